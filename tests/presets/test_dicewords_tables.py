"""Tables of rerolls kept among the user's files (DW-1): found again, made again, and never believed when damaged."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from shakespell.core.dice import Die
from shakespell.presets import dice_set, dicewords_tables, lexicon
from shakespell.presets.dicewords_tables import answered, tables_folder
from shakespell.solver import keep
from shakespell.solver.keep_table import Advice, KeepTable
from shakespell.solver.stopping import Cancelled
from shakespell.solver.table_memory import MEMORY
from shakespell.words.lexicon import Lexicon

RACK = dice_set("dicewords").dice("rack")[:4]
ENGLISH = lexicon("english")


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All tables are kept, in a folder of the test's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(dicewords_tables, "FEWEST_STATES_KEPT", 0)
    forget()
    yield
    forget()


def forget() -> None:
    """As if another program asked."""
    dicewords_tables._kept.cache_clear()
    MEMORY.forget()


def advice(table: KeepTable) -> Advice:
    return table.advise((0, 1, 2, 3), 2)


def asked(rack: tuple[Die, ...] = RACK, words: Lexicon = ENGLISH, min_length: int = 3) -> Advice:
    forget()
    return answered(rack, words, 2, min_length, advice)


def files() -> list[Path]:
    return sorted(tables_folder().glob("*"))


def test_a_table_that_was_called_off_is_made_for_the_next_who_asks() -> None:
    whole = dice_set("dicewords").dice("rack")
    taken = MEMORY.taken
    with pytest.raises(Cancelled):
        answered(whole, ENGLISH, 1, 3, advice, stop=lambda: True)
    assert (files(), MEMORY.taken) == ([], taken)
    assert dicewords_tables.keep_table(whole, ENGLISH, 1, 3).expected(1) > 0


def test_who_finds_a_table_is_not_asked_whether_to_stop() -> None:
    table = dicewords_tables.keep_table(RACK, ENGLISH, 2, 3)
    assert dicewords_tables.keep_table(RACK, ENGLISH, 2, 3, stop=lambda: True) is table


def test_the_second_program_finds_what_the_first_one_made(monkeypatch: pytest.MonkeyPatch) -> None:
    first = asked()
    assert len(files()) == 1
    monkeypatch.setattr(keep, "solve", None)
    assert asked() == first


def test_other_words_dice_or_lengths_are_another_table() -> None:
    asked()
    asked(min_length=2)
    asked(rack=RACK[::-1])
    assert len(files()) == 3


@pytest.mark.parametrize("damage", ["cut", "header", "values"])
def test_a_damaged_file_is_made_again(damage: str) -> None:
    first = asked()
    [path] = files()
    whole = path.read_bytes()
    broken = bytearray(whole)
    if damage == "cut":
        del broken[-1]
    else:
        broken[20 if damage == "header" else 5000] ^= 1
    path.write_bytes(broken)
    assert asked() == first
    assert path.read_bytes() == whole


def test_the_oldest_files_go() -> None:
    for min_length in range(2, 7):
        asked(min_length=min_length)
    assert len(files()) == dicewords_tables.MOST_FILES
    newest = files()
    asked(min_length=6)
    assert files() == newest


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(tmp_path: Path) -> None:
    first = asked()
    files()[0].unlink()
    tables_folder().rmdir()
    tables_folder().write_text("in the way")
    with pytest.warns(RuntimeWarning, match="cannot be kept"):
        assert asked() == first


def test_only_whole_lexicons_leave_files() -> None:
    """Bots know words of their own; a table of each would fill the disk."""
    asked(words=Lexicon.from_words("few", ["TEA", "EAT"]))
    assert files() == []


def test_dice_of_ones_own_leave_no_files() -> None:
    """Whoever sends a server dice would have it write half a gigabyte for each set."""
    own = tuple(replace(die, name=f"my {die.name}") for die in RACK)
    assert asked(rack=own).expected == asked().expected
    assert len(files()) == 1
