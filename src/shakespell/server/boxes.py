"""Dice sets as clients ask for them: one of the package's by name, or a whole set of their own; never a file."""

from pydantic import TypeAdapter

from ..core.dice import DiceSet
from ..games import GAMES
from ..presets import PresetError
from ..presets.dice_sets import dice_sets
from ..words.folding import LANGUAGES

LARGEST = 32 * 1024
"""Bytes of a set as each match keeps it; the package's have 24,000 at most."""

_DICE_SET = TypeAdapter(DiceSet)


def chosen_dice(game: str, asked: str | DiceSet | None) -> DiceSet | None:
    """The dice asked for, None for the game's own; PresetError where there are none such."""
    if game not in GAMES:
        raise PresetError(f"there is no game {game}; there is {', '.join(GAMES)}")
    match asked:
        case None:
            return None
        case DiceSet() as own:
            return _checked(own, game)
        case name:
            return packaged_dice(game, name)


def packaged_dice(game: str, name: str) -> DiceSet:
    """A dice set of the package by name; PresetError where there is none."""
    known = dice_sets(game)
    if name not in known:
        raise PresetError(f"there is no dice set {name[:60]} for {game}; there is {', '.join(known)}")
    return known[name]


def _checked(dice: DiceSet, game: str) -> DiceSet:
    """A client's own dice set; PresetError where it is for another game or spells no letters."""
    if dice.game != game:
        raise PresetError(f"the dice set is for {dice.game}, not for {game}")
    if dice.language not in LANGUAGES:
        raise PresetError(f"the dice set's language {dice.language} is not known; there is {', '.join(LANGUAGES)}")
    if len(_DICE_SET.dump_json(dice)) > LARGEST:
        raise PresetError(f"the dice set {dice.name} is too large to be kept: {LARGEST:,} bytes at most")
    for group in dice.groups:
        for die in group.dice:
            for face in die.faces:
                if not all(reading.isalpha() and reading == reading.upper() for reading in face.readings):
                    raise PresetError(f"the {die.name} die: {face.glyph} must spell letters in upper case")
    return dice
