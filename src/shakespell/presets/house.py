"""The house list: words that the people at this machine agreed to accept, whatever the lexicons say.

A plain text file a language, one word a line, in its spelling, ``#`` begins a comment; a host may edit it by hand. A
match takes what is on the list when it begins, so that its record says by which words it was judged.
"""

from collections.abc import Iterable
from pathlib import Path

from platformdirs import user_data_path

from ..words.folding import LANGUAGES, Folding, Obstacle
from .reading import PresetError

MOST_WORDS = 2000
LONGEST_WORD = 60


def house_file(language: str) -> Path:
    """Where the list of a language lies."""
    return user_data_path("shakespell") / "house" / f"{language}.txt"


def house_words(language: str) -> tuple[str, ...]:
    """The words of the house list as they were written down; PresetError names the line that is no word."""
    file = house_file(language)
    return read_words(file, language) if file.exists() else ()


def read_words(file: Path, language: str) -> tuple[str, ...]:
    """The words of a text file, one a line, comments aside; PresetError names file and line where one is none."""
    folding, words = _folding(language), []
    for number, line in enumerate(_lines(file), 1):
        if word := line.partition("#")[0].strip():
            if reason := _obstacle(word, folding):
                raise PresetError(f"{file}, line {number}: {reason}")
            words.append(word)
    return tuple(words)


def _lines(file: Path) -> list[str]:
    try:
        return file.read_text("utf-8-sig").splitlines()
    except UnicodeDecodeError as fault:
        raise PresetError(f"{file} is not UTF-8 text (byte {fault.start}): save it as UTF-8") from fault
    except OSError as fault:
        raise PresetError(f"{file} cannot be read: {fault.strerror}") from fault


def accepted(words: Iterable[str], folding: Folding) -> tuple[str, ...]:
    """Words that a table accepts beside its lexicon, each once, in order; PresetError names one that is no word."""
    found: dict[str, str] = {}
    for word in words:
        if reason := _obstacle(word, folding):
            raise PresetError(f"house list: {reason}")
        found.setdefault(str(folding.normal(word)), word)
    if len(found) > MOST_WORDS:
        raise PresetError(f"the house list has {len(found)} words; a table takes {MOST_WORDS}")
    return tuple(found[normal] for normal in sorted(found))


def keep_words(words: Iterable[str], language: str) -> tuple[str, ...]:
    """Put words on the house list; the list as it is then."""
    return change_words(words, (), language)


def change_words(add: Iterable[str], drop: Iterable[str], language: str) -> tuple[str, ...]:
    """Put words on the house list and take others off, where they are still there; the list as it is then.

    What somebody else has put on it meanwhile stays.
    """
    folding = _folding(language)
    gone = {folding.normal(word) for word in drop}
    return _written([*(word for word in house_words(language) if folding.normal(word) not in gone), *add], language)


def drop_words(words: Iterable[str], language: str) -> tuple[str, ...]:
    """Take words off the house list; the list as it is then. PresetError for a word that is not on it."""
    folding, left = _folding(language), {}
    for word in house_words(language):
        left[folding.normal(word)] = word
    for word in words:
        if left.pop(folding.normal(word), None) is None:
            raise PresetError(f"{word} is not on the house list")
    return _written(left.values(), language)


def _written(words: Iterable[str], language: str) -> tuple[str, ...]:
    kept, file = accepted(words, _folding(language)), house_file(language)
    comments = [line for line in _lines(file) if line.startswith("#")] if file.exists() else []
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    fresh.write_text("".join(f"{line}\n" for line in (*comments, *kept)), "utf-8")
    fresh.replace(file)  # whoever is stopped in the middle leaves the old list or the new one
    return kept


def _folding(language: str) -> Folding:
    if language not in LANGUAGES:
        raise PresetError(f"there is no language {language}; there is {', '.join(LANGUAGES)}")
    return LANGUAGES[language]


def _obstacle(word: str, folding: Folding) -> str | None:
    if len(word) > LONGEST_WORD:
        return f"{word[:LONGEST_WORD]}... is longer than {LONGEST_WORD} letters"
    normal = folding.normal(word)
    return normal.reason if isinstance(normal, Obstacle) else None
