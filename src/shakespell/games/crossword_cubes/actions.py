"""What a seat may do in Crossword Cubes."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ...core.dice import Die
from ...core.options import Strict
from ...words.bounds import Along, DieName, Reading, SeatNumber, Several, Spoken
from ...words.layout import Placement


@dataclass(frozen=True, slots=True)
class Lying(Strict):
    """A die on the grid, by name, and the letter it reads there; a wild reads any letter (CC-4)."""

    die: DieName
    row: Along
    col: Along
    reads: Reading


@dataclass(frozen=True, slots=True)
class Lay(Strict):
    """Lay dice as words across and down. A draft: the last one laid is the one that counts (CC-2, CC-8)."""

    cells: Several[Lying]
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Done(Strict):
    """End the turn with what lies (CC-9)."""

    kind: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Shake(Strict):
    """Take a turn that could be passed (CC-10)."""

    kind: Literal["shake"] = "shake"


@dataclass(frozen=True, slots=True)
class Pass(Strict):
    """Pass the third or fourth turn of a round, and with it the rest of the round (CC-10)."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Challenge(Strict):
    """Have one word of a seat's crossword looked up."""

    seat: SeatNumber
    word: Spoken
    kind: Literal["challenge"] = "challenge"


@dataclass(frozen=True, slots=True)
class Accept(Strict):
    """Let the words stand."""

    kind: Literal["accept"] = "accept"


@dataclass(frozen=True, slots=True)
class Vote(Strict):
    """Say whether the words count; the host's ruling is the same word.

    ``words`` narrows a no to the words it is about; the others are then accepted.
    """

    accepts: bool
    words: Several[Spoken] | None = None
    kind: Literal["vote"] = "vote"

    def accepts_word(self, word: str) -> bool:
        """What the vote says of one word."""
        return self.accepts or (self.words is not None and word not in self.words)


Action: TypeAlias = Lay | Done | Shake | Pass | Challenge | Accept | Vote


def laying(placement: Placement, dice: tuple[Die, ...]) -> Lay:
    """The action that lays a placement (see `words.layout.lay`), ``dice`` being the whole roll's."""
    return Lay(tuple(Lying(dice[cell.die].name, cell.row, cell.col, cell.reads) for cell in placement.placed))
