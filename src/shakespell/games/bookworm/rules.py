"""What a host of Bookworm may change, and what each seat may have for itself."""

from dataclasses import dataclass
from typing import Annotated

from annotated_types import Interval

from ...core.options import Strict, check_limits
from ...core.trial import Judging

MAX_SEATS = 6
BOOKWORM_CARDS = 6
"""Compensation for stolen dice; when none is left nobody can steal (BW-3)."""

FAILED = -2
"""What failing to name a word costs (BW-6)."""

ROUND_CAP = 100
"""A match ends here at the latest: who always fails never reaches 21."""

LONGEST_TEXT = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Strict):
    """Options of a match of Bookworm."""

    target_score: Annotated[int, Interval(ge=5, le=200)] = 21
    """The round in which somebody reaches this total is the last (BW-7)."""

    green_only: bool = False
    """With children: always the easy, green category of a card (BW-1)."""

    special_die: bool = False
    """Play with the green special die: A-Z, NOT and ? (BW-12). The rulebook advises against it for first games."""

    think_seconds: Annotated[int, Interval(ge=3, le=600)] = 10
    """Time to think of a word before the count begins (BW-8)."""

    count_seconds: Annotated[int, Interval(ge=0, le=30)] = 5
    """How long the count down to 0 takes; at 0 you have failed (BW-8)."""

    untimed: bool = False
    """No clock and no count: think as long as you like (BW-8)."""

    choice_seconds: Annotated[int, Interval(ge=5, le=600)] = 30
    """How long the Bookworm may choose a category, where a clock runs; after that it is the easy one (BW-1)."""

    judging: Judging = "auto"
    """Who says whether a word fits: lists of words, and the others by vote where those do not know; challenge: a word
    stands unless somebody disputes it; the others vote on every word; or the host where no list knows it (BW-9)."""

    dispute_seconds: Annotated[int, Interval(ge=3, le=120)] = 8
    """With challenges: how long a word may be disputed before it stands (BW-9)."""

    ballot_seconds: Annotated[int, Interval(ge=5, le=120)] = 20
    """How long a vote, or the host's ruling, may take; the namer's clock stands meanwhile (BW-8)."""

    first_seat: Annotated[int, Interval(ge=0, le=MAX_SEATS - 1)] | None = None
    """The first Bookworm; none means that a roll decides (BW-10)."""

    idle_seconds: Annotated[int, Interval(ge=60, le=1_209_600)] = 86_400
    """Without a clock: how long the table waits for a category, or for a word before it counts as failed."""

    def __post_init__(self) -> None:
        check_limits(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOptions(Strict):
    """What one seat has for itself."""

    time_percent: Annotated[int, Interval(ge=100, le=500)] = 100
    """This seat's time to think as a share of everybody's."""

    def __post_init__(self) -> None:
        check_limits(self)
