"""What the two games of spelling a word answer alike, as types."""

from math import prod
from typing import Annotated, TypeAlias

from pydantic import Field

from ...analysis.position import PositionError
from ...analysis.spelled import rolls_known
from ...core.dice import Die
from ..wire import Message

MOST_TABLE = 512 << 20
"""Bytes a table of reroll values may take on a server."""

LISTED = 8
"""How many words are told of a turn that is over."""

RollsLeft: TypeAlias = Annotated[int, Field(ge=0, le=5)]
AtLeast: TypeAlias = Annotated[int, Field(ge=-10_000, le=10_000)]
Score: TypeAlias = Annotated[int, Field(ge=-100_000, le=100_000)]


def fits(dice: tuple[Die, ...], rolls_left: int) -> bool:
    """Whether a table of these dice is small enough for a server."""
    states = prod(len(die.faces) + 1 for die in dice)
    return 4 * states * rolls_known(rolls_left) <= MOST_TABLE


def check_size(dice: tuple[Die, ...], rolls_left: int) -> None:
    """PositionError where a table of these dice would be too large for a server."""
    if not fits(dice, rolls_left):
        raise PositionError(
            f"{len(dice)} dice with {rolls_left} rerolls left are too much for this server: ask for fewer rerolls, "
            "or ask the command line"
        )


class UsedDie(Message):
    """A die of a word."""

    die: str
    face: str
    letter: str
    points: int


class ScoredWord(Message):
    """A word and what it scores."""

    valid: bool
    reason: str | None
    word: str
    dice: tuple[UsedDie, ...]
    value: int
    multiplier: int
    bonus: int
    score: int


class SolvedWords(Message):
    """The words that score most, best first."""

    words: tuple[ScoredWord, ...]


class TargetedWord(ScoredWord):
    """A word against target letters, with every column of the score sheet."""

    targets_matched: int
    subtotal: int


class TargetedWords(Message):
    """The words that score most against the targets, best first."""

    words: tuple[TargetedWord, ...]


class KeepOption(Message):
    """Keep these dice, roll those again: the expected final score if all later choices are the best."""

    keep: tuple[str, ...]
    reroll: tuple[str, ...]
    expected: float


class KeepChance(Message):
    """Keep these dice, roll those again: how likely the score asked for is if one plays for it."""

    keep: tuple[str, ...]
    reroll: tuple[str, ...]
    chance: float


class Reach(Message):
    """How likely a score of ``at_least`` is, and what to keep for it."""

    at_least: int
    chance: float
    keep: tuple[str, ...]
    options: tuple[KeepChance, ...]


class Advice(Message):
    """Which dice to keep, every choice with what it is worth, and the best word as the dice lie."""

    expected: float
    keep: tuple[str, ...]
    options: tuple[KeepOption, ...]
    best_now: ScoredWord | None
    reach: Reach | None = None


class TargetedAdvice(Advice):
    """The same against target letters."""

    best_now: TargetedWord | None


class TurnValue(Message):
    """What a turn is worth before its first roll."""

    expected: float
    rolls_left: int


class Spelled(Message):
    """The dice that spell a word, or the proof that none can."""

    possible: bool
    dice: tuple[UsedDie, ...] | None
    reason: str | None


class LyingDie(Message):
    """A die as it lay."""

    die: str
    face: str
    points: int


class ReviewedRoll(Message):
    """A roll of a turn that is over: its value under the best play, what was best, what was kept, what that cost.

    ``luck`` is how much more the roll was worth than was to be expected.
    """

    dice: tuple[LyingDie, ...]
    rolls_left: int
    expected: float
    best: KeepOption
    kept: KeepOption
    cost: float
    luck: float


class Review(Message):
    """A turn looked back on: ``before`` + ``luck`` + ``rerolling`` + ``words`` = ``score``."""

    before: float
    rolls: tuple[ReviewedRoll, ...]
    best_word: ScoredWord | None
    score: int
    luck: float
    rerolling: float
    """What the choices of dice cost against the best; 0 at most."""
    words: float
    """What the word cost against the best on the last dice: 0 at most, unless it was one the program does not say."""


class TargetedReview(Review):
    """The same against target letters."""

    best_word: TargetedWord | None
