"""The words behind the category cards, and how well each is known."""

from pathlib import Path

import pytest

from shakespell.core.game import Member
from shakespell.presets.categories import deck, is_member, members
from shakespell.presets.lexicons import discretion
from shakespell.presets.referees import referee
from shakespell.words.building.coverage import document
from shakespell.words.categories import Coverage, Members, coverage
from shakespell.words.folding import ENGLISH


def known() -> Members:
    found = members("en")
    assert found is not None
    return found


KNOWN = known()
CATEGORIES = [category for card in deck("english-cards").cards for category in card.categories]
IDS = [category.id for category in CATEGORIES]
NAMES = {category.id for category in CATEGORIES if category.names}


def test_there_are_54_cards_of_three_categories_and_words_for_each() -> None:
    """BW-1."""
    assert len(deck("english-cards").cards) == 54
    assert list(KNOWN.words) == IDS
    assert len(set(IDS)) == 162


@pytest.mark.parametrize("each", coverage(KNOWN), ids=lambda each: each.category)
def test_a_category_has_enough_words_for_any_roll(each: Coverage) -> None:
    assert each.words >= 60
    assert each.symbols >= 20


def test_the_page_of_coverage_is_what_the_module_prints() -> None:
    assert (Path(__file__).parents[2] / "docs" / "categories.md").read_text("utf-8") == document()


@pytest.mark.parametrize(
    ("category", "letter", "first", "also"),
    [
        ("fruit", "A", "apple", "apricot"),
        ("birds", "O", "owl", "ostrich"),
        ("capital-cities", "N", "Nairobi", "New Delhi"),
        ("chemical-elements", "Z", "zinc", "zirconium"),
    ],
)
def test_words_by_initial_the_commonest_first(category: str, letter: str, first: str, also: str) -> None:
    found = KNOWN.beginning(category, letter)
    assert also in found
    assert found.index(first) < len(found) // 2 + 1
    assert all(word[0].upper() == letter for word in found)


def test_nothing_is_known_of_a_category_that_is_none() -> None:
    assert KNOWN.beginning("no-such", "A") == ()


@pytest.mark.parametrize(
    "said", ["apple", "Apples", "an apple", "PASSION-FRUIT", "passion fruit", "cherries", "Lychée"]
)
def test_a_known_member_is_accepted_however_it_is_said(said: str) -> None:
    """BW-11: case, accents, articles, spaces, hyphens and a plain plural do not matter."""
    assert is_member(said, "fruit", "en", ENGLISH)
    assert referee("english")(Member(said, "fruit")).answer == "yes"


@pytest.mark.parametrize(
    ("said", "category"), [("hammer", "fruit"), ("apple", "no-such"), ("", "fruit"), ("12", "fruit")]
)
def test_what_is_not_on_the_list_is_for_the_ballot(said: str, category: str) -> None:
    """BW-9."""
    assert referee("english")(Member(said, category)).answer == "unknown"


def test_no_list_has_a_word_twice_or_one_we_do_not_say() -> None:
    for id_, words in KNOWN.words.items():
        keys = [word.casefold() for word in words]
        assert len(set(keys)) == len(keys), id_
        assert id_ in NAMES or not [word for word in words if discretion("en").is_blocked(word)], id_


def test_an_accent_and_an_apostrophe_do_not_hide_the_initial(tmp_path: Path) -> None:
    path = tmp_path / "some.json"
    path.write_text(
        '{"language": "en", "source": "a test", "members": {"x": ["élan", "\'tis", "Eve", "7 up"]}}', "utf-8"
    )
    found = Members.read(path)
    assert (found.beginning("x", "E"), found.beginning("x", "T"), found.beginning("x", "U")) == (
        ("élan", "Eve"),
        ("'tis",),
        ("7 up",),
    )
