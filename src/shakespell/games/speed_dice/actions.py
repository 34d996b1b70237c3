"""What a seat may do in Speed Dice."""

from typing import Literal, TypeAlias

from ...core.frozen import dataclass
from ...core.options import Strict
from ...words.bounds import Along, DieName, Reading, Several


@dataclass(frozen=True, slots=True)
class Place(Strict):
    """A die on the table before a player. ``reads`` is needed for a wild, and is else what the die shows (SD-3)."""

    die: DieName
    row: Along
    col: Along
    reads: Reading = ""


@dataclass(frozen=True, slots=True)
class Ready(Strict):
    """Be ready to roll (SD-1, SD-8)."""

    kind: Literal["ready"] = "ready"


@dataclass(frozen=True, slots=True)
class Lay(Strict):
    """Arrange dice; the last arrangement counts. None takes all dice back (SD-2)."""

    placed: Several[Place]
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Toss(Strict):
    """Toss the last die into the bowl (SD-4); ``placed`` lays the others in the same breath."""

    placed: Several[Place] | None = None
    kind: Literal["toss"] = "toss"


@dataclass(frozen=True, slots=True)
class Propose(Strict):
    """Ask everybody to roll anew (SD-9)."""

    kind: Literal["propose"] = "propose"


@dataclass(frozen=True, slots=True)
class Vote(Strict):
    """Answer the open question: to roll anew (SD-9), or whether a word counts (SD-12)."""

    accepts: bool
    kind: Literal["vote"] = "vote"


Action: TypeAlias = Ready | Lay | Toss | Propose | Vote
