"""Builds the English lexicons from SCOWL, the word lists by Kevin Atkinson, as Debian packages them.

A player gets two: *english*, the words most dictionaries have (SCOWL size 70 and below), and *english-extended*, which
adds the strange and unusual ones of size 80. Each word's tier is the size of the smallest list that has it. Two more
lists serve Speed Dice, where names and common abbreviations count (SD-12). All British, American, Canadian and
Australian spellings are words. The same package gives the same files, byte for byte.
"""

import hashlib
import io
import tarfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from .folding import ENGLISH, Obstacle
from .lexicon import Lexicon, LexiconError

VERSION = "2020.12.07-2"
PACKAGE = f"scowl {VERSION} (Debian)"
SHA256 = "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718"
LISTS = "usr/share/dict/scowl/"
COPYRIGHT = "usr/share/doc/scowl/copyright"

REVIEW = Path(__file__).parents[1] / "data" / "lexicons" / "english-review.toml"

REGIONS = ("american", "australian", "british", "british_z", "canadian", "english")
VARIANTS = tuple(
    f"{region}variant_{rank}" for region in ("", "australian_", "british_", "canadian_") for rank in (1, 2)
)
"""Spellings other than a region's first choice that are generally accepted: GAOL, QUEUEING."""

UKACD_NOTICE = (
    "Contains words of The UK Advanced Cryptics Dictionary: Copyright (c) J Ross Beresford 1993-1999. "
    "All Rights Reserved. The following restriction is placed on the use of this publication: if The UK Advanced "
    "Cryptics Dictionary is used in a software package or redistributed in any form, the copyright notice must be "
    "prominently displayed and the text of this document must be included verbatim. There are no other restrictions: "
    "I would like to see the list distributed as widely as possible."
)


@dataclass(frozen=True, slots=True)
class Recipe:
    """One lexicon: which SCOWL categories up to which sizes, and whether its words begin with a capital."""

    name: str
    title: str
    sizes: tuple[tuple[str, int], ...]
    words: bool = True
    notice: str = ""


RECIPES = (
    Recipe("english", "standard English word list", (("words", 70),)),
    Recipe("english-extended", "extended English word list", (("words", 80),), notice=UKACD_NOTICE),
    Recipe("english-names", "list of English names", (("proper-names", 50), ("upper", 50)), words=False),
    Recipe("english-abbreviations", "list of English abbreviations", (("abbreviations", 55),), words=False),
)


@dataclass(frozen=True, slots=True)
class Review:
    """Words somebody looked at: the only two-letter and vowel-less ones that count, and some that do not."""

    two_letters: frozenset[str]
    vowelless: frozenset[str]
    left_out: frozenset[str]

    @classmethod
    def load(cls, path: Path = REVIEW) -> "Review":
        tables = tomllib.loads(path.read_text("utf-8"))
        return cls(*(frozenset(word.upper() for word in tables[t]) for t in ("two_letters", "vowelless", "left_out")))

    def admits(self, normal: str) -> bool:
        """Whether a word in normal form may stand."""
        if len(normal) == 2:
            return normal in self.two_letters
        if not set(normal) & set("AEIOUY"):
            return normal in self.vowelless
        return normal not in self.left_out


def build_english(source: Path, out: Path) -> tuple[Lexicon, ...]:
    """Build all English lexicons into the folder ``out`` and return them as they were written.

    ``source`` is the Debian package scowl (whose SHA-256 has to be the pinned one), or a folder it was unpacked or
    installed in. LexiconError where it is something else.
    """
    files = _package(source) if source.is_file() else _folder(source)
    review = Review.load()
    out.mkdir(parents=True, exist_ok=True)
    if COPYRIGHT in files:
        (out / "SCOWL-LICENCE.txt").write_bytes(files[COPYRIGHT])
    return tuple(_saved(_cooked(recipe, files, review), out) for recipe in RECIPES)


def _saved(lexicon: Lexicon, out: Path) -> Lexicon:
    path = out / f"{lexicon.name}.lex"
    lexicon.save(path)
    return Lexicon.open(path)


def _cooked(recipe: Recipe, files: Mapping[str, bytes], review: Review) -> Lexicon:
    tiers: dict[str, int] = {}
    for size, word in _entries(recipe, files):
        if word not in tiers and _belongs(word, recipe, review):
            tiers[word] = size
    if not tiers:
        raise LexiconError(f"no SCOWL lists for {recipe.name} in the source: give the Debian package {PACKAGE}")
    return Lexicon.from_words(
        recipe.name,
        tiers,
        language="en",
        tiers=tiers,
        title=recipe.title,
        source=f"{PACKAGE}, " + ", ".join(f"{category} up to size {size}" for category, size in recipe.sizes),
        licence="SCOWL, permissive: see SCOWL-LICENCE.txt",
        notice=recipe.notice,
    )


def _belongs(word: str, recipe: Recipe, review: Review) -> bool:
    """Letters only, 2 to 15 of them once accents are folded; a word needs no capital and has passed the review."""
    normal = ENGLISH.normal(word)
    if isinstance(normal, Obstacle) or not 2 <= len(normal) <= 15:
        return False
    return not recipe.words or (word.islower() and review.admits(normal))


def _entries(recipe: Recipe, files: Mapping[str, bytes]) -> Iterator[tuple[int, str]]:
    """(size, entry) of every list of the recipe, smallest size first."""
    lists = [
        (int(size), name)
        for category, most in recipe.sizes
        for name in files
        for label, _, size in [name.removeprefix(LISTS).rpartition(".")]
        if label in {f"{spelling}-{category}" for spelling in REGIONS + VARIANTS} and int(size) <= most
    ]
    for size, name in sorted(lists):
        for word in sorted(files[name].decode("utf-8").split()):
            yield size, word


def _folder(source: Path) -> dict[str, bytes]:
    for root in (source / LISTS, source):
        lists = {LISTS + path.name: path.read_bytes() for path in root.glob("*-*.[0-9][0-9]")}
        if lists:
            return lists
    raise LexiconError(f"{source} holds no SCOWL lists: give the Debian package {PACKAGE} or the folder it is in")


def _package(source: Path) -> dict[str, bytes]:
    """The files of a .deb, which is an `ar` archive of tar archives; only the pinned package is opened."""
    content = source.read_bytes()
    found = hashlib.sha256(content).hexdigest()
    if found != SHA256:
        raise LexiconError(f"{source} is not the Debian package {PACKAGE}: its SHA-256 is {found}, not {SHA256}")
    data = next(body for name, body in _members(content) if name.startswith("data.tar"))
    with tarfile.open(fileobj=io.BytesIO(data)) as archive:
        names = {member.name.removeprefix("./"): member for member in archive if member.isfile()}
        wanted = {name: member for name, member in names.items() if name.startswith(LISTS) or name == COPYRIGHT}
        return {name: _extracted(archive, member) for name, member in wanted.items()}


def _extracted(archive: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    file = archive.extractfile(member)
    assert file is not None
    return file.read()


def _members(content: bytes) -> Iterable[tuple[str, bytes]]:
    """(name, body) of each member of an `ar` archive."""
    at = len(b"!<arch>\n")
    while at < len(content):
        head = content[at : at + 60].decode("ascii")
        size = int(head[48:58])
        yield head[:16].strip(), content[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
