"""How fast the exact reroll tables are made, beside plain journeys through memory and beside NumPy, in the same run.

    python benchmarks/keep.py [--lexicon english] [--sets 1296]

The whole of Dicewords (nine dice, 40,353,607 states, two rerolls) is timed from a loaded lexicon to finished tables,
next to six sweeps over an array of the same 161 MB (read, multiply, write back: what STREAM calls scale, in place) and
next to the NumPy reference. Memory that a virtual machine touches for the first time can cost more than all of the
work, for any program, so the sweeps come first and times are the best of some runs; the first run is printed too. On a
machine that is busy with other things, compare the processor times. Peak memory is that of a process of its own
(Linux). ``shakespell advise dicewords`` is timed as a program of its own, from its start to its last line: the first
time with an empty cache, then with the table found there. Icewords: a fresh set of target letters, with seven dice and
with eight, once the spellings of the dice are known, and all sets of target letters that four ice dice can show.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from typing import TypeVar

import numpy as np

from shakespell.core.dice import Die
from shakespell.presets import dice_set
from shakespell.presets.lexicons import lexicon
from shakespell.solver import keep
from shakespell.words.graph import WordGraph

Answer = TypeVar("Answer")

STATES = 7**9
SWEEPS = 6
DICEWORDS = keep.Scoring(lambda letters, points, _: points * letters)


def icewords(targets: tuple[str, ...]) -> keep.Scoring:
    """KW-6 and KW-8, side A."""
    bonus = dict(dice_set("icewords").bonus("side-a").points)
    return keep.Scoring(lambda letters, points, matched: points * len(matched) + bonus.get(letters, 0), targets)


def target_sets() -> Iterator[tuple[str, ...]]:
    """Every set of target letters, as the faces of the four ice dice."""
    ice = dice_set("icewords").dice("ice")
    return product(*([face.glyph for face in die.faces] for die in ice))


class Times(list[float]):
    """Wall seconds of each call, and the least processor time that one took, all threads together."""

    busy = float("inf")


def times(work: Callable[[], Answer], repeats: int) -> Times:
    """How long each call takes."""
    taken = Times()
    for _ in range(repeats):
        start, busy = time.perf_counter(), time.process_time()
        answer = work()
        taken.append(time.perf_counter() - start)
        taken.busy = min(taken.busy, time.process_time() - busy)
        del answer  # not while the next one is made: memory is part of what is measured
    return taken


def sweep_times() -> tuple[Times, Times]:
    """Seconds of six in-place sweeps over 161 MB, on one thread and on two."""
    array = np.ones(STATES, np.float32)
    halves = np.array_split(array, 2)
    factor = np.float32(1.0001)

    def one() -> None:
        for _ in range(SWEEPS):
            np.multiply(array, factor, out=array)

    def two() -> None:
        with ThreadPoolExecutor(2) as pool:
            for _ in range(SWEEPS):
                list(pool.map(lambda half: np.multiply(half, factor, out=half), halves))

    return times(one, 9), times(two, 9)


def say(what: str, seconds: float, beside: str = "") -> None:
    """One line of the table."""
    print(f"{what:<58} {seconds * 1e3:>10,.1f} ms  {beside}", flush=True)


def dicewords(graph: WordGraph) -> None:
    """The table of Dicewords beside plain sweeps and the reference."""
    dice = dice_set("dicewords").dice("rack")
    on_one, on_two = sweep_times()
    one, two = min(on_one), min(on_two)
    say("six sweeps over 161 MB, NumPy, one thread", one)
    say("six sweeps over 161 MB, NumPy, two threads", two)
    ours = times(lambda: keep.solve(graph, dice, DICEWORDS), 15)
    best = min(ours)
    say("Dicewords, two rerolls, compiled: first run", ours[0])
    say("Dicewords, two rerolls, compiled: median", statistics.median(ours), "goal 0.6 s")
    say(
        "Dicewords, two rerolls, compiled: best",
        best,
        f"{best / one:.1f} and {best / two:.1f} x the sweeps; goal 6 x",
    )
    say("processor time of that, all threads", ours.busy, f"{ours.busy / on_one.busy:.1f} x that of the sweeps")
    alone = min(times(lambda: keep.solve(graph, dice, DICEWORDS, threads=1), 3))
    say("the same on one thread", alone, f"{alone / one:.1f} x the sweeps of one thread")
    reference = min(times(lambda: keep.solve(graph, dice, DICEWORDS, reference=True), 2))
    say("the same in NumPy, the reference", reference, f"{reference / best:.1f} x as long as compiled; goal 5 x")
    chance = min(times(lambda: keep.reach(graph, dice, DICEWORDS, 80), 3))
    say("the chance of 80 points or more, every roll", chance)
    table = keep.solve(graph, dice, DICEWORDS)
    print("expected score of a turn with 0, 1, 2 rerolls:", *(f"{table.expected(r):.4f}" for r in range(3)))
    files(table)


def files(table: keep.KeepTable) -> None:
    """Saving, and the first advice from a file."""
    digests = {"lexicon": "1", "dice": "2", "scoring": "3"}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "table.keep"
        say("saved as a file", min(times(lambda: table.save(path, digests), 3)), f"{path.stat().st_size / 1e6:.0f} MB")
        say("opened, first advice", min(times(lambda: keep.KeepTable.open(path, digests).advise((0,) * 9, 2), 5)))
    say("advice from a table, all 512 options", min(times(lambda: table.advise((0,) * 9, 2), 50)))
    say("advice from a table, the best option", min(times(lambda: table.advise((0,) * 9, 2, top=1), 50)))


ROLL = "gold=A,indigo=E,orange=H,red=E,purple=L,blue=V,brown=N,black=T,green=P"
ADVISE = [sys.executable, "-m", "shakespell.cli", "advise", "dicewords", "--roll", ROLL]


def advise_as_a_program(chosen: str) -> None:
    """What somebody at a terminal waits for."""
    with tempfile.TemporaryDirectory() as folder:
        surroundings = {**os.environ, "XDG_CACHE_HOME": folder}

        def ask() -> None:
            subprocess.run([*ADVISE, "--lexicon", chosen], check=True, capture_output=True, env=surroundings)

        first, (busy_first,) = program_times(ask, 1)
        again, busy = program_times(ask, 7)
    say("shakespell advise dicewords, empty cache", first[0], f"processor {busy_first:.2f} s; goal 1.5 s")
    say("shakespell advise dicewords, then: median", statistics.median(again), "goal 0.3 s")
    say("shakespell advise dicewords, then: best", min(again), f"processor {min(busy):.2f} s")


def program_times(work: Callable[[], object], repeats: int) -> tuple[list[float], list[float]]:
    """Wall seconds of each call of a program, and the processor time it took."""
    wall, busy = [], []
    for _ in range(repeats):
        began, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
        work()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        wall.append(time.perf_counter() - began)
        busy.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return wall, busy


def fresh_targets(graph: WordGraph, dice: tuple[Die, ...], sets: list[tuple[str, ...]]) -> None:
    """A set of target letters nobody has seen before, spellings known."""
    spell = min(times(lambda: keep.spellings(graph, dice, 2), 3))
    say(f"icewords, {len(dice)} dice: what they spell, once a lexicon", spell)
    found = keep.spellings(graph, dice, 2)
    each = [times(lambda chosen=chosen: keep.tabulate(found, icewords(chosen)), 1)[0] for chosen in sets[::43]]  # type: ignore[misc]
    say(f"icewords, {len(dice)} dice: a fresh target set, median of {len(each)}", statistics.median(each))
    goal = 20 if len(dice) < 8 else 120
    say(f"icewords, {len(dice)} dice: a fresh target set, slowest", max(each), f"goal {goal} ms")


def all_targets(graph: WordGraph, dice: tuple[Die, ...], sets: list[tuple[str, ...]]) -> None:
    """Every set of target letters, one after the other."""
    start = time.perf_counter()
    found = keep.spellings(graph, dice, 2)
    values = [keep.tabulate(found, icewords(chosen)).turn for chosen in sets]
    say(f"icewords: all {len(sets):,} target sets tabulated", time.perf_counter() - start, "goal 30 s for 1,296")
    print(f"expected score of a turn: {min(values):.2f} to {max(values):.2f}, mean {statistics.mean(values):.4f}")


def peak_kibibytes() -> int:
    """The most memory this process has had; getrusage would count what its parent had before it."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmHWM"))


