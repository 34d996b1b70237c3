"""Lexicons by name: the package's own, and any text file with one word a line."""

from functools import lru_cache
from pathlib import Path

from ..words.lexicon import Lexicon
from .reading import DATA, PresetError

FOLDER = DATA / "lexicons"
DEFAULTS = {"en": "english"}


def lexicon_names() -> tuple[str, ...]:
    """Names of the lexicons in the package."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.lex")))


def default_lexicon(language: str = "en") -> Lexicon:
    """The lexicon that a language is judged by unless the table says otherwise."""
    return lexicon(DEFAULTS.get(language, DEFAULTS["en"]))


@lru_cache(maxsize=16)
def lexicon(chosen: str) -> Lexicon:
    """A lexicon of the package by name, or a file: a built ``.lex`` or a text with one word a line.

    PresetError where there is none by that name; LexiconError (a ValueError) names the line of a bad file.
    """
    own = FOLDER / f"{chosen}.lex"
    if chosen in lexicon_names():
        return Lexicon.open(own)
    path = Path(chosen)
    if not path.is_file():
        raise PresetError(
            f"no lexicon {chosen}; there is {', '.join(lexicon_names())}, or name a file with one word a line"
        )
    return Lexicon.open(path) if path.suffix == ".lex" else Lexicon.from_text(path)
