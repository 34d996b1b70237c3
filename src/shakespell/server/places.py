"""Who gets which seat: transactions that two who ask at once cannot both win.

A seat is free, or kept for those who had it in the match before, or taken; and a team's seat is shared by those whom
its people invite.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import ceil

import sqlalchemy as sa

from .database import Work
from .models import kept, matches, partners, seats

MOST_PARTNERS = 5
"""People who share a team's seat with whoever took it first."""

IS_FREE = sa.and_(seats.c.token_hash.is_(None), seats.c.kind != "bot")


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat that is kept for a token until a moment (ISO 8601, UTC)."""

    seat: int
    token_hash: str
    until: str


def moment() -> str:
    """Now, as it is stored: moments in order are texts in order."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def seconds_until(until: str) -> float:
    """How long it is to a stored moment; below zero once it has passed."""
    return (datetime.fromisoformat(until) - datetime.now(UTC)).total_seconds()


def minutes_until(until: str) -> int:
    """The same in whole minutes, at least one."""
    return max(1, ceil(seconds_until(until) / 60))


def at_seat(match: str, seat: int) -> sa.ColumnElement[bool]:
    """The row of a seat."""
    return sa.and_(seats.c.match == match, seats.c.seat == seat)


def keeping(match: str, those: Sequence[Kept]) -> Work[None]:
    """Keep seats of a match for those who had them in the match before."""
    rows = [{"match": match, "seat": k.seat, "token_hash": k.token_hash, "until": k.until} for k in those]

    def work(connection: sa.Connection) -> None:
        if rows:
            connection.execute(sa.insert(kept), rows)

    return work


def taking(match: str, name: str | None, token_hash: str, commitment: str | None) -> Work[int | None]:
    """Give the first free seat of a waiting match to a token; None where none is free.

    A seat nobody named keeps the name it was created with.
    """
    changes = {"token_hash": token_hash, "entropy_commitment": commitment} | ({"name": name} if name else {})

    def work(connection: sa.Connection) -> int | None:
        for seat in connection.scalars(_free_seats(match)).all():
            if _taken(connection, match, seat, changes):
                return seat
        return None

    return work


def _free_seats(match: str) -> sa.Select[int]:
    """Seats that nobody has and that are kept for nobody, in order."""
    waiting = sa.and_(matches.c.id == seats.c.match, matches.c.status == "waiting")
    held = sa.exists().where(kept.c.match == match, kept.c.seat == seats.c.seat, kept.c.until > moment())
    free = seats.c.match == match, IS_FREE, ~held
    return sa.select(seats.c.seat).join(matches, waiting).where(*free).order_by(seats.c.seat)


def _taken(connection: sa.Connection, match: str, seat: int, changes: dict[str, str | None]) -> bool:
    free = at_seat(match, seat), seats.c.token_hash.is_(None)
    return connection.execute(sa.update(seats).where(*free).values(**changes)).rowcount == 1


def taking_again(match: str, numbers: Iterable[int], token_hash: str, commitment: str | None) -> Work[tuple[int, ...]]:
    """Give seats of a waiting match back to the token that had them; returns those that are the token's then."""
    first, *_ = back = tuple(numbers)

    def work(connection: sa.Connection) -> tuple[int, ...]:
        for seat in back:
            added = commitment if seat == first else None
            _taken(connection, match, seat, {"token_hash": token_hash, "entropy_commitment": added})
        own = seats.c.match == match, seats.c.token_hash == token_hash
        return tuple(connection.scalars(sa.select(seats.c.seat).where(*own).order_by(seats.c.seat)).all())

    return work


def sharing(match: str, seat: int, name: str, token_hash: str) -> Work[bool]:
    """Let one more play at a seat that is taken; False where it has as many partners as it may."""
    row = {"match": match, "token_hash": token_hash, "seat": seat, "name": name, "joined": moment()}
    beside = partners.c.match == match, partners.c.seat == seat

    def work(connection: sa.Connection) -> bool:
        there = connection.execute(sa.select(sa.func.count()).select_from(partners).where(*beside)).scalar_one()
        if there >= MOST_PARTNERS:
            return False
        connection.execute(sa.insert(partners), [row])
        return True

    return work


def declining(match: str, token_hash: str) -> Work[bool]:
    """Whoever holds the token does not want the seats that are kept; False where none are."""
    theirs = kept.c.match == match, kept.c.token_hash == token_hash

    def work(connection: sa.Connection) -> bool:
        return connection.execute(sa.delete(kept).where(*theirs)).rowcount > 0

    return work
