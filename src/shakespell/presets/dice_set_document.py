"""What the TOML file of a dice set may say. ``dice_sets`` tells what it means."""

from pathlib import Path
from typing import Any

from pydantic import Field, field_validator, model_validator

from ..core.dice import Mark
from ..words.folding import LANGUAGES
from .document import Document, read, read_text
from .reading import PresetError


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

    @field_validator("language")
    @classmethod
    def _is_known(cls, language: str) -> str:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language}; there is {', '.join(LANGUAGES)}")
        return language

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


def checked(path: Path) -> dict[str, Any]:
    """What a file says, with all that it leaves out; PresetError names the line of the first fault."""
    return read(path, _DiceSet).model_dump()


def checked_text(text: str, where: str) -> dict[str, Any]:
    """The same of a text that stands alone: PresetError too where it needs a file beside it."""
    found = read_text(text, where, _DiceSet).model_dump()
    for key in ("like", "cards"):
        if str(found[key]).endswith(".toml"):
            raise PresetError(f"{where}: {key} names another file, which is not here: write what it says into this one")
    return found
