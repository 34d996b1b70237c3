"""What all tables of reroll values take in memory together, and a bound for it where strangers ask for them.

A table of nine dice takes 160 MB for each reroll, and lives as long as anybody holds it: a cache, or a bot at a table.
"""

from collections.abc import Callable
from threading import Lock
from weakref import finalize


class NoRoom(ValueError):
    """There are too many large tables at the moment; the message is one line."""


class TableMemory:
    """Counts bytes. ``most`` is None where nobody else is to be thought of, as at the command line."""

    def __init__(self, most: int | None = None) -> None:
        self.most = most
        self._taken = 0
        self._changing = Lock()
        self._caches: list[Callable[[], None]] = []

    @property
    def taken(self) -> int:
        """Bytes of all tables that live, and of those being made."""
        return self._taken

    def cached(self, forget: Callable[[], None]) -> None:
        """Take note of a cache of tables: it is emptied before a table is refused."""
        self._caches.append(forget)

    def reserve(self, size: int) -> None:
        """Count a table that is about to be made; NoRoom where it does not fit beside the others."""
        if not self._counted(size):
            for forget in self._caches:
                forget()
            if not self._counted(size):
                raise NoRoom(f"{size >> 20} MB for its table do not fit beside the others here; try again later")

    def _counted(self, size: int) -> bool:
        with self._changing:
            fits = self.most is None or self._taken + size <= self.most
            self._taken += size if fits else 0
        return fits

    def release(self, size: int) -> None:
        with self._changing:
            self._taken -= size

    def hold(self, table: object, size: int) -> None:
        """Count a table until nobody holds it any more."""
        finalize(table, self.release, size).atexit = False


MEMORY = TableMemory()
"""Of this program."""
