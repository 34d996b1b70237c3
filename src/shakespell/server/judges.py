"""Which lexicons can judge at a table of this server, and the referee that looks words up in one.

A client names a lexicon; it never names a file, so only what the operator installed can be opened.
"""

import logging

from ..core.table import Referee
from ..presets import PresetError, lexicon, lexicon_names
from ..presets.lexicons import DEFAULTS
from ..record import Header
from ..words.judge import lexicon_referee
from ..words.lexicon import Lexicon

log = logging.getLogger(__name__)

LAYERS = ("names", "abbreviations")
"""Lists beside a language's lexicon that some games also allow: ``english-names``."""

WIDER = "extended"


def playable_lexicons() -> tuple[str, ...]:
    """Names of the lexicons a table can be judged by."""
    return tuple(name for name in lexicon_names() if not name.endswith(tuple(f"-{layer}" for layer in LAYERS)))


def chosen_lexicon(name: str | None, language: str) -> Lexicon:
    """The lexicon a client asked for, or the language's own; PresetError where there is none by that name."""
    known = playable_lexicons()
    chosen = DEFAULTS.get(language, DEFAULTS["en"]) if name is None else name
    if chosen not in known:
        raise PresetError(f"there is no lexicon {chosen}; there is {', '.join(known)}")
    return lexicon(chosen)


def lexicon_of(header: Header) -> Lexicon:
    """The lexicon a match is judged by; PresetError where this server no longer has it."""
    agreed = header.lexicon
    found = chosen_lexicon(agreed.name, header.dice_set.language)
    if found.digest != agreed.digest:
        log.warning("match %s: %s has changed since the match was created", header.match, agreed.name)
    return found


def referee_of(judge: Lexicon) -> Referee:
    """The referee that looks words up in a lexicon, its language's further lists and the wider lexicon."""
    base = DEFAULTS.get(judge.language, judge.name)
    layers = {layer: found for layer in LAYERS if (found := _beside(base, layer))}
    return lexicon_referee(judge, layers, _beside(judge.name, WIDER))


def _beside(name: str, suffix: str) -> Lexicon | None:
    beside = f"{name}-{suffix}"
    return lexicon(beside) if beside in lexicon_names() else None
