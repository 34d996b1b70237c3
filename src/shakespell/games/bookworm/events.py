"""What a referee would say aloud in Bookworm."""

from typing import Literal, TypeAlias

from ...core.cards import Category
from ...core.frozen import dataclass
from ...core.game import Result, Seat
from .state import Line, Named, Refused

Judge: TypeAlias = Literal["vote", "host"]
Failing: TypeAlias = Literal["gave-up", "time-up"]


@dataclass(frozen=True, slots=True)
class BookwormNamed:
    """A seat is the Bookworm of the round (BW-7, BW-10)."""

    round: int
    seat: Seat
    kind: Literal["bookworm-named"] = "bookworm-named"


@dataclass(frozen=True, slots=True)
class CardTurned:
    """A card lies open, for a seat to choose from (BW-1)."""

    seat: Seat
    categories: tuple[Category, ...]
    kind: Literal["card-turned"] = "card-turned"


@dataclass(frozen=True, slots=True)
class CategoryChosen:
    """From here on words must fit this category."""

    seat: Seat
    category: Category
    kind: Literal["category-chosen"] = "category-chosen"


@dataclass(frozen=True, slots=True)
class DisplayRolled:
    """The dice lie in the middle; the glyphs in the order of the dice."""

    glyphs: tuple[str, ...]
    kind: Literal["display-rolled"] = "display-rolled"


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat has to name a word."""

    seat: Seat
    kind: Literal["turn-began"] = "turn-began"


@dataclass(frozen=True, slots=True)
class WordNamed:
    """A seat has said a word for a die; whether it counts is not decided yet."""

    seat: Seat
    word: str
    die: str
    kind: Literal["word-named"] = "word-named"


@dataclass(frozen=True, slots=True)
class DieTaken:
    """A word counts and its die is taken, from the display or from another seat, which gets a card (BW-2, BW-3)."""

    named: Named
    cards_left: int
    kind: Literal["die-taken"] = "die-taken"


@dataclass(frozen=True, slots=True)
class NotTaken:
    """A seat took the special die that shows NOT instead of failing, from the display or from another (BW-12)."""

    seat: Seat
    stolen_from: Seat | None
    kind: Literal["not-taken"] = "not-taken"


@dataclass(frozen=True, slots=True)
class Disputed:
    """A seat doubts that a word fits; the others vote (BW-9)."""

    by: Seat
    kind: Literal["disputed"] = "disputed"


@dataclass(frozen=True, slots=True)
class Ruled:
    """The others, or the host, decided on a word (BW-9)."""

    seat: Seat
    word: str
    stands: bool
    by: Judge
    kind: Literal["ruled"] = "ruled"


@dataclass(frozen=True, slots=True)
class WordRefused:
    """A word does not fit; its namer may name another while time lasts (BW-9)."""

    refused: Refused
    kind: Literal["word-refused"] = "word-refused"


@dataclass(frozen=True, slots=True)
class Failed:
    """A seat could not name a word: the round ends (BW-5)."""

    seat: Seat
    how: Failing
    kind: Literal["failed"] = "failed"


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round was written on the score sheet, a line a seat (BW-6)."""

    lines: tuple[Line, ...]
    kind: Literal["round-scored"] = "round-scored"


@dataclass(frozen=True, slots=True)
class SeatLeft:
    """Whoever sat here has gone; the dice stay where they lie."""

    seat: Seat
    kind: Literal["seat-left"] = "seat-left"


@dataclass(frozen=True, slots=True)
class SeatBack:
    """Whoever left has returned and is asked again from the next turn on."""

    seat: Seat
    kind: Literal["seat-back"] = "seat-back"


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over."""

    result: Result
    kind: Literal["ended"] = "ended"


Event: TypeAlias = (
    BookwormNamed
    | CardTurned
    | CategoryChosen
    | DisplayRolled
    | TurnBegan
    | WordNamed
    | DieTaken
    | NotTaken
    | Disputed
    | Ruled
    | WordRefused
    | Failed
    | RoundScored
    | SeatLeft
    | SeatBack
    | Ended
)
