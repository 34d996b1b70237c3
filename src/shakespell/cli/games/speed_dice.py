"""``score`` and ``layout`` for Speed Dice: is what lies right, and can these dice be linked at all?"""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..layouts import read_faces, read_layout
from ..options import AsJson, DiceSetOption, LexiconOption, chosen_dice, chosen_lexicon
from ..output import answer
from .commands import GameCommands, Verb

if TYPE_CHECKING:
    from ...core.dice import DiceSet, Face
    from ...words.layout import Layout
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
    chosen = chosen_dice(GAME, dice_set)
    faces = _faces(roll, chosen)
    document = _checked(read_layout(layout), faces, chosen_lexicon(lexicon, chosen.language))
    return answer(as_json, document, _score_lines(document))


def layout(
    roll: Roll,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """Linked words of all dice but one, or the proof that there are none (SD-1, SD-9)."""
    chosen = chosen_dice(GAME, dice_set)
    document = linked(_faces(roll, chosen), chosen_lexicon(lexicon, chosen.language))
    return answer(as_json, document, _layout_lines(document))


def _faces(roll: str, chosen: "DiceSet") -> "tuple[Face, ...]":
    return read_faces(roll, chosen.dice("rack"), chosen.language, 3, EXAMPLE)


def _checked(laid: "Layout", faces: "tuple[Face, ...]", lexicon: "Lexicon") -> Document:
    from ...words.layout import LayoutError, lay

    words = list(dict.fromkeys(laid.words()))
    try:
        left = [faces[die].glyph for die in lay(laid, faces).left]
    except LayoutError as fault:
        reason = str(fault)
        return _document(f"{reason[0].upper()}{reason[1:]}.", words, [face.glyph for face in faces])
    return _document(_fault(laid, words, len(faces) - 1, lexicon), words, left)


def _fault(laid: "Layout", words: list[str], count: int, lexicon: "Lexicon") -> str | None:
    """What is wrong with dice that lie, as a sentence; None where nothing is (SD-2, SD-12)."""
    from ...core.game import Word
    from ...games.speed_dice.game import LAYERS
    from ...presets.referees import referee

    if len(laid) != count:
        return f"{len(laid)} dice lie: link {count}, all but one."
    if not laid.is_connected:
        return f"The dice lie in {len(laid.islands())} groups: each must touch another, all in one group."
    judge = referee(lexicon)
    verdicts = [judge(Word(word, LAYERS)) for word in words]
    return next((verdict.reason for verdict in verdicts if verdict.answer != "yes"), None)


def _document(reason: str | None, words: list[str], left: list[str]) -> Document:
    return {"valid": reason is None, "reason": reason, "words": words, "left": left}


def _score_lines(document: Document) -> list[str]:
    words = "Words: " + (" ".join(document["words"]) or "none")
    first = "Right: all dice but one are linked." if document["valid"] else document["reason"]
    return [first, words, "Left: " + (" ".join(document["left"]) or "none")]


def linked(faces: "tuple[Face, ...]", lexicon: "Lexicon") -> Document:
    """A layout of all faces but one: words of the lexicon, and where these do not do, names and abbreviations."""
    from ...presets.referees import with_names
    from ...solver.layout import link

    found = link(lexicon.graph, faces, len(faces) - 1)
    if found.layout is None:
        found = link(with_names(lexicon).graph, faces, len(faces) - 1)
    if found.layout is None or found.placement is None:
        return {"found": False, "rows": [], "words": [], "left": [], "proven": found.proven}
    return {
        "found": True,
        "rows": list(found.layout.rows()),
        "words": list(dict.fromkeys(found.layout.words())),
        "left": [faces[die].glyph for die in found.placement.left],
        "proven": True,
    }


def _layout_lines(document: Document) -> list[str]:
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
