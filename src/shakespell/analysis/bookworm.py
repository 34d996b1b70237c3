"""Bookworm: what a round brings (BW-6), words of a category by their first letter, and whether a word fits (BW-9)."""

from difflib import get_close_matches

from ..core.cards import Category
from ..core.dice import DiceSet, Face
from ..core.game import Seat
from ..games.bookworm.naming import Phrase, phrase
from ..games.bookworm.rules import Rules
from ..games.bookworm.scoring import RoundSum, round_sums
from ..games.bookworm.special import dice_in_play
from ..presets import default_lexicon
from ..presets.categories import is_member, members
from ..presets.lexicons import discretion
from ..presets.rolls import read_some
from ..words.categories import Members
from ..words.folding import LANGUAGES
from .position import Document, PositionError


def score(dice: str, cards: int, failed: bool, box: DiceSet) -> tuple[Document, RoundSum]:
    """What a round brings a player: dots and Bookworm cards, less what failing costs."""
    found = _round_sum(dice, cards, failed, box)
    document = {
        "dice": [{"die": die.die, "face": die.glyph, "dots": die.dots} for die in found.dice],
        "dots": found.dots,
        "cards": found.cards,
        "penalty": found.penalty,
        "score": found.score,
    }
    return document, found


def _round_sum(text: str, cards: int, failed: bool, box: DiceSet) -> RoundSum:
    has_special = any(group.name == "special" for group in box.groups)
    you, dice = Seat(0), dice_in_play(Rules(special_die=has_special), box)
    lying = read_some(text.replace("/", ""), dice, box.language).faces if text.strip() else (None,) * len(dice)
    owners = [None if number is None else you for number in lying]
    return round_sums(dice, [number or 0 for number in lying], owners, (cards,), you if failed else None)[you]


def name(category: Category, letters: str, box: DiceSet, top: int = 10) -> Document:
    """Words of a category that begin with a letter on the table, the commonest first; none that we do not say."""
    says = discretion(box.language).says
    known = known_members(box)
    order = {word: place for place, word in enumerate(known.words.get(category.id, ()))}
    named = [
        (word, face.glyph)
        for face in read_letters(letters, box)
        for reading in face.readings
        for word in known.beginning(category.id, reading)
        if says(word)
    ]
    named.sort(key=lambda each: order[each[0]])
    return {"words": [{"word": word, "die": glyph, "tier": _tier(word, box.language)} for word, glyph in named[:top]]}


def why(word: str, category: Category, box: DiceSet) -> Document:
    """Whether a word is on our list for a category; one that is not goes to the others, as at a table."""
    folding = LANGUAGES[box.language]
    said = phrase(word, folding, box.language)
    if not isinstance(said, Phrase):
        return {"word": word, "category": category.id, "on_list": False, "reason": said.reason}
    on_list = is_member(word, category.id, box.language, folding)
    reason = (
        f"{said.text} is on our list for {category.title}: it counts at once."
        if on_list
        else f"{said.text} is not on our list for {category.title}: it counts unless the others dispute it."
    )
    return {"word": said.text, "category": category.id, "on_list": on_list, "reason": reason}


def known_members(box: DiceSet) -> Members:
    """The words we know for the categories of a box; PositionError where there are none."""
    known = members(box.language)
    if known is None:
        raise PositionError(f"no words are known for the categories of {box.title}")
    return known


def read_category(asked: str, box: DiceSet) -> Category:
    """A category by id or title; PositionError, with the nearest ones, where there is none."""
    wanted = asked.strip().casefold()
    there = [category for card in box.cards for category in card.categories]
    for category in there:
        if wanted in (category.id, category.title.casefold()):
            return category
    ids = [each.id for each in there]
    near = get_close_matches(wanted.replace(" ", "-"), ids, n=3, cutoff=0.5) or ids[:5]
    raise PositionError(f"there is no category {asked[:60]}; did you mean {', '.join(near)}?")


def read_letters(text: str, box: DiceSet) -> list[Face]:
    """The faces that are named, each one that a white die shows; PositionError for any other."""
    known = {face.glyph: face for die in box.dice("white") for face in die.faces}
    glyphs = text.replace(",", " ").upper().replace("/", "").split()
    if not glyphs:
        raise PositionError("what is given as letters names no face: write such as 'B CK Z'")
    for glyph in glyphs:
        if glyph not in known:
            raise PositionError(f"no die shows {glyph[:20]}; the faces are {' '.join(sorted(known))}")
    return [known[glyph] for glyph in dict.fromkeys(glyphs)]


def _tier(word: str, language: str) -> int | None:
    """How rare a word is, as its lexicon has it; None for names, phrases and what no lexicon has."""
    lexicon = default_lexicon(language)
    return lexicon.tier(word) if lexicon.contains(word) else None
