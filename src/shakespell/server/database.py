"""Opening a database: which URLs are understood, how SQLite is tuned, and that it can be written at all."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from .models import SCHEMA_VERSION, metadata, schema
from .writer import StoreError, store_fault

BUSY_SECONDS = 5
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


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


def engine_of(url: URL) -> AsyncEngine:
    """An engine for the URL; StoreError where its driver is not installed."""
    if url.get_backend_name() != "sqlite":
        try:
            return create_async_engine(url, pool_pre_ping=True)
        except ModuleNotFoundError as fault:
            raise StoreError(f"PostgreSQL needs {fault.name}: pip install 'shakespell[postgres]'") from fault
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS})
    sa.event.listen(engine.sync_engine, "connect", _tune)
    return engine


def _tune(connection: Any, _record: Any) -> None:
    """Readers beside the one writer (WAL), each commit on the disk before it is acknowledged (synchronous=FULL)."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def prepare(engine: AsyncEngine) -> None:
    """Make the tables where there are none, and write once; StoreError where that is not possible."""
    where = _shown(engine.url)
    try:
        if engine.url.get_backend_name() == "sqlite":
            _make_folder(Path(str(engine.url.database)))
        async with engine.begin() as connection:
            await connection.run_sync(metadata.create_all)
            await _check_version(connection, where)
    except StoreError:
        raise
    except Exception as fault:
        raise StoreError(f"the database {where} cannot be written: {store_fault(fault)}") from fault


def _shown(url: URL) -> str:
    """A database as an operator knows it: SQLite's file, or the URL without password and driver."""
    plain = url.set(drivername=url.get_backend_name())
    return str(url.database) if url.get_backend_name() == "sqlite" else plain.render_as_string(hide_password=True)


def _make_folder(file: Path) -> None:
    file.absolute().parent.mkdir(parents=True, exist_ok=True, mode=0o700)


async def _check_version(connection: AsyncConnection, where: str) -> None:
    found = (await connection.execute(sa.select(schema.c.version))).scalars().all()
    if found and found != [SCHEMA_VERSION]:
        raise StoreError(f"the database {where} is of version {max(found)}; this server reads version {SCHEMA_VERSION}")
    now = {"opened": datetime.now(UTC).isoformat(timespec="seconds")}
    change = sa.update(schema).values(**now) if found else sa.insert(schema).values(version=SCHEMA_VERSION, **now)
    await connection.execute(change)
