"""Time at one keyboard: everybody who is asked has a clock of their own, as at chess.

A clock runs only while its player has the keyboard, so that whoever plays the same minutes later has them whole. Match
time is that of the clock that shows least: what others do, and what runs out, waits for the last who plays.
"""

from collections.abc import Collection, Hashable, Iterable
from dataclasses import dataclass, field

from ..core.game import Millis, Seat


@dataclass(slots=True)
class Clocks:
    """What the clocks of those who are asked show. ``match`` is match time, which never goes back."""

    match: Millis
    _question: Hashable = None
    _own: dict[Seat, Millis] = field(default_factory=dict)

    def ask(self, question: Hashable, seats: Iterable[Seat]) -> bool:
        """These seats are asked something: who was asked it before goes on, whoever is new begins at match time.

        Whether it is another question comes back.
        """
        is_new = question != self._question
        before = {} if is_new else self._own
        self._question = question
        self._own = {seat: max(before.get(seat, self.match), self.match) for seat in seats}
        self._follow()
        return is_new

    def run(self, seats: Collection[Seat], millis: Millis) -> None:
        """So much time has passed for these seats."""
        for seat in self._own.keys() & set(seats):
            self._own[seat] = Millis(self._own[seat] + millis)
        self._follow()

    def run_to(self, seat: Seat, at: Millis) -> None:
        """A seat has played up to a moment."""
        self.run({seat}, Millis(max(at - self.of(seat), 0)))

    def skip_to(self, at: Millis) -> None:
        """Match time runs ahead while nobody here is asked anything."""
        self.match = max(self.match, at)

    def of(self, seat: Seat) -> Millis:
        """What the clock of a seat shows."""
        return self._own.get(seat, self.match)

    def _follow(self) -> None:
        self.match = max(self.match, min(self._own.values(), default=self.match))
