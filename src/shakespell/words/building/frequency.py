"""How common each word is, from the frequency lists of wordfreq: ``german.tiers`` beside ``german.lex``.

``python -m shakespell.words.building.frequency WHEEL [FOLDER]`` builds them for every lexicon in the folder that has no
tiers of its own. The lists are gzipped msgpack: a header, then for each hundredth of a power of ten the words that are
as frequent, the most frequent first.
"""

import gzip
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .. import rarity
from ..folding import Folding
from ..lexfile import write
from ..lexicon import Lexicon, LexiconError
from .packs import FOLDER

WHEEL = "wordfreq-3.1.1-py3-none-any.whl"
SHA256 = "4b1c6ecffc6198be3396d5cf871c4423ca71c907c231348d352dd54d62b97473"
LISTS = ("large", "small")
SCALED = ("german", "dutch", "french", "spanish", "danish")


def build_tiers(wheel: Path, folder: Path = FOLDER) -> list[Path]:
    """Write the tiers of every lexicon that needs them beside it; LexiconError where the wheel is another one."""
    made = []
    with zipfile.ZipFile(verified(wheel)) as archive:
        for name in SCALED:
            lexicon = Lexicon.from_bytes((folder / f"{name}.lex").read_bytes())  # without the tiers it may have
            found = shares(archive, lexicon.language, lexicon.folding)
            path = folder / f"{name}.tiers"
            write(path, rarity.packed(name, lexicon.digest, rarity.ranked(found, list(lexicon.graph))))
            made.append(path)
    return made


def verified(wheel: Path) -> Path:
    """The wheel, if it is the pinned one; LexiconError where it is another."""
    if rarity.checksum(wheel) != SHA256:
        raise LexiconError(f"{wheel} is not {WHEEL}: fetch it with `pip download --no-deps wordfreq==3.1.1`")
    return wheel


def shares(archive: zipfile.ZipFile, language: str, folding: Folding) -> dict[str, float]:
    """The share of each normal form: the sum over the spellings that have it."""
    known = set(archive.namelist())
    paths = (f"wordfreq/data/{size}_{language}.msgpack.gz" for size in LISTS)
    content = gzip.decompress(archive.read(next(path for path in paths if path in known)))
    found: dict[str, float] = {}
    for step, words in enumerate(list(_unpacked(content))[1:]):
        for word in words:
            normal = folding.normal(word)
            if isinstance(normal, str):
                found[normal] = found.get(normal, 0) + 10 ** (-step / 100)
    return found


def _unpacked(content: bytes) -> Iterator[Any]:
    """The items of a msgpack array; only the types such a list is made of are known."""
    count, at = _size(content, 0, 0x90, {0xDC: 2, 0xDD: 4})
    for _ in range(count):
        item, at = _item(content, at)
        yield item


def _item(content: bytes, at: int) -> tuple[Any, int]:
    kind = content[at]
    if kind < 0x80:
        return kind, at + 1
    if kind < 0x90:
        return _pairs(content, at + 1, kind & 0x0F)
    if kind < 0xA0 or kind in {0xDC, 0xDD}:
        count, at = _size(content, at, 0x90, {0xDC: 2, 0xDD: 4})
        items = []
        for _ in range(count):
            item, at = _item(content, at)
            items.append(item)
        return items, at
    length, at = _size(content, at, 0xA0, {0xD9: 1, 0xDA: 2})
    return content[at : at + length].decode("utf-8"), at + length


def _pairs(content: bytes, at: int, count: int) -> tuple[dict[Any, Any], int]:
    pairs = {}
    for _ in range(count):
        key, at = _item(content, at)
        pairs[key], at = _item(content, at)
    return pairs, at


def _size(content: bytes, at: int, short: int, long: dict[int, int]) -> tuple[int, int]:
    """A length and where what it counts begins: in the low bits of the type, or in the bytes after it."""
    kind = content[at]
    if kind in long:
        end = at + 1 + long[kind]
        return int.from_bytes(content[at + 1 : end]), end
    return kind - short, at + 1


if __name__ == "__main__":
    for written in build_tiers(Path(sys.argv[1]), *map(Path, sys.argv[2:3])):
        print(written)
