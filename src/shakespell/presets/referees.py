"""The referee of a match: knows words, names and abbreviations, categories, and whether dice can be linked."""

from collections.abc import Iterable
from functools import lru_cache

from ..core.game import Claim, Linkable, Member, Verdict, Word
from ..core.table import Referee
from ..words import judge
from ..words.lexicon import Lexicon
from .categories import is_member
from .lexicons import Layers, discretion, lexicon

LINKED = ("names", "abbreviations")
"""Lists whose words count in Speed Dice beside the lexicon's own (SD-12)."""

FAMILY = Verdict("no", "This table plays in family mode, which does without that word.")
HOUSE = Verdict("yes", "It is on the house list of this table.")


def referee(judged_by: str | Lexicon, *, family: bool = False, house: Iterable[str] = ()) -> Referee:
    """The referee for a lexicon, by name or as it is.

    ``family``: words that family mode blocks are refused, whatever the lexicon has (B-43). ``house``: words that this
    table accepts beside the lexicon.
    """
    chosen = lexicon(judged_by) if isinstance(judged_by, str) else judged_by
    words = _word_referee(chosen, family, house)

    def asked(claim: Claim) -> Verdict:
        match claim:
            case Word():
                return words(claim)
            case Member(text, category):
                known = is_member(text, category, chosen.language, chosen.folding)
                return Verdict("yes", f"{text} is on our list.") if known else Verdict("unknown")
            case Linkable():
                return _linkable(claim, chosen)

    return asked


def _word_referee(chosen: Lexicon, family: bool, house: Iterable[str]) -> Referee:
    """What the lexicon says, unless family mode or the house list has a say first."""
    listed = judge.lexicon_referee(chosen, Layers(chosen))
    at_home = frozenset(chosen.folding.normal(word) for word in house)
    layers = discretion(chosen.language)

    def asked(claim: Claim) -> Verdict:
        if isinstance(claim, Word):
            if family and layers.is_blocked(claim.text):
                return FAMILY
            if at_home and chosen.folding.normal(claim.text) in at_home:
                return HOUSE
        return listed(claim)

    return asked if family or at_home else listed


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
