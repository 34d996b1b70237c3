"""Opponents: a bot sees what its seat sees, and answers with an action.

A game's bots live in one file; this is their catalogue.
"""

from collections.abc import Callable, Mapping
from importlib import import_module

from ..core.on_demand import OnDemand
from ..presets.matches import Setup
from ..presets.reading import PresetError
from ..words.lexicon import Lexicon
from .bot import DEFAULT_LEVEL, LEVELS, STRENGTH, Bot, BotMaker, Choice, Level


def _in(module: str) -> Callable[[], BotMaker]:
    """The maker of a game's bots, whose module is imported when a bot of the game is asked for."""

    def maker() -> BotMaker:
        make: BotMaker = import_module(f".{module}", __name__).make
        return _of_a_level(make)

    return maker


def _of_a_level(make: BotMaker) -> BotMaker:
    """The maker, which says so when it is asked for a level that there is not."""

    def made(level: Level, setup: Setup, lexicon: Lexicon) -> Bot:
        if level not in LEVELS:
            raise PresetError(f"no bot has the level {level}; there is {', '.join(LEVELS)}")
        return make(level, setup, lexicon)

    return made


BOTS: Mapping[str, BotMaker] = OnDemand(
    {
        "dicewords": _in("dicewords"),
        "icewords": _in("icewords"),
        "bookworm": _in("bookworm"),
        "crossword-cubes": _in("crossword_cubes"),
        "speed-dice": _in("speed_dice"),
    }
)

__all__ = ["BOTS", "DEFAULT_LEVEL", "LEVELS", "STRENGTH", "Bot", "BotMaker", "Choice", "Level"]
