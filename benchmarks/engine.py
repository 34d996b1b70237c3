"""Matches and actions a second of each game in one process, beside a peer driven from Python in the same run.

    .venv/bin/python benchmarks/engine.py [SECONDS]

Each game is driven by random plausible actions whose choice is not timed: they are recorded first, then the same
matches are played again through the table (dice by HMAC, deadlines, judging, log, a view for every action's seat).
Verdicts are those of the recording, as words and categories are looked up at speeds of their own (`lexicon.py`).
The peer is OpenSpiel's `yacht`, driven from Python by uniformly random legal actions (`pip install open_spiel`);
without it the column stays empty. Rates are given by the clock and, as other work may share the machine, by the
processor time of this process; ratios are of the latter.
"""

import gc
import importlib
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.contract.harness import cases, played_out

from shakespell.core.game import Judged, Verdict
from shakespell.core.table import Played, Resolved, Table
from shakespell.games import GAMES

MATCHES = 12
SECONDS = 3.0


@dataclass(frozen=True)
class Rate:
    """What was done in how many seconds, by the clock and of processor time."""

    matches: int
    actions: int
    seconds: float
    busy: float


@dataclass(frozen=True)
class Recording:
    """A match to be played again: what was done, and what the referee said."""

    match: Table[Any, Any, Any]
    played: tuple[Played[Any], ...]
    verdicts: tuple[Verdict, ...]

    @classmethod
    def of(cls, match: Table[Any, Any, Any]) -> "Recording":
        facts = [entry.fact for entry in match.log if isinstance(entry, Resolved)]
        verdicts = [verdict for fact in facts if isinstance(fact, Judged) for verdict in fact.verdicts]
        return cls(match, tuple(entry for entry in match.log if isinstance(entry, Played)), tuple(verdicts))


def recorded(game: str) -> list[Recording]:
    """Random matches of a game, in its variants one after the other."""
    ways = [case for case in cases() if case.game == game]
    return [Recording.of(played_out(ways[number % len(ways)], number)) for number in range(MATCHES)]


def again(recording: Recording) -> int:
    """A recorded match played through a new table; how many actions it had."""
    said = iter(recording.verdicts)
    table: Table[Any, Any, Any] = Table(recording.match.game, recording.match.key, lambda _: next(said))
    for entry in recording.played:
        table.tick(entry.at)
        table.play(entry.seat, entry.action, entry.at, table.view(entry.seat).prompt)
    return len(recording.played)


def measured(match: Callable[[int], int], seconds: float) -> Rate:
    """The rate of ``match(0)``, ``match(1)`` and so on, each of which plays one and returns its number of actions."""
    matches = actions = 0
    start, busy = time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - start) < seconds:
        actions += match(matches)
        matches += 1
    return Rate(matches, actions, spent, time.process_time() - busy)


def rate(game: str, seconds: float) -> Rate:
    """How fast a game's recorded matches are played, over and over."""
    plays = recorded(game)
    gc.collect()
    gc.freeze()  # the recordings lie here for the measurement alone: no match has to look through them for rubbish
    return measured(lambda number: again(plays[number % len(plays)]), seconds)


def peer(seconds: float) -> Rate | None:
    """OpenSpiel's yacht under random play, chance nodes included as a Python driver has to."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return None
    game, rng = spiel.load_game("yacht"), Random(1)

    def match(_: int) -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
        return actions

    return measured(match, seconds)


def row(name: str, of: Rate, beside: Rate | None) -> str:
    """One line of the table."""
    ratio = f"{of.actions / of.busy / (beside.actions / beside.busy):.1f}x" if beside else "-"
    rates = (of.matches / of.seconds, of.actions / of.seconds, of.actions / of.busy)
    return f"{name:<18}" + "".join(f"{rate:>16,.0f}" for rate in rates) + f"{ratio:>12}"


def main(measure: Callable[[str, float], Rate] = rate) -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS
    beside = peer(seconds)
    print(f"{'game':<18}{'matches/s':>16}{'actions/s':>16}{'of processor':>16}{'to peer':>12}")
    for game in GAMES:
        print(row(game, measure(game, seconds), beside))
    if beside:
        print(row("OpenSpiel yacht", beside, beside))
    else:
        print("OpenSpiel is not installed here: pip install open_spiel")


if __name__ == "__main__":
    main()
