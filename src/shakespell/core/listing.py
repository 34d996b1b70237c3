"""What the catalogue says of a game: everything the rest of the house needs to seat people at it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from .dice import DiceSet
from .game import Game

Fold = Any
"""A ``words.folding.Folding``; named loosely here because core knows no words."""


@dataclass(frozen=True, slots=True)
class Listing:
    """One game. ``action``, ``event`` and ``view`` are the types (or unions) that travel on the wire.

    ``version`` changes when an old log would no longer replay to the same result. ``seats`` is (fewest, most).
    ``build(rules, dice_set, seat options, folding)`` makes a match and raises ValueError for what does not fit.
    """

    id: str
    title: str
    rulebook: str
    version: int
    seats: tuple[int, int]
    rules: type[Any]
    seat_options: type[Any]
    action: Any
    event: Any
    view: type[Any]
    build: Callable[[Any, DiceSet, tuple[Any, ...], Fold], Game[Any, Any, Any]]
