"""What a referee would say aloud in Crossword Cubes."""

from typing import Literal, TypeAlias

from ...core.frozen import dataclass
from ...core.game import Result, Seat
from .state import Line, RefusedWord

Ending: TypeAlias = Literal["done", "time-up", "left"]
Judge: TypeAlias = Literal["vote", "host"]


@dataclass(frozen=True, slots=True)
class OrderRolled:
    """A seat rolled for the first place (CC-1)."""

    seat: Seat
    total: int
    attempt: int
    kind: Literal["order-rolled"] = "order-rolled"


@dataclass(frozen=True, slots=True)
class Started:
    """A seat goes first."""

    seat: Seat
    kind: Literal["started"] = "started"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """Dice are rolled for a turn, or, where ``may_pass``, seats say whether they want one."""

    round: int
    turn: int
    seats: tuple[Seat, ...]
    may_pass: bool
    kind: Literal["turn-began"] = "turn-began"


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat is done with this round of Game Two (CC-10)."""

    seat: Seat
    kind: Literal["passed"] = "passed"


@dataclass(frozen=True, slots=True)
class LayoutRefused:
    """The referee did not allow some words, and the seat may go on; they are not named while all play at once."""

    seat: Seat
    words: tuple[RefusedWord, ...] | None
    kind: Literal["layout-refused"] = "layout-refused"


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat is done, or its time is up."""

    seat: Seat
    how: Ending
    kind: Literal["turn-ended"] = "turn-ended"


@dataclass(frozen=True, slots=True)
class Challenged:
    """A word was looked up because a seat asked for it; the verdict is public (B-47)."""

    by: Seat
    seat: Seat
    word: str
    stands: bool
    reason: str
    penalty: int
    kind: Literal["challenged"] = "challenged"


@dataclass(frozen=True, slots=True)
class Ruled:
    """The others, or the host, decided on a seat's words; ``refused`` are those that do not count."""

    seat: Seat
    words: tuple[str, ...]
    refused: tuple[str, ...]
    by: Judge
    kind: Literal["ruled"] = "ruled"


@dataclass(frozen=True, slots=True)
class Scored:
    """A line was written on the score sheet."""

    line: Line
    kind: Literal["scored"] = "scored"


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Whoever sat here has gone."""

    seat: Seat
    kind: Literal["seat-left"] = "seat-left"


@dataclass(frozen=True, slots=True)
class SeatBack:
    """Whoever left has returned and plays from the next turn on."""

    seat: Seat
    kind: Literal["seat-back"] = "seat-back"


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over."""

    result: Result
    kind: Literal["ended"] = "ended"


Event: TypeAlias = (
    OrderRolled
    | Started
    | TurnBegan
    | Passed
    | LayoutRefused
    | TurnEnded
    | Challenged
    | Ruled
    | Scored
    | SeatLeft
    | SeatBack
    | Ended
)
