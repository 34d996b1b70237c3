"""What it is worth to play the last turn of Dicewords for the win and not for points.

    python benchmarks/last_turn.py [--matches 200] [--seed 1]

The best bot plays itself, one of the two always for the most points. Prints the share of matches of two that the one
that looks at the score wins (a shared win counts half), with its 95 % interval. Each deal is played twice, seats
changed.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.levels import WORDS, Played, a_round, share_won, wilson

from shakespell.bots import Bot
from shakespell.bots.dicewords import MOST_AHEAD, make
from shakespell.bots.simulate import match_seed, play_match
from shakespell.presets import prepared
from shakespell.presets.referees import referee


def duels(matches: int, seed: str) -> Iterator[Played]:
    """Matches of the best bot against itself without a look at the score."""
    setup = prepared("dicewords", None, [None] * 2, WORDS.folding.name)
    looks = make("perfect", setup, WORDS)
    points = replace(looks, skill=replace(looks.skill, ahead=MOST_AHEAD - 1))  # it keeps its table of all rolls
    judge = referee(WORDS)
    for number in range(matches):
        better = 1 - number % 2
        bots: list[Bot] = [points, looks] if better else [looks, points]
        state = play_match(setup, bots, match_seed(seed, number // 2), judge).state
        yield Played(better, state.result, state.round)


def main() -> None:
    """Play what was asked and print the share."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    played = list(duels(asked.matches, asked.seed))
    share = share_won(played)
    low, high = wilson(share, len(played))
    print(f"{len(played)} matches: the one that looks at the score wins {share:.1%} ({low:.1%} to {high:.1%}),")
    print(f"with {a_round(played, True):.1f} points a round to {a_round(played, False):.1f}")


if __name__ == "__main__":
    main()
