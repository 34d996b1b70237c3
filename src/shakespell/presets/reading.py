"""Reading data files so that every fault names the file, the line and the mend."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

DATA = Path(__file__).resolve().parent.parent / "data"
LARGEST_FILE = 1_000_000


class PresetError(ValueError):
    """A data file, or the name of one, that cannot be used; the message is one line for the person who wrote it."""


def toml_of(path: Path) -> dict[str, Any]:
    """What a TOML file says, unchecked; PresetError where it cannot be read or is no TOML."""
    return toml_in(text_of(path), str(path))


def toml_in(text: str, where: str) -> dict[str, Any]:
    """What a TOML text says, unchecked; PresetError, which calls it ``where``, for one that is no TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        raise PresetError(f"{where}: not valid TOML: {fault}") from fault


def text_of(path: Path) -> str:
    """The text of a data file; PresetError where it cannot be read or is no text."""
    try:
        with path.open("rb") as file:  # read once, and no more than that: it may be a pipe
            read = file.read(LARGEST_FILE + 1)
        if len(read) > LARGEST_FILE:
            raise PresetError(f"{path}: too large for a data file (over {LARGEST_FILE:,} bytes)")
        return read.decode("utf-8-sig").replace("\r\n", "\n")
    except OSError as fault:
        raise PresetError(f"{path}: cannot be read: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise PresetError(f"{path}: not UTF-8 text; save it as UTF-8") from fault


@cache
def defaults(of: str) -> dict[str, str]:
    """The names that are taken where nobody says otherwise: of ``lexicons`` by language, of ``dice-sets`` by game."""
    named: dict[str, str] = toml_of(DATA / "defaults.toml")[of]
    return named


def line_of(text: str, location: tuple[int | str, ...]) -> int:
    """The line (from 1) that best matches a location in a TOML text: each key is looked for after the one before."""
    lines, at = text.splitlines(), 0
    for position, key in enumerate(location):
        repeats = key if isinstance(key, int) else 0
        wanted = str(location[position - 1]) if isinstance(key, int) and position else str(key)
        at = _find(lines, at, wanted, repeats, after=isinstance(key, int))
    return at + 1


def _find(lines: list[str], start: int, key: str, repeats: int, *, after: bool) -> int:
    if after:
        tables = [number for number in range(len(lines)) if lines[number].strip() == f"[[{key}]]"]
        if tables:
            return tables[min(repeats, len(tables) - 1)]
        return min(start + repeats + 1, max(len(lines) - 1, 0))
    return next((number for number in range(start, len(lines)) if key in lines[number]), start)
