"""``score``, ``best``, ``advise`` and ``why`` for Dicewords."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import TYPE_CHECKING, Annotated, Any

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
from ..output import answer
from ..spelled import advice_lines, best_lines, score_lines, why_lines
from .commands import GameCommands, Verb

if TYPE_CHECKING:
    from ...analysis.dicewords import Spelling
    from ..screen import ScreenMaker

GAME = "dicewords"
SHORTEST = 3

MinLength = Annotated[int, typer.Option("--min-length", min=2, max=9, help="The fewest letters a word may have.")]


def score(
    roll: RollOption,
    word: Annotated[str, typer.Option("--word", metavar="WORD", help="The word to be scored.")],
    dice: Annotated[
        str | None, typer.Option("--dice", metavar="NAMES", help="The die of each letter, where you choose (DW-5).")
    ] = None,
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """What a word scores with these dice: the sum of its dice times its letters (DW-4)."""
    from ...analysis import dicewords

    document = dicewords.score(_asked(lexicon, dice_set, min_length), roll, word, dice)
    return answer(as_json, document, score_lines(document))


def best(
    roll: RollOption,
    top: TopOption = 10,
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """The words these dice spell that score most, best first."""
    from ...analysis import dicewords

    document = dicewords.best(_asked(lexicon, dice_set, min_length), roll, top)
    return answer(as_json, document, best_lines(document))


def advise(
    roll: RollOption,
    rolls_left: Annotated[int, typer.Option("--rolls-left", min=0, max=5, help="How many rerolls are left.")] = 2,
    top: TopOption = 10,
    at_least: AtLeastOption = None,
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """Which dice to keep: the exact expected score of every choice, if all later choices are the best."""
    from ...analysis import dicewords

    document = dicewords.advise(_asked(lexicon, dice_set, min_length), roll, rolls_left, top, at_least)
    return answer(as_json, document, advice_lines(document))


def why(word: str, roll: str | None, dice_set: str | None, as_json: bool) -> int:
    """The dice that spell a word, or the proof that none can."""
    from ...analysis import dicewords

    document = dicewords.why(chosen_dice(GAME, dice_set), word, roll)
    return answer(as_json, document, why_lines(word, document, _worth(document["dice"])))


def _asked(lexicon: str | None, dice_set: str | None, min_length: int) -> "Spelling":
    from ...analysis.dicewords import Spelling

    dice = chosen_dice(GAME, dice_set)
    return Spelling(dice, chosen_lexicon(lexicon, dice.language), min_length, option="--roll ")


def _worth(dice: list[dict[str, Any]] | None) -> str:
    """What the best spelling of ``why`` comes to (DW-4)."""
    points = sum(use["points"] for use in dice or ())
    letters = sum(len(use["letter"]) for use in dice or ())
    return f"{points} x {letters} = {points * letters}"


def _screen() -> "ScreenMaker":
    from .dicewords_screen import DicewordsScreen

    return DicewordsScreen


ROLL = '--roll "E L E P H N T E V"'

COMMANDS = GameCommands(
    verbs={
        "score": Verb(score, f"shakespell score dicewords {ROLL} --word ELEPHANT"),
        "best": Verb(best, f"shakespell best dicewords {ROLL} --top 5"),
        "advise": Verb(advise, f"shakespell advise dicewords {ROLL} --rolls-left 2"),
    },
    why=why,
    screen=_screen,
)
