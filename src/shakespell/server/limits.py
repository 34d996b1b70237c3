"""Every budget of an address, a person and a match, in one place: generous, since a school may share an address (B-65).

What one person can use up is counted by person: messages by socket, actions by seat. What only many could, by address:
thirty people at once are nobody's attack. docs/server.md has the table; ``Settings`` the figures.
"""

import time
from collections import defaultdict
from collections.abc import Callable

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from starlette.requests import HTTPConnection

from .codes import read_code
from .problems import Problem
from .settings import Settings

LONGEST_CODE = 12
"""What is asked for by fewer letters is asked for by a code, which can be guessed, and not by an id."""


def _is_code(key: str) -> bool:
    """Whether a match is asked for by its code, however that is spaced out."""
    return len(read_code(key)) <= LONGEST_CODE


def address_of(connection: HTTPConnection) -> str:
    """Whose budget a request is counted on."""
    return connection.client.host if connection.client else "nobody"


class RequestLimits:
    """Sliding windows by kind of request and address."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        rates = {
            "create": settings.create_rate,
            "join": settings.join_rate,
            "mine": settings.join_rate,
            "solve": settings.solve_rate,
            "word": settings.word_rate,
            "socket": settings.socket_rate,
            "own-dice": settings.own_dice_rate,
            "guess": settings.guess_rate,
        }
        self._rates: dict[str, RateLimitItem] = {kind: parse(rate) for kind, rate in rates.items()}

    async def check(self, kind: str, connection: HTTPConnection) -> None:
        """Count a request; Problem 429 with Retry-After where there were too many."""
        if not await self._limiter.hit(self._rates[kind], kind, address_of(connection)):
            raise await self._spent(kind, connection)

    async def may_guess(self, key: str, connection: HTTPConnection) -> None:
        """Problem 429 where an address has asked for so many codes that no table has that it is trying them out."""
        may = not _is_code(key) or await self._limiter.test(self._rates["guess"], "guess", address_of(connection))
        if not may:
            raise await self._spent("guess", connection)

    async def missed(self, key: str, connection: HTTPConnection) -> None:
        """Take note that an address has asked for a code that no table has."""
        if _is_code(key):
            await self._limiter.hit(self._rates["guess"], "guess", address_of(connection))

    async def _spent(self, kind: str, connection: HTTPConnection) -> Problem:
        window = await self._limiter.get_window_stats(self._rates[kind], kind, address_of(connection))
        seconds = max(1, round(window.reset_time - time.time()))
        return Problem(
            429,
            "too-many-requests",
            f"Too many requests from your address; try again in {seconds} s.",
            {"Retry-After": str(seconds)},
        )


class BotTables:
    """Matches that bots play among themselves, counted by the address that asked for them, while they are played."""

    RETRY_SECONDS = 60

    def __init__(self, most: int, most_together: int, is_played: Callable[[str], bool]) -> None:
        self._most, self._most_together, self._is_played = most, most_together, is_played
        self._tables: defaultdict[str, set[str]] = defaultdict(set)

    def check(self, address: str) -> None:
        """Problem 429 with Retry-After where as many are played as may be, of this address or in all."""
        for asker in list(self._tables):
            self._tables[asker] = {match for match in self._tables[asker] if self._is_played(match)}
            if not self._tables[asker]:
                del self._tables[asker]
        own = len(self._tables.get(address, ()))
        if own >= self._most or sum(map(len, self._tables.values())) >= self._most_together:
            raise Problem(
                429,
                "too-many-bot-matches",
                f"Bots play {own} matches for your address among themselves; wait until one is over.",
                {"Retry-After": str(self.RETRY_SECONDS)},
            )

    def add(self, address: str, match: str) -> None:
        self._tables[address].add(match)


class Bucket:
    """Messages one socket may send: ``burst`` at once, ``rate`` a second in the long run.

    Counted here and not with the request limits: one addition a message, nothing shared, nothing to expire.
    """

    def __init__(self, rate: float, burst: int, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._left = float(burst)
        self._since = now()

    def take(self) -> bool:
        """Whether one more message is within the limit."""
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
