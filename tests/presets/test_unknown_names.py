"""A name that is none gets one clear line that says what there is, wherever it is given."""

import re
from pathlib import Path
from typing import Any

import pytest

from shakespell.bots import BOTS
from shakespell.presets import PresetError, default_lexicon, dice_set, prepared
from shakespell.presets.house import house_words
from shakespell.words.lexicon import LexiconError, folding_of

PACKAGED = Path(__file__).parents[2] / "src" / "shakespell" / "data" / "dice" / "dicewords.toml"


def own_dice(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(re.sub('language = "en"', 'language = "xx"', PACKAGED.read_text("utf-8")), "utf-8")
    dice_set("dicewords", file)


def level(_: Path) -> None:
    unknown: Any = "god"
    BOTS["dicewords"](unknown, prepared("dicewords", None, [None], "english"), default_lexicon())


@pytest.mark.parametrize(
    ("asked", "fault", "says"),
    [
        (own_dice, PresetError, "there is no language xx; there is en, "),
        (level, PresetError, "no bot has the level god; there is beginner, "),
        (lambda _: BOTS["chess"], KeyError, "there is no chess; there is dicewords, "),
        (lambda _: default_lexicon("xx"), PresetError, "no lexicon for the language xx; there is one for en, "),
        (lambda _: prepared("dicewords", None, [None], "xx"), PresetError, "no folding rule xx; there is english, "),
        (lambda _: prepared("chess", None, [None], "english"), PresetError, "no game chess; there is dicewords, "),
        (lambda _: house_words("xx") or folding_of("xx"), (PresetError, LexiconError), "no language xx; there is en, "),
    ],
    ids=["language", "level", "bot", "lexicon", "folding", "game", "house"],
)
def test_an_unknown_name_says_what_there_is(asked: Any, fault: Any, says: str, tmp_path: Path) -> None:
    with pytest.raises(fault, match=re.escape(says)) as refused:
        asked(tmp_path)
    assert len(str(refused.value).splitlines()) == 1
