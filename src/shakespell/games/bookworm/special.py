"""The green special die and which words a face may be taken with (BW-2, BW-12).

``A-Z`` is a die like any other for a word with any first letter. ``?`` too, and whoever takes it turns over a new
category. ``NOT`` can be named by no word: each player may take it once a round instead of failing, from the display or,
as any die, from another player while cards last.
"""

from ...core.dice import DiceSet, Die, Face
from ...core.game import Seat
from .rules import Rules
from .state import BookwormState

ANY_LETTER = "A-Z"
INSTEAD_OF_FAILING = "NOT"
NEW_CATEGORY = "?"
SYMBOLS = frozenset((ANY_LETTER, INSTEAD_OF_FAILING, NEW_CATEGORY))


def dice_in_play(rules: Rules, dice_set: DiceSet) -> tuple[Die, ...]:
    """The white dice, and the special die where it is on."""
    return (*dice_set.dice("white"), *(dice_set.dice("special") if rules.special_die else ()))


def is_free(face: Face) -> bool:
    """Whether a word with any first letter takes the face."""
    return face.is_wild or (face.is_symbol and face.glyph != INSTEAD_OF_FAILING)


def begins(face: Face, initials: tuple[str, ...]) -> bool:
    """Whether a word that may begin with these letters takes the face; CK and XY are either letter."""
    return is_free(face) or any(reading[0] in initials for reading in face.readings)


def turns_card(face: Face) -> bool:
    """Whether taking the face changes the category."""
    return face.is_symbol and face.glyph == NEW_CATEGORY


def not_die(dice: tuple[Die, ...], state: BookwormState, seat: Seat) -> int | None:
    """The number of the die that shows NOT, if ``seat`` may take it: once a round, and stolen only for a card."""
    if seat in state.spared:
        return None
    for number, (die, face, owner) in enumerate(zip(dice, state.rolled, state.owners, strict=True)):
        free = owner is None or (owner != seat and state.cards_left > 0)
        if free and die.faces[face].glyph == INSTEAD_OF_FAILING and die.faces[face].is_symbol:
            return number
    return None
