"""Dice sets: the faces, letter values and bonus tables of each box, every figure with its mark and source.

A set is a TOML file. The package's own lie in data/dice; anybody's own file does the same (``--dice-set my.toml``).
Faces are glyphs separated by spaces: a letter, ``?`` for a wild, two letters for a two-letter face (``CH``), two
letters with a stroke for a face that is either (``C/K``); what is listed under ``symbols`` spells nothing. ``A=3``
gives one face a value of its own. ``cards`` names the category cards of a box that has some: a deck of the package,
or a TOML file beside this one. ``like`` names a file beside this one whose dice and figures this
set has, all of them: the same box in another language.
"""

# ruff: noqa: PLC0415  # whoever asks for the package's own dice needs no checks of files, and no cards

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.dice import WILD, Bonus, DiceSet, Die, Face, Group, Origin, either, letter, symbol, wild
from .reading import DATA, PresetError, defaults, line_of, text_of, toml_of

if TYPE_CHECKING:
    from .categories import Deck

FOLDER = DATA / "dice"
WILD_GLYPHS = (WILD, "_", "@")


_Table = Mapping[str, Any]
"""A table of a dice set's file, as ``dice_set_document`` describes it."""


@cache
def dice_sets(game: str | None = None) -> Mapping[str, DiceSet]:
    """The package's dice sets by name, those of one game or all."""
    found = map(_packaged, _files(game or "").values())
    return {dice.name: dice for dice in found if game in (None, dice.game)}


def dice_set(game: str, chosen: str | Path | None = None) -> DiceSet:
    """A dice set of a game: its default, one of the package's by name, or a file of the player's own."""
    known = _files(game)
    if chosen is None:
        return _packaged(next(iter(known.values())))
    if str(chosen) in known:
        return _packaged(known[str(chosen)])
    path = Path(chosen)
    is_pipe = path.exists() and not path.is_file() and not path.is_dir()  # --dice-set /dev/stdin
    if path.suffix != ".toml" and not is_pipe:
        raise PresetError(f"no dice set {chosen} for {game}; there is {', '.join(known)}, or name a .toml file")
    own = dice_set_in(text_of(path), str(path)) if is_pipe else read_dice_set(path)
    if own.game != game:
        raise PresetError(f"{path}: is a dice set for {own.game}, not for {game}")
    return own


def _files(game: str) -> Mapping[str, Path]:
    """The package's files by name, the default first: one is called as its set is, and begins with the game's name."""
    first = defaults("dice-sets").get(game)
    ordered = sorted(FOLDER.glob(f"{game}*.toml"), key=lambda path: (path.stem != first, path.stem))
    return {path.stem: path for path in ordered}


@cache
def _packaged(path: Path) -> DiceSet:
    """A set of the package's, read when it is asked for: a spoiled file harms nobody who plays with another."""
    return _read(path, toml_of)


def read_dice_set(path: Path) -> DiceSet:
    """A dice set from anybody's TOML file; PresetError names the file, the line and the mend."""
    from .dice_set_document import checked

    return _read(path, checked)


def dice_set_in(text: str, where: str) -> DiceSet:
    """A dice set from the text of such a file, standing alone; PresetError calls it ``where``."""
    from .dice_set_document import checked_text

    document = checked_text(text, where)
    try:
        return _assembled(document, _cards(document, Path()))
    except _Fault as fault:
        raise PresetError(f"{where}:{line_of(text, (fault.key,))}: {fault}") from fault
    except ValueError as fault:
        raise PresetError(f"{where}: {fault}") from fault


def _read(path: Path, said_by: Callable[[Path], _Table]) -> DiceSet:
    """A dice set from what its file says. The package's own files are known to be right, as tests check them."""
    document = said_by(path)
    if document.get("like"):
        document = _with_dice_of(path, document, said_by(path.parent / document["like"]))
    try:
        return _assembled(document, _cards(document, path.parent))
    except _Fault as fault:
        raise PresetError(f"{path}:{line_of(text_of(path), (fault.key,))}: {fault}") from fault
    except ValueError as fault:
        raise PresetError(f"{path}: {fault}") from fault


def _with_dice_of(path: Path, document: _Table, other: _Table) -> _Table:
    """What a file says, with the dice of the set it is like."""
    if other.get("like"):
        raise PresetError(f"{path}: {document['like']} has no dice of its own; name {other['like']} instead")
    return {**document, **{key: other[key] for key in ("symbols", "points", "groups", "bonuses") if key in other}}


def _cards(document: _Table, folder: Path) -> "Deck | None":
    if not document.get("cards"):
        return None
    from .categories import deck

    return deck(document["cards"], folder)


class _Fault(ValueError):
    def __init__(self, key: str, message: str) -> None:
        super().__init__(message)
        self.key = key


def _assembled(document: _Table, cards: "Deck | None") -> DiceSet:
    points = {glyph: value for part in document["points"] for glyph, value in part["values"].items()}
    symbols = document.get("symbols", ())
    groups = tuple(
        Group(name, tuple(_die(die, points, symbols) for die in group["dice"]))
        for name, group in document["groups"].items()
    )
    bonuses = tuple(_bonus(name, table["points"]) for name, table in document.get("bonuses", {}).items())
    return DiceSet(
        document["name"],
        document["game"],
        document["title"],
        document["language"],
        document["source"],
        groups,
        bonuses,
        (*_origins(document), *((Origin("cards", cards.mark, cards.source),) if cards else ())),
        cards.cards if cards else (),
    )


def _bonus(name: str, points: Mapping[str, int]) -> Bonus:
    return Bonus(name, tuple(sorted((int(letters), worth) for letters, worth in points.items())))


def _die(die: _Table, points: Mapping[str, int], symbols: Sequence[str]) -> Die:
    name, glyphs = die["name"], die["faces"].split()
    if len(glyphs) < 2:
        raise _Fault(f'"{name}"', f"the {name} die needs at least two faces, separated by spaces")
    faces = tuple(_face(name, glyph, points, symbols) for glyph in glyphs)
    return Die(name, faces, die.get("identifier", ""), die.get("colour", ""))


def _face(die: str, written: str, points: Mapping[str, int], symbols: Sequence[str]) -> Face:
    glyph, _, own = written.partition("=")
    plain = WILD if glyph in WILD_GLYPHS else glyph.replace("/", "")
    try:
        value = int(own) if own else points[plain]
    except ValueError:
        raise _Fault(f'"{die}"', f"the {die} die: {written} gives a value that is no whole number") from None
    except KeyError:
        raise _Fault(f'"{die}"', f"the {die} die shows {plain}, which has no value under [[points]]") from None
    if plain in symbols:
        return symbol(plain, value)
    if plain == WILD:
        return wild(value)
    if not plain.isalpha() or len(plain) > 2:
        raise _Fault(f'"{die}"', f"the {die} die: {written} is no letter, pair of letters or listed symbol")
    return either(plain, value) if "/" in glyph else letter(plain, value)


def _origins(document: _Table) -> tuple[Origin, ...]:
    values = [(f"points.{glyph}", part) for part in document["points"] for glyph in part["values"]]
    groups = [(f"groups.{name}", group) for name, group in document["groups"].items()]
    tables = [(f"bonuses.{name}", table) for name, table in document.get("bonuses", {}).items()]
    return tuple(Origin(of, part["mark"], part.get("source", "")) for of, part in (*values, *groups, *tables))
