"""Dice laid on the table: what they read, whether they lie linked, which words they form (SD-1 to SD-4)."""

from ...core.dice import Die, Face
from ...core.game import IllegalAction
from ...words.folding import Folding, Obstacle
from ...words.layout import LayoutError, Placed, from_placed
from .actions import Place
from .state import NOTHING_LAID, Arrangement

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def arranged(
    places: tuple[Place, ...], dice: tuple[Die, ...], faces: tuple[Face, ...], folding: Folding
) -> Arrangement:
    """The arrangement of these dice; IllegalAction for a die that is not there, or that cannot read so (SD-3)."""
    if not places:
        return NOTHING_LAID
    known = {die.name: number for number, die in enumerate(dice)}
    placed = []
    for place in places:
        number = known.get(place.die)
        if number is None:
            raise IllegalAction("unknown-die", f"You have no die called {place.die}; your dice are {', '.join(known)}.")
        placed.append(Placed(number, place.row, place.col, _reading(place, faces[number], folding)))
    try:
        layout = from_placed(placed, faces)
    except LayoutError as fault:
        raise IllegalAction(fault.code, _sentence(str(fault))) from fault
    lying = [
        place if place.reads == die.reads else Place(place.die, place.row, place.col, die.reads)
        for place, die in zip(places, placed, strict=True)
    ]
    return Arrangement(tuple(lying), layout, len(layout.islands()))


def _reading(place: Place, face: Face, folding: Folding) -> str:
    if place.reads:
        reads = folding.normal(place.reads)
        if isinstance(reads, Obstacle):
            raise IllegalAction("not-letters", reads.reason)
        return reads
    if face.is_wild:
        raise IllegalAction("wild", f"Say which letter the wild on die {place.die} stands for.")
    return face.readings[0] if face.readings else face.glyph


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:] + "."


def why_not_linked(arrangement: Arrangement, count: int) -> str | None:
    """Why the bowl is closed to these dice (SD-4), as a sentence; None where ``count`` dice lie in one group."""
    lying = len(arrangement.placed)
    if lying == 0:
        return f"Link {_number(count)} dice, then toss the last: none of them lies on the table yet."
    if lying == 1:
        return f"Link {_number(count)} dice, then toss the last: one of them lies on the table."
    if lying != count:
        return f"Link {_number(count)} dice, then toss the last: {_number(lying)} of them lie on the table."
    if arrangement.groups > 1:
        return f"Your dice lie in {_number(arrangement.groups)} groups: each die must touch another, all in one group."
    return None


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def words_of(arrangement: Arrangement) -> tuple[str, ...]:
    """Every word the dice form, each once (SD-2)."""
    return tuple(dict.fromkeys(arrangement.layout.words()))


def spare_die(arrangement: Arrangement, dice: tuple[Die, ...]) -> int:
    """The number of the die that is not laid, which is the one tossed into the bowl."""
    laid = {place.die for place in arrangement.placed}
    return next(number for number, die in enumerate(dice) if die.name not in laid)
