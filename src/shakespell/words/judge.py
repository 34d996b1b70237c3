"""The referee with the dictionary: answers whether a word counts, and says why not.

A refusal names the list and its version, and the reason a player can do something with: a hyphen in the word, a single
letter, a proper noun, an abbreviation, or a word that only a larger list has.
"""

from collections.abc import Callable, Mapping

from ..core.game import Claim, Linkable, Member, Verdict, Word
from .folding import Obstacle
from .lexicon import Lexicon

NO_LAYERS: Mapping[str, Lexicon] = {}

EXTENDED = "extended"
"""The layer that is a larger lexicon of the same language: it never makes a word count, it only explains a refusal."""

_KINDS = {"names": "a proper noun", "abbreviations": "an abbreviation"}


def lexicon_referee(
    lexicon: Lexicon, layers: Mapping[str, Lexicon] = NO_LAYERS, wider: Lexicon | None = None
) -> Callable[[Claim], Verdict]:
    """A referee that knows words: yes, or no with the reason; other claims are unknown to it.

    ``layers`` are the further lists: those a claim may name (``names``, ``abbreviations``), which else explain a
    refusal; they are only looked at where the lexicon lacks a word. A claim that names a list the referee does not
    have is unknown rather than wrong. ``wider`` lets a refusal say which larger lexicon has the word.
    """

    def referee(claim: Claim) -> Verdict:
        match claim:
            case Word(text, allowed):
                return judged(lexicon, text, allowed, layers, wider)
            case Member() | Linkable():
                return Verdict("unknown")

    return referee


def judged(
    lexicon: Lexicon,
    text: str,
    allowed: tuple[str, ...] = (),
    layers: Mapping[str, Lexicon] = NO_LAYERS,
    wider: Lexicon | None = None,
) -> Verdict:
    """The verdict on a word in the lexicon and the layers that also count."""
    if lexicon.contains(text):
        return Verdict("yes")
    for name in allowed:
        if name in layers and layers[name].contains(text):
            return Verdict("yes", f"{layers[name].spelling(text)} is in the {layers[name].title}.")
    reason = str(why_not(lexicon, text, layers, wider))
    missing = " and ".join(name for name in allowed if name not in layers)
    if missing and not isinstance(lexicon.folding.normal(text), Obstacle):
        return Verdict("unknown", f"{reason} There is no list of {missing} to look it up in.")
    return Verdict("no", reason)


def why_not(
    lexicon: Lexicon, text: str, layers: Mapping[str, Lexicon] = NO_LAYERS, wider: Lexicon | None = None
) -> str | None:
    """A sentence that says why ``text`` is not a word in the lexicon; None where it is one."""
    normal = lexicon.folding.normal(text)
    if isinstance(normal, Obstacle) or len(normal) == 1 or lexicon.contains(text):
        return lexicon.why_not(text)
    for name, kind in _KINDS.items():
        if name in layers and layers[name].contains(text):
            return f"{normal} is not in the {lexicon.edition}; it is {kind}: {layers[name].spelling(text)}."
    return lexicon.why_not(text, wider or layers.get(EXTENDED))
