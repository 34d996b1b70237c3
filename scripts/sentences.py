#!/usr/bin/env python3
"""Collect what the server says in English, so that the web client's translations of it are held complete.

``scripts/sentences.py`` writes web/tests/sentences.json; ``--check`` changes nothing and exits with 1 where the file is
not what it would write. ``sentences`` are those a player may read: refusals and reasons from the source, with {0}, {1}
... for what changes in them, the options' descriptions, and the titles of variants, dice and word lists.
``options`` and ``choices`` are what a form asks, game by game. ``codes`` are those of problems whose text is not known
beforehand, as it comes from a fault: the client has a sentence of its own for each.
"""

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from shakespell.games import GAMES
from shakespell.presets.dice_sets import dice_sets
from shakespell.presets.variants import variants
from shakespell.words.building.packs import packs

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "web" / "tests" / "sentences.json"
SOURCE = ROOT / "src" / "shakespell"

SPEAKING = (
    "core/names.py",
    "core/table.py",
    "core/trial.py",
    "games/*/*.py",
    "presets/referees.py",
    "server/app.py",
    "server/faults.py",
    "server/guards.py",
    "server/joining.py",
    "server/limits.py",
    "server/live.py",
    "server/lobby.py",
    "server/problems.py",
    "server/room.py",
    "server/rooms.py",
    "server/seating.py",
    "server/socket.py",
    "server/solving/searches.py",
    "server/webclient.py",
    "words/folding.py",
    "words/judge.py",
    "words/lexicon.py",
)
"""Where sentences for players are made. Not here: faults of files, and layouts that no screen lets a player lay."""


def collected() -> dict[str, Any]:
    """Everything the server says to players, always the same for the same source."""
    forms = {game: _forms(game) for game in GAMES}
    said = {*_in_source(), *_titles(), *(field["description"] for _, field in _fields() if "description" in field)}
    return {
        "sentences": sorted({" ".join(sentence.split()) for sentence in said}),
        "codes": sorted(set(_open_codes())),
        "options": {game: [name for name, _ in form] for game, form in forms.items()},
        "choices": {game: sorted({str(c) for _, field in form for c in _enum(field)}) for game, form in forms.items()},
    }


def _in_source() -> Iterator[str]:
    for pattern in SPEAKING:
        for path in sorted(SOURCE.glob(pattern)):
            yield from _sentences(ast.parse(path.read_text("utf-8")))


def _sentences(module: ast.Module) -> Iterator[str]:
    """Every string of several words that ends as a sentence does; docstrings and parts of f-strings are none."""
    silent = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    silent |= {id(part) for node in ast.walk(module) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(module):
        text = "" if id(node) in silent else _template(node)
        if " " in text and text.endswith((".", "?")) and not text.endswith("..."):
            yield text


def _template(node: ast.AST) -> str:
    match node:
        case ast.Constant(str(text)):
            places = iter(range(9))
            return re.sub(r"\{[a-z_]+\}", lambda _: f"{{{next(places)}}}", text)  # what format() fills in
        case ast.JoinedStr(parts):
            places = iter(range(len(parts)))
            return "".join(_template(part) or f"{{{next(places)}}}" for part in parts)
    return ""


def _open_codes() -> Iterator[str]:
    """Codes of problems that carry a fault's text along."""
    for path in sorted((SOURCE / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(ast.Name("Problem"), [_, ast.Constant(str(code)), detail, *_]):
                    if any(isinstance(part, ast.Name) and part.id.startswith("fault") for part in ast.walk(detail)):
                        yield code


def _titles() -> Iterator[str]:
    for game in GAMES:
        for variant in variants(game).values():
            yield from (variant.title, variant.description)
        yield from (dice_set.title for dice_set in dice_sets(game).values())
    yield from (words.title for pack in packs().values() for words in pack.lists)


def _fields() -> Iterator[tuple[str, dict[str, Any]]]:
    for game in GAMES:
        yield from _forms(game)


def _forms(game: str) -> list[tuple[str, dict[str, Any]]]:
    listing = GAMES[game]
    schemas = (TypeAdapter(kind).json_schema() for kind in (listing.rules, listing.seat_options))
    return [(name, field) for schema in schemas for name, field in schema.get("properties", {}).items()]


def _enum(field: dict[str, Any]) -> list[Any]:
    return [choice for part in field.get("anyOf", [field]) for choice in part.get("enum", [])]


def main() -> int:
    """Write the file, or check it; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; exit with 1 if the file is out of date")
    fresh = json.dumps(collected(), indent=2, ensure_ascii=False) + "\n"
    if parser.parse_args().check:
        current = TARGET.read_text("utf-8") if TARGET.is_file() else ""
        if current != fresh:
            print(
                f"{TARGET.name} is out of date: run scripts/sentences.py, then translate what is new", file=sys.stderr
            )
        return int(current != fresh)
    TARGET.write_text(fresh, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
