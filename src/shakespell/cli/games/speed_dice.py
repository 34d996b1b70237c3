"""``score`` and ``layout`` for Speed Dice: is what lies right, and can these dice be linked at all?"""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..layouts import read_layout
from ..options import AsJson, DiceSetOption, LexiconOption, chosen_dice, chosen_lexicon
from ..output import answer
from .commands import GameCommands, Verb

if TYPE_CHECKING:
    from ...core.dice import Face
    from ...words.lexicon import Lexicon
    from ..screen import ScreenMaker

GAME = "speed-dice"

Document = dict[str, Any]

Roll = Annotated[str, typer.Option("--roll", metavar="FACES", help="The faces that lie up, in any order.")]


def score(
    roll: Roll,
    layout: Annotated[
        str, typer.Option("--layout", metavar="FILE|-", help="Rows of letters, . for empty, small for a wild.")
    ],
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """Whether a layout is right: rolled dice, all but one of them, linked in words, names or abbreviations (SD-2)."""
    from ...analysis import speed_dice

    faces, words = _asked(roll, lexicon, dice_set)
    document = speed_dice.score(read_layout(layout), faces, words)
    return answer(as_json, document, _score_lines(document))


def layout(
    roll: Roll,
    dice: Annotated[
        int | None, typer.Option("--dice", min=2, max=15, help="How many dice to link; by default all but one.")
    ] = None,
    easiest: Annotated[bool, typer.Option("--easiest", help="Also the layout of the commonest words.")] = False,
    count: Annotated[bool, typer.Option("--count", help="Also how many layouts there are.")] = False,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """Linked words of all dice but one, or the proof that there are none (SD-1, SD-9)."""
    from ...analysis import speed_dice

    faces, words = _asked(roll, lexicon, dice_set)
    document = speed_dice.layout(faces, words, dice)
    if easiest:
        document["easiest"] = speed_dice.easiest_layout(faces, words, dice)
    if count:
        document["layouts"] = speed_dice.layouts(faces, words, dice)
    return answer(as_json, document, _layout_lines(document))


def _asked(roll: str, lexicon: str | None, dice_set: str | None) -> "tuple[tuple[Face, ...], Lexicon]":
    from ...analysis.speed_dice import read_roll

    chosen = chosen_dice(GAME, dice_set)
    return read_roll(roll, chosen), chosen_lexicon(lexicon, chosen.language)


def _score_lines(document: Document) -> list[str]:
    words = "Words: " + (" ".join(document["words"]) or "none")
    first = "Right: all dice but one are linked." if document["valid"] else document["reason"]
    return [first, words, "Left: " + (" ".join(document["left"]) or "none")]


def _layout_lines(document: Document) -> list[str]:
    lines = _linked_lines(document)
    if document.get("easiest"):
        lines += ["", "Easiest:", *_linked_lines(document["easiest"])]
    if document.get("layouts"):
        more = "" if document["layouts"]["all"] else " or more"
        lines.append(f"Layouts: {document['layouts']['count']}{more}")
    return lines


def _linked_lines(document: Document) -> list[str]:
    if not document["found"]:
        return ["These dice cannot be linked" + (": every way was tried." if document["proven"] else ".")]
    return [*document["rows"], "Words: " + " ".join(document["words"]), "Left: " + " ".join(document["left"])]


def _screen() -> "ScreenMaker":
    from .speed_dice_screen import SpeedDiceScreen

    return SpeedDiceScreen


EXAMPLE = '"H A M S T E R O"'

COMMANDS = GameCommands(
    verbs={
        "score": Verb(score, f"printf 'HAMSTER' | shakespell score speed-dice --roll {EXAMPLE} --layout -"),
        "layout": Verb(layout, f"shakespell layout speed-dice --roll {EXAMPLE}"),
    },
    screen=_screen,
)
