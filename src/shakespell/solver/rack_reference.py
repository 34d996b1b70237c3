"""Words from a rack in NumPy: what the compiled search is tested against, and what answers where there is none.

A word asks for letters in *levels*: those it has at least once, those it has at least twice, and so on. Dice of one
letter each offer levels in the same way. What is missing on all levels together has to be made up for by wilds, and
that is the whole search: a set of letters a level and word, and a count of bits. Dice that read several letters, or
either of two, and wilds worth more than letters, take the other search. It walks the word graph and carries along every
way the letters so far could have been spelled.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..core.dice import Face
from ..words.graph import ROOT, WordGraph

Check: TypeAlias = Callable[[], None] | None
"""Asked now and then; it ends a search by what it raises."""


@dataclass(frozen=True, slots=True, eq=False)
class Kinds:
    """Words of one rack: the number of each, its letters, the points of its best spelling, and its target letters.

    ``patterns`` has bit i where the word has the i-th target. The words come in no particular order.
    """

    numbers: NDArray[np.uint32]
    letters: NDArray[np.int64]
    points: NDArray[Any]
    patterns: NDArray[np.int64]

    def of_each_word(self) -> Iterator[tuple[int, int, int]]:
        """Letters, points and pattern, word by word."""
        return zip(self.letters.tolist(), self.points.tolist(), self.patterns.tolist(), strict=True)


def words_on(
    graph: WordGraph, faces: Sequence[Face], targets: Sequence[str], min_length: int, check: Check = None
) -> Kinds:
    """Every word of at least ``min_length`` letters that the faces spell. ``check`` raises what ends the search."""
    offer = _Offer.of(graph, faces)
    if offer is None:
        return _by_walk(graph, faces, targets, min_length, check)
    return _by_levels(graph, offer, targets, min_length)


# Dice of one letter each, and wilds


@dataclass(frozen=True, slots=True, eq=False)
class _Offer:
    """What a rack offers: by level, the letters and the points of each; and the points of the best so many wilds."""

    levels: tuple[int, ...]
    points: NDArray[Any]
    wilds: NDArray[Any]

    def level(self, times: int) -> int:
        """The letters of which there are more than so many dice."""
        return self.levels[times] if times < len(self.levels) else 0

    @staticmethod
    def of(graph: WordGraph, faces: Sequence[Face]) -> "_Offer | None":
        """None where a face is of another kind, or a wild is worth more than a letter it could stand for."""
        wilds = sorted((face.points for face in faces if face.is_wild), reverse=True)
        letters: dict[str, list[int]] = {}
        for face in faces:
            if face.readings:
                if len(face.readings) > 1 or len(face.readings[0]) > 1 or (wilds and wilds[0] > face.points):
                    return None
                letters.setdefault(face.readings[0], []).append(face.points)
        most = max(map(len, letters.values()), default=0)
        whole = _whole_numbers(faces)
        levels, points = [0] * most, np.zeros((most, len(graph.alphabet)), whole)
        for place, letter in enumerate(graph.alphabet):
            for level, worth in enumerate(sorted(letters.get(letter, ()), reverse=True)):
                levels[level] |= 1 << place
                points[level, place] = worth
        return _Offer(tuple(levels), points, np.array([0, *accumulate(wilds)], whole))


def _whole_numbers(faces: Sequence[Face]) -> type[Any]:
    """The type of sums of points: dice of one's own may be worth more than a machine's integers hold."""
    return np.int64 if sum(abs(face.points) for face in faces) < 1 << 40 else object


@dataclass(frozen=True, slots=True, eq=False)
class _Filed:
    """The words of a graph, those of the same letters side by side.

    ``sets`` are the different sets of letters, bit i for the i-th of the alphabet; the words of a set stand from its
    ``starts`` on. ``numbers`` are those of the words, ``levels[n]`` the letters each of them has more than n times.
    """

    sets: NDArray[np.unsignedinteger[Any]]
    starts: NDArray[np.int64]
    numbers: NDArray[np.uint32]
    levels: tuple[NDArray[np.unsignedinteger[Any]], ...]

    def words_of(self, sets: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Where the words of some sets stand, and for each word which of the sets is its own."""
        sizes = self.starts[sets + 1] - self.starts[sets]
        owners = np.repeat(np.arange(len(sets)), sizes)
        return np.arange(len(owners)) - (np.cumsum(sizes) - sizes - self.starts[sets])[owners], owners


@lru_cache(maxsize=8)
def _filed(graph: WordGraph) -> _Filed:
    words, letters = list(graph), len(graph.alphabet)
    places = {ord(letter): place for place, letter in enumerate(graph.alphabet)}
    spelled = np.array([places[ord(letter)] for word in words for letter in word], np.int64)
    owners = np.repeat(np.arange(len(words)), [len(word) for word in words])
    counts = np.bincount(owners * letters + spelled, minlength=len(words) * letters).reshape(-1, letters)
    bits = (1 << np.arange(letters, dtype=np.uint64)).astype(np.uint32 if letters <= 32 else np.uint64)
    most = counts.max(initial=1)
    levels = [((counts >= times) * bits).sum(axis=1, dtype=bits.dtype) for times in range(1, most + 1)]
    order = np.argsort(levels[0], kind="stable")
    sets, starts = np.unique(levels[0][order], return_index=True)
    return _Filed(sets, np.append(starts, len(words)), order.astype(np.uint32), tuple(level[order] for level in levels))


