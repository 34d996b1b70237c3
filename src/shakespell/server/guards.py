"""What stands before every request: no body is too large, and no page of ours may do what it need not."""

import contextlib
from collections.abc import Mapping

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


class _TooLarge(Exception):
    pass


MOST_DISCARDED = 64_000_000
"""Bytes of a refused body that are read and thrown away, so that its sender gets to read the answer."""


class BodyLimit:
    """Refuses a request whose body is larger than ``largest`` bytes, announced or not, without keeping it."""

    def __init__(self, app: ASGIApp, largest: int) -> None:
        self._app = app
        self._largest = largest

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        announced = dict(scope["headers"]).get(b"content-length", b"0")
        if not announced.isdigit() or int(announced) > self._largest:
            await self._refuse(receive, send)
            return
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self._largest:
                raise _TooLarge
            return message

        async def unless_too_large(message: Message) -> None:
            """The application may make an answer of its own of the fault; the right one is given below."""
            if read <= self._largest:
                await send(message)

        with contextlib.suppress(_TooLarge):
            await self._app(scope, counted, unless_too_large)
        if read > self._largest:
            await self._refuse(receive, send)

    async def _refuse(self, receive: Receive, send: Send) -> None:
        await _discard(receive)
        body = problem_body(413, "too-large", f"A request may have {self._largest:,} bytes at most.")
        headers = [(b"content-type", MEDIA_TYPE.encode()), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 413, "headers": [*headers, (b"connection", b"close")]})
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
