"""Who sits where before a match begins, and when it can begin."""

from collections.abc import Iterable, Sequence

from ..core.chance import commitment
from ..core.game import IllegalAction, Seat
from ..record import Header, SeatRecord
from .places import moment, seconds_until
from .store import StoredSeat
from .wire import SeatSummary


def seat_name(seat: int) -> str:
    """What a seat is called that nobody named."""
    return f"Player {seat + 1}"


def summary(seat: StoredSeat, here: bool) -> SeatSummary:
    """A seat as everybody may see it."""
    return SeatSummary(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        team=seat.team,
        partners=tuple(each.name for each in seat.partners),
        taken=seat.taken,
        kept=any(each.until > moment() for each in seat.kept),
        here=here or seat.kind == "bot",
        committed=seat.entropy_commitment is not None,
    )


def fits(seat: StoredSeat, entropy: str) -> bool:
    """Whether the seat had committed to just this."""
    return seat.entropy_commitment == commitment(bytes.fromhex(entropy))


class Seating:
    """The seats of a match that has not begun, and what they have shown of what they add to the dice."""

    def __init__(self, seats: Sequence[StoredSeat]) -> None:
        self.seats = tuple(seats)
        self._shown: dict[int, str] = {}

    def reseat(self, seats: Sequence[StoredSeat]) -> None:
        """Somebody sat down or got up; what a seat had shown is forgotten with its owner."""
        before = {seat.seat: seat.token_hash for seat in self.seats}
        self.seats = tuple(seats)
        for seat in seats:
            if seat.token_hash != before[seat.seat]:
                self._shown.pop(seat.seat, None)

    def show(self, seats: Iterable[int], entropy: str) -> None:
        """Whoever holds these seats shows what the one of them that committed adds to the dice."""
        for seat in seats:
            if fits(self.seats[seat], entropy):
                self._shown[seat] = entropy

    @property
    def is_full(self) -> bool:
        return all(seat.taken for seat in self.seats)

    @property
    def opens_in(self) -> float | None:
        """Seconds until the first seat is free for anybody that is kept for somebody now; None where none is kept."""
        kept = [seconds_until(each.until) for seat in self.seats if not seat.taken for each in seat.kept]
        return max(0.0, min(kept)) if kept else None

    @property
    def is_for_one(self) -> bool:
        """Whether a single person plays, on one device, alone or against bots."""
        people = [seat for seat in self.seats if seat.kind != "bot"]
        return len({seat.token_hash for seat in people}) == 1 and not any(seat.partners for seat in people)

    def playing(self, held: Sequence[Seat], asked: int | None) -> Seat:
        """The seat that whoever holds these plays for; IllegalAction where it holds none, or not that one (B-36)."""
        if not held:
            raise IllegalAction("spectator", "You are watching; only those who have a seat can play.")
        if asked is None and len(held) > 1:
            raise IllegalAction("which-seat", "Several seats play on this device; say which one plays.")
        seat = held[0] if asked is None else Seat(asked)
        if seat not in held:
            raise IllegalAction("not-your-seat", "That is not your seat.")
        if self.seats[seat].forsaken:
            raise IllegalAction("left", "You have left this match.")
        return seat

    @property
    def all_shown(self) -> bool:
        return all(seat.entropy_commitment is None or seat.seat in self._shown for seat in self.seats)

    def header(self, header: Header, started: str) -> Header:
        """The header of a match that begins now: who sits where, and what each added to the dice.

        A seat that had committed and did not show in time has a commitment and no entropy, for all to see.
        """
        return header.model_copy(update={"seats": tuple(map(self._record, self.seats)), "started": started})

    def _record(self, seat: StoredSeat) -> SeatRecord:
        record = seat_record(seat)
        return record.model_copy(update={"entropy": self._shown.get(seat.seat)})


def seat_record(seat: StoredSeat) -> SeatRecord:
    """A seat as a record has it."""
    return SeatRecord(
        name=seat.name,
        kind="human" if seat.kind == "open" else seat.kind,
        level=seat.level,
        team=seat.team,
        options=seat.options,
        entropy_commitment=seat.entropy_commitment,
    )
