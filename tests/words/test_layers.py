"""What the program does not say by itself (B-43)."""

from pathlib import Path

import pytest

from shakespell.presets.lexicons import DEFAULTS, discretion, lexicon
from shakespell.words.folding import GERMAN
from shakespell.words.layers import Discretion, read_discretion

SMALL = Discretion(GERMAN, frozenset({"MIST"}), frozenset({"BLUT"}), ("ES",))


@pytest.mark.parametrize(
    ("word", "shown", "blocked"),
    [
        ("Mist", False, True),
        ("mistes", False, True),
        ("Blut", False, False),
        ("Blüte", True, False),
        ("x-y", True, False),
    ],
)
def test_layers(word: str, shown: bool, blocked: bool) -> None:
    assert (SMALL.is_shown(word), SMALL.is_blocked(word)) == (shown, blocked)


@pytest.mark.parametrize(
    "word",
    [
        "butter",
        "cocktail",
        "password",
        "classic",
        "grass",
        "scrap",
        "rapeseed",
        "titan",
        "shiitake",
        "analysis",
        "queen",
    ],
)
def test_innocent_words_are_shown(word: str) -> None:
    """Whole words are compared, not what a word holds."""
    assert discretion("en").is_shown(word)


@pytest.mark.parametrize("word", ["fuck", "FUCKING", "niggers", "cunts"])
def test_slurs_are_words_that_are_never_shown_and_blocked_in_family_mode(word: str) -> None:
    assert not discretion("en").is_shown(word)
    assert discretion("en").is_blocked(word)
    assert lexicon("english-extended").contains(word)


@pytest.mark.parametrize("language", DEFAULTS)
def test_every_language_has_layers_that_do_not_overlap(language: str) -> None:
    layers = discretion(language)
    assert len(layers.blocked) > 20
    assert not layers.blocked & layers.hidden


def test_a_language_the_file_does_not_know_shows_everything(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    path.write_text('[en]\nblocked = "bad"\n')
    assert read_discretion(path, "tr").is_shown("bad")
    assert not read_discretion(path, "en").is_shown("bad")


def test_a_word_that_is_not_written_in_letters_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "odd.toml"
    path.write_text('[en]\nhidden = "so-so"\n')
    with pytest.raises(ValueError, match=r"so-so .* mend or remove it"):
        read_discretion(path, "en")
