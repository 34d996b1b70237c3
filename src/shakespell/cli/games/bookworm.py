"""Bookworm at the command line: what a round brings, words to name, and a game to be played in a terminal."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..options import AsJson, DiceSetOption, TopOption, chosen_dice
from ..output import Unusable, answer, columns
from .commands import GameCommands, Verb

if TYPE_CHECKING:
    from ...core.cards import Category
    from ...core.dice import DiceSet, Face
    from ...games.bookworm.scoring import RoundSum
    from ..screen import ScreenMaker

GAME = "bookworm"

CategoryOption = Annotated[
    str, typer.Option("--category", metavar="CATEGORY", help="A category by its id or its title, such as 'fruit'.")
]
LettersOption = Annotated[
    str, typer.Option("--letters", metavar="FACES", help="The faces on the table, such as 'B CK Z'.")
]


def score(
    dice: Annotated[
        str, typer.Option("--dice", metavar="FACES", help="The faces of the dice before you, such as 'B CK A-Z'.")
    ] = "",
    cards: Annotated[int, typer.Option("--cards", min=0, max=6, help="The Bookworm cards before you.")] = 0,
    failed: Annotated[bool, typer.Option("--failed", help="You are who failed to name a word.")] = False,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """What a round brings a player: dots and Bookworm cards, less what failing costs (BW-6)."""
    found = _round_sum(dice, cards, failed, chosen_dice(GAME, dice_set))
    document = {
        "dice": [{"die": die.die, "face": die.glyph, "dots": die.dots} for die in found.dice],
        "dots": found.dots,
        "cards": found.cards,
        "penalty": found.penalty,
        "score": found.score,
    }
    dots = "  ".join(f"{die.glyph} {die.dots}" for die in found.dice)
    return answer(as_json, document, [str(found), *([dots] if dots else [])])


def _round_sum(text: str, cards: int, failed: bool, box: "DiceSet") -> "RoundSum":
    from ...core.game import Seat
    from ...games.bookworm.rules import Rules
    from ...games.bookworm.scoring import round_sum
    from ...games.bookworm.special import dice_in_play
    from ...presets.rolls import read_some

    has_special = any(group.name == "special" for group in box.groups)
    you, dice = Seat(0), dice_in_play(Rules(special_die=has_special), box)
    lying = read_some(text.replace("/", ""), dice, box.language).faces if text.strip() else (None,) * len(dice)
    faces = [die.faces[number or 0] for die, number in zip(dice, lying, strict=True)]
    owners = [None if number is None else you for number in lying]
    return round_sum(you, dice, faces, owners, (cards,), you if failed else None)


def name(
    category: CategoryOption,
    letters: LettersOption,
    top: TopOption = 10,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """Words of a category that begin with a letter on the table, the commonest first."""
    from ...presets.categories import members

    box = chosen_dice(GAME, dice_set)
    known = members(box.language)
    if known is None:
        raise Unusable(f"no words are known for the categories of {box.title}")
    found = _category(category, box)
    order = {word: place for place, word in enumerate(known.words.get(found.id, ()))}
    faces = {face.glyph: face for face in _faces(letters, box)}
    named = [
        (word, glyph)
        for glyph, face in faces.items()
        for reading in face.readings
        for word in known.beginning(found.id, reading)
    ]
    named.sort(key=lambda each: order[each[0]])
    words = [{"word": word, "die": glyph, "tier": _tier(word, box.language)} for word, glyph in named[:top]]
    return answer(as_json, {"words": words}, _lines(found.title, words))


def _tier(word: str, language: str) -> int | None:
    """How rare a word is, as its lexicon has it; None for names, phrases and what no lexicon has."""
    from ...presets import default_lexicon

    lexicon = default_lexicon(language)
    return lexicon.tier(word) if lexicon.contains(word) else None


def _category(asked: str, box: "DiceSet") -> "Category":
    """A category by id or title; Unusable, with the nearest ones, where there is none."""
    from difflib import get_close_matches

    wanted = asked.strip().casefold()
    there = [category for card in box.cards for category in card.categories]
    for category in there:
        if wanted in (category.id, category.title.casefold()):
            return category
    ids = [each.id for each in there]
    near = get_close_matches(wanted.replace(" ", "-"), ids, n=3, cutoff=0.5) or ids[:5]
    raise Unusable(f"--category: there is no category {asked[:60]}; did you mean {', '.join(near)}?")


def _faces(text: str, box: "DiceSet") -> "list[Face]":
    """The faces that are named, each one that a white die shows; Unusable for any other."""
    known = {face.glyph: face for die in box.dice("white") for face in die.faces}
    glyphs = text.replace(",", " ").upper().replace("/", "").split()
    if not glyphs:
        raise Unusable("--letters names no face: write such as 'B CK Z'")
    for glyph in glyphs:
        if glyph not in known:
            raise Unusable(f"--letters: no die shows {glyph[:20]}; the faces are {' '.join(sorted(known))}")
    return [known[glyph] for glyph in dict.fromkeys(glyphs)]


def _lines(title: str, words: list[dict[str, Any]]) -> list[str]:
    if not words:
        return [f"{title}: no word is known for these letters; think of one, and the others decide."]
    return columns([each["word"], each["die"], each["tier"] or ""] for each in words)


def _screen() -> "ScreenMaker":
    from .bookworm_screen import BookwormScreen

    return BookwormScreen


COMMANDS = GameCommands(
    verbs={
        "score": Verb(score, "shakespell score bookworm --dice 'B CK Q' --cards 2"),
        "name": Verb(name, "shakespell name bookworm --category fruit --letters 'B CK Z'"),
    },
    screen=_screen,
)
