"""What a round of Bookworm brings: dots on your dice, your Bookworm cards, less 2 for who failed (BW-6)."""

from collections.abc import Sequence
from dataclasses import field

from ...core.dice import Die
from ...core.frozen import dataclass
from ...core.game import Seat
from .rules import FAILED


@dataclass(frozen=True, slots=True)
class DieDots:
    """A die that lies before a seat, and its dots."""

    die: str
    glyph: str
    dots: int


@dataclass(frozen=True, slots=True)
class RoundSum:
    """One seat's round as the sum it is: dots + cards, and what failing costs."""

    dice: tuple[DieDots, ...]
    cards: int
    penalty: int
    dots: int = field(init=False)
    score: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "dots", sum([die.dots for die in self.dice]))
        object.__setattr__(self, "score", self.dots + self.cards + self.penalty)

    def __str__(self) -> str:
        failed = f" - {-self.penalty}" if self.penalty else ""
        return f"{self.dots} + {self.cards}{failed} = {self.score}"


def round_sums(
    dice: Sequence[Die],
    rolled: Sequence[int],
    owners: Sequence[Seat | None],
    cards: Sequence[int],
    failed: Seat | None,
) -> list[RoundSum]:
    """What the round brings each seat; ``owners`` says before whom each die lies (None: in the display)."""
    held: list[list[DieDots]] = [[] for _ in cards]
    for die, number, owner in zip(dice, rolled, owners, strict=False):  # nothing lies before the roll
        if owner is not None:
            face = die.faces[number]
            held[owner].append(DieDots(die.name, face.glyph, face.points))
    return [RoundSum(tuple(mine), cards[seat], FAILED if seat == failed else 0) for seat, mine in enumerate(held)]
