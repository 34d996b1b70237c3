"""Positions as people write them: what is wrong with one is said in one line, and a long search can be called off."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar

from ..core.counting import counted
from ..core.dice import Die, Face
from ..presets.reading import PresetError
from ..presets.rolls import Placement, one_answer, read_glyphs

MOST_PLACEMENTS = 100
"""A roll that can lie on the dice in more ways is asked for again, die by die."""

Document: TypeAlias = dict[str, Any]

Stop: TypeAlias = Callable[[], bool]
"""Asked now and then; True ends a search that nobody waits for any more."""

T = TypeVar("T")


class PositionError(PresetError):
    """A position that cannot be; the message is one line that says what is wrong and how to mend it."""


class Stopped(Exception):
    """Whoever asked has gone, or time is up."""


def never() -> bool:
    """Nobody calls this search off."""
    return False


def the_answer(
    found: Sequence[Placement],
    dice: Sequence[Die],
    solve: Callable[[tuple[int, ...]], T],
    essence: Callable[[T], object] = lambda answer: answer,
    option: str = "",
    stop: Stop = never,
) -> T:
    """The answer that all ways a roll can lie come to; PositionError or PresetError where they do not.

    ``option`` is what whoever asked writes before a roll.
    """
    if len(found) > MOST_PLACEMENTS:
        example = ",".join(f"{die.name}={die.faces[0].glyph}" for die in dice[:2])
        raise PositionError(
            f"these faces can lie on the dice in {len(found)} ways; say which die shows which: {option}{example},..."
        )

    def solved(rolled: tuple[int, ...]) -> T:
        if stop():
            raise Stopped
        return solve(rolled)

    return one_answer(found, dice, solved, essence, option)


def read_faces(roll: str, dice: Sequence[Die], language: str, fewest: int, example: str) -> tuple[Face, ...]:
    """The faces of a roll in any order; PositionError for one that no die shows, or for too many or too few."""
    glyphs = read_glyphs(roll, dice, language)
    if not fewest <= len(glyphs) <= len(dice):
        raise PositionError(
            f"the roll has {counted(len(glyphs), 'face')}; give from {fewest} to {len(dice)}, such as {example}"
        )
    faces = {face.glyph: face for die in dice for face in die.faces}
    return tuple(faces[glyph] for glyph in glyphs)
