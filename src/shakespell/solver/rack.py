"""Words from a rack: every word some dice spell, how many there are, or the best by any scoring.

Words come back as arrays of their numbers in the word graph, with their scores; ``graph.word`` gives the letters of
one. Many racks can be asked for at once, which is how simulations and analyses ask. How a word scores is handed in as
for reroll values (``Scoring``): by its letters, the points of its best spelling, and the target letters it has.
docs/solver.md says how the search works; ``rack_reference`` is the same in NumPy.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, chain
from math import isfinite
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.dice import Face
from ..words.graph import WordGraph
from ..words.lexicon import Lexicon
from ..words.spelling import Spelling, spell
from . import rack_reference
from .compiled import core
from .scoring import Scoring

__all__ = ["Found", "Scored", "Scoring", "best_words", "count_words", "find_words", "top_words", "words_on"]

Rack = Sequence[Face]

MOST_DICE = 64
MOST_SYMBOLS = 32
MOST_SCORES = 1 << 22
"""Racks with more dice, lexicons with more letters, and tables of more scores are left to the reference."""


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """Words of some racks. Those of rack i stand at ``starts[i]`` up to ``starts[i + 1]``.

    ``scores`` is empty where no scoring was given.
    """

    starts: NDArray[np.uint64]
    numbers: NDArray[np.uint32]
    scores: NDArray[np.float32]

    def __len__(self) -> int:
        """How many racks there were."""
        return len(self.starts) - 1

    def of(self, rack: int) -> tuple[NDArray[np.uint32], NDArray[np.float32]]:
        """The numbers and scores of one rack's words."""
        its = slice(int(self.starts[rack]), int(self.starts[rack + 1]))
        return self.numbers[its], self.scores[its]


@dataclass(frozen=True, slots=True)
class Scored:
    """A word the dice spell, its best spelling, and what a game's scoring makes of it."""

    word: str
    spelling: Spelling
    score: float


def words_on(graph: WordGraph, faces: Rack, min_length: int = 1) -> NDArray[np.uint32]:
    """The numbers, ascending, of every word of at least ``min_length`` letters that the faces spell.

    A die is used once; wilds, either-faces and faces of several letters count as what they may be read as.
    """
    return np.sort(find_words(graph, [faces], min_length=min_length).numbers)


def best_words(
    lexicon: Lexicon, faces: Rack, scoring: Scoring, top: int = 10, min_length: int = 2, reference: bool = False
) -> list[Scored]:
    """The ``top`` words by score, spelled; of equal scores the commoner word first, then by the alphabet."""
    found = find_words(lexicon.graph, [faces], scoring, min_length, reference=reference)
    chosen = _first(found.numbers, found.scores, lexicon.tiers, top)
    return [_spelled(lexicon.graph.word(int(found.numbers[n])), tuple(faces), float(found.scores[n])) for n in chosen]


def count_words(
    graph: WordGraph, racks: Sequence[Rack], min_length: int = 2, threads: int | None = None, reference: bool = False
) -> NDArray[np.uint64]:
    """How many words each rack spells. ``threads`` is by default one a core."""
    shown = _Shown.of(racks, graph.alphabet)
    compiled = None if reference else _searchable(graph, shown)
    if compiled is None:
        return np.diff(_found_by_reference(graph, racks, None, min_length).starts)
    counts: NDArray[np.uint64] = compiled.count_words(
        faces=shown.given, shown=shown.faces, starts=shown.starts, shortest=min_length, threads=threads or 0, check=None
    )
    return counts


def find_words(
    graph: WordGraph,
    racks: Sequence[Rack],
    scoring: Scoring | None = None,
    min_length: int = 2,
    threads: int | None = None,
    reference: bool = False,
) -> Found:
    """All words of each rack in no particular order, with their scores where a scoring is given.

    The scoring is asked once for each kind of word there is (letters, points, target letters). ``reference`` works in
    NumPy even where the compiled core is there. ValueError where the scoring gives no finite number.
    """
    shown = _Shown.of(racks, graph.alphabet)
    compiled = None if reference else _searchable(graph, shown)
    shape = None if scoring is None else _Shape.of(shown, scoring)
    if compiled is None or (shape is not None and shape.size > MOST_SCORES):
        return _found_by_reference(graph, racks, scoring, min_length)
    if scoring is None or shape is None:
        return Found(*_listed(compiled, shown, min_length, None, threads))
    kinds = np.arange(shape.size, dtype=np.float32)  # every kind of word scores its own place in the table
    found = Found(*_listed(compiled, shown, min_length, shape.given(kinds, graph.alphabet), threads))
    places = found.scores.astype(np.int64)
    table = np.zeros(shape.size, np.float32)
    present = np.flatnonzero(np.bincount(places, minlength=1))
    table[present] = _scores(scoring, *shape.kinds(present))
    return Found(found.starts, found.numbers, table[places])


