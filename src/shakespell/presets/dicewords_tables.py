"""The table of a turn of Dicewords (DW-1): made once, shared by all who ask for the same, kept in the user's cache.

With the nine dice a table takes 160 MB for each reroll and half a second to make. Kept as a file it is mapped, so that
the next program, or another one at the same time, has its first answer at once. A file says by digests what it was made
of; one that is damaged or foreign is made again. The latest few are kept.
"""

# ruff: noqa: PLC0415  # NumPy is only imported by those who look ahead

import hashlib
import warnings
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock
from typing import TypeVar

from ..core.dice import Die
from ..solver.keep_file import UnusableTable
from ..solver.keep_table import KeepTable
from ..solver.states import count, fits_table
from ..solver.stopping import Stop
from ..solver.table_memory import NoRoom, remembered
from ..words.lexicon import Lexicon
from .dice_sets import dice_sets
from .scorings import DICEWORDS

MOST_FILES = 3
"""A gigabyte of tables for two rerolls is enough; the one asked for longest ago goes first."""

MOST_REROLLS_KEPT = 2
FEWEST_STATES_KEPT = 1 << 20
"""Smaller tables are made sooner than they are found."""

T = TypeVar("T")

_MAKING = Lock()
"""One table is made at a time: whoever waits for the same one then finds it, and memory holds for one."""


def keep_table(rack: tuple[Die, ...], lexicon: Lexicon, rerolls: int, min_length: int, stop: Stop = None) -> KeepTable:
    """The exact expected score of every choice of dice to keep (DW-1, DW-4), made for this program alone.

    ``stop`` calls the making off with ``Cancelled``, here and below. ValueError where the dice are too many.
    """
    with _MAKING:
        return _keep_table(stop, rack, lexicon, rerolls, min_length)


def keep_table_if_room(rack: tuple[Die, ...], lexicon: Lexicon, rerolls: int, min_length: int) -> KeepTable | None:
    """The same for a bot, which plays without where there is no room for its table now, or ever."""
    try:
        return keep_table(rack, lexicon, rerolls, min_length) if fits_table(rack) else None
    except NoRoom:
        return None


def reach_table(
    rack: tuple[Die, ...], lexicon: Lexicon, rerolls: int, min_length: int, at_least: int, stop: Stop = None
) -> KeepTable:
    """How likely a score of ``at_least`` is for every choice of dice to keep, if one plays for it."""
    with _MAKING:
        return _reach_table(stop, rack, lexicon, rerolls, min_length, at_least)


def worth_table(
    rack: tuple[Die, ...], lexicon: Lexicon, rerolls: int, min_length: int, worth: Callable[[float], float]
) -> KeepTable:
    """What every choice of dice to keep comes to for somebody to whom scores are ``worth`` something of their own."""
    with _MAKING:
        return _worth_table(None, rack, lexicon, rerolls, min_length, worth)


def answered(
    rack: tuple[Die, ...],
    lexicon: Lexicon,
    rerolls: int,
    min_length: int,
    answer: Callable[[KeepTable], T],
    stop: Stop = None,
) -> T:
    """What a table answers that is found among the user's files, or made and left there for the next time.

    For whole lexicons that come as a file, and dice of the package's: whoever sends dice of their own to a server would
    have it write half a gigabyte for each. Damage to the file may show only while it is read: then the answer is asked
    of a fresh table. ValueError where the dice are too many.
    """
    small = count(rack) < FEWEST_STATES_KEPT
    if small or lexicon.path is None or rerolls > MOST_REROLLS_KEPT or not _of_the_package(rack):
        return answer(keep_table(rack, lexicon, rerolls, min_length, stop))
    try:
        return answer(_kept(rack, lexicon, rerolls, min_length))
    except UnusableTable:
        _kept.cache_clear()
        return answer(_made(rack, lexicon, rerolls, min_length, stop))


def tables_folder() -> Path:
    """Where tables lie. All of it may be removed at any time."""
    from platformdirs import user_cache_path

    return user_cache_path("shakespell") / "tables"


@remembered(3)
def _keep_table(stop: Stop, rack: tuple[Die, ...], lexicon: Lexicon, rerolls: int, min_length: int) -> KeepTable:
    from ..solver.keep import solve

    return solve(lexicon.graph, rack, DICEWORDS, rerolls, min_length, stop=stop)


@remembered(1)
def _reach_table(
    stop: Stop, rack: tuple[Die, ...], lexicon: Lexicon, rerolls: int, min_length: int, at_least: int
) -> KeepTable:
    from ..solver.keep import reach

    return reach(lexicon.graph, rack, DICEWORDS, at_least, rerolls, min_length, stop=stop)


@remembered(1)
def _worth_table(
    stop: Stop,
    rack: tuple[Die, ...],
    lexicon: Lexicon,
    rerolls: int,
    min_length: int,
    worth: Callable[[float], float],
) -> KeepTable:
    from ..solver.keep import solve

    return solve(lexicon.graph, rack, DICEWORDS.valued(worth), rerolls, min_length, stop=stop)


@cache
def _package() -> frozenset[Die]:
    return frozenset(die for box in dice_sets("dicewords").values() for die in box.dice("rack"))


def _of_the_package(rack: tuple[Die, ...]) -> bool:
    return _package().issuperset(rack)


# Files


@lru_cache(maxsize=3)
def _kept(rack: tuple[Die, ...], lexicon: Lexicon, rerolls: int, min_length: int) -> KeepTable:
    """The table in the user's file; UnusableTable where there is none that can be used."""
    path, digests = _file(rack, lexicon, rerolls, min_length)
    table = KeepTable.open(path, digests)
    path.touch()
    return table


def _made(rack: tuple[Die, ...], lexicon: Lexicon, rerolls: int, min_length: int, stop: Stop) -> KeepTable:
    table = keep_table(rack, lexicon, rerolls, min_length, stop)
    path, digests = _file(rack, lexicon, rerolls, min_length)
    try:
        table.save(path, digests)
        _forget_oldest(path.parent)
    except OSError as fault:
        warnings.warn(
            f"the table of rerolls cannot be kept in {path.parent} ({fault.strerror}), so it is made anew each time",
            RuntimeWarning,
            stacklevel=4,
        )
    return table


def _file(rack: tuple[Die, ...], lexicon: Lexicon, rerolls: int, min_length: int) -> tuple[Path, dict[str, str]]:
    """Where a table lies, and what it is made of."""
    digests = {
        "lexicon": lexicon.digest,
        "dice": hashlib.sha256(repr(rack).encode()).hexdigest(),
        "scoring": f"points x letters, {min_length} letters or more",
        "rerolls": str(rerolls),
    }
    name = hashlib.sha256(repr(sorted(digests.items())).encode()).hexdigest()[:32]
    return tables_folder() / f"dicewords-{name}.keep", digests


def _forget_oldest(folder: Path) -> None:
    """Remove the tables that were asked for longest ago; on Windows one that is in use stays."""
    tables = sorted(folder.glob("*.keep"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in tables[MOST_FILES:]:
        path.unlink(missing_ok=True)
