"""A real server in the test's own event loop, with a clock that a test can put forward, and both kinds of database."""

import asyncio
import hashlib
import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn

from shakespell.bots import BOTS, Bot, BotMaker, Choice, Level
from shakespell.core.game import Millis, View
from shakespell.games.dicewords.actions import Pass
from shakespell.presets import Setup
from shakespell.server import lobby, serve
from shakespell.server.app import create_app
from shakespell.server.server import Server
from shakespell.server.settings import Settings
from shakespell.words.lexicon import Lexicon

from .client import Api

FILES = 4096
"""So many the servers of tests may have open."""


class Clock:
    """Real time, and what a test has put it forward by; or, once stopped, no time at all."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._stopped: float | None = None

    def __call__(self) -> float:
        return (time.monotonic() if self._stopped is None else self._stopped) + self._ahead

    def forward(self, seconds: float) -> None:
        self._ahead += seconds

    def stop(self) -> None:
        self._stopped = time.monotonic()


class House(Api):
    """A running server: its HTTP side, its clock and its insides."""

    def __init__(self, url: str, server: Server, clock: Clock) -> None:
        super().__init__(url)
        self.server = server
        self.clock = clock

    async def after(self, seconds: float) -> None:
        """Let time pass."""
        self.clock.forward(seconds)
        self.server.rooms.nudge()


Opener = Callable[..., AbstractAsyncContextManager[House]]


@asynccontextmanager
async def opened(
    settings: Settings, bots: Mapping[str, BotMaker] = BOTS, clock: Clock | None = None
) -> AsyncIterator[House]:
    """A server on a free port."""
    clock = clock or Clock()
    app = create_app(settings, bots, clock)
    listening = socket.create_server(("127.0.0.1", 0))
    config = serve.config(settings, FILES, app)
    config.timeout_graceful_shutdown = 1
    running = uvicorn.Server(config)
    serving = asyncio.create_task(running.serve(sockets=[listening]))
    while not running.started:
        await asyncio.sleep(0.005)
        if serving.done():
            serving.result()
    house = House(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.server, clock)
    try:
        yield house
    finally:
        await house.http.aclose()
        running.should_exit = True
        await serving
        listening.close()


@pytest.fixture(autouse=True)
def same_dice_every_run(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A test's matches roll the same dice in every run: what passes here cannot fail elsewhere for a lucky roll."""
    count = itertools.count()
    monkeypatch.setattr(
        lobby, "fresh_seed", lambda: hashlib.sha256(f"{request.node.nodeid}/{next(count)}".encode()).digest()
    )


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=str(tmp_path / "matches.sqlite3"), web=tmp_path / "web")


@pytest.fixture
def open_house(settings: Settings) -> Opener:
    """Opens servers on the test's database, one after the other: ``open_house(bots=..., any_setting=...)``."""

    def open_one(bots: Mapping[str, BotMaker] = BOTS, clock: Clock | None = None, **changed: Any) -> Any:
        return opened(replace(settings, **changed), bots, clock)

    return open_one


@pytest.fixture
async def house(open_house: Opener) -> AsyncIterator[House]:
    async with AsyncExitStack() as stack:
        yield await stack.enter_async_context(open_house())


class Passer:
    """A bot that passes."""

    def __init__(self, after: int = 0) -> None:
        self.after = Millis(after)

    def choose(self, view: View, rng: Random) -> Choice | None:  # noqa: ARG002 (the protocol's name)
        return Choice(Pass(), self.after) if "pass" in view.can else None


def bots(bot: Bot) -> Mapping[str, BotMaker]:
    """Bots for Dicewords that are all this one."""

    def make(level: Level, setup: Setup, lexicon: Lexicon) -> Bot:
        return bot

    return {"dicewords": make}


# Databases


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """URL of a PostgreSQL cluster of this test run's own."""
    if (found := _postgres_programs()) is None:
        pytest.skip("PostgreSQL is not installed on this machine (no initdb in PATH or /usr/lib/postgresql)")
    user = _ordinary_user()
    folder = Path(tempfile.mkdtemp(prefix="shakespell-pg-"))
    if user:
        shutil.chown(folder, user)
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = folder / "data"
    options = f"-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -p {port}"

    def run(program: str, *arguments: str) -> None:
        subprocess.run(
            [found / program, *arguments], check=True, user=user, cwd=folder, capture_output=True, timeout=60
        )

    run("initdb", "-D", str(data), "-U", "shakespell", "--auth=trust", "--no-sync", "-E", "UTF8")
    run("pg_ctl", "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://shakespell@127.0.0.1:{port}"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder)


def _postgres_programs() -> Path | None:
    if path := shutil.which("initdb"):
        return Path(path).parent
    return next((path.parent for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)), None)


def _ordinary_user() -> str | None:
    """PostgreSQL will not run as root: somebody else, where we are."""
    return "nobody" if os.geteuid() == 0 else None


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'matches.sqlite3'}"
    cluster = request.getfixturevalue("postgres")
    name = f"t{os.urandom(6).hex()}"
    import asyncpg  # noqa: PLC0415 (only where PostgreSQL is)

    connection = await asyncpg.connect(f"{cluster}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{cluster}/{name}"
