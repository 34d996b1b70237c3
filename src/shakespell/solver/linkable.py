"""The claim that some dice can be linked (SD-9): yes with a layout in hand, no by exhaustion."""

from ..core.dice import WILD, Face, letter, wild
from ..core.game import Linkable, Verdict
from ..words.graph import WordGraph
from .layout import link
from .stopping import Stop


def linkable(claim: Linkable, graph: WordGraph, stop: Stop = None) -> Verdict:
    """Whether ``claim.count`` of the faces can be linked with words of the graph; unknown where ``stop`` ended it."""
    found = link(graph, tuple(map(_face, claim.faces)), claim.count, stop=stop)
    if found.layout is not None:
        return Verdict("yes")
    return Verdict("no", "No words link these dice.") if found.proven else Verdict("unknown")


def _face(glyph: str) -> Face:
    return wild() if glyph == WILD else letter(glyph, 0)
