"""Reads the files of a package as entries: a text, its kind, and how rare it is where the package says so."""

import gzip
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

from . import german, hunspell
from .packs import Pack
from .review import VOWELS
from .sources import matching

LONGEST_ABBREVIATION = 6


class Entry(NamedTuple):
    """One entry of a list; ``kind`` is words, names or abbreviations, ``tier`` 0 where nothing says how rare it is."""

    text: str
    kind: str
    tier: int = 0


Files: TypeAlias = dict[str, bytes]
Reader: TypeAlias = Callable[[Pack, Files], Iterator[Entry]]


def by_case(pack: Pack, files: Files) -> Iterator[Entry]:
    """A list with one word a line in a language that writes names, and only names, with a capital."""
    yield from _sorted_by_case(files[pack.files["words"]].decode("utf-8").split())


def dictionary(pack: Pack, files: Files) -> Iterator[Entry]:
    """A Hunspell dictionary, written out; names only as they stand in it, without what could be derived from them."""
    aff, dic = (files[pack.files[part]].decode("utf-8") for part in ("aff", "dic"))
    expanded = set(hunspell.expand(aff, dic))
    stems = {stem for line in dic.splitlines()[1:] for stem in (line.split("/")[0].split()[:1])}
    yield from _sorted_by_case(sorted(word for word in expanded if word.islower() or word in stems))


def _sorted_by_case(texts: list[str]) -> Iterator[Entry]:
    for text in texts:
        kind = kind_by_case(text)
        if kind:
            yield Entry(text, kind)


def kind_by_case(text: str) -> str | None:
    """What a text is by its capitals: a word, a name (Oslo), an abbreviation (DVD), or none of these (McX, iOS)."""
    if text.islower():
        return "words"
    if text.isupper() and 2 <= len(text) <= LONGEST_ABBREVIATION:
        return "abbreviations"
    return "names" if text[:1].isupper() and text[1:].islower() else None


def german_by_case(pack: Pack, files: Files) -> Iterator[Entry]:
    """A German list: nouns have a capital too, so all but abbreviations are words."""
    for text in files[pack.files["words"]].decode("utf-8").split():
        kind = kind_by_case(text)
        if kind:
            yield Entry(text, "words" if kind == "names" else kind)


def wikidata_german(pack: Pack, files: Files) -> Iterator[Entry]:
    """German forms in lower case, written with the capital that nouns have, and the inflections the list lacks."""
    forms, nouns = (gzip.decompress(files[pack.files[part]]).decode("utf-8").split() for part in ("words", "nouns"))
    own = german.Own.load()
    for text in german.completed(frozenset(forms), frozenset(nouns), own):
        spoken = pack.rule.normal(text)
        if isinstance(spoken, str) and set(spoken) & VOWELS:
            yield Entry(text, "words")
        else:
            yield from (Entry(text, "words"), Entry(text.upper(), "abbreviations"))
    yield from (Entry(name, "names") for name in own.names)


def scowl(pack: Pack, files: Files) -> Iterator[Entry]:
    """SCOWL's lists, smallest first, so that a word's tier is the size of the smallest list that has it."""
    lists = [
        (int(size), _SCOWL_KINDS[category], content)
        for name, content in matching(files, pack.files["lists"]).items()
        for label, _, size in [name.rpartition("/")[2].rpartition(".")]
        for region, category in [_region_and_category(label)]
        if category in _SCOWL_KINDS and region in REGIONS + VARIANTS
    ]
    for size, kind, content in sorted(lists):
        for text in sorted(content.decode("utf-8").split()):
            if kind != "words" or text.islower():
                yield Entry(text, kind, size)


_SCOWL_KINDS = {"words": "words", "proper-names": "names", "upper": "names", "abbreviations": "abbreviations"}

REGIONS = ("american", "australian", "british", "british_z", "canadian", "english")
VARIANTS = tuple(
    f"{region}variant_{rank}" for region in ("", "australian_", "british_", "canadian_") for rank in (1, 2)
)
"""Spellings other than a region's first choice that are generally accepted: GAOL, QUEUEING."""


def _region_and_category(label: str) -> tuple[str, str]:
    region, _, category = label.partition("-")
    return region, category


READERS: dict[str, Reader] = {
    "scowl": scowl,
    "by-case": by_case,
    "german-by-case": german_by_case,
    "wikidata-german": wikidata_german,
    "hunspell": dictionary,
}
