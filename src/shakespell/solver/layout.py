"""The best layouts of a roll, with proof: Crossword Cubes (CC-5, CC-10 to CC-14) and Speed Dice (SD-1, SD-9).

``best_crossword`` finds the crossword with the most points. It has something to show at any time, says how good any
crossword of the roll could be (``bound``), and when the two meet, or nothing is left to look at, the layout is proven
best. ``best_turn`` does the same for a turn of Game Two, where one word of each length counts. ``link`` links a number
of dice, or proves that nobody can; ``easiest`` does it with the commonest words; ``count_layouts`` counts the ways.

A search that is stopped answers with what it has, and without a proof. Only layouts of which every run is a word are
looked for. docs/layout-solver.md says how it is done. The compiled core searches; where it was not built
``layout_reference`` answers the same, slower.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from ..core.dice import Face
from ..words.graph import WordGraph
from ..words.layout import Cell, Layout, Placement, lay
from . import layout_reference
from .compiled import compiled_graph, core
from .cubes_round import Round
from .stopping import Stop

__all__ = [
    "MOST_DICE",
    "BestLayout",
    "LaidWord",
    "Linked",
    "Round",
    "best_crossword",
    "best_turn",
    "count_layouts",
    "easiest",
    "link",
]

MOST_DICE = 15
"""The search keeps its letter counts in 16 bytes and its words in 15."""

MOST_THREADS = 64

MOST_READINGS = 64
"""Faces that stand for either of two letters are tried in each combination, up to so many."""

Check = Callable[[int, int], bool | None] | None
"""Called now and then with the best value and the bound so far; the search stops when it says True."""


@dataclass(frozen=True, slots=True)
class LaidWord:
    """A word of a layout and the sum of its dice."""

    word: str
    score: int


@dataclass(frozen=True, slots=True)
class BestLayout:
    """The best layout found.

    ``score`` are the turn's points (words less unused dice), ``bound`` what no layout of the roll exceeds; it is never
    below the score and equals it when the score is ``proven`` best. In Game Two ``value`` and ``value_bound`` add what
    slams and later turns are worth, and it is the value that is best; else they repeat score and bound.
    ``history`` holds (seconds, value, dice left over) of each layout that was the best for a while.
    """

    score: int
    bound: int
    proven: bool
    layout: Layout
    placement: Placement
    words: tuple[LaidWord, ...]
    unused: tuple[int, ...]
    value: int
    value_bound: int
    seconds: float
    history: tuple[tuple[float, int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Linked:
    """A layout of some dice of a roll; None where there is none, which ``proven`` says is certain."""

    layout: Layout | None
    placement: Placement | None
    proven: bool
    rarest: int = 0
    """For ``easiest``: the tier of its rarest word."""


def best_crossword(
    graph: WordGraph,
    faces: Sequence[Face],
    *,
    seconds: float = 10.0,
    threads: int = 2,
    check: Check = None,
) -> BestLayout:
    """The crossword of Game One with the most points: every die counts in each of its words, unused dice are
    subtracted. Laying nothing is allowed, and best where no two dice make a word.

    ``seconds`` is the time budget. ValueError for more than 15 dice, or values the search cannot weigh.
    """
    return _best(graph, faces, None, seconds, threads, check)


def best_turn(
    graph: WordGraph,
    faces: Sequence[Face],
    round: Round,  # noqa: A002  # the rulebook's word
    *,
    seconds: float = 10.0,
    threads: int = 2,
    check: Check = None,
) -> BestLayout:
    """The crossword of Game Two that is best for the round: points now, slams, and what later turns can still bring.

    Exact for the last turn of a round; before that later turns are estimated, see ``Round.later``.
    """
    return _best(graph, faces, round, seconds, threads, check)


def link(
    graph: WordGraph,
    faces: Sequence[Face],
    dice: int,
    tiers: Sequence[int] | None = None,
    rarest: int = 255,
    stop: Stop = None,
) -> Linked:
    """A layout of exactly ``dice`` of the faces, or the proof that there is none; neither where ``stop`` ended it.

    ``tiers`` holds a byte a word number (``Lexicon.tiers``): words of a higher tier than ``rarest`` are not used.
    """
    _require_dice(faces, dice)
    for way in ways_to_read(graph, faces):
        found, proven = _engine().link_dice(*way.arguments(graph), dice, _tiers(graph, tiers), rarest, stop)
        if found is not None or not proven:
            layout = None if found is None else _layout(graph, found)
            return Linked(layout, None if layout is None else lay(layout, faces), proven)
    return Linked(None, None, True)


def easiest(graph: WordGraph, faces: Sequence[Face], dice: int, tiers: Sequence[int], stop: Stop = None) -> Linked:
    """A layout of exactly ``dice`` of the faces whose rarest word is as common as can be."""
    for tier in sorted(set(bytes(tiers))):
        linked = link(graph, faces, dice, tiers, tier, stop)
        if linked.layout is not None or not linked.proven:
            return replace(linked, rarest=tier)
    return Linked(None, None, True)


def count_layouts(
    graph: WordGraph,
    faces: Sequence[Face],
    dice: int,
    *,
    most: int = 100_000,
    tiers: Sequence[int] | None = None,
    rarest: int = 255,
    stop: Stop = None,
) -> tuple[int, bool]:
    """How many layouts of exactly ``dice`` of the faces there are, and whether that is all of them.

    Layouts differ when some letter lies elsewhere relative to the others: moving the whole does not count, turning
    rows into columns does, which die is the wild does not. Counting stops at ``most``.
    """
    _require_dice(faces, dice)
    (way, *others) = ways_to_read(graph, faces)
    if others:
        raise ValueError("layouts of dice that stand for either of two letters are not counted")
    found, complete = _engine().count_layouts(*way.arguments(graph), dice, most, _tiers(graph, tiers), rarest, stop)
    return int(found), bool(complete)


@dataclass(frozen=True, slots=True)
class Way:
    """One way to read a roll: its letters with their values and number, its wilds, and the dice that spell nothing."""

    readings: tuple[tuple[bytes, int, int], ...]
    wilds: int
    dead_points: int = 0

    def arguments(self, graph: WordGraph) -> tuple[Any, ...]:
        """What either search begins with."""
        return (compiled_graph(graph) if core() else graph), list(self.readings), self.wilds


def _engine() -> Any:
    return core() or layout_reference


def _tiers(graph: WordGraph, tiers: Sequence[int] | None) -> memoryview:
    """A byte for each word; none where all words are equally good."""
    given = memoryview(b"" if tiers is None else tiers if isinstance(tiers, memoryview) else bytes(tiers))
    if tiers is not None and len(given) != graph.words:
        raise ValueError(f"{len(given)} tiers for {graph.words} words: give one for each")
    return given


def _require_dice(faces: Sequence[Face], dice: int) -> None:
    if not 2 <= dice <= len(faces):
        raise ValueError(f"cannot link {dice} dice of {len(faces)}: give a number from 2 to {len(faces)}")


def ways_to_read(graph: WordGraph, faces: Sequence[Face]) -> Iterator[Way]:
    """Every way to read the faces that stand for either of two letters; just one where there are none."""
    if len(faces) > MOST_DICE:
        raise ValueError(f"{len(faces)} dice are too many for the layout search: give at most {MOST_DICE}")
    spelled = [face for face in faces if _symbols(graph, face)]
    dead = sum(face.points for face in faces if not face.is_wild and not _symbols(graph, face))
    wilds = sum(face.is_wild for face in faces)
    seen: set[tuple[tuple[bytes, int, int], ...]] = set()
    for chosen in product(*(_symbols(graph, face) for face in spelled)):
        readings = _readings(zip(chosen, (face.points for face in spelled), strict=True))
        if readings in seen:
            continue
        seen.add(readings)
        if len(seen) > MOST_READINGS:
            raise ValueError("too many dice that stand for either of two letters: the layout search takes six")
        yield Way(readings, wilds, dead)


def _symbols(graph: WordGraph, face: Face) -> list[bytes]:
    """What a face can spell in the graph's alphabet."""
    return [
        bytes(graph.alphabet.index(letter) + 1 for letter in reading)
        for reading in face.readings
        if all(letter in graph.alphabet for letter in reading)
    ]


