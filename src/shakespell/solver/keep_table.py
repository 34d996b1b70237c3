"""The answer to 'which dice do I keep?' for every roll of a turn: a table of exact values, and how to read it."""

from dataclasses import dataclass
from itertools import compress
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from . import keep_file
from .keep_dice import strides

Values: TypeAlias = NDArray[np.float32]


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


@dataclass(frozen=True, slots=True, eq=False)
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
        everything_open = np.array([len(self.tables[0]) - 1])
        return float(self._read(rolls_left, everything_open)[0])

    def value(self, faces: tuple[int, ...], rolls_left: int) -> float:
        """The value of a roll under optimal play; ``faces`` holds the face number of each die."""
        return float(self._keeps(faces, self._checked(rolls_left)).max())

    def advise(self, faces: tuple[int, ...], rolls_left: int, top: int | None = None) -> Advice:
        """What to keep of a roll; ``top`` limits the options told. ValueError for faces or rolls that cannot be."""
        values = self._keeps(faces, self._checked(rolls_left))
        rerolled = np.arange(len(values))
        order = np.lexsort((np.bitwise_count(rerolled), -values))[:top]
        best = self._option(int(order[0]), values) if len(order) else self._option(int(values.argmax()), values)
        options = tuple(self._option(int(choice), values) for choice in order)
        return Advice(best.expected, best.keep, best.reroll, float(values[0]), options)

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

    def _keeps(self, faces: tuple[int, ...], rolls_left: int) -> Values:
        """The value of every way to go on, by the set of dice rolled again (bit 0: the first die)."""
        self._check_faces(faces)
        states = np.zeros(1, np.int64)
        for face, count, stride in zip(faces, self.counts, strides(self.counts), strict=True):
            states += face * stride
            if rolls_left:
                states = np.concatenate([states, states + (count - face) * stride])
        values = self._read(max(rolls_left - 1, 0), states)
        values[:1] = self._read(0, states[:1])  # to roll nothing is to stop, however many rolls are left
        return values

    def _check_faces(self, faces: tuple[int, ...]) -> None:
        if len(faces) != len(self.counts):
            raise ValueError(f"the table is for {len(self.counts)} dice, not {len(faces)}")
        for face, count, die in zip(faces, self.counts, self.dice, strict=True):
            if not 0 <= face < count:
                raise ValueError(f"the {die} die has faces 0 to {count - 1}, not {face}")

    def _read(self, table: int, states: NDArray[np.int64]) -> Values:
        if self.chunks:
            self.chunks.verify(table, states)
        return self.tables[table][states]

    def _option(self, rerolled: int, values: Values) -> Option:
        again = [bool(rerolled >> die & 1) for die in range(len(self.dice))]
        kept = tuple(compress(self.dice, [not rolled for rolled in again]))
        return Option(kept, tuple(compress(self.dice, again)), float(values[rerolled]))
