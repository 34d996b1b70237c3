"""From what a seat lays to dice on the grid: every fault is a refusal with a sentence (CC-2, CC-4)."""

from collections.abc import Mapping

from ...core.game import IllegalAction
from ...words.folding import Folding, Obstacle
from ...words.layout import LayoutError, Placed, from_placed
from .actions import Lying
from .state import Draft, Hand


def drafted(cells: tuple[Lying, ...], known: Mapping[str, int], hand: Hand, folding: Folding) -> Draft:
    """A hand's draft with its dice laid so; ``known`` numbers the dice by their names.

    IllegalAction for a die that is not there, lies twice, shares a cell, does not read so, or is a blank that was
    named otherwise before in this turn.
    """
    draft, named = hand.draft, dict(hand.blanks)
    placed = []
    for cell in cells:
        if cell.die not in known:
            raise IllegalAction("unknown-die", f"There is no die called {cell.die[:20]}: they are {', '.join(known)}.")
        letters = folding.normal(cell.reads)
        if isinstance(letters, Obstacle):
            raise IllegalAction("not-letters", f"Die {cell.die} cannot read that: {letters.reason}")
        if (stays := named.get(known[cell.die], letters)) != letters:
            raise IllegalAction("blank-named", f"This blank was named {stays}, and stays that letter for the turn.")
        placed.append(Placed(known[cell.die], cell.row, cell.col, letters))
    try:
        return Draft(draft.faces, draft.dice, draft.terms, tuple(placed), from_placed(placed, draft.faces))
    except LayoutError as fault:
        raise IllegalAction(fault.code, f"{str(fault)[0].upper()}{str(fault)[1:]}.") from fault
