"""Numbers and nouns agree, wherever a sentence counts something."""

import pytest

from shakespell.core.counting import counted


@pytest.mark.parametrize(
    ("number", "nouns", "said"),
    [
        (0, ("round",), "0 rounds"),
        (1, ("round",), "1 round"),
        (2, ("die", "dice"), "2 dice"),
        (1, ("die", "dice"), "1 die"),
        (1234, ("point",), "1,234 points"),
        (1, ("more way",), "1 more way"),
    ],
)
def test_one_is_singular_and_all_else_plural(number: int, nouns: tuple[str, ...], said: str) -> None:
    assert counted(number, *nouns) == said
