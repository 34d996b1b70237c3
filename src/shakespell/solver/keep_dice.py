"""Dice, words and scores as the numbers the reroll tables are made of.

A *state* says of each die which face it shows, or that it is open. It is one number in mixed radix: a die of six faces
has the digits 0 to 5 for its faces and 6 for open, and the last die counts by one. Sets of dice are bit masks, bit 0
being the first die.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import isfinite, prod

import numpy as np
from numpy.typing import NDArray

from ..core.dice import Die, Face
from .scoring import Scoring
from .states import MOST_STATES, strides

MOST_READING = 5
_WILD_BITS = 32
_ORDER_BITS = 64


def face_counts(dice: Sequence[Die]) -> tuple[int, ...]:
    """The number of faces of each die; ValueError where the dice are none or too many for a table of all states."""
    counts = tuple(len(die.faces) for die in dice)
    if not counts or 0 in counts:
        raise ValueError("reroll values need at least one die, and each die a face")
    states = prod(count + 1 for count in counts)
    if states > MOST_STATES:
        raise ValueError(f"{len(counts)} dice have {states:,} states; the solver takes at most {MOST_STATES:,}")
    return counts


def spelled_letters(face: Face) -> int:
    """How many letters of a word the face gives: 1 for most, 2 for ``CH``, 0 for a symbol."""
    if face.is_wild:
        return 1
    lengths = {len(reading) for reading in face.readings}
    if len(lengths) > 1 or max(lengths, default=0) > MOST_READING:
        raise ValueError(
            f"the solver cannot take face {face.glyph}: its readings must be equally long, at most {MOST_READING}"
        )
    return lengths.pop() if lengths else 0


@dataclass(frozen=True, slots=True, eq=False)
class Moves:
    """All ways to lay one die as the next letters of a word, one array entry each.

    ``first`` is the symbol of the first letter, ``rest`` has those of further letters (``CH``) in its bytes, lowest
    byte first. ``step`` is the way from the state with the die open down to the state with it at the face.

    A move may be made while nothing in its ``barred`` has been used, and then uses ``taken``: both have two words of 64
    bits a move. The first word has the dice, and from bit 32 up those that lie as wilds. Swapping two wilds, or two
    dice that give the same letter, shows the same faces, so one order of them is enough: a wild bars the wilds before
    it, and a die bars, by the bits of the second word, the dice before it that give the same letter, wilds coming last.
    The second word saves work and changes no result; bits that it has no room for are left out.
    """

    first: NDArray[np.uint8]
    rest: NDArray[np.uint32]
    step: NDArray[np.uint32]
    taken: NDArray[np.uint64]
    barred: NDArray[np.uint64]

    @staticmethod
    def of(dice: Sequence[Die], alphabet: str) -> "Moves":
        """The moves of the dice over the letters of a lexicon; readings with other letters spell nothing."""
        moves = [move for position, die in enumerate(dice) for move in _moves_of_die(position, die, dice, alphabet)]
        _put_in_order(moves)
        return Moves(
            np.array([move.first for move in moves], np.uint8),
            np.array([move.rest for move in moves], np.uint32),
            np.array([move.step for move in moves], np.uint32),
            np.array([move.taken for move in moves], np.uint64).reshape(-1, 2),
            np.array([move.barred for move in moves], np.uint64).reshape(-1, 2),
        )


@dataclass(slots=True)
class _Move:
    first: int
    rest: int
    step: int
    wild: bool
    taken: list[int]
    barred: list[int]


def _moves_of_die(position: int, die: Die, dice: Sequence[Die], alphabet: str) -> Iterator[_Move]:
    stride = strides(face_counts(dice))[position]
    itself = 1 << position
    as_wild = itself << _WILD_BITS
    later_wilds = sum(1 << later for later in range(position + 1, len(dice))) << _WILD_BITS
    for number, face in enumerate(die.faces):
        step = (len(die.faces) - number) * stride
        if face.is_wild:
            for symbol in range(1, len(alphabet) + 1):
                yield _Move(symbol, 0, step, True, [itself | as_wild, 0], [itself | later_wilds, 0])
        elif spelled_letters(face):
            for reading in face.readings:
                symbols = [alphabet.find(letter) + 1 for letter in reading]
                if all(symbols):
                    rest = sum(symbol << 8 * place for place, symbol in enumerate(symbols[1:]))
                    yield _Move(symbols[0], rest, step, False, [itself, 0], [itself, 0])


def _put_in_order(moves: Sequence[_Move]) -> None:
    """Let each move be barred by later ones with the same letter, as far as there are bits for it."""
    bit = 0
    for symbol in sorted({move.first for move in moves}):
        same = sorted((move for move in moves if move.first == symbol and not move.rest), key=lambda move: move.wild)
        for later in range(1, len(same)):
            if bit == _ORDER_BITS:
                return
            same[later].taken[1] |= 1 << bit
            for earlier in same[:later]:
                earlier.barred[1] |= 1 << bit
            bit += 1


@dataclass(frozen=True, slots=True, eq=False)
class Ranking:
    """Where the score of a state stands: letters and points follow from the state, so the rank is a sum over its dice.

    ``ranks`` has one entry for each face of each die, die after die: what it adds to ``open_rank``, the rank of the
    state in which all dice are open. ``possible`` are the (letters, points) that occur, ``width`` ranks a letter.
    """

    ranks: NDArray[np.int32]
    open_rank: int
    width: int
    most_letters: int
    possible: frozenset[tuple[int, int]]

    @staticmethod
    def of(dice: Sequence[Die]) -> "Ranking":
        faces = [[(spelled_letters(face), face.points) for face in die.faces] for die in dice]
        lowest = sum(min(0, *(points for _, points in die)) for die in faces)
        width = sum(max(0, *(points for _, points in die)) for die in faces) - lowest + 1
        ranks = [letters * width + points if letters else 0 for die in faces for letters, points in die]
        most_letters = sum(max(letters for letters, _ in die) for die in faces)
        return Ranking(np.array(ranks, np.int32), -lowest, width, most_letters, _possible(faces))

    def values(self, scoring: Scoring) -> NDArray[np.float32]:
        """The scoring as a table: row = rank, column = set of target letters matched; shape (ranks, 2**targets)."""
        matched = [
            frozenset(letter for place, letter in enumerate(scoring.targets) if pattern >> place & 1)
            for pattern in range(1 << len(scoring.targets))
        ]
        table = np.full(((self.most_letters + 1) * self.width, len(matched)), scoring.passing, np.float32)
        for letters, points in self.possible:
            scores = [scoring.score(letters, points, letters_matched) for letters_matched in matched]
            if not all(map(isfinite, scores)):
                raise ValueError(f"the scoring gives no finite score for {letters} letters with {points} points")
            table[letters * self.width + points + self.open_rank] = scores
        return table


def _possible(dice: Sequence[Sequence[tuple[int, int]]]) -> frozenset[tuple[int, int]]:
    """Every (letters, points) that some of the dice can add up to."""
    sums = {(0, 0)}
    for faces in dice:
        sums |= {(has + letters, worth + points) for has, worth in sums for letters, points in faces if letters}
    return frozenset(sums - {(0, 0)})


@dataclass(frozen=True, slots=True, eq=False)
class Marks:
    """Everything that says what each state scores as a word, all of its dice used.

    Spelling i is of state ``states[i]`` and scores ``values[rank of the state, patterns[kinds[i]]]``; where no targets
    are asked for, ``kinds`` is empty and the column is 0. All other states score ``passing``.
    """

    states: NDArray[np.uint32]
    kinds: NDArray[np.uint32]
    patterns: NDArray[np.uint8]
    ranking: Ranking
    values: NDArray[np.float32]
    passing: float


def patterns(letter_sets: NDArray[np.uint64], targets: Sequence[str], alphabet: str) -> NDArray[np.uint8]:
    """For each letter set, which targets are in it: bit i for the i-th target."""
    found = np.zeros(len(letter_sets), np.uint8)
    for place, letter in enumerate(targets):
        symbol = alphabet.find(letter) + 1
        if symbol:
            found |= ((letter_sets >> np.uint64(symbol) & np.uint64(1)) << np.uint64(place)).astype(np.uint8)
    return found
