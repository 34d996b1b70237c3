"""Numbers and nouns agree, wherever a sentence counts something."""

import pytest

from shakespell.core.counting import counted, enumerated


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


def test_names_are_said_as_people_say_them() -> None:
    assert [enumerated(("gold", "indigo", "red")[:number]) for number in (1, 2, 3)] == [
        "gold",
        "gold and indigo",
        "gold, indigo and red",
    ]
