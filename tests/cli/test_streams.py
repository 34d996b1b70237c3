"""Streams that somebody closed, files with a byte-order mark, and names of any width."""

import subprocess
import sys
from pathlib import Path

import pytest

from shakespell.cli.output import columns
from shakespell.cli.width import width

from .conftest import Shakespell

BOM = "\ufeff"


@pytest.mark.parametrize(
    ("command", "status"),
    [
        ("word quixotic >&-", 0),
        ("word quixotic --json >&-", 0),
        ("word blorf >&-", 1),
        ("word >&-", 2),
        ("word quixotic 2>&-", 0),
        ("games >&- 2>&- <&-", 0),
        ("play dicewords --bot casual <&-", 0),
        ("score speed-dice --roll AERTLSNO --layout - <&-", 2),
    ],
)
def test_a_closed_stream_is_no_fault(command: str, status: int) -> None:
    """The answer is the exit status; what cannot be written or read is nothing, not a traceback."""
    done = subprocess.run(
        ["/bin/sh", "-c", f"{sys.executable} -m shakespell.cli {command}"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert (done.returncode, len(done.stderr.splitlines()) <= 1) == (status, True), done.stderr


def test_a_byte_order_mark_is_no_fault(shakespell: Shakespell, tmp_path: Path) -> None:
    layout, words, dice = tmp_path / "layout.txt", tmp_path / "own.txt", tmp_path / "dice.toml"
    layout.write_text(f"{BOM}TEA\n", "utf-8")
    assert "TEA" in shakespell("score", "speed-dice", "--roll", "TEARNLSO", "--layout", str(layout)).out
    words.write_text(f"{BOM}zyzzy\n", "utf-8")
    assert shakespell("word", "zyzzy", "--lexicon", str(words)).status == 0
    packaged = Path(__file__).parents[2] / "src" / "shakespell" / "data" / "dice" / "dicewords.toml"
    dice.write_text(BOM + packaged.read_text("utf-8"), "utf-8")
    assert shakespell("best", "dicewords", "--roll", "RULESVWXZ", "--dice-set", str(dice)).err.count("TOML") == 0


def test_columns_stand_below_each_other_whatever_the_script() -> None:
    """A Chinese character takes two columns of a terminal, a combining accent and a joiner none."""
    rows = [("\u5f20\u4f1f", 3), ("Ann", 12), ("Jose\u0301", 4), ("\u0633\u200c\u0627", 5), ("\uff21", 6)]
    lines = columns(rows)
    assert {width(line) for line in lines} == {8}
    assert [line[-2:] for line in lines] == [" 3", "12", " 4", " 5", " 6"]
