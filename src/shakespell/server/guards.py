"""What stands before every request: no body is too large, and no page of ours may do what it need not."""

import asyncio
import contextlib
from collections.abc import Collection, Mapping

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .problems import MEDIA_TYPE, problem_body

SECURITY_HEADERS: Mapping[str, str] = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(self), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


class _Refused(Exception):
    """A body that is too large, or takes too long."""


READING = frozenset({"GET", "HEAD", "OPTIONS"})

MOST_DISCARDED = 64_000_000
"""Bytes of a refused body that are read and thrown away, so that its sender gets to read the answer."""


class BodyLimit:
    """Refuses a request whose body is larger than ``largest`` bytes, announced or not, without keeping it, and one that
    takes longer than ``seconds`` to arrive."""

    def __init__(self, app: ASGIApp, largest: int, seconds: float) -> None:
        self._app = app
        self._largest = largest
        self._seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > self._largest:
            await self._refuse_large(receive, send)
            return
        body = _Body(receive, self._largest, self._seconds)

        async def unless_refused(message: Message) -> None:
            """The application may make an answer of its own of the fault; the right one is given below."""
            if not body.is_large and not body.is_late:
                await send(message)

        with contextlib.suppress(_Refused):
            await self._app(scope, body.receive, unless_refused)
        if body.is_large:
            await self._refuse_large(receive, send)
        elif body.is_late:
            late = f"The whole request has to arrive within {self._seconds:g} s."
            await _answer_problem(send, 408, "too-slow", late)

    async def _refuse_large(self, receive: Receive, send: Send) -> None:
        await _discard(receive)
        await _answer_problem(send, 413, "too-large", f"A request may have {self._largest:,} bytes at most.")


class _Body:
    """The body of a request while it arrives."""

    def __init__(self, receive: Receive, largest: int, seconds: float) -> None:
        self._receive, self._largest = receive, largest
        self._until = asyncio.get_running_loop().time() + seconds
        self._read = 0
        self._whole = False
        self.is_late = False

    @property
    def is_large(self) -> bool:
        return self._read > self._largest

    async def receive(self) -> Message:
        try:
            async with asyncio.timeout_at(None if self._whole else self._until):
                message = await self._receive()
        except TimeoutError:
            self.is_late = True
            raise _Refused from None
        self._read += len(message.get("body", b""))
        self._whole = not message.get("more_body", False)
        if self.is_large:
            raise _Refused
        return message


async def _answer_problem(send: Send, status: int, code: str, detail: str) -> None:
    body = problem_body(status, code, detail)
    headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, (b"connection", b"close")]})
    await send({"type": "http.response.body", "body": body})


async def _discard(receive: Receive) -> None:
    discarded, more = 0, True
    while more and discarded < MOST_DISCARDED:
        message = await receive()
        discarded += len(message.get("body", b""))
        more = message.get("more_body", False)


class HeadLikeGet:
    """Answers HEAD wherever GET is answered, with the same headers and no body."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def headers_alone(message: Message) -> None:
            await send(message if message["type"] == "http.response.start" else {**message, "body": b""})

        if scope["type"] == "http" and scope["method"] == "HEAD":
            await self._app({**scope, "method": "GET"}, receive, headers_alone)
        else:
            await self._app(scope, receive, send)


class SameOrigin:
    """Refuses what a page of another site asks for in a visitor's name: sockets, and requests that change something.

    Browsers say by ``Origin`` which page asks, other programs say nothing. ``allowed`` are further origins, such as
    ``https://club.example``.
    """

    def __init__(self, app: ASGIApp, allowed: Collection[str] = ()) -> None:
        self._app = app
        self._allowed = frozenset(origin.rstrip("/").lower() for origin in allowed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in READING)
        if not asks or self._is_ours(dict(scope["headers"])):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "another site"})
        else:
            body = problem_body(403, "other-site", "A page of another site cannot play here.")
            headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
            await send({"type": "http.response.start", "status": 403, "headers": headers})
            await send({"type": "http.response.body", "body": body})

    def _is_ours(self, headers: Mapping[bytes, bytes]) -> bool:
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        host = headers.get(b"host", b"").decode("latin-1").lower()
        scheme, _, there = origin.partition("://")
        return not origin or origin in self._allowed or (bool(there) and _plain(scheme, there) == _plain(scheme, host))


def _plain(scheme: str, host: str) -> str:
    """A host without the port that goes without saying."""
    return host.removesuffix({"http": ":80", "https": ":443"}.get(scheme, ""))


class SecurityHeaders:
    """Puts the security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, guarded if scope["type"] == "http" else send)
