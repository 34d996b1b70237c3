"""Matches in a database: the only SQL of the house, the same for SQLite and PostgreSQL."""

import json
import logging
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa
from pydantic import ValidationError

from ..bots.bot import Level
from ..record import Header, fault_line
from . import places
from .codes import read_code
from .database import (
    CorruptMatch,
    Database,
    StoreConflict,
    StoreError,
    Work,
    database_at,
    database_url,
    prepare,
    store_fault,
)
from .models import entries, kept, matches, partners, schema, seats
from .places import IS_FREE, Kept, at_seat
from .writer import Observer, Row, Writer

log = logging.getLogger(__name__)

__all__ = [
    "CorruptMatch",
    "Kept",
    "Partner",
    "Store",
    "StoreConflict",
    "StoreError",
    "StoredMatch",
    "StoredSeat",
    "database_url",
]

Status: TypeAlias = Literal["waiting", "playing", "ended", "cancelled"]
SeatKind: TypeAlias = Literal["human", "local", "bot", "open"]
Change: TypeAlias = sa.Update | sa.Delete


@dataclass(frozen=True, slots=True)
class Partner:
    """Somebody who plays at a team's seat beside whoever took it first."""

    name: str
    token_hash: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredSeat:
    """Who sits at a seat. A seat without ``token_hash`` is a bot's, or still free."""

    seat: int
    kind: SeatKind
    name: str
    level: Level | None = None
    team: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    token_hash: str | None = None
    entropy_commitment: str | None = None
    forsaken: bool = False
    """Its owner left for good."""
    partners: tuple[Partner, ...] = ()
    kept: tuple[Kept, ...] = ()
    """For whom a seat of a rematch is kept that nobody has taken yet."""

    def belongs_to(self, token_hash: str) -> bool:
        """Whether a token may play here: its owner's, or a partner's."""
        return self.token_hash == token_hash or any(each.token_hash == token_hash for each in self.partners)

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.token_hash is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMatch:
    """A match without its seats and log. ``header`` is complete once the match has started; ``result`` is JSON."""

    id: str
    code: str
    status: Status
    header: Header
    seed: bytes = field(repr=False)
    public: bool
    rated: bool
    created: str
    result: str | None = None


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table in the lobby."""

    match: StoredMatch
    seats: tuple[StoredSeat, ...]


class Store:
    """A database of matches. Open it with ``Store.opened``."""

    def __init__(self, database: Database, observe: Observer) -> None:
        self.database = database
        self._writer = Writer(database, observe)

    @classmethod
    @asynccontextmanager
    async def opened(cls, url: str, observe: Observer = lambda _writes, _seconds: None) -> AsyncIterator["Store"]:
        """The store at a URL, its tables made where there are none; StoreError where it cannot be written."""
        where = database_url(url)
        database = database_at(where)
        try:
            await prepare(database, where)
            store = cls(database, observe)
            store._writer.start()
            try:
                yield store
            finally:
                await store._writer.stop()
        finally:
            await database.close()

    async def ping(self) -> None:
        """StoreError where the database does not answer, or nothing can be written to it."""
        opened = datetime.now(UTC).isoformat(timespec="seconds")
        await self._writer.write(lambda connection: connection.execute(sa.update(schema).values(opened=opened)))

    # Writing

    async def create(self, match: StoredMatch, sat: Sequence[StoredSeat], keep: Sequence[Kept] = ()) -> None:
        """A new match with its seats, some of them kept for somebody; StoreConflict where its code is in use."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(matches), [_match_row(match)])
            connection.execute(sa.insert(seats), [_seat_row(match.id, seat) for seat in sat])
            places.keeping(match.id, keep)(connection)

        await self._writer.write(work)

    async def take_seat(self, match: str, name: str | None, token_hash: str, commitment: str | None) -> int | None:
        """Give the first free seat of a waiting match to a token; None where none is free."""
        found: int | None = await self._writer.write(places.taking(match, name, token_hash, commitment))
        return found

    async def sit_again(
        self, match: str, sat: Iterable[int], token_hash: str, commitment: str | None
    ) -> tuple[int, ...]:
        """Give seats of a waiting match back to the token that had them; returns those that it has then."""
        found: tuple[int, ...] = await self._writer.write(places.taking_again(match, sat, token_hash, commitment))
        return found

    async def add_partner(self, match: str, seat: int, name: str, token_hash: str) -> bool:
        """Let somebody play at a team's seat; False where no more may."""
        return bool(await self._writer.write(places.sharing(match, seat, name, token_hash)))

    async def decline(self, match: str, token_hash: str) -> bool:
        """Give up the seats that are kept for a token; False where none are."""
        return bool(await self._writer.write(places.declining(match, token_hash)))

    async def commit(self, changes: Sequence[Change], log: Sequence[Row] = ()) -> None:
        """Make changes to a match and add to its log, all or nothing; it is durable when this returns."""
        await self._writer.write(_all(changes) if changes else None, log)

    async def cancel_older(self, days: float) -> int:
        """Take away tables that nobody filled for so many days; returns how many."""
        before = (datetime.now(UTC) - timedelta(days=days)).isoformat(timespec="microseconds")
        stale = matches.c.status == "waiting", matches.c.created < before

        def work(connection: sa.Connection) -> int:
            return connection.execute(sa.update(matches).where(*stale).values(status="cancelled")).rowcount

        return int(await self._writer.write(work))

    # Reading

    async def match(self, key: str) -> StoredMatch | None:
        """A match by its id, or by its code as people write it: one in progress before the latest that has ended.

        CorruptMatch where what is stored of it cannot be read.
        """
        by_code = sa.and_(matches.c.code == read_code(key), matches.c.status != "cancelled")
        key = key if key.isascii() and key.isprintable() else ""  # no database takes every text there is
        unended = matches.c.status.in_(("waiting", "playing"))
        found = await self._read(
            sa.select(matches)
            .where(sa.or_(matches.c.id == key, by_code))
            .order_by(sa.desc(matches.c.id == key), sa.desc(unended), matches.c.created.desc())
            .limit(1)
        )
        return _match(found[0]) if found else None

    async def seats(self, match: str) -> tuple[StoredSeat, ...]:
        """The seats of a match, in order."""
        found = await self._read(sa.select(seats).where(seats.c.match == match).order_by(seats.c.seat))
        beside = sa.select(partners).where(partners.c.match == match).order_by(partners.c.joined)
        also = await self._read(beside) if any(row.team for row in found) else ()
        keeps = sa.select(kept).where(kept.c.match == match, kept.c.until > places.moment())
        held = await self._read(keeps) if any(_is_free(row) for row in found) else ()
        return tuple(
            _stored_seat(
                row,
                [Partner(each.name, each.token_hash) for each in also if each.seat == row.seat],
                [Kept(each.seat, each.token_hash, each.until) for each in held if each.seat == row.seat],
            )
            for row in found
        )

    async def log(self, match: str) -> list[dict[str, Any]]:
        """The log of a match as a record has it."""
        found = await self._read(sa.select(entries).where(entries.c.match == match).order_by(entries.c.seq))
        for number, row in enumerate(found, 1):
            if row.seq != number:
                raise CorruptMatch(f"match {match}: entry {number} of its log is missing")
        return [_log_entry(row) for row in found]

    async def unended(self) -> list[str]:
        """Ids of all matches in play and of those that only wait to begin, the oldest first."""
        free = sa.exists().where(seats.c.match == matches.c.id, IS_FREE)
        ready = sa.and_(matches.c.status == "waiting", ~free)
        query = sa.select(matches.c.id).where(sa.or_(matches.c.status == "playing", ready))
        return [row.id for row in await self._read(query.order_by(matches.c.created))]

    async def tables(self, status: Status, limit: int = 50) -> list[OpenTable]:
        """Public matches that wait for players or are in play, the newest first."""
        found = await self._read(
            sa.select(matches)
            .where(matches.c.status == status, matches.c.public)
            .order_by(matches.c.created.desc(), matches.c.id)
            .limit(limit)
        )
        ids = [row.id for row in found]
        sat = await self._read(sa.select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)) if ids else []
        tables = (_open_table(row, [seat for seat in sat if seat.match == row.id]) for row in found)
        return [table for table in tables if table is not None]

    async def is_in_rated_match(self, token_hash: str) -> bool:
        """Whether a token sits in a rated match that is in play."""
        playing = sa.and_(matches.c.id == seats.c.match, matches.c.rated, matches.c.status == "playing")
        own = sa.select(seats.c.seat).join(matches, playing).where(seats.c.token_hash == token_hash)
        theirs = sa.and_(matches.c.id == partners.c.match, matches.c.rated, matches.c.status == "playing")
        beside = sa.select(partners.c.seat).join(matches, theirs).where(partners.c.token_hash == token_hash)
        return bool(await self._read(sa.union_all(own, beside).limit(1)))

    async def _read(self, query: sa.Executable) -> Sequence[sa.Row[Any]]:
        try:
            return await self.database.read(lambda connection: connection.execute(query).all())
        except Exception as fault:
            raise store_fault(fault) from fault


