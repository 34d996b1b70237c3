"""Normal forms: what each language keeps, expands and folds, and what is refused (B-48, B-52, B-53)."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.words.folding import (
    DANISH,
    DUTCH,
    ENGLISH,
    FOLDINGS,
    FRENCH,
    GERMAN,
    GERMAN_EXPANDED,
    LANGUAGES,
    SPANISH,
    TURKISH,
    Folding,
    Obstacle,
)


@pytest.mark.parametrize(
    ("folding", "text", "normal"),
    [
        pytest.param(ENGLISH, "café", "CAFE", id="B-48 English folds accents"),
        pytest.param(ENGLISH, "Ångström", "ANGSTROM", id="B-48 English folds Å and Ö"),
        pytest.param(ENGLISH, "encyclopædia", "ENCYCLOPAEDIA", id="B-48 English expands Æ"),
        pytest.param(ENGLISH, "Łódź", "LODZ", id="B-48 English folds the stroke"),
        pytest.param(ENGLISH, "ﬁsh", "FISH", id="typographic ligature"),
        pytest.param(ENGLISH, " word\n", "WORD", id="space around a word does not count"),
        pytest.param(ENGLISH, "\u0131İ", "II", id="B-52 English on Turkish letters"),
        pytest.param(FRENCH, "cœur", "COEUR", id="B-48 French expands Œ"),
        pytest.param(FRENCH, "ÇA", "CA", id="B-48 French folds the cedilla"),
        pytest.param(GERMAN, "Häuser", "HÄUSER", id="B-48 German keeps Ä"),
        pytest.param(GERMAN, "Ha\u0308user", "HÄUSER", id="B-53 Ä typed as two characters"),
        pytest.param(GERMAN, "Straße", "STRASSE", id="B-48 ß is SS"),
        pytest.param(GERMAN, "STRAẞE", "STRASSE", id="B-48 capital ß is SS"),
        pytest.param(GERMAN, "Café", "CAFE", id="B-48 German folds É"),
        pytest.param(GERMAN, "ǖ", "Ü", id="only the outer accent is folded"),
        pytest.param(GERMAN_EXPANDED, "Häuser", "HAEUSER", id="B-48 German expands Ä to AE"),
        pytest.param(GERMAN_EXPANDED, "ÜBER", "UEBER", id="B-48 German expands Ü to UE"),
        pytest.param(SPANISH, "mañana", "MAÑANA", id="B-48 Spanish keeps Ñ"),
        pytest.param(SPANISH, "corazón", "CORAZON", id="B-48 Spanish folds Ó"),
        pytest.param(DANISH, "smørrebrød", "SMØRREBRØD", id="B-48 Danish keeps Ø"),
        pytest.param(DANISH, "blåbær", "BLÅBÆR", id="B-48 Danish keeps Å and Æ"),
        pytest.param(DUTCH, "ĳs", "IJS", id="B-48 Dutch IJ is two letters"),
        pytest.param(TURKISH, "\u0131l\u0131k", "ILIK", id="B-52 Turkish dotless i"),
        pytest.param(TURKISH, "diri", "DİRİ", id="B-52 Turkish dotted i"),
    ],
)
def test_normal_form(folding: Folding, text: str, normal: str) -> None:
    assert folding.normal(text) == normal


@given(st.sampled_from(sorted(FOLDINGS)), st.one_of(st.text("aäÖüéñåøÆßçğişİ'", max_size=6), st.text(max_size=12)))
def test_composed_and_decomposed_text_is_the_same_word(name: str, text: str) -> None:
    """B-53."""
    folding = FOLDINGS[name]
    composed, decomposed = (folding.normal(unicodedata.normalize(form, text)) for form in ("NFC", "NFD"))
    assert isinstance(composed, Obstacle) == isinstance(decomposed, Obstacle)
    if isinstance(composed, str):
        assert composed == decomposed == folding.normal(text)


@given(st.sampled_from(sorted(FOLDINGS)), st.text())
def test_a_normal_form_is_letters_of_the_alphabet_and_its_own_normal_form(name: str, text: str) -> None:
    folding = FOLDINGS[name]
    normal = folding.normal(text)
    if isinstance(normal, Obstacle):
        assert normal.reason.endswith(".")
        assert normal.reason.isprintable()
    else:
        assert normal
        assert set(normal) <= set(folding.alphabet)
        assert folding.normal(normal) == normal


@pytest.mark.parametrize("folding", [f for f in FOLDINGS.values() if f is not TURKISH], ids=lambda f: f.name)
@given(text=st.text("abzéäñøßĳ", min_size=1))
def test_case_does_not_matter(folding: Folding, text: str) -> None:
    assert folding.normal(text) == folding.normal(text.upper())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("can't", "can't has an apostrophe; a word is spelled with letters only."),
        ("can\u2019t", "can\u2019t has an apostrophe; a word is spelled with letters only."),
        ("x-ray", "x-ray has a hyphen; a word is spelled with letters only."),
        ("ice cream", "ice cream has a space; a word is spelled with letters only."),
        ("r2d", "r2d has the digit 2; a word is spelled with letters only."),
        ("a.m", "a.m has the character .; a word is spelled with letters only."),
        ("π", "π has the letter π, which this language's dice do not have; a word is spelled with letters only."),
        ("a\u200bb", "a\ufffdb has an invisible character (U+200B); a word is spelled with letters only."),
        ("", "A word needs at least one letter."),
        ("  ", "A word needs at least one letter."),
        ("\u0301", "A word needs at least one letter."),
    ],
)
def test_a_refused_word_says_why(text: str, reason: str) -> None:
    assert isinstance(obstacle := ENGLISH.normal(text), Obstacle)
    assert obstacle.reason == reason


def test_a_very_long_text_is_refused_in_a_short_line() -> None:
    assert isinstance(obstacle := ENGLISH.normal("9" * 1_000_000), Obstacle)
    assert len(obstacle.reason) < 200


def test_letters_that_the_language_lacks_are_refused() -> None:
    """Turkish has no Q, W or X."""
    assert isinstance(TURKISH.normal("taxi"), Obstacle)


def test_a_rule_must_lead_to_letters_of_the_alphabet() -> None:
    with pytest.raises(ValueError, match="Ä cannot become AE"):
        Folding("short", "ABC", (("Ä", "AE"),))


def test_every_language_of_the_dice_sets_has_a_folding() -> None:
    assert set(LANGUAGES) >= {"en", "de", "fr", "nl", "da", "it", "es"}
    assert all(list(folding.alphabet) == sorted(folding.alphabet) for folding in FOLDINGS.values())
