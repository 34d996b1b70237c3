"""What the command line can do with each game. A new game adds its module and one line here.

A game's module offers any of the verbs (``score``, ``best``, ``advise``, ``layout``, ``name``) as typer functions, a
``why`` and a ``screen`` to be played on in a terminal. Modules keep their imports light: everything heavy is imported
where it is used, because ``shakespell --help`` loads them all.
"""

from collections.abc import Mapping
from types import MappingProxyType

from . import bookworm, crossword_cubes, dicewords, icewords, speed_dice
from .commands import GameCommands

GAME_COMMANDS: Mapping[str, GameCommands] = MappingProxyType(
    {
        "dicewords": dicewords.COMMANDS,
        "icewords": icewords.COMMANDS,
        "bookworm": bookworm.COMMANDS,
        "crossword-cubes": crossword_cubes.COMMANDS,
        "speed-dice": speed_dice.COMMANDS,
    }
)
