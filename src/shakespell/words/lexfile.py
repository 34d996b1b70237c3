"""The file a built lexicon lives in: a manifest people can read, then arrays that are mapped, not loaded.

::

    magic (8 bytes) · format version · bytes of manifest · CRC-32 of manifest · 0      four little-endian 32-bit numbers
    manifest: JSON, UTF-8; its last keys say where each array lies and what all of them together hash to
    arrays, each at a multiple of 64 bytes

The first byte of the magic is not text and it holds both kinds of line end, so that a file that went through a text
transfer is recognised as damaged. Mapped pages are shared by all processes that open the file.
"""

import hashlib
import json
import mmap
import struct
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

MAGIC = b"\x89LEX\r\n\x1a\n"
VERSION = 2
ALIGNMENT = 64
_HEADER = struct.Struct("<8sIIII")
_MOST_MANIFEST = 1 << 20


class LexiconError(ValueError):
    """A lexicon that cannot be read or built: one line that says what is wrong and how to mend it."""


def pack(manifest: Mapping[str, Any], arrays: Mapping[str, bytes]) -> bytes:
    """The bytes of a file; the same manifest and arrays give the same bytes."""
    places, payload = {}, bytearray()
    for name, content in arrays.items():
        payload += bytes(-len(payload) % ALIGNMENT)
        places[name] = [len(payload), len(content)]
        payload += content
    seal = {"arrays": places, "size": len(payload), "sha256": hashlib.sha256(payload).hexdigest()}
    text = json.dumps({**manifest, **seal}, ensure_ascii=False, indent=1).encode()
    head = _HEADER.pack(MAGIC, VERSION, len(text), zlib.crc32(text), 0) + text
    return head + bytes(-len(head) % ALIGNMENT) + bytes(payload)


def unpack(content: memoryview, where: str) -> tuple[dict[str, Any], dict[str, memoryview]]:
    """Manifest and arrays of a file's bytes, the arrays as views; LexiconError (naming ``where``) if damaged."""
    manifest, start = _manifest(content, where)
    payload = content[start:]
    if len(payload) != manifest["size"]:
        state = "cut short" if len(payload) < manifest["size"] else "longer than it should be"
        raise LexiconError(f"{where} is {state}: build or download it again")
    if hashlib.sha256(payload).hexdigest() != manifest["sha256"]:
        raise LexiconError(f"{where} is damaged (its checksum does not match): build or download it again")
    return manifest, {name: payload[at : at + size] for name, (at, size) in manifest["arrays"].items()}


def _manifest(content: memoryview, where: str) -> tuple[dict[str, Any], int]:
    if bytes(content[:8]) != MAGIC:
        raise LexiconError(f"{where} is not a lexicon file; a plain list of words is read as text, one word a line")
    if len(content) < _HEADER.size:
        raise LexiconError(f"{where} is cut short: build or download it again")
    _, version, length, check, _ = _HEADER.unpack(content[: _HEADER.size])
    if version != VERSION:
        raise LexiconError(f"{where} has lexicon format {version}, this program reads format {VERSION}: build it again")
    text = bytes(content[_HEADER.size : _HEADER.size + min(length, _MOST_MANIFEST)])
    if len(text) != length or zlib.crc32(text) != check:
        raise LexiconError(f"{where} is damaged (its manifest is not what was written): build or download it again")
    start = _HEADER.size + length
    manifest: dict[str, Any] = json.loads(text)
    return manifest, start + -start % ALIGNMENT


def read(path: Path) -> tuple[dict[str, Any], dict[str, memoryview]]:
    """Manifest and arrays of a file, mapped read-only; LexiconError where it cannot be opened or is damaged."""
    try:
        with path.open("rb") as file:
            content = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    except OSError as error:
        raise LexiconError(f"cannot open the lexicon {path}: {error.strerror}") from None
    except ValueError:  # an empty file cannot be mapped
        raise LexiconError(f"{path} is empty: build or download it again") from None
    return unpack(memoryview(content), str(path))


def write(path: Path, content: bytes) -> None:
    """Put a whole file in place at once: whoever has the old one open keeps it."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(content)
    fresh.replace(path)
