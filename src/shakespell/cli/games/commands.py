"""What a game offers to the command line."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from ..screen import ScreenMaker


@dataclass(frozen=True, slots=True)
class Verb:
    """One command of one game: a typer function whose result is the exit status, and an example of its use."""

    run: Callable[..., int]
    example: str


Why: TypeAlias = Callable[[str, str | None, str | None, bool], int]
"""Answers ``why WORD GAME``: word, roll or None, dice set or None, as JSON."""

VERBS: Mapping[str, str] = {
    "score": "What a word or a layout scores.",
    "best": "The best words on some dice.",
    "advise": "Which dice to keep, exactly.",
    "layout": "The best linked words on a grid.",
    "name": "Words to name.",
}


def _no_screen() -> Any:
    return None


@dataclass(frozen=True, slots=True)
class GameCommands:
    """One game at the command line.

    ``verbs`` maps a name of ``VERBS`` to its function. ``screen`` imports and returns the maker of the game's terminal
    screen, or None where there is none.
    """

    verbs: Mapping[str, Verb] = field(default_factory=dict)
    why: Why | None = None
    screen: "Callable[[], ScreenMaker | None]" = _no_screen
