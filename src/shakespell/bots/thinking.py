"""Several bots that think at the same time: who is the first to be ready, and to do what (KW-4, SD-1).

A bot chooses when it is asked something, and its choice ripens while the match goes on. When what it sees changes it
chooses again, and the time it has thought counts; when it is asked something else its choice is void.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from ..core.game import Millis, Seat, View
from ..core.table import Table
from .bot import Bot


class Plan(NamedTuple):
    """What a bot is about to do: ``action`` at match time ``at``; it waits for others where ``action`` is None."""

    at: Millis
    seat: Seat
    action: Any
    prompt: int
    view: View


@dataclass(slots=True)
class Thinking:
    """The bots of one match. ``chance`` gives a seat's source of chance for the question with a number."""

    bots: Mapping[Seat, Bot]
    chance: Callable[[Seat, int], Random]
    plans: dict[Seat, Plan] = field(default_factory=dict)

    def first(self, table: Table[Any, Any, Any], now: Millis) -> Plan | None:
        """The plan that ripens first, of equal ones that of the lower seat; None while no bot is about to act."""
        acting = [seat for seat in sorted(table.state.to_act) if seat in self.bots]
        self.plans = {seat: self._plan(seat, table.view(seat), now) for seat in acting}
        ripening = [plan for plan in self.plans.values() if plan.action is not None]
        return min(ripening, key=lambda plan: (plan.at, plan.seat), default=None)

    def _plan(self, seat: Seat, view: View, now: Millis) -> Plan:
        before = self.plans.get(seat)
        asked_anew = before is None or before.prompt != view.prompt
        if before is not None and not asked_anew and before.view == view:
            return before
        choice = self.bots[seat].choose(view, self.chance(seat, view.prompt))
        if choice is None:
            return Plan(now, seat, None, view.prompt, view)
        ready = Millis(now + choice.after)
        if before is not None and not asked_anew and before.action is not None:
            ready = max(now, min(before.at, ready))
        return Plan(ready, seat, choice.action, view.prompt, view)
