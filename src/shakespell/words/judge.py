"""The referee with the dictionary: answers whether a word counts, and says why not."""

from collections.abc import Callable, Mapping

from ..core.game import Claim, Linkable, Member, Verdict, Word
from .folding import Obstacle
from .lexicon import Lexicon

NO_LAYERS: Mapping[str, Lexicon] = {}


def lexicon_referee(
    lexicon: Lexicon, layers: Mapping[str, Lexicon] = NO_LAYERS, wider: Lexicon | None = None
) -> Callable[[Claim], Verdict]:
    """A referee that knows words: yes, or no with the reason; other claims are unknown to it.

    ``layers`` are the further lists a claim may name (``names``, ``abbreviations``); a claim that names a list the
    referee does not have is unknown rather than wrong. ``wider`` lets a refusal say which larger lexicon has the word.
    """

    def referee(claim: Claim) -> Verdict:
        match claim:
            case Word(text, named):
                return judged(lexicon, text, {name: layers.get(name) for name in named}, wider)
            case Member() | Linkable():
                return Verdict("unknown")

    return referee


def judged(lexicon: Lexicon, text: str, layers: Mapping[str, Lexicon | None], wider: Lexicon | None = None) -> Verdict:
    """The verdict on a word in the lexicon and the layers that also count; a layer is None where nobody has it."""
    reason = lexicon.why_not(text, wider)
    if reason is None:
        return Verdict("yes")
    if isinstance(lexicon.folding.normal(text), Obstacle):
        return Verdict("no", reason)
    for layer in layers.values():
        if layer is not None and layer.contains(text):
            return Verdict("yes", f"{layer.spelling(text)} is in the {layer.title}.")
    missing = " and ".join(name for name, layer in layers.items() if layer is None)
    return (
        Verdict("unknown", f"{reason} There is no list of {missing} to look it up in.")
        if missing
        else Verdict("no", reason)
    )
