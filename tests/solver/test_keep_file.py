"""Saved reroll tables: what was written comes back, and anything else is told apart from it."""

from pathlib import Path

import numpy as np
import pytest

from shakespell.core.dice import Die, letter, wild
from shakespell.solver import keep
from shakespell.words.graph import build

DIGESTS = {"lexicon": "aa11", "dice": "bb22", "scoring": "value x length"}
DICE = tuple(Die(name, (*(letter(glyph, 2) for glyph in "ABCDE"), wild(-1))) for name in "uvwxyz")


@pytest.fixture(scope="module")
def table() -> keep.KeepTable:
    words = build(["ABBA", "BAD", "BEAD", "CAB", "DECADE", "FACADE"], "ABCDEF")
    return keep.solve(words, DICE, keep.Scoring(lambda letters, points, _: letters * points))


@pytest.fixture
def saved(table: keep.KeepTable, tmp_path: Path) -> Path:
    path = tmp_path / "cache" / "table.keep"
    table.save(path, DIGESTS)
    return path


def test_round_trip(table: keep.KeepTable, saved: Path) -> None:
    again = keep.KeepTable.open(saved, DIGESTS)
    assert (again.dice, again.counts, again.rerolls) == (table.dice, table.counts, table.rerolls)
    for rolls_left in range(3):
        assert again.expected(rolls_left) == table.expected(rolls_left)
        assert again.advise((0, 1, 2, 3, 4, 5), rolls_left) == table.advise((0, 1, 2, 3, 4, 5), rolls_left)
    for one, other in zip(again.tables, table.tables, strict=True):
        np.testing.assert_array_equal(one, other)


def test_nothing_is_left_beside_the_file(saved: Path) -> None:
    assert [path.name for path in saved.parent.iterdir()] == [saved.name]


def test_a_file_is_replaced_while_others_read_it(table: keep.KeepTable, saved: Path) -> None:
    reader = keep.KeepTable.open(saved, DIGESTS)
    table.save(saved, {**DIGESTS, "lexicon": "new"})
    assert reader.advise((0,) * 6, 2) == table.advise((0,) * 6, 2)
    with pytest.raises(keep.UnusableTable, match="another lexicon"):
        keep.KeepTable.open(saved, DIGESTS)


@pytest.mark.parametrize(
    "digests", [{**DIGESTS, "dice": "cc33"}, {"lexicon": "aa11"}, {**DIGESTS, "more": "1"}, {}], ids=str
)
def test_a_table_made_of_other_things_is_refused(saved: Path, digests: dict[str, str]) -> None:
    with pytest.raises(keep.UnusableTable, match="made with another"):
        keep.KeepTable.open(saved, digests)


@pytest.mark.parametrize("length", [0, 4, 20, 100, 5000, -1])
def test_a_truncated_file_is_refused(saved: Path, length: int) -> None:
    saved.write_bytes(saved.read_bytes()[:length])
    with pytest.raises(keep.UnusableTable):
        keep.KeepTable.open(saved, DIGESTS)


def test_an_overlong_file_is_refused(saved: Path) -> None:
    saved.write_bytes(saved.read_bytes() + b"\0")
    with pytest.raises(keep.UnusableTable, match="overlong"):
        keep.KeepTable.open(saved, DIGESTS)


@pytest.mark.parametrize("content", [b"", b"PNG", b"\0" * 100_000, b"SHSPKEEP" + b"\xff" * 100], ids=len)
def test_a_foreign_file_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign.keep"
    path.write_bytes(content)
    with pytest.raises(keep.UnusableTable):
        keep.KeepTable.open(path, DIGESTS)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(keep.UnusableTable, match="cannot be read"):
        keep.KeepTable.open(tmp_path / "none.keep", DIGESTS)


def test_a_damaged_header_is_refused(saved: Path) -> None:
    content = bytearray(saved.read_bytes())
    content[content.index(b'"turn"') + 9] ^= 1
    saved.write_bytes(content)
    with pytest.raises(keep.UnusableTable, match="damaged"):
        keep.KeepTable.open(saved, DIGESTS)


def test_damaged_values_are_found_before_they_are_believed(saved: Path) -> None:
    content = bytearray(saved.read_bytes())
    content[4096] ^= 1  # the first value: all dice at their first face, no roll left
    saved.write_bytes(content)
    table = keep.KeepTable.open(saved, DIGESTS)
    table.value((4,) * 6, 1)
    with pytest.raises(keep.UnusableTable, match="damaged"):
        table.value((0,) * 6, 0)
