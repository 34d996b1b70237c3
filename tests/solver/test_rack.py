"""Words from a rack: the compiled search and the reference against trying every word of the list."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shakespell
from shakespell.core.dice import Face, either, letter, symbol, wild
from shakespell.presets import dice_set, lexicon
from shakespell.presets.dice_sets import dice_sets
from shakespell.solver import compiled
from shakespell.solver.best_words import best_words
from shakespell.solver.rack import Scoring, count_words, find_words, top_words, words_on
from shakespell.solver.stopping import Cancelled
from shakespell.words.graph import build
from shakespell.words.lexicon import Lexicon
from shakespell.words.spelling import spell

ENGLISH = Lexicon.open(Path(shakespell.__file__).parent / "data" / "lexicons" / "english.lex")
RACKS = Path(__file__).parent.parent.parent / "benchmarks" / "data"

points = st.integers(-2, 3)
letters = st.builds(letter, st.sampled_from("ABC"), points)
wilds = st.builds(wild, points)
worthless_wilds = st.just(wild(-2))
symbols = st.just(symbol("NOT", 7))
strange = st.builds(letter, st.sampled_from("DE"), points)
longer = st.builds(letter, st.sampled_from(["CA", "AAB", "BD"]), points)
eithers = st.builds(either, st.sampled_from(["AB", "BC", "CD"]), points)
usual_faces = st.one_of(letters, letters, letters, worthless_wilds, symbols, strange)
any_faces = st.one_of(letters, wilds, symbols, strange, longer, eithers)
word_lists = st.sets(st.text("ABC", min_size=1, max_size=7), max_size=40).map(sorted)
tiers = st.dictionaries(st.text("ABC", min_size=1, max_size=3), st.integers(1, 255))

KINDS = pytest.mark.parametrize("kind", [usual_faces, any_faces], ids=["letters and wilds", "every kind"])
reference = pytest.mark.parametrize("reference", [False, True], ids=["compiled", "reference"])


def racks_of(kind: st.SearchStrategy[Face]) -> st.SearchStrategy[list[list[Face]]]:
    return st.lists(st.lists(kind, max_size=7), max_size=3)


def odd(count: int, worth: int, matched: frozenset[str]) -> float:
    """A scoring in which nothing grows with anything else."""
    return float(hash((count, worth, "A" in matched, "C" in matched)) % 5)


ODD = Scoring(odd, ("A", "C"))


def tried(words: Sequence[str], faces: Sequence[Face], min_length: int, scoring: Scoring) -> list[tuple[int, float]]:
    """Number and score of each word, by asking each how it is spelled."""
    found = []
    for number, word in enumerate(words):
        spelling = spell(word, tuple(faces))
        if spelling is not None and len(word) >= min_length:
            matched = frozenset(scoring.targets) & frozenset(word)
            found.append((number, scoring.score(len(word), spelling.points, matched)))
    return found


@KINDS
@reference
@settings(deadline=None)
@given(data=st.data(), words=word_lists, min_length=st.integers(0, 4))
def test_every_word_of_a_rack_is_found_once_with_its_score(
    kind: st.SearchStrategy[Face], reference: bool, data: st.DataObject, words: list[str], min_length: int
) -> None:
    """B-50."""
    racks = data.draw(racks_of(kind))
    graph = build(words, "ABCD")
    found = find_words(graph, racks, ODD, min_length, reference=reference)
    plain = find_words(graph, racks, None, min_length, reference=reference)
    counts = count_words(graph, racks, min_length, reference=reference)
    assert len(found) == len(plain) == len(counts) == len(racks)
    for rack, faces in enumerate(racks):
        expected = tried(words, faces, min_length, ODD)
        numbers, scores = found.of(rack)
        assert sorted(zip(numbers.tolist(), scores.tolist(), strict=True)) == expected
        assert sorted(plain.of(rack)[0].tolist()) == [number for number, _ in expected]
        assert counts[rack] == len(expected)


@KINDS
@reference
@settings(deadline=None)
@given(
    data=st.data(),
    words=word_lists,
    rarity=tiers,
    top=st.integers(1, 5),
    scoring=st.sampled_from([ODD, Scoring(lambda count, worth, _: count * worth), Scoring(lambda count, *_: -count)]),
)
def test_the_best_words_are_the_first_of_all(
    kind: st.SearchStrategy[Face],
    reference: bool,
    data: st.DataObject,
    words: list[str],
    rarity: dict[str, int],
    top: int,
    scoring: Scoring,
) -> None:
    """Of equal scores the commoner word comes first, then the alphabet decides; words without a tier are the rarest."""
    racks = data.draw(racks_of(kind))
    drawn = Lexicon.from_words("drawn", words, tiers={word: rarity[word] for word in words if word in rarity})
    found = top_words(drawn, racks, scoring, top, 1, reference=reference)
    assert len(found) == len(racks)
    for rack, faces in enumerate(racks):
        ranked = sorted(
            tried(words, faces, 1, scoring), key=lambda each: (-each[1], drawn.tiers[each[0]] or 256, each[0])
        )
        numbers, scores = found.of(rack)
        assert list(zip(numbers.tolist(), scores.tolist(), strict=True)) == ranked[:top]
        best = best_words(drawn, faces, scoring, top, 1, reference=reference)
        assert [(words.index(each.word), each.score) for each in best] == ranked[:top]
        assert [each.spelling for each in best] == [spell(each.word, tuple(faces)) for each in best]


@settings(max_examples=12, deadline=None)
@given(st.text("AEIORSTNDLQUZ", min_size=5, max_size=9), st.integers(0, 2))
def test_english_words_on_a_rack(rolled: str, wild_dice: int) -> None:
    """Against a count of letters over the whole lexicon."""
    faces = (*(letter(one, 1) for one in rolled), *(wild() for _ in range(wild_dice)))
    have = Counter(rolled)
    expected = [n for n, word in enumerate(ENGLISH.graph) if (Counter(word) - have).total() <= wild_dice]
    assert words_on(ENGLISH.graph, faces).tolist() == expected


@pytest.mark.parametrize("name", sorted(dice_sets()))
def test_rolls_of_every_dice_set(name: str) -> None:
    """Compiled equals reference, for words and best words, with the real dice and a real lexicon."""
    dice = dice_sets()[name]
    rng = np.random.default_rng(7)
    shown = [die for group in dice.groups for die in group.dice][:9]
    racks = [[die.faces[rng.integers(len(die.faces))] for die in shown] for _ in range(3)]
    scoring = Scoring(lambda count, worth, matched: count * worth + 3 * len(matched), ("E", "S"))
    ours, theirs = (find_words(ENGLISH.graph, racks, scoring, reference=how) for how in (False, True))
    top, same = (top_words(ENGLISH, racks, scoring, 7, reference=how) for how in (False, True))
    for rack in range(len(racks)):
        found, expected = (
            sorted(zip(*(each.tolist() for each in which.of(rack)), strict=True)) for which in (ours, theirs)
        )
        assert found == expected
        assert [each.tolist() for each in top.of(rack)] == [each.tolist() for each in same.of(rack)]


@pytest.mark.parametrize(("dice", "words"), [(7, 345_845), (9, 647_431), (14, 3_899_378)])
def test_racks_of_the_benchmark(dice: int, words: int) -> None:
    """All 1,000 committed racks at once; the reference agrees on the first of them."""
    faces = {glyph: letter(glyph.upper(), 1) for glyph in "abcdefghijklmnopqrstuvwxyz"} | {"?": wild()}
    text = (RACKS / f"racks{dice}.txt").read_text(encoding="ascii")
    racks = [[faces[glyph] for glyph in line] for line in text.split()]
    counts = count_words(ENGLISH.graph, racks, 3)
    assert counts.sum() == words
    assert counts[:50].tolist() == count_words(ENGLISH.graph, racks[:50], 3, reference=True).tolist()


def test_a_long_rack_of_a_language_with_long_words() -> None:
    """German repeats letters in more ways than fit beside a word's number."""
    german = lexicon("german").graph
    have = Counter("EISENBAHNSCHIENENTRASSE")
    within = [(number, word) for number, word in enumerate(german) if have.keys() >= set(word)]
    expected = [number for number, word in within if Counter(word) <= have]
    assert len(expected) > 4_000
    assert words_on(german, [letter(one, 1) for one in have.elements()]).tolist() == expected


