"""A graph without some words against one built of the words that are left."""

import pickle

from hypothesis import given
from hypothesis import strategies as st

from shakespell.words.graph import build
from shakespell.words.graph_less import without
from shakespell.words.lexicon import Lexicon

LETTERS = "ABCÄ"
words = st.sets(st.text(LETTERS, min_size=1, max_size=6), max_size=40)
some = st.sets(st.text(LETTERS + "X", max_size=6), max_size=10)


@given(words, some, st.data())
def test_what_is_left_is_all_but_the_words_that_went(listed: set[str], others: set[str], data: st.DataObject) -> None:
    gone = others | (data.draw(st.sets(st.sampled_from(sorted(listed)))) if listed else set())
    graph = without(build(sorted(listed), LETTERS), gone)
    left = sorted(listed - gone)
    assert list(graph) == left
    assert graph.flaw() is None
    assert graph.miscount() is None
    assert [graph.number(word) for word in left] == list(range(len(left)))
    assert not [word for word in gone if word in graph]


def test_nothing_is_copied_where_nothing_goes() -> None:
    graph = build(["A", "AB"], LETTERS)
    assert without(graph, ["B", ""]) is graph


def test_a_lexicon_without_words_keeps_what_it_knows_of_the_others() -> None:
    """Tiers and spellings stay with their words; the digest is another's; pickled it is the same."""
    whole = Lexicon.from_words("small", ["café", "cab", "dab", "Bad"], tiers={"café": 30, "cab": 10, "dab": 20})
    less = whole.without(["CAB", "NONE"])
    assert list(less.graph) == ["BAD", "CAFE", "DAB"]
    assert [less.tier(word) for word in ("cafe", "dab", "cab")] == [30, 20, None]
    assert [less.spelling(word) for word in ("CAFE", "BAD")] == ["café", "Bad"]
    assert less.digest != whole.digest
    assert less.without(["BAD"]).digest not in (less.digest, whole.without(["BAD"]).digest)
    again = pickle.loads(pickle.dumps(less))
    assert (list(again.graph), again.digest) == (list(less.graph), less.digest)
    assert whole.without(["ZZZ"]) is whole
