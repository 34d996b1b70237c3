"""Every claim of the layout solver on small rolls, confirmed by trying every shape (CC-5, CC-11 to CC-13, SD-1)."""

import string
from collections.abc import Iterable, Iterator, Set
from functools import cache

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shakespell.core.dice import Face, letter, wild
from shakespell.games.crossword_cubes.scoring import LengthDone, Terms, score_layout
from shakespell.solver import layout_reference
from shakespell.solver.layout import Round, best_crossword, best_turn, count_layouts, link, ways_to_read
from shakespell.words.graph import WordGraph, build
from shakespell.words.layout import Cell, Layout, lay

VALUES = dict(
    zip(
        string.ascii_uppercase,
        (1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10),
        strict=True,
    )
)


def graph_of(words: Iterable[str], alphabet: str = string.ascii_uppercase) -> WordGraph:
    return build(sorted(set(words)), alphabet)


def roll(glyphs: str, values: dict[str, int] = VALUES) -> tuple[Face, ...]:
    """``C A ? CH`` as faces; letters may be run together."""
    parts = glyphs.split() if " " in glyphs else list(glyphs)
    return tuple(wild() if part == "?" else letter(part, sum(values[sign] for sign in part)) for part in parts)


# --- Every layout of a few dice: knows nothing of how the solver searches ---

Shape = tuple[tuple[int, int], ...]


@cache
def shapes(dice: int) -> tuple[Shape, ...]:
    """All connected sets of so many squares, each once wherever it lies, squares in reading order."""
    if dice == 1:
        return (((0, 0),),)
    grown = set()
    for shape in shapes(dice - 1):
        for row, col in shape:
            for square in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                if square not in shape:
                    grown.add(_at_origin((*shape, square)))
    return tuple(sorted(grown))


def _at_origin(shape: Shape) -> Shape:
    top, left = min(row for row, _ in shape), min(col for _, col in shape)
    return tuple(sorted((row - top, col - left) for row, col in shape))


def layouts(faces: tuple[Face, ...], words: Set[str], alphabet: str, dice: int) -> Iterator[Layout]:
    """Every layout of exactly ``dice`` of the faces of which every run of two or more is a word."""
    for shape in shapes(dice):
        yield from _fill(shape, (), faces, frozenset(range(len(faces))), words, alphabet)


def _fill(
    shape: Shape, cells: tuple[Cell, ...], faces: tuple[Face, ...], free: frozenset[int], words: Set[str], alphabet: str
) -> Iterator[Layout]:
    if len(cells) == len(shape):
        yield Layout(cells)
        return
    row, col = shape[len(cells)]
    for die in sorted(free):
        face = faces[die]
        for reads in alphabet if face.is_wild else face.readings:
            laid = (*cells, Cell(row, col, reads, face.is_wild))
            if _ends_well(laid, shape, words):
                yield from _fill(shape, laid, faces, free - {die}, words, alphabet)


def _ends_well(cells: tuple[Cell, ...], shape: Shape, words: Set[str]) -> bool:
    """Whether the runs that end on the last cell are words."""
    row, col = cells[-1].at
    grid = {cell.at: cell.reads for cell in cells}
    for down, right in ((0, 1), (1, 0)):
        if (row + down, col + right) in shape:
            continue
        run, at = "", (row, col)
        length = 0
        while at in grid:
            run, length, at = grid[at] + run, length + 1, (at[0] - down, at[1] - right)
        if length > 1 and run not in words:
            return False
    return True


def require_legal(layout: Layout, faces: tuple[Face, ...], words: set[str]) -> None:
    """The games' own referee accepts it: laid with dice of the roll, connected, every run a word (CC-2, SD-2)."""
    lay(layout, faces)
    assert layout.is_connected
    assert set(layout.words()) <= words
    assert len(layout) != 1


# --- Small rolls with everything that can make them odd ---

LETTERS = "ABCD"
SMALL_WORDS = st.sets(
    st.text(LETTERS, min_size=2, max_size=5).filter(lambda word: len(set(word)) > 1 or len(word) == 2),
    min_size=1,
    max_size=25,
)
GLYPHS = st.lists(st.sampled_from(["A", "A", "B", "B", "C", "D", "?", "CD"]), min_size=1, max_size=5).filter(
    lambda glyphs: glyphs.count("?") <= 2  # trying every letter for more of them takes too long
)
POINTS = st.fixed_dictionaries({sign: st.integers(0, 6) for sign in LETTERS})
CAREFUL = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


def every_layout(faces: tuple[Face, ...], words: set[str]) -> Iterator[Layout]:
    yield Layout()
    for dice in range(2, len(faces) + 1):
        yield from layouts(faces, words, LETTERS, dice)


@pytest.mark.usefixtures("engine")
@CAREFUL
@given(SMALL_WORDS, GLYPHS, POINTS)
def test_game_one_is_proven_and_right(words: set[str], glyphs: list[str], points: dict[str, int]) -> None:
    """CC-5: every 'proven' on small rolls is confirmed by trying every shape; the layout is legal and scores so."""
    faces = roll(" ".join(glyphs) + " ", points)
    found = best_crossword(graph_of(words, LETTERS), faces, seconds=60)
    best = max(score_layout(layout, faces, words.__contains__).score for layout in every_layout(faces, words))
    assert found.proven
    assert found.score == found.bound == best
    require_legal(found.layout, faces, words)
    assert score_layout(found.layout, faces, words.__contains__).score == found.score


