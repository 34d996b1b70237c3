"""Narrow terminals: help fits its lines, and no word is cut."""

from collections.abc import Iterator
from typing import Any

import pytest
import typer

from shakespell.cli.app import app
from shakespell.cli.games import bookworm_screen, crossword_cubes_screen, dicewords_screen, icewords_screen
from shakespell.cli.games import speed_dice_screen as speed_screen
from shakespell.cli.terminal import Terminal
from shakespell.cli.width import folded, width

from .conftest import Shakespell

HELPS = (
    bookworm_screen.HELP,
    crossword_cubes_screen.HELP,
    dicewords_screen.HELP,
    icewords_screen.HELP,
    speed_screen.HELP,
)


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    yield path
    for name, each in getattr(command, "commands", {}).items():
        yield from commands(each, (*path, name))


COMMANDS = list(commands(typer.main.get_command(app)))


@pytest.mark.parametrize("columns", [80, 40])
@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_every_line_of_help_fits_and_no_word_is_cut(
    path: tuple[str, ...], columns: int, shakespell: Shakespell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    whole = shakespell(*path, "--help").out
    monkeypatch.setenv("COLUMNS", str(columns))
    narrow = shakespell(*path, "--help").out
    assert not [line for line in narrow.splitlines() if len(line) > columns and len(line.split()) > 1]
    listed = "Commands:" in whole  # where what a command does is shortened, to whole words
    assert listed or narrow.split() == whole.split()


@pytest.mark.parametrize("columns", [40, 30])
def test_a_line_is_folded_between_words_and_hangs_below_its_text(columns: int) -> None:
    line = "keep gold red    roll all other dice again; name dice by colour, number or speed-dice"
    lines = folded(line, columns)
    assert max(map(width, lines)) <= columns
    assert " ".join(lines).split() == line.split()
    hang = len("keep gold red    ")
    assert all(each.startswith(" " * hang) for each in lines[1:]) == (hang <= columns // 2)


def test_a_word_longer_than_the_line_stands_alone() -> None:
    assert folded("see 0123456789abcdef now", 10) == ["see", "0123456789abcdef", "now"]
    assert folded("", 10) == [""]


@pytest.mark.parametrize("text", HELPS, ids=["bookworm", "crossword-cubes", "dicewords", "icewords", "speed-dice"])
def test_what_is_said_while_playing_fits_a_narrow_terminal(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    terminal = Terminal()
    terminal.interactive = True
    terminal.console.width = 40
    terminal.say(*text.splitlines())
    said = capsys.readouterr().out
    assert max(len(line) for line in said.splitlines()) <= 40
    assert said.split() == text.split()
