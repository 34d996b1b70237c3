"""``score``, ``best``, ``advise`` and ``why`` for Dice Words."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import TYPE_CHECKING, Annotated, Literal

import typer

from ..options import (
    AsJson,
    AtLeastOption,
    DiceSetOption,
    LexiconOption,
    RollOption,
    TopOption,
    chosen_dice,
    chosen_lexicon,
)
from ..output import Unusable, answer
from ..spelled import advice_lines, best_lines, score_lines, why_lines
from .commands import GameCommands, Verb

if TYPE_CHECKING:
    from ...analysis.icewords import Scoring
    from ..screen import ScreenMaker

GAME = "icewords"
SHORTEST = 2

Targets = Annotated[str | None, typer.Option("--targets", metavar="LETTERS", help="The letters on the ice cube dice.")]
IgnoreTargets = Annotated[
    bool, typer.Option("--ignore-targets", help="Word score times letters, for younger players (KW-13).")
]
Side = Annotated[Literal["A", "B"], typer.Option("--side", help="The side of the board with the bonus points (KW-13).")]
MinLength = Annotated[int, typer.Option("--min-length", min=2, max=8, help="The fewest letters a word may have.")]


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
    from ...analysis import icewords

    if targets is None and not ignore_targets:
        raise Unusable("say which letters the ice dice show: --targets ACHD, or --ignore-targets")
    document = icewords.score(_asked(targets, ignore_targets, side, min_length, lexicon, dice_set), roll, word)
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
    from ...analysis import icewords

    document = icewords.best(_asked(targets, ignore_targets, side, min_length, lexicon, dice_set), roll, top)
    return answer(as_json, document, best_lines(document))


def advise(
    roll: RollOption,
    targets: Targets = None,
    rolls_left: Annotated[int, typer.Option("--rolls-left", min=0, max=5, help="How many rerolls are left.")] = 2,
    top: TopOption = 10,
    at_least: AtLeastOption = None,
    ignore_targets: IgnoreTargets = False,
    side: Side = "A",
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """Which dice to keep: the exact expected score of every choice, if all later choices are the best (KW-3)."""
    from ...analysis import icewords

    asked = _asked(targets, ignore_targets, side, min_length, lexicon, dice_set)
    document = icewords.advise(asked, roll, rolls_left, top, at_least)
    return answer(as_json, document, advice_lines(document))


def why(word: str, roll: str | None, dice_set: str | None, as_json: bool) -> int:
    """The dice that spell a word, or the proof that none can."""
    from ...analysis import icewords
    from ...core.counting import counted

    document = icewords.why(chosen_dice(GAME, dice_set), word, roll)
    points = sum(use["points"] for use in document["dice"] or ())
    return answer(as_json, document, why_lines(word, document, counted(points, "point")))


def _asked(
    targets: str | None,
    ignore_targets: bool,
    side: Literal["A", "B"],
    min_length: int,
    lexicon: str | None,
    dice_set: str | None,
) -> "Scoring":
    from ...analysis.icewords import Scoring, read_targets

    dice = chosen_dice(GAME, dice_set)
    ice = read_targets(targets, dice) if targets is not None else ()
    words = chosen_lexicon(lexicon, dice.language)
    return Scoring(dice, words, ice, ignore_targets, side, min_length, option="--roll ")


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
)
