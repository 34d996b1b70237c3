"""Reroll tables as files: a header that says what they were made of, then the values, to be mapped into memory.

::

    magic, 8 bytes · length of the header, 4 bytes · SHA-256 of the header, 32 bytes · header, JSON
    padding to 4096 bytes · tables, float32, one after the other · CRC-32 of each 64 KiB of tables, as uint32

All numbers are little-endian. The sums are compared when a chunk is first read, so that opening a file of hundreds of
megabytes costs nothing and damage is still found before it is believed. Nothing here needs NumPy: a program that only
reads advice need not wait for it.
"""

import hashlib
import json
import mmap
import sys
import tempfile
import zlib
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

_MAGIC = b"SHSPKEEP"
_VERSION = 2
_ALIGNMENT = 4096
_CHUNK = 1 << 14  # values: 64 KiB
_PREFIX = len(_MAGIC) + 4 + 32

Values: TypeAlias = "memoryview[float]"
"""32-bit floats, in memory or in a mapped file."""


class UnusableTable(Exception):
    """A saved table that must not be used; the message says why, and the remedy is to make the table again."""


class Chunks:
    """The check sums of a mapped file, compared chunk by chunk as values are read."""

    def __init__(self, path: Path, tables: Sequence[Values], sums: Sequence[int]) -> None:
        self._path, self._tables, self._sums = path, tables, sums
        self._verified: set[tuple[int, int]] = set()

    def verify(self, table: int, states: Iterable[int]) -> None:
        """UnusableTable where the file no longer holds what was written at these states."""
        for chunk in {state // _CHUNK for state in states}:
            if (table, chunk) not in self._verified:
                values = self._tables[table][chunk * _CHUNK : (chunk + 1) * _CHUNK]
                if zlib.crc32(values) != self._sums[table * _chunk_count(len(self._tables[table])) + chunk]:
                    raise UnusableTable(f"the saved table {self._path} is damaged")
                self._verified.add((table, chunk))


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
    sums = array("I")
    for table in tables:
        for chunk in _chunks(table):
            file.write(chunk)
            sums.append(zlib.crc32(chunk))
    file.write(_little(sums))


def read(path: Path, digests: Mapping[str, str]) -> tuple[dict[str, Any], tuple[Values, ...], Chunks]:
    """The facts written with a table, its mapped values and their check sums; UnusableTable where anything is amiss."""
    try:
        with path.open("rb") as file:
            header = _header(path, file)
            facts: dict[str, Any] = json.loads(header)
            _require_same(path, facts, digests)
            count, states, offset = max(facts["rerolls"], 1), facts["states"], _payload_offset(header)
            end = offset + 4 * count * states
            if path.stat().st_size != end + 4 * count * _chunk_count(states):
                raise UnusableTable(f"the saved table {path} is truncated or overlong")
            mapped = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except OSError as error:
        raise UnusableTable(f"the saved table {path} cannot be read: {error.strerror}") from error
    if sys.byteorder != "little":
        raise UnusableTable(f"the saved table {path} can only be mapped where the lowest byte comes first")
    values = mapped[offset:end].cast("f")
    tables = tuple(values[number * states : (number + 1) * states] for number in range(count))
    return facts, tables, Chunks(path, tables, mapped[end:].cast("I"))


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


def _chunk_count(states: int) -> int:
    return -(-states // _CHUNK)


def _chunks(table: Values) -> Iterator[bytes | memoryview]:
    """The bytes of a table as they stand in a file, chunk by chunk."""
    return (_little(table[begin : begin + _CHUNK]) for begin in range(0, len(table), _CHUNK))


def _little(numbers: "Values | array[int]") -> bytes | memoryview:
    if sys.byteorder == "little":
        return memoryview(numbers).cast("B")
    swapped = array("I", memoryview(numbers).tobytes())
    swapped.byteswap()
    return swapped.tobytes()
