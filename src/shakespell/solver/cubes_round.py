"""A round of Game Two of Crossword Cubes as the layout search sees it (CC-10 to CC-14): one word of each length counts.

What a turn adds is exact. What later turns add is an estimate, in whole points, from the gains that turns with those
lengths open brought on average (``cubes_gains``).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from .cubes_gains import TURN_GAINS

LENGTHS = range(2, 9)
SETS = 1 << len(LENGTHS)
ALL = SETS - 1
SLAMS: Mapping[int, int] = {1: 50, 2: 50, 3: 25}
"""CC-14: bonus for all seven lengths, by the turn that completes them."""


@dataclass(frozen=True, slots=True)
class Round:
    """Where a player's round stands before a turn.

    ``made`` maps lengths made to what their words count now, ``turn`` counts from 1, ``turns`` is how many the round
    has, ``harsh`` is the literal reading of CC-12: of two words of a length the higher is deducted as well.
    """

    made: tuple[tuple[int, int], ...] = ()
    turn: int = 4
    turns: int = 4
    harsh: bool = False

    def __post_init__(self) -> None:
        lengths = [length for length, _ in self.made]
        if len(set(lengths)) < len(lengths) or any(length not in LENGTHS for length in lengths):
            raise ValueError(f"lengths made are each of 2 to 8 once, not {' '.join(map(str, lengths))}")
        if not 1 <= self.turn <= self.turns:
            raise ValueError(f"turn {self.turn} of {self.turns}: a turn is from 1 to the number of turns")

    def gain(self, words: Iterable[tuple[int, int]]) -> int:
        """What words, given as (letters, score), add to the round; less than nothing where they spoil one (CC-12)."""
        now: dict[int, list[int]] = {}
        for length, score in words:
            if length in LENGTHS:
                now.setdefault(length, []).append(score)
        before = dict(self.made)
        total = 0
        for length, scores in now.items():
            all_of_length = [*scores, *([before[length]] if length in before else [])]
            lowest = min(all_of_length)
            total += lowest - before.get(length, 0) - (sum(all_of_length) - lowest if self.harsh else 0)
        return total

    def slam(self) -> int:
        """The bonus if this turn completes all seven lengths (CC-14)."""
        return SLAMS.get(self.turn, 0)

    def later(self) -> list[int]:
        """Points expected of later turns, by the set of lengths made after this one (bit 0: two letters)."""
        return [round(_later(ALL & ~made, self.turn + 1, self.turns)) for made in range(SETS)]

    def for_search(self) -> tuple[list[int], int, bool, list[int]]:
        made = dict(self.made)
        return [made.get(length, -1) for length in LENGTHS], self.slam(), self.harsh, self.later()


@cache
def _later(open_lengths: int, turn: int, turns: int) -> float:
    """The best plan for the turns from ``turn`` on: which of the open lengths to go for in each."""
    if turn > turns or not open_lengths:
        return 0.0
    best, part = 0.0, open_lengths
    while part:
        gain, complete = TURN_GAINS[part]
        slam = SLAMS.get(turn, 0) * complete if part == open_lengths else 0.0
        best = max(best, gain + slam + _later(open_lengths & ~part, turn + 1, turns))
        part = (part - 1) & open_lengths
    return best
