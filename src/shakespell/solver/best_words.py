"""The best words of one rack, spelled: what a player asks for, and a bot. ``rack`` has many racks and bare numbers."""
# ruff: noqa: PLC0415  # NumPy, which takes longer to import than a search takes, is only needed by the reference

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import nsmallest

from ..words.graph import WordGraph
from ..words.lexicon import Lexicon
from ..words.spelling import Spelling, spell
from .racks import Rack, Shape, Shown, own_places, scores_of, searchable
from .scoring import Scoring
from .stopping import Stop, check_of

__all__ = ["Scored", "Scoring", "best_words"]


@dataclass(frozen=True, slots=True)
class Scored:
    """A word the dice spell, its best spelling, and what a game's scoring makes of it."""

    word: str
    spelling: Spelling
    score: float


def best_words(
    lexicon: Lexicon,
    faces: Rack,
    scoring: Scoring,
    top: int = 10,
    min_length: int = 2,
    reference: bool = False,
    stop: Stop = None,
) -> list[Scored]:
    """The ``top`` words by score; of equal scores the commoner word first, then by the alphabet.

    The scoring is asked once for each kind of word that the faces spell (letters, points, target letters). ``stop`` is
    asked now and then, and ends the search with ``Cancelled``. ValueError where the scoring gives no finite number.
    """
    graph, tiers = lexicon.graph, lexicon.tiers
    ranked = (
        (-score, tiers[number] or 256, number)
        for number, score in _scored(graph, faces, scoring, min_length, reference, stop)
    )
    best = nsmallest(top, ranked)
    return [_spelled(graph.word(number), tuple(faces), -lost) for lost, _, number in best]


def _scored(
    graph: WordGraph, faces: Rack, scoring: Scoring, min_length: int, reference: bool, stop: Stop
) -> Iterable[tuple[int, float]]:
    """Number and score of every word."""
    shown = Shown.of([faces])
    shape = Shape.of(shown, scoring)
    compiled = None if reference else searchable(graph, shown, shape)
    if compiled is None:
        from .rack import find_words

        found = find_words(graph, [faces], scoring, min_length, reference=True, stop=stop)
        return zip(found.numbers.tolist(), found.scores.tolist(), strict=True)
    by_place = shape.given(own_places(shape.size), graph.alphabet)
    answer = compiled.list_words(
        **shown.given(graph.alphabet), shortest=min_length, scores=by_place, threads=1, check=check_of(stop)
    )
    numbers, places = answer[1].tolist(), [int(place) for place in answer[2]]
    kinds = sorted(set(places))
    score_at = dict(zip(kinds, scores_of(scoring, map(shape.kind, kinds)), strict=True))
    return zip(numbers, map(score_at.__getitem__, places), strict=True)


def _spelled(word: str, faces: Rack, score: float) -> Scored:
    spelling = spell(word, tuple(faces))
    assert spelling is not None, f"{word} was found on dice that do not spell it"
    return Scored(word, spelling, score)