# Changes that `Store.commit` takes


def begun(match: str, header: Header) -> sa.Update:
    """The match starts; the header is complete."""
    waiting = matches.c.id == match, matches.c.status == "waiting"
    return sa.update(matches).where(*waiting).values(status="playing", header=header.model_dump_json())


def ended(match: str, result: str) -> sa.Update:
    """The match is over."""
    return sa.update(matches).where(matches.c.id == match).values(status="ended", result=result)


def cancelled(match: str) -> sa.Update:
    """The match will never start."""
    return sa.update(matches).where(matches.c.id == match).values(status="cancelled")


def freed(match: str, seat: int, name: str) -> sa.Update:
    """Whoever sat here has gone before the match began."""
    return sa.update(seats).where(at_seat(match, seat)).values(token_hash=None, entropy_commitment=None, name=name)


def forsaken(match: str, seat: int) -> sa.Update:
    """Whoever sits here has left for good."""
    return sa.update(seats).where(at_seat(match, seat)).values(forsaken=True)


def left_team(match: str, seat: StoredSeat, token_hash: str) -> tuple[StoredSeat, tuple[Change, ...]]:
    """A team's seat without one of those who play there, and what that changes; a partner follows whoever took it."""
    owns = seat.token_hash == token_hash
    gone = seat.partners[0].token_hash if owns else token_hash
    left = replace(seat, partners=tuple(each for each in seat.partners if each.token_hash != gone))
    no_partner = sa.delete(partners).where(partners.c.match == match, partners.c.token_hash == gone)
    if not owns:
        return left, (no_partner,)
    passed_on = sa.update(seats).where(at_seat(match, seat.seat)).values(token_hash=gone, entropy_commitment=None)
    return replace(left, token_hash=gone, entropy_commitment=None), (passed_on, no_partner)


