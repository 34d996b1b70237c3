"""The help of commands on narrow terminals too: every line fits, and no word is cut.

Typer's own help is never narrower than fifty columns, breaks names such as speed-dice, and squeezes what an option
means into what is left beside its name.
"""

from collections.abc import Sequence
from shutil import get_terminal_size

from typer._click.core import Context
from typer._click.formatting import HelpFormatter

from .width import folded

WIDEST, NARROWEST = 80, 30
BESIDE = 60
"""Columns from which on what an option means stands beside its name rather than below."""


class Help(HelpFormatter):
    """Writes paragraphs and lists of options."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        self.write("\n".join(folded(f"{prefix or 'Usage: '}{prog} {args}".rstrip(), self.width)) + "\n")

    def write_text(self, text: str) -> None:
        indent = " " * self.current_indent
        for paragraph in text.split("\n\n"):
            self.write("\n".join(folded(indent + " ".join(paragraph.split()), self.width)) + "\n\n")
        self.buffer[-1] = self.buffer[-1].removesuffix("\n")

    def write_dl(self, rows: Sequence[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        names = [len(name) for name, _ in rows if len(name) <= col_max]
        column = max(names, default=0) + col_spacing if self.width >= BESIDE else col_spacing
        for name, meaning in rows:
            self._write_row(" " * self.current_indent, name, " ".join(meaning.split()), column)

    def _write_row(self, indent: str, name: str, meaning: str, column: int) -> None:
        below = indent + " " * column
        lines = folded(below + meaning, self.width) if meaning else []
        if lines and len(name) + 2 <= column:
            lines[0] = indent + name.ljust(column) + lines[0][len(below) :]
        else:
            lines = [indent + name, *lines]
        self.write("\n".join(lines) + "\n")


def help_width() -> int:
    """Have commands write their help so; how wide it may be."""
    Context.formatter_class = Help
    return max(NARROWEST, min(WIDEST, get_terminal_size().columns))
