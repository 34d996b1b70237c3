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
) -> Setup:
    """A setup from what a host asks for; ``seats`` holds each seat's own options, or None.

    PresetError says in one line what does not fit and what would.
    """
    if game not in GAMES:
        raise PresetError(f"there is no game {game}; there is {', '.join(GAMES)}")
    fewest, most = GAMES[game].seats
    if not fewest <= len(seats) <= most:
        raise PresetError(f"{GAMES[game].title} is for {fewest} to {most} seats, not {len(seats)}")
    chosen = dice if isinstance(dice, DiceSet) else dice_set(game, dice)
    options = tuple(_seat_options(game, number, asked) for number, asked in enumerate(seats))
    return Setup(game, rules_for(game, rules), chosen, options, folding)


def _seat_options(game: str, number: int, asked: Mapping[str, Any] | None) -> Any:
    try:
        return seat_options_adapter(game).validate_python(dict(asked or {}))
    except ValidationError as fault:
        raise PresetError(f"options of seat {number}: {first_fault(fault)}") from fault
