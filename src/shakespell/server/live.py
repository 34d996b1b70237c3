"""A match in play: the table, the clock beside it, and which entries of its log are not stored yet."""

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

from pydantic import TypeAdapter

from ..core.chance import match_key
from ..core.game import (
    Back,
    Event,
    IllegalAction,
    Judge,
    Judged,
    Left,
    Millis,
    Result,
    Seat,
    TimeUp,
    Verdict,
    View,
)
from ..core.table import Entry, Played, Referee, Resolved, Table
from ..presets.matches import Setup
from ..record import Header, Record, entry_codec, replayed
from .clock import START, MatchClock, Now
from .judges import takes_long
from .store import StoredMatch, log_row
from .writer import Row

MOST_ACTIONS = 5000
"""Of one seat in one match."""

RESULT: TypeAdapter[Result] = TypeAdapter(Result)


@dataclass(frozen=True, slots=True)
class Asleep:
    """A match that nobody needs for a while: its clock goes on, and its next deadline opens it again."""

    clock: MatchClock
    due: float | None


@dataclass(slots=True)
class Live:
    """A match that has begun. ``stored`` counts the log entries that are safe in the database."""

    match: str
    game: str
    setup: Setup
    table: Table[Any, Any, Any]
    clock: MatchClock
    stored: int = 0
    ended: bool = False
    """Whether the end of the match is in the database."""

    most_actions: int = MOST_ACTIONS
    actions: Counter[Seat] = field(default_factory=Counter)
    """How often each seat has acted."""

    missed: list[Seat] = field(default_factory=list)
    """Seats whose time ran out, until somebody takes note of them with ``take_missed``."""

    @classmethod
    def begun(
        cls,
        match: StoredMatch,
        header: Header,
        log: list[dict[str, Any]],
        referee: Referee,
        now: Now,
        most_actions: int = MOST_ACTIONS,
        slept_until: Millis = START,
    ) -> "Live":
        """The match at the end of its log; an empty log is the beginning.

        ``slept_until`` is what its clock says where it went on while the match was not in memory. Raises RecordError
        where this program cannot play what is stored.
        """
        setup = header.setup()
        if header.is_older:  # it goes on by the rules of today, if all that happened could have by them
            deque(replayed(Record(header=header, log=tuple(log))), maxlen=0)
        codec = entry_codec(header.game)
        past = [codec.decode(entry, f"log entry {number}") for number, entry in enumerate(log, 1)]
        key = match_key(match.seed, tuple(bytes.fromhex(seat.entropy or "") for seat in header.seats))
        table: Table[Any, Any, Any] = Table(setup.build(), key, referee, past, takes_long)
        clock = MatchClock(now, max(past[-1].at, slept_until) if past else START)
        live = cls(match.id, header.game, setup, table, clock, len(past), match.status == "ended")
        live.most_actions = most_actions
        live.actions.update(entry.seat for entry in past if isinstance(entry, Played))
        return live

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def left(self) -> frozenset[Seat]:
        view: View = self.table.view(None)
        return view.left

    def pass_time(self, until: Millis) -> tuple[Event, ...]:
        """Let every deadline up to a moment pass; what is announced comes back."""
        events: tuple[Event, ...] = ()
        while not self.over and (due := self.table.due) is not None and due <= until:
            asked, known = self.table.state.to_act, len(self.table.log)
            events += self.table.tick(due)
            for entry in self.table.log[known:]:
                self.missed += _missed(entry, asked)
        return events

    def play(self, seat: Seat, action: Any, prompt: int, at: Millis | None = None) -> tuple[Event, ...]:
        """Play an action, by default now; IllegalAction where it is refused."""
        if self.actions[seat] >= self.most_actions:
            raise IllegalAction("too-many-actions", "You have acted so often that this match has no room for more.")
        events = self.table.play(seat, action, self.clock.at if at is None else at, prompt)
        self.actions[seat] += 1
        return events

    def tell(self, fact: Left | Back) -> tuple[Event, ...]:
        """Tell the game that somebody has left or is back."""
        return self.table.resolve(fact, self.clock.at)

    @property
    def pending(self) -> Judge | None:
        """Claims that take long to settle: nothing else happens at the table until ``settle`` is told the verdicts."""
        return self.table.pending

    def settle(self, verdicts: tuple[Verdict, ...]) -> tuple[Event, ...]:
        """Go on with what is said of the claims that were pending; time has passed meanwhile."""
        return self.table.resolve(Judged(verdicts), self.clock.at)

    def take_missed(self) -> list[Seat]:
        missed, self.missed = self.missed, []
        return missed

    @property
    def due(self) -> float | None:
        """When the next deadline passes, in the seconds of the clock behind; None where none is set."""
        due = None if self.over else self.table.due
        return None if due is None else self.clock.moment(due)

    def unstored(self) -> list[Row]:
        """Rows of the log entries that are not in the database yet."""
        codec = entry_codec(self.game)
        fresh = self.table.log[self.stored :]
        return [log_row(self.match, seq, codec.encode(entry)) for seq, entry in enumerate(fresh, self.stored + 1)]

    def result_json(self) -> str:
        assert self.table.state.result is not None
        return RESULT.dump_json(self.table.state.result).decode()


def _missed(entry: Entry, asked: frozenset[Seat]) -> list[Seat]:
    match entry:
        case Resolved(_, TimeUp(None)):
            return sorted(asked)
        case Resolved(_, TimeUp(int(seat))):
            return [Seat(seat)]
        case _:
            return []


def missed_in_a_row(log: list[Entry], seats: int) -> list[int]:
    """By seat, how many of its own deadlines have passed since it last played: what a restarted server goes on from."""
    missed = [0] * seats
    for entry in log:
        match entry:
            case Resolved(_, TimeUp(int(seat))):
                missed[seat] += 1
            case Played(_, seat, _) | Resolved(_, Back(seat)):
                missed[seat] = 0
            case _:
                pass
    return missed
