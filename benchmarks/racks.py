"""Words from racks: how many racks a second, beside a dictionary trie in Python and other people's structures.

    python benchmarks/racks.py [--list WORDS] [--sizes 7,9,14]

All searches run in turn in one process, on one thread, by its processor time; what counts is the ratio to the trie of
nested dictionaries. Goals: all words at least 47 times as fast as the trie at 9 letters, the best word alone three
times that, the reference in NumPy twice the trie, and the lexicon at most 2 MB while it is searched. Each rack has one
wild (benchmarks/data). ``--list`` names a plain list of words; only those of 2 to 15 letters a to z are taken. With
Debian's wamerican-huge (240,984 such words) the number of words found is known, and checked. Without it the extended
English lexicon is searched.

dawg2 and marisa-trie are measured where they are installed: ``pip install --target FOLDER dawg2 marisa-trie``, and
``PYTHONPATH=FOLDER``. They know beginnings, not racks, so the search asks letter by letter whether a word begins so.
"""

import argparse
import re
import time
from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from shakespell.core.dice import Face, letter, wild
from shakespell.presets.lexicons import lexicon
from shakespell.solver import racks as compiled
from shakespell.solver.rack import Scoring, count_words, find_words, top_words
from shakespell.words.lexicon import Lexicon

DATA = Path(__file__).parent / "data"
ALPHABET = "abcdefghijklmnopqrstuvwxyz"
POINTS = dict(
    zip(ALPHABET, (1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10), strict=True)
)
FACES: dict[str, Face] = {glyph: letter(glyph.upper(), points) for glyph, points in POINTS.items()} | {"?": wild()}
KNOWN = {"words": 240_984, 7: 562_574, 9: 1_069_980, 14: 6_651_325}
SHORTEST = 3
PRODUCT = Scoring(lambda letters, points, _: letters * points)
BONUS = Scoring(lambda letters, points, _: points + 50 * (letters >= 7))

Search = Callable[[str], list[str]]
"""The words that a rack spells, written as in the data: small letters, and ``?`` for a wild."""


# Peers


def dict_trie(words: Iterable[str]) -> Search:
    """Nested dictionaries, a key for each letter: what one writes first in Python, and hard to beat there."""
    root: dict[str, Any] = {}
    for word in words:
        node = root
        for glyph in word:
            node = node.setdefault(glyph, {})
        node[""] = True

    def walk(node: dict[str, Any], rack: str, prefix: str, found: list[str]) -> None:
        if "" in node and len(prefix) >= SHORTEST:
            found.append(prefix)
        if not rack:
            return
        for glyph, child in node.items():
            if glyph and glyph in rack:
                walk(child, rack.replace(glyph, "", 1), prefix + glyph, found)
            elif glyph and "?" in rack:
                walk(child, rack.replace("?", "", 1), prefix + glyph, found)

    def search(rack: str) -> list[str]:
        found: list[str] = []
        walk(root, rack, "", found)
        return found

    return search


def by_prefix(begins: Callable[[str], bool], is_word: Callable[[str], bool]) -> Search:
    """A search that only asks whether some word begins with given letters."""

    def walk(rack: str, prefix: str, found: list[str]) -> None:
        if len(prefix) >= SHORTEST and is_word(prefix):
            found.append(prefix)
        if not rack:
            return
        for glyph in ALPHABET if "?" in rack else sorted(set(rack)):
            if begins(prefix + glyph):
                used = glyph if glyph in rack else "?"
                walk(rack.replace(used, "", 1), prefix + glyph, found)

    def search(rack: str) -> list[str]:
        found: list[str] = []
        walk(rack, "", found)
        return found

    return search


def peers(words: list[str]) -> dict[str, Search]:
    """The structures that are installed, filled with the words."""
    found: dict[str, Search] = {}
    if find_spec("dawg"):
        dawg = import_module("dawg").CompletionDAWG(words)
        found["dawg2, by prefix"] = by_prefix(dawg.has_keys_with_prefix, dawg.__contains__)
    if find_spec("marisa_trie"):
        trie = import_module("marisa_trie").Trie(words)

        def begins(start: str) -> bool:
            return next(trie.iterkeys(start), None) is not None

        found["marisa-trie, by prefix"] = by_prefix(begins, trie.__contains__)
    return found


# Measuring


def rate(work: Callable[[], object], racks: int, rounds: int = 3) -> float:
    """Racks a second of processor time, in the fastest of some rounds."""
    times = []
    for _ in range(rounds):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return racks / min(times)


