"""Words from a rack, against trying every word of the list."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import shakespell
from shakespell.core.dice import Face, either, letter, symbol, wild
from shakespell.solver.rack import best_words, words_on
from shakespell.words.graph import build
from shakespell.words.lexicon import Lexicon
from shakespell.words.spelling import Spelling, spell

ENGLISH = Lexicon.open(Path(shakespell.__file__).parent / "data" / "lexicons" / "english.lex")

single_faces = st.sampled_from([letter("A", 1), letter("B", 1), letter("C", 2), wild(), symbol("NOT")])
other_faces = st.sampled_from([either("AB", 1), either("BC", 2), letter("CA", 3), letter("AAB", 4), letter("D", 1)])
any_faces = st.one_of(single_faces, other_faces)
word_lists = st.sets(st.text("ABC", min_size=1, max_size=6), max_size=30).map(sorted)


@pytest.mark.parametrize("kind", [single_faces, any_faces], ids=["single letters", "every kind"])
@given(data=st.data(), words=word_lists, min_length=st.integers(1, 4))
def test_every_word_the_faces_spell_is_found_once(
    kind: st.SearchStrategy[Face], data: st.DataObject, words: list[str], min_length: int
) -> None:
    """B-50."""
    faces = tuple(data.draw(st.lists(kind, max_size=7)))
    graph = build(words, "ABC")
    found = sorted(words_on(graph, faces, min_length))
    assert found == [(n, w) for n, w in enumerate(words) if len(w) >= min_length and spell(w, faces) is not None]


@settings(max_examples=8, deadline=None)
@given(st.text("AEIORSTNDLQUZ", min_size=5, max_size=8), st.integers(0, 2))
def test_english_words_on_a_rack(letters: str, wilds: int) -> None:
    """Against a count of letters over the whole lexicon."""
    faces = (*(letter(one, 1) for one in letters), *(wild() for _ in range(wilds)))
    have = Counter(letters)
    expected = {word for word in ENGLISH.graph if (Counter(word) - have).total() <= wilds}
    assert {word for _, word in words_on(ENGLISH.graph, faces)} == expected


def test_the_best_words_come_first() -> None:
    faces = tuple(letter(one, points) for one, points in zip("TEQUEUH", (1, 1, 9, 1, 1, 1, 2), strict=True))

    def score(word: str, spelling: Spelling) -> float:
        return spelling.points * len(word)

    best = best_words(ENGLISH, faces, score, top=3)
    assert best[0].word == "QUEUE"
    assert best[0].score == 13 * 5
    assert best[0].spelling == spell("QUEUE", faces)
    assert [one.score for one in best] == sorted((one.score for one in best), reverse=True)
    every = best_words(ENGLISH, faces, score, top=1000, min_length=3)
    assert min(len(one.word) for one in every) == 3
    assert every[: len(best)] == best


def test_of_equal_scores_the_commoner_word_comes_first() -> None:
    lexicon = Lexicon.from_words("four", ["AB", "BA", "BC", "CB"], tiers={"AB": 70, "BA": 10, "BC": 10})
    best = best_words(lexicon, (letter("A", 1), letter("B", 1), letter("C", 1)), lambda *_: 1.0)
    assert [one.word for one in best] == ["BA", "BC", "AB", "CB"]


def test_no_dice_spell_no_words() -> None:
    assert list(words_on(ENGLISH.graph, ())) == []
    assert list(words_on(build([], "AB"), (wild(), wild()))) == []
