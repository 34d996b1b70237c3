"""``score``, ``best``, ``advise`` and ``why`` for Dice Words."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from ..options import (
    AsJson,
    DiceSetOption,
    LexiconOption,
    RollOption,
    TopOption,
    chosen_dice,
    chosen_lexicon,
    why_not,
)
from ..output import Unusable, answer
from ..spelled import (
    Document,
    advice_document,
    advice_lines,
    best_lines,
    dice_document,
    essence,
    score_lines,
    why_document,
    why_lines,
)
from .commands import GameCommands, Verb

if TYPE_CHECKING:
    from ...core.dice import DiceSet, Die, Face
    from ...games.icewords.state import Reckoning
    from ...presets.rolls import Placement
    from ...solver.keep import Advice
    from ...words.lexicon import Lexicon
    from ...words.spelling import Letter
    from ..screen import ScreenMaker

GAME = "icewords"
SHORTEST = 2

Targets = Annotated[str | None, typer.Option("--targets", metavar="LETTERS", help="The letters on the ice cube dice.")]
IgnoreTargets = Annotated[
    bool, typer.Option("--ignore-targets", help="Word score times letters, for younger players (KW-13).")
]
Side = Annotated[Literal["A", "B"], typer.Option("--side", help="The side of the board with the bonus points (KW-13).")]
MinLength = Annotated[int, typer.Option("--min-length", min=2, max=8, help="The fewest letters a word may have.")]


@dataclass(frozen=True, slots=True)
class Scored:
    """How this command scores: the dice that lie, the targets, the seat's aids."""

    dice: "tuple[Die, ...]"
    targets: "tuple[Face, ...]"
    ignore_targets: bool
    side: str
    dice_set: "DiceSet"
    lexicon: "Lexicon"
    min_length: int

    def reckoned(self, word: str, value: int) -> "Reckoning":
        """What a word comes to (KW-5 to KW-8)."""
        from ...games.icewords.rules import Rules, SeatOptions
        from ...games.icewords.scoring import reckoning

        bonus = self.dice_set.bonus(f"side-{self.side.lower()}")
        return reckoning(word, value, self.targets, bonus, Rules(), SeatOptions(ignore_targets=self.ignore_targets))


