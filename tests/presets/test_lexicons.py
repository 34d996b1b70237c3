# sentences for players, whole
"""Referees by the name of a lexicon: why a word was refused, and family mode."""

from pathlib import Path

import pytest

from shakespell.core.game import Verdict, Word
from shakespell.presets import PresetError, default_lexicon
from shakespell.presets.lexicons import DEFAULTS, import_lexicon, lexicon, remove_lexicon, why_not, word_lists
from shakespell.presets.referees import referee


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        (
            "London",
            "LONDON is not in the standard English word list (scowl 2020.12.07-2); it is a proper noun: London.",
        ),
        ("dvd", "DVD is not in the standard English word list (scowl 2020.12.07-2); it is an abbreviation: DVD."),
        (
            "zax",
            "ZAX is not in the standard English word list (scowl 2020.12.07-2); "
            "it is in the extended English word list (scowl 2020.12.07-2).",
        ),
        ("blorf", "BLORF is not in the standard English word list (scowl 2020.12.07-2)."),
        ("x-ray", "x-ray has a hyphen; a word is spelled with letters only."),
        ("can't", "can't has an apostrophe; a word is spelled with letters only."),
        ("q", "Q is a single letter; a word has two or more."),
    ],
)
def test_a_refusal_says_why_and_names_the_list_and_its_version(word: str, reason: str) -> None:
    """B-42."""
    assert why_not(lexicon("english"), word) == reason
    assert referee("english")(Word(word)) == Verdict("no", reason)


def test_a_word_is_not_refused() -> None:
    assert why_not(lexicon("english"), "plinths") is None


def test_german_names_are_explained_too() -> None:
    assert str(why_not(lexicon("german"), "Köln")).endswith("; it is a proper noun: Köln.")
    assert referee("german")(Word("köln", ("names",))).answer == "yes"


def test_family_mode_refuses_what_it_blocks() -> None:
    """B-43: the table decides."""
    assert referee("english")(Word("fuck")).answer == "yes"
    assert referee("english", family=True)(Word("fuck")) == Verdict(
        "no", "This table plays in family mode, which does without that word."
    )
    assert referee("english", family=True)(Word("duck")).answer == "yes"


def test_what_a_game_can_be_judged_by() -> None:
    assert set(DEFAULTS.values()) - {"italian"} < set(word_lists())
    assert not [name for name in word_lists() if name.endswith(("-names", "-abbreviations"))]


def test_a_list_of_ones_own_is_nobodys_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A default is named: a list that comes first in the alphabet, or has three words, changes no table by itself."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for language, default in DEFAULTS.items():
        if default in word_lists():
            own = tmp_path / f"aaa-{language}.txt"
            own.write_text("zyzzy\n", "utf-8")
            assert import_lexicon(own, own.stem, language).lexicon.language == language
            assert default_lexicon(language).name == default
            remove_lexicon(own.stem)


@pytest.mark.parametrize("language", ["xx", "tr", ""])
def test_a_language_without_a_lexicon_is_said(language: str) -> None:
    with pytest.raises(PresetError, match="no lexicon for the language"):
        default_lexicon(language)
