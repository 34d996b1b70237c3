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
from ..games.bookworm.naming import Phrase, phrase, singulars
from ..words.categories import Members
from ..words.folding import Folding
from .document import Document, read
from .lexicons import discretion
from .reading import DATA, PresetError, line_of, text_of

FOLDER = DATA / "categories"
DECKS = ("english-cards", "german-cards", "dutch-cards", "danish-cards", "italian-cards")
MEMBERS = {
    "en": "english-members",
    "de": "german-members",
    "nl": "dutch-members",
    "da": "danish-members",
    "it": "italian-members",
}


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


@cache
def members(language: str) -> Members | None:
    """The words we know for each category in a language; None where there are none."""
    return Members.read(FOLDER / f"{MEMBERS[language]}.json") if language in MEMBERS else None


@cache
def lists_digest(language: str) -> str:
    """What names the lists behind a language's cards; empty where there are none."""
    found = members(language)
    return found.digest if found else ""


@cache
def words_for(language: str) -> Mapping[str, tuple[str, ...]]:
    """The words we say by ourselves for each category, by its id, the commonest first; nothing where there are none."""
    found = members(language)
    says = discretion(language).says
    return MappingProxyType({id_: tuple(filter(says, words)) for id_, words in found.words.items()} if found else {})


def is_member(text: str, category: str, language: str, folding: Folding, *, articled: bool = False) -> bool:
    """Whether the word is on our list for the category, compared as words named before are (BW-11).

    The plain plural of a listed word counts as well, but nothing is cut off a listed word: *tenni* is no word, and
    *bio* no part of a computer, though *tennis* and *BIOS* are listed. Names have no plural. ``articled`` asks for a
    name that has its article itself: *The Hague*, but not *the Paris*.
    """
    said = phrase(text, folding, language)
    if not isinstance(said, Phrase):
        return False
    listed = _listed(category, language, folding)
    if articled:
        return (said.key, said.article) in listed.articled
    return said.key in listed.keys or not listed.common.isdisjoint(singulars(said.key, language))


@dataclass(frozen=True, slots=True)
class _Listed:
    """What the words of a category are compared by: all, those with an article of their own, all but names."""

    keys: frozenset[str]
    articled: frozenset[tuple[str, tuple[str, ...]]]
    common: frozenset[str]


@cache
def _listed(category: str, language: str, folding: Folding) -> _Listed:
    known = members(language)
    listed = known.words.get(category, ()) if known else ()
    read_words = [phrase(word, folding, language) for word in listed]
    said = [each for each in read_words if isinstance(each, Phrase)]
    return _Listed(
        frozenset(each.key for each in said),
        frozenset((each.key, each.article) for each in said if each.article),
        frozenset(each.key for each in said if not _is_name(each.text, category, language)),
    )


def _is_name(text: str, category: str, language: str) -> bool:
    """Whether a word of a list is a name: it has a capital, or, in German, stands in a category of names."""
    return category in _categories_of_names(language) if language == "de" else text[:1].isupper()


@cache
def _categories_of_names(language: str) -> frozenset[str]:
    cards = [card for name in DECKS if (found := deck(name)).language == language for card in found.cards]
    return frozenset(category.id for card in cards for category in card.categories if category.names)


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
