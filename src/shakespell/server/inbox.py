"""What a room has been told and not dealt with yet."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

M = TypeVar("M")


class Inbox(Generic[M]):
    """A queue with one reader, who takes everything that came in together, or wakes at a given moment."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._messages: list[M] = []
        self._arrived = asyncio.Event()

    def put(self, message: M) -> None:
        self._messages.append(message)
        self._arrived.set()

    def nudge(self) -> None:
        """Have the reader look at the clock."""
        self._arrived.set()

    @property
    def is_empty(self) -> bool:
        return not self._messages

    async def take(self, until: float | None) -> list[M]:
        """Everything that has arrived, at the latest at the moment ``until`` (then perhaps nothing)."""
        loop = asyncio.get_running_loop()
        alarm = None if until is None else loop.call_later(max(0.0, until - self._now()), self._arrived.set)
        await self._arrived.wait()
        if alarm is not None:
            alarm.cancel()
        self._arrived.clear()
        taken, self._messages = self._messages, []
        return taken
