"""All rolls of the English Speed Dice set: which can link seven of eight dice, and how common the words must be.

    python benchmarks/speed_dice.py [--lexicon english] [--dice 7] [--sample N] [--threads 2]

There are 6^8 = 1,679,616 rolls; rolls with the same letters have the same answer, so each is solved once and counted as
often as it is rolled. For each tier of the lexicon: the share of rolls that can be linked with words of that tier or
commoner ones only (a child's words, everybody's words, a dictionary), all proven. With ``--sample`` only so many
different rolls are solved, and the time of one answer is measured.
"""

import argparse
import random
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import chain

from shakespell.core.dice import Face
from shakespell.presets import dice_set
from shakespell.presets.lexicons import lexicon
from shakespell.solver.layout import easiest, link
from shakespell.words.graph import WordGraph
from shakespell.words.lexicon import Lexicon

Roll = tuple[Face, ...]

PART = 500
"""Rolls that a thread solves at a time."""


def rolls() -> Counter[Roll]:
    """Every different roll (a multiset of faces, in order of their glyphs) and how many of 6^8 show it."""
    counted: Counter[Roll] = Counter({(): 1})
    dice = next(group for group in dice_set("speed-dice").groups if len(group.dice) == 8).dice
    for die in dice:
        longer: Counter[Roll] = Counter()
        for roll, ways in counted.items():
            for face in die.faces:
                longer[tuple(sorted((*roll, face), key=lambda one: one.glyph))] += ways
        counted = longer
    return counted


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lexicon", default="english")
    parser.add_argument("--dice", type=int, default=7)
    parser.add_argument("--sample", type=int)
    parser.add_argument("--threads", type=int, default=2)
    options = parser.parse_args()
    words = lexicon(options.lexicon)
    every = rolls()
    chosen = list(every)
    if options.sample:
        chosen = random.Random(8).choices(chosen, weights=list(every.values()), k=options.sample)
        time_answers(words.graph, chosen, options.dice)
        every = Counter(chosen)
        chosen = list(every)
    began = time.perf_counter()
    with ThreadPoolExecutor(options.threads) as pool:
        parts = [chosen[start : start + PART] for start in range(0, len(chosen), PART)]
        tiers = list(chain.from_iterable(pool.map(lambda part: classify(words, part, options.dice), parts)))
    seconds = time.perf_counter() - began
    report(chosen, every, tiers)
    print(f"\n{len(chosen):,} different rolls in {seconds:.1f} s, every answer proven")


def classify(words: Lexicon, rolled: list[Roll], dice: int) -> list[int | None]:
    """The tier each roll needs, None where no words do."""
    answers = [easiest(words.graph, roll, dice, words.tiers) for roll in rolled]
    assert all(answer.proven for answer in answers)
    return [answer.rarest if answer.layout else None for answer in answers]


def time_answers(graph: WordGraph, rolled: list[Roll], dice: int) -> None:
    """How long one answer takes, called from Python: by the clock and in processor time."""
    measured = {"clock": time.perf_counter_ns, "processor": time.process_time_ns}
    times: dict[str, list[float]] = {name: [] for name in measured}
    for roll in rolled:
        began = {name: now() for name, now in measured.items()}
        link(graph, roll, dice)
        for name, now in measured.items():
            times[name].append((now() - began[name]) / 1000)
    for name, values in times.items():
        values.sort()
        median, tail = values[len(values) // 2], values[len(values) * 99 // 100]
        print(f"a layout of {dice} dice, {name:9}: median {median:.0f} us, 99th percentile {tail:.0f} us")
    print()


def report(chosen: list[Roll], every: Counter[Roll], rarest: list[int | None]) -> None:
    """Shares of rolls by the tier they need."""
    total = sum(every[roll] for roll in chosen)
    by_tier: Counter[int] = Counter()
    never = 0
    for roll, tier in zip(chosen, rarest, strict=True):
        if tier is None:
            never += every[roll]
        else:
            by_tier[tier] += every[roll]
    print(f"of {total:,} rolls, linked with words of a tier or commoner ones:")
    so_far = 0
    for tier in sorted(by_tier):
        so_far += by_tier[tier]
        print(f"  tier {tier:3}: {so_far:9,}  {so_far / total:9.4%}")
    print(f"  never   : {never:9,}  {never / total:9.4%}")


if __name__ == "__main__":
    main()
