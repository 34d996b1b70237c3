"""What client and server say to each other on a match's socket, as types; bodies.py has what goes over HTTP.

``python -m shakespell.server.schema`` writes them down for other languages. Nothing unknown is accepted: a misspelled
field is an answer to its sender, never silently dropped.
"""

from functools import cache
from types import GenericAlias
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, create_model
from pydantic_core import PydanticCustomError

from ..bots.bot import Level
from ..core.names import NameFault, read_name
from ..games import GAMES
from ..words.bounds import SeatNumber
from .store import SeatKind


def _name(text: str) -> str:
    try:
        return read_name(text)
    except NameFault as fault:
        raise PydanticCustomError(fault.code, str(fault)) from fault


Name: TypeAlias = Annotated[str, Field(max_length=200), AfterValidator(_name)]
"""A name as people see it: ``core/names.py`` reads it."""

Token: TypeAlias = Annotated[str, Field(min_length=1, max_length=100)]
Commitment: TypeAlias = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
"""SHA-256 in hexadecimal of what a seat will add to the dice."""

Entropy: TypeAlias = Annotated[str, Field(pattern=r"^([0-9a-f]{2}){1,64}$")]
"""What a seat adds to the dice: 1 to 64 bytes in hexadecimal."""


MatchKey: TypeAlias = Annotated[str, Field(max_length=60)]
"""A match's id, or its code as people write it."""

Titled: TypeAlias = Annotated[str, Field(max_length=100)]
"""What something of the server's is called: a game, a variant, a dice set, a lexicon."""

Number: TypeAlias = Annotated[int, Field(ge=-(2**31), le=2**31 - 1)]
Option: TypeAlias = bool | Number | Annotated[float, Field(ge=-(2**31), le=2**31)] | Titled | None
Options: TypeAlias = Annotated[dict[Titled, Option], Field(max_length=60)]
"""Options of a game by name; each game says what it takes (``GET /api/games``)."""


class Message(BaseModel):
    """Anything on the wire."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


# On the socket, from the client


class Hello(Message):
    """The first message: who comes."""

    kind: Literal["hello"]
    token: Token | None = None
    """The seat's secret; null watches."""
    entropy: Entropy | None = None
    """What the seat had committed to add to the dice."""


class Ping(Message):
    """Asks for a sign of life."""

    kind: Literal["ping"]
    id: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None
    """Names the ping, so that its pong can be told from one that is sent unasked."""


class Do(Message):
    """A seat plays an action. Each game has its own, with ``action`` typed."""

    kind: Literal["do"]
    prompt: Number
    """The number of the question this answers, from the view; an answer to an old one is refused as ``stale``."""
    action: Any
    seat: SeatNumber | None = None
    """Which seat plays, where the token holds several; left out, the seat whose view was sent."""


# On the socket, from the server


class SeatSummary(Message):
    """Who sits at a seat, for everybody to see."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None
    team: str | None
    partners: tuple[str, ...]
    """Who plays at a team's seat beside the one who took it."""
    taken: bool
    kept: bool
    """Whether a free seat of a rematch is still kept for those who had it."""
    here: bool
    """Whether anybody is connected to the seat; a bot always is."""
    committed: bool
    """Whether the seat adds to the dice."""


class Update(Message):
    """What this seat can see has changed (B-30). Each game has its own, with ``view`` and ``events`` typed."""

    kind: Literal["update"]
    seq: int
    """How many events have been announced: where it grows by more than this update tells, some were missed (B-2)."""
    at: int
    """Match time now in milliseconds: deadlines in the view count on this clock (B-14)."""
    seat: int | None
    """Whose view this is; null is a spectator's."""
    accepted: int | None
    """The last prompt answered by this seat that was accepted."""
    view: Any
    events: tuple[Any, ...]
    """What has been announced since the update before."""
    presence: tuple[bool, ...]
    """By seat: is anybody connected to it? A bot always is."""


class Refused(Message):
    """What the client asked for was not done; ``prompt`` is null where none could be read."""

    kind: Literal["refused"]
    prompt: int | None
    code: str
    message: str


class Waiting(Message):
    """The match has not begun: seats are free, or have not shown yet what they add to the dice."""

    kind: Literal["waiting"]
    seats: tuple[SeatSummary, ...]


class Following(Message):
    """The match is over, and its players gather at another table."""

    kind: Literal["following"]
    match: str


class Pong(Message):
    """A sign of life, also sent unasked; ``at`` is match time, null before the match begins."""

    kind: Literal["pong"]
    at: int | None
    answers: int | None = None
    """The ``id`` of the ping that asked; null for one that had none, and for a pong that nobody asked for."""


class ProblemMessage(Message):
    """Something went wrong that the client cannot mend by itself; the socket closes after it."""

    kind: Literal["problem"]
    code: str
    message: str


# Each game's own messages


def type_name(game: str) -> str:
    """A game's id as the beginning of a type's name: crossword_cubes, CrosswordCubes."""
    return "".join(part.capitalize() for part in game.replace("-", "_").split("_"))


@cache
def do_type(game: str) -> type[Do]:
    """The game's ``do``, with its own actions."""
    name, action = f"{type_name(game)}Do", by_kind(GAMES[game].action)
    return create_model(name, __base__=Do, __module__=__name__, __doc__=Do.__doc__, action=action)


@cache
def update_type(game: str) -> type[Update]:
    """The game's ``update``, with its own view and events."""
    view: Any = GAMES[game].view
    event: Any = by_kind(GAMES[game].event)
    events: Any = GenericAlias(tuple, (event, ...))
    name = f"{type_name(game)}Update"
    return create_model(name, __base__=Update, __module__=__name__, __doc__=Update.__doc__, view=view, events=events)


@cache
def client_message(game: str) -> TypeAdapter[Any]:
    """Reads what a client says at a table of the game, after its hello."""
    return TypeAdapter(by_kind(Ping | do_type(game)))


@cache
def server_message(game: str) -> TypeAdapter[Any]:
    """Describes what the server says at a table of the game."""
    return TypeAdapter(by_kind(Refused | Waiting | Following | Pong | ProblemMessage | update_type(game)))


def by_kind(union: Any) -> Any:
    """A union whose members are told apart by their ``kind`` alone, so that a fault names the right one."""
    return Annotated[union, Field(discriminator="kind")]
