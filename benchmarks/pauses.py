"""How late the event loop is with many tables in memory: as Python collects rubbish by itself, and as the server does.

    .venv/bin/python benchmarks/pauses.py [TABLES] [SECONDS]

Tables of Dicewords are set up as a server keeps them, then in turn actions are played at them, as fast as they come,
while a timer asks every millisecond how much later it is woken than it wanted to be. First with Python's own
collections of everything, then with those of ``server/pauses.py``, in one run, one after the other. Of the longest wait
it is told how much was collecting, and how much the machine gave to other programs.
"""

import asyncio
import gc
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from shakespell.core.game import Verdict
from shakespell.core.table import Table
from shakespell.presets import lexicon, prepared
from shakespell.presets.lexicons import word_lists
from shakespell.server import catalogue
from shakespell.server.pauses import Pauses


@dataclass(order=True, frozen=True)
class Wait:
    """How late the loop was, in seconds: in all, while the collector ran, and while this process did not run."""

    late: float
    collecting: float
    elsewhere: float


@dataclass
class Late:
    """How often the loop was late, and how many actions it played meanwhile."""

    waits: list[Wait] = field(default_factory=list)
    actions: int = 0

    def __str__(self) -> str:
        waits = sorted(self.waits)
        late, longest = waits[len(waits) * 99 // 100].late, waits[-1]
        return (
            f"median {waits[len(waits) // 2].late * 1e3:6.2f} ms   99th percentile {late * 1e3:6.1f} ms   "
            f"longest {longest.late * 1e3:6.1f} ms (collecting {longest.collecting * 1e3:.1f}, "
            f"other programs {longest.elsewhere * 1e3:.1f})   {self.actions:,} actions"
        )


class Collecting:
    """Seconds that the collector has run since it was looked at for the first time."""

    def __init__(self) -> None:
        self.seconds, self._began = 0.0, 0.0
        gc.callbacks.append(self._hear)

    def _hear(self, phase: str, _: dict[str, int]) -> None:
        now = time.perf_counter()
        if phase == "start":
            self._began = now
        else:
            self.seconds += now - self._began


def a_table(number: int) -> Table[Any, Any, Any]:
    """A match of two that has just begun."""
    setup = prepared(
        "dicewords", {"rounds": 25, "rerolls": 5}, [None, None], lexicon(next(iter(word_lists()))).folding.name
    )
    return Table(setup.build(), number.to_bytes(32, "big"), lambda _: Verdict("yes"))


def play(table: Table[Any, Any, Any]) -> None:
    """One action of whoever is to act: roll again, or pass."""
    (seat, *_) = table.state.to_act
    view = table.view(seat)
    action = REROLL if "reroll" in view.can else PASS
    table.play(seat, action, table.now, view.prompt)


async def measured(tables: list[Table[Any, Any, Any]], seconds: float, collector: Collecting) -> Late:
    """Play at all tables in turn for so long, and see how late the loop is."""
    late, until = Late(), time.perf_counter() + seconds

    async def busy() -> None:
        while time.perf_counter() < until:
            for table in tables:
                if time.perf_counter() >= until:
                    break
                if not table.over:
                    play(table)
                    late.actions += 1
                await asyncio.sleep(0)

    async def timer() -> None:
        while (began := time.perf_counter()) + 0.001 < until:
            collected, ran = collector.seconds, time.process_time()
            await asyncio.sleep(0.001)
            took = time.perf_counter() - began
            elsewhere = max(0.0, took - (time.process_time() - ran))
            late.waits.append(Wait(took - 0.001, collector.seconds - collected, elsewhere))

    await asyncio.gather(busy(), timer())
    return late


async def main(count: int, seconds: float) -> None:
    """Measure and print."""
    catalogue.warm()
    loaded = [lexicon(name) for name in word_lists()]
    tables = [a_table(number) for number in range(count)]
    collector = Collecting()
    print(f"{count} tables, {len(loaded)} lexicons, {seconds:g} s each")
    print(f"Python's own collections:  {await measured(tables, seconds, collector)}")
    heard = time.monotonic
    pauses = Pauses(heard, time.monotonic)
    pauses.start()
    print(f"as the server collects:    {await measured(tables, seconds, collector)}")
    await pauses.stop()


if __name__ == "__main__":
    from shakespell.games.dicewords.actions import Pass, Reroll

    REROLL, PASS = Reroll(("gold", "blue")), Pass()
    gc.collect()
    numbers = [float(argument) for argument in sys.argv[1:]]
    asyncio.run(main(int(numbers[0]) if numbers else 1000, numbers[1] if len(numbers) > 1 else 10.0))