def _by_levels(graph: WordGraph, offer: _Offer, targets: Sequence[str], min_length: int) -> Kinds:
    filed, wilds = _filed(graph), len(offer.wilds) - 1
    lacking = np.bitwise_count(filed.sets & ~filed.sets.dtype.type(offer.level(0)))
    sets = np.flatnonzero(lacking <= wilds)
    found, owners = filed.words_of(sets)
    missing = lacking[sets][owners].astype(np.int64)
    asked = [level[found] for level in filed.levels]
    for times, letters in enumerate(asked[1:], 1):
        missing += np.bitwise_count(letters & ~letters.dtype.type(offer.level(times)))
    lengths = sum((np.bitwise_count(letters) for letters in asked), np.zeros(len(found), np.int64))
    spelled = np.flatnonzero((missing <= wilds) & (lengths >= min_length))
    asked = [letters[spelled] for letters in asked]
    points = offer.wilds[missing[spelled]]
    for letters, worth in zip(asked, offer.points, strict=False):
        points = points + _worth(letters, worth)
    patterns = _patterns(asked[0], targets, graph.alphabet)
    return Kinds(filed.numbers[found[spelled]], lengths[spelled], points, patterns)


def _worth(letters: NDArray[np.unsignedinteger[Any]], points: NDArray[Any]) -> NDArray[Any]:
    """What the letters of each word add up to; ``points`` has those of each letter."""
    total = np.zeros(len(letters), points.dtype)
    for place in np.flatnonzero(points).tolist():
        total += (letters >> place & 1).astype(points.dtype) * points[place]
    return total


def _patterns(letters: NDArray[np.unsignedinteger[Any]], targets: Sequence[str], alphabet: str) -> NDArray[np.int64]:
    found = np.zeros(len(letters), np.int64)
    for place, target in enumerate(targets):
        if target in alphabet:
            found |= (letters >> alphabet.index(target) & 1).astype(np.int64) << place
    return found


# Dice of any kind

_Way = tuple[str, tuple[int, ...]]
"""One way to have spelled the letters so far: letters a die still has to give, and how many of each kind are used."""


def _by_walk(graph: WordGraph, faces: Sequence[Face], targets: Sequence[str], min_length: int, check: Check) -> Kinds:
    rows = [
        (number, len(word), points, sum((target in word) << place for place, target in enumerate(targets)))
        for number, word, points in _walked(graph, faces, check)
        if len(word) >= min_length
    ]
    columns = np.array(rows, _whole_numbers(faces)).reshape(-1, 4).T
    numbers, letters, points, patterns = columns
    return Kinds(numbers.astype(np.uint32), letters.astype(np.int64), points, patterns.astype(np.int64))


def _walked(graph: WordGraph, faces: Sequence[Face], check: Check) -> Iterator[tuple[int, str, int]]:
    """Number, word and most points of every word."""
    dice: dict[tuple[str, ...], list[int]] = {}
    for face in faces:
        if not face.is_symbol:
            dice.setdefault(face.readings or tuple(graph.alphabet), []).append(face.points)
    sums = [(0, *accumulate(sorted(points, reverse=True))) for points in dice.values()]
    kinds = Counter({readings: len(points) for readings, points in dice.items()})
    stack = [(ROOT, frozenset({("", (0,) * len(kinds))}), 0, "")]
    while stack:
        if check is not None:
            check()
        node, ways, rank, prefix = stack.pop()
        for edge in graph.siblings(node):
            letter = graph.letter(edge)
            after = frozenset(longer for way in ways for longer in _read(way, letter, kinds))
            if not after:
                continue
            number, word = rank + graph.before[edge], prefix + letter
            if graph.is_final(edge):
                whole = [used for pending, used in after if not pending]
                if whole:
                    yield number, word, max(sum(map(_nth, sums, used)) for used in whole)
                number += 1
            stack.append((graph.child(edge), after, number, word))


def _nth(sums: tuple[int, ...], count: int) -> int:
    return sums[count]


def _read(way: _Way, letter: str, kinds: Counter[tuple[str, ...]]) -> Iterator[_Way]:
    """The ways to go on with a letter: from the die that is being read, or from another die."""
    pending, used = way
    if pending:
        if pending[0] == letter:
            yield pending[1:], used
        return
    for kind, (readings, count) in enumerate(kinds.items()):
        if used[kind] < count:
            for reading in readings:
                if reading[0] == letter:
                    yield reading[1:], (*used[:kind], used[kind] + 1, *used[kind + 1 :])
