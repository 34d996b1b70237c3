"""The cheapest way to give everybody something of their own, in time that grows with the cube of their number.

The Hungarian method, one row at a time along the cheapest augmenting path (H. W. Kuhn 1955, J. Munkres 1957). Costs are
whole numbers of any size, so that what counts first, second and third can be digits of one.
"""

from collections.abc import Sequence
from typing import TypeAlias

Costs: TypeAlias = Sequence[Sequence[int | None]]
"""By row and column, what the pair costs; None where the two do not go together."""


def cheapest(costs: Costs) -> tuple[int, ...] | None:
    """For each row a column of its own, for the least sum; None where there are none for all.

    Rows that cost the same may share them in any way.
    """
    if not costs:
        return ()
    width = len(costs[0])
    if len(costs) > width:
        return None
    row_price, column_price = [0] * len(costs), [0] * (width + 1)
    holder = [-1] * (width + 1)  # the last column is where each new row begins its search
    for row in range(len(costs)):
        holder[width] = row
        if not _seat(costs, row_price, column_price, holder):
            return None
    taken = [0] * len(costs)
    for column, row in enumerate(holder[:width]):
        if row >= 0:
            taken[row] = column
    return tuple(taken)


def _seat(costs: Costs, row_price: list[int], column_price: list[int], holder: list[int]) -> bool:
    """Find the row in the last column a column, others making room where that is cheapest; False where none can."""
    width = len(holder) - 1
    best: list[int | None] = [None] * width  # by column, what the cheapest way there costs so far
    came_from = [width] * width
    reached, waiting, here = [width], list(range(width)), width
    while (row := holder[here]) >= 0:
        price, of_row = row_price[row], costs[row]
        nearest, least = -1, None
        for column in waiting:
            if (cost := of_row[column]) is not None:
                reduced = cost - price - column_price[column]
                if (known := best[column]) is None or reduced < known:
                    best[column], came_from[column] = reduced, here
            if (known := best[column]) is None:
                continue
            if least is None or known < least or (known == least and holder[column] < 0):  # a free one ends the search
                nearest, least = column, known
        if least is None:
            return False
        _pass_on(least, reached, waiting, row_price, column_price, holder, best)
        here = nearest
        reached.append(here)
        waiting.remove(here)
    while here != width:
        holder[here] = holder[came_from[here]]
        here = came_from[here]
    return True


def _pass_on(
    least: int,
    reached: list[int],
    waiting: list[int],
    row_price: list[int],
    column_price: list[int],
    holder: list[int],
    best: list[int | None],
) -> None:
    """Change prices so that the next column costs nothing more, and what was free stays so."""
    if least == 0:
        return
    for column in reached:
        row_price[holder[column]] += least
        column_price[column] -= least
    for column in waiting:
        if (known := best[column]) is not None:
            best[column] = known - least
