"""Dice named at the prompt: by letters they show, and a wild that is taken for a letter is said."""

import pytest

from shakespell.cli.naming_dice import named_dice
from shakespell.core.dice import Die, letter, wild

RACK = (Die("gold", (wild(), letter("A", 1)), "G"), Die("red", (letter("A", 1),), "R"), Die("blue", (letter("B", 3),)))
WILD_AND_A, TWO_A = (0, 0, 0), (1, 0, 0)


def test_a_letter_that_lies_is_kept_rather_than_the_wild() -> None:
    assert named_dice("A", RACK, RACK, WILD_AND_A).dice == ("red",)
    assert not named_dice("A B", RACK, RACK, WILD_AND_A).stand_ins


@pytest.mark.parametrize("text", ["A A", "AA"])
def test_a_wild_kept_for_a_letter_is_said(text: str) -> None:
    """Nobody named the wild: the player reads which die was taken, and for what."""
    named = named_dice(text, RACK, RACK, WILD_AND_A)
    assert set(named.dice) == {"red", "gold"}
    assert named.stand_ins == ("No free die shows A: gold, a wild, is taken for it.",)
    assert not named_dice(text, RACK, RACK, TWO_A).stand_ins


@pytest.mark.parametrize("text", ["gold", "1", "?", "all"])
def test_a_wild_that_was_named_needs_no_word(text: str) -> None:
    named = named_dice(text, RACK, RACK, WILD_AND_A)
    assert "gold" in named.dice
    assert not named.stand_ins
