"""One match at this terminal: whose turn it is, what they answer, and every step kept before the next."""

from collections.abc import Collection, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from ..bots import BOTS, STRENGTH
from ..bots.simulate import seeded
from ..bots.thinking import Plan, Thinking
from ..core.game import Event, IllegalAction, Millis, Seat
from ..core.table import Table
from ..words.lexicon import Lexicon
from .clocks import Clocks
from .keeping import Keeper, Unfinished
from .screen import Company, Screen, ScreenMaker, Sharing
from .terminal import LONGEST_WAIT, Bell, Leave, PassOn, Terminal

ONE_KEYBOARD = "One keyboard: you play one after the other, each with the whole time, and nobody else looks."


@dataclass(slots=True)
class Sitting:
    """People and bots at one table, at one terminal.

    ``alone`` is who had the keyboard unseen last, and for which question.
    """

    terminal: Terminal
    table: Table[Any, Any, Any]
    keeper: Keeper
    screen: Screen
    thinking: Thinking
    local: frozenset[Seat]
    clocks: Clocks = field(init=False)
    acting: Seat | None = None
    alone: tuple[Hashable, Seat] | None = None

    @classmethod
    def of(
        cls, unfinished: Unfinished, maker: ScreenMaker, lexicon: Lexicon, terminal: Terminal | None = None
    ) -> "Sitting":
        """A sitting that goes on where the match stands; match time stood still meanwhile."""
        record, seed = unfinished.record, bytes.fromhex(unfinished.seed)
        setup, terminal = record.header.setup(), terminal or Terminal()
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
        return cls(terminal, table, keeper, maker(terminal, company), thinking, local)

    def __post_init__(self) -> None:
        self.clocks = Clocks(self.table.now)
        self._ask()

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
        for seat in self.keeper.header.seats:
            if seat.level is not None:
                self.terminal.say(f"{seat.name}: {STRENGTH[seat.level]}.")
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
        sharing = self.screen.sharing(view)
        if sharing == "unseen":
            self._hand_over(seat)
        try:
            action = self._answer(seat, view, sharing, plan)
        except PassOn:
            self.acting = self._after(seat)
            return
        if action is not None:
            self._catch_up()
            self._act(seat, action, view.prompt)

    def _answer(self, seat: Seat, view: Any, sharing: Sharing, plan: Plan | None) -> Any | None:
        """What the seat does; None where its time ran out, or somebody else was faster."""
        due = self._due(seat)
        bell = None if due is None else self.terminal.now() + (due - self.clocks.of(seat)) / 1000
        self.terminal.interrupt = self._interrupt(plan, sharing)
        playing = self._waiting() if sharing == "race" else [seat]
        try:
            with self._running(playing):
                action = self.screen.ask(view, bell)
        except Bell:
            self._ring(playing, bell, plan)
            action = None
        if self._has_time(seat):
            return action
        if sharing == "unseen" and any(map(self._has_time, self._waiting())):
            self.terminal.say(f"{self.screen.name(seat)}: time is up.")
        return None

    def _ring(self, playing: list[Seat], bell: float | None, plan: Plan | None) -> None:
        """A line was broken off: by the bell, or by a bot that ends what all are doing."""
        interrupt = self.terminal.interrupt
        broken_off = plan is not None and interrupt is not None and (bell is None or interrupt < bell)
        for seat in playing:
            at = plan.at if broken_off and plan else self._due(seat)
            if at is not None:
                self.clocks.run_to(seat, at)

    def _hand_over(self, seat: Seat) -> None:
        """Whoever plays unseen has the keyboard alone; getting there takes nobody's time."""
        before, self.alone = self.alone, (self.table.state.question.about, seat)
        if len(self.local) < 2 or before == self.alone:
            return
        if before is None:
            self.terminal.say(ONE_KEYBOARD)
        else:
            self.terminal.clear()
        self.terminal.interrupt = None
        if self.terminal.interactive:
            self.terminal.ask(f"{self.screen.name(seat)}, press Enter when only you are looking. ")

    def _catch_up(self) -> Plan | None:
        """Everything that has happened by now, in its order; the next thing that a bot is about to do comes back."""
        while not self.table.over:
            now = self.clocks.match
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
            self.clocks.skip_to(due)
            self._announce(self.table.tick(due))
            return
        self.terminal.pause(min(Millis(plan.at - self.clocks.match), LONGEST_WAIT))
        self.clocks.skip_to(plan.at)
        self._catch_up()

    def _next_seat(self) -> Seat | None:
        """The seat here that is acting goes on while it may; then comes the next; None while only bots are asked."""
        able = [seat for seat in self._waiting() if self._has_time(seat)]
        if self.acting not in able:
            self.acting = able[0] if able else None
        return self.acting

    def _waiting(self) -> list[Seat]:
        return [seat for seat in sorted(self.table.state.to_act) if seat in self.local]

    def _after(self, seat: Seat) -> Seat:
        """Who has the keyboard after a seat that passes it on."""
        waiting = self._waiting()
        return next((other for other in waiting if other > seat), waiting[0])

    def _act(self, seat: Seat, action: Any, prompt: int, at: Millis | None = None) -> None:
        try:
            events = self.table.play(seat, action, self.clocks.match if at is None else at, prompt)
        except IllegalAction as refusal:
            self.screen.refuse(refusal.message)
            return
        self._announce(events)

    def _announce(self, events: tuple[Event, ...]) -> None:
        """Keep what happened, then say it."""
        self._ask()
        self.keeper.keep(self.table)
        view = self.table.view(None)
        for event in events:
            self.screen.tell(event, view)

    # Time

    def _ask(self) -> None:
        """Set the clocks of those here who are asked now; whoever has the keyboard keeps it for one question."""
        if self.clocks.ask(self.table.state.question.about, self._waiting()):
            self.acting = None

    def _due(self, seat: Seat) -> Millis | None:
        """When time runs out for a seat."""
        ends = (deadline.at for deadline in self.table.state.deadlines if deadline.seat in {None, seat})
        return min(ends, default=None)

    def _has_time(self, seat: Seat) -> bool:
        due = self._due(seat)
        return due is None or self.clocks.of(seat) < due

    @contextmanager
    def _running(self, seats: Collection[Seat]) -> Iterator[None]:
        """The clocks of these seats run meanwhile."""
        began = self.terminal.now()
        try:
            yield
        finally:
            self.clocks.run(seats, Millis(round((self.terminal.now() - began) * 1000)))

    def _interrupt(self, plan: Plan | None, sharing: Sharing) -> float | None:
        """When a bot ends what all are doing, by the terminal's clock."""
        if plan is None or sharing != "race" or plan.action.kind not in self.screen.interrupting:
            return None
        return self.terminal.now() + (plan.at - self.clocks.match) / 1000
