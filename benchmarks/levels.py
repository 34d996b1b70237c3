"""How much better each level of a bot is than the one below, in every game.

    python benchmarks/levels.py [--matches 100] [--game dicewords] [--seed 1]

Prints a table: for each pair of neighbours the share of matches of two that the better one wins (a shared win counts
half) with its 95 % interval (Wilson), and what either scores in a round on average. Each deal is played twice, seats
changed. Default rules, English.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from typing import NamedTuple

from shakespell.bots import BOTS, LEVELS, Bot, Level
from shakespell.bots.simulate import match_seed, play_match
from shakespell.core.game import Result
from shakespell.presets import default_lexicon, prepared
from shakespell.presets.matches import Setup
from shakespell.presets.referees import referee

WORDS = default_lexicon("en")
Z_975 = 1.96


class Played(NamedTuple):
    """One match: which seat had the better level, what came of it, and how many rounds it took."""

    better: int
    result: Result
    rounds: int


def of_two(game: str) -> Setup:
    """A match of two by the default rules."""
    return prepared(game, None, [None] * 2, WORDS.folding.name)


def neighbours(game: str, levels: tuple[Level, Level], matches: int, seed: str) -> Iterator[Played]:
    """Matches of two neighbouring levels, the weaker given first."""
    setup = of_two(game)
    weaker, stronger = (BOTS[game](level, setup, WORDS) for level in levels)
    return duels(setup, weaker, stronger, matches, seed)


def duels(setup: Setup, weaker: Bot, stronger: Bot, matches: int, seed: str) -> Iterator[Played]:
    """Matches of two bots, each deal with seats changed."""
    judge = referee(WORDS)
    for number in range(matches):
        better = 1 - number % 2
        bots: list[Bot] = [weaker, stronger] if better else [stronger, weaker]
        state = play_match(setup, bots, match_seed(seed, number // 2), judge).state
        yield Played(better, state.result, state.round)


def share_won(played: list[Played]) -> float:
    """The share of matches that the better level won; a shared win counts half."""
    points = ((each.result.ranks[each.better] == 1) / each.result.ranks.count(1) for each in played)
    return sum(points) / len(played)


def wilson(share: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    middle = (share + Z_975**2 / (2 * matches)) / (1 + Z_975**2 / matches)
    half = Z_975 * sqrt(share * (1 - share) / matches + (Z_975 / (2 * matches)) ** 2) / (1 + Z_975**2 / matches)
    return middle - half, middle + half


def a_round(played: list[Played], better: bool) -> float:
    """What one of the two scores in a round on average."""
    seats = (each.better if better else 1 - each.better for each in played)
    scores = [each.result.scores[seat] for each, seat in zip(played, seats, strict=True)]
    return sum(scores) / sum(each.rounds for each in played)


def main() -> None:
    """Play what was asked and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=100, help="of each pair of neighbours")
    parser.add_argument("--game", choices=list(BOTS), action="append", help="only this game; repeatable")
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    print("| game | pair | won by the better | 95 % | a round |")
    print("|---|---|---|---|---|")
    for game in asked.game or BOTS:
        for pair in pairwise(LEVELS):
            played = list(neighbours(game, pair, asked.matches, asked.seed))
            share = share_won(played)
            low, high = wilson(share, len(played))
            scores = f"{a_round(played, False):.1f} : {a_round(played, True):.1f}"
            print(f"| {game} | {' : '.join(pair)} | {share:.0%} | {low:.0%} to {high:.0%} | {scores} |", flush=True)


if __name__ == "__main__":
    main()
