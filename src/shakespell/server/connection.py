"""One socket as a room sees it: the seats it speaks for, and a queue that the room never has to wait for."""

import asyncio
from collections import deque
from typing import NamedTuple

from ..core.game import Seat


class Close(NamedTuple):
    """How a socket is closed: a WebSocket close code, and a reason the client may show."""

    code: int
    reason: str


GOING_AWAY = 1001
CANCELLED = Close(4410, "cancelled")
GOT_UP = Close(4403, "you have left this table")
TOO_FAR_BEHIND = Close(1013, "too far behind; connect again")
FAULT = Close(1011, "fault")
CANCELLED = Close(4410, "cancelled")
GOT_UP = Close(4403, "you have left this table")
STORAGE = Close(1013, "try again later")


class Connection:
    """Messages on their way to one client. No seats: a spectator."""

    def __init__(self, seats: tuple[Seat, ...], backlog: int) -> None:
        self.seats = seats
        self._backlog = backlog
        self._messages: deque[str | Close] = deque()
        self._arrived = asyncio.Event()
        self._closed = False

    def send(self, message: str) -> None:
        """Have a message sent; a client that is too far behind is closed instead, and resumes when it comes back."""
        if len(self._messages) >= self._backlog:
            self._messages.clear()
            self.close(TOO_FAR_BEHIND)
        elif not self._closed:
            self._messages.append(message)
            self._arrived.set()

    def close(self, close: Close) -> None:
        """Close after what is already on its way."""
        if not self._closed:
            self._closed = True
            self._messages.append(close)
            self._arrived.set()

    async def next(self, patience: float) -> str | Close | None:
        """The next message to send, in order; None when nothing came for so many seconds."""
        if not self._messages:
            self._arrived.clear()
            try:
                async with asyncio.timeout(patience):
                    await self._arrived.wait()
            except TimeoutError:
                return None
        return self._messages.popleft()
