"""``name bookworm``: words of a category by the faces on the table, the commonest first (BW-2)."""

import pytest
from tests.cli.conftest import Outcome, Shakespell


@pytest.fixture
def name(shakespell: Shakespell) -> "Naming":
    return Naming(shakespell)


class Naming:
    def __init__(self, shakespell: Shakespell) -> None:
        self.shakespell = shakespell

    def __call__(self, category: str, letters: str, *more: str) -> Outcome:
        return self.shakespell("name", "bookworm", "--category", category, "--letters", letters, *more)


def test_words_begin_with_a_letter_of_their_die(name: Naming) -> None:
    """BW-2, and CK is either letter."""
    words = name("fruit", "B CK Z", "--top", "40", "--json").document["words"]
    assert {"banana", "cherry", "kiwi"} <= {word["word"] for word in words}
    assert all(word["word"][0].upper() in word["die"] for word in words)


def test_the_commonest_come_first(name: Naming) -> None:
    words = name("Fruit", "B", "--top", "5", "--json").document["words"]
    assert words[0] == {"word": "banana", "die": "B", "tier": 20}
    assert len(words) == 5


def test_a_category_may_be_given_by_its_title(name: Naming) -> None:
    words = name("capital cities", "P", "--top", "60", "--json").document["words"]
    assert "Paris" in {word["word"] for word in words}


@pytest.mark.parametrize(
    ("category", "letters", "says"),
    [
        ("frut", "B", "did you mean fruit"),
        ("fruit", "Ö", "no die shows Ö"),
        ("fruit", "?", "no die shows ?"),
        ("fruit", " ", "names no face"),
    ],
)
def test_what_cannot_be_used(name: Naming, category: str, letters: str, says: str) -> None:
    """A category that does not exist, a face that no die has: one line, exit status 2."""
    outcome = name(category, letters)
    assert outcome.status == 2
    assert says in outcome.err
    assert len(outcome.err.splitlines()) == 1
    assert not outcome.out