def top_words(
    lexicon: Lexicon,
    racks: Sequence[Rack],
    scoring: Scoring,
    top: int = 1,
    min_length: int = 2,
    threads: int | None = None,
    reference: bool = False,
) -> Found:
    """The ``top`` words of each rack, best first; of equal scores the commoner word first, then by the alphabet.

    Words that cannot be among them are left aside unseen. For that the scoring is asked for every number of letters and
    points that the dice might add up to, and remembered: many racks and one scoring are what this is for.
    """
    if top < 1:
        raise ValueError(f"the best {top} words are none: ask for one or more")
    graph = lexicon.graph
    shown = _Shown.of(racks, graph.alphabet)
    shape = _Shape.of(shown, scoring)
    compiled = None if reference or shape.size > MOST_SCORES else _searchable(graph, shown)
    if compiled is None:
        return _top(_found_by_reference(graph, racks, scoring, min_length), lexicon.tiers, top)
    answer = compiled.top_words(
        faces=shown.given,
        shown=shown.faces,
        starts=shown.starts,
        shortest=min_length,
        scores=shape.given(_table(shape, scoring), graph.alphabet),
        tiers=np.frombuffer(lexicon.tiers, np.uint8),
        top=top,
        threads=threads or 0,
        check=None,
    )
    return Found(*answer)


# Choosing


def _first(numbers: NDArray[np.uint32], scores: NDArray[np.float32], tiers: memoryview, top: int) -> NDArray[np.int64]:
    """The places of the best ``top`` words, best first."""
    rarity = (np.frombuffer(tiers, np.uint8)[numbers].astype(np.int64) - 1) % 256  # no tier: rarer than any
    return np.lexsort((numbers, rarity, -scores))[:top]


def _top(found: Found, tiers: memoryview, top: int) -> Found:
    chosen = [
        start + _first(*found.of(rack), tiers, top) for rack, start in enumerate(found.starts[:-1].astype(np.int64))
    ]
    places = np.concatenate(chosen) if chosen else np.zeros(0, np.int64)
    ends = np.array([0, *accumulate(map(len, chosen))], np.uint64)
    return Found(ends, found.numbers[places], found.scores[places])


def _spelled(word: str, faces: tuple[Face, ...], score: float) -> Scored:
    spelling = spell(word, faces)
    assert spelling is not None, f"{word} was found on dice that do not spell it"
    return Scored(word, spelling, score)


# Scoring


