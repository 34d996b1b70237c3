"""What it is worth to play the last turn of Dicewords for the win and not for points.

    python benchmarks/last_turn.py [--matches 200] [--seed 1]

The best bot plays itself, one of the two always for the most points. Prints the share of matches of two that the one
that looks at the score wins (a shared win counts half), with its 95 % interval. Each deal is played twice, seats
changed.
"""

import argparse
import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.levels import WORDS, a_round, duels, of_two, share_won, wilson

from shakespell.bots.dicewords import MOST_AHEAD, make


def main() -> None:
    """Play what was asked and print the share."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    setup = of_two("dicewords")
    looks = make("perfect", setup, WORDS)
    points = replace(looks, skill=replace(looks.skill, ahead=MOST_AHEAD - 1))  # it keeps its table of all rolls
    played = list(duels(setup, points, looks, asked.matches, asked.seed))
    share = share_won(played)
    low, high = wilson(share, len(played))
    print(f"{len(played)} matches: the one that looks at the score wins {share:.1%} ({low:.1%} to {high:.1%}),")
    print(f"with {a_round(played, True):.1f} points a round to {a_round(played, False):.1f}")


if __name__ == "__main__":
    main()
