"""States of the dice of a turn, as numbers: which die shows which face, and which are open (see keep_dice)."""

from collections.abc import Sequence
from math import prod

from ..core.dice import Die

MOST_STATES = 1 << 28
"""The largest table: one GiB of values for each reroll."""


def count(dice: Sequence[Die]) -> int:
    """How many states the dice have."""
    return prod(len(die.faces) + 1 for die in dice)


def fits_table(dice: Sequence[Die]) -> bool:
    """Whether the dice are few enough for a table of all they can show."""
    return count(dice) <= MOST_STATES


def strides(counts: Sequence[int]) -> tuple[int, ...]:
    """By how much a state changes when a die's digit changes by one."""
    return tuple(prod(faces + 1 for faces in counts[die + 1 :]) for die in range(len(counts)))
