"""The room of one match: the only task that touches it, so whatever happens at the table happens in one order (B-22).

It waits for a message or the next deadline, deals with everything that came in together, has the log entries stored,
and only then tells anybody: *store first, send second* (B-27). A room can be thrown away at any moment; another one
goes on from the log.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

from ..core.game import Back, Event, IllegalAction, Left, Seat
from . import store
from .audience import Audience
from .connection import CANCELLED, FAULT, GOT_UP, STORAGE, Connection
from .inbox import Inbox
from .judges import lexicon_of, referee_of
from .live import Asleep, Live, missed_in_a_row
from .presence import Presence
from .robots import Crew, Robots
from .seating import Seating, seat_name, summary
from .services import Services
from .store import StoredMatch, StoredSeat, StoreError
from .told import BotChoice, Enter, Exit, Followed, Forsake, Reseat, Said, Stop, Told
from .wire import Do, Following, Refused, SeatSummary, Waiting

log = logging.getLogger(__name__)

LONG_SECONDS = 3600
"""A deadline further away does not keep a match in memory that everybody has laid aside."""

LINGER_SECONDS = 10
"""How long a room that nobody needs is kept for whoever comes back at once."""


class Room:
    """One match in memory. ``live`` is None until the match begins."""

    def __init__(self, match: StoredMatch, seats: Sequence[StoredSeat], live: Live | None, services: Services) -> None:
        self.match = match
        self.closed = False
        self._services = services
        self._seating = Seating(seats)
        self._live = live
        self._inbox: Inbox[Told] = Inbox(services.now)
        self._audience = Audience(services.metrics)
        missed = missed_in_a_row(live.table.log, len(seats)) if live else None
        self._presence = Presence(len(seats), services.now, missed)
        self._robots = self._make_robots(live) if live else None
        self._full_since: float | None = None
        self._heard = services.now()
        self._stopping = False
        self._clear()

    def _clear(self) -> None:
        """Forget what has been stored and said."""
        self._changes: list[store.Change] = []
        self._events: list[Event] = []
        self._newcomers: list[Connection] = []
        self._forsakes: list[Forsake] = []
        self._afterwards: list[Callable[[], None]] = []
        self._stirred = False

    # From outside

    def tell(self, told: Told) -> bool:
        """Put a message into the room's inbox; False where the room has closed and another must be asked for."""
        if not self.closed:
            self._inbox.put(told)
        return not self.closed

    def nudge(self) -> None:
        """Have the room look at the clock."""
        self._inbox.nudge()

    @property
    def at(self) -> int | None:
        """Match time now; None before the match begins."""
        return None if self._live is None else self._live.clock.at

    @property
    def heard(self) -> float:
        """When somebody was last heard here."""
        return self._heard

    @property
    def is_waiting(self) -> bool:
        return self._live is None

    @property
    def is_over(self) -> bool:
        return self._live is not None and self._live.over

    @property
    def to_act(self) -> frozenset[Seat]:
        return frozenset[Seat]() if self._live is None else self._live.table.state.to_act

    def seats(self) -> tuple[SeatSummary, ...]:
        """Who sits where, and who is here."""
        return tuple(summary(seat, self._presence.here(seat.seat)) for seat in self._seating.seats)

    # The loop

    async def run(self, failed: Callable[["Room", str], None]) -> None:
        """Run the match until it needs nobody's attention; ``failed`` hears the code of a fault that ended it."""
        try:
            self._begin_when_ready()
            await self._judge()
            await self._settle()
            while not self._may_rest():
                await self._turn(await self._inbox.take(self._wakes_at()))
        except StoreError as fault:
            log.critical("match %s: %s", self.match.id, fault)
            self._fail("storage", "The server cannot store moves at the moment; nothing that was accepted is lost.")
            failed(self, "storage")
        except Exception:
            log.exception("match %s closed by a fault", self.match.id)
            self._fail("fault", "Something went wrong in this match; it has been noted. What was accepted is kept.")
            failed(self, "fault")
        finally:
            self._close()

    async def _turn(self, told: list[Told]) -> None:
        self._pass_time()
        await self._judge()
        self._heard = self._services.now() if told else self._heard
        for each in told:
            await self._hear(each)
            await self._judge()
        if self._seating.opens_in == 0:  # a seat that was kept for somebody is free for anybody
            self._reseat(await self._services.store.seats(self.match.id))
        self._see_who_left()
        self._begin_when_ready()
        await self._judge()
        await self._settle()

    async def _judge(self) -> None:
        """Have settled what takes long, beside the event loop. Whatever else comes in waits its turn, and as nothing
        is stored or said before, a restart goes back to before the question and asks it anew."""
        while self._live is not None and (need := self._live.pending) is not None:
            lexicon = lexicon_of(self.match.header)
            verdicts = await self._services.judges.verdicts(need, lexicon, self._live.table.referee)
            self._events += self._live.settle(verdicts)

    def _may_rest(self) -> bool:
        """Whether nobody would miss the room: nothing happens in it by itself, and nobody has been here for a while."""
        rests = self._rests_at()
        return self._stopping or (rests is not None and rests <= self._services.now() and self._inbox.is_empty)

    def _rests_at(self) -> float | None:
        still = not self._seating.is_full if self._live is None else self._live.ended or self._is_laid_aside(self._live)
        return self._heard + LINGER_SECONDS if still and not len(self._audience) else None

    def _is_laid_aside(self, live: Live) -> bool:
        """Whether nothing will happen by itself for long, and nobody is about to count as gone."""
        thinking = self._robots is not None and self._robots.is_thinking
        soon = live.due is not None and live.due < self._services.now() + LONG_SECONDS
        return not thinking and not soon and not self._going()

    def falls_asleep(self) -> Asleep | None:
        """What has to be known of a match that leaves memory while its time goes on; None where that stands still."""
        live = self._live
        if self._stopping or live is None or live.over or self._seating.is_for_one or live.unstored():
            return None
        return Asleep(live.clock, live.due)

    def _wakes_at(self) -> float | None:
        """When something happens by itself, if nobody says anything before."""
        moments = [self._rests_at()]
        if self._live is not None:
            robots = self._robots.due if self._robots else None
            moments += [self._live.due, robots, *(gone for _, gone in self._going())]
        elif (opens := self._seating.opens_in) is not None:
            moments.append(self._services.now() + opens)
        elif self._full_since is not None:
            moments.append(self._full_since + self._services.settings.entropy_seconds)
        return min((moment for moment in moments if moment is not None), default=None)

    async def _hear(self, told: Told) -> None:
        match told:
            case Enter(connection, entropy):
                self._enter(connection, entropy)
            case Exit(connection):
                self._exit(connection)
            case Said(connection, do):
                self._play(connection, do)
            case BotChoice():
                self._events += self._robots.hear(told) if self._robots else ()
            case Reseat():
                self._reseat(await self._services.store.seats(self.match.id))
            case Forsake():
                self._forsake(told)
            case Followed(match):
                self._audience.say(Following(kind="following", match=match))
            case Stop():
                self._stopping = True

    async def _settle(self) -> None:
        """Store what happened, then say it."""
        live = self._live
        rows = live.unstored() if live else []
        if live and live.over and not live.ended:
            self._changes.append(store.ended(self.match.id, live.result_json()))
        if rows or self._changes:
            await self._services.store.commit(self._changes, rows)
        if live:
            live.stored += len(rows)
            self._mark_end(live)
        self._speak(moved=bool(rows))
        self._clear()
        if self._robots:
            self._robots.ask()

    def _mark_end(self, live: Live) -> None:
        if live.over and not live.ended:
            live.ended = True
            self._services.metrics.ended.labels(live.game).inc()

    def _speak(self, moved: bool) -> None:
        for say in self._afterwards:
            say()
        if self._live is None:
            if self._stirred:
                self._audience.say(Waiting(kind="waiting", seats=self.seats()))
            return
        here = tuple(seat.kind == "bot" or self._presence.here(seat.seat) for seat in self._seating.seats)
        if moved or self._stirred:
            older = [connection for connection in self._audience if connection not in self._newcomers]
            self._audience.update(self._live, here, self._events, older)
        self._audience.update(self._live, here, (), self._newcomers)

    # Before the match

    def _begin_when_ready(self) -> None:
        """Begin once every seat is taken and has shown what it adds to the dice, or has had its time to."""
        if self._live is not None or not self._seating.is_full:
            self._full_since = None
            return
        now, settings = self._services.now(), self._services.settings
        self._full_since = now if self._full_since is None else self._full_since
        if self._seating.all_shown or now >= self._full_since + settings.entropy_seconds:
            self._begin()

    def _begin(self) -> None:
        started = datetime.now(UTC).isoformat(timespec="seconds")
        header = self._seating.header(self.match.header, started)
        self.match = replace(self.match, header=header, status="playing")
        judge = referee_of(header)
        most = self._services.settings.most_actions
        self._live = Live.begun(self.match, header, [], judge, self._services.now, most)
        self._robots = self._make_robots(self._live)
        self._changes.append(store.begun(self.match.id, header))

    def _make_robots(self, live: Live) -> Robots | None:
        levels = {Seat(seat.seat): seat.level for seat in self._seating.seats if seat.kind == "bot" and seat.level}
        if not levels:
            return None
        services, header = self._services, self.match.header
        make = services.bots.get(live.game)
        patience = round(services.settings.longest_thought * 1000)
        crew = Crew(live, make, lexicon_of(header), levels)
        pool = services.pool if len(levels) < len(self._seating.seats) else services.late_pool
        return Robots(live, crew, patience, pool, services.metrics, self.tell)

    def _reseat(self, seats: tuple[StoredSeat, ...]) -> None:
        self._seating.reseat(seats)
        self._stirred = True

    # People coming and going

    def _enter(self, connection: Connection, entropy: str | None) -> None:
        self._audience.add(connection)
        self._newcomers.append(connection)
        self._presence.entered(connection.seats)
        self._stirred = self._stirred or bool(connection.seats) or self._live is None
        if self._live is None:
            if entropy is not None:
                self._seating.show(connection.seats, entropy)
        elif not self._live.over:
            for seat in self._live.left.intersection(connection.seats):
                if not self._seating.seats[seat].forsaken:
                    self._events += self._live.tell(Back(seat))

    def _exit(self, connection: Connection) -> None:
        if connection in self._audience:
            self._audience.drop(connection)
            self._newcomers = [each for each in self._newcomers if each is not connection]
            self._presence.left(connection.seats)
            self._stirred = self._stirred or bool(connection.seats)

    def _going(self) -> list[tuple[Seat, float]]:
        """Seats that look as if left, and from when on they count as such."""
        if self._live is None or self._live.over:
            return []
        settings = self._services.settings
        people = (Seat(seat.seat) for seat in self._seating.seats if seat.kind != "bot")
        going = (
            (seat, self._presence.gone_at(seat, settings.missed_deadlines, settings.away_seconds)) for seat in people
        )
        gone = [(seat, moment) for seat, moment in going if moment is not None]
        left = self._live.left if gone else frozenset[Seat]()
        return [(seat, moment) for seat, moment in gone if seat not in left]

    def _see_who_left(self) -> None:
        if self._live is None:
            return
        for seat in self._live.take_missed():
            self._presence.missed_deadline(seat)
        for seat, gone in self._going():
            if gone <= self._services.now() and not self._live.over:
                self._events += self._live.tell(Left(seat))

    def _seats_of(self, token_hash: str) -> list[StoredSeat]:
        return [seat for seat in self._seating.seats if seat.belongs_to(token_hash)]

    def _forsake(self, told: Forsake) -> None:
        """Somebody leaves for good: before the match begins the seat is free again."""
        mine = self._seats_of(told.token_hash)
        self._forsakes.append(told)
        self._afterwards.append(lambda: told.acknowledge(seat.seat for seat in mine))
        if mine and mine[0].partners:
            self._leave_team(mine[0], told.token_hash)
        elif self._live is not None:
            for seat in mine:
                self._forsake_in_play(self._live, seat)
        elif any(seat.kind != "open" for seat in mine):
            self._cancel()
        else:
            self._free(mine)

    def _leave_team(self, seat: StoredSeat, token_hash: str) -> None:
        """One of several at a seat goes; the others play on."""
        others, changes = store.left_team(self.match.id, seat, token_hash)
        self._changes += changes
        self._reseat(tuple(others if each.seat == seat.seat else each for each in self._seating.seats))

    def _forsake_in_play(self, live: Live, seat: StoredSeat) -> None:
        if live.over or seat.forsaken:
            return
        if seat.seat not in live.left:
            self._events += live.tell(Left(Seat(seat.seat)))
        self._changes.append(store.forsaken(self.match.id, seat.seat))
        gone = tuple(replace(each, forsaken=True) if each.seat == seat.seat else each for each in self._seating.seats)
        self._seating.reseat(gone)

    def _free(self, mine: list[StoredSeat]) -> None:
        for seat in mine:
            self._changes.append(store.freed(self.match.id, seat.seat, seat_name(seat.seat)))
        freed = {seat.seat: replace(seat, token_hash=None, entropy_commitment=None) for seat in mine}
        renamed = {number: replace(seat, name=seat_name(number)) for number, seat in freed.items()}
        self._reseat(tuple(renamed.get(seat.seat, seat) for seat in self._seating.seats))
        for connection in self._audience:
            if freed.keys() & set(connection.seats):
                self._afterwards.append(partial(connection.close, GOT_UP))

    def _cancel(self) -> None:
        self._changes.append(store.cancelled(self.match.id))
        gone = "Whoever set this table up has taken it away."
        self._afterwards.append(lambda: self._audience.dismiss("cancelled", gone, CANCELLED))
        self._stopping = True

    # Playing

    def _pass_time(self) -> None:
        """Let deadlines pass, and bots act whose time has come."""
        if self._robots:
            self._events += self._robots.pass_time()
        elif self._live is not None:
            self._events += self._live.pass_time(self._live.clock.at)

    def _play(self, connection: Connection, do: Do) -> None:
        if connection not in self._audience:
            return
        try:
            self._act(self._seating.playing(connection.seats, do.seat), do.action, do.prompt)
            self._audience.owe(connection)
        except IllegalAction as refusal:
            self._services.metrics.refused.labels(refusal.code).inc()
            refused = Refused(kind="refused", prompt=do.prompt, code=refusal.code, message=refusal.message)
            self._afterwards.append(lambda: connection.send(refused.model_dump_json()))

    def _act(self, seat: Seat, action: object, prompt: int) -> None:
        if self._live is None:
            raise IllegalAction("not-begun", "The match has not begun: not everybody is there yet.")
        if self._live.over:
            raise IllegalAction("over", "The match is over.")
        self._events += self._live.play(seat, action, prompt)
        self._presence.acted(seat)
        self._services.metrics.played.labels(self._live.game).inc()

    def _fail(self, code: str, message: str) -> None:
        self._services.metrics.faults.labels(code).inc()
        self._audience.dismiss(code, message, STORAGE if code == "storage" else FAULT)

    def _close(self) -> None:
        self.closed = True
        if self._robots:
            self._robots.stop()
        for forsake in self._forsakes:
            forsake.fail(StoreError("the match closed before that was stored"))
