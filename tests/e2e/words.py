"""Words that dice spell, for players who would otherwise have to think."""

from collections import Counter
from collections.abc import Iterable

from shakespell.presets.lexicons import lexicon

WILD = "?"


def spelled(glyphs: Iterable[str], shortest: int = 3, longest: int = 8) -> str | None:
    """The longest word of the English lexicon that these dice spell; None where there is none.

    Faces of one letter only; each wild is any letter.
    """
    lying = Counter(glyphs)
    wilds = lying.pop(WILD, 0)
    fitting = (word for word in lexicon("english").graph if shortest <= len(word) <= longest)
    return max((word for word in fitting if _missing(word, lying) <= wilds), key=len, default=None)


def _missing(word: str, lying: Counter[str]) -> int:
    return (Counter(word) - lying).total()
