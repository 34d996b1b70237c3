"""Full collections of rubbish stop the event loop for as long as it takes to look through everything that lives.

What is loaded at the start (catalogues, schemas, lexicons) is therefore set aside for good. Of the rest the young is
looked through as ever, in moments, but everything only while nobody plays, or after an hour without such a while.
"""

import asyncio
import gc
from collections.abc import Callable

NEVER = 1_000_000_000
"""So many collections of the middle-aged come before Python looks through everything by itself."""

QUIET_SECONDS = 2.0
LONGEST_WAIT = 3600.0
CHECK_SECONDS = 1.0
FEWEST_COLLECTIONS = 3
"""Collections of the middle-aged since the last full one, below which there is nothing to gain from another."""


class Pauses:
    """Decides when everything is looked through. ``heard`` is when somebody last did something, ``now`` its clock."""

    def __init__(self, heard: Callable[[], float], now: Callable[[], float]) -> None:
        self._heard, self._now = heard, now
        self._last = now()
        self._before = gc.get_threshold()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Set aside what is loaded, and take over; the little rubbish among it is not worth the time to find it."""
        gc.freeze()
        gc.set_threshold(*self._before[:2], NEVER)
        self._task = asyncio.create_task(self._run(), name="pauses")

    async def stop(self) -> None:
        """Leave everything as it was."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        gc.set_threshold(*self._before)
        gc.unfreeze()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            if self.is_time:
                gc.collect()
                self._last = self._now()

    @property
    def is_time(self) -> bool:
        """Whether there is something to collect, and nobody who would notice; or it has waited for an hour."""
        now = self._now()
        quiet = now - self._heard() >= QUIET_SECONDS
        return gc.get_count()[2] >= FEWEST_COLLECTIONS and (quiet or now - self._last >= LONGEST_WAIT)
