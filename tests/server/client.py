"""A scripted client: sits down at a table over a real socket, plays, and keeps every byte it was sent."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import websockets

PATIENCE = 20
"""Seconds after which a test gives up waiting for a message."""

Json = dict[str, Any]


class Api:
    """The HTTP side of a server."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def create(self, *seats: Json | str, **asked: Any) -> Json:
        """A match of Dicewords, one round unless asked otherwise; a seat may be given by its kind alone."""
        body = {"game": "dicewords", "rules": {"rounds": 1}, **asked}
        body["seats"] = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        return found(await self.http.post("/api/matches", json=body))

    async def join(self, match: str, **asked: Any) -> Json:
        return found(await self.http.post(f"/api/matches/{match}/join", json=asked))

    async def match(self, match: str) -> Json:
        return found(await self.http.get(f"/api/matches/{match}"))

    async def record(self, match: str) -> Json:
        return found(await self.http.get(f"/api/matches/{match}/record"))

    @asynccontextmanager
    async def socket(self, match: str) -> AsyncIterator["Player"]:
        """A socket that has not said hello."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/matches/{match}/socket"
        async with websockets.connect(url, max_size=None) as socket:
            yield Player(socket)

    @asynccontextmanager
    async def sit(self, match: str, token: str | None, **hello: Any) -> AsyncIterator["Player"]:
        """A socket that has said hello with a token, or with None to watch."""
        async with self.socket(match) as player:
            await player.say({"kind": "hello", "token": token, **hello})
            yield player


async def eventually(holds: Callable[[], Awaitable[bool]]) -> None:
    """Wait until something nobody announces is so."""
    async with asyncio.timeout(PATIENCE):
        while not await holds():  # noqa: ASYNC110 (there is no event to wait for: that is the point)
            await asyncio.sleep(0.01)


def found(answer: httpx.Response) -> Json:
    """The body of a good answer."""
    assert answer.is_success, answer.text
    body: Json = answer.json()
    return body


class Player:
    """One client. ``heard`` is everything it was sent, ``table`` the last update."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.table: Json = {}

    async def say(self, message: Json) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["kind"] == "update":
            self.table = message
        return message

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """The next message that is wanted; the others are heard and passed over."""
        while not wanted(message := await self.hear()):
            pass
        return message

    async def update(self, wanted: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next update of which ``wanted`` is true."""
        return await self.until(lambda message: message["kind"] == "update" and wanted(message))

    async def seated(self) -> "Player":
        """Wait until the match has begun."""
        await self.update()
        return self

    async def view(self, wanted: Callable[[Json], bool]) -> Json:
        """The view of the table of which ``wanted`` is true, now or as soon as it is."""
        while not (self.table and wanted(self.table["view"])):
            await self.update()
        view: Json = self.table["view"]
        return view

    async def caught_up(self, with_seq: int) -> None:
        """Wait until this client has been told everything that was announced so far."""
        while self.table["seq"] < with_seq:
            await self.update()

    async def round(self, number: int) -> Json:
        """The view once a round has begun."""
        return await self.view(lambda view: view["round"] == number)

    async def my_turn(self) -> Json:
        """The view once this seat is to act."""
        return await self.view(lambda view: self.table["seat"] in view["to_act"])

    async def do(self, kind: str, *, prompt: int | None = None, as_seat: int | None = None, **action: Any) -> Json:
        """Play an action in answer to the question on the table; the update that has it, or the refusal."""
        prompt = self.table["view"]["prompt"] if prompt is None else prompt
        asked = {"kind": "do", "prompt": prompt, "action": {"kind": kind, **action}}
        await self.say(asked if as_seat is None else {**asked, "seat": as_seat})
        seat = self.table["seat"] if as_seat is None else as_seat

        def answers(message: Json) -> bool:
            if message["kind"] != "update":
                return bool(message["kind"] == "refused")
            accepted = message["accepted"]
            return message["seat"] != seat or (accepted is not None and accepted >= prompt)

        return await self.until(answers)

    async def turn(self, kind: str, **action: Any) -> Json:
        """Wait for one's turn, play, and see it accepted."""
        await self.my_turn()
        played = await self.do(kind, **action)
        assert played["kind"] == "update", played
        return played

    async def closed(self) -> tuple[int, str]:
        """How the server closed the socket, after everything it still sent."""
        try:
            while True:
                await self.hear()
        except websockets.ConnectionClosed as closed:
            assert closed.rcvd is not None, "the line was cut without a word"
            return closed.rcvd.code, closed.rcvd.reason
