"""What a word means: a short definition of an English word or of its base form, offline (PLINTHS: see plinth).

Entries lie sorted by normal form in blocks that are unpacked when asked, so that opening the file costs nothing and a
look-up some tens of microseconds. An entry is a line: normal form, part of speech, lemma, gloss; or, for an inflected
form, ``=`` and the normal form it belongs to.
"""

import zlib
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from . import graph, lexfile
from .folding import LANGUAGES, Folding, Obstacle
from .lexfile import LexiconError

BLOCK = 128
"""Entries to a block: larger ones pack better, smaller ones unpack faster."""

PARTS = {"n": "noun", "v": "verb", "a": "adjective", "r": "adverb"}


@dataclass(frozen=True, slots=True)
class Definition:
    """A short definition: of ``lemma``, the base form of the word that was asked for."""

    lemma: str
    part: str
    gloss: str
    source: str

    def __str__(self) -> str:
        return f"{self.lemma} ({self.part}): {self.gloss}"


@dataclass(frozen=True, slots=True)
class Glossary:
    """The definitions of a language, in a file that is mapped."""

    folding: Folding
    source: str
    licence: str
    firsts: tuple[str, ...]
    ends: tuple[int, ...]
    blocks: memoryview
    entries: int
    _unpacked: Any = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_unpacked", lru_cache(maxsize=16)(self._block))

    def define(self, text: str) -> Definition | None:
        """What a word means, by its base form where it is inflected; None where nothing is known of it."""
        normal = self.folding.normal(text)
        entry = None if isinstance(normal, Obstacle) else self.entry(normal)
        if entry is not None and entry.startswith("="):
            entry = self.entry(entry[1:])
        if entry is None:
            return None
        part, lemma, gloss = entry.split("\t")
        return Definition(lemma, PARTS[part], gloss, self.source)

    def entry(self, normal: str) -> str | None:
        """The line kept for a normal form; None where there is none."""
        number = bisect_right(self.firsts, normal) - 1
        found: str | None = self._unpacked(number).get(normal) if number >= 0 else None
        return found

    def _block(self, number: int) -> Mapping[str, str]:
        start = self.ends[number - 1] if number else 0
        text = zlib.decompress(self.blocks[start : self.ends[number]]).decode("utf-8")
        return dict(line.split("\t", 1) for line in text.split("\n"))

    @classmethod
    def open(cls, path: Path) -> "Glossary":
        """The definitions in a file that ``packed`` wrote; LexiconError where it is not one."""
        manifest, arrays = lexfile.read(path)
        try:
            folding = LANGUAGES[manifest["definitions"]]
            firsts = tuple(bytes(arrays["firsts"]).decode("utf-8").split("\n"))
            ends = array("I", arrays["ends"].tobytes())
            found = cls(
                folding, manifest["source"], manifest["licence"], firsts, _native(ends), arrays["blocks"],
                manifest["entries"],
            )  # fmt: skip
        except KeyError as missing:
            raise LexiconError(f"{path} holds no definitions ({missing} is not in it): build it again") from None
        return found


def _native(numbers: "array[int]") -> tuple[int, ...]:
    if graph.little_endian(memoryview(numbers)) != numbers.tobytes():
        numbers.byteswap()
    return tuple(numbers)


def packed(language: str, source: str, licence: str, entries: Iterable[tuple[str, str]]) -> bytes:
    """The bytes of a file with these (normal form, entry) pairs."""
    ordered = sorted(entries)
    groups = [ordered[at : at + BLOCK] for at in range(0, len(ordered), BLOCK)]
    blocks = [zlib.compress("\n".join(f"{key}\t{entry}" for key, entry in group).encode(), 9) for group in groups]
    ends = array("I", (sum(map(len, blocks[: number + 1])) for number in range(len(blocks))))
    manifest = {"definitions": language, "source": source, "licence": licence, "entries": len(ordered)}
    arrays = {
        "firsts": "\n".join(group[0][0] for group in groups).encode(),
        "ends": graph.little_endian(memoryview(ends)),
        "blocks": b"".join(blocks),
    }
    return lexfile.pack(manifest, arrays)
