"""The catalogue of games. A new game adds its folder and one line here; docs/add-a-game.md says what belongs to it."""

from collections.abc import Mapping
from types import MappingProxyType

from ..core.listing import Listing
from . import bookworm, crossword_cubes, dicewords, icewords, speed_dice

GAMES: Mapping[str, Listing] = MappingProxyType(
    {
        listing.id: listing
        for listing in (
            dicewords.LISTING,
            icewords.LISTING,
            bookworm.LISTING,
            crossword_cubes.LISTING,
            speed_dice.LISTING,
        )
    }
)
