"""Which dice a player means: ``gold bl 3 W``, ``all``, ``none``, or the letters they show (``keep ELEPH``)."""

from collections.abc import Sequence
from typing import Protocol

from ...core.dice import Die, shown
from ...words.spelling import spell


class Lying(Protocol):
    """A die before a player, of any game."""

    @property
    def name(self) -> str: ...

    @property
    def identifier(self) -> str:
        """The letter printed on it; empty where there is none."""


class NotADie(ValueError):
    """A name that is no die, or more than one; the message is for the player."""


def named_dice(text: str, lying: Sequence[Lying], rack: tuple[Die, ...], rolled: tuple[int, ...]) -> list[str]:
    """The names of the dice a player means; NotADie says what cannot be told."""
    found: list[str] = []
    for written in text.replace(",", " ").split():
        for name in _meant(written.lower(), lying, rack, rolled, found):
            if name in found:
                raise NotADie(f"The {name} die is named twice.")
            found.append(name)
    if not text.strip():
        raise NotADie("Name the dice, such as gold blue, or all or none.")
    return found


def _meant(
    written: str, lying: Sequence[Lying], rack: tuple[Die, ...], rolled: tuple[int, ...], found: Sequence[str]
) -> list[str]:
    """The dice of one written: a number, a colour or its beginning, letters that lie, or the letter in brackets."""
    if written in {"all", "none"}:
        return [die.name for die in lying] if written == "all" else []
    if written.isdecimal():
        if not 1 <= int(written) <= len(lying):
            raise NotADie(f"There is no die {written}; the dice are numbered 1 to {len(lying)}.")
        return [lying[int(written) - 1].name]
    beginning = [die.name for die in lying if die.name.lower().startswith(written)]
    if written in beginning or (len(beginning) == 1 and len(written) > 1):
        return [written if written in beginning else beginning[0]]
    marked = [die.name for die in lying if die.identifier.lower() == written]
    spelled = _spelled(written.upper(), rack, rolled, found)
    readings = [reading for reading in (spelled, marked, beginning if len(beginning) == 1 else []) if reading]
    if not readings:
        what = "several dice" if beginning else "no die and no letter that lies"
        raise NotADie(f"{written} is {what}: say {', '.join(beginning or [die.name for die in lying])}.")
    if any(set(other) != set(readings[0]) for other in readings[1:]):
        raise NotADie(f"{written} may be {' or '.join(dict.fromkeys(' '.join(each) for each in readings))}: say which.")
    return readings[0]


def _spelled(letters: str, rack: tuple[Die, ...], rolled: tuple[int, ...], found: Sequence[str]) -> list[str]:
    """The dice that show these letters, those named before left out."""
    free = [position for position, die in enumerate(rack) if die.name not in found]
    faces = shown(rack, rolled)
    spelling = spell(letters, tuple(faces[position] for position in free))
    return [rack[free[die]].name for die in spelling.dice] if spelling else []
