"""Questions about Dice Words: words against targets, which dice to keep, why not, and rounds that are over."""

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import Field

from ...analysis import icewords
from ...analysis.icewords import Scoring
from ...analysis.position import Document, PositionError
from ...core.dice import Die, shown
from ...core.game import Rolled
from ...core.table import Played, Resolved
from ...games.icewords.actions import Reroll
from ...games.icewords.view import rack
from ..bodies import PastTurn
from ..wire import Message
from .asking import Box, Log, PastRoll, Question, Roll, Solve, Solver, SolveRoll, Top, Word, written
from .past import Rolls, turn
from .spelled import (
    LISTED,
    AtLeast,
    RollsLeft,
    Score,
    Spelled,
    TargetedAdvice,
    TargetedReview,
    TargetedWord,
    TargetedWords,
    TurnValue,
    check_size,
    fits,
)


class Aimed(Message):
    """The letters on the ice dice, and by what a seat scores (KW-5 to KW-8, KW-13)."""

    targets: Roll | None = None
    """The letters on the ice dice, in any order: ``ACHD``. Without them only the bonus counts."""
    ignore_targets: bool = False
    side: Literal["A", "B"] = "A"
    each_die: bool = False
    """Whether each of two ice dice with the same letter counts (KW-7)."""
    min_length: Annotated[int, Field(ge=2, le=16)] = 2


class AskIcewordsBest(SolveRoll, Aimed):
    """The words that a roll spells and that score most; an eighth face is the sugar die's (KW-12)."""

    question: Literal["best"] = "best"
    top: Top = 10


class AskIcewordsScore(SolveRoll, Aimed):
    """What a word scores with a roll, column by column."""

    question: Literal["score"] = "score"
    word: Word


class AskIcewordsAdvise(SolveRoll, Aimed):
    """Which dice to keep; with ``at_least`` also how likely such a score is, and what to keep for it."""

    question: Literal["advise"] = "advise"
    rolls_left: RollsLeft = 2
    top: Top = 10
    at_least: AtLeast | None = None


class AskIcewordsBefore(Solve, Aimed):
    """What a round is worth before its first roll; ``sugar`` adds the sugar die."""

    question: Literal["before"] = "before"
    rolls_left: RollsLeft = 2
    sugar: bool = False


class AskIcewordsReview(Solve, Aimed):
    """What luck, rerolling and word-finding were worth in a round that brought ``score``.

    ``rolls_left`` are the rerolls after its first roll.
    """

    question: Literal["review"] = "review"
    rolls: Annotated[tuple[PastRoll, ...], Field(min_length=1, max_length=6)]
    rolls_left: RollsLeft = 2
    score: Score


class AskIcewordsWhy(Solve):
    """The dice that spell a word, with a roll or with any, or the proof that none can."""

    question: Literal["why"] = "why"
    word: Word
    roll: Roll | None = None


def _best(asked: AskIcewordsBest, box: Box) -> Document:
    return icewords.best(_by(asked, box), written(asked), asked.top)


def _score(asked: AskIcewordsScore, box: Box) -> Document:
    if asked.targets is None and not asked.ignore_targets:
        raise PositionError("say which letters the ice dice show, such as ACHD, or ignore the targets")
    return icewords.score(_by(asked, box), written(asked), asked.word)


def _advise(asked: AskIcewordsAdvise, box: Box) -> Document:
    check_size(_dice(box), asked.rolls_left)
    return icewords.advise(_by(asked, box), written(asked), asked.rolls_left, asked.top, asked.at_least)


def _before(asked: AskIcewordsBefore, box: Box) -> Document:
    check_size(_dice(box), asked.rolls_left)
    return icewords.before(_by(asked, box), asked.rolls_left, asked.sugar)


def _review(asked: AskIcewordsReview, box: Box) -> Document:
    check_size(_dice(box), asked.rolls_left)
    rolls = [(written(roll), roll.kept) for roll in asked.rolls]
    return icewords.review(_by(asked, box), rolls, asked.rolls_left, asked.score)


def _why(asked: AskIcewordsWhy, box: Box) -> Document:
    return icewords.why(box.dice_set, asked.word, asked.roll)


def _by(asked: Aimed, box: Box) -> Scoring:
    targets = () if asked.targets is None else icewords.read_targets(asked.targets, box.dice_set)
    return Scoring(
        box.dice_set,
        box.lexicon,
        targets,
        asked.ignore_targets,
        asked.side,
        asked.min_length,
        asked.each_die,
        stop=box.stop,
    )


def _dice(box: Box) -> tuple[Die, ...]:
    return box.dice_set.dice("rack") + box.dice_set.dice("sugar")


# Rounds that are over


def _past(log: Log) -> Iterator[PastTurn]:
    """Every round on a seat's sheet: the best words of its last roll, and what its decisions were worth."""
    rolls = _rolls(log)
    for line in log.sheet:
        if (line.round, line.seat) in rolls:
            seen = rolls[line.round, line.seat]
            yield turn(line.round, 1, line.seat, _asks(log, line.seat, *seen, line.reckoning.sum.score))


def _rolls(log: Log) -> dict[tuple[int, int], tuple[Rolls, str]]:
    """The rolls of each round and seat, and the target letters of the round."""
    found: dict[tuple[int, int], tuple[Rolls, str]] = {}
    box = log.setup.dice_set
    for told in log.steps:
        before, after = told.before, told.step.state
        match told.entry:
            case Resolved(_, Rolled()) if before.rolling:
                seat = before.rolling[0].seat
                hand = after.hand(seat)
                key = before.round, seat
                if key not in found:
                    targets = " ".join(face.glyph for face in shown(box.dice("ice"), before.targets))
                    found[key] = Rolls(rack(box, hand), hand.rerolls_left, []), targets
                found[key][0].fell(hand.rolled)
            case Played(_, seat, Reroll(dice)):
                found[before.round, seat][0].took_up(dice)
    return found


def _asks(log: Log, seat: int, rolls: Rolls, targets: str, score: int) -> Iterator[Solve]:
    rules, options = log.setup.rules, log.setup.options[seat]
    aimed: dict[str, Any] = {
        "match": log.match,
        "targets": targets,
        "ignore_targets": options.ignore_targets,
        "side": "B" if options.side_b else "A",
        "each_die": rules.each_die,
        "min_length": rules.min_length,
    }
    yield AskIcewordsBest(roll=rolls.made[-1].roll, top=LISTED, **aimed)
    if rolls.rolls_left is not None and fits(rolls.dice, rolls.rolls_left):
        yield AskIcewordsReview(rolls=tuple(rolls.made), rolls_left=rolls.rolls_left, score=score, **aimed)


SOLVER = Solver(
    (
        Question(AskIcewordsBest, TargetedWords, _best),
        Question(AskIcewordsScore, TargetedWord, _score),
        Question(AskIcewordsAdvise, TargetedAdvice, _advise),
        Question(AskIcewordsBefore, TurnValue, _before),
        Question(AskIcewordsReview, TargetedReview, _review),
        Question(AskIcewordsWhy, Spelled, _why),
    ),
    _past,
)
