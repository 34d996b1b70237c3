"""What a turn of Crossword Cubes is worth: CC-5, CC-6, CC-11 to CC-14."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.core.dice import Bonus, Face, letter, wild
from shakespell.games.crossword_cubes.rules import Duplicates
from shakespell.games.crossword_cubes.scoring import (
    Breakdown,
    LengthDone,
    Terms,
    score_layout,
    slam,
)
from shakespell.presets import dice_set
from shakespell.words.layout import LayoutError, parse

POINTS = {face.glyph: face.points for die in dice_set("crossword-cubes").dice("cubes") for face in die.faces}
SLAM = dice_set("crossword-cubes").bonus("slam")


def faces(glyphs: str) -> list[Face]:
    return [wild() if glyph == "?" else letter(glyph, POINTS[glyph]) for glyph in glyphs]


def scored(glyphs: str, text: str, terms: Terms | None = None, no: tuple[str, ...] = ()) -> Breakdown:
    allowed: Callable[[str], bool] = lambda word: word not in no  # noqa: E731
    return score_layout(parse(text), faces(glyphs), allowed, terms or Terms())


def two(*done: tuple[int, int], duplicates: Duplicates = "lower") -> Terms:
    return Terms("two", duplicates, tuple(LengthDone(length, score) for length, score in done))


def adds(breakdown: Breakdown) -> dict[str, int]:
    return {word.word: word.adds for word in breakdown.words}


class TestGameOne:
    def test_published_values(self) -> None:
        """The values on the cubes, as the rules file lists them."""
        printed = {1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ", 0: "?"}
        assert {glyph: value for value, glyphs in printed.items() for glyph in glyphs} == POINTS

    def test_a_die_in_two_words_counts_twice_and_what_is_left_is_subtracted(self) -> None:
        """CC-5: CAT 5 + ARM 5 - Q 10 = 0; the A counts in both."""
        breakdown = scored("CATRMQ", "CAT\n.R.\n.M.")
        assert adds(breakdown) == {"CAT": 5, "ARM": 5}
        assert [(die.glyph, die.points) for die in breakdown.unused] == [("Q", 10)]
        assert (breakdown.score, breakdown.valid) == (0, True)
        assert str(breakdown) == "CAT 5 + ARM 5 - unused 10 = 0"

    def test_a_turn_can_be_negative(self) -> None:
        """CC-5 (ruling)."""
        assert scored("ATQZ", "AT").score == 2 - 20

    def test_a_wild_is_worth_nothing_in_both_its_words(self) -> None:
        """CC-4: one letter in both words, no points in either."""
        assert adds(scored("CT?RM", "CaT\n.R.\n.M.")) == {"CAT": 4, "ARM": 4}

    def test_every_run_is_a_word(self) -> None:
        """CC-2 (ruling): TOE with WHEN joined at the N reads TOEN across."""
        assert set(adds(scored("TOENWHE", "...W\n...H\n...E\nTOEN"))) == {"TOEN", "WHEN"}

    def test_an_invalid_word_scores_nothing_and_leaves_its_dice_unused(self) -> None:
        """CC-6: CXZ does not count; its C is in CAT, its X and Z are in no valid word."""
        breakdown = scored("CATXZ", "CAT\nX..\nZ..", no=("CXZ",))
        assert breakdown.score == 5 - 18
        assert not breakdown.valid
        assert [word.why for word in breakdown.words] == ["", "not-allowed"]

    def test_an_invalid_word_still_connects_its_neighbours(self) -> None:
        """CC-6: CAT and DOG hang together through an invalid word, and both count."""
        breakdown = scored("CATXDOG", "CAT\n..X\n..DOG", no=("TXD",))
        assert breakdown.connected
        assert adds(breakdown) == {"CAT": 5, "DOG": 5, "TXD": 0}
        assert breakdown.score == 5 + 5 - 8

    def test_of_islands_the_best_counts(self) -> None:
        """CC-6: the Z of the second island outweighs the three words of the first."""
        breakdown = scored("ATOZA", "AT..\n....\nOZA.")
        assert adds(breakdown) == {"OZA": 12, "AT": 0}
        assert breakdown.score == 12 - 2
        assert {word.why for word in breakdown.words} == {"", "island"}
        assert not breakdown.valid

    def test_nothing_but_a_letter_that_was_rolled(self) -> None:
        with pytest.raises(LayoutError) as caught:
            scored("CAT", "CATS")
        assert caught.value.code == "not-rolled"

    @given(st.lists(st.sampled_from(sorted(POINTS)), min_size=2, max_size=14), st.integers(1, 13), st.integers(0, 13))
    def test_never_more_than_twice_what_was_rolled(self, glyphs: list[str], across: int, column: int) -> None:
        """Facts tests can lean on: an upper bound of a turn is twice the sum of the rolled values."""
        rolled = sorted(glyphs, key=lambda glyph: -POINTS[glyph])
        across = min(across, len(rolled))
        column = min(column, across - 1)
        rows = ["".join(glyph.replace("?", "e") for glyph in rolled[:across])]
        rows += ["." * column + glyph.replace("?", "e") for glyph in rolled[across:]]
        total = sum(POINTS[glyph] for glyph in rolled)
        assert scored("".join(rolled), "\n".join(rows)).score <= 2 * total


class TestGameTwo:
    def test_one_word_of_each_length_counts(self) -> None:
        """CC-11: three letters and two."""
        breakdown = scored("CATO", "CAT\n..O", two())
        assert breakdown.score == 5 + 2
        assert breakdown.lengths == (LengthDone(2, 2), LengthDone(3, 5))

    @pytest.mark.parametrize(("duplicates", "together"), [("lower", 4), ("harsh", -18)])
    def test_worked_example_22_then_4(self, duplicates: Duplicates, together: int) -> None:
        """CC-12, worked example: 22 for a six-letter word, then 4 for another; together 4, harsh -18."""
        first = scored("QJEENS", "QJEENS", two(duplicates=duplicates))
        assert first.score == 22
        second = scored("??ETNS", "abETNS", Terms("two", duplicates, first.lengths))
        assert second.lengths == (LengthDone(6, 4),)
        assert first.score + second.score == together

    @pytest.mark.parametrize(("duplicates", "together"), [("lower", 4), ("harsh", -18)])
    def test_the_lower_counts_whichever_came_first(self, duplicates: Duplicates, together: int) -> None:
        """CC-12: 4 first, then 22."""
        first = scored("??ETNS", "abETNS", two(duplicates=duplicates))
        second = scored("QJEENS", "QJEENS", Terms("two", duplicates, first.lengths))
        assert (first.score, first.score + second.score) == (4, together)
        assert second.words[0].why == "same-length"

    @pytest.mark.parametrize(("duplicates", "higher"), [("lower", 0), ("harsh", -12)])
    def test_two_of_a_length_in_one_turn(self, duplicates: Duplicates, higher: int) -> None:
        """CC-12: of CAT 5 and AZE 12 only CAT counts; harsh: 12 is deducted."""
        breakdown = scored("CATZEHB", "CAT\n.Z.\n.E.", two(duplicates=duplicates))
        assert adds(breakdown) == {"CAT": 5, "AZE": higher}
        assert breakdown.score == 5 + higher - 4 - 3

    def test_third_of_a_length_harsh(self) -> None:
        """CC-12, harsh: 22, 4, then 2 more: each but the lowest is deducted once."""
        done: tuple[LengthDone, ...] = ()
        total = 0
        for glyphs, text in (("QJEENS", "QJEENS"), ("??ETNS", "abETNS"), ("????NS", "abcdNS")):
            turn = scored(glyphs, text, Terms("two", "harsh", done))
            done, total = turn.lengths, total + turn.score
        assert total == 2 - 4 - 22

    def test_nine_letters_count_nothing_and_are_not_unused(self) -> None:
        """CC-12: words of nine letters or more count nothing; their dice lie in the crossword."""
        breakdown = scored("STRANGEST", "STRANGEST", two())
        assert (breakdown.score, breakdown.words[0].why, breakdown.unused) == (0, "too-long", ())

    def test_a_word_that_does_not_count_keeps_its_dice_used(self) -> None:
        """CC-12 (ruling): the dice of a second word of a length are not subtracted."""
        breakdown = scored("CATZE", "CAT\n.Z.\n.E.", two())
        assert breakdown.unused == ()
        assert breakdown.score == 5

    def test_an_eighth_word_never_counts(self) -> None:
        """CC-11, CC-12: nine words of two lengths; one of each counts, the others only use their dice."""
        breakdown = scored("ABCDEFGHI", "ABC\nDEF\nGHI", two())
        assert sum(word.counted for word in breakdown.words) == 1
        assert breakdown.score == min(word.score for word in breakdown.words)

    def test_unused_dice_are_subtracted_each_turn(self) -> None:
        """CC-13, CC-5."""
        assert scored("CATQ", "CAT", two()).score == 5 - 10


class TestSlams:
    ALL = tuple(LengthDone(length, 1) for length in range(2, 9))

    @pytest.mark.parametrize(("turns", "bonus"), [(1, 50), (2, 50), (3, 25), (4, 0)])
    def test_all_seven_lengths(self, turns: int, bonus: int) -> None:
        """CC-14: +50 within two turns, +25 within three."""
        assert slam(SLAM, self.ALL, turns) == bonus

    def test_six_lengths_are_no_slam(self) -> None:
        """CC-14."""
        assert slam(SLAM, self.ALL[1:], 2) == 0

    def test_the_bonus_is_data(self) -> None:
        """CC-14: another box may give something else."""
        assert slam(Bonus("slam", ((1, 99),)), self.ALL, 1) == 99

    def test_one_shake_cannot_make_seven_lengths(self) -> None:
        """Facts tests can lean on: lengths 2 to 8 are 35 letters; 28 dice of two shakes need seven shared ones."""
        assert sum(range(2, 9)) == 35
        assert sum(range(2, 9)) - 2 * 14 == 7
