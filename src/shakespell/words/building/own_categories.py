"""Gathers the words behind the category cards of a language for which all lists are our own.

``python -m shakespell.words.building.own_categories WHEEL german`` (the wheel of wordfreq 3.1.1) makes
``german-members.json`` of every ``german-own-*.toml`` beside ``german-cards.toml``. Such a file has a table for each
category: ``own`` holds our words (CC0; a space is written _); ``from`` names categories whose words belong to this one
too; ``drop`` takes some of those out again; ``first`` holds the words that come to mind before all others.

After those the order is that of frequency lists, and where they know nothing, as of most compounds, that of the writer.
Frequency misleads with names, many of which are everyday words too: that is what ``first`` is for.
"""

import re
import sys
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ..folding import LANGUAGES, Folding, Obstacle
from .categories import CATEGORIES, check_written, document, key, listed
from .frequency import shares, verified

LANGUAGE_OF = {"german": "de", "dutch": "nl", "danish": "da", "italian": "it"}

SOURCE = "our own lists (CC0-1.0); the order is from frequency data of wordfreq 3.1.1"
LICENCE = "CC0-1.0 for the words; CC-BY-SA-4.0 for their order, see lexicons/TIERS-NOTICE.txt"


@dataclass(frozen=True, slots=True)
class OwnLists:
    """The lists of one language and how common its words are."""

    folding: Folding
    sources: Mapping[str, Mapping[str, str]]
    shares: Mapping[str, float]

    def gathered(self, id_: str) -> list[str]:
        """The words of a category, each once: first ones, our own, those of categories it takes in; commonest first."""
        found: dict[str, tuple[int, float, int, str]] = {}
        dropped = {key(word, self.folding) for word in listed(self.sources[id_].get("drop", ""))}
        for place, (group, word) in enumerate(self._candidates(id_)):
            same = key(word, self.folding)
            if same not in dropped:
                found.setdefault(same, (group, -self._share(word) if group else 0, place, word))
        return [word for *_, word in sorted(found.values())]

    def _candidates(self, id_: str) -> Iterator[tuple[int, str]]:
        """(0 first, 1 our own, 2 taken in; word) for each word of a category."""
        entry = self.sources[id_]
        yield from ((0, word) for word in listed(entry.get("first", "")))
        yield from ((1, word) for word in listed(entry["own"]))
        for part in entry.get("from", "").split():
            yield from ((2, word) for word in listed(self.sources[part]["own"]))

    def _share(self, word: str) -> float:
        """How common a word or phrase is: as its rarest part, and a tenth of that for each further one."""
        normals = [self.folding.normal(part) for part in re.split(r"[^\w]+", word) if part]
        rarest = min(0.0 if isinstance(normal, Obstacle) else self.shares.get(normal, 0.0) for normal in normals)
        return rarest * 0.1 ** (len(normals) - 1)


def build_own_members(wheel: Path, name: str, folder: Path = CATEGORIES) -> Path:
    """Write ``{name}-members.json``: the words of each category in the order of the cards.

    ValueError for a word that cannot be said, a category twice or one that no card has.
    """
    language = LANGUAGE_OF[name]
    cards = tomllib.loads((folder / f"{name}-cards.toml").read_text("utf-8"))["cards"]
    ids = [card[level]["id"] for card in cards for level in ("easy", "medium", "hard")]
    sources = _sources(name, folder, frozenset(ids))
    with zipfile.ZipFile(verified(wheel)) as archive:
        lists = OwnLists(LANGUAGES[language], sources, shares(archive, language, LANGUAGES[language]))
    path = folder / f"{name}-members.json"
    head = {"language": language, "source": SOURCE, "licence": LICENCE}
    path.write_text(document(head, {id_: lists.gathered(id_) for id_ in ids if id_ in sources}), "utf-8")
    return path


def _sources(name: str, folder: Path, ids: frozenset[str]) -> dict[str, dict[str, str]]:
    """The tables of all files of a language, so that several people can write at once."""
    sources: dict[str, dict[str, str]] = {}
    for path in sorted(folder.glob(f"{name}-own-*.toml")):
        for id_, entry in tomllib.loads(path.read_text("utf-8")).items():
            if id_ not in ids or id_ in sources:
                fault = "is already in another file" if id_ in sources else "is on no card"
                raise ValueError(f"{path.name}: the category {id_} {fault}")
            sources[id_] = entry
    _check(sources)
    return sources


def _check(sources: Mapping[str, Mapping[str, str]]) -> None:
    """ValueError for words that cannot be said, and for taking in a category that has none."""
    for id_, entry in sources.items():
        if missing := [part for part in entry.get("from", "").split() if part not in sources]:
            raise ValueError(f"{id_} takes in {missing[0]}, which no file has")
    check_written(sources)


if __name__ == "__main__":
    for each in sys.argv[2:]:
        print(build_own_members(Path(sys.argv[1]), each))
