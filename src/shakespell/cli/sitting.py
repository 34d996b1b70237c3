"""One match at this terminal: whose turn it is, what they answer, and every step kept before the next."""

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..bots import BOTS, Bot
from ..bots.simulate import seeded
from ..core.game import Event, IllegalAction, Millis, Seat
from ..core.table import Table
from ..words.lexicon import Lexicon
from .keeping import Keeper, Unfinished
from .options import referee_for
from .screen import Company, Screen, ScreenMaker
from .terminal import Bell, Leave, Terminal


@dataclass(slots=True)
class Sitting:
    """People and bots at one table, at one terminal."""

    terminal: Terminal
    table: Table[Any, Any, Any]
    keeper: Keeper
    screen: Screen
    bots: Mapping[Seat, Bot]
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
        table: Table[Any, Any, Any] = Table(setup.build(), keeper.key, referee_for(lexicon), list(record.entries()))
        local = frozenset(place for place, _ in seats if place not in bots)
        company = Company(setup, tuple(seat.name for _, seat in seats), local, lexicon)
        return cls(terminal, table, keeper, maker(terminal, company), bots)

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
        """Let time pass, then let one seat act."""
        if self._tick():
            return
        seat = self._next_seat()
        view = self.table.view(seat)
        if seat in self.bots:
            self._let_bot_act(seat, view)
            return
        try:
            action = self.screen.ask(view, self._bell())
        except Bell:
            return
        if not self._tick():
            self._act(seat, action, view.prompt)

    def _next_seat(self) -> Seat:
        """The seat that is acting goes on while it may; then comes the next."""
        waiting = sorted(self.table.state.to_act)
        if self.acting not in waiting:
            self.acting = waiting[0]
        assert self.acting is not None
        return self.acting

    def _let_bot_act(self, seat: Seat, view: Any) -> None:
        choice = self.bots[seat].choose(view, seeded(self.keeper.seed, seat, view.prompt))
        if choice is None:
            raise AssertionError(f"the bot at seat {seat} is asked to act and does not")
        self.terminal.pause(choice.after)
        self._act(seat, choice.action, view.prompt)

    def _act(self, seat: Seat, action: Any, prompt: int) -> None:
        try:
            events = self.table.play(seat, action, self._now(), prompt)
        except IllegalAction as refusal:
            self.screen.refuse(refusal.message)
            return
        self._announce(events)

    def _tick(self) -> bool:
        """Let deadlines pass; whether any did."""
        events = self.table.tick(self._now())
        if events:
            self._announce(events)
        return bool(events)

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
