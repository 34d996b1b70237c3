"""Lists of our own become the words behind a language's cards."""

from pathlib import Path

import pytest

from shakespell.words.building.own_categories import OwnLists, build_own_members
from shakespell.words.folding import GERMAN

SHARES = {"APFEL": 1e-5, "BIRNE": 2e-5, "GRÜNER": 1e-4}


def gathered(**entries: dict[str, str]) -> dict[str, list[str]]:
    lists = OwnLists(GERMAN, entries, SHARES)
    return {id_: lists.gathered(id_) for id_ in entries}


def test_the_commonest_come_first_and_then_the_writers_order() -> None:
    assert gathered(fruit={"own": "Zwetsche Quitte Apfel Birne Grüner_Apfel"})["fruit"] == [
        "Birne",
        "Apfel",
        "Grüner Apfel",
        "Zwetsche",
        "Quitte",
    ]


def test_what_comes_first_to_mind_goes_before_what_is_only_common() -> None:
    """Many a name is also an everyday word: Oder, a river, is "or" in German."""
    lists = OwnLists(GERMAN, {"rivers": {"own": "Aller Oder Rhein Elbe", "first": "Rhein Elbe"}}, {"ODER": 0.01})
    assert lists.gathered("rivers") == ["Rhein", "Elbe", "Oder", "Aller"]


def test_another_category_is_taken_in_after_our_own_words_without_what_is_dropped() -> None:
    assert gathered(
        birds={"own": "Amsel Birne Star"}, feathers={"own": "Kissen Amsel", "from": "birds", "drop": "star"}
    )["feathers"] == ["Kissen", "Amsel", "Birne"]


def test_one_word_in_two_spellings_is_one_word() -> None:
    assert gathered(things={"own": "T-Shirt TShirt Café Cafe"})["things"] == ["T-Shirt", "Café"]


def cards(folder: Path) -> None:
    lines = [f'{level} = {{ id = "{level}", title = "?" }}' for level in ("easy", "medium", "hard")]
    (folder / "german-cards.toml").write_text("\n".join(["[[cards]]", *lines]), "utf-8")


@pytest.mark.parametrize(
    ("first", "second", "says"),
    [
        ('[easy]\nown = "A"', '[easy]\nown = "B"', "german-own-2.toml: the category easy is already in another file"),
        ('[none]\nown = "A"', "", "german-own-1.toml: the category none is on no card"),
        ('[easy]\nown = "A B-52 7up"', "", "or take out: easy: B-52, easy: 7up"),
        ('[easy]\nown = "A"\nfirst = "7up"', "", "or take out: easy: 7up"),
        ('[easy]\nown = "A"\nfrom = "hard"', "", "easy takes in hard, which no file has"),
    ],
)
def test_a_fault_in_a_list_is_explained(tmp_path: Path, first: str, second: str, says: str) -> None:
    cards(tmp_path)
    (tmp_path / "german-own-1.toml").write_text(first, "utf-8")
    (tmp_path / "german-own-2.toml").write_text(second, "utf-8")
    with pytest.raises(ValueError, match=says):
        build_own_members(tmp_path / "no.whl", "german", tmp_path)
