"""The end of a match at a terminal: who won, and which totals the sheet alone does not show.

Both come from the result, which is what a record keeps and ``verify`` checks.
"""

from collections.abc import Iterable
from typing import Protocol

from ...core.game import Result, Seat
from ..screen import Company


class Written(Protocol):
    """A line of a score sheet: whose it is, and what the seat had in all when it was written."""

    @property
    def seat(self) -> Seat: ...

    @property
    def total(self) -> int: ...


def winners(company: Company, result: Result) -> str:
    """Who won, as a sentence; equal totals share the win."""
    first = [company.names[Seat(seat)] for seat, rank in enumerate(result.ranks) if rank == 1]
    score = result.scores[result.ranks.index(1)]
    if len(result.ranks) == 1:
        return f"{first[0]} scored {score}."
    if len(first) > 1:
        return f"{', '.join(first[:-1])} and {first[-1]} share the win with {score}."
    return f"{first[0]} {'win' if first[0] == 'You' else 'wins'} with {score}."


def challenges_since(company: Company, sheet: Iterable[Written], scores: tuple[int, ...]) -> list[str]:
    """A sentence for each seat that paid for a failed challenge after its last line was written (DW-7)."""
    written = dict.fromkeys(map(Seat, range(len(scores))), 0) | {line.seat: line.total for line in sheet}
    return [
        f"{company.names[seat]}: {total} less {total - scores[seat]} for failed challenges, total {scores[seat]}."
        for seat, total in written.items()
        if total != scores[seat]
    ]
