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
