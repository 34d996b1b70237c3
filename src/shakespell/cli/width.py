"""How wide a text is in a terminal, where most characters take one column, some two and some none."""

import unicodedata

_NO_WIDTH = frozenset(("Mn", "Me", "Cf"))


def width(text: str) -> int:
    """Columns that a text takes."""
    return sum(_columns(character) for character in text)


def left(text: str, columns: int) -> str:
    """A text with spaces after it, up to so many columns."""
    return text + " " * (columns - width(text))


def right(text: str, columns: int) -> str:
    """A text with spaces before it, up to so many columns."""
    return " " * (columns - width(text)) + text


def _columns(character: str) -> int:
    if unicodedata.category(character) in _NO_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1


def folded(line: str, columns: int) -> list[str]:
    """A line as lines of at most so many columns, broken between words only; a longer word stands alone.

    What follows hangs below where the line's text begins: behind a first column, such as the name of a command, where
    there is one.
    """
    if width(line) <= columns:
        return [line]
    hang = _text_begins(line)
    hang = hang if hang <= columns // 2 else len(line) - len(line.lstrip())
    lines, now = [], line[:hang]
    for word in line[hang:].split():
        joined = now + word if not now.strip() or now.endswith("  ") else f"{now} {word}"
        if now.strip() and width(joined) > columns:
            lines.append(now.rstrip())
            joined = " " * hang + word
        now = joined
    return [*lines, now]


def _text_begins(line: str) -> int:
    """Where the last column of a line begins: behind its first gap of two spaces or more."""
    body = len(line) - len(line.lstrip())
    gap = line.find("  ", body)
    return body if gap < 0 else len(line) - len(line[gap:].lstrip())
