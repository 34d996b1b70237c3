"""Searches beside the event loop: a few at a time, a short queue behind them, and none that nobody waits for."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Event, Lock
from typing import Any, TypeVar

from fastapi import Request

from ...analysis.position import Stop
from ..problems import Problem

RETRY_SECONDS = 3

T = TypeVar("T")


class Searches:
    """Runs searches in threads of their own, so that no bot and no table waits for them.

    ``most`` counts those that run and those that wait; ``seconds`` is how long anybody waits for an answer.
    """

    def __init__(self, threads: int, most: int, seconds: float) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="solve")
        self._most = most
        self._seconds = seconds
        self._stops: set[Event] = set()
        self._changing = Lock()

    @property
    def under_way(self) -> int:
        """How many searches run or wait."""
        return len(self._stops)

    async def run(self, request: Request, search: Callable[[Stop], T]) -> T:
        """The result of a search, which is called off when the client goes away.

        Problem 429 with Retry-After where too many are asked for, 503 where it takes too long.
        """
        stop = Event()
        job = self._begun(stop, search)
        answer = asyncio.wrap_future(job)
        gone = asyncio.create_task(_gone(request))
        try:
            waited: set[asyncio.Future[Any]] = {answer, gone}
            await asyncio.wait(waited, timeout=self._seconds, return_when=asyncio.FIRST_COMPLETED)
            if answer.done():
                return answer.result()
            raise Problem(503, "too-long", "This search took too long here; ask for less, or ask the command line.")
        finally:
            stop.set()
            gone.cancel()
            answer.cancel()

    def _begun(self, stop: Event, search: Callable[[Stop], T]) -> "Future[T]":
        with self._changing:
            if len(self._stops) >= self._most:
                raise Problem(
                    429,
                    "too-many-searches",
                    f"Too many positions are being solved at the moment; try again in {RETRY_SECONDS} s.",
                    {"Retry-After": str(RETRY_SECONDS)},
                )
            self._stops.add(stop)
        job = self._pool.submit(search, stop.is_set)
        job.add_done_callback(lambda _: self._ended(stop))
        return job

    def _ended(self, stop: Event) -> None:
        with self._changing:
            self._stops.discard(stop)

    def close(self) -> None:
        """Call off every search, and wait until the last has noticed."""
        with self._changing:
            for stop in self._stops:
                stop.set()
        self._pool.shutdown(cancel_futures=True)


async def _gone(request: Request) -> None:
    """Returns when the client has gone away."""
    with suppress(asyncio.CancelledError):
        while (await request.receive())["type"] != "http.disconnect":
            pass
