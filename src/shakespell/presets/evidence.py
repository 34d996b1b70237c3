"""Does a word fit a category, by all we know? Yes where it is on our list; no where everything it can be is of another
kind; otherwise nobody here can tell (BW-9).

What kind a category's members are is in data/categories/kinds.toml. What a word can be is known from the other lists it
is on, and for English from WordNet; an ordinary word of the lexicon is no name.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from pydantic import Field

from ..core.game import Answer
from ..games.bookworm.naming import Phrase, phrase, singulars
from ..words.definitions import Glossary
from ..words.folding import Folding
from ..words.lexicon import Lexicon
from .categories import FOLDER, is_member, words_for
from .document import Document, read
from .lexicons import Layers

NO_THING = frozenset(("adjective", "adverb", "verb", "land", "water", "height", "sky"))
"""What no category of things has in it: words that are no nouns, and names of places."""

THING = "thing"
"""Any noun: what a word is of which we only know that it is on lists of things of all kinds."""


class _Group(Document):
    are: str
    may: str = ""
    names: bool = False
    categories: str


class _Kinds(Document):
    source: str
    licence: str
    groups: tuple[_Group, ...] = Field(min_length=1)


@cache
def _groups() -> Mapping[str, _Group]:
    groups = read(FOLDER / "kinds.toml", _Kinds).groups
    return MappingProxyType({category: group for group in groups for category in group.categories.split()})


@dataclass(frozen=True, slots=True)
class Evidence:
    """What is known of the words of a language, read by one folding rule; ``lexicon`` knows its ordinary words."""

    language: str
    folding: Folding
    lexicon: Lexicon | None = None

    def fits(self, text: str, category: str) -> Answer:
        """Whether a word or phrase belongs to a category of our cards."""
        if is_member(text, category, self.language, self.folding):
            return "yes"
        said, group = phrase(text, self.folding, self.language), _groups().get(category)
        if group is None or not isinstance(said, Phrase):
            return "unknown"
        kinds = self._kinds_of_name(said) if group.names else self._kinds_of_word(said)
        return "no" if kinds is not None and not _may(group, kinds) else "unknown"

    def _kinds_of_word(self, said: Phrase) -> frozenset[str] | None:
        """All that a word can be; None where nothing is known of it."""
        listed = self._listed(said)
        found = (listed - {THING}) | frozenset(kind.lower() for kind in self._looked_up(said))
        return found or listed or None

    def _kinds_of_name(self, said: Phrase) -> frozenset[str] | None:
        """All that a name can name, nothing for an ordinary word; None for a name of which nothing is known."""
        if listed := self._listed(said) - {THING}:
            return listed
        names = frozenset(kind.lower() for kind in self._looked_up(said) if kind[0].isupper())
        return names or (frozenset() if self._is_ordinary(said) or self._listed(said) else None)

    def _is_ordinary(self, said: Phrase) -> bool:
        """Whether this is a word of the lexicon, and nobody's name."""
        if self.lexicon is None or self.lexicon.language != self.language or not _is_one_word(said):
            return False
        names = Layers(self.lexicon).get("names")
        return self.lexicon.contains(said.key) and not (names and names.contains(said.key))

    def _listed(self, said: Phrase) -> frozenset[str]:
        """What a word is by the lists of categories it is on."""
        listed = _kinds_by_key(self.language, self.folding)
        keys = (said.key, *singulars(said.key, self.language))
        return frozenset(kind for key in keys for kind in listed.get(key, ()))

    def _looked_up(self, said: Phrase) -> frozenset[str]:
        """What a word is by WordNet; what it names has a capital: ``Land``."""
        if self.language != "en" or not _is_one_word(said):
            return frozenset()
        return frozenset((_senses().entry(said.key) or "").split())


def _may(group: _Group, kinds: frozenset[str]) -> bool:
    """Whether something of these kinds can belong to a group's categories."""
    may = (group.may or group.are).split()
    return bool(kinds - NO_THING) if may == [THING] else not kinds.isdisjoint(may)


def _is_one_word(said: Phrase) -> bool:
    return len(said.text.replace("-", " ").split()) == 1


@cache
def _senses() -> Glossary:
    return Glossary.open(FOLDER / "english.kinds")


@cache
def _kinds_by_key(language: str, folding: Folding) -> Mapping[str, frozenset[str]]:
    """The kinds of each listed word of a language, by what it is compared by."""
    found: dict[str, frozenset[str]] = {}
    for category, words in words_for(language).items():
        if (group := _groups().get(category)) is None:
            continue
        kinds = frozenset(group.are.split())
        for said in (phrase(word, folding, language) for word in words):
            if isinstance(said, Phrase):
                found[said.key] = found.get(said.key, frozenset()) | kinds
    return MappingProxyType(found)
