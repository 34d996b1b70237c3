"""One WebSocket: hello, then playing and watching until somebody closes it.

Sockets carry messages and decide nothing: a match does not care whether one is open (B-4).
"""

import asyncio
import contextlib
import json
import logging

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect

from ..core.game import Seat
from .connection import FAULT, STORAGE, Close, Connection
from .faults import first_line
from .limits import Bucket, RequestLimits
from .lobby import token_hash
from .problems import Problem, no_such_match, storage_problem
from .room import Room
from .rooms import Rooms
from .seating import fits
from .services import Services
from .store import StoredMatch, StoredSeat, StoreError
from .told import Enter, Exit, Said
from .wire import Do, Hello, Ping, Pong, ProblemMessage, Refused, client_message

log = logging.getLogger(__name__)

CLOSES = {
    "hello": Close(4400, "the first message must be a hello"),
    "hello-late": Close(4408, "no hello came in time"),
    "no-such-match": Close(4404, "no such match"),
    "bad-token": Close(4401, "no seat of this match has that token"),
    "entropy": Close(4422, "entropy does not fit its commitment"),
    "too-many-messages": Close(4429, "too many messages"),
    "too-many-requests": Close(4429, "too many connections from this address"),
    "unplayable": Close(4409, "this server cannot go on with the match"),
    "broken": Close(1011, "the match is closed"),
    "storage": STORAGE,
    "fault": FAULT,
}

CLOSING_SECONDS = 5

MOST_WARNINGS = 50
"""Messages above the rate that are answered before the socket is closed."""


class SocketTalk:
    """The conversation on one socket."""

    def __init__(self, socket: WebSocket, services: Services, rooms: Rooms, limits: RequestLimits) -> None:
        self._limits = limits
        self._socket = socket
        self._services = services
        self._rooms = rooms

    async def run(self, key: str) -> None:
        """Talk until the socket closes."""
        await self._socket.accept()
        self._services.metrics.sockets.inc()
        try:
            await self._limits.check("socket", self._socket)
            await self._meet(key)
        except WebSocketDisconnect:
            pass
        except Problem as problem:
            await self._end(problem)
        except StoreError as fault:
            log.critical("storage: %s", fault)
            await self._end(storage_problem(fault))
        except Exception:
            log.exception("a socket of match %s failed", key)
            await self._end(Problem(500, "fault", "Something went wrong in the server; it has been noted."))
        finally:
            self._services.metrics.sockets.dec()

    async def _end(self, problem: Problem) -> None:
        """Say what is wrong, then close."""
        message = ProblemMessage(kind="problem", code=problem.code, message=problem.detail)
        close = CLOSES.get(problem.code, CLOSES["fault"])
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # the other end may be faster
            await self._socket.send_text(message.model_dump_json())
            await self._socket.close(close.code, close.reason)

    # Hello

    async def _meet(self, key: str) -> None:
        hello = await self._hello()
        await self._limits.may_guess(key, self._socket)
        match = await self._services.store.match(key)
        if match is None or match.status == "cancelled":
            await self._limits.missed(key, self._socket)
            raise no_such_match(key)
        mine = await self._seats_of(match, hello)
        connection = Connection(tuple(Seat(seat.seat) for seat in mine), self._services.settings.backlog)
        room = await self._rooms.tell(match.id, Enter(connection, hello.entropy))
        sending = asyncio.create_task(self._send(connection, room))
        try:
            await self._listen(match, connection)
            async with asyncio.timeout(CLOSING_SECONDS):
                await sending
        finally:
            self._rooms.tell_if_open(match.id, Exit(connection))
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sending

    async def _hello(self) -> Hello:
        try:
            async with asyncio.timeout(self._services.settings.hello_seconds):
                text = await self._receive()
        except TimeoutError:
            raise Problem(408, "hello-late", "No hello came in time.") from None
        try:
            return Hello.model_validate_json(text or "", strict=True)
        except ValidationError as fault:
            raise Problem(400, "hello", f"The first message must be a hello: {first_line(fault)}") from None

    async def _seats_of(self, match: StoredMatch, hello: Hello) -> list[StoredSeat]:
        """The seats the hello speaks for; none is a spectator."""
        if hello.token is None:
            if hello.entropy is not None:
                raise Problem(422, "entropy", "A spectator adds nothing to the dice.")
            return []
        held = token_hash(hello.token)
        mine = [seat for seat in await self._services.store.seats(match.id) if seat.belongs_to(held)]
        if not mine:
            raise Problem(401, "bad-token", "No seat of this match has that token.")
        shows = hello.entropy is not None and match.status == "waiting"
        if shows and not any(fits(seat, str(hello.entropy)) for seat in mine):
            raise Problem(422, "entropy", "What the seat adds to the dice is not what it had committed to.")
        return mine

    # Listening

    async def _listen(self, match: StoredMatch, connection: Connection) -> None:
        """Take messages until the client goes, or sends so many that it has to."""
        settings, warnings = self._services.settings, 0
        bucket = Bucket(settings.messages_per_second, settings.message_burst, self._services.now)
        while True:
            text = await self._receive()
            if bucket.take():
                await self._take(match, connection, text)
                continue
            warnings += 1
            if warnings > MOST_WARNINGS:
                connection.close(CLOSES["too-many-messages"])
                return
            self._refuse(connection, text, "too-many-messages", "Too many messages; wait a moment.")

    async def _take(self, match: StoredMatch, connection: Connection, text: str | None) -> None:
        try:
            message = client_message(match.header.game).validate_json(text or "", strict=True)
        except ValidationError as fault:
            self._refuse(connection, text, "does-not-fit", f"That message does not fit: {first_line(fault)}")
            return
        match message:
            case Ping(id=ping):
                connection.send(self._pong(self._rooms.here(match.id), ping))
            case Do():
                await self._rooms.tell(match.id, Said(connection, message))

    def _refuse(self, connection: Connection, text: str | None, code: str, message: str) -> None:
        self._services.metrics.refused.labels(code).inc()
        refused = Refused(kind="refused", prompt=_prompt_in(text), code=code, message=message)
        connection.send(refused.model_dump_json())

    async def _receive(self) -> str | None:
        """The text of the next message; None for one that is no text."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1005)
        text: str | None = message.get("text")
        return text

    # Sending

    async def _send(self, connection: Connection, room: Room) -> None:
        """Send what the room says; and something now and then when it says nothing, for proxies (B-11)."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # whoever listens notices that it is gone
            while True:
                match await connection.next(self._services.settings.heartbeat_seconds):
                    case None:
                        await self._socket.send_text(self._pong(room))
                    case Close(code, reason):
                        await self._socket.close(code, reason)
                        return
                    case str(text):
                        await self._socket.send_text(text)

    def _pong(self, room: Room | None, ping: int | None = None) -> str:
        return Pong(kind="pong", at=None if room is None else room.at, answers=ping).model_dump_json()


def _prompt_in(text: str | None) -> int | None:
    """The prompt in a message that does not fit, so that its sender knows which one it was."""
    try:
        prompt = json.loads(text or "")["prompt"]
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return prompt if type(prompt) is int else None
