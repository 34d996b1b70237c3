"""What a bot is: a function from a view to an action, nothing hidden within its reach."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, Protocol, TypeAlias

from ..core.game import Millis, View
from ..presets.matches import Setup
from ..words.lexicon import Lexicon

Level: TypeAlias = Literal["beginner", "casual", "club", "strong", "perfect"]
LEVELS: tuple[Level, ...] = ("beginner", "casual", "club", "strong", "perfect")
DEFAULT_LEVEL: Level = "beginner"
"""Who sits down where nobody says how strong: somebody who plays for the first time wins about half the time."""

STRENGTH: Mapping[str, str] = {
    "beginner": "right for a first game: you win about half the time in your first ones",
    "casual": "beats a beginner about three times in four",
    "club": "knows its words and plans; beats a casual player about three times in four",
    "strong": "overlooks little; beats a club player about three times in four",
    "perfect": "finds everything there is",
}
"""How strong each level is, in plain words."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot does, and how long it thinks first: ``after`` it was asked, or ``since`` another moment.

    A bot that ``races`` takes just that long, whoever waits; the time of any other may be shortened (`thinking`).
    ``doubt`` says that this is a vote on what it cannot tell: where people vote too, they decide (`company`).
    """

    action: Any
    after: Millis = Millis(0)
    since: Millis | None = None
    races: bool = False
    doubt: "Doubt | None" = None


@dataclass(frozen=True, slots=True)
class Doubt:
    """The two votes between which a bot cannot tell; ``alone`` is whether it accepts where no person votes."""

    accept: Any
    reject: Any
    alone: bool


class Bot(Protocol):
    """An opponent. ``rng`` is the only source of chance, so a seeded match is the same match again."""

    def choose(self, view: View, rng: Random) -> Choice | None:
        """The next action of the view's seat, or None to wait."""


BotMaker: TypeAlias = Callable[[Level, Setup, Lexicon], Bot]
"""Makes a bot of a level for one match; it may prepare tables, so call it off the event loop."""
