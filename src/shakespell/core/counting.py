"""Numbers and nouns that agree: one die, two dice."""


def counted(number: int, one: str, many: str = "") -> str:
    """``1 round``, ``3 rounds``, ``1 die``, ``0 dice``; the plural is given where it is not plain."""
    return f"{number:,} {one if number == 1 else many or one + 's'}"
