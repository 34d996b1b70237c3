"""Layouts as the command line takes them: rows of letters in a file, on stdin, or typed in one line."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from .output import Unusable

if TYPE_CHECKING:
    from ..words.layout import Layout

LARGEST_LAYOUT = 100_000


def read_layout(name: str) -> "Layout":
    """A layout from a file or from standard input; Unusable says what cannot be read and where."""
    from ..words.layout import LayoutError, parse

    try:
        text = sys.stdin.read(LARGEST_LAYOUT) if name == "-" else Path(name).read_text(encoding="utf-8-sig")
    except OSError as fault:
        raise Unusable(f"--layout {name}: cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise Unusable(f"--layout {name}: not UTF-8 text; save it as UTF-8") from fault
    try:
        return parse(text[:LARGEST_LAYOUT].removeprefix("\ufeff"))
    except LayoutError as fault:
        raise Unusable(f"--layout {name}: {fault}") from fault


def typed_layout(text: str, glyphs: Sequence[str]) -> "Layout":
    """A layout typed in one line, its rows parted by strokes (``CAT/.R/.M``); LayoutError where it is none.

    Without any capitals every letter that lies is its die, and a wild takes what lacks.
    """
    from ..words.layout import parse

    rows = "\n".join(part.strip() for part in text.split("/"))
    return parse(rows if any(letter.isupper() for letter in rows) else _in_capitals(rows, glyphs))


def _in_capitals(rows: str, glyphs: Sequence[str]) -> str:
    free, read = list(glyphs), []
    for letter in rows:
        capital = letter.upper()
        if letter.isalpha() and capital in free:
            free.remove(capital)
            read.append(capital)
        else:
            read.append(letter)
    return "".join(read)
