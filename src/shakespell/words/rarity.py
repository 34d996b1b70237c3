"""How common the words of a lexicon are, where its own source does not say: tiers beside it, under their own licence.

A tier means in every language what a SCOWL size means in English: 10 for words everybody knows, 70 for those in the
dictionary that hardly anybody has seen. The file lies beside the lexicon, ``german.tiers`` beside ``german.lex``, and
belongs to that edition of it only.
"""

import hashlib
from collections.abc import Mapping
from math import log10
from pathlib import Path

from . import lexfile
from .lexfile import LexiconError

SCALE = ((4.28, 10), (3.59, 20), (2.32, 35), (2.16, 40), (1.57, 50), (1.38, 55), (1.03, 60))
"""Least Zipf frequency (log10 of occurrences in a thousand million words) of each tier.

So chosen that English words, ranked by it, fill each SCOWL size: 4,031 of the 116,722 are in size 10, and the 4,031st
most frequent has 4.28.
"""
RAREST = 70

FREQUENCY = "frequency data of wordfreq 3.1.1 by Robyn Speer, which includes SUBTLEX and others: see the notices"
LICENCE = "CC-BY-SA-4.0"


def tier(share: float) -> int:
    """The tier of a word that makes up this share of all text; the rarest where it was never met."""
    zipf = log10(share) + 9 if share > 0 else -1
    return next((size for least, size in SCALE if zipf >= least), RAREST)


def packed(name: str, digest: str, tiers: bytes) -> bytes:
    """The bytes of a file of tiers for the lexicon with this digest, one byte a word in graph order."""
    return lexfile.pack({"tiers_of": name, "digest": digest, "source": FREQUENCY, "licence": LICENCE}, {"tiers": tiers})


def read(path: Path, digest: str) -> memoryview:
    """The tiers in a file, mapped; LexiconError where they are for another edition of the lexicon."""
    manifest, arrays = lexfile.read(path)
    if manifest.get("digest") != digest or "tiers" not in arrays:
        raise LexiconError(f"{path} is for another edition of its lexicon: build it again, or remove it")
    return arrays["tiers"]


def ranked(shares: Mapping[str, float], words: list[str]) -> bytes:
    """The tier of each word, by the share of each normal form."""
    return bytes(tier(shares.get(word, 0)) for word in words)


def checksum(path: Path) -> str:
    """SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
