"""What words cost: defining one, finding the members of a category by their initial, and the size of all the data.

``python benchmarks/words.py``. Goals: the words of a category by initial, commonest first, in well under 1 ms, the
first time as well; all files together at most 25 MB as a wheel packs them. ``benchmarks/lexicon.py`` opens lexicons and
looks words up, ``benchmarks/racks.py`` finds the words of a rack.
"""

import gc
import time
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

from shakespell.presets.categories import FOLDER as CATEGORIES
from shakespell.presets.lexicons import FOLDER, define
from shakespell.presets.reading import DATA
from shakespell.words.categories import Members
from shakespell.words.lexicon import Lexicon

ROUNDS = 15
SAMPLE = 37


def best(work: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Seconds of processor time in the fastest of some rounds."""
    times = []
    for _ in range(rounds):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)


def each(call: Callable[[str], object], words: list[str]) -> float:
    """Microseconds a call, over a sample of words, when warm."""

    def all_of_them() -> None:
        for word in words:
            call(word)

    return best(all_of_them) / len(words) * 1e6


def meanings() -> None:
    """Definitions, in any order."""
    words = list(Lexicon.open(FOLDER / "english.lex", trusted=True).graph)[::SAMPLE]
    define(words[0])
    print(f"definition {each(define, words):.0f} us a word in any order")


def categories() -> None:
    """The members of each category by each initial: asked for the first time, and again."""
    print(f"{'lists':18}{'categories':>11}{'words':>9}{'read ms':>9}{'first, slowest ms':>19}{'again us':>10}")
    for path in sorted(CATEGORIES.glob("*-members.json")):
        members = Members.read(path)
        read = best(partial(Members.read, path), 3) * 1e3
        first = []
        gc.collect()
        gc.disable()  # its rounds would be counted against whichever category they fall on
        for category in members.words:
            began = time.process_time()
            members.beginning(category, "S")
            first.append((time.process_time() - began) * 1e3)
        gc.enable()
        asked = [(category, letter) for category in members.words for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        again = best(lambda asked=asked, members=members: [members.beginning(*each) for each in asked])  # type: ignore[misc]
        words = sum(map(len, members.words.values()))
        row = f"{len(members.words):11}{words:9,}{read:9.1f}{max(first):19.2f}{again / len(asked) * 1e6:10.2f}"
        print(f"{path.stem:18}{row}  goal: first below 1 ms {'met' if max(first) < 1 else 'MISSED'}")


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
    meanings()
    categories()
    sizes()
