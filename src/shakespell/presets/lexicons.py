"""Lexicons by name: the package's own, those a player imported or built, and any text file with one word a line."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from platformdirs import user_data_path

from ..words import judge
from ..words.definitions import Definition, Glossary
from ..words.layers import Discretion, read_discretion
from ..words.lexicon import Lexicon, folding_of
from ..words.wordlist import read_list
from .reading import DATA, PresetError, defaults

FOLDER = DATA / "lexicons"
DEFAULTS = defaults("lexicons")
"""The lexicon of each language, whatever others there are; Italian is there once it has been built on this machine."""

LAYERS = ("names", "abbreviations", judge.EXTENDED)
"""Lists beside a language's lexicon: ``english-names``."""


def imported_folder() -> Path:
    """Where the lexicons lie that a player imported or built."""
    return user_data_path("shakespell") / "lexicons"


def lexicon_names() -> tuple[str, ...]:
    """Names of the lexicons in the package and of those a player imported or built."""
    return tuple(sorted(path.stem for folder in (FOLDER, imported_folder()) for path in folder.glob("*.lex")))


def word_lists() -> tuple[str, ...]:
    """Names of the lexicons a game can be judged by: all but the lists of names and abbreviations."""
    beside = tuple(f"-{layer}" for layer in ("names", "abbreviations"))
    return tuple(name for name in lexicon_names() if not name.endswith(beside))


def default_name(language: str) -> str:
    """The name of the lexicon that a language is judged by; PresetError for a language without one."""
    if language not in DEFAULTS:
        raise PresetError(f"there is no lexicon for the language {language}; there is one for {', '.join(DEFAULTS)}")
    return DEFAULTS[language]


def default_lexicon(language: str = "en") -> Lexicon:
    """The lexicon that a language is judged by unless the table says otherwise."""
    return lexicon(default_name(language))


@lru_cache(maxsize=32)
def lexicon(chosen: str) -> Lexicon:
    """A lexicon of the package or a player's own by name, or a file: a built ``.lex`` or a text, one word a line.

    PresetError where there is none by that name; LexiconError (a ValueError) names the line of a bad file.
    """
    if chosen in lexicon_names():
        own = FOLDER / f"{chosen}.lex"
        return Lexicon.open(own, trusted=True) if own.exists() else Lexicon.open(imported_folder() / own.name)
    path = Path(chosen)
    if not path.exists() or path.is_dir():  # a pipe will do: --lexicon /dev/stdin
        raise PresetError(missing(chosen, "or name a file with one word a line"))
    return Lexicon.open(path) if path.suffix == ".lex" else Lexicon.from_text(path)


def missing(chosen: str, otherwise: str = "") -> str:
    """What to tell somebody who asks for a lexicon that is not there, and what else they can do."""
    if chosen in DEFAULTS.values():
        return f"the lexicon {chosen} is not on this machine yet; shakespell lexicon build {chosen} makes it"
    return ", ".join(filter(None, (f"no lexicon {chosen}; there is {', '.join(word_lists())}", otherwise)))


class Layers(Mapping[str, Lexicon]):
    """The lists beside a lexicon: its language's names and abbreviations, and a larger one; each opened when asked."""

    def __init__(self, judged_by: Lexicon) -> None:
        base = DEFAULTS.get(judged_by.language, judged_by.name)
        found = {layer: f"{base}-{layer}" for layer in LAYERS}
        found[judge.EXTENDED] = f"{judged_by.name}-{judge.EXTENDED}"
        there = set(lexicon_names())
        self._names = {layer: name for layer, name in found.items() if name in there}

    def __getitem__(self, layer: str) -> Lexicon:
        return lexicon(self._names[layer])

    def __contains__(self, layer: object) -> bool:
        return layer in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


@lru_cache(maxsize=16)
def discretion(language: str) -> Discretion:
    """What the program does not say by itself in a language, and what family mode refuses (B-43)."""
    return read_discretion(DATA / "layers" / "discretion.toml", language)


@lru_cache(maxsize=16)
def offered(judged_by: Lexicon) -> Lexicon:
    """What the program says by itself of a lexicon's words: the list that searches for the best look through.

    What a player says is still judged by the lexicon as a whole.
    """
    normal = map(judged_by.folding.normal, discretion(judged_by.language).withheld())
    return judged_by.without(word for word in normal if isinstance(word, str))


@lru_cache(maxsize=1)
def _glossary() -> Glossary:
    return Glossary.open(DATA / "definitions" / "english.definitions")


def define(text: str, language: str = "en") -> Definition | None:
    """What a word means, by its base form (PLINTHS: plinth); None where nothing is known, as of all but English."""
    return _glossary().define(text) if language == "en" else None


def why_not(judged_by: Lexicon, text: str) -> str | None:
    """Why a text is no word in the lexicon (a proper noun, an abbreviation, only in a larger list); None if it is."""
    return judge.why_not(judged_by, text, Layers(judged_by))


@dataclass(frozen=True, slots=True)
class Imported:
    """A list that was imported, and how many lines of its file were left out as unusable."""

    lexicon: Lexicon
    unusable: int


def import_lexicon(
    path: Path, name: str, language: str = "en", *, replace: bool = False, skip_unusable: bool = False
) -> Imported:
    """A player's own list, kept so that ``lexicon`` finds it by name.

    PresetError for a name that the program uses or a file cannot have, or that another list has already, unless it is
    to ``replace`` that; LexiconError names the lines that are wrong, unless they are to be left out.
    """
    _check_name(name)
    read = read_list(path, folding_of(language), skip_unusable=skip_unusable)
    made = Lexicon.from_list(read, path, language=language, name=name)
    kept = imported_folder() / f"{name}.lex"
    if kept.exists() and not replace and Lexicon.open(kept).digest != made.digest:
        raise PresetError(f"there is another lexicon {name} already: give this one another name, or say --replace")
    kept.parent.mkdir(parents=True, exist_ok=True)
    made.save(kept)
    lexicon.cache_clear()
    return Imported(Lexicon.open(kept), read.unusable)


def remove_lexicon(name: str) -> None:
    """Forget a list that was imported or built; PresetError where there is none of that name."""
    kept = imported_folder() / f"{name}.lex"
    if name not in lexicon_names():
        own = sorted(path.stem for path in imported_folder().glob("*.lex"))
        raise PresetError(f"there is no lexicon {name} of yours; there is {', '.join(own) or 'none'}")
    if not kept.exists():
        raise PresetError(f"{name} is a lexicon of the program and stays")
    kept.with_suffix(".tiers").unlink(missing_ok=True)
    kept.unlink()
    lexicon.cache_clear()


def _check_name(name: str) -> None:
    """PresetError for a name that no list of one's own may have."""
    if not re.fullmatch(r"[\w-]{1,60}", name):
        raise PresetError(f"a lexicon cannot be called {name}: use letters, digits, _ and -, at most 60 of them")
    from ..words.building.packs import packs  # noqa: PLC0415  # only who imports a list reads what can be built

    built = {each.name for pack in packs().values() for each in pack.lists}
    if name in {*DEFAULTS.values(), *built} or (FOLDER / f"{name}.lex").exists():
        raise PresetError(f"{name} is a lexicon of the program: give yours another name")
