"""Lexicons by name: the package's own, those a player imported, and any text file with one word a line."""

import re
from functools import lru_cache
from pathlib import Path

from platformdirs import user_data_path

from ..words.lexicon import Lexicon
from .reading import DATA, PresetError

FOLDER = DATA / "lexicons"
DEFAULTS = {"en": "english"}


def imported_folder() -> Path:
    """Where the lexicons lie that a player imported."""
    return user_data_path("shakespell") / "lexicons"


def lexicon_names() -> tuple[str, ...]:
    """Names of the lexicons in the package and of those a player imported."""
    return tuple(sorted(path.stem for folder in (FOLDER, imported_folder()) for path in folder.glob("*.lex")))


def default_lexicon(language: str = "en") -> Lexicon:
    """The lexicon that a language is judged by unless the table says otherwise."""
    return lexicon(DEFAULTS.get(language, DEFAULTS["en"]))


@lru_cache(maxsize=16)
def lexicon(chosen: str) -> Lexicon:
    """A lexicon of the package or a player's own by name, or a file: a built ``.lex`` or a text, one word a line.

    PresetError where there is none by that name; LexiconError (a ValueError) names the line of a bad file.
    """
    if chosen in lexicon_names():
        own = FOLDER / f"{chosen}.lex"
        return Lexicon.open(own if own.exists() else imported_folder() / own.name)
    path = Path(chosen)
    if not path.is_file():
        raise PresetError(
            f"no lexicon {chosen}; there is {', '.join(lexicon_names())}, or name a file with one word a line"
        )
    return Lexicon.open(path) if path.suffix == ".lex" else Lexicon.from_text(path)


def import_lexicon(path: Path, name: str, language: str = "en") -> Lexicon:
    """A player's own list, kept so that ``lexicon`` finds it by name; one of that name imported before is replaced.

    PresetError for a name that the package uses or a file cannot have; LexiconError names the lines that are wrong.
    """
    if not re.fullmatch(r"[\w-]{1,60}", name):
        raise PresetError(f"a lexicon cannot be called {name}: use letters, digits, _ and -, at most 60 of them")
    if (FOLDER / f"{name}.lex").exists():
        raise PresetError(f"{name} is a lexicon of the program: give yours another name")
    made = Lexicon.from_text(path, language=language, name=name)
    kept = imported_folder() / f"{name}.lex"
    kept.parent.mkdir(parents=True, exist_ok=True)
    made.save(kept)
    lexicon.cache_clear()
    return Lexicon.open(kept)
