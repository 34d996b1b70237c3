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


def _no_options(_percent: int, _players: int, _rules: Any) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True, slots=True)
class GameCommands:
    """One game at the command line.

    ``verbs`` maps a name of ``VERBS`` to its function. ``screen`` imports and returns the maker of the game's terminal
    screen, or None where there is none. ``hot_seat(percent, players, rules)`` are the options of a seat that shares a
    keyboard: where all play at once by the clock, who comes later needs the time of those before, and ``percent`` is
    what all up to this one need together.
    """

    verbs: Mapping[str, Verb] = field(default_factory=dict)
    why: Why | None = None
    screen: "Callable[[], ScreenMaker | None]" = _no_screen
    hot_seat: Callable[[int, int, Any], Mapping[str, Any]] = _no_options