def peak_memory(chosen: str) -> None:
    """Print the peak of a process that solves Dicewords, and of one that does all but solve it."""
    for what, flag in (("package and lexicon loaded", "--loaded"), ("and Dicewords solved", "--solved")):
        run = subprocess.run(
            [sys.executable, __file__, "--lexicon", chosen, flag], check=True, capture_output=True, text=True
        )
        print(f"peak memory, {what:<45} {int(run.stdout) / 1024:>10,.0f} MiB  goal 700 MB")


def main() -> None:
    """Read the command line and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lexicon", default="english")
    parser.add_argument("--sets", type=int, default=1296, help="how many of the target sets to tabulate")
    parser.add_argument("--loaded", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--solved", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    graph = lexicon(chosen.lexicon).graph
    if chosen.loaded or chosen.solved:
        if chosen.solved:
            keep.solve(graph, dice_set("dicewords").dice("rack"), DICEWORDS)
        print(peak_kibibytes())
        return
    print(f"{chosen.lexicon}: {graph.words:,} words")
    dicewords(graph)
    advise_as_a_program(chosen.lexicon)
    peak_memory(chosen.lexicon)
    sets = list(target_sets())
    rack, sugar = dice_set("icewords").dice("rack"), dice_set("icewords").dice("sugar")
    fresh_targets(graph, rack, sets)
    fresh_targets(graph, rack + sugar, sets)
    all_targets(graph, rack, sets[: chosen.sets])


if __name__ == "__main__":
    main()
