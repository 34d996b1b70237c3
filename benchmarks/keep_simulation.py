"""Turns played as advised, against the exact expectation: both reroll games, 100,000 turns each.

    python benchmarks/keep_simulation.py [--turns 100000] [--seed 1] [--lexicon english]

Prints, for each game, what the table promised before the first roll, what the turns scored on average, and how many
standard errors lie between; more than four is a failure, and the exit status says so. Of every hundredth turn the score
is found again by a search through all words its dice spell, which shares no code with the table.
"""

import argparse
import sys
from collections.abc import Callable

import numpy as np

from shakespell.core.dice import Die, Face, shown
from shakespell.presets import dice_set
from shakespell.presets.lexicons import lexicon
from shakespell.solver import keep
from shakespell.solver.rack import words_on
from shakespell.words.lexicon import Lexicon
from shakespell.words.spelling import Spelling, spell

CHECKED = 100
Judge = Callable[[str, Spelling], float]


def turn(table: keep.KeepTable, dice_rolls: np.random.Generator) -> tuple[int, ...]:
    """The dice at the end of a turn in which the player does as advised."""
    roll = tuple(int(face) for face in dice_rolls.integers(table.counts))
    for rolls_left in range(table.rerolls, 0, -1):
        again = table.advise(roll, rolls_left, top=1).reroll
        if not again:
            break
        fresh = dice_rolls.integers(table.counts)
        roll = tuple(int(new) if die in again else old for die, old, new in zip(table.dice, roll, fresh, strict=True))
    return roll


def most(words: Lexicon, faces: tuple[Face, ...], judge: Judge, min_length: int) -> float:
    """The most that a word of these faces scores, as the game itself scores it; 0 where there is none."""
    spelled = (words.graph.word(number) for number in words_on(words.graph, faces, min_length).tolist())
    return max((judge(word, spelling) for word in spelled if (spelling := spell(word, faces))), default=0)


def simulate(
    name: str,
    words: Lexicon,
    dice: tuple[Die, ...],
    table: keep.KeepTable,
    judge: Judge,
    min_length: int,
    turns: int,
    seed: int,
) -> bool:
    """Play the turns and print how they compare; whether they agree with the table."""
    dice_rolls = np.random.default_rng(seed)
    scores = np.empty(turns)
    for number in range(turns):
        roll = turn(table, dice_rolls)
        scores[number] = table.value(roll, 0)
        if number % CHECKED == 0:
            assert scores[number] == most(words, shown(dice, roll), judge, min_length), f"{name}: {roll}"
    error = scores.std() / turns**0.5
    away = (scores.mean() - table.expected()) / error
    print(
        f"{name:<12} exact {table.expected():9.4f}   {turns:,} turns {scores.mean():9.4f}   {away:+.2f} standard errors"
    )
    return bool(abs(away) <= 4)


def main() -> None:
    """Read the command line, play both games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--lexicon", default="english")
    chosen = parser.parse_args()
    words = lexicon(chosen.lexicon)

    rack = dice_set("dicewords").dice("rack")
    table = keep.solve(words.graph, rack, keep.Scoring(lambda letters, points, _: points * letters))
    agree = simulate(
        "dicewords",
        words,
        rack,
        table,
        lambda word, spelling: len(word) * spelling.points,
        3,
        chosen.turns,
        chosen.seed,
    )

    box = dice_set("icewords")
    targets = ("A", "C", "H", "O")
    bonus = dict(box.bonus("side-a").points)
    scoring = keep.Scoring(lambda letters, points, matched: points * len(matched) + bonus.get(letters, 0), targets)
    ice_table = keep.solve(words.graph, box.dice("rack"), scoring, min_length=2)

    def judge(word: str, spelling: Spelling) -> float:
        return spelling.points * len(set(word) & set(targets)) + bonus.get(len(word), 0)

    agree &= simulate("icewords", words, box.dice("rack"), ice_table, judge, 2, chosen.turns, chosen.seed)
    sys.exit(0 if agree else "simulation and expectation differ by more than four standard errors")


if __name__ == "__main__":
    main()
