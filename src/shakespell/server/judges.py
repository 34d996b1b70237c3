"""Which lexicons can judge at a table of this server.

A client names a lexicon; it never names a file, so only what the operator installed can be opened.
"""

import logging

from ..core.table import Referee
from ..presets import PresetError, lexicon
from ..presets.lexicons import default_name, missing, word_lists
from ..record import Header
from ..words.lexicon import Lexicon

log = logging.getLogger(__name__)


def chosen_lexicon(name: str | None, language: str) -> Lexicon:
    """The lexicon a client asked for, or the language's own; PresetError where there is none by that name."""
    chosen = default_name(language) if name is None else name
    if chosen not in word_lists():
        raise PresetError(missing(chosen))
    return lexicon(chosen)


def referee_of(header: Header) -> Referee:
    """Who judges a match; PresetError where this server no longer has its lexicon."""
    return header.lexicon.referee(lexicon_of(header))


def lexicon_of(header: Header) -> Lexicon:
    """The lexicon a match is judged by; PresetError where this server no longer has it."""
    agreed = header.lexicon
    found = chosen_lexicon(agreed.name, header.dice_set.language)
    if found.digest != agreed.digest:
        log.warning("match %s: %s has changed since the match was created", header.match, agreed.name)
    return found
