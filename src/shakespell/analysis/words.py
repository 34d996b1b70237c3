"""What is known of a word: whether a lexicon has it, how common it is, what it means, or why it does not count."""

from ..presets.lexicons import define, why_not
from ..words.lexicon import Lexicon
from .position import Document

LONGEST_SHOWN = 60


def looked_up(text: str, lexicon: Lexicon) -> Document:
    """A word as it is looked up; ``definition`` is of its base form, and names it where it is another word."""
    normal = lexicon.folding.normal(text)
    reason = why_not(lexicon, text)
    meaning = define(text, lexicon.language)
    return {
        "word": normal if isinstance(normal, str) else text[:LONGEST_SHOWN],
        "valid": reason is None,
        "lexicon": lexicon.name,
        "tier": lexicon.tier(text),
        "definition": str(meaning) if meaning else None,
        "definition_source": meaning.source if meaning else None,
        "reason": reason,
    }
