"""Words and phrases as they are named: which letters they may begin with, and when two are the same (BW-11).

'The Hague' begins with H, or with T if the namer likes, for the article belongs to the name; 'the banana' with B alone.
'the Hague', 'Hague' and 'HAGUE' are one word, as are 'New Delhi' and 'new-delhi', 'café' and 'cafe', 'berry' and
'berries'. 'Äpfel' is for dice that show A.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

from ...core.frozen import dataclass
from ...words.folding import APOSTROPHES, HYPHENS, Folding, Obstacle, initials
from .rules import LONGEST_TEXT

ARTICLES: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "en": frozenset(("THE", "A", "AN")),
        "de": frozenset(("DER", "DIE", "DAS", "EIN", "EINE")),
        "nl": frozenset(("DE", "HET", "EEN")),
        "fr": frozenset(("LE", "LA", "LES", "L", "UN", "UNE")),
        "it": frozenset(("IL", "LO", "LA", "I", "GLI", "LE", "L", "UN", "UNO", "UNA")),
        "es": frozenset(("EL", "LA", "LOS", "LAS", "UN", "UNA")),
        "da": frozenset(("DEN", "DET", "DE", "EN", "ET")),
    }
)

_CONSONANT = r"(?<=[B-DF-HJ-NP-TV-Z])"
_VOWEL = r"(?<=[AEIOU])"
_HISSED = r"(?<=S|X|Z|O)|(?<=CH|SH)"

PLURALS: Mapping[str, tuple[tuple[re.Pattern[str], str], ...]] = MappingProxyType(
    {
        "en": (
            (re.compile(_CONSONANT + "IES$"), "Y"),
            (re.compile(f"(?:{_HISSED})ES$"), ""),
            (re.compile("(?<![SXZ])(?<!SH)S$"), ""),
        ),
        "fr": ((re.compile("(?<![SXZ])S$"), ""), (re.compile("(?<=[AEO]U)X$"), "")),
        "es": ((re.compile(_CONSONANT + "ES$"), ""), (re.compile(_VOWEL + "S$"), "")),
        "nl": ((re.compile(_CONSONANT + "EN$"), ""), (re.compile("(?<![SXZ])S$"), "")),
        "de": ((re.compile("EN$"), "E"),),
    }
)
"""Plain plurals by language: an ending after what it may follow, and what the singular has instead of it.

HIVES is the plural of HIVE and no form of HIV, nor is PRINCESS one of PRINCES. Other languages have no plain plural.
German has many; BIRNE, BIRNEN is the only one that cannot be taken for another word (SCHAL, SCHALE; EI, EIS).
"""

_ELIDED = str.maketrans(dict.fromkeys(APOSTROPHES, " "))
_DROPPED = str.maketrans(dict.fromkeys(".,!&"))
_HYPHENS = str.maketrans(dict.fromkeys(HYPHENS, " "))


@dataclass(frozen=True, slots=True)
class Phrase:
    """A named word or phrase: as it was said, what it is compared by, the letters it may begin with.

    ``article`` are the letters of a leading article, for which a name may be said that has the article itself.
    """

    text: str
    key: str
    initials: tuple[str, ...]
    article: tuple[str, ...]


def phrase(text: str, folding: Folding, language: str) -> Phrase | Obstacle:
    """A word or phrase of at most 60 characters, or what is in the way of reading it."""
    said = " ".join(text.split())
    if len(said) > LONGEST_TEXT:
        return Obstacle(said, said[LONGEST_TEXT])
    parts: list[str] = []
    for part in _parts(said, language):
        letters = folding.normal(part)
        if isinstance(letters, Obstacle):
            return letters
        parts.append(letters)
    if not parts:
        return Obstacle(said, "")
    articled = len(parts) > 1 and parts[0] in ARTICLES.get(language, frozenset())
    bare = parts[1:] if articled else parts
    return Phrase(said, "".join(bare), initials(bare[0]), initials(parts[0]) if articled else ())


def _parts(said: str, language: str) -> list[str]:
    """The words of a phrase. An apostrophe parts an article (l'eau) and is otherwise no letter (cat's, 'tis)."""
    parts = []
    for word in said.translate(_HYPHENS).translate(_DROPPED).split():
        pieces = word.translate(_ELIDED).split()
        elided = len(pieces) > 1 and pieces[0].upper() in ARTICLES.get(language, frozenset())
        parts += [pieces[0], "".join(pieces[1:])] if elided else ["".join(pieces)]
    return [part for part in parts if part]


def same(one: str, other: str, language: str) -> bool:
    """Whether two keys are one word: equal, or one the plain plural of the other."""
    if one[:1] != other[:1]:  # a plain plural begins as its singular does
        return False
    return one == other or one in singulars(other, language) or other in singulars(one, language)


def singulars(key: str, language: str) -> frozenset[str]:
    """What the key may be a plain plural of, judged by its letters alone."""
    found = (ending.sub(instead, key) for ending, instead in PLURALS.get(language, ()) if ending.search(key))
    return frozenset(single for single in found if len(single) > 1)
