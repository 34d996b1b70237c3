"""Answers that are the same for everybody until the server stops: made once, and not sent again to whoever has them."""

import hashlib
from collections.abc import Callable
from functools import cached_property

from fastapi import Request
from fastapi.responses import Response

from .wire import Message


class Kept:
    """An answer by the bytes it is made of. ``ETag`` names them, so that a client asks only whether they changed."""

    def __init__(self, make: Callable[[], Message]) -> None:
        self._make = make

    @cached_property
    def _body(self) -> bytes:
        return self._make().model_dump_json().encode()

    @cached_property
    def _tag(self) -> str:
        return f'W/"{hashlib.sha256(self._body).hexdigest()[:32]}"'

    def answer(self, request: Request) -> Response:
        """The whole answer, or 304 where the client has it."""
        headers = {"ETag": self._tag, "Cache-Control": "no-cache"}
        known = [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]
        if self._tag in known:
            return Response(status_code=304, headers=headers)
        return Response(self._body, media_type="application/json", headers=headers)
