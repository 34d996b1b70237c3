"""Which dice a player means: ``gold bl 3 W``, ``all``, ``none``, or the letters they show (``keep ELEPH``)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from ..core.dice import Die, shown
from ..words.spelling import spell


class Lying(Protocol):
    """A die before a player, of any game."""

    @property
    def name(self) -> str: ...

    @property
    def identifier(self) -> str:
        """The letter printed on it; empty where there is none."""


class NotADie(ValueError):
    """A name that is no die, or more than one; the message is for the player."""


@dataclass(frozen=True, slots=True)
class Named:
    """The dice a player means, and a line for each wild among them that was asked for as a letter."""

    dice: tuple[str, ...]
    stand_ins: tuple[str, ...]


class _Meant(NamedTuple):
    """A die by name; ``letter`` is what it stands for where it is a wild that nobody named."""

    die: str
    letter: str = ""


def named_dice(text: str, lying: Sequence[Lying], rack: tuple[Die, ...], rolled: tuple[int, ...]) -> Named:
    """The dice a player means; NotADie says what cannot be told."""
    if not text.strip():
        raise NotADie("Name the dice, such as gold blue, or all or none.")
    found: dict[str, str] = {}
    for written in text.replace(",", " ").split():
        for die, letter in _meant(written.lower(), lying, rack, rolled, found):
            if die in found:
                raise NotADie(f"The {die} die is named twice.")
            found[die] = letter
    stand_ins = [
        f"No free die shows {letter}: {die}, a wild, is taken for it." for die, letter in found.items() if letter
    ]
    return Named(tuple(found), tuple(stand_ins))


def _meant(
    written: str, lying: Sequence[Lying], rack: tuple[Die, ...], rolled: tuple[int, ...], found: Collection[str]
) -> list[_Meant]:
    """The dice of one written: a number, a colour or its beginning, letters that lie, or the letter in brackets."""
    if written in {"all", "none"}:
        return [_Meant(die.name) for die in lying] if written == "all" else []
    if written.isdecimal():
        if not 1 <= int(written) <= len(lying):
            raise NotADie(f"There is no die {written}; the dice are numbered 1 to {len(lying)}.")
        return [_Meant(lying[int(written) - 1].name)]
    beginning = [die.name for die in lying if die.name.lower().startswith(written)]
    if written in beginning or (len(beginning) == 1 and len(written) > 1):
        return [_Meant(written if written in beginning else beginning[0])]
    marked = [die.name for die in lying if die.identifier.lower() == written]
    spelled = _spelled(written.upper(), rack, rolled, found)
    by_name = [reading for reading in (marked, beginning if len(beginning) == 1 else []) if reading]
    readings = [*by_name, *([[die for die, _ in spelled]] if spelled else [])]
    if not readings:
        what = "several dice" if beginning else "no die and no letter that lies"
        raise NotADie(f"{written} is {what}: say {', '.join(beginning or [die.name for die in lying])}.")
    if any(set(other) != set(readings[0]) for other in readings):
        raise NotADie(f"{written} may be {' or '.join(dict.fromkeys(' '.join(each) for each in readings))}: say which.")
    return [_Meant(die) for die in readings[0]] if by_name else spelled


def _spelled(letters: str, rack: tuple[Die, ...], rolled: tuple[int, ...], found: Collection[str]) -> list[_Meant]:
    """The dice that show these letters, those named before left out."""
    free = [position for position, die in enumerate(rack) if die.name not in found]
    faces = shown(rack, rolled)
    spelling = spell(letters, tuple(faces[position] for position in free))
    return (
        [
            _Meant(rack[free[use.die]].name, use.reads if use.wild and use.reads.isalpha() else "")
            for use in spelling.uses
        ]
        if spelling
        else []
    )
