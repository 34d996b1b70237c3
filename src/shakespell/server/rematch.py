"""The same people again: one table follows an ended match, whoever asks first makes it, and each keeps their seat.

The id of the following match is made from the ended one, so that two who ask at once, or one who asks twice, get the
same table without anybody having to remember that it is there.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from ..core.chance import commitment
from ..games import GAMES
from ..record import Header
from .seating import seat_record
from .store import Kept, StoredMatch, StoredSeat

ID_LENGTH = 16


def rematch_id(match: str, attempt: int = 0) -> str:
    """The id of the match that follows a match; the next ``attempt`` is for when that table was left again."""
    return hashlib.sha256(f"rematch/{match}/{attempt}".encode()).hexdigest()[:ID_LENGTH]


def rematch_of(
    ended: StoredMatch, seats: Sequence[StoredSeat], new_id: str, seed: bytes
) -> tuple[StoredMatch, list[StoredSeat]]:
    """The following match with its seats, bots at theirs and all others free for those who had them.

    RecordError where this version of the program no longer plays the ended match.
    """
    ended.header.setup()
    again = [replace(seat, token_hash=None, entropy_commitment=None, forsaken=False, partners=()) for seat in seats]
    following = replace(
        ended,
        id=new_id,
        code="",
        status="waiting",
        header=_header(ended.header, new_id, again, seed),
        seed=seed,
        public=False,
        created=datetime.now(UTC).isoformat(timespec="microseconds"),
        result=None,
    )
    return following, again


def kept_seats(seats: Sequence[StoredSeat], seconds: float) -> list[Kept]:
    """Which seats are kept for whom, and until when; whoever had left for good is not waited for."""
    until = (datetime.now(UTC) + timedelta(seconds=seconds)).isoformat(timespec="microseconds")
    people = [seat for seat in seats if seat.kind != "bot" and not seat.forsaken]
    holders = [(seat.seat, held) for seat in people for held in _tokens(seat)]
    return [Kept(seat, held, until) for seat, held in holders]


def _tokens(seat: StoredSeat) -> list[str]:
    own = [seat.token_hash] if seat.token_hash else []
    return own + [each.token_hash for each in seat.partners]


def _header(header: Header, match: str, seats: Sequence[StoredSeat], seed: bytes) -> Header:
    """What was agreed before, agreed again."""
    changes = {
        "match": match,
        "version": GAMES[header.game].version,
        "seats": tuple(map(seat_record, seats)),
        "commitment": commitment(seed),
        "started": "",
    }
    return header.model_copy(update=changes)
