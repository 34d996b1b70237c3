"""What the compiled layout solver answers, from the plain search: its oracle, and its stand-in where it was not built.

The functions have the signatures of the kernels in native/layout.cpp; ``layout`` calls whichever is there.
"""

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, TypeAlias

from ..words.graph import WordGraph
from .cubes_round import ALL, LENGTHS, Round
from .layout_reference_search import Die, Given, Position, Roll, Search, Words
from .stopping import Stop

Laid: TypeAlias = dict[Position, Die]
GivenRound: TypeAlias = tuple[list[int], int, bool, list[int]]
ONE_WORD, UNUSED = 1, 3
"""What a die costs in one word only and in none, times its points, against the die in two words."""


class _Stopped(Exception):
    """Time is up, or the caller said stop."""


def best_layout(
    graph: WordGraph,
    readings: Given,
    wilds: int,
    seconds: float,
    threads: int,  # noqa: ARG001  # the kernel's signature: this search has one
    check: Callable[[int, int], bool | None] | None,
    given_round: GivenRound | None = None,
) -> dict[str, Any]:
    """The best layout for a turn of Game One, or of the round that is given, anytime."""
    roll = Roll.of(readings, wilds)
    value = _worth_of_turn(roll) if given_round is None else _worth_of_round(roll, given_round)
    most = 2 * roll.worth + (0 if given_round is None else _allowance(given_round))
    best = _Best(value, seconds, most, roll.letters.total() + wilds)
    words = Words(graph, roll, lambda _: True)
    look = partial(best.look, check)
    try:
        for _, laid in Search(roll, words, (ONE_WORD, UNUSED), True, best.ceiling, look).layouts():
            best.offer(laid)
        best.bound = best.value
    except _Stopped:
        pass
    return best.answer()


def link_dice(
    graph: WordGraph,
    readings: Given,
    wilds: int,
    dice: int,
    tiers: Any,
    rarest: int,
    check: Stop = None,
) -> tuple[list[tuple[int, int, bytes, bool]] | None, bool]:
    """A layout of exactly ``dice`` dice, or None, and whether that is certain: it is unless ``check`` said stop."""
    try:
        for laid in _linked(graph, readings, wilds, dice, tiers, rarest, check):
            return _given_dice(laid), True
    except _Stopped:
        return None, False
    return None, True


def count_layouts(
    graph: WordGraph,
    readings: Given,
    wilds: int,
    dice: int,
    most: int,
    tiers: Any,
    rarest: int,
    check: Stop = None,
) -> tuple[int, bool]:
    """How many grids of letters of exactly ``dice`` dice there are, and whether all were counted."""
    seen: set[frozenset[tuple[Position, bytes]]] = set()
    try:
        for laid in _linked(graph, readings, wilds, dice, tiers, rarest, check):
            top, left = min(row for row, _ in laid), min(col for _, col in laid)
            seen.add(frozenset(((row - top, col - left), die.reads) for (row, col), die in laid.items()))
            if len(seen) >= most:
                return most, False
    except _Stopped:
        return len(seen), False
    return len(seen), True


class _Best:
    """The best layout so far, and what none can exceed."""

    def __init__(self, worth: Callable[[Laid], int], seconds: float, bound: int, dice: int) -> None:
        self.began, self.seconds = perf_counter(), seconds
        self.worth, self.dice = worth, dice
        self.value, self.bound, self.most = worth({}), bound, bound
        self.laid: Laid = {}
        self.history: list[tuple[float, int, int]] = []

    def ceiling(self) -> int:
        """What a layout may cost to be better than this one."""
        return self.most - self.value - 1

    def look(self, check: Callable[[int, int], bool | None] | None) -> None:
        """Stops the search when time is up or the caller says so."""
        if perf_counter() - self.began > self.seconds or (check is not None and check(self.value, self.bound)):
            raise _Stopped

    def offer(self, laid: Laid) -> None:
        """Keeps a layout if it is better."""
        if (worth := self.worth(laid)) > self.value:
            self.value, self.laid = worth, dict(laid)
            self.history.append((perf_counter() - self.began, worth, self.dice - len(laid)))

    def answer(self) -> dict[str, Any]:
        """As the compiled core gives it."""
        return {
            "value": self.value,
            "bound": self.bound,
            "dice": _given_dice(self.laid),
            "seconds": perf_counter() - self.began,
            "nodes": 0,
            "history": self.history,
        }


def _given_dice(laid: Laid) -> list[tuple[int, int, bytes, bool]]:
    return [(row, col, die.reads, die.wild) for (row, col), die in laid.items()]


def _linked(graph: WordGraph, readings: Given, wilds: int, dice: int, tiers: Any, rarest: int, check: Stop) -> Any:
    """Every layout of exactly ``dice`` dice: those that leave exactly the others, at a cost of one each."""

    def look() -> None:
        if check is not None and check():
            raise _Stopped

    roll = Roll.of(readings, wilds)
    left = roll.letters.total() + wilds - dice
    words = Words(graph, roll, lambda number: not tiers or tiers[number] <= rarest)
    for cost, laid in Search(roll, words, (0, 1), False, lambda: left, look).layouts():
        if cost == left:
            yield laid


def _runs(laid: Laid) -> list[list[Die]]:
    """The words of a layout."""
    runs = []
    for row, col in laid:
        for down, right in ((0, 1), (1, 0)):
            if (row - down, col - right) not in laid and (row + down, col + right) in laid:
                length = next(n for n in range(2, len(laid) + 1) if (row + n * down, col + n * right) not in laid)
                runs.append([laid[row + n * down, col + n * right] for n in range(length)])
    return runs


def _worth_of_turn(roll: Roll) -> Callable[[Laid], int]:
    """Game One: every die in each of its words, less the dice that are not laid (CC-5)."""
    rolled = roll.worth

    def worth(laid: Laid) -> int:
        unused = rolled - sum(map(roll.value, laid.values()))
        return sum(roll.value(die) for run in _runs(laid) for die in run) - unused

    return worth


def _worth_of_round(roll: Roll, given: GivenRound) -> Callable[[Laid], int]:
    """Game Two: the gain of the round, less the dice that are not laid, with a slam and what later turns are worth."""
    rolled = roll.worth
    made, slam, harsh, later = given
    turn = Round(tuple((length, score) for length, score in zip(LENGTHS, made, strict=True) if score >= 0), harsh=harsh)
    before = sum(1 << bit for bit, score in enumerate(made) if score >= 0)

    def worth(laid: Laid) -> int:
        unused = rolled - sum(map(roll.value, laid.values()))
        runs = _runs(laid)
        lengths = [sum(len(die.reads) for die in run) for run in runs]
        gain = turn.gain(zip(lengths, (sum(map(roll.value, run)) for run in runs), strict=True))
        after = before | sum(1 << LENGTHS.index(length) for length in set(lengths) if length in LENGTHS)
        return gain - unused + later[after] + (slam if after == ALL != before else 0)

    return worth


def _allowance(given: GivenRound) -> int:
    """The most that a slam and later turns add."""
    made, slam, _, later = given
    before = sum(1 << bit for bit, score in enumerate(made) if score >= 0)
    return max(
        later[after] + (slam if after == ALL != before else 0) for after in range(ALL + 1) if after & before == before
    )
