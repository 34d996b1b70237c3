"""Packages are opened only if they are the pinned ones, whatever kind of archive they are."""

import hashlib
import io
import tarfile
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest

from shakespell.words.building import build_pack
from shakespell.words.building.packs import Pack, pack, packs
from shakespell.words.building.sources import opened
from shakespell.words.lexicon import LexiconError

TREE = {"package/index.aff": b"SFX", "package/index.dic": b"1\nmot", "package/license": b"terms", "package/x": b"?"}


def tarball(tree: dict[str, bytes], mode: Literal["w:gz", "w:xz"] = "w:gz", prefix: str = "") -> bytes:
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode=mode) as archive:
        for name, content in tree.items():
            member = tarfile.TarInfo(prefix + name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return made.getvalue()


def deb(tree: dict[str, bytes]) -> bytes:
    """A Debian package as dpkg makes it: an `ar` archive of a version, control and data tar archives."""
    made = b"!<arch>\n"
    parts = (("debian-binary", b"2.0"), ("control.tar.xz", b"?"), ("data.tar.xz", tarball(tree, "w:xz", "./")))
    for name, body in parts:
        made += f"{name:<16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(body):<10}`\n".encode() + body + b"\n" * (len(body) % 2)
    return made


def wheel(tree: dict[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in tree.items():
            archive.writestr(name, content)
    return made.getvalue()


def pinned(content: bytes) -> Pack:
    return replace(pack("french"), sha256=hashlib.sha256(content).hexdigest())


@pytest.mark.parametrize("kind", [tarball, deb, wheel])
def test_a_package_gives_the_files_that_are_wanted(kind: object, tmp_path: Path) -> None:
    assert callable(kind)
    source = tmp_path / "package"
    source.write_bytes(kind(TREE))
    assert opened(pinned(kind(TREE)), source) == {name: TREE[name] for name in TREE if name != "package/x"}


def test_another_package_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "package"
    source.write_bytes(tarball(TREE))
    with pytest.raises(LexiconError, match=r"is not the package dictionary-fr 3.0.0 .* fetch it with `npm pack"):
        build_pack("french", source, tmp_path / "out")


def test_a_package_without_a_file_that_is_needed_is_refused(tmp_path: Path) -> None:
    short = tarball({"package/index.dic": b"1"})
    source = tmp_path / "package"
    source.write_bytes(short)
    with pytest.raises(LexiconError, match=r"holds no index\.aff"):
        opened(pinned(short), source)


def test_a_folder_may_hold_the_tree_or_the_files(tmp_path: Path) -> None:
    for root in (tmp_path / "tree" / "package", tmp_path / "flat"):
        root.mkdir(parents=True)
        (root / "index.aff").write_bytes(b"SFX")
        (root / "index.dic").write_bytes(b"1\nmot")
    expected = {"package/index.aff": b"SFX", "package/index.dic": b"1\nmot"}
    assert opened(pack("french"), tmp_path / "tree") == opened(pack("french"), tmp_path / "flat") == expected


def test_a_pack_nobody_wrote_a_recipe_for() -> None:
    with pytest.raises(LexiconError, match="no recipe for a lexicon klingon; there is one for english, german"):
        pack("klingon")


def test_every_recipe_can_be_fetched() -> None:
    for each in packs().values():
        assert len(each.sha256) == 64
        assert each.package in each.fetch
        assert each.version in each.fetch or each.fetch.startswith("apt-get")
