"""Category cards: decks of three categories a card, from easy to hard (BW-1).

A deck is a TOML file in data/categories, or anybody's own. Each category has an id that stays when its title is
reworded, because match records and word lists refer to it; ``names`` marks those that ask for names or phrases.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from pydantic import Field

from ..core.cards import Card, Category, Level
from ..core.dice import Mark
from .reading import DATA, Document, PresetError, line_of, read, text_of

FOLDER = DATA / "categories"
DECKS = ("english-cards",)
WORDS = {"en": "english-words"}


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards of a box, and where they come from."""

    name: str
    title: str
    language: str
    mark: Mark
    source: str
    licence: str
    cards: tuple[Card, ...]


class _Category(Document):
    id: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)
    title: str = Field(min_length=1, max_length=60)
    names: bool = False

    def at(self, level: Level) -> Category:
        return Category(self.id, self.title, level, self.names)


class _Card(Document):
    easy: _Category
    medium: _Category
    hard: _Category


class _Deck(Document):
    name: str
    title: str
    language: str
    mark: Mark
    source: str
    licence: str
    cards: tuple[_Card, ...] = Field(min_length=2, max_length=200)


class _Words(Document):
    title: str
    language: str
    source: str
    licence: str
    words: dict[str, str]


@cache
def words_for(language: str) -> Mapping[str, tuple[str, ...]]:
    """A few words for some categories, by category id: what opponents can think of; nothing where there are none."""
    if language not in WORDS:
        return MappingProxyType({})
    found = read(FOLDER / f"{WORDS[language]}.toml", _Words).words
    return MappingProxyType(
        {id_: tuple(word.replace("-", " ") for word in text.split()) for id_, text in found.items()}
    )


def deck(chosen: str, beside: Path | None = None) -> Deck:
    """A deck of the package by name, or a TOML file, relative to ``beside``; PresetError where there is none."""
    if chosen in DECKS:
        return read_deck(FOLDER / f"{chosen}.toml")
    if not chosen.endswith(".toml"):
        raise PresetError(f"no deck of cards {chosen}; there is {', '.join(DECKS)}, or name a .toml file")
    return read_deck((beside or Path()) / chosen)


def read_deck(path: Path) -> Deck:
    """A deck from a TOML file; PresetError names the file, the line and the mend."""
    found = read(path, _Deck)
    cards = tuple(
        Card(f"card-{number}", (each.easy.at("easy"), each.medium.at("medium"), each.hard.at("hard")))
        for number, each in enumerate(found.cards, 1)
    )
    known: set[str] = set()
    for category in (category for card in cards for category in card.categories):
        if category.id in known:
            line = line_of(text_of(path), (f'"{category.id}"',))
            raise PresetError(f"{path}:{line}: two categories have the id {category.id}; give one of them another")
        known.add(category.id)
    return Deck(found.name, found.title, found.language, found.mark, found.source, found.licence, cards)
