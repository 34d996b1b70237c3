"""Words from racks: every word some dice spell, how many there are, or the best by any scoring.

Words come back as arrays of their numbers in the word graph, with their scores; ``graph.word`` gives the letters of
one. Many racks are asked for at once, which is how simulations and analyses ask; ``best_words`` answers for one rack,
in letters. How a word scores is handed in as for reroll values (``Scoring``): by its letters, the points of its best
spelling, and the target letters it has. docs/solver.md says how the search works; ``rack_reference`` is the same in
NumPy.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..words.graph import WordGraph
from ..words.lexicon import Lexicon
from . import rack_reference
from .racks import Rack, Shape, Shown, own_places, scores_of, searchable, table_of
from .scoring import Scoring
from .stopping import Stop, check_of

__all__ = ["Found", "Scoring", "count_words", "find_words", "top_words", "words_on"]


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


def words_on(graph: WordGraph, faces: Rack, min_length: int = 1) -> NDArray[np.uint32]:
    """The numbers, ascending, of every word of at least ``min_length`` letters that the faces spell.

    A die is used once; wilds, either-faces and faces of several letters count as what they may be read as.
    """
    return np.sort(find_words(graph, [faces], min_length=min_length).numbers)


def count_words(
    graph: WordGraph,
    racks: Sequence[Rack],
    min_length: int = 2,
    threads: int | None = None,
    reference: bool = False,
    stop: Stop = None,
) -> NDArray[np.uint64]:
    """How many words each rack spells. ``threads`` is by default one a core.

    ``stop`` is asked now and then, and ends the search with ``Cancelled``, here as in all functions below.
    """
    shown = Shown.of(racks)
    compiled = None if reference else searchable(graph, shown)
    if compiled is None:
        return np.diff(_by_reference(graph, racks, None, min_length, stop).starts)
    counts = compiled.count_words(
        **shown.given(graph.alphabet), shortest=min_length, threads=threads or 0, check=check_of(stop)
    )
    return np.asarray(counts)


def find_words(
    graph: WordGraph,
    racks: Sequence[Rack],
    scoring: Scoring | None = None,
    min_length: int = 2,
    threads: int | None = None,
    reference: bool = False,
    stop: Stop = None,
) -> Found:
    """All words of each rack in no particular order, with their scores where a scoring is given.

    The scoring is asked once for each kind of word there is (letters, points, target letters). ``reference`` works in
    NumPy even where the compiled core is there. ValueError where the scoring gives no finite number.
    """
    shown = Shown.of(racks)
    shape = None if scoring is None else Shape.of(shown, scoring)
    compiled = None if reference else searchable(graph, shown, shape)
    if compiled is None:
        return _by_reference(graph, racks, scoring, min_length, stop)
    by_place = None if shape is None else shape.given(own_places(shape.size), graph.alphabet)
    found = _as_arrays(
        compiled.list_words(
            **shown.given(graph.alphabet),
            shortest=min_length,
            scores=by_place,
            threads=threads or 0,
            check=check_of(stop),
        )
    )
    if scoring is None or shape is None:
        return found
    places = found.scores.astype(np.int64)
    table = np.zeros(shape.size, np.float32)
    present = np.flatnonzero(np.bincount(places))
    table[present] = scores_of(scoring, map(shape.kind, present.tolist()))
    return Found(found.starts, found.numbers, table[places])


def top_words(
    lexicon: Lexicon,
    racks: Sequence[Rack],
    scoring: Scoring,
    top: int = 1,
    min_length: int = 2,
    threads: int | None = None,
    reference: bool = False,
    stop: Stop = None,
) -> Found:
    """The ``top`` words of each rack, best first; of equal scores the commoner word first, then by the alphabet.

    Words that cannot be among them are left aside unseen. For that the scoring is asked for every number of letters and
    points that the dice might add up to, and remembered: many racks and one scoring are what this is for.
    """
    if top < 1:
        raise ValueError(f"the best {top} words are none: ask for one or more")
    graph, shown = lexicon.graph, Shown.of(racks)
    shape = Shape.of(shown, scoring)
    compiled = None if reference else searchable(graph, shown, shape)
    if compiled is None:
        return _first_of_each(_by_reference(graph, racks, scoring, min_length, stop), lexicon.tiers, top)
    return _as_arrays(
        compiled.top_words(
            **shown.given(graph.alphabet),
            shortest=min_length,
            scores=shape.given(table_of(shape, scoring), graph.alphabet),
            tiers=lexicon.tiers,
            top=top,
            threads=threads or 0,
            check=check_of(stop),
        )
    )


def _as_arrays(answer: tuple[Any, Any, Any]) -> Found:
    starts, numbers, scores = answer
    return Found(np.asarray(starts), np.asarray(numbers), np.asarray(scores))


def _by_reference(
    graph: WordGraph, racks: Sequence[Rack], scoring: Scoring | None, min_length: int, stop: Stop
) -> Found:
    targets, check = scoring.targets if scoring else (), check_of(stop)
    found = [rack_reference.words_on(graph, rack, targets, min_length, check) for rack in racks]
    starts = np.array([0, *accumulate(len(kinds.numbers) for kinds in found)], np.uint64)
    numbers = np.concatenate([np.zeros(0, np.uint32), *(kinds.numbers for kinds in found)])
    if scoring is None:
        return Found(starts, numbers, np.zeros(0, np.float32))
    kinds = [kind for each in found for kind in each.of_each_word()]
    different = sorted(set(kinds))
    score_of = dict(zip(different, scores_of(scoring, different), strict=True))
    with np.errstate(over="ignore"):  # a score beyond any float is more than all others
        scores = np.array([score_of[kind] for kind in kinds], np.float64).astype(np.float32)
    return Found(starts, numbers, scores)


def _first_of_each(found: Found, tiers: memoryview, top: int) -> Found:
    starts = found.starts.astype(np.int64)
    chosen = [starts[rack] + _first(*found.of(rack), tiers, top) for rack in range(len(found))]
    places = np.concatenate([np.zeros(0, np.int64), *chosen])
    ends = np.array([0, *accumulate(map(len, chosen))], np.uint64)
    return Found(ends, found.numbers[places], found.scores[places])


def _first(numbers: NDArray[np.uint32], scores: NDArray[np.float32], tiers: memoryview, top: int) -> NDArray[np.int64]:
    """The places of the best ``top`` words, best first."""
    rarity = (np.frombuffer(tiers, np.uint8)[numbers].astype(np.int64) - 1) % 256  # no tier: rarer than any
    return np.lexsort((numbers, rarity, -scores))[:top]
