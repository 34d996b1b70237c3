"""What a score is worth in the last turn of a match: the chance to win with it, not the points (DW-9, KW-11).

Who has played is to be beaten; who plays after, or at the same time, scores about as much as one would oneself.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import prod
from statistics import NormalDist
from typing import Protocol

from ..core.game import Seat, View

SPREAD = 0.4
"""The standard deviation of a good player's turn, as a share of its mean."""

POINT = 1e-6
"""What a point is worth where winning is certain, or out of reach."""


class Line(Protocol):
    """A line of a score sheet."""

    @property
    def round(self) -> int: ...
    @property
    def seat(self) -> Seat: ...


@dataclass(frozen=True, slots=True)
class WinningChance:
    """The chance to win by the score of a turn, for who has ``mine`` points before it.

    ``beaten`` are the totals of those who have had their last turn, ``coming`` those of the others, each of which will
    make about ``mean`` more.
    """

    mine: int
    beaten: tuple[int, ...]
    coming: tuple[int, ...]
    mean: float

    def __call__(self, score: float) -> float:
        total = self.mine + score
        settled = prod((total > other) + (total == other) / 2 for other in self.beaten)
        spread = max(SPREAD * self.mean, 1)
        open_still = prod(NormalDist(other + self.mean, spread).cdf(total) for other in self.coming)
        return settled * open_still + POINT * score


def winning_chance(view: View, number: int, sheet: Iterable[Line], mean: float) -> WinningChance | None:
    """What the last turn of a seat is worth, in the round with this ``number``; None for one without rivals."""
    assert view.seat is not None, "a spectator has no turn"
    had = {line.seat for line in sheet if line.round == number} | view.left
    rivals = [(Seat(seat), total) for seat, total in enumerate(view.scores) if seat != view.seat]
    beaten = tuple(sorted(total for seat, total in rivals if seat in had))
    coming = tuple(sorted(total for seat, total in rivals if seat not in had))
    return WinningChance(view.scores[view.seat], beaten, coming, round(mean, 1)) if rivals else None
