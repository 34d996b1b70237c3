"""Builds what kinds of thing English words stand for, from WordNet's lexicographers' files.

``python -m shakespell.words.building.kinds PACKAGE EXCEPTIONS``, the same two as for definitions (`wordnet`).
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..definitions import packed
from ..folding import ENGLISH, Obstacle
from ..lexfile import write
from ..lexicon import Lexicon
from .packs import FOLDER
from .sources import opened
from .wordnet import EXCEPTIONS, LICENCE, SOURCE, WORDNET, WordNet, base_forms, irregulars

TARGET = FOLDER.parent / "categories" / "english.kinds"

NOUNS = """thing act animal artifact attribute body cognition communication event feeling food group location motive
object person phenomenon plant possession process quantity relation shape state substance time"""

FILES = {
    **dict.fromkeys((0, 1, 44), "adjective"),
    2: "adverb",
    **dict(enumerate(NOUNS.split(), start=3)),
    **dict.fromkeys(range(29, 44), "verb"),
}
"""What the senses in each lexicographers' file are."""

PLACES = {
    "water": frozenset(("body_of_water", "stream", "river", "lake", "sea", "ocean")),
    "height": frozenset(("natural_elevation", "mountain", "desert", "plain", "volcano")),
    "sky": frozenset(("celestial_body", "star", "constellation")),
}
"""What is above a place that has a name, and is not simply on the land."""


RARE = 0.1
"""A sense that is less than this share of all uses of a word is left out: who means it has it on a list."""


def kinds_of(wordnet: WordNet, lemma: str) -> frozenset[str]:
    """The kinds of the usual senses of a lemma, and of all it names, these with a capital: ``animal``, ``Water``."""
    senses = [(part, offset) for part in "nvar" for offset in wordnet.senses.get((part, lemma), ())]
    uses = {sense: wordnet.sense_uses.get((sense[0], lemma, sense[1]), 0) for sense in senses}
    total = sum(uses.values())
    found = ((_kind(wordnet, *sense, lemma), uses[sense]) for sense in senses if sense in wordnet.synsets)
    return frozenset(kind for kind, used in found if kind[0].isupper() or used >= RARE * total)


def _kind(wordnet: WordNet, part: str, offset: str, lemma: str) -> str:
    synset = wordnet.synsets[part, offset]
    kind = FILES[synset.file]
    if lemma in synset.words:
        return kind
    if kind in ("location", "object"):
        kind = next((place for place, above in PLACES.items() if above & _above(wordnet, offset)), "land")
    return kind.capitalize()


def _above(wordnet: WordNet, offset: str) -> frozenset[str]:
    """Every word that a noun's sense is a kind or an instance of."""
    synset = wordnet.synsets["n", offset]
    parents = (*synset.kinds, *synset.instances)
    return frozenset(synset.words).union(*(_above(wordnet, parent) for parent in parents))


def entries(
    wordnet: WordNet, irregular: dict[tuple[str, str], list[str]], words: Iterable[str]
) -> Iterator[tuple[str, str]]:
    """(normal form, kinds) of each word that WordNet knows, by itself or by a base form."""
    for word in words:
        normal = ENGLISH.normal(word)
        forms = {base for part, base in base_forms(word, irregular) if (part, base) in wordnet.senses}
        kinds = kinds_of(wordnet, word).union(*(kinds_of(wordnet, form) for form in forms))
        if kinds and not isinstance(normal, Obstacle):
            yield normal, " ".join(sorted(kinds))


def build_kinds(package: Path, exceptions: Path, target: Path = TARGET) -> Path:
    """Write ``english.kinds``, for the words of the lexicon and of its list of names."""
    wordnet = WordNet.read(opened(WORDNET, package))
    lists = (Lexicon.open(FOLDER / f"{name}.lex") for name in ("english", "english-names"))
    words = dict.fromkeys(word.lower() for each in lists for word in each.graph)
    irregular = irregulars(opened(EXCEPTIONS, exceptions))
    write(target, packed("en", SOURCE, LICENCE, dict(entries(wordnet, irregular, words)).items()))
    return target


if __name__ == "__main__":
    print(build_kinds(*map(Path, sys.argv[1:3])))
