"""Opponents: a bot sees what its seat sees, and answers with an action.

A game's bots live in one file; this is their catalogue.
"""

from collections.abc import Callable, Mapping
from importlib import import_module

from ..core.on_demand import OnDemand
from .bot import LEVELS, Bot, BotMaker, Choice, Level


def _in(module: str) -> Callable[[], BotMaker]:
    """The maker of a game's bots, whose module is imported when a bot of the game is asked for."""

    def maker() -> BotMaker:
        make: BotMaker = import_module(f".{module}", __name__).make
        return make

    return maker


BOTS: Mapping[str, BotMaker] = OnDemand(
    {
        "dicewords": _in("dicewords"),
        "icewords": _in("icewords"),
        "bookworm": _in("bookworm"),
        "crossword-cubes": _in("crossword_cubes"),
        "speed-dice": _in("speed_dice"),
    }
)

__all__ = ["BOTS", "LEVELS", "Bot", "BotMaker", "Choice", "Level"]
