"""The score sheets of Dice Words, with their printed columns (KW-9)."""

from collections.abc import Sequence

from ...core.table import Entry, replay
from ...games.icewords.state import Line
from ..output import columns
from ..screen import Company
from .endings import winners

HEAD = ("Round", "Word", "Word score", "Targets", "Subtotal", "Bonus", "Round score", "Total")


def sheet(company: Company, lines: Sequence[Line]) -> list[str]:
    """Every player's sheet so far."""
    if not lines:
        return ["Nothing is written on the sheets yet."]
    answer: list[str] = []
    for seat, name in enumerate(company.names):
        own = [line for line in lines if line.seat == seat]
        answer += ["", name, *columns([HEAD, *map(row, own)])]
    return answer[1:]


def row(line: Line) -> tuple[object, ...]:
    """One line of the sheet, column by column; a seat that ignores the targets has its letters for a multiplier."""
    worth = line.reckoning
    return (
        line.round,
        (line.word or "-") + ("" if line.valid or not line.word else " (not allowed)"),
        worth.sum.value,
        f"x {worth.sum.multiplier}",
        worth.subtotal,
        worth.sum.bonus,
        worth.sum.score,
        line.total,
    )


def match_sheet(company: Company, log: Sequence[Entry]) -> list[str]:
    """The end of a match: who won, and every player's sheet."""
    state = replay(company.setup.build(), log)
    assert state.result is not None, "a match that is shown to its end has a result"
    return [winners(company, state.result), "", *sheet(company, state.sheet)]
