"""Databases: which URLs are understood, and how a transaction is run on each kind.

A transaction is a plain function of a connection, the same for both. PostgreSQL runs it in the event loop, SQLite as a
whole in a thread of its own: an await for each statement would cost a change of threads for each.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Protocol, TypeAlias, TypeVar
from urllib.parse import quote

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .models import SCHEMA_VERSION, matches, metadata, schema

T = TypeVar("T")
Work: TypeAlias = Callable[[sa.Connection], T]

log = logging.getLogger(__name__)

BUSY_SECONDS = 5
OTHERS = 0o007
READERS = 2
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class StoreError(Exception):
    """The database cannot be used; the message is one line for the operator."""


class CorruptMatch(StoreError):
    """What is stored of one match cannot be read; all others are well."""


class StoreConflict(StoreError):
    """What was to be written is already there."""


def store_fault(fault: Exception) -> Exception:
    """A database's own error as one of ours, in one line; anything else as it is."""
    if isinstance(fault, IntegrityError):
        return StoreConflict(_line(fault))
    if isinstance(fault, (SQLAlchemyError, OSError)):
        return StoreError(_line(fault))
    return fault


def _line(fault: Exception) -> str:
    origin = getattr(fault, "orig", None) or fault
    return (str(origin) or type(origin).__name__).splitlines()[0]


class Database(Protocol):
    """Runs transactions. Faults are the database's own; ``store_fault`` makes them ours."""

    async def write(self, work: Work[T]) -> T:
        """Run a transaction; it is durable when this returns. One at a time."""

    async def read(self, work: Work[T]) -> T:
        """Run a transaction that only reads, beside the one that writes."""

    async def close(self) -> None: ...


class SqliteDatabase:
    """A file: one thread writes, others read."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="sqlite-writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="sqlite-reader")

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._transact, work)

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._transact, work)

    async def close(self) -> None:
        for pool in (self._writer, self._readers):
            await asyncio.to_thread(pool.shutdown)
        self.engine.dispose()

    def _transact(self, work: Work[T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)


class PostgresDatabase:
    """A server: transactions run in the event loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def write(self, work: Work[T]) -> T:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def close(self) -> None:
        await self.engine.dispose()


def database_url(asked: str) -> URL:
    """The URL with its driver; a plain path is a SQLite file. StoreError says what is wrong and what would do."""
    try:
        url = make_url(asked if "://" in asked else f"sqlite:///{asked}")
        driver = DRIVERS[url.drivername.partition("+")[0]]
    except (ArgumentError, KeyError):
        raise StoreError(
            f"{asked} is no database this server knows; give a file, sqlite:///FILE or postgresql://USER@HOST/NAME"
        ) from None
    if driver.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise StoreError("a database in memory would lose every match; give a file")
    return url.set(drivername=driver)


def database_at(url: URL) -> Database:
    """The database at a URL; StoreError where its driver is not installed. Nothing is opened yet."""
    if url.get_backend_name() == "sqlite":
        engine = sa.create_engine(url, connect_args={"timeout": BUSY_SECONDS})
        sa.event.listen(engine, "connect", _tune)
        return SqliteDatabase(engine)
    try:
        return PostgresDatabase(create_async_engine(url, pool_pre_ping=True))
    except ModuleNotFoundError as fault:
        raise StoreError(f"PostgreSQL needs {fault.name}: pip install 'shakespell[postgres]'") from fault


def _tune(connection: Any, _record: Any) -> None:
    """Readers beside the one writer (WAL), each commit on the disk before it is acknowledged (synchronous=FULL)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _refuse_foreign(url: URL) -> None:
    """StoreError where a file is another program's, found before SQLite is asked to change anything of it."""
    file = Path(str(url.database))
    if not file.is_file() or not file.stat().st_size:
        return
    looking = sa.create_engine(
        url.set(database=f"file:{quote(str(file.absolute()))}", query={"mode": "ro", "uri": "true"})
    )
    try:
        with looking.connect() as connection:
            _check_ours(connection)
    finally:
        looking.dispose()


def _check_ours(connection: sa.Connection) -> None:
    """StoreError where there are tables, and none of this server."""
    there = sa.inspect(connection).get_table_names()
    if there and not {schema.name, matches.name} <= set(there):
        some = ", ".join(sorted(there)[:3]) + (", ..." if len(there) > 3 else "")
        raise StoreError(f"it belongs to another program, whose tables are {some}; give a database of its own")


async def prepare(database: Database, url: URL) -> None:
    """Make the tables where there are none, and write once; StoreError where that is not possible."""
    where = _shown(url)
    try:
        if url.get_backend_name() == "sqlite":
            _make_folder(Path(str(url.database)))
            _keep_private(Path(str(url.database)))
            await asyncio.to_thread(_refuse_foreign, url)
        found = await database.write(_made)
    except StoreError as fault:
        raise StoreError(f"the database {where} cannot be used: {fault}") from fault
    except Exception as fault:
        raise StoreError(f"the database {where} cannot be written: {store_fault(fault)}") from fault
    if found != SCHEMA_VERSION:
        raise StoreError(f"the database {where} is of version {found}; this server reads version {SCHEMA_VERSION}")


def _made(connection: sa.Connection) -> int:
    """Make the tables, note that the database was opened, and return the version it is of."""
    _check_ours(connection)
    metadata.create_all(connection)
    now = {"opened": datetime.now(UTC).isoformat(timespec="seconds")}
    if not connection.execute(sa.update(schema).values(**now)).rowcount:
        connection.execute(sa.insert(schema).values(version=SCHEMA_VERSION, **now))
    version: int = connection.execute(sa.select(sa.func.max(schema.c.version))).scalar_one()
    return version


def _shown(url: URL) -> str:
    """A database as an operator knows it: SQLite's file, or the URL without password and driver."""
    plain = url.set(drivername=url.get_backend_name())
    return str(url.database) if url.get_backend_name() == "sqlite" else plain.render_as_string(hide_password=True)


def _make_folder(file: Path) -> None:
    file.absolute().parent.mkdir(parents=True, exist_ok=True, mode=0o700)


def _keep_private(file: Path) -> None:
    """A new file is its owner's alone, since whoever reads it foretells dice; SQLite gives -wal and -shm the same mode.

    One that is there loses what everybody else on the machine might do with it.
    """
    if not file.exists():
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if each.exists() and each.stat().st_mode & OTHERS and os.geteuid() in (0, each.stat().st_uid):
            log.warning("%s could be read by everybody on this machine; now it cannot", each)
            each.chmod(each.stat().st_mode & 0o770)
