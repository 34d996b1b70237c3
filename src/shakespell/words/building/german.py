"""What the free German list lacks: inflections of adjectives, small words, and the capitals of nouns.

The list is made from Wikidata's lexemes: every form in lower case, and the nouns' first forms with their capital. Its
gaps are regular, so rules fill them: an adjective has five endings, and three degrees. The words no rule gives (andere,
jeder, meisten) stand in ``german-own.toml``, written for this project.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

from .packs import FOLDER

ENDINGS = ("e", "em", "en", "er", "es")
ADJECTIVAL = ("bar", "haft", "ig", "isch", "lich", "los", "sam")
"""Endings that make an adjective, where the list has the word and not as a noun."""

PLURALS = ("", "e", "en", "ens", "er", "ern", "ern", "es", "n", "nen", "ns", "s", "se", "sen", "ses")
_PLAIN = str.maketrans("äöü", "aou")


@dataclass(frozen=True, slots=True)
class Own:
    """The project's own German words: as they are, adjectives to be inflected (alt, or alt:ält), no nouns, names."""

    words: tuple[str, ...]
    adjectives: tuple[str, ...]
    never_nouns: frozenset[str]
    names: tuple[str, ...]

    @classmethod
    def load(cls) -> "Own":
        tables = tomllib.loads((FOLDER / "german-own.toml").read_text("utf-8"))
        words, adjectives, never, names = (
            tuple(tables[name].split()) for name in ("words", "adjectives", "never_nouns", "names")
        )
        return cls(words, adjectives, frozenset(never), names)


def completed(forms: frozenset[str], nouns: frozenset[str], own: Own) -> Iterator[str]:
    """All German words, sorted, each as it is usually written."""
    lemmas = frozenset(noun.lower() for noun in nouns)
    found = {*forms, *(word.lower() for word in own.words)}
    for word in sorted(forms - lemmas):
        if (word.endswith(ADJECTIVAL) and len(word) > 4) or _participle(word, forms):
            found.update(_declined(word))
    for adjective in own.adjectives:
        word, _, compared = adjective.partition(":")
        found.update(_declined(word))
        found.update(() if compared == "-" else _compared(word, compared or word))
    capital = {word.lower(): word for word in own.words if not word.islower()}
    small = own.never_nouns | {word for word in own.words if word.islower()}
    swiss = {_swiss(word) for word in (*own.names, *own.words, *(word for word in found if "ß" in word))}
    for word in sorted((found - swiss) | {word.lower() for word in own.words}):
        if word in capital:
            yield capital[word]
        else:
            yield word.capitalize() if word not in small and _is_noun(word, found, lemmas) else word


def _swiss(word: str) -> str:
    """A word as the list would hold it: in lower case, without the letter ß."""
    return word.lower().replace("ß", "ss")


def _participle(word: str, forms: frozenset[str]) -> bool:
    """Whether the word is a participle: spielend beside spielen; gespielt, vorgestellt beside their infinitives."""
    if word.endswith("end"):
        return word[:-1] in forms
    if not word.endswith("t"):
        return False
    prefix, ge, stem = word.rpartition("ge")
    return bool(ge) and len(stem) > 3 and (prefix + stem[:-1] + "en" in forms or prefix + stem[:-2] + "en" in forms)


def _declined(word: str) -> Iterator[str]:
    """An adjective with its endings: alt alte altem alten alter altes."""
    yield from (word, *(_elided(word) + ending for ending in ENDINGS))


def _compared(word: str, stem: str) -> Iterator[str]:
    """Its two degrees with their endings: älter ältere ..., älteste ...; ``stem`` has the umlaut."""
    comparative = _elided(stem) + "er"
    superlative = stem + _superlative(word)
    yield from (comparative, *(comparative + ending for ending in ENDINGS))
    yield from (superlative + ending for ending in ENDINGS)


def _elided(word: str) -> str:
    """dunkel, teuer: dunkl-, teur-; müde: müd-."""
    if word.endswith("el") or word.endswith(("auer", "euer")):
        return word[:-2] + word[-1]
    return word.removesuffix("e")


def _superlative(word: str) -> str:
    if word.endswith("isch") or word.endswith("e"):
        return "st"
    return "est" if word.endswith(("d", "t", "s", "z", "x", "sch", "los", "haft")) else "st"


def _is_noun(word: str, found: set[str], lemmas: frozenset[str]) -> bool:
    """Whether the word is a form of a noun, and of nothing that is written small (an adjective, a verb).

    A noun's first form is one even where some verb has the same (Lauf, Wort), unless it could be an infinitive (essen).
    """
    if _is_adjective(word, found):
        return False
    if word in lemmas and not word.endswith("n"):
        return True
    if _is_verb(word, found):
        return False
    return any(
        stem in lemmas
        for ending in PLURALS
        if word.endswith(ending) and len(word) - len(ending) > 1
        for plain in [word.removesuffix(ending)]
        for stem in (plain, plain.translate(_PLAIN), plain + "um", plain + "us", plain + "a")
    )


def _is_adjective(word: str, found: set[str]) -> bool:
    stems = [word, *(word.removesuffix(ending) for ending in ENDINGS if word.endswith(ending))]
    return any(stem + "em" in found and stem + "es" in found for stem in stems if len(stem) > 2)


def _is_verb(word: str, found: set[str]) -> bool:
    """Whether the word is a form of an infinitive that has some other form of a verb as well."""
    stems = {
        word.removesuffix(e) for e in ("", "e", "st", "t", "en", "n", "te", "ten", "est", "et") if word.endswith(e)
    }
    return any(
        stem + "en" in found and not found.isdisjoint((stem + "end", stem + "te", f"ge{stem}t"))
        for stem in stems
        if len(stem) > 1
    )
