"""Words that dice spell, for players who would otherwise have to think."""

from collections import Counter
from collections.abc import Iterable, Sequence

from shakespell.core.dice import letter, wild
from shakespell.presets.lexicons import lexicon
from shakespell.solver.layout import link

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


def linked(glyphs: Sequence[str], count: int) -> list[tuple[int, int, str]] | None:
    """Dice of a roll linked in words of the English lexicon, as (row, column, letter); None where none can be."""
    faces = [wild() if glyph == WILD else letter(glyph, 0) for glyph in glyphs]
    found = link(lexicon("english").graph, faces, count).layout
    if found is None:
        return None
    return sorted((cell.row, cell.col, cell.reads) for cell in found.normalised().cells)
