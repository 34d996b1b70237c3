"""What a referee would say aloud in Dicewords."""

from typing import Literal, TypeAlias

from ...core.frozen import dataclass
from ...core.game import Result, Seat
from ...core.trial import By
from .state import Line

Ending: TypeAlias = Literal["declared", "passed", "time-up", "left"]


@dataclass(frozen=True, slots=True)
class Started:
    """A seat starts the match."""

    seat: Seat
    kind: Literal["started"] = "started"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """Dice have been rolled for a turn."""

    round: int
    seats: tuple[Seat, ...]
    kind: Literal["turn-began"] = "turn-began"


@dataclass(frozen=True, slots=True)
class Rerolled:
    """A seat rolled dice again; which ones is not said while everybody plays at once."""

    seat: Seat
    dice: tuple[str, ...] | None
    kind: Literal["rerolled"] = "rerolled"


@dataclass(frozen=True, slots=True)
class WordRefused:
    """The referee did not allow a word, and the seat may try another; nothing is said of it while all play at once."""

    seat: Seat
    word: str | None
    reason: str | None
    kind: Literal["word-refused"] = "word-refused"


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """A seat has declared, passed or run out of time; the word is named once it is public."""

    seat: Seat
    how: Ending
    word: str | None
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
    """The others, or the host, decided on a word."""

    seat: Seat
    word: str
    stands: bool
    by: By
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
    Started | TurnBegan | Rerolled | WordRefused | TurnEnded | Challenged | Ruled | Scored | SeatLeft | SeatBack | Ended
)
