"""Who won: the trophy tile, rounds won, and ranks at the end (SD-5 to SD-7, SD-10, SD-11)."""

from ...core.game import Result, Seat
from .rules import Rules
from .state import SpeedDiceState, Tile


def tile_after(tile: Tile | None, winner: Seat) -> Tile:
    """The tile after a round rightly ended: taken silver side up, or the holder's turned to gold (SD-5, SD-6)."""
    return Tile(winner, "gold") if tile is not None and tile.seat == winner else Tile(winner)


def has_won(rules: Rules, state: SpeedDiceState, seat: Seat) -> bool:
    """Whether rightly ending this round wins the match; ``state`` still has the tile as it lay before (SD-6)."""
    if rules.goal == "trophy":
        return state.tile == Tile(seat, "gold")
    return state.wins[seat] >= rules.wins


def result(state: SpeedDiceState, winner: Seat | None) -> Result:
    """Rounds won by seat; the winner ranks first, then whoever has the tile, then by rounds won (ruling)."""

    def standing(seat: int) -> tuple[bool, bool, int]:
        return (seat == winner, state.tile is not None and state.tile.seat == seat, state.wins[seat])

    standings = [standing(seat) for seat in range(len(state.wins))]
    return Result(state.wins, tuple(1 + sum(other > own for other in standings) for own in standings))