def score(
    roll: RollOption,
    word: Annotated[str, typer.Option("--word", metavar="WORD", help="The word to be scored.")],
    targets: Targets = None,
    ignore_targets: IgnoreTargets = False,
    side: Side = "A",
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """What a word scores: the sum of its dice times the targets matched, and the bonus (KW-5 to KW-8)."""
    from ...presets.rolls import one_answer

    if targets is None and not ignore_targets:
        raise Unusable("say which letters the ice dice show: --targets ACHD, or --ignore-targets")
    how, found = _asked(roll, targets, ignore_targets, side, min_length, lexicon, dice_set)
    document = one_answer(
        found, how.dice, lambda rolled: _scored(how, rolled, word), lambda scored: (scored["score"], scored["valid"])
    )
    return answer(as_json, document, score_lines(document))


def best(
    roll: RollOption,
    targets: Targets = None,
    top: TopOption = 10,
    ignore_targets: IgnoreTargets = False,
    side: Side = "A",
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """The words these dice spell that score most, best first; without targets only the bonus counts (KW-6, KW-8)."""
    from ...presets.rolls import one_answer

    how, found = _asked(roll, targets, ignore_targets, side, min_length, lexicon, dice_set)
    documents = one_answer(
        found,
        how.dice,
        lambda rolled: best_documents(how, rolled, top),
        lambda words: [(scored["word"], scored["score"]) for scored in words],
    )
    return answer(as_json, {"words": documents}, best_lines(documents))


def advise(
    roll: RollOption,
    targets: Targets = None,
    rolls_left: Annotated[int, typer.Option("--rolls-left", min=0, max=5, help="How many rerolls are left.")] = 2,
    top: TopOption = 10,
    ignore_targets: IgnoreTargets = False,
    side: Side = "A",
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """Which dice to keep: the exact expected score of every choice, if all later choices are the best (KW-3)."""
    from ...presets.rolls import by_die, one_answer

    how, found = _asked(roll, targets, ignore_targets, side, min_length, lexicon, dice_set, by_die)
    advice = one_answer(found, how.dice, lambda rolled: _advice(how, rolled, rolls_left, top), essence)
    document = advice_document(advice, best_documents(how, found[0].rolled, 1))
    return answer(as_json, document, advice_lines(document))


def why(word: str, roll: str | None, dice_set: str | None, as_json: bool) -> int:
    """The dice that spell a word, or the proof that none can."""
    from ...words.folding import LANGUAGES, Obstacle

    chosen = chosen_dice(GAME, dice_set)
    normal = LANGUAGES[chosen.language].normal(word)
    if isinstance(normal, Obstacle):
        document: Document = {"possible": False, "dice": None, "reason": normal.reason}
    elif roll is None:
        document = why_document(normal, chosen.dice("rack"), None)
    else:
        dice, found = _read(roll, chosen)
        document = why_document(normal, dice, found[0].rolled)
    points = sum(use["points"] for use in document["dice"] or ())
    return answer(as_json, document, why_lines(word, document, f"{points} points"))


# What was asked


def _asked(
    roll: str,
    targets: str | None,
    ignore_targets: bool,
    side: str,
    min_length: int,
    lexicon: str | None,
    dice_set: str | None,
    tells: Any = None,
) -> "tuple[Scored, tuple[Placement, ...]]":
    chosen = chosen_dice(GAME, dice_set)
    words = chosen_lexicon(lexicon, chosen.language)
    dice, found = _read(roll, chosen, tells)
    ice = read_targets(targets, chosen) if targets is not None else ()
    return Scored(dice, ice, ignore_targets, side, chosen, words, min_length), found


def _read(roll: str, chosen: "DiceSet", tells: Any = None) -> "tuple[tuple[Die, ...], tuple[Placement, ...]]":
    """The dice of a roll and how it can lie on them: seven drink dice, with an eighth face the sugar die (KW-12)."""
    from dataclasses import replace

    from ...core.dice import Group
    from ...presets.rolls import by_face, read_glyphs, read_roll

    rack, sugar = chosen.dice("rack"), chosen.dice("sugar")
    faces = roll.count("=") if "=" in roll else len(read_glyphs(roll, rack + sugar, chosen.language))
    dice = rack + sugar if faces > len(rack) else rack
    whole = replace(chosen, groups=(Group("rack", dice),))
    return dice, read_roll(roll, whole, tells=tells or by_face)


def read_targets(text: str, chosen: "DiceSet") -> "tuple[Face, ...]":
    """The faces of the ice dice, in any order; Unusable for a letter they do not have, or too many or few."""
    from ...presets.rolls import read_glyphs

    ice = chosen.dice("ice")
    glyphs = read_glyphs(text, ice, chosen.language)
    if len(glyphs) != len(ice):
        raise Unusable(f"--targets has {len(glyphs)} letters, and there are {len(ice)} ice dice: write such as ACHD")
    faces = {face.glyph: face for die in ice for face in die.faces}
    return tuple(faces[glyph] for glyph in glyphs)


# Scoring


def _scored(how: Scored, rolled: tuple[int, ...], text: str) -> Document:
    from ...core.game import IllegalAction
    from ...games.icewords.scoring import UNSCORED, arranged, normal_word

    normal = how.lexicon.folding.normal(text)
    try:
        word = normal_word(how.lexicon.folding, text, how.dice)
        letters, value = arranged(word, how.dice, rolled, None)
    except IllegalAction as refusal:
        return _document(normal if isinstance(normal, str) else text, (), UNSCORED, refusal.message)
    reason = why_not(how.lexicon, word)
    if len(word) < how.min_length:
        reason = f"{word} is too short: a word has at least {how.min_length} letters."
    return _document(word, letters, UNSCORED if reason else how.reckoned(word, value), reason)


def best_documents(how: Scored, rolled: tuple[int, ...], top: int) -> list[Document]:
    """The best words of a roll, as ``score`` answers them; of equal scores the commoner word first."""
    from ...core.dice import shown
    from ...games.icewords.scoring import arranged
    from ...solver.rack import best_words

    faces = shown(how.dice, rolled)
    ranked = best_words(
        how.lexicon, faces, lambda word, found: how.reckoned(word, found.points).sum.score, top, how.min_length
    )
    documents = []
    for each in ranked:
        letters, value = arranged(each.word, how.dice, rolled, each.spelling.dice)
        documents.append(_document(each.word, letters, how.reckoned(each.word, value), None))
    return documents


def _document(word: str, letters: "Iterable[Letter]", worth: "Reckoning", reason: str | None) -> Document:
    return {
        "valid": reason is None,
        "reason": reason,
        "word": word,
        "dice": dice_document(letters),
        "value": worth.sum.value,
        "targets_matched": len(worth.matched),
        "multiplier": worth.sum.multiplier,
        "subtotal": worth.subtotal,
        "bonus": worth.sum.bonus,
        "score": worth.sum.score,
    }


# Advice


def _advice(how: Scored, rolled: tuple[int, ...], rolls_left: int, top: int) -> "Advice":
    from ...bots.icewords import keep_table

    weights = tuple((letter, 1) for letter in sorted({face.readings[0] for face in how.targets if face.readings}))
    bonus = how.dice_set.bonus(f"side-{how.side.lower()}").points
    try:
        table = keep_table(how.lexicon, how.dice, weights, bonus, how.ignore_targets, rolls_left, how.min_length)
    except ValueError as fault:
        raise Unusable(f"no exact advice for these dice: {fault}") from fault
    return table.advise(rolled, rolls_left, top)


def _hot_seat(place: int, players: int, _rules: object) -> Document:
    """At one keyboard the rounds of the players follow each other, each with the whole time (KW-2)."""
    return {"time_percent": 100 * (place + 1)} if players > 1 else {}


def _screen() -> "ScreenMaker":
    from .icewords_screen import IcewordsScreen

    return IcewordsScreen


ROLL = '--roll "M A ? C H T E"'

COMMANDS = GameCommands(
    verbs={
        "score": Verb(score, f"shakespell score icewords {ROLL} --targets ACTG --word MATCH"),
        "best": Verb(best, f"shakespell best icewords {ROLL} --targets ACTG --top 5"),
        "advise": Verb(advise, f"shakespell advise icewords {ROLL} --targets ACTG --rolls-left 2"),
    },
    why=why,
    screen=_screen,
    hot_seat=_hot_seat,
)
