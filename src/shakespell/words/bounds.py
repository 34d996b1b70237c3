"""How much a seat may say in one action: more than any box needs, little enough for everybody else's screen and log.

What one seat plays is stored, sent to all others and drawn by them; so each number, list and text of an action has its
bounds in its type, and whoever reads one, from a socket or from a record, refuses what lies beyond them.
"""

from typing import Annotated, TypeAlias, TypeVar

from annotated_types import Interval, MaxLen

T = TypeVar("T")

FAR = 1000
"""Rows and columns are numbered within this distance of the first die, however a screen counts them."""

GLYPH_LIMIT = 4
"""Letters that one die may show together (``CH``, ``SCH``)."""

MOST_NAMED = 30
"""Dice or words of one action; no table has so many dice."""

Along: TypeAlias = Annotated[int, Interval(ge=-FAR, le=FAR)]
"""A row, counted downwards, or a column, counted to the right."""

SeatNumber: TypeAlias = Annotated[int, Interval(ge=0, le=39)]
"""Another seat, counted from 0."""

DieName: TypeAlias = Annotated[str, MaxLen(60)]
Reading: TypeAlias = Annotated[str, MaxLen(8)]
"""The letters that a die is to read."""

Spoken: TypeAlias = Annotated[str, MaxLen(200)]
"""A word or phrase as it was typed: games allow less, and say so in their own words."""

Several: TypeAlias = Annotated[tuple[T, ...], MaxLen(MOST_NAMED)]
