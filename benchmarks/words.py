"""What words cost: opening a lexicon, looking a word up, defining it, finding members of a category; and their size.

``python benchmarks/words.py`` prints each figure beside the same with a Python set of the same words, in one run.
Goals: a look-up at most 2 microseconds, opening at most 30 ms, all files together at most 25 MB as a wheel packs them.
"""

import time
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

from shakespell.presets.categories import FOLDER as CATEGORIES
from shakespell.presets.lexicons import DEFAULTS, FOLDER, define
from shakespell.presets.reading import DATA
from shakespell.words.categories import Members
from shakespell.words.lexicon import Lexicon

ROUNDS = 15
SAMPLE = 37


def best(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Seconds of the fastest of some rounds."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times)


def each(call: Callable[[str], object], words: list[str]) -> float:
    """Microseconds a call, over a sample of words, when warm."""

    def all_of_them() -> None:
        for word in words:
            call(word)

    return best(all_of_them) / len(words) * 1e6


def lexicons() -> None:
    """Each language: opened as the program's own, opened and checked as a stranger's, and asked."""
    print(f"{'lexicon':18}{'words':>9}{'open ms':>9}{'checked':>9}{'look-up us':>12}{'set us':>8}{'set open ms':>13}")
    for name in (*DEFAULTS.values(), "english-extended"):
        path = FOLDER / f"{name}.lex"
        if not path.exists():
            continue
        lexicon = Lexicon.open(path, trusted=True)
        words = list(lexicon.graph)
        sample, text, known = words[::SAMPLE], "\n".join(words), frozenset(words)
        opened = best(partial(Lexicon.open, path, trusted=True)) * 1e3
        checked = best(partial(Lexicon.open, path)) * 1e3
        built = best(lambda text=text: frozenset(text.split("\n")), 3) * 1e3  # type: ignore[misc]
        ours, theirs = each(lexicon.contains, sample), each(known.__contains__, sample)
        row = f"{opened:9.1f}{checked:9.1f}{ours:12.2f}{theirs:8.2f}{built:13.1f}"
        print(f"{name:18}{lexicon.words:9,}{row}")


def meanings() -> None:
    """Definitions and members of categories."""
    words = list(Lexicon.open(FOLDER / "english.lex", trusted=True).graph)[::SAMPLE]
    define(words[0])
    print(f"definition {each(define, words):.0f} us a word in any order")
    path = CATEGORIES / "english-members.json"
    members = Members.read(path)
    first = best(lambda: Members.read(path).beginning("jobs", "S")) * 1e3
    again = each(lambda letter: members.beginning("jobs", letter), list("ABCDEFGH"))
    print(f"members of a category {first:.1f} ms with reading all lists, then {again:.2f} us")


def sizes() -> None:
    """What the data weighs, as it lies and as a wheel packs it."""
    total = 0
    for folder in sorted(path for path in DATA.iterdir() if path.is_dir()):
        files = [path for path in folder.rglob("*") if path.is_file()]
        packed = sum(packed_size(path) for path in files)
        total += packed
        print(
            f"{folder.name:14}{sum(path.stat().st_size for path in files) / 1e6:8.1f} MB, packed {packed / 1e6:6.2f} MB"
        )
    print(f"{'all data':14}{'':11} packed {total / 1e6:6.2f} MB of 25")


def packed_size(path: Path) -> int:
    """Bytes as a wheel stores the file."""
    return len(zlib.compress(path.read_bytes(), 6))


if __name__ == "__main__":
    lexicons()
    meanings()
    sizes()
