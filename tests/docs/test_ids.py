"""Ids of rules and behaviours: every one that is cited is defined, and every one that is defined is proven."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "docs" / "rules"
BEHAVIOURS = ROOT / "docs" / "behaviours.md"

ID = re.compile(r"\b(?:DW|KW|BW|CC|SD|B)-\d+\b")
CODE = {".py", ".ts", ".svelte", ".cpp", ".hpp", ".toml", ".md", ".css", ".mjs"}
PROOF = ("tests", "web/tests")
CITING = ("src/shakespell", "native", "web/src", "docs", "benchmarks", "scripts", *PROOF)


def _files(folders: tuple[str, ...]) -> Iterator[Path]:
    for folder in folders:
        for file in sorted((ROOT / folder).rglob("*")):
            built = "shakespell/web" in file.as_posix()
            if file.suffix in CODE and file.is_file() and not built and file != Path(__file__):
                yield file


@cache
def cited(folders: tuple[str, ...]) -> dict[str, str]:
    """By id: a file that names it."""
    return {
        found: str(file.relative_to(ROOT))
        for file in _files(folders)
        for found in ID.findall(file.read_text(encoding="utf-8"))
    }


def rules() -> set[str]:
    """Every rule: it begins an entry of a list in docs/rules."""
    entry = re.compile(r"^- ((?:DW|KW|BW|CC|SD)-\d+) ", re.MULTILINE)
    return {found for file in RULES.glob("*.md") for found in entry.findall(file.read_text(encoding="utf-8"))}


def behaviours() -> dict[str, bool]:
    """Every behaviour, and whether it is said to be open."""
    row = re.compile(r"^\| (B-\d+) \|.*\| (open)? *\|$", re.MULTILINE)
    return {name: bool(still_open) for name, still_open in row.findall(BEHAVIOURS.read_text(encoding="utf-8"))}


def test_the_books_of_rules_and_behaviours_are_read() -> None:
    assert {"DW-12", "KW-14", "BW-12", "CC-15", "SD-12"} <= rules()
    assert len(rules()) == 65
    assert len(behaviours()) == 72


def test_every_id_that_is_cited_is_defined() -> None:
    unknown = {name: file for name, file in cited(CITING).items() if name not in rules() | behaviours().keys()}
    assert not unknown, f"cited, but in neither docs/rules nor docs/behaviours.md: {unknown}"


@pytest.mark.parametrize("name", sorted(rules()))
def test_every_rule_is_proven(name: str) -> None:
    assert name in cited(PROOF), f"no test names {name}"


@pytest.mark.parametrize("name", sorted(behaviours()))
def test_every_behaviour_is_proven_or_said_to_be_open(name: str) -> None:
    if behaviours()[name]:
        assert name not in cited(PROOF), f"{name} is proven by {cited(PROOF).get(name)}: docs/behaviours.md says open"
    else:
        assert name in cited(PROOF), f"no test names {name}: prove it, or say in docs/behaviours.md that it is open"
