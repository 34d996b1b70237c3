"""Reroll tables as files: a header that says what they were made of, then the values, to be mapped into memory.

::

    magic, 8 bytes · length of the header, 4 bytes · SHA-256 of the header, 32 bytes · header, JSON
    padding to 4096 bytes · tables, float32, one after the other · sums, one uint64 for each 64 KiB of tables

All numbers are little-endian. The sums (of the values read as 32-bit integers) are compared when a chunk is first read,
so that opening a file of hundreds of megabytes costs nothing and damage is still found before it is believed.
"""

import hashlib
import json
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np
from numpy.typing import NDArray

_MAGIC = b"SHSPKEEP"
_VERSION = 1
_ALIGNMENT = 4096
_CHUNK = 1 << 14  # values: 64 KiB
_PREFIX = len(_MAGIC) + 4 + 32

Values = NDArray[np.float32]


class UnusableTable(Exception):
    """A saved table that must not be used; the message says why, and the remedy is to make the table again."""


class Chunks:
    """The check sums of a mapped file, compared chunk by chunk as values are read."""

    def __init__(self, path: Path, tables: tuple[Values, ...], sums: NDArray[np.uint64]) -> None:
        self._path, self._tables = path, tables
        self._sums = sums.reshape(len(tables), -1)
        self._verified = np.zeros(self._sums.shape, np.bool_)

    def verify(self, table: int, states: NDArray[np.int64]) -> None:
        """UnusableTable where the file no longer holds what was written at these states."""
        chunks = np.unique(states // _CHUNK)
        for chunk in chunks[~self._verified[table, chunks]]:
            values = self._tables[table][chunk * _CHUNK : (chunk + 1) * _CHUNK]
            if _sum(values) != self._sums[table, chunk]:
                raise UnusableTable(f"the saved table {self._path} is damaged")
            self._verified[table, chunk] = True


def write(path: Path, facts: Mapping[str, Any], digests: Mapping[str, str], tables: Sequence[Values]) -> None:
    """Write beside ``path`` and move into place, so that no reader ever sees half a file."""
    header = json.dumps({"version": _VERSION, **facts, "digests": dict(digests), "states": len(tables[0])}).encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, suffix=".part", delete=False) as file:
        part = Path(file.name)
        try:
            _write_parts(file, header, tables)
            file.close()
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise


def _write_parts(file: "tempfile._TemporaryFileWrapper[bytes]", header: bytes, tables: Sequence[Values]) -> None:
    file.write(_MAGIC + len(header).to_bytes(4, "little") + hashlib.sha256(header).digest() + header)
    file.write(bytes(_payload_offset(header) - _PREFIX - len(header)))
    for table in tables:
        file.write(_little(table).data)
    for table in tables:
        file.write(_little(np.array([_sum(chunk) for chunk in _chunks(table)], np.uint64)).data)


def read(path: Path, digests: Mapping[str, str]) -> tuple[dict[str, Any], tuple[Values, ...], Chunks]:
    """The facts written with a table, its mapped values and their check sums; UnusableTable where anything is amiss."""
    try:
        with path.open("rb") as file:
            header = _header(path, file)
            facts: dict[str, Any] = json.loads(header)
            _require_same(path, facts, digests)
            count, states, offset = max(facts["rerolls"], 1), facts["states"], _payload_offset(header)
            sums = count * -(-states // _CHUNK)
            if path.stat().st_size != offset + 4 * count * states + 8 * sums:
                raise UnusableTable(f"the saved table {path} is truncated or overlong")
            values = np.memmap(file, "<f4", "r", offset, (count, states))
            file.seek(offset + values.nbytes)
            written = np.frombuffer(file.read(8 * sums), "<u8").astype(np.uint64)
    except OSError as error:
        raise UnusableTable(f"the saved table {path} cannot be read: {error.strerror}") from error
    tables = tuple(np.asarray(row) for row in values)
    return facts, tables, Chunks(path, tables, written)


def _header(path: Path, file: BinaryIO) -> bytes:
    prefix = file.read(_PREFIX)
    if not prefix.startswith(_MAGIC) or len(prefix) < _PREFIX:
        raise UnusableTable(f"{path} is not a saved table of reroll values")
    length = int.from_bytes(prefix[len(_MAGIC) : len(_MAGIC) + 4], "little")
    header = file.read(length)
    if hashlib.sha256(header).digest() != prefix[len(_MAGIC) + 4 :]:
        raise UnusableTable(f"the saved table {path} is truncated or damaged")
    return header


def _require_same(path: Path, facts: Mapping[str, Any], digests: Mapping[str, str]) -> None:
    if facts["version"] != _VERSION:
        raise UnusableTable(f"the saved table {path} is of version {facts['version']}, not {_VERSION}")
    for name in sorted(digests.keys() | facts["digests"].keys()):
        if digests.get(name) != facts["digests"].get(name):
            raise UnusableTable(f"the saved table {path} was made with another {name}")


def _payload_offset(header: bytes) -> int:
    return -(-(_PREFIX + len(header)) // _ALIGNMENT) * _ALIGNMENT


def _chunks(table: Values) -> Iterator[Values]:
    return (table[begin : begin + _CHUNK] for begin in range(0, len(table), _CHUNK))


def _sum(values: Values) -> np.uint64:
    return np.uint64(_little(values).view(np.uint32).sum(dtype=np.uint64))


def _little(array: NDArray[Any]) -> NDArray[Any]:
    return array if sys.byteorder == "little" else array.byteswap()
