"""Category cards, as Bookworm turns them over: three categories a card, from easy to hard."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Level: TypeAlias = Literal["easy", "medium", "hard"]


@dataclass(frozen=True, slots=True)
class Category:
    """What words must fit. ``names`` says that names and phrases are asked for (New Delhi), not only plain words."""

    id: str
    title: str
    level: Level
    names: bool = False


@dataclass(frozen=True, slots=True)
class Card:
    """One card; its categories run from easy (green) to hard."""

    id: str
    categories: tuple[Category, ...]

    def category(self, id_: str) -> Category | None:
        """The category of that id, if it is on the card."""
        return next((category for category in self.categories if category.id == id_), None)
