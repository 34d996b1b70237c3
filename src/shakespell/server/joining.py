"""Sitting down: at a free seat, beside a team that invites, or again where one sat in the match before."""

from collections.abc import Sequence

from .bodies import Invitation, JoinMatch
from .invitations import invitation, invited_to, is_shared
from .places import MOST_PARTNERS, minutes_until
from .problems import Problem
from .store import Store, StoredMatch, StoredSeat


async def free_seat(store: Store, match: str, asked: JoinMatch, held: str) -> int:
    """The first free seat; Problem where there is none, or all that are free are kept for others."""
    seat = await store.take_seat(match, asked.name, held, asked.entropy_commitment)
    if seat is not None:
        return seat
    kept = [each.until for now in await store.seats(match) for each in now.kept]
    if kept:
        minutes = minutes_until(min(kept))
        raise Problem(409, "kept", f"The free seats are kept for those who played before, for {minutes} min more.")
    raise _full()


def _full() -> Problem:
    return Problem(409, "full", "Every seat of this match is taken; you can watch it.")


async def team_seat(store: Store, match: StoredMatch, seats: Sequence[StoredSeat], asked: JoinMatch, held: str) -> int:
    """A place beside those who play at the seat of the team that invites."""
    seat = invited_to(match, seats, asked.invitation or "")
    if seat is None or match.status == "ended":
        raise Problem(404, "no-team", "No team of this match has that invitation; ask for it again.")
    if not await store.add_partner(match.id, seat.seat, asked.name or str(seat.team), held):
        raise Problem(409, "team-full", f"{1 + MOST_PARTNERS} people play for this team; there is no room for more.")
    return seat.seat


def told_invitation(match: StoredMatch, mine: Sequence[StoredSeat], asked: int | None) -> Invitation:
    """The code by which somebody who holds these seats invites a partner to the team that sits there."""
    seat = next((each for each in mine if is_shared(each) and asked in (None, each.seat)), None)
    if seat is None:
        raise Problem(409, "no-team", "Nobody plays as a team at that seat.")
    return Invitation(
        match=match.id,
        seat=seat.seat,
        team=str(seat.team),
        invitation=invitation(match, seat.seat),
        room=MOST_PARTNERS - len(seat.partners),
    )


def check_stands(seats: Sequence[StoredSeat], hashes: Sequence[str]) -> None:
    """Nobody sits down twice in one match: Problem where one of the device's tokens has a seat already."""
    if any(seat.belongs_to(each) for seat in seats for each in hashes):
        raise Problem(409, "seated", "You sit at this table already; leave it first if you want another seat.")


async def sat_again(store: Store, new_id: str, old: Sequence[StoredSeat], held: str, added: str | None) -> int:
    """Back at one's seat, at a team's beside whoever of it came first, or else at a free one; Problem without any."""
    back = await store.sit_again(new_id, [seat.seat for seat in old], held, added)
    if back:
        return back[0]
    before, now = old[0], (await store.seats(new_id))[old[0].seat]
    if now.belongs_to(held):
        return now.seat
    name = next((each.name for each in before.partners if each.token_hash == held), before.name)
    if _same_team(before, now) and await store.add_partner(new_id, now.seat, name, held):
        return now.seat
    free = await store.take_seat(new_id, name, held, added)
    if free is None:
        raise _full()
    return free


def _same_team(before: StoredSeat, now: StoredSeat) -> bool:
    """Whether people sit at a team's seat who sat there in the match before."""
    there = {each.token_hash for each in before.partners} | {before.token_hash}
    return before.team is not None and now.token_hash is not None and now.token_hash in there
