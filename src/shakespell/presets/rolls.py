"""Rolls as people write them down, put on dice: ``E L E P H N T E V``, ``elephntev`` or ``gold=E,indigo=L,...``.

Faces are read in the order of the dice table. Where they do not fit in that order they are put on dice that can show
them, and all ways to do so are found: usually they come to the same, and where they do not the user is asked.
"""

import unicodedata
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from ..core.counting import counted, enumerated
from ..core.dice import WILD, DiceSet, Die, Face
from ..words.folding import LANGUAGES
from ..words.matching import cheapest
from .reading import PresetError

WILDS = (WILD, "_", "@")
SHOWN_PLACEMENTS = 4

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Placement:
    """One way to put faces on dice: the face number of each die, None for a die that was not rolled.

    ``in_place`` counts the faces that lie on the die they were written for.
    """

    faces: tuple[int | None, ...]
    in_place: int

    @property
    def rolled(self) -> tuple[int, ...]:
        """The face numbers of a full roll."""
        return tuple(face for face in self.faces if face is not None)


Telling: TypeAlias = Callable[[int, Face], Hashable]
"""What of a face (number of the die, face) an answer depends on: two placements that agree in all of it are one."""


def by_face(_: int, face: Face) -> Hashable:
    """For answers that depend on what lies up, whichever die it is on."""
    return face


def by_die(die: int, face: Face) -> Hashable:
    """For answers that depend on which die shows what."""
    return die, face


def read_roll(text: str, dice_set: DiceSet, group: str = "rack", tells: Telling = by_face) -> tuple[Placement, ...]:
    """All placements of a full roll that ``tells`` apart, the closest to the order written first.

    PresetError says what does not fit: the number of faces, a face that no die shows, too few dice for some faces.
    """
    dice = dice_set.dice(group)
    if "=" in text:
        return (_named_roll(text, dice_set, dice),)
    glyphs = read_glyphs(text, dice, dice_set.language)
    if len(glyphs) != len(dice):
        names = ", ".join(die.name for die in dice)
        given, there = counted(len(glyphs), "face"), counted(len(dice), "die", "dice")
        raise PresetError(f"the roll has {given}; {dice_set.title} has {there}: {names}")
    if all(_numbers(die, glyph) for die, glyph in zip(dice, glyphs, strict=True)):
        return (Placement(tuple(die.index(glyph) for die, glyph in zip(dice, glyphs, strict=True)), len(dice)),)
    return placements(glyphs, dice, tells)


def read_some(text: str, dice: Sequence[Die], language: str) -> Placement:
    """Faces of some of the dice, on dice that can show them; PresetError where too few of these can."""
    glyphs = read_glyphs(text, dice, language)
    found = placements(glyphs, dice, partial=True)
    if not found:
        raise PresetError(_too_few(glyphs, dice))
    return found[0]


def read_glyphs(text: str, dice: Sequence[Die], language: str = "en") -> tuple[str, ...]:
    """The faces written in ``text``, as the dice show them; PresetError for those that these dice cannot show.

    Separated by spaces or commas, or run together where every face is one character. ``(CH)`` is one face.
    """
    known = {face.glyph for die in dice for face in die.faces}
    glyphs = [glyph for token in text.replace(",", " ").split() for glyph in _token(token, known, language)]
    if not glyphs:
        raise PresetError('the roll is empty: write its faces, such as "E L E P H N T E V"')
    if len(glyphs) <= len(dice) and not _can_lie(glyphs, dice):
        raise PresetError(_too_few(glyphs, dice))
    return tuple(glyphs)


def _token(token: str, known: set[str], language: str) -> list[str]:
    whole = _glyph(token.strip("()"), known, language)
    if whole is not None:
        return [whole]
    letters = [_glyph(letter, known, language) for letter in unicodedata.normalize("NFC", token)]
    missing = [letter for letter, glyph in zip(unicodedata.normalize("NFC", token), letters, strict=True) if not glyph]
    if missing:
        raise PresetError(f"no die shows {missing[0]}; the dice have {' '.join(sorted(known))}")
    return [glyph for glyph in letters if glyph]


def _glyph(token: str, known: set[str], language: str) -> str | None:
    if token in WILDS and WILD in known:
        return WILD
    upper = unicodedata.normalize("NFC", token).upper()
    if upper in known:
        return upper
    folded = LANGUAGES[language].normal(token) if language in LANGUAGES else upper
    return folded if isinstance(folded, str) and folded in known else None


def _named_roll(text: str, dice_set: DiceSet, dice: tuple[Die, ...]) -> Placement:
    """``gold=E,indigo=L,...``: every die once, in any order."""
    faces: dict[str, int] = {}
    by_name = {die.name.lower(): die for die in dice}
    for pair in text.replace(",", " ").split():
        name, _, written = pair.partition("=")
        die = by_name.get(name.strip().lower())
        if die is None:
            raise PresetError(f"there is no {name or 'nameless'} die; the dice are {', '.join(d.name for d in dice)}")
        if die.name in faces:
            raise PresetError(f"the {die.name} die is named twice")
        faces[die.name] = _face_of(die, written, dice_set.language)
    missing = [die.name for die in dice if die.name not in faces]
    if missing:
        raise PresetError(f"the roll does not say what {enumerated(missing)} show: write {missing[0]}=FACE too")
    return Placement(tuple(faces[die.name] for die in dice), len(dice))


