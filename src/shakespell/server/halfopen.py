"""Connections on which a request is begun and not sent: each has its time, and the oldest go first when there are many.

Uvicorn waits for ever for the end of a header. A thousand such connections would use up what the process may have
open, and shut everybody out.
"""

import asyncio
import logging
import sys
import time
from functools import partial
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

log = logging.getLogger(__name__)

MOST_FILES = 65_536
FEW_FILES = 4096
SHARE = 0.75
"""Of the files that may be open, so many for connections."""

QUIET_SECONDS = 60
"""So seldom is it said that connections are closed."""


def raise_file_limit() -> int:
    """Let this process have as many files open as it may, sockets among them; returns how many that are."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource  # noqa: PLC0415 (there is none on Windows)

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    if wanted < FEW_FILES:
        log.warning("only %d files may be open here, sockets among them: raise the limit (ulimit -n)", wanted)
    return wanted


class HalfOpen:
    """The connections that have sent no whole header yet, the oldest first."""

    def __init__(self, seconds: float, most: int) -> None:
        self.seconds, self.most = seconds, most
        self._waiting: dict[_Guarded, None] = {}
        self._closed, self._said = 0, -float(QUIET_SECONDS)

    def protocol(self, *arguments: Any, **named: Any) -> asyncio.Protocol:
        """What uvicorn makes of each connection."""
        return _Guarded(self, *arguments, **named)

    def enter(self, connection: "_Guarded", together: int) -> None:
        self._waiting[connection] = None
        if together > self.most:
            self.close(next(iter(self._waiting)))

    def leave(self, connection: "_Guarded") -> None:
        self._waiting.pop(connection, None)

    def close(self, connection: "_Guarded") -> None:
        """Close a connection that has had its time, and say so now and then."""
        self.leave(connection)
        connection.transport.abort()
        self._closed += 1
        if time.monotonic() - self._said >= QUIET_SECONDS:
            log.warning("closed %d connections on which no whole request came", self._closed)
            self._closed, self._said = 0, time.monotonic()


class _Guarded(AutoHTTPProtocol):  # type: ignore[misc, valid-type]  # which of two it is, is known when it runs
    """A connection whose requests have to begin in time."""

    def __init__(self, half_open: HalfOpen, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._half_open = half_open
        self._alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        self._calm()
        super().handle_websocket_upgrade(*event)

    @property
    def _is_waiting(self) -> bool:
        ours = not self.transport.is_closing() and self.transport.get_protocol() is self
        return ours and (self.cycle is None or self.cycle.response_complete)

    def _watch(self) -> None:
        """A request that is being answered is nobody's fault; one that is not there yet has its time."""
        if not self._is_waiting:
            self._calm()
        elif self._alarm is None:
            self._alarm = self.loop.call_later(self._half_open.seconds, partial(self._half_open.close, self))
            self._half_open.enter(self, len(self.connections))

    def _calm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._half_open.leave(self)
