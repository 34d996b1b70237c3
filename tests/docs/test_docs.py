"""What the docs name exists, and what exists is in the docs: commands, options, addresses, files."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
from fastapi.routing import APIRoute, APIWebSocketRoute

from shakespell.cli.app import app
from shakespell.server.app import create_app
from shakespell.server.settings import Settings

ROOT = Path(__file__).parents[2]
DOCS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
HISTORY = {"CHANGELOG.md", "NOTICES.md"}
"""They name what once was, and what others made."""

TREES = ("src/shakespell", "native", "web", "tests", "docs", "scripts", "benchmarks", ".ci")
NOT_OURS = {"node_modules", "__pycache__", "dist"}
ENDINGS = "py|ts|svelte|md|toml|json|cpp|hpp|mjs|css|svg|ftl"


@cache
def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def quoted(file: Path) -> set[str]:
    """What stands between backticks, alone in a pair of them."""
    return set(re.findall(r"`([^`\n]+)`", text(file)))


def living() -> list[Path]:
    return [file for file in DOCS if file.name not in HISTORY]


# Commands and options


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, set[str]]]:
    """Every command by its words, with its options."""
    options = {name for each in command.params for name in (*each.opts, *each.secondary_opts) if name.startswith("--")}
    inner: dict[str, Any] = getattr(command, "commands", {})
    if not inner:
        yield " ".join(path), options
    for name, each in inner.items():
        yield from commands(each, (*path, name))


COMMANDS = dict(commands(typer.main.get_command(app)))
COMMAND_LINE = ROOT / "docs" / "command-line.md"


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_in_the_docs(name: str) -> None:
    words = name.split()
    ways = {name, f"{words[0]} {'WORD ' if words[0] == 'why' else ''}{' '.join(words[1:])}".strip()}
    assert any(re.search(rf"`(?:shakespell )?{re.escape(way)}[ `]", text(COMMAND_LINE)) for way in ways), name


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_in_the_docs(name: str) -> None:
    missing = {option for option in COMMANDS[name] if not re.search(rf"{option}(?![\w-])", text(COMMAND_LINE))}
    assert not missing, f"docs/command-line.md does not say what {name} {' '.join(sorted(missing))} does"


def test_every_option_in_the_docs_exists() -> None:
    known = {"--help", *(option for options in COMMANDS.values() for option in options)}
    for folder in ("benchmarks", "scripts", "src/shakespell/server", "src/shakespell/words", "tests"):
        for file in (ROOT / folder).rglob("*.py"):
            known |= set(re.findall(r'"(--[a-z][a-z-]*)"', text(file)))
    named = {
        (option, file.name)
        for file in living()
        for option in re.findall(r"(?<![\w-])--[a-z][a-z-]*", re.sub(r"npm .*", "", text(file)))
    }
    assert not {(option, file) for option, file in named if option not in known}


def test_every_command_in_the_docs_exists() -> None:
    first = {name.split()[0] for name in COMMANDS}
    named = {
        (word, file.name)
        for file in living()
        for word in re.findall(r"^\$? *(?:\S*/)?shakespell ([a-z-]+)", text(file), re.M)
    }
    assert named
    assert not {(word, file) for word, file in named if word not in first}


# Addresses


def addresses(folder: Path) -> set[str]:
    served = create_app(Settings(database=f"sqlite:///{folder / 'matches.sqlite3'}"))
    routes = {route.path for route in served.routes if isinstance(route, APIRoute | APIWebSocketRoute)}
    return {path for path in routes if path.startswith(("/api", "/healthz", "/readyz", "/metrics"))}


def test_every_address_is_in_the_docs_and_every_one_in_the_docs_exists(tmp_path: Path) -> None:
    shape = re.compile(r"/(?:api/[\w/{}-]+|healthz|readyz|metrics)\b\}?")
    named = {found for file in living() for found in shape.findall(text(file))}
    game = {re.sub(r"^/api/(solve|lessons)/[a-z]\w*(-\w+)?$", r"/api/\1/{game}", path) for path in addresses(tmp_path)}
    assert not game - named, "docs/server.md does not name them"
    assert not named - game - {"/api/openapi.json", "/api/openapi", "/api/solve"}, "named in docs, served by nobody"


# Files


@cache
def files() -> tuple[str, ...]:
    """Every file of the project, by its path in the repository."""
    found = [file for file in ROOT.iterdir() if file.is_file()]
    for tree in TREES:
        found += [file for file in (ROOT / tree).rglob("*") if file.is_file() and not NOT_OURS & set(file.parts)]
    return tuple("/" + file.relative_to(ROOT).as_posix() for file in found)


def is_there(name: str) -> bool:
    """Whether a file's name, or the end of its path, is one of the project's; ``<game>`` and ``*`` fit anything."""
    pattern = re.sub(r"\\\*|<[a-z ]+>", "[^/]+", re.escape(name))
    ending = re.compile(rf"/{pattern}" + (".+" if name.endswith("/") else "") + "$")
    return any(ending.search(file) for file in files())


@pytest.mark.parametrize("doc", living(), ids=lambda file: str(file.relative_to(ROOT)))
def test_every_file_that_a_page_names_exists(doc: Path) -> None:
    shape = re.compile(rf"[\w.<>*-][\w./<>*-]*\.(?:{ENDINGS})")
    named = {name for name in quoted(doc) if shape.fullmatch(name)}
    linked = set(re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text(doc)))
    examples = {"MATCH.json", "match.json", "my.txt", "my.toml", "w.txt"}
    assert not {name for name in named - examples if not is_there(name)}
    assert not {name for name in linked if not (doc.parent / name).exists()}


def test_every_page_is_linked_from_another() -> None:
    linked = {(file.parent / name).resolve() for file in DOCS for name in re.findall(r"\]\(([^)#:]+\.md)", text(file))}
    assert not {file.name for file in DOCS if file.resolve() not in linked} - {"README.md"}


def test_every_module_of_the_server_is_in_its_table() -> None:
    page = text(ROOT / "docs" / "server.md")
    modules = {file.name for file in (ROOT / "src/shakespell/server").glob("*.py")} - {"__init__.py"}
    assert not {name for name in modules if f"`{name}`" not in page}
