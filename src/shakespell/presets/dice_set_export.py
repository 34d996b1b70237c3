"""A dice set as the TOML file that ``dice_sets`` reads: to be kept, given the values of a real box, and used again."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from ..core.dice import DiceSet, Die, Face, Group, Origin
from .categories import DECKS, deck
from .reading import PresetError


def as_toml(dice_set: DiceSet) -> str:
    """The file of a set; PresetError where its category cards are none of the package, since a file only names them."""
    return "\n".join(_lines(dice_set)) + "\n"


def _lines(dice_set: DiceSet) -> Iterator[str]:
    marks = {origin.of: origin for origin in dice_set.origins}
    values = _values(dice_set)
    yield f"# Dice of {dice_set.game}. Whoever owns the box puts in its values, and marks them printed."
    for key in ("name", "game", "title", "language", "source"):
        yield f"{key} = {_quoted(getattr(dice_set, key))}"
    yield 'licence = "Figures from the sources named in this file, which are facts; the file itself is yours."'
    yield f"symbols = [{', '.join(map(_quoted, _symbols(dice_set)))}]"
    if dice_set.cards:
        yield f"cards = {_quoted(_deck(dice_set))}"
    for (mark, source), glyphs in groupby(values, lambda glyph: _said(marks, f"points.{glyph}")):
        given = ", ".join(f"{_quoted(glyph)} = {values[glyph]}" for glyph in glyphs)
        yield from ("", "[[points]]", f"mark = {_quoted(mark)}", f"source = {_quoted(source)}")
        yield f"values = {{ {given} }}"
    for group in dice_set.groups:
        yield from _table(f"groups.{_quoted(group.name)}", marks.get(f"groups.{group.name}"))
        yield from ("dice = [", *_dice(group, values), "]")
    for bonus in dice_set.bonuses:
        yield from _table(f"bonuses.{_quoted(bonus.name)}", marks.get(f"bonuses.{bonus.name}"))
        yield f"points = {{ {', '.join(f'{letters} = {worth}' for letters, worth in bonus.points)} }}"


def _table(name: str, origin: Origin | None) -> Iterator[str]:
    mark, source = (origin.mark, origin.source) if origin else UNMARKED
    yield from ("", f"[{name}]", f"mark = {_quoted(mark)}", f"source = {_quoted(source)}")


UNMARKED = ("reconstructed", "")
"""What is said of a figure of which nothing is known."""


def _said(marks: Mapping[str, Origin], of: str) -> tuple[str, str]:
    origin = marks.get(of)
    return (origin.mark, origin.source) if origin else UNMARKED


def _dice(group: Group, values: Mapping[str, int]) -> Iterator[str]:
    for die in group.dice:
        faces = " ".join(_written(face, values) for face in die.faces)
        fields = {"name": die.name, "identifier": die.identifier, "colour": die.colour, "faces": faces}
        yield f"  {{ {', '.join(f'{key} = {_quoted(text)}' for key, text in fields.items() if text)} }},"


def _written(face: Face, values: Mapping[str, int]) -> str:
    """A face as a file has it: ``C/K`` for either letter, ``A=3`` where it has a value of its own."""
    glyph = "/".join(face.glyph) if len(face.readings) > 1 else face.glyph
    return glyph if values[face.glyph] == face.points else f"{glyph}={face.points}"


def _values(dice_set: DiceSet) -> dict[str, int]:
    """The usual value of each glyph, in the order in which the origins name them."""
    seen: dict[str, Counter[int]] = {}
    for face in _faces(dice_set):
        seen.setdefault(face.glyph, Counter())[face.points] += 1
    named = [origin.of.removeprefix("points.") for origin in dice_set.origins if origin.of.startswith("points.")]
    ordered = dict.fromkeys([*(glyph for glyph in named if glyph in seen), *seen])
    return {glyph: seen[glyph].most_common(1)[0][0] for glyph in ordered}


def _symbols(dice_set: DiceSet) -> Iterable[str]:
    return dict.fromkeys(face.glyph for face in _faces(dice_set) if face.is_symbol)


def _faces(dice_set: DiceSet) -> Iterator[Face]:
    every: Iterable[Die] = (die for group in dice_set.groups for die in group.dice)
    return (face for die in every for face in die.faces)


def _deck(dice_set: DiceSet) -> str:
    for name in DECKS:
        if deck(name).cards == dice_set.cards:
            return name
    raise PresetError(f"the cards of {dice_set.name} are none of the package's, and a dice set only names them")


def _quoted(text: str) -> str:
    """A TOML string, which is what JSON writes too."""
    return json.dumps(text, ensure_ascii=False)
