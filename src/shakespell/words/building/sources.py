"""Opens the package a pack is made from: a Debian package, an npm tarball, a Python wheel, or a folder with its files.

A package is opened only if its SHA-256 is the pinned one. A folder, such as the one a package was unpacked or installed
in, is taken as it is: what is built from it is known by its digest.
"""

import fnmatch
import hashlib
import io
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..lexicon import LexiconError
from .packs import Pack


def opened(pack: Pack, source: Path) -> dict[str, bytes]:
    """The files of a pack by their path in the package; LexiconError where ``source`` is something else."""
    wanted = (*pack.files.values(), *((pack.licence_file,) if pack.licence_file else ()))
    files = dict(_folder(source, wanted) if source.is_dir() else _package(pack, source, wanted))
    missing = [pattern for pattern in pack.files.values() if not any(fnmatch.fnmatch(name, pattern) for name in files)]
    if missing:
        raise LexiconError(
            f"{source} holds no {Path(missing[0]).name}: give the package {pack.described}, fetched with"
            f" `{pack.fetch}`, or the folder it is in"
        )
    return files


def matching(files: dict[str, bytes], pattern: str) -> dict[str, bytes]:
    """The files whose path fits a pattern, in the order of their paths."""
    return {name: files[name] for name in sorted(files) if fnmatch.fnmatch(name, pattern)}


def _folder(source: Path, wanted: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    """Files of a folder, which holds the package's tree or only the files themselves."""
    for pattern in wanted:
        inside = Path(pattern)
        for root, glob in ((source, pattern), (source, inside.name)):
            found = sorted(root.glob(glob))
            if found:
                yield from ((str(inside.with_name(path.name)), path.read_bytes()) for path in found)
                break


def _package(pack: Pack, source: Path, wanted: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    try:
        content = source.read_bytes()
    except OSError as error:
        raise LexiconError(f"cannot read {source}: {error.strerror}; fetch it with `{pack.fetch}`") from None
    found = hashlib.sha256(content).hexdigest()
    if found != pack.sha256:
        raise LexiconError(
            f"{source} is not the package {pack.described}: its SHA-256 is {found}, not {pack.sha256};"
            f" fetch it with `{pack.fetch}`"
        )
    patterns = tuple(wanted)
    return (each for each in _unpacked(content) if any(fnmatch.fnmatch(each[0], pattern) for pattern in patterns))


def _unpacked(content: bytes) -> Iterator[tuple[str, bytes]]:
    if content.startswith(b"PK"):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            yield from ((name, archive.read(name)) for name in archive.namelist())
        return
    if content.startswith(b"!<arch>"):
        content = next(body for name, body in _members(content) if name.startswith("data.tar"))
    with tarfile.open(fileobj=io.BytesIO(content)) as tar:
        for member in tar:
            file = tar.extractfile(member) if member.isfile() else None
            if file is not None:
                yield member.name.removeprefix("./"), file.read()


def _members(content: bytes) -> Iterator[tuple[str, bytes]]:
    """(name, body) of each member of an `ar` archive, which is what a Debian package is."""
    at = len(b"!<arch>\n")
    while at < len(content):
        head = content[at : at + 60].decode("ascii")
        size = int(head[48:58])
        yield head[:16].strip(), content[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
