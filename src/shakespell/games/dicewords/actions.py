"""What a seat may do in Dicewords."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ...core.options import Strict
from ...words.bounds import DieName, SeatNumber, Several, Spoken


@dataclass(frozen=True, slots=True)
class Reroll(Strict):
    """Roll the named dice again and keep the rest (DW-1)."""

    dice: Several[DieName]
    kind: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class Declare(Strict):
    """Declare a word; ``dice`` names the die for each letter, or is None for the spelling that scores best (DW-5)."""

    word: Spoken
    dice: Several[DieName] | None = None
    kind: Literal["declare"] = "declare"


@dataclass(frozen=True, slots=True)
class Spell(Strict):
    """Lay letters on the tray: the word that lies there when time is up is declared (DW-8). Empty takes them off.

    ``dice`` names the die for each letter, or is None for the spelling that scores best.
    """

    word: Spoken
    dice: Several[DieName] | None = None
    kind: Literal["spell"] = "spell"


@dataclass(frozen=True, slots=True)
class Pass(Strict):
    """End the turn without a word (DW-2)."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Challenge(Strict):
    """Have a seat's declared word looked up (DW-7)."""

    seat: SeatNumber
    kind: Literal["challenge"] = "challenge"


@dataclass(frozen=True, slots=True)
class Accept(Strict):
    """Let the declared words stand (DW-7)."""

    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Vote(Strict):
    """Say whether the declared word counts; the host's ruling is the same word."""

    accepts: bool
    kind: Literal["vote"] = "vote"


Action: TypeAlias = Reroll | Declare | Spell | Pass | Challenge | Accept | Vote
