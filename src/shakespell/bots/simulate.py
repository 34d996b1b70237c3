"""Whole matches between bots, as fast as they can choose: the way to compare levels, rules and dice sets.

Time is match time: a bot's thinking counts on the clock and costs nothing. The same seed gives the same matches.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import NormalDist, fmean, stdev
from typing import Any

from ..core.chance import match_key
from ..core.game import Millis, Result, Seat
from ..core.table import Referee, Table
from ..presets.matches import Setup
from .bot import Bot
from .thinking import Thinking

T_975 = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131)
"""97.5 % points of Student's t for 1 to 15 degrees of freedom."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What one seat made of the matches: mean score with its 95 % interval, matches won alone, and shared."""

    mean: float
    ci95: tuple[float, float] | None
    wins: int
    ties: int


def play_match(setup: Setup, bots: Sequence[Bot], seed: bytes, referee: Referee) -> Table[Any, Any, Any]:
    """A match from the first roll to the end; ``seed`` decides the dice and what bots leave to chance.

    An action that the rules forbid is a bot's fault and raises IllegalAction.
    """
    table: Table[Any, Any, Any] = Table(setup.build(), match_key(seed, (b"",) * len(bots)), referee)
    seated = {Seat(seat): bot for seat, bot in enumerate(bots)}
    thinking = Thinking(seated, lambda seat, prompt: seeded(seed, seat, prompt))
    now = Millis(0)
    while not table.over:
        now = _next(table, thinking, now)
    return table


def _next(table: Table[Any, Any, Any], thinking: Thinking, now: Millis) -> Millis:
    """Let the bot act that is the first to be ready, or the next deadline pass; what comes back is the time then."""
    plan, due = thinking.first(table), table.due
    if plan is not None and (due is None or plan.at < due):
        table.play(plan.seat, plan.action, plan.at, plan.view.prompt)
        return max(now, plan.at)
    assert due is not None, "a match that waits for nobody has an end to its waiting"
    table.tick(due)
    return max(now, due)


def simulate(setup: Setup, bots: Sequence[Bot], matches: int, seed: str, referee: Referee) -> Iterator[Result]:
    """The results of ``matches`` matches, one by one as they end."""
    for number in range(matches):
        result = play_match(setup, bots, match_seed(seed, number), referee).state.result
        assert result is not None, "a match that is over has a result"
        yield result


def seeded(seed: bytes, seat: int, prompt: int) -> Random:
    """A bot's own source of chance, so that a seeded match is the same match again."""
    return Random(f"{seed.hex()}/{seat}/{prompt}")  # noqa: S311  # a bot's whims are no secret


def match_seed(seed: str, number: int) -> bytes:
    """The 32-byte seed of one match of many."""
    return hashlib.sha256(f"shakespell simulate/{seed}/{number}".encode()).digest()


def summarised(results: Sequence[Result]) -> tuple[SeatSummary, ...]:
    """What each seat made of the matches."""
    return tuple(_seat_summary(results, Seat(seat)) for seat in range(len(results[0].scores)))


def _seat_summary(results: Sequence[Result], seat: Seat) -> SeatSummary:
    scores = [result.scores[seat] for result in results]
    first = [result.ranks.count(1) for result in results if result.ranks[seat] == 1]
    return SeatSummary(fmean(scores), confidence(scores), first.count(1), len(first) - first.count(1))


def confidence(scores: Sequence[float]) -> tuple[float, float] | None:
    """The 95 % confidence interval of the mean (Student's t); None where one score says nothing of the spread."""
    if len(scores) < 2:
        return None
    degrees = len(scores) - 1
    quantile = T_975[degrees - 1] if degrees <= len(T_975) else NormalDist().inv_cdf(0.975)
    middle, half = fmean(scores), quantile * stdev(scores) / sqrt(len(scores))
    return middle - half, middle + half
