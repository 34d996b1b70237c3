"""Dice on a terminal: in their colours where it has colours, always with the identifier printed on them (DW-11)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.text import Text

from .terminal import Terminal

STYLES = {
    "gold": "black on #e0b030",
    "indigo": "white on #4b3f9e",
    "orange": "black on #f08030",
    "red": "white on #c02c2c",
    "purple": "white on #8a3f9a",
    "blue": "white on #2860c8",
    "brown": "white on #7a5030",
    "black": "white on #202020",
    "green": "white on #2c7a3c",
    "yellow": "black on #f0d840",
    "white": "black on #f0f0f0",
    "grey": "black on #b0b0b0",
}
PLAIN = "reverse"
CELL = 8
"""Columns of one die with the space behind it: nine of them fit into 80."""


@dataclass(frozen=True, slots=True)
class DieArt:
    """One die to be drawn; ``points`` stands small beside the glyph."""

    name: str
    identifier: str
    colour: str
    glyph: str
    points: int


def style_of(colour: str) -> str:
    """The style of a die's colour; a name that is not known is shown as reversed text."""
    return STYLES.get(colour, PLAIN)


def dice_rows(terminal: Terminal, dice: Sequence[DieArt]) -> Iterable[Text]:
    """Dice side by side, as many in a row as there is room for, with number, identifier and name below."""
    each_row = max(1, terminal.width // CELL)
    for start in range(0, len(dice), each_row):
        yield from _row(terminal, dice[start : start + each_row], start)


def _row(terminal: Terminal, dice: Sequence[DieArt], start: int) -> Iterable[Text]:
    corner = ("┌────┐", "└────┘", "│") if terminal.unicode else ("+----+", "+----+", "|")
    faces = [f"{die.glyph:>2}{die.points:>2}" for die in dice]
    if terminal.colours:
        yield _line((" " * 6, style_of(die.colour)) for die in dice)
        yield _line((f" {face} ", "bold " + style_of(die.colour)) for face, die in zip(faces, dice, strict=True))
        yield _line((" " * 6, style_of(die.colour)) for die in dice)
    else:
        yield _line((corner[0], "") for _ in dice)
        yield _line((corner[2] + face + corner[2], "bold") for face in faces)
        yield _line((corner[1], "") for _ in dice)
    marks = [f" ({die.identifier})" if die.identifier else "" for die in dice]
    yield _line((f"{number}{mark}", "dim") for number, mark in enumerate(marks, start + 1))
    yield _line((die.name[: CELL - 1], "") for die in dice)


def _line(cells: Iterable[tuple[str, str]]) -> Text:
    """Cells one beside the other, each in its style."""
    line = Text(" ")
    for number, (text, style) in enumerate(cells):
        line.append(" " * (1 + number * CELL - len(line)))
        line.append(text, style)
    return line
