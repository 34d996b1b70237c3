"""States of the dice of a turn, as numbers: which die shows which face, and which are open (see keep_dice)."""

from collections.abc import Sequence
from math import prod

MOST_STATES = 1 << 28
"""The largest table: one GiB of values for each reroll."""


def strides(counts: Sequence[int]) -> tuple[int, ...]:
    """By how much a state changes when a die's digit changes by one."""
    return tuple(prod(count + 1 for count in counts[die + 1 :]) for die in range(len(counts)))