def by_the_clock(work: Callable[[], object], rounds: int = 5) -> float:
    """Seconds that pass in the fastest of some rounds."""
    times = []
    for _ in range(rounds):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return min(times)


def rate_of(search: Search, racks: list[str], rounds: int = 3) -> float:
    """The same for a search that takes one rack."""
    return rate(lambda: [search(rack) for rack in racks], len(racks), rounds)


def table(size: int, words: Lexicon, trie: Search, others: dict[str, Search]) -> None:
    """One size of rack."""
    written = (DATA / f"racks{size}.txt").read_text(encoding="ascii").split()
    racks = [[FACES[glyph] for glyph in rack] for rack in written]
    graph, some = words.graph, max(1, 1500 // size**2)
    found = int(count_words(graph, racks, SHORTEST).sum())
    assert words.words != KNOWN["words"] or found == KNOWN[size], f"{found} words on racks of {size}"
    assert [len(trie(rack)) for rack in written[:some]] == count_words(graph, racks[:some], SHORTEST).tolist()
    print(f"\nracks of {size} with one wild: {found:,} words on {len(racks):,} racks")
    beside = rate_of(trie, written[: 10 * some])

    def say(what: str, measured: float, goal: float | None = None) -> None:
        verdict = "" if goal is None else f"  goal {goal:g} x: {'met' if measured >= goal * beside else 'MISSED'}"
        print(f"  {what:<44}{measured:>11,.0f} racks/s {measured / beside:>8.2f} x the trie{verdict}", flush=True)

    say("trie of nested dictionaries", beside)
    for name, search in others.items():
        say(name, rate_of(search, written[:some], 1))
    small = racks[: 10 * some]
    reference = rate(lambda: find_words(graph, small, min_length=SHORTEST, reference=True), len(small))
    say("all words, reference in NumPy", reference, 2)
    everything = rate(lambda: find_words(graph, racks, min_length=SHORTEST, threads=1), len(racks))
    say("all words", everything, 47 if size == 9 else None)
    two = by_the_clock(lambda: find_words(graph, racks, min_length=SHORTEST, threads=2))
    one = by_the_clock(lambda: find_words(graph, racks, min_length=SHORTEST, threads=1))
    print(f"  {'on two threads, by the clock':<44}{len(racks) / two:>11,.0f} racks/s {one / two:>8.2f} x one thread")
    one_by_one = rate(lambda: [find_words(graph, [rack], min_length=SHORTEST) for rack in racks], len(racks))
    say("all words, a call for each rack", one_by_one)
    say("all words with scores", rate(lambda: find_words(graph, racks, PRODUCT, SHORTEST, 1), len(racks)))
    say("how many words", rate(lambda: count_words(graph, racks, SHORTEST, 1), len(racks)))
    for name, scoring in (("points x letters", PRODUCT), ("points, 50 more from 7 letters", BONUS)):
        best = rate(lambda scoring=scoring: top_words(words, racks, scoring, 1, SHORTEST, 1), len(racks))  # type: ignore[misc]
        say(f"best word, {name}", best, 3 * 47 if size == 9 else None)
    say("best ten words, points x letters", rate(lambda: top_words(words, racks, PRODUCT, 10, SHORTEST, 1), len(racks)))


def chosen_words(path: Path | None) -> Lexicon:
    """The words of a plain list, or the extended lexicon."""
    if path is None:
        return lexicon("english-extended")
    lines = path.read_text(encoding="utf-8").split("\n")
    return Lexicon.from_words(path.name, (line for line in lines if re.fullmatch("[a-z]{2,15}", line)))


def main() -> None:
    """Read the command line and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", type=Path, help="a plain list of words, one a line")
    parser.add_argument("--sizes", default="7,9,14")
    chosen = parser.parse_args()
    words = chosen_words(chosen.list)
    small = [word.lower() for word in words.graph]
    print(f"{words.name}: {words.words:,} words")
    count_words(words.graph, [[FACES["a"]]])
    ready = compiled.searchable(words.graph, compiled.Shown.of([]))
    if ready is not None:
        print(f"the lexicon while it is searched: {ready.bytes / 1e6:.2f} MB, goal at most 2 MB")
    trie, others = dict_trie(small), peers(small)
    for size in map(int, chosen.sizes.split(",")):
        table(size, words, trie, others)


if __name__ == "__main__":
    main()
