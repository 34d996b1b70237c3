"""Tables of reroll values are counted while anybody holds them, and bounded where strangers ask for them."""

import gc

import pytest

from shakespell.core.dice import Die, letter
from shakespell.solver.keep import solve
from shakespell.solver.scoring import Scoring
from shakespell.solver.stopping import Stop
from shakespell.solver.table_memory import MEMORY, NoRoom, TableMemory, remembered
from shakespell.words.graph import build


class Table:
    """Stands for a table."""


def test_what_nobody_holds_makes_room() -> None:
    memory = TableMemory(100)
    held = [Table()]
    memory.reserve(60)
    memory.hold(held[0], 60)
    with pytest.raises(NoRoom, match="try again later"):
        memory.reserve(60)
    memory.cached(held.clear)
    memory.reserve(60)
    assert memory.taken == 60


def test_tables_are_counted_while_they_live(monkeypatch: pytest.MonkeyPatch) -> None:
    graph = build(["TEA"], "AET")
    dice = tuple(Die(name, (letter("A", 1), letter("E", 1), letter("T", 1))) for name in "abc")
    memory = TableMemory()
    monkeypatch.setattr("shakespell.solver.keep.MEMORY", memory)
    table = solve(graph, dice, Scoring(lambda letters, points, _: letters * points), 1)
    assert memory.taken == 4 * 4**3 * 2
    memory.most = memory.taken
    with pytest.raises(NoRoom):
        solve(graph, dice, Scoring(lambda letters, points, _: letters * points), 2)
    assert memory.taken == 4 * 4**3 * 2
    del table
    gc.collect()
    assert memory.taken == 0


def test_the_tables_asked_for_last_are_remembered_whoever_waits() -> None:
    made: list[int] = []

    @remembered(2)
    def table(stop: Stop, size: int) -> list[int]:
        made.append(size)
        return [size]

    for size in (1, 2, 1, 3, 1, 2):
        assert table(lambda: False, size) == [size]
    assert made == [1, 2, 3, 2], "1 was asked for again, so 2 was the one to go"
    MEMORY.forget()
    table(None, 1)
    assert made[-1] == 1