@dataclass(frozen=True, slots=True)
class _Shape:
    """Kinds of word, as places in a table: by letters, points from ``lowest`` on, and pattern of target letters."""

    letters: int
    lowest: int
    width: int
    targets: tuple[str, ...]
    least: int
    most: int

    @staticmethod
    def of(shown: "_Shown", scoring: Scoring) -> "_Shape":
        """All that the letters and points of these racks can add up to; ``least`` and ``most`` are those of a die."""
        points = np.array([face.points for face in shown.different], np.int64)
        longest = np.array([_longest(face) for face in shown.different], np.int64)
        points[longest == 0] = 0
        lowest = shown.sums(np.minimum(points, 0)).min(initial=0)
        width = shown.sums(np.maximum(points, 0)).max(initial=0) - lowest + 1
        letters = shown.sums(longest).max(initial=0)
        extremes = points.min(initial=0), points.max(initial=0)
        return _Shape(int(letters), int(lowest), int(width), scoring.targets, int(extremes[0]), int(extremes[1]))

    @property
    def size(self) -> int:
        return (self.letters + 1) * self.width << len(self.targets)

    def given(self, table: NDArray[np.float32], alphabet: str) -> tuple[Any, ...]:
        """The table as the compiled search takes it."""
        return table, self.lowest, self.width, [alphabet.find(letter) for letter in self.targets]

    def kinds(self, places: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
        """Letters, points and pattern at some places."""
        rest, pattern = np.divmod(places, 1 << len(self.targets))
        letters, above = np.divmod(rest, self.width)
        return letters, above + self.lowest, pattern


def _scores(
    scoring: Scoring, letters: NDArray[np.int64], points: NDArray[np.int64], patterns: NDArray[np.int64]
) -> NDArray[np.float32]:
    """What each kind of word scores."""
    matched = {
        int(pattern): frozenset(target for place, target in enumerate(scoring.targets) if pattern >> place & 1)
        for pattern in np.unique(patterns)
    }
    kinds = zip(letters.tolist(), points.tolist(), patterns.tolist(), strict=True)
    scores = [scoring.score(count, worth, matched[pattern]) for count, worth, pattern in kinds]
    if not all(map(isfinite, scores)):
        raise ValueError("the scoring gives no finite score for some word")
    return np.array(scores, np.float32)


@lru_cache(maxsize=16)
def _table(shape: _Shape, scoring: Scoring) -> NDArray[np.float32]:
    """The score of every kind of word that dice worth ``least`` to ``most`` might spell; of others, less than any."""
    letters, points, patterns = shape.kinds(np.arange(shape.size))
    likely = letters >= 1
    likely &= points >= np.minimum(shape.least, letters * shape.least)
    likely &= points <= np.maximum(shape.most, letters * shape.most)
    table = np.full(shape.size, -np.inf, np.float32)
    table[likely] = _scores(scoring, letters[likely], points[likely], patterns[likely])
    return table


def _found_by_reference(graph: WordGraph, racks: Sequence[Rack], scoring: Scoring | None, min_length: int) -> Found:
    targets = scoring.targets if scoring else ()
    found = [rack_reference.words_on(graph, rack, targets, min_length) for rack in racks]
    starts = np.array([0, *accumulate(len(kinds.numbers) for kinds in found)], np.uint64)
    numbers = np.concatenate([np.zeros(0, np.uint32), *(kinds.numbers for kinds in found)])
    if scoring is None:
        return Found(starts, numbers, np.zeros(0, np.float32))
    none = np.zeros((3, 0), np.int64)
    kinds = np.concatenate([none, *(np.stack((each.letters, each.points, each.patterns)) for each in found)], axis=1)
    different, place = np.unique(kinds, axis=1, return_inverse=True)
    return Found(starts, numbers, _scores(scoring, *different)[place.reshape(-1)])


# The compiled search


@dataclass(frozen=True, slots=True, eq=False)
class _Shown:
    """Racks as numbers: the faces that differ, and which of them each rack shows, all racks one after the other."""

    different: tuple[Face, ...]
    given: list[tuple[list[bytes], int, bool]]
    faces: NDArray[np.uint32]
    starts: NDArray[np.uint32]

    @staticmethod
    def of(racks: Sequence[Rack], alphabet: str) -> "_Shown":
        """Faces are told apart by identity: most racks are made of the faces of a few dice."""
        known: dict[int, int] = {}
        numbers = [known.setdefault(id(face), len(known)) for rack in racks for face in rack]
        by_identity = {id(face): face for face in chain.from_iterable(racks)}
        different = tuple(by_identity[identity] for identity in known)
        starts = np.array([0, *accumulate(map(len, racks))], np.uint32)
        return _Shown(different, [_given(face, alphabet) for face in different], np.array(numbers, np.uint32), starts)

    def sums(self, worth: NDArray[np.int64]) -> NDArray[np.int64]:
        """For each rack, what its faces add up to."""
        total = np.concatenate(([0], np.cumsum(worth[self.faces])))
        return total[self.starts[1:]] - total[self.starts[:-1]]


def _given(face: Face, alphabet: str) -> tuple[list[bytes], int, bool]:
    """A face as the compiled search takes it: readings in the graph's letters, counted from 0."""
    readings = [[alphabet.find(letter) for letter in reading] for reading in face.readings]
    return [bytes(reading) for reading in readings if min(reading) >= 0], face.points, face.is_wild


def _longest(face: Face) -> int:
    return 1 if face.is_wild else max(map(len, face.readings), default=0)


def _searchable(graph: WordGraph, shown: _Shown) -> Any | None:
    """The lexicon ready to be searched by the compiled core; None where the reference has to answer."""
    if len(graph.alphabet) > MOST_SYMBOLS or np.diff(shown.starts).max(initial=0) > MOST_DICE:
        return None
    return _compiled(graph) if core() else None


@lru_cache(maxsize=16)
def _compiled(graph: WordGraph) -> Any:
    compiled = core()
    assert compiled is not None
    return compiled.RackWords(np.frombuffer(graph.edges, np.uint32), np.frombuffer(graph.before, np.uint32))


def _listed(compiled: Any, shown: _Shown, min_length: int, scores: Any, threads: int | None) -> Any:
    return compiled.list_words(
        faces=shown.given,
        shown=shown.faces,
        starts=shown.starts,
        shortest=min_length,
        scores=scores,
        threads=threads or 0,
        check=None,
    )
