"""What a room can be told."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

from .connection import Connection
from .robots import BotChoice
from .wire import Do


@dataclass(frozen=True, slots=True)
class Enter:
    """A socket has said hello; ``entropy`` is what its seat adds to the dice."""

    connection: Connection
    entropy: str | None = None


@dataclass(frozen=True, slots=True)
class Exit:
    """A socket has gone."""

    connection: Connection


@dataclass(frozen=True, slots=True)
class Said:
    """A socket asks to play."""

    connection: Connection
    do: Do


@dataclass(frozen=True, slots=True)
class Reseat:
    """Somebody sat down: the database knows who."""


@dataclass(frozen=True, slots=True)
class Forsake:
    """Whoever holds the token leaves for good; ``done`` gets the seats once that is stored."""

    token_hash: str
    done: asyncio.Future[tuple[int, ...]]

    def acknowledge(self, seats: Iterable[int]) -> None:
        if not self.done.done():
            self.done.set_result(tuple(seats))

    def fail(self, fault: Exception) -> None:
        if not self.done.done():
            self.done.set_exception(fault)


@dataclass(frozen=True, slots=True)
class Followed:
    """The match is over, and another one follows it."""

    match: str


@dataclass(frozen=True, slots=True)
class Stop:
    """The server stops."""


Told: TypeAlias = Enter | Exit | Said | Reseat | Forsake | Followed | Stop | BotChoice

__all__ = ["BotChoice", "Enter", "Exit", "Followed", "Forsake", "Reseat", "Said", "Stop", "Told"]
