"""Moves a second through the whole server, beside a bare echo of the same stack in the same run.

    .venv/bin/python benchmarks/server.py [MATCHES] [SECONDS]

Each table is two sockets on the loopback: one plays, and a move counts when the *other* socket has been sent it, stored
and all (SQLite, WAL, synchronous=FULL). The echo is uvicorn and Starlette sending messages of the size of an update to
as many sockets, with the same client. Servers run in processes of their own; the client is one more, so on few cores it
is part of what is measured, on both sides alike.
"""

import asyncio
import json
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvloop
import websockets

SERVE = """
import sys
from shakespell.server.serve import run
rates = dict.fromkeys(("create_rate", "join_rate"), "1000000/minute")
sys.exit(run(port=0, db=sys.argv[1], messages_per_second=1e6, **rates))
"""

ECHO = """
import socket, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

async def echo(ws):
    await ws.accept()
    while True:
        size = int(await ws.receive_text())
        await ws.send_text("x" * size)

listening = socket.create_server(("127.0.0.1", 0))
print(f"listens at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
app = Starlette(routes=[WebSocketRoute("/", echo)])
uvicorn.Server(uvicorn.Config(app, log_level="critical", ws_per_message_deflate=False)).run(sockets=[listening])
"""

RULES = {"rounds": 25, "rerolls": 5, "first_seat": 0}
"""Up to 300 actions for two seats."""


@dataclass
class Measured:
    """What the clients saw."""

    messages: int = 0
    moves: int = 0
    bytes: int = 0
    waits: list[float] = field(default_factory=list)
    started: float = 0.0
    until: float = 0.0
    ended: float = 0.0

    @property
    def open(self) -> bool:
        return time.perf_counter() < self.until

    @property
    def seconds(self) -> float:
        return self.ended - self.started


@asynccontextmanager
async def process(code: str, *arguments: str) -> AsyncIterator[str]:
    """A server in a process of its own; its address."""
    running = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    assert running.stdout is not None
    try:
        yield (await running.stdout.readline()).decode().split()[-1]
    finally:
        running.terminate()
        await running.wait()


Seated = list[tuple[Any, str]]


@asynccontextmanager
async def tables(url: str, count: int) -> AsyncIterator[list[Seated]]:
    """So many matches of two seats that have begun, each seat with its socket."""
    body = {"game": "dicewords", "rules": RULES, "seats": [{"kind": "human"}, {"kind": "open"}]}
    async with httpx.AsyncClient(base_url=url, timeout=60) as http, AsyncExitStack() as stack:
        seated: list[Seated] = []
        for _ in range(count):
            made = (await http.post("/api/matches", json=body)).json()
            joined = (await http.post(f"/api/matches/{made['code']}/join", json={})).json()
            address = f"{url.replace('http', 'ws')}/api/matches/{made['match']}/socket"
            sockets = [await stack.enter_async_context(websockets.connect(address)) for _ in range(2)]
            seated.append([(sockets[0], made["token"]), (sockets[1], joined["token"])])
        yield seated


async def greet(players: Seated) -> list[dict[str, Any]]:
    """Say hello for both seats, and wait until each knows that the other is there."""
    for socket, token in players:
        await socket.send(json.dumps({"kind": "hello", "token": token}))
    views = [await _update(socket, 0) for socket, _ in players]
    for seat, (socket, _) in enumerate(players):
        while views[seat]["presence"] != [True, True]:
            views[seat] = await _update(socket, 0)
    return views


async def play(seen: Measured, players: Seated, views: list[dict[str, Any]]) -> None:
    """Play until time is up or the match is over, each move as soon as the one before was seen."""
    while seen.open and views[0]["view"]["result"] is None:
        seat = views[0]["view"]["to_act"][0]
        view = views[seat]["view"]
        action = {"kind": "reroll", "dice": ["gold", "blue"]} if "reroll" in view["can"] else {"kind": "pass"}
        start, seq = time.perf_counter(), views[seat]["seq"]
        await players[seat][0].send(json.dumps({"kind": "do", "prompt": view["prompt"], "action": action}))
        other = await _update(players[1 - seat][0], seq + 1)
        seen.waits.append(time.perf_counter() - start)
        views[1 - seat], views[seat] = other, await _update(players[seat][0], seq + 1)
        seen.moves += 1
        seen.messages += 2
        seen.bytes += other["bytes"]


async def played(url: str, count: int, seconds: float) -> Measured:
    """Many tables at once, for so long."""
    async with tables(url, count) as seated:
        views = [await greet(players) for players in seated]
        seen = Measured(started=time.perf_counter(), until=time.perf_counter() + seconds)
        await asyncio.gather(*(play(seen, players, view) for players, view in zip(seated, views, strict=True)))
        seen.ended = time.perf_counter()
    return seen


async def _update(socket: Any, seq: int) -> dict[str, Any]:
    while True:
        text = await socket.recv()
        message: dict[str, Any] = json.loads(text)
        if message["kind"] == "update" and message["seq"] >= seq:
            return {**message, "bytes": len(text)}
        if message["kind"] in ("refused", "problem"):
            raise RuntimeError(text)


async def echoed(url: str, count: int, size: int, seconds: float) -> Measured:
    """So many sockets that have messages of a size sent to them, each as soon as it has the one before."""

    async def ask(socket: Any) -> None:
        while seen.open:
            await socket.send(str(size))
            await socket.recv()
            seen.messages += 1

    async with AsyncExitStack() as stack:
        address = url.replace("http", "ws")
        sockets = [await stack.enter_async_context(websockets.connect(address)) for _ in range(count)]
        seen = Measured(started=time.perf_counter(), until=time.perf_counter() + seconds)
        await asyncio.gather(*map(ask, sockets))
        seen.ended = time.perf_counter()
    return seen


async def main(count: int, seconds: float) -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder:
        async with process(SERVE, str(Path(folder) / "m.sqlite3")) as url, process(ECHO) as bare:
            await played(url, 2, 1)
            moves = await played(url, count, seconds)
            size = moves.bytes // max(1, moves.moves)
            bare_echo = await echoed(bare, 2 * count, size, seconds)
    waits = sorted(moves.waits)
    median, late = statistics.median(waits), waits[len(waits) * 99 // 100]
    print(f"{count} tables, {seconds:g} s, updates of {size:,} bytes")
    print(f"moves a second until the opponent has seen them: {moves.moves / moves.seconds:,.0f}")
    print(f"  median {median * 1e3:.1f} ms, 99th percentile {late * 1e3:.1f} ms")
    print(f"updates sent a second: {moves.messages / moves.seconds:,.0f}")
    print(f"bare echo of the same stack, same client: {bare_echo.messages / bare_echo.seconds:,.0f}")
    print(f"ratio: {moves.messages / moves.seconds * bare_echo.seconds / bare_echo.messages:.2f}")


if __name__ == "__main__":
    numbers = [float(argument) for argument in sys.argv[1:]]
    uvloop.run(main(int(numbers[0]) if numbers else 50, numbers[1] if len(numbers) > 1 else 5.0))
