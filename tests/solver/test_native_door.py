"""What comes through the door to the compiled kernels: sound word graphs and dice in their letters, and nothing else.

Whatever a caller hands over, the answer is a ValueError and never a crash; ``make native-asan`` runs these under the
address and undefined-behaviour sanitizers.
"""

from array import array
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.core.dice import letter
from shakespell.presets import lexicon, lexicon_names
from shakespell.solver.compiled import compiled_graph, core
from shakespell.solver.layout import link
from shakespell.words.graph import FINAL, LAST, ROOT, SYMBOL, TARGET, build

pytestmark = pytest.mark.skipif(core() is None, reason="the compiled core was not built")

WORDS = ("A", "AT", "ATE", "EAT", "EATEN", "NET", "NETS", "TEA", "TEN", "TENT", "TENTS")
ALPHABET = "AENST"
SMALL = build(WORDS, ALPHABET)


KERNELS: Any = core()


def graph(edges: Any, before: Any, symbols: int = len(ALPHABET)) -> Any:
    return KERNELS.Graph(array("I", edges), array("I", before), symbols)


def numbers(edges: list[int], before: list[int], node: int = ROOT, rank: int = 0) -> Iterator[int]:
    """The numbers of all words, by the sums that kernels make; a node that has no end is a fault of the test."""
    for edge in range(node, len(edges)):
        content, here = edges[edge], rank + before[edge]
        if content & FINAL:
            yield here
        if content >> TARGET:
            yield from numbers(edges, before, content >> TARGET, here + bool(content & FINAL))
        if content & LAST:
            return
    raise AssertionError("a walk left the graph")


@pytest.mark.parametrize("name", lexicon_names())
def test_every_lexicon_passes(name: str) -> None:
    words = lexicon(name).graph
    assert compiled_graph(words).words == words.words


def test_no_words_are_a_graph_too() -> None:
    assert compiled_graph(build([], "A")).words == 0


@given(st.data())
def test_a_graph_with_a_fault_is_refused_or_still_one(data: st.DataObject) -> None:
    """What is let in after a number was changed has as many words as it says, numbered from 0."""
    edges, before = list(SMALL.edges), list(SMALL.before)
    array_, at = data.draw(st.sampled_from([edges, before])), data.draw(st.integers(0, len(edges) - 1))
    array_[at] = data.draw(
        st.integers(0, 2**32 - 1) | st.integers(0, 31).map(lambda bit: array_[at] ^ 1 << bit) | st.integers(0, 20)
    )
    try:
        made = graph(edges, before)
    except ValueError as fault:
        assert str(fault).startswith("not a word graph: ")
        return
    assert list(numbers(edges, before)) == list(range(made.words))


FAULTS: dict[str, Any] = {
    "do not fit": lambda edges, before: (edges, before[:-1]),
    "has no end": lambda edges, before: ([*edges[:-1], edges[-1] & ~LAST], before),
    "back into it": lambda edges, before: ([0, edges[1] & 0xFF | ROOT << TARGET, *edges[2:]], before),
    "leads out of it": lambda edges, before: ([0, edges[1] & 0xFF | 1 << 20, *edges[2:]], before),
    "not in the alphabet": lambda edges, before: ([*edges[:-1], edges[-1] | SYMBOL], before),
    "numbered otherwise": lambda edges, before: (edges, [0, 0, before[2] + 1, *before[3:]]),
}


@pytest.mark.parametrize("says", FAULTS)
def test_each_fault_is_named(says: str) -> None:
    with pytest.raises(ValueError, match=says):
        graph(*FAULTS[says](list(SMALL.edges), list(SMALL.before)))


@pytest.mark.parametrize(
    ("readings", "wilds", "says"),
    [
        ([(b"\x3f", 1, 1)], 1, "not in the alphabet"),
        ([(b"\x00", 1, 2)], 1, "not in the alphabet"),
        ([(b"", 1, 2)], 1, "not in the alphabet"),
        ([(b"\x01", 1, 16)], 0, "too many dice"),
        ([(b"\x01", 1, -1)], 3, "too many dice"),
        ([(b"\x01", 1, 2)], -1, "too many dice"),
        ([(b"\x01", 1, 1)] * 16, 0, "too many dice"),
    ],
)
def test_dice_that_no_roll_has(readings: list[tuple[bytes, int, int]], wilds: int, says: str) -> None:
    """A letter outside the alphabet once ended the process."""
    small, none = compiled_graph(SMALL), memoryview(b"")
    with pytest.raises(ValueError, match=says):
        KERNELS.link_dice(small, readings, wilds, 2, none, 255, None)
    with pytest.raises(ValueError, match=says):
        KERNELS.count_layouts(small, readings, wilds, 2, 9, none, 255, None)
    with pytest.raises(ValueError, match=says):
        KERNELS.best_layout(small, readings, wilds, 0.1, 1, None, None)


@pytest.mark.parametrize("dice", [-1, 0, 1, 4])
def test_more_dice_to_link_than_there_are(dice: int) -> None:
    with pytest.raises(ValueError, match="dice to link"):
        KERNELS.link_dice(compiled_graph(SMALL), [(b"\x01", 1, 3)], 0, dice, memoryview(b""), 255, None)


def test_a_tier_for_every_word() -> None:
    """Tiers of fewer words than there are were once read beyond their end."""
    faces = [letter(each, 1) for each in "TEA"]
    with pytest.raises(ValueError, match="3 tiers for 11 words"):
        link(SMALL, faces, 3, b"\x01\x01\x01")
    assert link(SMALL, faces, 3, bytes(len(WORDS))).layout is not None
