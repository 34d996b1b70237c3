"""What a seat may do in Bookworm."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ...core.options import Strict
from ...words.bounds import DieName, Spoken


@dataclass(frozen=True, slots=True)
class Choose(Strict):
    """Choose one of the three categories of the card, by its id (BW-1)."""

    category: Spoken
    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Name(Strict):
    """Name a word and the die it is for (BW-2)."""

    word: Spoken
    die: DieName
    kind: Literal["name"] = "name"


@dataclass(frozen=True, slots=True)
class GiveUp(Strict):
    """Say that no word comes to mind: the round ends (BW-5)."""

    kind: Literal["give-up"] = "give-up"


@dataclass(frozen=True, slots=True)
class TakeNot(Strict):
    """Take the special die that shows NOT instead of failing, each player once a round (BW-12)."""

    kind: Literal["take-not"] = "take-not"


@dataclass(frozen=True, slots=True)
class Dispute(Strict):
    """Doubt that the named word fits: the others vote (BW-9)."""

    kind: Literal["dispute"] = "dispute"


@dataclass(frozen=True, slots=True)
class Accept(Strict):
    """Let the named word stand (BW-9)."""

    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Vote(Strict):
    """Say whether the named word fits the category; the host's ruling is the same word (BW-9)."""

    accepts: bool
    kind: Literal["vote"] = "vote"


Action: TypeAlias = Choose | Name | GiveUp | TakeNot | Dispute | Accept | Vote
