"""Errors as RFC 9457 has them: ``application/problem+json`` with a stable ``code`` and a sentence for the reader."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from ..record import shortened
from .bodies import Fault, ProblemBody
from .store import StoreError

log = logging.getLogger(__name__)

MEDIA_TYPE = "application/problem+json"
MOST_FAULTS = 20
NO_SUCH_MATCH = "no-such-match"


class Problem(Exception):
    """An answer that says what is wrong and how to mend it. ``headers`` go with the HTTP answer."""

    def __init__(self, status: int, code: str, detail: str, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.headers = headers


def no_such_match(key: str) -> Problem:
    """What a match is answered with that does not exist, or no longer does."""
    return Problem(404, NO_SUCH_MATCH, f"There is no match {key[:40]}.")


def storage_problem() -> Problem:
    """What is answered while the database cannot be used."""
    return Problem(503, "storage", "The server cannot read or write its database at the moment. Try again shortly.")


def problem_body(status: int, code: str, detail: str, faults: tuple[Fault, ...] = ()) -> bytes:
    """A problem as bytes of JSON."""
    title = HTTPStatus(status).phrase
    kind = f"urn:shakespell:problem:{code}"
    body = ProblemBody(type=kind, title=title, status=status, detail=detail, code=code, faults=faults)
    return body.model_dump_json().encode()


def answer(problem: Problem, faults: tuple[Fault, ...] = ()) -> Response:
    """A problem as an HTTP answer."""
    body = problem_body(problem.status, problem.code, problem.detail, faults)
    return Response(body, problem.status, headers=dict(problem.headers or {}), media_type=MEDIA_TYPE)


def handle_problems(app: FastAPI) -> None:
    """Have every error of the application answered as a problem."""
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _does_not_fit)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(StoreError, _storage)
    app.add_exception_handler(Exception, _fault)


async def _problem(_request: Request, fault: Exception) -> Response:
    assert isinstance(fault, Problem)
    return answer(fault)


async def _does_not_fit(_request: Request, fault: Exception) -> Response:
    assert isinstance(fault, RequestValidationError)
    faults = tuple(map(_said, fault.errors()[:MOST_FAULTS]))
    first = faults[0]
    return answer(Problem(422, "does-not-fit", f"{first.where}: {first.message}"), faults)


def _said(error: Any) -> Fault:
    where = shortened(".".join(str(part) for part in error["loc"]))
    message = "is not known here" if error["type"] == "extra_forbidden" else shortened(str(error["msg"]))
    return Fault(where=where, message=message)


async def _http(_request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    if fault.status_code == 400:
        return answer(Problem(422, "does-not-fit", "The body of the request is no JSON that can be read."))
    codes = {404: "not-found", 405: "method-not-allowed"}
    problem = Problem(fault.status_code, codes.get(fault.status_code, "http"), str(fault.detail), fault.headers)
    return answer(problem)


async def _storage(_request: Request, fault: Exception) -> Response:
    log.critical("storage: %s", fault)
    return answer(storage_problem())


async def _fault(request: Request, fault: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=fault)
    return answer(Problem(500, "fault", "Something went wrong in the server; it has been noted."))
