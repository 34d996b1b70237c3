"""Positions to be solved by request: each game offers questions, answered as the command line's ``--json`` does.

A new game adds its module and one line here. A question is the body of a request (``asking.Solve``), the type of its
answer, and the function from one to the other; what is answered comes from ``analysis``. Searches run beside the event
loop (``searches``).
"""

from collections.abc import Mapping
from types import MappingProxyType

from . import bookworm, crossword_cubes, dicewords, icewords, speed_dice
from .asking import Solve, Solver

SOLVERS: Mapping[str, Solver] = MappingProxyType(
    {
        "dicewords": dicewords.SOLVER,
        "icewords": icewords.SOLVER,
        "bookworm": bookworm.SOLVER,
        "crossword-cubes": crossword_cubes.SOLVER,
        "speed-dice": speed_dice.SOLVER,
    }
)

__all__ = ["SOLVERS", "Solve", "Solver"]
