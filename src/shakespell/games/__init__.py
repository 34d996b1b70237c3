"""The catalogue of games. A new game adds its folder and one line here; docs/add-a-game.md says what belongs to it."""

from collections.abc import Callable, Mapping
from importlib import import_module

from ..core.listing import Listing
from ..core.on_demand import OnDemand


def _in(folder: str) -> Callable[[], Listing]:
    """The listing in a game's folder, which is imported when the game is asked for."""

    def listing() -> Listing:
        found = import_module(f".{folder}.listing", __name__).LISTING
        assert isinstance(found, Listing)
        return found

    return listing


GAMES: Mapping[str, Listing] = OnDemand(
    {
        "dicewords": _in("dicewords"),
        "icewords": _in("icewords"),
        "bookworm": _in("bookworm"),
        "crossword-cubes": _in("crossword_cubes"),
        "speed-dice": _in("speed_dice"),
    }
)
