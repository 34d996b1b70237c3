"""One match in progress: the state, its log, and the only code that drives a game.

Server, tests, simulator and command line all play through a `Table`. It asks the world for what the game needs,
lets deadlines pass in order, numbers the questions each seat is asked, and writes everything into the log.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, Generic, TypeAlias, TypeVar

from .chance import Cup
from .frozen import dataclass as value
from .game import (
    Claim,
    Deadline,
    Event,
    Fact,
    Game,
    IllegalAction,
    Judge,
    Judged,
    Millis,
    Need,
    Question,
    Roll,
    Rolled,
    Seat,
    State,
    Step,
    TimeUp,
    Verdict,
    View,
)

S = TypeVar("S", bound=State)
A = TypeVar("A")
V = TypeVar("V", bound=View)

Referee: TypeAlias = Callable[[Claim], Verdict]
"""Answers claims: a lexicon, category lists, a solver, or all of them."""


@value(frozen=True, slots=True)
class Played(Generic[A]):
    """A seat's action, as accepted."""

    at: Millis
    seat: Seat
    action: A


@value(frozen=True, slots=True)
class Resolved:
    """A fact the table told the game."""

    at: Millis
    fact: Fact


Entry: TypeAlias = Played[Any] | Resolved


@dataclass(slots=True)
class Table(Generic[S, A, V]):
    """A game being played with a match key (see `chance.match_key`) and a referee. Not safe for concurrent use."""

    game: Game[S, A, V]
    key: bytes
    referee: Referee
    log: list[Entry] = field(default_factory=list)
    puts_off: Callable[[Claim], bool] | None = None
    """Which claims are not for the referee: whoever drives the table settles these in his own time, see ``pending``."""

    state: S = field(init=False)
    announced: int = field(init=False, default=0)
    """How many events have been announced: it stands still while somebody does what others must not know of."""

    _prompts: list[int] = field(init=False)
    _accepted: list[int | None] = field(init=False)
    _asked: list[int] = field(init=False)
    """By seat, the length of the log when it was asked what it is being asked now."""

    _question: Question = field(init=False)
    _first_deadline: Deadline | None = field(init=False)
    _cup: Cup = field(init=False)

    def __post_init__(self) -> None:
        past, self.log = self.log, []
        self._cup = Cup(self.key)
        self.state = self.game.start(Millis(0))
        self._first_deadline = _earliest(self.state.deadlines)
        self._prompts = [0] * self.game.seats
        self._accepted = [None] * self.game.seats
        self._asked = [0] * self.game.seats
        self._question = self.state.question
        for entry in past:
            self._record(entry, stepped(self.game, self.state, entry))
        self._answer_needs(self.now)

    def play(self, seat: Seat, action: A, at: Millis, prompt: int) -> tuple[Event, ...]:
        """Play an action in answer to the question numbered ``prompt``; what is announced comes back.

        Deadlines up to ``at`` pass first, so a late action meets the state after its time ran out.
        Raises IllegalAction, and then only the passing of time has changed anything.
        """
        at = self._not_before_last(at)
        events = self.tick(at)
        if seat not in self.state.to_act:
            raise IllegalAction("not-to-act", "It is not your turn to act.")
        if prompt != self._prompts[seat]:
            raise IllegalAction("stale", "The table has moved on since you chose that.")
        step = self.game.play(self.state, seat, action, at)
        return events + self._record(Played(at, seat, action), step) + self._answer_needs(at)

    def tick(self, at: Millis) -> tuple[Event, ...]:
        """Let every deadline up to ``at`` pass, earliest first."""
        events: tuple[Event, ...] = ()
        while (first := self._first_deadline) is not None and first.at <= at and not self.pending:
            events += self.resolve(TimeUp(first.seat), first.at)
        return events

    def resolve(self, fact: Fact, at: Millis) -> tuple[Event, ...]:
        """Tell the game a fact; what is announced comes back."""
        at = self._not_before_last(at)
        return self._record(Resolved(at, fact), self.game.resolve(self.state, fact, at)) + self._answer_needs(at)

    def view(self, seat: Seat | None) -> V:
        """What a seat or a spectator sees, with the number of the question the seat is being asked."""
        return self.game.view(self.state, seat, 0 if seat is None else self._prompts[seat])

    def accepted(self, seat: Seat | None) -> int | None:
        """The last prompt that this seat answered and the table accepted."""
        return None if seat is None else self._accepted[seat]

    def asked_at(self, seat: Seat) -> Millis:
        """When the question that this seat is being asked was put; the same after a restart."""
        past = self._asked[seat]
        return self.log[past - 1].at if past else Millis(0)

    @property
    def now(self) -> Millis:
        """When the last thing happened."""
        return self.log[-1].at if self.log else Millis(0)

    @property
    def pending(self) -> Judge | None:
        """Claims that were put off. Until they are resolved the table stands still: no deadline passes, nobody acts."""
        need = self.state.needs
        if self.puts_off is None or not isinstance(need, Judge) or not any(map(self.puts_off, need.claims)):
            return None
        return need

    @property
    def due(self) -> Millis | None:
        """When the next deadline passes."""
        first = self._first_deadline
        return None if first is None or self.pending else first.at

    @property
    def over(self) -> bool:
        return self.state.result is not None

    def _not_before_last(self, at: Millis) -> Millis:
        return max(at, self.log[-1].at) if self.log else at

    def _answer_needs(self, at: Millis) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        while (need := self.state.needs) is not None and not self.pending:
            fact = answer(need, self._cup, self.referee)
            events += self._record(Resolved(at, fact), self.game.resolve(self.state, fact, at))
        return events

    def _record(self, entry: Entry, step: Step[S]) -> tuple[Event, ...]:
        self.state = step.state
        self.log.append(entry)
        self.announced += len(step.events)
        if isinstance(entry, Played):
            self._accepted[entry.seat] = self._prompts[entry.seat]
            self._ask_anew(entry.seat)
        if step.state.needs is None:
            self._number_questions()
            self._first_deadline = _earliest(step.state.deadlines)
        return step.events

    def _number_questions(self) -> None:
        """A seat's number goes up when it is asked something else; nobody is asked while the world has to answer."""
        question, before = self.state.question, self._question
        if question == before:
            return
        if question.about != before.about:
            self._prompts = [number + 1 for number in self._prompts]
            self._asked = [len(self.log)] * len(self._prompts)
        else:
            for seat in {*question.seats} ^ {*before.seats}:
                self._ask_anew(seat)
        self._question = question

    def _ask_anew(self, seat: Seat) -> None:
        self._prompts[seat] += 1
        self._asked[seat] = len(self.log)


def _earliest(deadlines: tuple[Deadline, ...]) -> Deadline | None:
    if len(deadlines) == 1:
        return deadlines[0]
    return min(deadlines, key=attrgetter("at"), default=None)


def answer(need: Need, cup: Cup, referee: Referee) -> Fact:
    """The fact that answers a need."""
    match need:
        case Roll(dice, label):
            return Rolled(cup.rolled(label, dice))
        case Judge(claims):
            return Judged(tuple(map(referee, claims)))


def stepped(game: Game[S, A, V], state: S, entry: Entry) -> Step[S]:
    """The step that one entry of a log leads to."""
    match entry:
        case Played(at, seat, action):
            return game.play(state, seat, action, at)
        case Resolved(at, fact):
            return game.resolve(state, fact, at)


def replay(game: Game[S, A, V], log: Iterable[Entry]) -> S:
    """The state a log leads to; needs neither seed nor lexicon nor clock."""
    state = game.start(Millis(0))
    for entry in log:
        state = stepped(game, state, entry).state
    return state
