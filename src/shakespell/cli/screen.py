"""What a game shows of a match at a terminal, and how it asks for an action."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from ..core.game import Event, Seat
from ..core.table import Entry
from ..presets.matches import Setup
from ..words.lexicon import Lexicon
from .terminal import Terminal


@dataclass(frozen=True, slots=True)
class Company:
    """The match as a screen knows it: who sits where, by which rules, judged by what. ``local`` seats play here."""

    setup: Setup
    names: tuple[str, ...]
    local: frozenset[Seat]
    lexicon: Lexicon | None


Sharing: TypeAlias = Literal["in-turn", "unseen", "race"]
"""How those who are asked at the same time share the keyboard: one after the other, each with the whole time; the same
with nobody else looking; or all looking on while the time runs for all."""


class Screen(Protocol):
    """A game at a terminal. It knows what its seats may see, and nothing more.

    ``interrupting`` names the kinds of action of a bot that end what others are doing, such as a die tossed in a race:
    for these a line that is being typed is broken off. All else that bots do side by side waits for the line.
    """

    interrupting: frozenset[str]

    def greet(self) -> None:
        """Say what is being played, before the first roll."""

    def recall(self, view: Any) -> None:
        """Say where a match stands, at its beginning or when it is gone on with; ``view`` is a spectator's."""

    def name(self, seat: Seat) -> str:
        """What whoever sits there is called."""

    def sharing(self, view: Any) -> Sharing:
        """How the keyboard is shared in what the view's seat is asked."""

    def ask(self, view: Any, bell: float | None) -> Any:
        """The action of the view's seat; Leave when whoever plays it leaves, Bell when time is up, PassOn for the next.

        ``bell`` is a time of ``Terminal.now``.
        """

    def refuse(self, message: str) -> None:
        """Say why an action was not taken."""

    def tell(self, event: Event, view: Any) -> None:
        """Announce an event; ``view`` is a spectator's, after it."""

    def close(self, log: tuple[Entry, ...]) -> None:
        """The end of a match: the score sheets as printed, and what would have been possible."""


ScreenMaker: TypeAlias = Callable[[Terminal, Company], Screen]