def _face_of(die: Die, written: str, language: str) -> int:
    known = {face.glyph for face in die.faces}
    glyph = _glyph(written.strip("()"), known, language)
    if glyph is None:
        shows = " ".join(face.glyph for face in die.faces)
        raise PresetError(f"the {die.name} die has no face {written or '(none given)'}: it shows {shows}")
    return die.index(glyph)


# Placing faces on dice


_Left: TypeAlias = tuple[tuple[str, int], ...]
"""Faces to be placed, as (glyph, count) in the order written: what comes first in it is tried first."""


@dataclass(frozen=True, slots=True)
class _Way:
    """Faces on the first dice: what is left to be placed, and what has been told, as (tale, count).

    Two ways that agree in both come to the same however they go on.
    """

    left: _Left
    told: frozenset[tuple[Hashable, int]]


def placements(
    glyphs: Sequence[str], dice: Sequence[Die], tells: Telling = by_face, partial: bool = False
) -> tuple[Placement, ...]:
    """Every outcome of putting the faces on the dice, one a die, that ``tells`` apart; the most in place first.

    With ``partial`` there may be fewer faces than dice. Works die by die and keeps one placement for each outcome, so
    that equal dice and equal faces cost nothing: the one with the most in place, of these the first, trying faces in
    the order written.
    """
    ways = {_Way(tuple(Counter(glyphs).items()), frozenset()): Placement((), 0)}
    for position, die in enumerate(dice):
        home = glyphs[position] if position < len(glyphs) else ""
        longer: dict[_Way, Placement] = {}
        for way, placed in ways.items():
            for face, left in _choices(way, die, partial):
                told = way.told if face is None else _plus(way.told, tells(position, die.faces[face]))
                in_place = placed.in_place + (face is not None and die.faces[face].glyph == home)
                rival = longer.get(after := _Way(left, told))
                if rival is None or rival.in_place < in_place:
                    longer[after] = Placement((*placed.faces, face), in_place)
        ways = longer
    complete = (placed for way, placed in ways.items() if not way.left)
    return tuple(sorted(complete, key=lambda placed: (-placed.in_place, [face or 0 for face in placed.faces])))


def _choices(way: _Way, die: Die, partial: bool) -> Iterable[tuple[int | None, _Left]]:
    """What the die may show, with what is then left to be placed."""
    if partial:
        yield None, way.left
    for at, (glyph, count) in enumerate(way.left):
        rest = ((glyph, count - 1),) if count > 1 else ()
        for face in _numbers(die, glyph):
            yield face, (*way.left[:at], *rest, *way.left[at + 1 :])


def _plus(told: frozenset[tuple[Hashable, int]], tale: Hashable) -> frozenset[tuple[Hashable, int]]:
    count = dict(told).get(tale, 0)
    return told - {(tale, count)} | {(tale, count + 1)}


def _numbers(die: Die, glyph: str) -> list[int]:
    """The numbers of the faces that show a glyph; of equal faces the first."""
    return [n for n, face in enumerate(die.faces) if face.glyph == glyph and face not in die.faces[:n]]


def _can_lie(glyphs: Sequence[str], dice: Sequence[Die]) -> bool:
    """Whether each of the faces finds a die of its own."""
    shows = [{face.glyph for face in die.faces} for die in dice]
    return cheapest([[0 if glyph in shown else None for shown in shows] for glyph in glyphs]) is not None


def _too_few(glyphs: Sequence[str], dice: Sequence[Die]) -> str:
    """Which faces have too few dice: some of which none can be left out. By Hall's theorem there are such.

    Each is tried once, so that it takes no time that grows with the sets of faces there are.
    """
    crowded = dict.fromkeys(glyphs)
    for glyph in sorted(crowded):
        if not _can_lie([other for other in glyphs if other in crowded and other != glyph], dice):
            del crowded[glyph]
    needed = [glyph for glyph in glyphs if glyph in crowded]
    able = [die.name for die in dice if any(face.glyph in crowded for face in die.faces)]
    shown_on = f"only {enumerated(able)} can show {'it' if len(crowded) == 1 else 'any of them'}"
    return f"these dice cannot lie so: {' '.join(needed)} needs {len(needed)} dice, and {shown_on}"


# Where placements differ


def one_answer(
    found: Sequence[Placement],
    dice: Sequence[Die],
    solve: Callable[[tuple[int, ...]], T],
    essence: Callable[[T], object] = lambda answer: answer,
    option: str = "--roll ",
) -> T:
    """The answer that all placements of a full roll come to; PresetError lists the placements where they do not.

    ``essence`` is what of an answer has to agree, such as the score but not the names of the dice; ``option`` is what
    whoever asked writes before a roll.
    """
    first, *others = (solve(placement.rolled) for placement in found)
    if all(essence(other) == essence(first) for other in others):
        return first
    ways = [f"{option}{written(placement, dice)}" for placement in found]
    more = f" or {counted(len(ways) - SHOWN_PLACEMENTS, 'more way')}" if len(ways) > SHOWN_PLACEMENTS else ""
    raise PresetError(
        f"these faces can lie on the dice in {len(ways)} ways that do not come to the same; say which: "
        + " or ".join(ways[:SHOWN_PLACEMENTS])
        + more
    )


def written(placement: Placement, dice: Sequence[Die]) -> str:
    """A placement as ``gold=E,indigo=L,...``, the form that leaves no doubt."""
    faces = zip(dice, placement.faces, strict=True)
    return ",".join(f"{die.name}={die.faces[face].glyph}" for die, face in faces if face is not None)
