"""Running the server: ``shakespell serve``."""

import asyncio
import logging
import socket
import sys
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from typing import Any

import uvicorn
from fastapi import FastAPI

from .addresses import own_device, reachable
from .app import create_app
from .halfopen import SHARE, HalfOpen, raise_file_limit
from .settings import Settings, default_database
from .store import Store, StoreError

UNUSABLE = 2
LISTEN_BACKLOG = 2048
DRAIN_SECONDS = 5
HIGHEST_PORT = 65_535
SWITCH_SECONDS = 0.0005
"""How long the event loop may keep the interpreter from the thread that stores moves; Python's 5 ms would be most of
the time that a commit takes."""


def run(host: str = "127.0.0.1", port: int = 8000, db: str | None = None, **settings: Any) -> int:
    """Serve until told to stop; returns the exit status.

    ``port`` 0 takes a free one. The address is printed on stdout once people can connect; whatever keeps the server
    from starting is one line on stderr and status 2. ``settings`` are fields of ``Settings``.
    """
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    try:
        chosen = Settings(database=db or default_database(), **settings)
        asyncio.run(_try_database(chosen.database))
        listening = _listening(host, port)
    except (StoreError, OSError) as fault:
        print(f"shakespell: {fault}", file=sys.stderr)
        return UNUSABLE
    sys.setswitchinterval(SWITCH_SECONDS)
    with closing(listening):
        bound, port = listening.getsockname()[:2]
        chosen = replace(chosen, addresses=reachable(bound, port))
        server = _Announced(config(chosen, raise_file_limit()), own_device(bound, port), chosen.addresses)
        server.run(sockets=[listening])
    return 0


async def _try_database(url: str) -> None:
    """Open the database once before anybody connects: StoreError where it cannot be written."""
    async with Store.opened(url):
        pass


def _listening(host: str, port: int) -> socket.socket:
    """A socket on the address; OSError with a line that says what is wrong and how to mend it."""
    if not 0 <= port <= HIGHEST_PORT:
        raise OSError(f"{host}:{port} is no address to listen on: a port is a number from 0 to {HIGHEST_PORT}")
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except OSError as fault:
        raise OSError(f"{host}:{port} is no address to listen on: {fault}") from fault
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(LISTEN_BACKLOG)
    except OSError as fault:
        listening.close()
        hint = "is it in use? Another --port may be free, and --port 0 takes any that is"
        raise OSError(f"cannot listen on {host}:{port} ({fault.strerror}): {hint}") from fault
    return listening


def config(settings: Settings, files: int, app: FastAPI | None = None) -> uvicorn.Config:
    """How uvicorn serves the application, by default a new one; ``files`` may be open at once."""
    half_open = HalfOpen(settings.header_seconds, int(files * SHARE))
    return uvicorn.Config(
        app or create_app(settings),
        http=half_open.protocol,  # type: ignore[arg-type]  # it calls it
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=DRAIN_SECONDS,
    )


class _Announced(uvicorn.Server):
    """Says where it listens, once it does."""

    def __init__(self, config: uvicorn.Config, here: str, elsewhere: Sequence[str]) -> None:
        super().__init__(config)
        self._here = here
        self._elsewhere = [address for address in elsewhere if address != here]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Shakespell listens at {self._here}", flush=True)
        for address in self._elsewhere:
            print(f"  in your network: {address}", flush=True)
