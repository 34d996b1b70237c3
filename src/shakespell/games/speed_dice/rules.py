"""What a host of Speed Dice may change."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from annotated_types import Interval

from ...core.options import Strict, check_limits

MAX_SEATS = 4
"""The box holds dice in four colours."""

ROUND_CAP = 200
"""The rulebook plays until somebody wins; a match without a winner ends here, so that every match ends."""

MOST_ROLLS = 20
"""So often may the dice of one round be rolled, by agreement: a round always ends."""

Goal: TypeAlias = Literal["trophy", "wins", "set-aside"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Strict):
    """Options of a match of Speed Dice."""

    goal: Goal = "trophy"
    """What wins: the trophy tile a third time running (SD-6), a number of rounds (SD-11), or dice set aside (SD-10)."""

    wins: Annotated[int, Interval(ge=1, le=50)] = 5
    """Without the trophy: how many rounds to win, or how many dice to set aside (SD-10, SD-11)."""

    round_seconds: Annotated[int, Interval(ge=10, le=3600)] | None = None
    """When nobody has tossed a die by then, the round ends without a winner; none means no clock, as printed."""

    ready_seconds: Annotated[int, Interval(ge=1, le=300)] = 10
    """Before each roll: dice are rolled when everybody is ready, and after this time at the latest."""

    next_die: bool = False
    """After a mistake, is the next die in the bowl checked instead (SD-7)?"""

    bowl_seconds: Annotated[int, Interval(ge=1, le=60)] = 5
    """With `next_die`: how long after the first die others may still toss theirs."""

    unknown_words: Literal["vote", "refuse"] = "vote"
    """A word that is in no list: do the others decide, all of them agreeing, or is it a mistake (SD-12)?"""

    vote_seconds: Annotated[int, Interval(ge=5, le=600)] = 30
    """How long the others may think about a word."""

    tell_hopeless: bool = False
    """Is the table told when no player can link their dice (SD-9)?"""

    max_rounds: Annotated[int, Interval(ge=1, le=ROUND_CAP)] | None = None
    """The match ends after so many rounds at the latest; none means when somebody has won, as printed."""

    idle_seconds: Annotated[int, Interval(ge=60, le=1_209_600)] = 86_400
    """Without a clock: how long the table waits for anyone before the round ends without a winner."""

    def __post_init__(self) -> None:
        check_limits(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOptions(Strict):
    """Nothing sets one seat of a race apart from another."""
