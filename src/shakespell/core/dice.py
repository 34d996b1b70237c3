"""Letter dice: what a face shows, what it may stand for, what it is worth.

A face shows one *glyph*. Most glyphs are a letter; ``CK`` on a Bookworm die is either of two letters,
``CH`` on a German Speed die is two letters read as one, ``?`` is a wild, ``NOT`` is a symbol that spells nothing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, TypeAlias

from .cards import Card
from .dice_bounds import LONGEST_NAME, bounds_fault

WILD = "?"

Mark: TypeAlias = Literal["printed", "published", "derived", "reconstructed", "ruling"]
"""How sure a figure is: see the legend in docs/dice-sets.md."""


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a die.

    ``readings`` are the strings the face may spell, in upper case: ``("A",)``, ``("C", "K")``, ``("CH",)``;
    empty for a wild, which spells any one letter, and for a symbol, which spells none.
    """

    glyph: str
    readings: tuple[str, ...]
    points: int
    is_wild: bool = False

    def __post_init__(self) -> None:
        if not all(self.readings):
            raise ValueError(f"face {self.glyph}: nothing cannot be read from it")
        if self.is_wild and self.readings:
            raise ValueError(f"face {self.glyph}: a wild has no readings of its own")

    @property
    def is_symbol(self) -> bool:
        return not self.readings and not self.is_wild

    def reads(self, text: str) -> bool:
        """Whether the face can stand for ``text`` (one letter, or the letters of a two-letter face)."""
        return text in self.readings or (self.is_wild and len(text) == 1)


def letter(glyph: str, points: int) -> Face:
    """A face that spells its glyph; two letters (``CH``) are read as one."""
    return Face(glyph, (glyph,), points)


def either(glyph: str, points: int) -> Face:
    """A face that stands for any one letter of its glyph (``CK``: C or K)."""
    return Face(glyph, tuple(glyph), points)


def wild(points: int = 0) -> Face:
    """A face that stands for any one letter."""
    return Face(WILD, (), points, is_wild=True)


@lru_cache(maxsize=1024)
def symbol(glyph: str, points: int = 0) -> Face:
    """A face that spells nothing, such as ``NOT`` on Bookworm's special die, or a card in a stack."""
    return Face(glyph, (), points)


@dataclass(frozen=True, slots=True)
class Die:
    """A die is known by its name (``gold``); ``identifier`` is printed on it for those who see no colours."""

    name: str
    faces: tuple[Face, ...]
    identifier: str = ""
    colour: str = ""

    def index(self, glyph: str) -> int:
        """Number of the first face that shows ``glyph``; ValueError where none does."""
        for number, face in enumerate(self.faces):
            if face.glyph == glyph:
                return number
        raise ValueError(f"the {self.name} die has no face {glyph}: it shows {' '.join(f.glyph for f in self.faces)}")


@dataclass(frozen=True, slots=True)
class Origin:
    """Where one figure of a dice set comes from: ``points.A`` is *derived*, ``dice.gold`` is *printed*."""

    of: str
    mark: Mark
    source: str = ""


@dataclass(frozen=True, slots=True)
class Group:
    """Dice that belong together: one player's rack, the ice dice, the special die."""

    name: str
    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class Bonus:
    """A printed table of bonus points by number of letters, as (letters, points) pairs."""

    name: str
    points: tuple[tuple[int, int], ...]

    def of(self, letters: int) -> int:
        return dict(self.points).get(letters, 0)


@dataclass(frozen=True, slots=True)
class DiceSet:
    """All dice, printed tables and category cards of one box of a game, with the origin of each figure.

    ValueError where it is larger than ``dice_bounds`` allows.
    """

    name: str
    game: str
    title: str
    language: str
    source: str
    groups: tuple[Group, ...]
    bonuses: tuple[Bonus, ...] = ()
    origins: tuple[Origin, ...] = ()
    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        for group in self.groups:
            names = [die.name for die in group.dice]
            if len(set(names)) != len(names):
                raise ValueError(f"dice set {self.name}: two dice of group {group.name} share a name")
        if (fault := bounds_fault(self)) is not None:
            raise ValueError(f"dice set {self.name[:LONGEST_NAME]}: {fault}")

    def dice(self, group: str) -> tuple[Die, ...]:
        """The dice of a group; ValueError where the set has no such group."""
        for candidate in self.groups:
            if candidate.name == group:
                return candidate.dice
        raise ValueError(f"dice set {self.name} has no group of dice called {group}")

    def bonus(self, table: str) -> Bonus:
        """A bonus table by name; ValueError where the set has no such table."""
        for candidate in self.bonuses:
            if candidate.name == table:
                return candidate
        raise ValueError(f"dice set {self.name} has no bonus table called {table}")


def shown(dice: tuple[Die, ...], rolled: tuple[int, ...]) -> tuple[Face, ...]:
    """The faces that lie up, one a die; ``rolled`` holds a face number for each die."""
    return tuple([die.faces[number] for die, number in zip(dice, rolled, strict=True)])


def named(dice: tuple[Die, ...]) -> Mapping[str, int]:
    """Position of each die by its name."""
    return MappingProxyType({die.name: position for position, die in enumerate(dice)})


def chooser(name: str, choices: Iterator[str] | tuple[str, ...]) -> Die:
    """A one-off die whose faces are choices: who starts, which card is next."""
    return Die(name, tuple(symbol(choice) for choice in choices))
