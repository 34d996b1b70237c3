"""``score`` and ``layout`` for Crossword Cubes: what a crossword is worth, and the best one there is."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from ..layouts import read_layout
from ..options import AsJson, DiceSetOption, LexiconOption, chosen_dice, chosen_lexicon
from ..output import Unusable, answer, columns
from .commands import GameCommands, Verb

if TYPE_CHECKING:
    from ...core.dice import Face
    from ...games.crossword_cubes.scoring import Terms
    from ...words.lexicon import Lexicon
    from ..screen import ScreenMaker

GAME = "crossword-cubes"
TURNS = 4
EXAMPLE = '"A E R T L S N ? O D I G M E"'

Document = dict[str, Any]

Roll = Annotated[
    str, typer.Option("--roll", metavar="FACES", help="The faces that lie up, in any order, ? for a blank.")
]
Which = Annotated[Literal["one", "two"], typer.Option("--game", help="By which of the two games (CC-8, CC-10).")]
Harsh = Annotated[bool, typer.Option("--harsh", help="The higher of two words of a length is deducted too (CC-12).")]
LengthsDone = Annotated[
    str | None,
    typer.Option("--lengths-done", metavar="2:8,5:11", help="Game Two: lengths made, and what their words count."),
]


def score(
    roll: Roll,
    layout: Annotated[
        str, typer.Option("--layout", metavar="FILE|-", help="Rows of letters, . for empty, small for a blank.")
    ],
    game: Which = "one",
    lengths_done: LengthsDone = None,
    harsh: Harsh = False,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """What a crossword scores: every word the sum of its dice, less the dice that are not used (CC-5)."""
    from ...analysis import crossword_cubes

    faces, words = _asked(roll, lexicon, dice_set)
    document = crossword_cubes.score(read_layout(layout), faces, words, _terms(game, lengths_done, harsh))
    return answer(as_json, document, _score_lines(document))


def layout(
    roll: Roll,
    game: Which = "one",
    lengths_done: LengthsDone = None,
    turns_left: Annotated[
        int, typer.Option("--turns-left", min=0, max=TURNS - 1, help="Game Two: turns of the round after this one.")
    ] = 0,
    harsh: Harsh = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, max=600, help="How long to search at most.")] = 10,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """The best crossword found, what none can exceed, and whether it is proven best."""
    from ...analysis import crossword_cubes

    faces, words = _asked(roll, lexicon, dice_set)
    document = crossword_cubes.layout(faces, words, _terms(game, lengths_done, harsh), turns_left, seconds)
    return answer(as_json, document, _layout_lines(document))


# What was asked


def _asked(roll: str, lexicon: str | None, dice_set: str | None) -> "tuple[tuple[Face, ...], Lexicon]":
    from ...analysis.crossword_cubes import read_roll

    chosen = chosen_dice(GAME, dice_set)
    return read_roll(roll, chosen), chosen_lexicon(lexicon, chosen.language)


def _terms(game: Literal["one", "two"], lengths_done: str | None, harsh: bool) -> "Terms":
    from ...analysis.crossword_cubes import read_lengths, terms

    if game == "one" and (lengths_done is not None or harsh):
        raise Unusable("--lengths-done and --harsh belong to Game Two: add --game two")
    return terms(game, None if game == "one" else read_lengths(lengths_done or ""), harsh)


# For people


WHY = {
    "not-allowed": "not allowed",
    "island": "not connected",
    "same-length": "a second of its length",
    "too-long": "too long for Game Two",
}


def _score_lines(document: Document) -> list[str]:
    if "sum" not in document:
        return [document["reason"]]
    rows = [(word["word"], word["score"], WHY.get(word["why"] or "", "")) for word in document["words"]]
    reason = [document["reason"]] if document["reason"] else []
    unused = [f"Unused: {' '.join(document['unused'])}"] if document["unused"] else []
    return [*reason, *columns(rows), *unused, document["sum"]]


def _layout_lines(document: Document) -> list[str]:
    best = "proven best" if document["proven"] else f"no crossword brings more than {document['bound']}"
    return [*document["rows"], document["sum"], f"{best} ({document['seconds']} s)"]


def _screen() -> "ScreenMaker":
    from .crossword_cubes_screen import CubesScreen

    return CubesScreen


COMMANDS = GameCommands(
    verbs={
        "score": Verb(
            score, f"printf 'GAME\\n.R.\\n.T.\\n' | shakespell score crossword-cubes --roll {EXAMPLE} --layout -"
        ),
        "layout": Verb(layout, f"shakespell layout crossword-cubes --roll {EXAMPLE} --seconds 5"),
    },
    screen=_screen,
)
