"""What was rolled in an ended match, under which labels: who knows no rules can compute the dice with it."""

from ..analysis.position import Stop, never
from ..core.game import Roll
from ..record import Record, Told, replayed
from .bodies import LabelledRoll, RolledDie, Rolls
from .solving.past import until


def told_rolls(record: Record, stop: Stop = never) -> Rolls:
    """All rolls of a record; RecordError where this program cannot play it, Stopped once ``stop`` says."""
    steps = enumerate(until(stop, replayed(record)), 1)
    rolls = (_roll(entry, told) for entry, told in steps if isinstance(told.before.needs, Roll))
    return Rolls(match=record.header.match, rolls=tuple(rolls))


def _roll(entry: int, told: Told) -> LabelledRoll:
    need: Roll = told.before.needs
    dice = tuple(RolledDie(name=die.name, faces=len(die.faces)) for die in need.dice)
    return LabelledRoll(entry=entry, label=need.label, dice=dice)
