"""Questions about Bookworm: words of a category by their first letter, and whether a word fits it (BW-9)."""

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ...analysis import bookworm
from ...analysis.position import Document
from ...core.dice import shown
from ..bodies import PastTurn
from ..wire import Message
from .asking import Box, Log, Question, Roll, Solve, Solver, Top, Word
from .past import turn

LISTED = 200
"""How many words are told of a round that is over."""

CategoryName: TypeAlias = Annotated[str, Field(max_length=60)]


class AskBookwormName(Solve):
    """Words of a category that begin with a letter on the table, the commonest first."""

    question: Literal["name"] = "name"
    category: CategoryName
    """Its id or its title, such as ``fruit``."""
    letters: Roll
    """The faces on the table: ``B CK Z``."""
    top: Top = 10


class AskBookwormWhy(Solve):
    """Whether a word is on our list for a category."""

    question: Literal["why"] = "why"
    category: CategoryName
    word: Word


class KnownWord(Message):
    """A word that fits, the die it may be named for, and how rare it is."""

    word: str
    die: str
    tier: int | None


class KnownWords(Message):
    """Words that fit, the commonest first."""

    words: tuple[KnownWord, ...]


class Fits(Message):
    """Whether a word is on our list; one that is not counts unless the others dispute it."""

    word: str
    category: str
    on_list: bool
    reason: str


def _name(asked: AskBookwormName, box: Box) -> Document:
    bookworm.known_members(box.dice_set)
    category = bookworm.read_category(asked.category, box.dice_set)
    return bookworm.name(category, asked.letters, box.dice_set, asked.top)


def _why(asked: AskBookwormWhy, box: Box) -> Document:
    return bookworm.why(asked.word, bookworm.read_category(asked.category, box.dice_set), box.dice_set)


# Rounds that are over


def _past(log: Log) -> Iterator[PastTurn]:
    """Every category of a round on the sheet: the words we know for the dice that lay on the table."""
    over = {line.round for line in log.sheet}
    white = log.setup.dice_set.dice("white")
    told: dict[tuple[int, str], str] = {}
    for each in log.steps:
        state = each.before
        if state.round in over and state.category is not None and state.rolled:
            glyphs = " ".join(face.glyph for face in shown(white, state.rolled[: len(white)]))
            told[state.round, state.category.id] = glyphs
    rounds = Counter[int]()
    for (round_, category), letters in told.items():
        rounds[round_] += 1
        ask = AskBookwormName(match=log.match, category=category, letters=letters, top=LISTED)
        yield turn(round_, rounds[round_], None, [ask])


SOLVER = Solver((Question(AskBookwormName, KnownWords, _name), Question(AskBookwormWhy, Fits, _why)), _past)
