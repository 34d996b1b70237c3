"""What all tables of reroll values take in memory together, and a bound for it where strangers ask for them.

A table of nine dice takes 160 MB for each reroll, and lives as long as anybody holds it: a cache, or a bot at a table.
"""

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Concatenate, ParamSpec, TypeVar
from weakref import finalize

from .stopping import Stop

P = ParamSpec("P")
T = TypeVar("T")


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
            self.forget()
            if not self._counted(size):
                raise NoRoom(f"{size >> 20} MB for its table do not fit beside the others here; try again later")

    def forget(self) -> None:
        """Empty all caches of tables."""
        for forget in self._caches:
            forget()

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


def remembered(most: int) -> Callable[[Callable[Concatenate[Stop, P], T]], Callable[Concatenate[Stop, P], T]]:
    """Keep the ``most`` tables asked for last: all arguments say which, but the first, by which it is called off.

    As ``functools.lru_cache`` for functions that have such an argument; ``MEMORY`` empties it where it needs room.
    """

    def decorated(make: Callable[Concatenate[Stop, P], T]) -> Callable[Concatenate[Stop, P], T]:
        kept: dict[object, T] = {}
        changing = Lock()

        @wraps(make)
        def found(stop: Stop, /, *args: P.args, **kwargs: P.kwargs) -> T:
            asked = (args, tuple(sorted(kwargs.items())))
            with changing:
                if asked in kept:
                    kept[asked] = kept.pop(asked)
                    return kept[asked]
            made = make(stop, *args, **kwargs)
            with changing:
                kept[asked] = made
                while len(kept) > most:
                    del kept[next(iter(kept))]
            return made

        def forget() -> None:
            with changing:
                kept.clear()

        MEMORY.cached(forget)
        return found

    return decorated
