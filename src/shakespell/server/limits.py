"""How much one address or one socket may ask for: generous, since a classroom may share an address (B-65)."""

import time
from collections.abc import Callable

from fastapi import Request
from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from .problems import Problem


class RequestLimits:
    """Sliding windows by kind of request and address."""

    def __init__(self, rates: dict[str, str]) -> None:
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())
        self._rates: dict[str, RateLimitItem] = {kind: parse(rate) for kind, rate in rates.items()}

    async def check(self, kind: str, request: Request) -> None:
        """Count a request; Problem 429 with Retry-After where there were too many."""
        address = request.client.host if request.client else "nobody"
        rate = self._rates[kind]
        if not await self._limiter.hit(rate, kind, address):
            window = await self._limiter.get_window_stats(rate, kind, address)
            seconds = max(1, round(window.reset_time - time.time()))
            raise Problem(
                429,
                "too-many-requests",
                f"Too many requests from your address; try again in {seconds} s.",
                {"Retry-After": str(seconds)},
            )


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
