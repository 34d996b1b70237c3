"""How fast a lexicon is opened and asked, beside a Python set of the same words in the same run.

    python benchmarks/lexicon.py

Prints, for each lexicon that ships: words, size of the file, time to open it as the program opens its own and as it
opens a stranger's (median of many; goal at most 30 ms), time to load the same words into a set, microseconds of
processor time a look-up (half of the questions are words, half are not; goal at most 2) in capitals and in small
letters, the same for the set, and what the set takes in memory of its own. A set is faster to ask, and has to be filled
by every process that wants one; the lexicon is mapped.
"""

import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path

import shakespell
from shakespell.words.graph import build
from shakespell.words.lexicon import Lexicon

MOST_TO_OPEN = 30.0
MOST_TO_ASK = 2.0
FOLDER = Path(shakespell.__file__).parent / "data" / "lexicons"


def seconds(work: Callable[[], object], times: int) -> float:
    """Median processor time of one call."""
    taken = []
    for _ in range(times):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return statistics.median(taken)


def questions(words: list[str], count: int) -> list[str]:
    """As many words as words with one letter changed, in random order."""
    rng = random.Random(1)
    asked = rng.sample(words, min(count, len(words)))
    changed = []
    for word in asked:
        place = rng.randrange(len(word))
        changed.append(word[:place] + rng.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") + word[place + 1 :])
    return rng.sample(asked + changed, 2 * len(asked))


def each(contains: Callable[[str], object], asked: list[str]) -> float:
    """Microseconds of processor time an answer, in the fastest of some rounds."""
    taken = []
    for _ in range(5):
        start = time.process_time()
        for text in asked:
            contains(text)
        taken.append(time.process_time() - start)
    return min(taken) / len(asked) * 1e6


def row(path: Path) -> tuple[str, ...]:
    """One line of the table."""
    lexicon = Lexicon.open(path)
    words = list(lexicon.graph)
    text = "\n".join(words)
    asked = questions(words, 20_000)
    listed = set(words)
    assert [lexicon.contains(word) for word in asked] == [word in listed for word in asked]
    in_set = sys.getsizeof(listed) + sum(sys.getsizeof(word) for word in words)
    graph, plain = each(lexicon.contains, asked), each(listed.__contains__, asked)
    small = each(lexicon.contains, [word.lower() for word in asked])
    own = seconds(lambda: Lexicon.open(path, trusted=True), 20) * 1e3
    checked = seconds(lambda: Lexicon.open(path), 20) * 1e3
    return (
        lexicon.name,
        f"{lexicon.words:,}",
        f"{path.stat().st_size / 1e6:.2f} MB",
        f"{own:.1f} ms",
        f"{checked:.1f} ms",
        f"{seconds(lambda: set(text.split()), 5) * 1e3:.1f} ms",
        f"{graph:.2f} us",
        f"{small:.2f} us",
        f"{plain:.2f} us",
        "met" if max(own, checked) <= MOST_TO_OPEN and max(graph, small) <= MOST_TO_ASK else "MISSED",
        f"{in_set / 1e6:.1f} MB",
        f"{seconds(lambda: build(words, lexicon.folding.alphabet), 1):.2f} s",
    )


HEADS = (
    "lexicon",
    "words",
    "file",
    "open",
    "stranger's",
    "fill set",
    "look-up",
    "small",
    "in set",
    "goals",
    "set memory",
    "build graph",
)


def main() -> None:
    """Print the table."""
    rows = [HEADS, *(row(path) for path in sorted(FOLDER.glob("*.lex")))]
    widths = [max(len(line[column]) for line in rows) for column in range(len(HEADS))]
    for line in rows:
        print("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)))


if __name__ == "__main__":
    main()
