"""Matches on this machine: each kept in a file of its own after every accepted action, so that nothing is ever lost.

An unfinished match lies beside the finished ones with its seed apart from the record, as a record carries its seed only
once the match has ended. Files are put in place whole: a kill at any moment leaves the last one.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path
from pydantic import ValidationError

from ..core.table import Table
from ..record import Header, Hex, Part, Record, RecordError, entry_codec, fault_line, record_key

if sys.platform != "win32":
    import fcntl

SUFFIX = ".unfinished.json"


class Unfinished(Part):
    """A match that is being played at this terminal."""

    seed: Hex
    lexicon: str | None
    """The name or the file of the lexicon, as it was asked for."""
    record: Record


def matches_folder() -> Path:
    """Where this user's matches lie."""
    return user_data_path("shakespell") / "matches"


def unfinished(game: str) -> tuple[Path, ...]:
    """The files of a game's unfinished matches, the one played last first."""
    found = matches_folder().glob(f"{game}-*{SUFFIX}")
    return tuple(sorted(found, key=lambda path: path.stat().st_mtime, reverse=True))


def read_unfinished(path: Path) -> Unfinished:
    """An unfinished match from its file; RecordError where it cannot be gone on with."""
    try:
        return Unfinished.model_validate_json(path.read_bytes())
    except OSError as fault:
        raise RecordError(f"{path} cannot be read: {fault.strerror}") from fault
    except ValidationError as fault:
        raise RecordError(f"{path} is no unfinished match: {fault_line(fault)}; remove it to start anew") from fault


@dataclass(frozen=True, slots=True)
class Keeper:
    """Keeps one match in its file."""

    header: Header
    seed: bytes
    lexicon: str | None

    @property
    def path(self) -> Path:
        """Where the match lies while it is played."""
        return matches_folder() / f"{self.header.match}{SUFFIX}"

    @property
    def finished(self) -> Path:
        """Where its record lies in the end."""
        return matches_folder() / f"{self.header.match}.json"

    @property
    def key(self) -> bytes:
        """The match key; people at one keyboard add nothing to the dice."""
        return record_key(Record(header=self.header, log=(), seed=self.seed.hex()))

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else plays this match meanwhile: RecordError where another terminal does.

        The lock dies with its process, however that ends. Windows has no such locks, and trusts the player.
        """
        if sys.platform == "win32":
            yield
            return
        matches_folder().mkdir(parents=True, exist_ok=True)
        lock = matches_folder() / f"{self.header.match}.lock"
        with lock.open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise RecordError("this match is being played in another terminal: go on there") from None
            yield
            lock.unlink(missing_ok=True)

    def keep(self, table: Table[Any, Any, Any]) -> None:
        """Write the match as it stands."""
        record = self.record(table)
        if table.over:
            _put(self.finished, record.model_copy(update={"seed": self.seed.hex()}))
            self.path.unlink(missing_ok=True)
        else:
            _put(self.path, Unfinished(seed=self.seed.hex(), lexicon=self.lexicon, record=record))

    def record(self, table: Table[Any, Any, Any]) -> Record:
        """The record so far, without the seed."""
        encode = entry_codec(self.header.game).encode
        return Record(header=self.header, log=tuple(map(encode, table.log)), result=table.state.result)


def _put(path: Path, document: Part) -> None:
    """Write a file whole or not at all, and onto the disk before anybody goes on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(document.model_dump_json(indent=1) + "\n")
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
