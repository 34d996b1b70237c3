"""Errors as RFC 9457 has them: ``application/problem+json`` with a stable ``code`` and a sentence for the reader."""

import logging
from collections.abc import Mapping
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from .bodies import Fault, ProblemBody
from .faults import faults_of, line_of
from .store import CorruptMatch, StoreError

log = logging.getLogger(__name__)

MEDIA_TYPE = "application/problem+json"
NO_SUCH_MATCH = "no-such-match"


class Problem(Exception):
    """An answer that says what is wrong and how to mend it. ``headers`` go with it, ``faults`` say where."""

    def __init__(
        self,
        status: int,
        code: str,
        detail: str,
        headers: Mapping[str, str] | None = None,
        faults: tuple[Fault, ...] = (),
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.code = code
        self.detail = detail
        self.headers = headers
        self.faults = faults


def no_such_match(key: str) -> Problem:
    """What a match is answered with that does not exist, or no longer does."""
    return Problem(404, NO_SUCH_MATCH, f"There is no match {key[:40]}.")


def storage_problem(fault: StoreError) -> Problem:
    """What is answered while the database cannot be used, or where one match in it cannot be read."""
    if isinstance(fault, CorruptMatch):
        return Problem(500, "broken", "This match cannot be read any more; it has been noted. All others go on.")
    return Problem(503, "storage", "The server cannot read or write its database at the moment. Try again shortly.")


def problem_body(status: int, code: str, detail: str, faults: tuple[Fault, ...] = ()) -> bytes:
    """A problem as bytes of JSON."""
    title = HTTPStatus(status).phrase
    kind = f"urn:shakespell:problem:{code}"
    body = ProblemBody(type=kind, title=title, status=status, detail=detail, code=code, faults=faults)
    return body.model_dump_json().encode()


def answer(problem: Problem) -> Response:
    """A problem as an HTTP answer."""
    body = problem_body(problem.status, problem.code, problem.detail, problem.faults)
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
    faults = faults_of(fault.errors())
    return answer(Problem(422, "does-not-fit", line_of(faults[0]), faults=faults))


async def _http(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    path, method = request.url.path[:200], request.method
    match fault.status_code:
        case 400:
            problem = Problem(422, "does-not-fit", "The body of the request is no JSON that can be read.")
        case 404:
            problem = Problem(404, "not-found", f"There is nothing at {path}.")
        case 405:
            problem = Problem(405, "method-not-allowed", f"{path} does not answer {method}.", fault.headers)
        case status:
            problem = Problem(status, "http", str(fault.detail), fault.headers)
    return answer(problem)


async def _storage(_request: Request, fault: Exception) -> Response:
    log.critical("storage: %s", fault)
    assert isinstance(fault, StoreError)
    return answer(storage_problem(fault))


async def _fault(request: Request, fault: Exception) -> Response:
    log.error("%s %s failed", request.method, request.url.path, exc_info=fault)
    return answer(Problem(500, "fault", "Something went wrong in the server; it has been noted."))
