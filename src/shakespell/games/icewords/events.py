"""What a referee would say aloud in Dice Words. Nothing here tells of dice, drafts or rerolls before the reveal."""

from typing import Literal, TypeAlias

from ...core.frozen import dataclass
from ...core.game import Result, Seat
from ...core.trial import By
from .state import Line


@dataclass(frozen=True, slots=True)
class OpeningRolled:
    """The letters that the seats rolled for the start, as (seat, glyph) pairs; ties roll again (KW-1)."""

    rolled: tuple[tuple[Seat, str], ...]
    kind: Literal["opening-rolled"] = "opening-rolled"


@dataclass(frozen=True, slots=True)
class Started:
    """A seat is the first starting player (KW-1)."""

    seat: Seat
    kind: Literal["started"] = "started"


@dataclass(frozen=True, slots=True)
class TargetsRolled:
    """The starting player rolled the target letters, for the first time or again (KW-2, KW-14)."""

    round: int
    starter: Seat
    letters: tuple[str, ...]
    again: bool
    kind: Literal["targets-rolled"] = "targets-rolled"


@dataclass(frozen=True, slots=True)
class TargetsKept:
    """Not everybody wanted new target letters (KW-14)."""

    kind: Literal["targets-kept"] = "targets-kept"


@dataclass(frozen=True, slots=True)
class Went:
    """The timer runs for these seats: first for those with a head start alone, then for all (KW-2, KW-13)."""

    seats: tuple[Seat, ...]
    head_start: bool
    kind: Literal["went"] = "went"


@dataclass(frozen=True, slots=True)
class LockedIn:
    """A seat is done with its round before the bell (KW-4)."""

    seat: Seat
    kind: Literal["locked-in"] = "locked-in"


@dataclass(frozen=True, slots=True)
class BellRang:
    """A seat's time is up: dice stay as they lie (KW-4)."""

    seat: Seat
    kind: Literal["bell-rang"] = "bell-rang"


@dataclass(frozen=True, slots=True)
class Revealed:
    """The words of the round, as (seat, word) pairs; empty where no letters lay (KW-4)."""

    words: tuple[tuple[Seat, str], ...]
    kind: Literal["revealed"] = "revealed"


@dataclass(frozen=True, slots=True)
class Ruled:
    """A word was decided on by vote, by the host, or looked up because ``challenger`` asked (KW-10, B-47)."""

    seat: Seat
    word: str
    stands: bool
    by: By
    reason: str
    challenger: Seat | None
    kind: Literal["ruled"] = "ruled"


@dataclass(frozen=True, slots=True)
class Scored:
    """A line was written on a seat's score sheet (KW-9)."""

    line: Line
    kind: Literal["scored"] = "scored"


@dataclass(frozen=True, slots=True)
class SugarGiven:
    """Who has the sugar die in the next round; nobody where the lowest is shared (KW-12)."""

    seat: Seat | None
    kind: Literal["sugar-given"] = "sugar-given"


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Whoever sat here has gone."""

    seat: Seat
    kind: Literal["seat-left"] = "seat-left"


@dataclass(frozen=True, slots=True)
class SeatBack:
    """Whoever left has returned and plays from the next round on."""

    seat: Seat
    kind: Literal["seat-back"] = "seat-back"


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over (KW-11)."""

    result: Result
    kind: Literal["ended"] = "ended"


Event: TypeAlias = (
    OpeningRolled
    | Started
    | TargetsRolled
    | TargetsKept
    | Went
    | LockedIn
    | BellRang
    | Revealed
    | Ruled
    | Scored
    | SugarGiven
    | SeatLeft
    | SeatBack
    | Ended
)
