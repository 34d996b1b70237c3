"""Numbers and nouns that agree: one die, two dice."""

from collections.abc import Sequence


def counted(number: int, one: str, many: str = "") -> str:
    """``1 round``, ``3 rounds``, ``1 die``, ``0 dice``; the plural is given where it is not plain."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"


def enumerated(names: Sequence[str]) -> str:
    """Names one after the other: ``gold``, ``gold and red``, ``gold, indigo and red``."""
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last
