"""No game is the house: nothing outside a game's own files knows its name but the catalogues."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "shakespell"
NAMES = {
    "dicewords": "dicewords",
    "icewords": "(?<!d)icewords",
    "bookworm": "bookworm",
    "crossword-cubes": "crossword.?cubes|cubes",
    "speed-dice": "speed.?dice",
}
"""By which words code names a game."""

CATALOGUES = {
    "games/__init__.py",
    "bots/__init__.py",
    "cli/games/__init__.py",
    "server/solving/__init__.py",
    "presets/scorings.py",
    "cli/app.py",
    "cli/catalogue.py",
}
"""Where the games are listed, one line each; what a command's help gives as an example is such a line too."""

OWN = {
    "presets/categories.py": "bookworm",
    "presets/evidence.py": "bookworm",
    "words/building/categories.py": "bookworm",
    "solver/layout.py": "crossword-cubes",
    "solver/layout_reference.py": "crossword-cubes",
}
"""What is a game's own though its name does not say so: no other game has categories, or rounds of lengths to make."""

SOURCES = [
    path
    for path in sorted(PACKAGE.rglob("*.py"))
    if "web" not in path.parts and path.relative_to(PACKAGE).as_posix() not in CATALOGUES
]


def owner(path: Path) -> str | None:
    """The game whose own file this is."""
    where = path.relative_to(PACKAGE).as_posix()
    return OWN.get(where) or next(
        (game for game, words in NAMES.items() if re.search(rf"(^|[/_])({words})[/._]", where)), None
    )


def said(path: Path) -> Iterator[str]:
    """All names and strings in a file's code; what is said about it in prose may name games as examples."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(str(text)) if id(node) not in prose:
                yield text
            case ast.Name(name) | ast.Attribute(_, name) | ast.alias(name) | ast.FunctionDef(name) | ast.ClassDef(name):
                yield name
            case ast.ImportFrom(str(module)):
                yield module


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_file_knows_no_game_but_its_own(path: Path) -> None:
    others = [words for game, words in NAMES.items() if game != owner(path)]
    named = re.compile("|".join(others), re.IGNORECASE)
    assert [text for text in said(path) if named.search(text)] == []


def test_the_first_game_would_be_seen(tmp_path: Path) -> None:
    """The check can fail: at a name, a string, an attribute and an import."""
    file = tmp_path / "some.py"
    file.write_text('"""Dicewords, say."""\nfrom ..games.dicewords import rules\nx = DICEWORDS\ny = "dicewords/1"\n')
    assert [text for text in said(file) if "dicewords" in text.lower()] == [
        "games.dicewords",
        "DICEWORDS",
        "dicewords/1",
    ]


NATIVE_CATALOGUES = {"layout.cpp", "layout/problem.hpp", "CMakeLists.txt"}
"""Where the kernels of the two games of laying are bound, included and built."""

NATIVE = [
    path
    for path in sorted((ROOT / "native").rglob("*.?pp"))
    if path.relative_to(ROOT / "native").as_posix() not in NATIVE_CATALOGUES and path.stem not in ("cubes", "speed")
]


@pytest.mark.parametrize("path", NATIVE, ids=lambda path: path.relative_to(ROOT / "native").as_posix())
def test_a_kernel_knows_no_game(path: Path) -> None:
    named = re.compile("|".join(NAMES.values()), re.IGNORECASE)
    code = (line.split("//")[0] for line in path.read_text(encoding="utf-8").splitlines())
    assert [line for line in code if named.search(line)] == []


WEB_OWN = ("games/", "learn/lessons/")
WEB_CATALOGUES = ("learn/rules/", "learn/texts/", "lib/texts/", "lib/told/", "lib/wire", "fair/labels.ts")
"""Where each game has its part among the others': its texts, its sections of the rules, its messages, its labels."""

WEB = [
    path
    for path in sorted((ROOT / "web" / "src").rglob("*"))
    if path.suffix in (".ts", ".svelte")
    and not path.relative_to(ROOT / "web" / "src").as_posix().startswith(WEB_OWN + WEB_CATALOGUES)
]


@pytest.mark.parametrize("path", WEB, ids=lambda path: path.relative_to(ROOT / "web" / "src").as_posix())
def test_a_part_of_the_page_knows_no_game(path: Path) -> None:
    ids = re.compile(f"({'|'.join(NAMES)})", re.IGNORECASE)
    code = re.sub(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert [line.strip() for line in code.splitlines() if ids.search(line)] == []
