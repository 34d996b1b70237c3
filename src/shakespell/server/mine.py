"""How matches stand in which one device has seats, all in one answer: what a front page shows whoever comes back."""

from pydantic import TypeAdapter

from ..core.game import Result
from .bodies import KeptSeat, KeptSeats, MyMatch, MyMatches
from .lobby import token_hash
from .problems import Problem
from .rooms import Rooms
from .seating import summary
from .store import Store, StoredMatch, StoredSeat

RESULT = TypeAdapter(Result)


class Mine:
    """Answers for whoever holds the tokens."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms

    async def matches(self, asked: KeptSeats) -> MyMatches:
        """How each match stands; None for one that is gone, and for a token that has no seat in it (any more)."""
        return MyMatches(matches=tuple([await self._match(kept) for kept in asked.seats]))

    async def _match(self, kept: KeptSeat) -> MyMatch | None:
        match = await self._store.match(kept.match)
        if match is None or match.id != kept.match or match.status == "cancelled":
            return None
        seats, held = await self._store.seats(match.id), token_hash(kept.token)
        mine = [seat for seat in seats if seat.belongs_to(held) and not seat.forsaken]
        return await self._told(match, seats, mine) if mine else None

    async def _told(self, match: StoredMatch, seats: tuple[StoredSeat, ...], mine: list[StoredSeat]) -> MyMatch:
        room = self._rooms.here(match.id)
        return MyMatch(
            match=match.id,
            code=match.code,
            game=match.header.game,
            status=match.status,
            created=match.created,
            seats=room.seats() if room else tuple(summary(seat, here=False) for seat in seats),
            mine=tuple(seat.seat for seat in mine),
            host=any(seat.kind != "open" for seat in mine),
            to_act=await self._to_act(match),
            ranks=None if match.result is None else RESULT.validate_json(match.result).ranks,
        )

    async def _to_act(self, match: StoredMatch) -> tuple[int, ...] | None:
        """Who has to act: only the table itself knows, so a match that was laid aside is taken up again."""
        if match.status != "playing":
            return ()
        try:
            return tuple(sorted((await self._rooms.room(match.id)).to_act))
        except Problem:
            return None
