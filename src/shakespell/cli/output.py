"""Answers: one JSON document for programs, or text for people."""

import json
import sys
from collections.abc import Iterable
from typing import Any

from .width import left, right, width


class Unusable(ValueError):
    """Input that cannot be used; the message is one line that says what is wrong and how to mend it."""


def answer(as_json: bool, document: Any, text: str | Iterable[str], status: int = 0) -> int:
    """Print a command's answer, the document or its text, and pass on the exit status."""
    if as_json:
        print_json(document)
    else:
        print(text if isinstance(text, str) else "\n".join(text))
    return status


def print_json(document: Any) -> None:
    """One JSON document on stdout; letters as they are where the stream can carry them."""
    utf8 = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    print(json.dumps(document, indent=2, ensure_ascii=not utf8))


def columns(rows: Iterable[Iterable[object]], gap: str = "  ") -> list[str]:
    """Rows of cells as lines: numbers to the right, the rest to the left, no space at line ends."""
    table = [[*row] for row in rows]
    widths = [max(width(str(cell)) for cell in column) for column in zip(*table, strict=True)]
    return [gap.join(_aligned(cell, most) for cell, most in zip(row, widths, strict=True)).rstrip() for row in table]


def _aligned(cell: object, columns: int) -> str:
    return (right if isinstance(cell, int) else left)(str(cell), columns)
