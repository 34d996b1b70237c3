"""The protocol every game implements, and the nouns it is written in.

A game is pure functions over a frozen state. Whatever it cannot know by itself, such as how dice fell, whether a
word is a word, that time ran out or that somebody left, it is told as a *fact*. Seats play *actions*, the table
resolves facts, both go into one log, and the log is the match.
"""

from collections.abc import Collection, Hashable
from dataclasses import field
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, NewType, Protocol, TypeAlias, TypeVar

from .ballot import BallotView
from .dice import Die
from .frozen import dataclass

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. Not an account: a seat may hold a team or a bot."""

Millis = NewType("Millis", int)
"""Match time in milliseconds since the start; it stands still while no server runs the match."""


class IllegalAction(Exception):
    """A seat asked for something the rules forbid. ``code`` is stable; the message is for the player."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


# What a state needs from the world before anyone plays, and how the world answers.


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice to be rolled. The faces follow from the match key, the label and each die's name alone."""

    dice: tuple[Die, ...]
    label: str


@dataclass(frozen=True, slots=True)
class Word:
    """Is ``text`` in the lexicon, or in one of its extra layers (``names``, ``abbreviations``)?"""

    text: str
    layers: tuple[str, ...] = ()
    kind: Literal["word"] = "word"


@dataclass(frozen=True, slots=True)
class Member:
    """Does ``text`` belong to the category? ``articled``: and is it a name that has its leading article itself?"""

    text: str
    category: str
    articled: bool = False
    kind: Literal["member"] = "member"


@dataclass(frozen=True, slots=True)
class Linkable:
    """Can ``count`` of these faces (glyphs) be linked into words?"""

    faces: tuple[str, ...]
    count: int
    kind: Literal["linkable"] = "linkable"


Claim: TypeAlias = Word | Member | Linkable


@dataclass(frozen=True, slots=True)
class Judge:
    """Claims to be settled by lexicon, category lists or solver."""

    claims: tuple[Claim, ...]


Need: TypeAlias = Roll | Judge

Answer: TypeAlias = Literal["yes", "no", "unknown"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to a claim; ``unknown`` is what a ballot is for. ``reason`` is a sentence for the player."""

    answer: Answer
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Rolled:
    """Which face of each die lies up, by number."""

    faces: tuple[int, ...]
    kind: Literal["rolled"] = "rolled"


@dataclass(frozen=True, slots=True)
class Judged:
    """One verdict a claim, in the order they were asked."""

    verdicts: tuple[Verdict, ...]
    kind: Literal["judged"] = "judged"


@dataclass(frozen=True, slots=True)
class TimeUp:
    """A deadline has passed: a seat's own, or the table's (``seat`` is None)."""

    seat: Seat | None = None
    kind: Literal["time-up"] = "time-up"


@dataclass(frozen=True, slots=True)
class Left:
    """Whoever sat here has gone; what a left seat misses is the game's rule."""

    seat: Seat
    kind: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Back:
    """Whoever left the seat has returned."""

    seat: Seat
    kind: Literal["back"] = "back"


Fact: TypeAlias = Rolled | Judged | TimeUp | Left | Back


# What a state says of itself.


class Deadline(NamedTuple):
    """When time runs out, for one seat or (None) for the table."""

    at: Millis
    seat: Seat | None = None


class Question(NamedTuple):
    """What the table is asking, as a value that changes whenever the question does, and whom it asks."""

    about: Hashable
    seats: Collection[Seat]


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match: total scores and ranks by seat (1 = first; ties share a rank)."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


def ranked(scores: tuple[int, ...]) -> Result:
    """The result in which the higher total ranks first and equal totals share."""
    return Result(scores, tuple(1 + sum(other > score for other in scores) for score in scores))


class State(Protocol):
    """What the table must be able to ask any game's state."""

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seats that may play now: one (turn), the others (vote), all (race), none (over)."""

    @property
    def needs(self) -> Need | None:
        """What the world must answer before anyone plays."""

    @property
    def deadlines(self) -> tuple[Deadline, ...]:
        """Every moment at which somebody's time runs out; never empty while the match waits for people."""

    @property
    def result(self) -> Result | None: ...

    @property
    def question(self) -> Question:
        """The table numbers each seat's questions by this, so that an answer to an old one is refused as stale."""


class Event(Protocol):
    """A public announcement, what a referee would say aloud. Derived from the log, never stored, never secret."""

    @property
    def kind(self) -> str: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat, or a spectator (``seat`` is None), may see. Games add their own fields by naming what is public.

    ``prompt`` numbers the question this seat is being asked; the table fills it in.
    """

    seat: Seat | None
    to_act: frozenset[Seat]
    can: frozenset[str]
    deadlines: tuple[Deadline, ...]
    scores: tuple[int, ...]
    left: frozenset[Seat]
    ballot: BallotView | None = None
    result: Result | None = None
    prompt: int = field(default=0)


S = TypeVar("S", bound=State)
A_contra = TypeVar("A_contra", contravariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)


class Step(Generic[S]):
    """A new state and what is announced on the way to it: read at once by the table, so that nothing guards it."""

    __slots__ = ("events", "state")

    def __init__(self, state: S, events: tuple[Any, ...] = ()) -> None:
        self.state, self.events = state, events


if not TYPE_CHECKING:  # Step[CubesState] is Step when the program runs: making one by an alias takes four times as long
    Step.__class_getitem__ = classmethod(lambda cls, _: cls)


def after(step: Step[S], *said: Any) -> Step[S]:
    """The step with something announced before it."""
    return Step(step.state, said + step.events)


class Game(Protocol[S, A_contra, V_co]):
    """The rules of one match: its dice, options and number of seats are already in it."""

    @property
    def seats(self) -> int: ...

    def start(self, at: Millis) -> S:
        """The state before anything has happened."""

    def play(self, state: S, seat: Seat, action: A_contra, at: Millis) -> Step[S]:
        """The step a seat's action leads to; IllegalAction where the rules forbid it."""

    def resolve(self, state: S, fact: Fact, at: Millis) -> Step[S]:
        """The step a fact leads to; facts are never refused."""

    def view(self, state: S, seat: Seat | None, prompt: int = 0) -> V_co:
        """What a seat or a spectator sees; ``prompt`` is the number of the question the seat is being asked."""
