"""Racks and scores as the compiled search for words takes them. Nothing here needs NumPy."""

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, chain
from math import inf, isfinite
from typing import Any, TypeAlias

from ..core.dice import Face
from ..words.graph import WordGraph
from .compiled import compiled_graph, core
from .scoring import Scoring

Rack: TypeAlias = Sequence[Face]

MOST_DICE = 64
MOST_SYMBOLS = 32
MOST_KINDS = 1 << 22
"""Racks of more dice, lexicons with more letters, and scorings of more kinds of word are left to the reference."""


@dataclass(frozen=True, slots=True, eq=False)
class Shown:
    """Racks as numbers: the faces that differ, and which of them each rack shows, all racks one after the other."""

    different: tuple[Face, ...]
    faces: "array[int]"
    starts: "array[int]"

    @staticmethod
    def of(racks: Sequence[Rack]) -> "Shown":
        """Faces are told apart by identity: most racks are made of the faces of a few dice."""
        known: dict[int, int] = {}
        faces = array("I", [known.setdefault(id(face), len(known)) for rack in racks for face in rack])
        by_identity = {id(face): face for face in chain.from_iterable(racks)}
        starts = array("I", accumulate(map(len, racks), initial=0))
        return Shown(tuple(by_identity[identity] for identity in known), faces, starts)

    @property
    def most_dice(self) -> int:
        """How many dice the largest rack has."""
        return max((end - start for start, end in zip(self.starts, self.starts[1:], strict=False)), default=0)

    def given(self, alphabet: str) -> dict[str, Any]:
        """The racks as arguments of the compiled search."""
        faces = [_given(face, alphabet) for face in self.different]
        return {"faces": faces, "shown": self.faces, "starts": self.starts}


def _given(face: Face, alphabet: str) -> tuple[list[bytes], int, bool]:
    """What a face may be read as, in the graph's letters, counted from 0; readings with other letters spell nothing."""
    readings = [[alphabet.find(letter) for letter in reading] for reading in face.readings]
    return [bytes(reading) for reading in readings if min(reading) >= 0], face.points, face.is_wild


def searchable(graph: WordGraph, shown: Shown, shape: "Shape | None" = None) -> Any | None:
    """The lexicon, ready to be searched by the compiled core; None where the reference has to answer."""
    if len(graph.alphabet) > MOST_SYMBOLS or shown.most_dice > MOST_DICE or core() is None:
        return None
    if any(abs(face.points) > MOST_KINDS for face in shown.different) or (shape and shape.size > MOST_KINDS):
        return None
    return _compiled(graph)


@lru_cache(maxsize=16)
def _compiled(graph: WordGraph) -> Any:
    compiled = core()
    assert compiled is not None
    return compiled.RackWords(compiled_graph(graph))


# Scores

Kind: TypeAlias = tuple[int, int, int]
"""All that a word's score depends on: letters, points, and a pattern, with bit i where the word has the i-th target."""


@dataclass(frozen=True, slots=True)
class Shape:
    """All kinds of word that some racks might spell, as places in a table of scores.

    Points go from ``lowest`` on, over ``width`` numbers; ``letters`` is the most a word may have. ``least`` and
    ``most`` are the points of the poorest and the richest face.
    """

    letters: int
    lowest: int
    width: int
    targets: tuple[str, ...]
    least: int
    most: int

    @staticmethod
    def of(shown: Shown, scoring: Scoring) -> "Shape":
        spelling = [face for face in shown.different if not face.is_symbol]
        longest = max((len(reading) for face in spelling for reading in face.readings), default=1)
        least, most = (extreme((face.points for face in spelling), default=0) for extreme in (min, max))
        dice = shown.most_dice
        lowest, highest = dice * min(least, 0), dice * max(most, 0)
        return Shape(dice * longest, lowest, highest - lowest + 1, scoring.targets, least, most)

    @property
    def size(self) -> int:
        """How many kinds there are."""
        return (self.letters + 1) * self.width << len(self.targets)

    def kind(self, place: int) -> Kind:
        """The kind of word that stands at a place."""
        rest, pattern = divmod(place, 1 << len(self.targets))
        letters, above = divmod(rest, self.width)
        return letters, above + self.lowest, pattern

    def place(self, kind: Kind) -> int:
        """Where a kind of word stands."""
        letters, points, pattern = kind
        return (letters * self.width + points - self.lowest << len(self.targets)) + pattern

    def given(self, table: Any, alphabet: str) -> tuple[Any, ...]:
        """A table of scores as the compiled search takes it."""
        return table, self.lowest, self.width, [alphabet.find(letter) for letter in self.targets]


def scores_of(scoring: Scoring, kinds: Iterable[Kind]) -> list[float]:
    """What kinds of word score; ValueError where that is no finite number."""
    matched = [
        frozenset(target for place, target in enumerate(scoring.targets) if pattern >> place & 1)
        for pattern in range(1 << len(scoring.targets))
    ]
    scores = [scoring.score(letters, points, matched[pattern]) for letters, points, pattern in kinds]
    if not all(map(isfinite, scores)):
        raise ValueError("the scoring gives no finite score for some word")
    return scores


@lru_cache(maxsize=4)
def own_places(size: int) -> "array[float]":
    """The table in which every kind of word scores its own place."""
    return array("f", range(size))


@lru_cache(maxsize=16)
def table_of(shape: Shape, scoring: Scoring) -> "array[float]":
    """The score of every kind of word that there might be; of others, less than any."""
    table = array("f", [-inf]) * shape.size
    patterns = range(1 << len(shape.targets))
    for letters in range(1, shape.letters + 1):
        fewest, most = min(shape.least, letters * shape.least), max(shape.most, letters * shape.most)
        points = range(max(fewest, shape.lowest), min(most, shape.lowest + shape.width - 1) + 1)
        kinds = [(letters, worth, pattern) for worth in points for pattern in patterns]
        for kind, score in zip(kinds, scores_of(scoring, kinds), strict=True):
            table[shape.place(kind)] = score
    return table
