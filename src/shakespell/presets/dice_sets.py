"""Dice sets: the faces, letter values and bonus tables of each box, every figure with its mark and source.

A set is a TOML file. The package's own lie in data/dice; anybody's own file does the same (``--dice-set my.toml``).
Faces are glyphs separated by spaces: a letter, ``?`` for a wild, two letters for a two-letter face (``CH``), two
letters with a stroke for a face that is either (``C/K``); what is listed under ``symbols`` spells nothing. ``A=3``
gives one face a value of its own. ``cards`` names the category cards of a box that has some: a deck of the package,
or a TOML file beside this one. ``like`` names a file beside this one whose dice and figures this
set has, all of them: the same box in another language.
"""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from pydantic import Field, model_validator

from ..core.dice import WILD, Bonus, DiceSet, Die, Face, Group, Mark, Origin, either, letter, symbol, wild
from .categories import Deck, deck
from .reading import DATA, Document, PresetError, line_of, read, text_of

FOLDER = DATA / "dice"
WILD_GLYPHS = (WILD, "_", "@")


class _Figures(Document):
    """Figures that share a mark and a source."""

    mark: Mark
    source: str = ""


class _Points(_Figures):
    values: dict[str, int]


class _Die(Document):
    name: str = Field(min_length=1, max_length=20)
    faces: str
    identifier: str = ""
    colour: str = ""


class _Group(_Figures):
    dice: tuple[_Die, ...] = Field(min_length=1, max_length=40)


class _Bonus(_Figures):
    points: dict[int, int]


class _DiceSet(Document):
    name: str = Field(min_length=1, max_length=60)
    game: str
    title: str
    language: str
    source: str
    licence: str
    like: str = Field(default="", pattern=r"^([a-z0-9-]+\.toml)?$")
    symbols: tuple[str, ...] = ()
    points: tuple[_Points, ...] = ()
    groups: dict[str, _Group] = Field(default_factory=dict)
    bonuses: dict[str, _Bonus] = Field(default_factory=dict)
    cards: str = ""

    @model_validator(mode="after")
    def _has_dice_or_is_like(self) -> "_DiceSet":
        own = (self.symbols, self.points, self.groups, self.bonuses)
        if self.like and any(own):
            raise ValueError(
                f"the dice are those of {self.like}: take out symbols, points, groups and bonuses, or like"
            )
        if not self.like and not (self.points and self.groups):
            raise ValueError("a dice set needs [[points]] and [groups...], or like = another set's file")
        return self


@cache
def dice_sets(game: str | None = None) -> Mapping[str, DiceSet]:
    """The package's dice sets by name, those of one game or all."""
    found = (read_dice_set(path) for path in sorted(FOLDER.glob("*.toml"), key=lambda path: path.stem))
    return {dice.name: dice for dice in found if game in (None, dice.game)}


def dice_set(game: str, chosen: str | Path | None = None) -> DiceSet:
    """A dice set of a game: its default, one of the package's by name, or a file of the player's own."""
    known = dice_sets(game)
    if chosen is None:
        return next(iter(known.values()))
    if str(chosen) in known:
        return known[str(chosen)]
    path = Path(chosen)
    if path.suffix != ".toml":
        raise PresetError(f"no dice set {chosen} for {game}; there is {', '.join(known)}, or name a .toml file")
    own = read_dice_set(path)
    if own.game != game:
        raise PresetError(f"{path}: is a dice set for {own.game}, not for {game}")
    return own


def read_dice_set(path: Path) -> DiceSet:
    """A dice set from a TOML file; PresetError names the file, the line and the mend."""
    document = _document(path)
    try:
        return _assembled(document, deck(document.cards, path.parent) if document.cards else None)
    except _Fault as fault:
        raise PresetError(f"{path}:{line_of(text_of(path), (fault.key,))}: {fault}") from fault
    except ValueError as fault:
        raise PresetError(f"{path}: {fault}") from fault


def _document(path: Path) -> _DiceSet:
    """What a file says, with the dice of the set it is like."""
    found = read(path, _DiceSet)
    if not found.like:
        return found
    other = read(path.parent / found.like, _DiceSet)
    if other.like:
        raise PresetError(f"{path}: {found.like} has no dice of its own; name {other.like} instead")
    dice = {field: getattr(other, field) for field in ("symbols", "points", "groups", "bonuses")}
    return found.model_copy(update=dice)


class _Fault(ValueError):
    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


def _assembled(document: _DiceSet, cards: Deck | None) -> DiceSet:
    points = {glyph: value for part in document.points for glyph, value in part.values.items()}
    groups = tuple(
        Group(name, tuple(_die(die, points, document.symbols) for die in group.dice))
        for name, group in document.groups.items()
    )
    bonuses = tuple(Bonus(name, tuple(sorted(table.points.items()))) for name, table in document.bonuses.items())
    return DiceSet(
        document.name,
        document.game,
        document.title,
        document.language,
        document.source,
        groups,
        bonuses,
        (*_origins(document), *((Origin("cards", cards.mark, cards.source),) if cards else ())),
        cards.cards if cards else (),
    )


def _die(die: _Die, points: Mapping[str, int], symbols: tuple[str, ...]) -> Die:
    glyphs = die.faces.split()
    if len(glyphs) < 2:
        raise _Fault(f'"{die.name}"', f"the {die.name} die needs at least two faces, separated by spaces")
    return Die(die.name, tuple(_face(die, glyph, points, symbols) for glyph in glyphs), die.identifier, die.colour)


def _face(die: _Die, written: str, points: Mapping[str, int], symbols: tuple[str, ...]) -> Face:
    glyph, _, own = written.partition("=")
    plain = WILD if glyph in WILD_GLYPHS else glyph.replace("/", "")
    try:
        value = int(own) if own else points[plain]
    except ValueError:
        raise _Fault(f'"{die.name}"', f"the {die.name} die: {written} gives a value that is no whole number") from None
    except KeyError:
        raise _Fault(
            f'"{die.name}"', f"the {die.name} die shows {plain}, which has no value under [[points]]"
        ) from None
    if plain in symbols:
        return symbol(plain, value)
    if plain == WILD:
        return wild(value)
    if not plain.isalpha() or len(plain) > 2:
        raise _Fault(f'"{die.name}"', f"the {die.name} die: {written} is no letter, pair of letters or listed symbol")
    return either(plain, value) if "/" in glyph else letter(plain, value)


def _origins(document: _DiceSet) -> tuple[Origin, ...]:
    values: list[tuple[str, _Figures]] = [
        (f"points.{glyph}", part) for part in document.points for glyph in part.values
    ]
    groups: list[tuple[str, _Figures]] = [(f"groups.{name}", group) for name, group in document.groups.items()]
    tables: list[tuple[str, _Figures]] = [(f"bonuses.{name}", table) for name, table in document.bonuses.items()]
    return tuple(Origin(of, part.mark, part.source) for of, part in (*values, *groups, *tables))
