"""What a referee would say aloud in Speed Dice. Nothing here tells how dice lie before a die is tossed."""

from typing import Literal, TypeAlias

from ...core.frozen import dataclass
from ...core.game import Result, Seat
from .state import Line, Tile, WordCheck


@dataclass(frozen=True, slots=True)
class RaceBegan:
    """All dice have been rolled: link them (SD-1). ``roll`` counts from 1 within the round."""

    round: int
    roll: int
    seats: tuple[Seat, ...]
    kind: Literal["race-began"] = "race-began"


@dataclass(frozen=True, slots=True)
class Hopeless:
    """The solver has proved that no player can link their dice (SD-9)."""

    kind: Literal["hopeless"] = "hopeless"


@dataclass(frozen=True, slots=True)
class NewRollProposed:
    """A seat would like everybody to roll anew (SD-9)."""

    by: Seat
    kind: Literal["new-roll-proposed"] = "new-roll-proposed"


@dataclass(frozen=True, slots=True)
class NewRollDecided:
    """All agreed to roll anew, or somebody did not (SD-9)."""

    agreed: bool
    kind: Literal["new-roll-decided"] = "new-roll-decided"


@dataclass(frozen=True, slots=True)
class Tossed:
    """A seat's last die is in the bowl; ``place`` 1 is at the bottom (SD-4)."""

    seat: Seat
    place: int
    kind: Literal["tossed"] = "tossed"


@dataclass(frozen=True, slots=True)
class PutToVote:
    """A word is in no list, and the others decide, all of them (SD-12)."""

    seat: Seat
    word: str
    kind: Literal["put-to-vote"] = "put-to-vote"


@dataclass(frozen=True, slots=True)
class Checked:
    """The dice of a seat in the bowl were checked, word by word (SD-5)."""

    seat: Seat
    correct: bool
    words: tuple[WordCheck, ...]
    kind: Literal["checked"] = "checked"


@dataclass(frozen=True, slots=True)
class TileMoved:
    """The trophy tile was taken, turned, or given back to the middle (SD-5 to SD-7)."""

    tile: Tile | None
    kind: Literal["tile-moved"] = "tile-moved"


@dataclass(frozen=True, slots=True)
class DieSetAside:
    """The round's winner sets the tossed die aside (SD-10)."""

    seat: Seat
    die: str
    kind: Literal["die-set-aside"] = "die-set-aside"


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """A round is over."""

    line: Line
    kind: Literal["round-ended"] = "round-ended"


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Whoever sat here has gone."""

    seat: Seat
    kind: Literal["seat-left"] = "seat-left"


@dataclass(frozen=True, slots=True)
class SeatBack:
    """Whoever left has returned and rolls from the next round on."""

    seat: Seat
    kind: Literal["seat-back"] = "seat-back"


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over."""

    result: Result
    kind: Literal["ended"] = "ended"


Event: TypeAlias = (
    RaceBegan
    | Hopeless
    | NewRollProposed
    | NewRollDecided
    | Tossed
    | PutToVote
    | Checked
    | TileMoved
    | DieSetAside
    | RoundEnded
    | SeatLeft
    | SeatBack
    | Ended
)