def test_the_best_words_come_first() -> None:
    faces = tuple(letter(one, worth) for one, worth in zip("TEQUEUH", (1, 1, 9, 1, 1, 1, 2), strict=True))
    product = Scoring(lambda count, worth, _: count * worth)
    best = best_words(ENGLISH, faces, product, top=3)
    assert best[0].word == "QUEUE"
    assert best[0].score == 13 * 5
    assert best[0].spelling == spell("QUEUE", faces)
    assert [one.score for one in best] == sorted((one.score for one in best), reverse=True)
    every = best_words(ENGLISH, faces, product, top=1000, min_length=3)
    assert min(len(one.word) for one in every) == 3
    assert every[: len(best)] == best


def test_of_equal_scores_the_commoner_word_comes_first() -> None:
    four = Lexicon.from_words("four", ["AB", "BA", "BC", "CB"], tiers={"AB": 70, "BA": 10, "BC": 10})
    best = best_words(four, (letter("A", 1), letter("B", 1), letter("C", 1)), Scoring(lambda *_: 1.0))
    assert [one.word for one in best] == ["BA", "BC", "AB", "CB"]


@reference
def test_no_dice_spell_no_words(reference: bool) -> None:
    assert words_on(ENGLISH.graph, ()).tolist() == []
    empty = Lexicon("none", "en", "", "", "", ENGLISH.folding, "", build([], "AB"), memoryview(b""))
    for words, racks in ((ENGLISH, [()]), (ENGLISH, []), (empty, [(wild(), wild())])):
        assert len(find_words(words.graph, racks, ODD, reference=reference).numbers) == 0
        assert len(top_words(words, racks, ODD, reference=reference)) == len(racks)


