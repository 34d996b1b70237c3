"""From what a host asks for to a match that can start."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from ..core.dice import DiceSet
from ..core.game import Game
from ..games import GAMES
from ..words.folding import FOLDINGS
from .dice_sets import dice_set
from .reading import PresetError
from .variants import first_fault, rules_for, seat_options_adapter


@dataclass(frozen=True, slots=True)
class Setup:
    """All that decides how a log is read: a game with its rules, dice, seat options and folding rule (by name)."""

    game: str
    rules: Any
    dice_set: DiceSet
    options: tuple[Any, ...]
    folding: str

    def build(self) -> Game[Any, Any, Any]:
        """The match itself; ValueError where the parts do not fit together."""
        return GAMES[self.game].build(self.rules, self.dice_set, self.options, FOLDINGS[self.folding])


def prepared(
    game: str,
    rules: Mapping[str, Any] | str | None,
    seats: Sequence[Mapping[str, Any] | None],
    folding: str,
    dice: DiceSet | str | None = None,
    names: Sequence[str | None] = (),
) -> Setup:
    """A setup from what a host asks for; ``seats`` holds each seat's own options, or None, ``names`` who sits there.

    PresetError says in one line what does not fit and what would.
    """
    if game not in GAMES:
        raise PresetError(f"there is no game {game}; there is {', '.join(GAMES)}")
    if folding not in FOLDINGS:
        raise PresetError(f"there is no folding rule {folding}; there is {', '.join(FOLDINGS)}")
    fewest, most = GAMES[game].seats
    if not fewest <= len(seats) <= most:
        raise PresetError(f"{GAMES[game].title} is for {fewest} to {most} seats, not {len(seats)}")
    chosen = dice if isinstance(dice, DiceSet) else dice_set(game, dice)
    whose = [(names[seat] if seat < len(names) else None) or f"seat {seat + 1}" for seat in range(len(seats))]
    options = tuple(seat_options(game, asked, name) for asked, name in zip(seats, whose, strict=True))
    return Setup(game, rules_for(game, rules), chosen, options, folding)


def seat_options(game: str, asked: Mapping[str, Any] | None, name: str) -> Any:
    """What a seat has for itself; PresetError names who sits there."""
    try:
        return seat_options_adapter(game).validate_python(dict(asked or {}))
    except ValidationError as fault:
        raise PresetError(f"options of {name}: {first_fault(fault)}") from fault
