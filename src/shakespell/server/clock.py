"""Match time: milliseconds since the start, standing still while no server runs the match (B-17)."""

from collections.abc import Callable
from typing import TypeAlias

from ..core.game import Millis

Now: TypeAlias = Callable[[], float]
"""Seconds on a clock that never jumps, such as ``time.monotonic``."""


START = Millis(0)


class MatchClock:
    """Runs from ``base`` on, from the moment it is made."""

    def __init__(self, now: Now, base: Millis = START) -> None:
        self._now = now
        self._base = base
        self._since = now()

    @property
    def at(self) -> Millis:
        return Millis(self._base + int((self._now() - self._since) * 1000))

    def moment(self, at: Millis) -> float:
        """When it will be ``at``, in the seconds of the clock behind."""
        return self._since + (at - self._base) / 1000
