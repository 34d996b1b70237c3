"""Which dice spell a word, for the most points, and why they cannot.

A die is used once. ``?`` stands for any one letter (DW-5, CC-2, SD-3), a ``CK`` face for C or K, a ``CH`` face for both
letters at once. Where several choices of dice spell a word the one with the most points counts; of those the one with
the fewest wilds; of those the dice that come first.
"""

from ..core.dice import WILD, Die, Face
from ..core.frozen import dataclass
from .assignment import Offer, Use, assign, offered
from .shortage import Shortage, shortage, shortages

__all__ = ["Reach", "Shortage", "Spelling", "Use", "lacking", "reachable", "spell", "spell_with"]


@dataclass(frozen=True, slots=True)
class Spelling:
    """The dice of a word in the order of its letters."""

    uses: tuple[Use, ...]

    @property
    def points(self) -> int:
        """The sum of the dice."""
        return sum([use.points for use in self.uses])

    @property
    def wilds(self) -> int:
        """How many of the dice are wilds."""
        return sum(use.wild for use in self.uses)

    @property
    def dice(self) -> tuple[int, ...]:
        """The number of each die, in the order of the word."""
        return tuple(use.die for use in self.uses)


def spell(word: str, faces: tuple[Face, ...]) -> Spelling | None:
    """The best spelling of a word in normal form with these faces; None where they do not spell it."""
    letters: dict[str, list[int]] = {}
    wilds = []
    for die, face in enumerate(faces):
        readings = face.readings
        if not readings:
            if face.glyph == WILD:
                wilds.append(die)
        elif len(readings) == 1 and len(readings[0]) == 1:
            letters.setdefault(readings[0], []).append(die)
        else:
            return _searched(word, faces)
    if wilds and not _letters_first(word, faces, letters, wilds):
        return _searched(word, faces)
    return _counted(word, faces, letters, wilds)


def _searched(word: str, faces: tuple[Face, ...]) -> Spelling | None:
    uses = assign(word, tuple(offered(face) for face in faces))
    return None if uses is None else Spelling(uses)


def _letters_first(word: str, faces: tuple[Face, ...], letters: dict[str, list[int]], wilds: list[int]) -> bool:
    """Whether no wild is worth more than a letter it could stand in for, so that it is only used where one lacks."""
    most = max(faces[die].points for die in wilds)
    return all(faces[die].points >= most for letter in set(word) for die in letters.get(letter, ()))


def _counted(word: str, faces: tuple[Face, ...], letters: dict[str, list[int]], wilds: list[int]) -> Spelling | None:
    """The usual case, by counting: every letter takes its best dice, wilds fill what lacks."""
    supply: dict[str, list[int]] = {}
    lack: dict[str, int] = {}
    short = 0
    for letter in word:
        if letter not in supply:
            own, need = letters.get(letter, []), word.count(letter)
            supply[letter] = _most_points(own, need, faces)
            lack[letter] = need - len(supply[letter])
            short += lack[letter]
    if short > len(wilds):
        return None
    spare = _most_points(wilds, short, faces)
    uses = []
    for letter in word:  # both lists run backwards, so that the earliest die is at the end
        own = supply[letter]
        if lack[letter] and (not own or spare[-1] < own[-1]):
            lack[letter] -= 1
            die = spare.pop()
            uses.append(Use(die, letter, faces[die].points, True))
        else:
            die = own.pop()
            uses.append(Use(die, letter, faces[die].points))
    return Spelling(tuple(uses))


def _most_points(dice: list[int], count: int, faces: tuple[Face, ...]) -> list[int]:
    """The ``count`` dice with the most points, the earlier of equal ones, last first."""
    if len(dice) <= count:
        return dice[::-1]
    return sorted(sorted(dice, key=lambda die: -faces[die].points)[:count], reverse=True)


def spell_with(word: str, faces: tuple[Face, ...], dice: tuple[int, ...]) -> Spelling | None:
    """The spelling with the dice a player chose, in their order; None where they do not read as the word."""
    if len(set(dice)) != len(dice) or not all(0 <= die < len(faces) for die in dice):
        return None
    ways: dict[int, tuple[Use, ...]] = {0: ()}
    for die in dice:
        face = faces[die]
        longer: dict[int, tuple[Use, ...]] = {}
        for at, uses in ways.items():
            for option in offered(face):
                reads = option.reads or word[at : at + 1]
                if reads and word.startswith(reads, at):
                    longer.setdefault(at + len(reads), (*uses, Use(die, reads, face.points, face.is_wild)))
        ways = longer
    return Spelling(ways[len(word)]) if len(word) in ways else None


def lacking(word: str, faces: tuple[Face, ...]) -> Shortage | None:
    """What these faces lack for the word; ``str()`` of it is a sentence. None where they spell it."""
    if spell(word, faces) is not None:
        return None
    return shortage(word, tuple(offered(face) for face in faces))


@dataclass(frozen=True, slots=True)
class Reach:
    """Whether any roll of some dice spells a word.

    ``uses`` names for each part of the word the die and its face (``use.face``) that give the most points, or is None;
    then ``proof`` shows, for every way to cut the word into faces, more parts than dice that have one of them.
    """

    word: str
    uses: tuple[Use, ...] | None
    proof: tuple[Shortage, ...] = ()

    @property
    def possible(self) -> bool:
        return self.uses is not None

    @property
    def reason(self) -> str | None:
        """The proof as a sentence or several; None where the word can be rolled."""
        return " ".join(str(step) for step in self.proof) or None


def reachable(word: str, dice: tuple[Die, ...]) -> Reach:
    """Whether any roll of these dice spells the word: the dice and faces that do for most points, or the proof."""
    offers = tuple(_any_face(die) for die in dice)
    uses = assign(word, offers)
    if uses is not None:
        return Reach(word, uses)
    return Reach(word, None, shortages(word, offers, tuple(die.name for die in dice)))


def _any_face(die: Die) -> Offer:
    return tuple(option for number, face in enumerate(die.faces) for option in offered(face, number))


@dataclass(frozen=True, slots=True)
class Letter:
    """One die of a word: its name, what it shows, what it stands for, what it is worth."""

    die: str
    glyph: str
    reads: str
    points: int


def letters_of(dice: tuple[Die, ...], faces: tuple[Face, ...], spelling: Spelling) -> tuple[Letter, ...]:
    """The dice of a spelling by name, in the order of the word."""
    return tuple([Letter(dice[use.die].name, faces[use.die].glyph, use.reads, use.points) for use in spelling.uses])
