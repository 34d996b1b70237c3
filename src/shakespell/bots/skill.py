"""What a level of a bot knows and sees: the same measures for every game in which words are found in dice."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

from ..presets.lexicons import discretion
from ..solver.best_words import Scored
from ..words.lexicon import Lexicon

NOTICED_AMONG = 60
"""So many of the best words may be overlooked."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level is made of.

    ``tier`` and ``share`` say how many words it knows, ``thinks_of`` what part of these ever comes to its mind,
    ``notices`` how likely it sees each of them in its dice, ``ahead`` for how many rolls it plans, ``alertness`` how
    likely it challenges a word that is none, and ``pace`` how many times as long as a good player it takes.
    """

    tier: int
    share: float
    thinks_of: float = 1
    notices: float = 1
    ahead: int = 0
    alertness: float = 1
    pace: float = 1


def first_noticed(found: Sequence[Scored], notices: float, turn: str) -> Scored | None:
    """The first of some words that somebody sees in this turn, the last where all are overlooked.

    A word seen is seen again as long as the turn lasts: nobody forgets the word whose dice they keep.
    """
    seen = (each for each in found if crc32(f"{turn}/{each.word}".encode()) < notices * 2**32)
    return next(seen, found[-1] if found else None)


@lru_cache(maxsize=8)
def vocabulary(lexicon: Lexicon, skill: Skill) -> Lexicon:
    """The words of a lexicon that a level knows and would say at a table (B-43)."""
    shown = discretion(lexicon.language).is_shown
    tiers = {
        word: tier
        for word, tier in zip(lexicon.graph, lexicon.tiers, strict=True)
        if (skill.share == skill.thinks_of == 1 or _knows(skill, word, tier)) and shown(word)
    }
    if len(tiers) == lexicon.words:
        return lexicon
    return Lexicon.from_words(
        f"{lexicon.name} up to {skill.tier}", tiers, language=lexicon.language, tiers=tiers, folding=lexicon.folding
    )


def _knows(skill: Skill, word: str, tier: int) -> bool:
    """Common words by their tier; of words without one a fixed share, the same for every bot of the level."""
    listed = tier <= skill.tier if tier else crc32(word.encode()) < skill.share * 2**32
    return listed and crc32(f"mind/{word}".encode()) < skill.thinks_of * 2**32
