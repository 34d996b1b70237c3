"""What a seat may do in Dice Words."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ...core.options import Strict
from ...words.bounds import DieName, SeatNumber, Several, Spoken


@dataclass(frozen=True, slots=True)
class Go(Strict):
    """The starting player starts the timer (KW-2)."""

    kind: Literal["go"] = "go"


@dataclass(frozen=True, slots=True)
class Reroll(Strict):
    """Roll the named dice again and keep the rest (KW-3)."""

    dice: Several[DieName]
    kind: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class Spell(Strict):
    """Arrange letters; the last arrangement before the bell is the word (KW-4). Empty takes the letters off again.

    ``dice`` names the die for each letter, or is None for the spelling that scores best.
    """

    word: Spoken
    dice: Several[DieName] | None = None
    kind: Literal["spell"] = "spell"


@dataclass(frozen=True, slots=True)
class Lock(Strict):
    """Be done with this round: the letters as they lie are the word (KW-4)."""

    kind: Literal["lock"] = "lock"


@dataclass(frozen=True, slots=True)
class Challenge(Strict):
    """Have a seat's word looked up (KW-10)."""

    seat: SeatNumber
    kind: Literal["challenge"] = "challenge"


@dataclass(frozen=True, slots=True)
class Accept(Strict):
    """Let the words stand (KW-10)."""

    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Vote(Strict):
    """Answer the open question: new target letters (KW-14), or whether a word counts (KW-10; the host rules so too)."""

    accepts: bool
    kind: Literal["vote"] = "vote"


Action: TypeAlias = Go | Reroll | Spell | Lock | Challenge | Accept | Vote
