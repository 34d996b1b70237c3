"""All matches in memory: loads one when it is touched, and at the start those in which time is running (B-18)."""

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from math import inf
from typing import Any

from ..presets import PresetError
from ..record import RecordError
from .clock import START
from .judges import referee_of
from .live import Asleep, Live
from .problems import Problem, no_such_match
from .room import Room
from .services import Services
from .store import CorruptMatch, StoredMatch, StoreError
from .told import Stop, Told

log = logging.getLogger(__name__)

MOST_FAULTS = 3
"""A match that failed so often is not opened again until the server restarts."""

LONGEST_PAUSE = 60
SWEEP_SECONDS = 3600


def broken() -> Problem:
    """What a match is answered with that failed so often, or takes so long, that it is not opened any more."""
    return Problem(500, "broken", "This match failed several times and stays closed until it has been mended.")


class Rooms:
    """Rooms by match, one each."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._faults: Counter[str] = Counter()
        self._asleep: dict[str, Asleep] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}

    async def start(self) -> None:
        """Go on with all matches that have not ended, the oldest first, while people already come in."""
        self._spawn(self._resume_all(), "resume")
        self._spawn(self._sweep(), "sweep")

    async def stop(self) -> None:
        """Close every room; what was accepted is stored."""
        for room in self._rooms.values():
            room.tell(Stop())
        rooms = [task for task in self._tasks if task.get_name().startswith("room")]
        for task in self._tasks.difference(rooms):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def room(self, match: str) -> Room:
        """The room of a match; Problem where there is no such match or it cannot be played."""
        room = self._rooms.get(match)
        if room is not None and not room.closed:
            return room
        if match not in self._loading:
            loading = self._loading[match] = asyncio.create_task(self._load(match))
            loading.add_done_callback(lambda _: self._loading.pop(match))
        return await asyncio.shield(self._loading[match])

    async def tell(self, match: str, told: Told) -> Room:
        """Tell the room of a match something; if it closes at that moment, the next one."""
        while True:
            room = await self.room(match)
            if room.tell(told):
                return room

    def tell_if_open(self, match: str, told: Told) -> None:
        """Tell the room of a match something if it is in memory; otherwise nobody needs to know."""
        if match in self._rooms:
            self._rooms[match].tell(told)

    def nudge(self) -> None:
        """Have every room look at the clock, and wake whoever should be awake."""
        for room in self._rooms.values():
            room.nudge()
        for match in list(self._asleep):
            self._wake_when_due(match)

    def heard(self) -> float:
        """When somebody was last heard at any table."""
        return max((room.heard for room in self._rooms.values()), default=-inf)

    def here(self, match: str) -> Room | None:
        """The room of a match if it is in memory."""
        return self._rooms.get(match)

    def is_played(self, match: str) -> bool:
        """Whether a match is in memory and goes on."""
        room = self._rooms.get(match)
        return room is not None and not room.closed and not room.is_over

    async def _load(self, match: str) -> Room:
        if self._faults[match] >= MOST_FAULTS:
            raise broken()
        stored = await self._services.store.match(match)
        if stored is None or stored.status == "cancelled":
            raise no_such_match(match)
        seats = await self._services.store.seats(match)
        live = None if stored.status == "waiting" else await self._resumed(stored)
        room = Room(stored, seats, live, self._services)
        self._rooms[match] = room
        self._services.metrics.rooms.inc()
        self._spawn(self._run(room), f"room {match}")
        return room

    async def _resumed(self, stored: StoredMatch) -> Live:
        """A match at the end of its log; replaying is work, so it is done beside the event loop."""
        asleep = self._asleep.pop(stored.id, None)
        if (alarm := self._alarms.pop(stored.id, None)) is not None:
            alarm.cancel()
        entries = await self._services.store.log(stored.id)

        def resume() -> Live:
            judge = referee_of(stored.header)
            slept = asleep.clock.at if asleep else START
            most = self._services.settings.most_actions
            return Live.begun(stored, stored.header, entries, judge, self._services.now, most, slept)

        try:
            async with asyncio.timeout(self._services.settings.resume_seconds):
                return await asyncio.to_thread(resume)
        except TimeoutError:
            self._faults[stored.id] = MOST_FAULTS
            log.critical("match %s takes too long to be replayed and stays closed", stored.id)
            raise broken() from None
        except (RecordError, PresetError) as fault:
            raise Problem(409, "unplayable", f"This server cannot go on with the match: {fault}") from fault

    async def _run(self, room: Room) -> None:
        try:
            await room.run(self._failed)
        finally:
            if self._rooms.get(room.match.id) is room:
                del self._rooms[room.match.id]
            self._services.metrics.rooms.dec()
            if (asleep := room.falls_asleep()) is not None:
                self._asleep[room.match.id] = asleep
                self._wake_when_due(room.match.id)

    def _wake_when_due(self, match: str) -> None:
        """Open a match again when its next deadline passes, though nobody comes."""
        asleep = self._asleep.get(match)
        if asleep is None or asleep.due is None:
            return
        left = asleep.due - self._services.now()
        if left > 0:
            self._alarms[match] = asyncio.get_running_loop().call_later(left, self._wake_when_due, match)
        else:
            self._spawn(self._resume(match), f"resume {match}")

    def _failed(self, room: Room, code: str) -> None:
        """A room has closed with a fault: go on from the log, unless it is the match itself that fails every time."""
        if code == "fault":
            self._faults[room.match.id] += 1
        if not room.is_waiting:
            self._spawn(self._resume(room.match.id, pause=1), f"resume {room.match.id}")

    async def _resume_all(self) -> None:
        pause = 1
        while True:
            try:
                matches = await self._services.store.unended()
                break
            except StoreError as fault:
                log.critical("matches cannot be resumed yet: %s", fault)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        for match in matches:
            await self._resume(match)

    async def _resume(self, match: str, pause: int = 0) -> None:
        while True:
            await asyncio.sleep(pause)
            try:
                await self.room(match)
            except Problem as problem:
                log.warning("match %s is not resumed: %s", match, problem)
            except CorruptMatch as fault:
                log.critical("match %s is not resumed and stays closed until it has been mended: %s", match, fault)
            except StoreError as fault:
                log.critical("match %s cannot be resumed yet: %s", match, fault)
                pause = min(max(1, 2 * pause), LONGEST_PAUSE)
                continue
            except Exception:
                log.exception("match %s is not resumed", match)
            return

    async def _sweep(self) -> None:
        """Take tables away that nobody filled."""
        while True:
            try:
                await self._services.store.cancel_older(self._services.settings.open_table_days)
            except StoreError as fault:
                log.critical("old tables are not taken away: %s", fault)
            await asyncio.sleep(SWEEP_SECONDS)

    def _spawn(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
