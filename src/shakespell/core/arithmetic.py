"""A score is shown as the sum it is, as the printed score sheets do."""

from dataclasses import field

from .frozen import dataclass


@dataclass(frozen=True, slots=True)
class Sum:
    """Word value x multiplier + bonus = score; the score is worked out, never given."""

    value: int
    multiplier: int
    bonus: int = 0
    score: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "score", self.value * self.multiplier + self.bonus)

    def __str__(self) -> str:
        product = f"{self.value} x {self.multiplier}"
        return f"{product} + {self.bonus} = {self.score}" if self.bonus else f"{product} = {self.score}"


NOTHING = Sum(0, 0)
"""What a turn without a valid word is worth."""
