"""The referee of a match: knows words, names and abbreviations, categories, and whether dice can be linked."""

import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from threading import Lock

from ..core.game import Claim, Linkable, Member, Verdict, Word
from ..core.table import Referee
from ..words import judge
from ..words.lexicon import Lexicon
from .categories import is_member
from .lexicons import Layers, discretion, lexicon

LINKED = ("names", "abbreviations")
"""Lists whose words count in Speed Dice beside the lexicon's own (SD-12)."""

SECONDS_TO_LINK = 6
"""Dice that are not found to link, or not to, in this time are not told to be hopeless: the race begins."""

_MAKING = Lock()

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
            case Member(text, category, articled):
                known = is_member(text, category, chosen.language, chosen.folding, articled=articled)
                return Verdict("yes", f"{text} is on our list.") if known else Verdict("unknown")
            case Linkable():
                return linked(claim, chosen)

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


def linked(claim: Linkable, judged_by: Lexicon, stop: Callable[[], bool] | None = None) -> Verdict:
    """Whether dice can be linked; unknown once ``stop`` says that the search is to end, by default after some seconds.

    Dice that the lexicon links are soon told; only where it does not are names and abbreviations searched too. Their
    graph takes a few seconds to make, once.
    """
    from ..solver.linkable import linkable  # noqa: PLC0415  # most games never ask

    until = time.monotonic() + SECONDS_TO_LINK
    late = stop or (lambda: time.monotonic() > until)
    if late():
        return Verdict("unknown")
    verdict = linkable(claim, judged_by.graph, late)
    if verdict.answer != "no":
        return verdict
    with _MAKING:
        named = with_names(judged_by)
    return linkable(claim, named.graph, late)


@lru_cache(maxsize=2)
def with_names(judged_by: Lexicon) -> Lexicon:
    """The words of a lexicon with its names and abbreviations: everything that Speed Dice allows (SD-12)."""
    layers = Layers(judged_by)
    beside = (word for name in LINKED if name in layers for word in layers[name].graph)
    title = f"{judged_by.name} with names"
    words = {*judged_by.graph, *beside}
    return Lexicon.from_words(title, words, language=judged_by.language, folding=judged_by.folding)
