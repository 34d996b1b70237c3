"""Matches and actions a second of each game in one process, beside a peer driven from Python in the same run.

    .venv/bin/python benchmarks/engine.py [SECONDS]

Each game is driven by random plausible actions whose choice is not timed: they are recorded first, then the same
matches are played again through the table (dice by HMAC, verdicts, deadlines, log, a view for every seat that acts).
The peer is OpenSpiel's `yacht`, driven from Python by uniformly random legal actions (`pip install open_spiel`);
without it the column stays empty.
"""

import importlib
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.contract.harness import cases, played_out, referee

from shakespell.core.table import Played, Table
from shakespell.games import GAMES

MATCHES = 12
SECONDS = 3.0


@dataclass(frozen=True)
class Rate:
    """What was done in how many seconds."""

    matches: int
    actions: int
    seconds: float


def recorded(game: str) -> list[Table[Any, Any, Any]]:
    """Random matches of a game, in its variants one after the other."""
    ways = [case for case in cases() if case.game == game]
    return [played_out(ways[number % len(ways)], number) for number in range(MATCHES)]


def again(match: Table[Any, Any, Any]) -> int:
    """A recorded match played through a new table; how many actions it had."""
    table: Table[Any, Any, Any] = Table(match.game, match.key, referee)
    played = [entry for entry in match.log if isinstance(entry, Played)]
    for entry in played:
        table.tick(entry.at)
        table.play(entry.seat, entry.action, entry.at, table.view(entry.seat).prompt)
    return len(played)


def rate(game: str, seconds: float) -> Rate:
    """How fast a game's recorded matches are played, over and over."""
    plays = recorded(game)
    matches = actions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        actions += again(plays[matches % len(plays)])
        matches += 1
    return Rate(matches, actions, spent)


def peer(seconds: float) -> Rate | None:
    """OpenSpiel's yacht under random play, chance nodes included as a Python driver has to."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game, rng = spiel.load_game("yacht"), Random(1)
    matches = actions = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
        matches += 1
    return Rate(matches, actions, spent)


def row(name: str, measured: Rate, beside: Rate | None) -> str:
    """One line of the table."""
    actions, matches = measured.actions / measured.seconds, measured.matches / measured.seconds
    ratio = f"{actions / (beside.actions / beside.seconds):8.1f}x" if beside else "        -"
    return f"{name:<24}{matches:>12,.0f}{actions:>12,.0f}{ratio:>12}"


def main(measure: Callable[[str, float], Rate] = rate) -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    beside = peer(seconds)
    print(f"{'game':<24}{'matches/s':>12}{'actions/s':>12}{'to peer':>12}")
    for game in GAMES:
        print(row(game, measure(game, seconds), beside))
    if beside:
        print(row("OpenSpiel yacht", beside, beside))
    else:
        print("OpenSpiel is not installed here: pip install open_spiel")


if __name__ == "__main__":
    main()
