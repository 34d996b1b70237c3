"""What the program does not say by itself: which words no bot, hint, puzzle or sheet shows, and family mode refuses.

A lexicon decides what counts; dictionaries have slurs and obscenities, so they count. Three layers (B-43): most words
are shown; *hidden* ones are valid and never offered; *blocked* ones are never offered either, and a table that plays in
family mode refuses them.
"""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from .folding import LANGUAGES, Folding, Obstacle

_APART = re.compile(r"[^\w]+")


@dataclass(frozen=True, slots=True)
class Discretion:
    """The layers of one language; words are compared by normal form."""

    folding: Folding
    blocked: frozenset[str]
    hidden: frozenset[str]
    endings: tuple[str, ...] = ()
    _kept: frozenset[str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_kept", self.blocked | self.hidden)

    def is_shown(self, text: str) -> bool:
        """Whether the program may offer the word by itself."""
        return not self._among(text, self._kept)

    def says(self, phrase: str) -> bool:
        """Whether the program may offer a phrase by itself: every word of it."""
        return all(map(self.is_shown, _APART.split(phrase)))

    def withheld(self) -> frozenset[str]:
        """Every form that is not shown, whether some lexicon has it or not."""
        return self._kept.union(word + ending for word in self._kept for ending in self.endings)

    def is_blocked(self, text: str) -> bool:
        """Whether a table in family mode refuses the word."""
        return self._among(text, self.blocked)

    def _among(self, text: str, words: frozenset[str]) -> bool:
        normal = self.folding.normal(text)
        if isinstance(normal, Obstacle):
            return False
        return normal in words or any(
            normal.endswith(ending) and normal[: -len(ending)] in words for ending in self.endings
        )


def read_discretion(path: Path, language: str) -> Discretion:
    """The layers of a language in a file; everything is shown where the file does not know the language."""
    folding = LANGUAGES.get(language, LANGUAGES["en"])
    table = tomllib.loads(path.read_text("utf-8")).get(language, {})
    blocked, hidden, endings = (_normals(table.get(key, ""), folding) for key in ("blocked", "hidden", "endings"))
    return Discretion(folding, frozenset(blocked), frozenset(hidden), tuple(sorted(endings)))


def _normals(text: str, folding: Folding) -> set[str]:
    normals = {word: folding.normal(word) for word in text.split()}
    odd = [word for word, normal in normals.items() if isinstance(normal, Obstacle)]
    if odd:
        raise ValueError(f"{odd[0]} in the list of words not shown is not written in letters: mend or remove it")
    return {normal for normal in normals.values() if isinstance(normal, str)}
