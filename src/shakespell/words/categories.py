"""The words behind category cards: what belongs to a category as far as we know, the commonest first.

A list is never the last word: what it has is accepted at once, what it lacks goes to the ballot (BW-9).
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from .folding import LANGUAGES, Folding, Obstacle, initials


@dataclass(frozen=True, slots=True)
class Members:
    """The known words of every category of a deck, by category id; spaces and capitals as they are written."""

    language: str
    source: str
    words: Mapping[str, tuple[str, ...]]
    _by_initial: dict[str, dict[str, tuple[str, ...]]] = field(init=False, repr=False, default_factory=dict)

    def beginning(self, category: str, letter: str) -> tuple[str, ...]:
        """The words of a category whose normal form begins with a letter, the commonest first; none if unknown."""
        if category not in self._by_initial:
            self._by_initial[category] = _grouped(self.words.get(category, ()), self.folding)
        return self._by_initial[category].get(letter, ())

    @property
    def folding(self) -> Folding:
        return LANGUAGES[self.language]

    @property
    def digest(self) -> str:
        """SHA-256 of the words of every category: lists with the same digest judge alike."""
        listed = json.dumps(dict(self.words), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(listed.encode()).hexdigest()

    @classmethod
    def read(cls, path: Path) -> "Members":
        """The lists in a file."""
        found = json.loads(path.read_text("utf-8"))
        members = {id_: tuple(words) for id_, words in found["members"].items()}
        return cls(found["language"], found["source"], members)


def _grouped(words: tuple[str, ...], folding: Folding) -> dict[str, tuple[str, ...]]:
    """The words by initial. Few letters begin many words, so what a letter counts as is found once."""
    counts_as: dict[str, tuple[str, ...]] = {}
    groups: dict[str, list[str]] = {}
    for word in words:
        first = word[:1] if word[:1].isalpha() else next((character for character in word if character.isalpha()), "")
        if first not in counts_as:
            normal = folding.normal(first)
            counts_as[first] = () if isinstance(normal, Obstacle) else initials(normal)
        for initial in counts_as[first]:
            groups.setdefault(initial, []).append(word)
    return {initial: tuple(group) for initial, group in groups.items()}


PRINTED = "CK D S E G W M P U F R I A B T H L Z N V J O Q XY"
"""The symbols of Bookworm's white dice: 24, two of which are either of two letters."""


@dataclass(frozen=True, slots=True)
class Coverage:
    """How well a category is known: how many words, and for how many of the printed symbols there is one."""

    category: str
    words: int
    symbols: int


def coverage(members: Members) -> list[Coverage]:
    """The coverage of each category, in the order of the cards."""
    return [
        Coverage(id_, len(words), sum(any(members.beginning(id_, c) for c in symbol) for symbol in PRINTED.split()))
        for id_, words in members.words.items()
    ]
