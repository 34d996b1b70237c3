"""One match at this terminal: whose turn it is, what they answer, and every step kept before the next."""

import time
from dataclasses import dataclass, field
from typing import Any

from ..bots import BOTS
from ..bots.simulate import seeded
from ..bots.thinking import Plan, Thinking
from ..core.game import Event, IllegalAction, Millis, Seat
from ..core.table import Table
from ..words.lexicon import Lexicon
from .keeping import Keeper, Unfinished
from .screen import Company, Screen, ScreenMaker
from .terminal import LONGEST_WAIT, Bell, Leave, PassOn, Terminal


@dataclass(slots=True)
class Sitting:
    """People and bots at one table, at one terminal."""

    terminal: Terminal
    table: Table[Any, Any, Any]
    keeper: Keeper
    screen: Screen
    thinking: Thinking
    began: float = field(default_factory=time.monotonic)
    acting: Seat | None = None

    @classmethod
    def of(cls, unfinished: Unfinished, maker: ScreenMaker, lexicon: Lexicon) -> "Sitting":
        """A sitting that goes on where the match stands; match time stood still meanwhile."""
        record, seed = unfinished.record, bytes.fromhex(unfinished.seed)
        setup, terminal = record.header.setup(), Terminal()
        seats = [(Seat(place), seat) for place, seat in enumerate(record.header.seats)]
        bots = {
            place: BOTS[setup.game](seat.level, setup, lexicon)  # type: ignore[arg-type]  # checked on the way in
            for place, seat in seats
            if seat.kind == "bot"
        }
        keeper = Keeper(record.header, seed, unfinished.lexicon)
        judge = record.header.lexicon.referee(lexicon)
        table: Table[Any, Any, Any] = Table(setup.build(), keeper.key, judge, list(record.entries()))
        local = frozenset(place for place, _ in seats if place not in bots)
        company = Company(setup, tuple(seat.name for _, seat in seats), local, lexicon)
        thinking = Thinking(bots, lambda seat, prompt: seeded(seed, seat, prompt), LONGEST_WAIT)
        return cls(terminal, table, keeper, maker(terminal, company), thinking)

    def __post_init__(self) -> None:
        if self.table.log:
            self.began -= self.table.log[-1].at / 1000

    def play(self) -> int:
        """Play until the match is over or somebody leaves; what comes back is the exit status."""
        with self.keeper.alone():
            return self._play()

    def _play(self) -> int:
        self._greet()
        try:
            while not self.table.over:
                self._step()
        except (Leave, KeyboardInterrupt) as leaving:
            self._say_where()
            return 130 if isinstance(leaving, KeyboardInterrupt) else 0
        self.screen.close(tuple(self.table.log))
        self.terminal.say("", f"The record, with the seed: {self.keeper.finished}")
        self.terminal.say("Anyone can check it with: shakespell verify FILE")
        return 0

    def _greet(self) -> None:
        """Say what is played; then how it began, or where it stands."""
        self.screen.greet()
        self.terminal.say("The dice are sealed. SHA-256 of their seed, which the record shows at the end:")
        self.terminal.say(self.keeper.header.commitment)
        self.keeper.keep(self.table)
        self.screen.recall(self.table.view(None))

    def _say_where(self) -> None:
        self.terminal.say("", "The match is kept as it stands.")
        self.terminal.say(f"Go on with it: shakespell play {self.keeper.header.game} --resume")

    # One step

    def _step(self) -> None:
        """Let bots act whose time has come and deadlines pass, then ask somebody who plays here."""
        plan = self._catch_up()
        if self.table.over:
            return
        seat = self._next_seat()
        if seat is None:
            self._wait_for(plan)
            return
        view = self.table.view(seat)
        try:
            self.terminal.interrupt = self._interrupt(plan)
            action = self.screen.ask(view, self._bell())
        except Bell:
            return
        except PassOn:
            self.acting = self._after(seat)
            return
        self._catch_up()
        self._act(seat, action, view.prompt)

    def _catch_up(self) -> Plan | None:
        """Everything that has happened by now, in its order; the next thing that a bot is about to do comes back."""
        while not self.table.over:
            now = self._now()
            plan = self.thinking.first(self.table)
            due = self.table.due
            if plan is not None and plan.at <= now and (due is None or plan.at < due):
                self._act(plan.seat, plan.action, plan.view.prompt, plan.at)
            elif due is not None and due <= now:
                self._announce(self.table.tick(due))
            else:
                return plan
        return None

    def _wait_for(self, plan: Plan | None) -> None:
        """Nobody who plays here is asked: bots are hurried, and where none is about to act time is up."""
        if plan is None:
            due = self.table.due
            assert due is not None, "a match that waits for nobody has an end to its waiting"
            self._hurry_to(due)
            self._announce(self.table.tick(due))
            return
        self.terminal.pause(min(Millis(plan.at - self._now()), LONGEST_WAIT))
        self._hurry_to(plan.at)
        self._catch_up()

    def _hurry_to(self, at: Millis) -> None:
        """Match time runs ahead while only bots play."""
        self.began -= max(at - self._now(), 0) / 1000

    def _next_seat(self) -> Seat | None:
        """The seat here that is acting goes on while it may; then comes the next; None while only bots are asked."""
        waiting = self._waiting()
        if self.acting not in waiting:
            self.acting = waiting[0] if waiting else None
        return self.acting

    def _waiting(self) -> list[Seat]:
        return [seat for seat in sorted(self.table.state.to_act) if seat not in self.thinking.bots]

    def _after(self, seat: Seat) -> Seat:
        """Who has the keyboard after a seat that passes it on."""
        waiting = self._waiting()
        return next((other for other in waiting if other > seat), waiting[0])

    def _act(self, seat: Seat, action: Any, prompt: int, at: Millis | None = None) -> None:
        try:
            events = self.table.play(seat, action, self._now() if at is None else at, prompt)
        except IllegalAction as refusal:
            self.screen.refuse(refusal.message)
            return
        self._announce(events)

    def _announce(self, events: tuple[Event, ...]) -> None:
        """Keep what happened, then say it."""
        self.keeper.keep(self.table)
        view = self.table.view(None)
        for event in events:
            self.screen.tell(event, view)

    # Time

    def _now(self) -> Millis:
        return Millis(round((time.monotonic() - self.began) * 1000))

    def _bell(self) -> float | None:
        """When the next deadline passes, by the clock of this process."""
        due = self.table.due
        return None if due is None else self.began + due / 1000

    def _interrupt(self, plan: Plan | None) -> float | None:
        """When a bot ends what others are doing, by the clock of this process."""
        if plan is None or plan.action.kind not in self.screen.interrupting:
            return None
        return self.began + plan.at / 1000
