"""Bots at a table: asked off the event loop, through their own view only, and answering like anybody else.

What a bot would do follows from the match key, its seat and the question, so a bot that is asked again after a
restart answers the same.
"""

import asyncio
import hmac
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from random import Random
from typing import Any

from ..bots.bot import Bot, BotMaker, Choice, Level
from ..core.game import Deadline, Seat, View
from ..words.lexicon import Lexicon
from .live import Live

log = logging.getLogger(__name__)

MARGIN = 500
"""Milliseconds before its deadline at which a bot answers at the latest."""


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """What a bot chose, in answer to a question; ``failed`` where it could not choose."""

    seat: Seat
    prompt: int
    action: Any = None
    failed: bool = False


class Robots:
    """The bots of one match. ``tell`` hears their answers; ``longest`` is how long anybody waits for one, in ms."""

    def __init__(
        self,
        live: Live,
        make: BotMaker | None,
        levels: Mapping[Seat, Level],
        lexicon: Lexicon,
        pool: Executor,
        tell: Callable[[BotAnswer], None],
        longest: float,
    ) -> None:
        self._live = live
        self._make = make
        self._levels = levels
        self._lexicon = lexicon
        self._pool = pool
        self._tell = tell
        self._longest = longest
        self._bots: dict[Level, Bot] = {}
        self._asked: dict[Seat, tuple[int, int]] = {}
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    def ask(self) -> None:
        """Ask every bot that is to act and has not been asked as things stand."""
        for seat in sorted(self._live.table.state.to_act & self._levels.keys()):
            view: View = self._live.table.view(seat)
            asked = (view.prompt, self._live.seq)
            if seat not in self._thinking and self._asked.get(seat) != asked:
                self._asked[seat] = asked
                task = asyncio.create_task(self._choose(seat, view), name=f"bot {self._live.match}/{seat}")
                self._thinking[seat] = task

    @property
    def is_thinking(self) -> bool:
        """Whether a bot will answer by itself."""
        return bool(self._thinking)

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    async def _choose(self, seat: Seat, view: View) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        try:
            choice = await loop.run_in_executor(self._pool, self._chosen, seat, view)
            if choice is not None:
                await asyncio.sleep(self._wait(choice, view) - (loop.time() - started))
            answer = BotAnswer(seat, view.prompt, choice and choice.action)
        except Exception:
            log.exception("match %s: the bot at seat %d failed", self._live.match, seat)
            answer = BotAnswer(seat, view.prompt, failed=True)
        del self._thinking[seat]
        self._tell(answer)

    def _chosen(self, seat: Seat, view: View) -> Choice | None:
        return self._bot(self._levels[seat]).choose(view, self._rng(seat, view.prompt))

    def _bot(self, level: Level) -> Bot:
        if level not in self._bots:
            assert self._make is not None, "a table with bots is made only for a game that has some"
            self._bots[level] = self._make(level, self._live.setup, self._lexicon)
        return self._bots[level]

    def _rng(self, seat: Seat, prompt: int) -> Random:
        secret = hmac.digest(self._live.table.key, f"bot/{seat}/{prompt}".encode(), "sha256")
        return Random(secret)  # noqa: S311 (a bot's whims, not dice)

    def _wait(self, choice: Choice, view: View) -> float:
        """Seconds from being asked to answering: as long as the bot would think, but in time and not for ever."""
        limit = min((due.at for due in view.deadlines if _concerns(due, view.seat)), default=None)
        left = self._longest if limit is None else max(0, limit - self._live.clock.at - MARGIN)
        return min(choice.after, self._longest, left) / 1000


def _concerns(due: Deadline, seat: Seat | None) -> bool:
    return due.seat in (None, seat)
