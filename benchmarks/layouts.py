"""How soon the best crossword of a roll of Crossword Cubes is found, and proven, beside the goals and beside peers.

    python benchmarks/layouts.py [--rolls FILE] [--random 200] [--seed 14] [--lexicon english-extended] [--threads 2]
                                 [--seconds 20] [--game two] [--repeats 3] [--peer-rolls 10] [--gains 20]

Rolls come from a file (one a line, letters run together, ``?`` for a blank) or are rolled from the dice with a fixed
seed. For each: the time from a loaded lexicon to the first legal layout, to the first complete one (all dice that can
be laid; a blank has no value), to the best one, and to its proof, by the clock and, since other work may share the
machine, by the processor time of all threads together. ``share of bound`` is the best score against twice the rolled
sum, which no layout can exceed. With ``--repeats`` each roll is solved so often and each of its times is the best of
them, as a turn of another program takes longer than most of these searches. Peers (``layout_peers.py``) are put beside
on some of the rolls that have no blank.

``--gains N`` prints the table that estimates later turns in Game Two (solver/cubes_gains.py): for each set of open
lengths, what a last turn gained on average over N rolls, and how often it made all of them.
"""

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.layout_peers import HOW_TO_GET, Bananagrams

from shakespell.core.dice import Die, Face, wild
from shakespell.presets import dice_set
from shakespell.presets.lexicons import lexicon
from shakespell.solver.cubes_round import LENGTHS, SETS
from shakespell.solver.layout import BestLayout, Round, best_crossword, best_turn
from shakespell.words.graph import WordGraph

Roll = tuple[Face, ...]

OPEN_ENDED = float("inf")

MADE_EARLIER = 1
"""Lengths made before count so many points more than they have letters: a poor second word takes some away (CC-12)."""


@dataclass(frozen=True, slots=True)
class Timed:
    """One roll solved."""

    roll: Roll
    best: BestLayout
    clock: float
    processor: float

    @property
    def glyphs(self) -> str:
        """The roll as the files have it."""
        return "".join(face.glyph for face in self.roll)

    @property
    def most(self) -> int:
        """Twice the rolled sum."""
        return 2 * sum(face.points for face in self.roll)

    @property
    def share(self) -> float:
        """The best score against twice the rolled sum."""
        return self.best.score / self.most if self.most else 1.0

    @property
    def overhead(self) -> float:
        """Seconds before the search began: the way from Python and back."""
        return self.clock - self.best.seconds

    def found(self, number: int) -> float:
        """When the first (0) or the best (-1) layout was there."""
        return self.overhead + (self.best.history[number][0] if self.best.history else self.best.seconds)

    def complete(self) -> float:
        """When there was a layout that leaves nothing over but blanks, or no more dice than any that followed."""
        blanks = sum(face.is_wild for face in self.roll)
        least = max(blanks, min((left for _, _, left in self.best.history), default=0))
        first = next((at for at, _, left in self.best.history if left <= least), self.best.seconds)
        return self.overhead + first

    def proof(self, seconds: float) -> float:
        """So many seconds if the layout was proven best, else without end."""
        return seconds if self.best.proven else OPEN_ENDED


@dataclass(frozen=True, slots=True)
class Goal:
    """So large a share of the rolls (in percent) within so many seconds."""

    row: str
    seconds: float
    share: float

    def line(self, rows: dict[str, list[float]]) -> str:
        """The goal beside what was measured."""
        reached = share(rows[self.row], self.seconds)
        verdict = "met" if reached >= self.share else "not met"
        return f"{self.row:18} within {self.seconds:5} s: {reached:5.1f}% (goal {self.share:g}%) {verdict}"


GOALS: dict[str, tuple[Goal, ...]] = {
    "english": (
        Goal("complete layout", 0.01, 100),
        Goal("best layout", 0.1, 92),
        Goal("proven", 0.7, 99),
        Goal("proven", 1, 99),
        Goal("proven", 5, 100),
        Goal("proven, processor", 0.7, 99),
        Goal("proven, processor", 1, 99),
        Goal("proven, processor", 5, 100),
    ),
    "english-extended": (Goal("proven", 3, 95), Goal("proven, processor", 3, 95)),
}
"""For turns of Game One, on a machine of two cores."""


def cubes() -> tuple[Die, ...]:
    """The fourteen dice."""
    return dice_set("crossword-cubes").dice("cubes")


def read_rolls(path: Path) -> list[Roll]:
    """The rolls of a file, one a line."""
    faces = {face.glyph: face for die in cubes() for face in die.faces}
    return [tuple(wild() if sign == "?" else faces[sign] for sign in line.upper()) for line in path.read_text().split()]


def random_rolls(number: int, seed: int) -> list[Roll]:
    """The same rolls every time for one seed."""
    source = random.Random(seed)
    return [tuple(source.choice(die.faces) for die in cubes()) for _ in range(number)]


def solve(graph: WordGraph, roll: Roll, options: argparse.Namespace) -> Timed:
    """The best layout of a roll, timed from a loaded lexicon."""
    clock, processor = time.perf_counter(), time.process_time()
    if options.game == "two":
        best = best_turn(graph, roll, Round(), seconds=options.seconds, threads=options.threads)
    else:
        best = best_crossword(graph, roll, seconds=options.seconds, threads=options.threads)
    return Timed(roll, best, time.perf_counter() - clock, time.process_time() - processor)


