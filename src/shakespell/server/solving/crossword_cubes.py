"""Questions about Crossword Cubes: the best crossword of a roll, and what a crossword scores."""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ...analysis import crossword_cubes
from ...analysis.position import Document
from ...core.dice import shown
from ...core.game import Rolled
from ...core.table import Resolved
from ...games.crossword_cubes.scoring import Terms
from ..bodies import PastTurn
from ..wire import Message
from .asking import Box, Log, Question, Solve, Solver, SolveRoll, written
from .layouts import Rows, parsed
from .past import turn

MOST_SECONDS = 10

Length: TypeAlias = Annotated[int, Field(ge=2, le=8)]
Counted: TypeAlias = Annotated[int, Field(ge=-10_000, le=10_000)]
Lengths: TypeAlias = (
    Annotated[str, Field(max_length=100)]
    | Annotated[
        dict[Length, Counted],
        Field(max_length=7, json_schema_extra={"propertyNames": {"pattern": "^[2-8]$"}}),
    ]
)


class ByGame(Message):
    """By which of the two games a crossword scores (CC-8, CC-10)."""

    game: Literal["one", "two"] = "one"
    lengths_done: Lengths | None = None
    """Game Two: lengths made and what their words count, as ``2:8,5:11`` or ``{"2": 8, "5": 11}``."""
    harsh: bool = False
    """Game Two: the higher of two words of a length is deducted too (CC-12)."""


class AskCubesLayout(SolveRoll, ByGame):
    """The best crossword of a roll, what none can exceed, and whether it is proven best."""

    question: Literal["layout"] = "layout"
    turns_left: Annotated[int, Field(ge=0, le=3)] = 0
    """Game Two: turns of the round after this one."""
    seconds: Annotated[float, Field(ge=0.01, le=MOST_SECONDS)] = 3
    """How long to search at most."""


class AskCubesScore(SolveRoll, ByGame):
    """What a crossword scores: rows of letters, ``.`` for empty, lower case for a blank."""

    question: Literal["score"] = "score"
    rows: Rows


class CountedWord(Message):
    """A word of a crossword; ``adds`` is what it adds to the score, ``why`` says why not all of it."""

    word: str
    score: int
    valid: bool
    counted: bool
    adds: int = 0
    why: str | None = None


class Correction(Message):
    """What a length made before loses by a second word of that length (CC-12)."""

    length: int
    adds: int


class SolvedCrossword(Message):
    """The best crossword found. ``bound`` is never below the score, and ``proven`` says that nothing scores more."""

    score: int
    rows: tuple[str, ...]
    words: tuple[CountedWord, ...]
    corrections: tuple[Correction, ...]
    unused: tuple[str, ...]
    bound: int
    proven: bool
    seconds: float
    sum: str


class ScoredCrossword(Message):
    """What a crossword scores, and what is discounted."""

    valid: bool
    reason: str | None
    words: tuple[CountedWord, ...]
    corrections: tuple[Correction, ...]
    unused: tuple[str, ...]
    score: int
    sum: str | None = None


def _layout(asked: AskCubesLayout, box: Box) -> Document:
    faces = crossword_cubes.read_roll(written(asked), box.dice_set)
    return crossword_cubes.layout(faces, box.lexicon, _terms(asked), asked.turns_left, asked.seconds, box.stop)


def _score(asked: AskCubesScore, box: Box) -> Document:
    faces = crossword_cubes.read_roll(written(asked), box.dice_set)
    return crossword_cubes.score(parsed(asked.rows), faces, box.lexicon, _terms(asked))


def _terms(asked: ByGame) -> Terms:
    match asked.lengths_done:
        case str() as text:
            done = crossword_cubes.read_lengths(text)
        case dict() as made:
            done = list(made.items())
        case None:
            return crossword_cubes.terms(asked.game, None, asked.harsh)
    return crossword_cubes.terms(asked.game, done, asked.harsh)


# Turns that are over


def _past(log: Log) -> Iterator[PastTurn]:
    """Every turn on the score sheet: the best crossword of its roll."""
    asks = _asks(log)
    for line in log.sheet:
        if (line.round, line.turn, line.seat) in asks:
            yield turn(line.round, line.turn, line.seat, [asks[line.round, line.turn, line.seat]])


def _asks(log: Log) -> dict[tuple[int, int, int], Solve]:
    """What can be asked of each round, turn and seat: the dice as they fell, and the round as it then stood."""
    found: dict[tuple[int, int, int], Solve] = {}
    rules, cubes = log.setup.rules, log.setup.dice_set.dice("cubes")
    for told in log.steps:
        before = told.before
        match told.entry:
            case Resolved(_, Rolled()) if before.rolling:
                seat = before.rolling[0]
                glyphs = tuple(face.glyph for face in shown(cubes, told.step.state.hand(seat).rolled))
                ask = AskCubesLayout(match=log.match, dice=glyphs)
                if rules.game == "two":
                    done = {each.length: each.score for each in before.standings[seat].lengths}
                    two = {"game": "two", "lengths_done": done, "harsh": rules.duplicates == "harsh"}
                    ask = ask.model_copy(update={**two, "turns_left": crossword_cubes.TURNS - before.turn})
                found[before.round, before.turn, seat] = ask
    return found


SOLVER = Solver(
    (Question(AskCubesLayout, SolvedCrossword, _layout), Question(AskCubesScore, ScoredCrossword, _score)), _past
)
