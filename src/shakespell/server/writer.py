"""The one writer of the database: what came in together is committed together, and only then acknowledged.

A commit costs about the same whether it carries one action or fifty, so everything that waits is put into the next
one. Should a commit fail, each part is tried again alone, so that one bad write takes no other with it.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import sqlalchemy as sa

from .database import Database, StoreError, Work, store_fault
from .models import entries

Row: TypeAlias = dict[str, Any]
Observer: TypeAlias = Callable[[int, float], None]

MOST_TOGETHER = 500

INSERT_ENTRIES = sa.insert(entries).returning(entries.c.seq)
"""Returning anything has SQLAlchemy write all rows with one statement: in SQLite each statement hands the thread on."""


@dataclass(slots=True)
class _Queued:
    work: Work[Any] | None
    rows: Sequence[Row]
    done: asyncio.Future[Any]


class Writer:
    """Commits in groups. ``observe`` hears of each commit: how many writes it carried, how many seconds it took."""

    def __init__(self, database: Database, observe: Observer = lambda _writes, _seconds: None) -> None:
        self._database = database
        self._observe = observe
        self._queue: list[_Queued] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Commit what waits, and end."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def write(self, work: Work[Any] | None = None, rows: Sequence[Row] = ()) -> Any:
        """Do ``work`` and add log entries, in one commit; returns what the work returned, once it is durable."""
        if self._closing or self._task is None:
            raise StoreError("the database is closed")
        queued = _Queued(work, rows, asyncio.get_running_loop().create_future())
        self._queue.append(queued)
        self._wake.set()
        return await queued.done

    async def _run(self) -> None:
        while self._queue or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                together, self._queue = self._queue[:MOST_TOGETHER], self._queue[MOST_TOGETHER:]
                await self._commit(together)

    async def _commit(self, together: list[_Queued]) -> None:
        started = time.perf_counter()
        try:
            results = await self._database.write(lambda connection: _transact(connection, together))
        except Exception as fault:  # noqa: BLE001 (whoever asked for the write gets the fault, whatever it is)
            await self._one_by_one(together, fault)
            return
        self._observe(len(together), time.perf_counter() - started)
        for queued, result in zip(together, results, strict=True):
            if not queued.done.done():
                queued.done.set_result(result)

    async def _one_by_one(self, together: list[_Queued], fault: Exception) -> None:
        if len(together) > 1:
            for queued in together:
                await self._commit([queued])
        elif not together[0].done.done():
            together[0].done.set_exception(store_fault(fault))


def _transact(connection: sa.Connection, together: list[_Queued]) -> list[Any]:
    results = [queued.work(connection) if queued.work else None for queued in together]
    rows = [row for queued in together for row in queued.rows]
    if rows:
        connection.execute(INSERT_ENTRIES, rows).all()
    return results