DONE = st.dictionaries(st.integers(2, 8), st.integers(0, 12), max_size=5)


@pytest.mark.usefixtures("engine")
@CAREFUL
@given(SMALL_WORDS, GLYPHS, POINTS, DONE, st.booleans())
def test_last_turn_of_a_round_is_proven_and_right(
    words: set[str], glyphs: list[str], points: dict[str, int], done: dict[int, int], harsh: bool
) -> None:
    """CC-11, CC-12, CC-13: the best last turn, by the game's own scoring of every layout there is."""
    faces = roll(" ".join(glyphs) + " ", points)
    made = tuple(LengthDone(length, score) for length, score in sorted(done.items()))
    terms = Terms("two", "harsh" if harsh else "lower", made)
    turn = Round(tuple(sorted(done.items())), turn=4, turns=4, harsh=harsh)
    found = best_turn(graph_of(words, LETTERS), faces, turn, seconds=60)

    def score(layout: Layout) -> int:
        return score_layout(layout, faces, words.__contains__, terms).score

    assert found.proven
    assert found.score == found.value == max(map(score, every_layout(faces, words)))
    require_legal(found.layout, faces, words)
    assert score(found.layout) == found.score


@pytest.mark.usefixtures("engine")
@CAREFUL
@given(SMALL_WORDS, GLYPHS, POINTS, DONE, st.integers(1, 3))
def test_a_turn_with_others_to_come_is_best_under_the_estimate(
    words: set[str], glyphs: list[str], points: dict[str, int], done: dict[int, int], number: int
) -> None:
    """CC-14: points now, a slam, and what later turns are worth; the bound holds whenever the search is stopped."""
    faces = roll(" ".join(glyphs) + " ", points)
    terms = Terms("two", "lower", tuple(LengthDone(length, score) for length, score in sorted(done.items())))
    turn = Round(tuple(sorted(done.items())), turn=number, turns=4)
    later, before = turn.later(), sum(1 << length - 2 for length in done)

    def value(layout: Layout) -> int:
        after = before | sum({1 << len(run.word) - 2 for run in layout.runs() if len(run.word) <= 8})
        slam = turn.slam() if after == len(later) - 1 != before else 0
        return score_layout(layout, faces, words.__contains__, terms).score + later[after] + slam

    best = max(map(value, every_layout(faces, words)))
    found = best_turn(graph_of(words, LETTERS), faces, turn, seconds=60)
    assert (found.proven, found.value, found.value_bound) == (True, best, best)
    assert value(found.layout) == best
    stopped = best_turn(graph_of(words, LETTERS), faces, turn, seconds=0)
    assert stopped.value <= best <= stopped.value_bound


@pytest.mark.usefixtures("engine")
@CAREFUL
@given(SMALL_WORDS, GLYPHS.filter(lambda glyphs: len(glyphs) > 1), st.data())
def test_linking_is_found_or_proven_impossible(words: set[str], glyphs: list[str], data: st.DataObject) -> None:
    """SD-1, SD-2, SD-3: a layout of exactly so many dice if and only if there is one; and how many there are."""
    faces = roll(" ".join(glyphs) + " ")
    dice = data.draw(st.integers(2, len(faces)))
    graph = graph_of(words, LETTERS)
    drawn = {tuple((cell.at, cell.reads) for cell in layout.cells) for layout in layouts(faces, words, LETTERS, dice)}
    found = link(graph, faces, dice)
    assert found.proven
    assert (found.layout is not None) == bool(drawn)
    if found.layout is not None:
        require_legal(found.layout, faces, words)
        assert len(found.layout) == dice
    assert count_layouts(graph, faces, dice, most=10**6) == (len(drawn), True)


@settings(max_examples=150, deadline=None)
@given(
    st.lists(st.sampled_from("ABCD?"), min_size=5, max_size=7).filter(lambda glyphs: glyphs.count("?") <= 3),
    st.sets(st.text(LETTERS, min_size=2, max_size=5), min_size=5, max_size=30),
    POINTS,
    st.none() | DONE,
    st.booleans(),
)
def test_compiled_and_reference_agree_on_larger_rolls(
    glyphs: list[str], words: set[str], points: dict[str, int], done: dict[int, int] | None, harsh: bool
) -> None:
    """The plain search is the oracle where trying every shape takes too long: CC-4, where a wild is best used."""
    faces, graph = roll(" ".join(glyphs), points), graph_of(words, LETTERS)
    (way,) = ways_to_read(graph, faces)
    if done is None:
        found, given_round = best_crossword(graph, faces, seconds=60), None
    else:
        turn = Round(tuple(sorted(done.items())), harsh=harsh)
        found, given_round = best_turn(graph, faces, turn, seconds=60), turn.for_search()
    arguments = (graph, way.readings, way.wilds)
    plain = layout_reference.best_layout(*arguments, 60, 1, None, given_round)
    assert (found.value, found.value_bound) == (plain["value"], plain["bound"])


def test_there_are_as_many_shapes_as_polyominoes() -> None:
    """The brute force itself: fixed polyominoes are counted in the literature."""
    assert [len(shapes(dice)) for dice in range(1, 7)] == [1, 2, 6, 19, 63, 216]
