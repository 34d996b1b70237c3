"""A referee that also knows whether dice can be linked (SD-9), with words, names and abbreviations alike (SD-12)."""

from functools import lru_cache

from ..core.game import Claim, Linkable, Verdict
from ..core.table import Referee
from ..words.lexicon import Lexicon
from .lexicons import DEFAULTS, lexicon, lexicon_names

LAYERS = ("names", "abbreviations")


def linking_referee(words: Referee, judged_by: Lexicon) -> Referee:
    """``words``, and the layout search for the claims that ``words`` does not know.

    Dice that the lexicon links are soon told; only where it does not are names and abbreviations added to the search,
    which takes a few seconds the first time.
    """

    def referee(claim: Claim) -> Verdict:
        if not isinstance(claim, Linkable):
            return words(claim)
        from ..solver.linkable import linkable  # noqa: PLC0415  # most games never ask

        verdict = linkable(claim, judged_by.graph)
        return linkable(claim, with_layers(judged_by).graph) if verdict.answer == "no" else verdict

    return referee


def layers_of(judged_by: Lexicon) -> dict[str, Lexicon]:
    """The lists of names and abbreviations of a lexicon's language, as far as there are any."""
    base = DEFAULTS.get(judged_by.language, judged_by.name)
    there = set(lexicon_names())
    return {layer: lexicon(name) for layer in LAYERS if (name := f"{base}-{layer}") in there}


@lru_cache(maxsize=2)
def with_layers(judged_by: Lexicon) -> Lexicon:
    """The words of a lexicon with its names and abbreviations: everything that Speed Dice allows (SD-12)."""
    layers = layers_of(judged_by).values()
    words = {*judged_by.graph, *(word for layer in layers for word in layer.graph)}
    return Lexicon.from_words(
        f"{judged_by.name} with names", words, language=judged_by.language, folding=judged_by.folding
    )