def share(values: list[float], limit: float) -> float:
    """Percentage of the values within a limit."""
    return 100 * sum(value <= limit for value in values) / len(values)


def quantile(values: list[float], part: float) -> float:
    """The value that so large a part of the values does not exceed."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def report(repeats: list[list[Timed]], options: argparse.Namespace) -> None:
    """The table, and the goals beside it."""
    solved = repeats[0]
    figures: dict[str, Callable[[Timed], float]] = {
        "first layout": lambda one: one.found(0),
        "complete layout": lambda one: one.complete(),
        "best layout": lambda one: one.found(-1),
        "proven": lambda one: one.proof(one.clock),
        "proven, processor": lambda one: one.proof(one.processor / options.threads),
    }
    rows = {name: [min(map(of, same)) for same in zip(*repeats, strict=True)] for name, of in figures.items()}
    print(f"{len(solved)} rolls, {options.lexicon}, {options.threads} threads, best of {len(repeats)}\n")
    print("within             0.01 s  0.1 s    1 s    3 s    5 s   median     p99    slowest")
    for name, values in rows.items():
        shares = "".join(f"{share(values, limit):6.1f}%" for limit in (0.01, 0.1, 1, 3, 5))
        print(f"{name:17}{shares} {quantile(values, 0.5):7.4f} {quantile(values, 0.99):7.3f} {max(values):9.3f}")
    print("'processor' is the processor time of a proof divided by the threads: the clock of a quiet machine")
    reached = sum(one.best.score == one.most for one in solved)
    mean = statistics.mean(one.share for one in solved)
    print(f"\nshare of bound: mean {mean:.1%}, reached by {reached} of {len(solved)} rolls\n")
    for goal in GOALS.get(options.lexicon, ()) if options.game == "one" else ():
        print(goal.line(rows))


def beside_peers(words: Iterable[str], solved: list[Timed], number: int) -> None:
    """What a peer makes of the first rolls without a blank, and ours of the same."""
    same = [one for one in solved if not any(face.is_wild for face in one.roll)][:number]
    try:
        peer = Bananagrams(words)
    except ImportError:
        print(f"\n{HOW_TO_GET}")
        return
    theirs = [peer.solve(one.roll) for one in same]
    rows = {
        "bgsolver": [(made.seconds, made.score / one.most) for made, one in zip(theirs, same, strict=True)],
        "ours, first layout": [(one.found(0), one.best.history[0][1] / one.most) for one in same],
        "ours, best layout": [(one.found(-1), one.share) for one in same],
        "ours, proven": [(one.proof(one.clock), one.share) for one in same],
    }
    print(f"\n{len(same)} rolls without a blank  median s   slowest   share of bound")
    for name, row in rows.items():
        seconds = [value for value, _ in row]
        mean = statistics.mean(part for _, part in row)
        print(f"{name:26}{quantile(seconds, 0.5):9.4f} {max(seconds):9.4f} {mean:16.1%}")
    print(f"bgsolver used every letter of {sum(made.complete for made in theirs)}; it has no score and no proof")


def gains(graph: WordGraph, number: int, seconds: float) -> None:
    """For each set of open lengths: mean gain, share of turns that made all of them."""
    rolls = random_rolls(number, 2)
    for part in range(SETS):
        lengths = [length for bit, length in enumerate(LENGTHS) if part >> bit & 1]
        made = tuple((length, length + MADE_EARLIER) for length in LENGTHS if length not in lengths)
        turns = [best_turn(graph, roll, Round(made), seconds=seconds) for roll in rolls]
        complete = sum(set(lengths) <= {len(word.word) for word in turn.words} for turn in turns)
        gain = statistics.mean(turn.score for turn in turns)
        print(f"    ({gain:.1f}, {complete / number:.2f}),  # {' '.join(map(str, lengths))}", flush=True)


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rolls", type=Path)
    parser.add_argument("--random", type=int, default=200)
    parser.add_argument("--seed", type=int, default=14)
    parser.add_argument("--lexicon", default="english")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--game", choices=("one", "two"), default="one")
    parser.add_argument("--repeats", type=int, default=1)
    parser.add_argument("--peer-rolls", type=int, default=10)
    parser.add_argument("--gains", type=int)
    options = parser.parse_args()
    graph = lexicon(options.lexicon).graph
    if options.gains:
        gains(graph, options.gains, options.seconds)
        return
    rolls = read_rolls(options.rolls) if options.rolls else random_rolls(options.random, options.seed)
    repeats = [[solve(graph, roll, options) for roll in rolls] for _ in range(options.repeats)]
    solved = repeats[0]
    report(repeats, options)
    slow = sorted(solved, key=lambda one: -one.clock)[:5]
    print("\nslowest:", *(f"{one.glyphs} {one.best.score}/{one.most} {one.clock:.2f} s" for one in slow), sep="\n  ")
    if options.game == "one" and options.peer_rolls:
        beside_peers(graph, solved, options.peer_rolls)


if __name__ == "__main__":
    main()
