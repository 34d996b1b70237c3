"""Words somebody looked at: what the sources have that is no word to a player, and what they lack that is one.

One file a language, ``*-review.toml`` beside the lexicons, each word with its reason. Among words of two letters and
among those without a vowel most of what word lists hold is units, symbols and abbreviations, so of these two kinds
only what a review lists counts.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from ..folding import Folding, Obstacle

VOWELS = frozenset("AEIOUYÄÖÜÅÆØ")


@dataclass(frozen=True, slots=True)
class Review:
    """Normal forms of the words that were looked at; ``added`` holds words as they are written."""

    two_letters: frozenset[str]
    vowelless: frozenset[str]
    left_out: frozenset[str]
    added: tuple[str, ...] = ()

    @classmethod
    def load(cls, path: Path, folding: Folding) -> "Review":
        """The review in a file; a table that it lacks is empty."""
        tables = tomllib.loads(path.read_text("utf-8"))
        two, vowelless, out = (frozenset(_normal(word, folding) for word in tables.get(name, ())) for name in _TABLES)
        return cls(two, vowelless, out, tuple(tables.get("added", ())))

    def admits(self, normal: str) -> bool:
        """Whether a word in normal form may stand."""
        if len(normal) == 2:
            return normal in self.two_letters
        if not set(normal) & VOWELS:
            return normal in self.vowelless
        return normal not in self.left_out


_TABLES = ("two_letters", "vowelless", "left_out")


def _normal(word: str, folding: Folding) -> str:
    normal = folding.normal(word)
    assert not isinstance(normal, Obstacle), word
    return normal