def test_more_dice_or_points_than_the_compiled_search_takes_are_answered_all_the_same() -> None:
    many = [letter("A", 1)] * 70
    long = Lexicon.from_words("as", ["A" * 40, "A" * 64])
    assert count_words(long.graph, [many]).tolist() == [2]
    rich = [letter("A", 5_000_000), letter("A", 3)]
    best = top_words(Lexicon.from_words("a", ["A", "AA"]), [rich], Scoring(lambda _, worth, __: worth), 2, 1)
    assert best.scores.tolist() == [5_000_003, 5_000_000]
    few = Lexicon.from_words("few", ["A", "AB", "B"])
    for points in (10**10, -(10**30), 10**30):
        odd_face = [letter("A", points), letter("B", 1), either("AB", 1), symbol("NOT", points)]
        for faces in (odd_face, odd_face[:2], odd_face[1:]):
            words = best_words(few, faces, Scoring(lambda _, worth, __: worth), 3, 1)
            assert [each.score for each in words] == pytest.approx(sorted((each.score for each in words), reverse=True))
            assert {each.word for each in words} == {"A", "AB", "B"}
            assert count_words(long.graph, [faces]).tolist() == [0]


def test_a_scoring_that_gives_no_number_is_refused() -> None:
    nothing = Scoring(lambda *_: float("nan"))
    with pytest.raises(ValueError, match="finite"):
        find_words(ENGLISH.graph, [(letter("A", 1), letter("T", 1))], nothing)
    with pytest.raises(ValueError, match="one or more"):
        top_words(ENGLISH, [], ODD, 0)


def test_a_damaged_graph_is_refused() -> None:
    core = compiled.core()
    if core is None:
        pytest.skip("the compiled core was not built")
    edges = np.array([0, 1 << 8 | 0x80 | 1], np.uint32)
    with pytest.raises(ValueError, match="back into it"):
        core.Graph(edges, np.zeros(2, np.uint32), 26)


def test_two_threads_find_what_one_finds() -> None:
    rng = np.random.default_rng(3)
    dice = dice_set("dicewords").dice("rack")
    racks = [[die.faces[rng.integers(6)] for die in dice] for _ in range(100)]
    one, two = (find_words(ENGLISH.graph, racks, ODD, threads=threads) for threads in (1, 2))
    for ours, theirs in ((one.starts, two.starts), (one.numbers, two.numbers), (one.scores, two.scores)):
        assert ours.tolist() == theirs.tolist()


@reference
def test_a_search_that_nobody_waits_for_ends(reference: bool) -> None:
    """Fifteen dice that could each be four letters take seconds; the search is called off in the middle."""
    anything, by_length = [either(ENGLISH.graph.alphabet[at : at + 4], 1) for at in range(15)], Scoring(lambda n, *_: n)
    searches: list[Callable[[], object]] = [
        lambda: count_words(ENGLISH.graph, [anything], reference=reference, stop=lambda: True),
        lambda: find_words(ENGLISH.graph, [anything], by_length, reference=reference, stop=lambda: True),
        lambda: top_words(ENGLISH, [anything], by_length, reference=reference, stop=lambda: True),
        lambda: best_words(ENGLISH, anything, by_length, reference=reference, stop=lambda: True),
    ]
    for search in searches:
        with pytest.raises(Cancelled):
            search()
