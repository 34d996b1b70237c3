"""How large a dice set may be: more than any box holds, and little enough for every search, screen and log.

A set of anybody's own comes in as a file, in a record, or from a client. What is asked of dice (which of them spell a
word, what a roll is worth) takes time that grows with what is bounded here, so no set can be made that stops a server.
"""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .dice import DiceSet, Die, Face, Group

MOST_GROUPS = 6
MOST_DICE = 15
"""Dice of a group; the search for layouts takes as many."""

MOST_FACES = 30
MOST_READINGS = 4
"""Letters that one face may stand for, one or the other."""

LONGEST_READING = 2
"""Letters that one face may show as one (``CH``); it then stands for nothing else."""

MOST_LONGER = 4
"""Different readings of several letters in a group. In how many ways a word can be cut into them grows fast with it."""

MOST_POINTS = 1000
MOST_BONUSES, MOST_STEPS = 6, 60
MOST_CARDS, MOST_CATEGORIES, MOST_ORIGINS = 200, 6, 600
LONGEST_NAME, LONGEST_TEXT, LONGEST_GLYPH = 60, 1000, 8


def bounds_fault(dice_set: "DiceSet") -> str | None:
    """What is too large in a dice set and how much would do, in one line; None where all is within bounds."""
    return next(_faults(dice_set), None)


def _faults(dice_set: "DiceSet") -> Iterator[str]:
    yield from _texts(dice_set)
    for group in dice_set.groups:
        yield from _faults_of_group(group)
    for bonus in dice_set.bonuses:
        if len(bonus.points) > MOST_STEPS or not _small(points for _, points in bonus.points):
            yield f"the bonus table {bonus.name} may have at most {MOST_STEPS} steps of {MOST_POINTS} points at most"
    for what, count, most in (
        ("groups of dice", len(dice_set.groups), MOST_GROUPS),
        ("bonus tables", len(dice_set.bonuses), MOST_BONUSES),
        ("cards", len(dice_set.cards), MOST_CARDS),
        ("categories a card", max((len(card.categories) for card in dice_set.cards), default=0), MOST_CATEGORIES),
        ("origins", len(dice_set.origins), MOST_ORIGINS),
    ):
        if count > most:
            yield f"a dice set has {most} {what} at most, not {count}"


def _texts(dice_set: "DiceSet") -> Iterator[str]:
    names = [dice_set.name, dice_set.game, dice_set.language]
    names += [name for group in dice_set.groups for name in (group.name, *(die.name for die in group.dice))]
    names += [text for group in dice_set.groups for die in group.dice for text in (die.identifier, die.colour)]
    names += [bonus.name for bonus in dice_set.bonuses]
    texts = [dice_set.title, dice_set.source, *(text for o in dice_set.origins for text in (o.of, o.source))]
    names += [card.id for card in dice_set.cards]
    texts += [text for card in dice_set.cards for one in card.categories for text in (one.id, one.title)]
    for text, most in (*((name, LONGEST_NAME) for name in names), *((text, LONGEST_TEXT) for text in texts)):
        if len(text) > most:
            yield f"{text[:20]}... is too long: {most:,} characters at most"


def _faults_of_group(group: "Group") -> Iterator[str]:
    if not 1 <= len(group.dice) <= MOST_DICE:
        yield f"group {group.name} has 1 to {MOST_DICE} dice, not {len(group.dice)}"
    for die in group.dice:
        yield from _faults_of_die(die)
    longer = {reads for die in group.dice for face in die.faces for reads in face.readings if len(reads) > 1}
    if len(longer) > MOST_LONGER:
        yield f"group {group.name} has at most {MOST_LONGER} different faces of two letters, not {len(longer)}"


def _faults_of_die(die: "Die") -> Iterator[str]:
    if not 1 <= len(die.faces) <= MOST_FACES:
        yield f"the {die.name} die: a die has 1 to {MOST_FACES} faces, not {len(die.faces)}"
    for face in die.faces:
        if (fault := _fault_of_face(face)) is not None:
            yield f"the {die.name} die: {fault}"


def _fault_of_face(face: "Face") -> str | None:
    if len(face.glyph) > LONGEST_GLYPH:
        return f"{face.glyph[:LONGEST_GLYPH]}... is too long: a face shows {LONGEST_GLYPH} characters at most"
    if not _small([face.points]):
        return f"{face.glyph} is worth more than {MOST_POINTS} points"
    if len(face.readings) > MOST_READINGS:
        return f"{face.glyph} stands for {len(face.readings)} letters; a face may for {MOST_READINGS} at most"
    if any(len(reads) > LONGEST_READING for reads in face.readings):
        return f"{face.glyph} spells more than {LONGEST_READING} letters at once"
    if len(face.readings) > 1 and any(len(reads) > 1 for reads in face.readings):
        return f"{face.glyph} spells several letters at once, so it cannot stand for anything else"
    return None


def _small(points: Iterable[int]) -> bool:
    return all(abs(each) <= MOST_POINTS for each in points)
