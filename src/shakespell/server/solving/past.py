"""Turns that are over, as the questions that can be asked about them: what was possible, and what decisions were worth.

They are read from the log, so a device that was not there, or has forgotten, can ask as well. A turn is told once it
stands on the score sheet, when everything of it lies open; what is still hidden is in no answer.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, groupby
from typing import Any

from ...analysis.position import Stop, Stopped, never
from ...core.dice import Die
from ...presets.rolls import Placement
from ...presets.rolls import written as written_roll
from ...record import Header, Record, Told, replayed
from ..bodies import PastTurn, Turns
from .asking import Log, PastRoll, Solve, Tell


def past_turns(header: Header, log: Iterable[Any], tell: Tell, stop: Stop = never, only: int | None = None) -> Turns:
    """The turns of a match that are over, all or those of one round; one round after the other is held in memory.

    RecordError where this program cannot play it, Stopped once ``stop`` says.
    """
    setup = header.setup()
    steps = until(stop, replayed(Record(header=header, log=tuple(log))))
    rounds = groupby(steps, key=lambda step: int(step.before.round))
    told = (
        tell(Log(header.match, setup, tuple(steps_of))) for number, steps_of in rounds if only is None or number == only
    )
    return Turns(match=header.match, game=header.game, turns=tuple(chain.from_iterable(told)))


def until(stop: Stop, steps: Iterable[Told]) -> Iterator[Told]:
    """The steps of a log as they are replayed; Stopped once ``stop`` says so."""
    for step in steps:
        if stop():
            raise Stopped
        yield step


def turn(round_: int, number: int, seat: int | None, asks: Iterable[Solve]) -> PastTurn:
    """A turn with the questions about it, each as the body of a request."""
    return PastTurn(round=round_, turn=number, seat=seat, asks=tuple(map(_body, asks)))


def _body(ask: Solve) -> dict[str, Any]:
    question = type(ask).model_fields["question"].default
    return {"question": question, **ask.model_dump(mode="json", exclude_defaults=True)}


def lying(dice: tuple[Die, ...], rolled: tuple[int, ...]) -> str:
    """A roll die by die, the form that leaves no doubt."""
    return written_roll(Placement(rolled, len(dice)), dice)


@dataclass(slots=True)
class Rolls:
    """The rolls of one turn, and how many rerolls followed the first; None where they were unlimited."""

    dice: tuple[Die, ...]
    rolls_left: int | None
    made: list[PastRoll]

    def fell(self, rolled: tuple[int, ...]) -> None:
        self.made.append(PastRoll(roll=lying(self.dice, rolled)))

    def took_up(self, names: Iterable[str]) -> None:
        """Dice went back into the cup, and the others were kept."""
        again = set(names)
        kept = tuple(die.name for die in self.dice if die.name not in again)
        self.made[-1] = self.made[-1].model_copy(update={"kept": kept})
