"""What is built from what: the table ``data/lexicons/packs.toml``, read.

A *pack* is one package of a free word list, pinned by its SHA-256, and the lists a player gets of it: its words, often
its names and its abbreviations, each a lexicon of its own.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ..folding import FOLDINGS, LANGUAGES, Folding
from ..lexicon import LexiconError

FOLDER = Path(__file__).parents[2] / "data" / "lexicons"


@dataclass(frozen=True, slots=True)
class Listing:
    """One lexicon of a pack: which kind of entry, up to which tier (0: all)."""

    name: str
    title: str
    kind: str = "words"
    rarest: int = 0
    notice: str = ""


@dataclass(frozen=True, slots=True)
class Pack:
    """A package, how to fetch, open and read it, under which licence it stands, and what is made of it.

    ``files`` maps what a reader calls a file to its path in the package, which may hold ``*``; ``licence_file`` is
    where the package keeps its terms and ``terms`` under which name they go beside the lexicons.
    """

    name: str
    language: str
    package: str
    version: str
    origin: str
    sha256: str
    fetch: str
    reader: str
    files: dict[str, str]
    licence: str
    lists: tuple[Listing, ...]
    shipped: bool = False
    licence_file: str = ""
    terms: str = ""
    review: str = ""
    folding: str = ""

    @property
    def edition(self) -> str:
        """The package's name and version, as a lexicon's version."""
        return f"{self.package} {self.version}"

    @property
    def described(self) -> str:
        return f"{self.edition} ({self.origin})"

    @property
    def rule(self) -> Folding:
        """How its words are brought to normal form."""
        return FOLDINGS[self.folding] if self.folding else LANGUAGES[self.language]


@cache
def packs(table: Path = FOLDER / "packs.toml") -> dict[str, Pack]:
    """All packs by name, in the order of the table."""
    return {name: _pack(name, dict(entry)) for name, entry in tomllib.loads(table.read_text("utf-8")).items()}


def _pack(name: str, entry: dict[str, Any]) -> Pack:
    lists = tuple(Listing(**listing) for listing in entry.pop("lists"))
    return Pack(name=name, lists=lists, **entry)


def pack(name: str) -> Pack:
    """The pack of that name; LexiconError lists those there are."""
    known = packs()
    if name not in known:
        raise LexiconError(f"there is no recipe for a lexicon {name}; there is one for {', '.join(known)}")
    return known[name]
