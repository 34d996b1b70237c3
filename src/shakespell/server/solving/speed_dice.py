"""Questions about Speed Dice: can these dice be linked, how easily, in how many ways; and is what lies right?"""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from ...analysis import speed_dice
from ...analysis.position import Document
from ...core.dice import shown
from ...core.game import Rolled
from ...core.table import Resolved
from ...games.speed_dice.state import Rolling
from ..bodies import PastTurn
from ..wire import Message
from .asking import Box, Log, Question, Solver, SolveRoll, written
from .layouts import Rows, parsed
from .past import turn

FEWEST = 3
"""Two dice, when all others have been set aside, need no search."""


class AskSpeedLayout(SolveRoll):
    """A layout of all dice but one, or the proof that there is none (SD-1, SD-9)."""

    question: Literal["layout"] = "layout"
    link: Annotated[int, Field(ge=2, le=15)] | None = None
    """How many dice to link: 8 for all; left out, all but one."""
    easiest: bool = False
    """Also the layout whose rarest word is the commonest."""
    count: bool = False
    """Also how many layouts there are."""


class AskSpeedScore(SolveRoll):
    """Whether a layout is right: all dice but one, linked in words, names or abbreviations (SD-2)."""

    question: Literal["score"] = "score"
    rows: Rows


class LinkedDice(Message):
    """Linked dice; ``found: false`` is always proven."""

    found: bool
    rows: tuple[str, ...]
    words: tuple[str, ...]
    left: tuple[str, ...]
    proven: bool


class EasyLink(LinkedDice):
    """Linked dice whose rarest word is of a tier; null where the lexicon does not say how common its words are."""

    tier: int | None


class LayoutCount(Message):
    """How many layouts of words of the lexicon there are; ``all`` says whether counting came to its end."""

    count: int
    all: bool


class SolvedLink(LinkedDice):
    """A layout or the proof that there is none, with what else was asked for."""

    easiest: EasyLink | None = None
    layouts: LayoutCount | None = None


class CheckedLink(Message):
    """Whether linked dice are right, and what is wrong with them."""

    valid: bool
    reason: str | None
    words: tuple[str, ...]
    left: tuple[str, ...]


def _layout(asked: AskSpeedLayout, box: Box) -> Document:
    faces = speed_dice.read_roll(written(asked), box.dice_set)
    document = speed_dice.layout(faces, box.lexicon, asked.link, box.stop)
    if asked.easiest:
        document["easiest"] = speed_dice.easiest_layout(faces, box.lexicon, asked.link, box.stop)
    if asked.count:
        document["layouts"] = speed_dice.layouts(faces, box.lexicon, asked.link, box.stop)
    return document


def _score(asked: AskSpeedScore, box: Box) -> Document:
    faces = speed_dice.read_roll(written(asked), box.dice_set)
    return speed_dice.score(parsed(asked.rows), faces, box.lexicon)


# Rounds that are over


def _past(log: Log) -> Iterator[PastTurn]:
    """Every roll of a round on the sheet, seat by seat: its dice linked, at the easiest, and in how many ways."""
    over = {line.round for line in log.sheet}
    for told in log.steps:
        before = told.before
        match told.entry, before.stage:
            case Resolved(_, Rolled()), Rolling(seats) if before.round in over:
                rack = told.step.state.rack(seats[0])
                dice = tuple(log.setup.dice_set.dice("rack")[number] for number in rack.dice)
                glyphs = tuple(face.glyph for face in shown(dice, rack.rolled))
                if len(glyphs) >= FEWEST:
                    ask = AskSpeedLayout(match=log.match, dice=glyphs, easiest=True, count=True)
                    yield turn(before.round, before.roll, seats[0], [ask])


SOLVER = Solver((Question(AskSpeedLayout, SolvedLink, _layout), Question(AskSpeedScore, CheckedLink, _score)), _past)
