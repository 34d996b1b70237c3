"""What a host of Dice Words may change, and the aids each seat may have (KW-13)."""

from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Interval

from ...core.options import Strict, check_limits
from ...core.trial import Judging

MAX_SEATS = 4
"""The box holds four sets of drink dice."""

MOST_OPENING_ROLLS = 20
"""After so many ties the first of the tied seats starts: a die of one's own may show the same letter six times."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Strict):
    """Options of a match of Dice Words."""

    rounds: Annotated[int, Interval(ge=1, le=50)] = 5
    """How many rounds are played: 5 is short, 10 medium, 15 long (KW-11)."""

    timed: bool = True
    """Does the timer run (KW-2)? Without it a round lasts until everybody has locked in."""

    round_seconds: Annotated[int, Interval(ge=10, le=3600)] = 120
    """How long the timer runs (KW-2)."""

    study_seconds: Annotated[int, Interval(ge=1, le=300)] = 15
    """Time to study the target letters; then the timer starts by itself if the starting player says nothing (KW-4)."""

    grace_seconds: Annotated[int, Interval(ge=0, le=10)] = 2
    """After the bell: how long the letters as they lay are still taken from the network (KW-4)."""

    rerolls: Annotated[int, Interval(ge=0, le=5)] = 2
    """How often dice may be rolled again in a round (KW-3)."""

    min_length: Annotated[int, Interval(ge=2, le=8)] = 2
    """The fewest letters a word may have (KW-10)."""

    each_die: bool = False
    """Where two ice dice show the same letter: does each of them count as a target matched (KW-7)?"""

    sugar_cube: bool = False
    """The player with the lowest total gets the sugar die for the next round (KW-12)."""

    reroll_targets: bool = False
    """Right after the ice roll all players may agree to roll the target letters again, once (KW-14)."""

    same_dice: bool = False
    """Everybody's drink dice fall alike: only the choices differ."""

    judging: Judging = "auto"
    """Who says whether a word counts at the reveal: the referee, a challenger or a vote, or the host (KW-10)."""

    invalid_word: Literal["zero", "refuse"] = "zero"
    """With the referee judging: does a word that is not allowed score nothing, or is it refused when it is laid?"""

    vote_seconds: Annotated[int, Interval(ge=5, le=600)] = 20
    """How long a ballot, a challenge or a ruling may take."""

    first_seat: Annotated[int, Interval(ge=0, le=MAX_SEATS - 1)] | None = None
    """Who starts; none means that the opening roll decides (KW-1)."""

    idle_seconds: Annotated[int, Interval(ge=60, le=1_209_600)] = 86_400
    """Without a clock: how long a round waits for anyone before it goes on without them."""

    def __post_init__(self) -> None:
        check_limits(self)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOptions(Strict):
    """What one seat has for itself: the aids for younger players, and more time (KW-13)."""

    unlimited_rerolls: bool = False
    """This seat may reroll as often as it likes (KW-13, aid 1)."""

    head_start: bool = False
    """The first run of the timer is for seats with a head start alone, then it runs for everybody (KW-13, aid 2)."""

    ignore_targets: bool = False
    """Targets are ignored: word value x number of letters (KW-13, aid 3)."""

    side_b: bool = False
    """The bonus table of the board's side B, which starts at three letters (KW-13, aid 4)."""

    time_percent: Annotated[int, Interval(ge=100, le=500)] = 100
    """This seat's time in a round as a share of everybody's."""

    def __post_init__(self) -> None:
        check_limits(self)
