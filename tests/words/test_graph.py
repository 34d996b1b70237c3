"""The word graph against the plain list of its words."""

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.words.graph import FINAL, LAST, ROOT, SYMBOL, TARGET, WordGraph, build

LETTERS = "ABCÄ"
words = st.sets(st.text(LETTERS, min_size=1, max_size=6), max_size=40).map(sorted)
LONG = "A" * 20_000


def endings(listed: list[str]) -> set[frozenset[str]]:
    """For each prefix what may follow it: a minimal graph has one node for each such set that is not just ''."""
    prefixes = {word[:length] for word in listed for length in range(len(word) + 1)}
    follow = [frozenset(word[len(p) :] for word in listed if word.startswith(p)) for p in prefixes]
    return {rest - {""} for rest in follow if rest - {""}}


def nodes(graph: WordGraph) -> set[int]:
    reached, left = {ROOT}, [ROOT]
    while left:
        for edge in graph.siblings(left.pop()):
            child = graph.child(edge)
            if child and child not in reached:
                reached.add(child)
                left.append(child)
    return reached


def test_the_arrays_are_laid_out_as_written_down() -> None:
    graph = build(["A", "ACT", "BAT", "BATS"], "ABCST")
    a, b, c, s, t = range(1, 6)
    assert graph.edges.tolist() == [
        0,
        6 << TARGET | FINAL | a,
        3 << TARGET | LAST | b,
        4 << TARGET | LAST | a,
        5 << TARGET | LAST | FINAL | t,
        LAST | FINAL | s,
        7 << TARGET | LAST | c,
        LAST | FINAL | t,
    ]
    assert graph.before.tolist() == [0, 0, 2, 0, 0, 0, 0, 0]


@given(words)
def test_the_graph_holds_its_words_in_order(listed: list[str]) -> None:
    graph = build(listed, "ABCÄ")
    assert list(graph) == listed
    assert len(graph) == graph.words == len(listed)


@given(words, st.text(LETTERS + "X", max_size=7))
def test_a_word_is_in_the_graph_if_and_only_if_it_was_put_there(listed: list[str], asked: str) -> None:
    graph = build(listed, LETTERS)
    assert (asked in graph) == (asked in listed)
    assert graph.number(asked) == (listed.index(asked) if asked in listed else None)
    assert 7 not in graph


@given(words)
def test_words_are_numbered_by_rank(listed: list[str]) -> None:
    graph = build(listed, LETTERS)
    assert [graph.number(word) for word in listed] == list(range(len(listed)))
    assert [graph.word(number) for number in range(len(listed))] == listed
    with pytest.raises(IndexError):
        graph.word(len(listed))


@given(words)
def test_the_graph_is_minimal_whatever_the_numbers(listed: list[str]) -> None:
    graph = build(listed, LETTERS)
    assert len(nodes(graph)) == max(1, len(endings(listed)))


@given(words)
def test_siblings_lie_side_by_side_in_symbol_order(listed: list[str]) -> None:
    graph = build(listed, LETTERS)
    for node in nodes(graph):
        row = list(graph.siblings(node))
        symbols = [graph.edges[edge] & SYMBOL for edge in row]
        assert symbols == sorted(set(symbols))
        assert row == list(range(node, node + len(row)))
        assert [bool(graph.edges[edge] & LAST) for edge in row] == [False] * (len(row) - 1) + [True] * bool(row)


@given(words)
def test_a_built_graph_has_no_flaw(listed: list[str]) -> None:
    graph = build(listed, LETTERS)
    assert graph.flaw() is None
    assert graph.miscount() is None


@given(words.filter(bool), st.text(LETTERS, min_size=1, max_size=6))
def test_walking_step_by_step_finds_what_number_finds(listed: list[str], asked: str) -> None:
    graph = build(listed, LETTERS)
    node, edge = ROOT, 0
    for letter in asked:
        edge = graph.step(node, letter)
        node = graph.child(edge)
    assert bool(edge and graph.is_final(edge)) == (asked in listed)


def test_an_empty_graph_can_be_walked() -> None:
    graph = build([], LETTERS)
    assert (list(graph), list(graph.siblings(ROOT)), graph.step(ROOT, "A")) == ([], [], 0)
    assert graph.number("") is None


def test_a_very_long_word_does_not_exhaust_the_stack() -> None:
    graph = build([LONG], "A")
    assert list(graph) == [LONG]
    assert graph.word(0) == LONG


@pytest.mark.parametrize("listed", [["B", "A"], ["A", "A"], [""], ["A", "X"]])
def test_bad_input_is_refused(listed: list[str]) -> None:
    with pytest.raises(ValueError, match=r"sorted|letters"):
        build(listed, LETTERS)


@pytest.mark.parametrize("alphabet", ["", "BA", "AA", "".join(chr(200 + n) for n in range(64))])
def test_an_alphabet_is_ascending_and_short_enough(alphabet: str) -> None:
    with pytest.raises(ValueError, match="alphabet"):
        build([], alphabet)


@pytest.mark.parametrize(
    ("edges", "flaw"),
    [
        ([0, 1 << TARGET | LAST | 1], "back into the graph"),
        ([0, 9 << TARGET | LAST | 1], "out of the graph"),
        ([0, FINAL | 1], "no end"),
        ([0], "wrong length"),
    ],
)
def test_a_graph_that_would_lead_a_walk_astray_has_a_flaw(edges: list[int], flaw: str) -> None:
    arrays = memoryview(array("I", edges)), memoryview(array("I", [0] * len(edges)))
    assert flaw in str(WordGraph(*arrays, "A", 1).flaw())


def test_a_wrong_count_is_found() -> None:
    graph = build(["A", "B", "BA"], "AB")
    assert "not 2" in str(WordGraph(graph.edges, graph.before, "AB", 2).miscount())
    graph.before[2] = 5
    assert "counts 5" in str(graph.miscount())


@given(
    st.sets(st.text("ABC", min_size=1, max_size=9), max_size=30), st.lists(st.text("ABCD?", max_size=9), max_size=20)
)
def test_membership_is_that_of_a_set(words: set[str], asked: list[str]) -> None:
    """Long words and letters no word has, before and after beginnings are remembered."""
    graph = build(sorted(words), "ABC")
    for text in (*asked, *asked, *words, *(word + "A" for word in words)):
        assert (text in graph) == (text in words) == (graph.number(text) is not None)
