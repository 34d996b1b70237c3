"""What a host of Dicewords may change, and what each seat may have for itself."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from annotated_types import Interval

from ...core.options import Strict, check_limits
from ...core.trial import Judging

MAX_SEATS = 12
ROUND_CAP = 200
"""A match to a target score ends here at the latest."""

Together: TypeAlias = Literal["off", "own", "duplicate"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Strict):
    """Options of a match of Dicewords."""

    rounds: Annotated[int, Interval(ge=1, le=50)] = 5
    """How many turns everybody has (DW-9)."""

    target_score: Annotated[int, Interval(ge=1, le=100_000)] | None = None
    """Play to this total instead of a number of rounds; the round in which it is reached is finished (DW-9)."""

    rerolls: Annotated[int, Interval(ge=0, le=5)] = 2
    """How often dice may be rolled again in a turn (DW-1)."""

    min_length: Annotated[int, Interval(ge=2, le=9)] = 3
    """The fewest letters a word may have (DW-3)."""

    judging: Judging = "auto"
    """Who says whether a word counts: the referee at once, the others by challenging or by vote, or the host (DW-7)."""

    invalid_word: Literal["refuse", "zero"] = "refuse"
    """With the referee judging: is a word that is not allowed refused, to try another, or does it score 0 (DW-7)?"""

    challenge_seconds: Annotated[int, Interval(ge=5, le=600)] = 20
    """How long a declared word may be challenged, voted on or ruled on (DW-7)."""

    failed_challenge_penalty: Annotated[int, Interval(ge=0, le=100)] = 0
    """What a challenge costs when the word turns out to be allowed (DW-7)."""

    turn_seconds: Annotated[int, Interval(ge=10, le=3600)] | None = None
    """Time for a turn; none means no clock (DW-8)."""

    lying_word: bool = True
    """With a clock: is the word that lies finished on the tray declared when time is up, or does the turn score 0
    (DW-8)?"""

    first_seat: Annotated[int, Interval(ge=0, le=MAX_SEATS - 1)] | None = None
    """Who starts; none means that a roll decides (DW-10)."""

    together: Together = "off"
    """Everybody plays at the same time, each with own dice or all with the same dice (DW-12)."""

    idle_seconds: Annotated[int, Interval(ge=60, le=1_209_600)] = 86_400
    """Without a clock: how long the table waits for anyone before it goes on without them."""

    def __post_init__(self) -> None:
        check_limits(self)

    @property
    def keeps_lying_words(self) -> bool:
        """Whether the table has to know what lies on a seat's tray."""
        return self.lying_word and self.turn_seconds is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOptions(Strict):
    """What one seat has for itself."""

    time_percent: Annotated[int, Interval(ge=100, le=500)] = 100
    """This seat's turn time as a share of everybody's."""

    def __post_init__(self) -> None:
        check_limits(self)
