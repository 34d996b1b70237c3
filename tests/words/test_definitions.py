"""What words mean, offline, by their base form."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.presets import lexicon
from shakespell.presets.lexicons import define
from shakespell.words.building.wordnet import DEFINITIONS, WordNet, base_forms, entries
from shakespell.words.definitions import Glossary, packed
from shakespell.words.lexfile import LexiconError, write


@pytest.mark.parametrize(
    ("word", "lemma", "part", "gloss"),
    [
        ("PLINTHS", "plinth", "noun", "an architectural support or base"),
        ("mice", "mouse", "noun", "small rodents"),
        ("went", "go", "verb", "move"),
        ("happier", "happy", "adjective", "joy"),
        ("squeezed", "squeeze", "verb", "press"),
        ("turkey", "turkey", "noun", "gallinaceous bird"),
        ("elephant", "elephant", "noun", "pachyderm"),
    ],
)
def test_english_words(word: str, lemma: str, part: str, gloss: str) -> None:
    found = define(word)
    assert found is not None
    assert (found.lemma, found.part, found.source) == (lemma, part, "WordNet 3.1, Princeton University")
    assert gloss in found.gloss


@pytest.mark.parametrize("word", ["the", "blorf", "x-ray", ""])
def test_nothing_is_known_of_some(word: str) -> None:
    assert define(word) is None


def test_other_languages_have_none() -> None:
    assert define("hand", "de") is None


def test_most_words_of_the_standard_list_have_one() -> None:
    words = list(lexicon("english").graph)[::10]
    assert sum(define(word) is not None for word in words) > 0.75 * len(words)


def test_names_do_not_define_words() -> None:
    """TURKEY is a bird here, CHINA is crockery."""
    assert "country" not in str(define("china"))


@given(st.dictionaries(st.text("ABC", min_size=1, max_size=6), st.text("xyz ", min_size=1), max_size=400))
def test_every_entry_is_found_and_no_other(glosses: dict[str, str]) -> None:
    glossary = opened_from({key: f"n\t{key.lower()}\t{gloss}" for key, gloss in glosses.items()})
    for key, gloss in glosses.items():
        found = glossary.define(key)
        assert found is not None
        assert (found.lemma, found.gloss) == (key.lower(), gloss)
    assert glossary.define("D") is None


def opened_from(entries_by_key: dict[str, str]) -> Glossary:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.definitions"
        write(path, packed("en", "a test", "none", [*entries_by_key.items(), ("AAAAAAAA", "n\ta\tb")]))
        return Glossary.open(path)


def test_an_inflected_form_leads_to_its_base() -> None:
    found = opened_from({"OX": "n\tox\tan animal", "OXEN": "=OX"}).define("oxen")
    assert str(found) == "ox (noun): an animal"


def test_a_lexicon_is_no_glossary() -> None:
    with pytest.raises(LexiconError, match="holds no definitions"):
        Glossary.open(DEFINITIONS.parent / "lexicons" / "german-names.lex")


@pytest.mark.parametrize(
    ("form", "base"),
    [
        ("plinths", "plinth"),
        ("running", "run"),
        ("bigger", "big"),
        ("tried", "try"),
        ("calves", "calf"),
        ("oxen", "ox"),
    ],
)
def test_base_forms(form: str, base: str) -> None:
    assert base in {candidate for _, candidate in base_forms(form, {("n", "oxen"): ["ox"]})}


NOUNS = """\
00000001 03 n 02 bear 0 bruin 0 000 | a heavy animal; "a bear in the wood"
00000002 03 n 01 polar_bear 0 001 @ 00000001 n 0000 | a white bear
00000003 03 n 01 Baloo 0 001 @i 00000001 n 0000 | a bear in a book
"""
FILES = {
    "package/dict/data.noun": NOUNS.encode(),
    "package/dict/index.noun": b"bear n 1 0 1 0 00000001\n"
    b"bruin n 1 0 1 0 00000001\npolar_bear n 1 1 @ 1 0 00000002\nbaloo n 1 1 @i 1 0 00000003\n",
    "package/dict/index.sense": b"bear%1:03:00:: 00000001 1 5\nbear%2:03:00:: 00000009 1 2\n",
    **{f"package/dict/{kind}.{part}": b"" for kind in ("data", "index") for part in ("verb", "adj", "adv")},
}


def test_wordnet_is_read() -> None:
    wordnet = WordNet.read(FILES)
    assert sorted(word for word, _ in wordnet.below("bear")) == ["Baloo", "polar bear"]
    assert sorted(word for word, _ in wordnet.below("bear", instances=False)) == ["polar bear"]
    assert sorted(entries(wordnet, {}, ["bear", "bears", "baloo", "axe"])) == [
        ("BEAR", "n\tbear\ta heavy animal"),
        ("BEARS", "=BEAR"),
    ]
