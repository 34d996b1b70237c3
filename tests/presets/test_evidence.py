"""What bots know of words and categories: claims as people make them, right and wrong, in five languages (BW-9)."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from shakespell.core.game import Answer
from shakespell.presets.categories import FOLDER, deck, words_for
from shakespell.presets.evidence import Evidence
from shakespell.presets.lexicons import DEFAULTS, lexicon, lexicon_names
from shakespell.words.folding import LANGUAGES

CLAIMS = tomllib.loads(Path(__file__).with_name("claims.toml").read_text("utf-8"))


def evidence(language: str) -> Evidence:
    name = DEFAULTS[language]
    return Evidence(language, LANGUAGES[language], lexicon(name) if name in lexicon_names() else None)


def answers(language: str, which: str) -> Iterator[tuple[str, str, Answer]]:
    known = evidence(language)
    for category, words in CLAIMS[language][which].items():
        for word in words.replace("_", "\u00a0").split(" "):
            said = word.replace("\u00a0", " ")
            yield category, said, known.fits(said, category)


@pytest.mark.parametrize("language", CLAIMS)
def test_no_right_word_is_denied(language: str) -> None:
    """Yes or no idea; of a river that has a statesman's name even WordNet knows only the statesman."""
    denied = [(category, word) for category, word, answer in answers(language, "right") if answer == "no"]
    assert denied in ([], [("rivers", "Churchill")])


@pytest.mark.parametrize("language", CLAIMS)
def test_nearly_every_wrong_word_is_denied_and_none_believed(language: str) -> None:
    """A table is no capital city, in any language."""
    found = [answer for _, _, answer in answers(language, "wrong")]
    assert "yes" not in found
    assert found.count("no") >= 0.95 * len(found)


@pytest.mark.parametrize("language", CLAIMS)
def test_what_is_on_the_list_fits(language: str) -> None:
    """BW-9: whatever else the word may be."""
    known = evidence(language)
    for category, words in words_for(language).items():
        assert {known.fits(word, category) for word in words[::40]} == {"yes"}, category


def test_words_of_an_own_deck_are_nobodys_to_deny() -> None:
    """A category we know nothing of may have anything in it."""
    assert evidence("en").fits("table", "things-uncle-joe-says") == "unknown"
    assert evidence("en").fits("...", "fruit") == "unknown"


def test_kinds_are_given_once_and_for_categories_there_are() -> None:
    document = tomllib.loads((FOLDER / "kinds.toml").read_text("utf-8"))
    named = [category for group in document["groups"] for category in group["categories"].split()]
    ids = {category.id for card in deck("english-cards").cards for category in card.categories}
    assert len(named) == len(set(named))
    assert set(named) <= ids
