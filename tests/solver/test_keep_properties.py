"""Reroll values against plain expectimax: the compiled core, the NumPy reference and a search over all rolls agree.

Proves DW-1 (a die kept once may be rolled later, any roll may be the last), KW-3, KW-6 and KW-7 (target letters, also
shown by wilds), and faces with two letters, on random small dice sets and lexicons.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shakespell.core.dice import Die, Face, either, letter, symbol, wild
from shakespell.solver import keep
from shakespell.words.graph import build

pytest.importorskip("shakespell.solver._core", reason="holds the compiled core to the reference")

ALPHABET = "ABCH"
POINTS = st.integers(-3, 5)
FACES = st.one_of(
    st.builds(letter, st.sampled_from(["A", "B", "C", "H", "CH", "AB", "Z"]), POINTS),
    st.builds(either, st.sampled_from(["AB", "CH"]), POINTS),
    st.builds(wild, POINTS),
    st.just(symbol("NOT")),
)
PLAIN_FACES = st.one_of(  # dice that leave the order of letters free
    st.builds(letter, st.sampled_from("ABCHZ"), POINTS),
    st.builds(either, st.just("AB"), POINTS),
    st.builds(wild, POINTS),
)
WORDS = st.sets(st.text(ALPHABET, min_size=1, max_size=6), max_size=25)


def dice_of(faces: list[list[Face]]) -> tuple[Die, ...]:
    return tuple(Die(f"d{number}", tuple(die)) for number, die in enumerate(faces))


def any_dice(least: int, most: int, fewest_faces: int, most_faces: int) -> st.SearchStrategy[tuple[Die, ...]]:
    return st.sampled_from([FACES, PLAIN_FACES]).flatmap(
        lambda faces: st.lists(
            st.lists(faces, min_size=fewest_faces, max_size=most_faces), min_size=least, max_size=most
        ).map(dice_of)
    )


SMALL_DICE = any_dice(1, 3, 2, 3)


def odd(letters: int, points: int, matched: frozenset[str]) -> float:
    """A scoring without any order in it: what is better cannot be guessed."""
    return (7 * letters + 5 * points + 11 * sum(map(ord, matched))) % 23 - 6


def product_of_all(letters: int, points: int, matched: frozenset[str]) -> float:
    return letters * points


def targets_and_bonus(letters: int, points: int, matched: frozenset[str]) -> float:
    return points * len(matched) + {2: 5, 3: 10}.get(letters, 0)


SCORINGS = st.builds(
    keep.Scoring,
    st.sampled_from([odd, product_of_all, targets_and_bonus]),
    st.sampled_from([(), ("A",), ("A", "H"), ("B", "Z", "C"), ("A", "B", "C", "H")]),
    st.sampled_from([0.0, -4.0, 2.0]),
)


def points_of_spellings(word: str, faces: tuple[Face, ...]) -> Iterator[int]:
    """The points of every way to spell the word with some of the faces."""
    if not word:
        yield 0
    for number, face in enumerate(faces):
        others = faces[:number] + faces[number + 1 :]
        readings = (word[:1],) if face.is_wild and word else face.readings
        for reading in readings:
            if word.startswith(reading):
                for points in points_of_spellings(word[len(reading) :], others):
                    yield points + face.points


class Expectimax:
    """The turn as the rulebook tells it: look at every choice, and for each at every roll."""

    def __init__(
        self,
        words: set[str],
        dice: tuple[Die, ...],
        scoring: keep.Scoring,
        min_length: int,
        at_least: float | None = None,
    ) -> None:
        self.words = [word for word in words if len(word) >= min_length]
        self.dice, self.scoring, self.at_least = dice, scoring, at_least
        self.value = cache(self._value)

    def now(self, roll: tuple[int, ...]) -> float:
        faces = tuple(die.faces[face] for die, face in zip(self.dice, roll, strict=True))
        return max(
            [self.scoring.passing]
            + [
                self.scoring.score(len(word), points, frozenset(set(word) & set(self.scoring.targets)))
                for word in self.words
                for points in points_of_spellings(word, faces)
            ]
        )

    def stopping(self, roll: tuple[int, ...]) -> float:
        return self.now(roll) if self.at_least is None else float(self.now(roll) >= self.at_least)

    def _value(self, roll: tuple[int, ...], rolls_left: int) -> float:
        if not rolls_left:
            return self.stopping(roll)
        return max(self.rerolled(roll, again, rolls_left) for again in product([False, True], repeat=len(self.dice)))

    def rerolled(self, roll: tuple[int, ...], again: tuple[bool, ...], rolls_left: int) -> float:
        if not any(again):
            return self.stopping(roll)
        open_faces = [
            range(len(die.faces)) if rolled else [face]
            for die, face, rolled in zip(self.dice, roll, again, strict=True)
        ]
        return float(np.mean([self.value(next_roll, rolls_left - 1) for next_roll in product(*open_faces)]))


def assert_agrees(table: keep.KeepTable, truth: Expectimax, rerolls: int) -> None:
    rolls = list(product(*(range(len(die.faces)) for die in truth.dice)))
    for rolls_left in range(rerolls + 1):
        values = [truth.value(roll, rolls_left) for roll in rolls]
        assert table.expected(rolls_left) == pytest.approx(np.mean(values), abs=1e-4)
        for roll, value in zip(rolls, values, strict=True):
            assert table.value(roll, rolls_left) == pytest.approx(value, abs=1e-4)
    for option in table.advise(rolls[-1], rerolls).options:
        again = tuple(die in option.reroll for die in table.dice)
        assert option.expected == pytest.approx(truth.rerolled(rolls[-1], again, rerolls), abs=1e-4)


@given(WORDS, SMALL_DICE, SCORINGS, st.integers(0, 3), st.integers(0, 2), st.booleans())
@settings(max_examples=150, deadline=None)
def test_dw1_values_are_those_of_expectimax(
    words: set[str], dice: tuple[Die, ...], scoring: keep.Scoring, min_length: int, rerolls: int, reference: bool
) -> None:
    graph = build(sorted(words), ALPHABET)
    table = keep.solve(graph, dice, scoring, rerolls, min_length, reference=reference)
    assert_agrees(table, Expectimax(words, dice, scoring, min_length), rerolls)


@given(WORDS, SMALL_DICE, SCORINGS, st.integers(-3, 12), st.integers(0, 2), st.booleans())
@settings(max_examples=100, deadline=None)
def test_reach_is_the_probability_of_playing_for_a_score(
    words: set[str], dice: tuple[Die, ...], scoring: keep.Scoring, at_least: int, rerolls: int, reference: bool
) -> None:
    table = keep.reach(build(sorted(words), ALPHABET), dice, scoring, at_least, rerolls, 1, reference=reference)
    assert_agrees(table, Expectimax(words, dice, scoring, 1, at_least), rerolls)


LARGE_DICE = any_dice(4, 5, 1, 7)


@given(st.sets(st.text(ALPHABET, min_size=1, max_size=7), max_size=200), LARGE_DICE, SCORINGS, st.integers(0, 3))
@settings(max_examples=60, deadline=None)
def test_core_equals_reference_on_every_state(
    words: set[str], dice: tuple[Die, ...], scoring: keep.Scoring, rerolls: int
) -> None:
    graph = build(sorted(words), ALPHABET)
    tables = [keep.solve(graph, dice, scoring, rerolls, 2, reference=reference) for reference in (False, True)]
    assert tables[0].turn == pytest.approx(tables[1].turn, abs=1e-4)
    for ours, reference in zip(tables[0].tables, tables[1].tables, strict=True):
        np.testing.assert_allclose(np.asarray(ours), np.asarray(reference), rtol=1e-5, atol=1e-4)


@given(st.sets(st.text(ALPHABET, min_size=1, max_size=7), max_size=200), LARGE_DICE, st.integers(0, 3))
@settings(max_examples=60, deadline=None)
def test_core_finds_the_same_spellings(words: set[str], dice: tuple[Die, ...], min_length: int) -> None:
    graph = build(sorted(words), ALPHABET)
    for with_letters in (False, True):
        ours, reference = (keep.spellings(graph, dice, min_length, with_letters, reference=r) for r in (False, True))
        assert ours.states.tolist() == reference.states.tolist()
        assert ours.letter_sets[ours.kinds].tolist() == reference.letter_sets[reference.kinds].tolist()


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_change_no_bit(threads: int) -> None:
    dice = dice_of([[letter(glyph, 1) for glyph in "ABCABH"] + [wild(-1)]] * 5)
    graph = build(sorted({"ABBA", "BACH", "CAB", "AHA", "BAH"}), ALPHABET)
    alone = keep.solve(graph, dice, keep.Scoring(product_of_all), threads=1)
    together = keep.solve(graph, dice, keep.Scoring(product_of_all), threads=threads)
    assert alone.turn == together.turn
    for one, other in zip(alone.tables, together.tables, strict=True):
        np.testing.assert_array_equal(one, other)