def log_row(match: str, seq: int, entry: dict[str, Any]) -> Row:
    """The row of a log entry as a record has it; ``seq`` counts from 1."""
    body = entry["action"] if "action" in entry else entry["fact"]
    text = json.dumps(body, separators=(",", ":"))
    return {"match": match, "seq": seq, "at": entry["at"], "seat": entry.get("seat"), "body": text}


def _open_table(row: sa.Row[Any], sat: Sequence[sa.Row[Any]]) -> OpenTable | None:
    """A table of the lobby; None, and a line in the log, where it cannot be read: the others are still shown."""
    try:
        return OpenTable(_match(row), tuple(map(_stored_seat, sat)))
    except CorruptMatch as fault:
        log.critical("left out of the lobby: %s", fault)
        return None


def _log_entry(row: sa.Row[Any]) -> dict[str, Any]:
    try:
        body = json.loads(row.body)
    except ValueError as fault:
        raise CorruptMatch(f"match {row.match}: entry {row.seq} of its log cannot be read: {fault}") from fault
    return {"at": row.at, "fact": body} if row.seat is None else {"at": row.at, "seat": row.seat, "action": body}


def _all(changes: Iterable[Change]) -> Work[None]:
    def work(connection: sa.Connection) -> None:
        for change in changes:
            connection.execute(change)

    return work


def _is_free(row: sa.Row[Any]) -> bool:
    return row.token_hash is None and row.kind != "bot"


def _match_row(match: StoredMatch) -> Row:
    return {
        "id": match.id,
        "code": match.code,
        "game": match.header.game,
        "status": match.status,
        "header": match.header.model_dump_json(),
        "seed": match.seed,
        "public": match.public,
        "rated": match.rated,
        "created": match.created,
    }


def _match(row: sa.Row[Any]) -> StoredMatch:
    try:
        header = Header.model_validate_json(row.header)
    except ValidationError as fault:
        raise CorruptMatch(f"match {row.id} cannot be read: {fault_line(fault)}") from fault
    return StoredMatch(
        id=row.id,
        code=row.code,
        status=row.status,
        header=header,
        seed=row.seed,
        public=row.public,
        rated=row.rated,
        created=row.created,
        result=row.result,
    )


def _seat_row(match: str, seat: StoredSeat) -> Row:
    return {
        "match": match,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "team": seat.team,
        "options": json.dumps(seat.options),
        "token_hash": seat.token_hash,
        "entropy_commitment": seat.entropy_commitment,
        "forsaken": seat.forsaken,
    }


def _options(row: sa.Row[Any]) -> dict[str, Any]:
    try:
        options: dict[str, Any] = json.loads(row.options)
    except ValueError as fault:
        raise CorruptMatch(f"match {row.match}: seat {row.seat} cannot be read: {fault}") from fault
    return options


def _stored_seat(row: sa.Row[Any], beside: Iterable[Partner] = (), held: Iterable[Kept] = ()) -> StoredSeat:
    return StoredSeat(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        level=row.level,
        team=row.team,
        options=_options(row),
        token_hash=row.token_hash,
        entropy_commitment=row.entropy_commitment,
        forsaken=row.forsaken,
        partners=tuple(beside),
        kept=tuple(held) if _is_free(row) else (),
    )
