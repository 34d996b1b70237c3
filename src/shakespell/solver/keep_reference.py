"""Exact reroll values in plain NumPy: readable, and the oracle the compiled core is held to. docs/solver.md proves it.

One array holds a number for every state of the dice; its axes are the dice, and the last index of each axis is 'open'.
Three operations do everything, each of them die by die, in any order:

- *mark*: a state whose dice spell a word gets the word's score;
- *leave out*: a state gets the maximum over the states with some of its dice taken away;
- *roll*: a state with open dice gets the mean over their faces.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray

from .keep_dice import Marks, Moves, Ranking

Check = Callable[[], object] | None
States = NDArray[np.uint32]
Kinds = NDArray[np.uint32]
LetterSets = NDArray[np.uint64]
Table = NDArray[np.float32]

_SYMBOL, _FINAL, _LAST, _TARGET, _ROOT = 0x3F, 0x40, 0x80, 8, 1


def spellings(
    edges: NDArray[np.uint32],
    moves: Moves,
    states: int,
    shortest: int,
    with_letters: bool,
    check: Check = None,
) -> tuple[States, Kinds, LetterSets]:
    """The states that spell a word of at least ``shortest`` letters, ascending.

    ``with_letters``: each state once for every different set of letters its words have; ``letter_sets[kinds]`` are
    these sets, one bit a symbol. Otherwise each state once, and the other arrays are empty.
    """
    keep = _Letters() if with_letters else _States(states)
    steps = _Steps.of(edges, moves)
    for opening in range(_ROOT, _siblings_end(edges, _ROOT)):
        if check:
            check()
        for found_states, found_letters in _words_from(steps, np.array([opening]), states, shortest):
            keep.add(found_states, found_letters)
    return keep.result()


def tables(counts: Sequence[int], marks: Marks, rerolls: int, check: Check = None) -> tuple[list[Table], float]:
    """The value of every set of kept dice, and the value of a turn before its first roll.

    Table k (k = 0 to rerolls - 1) says for each state what it is worth to keep its dice and roll the open ones when k
    more rolls follow; where no die is open that is the value of the roll itself with k rolls left. With no rerolls at
    all, the one table has the best score now, with the dice that show a face.
    """
    table = marked(counts, marks).reshape([count + 1 for count in counts])
    leave_out(table)
    if not rerolls:
        return [table.reshape(-1)], float(_closed(table).mean(dtype=np.float64))
    done = []
    for _ in range(rerolls):
        if check:
            check()
        roll(table)
        done.append(table.reshape(-1).copy())
        leave_out(table)
    return done, float(_closed(table).mean(dtype=np.float64))


def leave_out(table: Table) -> None:
    """Each state gets the best of itself and the states with some of its dice open instead."""
    for die in range(table.ndim):
        by_face = np.moveaxis(table, die, 0)
        np.maximum(by_face[:-1], by_face[-1:], out=by_face[:-1])


def roll(table: Table) -> None:
    """Each state with open dice gets the mean over all rolls of these."""
    for die in range(table.ndim):
        by_face = np.moveaxis(table, die, 0)
        np.mean(by_face[:-1], axis=0, keepdims=True, out=by_face[-1:])


def marked(counts: Sequence[int], marks: Marks) -> Table:
    """The table in which each spelled state has the best of its scores, and every other one the value of passing."""
    table = np.full(prod(count + 1 for count in counts), marks.passing, np.float32)
    rank = ranks(counts, marks.ranking)[marks.states]
    column = marks.patterns[marks.kinds] if len(marks.kinds) else 0
    np.maximum.at(table, marks.states, marks.values[rank, column])
    return table


def ranks(counts: Sequence[int], ranking: Ranking) -> NDArray[np.int32]:
    """The rank of every state: that of the open dice, and what each die at a face adds."""
    sums = np.array([ranking.open_rank], np.int32)
    begin = 0
    for count in counts:
        adds = np.append(ranking.ranks[begin : begin + count], np.int32(0))
        sums = (sums[:, None] + adds).reshape(-1)
        begin += count
    return sums


def _closed(table: Table) -> Table:
    return table[(slice(None, -1),) * table.ndim]


# Spelling, breadth first: all ways to lay the next die are one set of arrays.


@dataclass(frozen=True, slots=True, eq=False)
class _Steps:
    """The graph and the moves, ready to be walked by arrays of places."""

    edges: NDArray[np.uint32]
    ends: NDArray[np.int64]  # behind the last sibling of each edge
    moves: Moves  # in the order of their first symbols
    bounds: NDArray[np.int64]  # moves of symbol s: bounds[s] to bounds[s + 1]

    @staticmethod
    def of(edges: NDArray[np.uint32], moves: Moves) -> "_Steps":
        last = np.flatnonzero(edges & _LAST)
        ends = last[np.minimum(np.searchsorted(last, np.arange(len(edges))), len(last) - 1)] + 1
        order = np.argsort(moves.first, kind="stable")
        ordered = Moves(
            moves.first[order], moves.rest[order], moves.step[order], moves.taken[order], moves.barred[order]
        )
        bounds = np.searchsorted(ordered.first, np.arange(_SYMBOL + 2))
        return _Steps(edges, ends, ordered, bounds)

    def follow(self, content: NDArray[np.uint32], symbol: NDArray[np.uint32]) -> NDArray[np.uint32]:
        """The edge with ``symbol`` behind each edge, or 0."""
        begin = (content >> _TARGET).astype(np.int64)
        found = np.zeros_like(content)
        for place in range(_SYMBOL):
            edge = begin + place
            here = (begin > 0) & (edge < self.ends[begin])
            if not here.any():
                break
            candidate = self.edges[np.where(here, edge, 0)]
            found = np.where(here & (candidate & _SYMBOL == symbol), candidate, found)
        return found


def _siblings_end(edges: NDArray[np.uint32], first: int) -> int:
    return first + int(np.flatnonzero(edges[first:] & _LAST)[0]) + 1


def _runs(begin: NDArray[np.int64], end: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """All numbers from each begin up to its end, one run after the other, and for each number which run it is of."""
    lengths = end - begin
    owner = np.repeat(np.arange(len(begin)), lengths)
    offset = np.arange(len(owner)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    return begin[owner] + offset, owner


def _words_from(
    steps: _Steps, edge: NDArray[np.int64], states: int, shortest: int
) -> Iterator[tuple[States, LetterSets]]:
    """States and letter sets of all words that go through ``edge`` first, one die longer each time."""
    used = np.zeros((1, 2), np.uint64)
    state = np.full(1, states - 1, np.uint32)
    letters = np.zeros(1, np.uint64)
    length = np.zeros(1, np.uint8)
    while len(edge):
        content = steps.edges[edge]
        symbol = (content & _SYMBOL).astype(np.int64)
        move, owner = _runs(steps.bounds[symbol], steps.bounds[symbol + 1])
        free = ((steps.moves.barred[move] & used[owner]) == 0).all(axis=1)
        move, owner = move[free], owner[free]
        content = content[owner]
        letters = letters[owner] | np.uint64(1) << (content & _SYMBOL).astype(np.uint64)
        length = length[owner] + np.uint8(1)
        used = used[owner] | steps.moves.taken[move]
        state = state[owner] - steps.moves.step[move]
        content, letters, length = _read_on(steps, content, steps.moves.rest[move], letters, length)
        word = (content & _FINAL != 0) & (length >= shortest)
        yield state[word], letters[word]
        begin = (content >> _TARGET).astype(np.int64)
        onward = np.flatnonzero(begin)
        edge, owner = _runs(begin[onward], steps.ends[begin[onward]])
        goes_on = onward[owner]
        used, state, letters, length = used[goes_on], state[goes_on], letters[goes_on], length[goes_on]


def _read_on(
    steps: _Steps, content: NDArray[np.uint32], rest: NDArray[np.uint32], letters: LetterSets, length: NDArray[np.uint8]
) -> tuple[NDArray[np.uint32], LetterSets, NDArray[np.uint8]]:
    """Past the further letters of faces like ``CH``; content becomes 0 where no word goes on so."""
    while (more := rest != 0).any():
        symbol = rest & np.uint32(0xFF)
        content = np.where(more, steps.follow(content, symbol), content)
        letters = np.where(more, letters | np.uint64(1) << symbol.astype(np.uint64), letters)
        length = length + more.astype(np.uint8)
        rest = rest >> np.uint32(8)
    return content, letters, length


class _States:
    """Collects states, each once."""

    def __init__(self, states: int) -> None:
        self._spelled = np.zeros(states, np.bool_)

    def add(self, states: States, letters: LetterSets) -> None:
        del letters
        self._spelled[states] = True

    def result(self) -> tuple[States, Kinds, LetterSets]:
        states = np.flatnonzero(self._spelled).astype(np.uint32)
        return states, np.zeros(0, np.uint32), np.zeros(0, np.uint64)


class _Letters:
    """Collects states with the letters of their words, each pair once."""

    def __init__(self) -> None:
        self._states: list[States] = []
        self._letters: list[LetterSets] = []

    def add(self, states: States, letters: LetterSets) -> None:
        keys, letter_sets = _paired(states, letters)
        states, kinds = _parted(keys)
        self._states.append(states)
        self._letters.append(letter_sets[kinds])

    def result(self) -> tuple[States, Kinds, LetterSets]:
        states = np.concatenate([np.zeros(0, np.uint32), *self._states])
        keys, letter_sets = _paired(states, np.concatenate([np.zeros(0, np.uint64), *self._letters]))
        return *_parted(keys), letter_sets


def _paired(states: States, letters: LetterSets) -> tuple[NDArray[np.uint64], LetterSets]:
    """Each pair once, as one ascending number: the state, then which of the letter sets."""
    letter_sets, kinds = np.unique(letters, return_inverse=True)
    return np.unique(states.astype(np.uint64) << np.uint64(32) | kinds.astype(np.uint64)), letter_sets


def _parted(keys: NDArray[np.uint64]) -> tuple[States, Kinds]:
    return (keys >> np.uint64(32)).astype(np.uint32), keys.astype(np.uint32)
