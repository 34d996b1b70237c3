"""How long bots think, in one place for server, terminal and simulation: who is ready first (KW-4, SD-1).

A bot chooses when it is asked something, and its choice ripens while the match goes on: ``after`` the moment at which
the question was put, as the log has it, so that a restart costs and gives nobody time. It chooses anew when what it may
do has changed, and once more when its time has come if what it sees has changed since.

Who races takes as long as it says. Anybody else answers before time runs out, and does not make people wait: where no
person is asked, a bot is ready ``patience`` milliseconds after the last thing that happened.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, NamedTuple

from ..core.game import Deadline, Millis, Seat, View
from ..core.table import Table
from .bot import Bot, Choice
from .company import accepts_in_doubt

MARGIN = 500
"""Milliseconds before its deadline at which a bot that does not race answers at the latest."""


class Plan(NamedTuple):
    """What a bot is about to do: ``action`` at match time ``at``, chosen for ``view``."""

    at: Millis
    seat: Seat
    action: Any
    view: View


class Asked(NamedTuple):
    """What a bot has to choose in: its view, and when it began to think about it."""

    seat: Seat
    view: View
    since: Millis


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot has chosen; None: it waits for others."""

    asked: Asked
    choice: Choice | None

    @property
    def since(self) -> Millis:
        """From when on the choice ripens."""
        named = None if self.choice is None else self.choice.since
        return self.asked.since if named is None else named

    def answers(self, view: View) -> bool:
        """Whether it is an answer to what is asked now, and need not be given up before it is ripe."""
        before = self.asked.view
        if before.prompt != view.prompt or before.can != view.can:
            return False
        return self.choice is not None or before == view


@dataclass(slots=True)
class Thinking:
    """The bots of one match.

    ``chance`` gives a seat's source of chance for the question with a number; ``patience`` is how long people are made
    to wait for a bot, None where nobody waits.
    """

    bots: Mapping[Seat, Bot]
    chance: Callable[[Seat, int], Random]
    patience: int | None = None
    _thoughts: dict[Seat, Thought] = field(default_factory=dict)

    def first(self, table: Table[Any, Any, Any]) -> Plan | None:
        """The plan that ripens first, of equal ones that of the lower seat, after all bots have chosen.

        None while no bot is about to act.
        """
        views = self._views(table)
        while True:
            for asked in self._unanswered(table, views):
                self.enter(Thought(asked, self.choose(asked)))
            plan = self._next(table, views)
            if plan is None or plan.view == views[plan.seat]:
                return plan
            self.forget(plan.seat)

    # The same step by step, for who lets bots choose elsewhere

    def unanswered(self, table: Table[Any, Any, Any]) -> list[Asked]:
        """What bots are asked and have not chosen an answer to."""
        return list(self._unanswered(table, self._views(table)))

    def choose(self, asked: Asked) -> Choice | None:
        """What the bot does; this may take long."""
        return self.bots[asked.seat].choose(asked.view, self.chance(asked.seat, asked.view.prompt))

    def enter(self, thought: Thought) -> None:
        """Take note of what a bot has chosen."""
        self._thoughts[thought.asked.seat] = thought

    def next(self, table: Table[Any, Any, Any]) -> Plan | None:
        """Of the answers that have been chosen, the one that ripens first."""
        return self._next(table, self._views(table))

    def ripe(self, table: Table[Any, Any, Any], now: Millis) -> Plan | None:
        """The first plan whose time has come; one that was made for what has changed since is to be chosen anew."""
        while (plan := self.next(table)) is not None and plan.at <= now:
            if plan.view == table.view(plan.seat):
                return plan
            self.forget(plan.seat)
        return None

    def forget(self, seat: Seat) -> None:
        """Have a bot choose anew, because what it sees has changed; the time it has thought counts."""
        self._thoughts[seat] = replace(self._thoughts[seat], choice=None)

    def _views(self, table: Table[Any, Any, Any]) -> dict[Seat, View]:
        """What each bot sees that is asked something."""
        views = {seat: table.view(seat) for seat in sorted(table.state.to_act) if seat in self.bots}
        return {seat: view for seat, view in views.items() if seat not in view.left}

    def _unanswered(self, table: Table[Any, Any, Any], views: Mapping[Seat, View]) -> Iterator[Asked]:
        for seat, view in views.items():
            before = self._thoughts.get(seat)
            if before is None or not before.answers(view):
                yield Asked(seat, view, self._since(table, view, before))

    def _since(self, table: Table[Any, Any, Any], view: View, before: Thought | None) -> Millis:
        """When the bot was asked this: with the question, or when it was allowed something else."""
        assert view.seat is not None, "a spectator is asked nothing"
        if before is None or before.asked.view.prompt != view.prompt:
            return table.asked_at(view.seat)
        return before.asked.since if before.asked.view.can == view.can else table.now

    def _next(self, table: Table[Any, Any, Any], views: Mapping[Seat, View]) -> Plan | None:
        plans = [plan for seat, view in views.items() if (plan := self._plan(table, seat, view)) is not None]
        return min(plans, key=lambda plan: (plan.at, plan.seat), default=None)

    def _plan(self, table: Table[Any, Any, Any], seat: Seat, view: View) -> Plan | None:
        thought = self._thoughts.get(seat)
        if thought is None or thought.choice is None or not thought.answers(view):
            return None
        ready, action = self._ready(table, thought, thought.choice), self._said(thought.choice, thought.asked)
        return Plan(ready, seat, action, thought.asked.view)

    def _said(self, choice: Choice, asked: Asked) -> Any:
        """What is played: of a vote in doubt, what leaves it to people."""
        doubt, ballot = choice.doubt, asked.view.ballot
        if doubt is None or ballot is None:
            return choice.action
        accepts = accepts_in_doubt(ballot, asked.seat, self.bots.keys(), doubt.alone)
        return doubt.accept if accepts else doubt.reject

    def _ready(self, table: Table[Any, Any, Any], thought: Thought, choice: Choice) -> Millis:
        ready = thought.since + choice.after
        if choice.races:
            return Millis(ready)
        if self.patience is not None and table.state.to_act <= self.bots.keys():
            ready = min(ready, max(thought.asked.since, table.now) + self.patience)
        limits = [due.at - MARGIN for due in table.state.deadlines if _concerns(due, thought.asked.seat)]
        return Millis(max(thought.asked.since, min([ready, *limits])))


def _concerns(due: Deadline, seat: Seat) -> bool:
    return due.seat in (None, seat)
