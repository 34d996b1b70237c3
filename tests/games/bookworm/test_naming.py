"""Words and phrases as they are named in Bookworm: BW-11."""

import pytest

from shakespell.games.bookworm.naming import Phrase, phrase, same
from shakespell.words.folding import ENGLISH, LANGUAGES, Obstacle


def read(text: str, language: str = "en") -> Phrase:
    folding = LANGUAGES[language]
    found = phrase(text, folding, language)
    assert isinstance(found, Phrase), found
    return found


@pytest.mark.parametrize(
    ("text", "initials", "key"),
    [
        ("The Hague", ("H",), "HAGUE"),
        ("New Delhi", ("N",), "NEWDELHI"),
        ("an apple", ("A",), "APPLE"),
        ("a", ("A",), "A"),
        ("A", ("A",), "A"),
        ("The", ("T",), "THE"),
        ("  ice-cream ", ("I",), "ICECREAM"),
        ("St. John's", ("S",), "STJOHNS"),
        ("Thé", ("T",), "THE"),
        ("'BA", ("B",), "BA"),
        ("\u2018tis", ("T",), "TIS"),
        ("rock `n' roll", ("R",), "ROCKNROLL"),
        ("the 'burbs", ("B",), "BURBS"),
    ],
)
def test_initials_and_what_a_phrase_is_compared_by(text: str, initials: tuple[str, ...], key: str) -> None:
    """BW-11 (ruling): the initial is that of the first word after a leading article."""
    assert (read(text).initials, read(text).key) == (initials, key)


def test_articles_are_the_languages_own() -> None:
    """BW-11: 'die Maus' begins with M in German, l'eau with E in French, 'die' is a word in English."""
    for text, language, initials, article in (
        ("die Maus", "de", ("M",), ("D",)),
        ("l'eau", "fr", ("E",), ("L",)),
        ("die hard", "en", ("D",), ()),
        ("l'arancia", "it", ("A",), ("L",)),
        ("een banaan", "nl", ("B",), ("E",)),
        ("et æble", "da", ("Æ", "A"), ("E",)),
    ):
        assert (read(text, language).initials, read(text, language).article) == (initials, article), text


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("cat", "CATS", True),
        ("café", "cafes", True),
        ("The Hague", "hague", True),
        ("New Delhi", "new-delhi", True),
        ("bus", "buses", True),
        ("berry", "berries", True),
        ("princes", "princess", False),
        ("cat", "cart", False),
        ("glass", "glas", False),
        ("as", "a", False),
        ("hive", "hives", True),
        ("HIV", "hives", False),
        ("dish", "dishes", True),
        ("tomato", "tomatoes", True),
        ("rose", "roses", True),
        ("key", "keys", True),
    ],
)
def test_named_before_ignores_what_makes_no_other_word(one: str, other: str, is_same: bool) -> None:
    """BW-11 (ruling): case, accents, leading articles, spaces, hyphens, a plain plural."""
    assert same(read(one).key, read(other).key, "en") is is_same
    assert same(read(other).key, read(one).key, "en") is is_same


@pytest.mark.parametrize("text", ["", "   ", "---", "'", "7 Up", "Ж", "a/b"])
def test_what_is_no_word_says_why(text: str) -> None:
    """BW-11: the obstacle is a sentence."""
    found = phrase(text, ENGLISH, "en")
    assert isinstance(found, Obstacle)
    assert found.reason.endswith(".")
