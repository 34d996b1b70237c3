"""How words are usually written, kept as edits that many words share (B-49)."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.words.folding import DANISH, FOLDINGS, FRENCH, GERMAN, TURKISH, Folding, Obstacle
from shakespell.words.lexicon import Lexicon
from shakespell.words.orthography import applied, edit_of


@pytest.mark.parametrize(
    ("folding", "spelling", "edit"),
    [
        (GERMAN, "Wort", "0:1:W"),
        (GERMAN, "Straße", "0:1:S 4:2:ß"),
        (GERMAN, "häuser", ""),
        (FRENCH, "cœur", "1:2:œ"),
        (FRENCH, "été", "0:1:é 2:1:é"),
        (DANISH, "æble", ""),
        pytest.param(TURKISH, "ısı", "0:1:ı 2:1:ı", id="B-52"),
    ],
)
def test_edits(folding: Folding, spelling: str, edit: str) -> None:
    normal = folding.normal(spelling)
    assert isinstance(normal, str)
    assert edit_of(normal, spelling, folding) == edit
    assert applied(normal, edit) == spelling


@given(st.sampled_from(sorted(FOLDINGS)), st.text("aAbéÉßœŒäÄñÑøåIıİi", min_size=1, max_size=12))
def test_every_spelling_comes_back(name: str, spelling: str) -> None:
    folding = FOLDINGS[name]
    normal = folding.normal(spelling)
    assert not isinstance(normal, Obstacle)
    assert applied(normal, edit_of(normal, spelling, folding)) == unicodedata.normalize("NFC", spelling)


@given(st.dictionaries(st.text("ABC", min_size=1, max_size=4), st.integers(0, 15), max_size=400))
def test_spellings_survive_a_file(capitals: dict[str, int]) -> None:
    """Any number of different edits: one, two or four bytes a word."""
    words = {w: "".join(c if bits >> i & 1 else c.lower() for i, c in enumerate(w)) for w, bits in capitals.items()}
    lexicon = Lexicon.from_words("x", [*words.values(), "zzz"])
    again = Lexicon.from_bytes(lexicon.to_bytes())
    assert {word: again.spelling(word) for word in words} == words


def test_more_edits_than_a_byte_can_number() -> None:
    words = ["".join(c.upper() if bits >> i & 1 else c for i, c in enumerate("abcdefghij")) for bits in range(1, 600)]
    spelled = [word + "abcdefghij"[: i % 10] + "abcdefghij"[i // 10 % 10] * (i // 100) for i, word in enumerate(words)]
    lexicon = Lexicon.from_bytes(Lexicon.from_words("x", spelled).to_bytes())
    assert lexicon.orthography.numbers.itemsize == 2
    assert {lexicon.spelling(word.lower()) for word in spelled} <= set(spelled)
