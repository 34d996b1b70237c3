"""Bots at a table: asked off the event loop, through their own view only, and answering like anybody else.

What a bot would do follows from the match key, its seat and the question, and how long it thinks from the log
(`bots.thinking`), so a bot that is asked again after a restart does the same at the same moment.
"""

import asyncio
import hmac
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from random import Random

from ..bots.bot import Bot, BotMaker, Choice, Level
from ..bots.thinking import Asked, Plan, Thinking, Thought
from ..core.game import Event, IllegalAction, Left, Seat, View
from ..words.lexicon import Lexicon
from .live import Live
from .metrics import Metrics

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class BotChoice:
    """What a bot has chosen; no ``thought`` where it could not choose."""

    seat: Seat
    thought: Thought | None


class Crew:
    """Which bots sit where; each level's is made when it is first asked, off the event loop, as it may take long."""

    def __init__(self, live: Live, make: BotMaker | None, lexicon: Lexicon, levels: Mapping[Seat, Level]) -> None:
        self._live, self._make, self._lexicon = live, make, lexicon
        self._made: dict[Level, Bot] = {}
        self.seated: Mapping[Seat, Bot] = {seat: _Player(self, level) for seat, level in levels.items()}

    def bot(self, level: Level) -> Bot:
        if level not in self._made:
            assert self._make is not None, "a table with bots is made only for a game that has some"
            self._made[level] = self._make(level, self._live.setup, self._lexicon)
        return self._made[level]


@dataclass(frozen=True, slots=True)
class _Player:
    """The bot at one seat."""

    crew: Crew
    level: Level

    def choose(self, view: View, rng: Random) -> Choice | None:
        return self.crew.bot(self.level).choose(view, rng)


class Robots:
    """The bots of one match. ``tell`` hears what they choose; ``patience`` is how long people wait for one, in ms."""

    def __init__(
        self,
        live: Live,
        crew: Crew,
        patience: int,
        pool: Executor,
        metrics: Metrics,
        tell: Callable[[BotChoice], object],
    ) -> None:
        self._live = live
        self._pool = pool
        self._metrics = metrics
        self._tell = tell
        self._thinking = Thinking(crew.seated, self._rng, patience)
        self._choosing: dict[Seat, asyncio.Task[None]] = {}

    # Choosing, off the event loop

    def ask(self) -> None:
        """Have every bot choose that is asked something it has no answer to."""
        for asked in self._thinking.unanswered(self._live.table):
            if asked.seat not in self._choosing:
                task = asyncio.create_task(self._choose(asked), name=f"bot {self._live.match}/{asked.seat}")
                self._choosing[asked.seat] = task

    async def _choose(self, asked: Asked) -> None:
        try:
            choice = await asyncio.get_running_loop().run_in_executor(self._pool, self._thinking.choose, asked)
            chosen = BotChoice(asked.seat, Thought(asked, choice))
        except Exception:
            log.exception("match %s: the bot at seat %d failed", self._live.match, asked.seat)
            chosen = BotChoice(asked.seat, None)
        del self._choosing[asked.seat]
        self._tell(chosen)

    def _rng(self, seat: Seat, prompt: int) -> Random:
        secret = hmac.digest(self._live.table.key, f"bot/{seat}/{prompt}".encode(), "sha256")
        return Random(secret)  # noqa: S311 (a bot's whims, not dice)

    @property
    def is_thinking(self) -> bool:
        """Whether a bot will act by itself."""
        return bool(self._choosing) or self.due is not None

    def stop(self) -> None:
        for task in self._choosing.values():
            task.cancel()

    # Acting

    @property
    def due(self) -> float | None:
        """When the next bot acts, in the seconds of the clock behind; None while none is about to."""
        plan = None if self._live.over else self._thinking.next(self._live.table)
        return None if plan is None else self._live.clock.moment(plan.at)

    def hear(self, chosen: BotChoice) -> tuple[Event, ...]:
        """What happens once a bot has chosen. One that fails leaves the match, loudly, so that people can play on."""
        if chosen.thought is None:
            return self._give_up(chosen.seat)
        self._thinking.enter(chosen.thought)
        return self.pass_time()

    def pass_time(self) -> tuple[Event, ...]:
        """Let bots whose time has come act, and deadlines pass, in their order; what is announced comes back."""
        events: tuple[Event, ...] = ()
        while not self._live.over:
            plan = self._thinking.ripe(self._live.table, self._live.clock.at)
            events += self._live.pass_time(plan.at if plan else self._live.clock.at)
            if plan is None:
                break
            events += self._play(plan)
        return events

    def _play(self, plan: Plan) -> tuple[Event, ...]:
        """Play what a bot has chosen, at the moment it was ready."""
        try:
            events = self._live.play(plan.seat, plan.action, plan.view.prompt, plan.at)
        except IllegalAction as refusal:
            if refusal.code in ("stale", "not-to-act"):
                return ()
            log.exception("match %s: what the bot at seat %d chose is refused", self._live.match, plan.seat)
            return self._give_up(plan.seat)
        self._metrics.played.labels(self._live.game).inc()
        return events

    def _give_up(self, seat: Seat) -> tuple[Event, ...]:
        if self._live.over or seat in self._live.left:
            return ()
        self._metrics.faults.labels("bot").inc()
        return self._live.tell(Left(seat))
