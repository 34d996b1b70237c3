"""The referee of a match: knows words, names and abbreviations, categories, and whether dice can be linked."""

from functools import lru_cache

from ..core.game import Claim, Linkable, Member, Verdict, Word
from ..core.table import Referee
from ..words import judge
from ..words.lexicon import Lexicon
from .categories import is_member
from .lexicons import Layers, discretion, lexicon

LINKED = ("names", "abbreviations")
"""Lists whose words count in Speed Dice beside the lexicon's own (SD-12)."""


def referee(judged_by: str | Lexicon, *, family: bool = False) -> Referee:
    """The referee for a lexicon, by name or as it is.

    ``family``: words that family mode blocks are refused, whatever the lexicon has (B-43).
    """
    chosen = lexicon(judged_by) if isinstance(judged_by, str) else judged_by
    words = judge.lexicon_referee(chosen, Layers(chosen))
    layers = discretion(chosen.language)

    def asked(claim: Claim) -> Verdict:
        match claim:
            case Word(text):
                if family and layers.is_blocked(text):
                    return Verdict("no", "This table plays in family mode, which does without that word.")
                return words(claim)
            case Member(text, category):
                known = is_member(text, category, chosen.language, chosen.folding)
                return Verdict("yes", f"{text} is on our list.") if known else Verdict("unknown")
            case Linkable():
                return _linkable(claim, chosen)

    return asked


def _linkable(claim: Linkable, judged_by: Lexicon) -> Verdict:
    """Dice that the lexicon links are soon told; only where it does not are names and abbreviations searched too.

    Their graph takes a few seconds to make, once.
    """
    from ..solver.linkable import linkable  # noqa: PLC0415  # most games never ask

    verdict = linkable(claim, judged_by.graph)
    return linkable(claim, with_names(judged_by).graph) if verdict.answer == "no" else verdict


@lru_cache(maxsize=2)
def with_names(judged_by: Lexicon) -> Lexicon:
    """The words of a lexicon with its names and abbreviations: everything that Speed Dice allows (SD-12)."""
    layers = Layers(judged_by)
    beside = (word for name in LINKED if name in layers for word in layers[name].graph)
    title = f"{judged_by.name} with names"
    words = {*judged_by.graph, *beside}
    return Lexicon.from_words(title, words, language=judged_by.language, folding=judged_by.folding)