def _readings(dice: Iterator[tuple[bytes, int]]) -> tuple[tuple[bytes, int, int], ...]:
    counts: dict[bytes, tuple[int, int]] = {}
    for symbols, points in dice:
        known, number = counts.get(symbols, (points, 0))
        if known != points:
            raise ValueError(
                f"two dice show the same letter at {known} and {points} points: the search needs one value"
            )
        counts[symbols] = (points, number + 1)
    return tuple((symbols, points, number) for symbols, (points, number) in sorted(counts.items()))


def _best(
    graph: WordGraph, faces: Sequence[Face], turn: Round | None, seconds: float, threads: int, check: Check
) -> BestLayout:
    if any(face.points < 0 for face in faces) or any(face.points for face in faces if face.is_wild):
        raise ValueError("the layout search needs dice of 0 or more points and wilds of none")
    if not seconds >= 0 or not 1 <= threads <= MOST_THREADS:
        raise ValueError(
            f"give a time of 0 seconds or more and 1 to {MOST_THREADS} threads, not {seconds} and {threads}"
        )
    given = None if turn is None else turn.for_search()
    ways = list(ways_to_read(graph, faces))
    found = [_engine().best_layout(*way.arguments(graph), seconds / len(ways), threads, check, given) for way in ways]
    best = max(found, key=lambda answer: answer["value"])
    bound = max(answer["bound"] for answer in found)
    return _answer(graph, faces, turn, best, bound, ways[0].dead_points)


def _answer(
    graph: WordGraph, faces: Sequence[Face], turn: Round | None, found: dict[str, Any], bound: int, dead: int
) -> BestLayout:
    layout = _layout(graph, found["dice"])
    placement = lay(layout, faces)
    points = placement.points(faces)
    words = tuple(LaidWord(run.word, sum(points[cell.at] for cell in run.cells)) for run in layout.runs())
    value, value_bound = found["value"] - dead, bound - dead
    unused = sum(faces[die].points for die in placement.left)
    score = value if turn is None else turn.gain([(len(word.word), word.score) for word in words]) - unused
    return BestLayout(
        score=score,
        bound=value_bound if turn is None else score + value_bound - value,
        proven=value >= value_bound,
        layout=layout,
        placement=placement,
        words=words,
        unused=placement.left,
        value=value,
        value_bound=value_bound,
        seconds=found["seconds"],
        history=tuple((at, best - dead, left) for at, best, left in found["history"]),
    )


def _layout(graph: WordGraph, dice: list[tuple[int, int, bytes, bool]]) -> Layout:
    def spelled(symbols: bytes) -> str:
        return "".join(graph.alphabet[symbol - 1] for symbol in symbols)

    return Layout(tuple(Cell(row, col, spelled(symbols), wild) for row, col, symbols, wild in dice)).normalised()
