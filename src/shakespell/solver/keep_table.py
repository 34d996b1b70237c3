"""The answer to 'which dice do I keep?' for every roll of a turn: a table of exact values, and how to read it."""

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import nsmallest
from itertools import compress
from pathlib import Path

from . import keep_file
from .keep_file import Values
from .states import strides


@dataclass(frozen=True, slots=True)
class Option:
    """One way to go on: keep these dice, roll those, and what that is worth if all later choices are the best."""

    keep: tuple[str, ...]
    reroll: tuple[str, ...]
    expected: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The best way to go on and all others, best first; rolling no dice means to stop and take the best word now.

    ``expected`` is the value of the roll under optimal play, ``now`` that of stopping. Of options worth the same,
    the one that rolls fewer dice stands first.
    """

    expected: float
    keep: tuple[str, ...]
    reroll: tuple[str, ...]
    now: float
    options: tuple[Option, ...]

    @property
    def stop(self) -> bool:
        """Whether the best is to roll no more."""
        return not self.reroll


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class KeepTable:
    """Exact values of every roll and every set of kept dice of a turn, up to ``rerolls`` rolls after the first.

    Values are expected final scores, or probabilities where the table was made by ``keep.reach``. ``dice`` are the
    names and ``counts`` the numbers of faces of the dice. ``tables[k]`` has, for every state of the dice (the last die
    counting by one, a die's last digit meaning open), the value of keeping the dice that show a face and rolling the
    open ones with k more rolls to follow; it may lie in a mapped file. ``turn`` is the value before the first roll.
    Instances may be shared between threads.
    """

    dice: tuple[str, ...]
    counts: tuple[int, ...]
    rerolls: int
    tables: tuple[Values, ...]
    turn: float
    chunks: keep_file.Chunks | None = None

    def expected(self, rolls_left: int | None = None) -> float:
        """The value of a turn before its first roll, with ``rolls_left`` rerolls to follow that (default: all)."""
        rolls_left = self.rerolls if rolls_left is None else self._checked(rolls_left)
        if rolls_left == self.rerolls:
            return self.turn
        everything_open = len(self.tables[0]) - 1
        return self._read(rolls_left, [everything_open])[0]

    def value(self, faces: tuple[int, ...], rolls_left: int) -> float:
        """The value of a roll under optimal play; ``faces`` holds the face number of each die."""
        return max(self._keeps(faces, self._checked(rolls_left)))

    def advise(self, faces: tuple[int, ...], rolls_left: int, top: int | None = None) -> Advice:
        """What to keep of a roll; ``top`` limits the options told. ValueError for faces or rolls that cannot be."""
        values = self._keeps(faces, self._checked(rolls_left))

        def order(rerolled: int) -> tuple[float, int, int]:
            return -values[rerolled], rerolled.bit_count(), rerolled

        choices = range(len(values))
        best = self._option(min(choices, key=order), values)
        told = sorted(choices, key=order) if top is None else nsmallest(top, choices, key=order)
        options = tuple(self._option(choice, values) for choice in told)
        return Advice(best.expected, best.keep, best.reroll, values[0], options)

    def save(self, path: Path, digests: dict[str, str]) -> None:
        """Write the table as a file that ``open`` maps; ``digests`` name what it was made of. Replaces atomically."""
        facts = {"dice": list(self.dice), "faces": list(self.counts), "rerolls": self.rerolls, "turn": self.turn}
        keep_file.write(path, facts, digests, self.tables)

    @staticmethod
    def open(path: Path, digests: dict[str, str]) -> "KeepTable":
        """A saved table, mapped into memory and read only where needed.

        ``UnusableTable`` where the file is missing, truncated, damaged, of another version, or made of other things
        than ``digests`` say: then the table is to be made again. Damage within the values is found when they are read.
        """
        facts, tables, chunks = keep_file.read(path, digests)
        return KeepTable(
            tuple(facts["dice"]), tuple(facts["faces"]), facts["rerolls"], tables, float(facts["turn"]), chunks
        )

    def _checked(self, rolls_left: int) -> int:
        if not 0 <= rolls_left <= self.rerolls:
            raise ValueError(f"this table knows 0 to {self.rerolls} rolls left, not {rolls_left}")
        return rolls_left

    def _keeps(self, faces: tuple[int, ...], rolls_left: int) -> list[float]:
        """The value of every way to go on, by the set of dice rolled again (bit 0: the first die)."""
        self._check_faces(faces)
        states = [sum(face * stride for face, stride in zip(faces, strides(self.counts), strict=True))]
        if rolls_left:
            for face, count, stride in zip(faces, self.counts, strides(self.counts), strict=True):
                states += [state + (count - face) * stride for state in states]
        values = self._read(max(rolls_left - 1, 0), states)
        values[0] = self._read(0, states[:1])[0]  # to roll nothing is to stop, however many rolls are left
        return values

    def _check_faces(self, faces: tuple[int, ...]) -> None:
        if len(faces) != len(self.counts):
            raise ValueError(f"the table is for {len(self.counts)} dice, not {len(faces)}")
        for face, count, die in zip(faces, self.counts, self.dice, strict=True):
            if not 0 <= face < count:
                raise ValueError(f"the {die} die has faces 0 to {count - 1}, not {face}")

    def _read(self, table: int, states: Sequence[int]) -> list[float]:
        if self.chunks:
            self.chunks.verify(table, states)
        values = self.tables[table]
        return [float(values[state]) for state in states]

    def _option(self, rerolled: int, values: Sequence[float]) -> Option:
        again = [bool(rerolled >> die & 1) for die in range(len(self.dice))]
        kept = tuple(compress(self.dice, [not rolled for rolled in again]))
        return Option(kept, tuple(compress(self.dice, again)), values[rerolled])
