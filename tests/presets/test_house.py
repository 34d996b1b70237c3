"""A table's own words: the house list, and family mode (issue of B-43: the table decides)."""

from pathlib import Path

import pytest

from shakespell.core.game import Word
from shakespell.presets import house
from shakespell.presets.house import MOST_WORDS, accepted, drop_words, house_words, keep_words, read_words
from shakespell.presets.reading import PresetError
from shakespell.presets.referees import referee
from shakespell.words.folding import LANGUAGES
from shakespell.words.lexicon import Lexicon

WORDS = Lexicon.from_words("few", ["GLAS", "SHIT", "COCKS"])


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "user_data_path", lambda _: tmp_path)


def test_words_of_the_house_count_in_any_spelling() -> None:
    asked = referee(WORDS, house=["Zapfé"])
    assert asked(Word("zapfe\u0301")).answer == "yes"
    assert "house list" in asked(Word("ZAPFE")).reason
    assert asked(Word("GLAS")).answer == "yes"
    assert referee(WORDS)(Word("ZAPFE")).answer == "no"


@pytest.mark.parametrize("word", ["SHIT", "shit", "COCKS"])
def test_family_mode_refuses_what_the_lexicon_has(word: str) -> None:
    """B-43"""
    assert referee(WORDS)(Word(word)).answer == "yes"
    refused = referee(WORDS, family=True)(Word(word))
    assert (refused.answer, "family mode" in refused.reason) == ("no", True)


def test_family_mode_stands_above_the_house_list() -> None:
    assert referee(WORDS, family=True, house=["SHIT"])(Word("SHIT")).answer == "no"


def test_the_list_is_kept_and_words_can_be_taken_off() -> None:
    assert house_words("en") == ()
    assert keep_words(["zaps", "Qi", "ZAPS"], "en") == ("Qi", "zaps")
    assert keep_words(["été"], "en") == ("été", "Qi", "zaps")
    assert house_words("en") == ("été", "Qi", "zaps")
    assert house_words("de") == ()
    assert drop_words(["QI"], "en") == ("été", "zaps")
    with pytest.raises(PresetError, match="QI is not on the house list"):
        drop_words(["QI"], "en")
    assert house_words("en") == ("été", "zaps"), "nothing is lost by a slip"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"ZAP\n\nit's\n", "line 3"),
        (b"a word\n", "line 1"),
        (b"ZAP\n" + b"X" * 61, "line 2: XXX"),
        (b"\xff\xfe", "not UTF-8"),
    ],
)
def test_a_file_with_a_fault_names_the_line(tmp_path: Path, text: bytes, said: str) -> None:
    file = tmp_path / "own.txt"
    file.write_bytes(text)
    with pytest.raises(PresetError, match=said):
        read_words(file, "en")


def test_too_many_words() -> None:
    many = [f"A{chr(65 + n % 26)}{chr(65 + n // 26 % 26)}{chr(65 + n // 676)}" for n in range(MOST_WORDS + 1)]
    with pytest.raises(PresetError, match=f"takes {MOST_WORDS}"):
        accepted(many, LANGUAGES["en"])


def test_a_language_that_does_not_exist() -> None:
    with pytest.raises(PresetError, match="no language xx; there is"):
        keep_words(["ZAP"], "xx")


def test_a_file_may_have_comments(tmp_path: Path) -> None:
    """``#`` begins one, as in a word list; those of the list itself stay when a word is added."""
    file = tmp_path / "more.txt"
    file.write_text("\ufeff# what we agreed on\nqi\n  zaps  # since March\n\n#end\n", "utf-8")
    assert read_words(file, "en") == ("qi", "zaps")
    house.house_file("en").parent.mkdir(parents=True, exist_ok=True)
    house.house_file("en").write_text("# ours\nqi\n", "utf-8")
    assert keep_words(["zaps"], "en") == ("qi", "zaps")
    assert house.house_file("en").read_text("utf-8") == "# ours\nqi\nzaps\n"


def test_whoever_is_stopped_while_writing_leaves_the_list_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_words(["zaps"], "en")

    def stopped(file: Path, text: str, *_: object) -> int:
        file.write_bytes(text.encode()[:2])
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_text", stopped)
        with pytest.raises(KeyboardInterrupt):
            keep_words(["qi"], "en")
    assert house_words("en") == ("zaps",)
