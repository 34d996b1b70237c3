"""Who is here: connections counted by seat (B-7), so that closing one tab of two leaves nobody alone.

Being connected decides nothing about a match by itself (B-4): only a seat that has missed deadlines and has had nobody
connected for a good while counts as left, and it is back as soon as the person is (B-6).
"""

from collections.abc import Iterable

from .clock import Now


class Presence:
    """Connections of the seats of one match, and the deadlines missed by those that are away."""

    def __init__(self, seats: int, now: Now, missed: Iterable[int] | None = None) -> None:
        self._now = now
        self._connections = [0] * seats
        self._away_since = [now()] * seats
        self._missed = list(missed or [0] * seats)

    def entered(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._connections[seat] += 1
            self._missed[seat] = 0

    def left(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self._connections[seat] -= 1
            self._away_since[seat] = self._now()

    def here(self, seat: int) -> bool:
        return self._connections[seat] > 0

    def acted(self, seat: int) -> None:
        self._missed[seat] = 0

    def missed_deadline(self, seat: int) -> None:
        """A seat let its time run out; that counts only while nobody is connected to it."""
        if not self.here(seat):
            self._missed[seat] += 1

    def gone_at(self, seat: int, deadlines: int, seconds: float) -> float | None:
        """From when on the seat counts as left; None while it does not look like it."""
        if self.here(seat) or self._missed[seat] < deadlines:
            return None
        return self._away_since[seat] + seconds
