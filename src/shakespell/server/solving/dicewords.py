"""Questions about Dicewords: best words, which dice to keep, why not, and turns that are over."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from ...analysis import dicewords
from ...analysis.dicewords import Spelling
from ...analysis.position import Document
from ...core.game import Rolled
from ...core.table import Played, Resolved
from ...games.dicewords.actions import Reroll
from ..bodies import PastTurn
from .asking import Box, Log, Names, PastRoll, Question, Roll, Solve, Solver, SolveRoll, Top, Word, written
from .past import Rolls, turn
from .spelled import (
    LISTED,
    Advice,
    AtLeast,
    Review,
    RollsLeft,
    Score,
    ScoredWord,
    SolvedWords,
    Spelled,
    TurnValue,
    check_size,
    fits,
)

MinLength = Annotated[int, Field(ge=2, le=20)]


class AskDicewordsBest(SolveRoll):
    """The words that a roll spells and that score most."""

    question: Literal["best"] = "best"
    top: Top = 10
    min_length: MinLength = 3


class AskDicewordsScore(SolveRoll):
    """What a word scores with a roll; ``letters_on`` names the die of each letter, where the player chooses (DW-5)."""

    question: Literal["score"] = "score"
    word: Word
    letters_on: Names | None = None
    min_length: MinLength = 3


class AskDicewordsAdvise(SolveRoll):
    """Which dice to keep; with ``at_least`` also how likely such a score is, and what to keep for it."""

    question: Literal["advise"] = "advise"
    rolls_left: RollsLeft = 2
    top: Top = 10
    at_least: AtLeast | None = None
    min_length: MinLength = 3


class AskDicewordsBefore(Solve):
    """What a turn is worth before its first roll."""

    question: Literal["before"] = "before"
    rolls_left: RollsLeft = 2
    min_length: MinLength = 3


class AskDicewordsReview(Solve):
    """What luck, rerolling and word-finding were worth in a turn that brought ``score``.

    ``rolls_left`` are the rerolls after its first roll.
    """

    question: Literal["review"] = "review"
    rolls: Annotated[tuple[PastRoll, ...], Field(min_length=1, max_length=6)]
    rolls_left: RollsLeft = 2
    score: Score
    min_length: MinLength = 3


class AskDicewordsWhy(Solve):
    """The dice that spell a word, with a roll or with any, or the proof that none can."""

    question: Literal["why"] = "why"
    word: Word
    roll: Roll | None = None


def _best(asked: AskDicewordsBest, box: Box) -> Document:
    return dicewords.best(_by(box, asked.min_length), written(asked), asked.top)


def _score(asked: AskDicewordsScore, box: Box) -> Document:
    named = None if asked.letters_on is None else " ".join(asked.letters_on)
    return dicewords.score(_by(box, asked.min_length), written(asked), asked.word, named)


def _advise(asked: AskDicewordsAdvise, box: Box) -> Document:
    by = _by(box, asked.min_length)
    check_size(by.rack, asked.rolls_left)
    return dicewords.advise(by, written(asked), asked.rolls_left, asked.top, asked.at_least)


def _before(asked: AskDicewordsBefore, box: Box) -> Document:
    by = _by(box, asked.min_length)
    check_size(by.rack, asked.rolls_left)
    return dicewords.before(by, asked.rolls_left)


def _review(asked: AskDicewordsReview, box: Box) -> Document:
    by = _by(box, asked.min_length)
    check_size(by.rack, asked.rolls_left)
    return dicewords.review(by, [(written(roll), roll.kept) for roll in asked.rolls], asked.rolls_left, asked.score)


def _why(asked: AskDicewordsWhy, box: Box) -> Document:
    return dicewords.why(box.dice_set, asked.word, asked.roll)


def _by(box: Box, min_length: int) -> Spelling:
    return Spelling(box.dice_set, box.lexicon, min_length, stop=box.stop)


# Turns that are over


def _past(log: Log) -> Iterator[PastTurn]:
    """Every turn on the score sheet: the best words of its last roll, and what its decisions were worth."""
    rolls = _rolls(log)
    for line in log.sheet:
        if (line.round, line.seat) in rolls:
            yield turn(line.round, 1, line.seat, _asks(log, rolls[line.round, line.seat], line.sum.score))


def _rolls(log: Log) -> dict[tuple[int, int], Rolls]:
    """The rolls of each round and seat."""
    found: dict[tuple[int, int], Rolls] = {}
    for told in log.steps:
        before, after = told.before, told.step.state
        match told.entry:
            case Resolved(_, Rolled()) if before.rolling:
                seat = before.rolling[0].seat
                hand = after.hand(seat)
                key = before.round, seat
                if key not in found:
                    found[key] = Rolls(log.setup.dice_set.dice("rack"), hand.rerolls_left, [])
                found[key].fell(hand.rolled)
            case Played(_, seat, Reroll(dice)):
                found[before.round, seat].took_up(dice)
    return found


def _asks(log: Log, rolls: Rolls, score: int) -> Iterator[Solve]:
    shortest = log.setup.rules.min_length
    yield AskDicewordsBest(match=log.match, roll=rolls.made[-1].roll, top=LISTED, min_length=shortest)
    if rolls.rolls_left is not None and fits(rolls.dice, rolls.rolls_left):
        yield AskDicewordsReview(
            match=log.match, rolls=tuple(rolls.made), rolls_left=rolls.rolls_left, score=score, min_length=shortest
        )


SOLVER = Solver(
    (
        Question(AskDicewordsBest, SolvedWords, _best),
        Question(AskDicewordsScore, ScoredWord, _score),
        Question(AskDicewordsAdvise, Advice, _advise),
        Question(AskDicewordsBefore, TurnValue, _before),
        Question(AskDicewordsReview, Review, _review),
        Question(AskDicewordsWhy, Spelled, _why),
    ),
    _past,
)
