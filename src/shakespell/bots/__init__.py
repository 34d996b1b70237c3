"""Opponents: a bot sees what its seat sees, and answers with an action.

A game's bots live in one file; this is their catalogue.
"""

from collections.abc import Mapping
from types import MappingProxyType

from . import bookworm, crossword_cubes, dicewords, icewords, speed_dice
from .bot import LEVELS, Bot, BotMaker, Choice, Level

BOTS: Mapping[str, BotMaker] = MappingProxyType(
    {
        "dicewords": dicewords.make,
        "icewords": icewords.make,
        "bookworm": bookworm.make,
        "crossword-cubes": crossword_cubes.make,
        "speed-dice": speed_dice.make,
    }
)

__all__ = ["BOTS", "LEVELS", "Bot", "BotMaker", "Choice", "Level"]
