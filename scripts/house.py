"""How large the house is, and how it is built: lines, functions, long files, suppressions; the table of docs/house.md.

python scripts/house.py writes the table into the page. Lines are those of files in the repository, blank ones and
comments with them. Generated files count as no long ones.
"""

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "house.md"
BEGIN, END = "<!-- written by scripts/house.py -->", "<!-- end -->"
MOST_LINES = 400
GENERATED = ("web/src/lib/wire.ts", "web/package-lock.json")
TEXTS = re.compile(r"web/src/.*([tT]exts|told)/")
SUPPRESSED = re.compile(r"# noqa|# type: ignore|eslint-disable|@ts-(ignore|expect-error)|svelte-ignore|NOLINT")
CODE = (".py", ".ts", ".svelte", ".css", ".mjs", ".cpp", ".hpp")


def tracked() -> list[Path]:
    """All files of code in the repository."""
    listing = ["git", "ls-files", "-z"]
    listed = subprocess.run(listing, cwd=ROOT, capture_output=True, text=True, check=True).stdout  # noqa: S603 (fixed)
    return [Path(name) for name in listed.split("\0") if name.endswith(CODE)]


def lines(paths: Iterable[Path]) -> int:
    """How many lines some files have together."""
    return sum(len(text(path).splitlines()) for path in paths)


def text(path: Path) -> str:
    """What a file of the repository holds."""
    return (ROOT / path).read_text(encoding="utf-8")


def functions(paths: Iterable[Path]) -> Iterator[int]:
    """The length of each Python function in lines, decorators and docstring left out."""
    for path in paths:
        for node in ast.walk(ast.parse(text(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                told = ast.get_docstring(node, clean=False) is not None
                body = node.body[1:] if told and len(node.body) > 1 else node.body
                yield (node.end_lineno or 0) - body[0].lineno + 2


def anys(paths: Iterable[Path]) -> int:
    """How often ``Any`` stands in the types of Python files."""
    trees = (ast.parse(text(path)) for path in paths)
    return sum(isinstance(node, ast.Name) and node.id == "Any" for tree in trees for node in ast.walk(tree))


def table() -> str:
    """The table of the page."""
    files = tracked()
    python = [path for path in files if path.is_relative_to("src/shakespell") and path.suffix == ".py"]
    web = [path for path in files if path.is_relative_to("web/src") and not TEXTS.search(path.as_posix())]
    native = [path for path in files if path.is_relative_to("native")]
    lengths = list(functions(python))
    long = [path.as_posix() for path in files if len(text(path).splitlines()) > MOST_LINES]
    rows: list[tuple[str, str]] = [
        ("lines of Python, `src/`", f"{lines(python):,}"),
        (
            "lines of the web client, texts apart",
            f"{lines(path for path in web if path.as_posix() not in GENERATED):,}",
        ),
        ("lines of the compiled core, `native/`", f"{lines(native):,}"),
        ("functions of Python", f"{len(lengths):,}"),
        (
            "lines of a function: median, 90th percentile, longest",
            f"{median(lengths):.0f}, {quantiles(lengths, n=10)[-1]:.0f}, {max(lengths)}",
        ),
        (f"files over {MOST_LINES} lines", f"{sum(path not in GENERATED for path in long)}"),
        ("suppressions of a check, in all code", f"{sum(len(SUPPRESSED.findall(text(path))) for path in files):,}"),
        ("`Any` in Python's types", f"{anys(python):,}"),
    ]
    written = ["| what | today |", "|---|---|", *(f"| {what} | {count} |" for what, count in rows), ""]
    written += [f"Over {MOST_LINES} lines: " + ", ".join(f"`{path}`" for path in long if path not in GENERATED) + "."]
    return "\n".join(written)


def main() -> None:
    """Write the table into the page."""
    page = PAGE.read_text(encoding="utf-8")
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    PAGE.write_text(f"{head}{BEGIN}\n{table()}\n{END}{tail}", encoding="utf-8")


if __name__ == "__main__":
    main()
