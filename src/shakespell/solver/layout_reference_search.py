"""The layout search as plain as it can be: all layouts of a roll that cost at most so much.

A search over requirements. Every die on the grid asks for its word across and its word down. The answers to a question
are: a maximal run through the die that is a word, with walls at its ends; or, for a die alone on its line, a wall on
either side. The question with the fewest answers is asked first. Whatever a layout is, its words answer the questions,
so every layout is met. A branch is left when what it has cost exceeds the ceiling.

Costs: a die in one word only costs its value, an unused die three times its value, so that a layout's points are twice
the rolled sum less its cost. The native search does the same, with more bounds; docs/layout-solver.md compares them.

Letters are *readings*: bytes of symbols of the word graph, of one letter or of a two-letter face.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple, TypeAlias

from ..words.graph import FINAL, LAST, ROOT, SYMBOL, TARGET, WordGraph

Position: TypeAlias = tuple[int, int]
Direction: TypeAlias = tuple[int, int]
ACROSS: Direction = (0, 1)
DOWN: Direction = (1, 0)

Given: TypeAlias = Sequence[tuple[bytes, int, int]]
"""Readings of a roll: symbols, points, number of dice."""


class Die(NamedTuple):
    """A die on the grid."""

    reads: bytes
    wild: bool


@dataclass(slots=True)
class Roll:
    """The dice that are left, and what they are worth."""

    letters: Counter[bytes]
    points: dict[bytes, int]
    wilds: int

    @classmethod
    def of(cls, readings: Given, wilds: int) -> "Roll":
        letters = Counter({symbols: dice for symbols, _, dice in readings})
        return cls(letters, {symbols: points for symbols, points, _ in readings}, wilds)

    @property
    def worth(self) -> int:
        return sum(self.points[reads] * dice for reads, dice in self.letters.items())

    def value(self, die: Die) -> int:
        return 0 if die.wild else self.points[die.reads]

    def take(self, die: Die, number: int = 1) -> None:
        """Takes a die out of those left, or puts it back (-1)."""
        if die.wild:
            self.wilds -= number
        else:
            self.letters[die.reads] -= number


class Words:
    """The words of a roll as tuples of readings, found by the readings in them; and all pieces of words."""

    def __init__(self, graph: WordGraph, roll: Roll, allowed: Callable[[int], bool]) -> None:
        self.all: set[tuple[bytes, ...]] = set()
        self._edges, self._before, self._allowed = graph.edges, graph.before, allowed
        singles = [bytes([symbol]) for symbol in range(1, len(graph.alphabet) + 1)]
        self.readings = sorted({*roll.letters, *(singles if roll.wilds else [])})
        self._walk(ROOT, 0, (), roll)
        self.through: dict[bytes, list[tuple[tuple[bytes, ...], int]]] = {reads: [] for reads in self.readings}
        self.pieces: set[tuple[bytes, ...]] = set()
        for word in sorted(self.all):
            for place, reads in enumerate(word):
                self.through[reads].append((word, place))
                self.pieces.update(word[place:end] for end in range(place + 1, len(word) + 1))

    def _walk(self, node: int, number: int, path: tuple[bytes, ...], roll: Roll) -> None:
        """Lays one more die at the end of ``path``; ``number`` words come before all that begin with it."""
        for reads in self.readings:
            wild = not roll.letters[reads]
            if wild and (not roll.wilds or len(reads) > 1):
                continue
            edge, rank = self._follow(node, reads, number)
            if not edge:
                continue
            content = self._edges[edge]
            word = (*path, reads)
            if content & FINAL and len(word) > 1 and self._allowed(rank):
                self.all.add(word)
            if content >> TARGET:
                roll.take(Die(reads, wild))
                self._walk(content >> TARGET, rank + bool(content & FINAL), word, roll)
                roll.take(Die(reads, wild), -1)

    def _follow(self, node: int, reads: bytes, number: int) -> tuple[int, int]:
        edge = 0
        for symbol in reads:
            if edge:
                number += bool(self._edges[edge] & FINAL)
                node = self._edges[edge] >> TARGET
            edge = node
            while edge and self._edges[edge] & SYMBOL != symbol:
                edge = 0 if self._edges[edge] & LAST else edge + 1
            if not edge:
                return 0, 0
            number += self._before[edge]
        return edge, number


class Answer(NamedTuple):
    """Dice to lay, walls to build, questions that are settled and what that costs."""

    lay: dict[Position, Die]
    walls: tuple[Position, ...]
    settled: tuple[Position, ...]
    cost: int


@dataclass(slots=True)
class Search:
    """The grid while it is filled. ``ceiling()`` is the most a layout may cost now, ``look()`` may raise to stop."""

    roll: Roll
    words: Words
    prices: tuple[int, int]
    """What a die in one word only and an unused die cost, times its points (or times 1 where dice just count)."""
    by_points: bool
    ceiling: Callable[[], int]
    look: Callable[[], None]
    grid: dict[Position, Die] = field(default_factory=dict)
    walls: Counter[Position] = field(default_factory=Counter)
    open: set[tuple[Position, Direction]] = field(default_factory=set)

    def layouts(self) -> Iterator[tuple[int, dict[Position, Die]]]:
        """Every layout within the ceiling, with its cost: those with a first letter, then those without it."""
        spent, dropped = 0, list[tuple[bytes, int]]()
        for reads in sorted(self.roll.letters, key=lambda reads: len(self.words.through[reads])):
            if copies := self.roll.letters[reads]:
                yield from self._from_root(Die(reads, False), spent)
                spent += copies * self._price(Die(reads, False), self.prices[1])
                dropped.append((reads, copies))
                self.roll.letters[reads] = 0
            if spent > self.ceiling():
                break
        else:
            for reads in self.words.readings if self.roll.wilds > 1 else ():
                if len(reads) == 1:
                    yield from self._from_root(Die(reads, True), spent)
        for reads, copies in dropped:
            self.roll.letters[reads] = copies

    def _from_root(self, die: Die, spent: int) -> Iterator[tuple[int, dict[Position, Die]]]:
        self._lay((0, 0), die)
        yield from self._fill(spent)
        self._lift((0, 0))

    def _fill(self, spent: int) -> Iterator[tuple[int, dict[Position, Die]]]:
        self.look()
        if spent > self.ceiling():
            return
        if not self.open:
            cost = spent + self._unused()
            if len(self.grid) > 1 and cost <= self.ceiling():
                yield cost, self.grid
            return
        runs = {(self._start(at, direction), direction) for at, direction in self.open}
        answers = [(list(self._answers(start, direction, spent)), direction) for start, direction in sorted(runs)]
        fewest, direction = min(answers, key=lambda pair: len(pair[0]))
        for answer in fewest:
            self._apply(answer, direction)
            yield from self._fill(spent + answer.cost)
            self._take_back(answer, direction)

    def _unused(self) -> int:
        letters = chain.from_iterable([reads] * dice for reads, dice in self.roll.letters.items())
        wilds = 0 if self.by_points else self.roll.wilds * self.prices[1]
        return wilds + sum(self._price(Die(reads, False), self.prices[1]) for reads in letters)

    def _price(self, die: Die, factor: int) -> int:
        return factor * (self.roll.value(die) if self.by_points else 1)

    # Questions and answers

    def _start(self, at: Position, direction: Direction) -> Position:
        while (before := _step(at, direction, -1)) in self.grid:
            at = before
        return at

    def _run(self, start: Position, direction: Direction) -> list[Position]:
        run = [start]
        while (after := _step(run[-1], direction, 1)) in self.grid:
            run.append(after)
        return run

    def _answers(self, start: Position, direction: Direction, spent: int) -> Iterator[Answer]:
        run = self._run(start, direction)
        ends = (_step(run[0], direction, -1), _step(run[-1], direction, 1))
        price = self._price(self.grid[start], self.prices[0])
        if len(run) == 1 and spent + price <= self.ceiling():
            yield Answer({}, ends, (start,), price)
        text = tuple(self.grid[at].reads for at in run)
        if text in self.words.all:
            yield Answer({}, ends, tuple(run), 0)
        for word, place in self.words.through[text[0]]:
            if word[place : place + len(text)] == text and len(word) > len(text):
                yield from self._laid(word, _step(start, direction, -place), direction)

    def _laid(self, word: tuple[bytes, ...], start: Position, direction: Direction) -> Iterator[Answer]:
        """The ways to lay a word so that it begins at ``start``, walled in."""
        places = [_step(start, direction, number) for number in range(len(word))]
        ends = (_step(start, direction, -1), _step(places[-1], direction, 1))
        fresh = {at: reads for at, reads in zip(places, word, strict=True) if at not in self.grid}
        if any(end in self.grid for end in ends) or any(self.walls[at] for at in fresh):
            return
        if any(self.grid[at].reads != reads for at, reads in zip(places, word, strict=True) if at in self.grid):
            return
        if all(self._may_cross(at, reads, DOWN if direction == ACROSS else ACROSS) for at, reads in fresh.items()):
            for dice in self._choose(list(fresh.items())):
                yield Answer(dice, ends, tuple(places), 0)

    def _may_cross(self, at: Position, reads: bytes, direction: Direction) -> bool:
        """Whether a die there leaves its line a piece of some word."""
        before: list[bytes] = []
        after: list[bytes] = []
        while (near := _step(at, direction, -1 - len(before))) in self.grid:
            before.append(self.grid[near].reads)
        while (near := _step(at, direction, 1 + len(after))) in self.grid:
            after.append(self.grid[near].reads)
        return not (before or after) or (*reversed(before), reads, *after) in self.words.pieces

    def _choose(self, fresh: list[tuple[Position, bytes]]) -> Iterator[dict[Position, Die]]:
        """Real dice or wilds for the squares."""
        if not fresh:
            yield {}
            return
        (at, reads), *others = fresh
        for die in (Die(reads, False), Die(reads, True)):
            if not (self.roll.wilds and len(reads) == 1 if die.wild else self.roll.letters[reads]):
                continue
            self.roll.take(die)
            yield from [{at: die, **rest} for rest in self._choose(others)]
            self.roll.take(die, -1)

    # Laying and taking back

    def _lay(self, at: Position, die: Die) -> None:
        self.grid[at] = die
        self.roll.take(die)
        self.open |= {(at, ACROSS), (at, DOWN)}

    def _lift(self, at: Position) -> None:
        self.roll.take(self.grid.pop(at), -1)
        self.open -= {(at, ACROSS), (at, DOWN)}

    def _apply(self, answer: Answer, direction: Direction) -> None:
        for at, die in answer.lay.items():
            self._lay(at, die)
        self.walls.update(answer.walls)
        self.open -= {(at, direction) for at in answer.settled}

    def _take_back(self, answer: Answer, direction: Direction) -> None:
        self.walls.subtract(answer.walls)
        self.open |= {(at, direction) for at in answer.settled if at not in answer.lay}
        for at in answer.lay:
            self._lift(at)


def _step(at: Position, direction: Direction, steps: int) -> Position:
    return at[0] + direction[0] * steps, at[1] + direction[1] * steps
