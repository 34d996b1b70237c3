"""The layout solver: Crossword Cubes (CC-5, CC-11 to CC-14) and Speed Dice (SD-1, SD-2, SD-9), against brute force."""

import string
import threading
from collections.abc import Iterable

import pytest

from shakespell.core.dice import Face, either, letter, symbol, wild
from shakespell.solver.compiled import core
from shakespell.solver.layout import Round, best_crossword, best_turn, count_layouts, easiest, link
from shakespell.words.graph import WordGraph, build
from shakespell.words.layout import Layout

VALUES = dict(
    zip(
        string.ascii_uppercase,
        (1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10),
        strict=True,
    )
)
TEXT = (
    "AT AX BE BED CAT CATER CATERS CRATE DO DOE EAT EH EX GO HAM HAMSTER HE HEN IN IT MA MAT MATE ME NO OE ON OW RAT "
    "RATE SEA SEAT SET SEX SHE SO STAR STREAM TEA TEAM TO TOE TON WE WET WHEN WHO WO"
)
ENGLISH = [*TEXT.split(), "SSS"]


def graph_of(words: Iterable[str], alphabet: str = string.ascii_uppercase) -> WordGraph:
    return build(sorted(set(words)), alphabet)


def roll(glyphs: str, values: dict[str, int] = VALUES) -> tuple[Face, ...]:
    """``C A ? CH`` as faces; letters may be run together."""
    parts = glyphs.split() if " " in glyphs else list(glyphs)
    return tuple(wild() if part == "?" else letter(part, sum(values[sign] for sign in part)) for part in parts)


# --- Rolls with a name ---


@pytest.mark.usefixtures("engine")
class TestOddRolls:
    @pytest.mark.parametrize(
        ("glyphs", "score", "proven"),
        [
            pytest.param("Q", -10, True, id="one die lies in no word"),
            pytest.param("QVVW", -22, True, id="no vowel, no word: laying nothing"),
            pytest.param("????", 0, True, id="wilds only: nothing to win or lose"),
            pytest.param("Q?", -10, True, id="no word with Q"),
            pytest.param("X?", 8, True, id="a wild is worth nothing (CC-4)"),
            pytest.param("AT", 2, True, id="two dice"),
            pytest.param("ATQ", -8, True, id="unused dice are subtracted (CC-5)"),
            pytest.param("SSSSSSSSS", 18, True, id="nine equal dice, a square of three words each way"),
        ],
    )
    def test_small_rolls(self, glyphs: str, score: int, proven: bool) -> None:
        found = best_crossword(graph_of(ENGLISH), roll(glyphs))
        assert (found.score, found.bound, found.proven) == (score, score, proven)

    def test_no_dice(self) -> None:
        assert best_crossword(graph_of(ENGLISH), ()).score == 0

    def test_symbols_are_never_laid_but_subtracted(self) -> None:
        faces = (*roll("AT"), symbol("NOT", 3))
        found = best_crossword(graph_of(ENGLISH), faces)
        assert (found.score, found.bound, found.unused) == (-1, -1, (2,))

    def test_a_face_of_either_letter_is_read_as_pays_best(self) -> None:
        found = best_crossword(graph_of(["AX", "AB"]), (letter("A", 1), either("BX", 5)))
        assert (found.score, found.proven) == (6, True)
        assert link(graph_of(["AX"]), (letter("A", 1), either("BX", 5)), 2).layout is not None

    def test_empty_lexicon_word_graph(self) -> None:
        assert best_crossword(graph_of(["ZZZZZZ"]), roll("ATE")).score == -3

    def test_two_letter_faces(self) -> None:
        """SD-1, German dice: I and CH spell ICH; a wild is never CH."""
        graph = graph_of(["ICH", "CH"])
        assert link(graph, roll("I CH"), 2).layout is not None
        assert link(graph, roll("I ? "), 2).layout is None
        assert link(graph, roll("I C H"), 3).layout is not None


@pytest.mark.usefixtures("engine")
class TestWilds:
    """CC-4: where a wild costs least is not always where the letter itself is missing."""

    def test_a_wild_stands_where_its_letter_is_in_one_word_only(self) -> None:
        """The real A is worth more in both of its words, so that the wild is the other A of FAA."""
        words = ["AB", "BD", "CBD", "DB", "FAA"]
        faces = (letter("A", 3), letter("B", 1), letter("D", 3), letter("F", 3), wild())
        found = best_crossword(graph_of(words), faces)
        assert (found.score, found.proven) == (14, True)

    def test_in_game_two_a_wild_stands_where_words_are_discounted(self) -> None:
        """CC-12: here a die may be worth more in one word that counts than in two that do not."""
        words = ["BAF", "BB", "BD", "CA", "DEB", "DF", "EC"]
        faces = (letter("A", 3), letter("B", 7), letter("D", 7), letter("E", 7), letter("F", 1), wild())
        found = best_turn(graph_of(words), faces, Round(((3, 4), (6, 1), (7, 8), (8, 0))))
        assert (found.score, found.proven) == (14, True)


@pytest.mark.skipif(core() is None, reason="the compiled core was not built")
@pytest.mark.parametrize("glyphs", ["STREAMTEA", "HAMSTE??", "WHOSE?XAT"])
def test_threads_change_nothing_but_time(glyphs: str) -> None:
    """Any number of threads gives the same score and the same proof."""
    answers = [best_crossword(graph_of(ENGLISH), roll(glyphs), threads=threads, seconds=60) for threads in (1, 2, 3, 8)]
    assert {(found.score, found.bound, found.proven) for found in answers} == {
        (answers[0].score, answers[0].score, True)
    }


@pytest.mark.usefixtures("engine")
class TestSpeedDice:
    def test_hamster(self) -> None:
        """SD-2, printed: HAMSTER can be laid in a row."""
        found = link(graph_of(["HAMSTER"]), roll("HAMSTERX"), 7)
        assert found.layout is not None
        assert found.layout.rows() in (("HAMSTER",), tuple("HAMSTER"))
        assert found.placement is not None
        assert found.placement.left == (7,)

    def test_glas_and_past(self) -> None:
        """SD-2, printed: GLAS with PAST through its A (or its S), and the same with rows for columns."""
        graph = graph_of(["GLAS", "PAST"])
        assert count_layouts(graph, roll("GLAS?PTQ"), 7) == (4, True)

    def test_toe_and_when_cannot_be_joined_at_the_n(self) -> None:
        """SD-2, printed as wrong: TOE and WHEN share no die there, and TOEN is no word."""
        found = link(graph_of(["TOE", "WHEN"]), roll("TOEWHEN?"), 7)
        assert found.layout is None
        assert found.proven

    def test_easiest_has_the_commonest_words(self) -> None:
        """Hints and bots: the rarest word of the layout is as common as can be."""
        words = ["AX", "CAT", "TEA", "XE"]
        tiers = bytes([60, 10, 20, 70])
        found = easiest(graph_of(words), roll("CATEA"), 5, tiers)
        assert found.layout is not None
        assert (sorted(found.layout.words()), found.rarest) == (["CAT", "TEA"], 20)
        assert easiest(graph_of(words), roll("CATEX"), 5, tiers).layout is None

    def test_count_stops(self) -> None:
        counted, complete = count_layouts(graph_of(ENGLISH), roll("SEATTEA?"), 7, most=10)
        assert (counted, complete) == (10, False)


@pytest.mark.usefixtures("engine")
class TestRound:
    def test_a_grand_slam_is_worth_its_bonus(self) -> None:
        """CC-14: completing the lengths in turn 2 brings 50, in turn 3 25, in turn 4 nothing."""
        made = tuple((length, 9) for length in range(3, 9))
        graph = graph_of(["AT"])
        values = [best_turn(graph, roll("AT"), Round(made, turn, turn)).value for turn in (2, 3, 4)]
        assert values == [52, 27, 2]

    def test_turns_to_come_may_be_worth_more_than_all_dice_of_this_one(self) -> None:
        """CC-13: cheap dice in the first turn of four: they are laid all the same, and the bound lies above."""
        turn = Round((), 1, 4)
        assert max(turn.later()) > 2 * sum(face.points for face in roll("AOIEAASNLPSWLR"))
        found = best_turn(graph_of(["SWAINS", "WALLOPER"]), roll("AOIEAASNLPSWLR"), turn)
        assert ({word.word for word in found.words}, found.score) == ({"SWAINS", "WALLOPER"}, 21)
        assert (found.bound, found.proven) == (21, True)

    def test_a_lower_second_word_of_a_length_is_avoided(self) -> None:
        """CC-12: 22 for a length is not given up for a second word of it, unless unused dice cost more."""
        assert best_turn(graph_of(["AT"]), roll("AT"), Round(((2, 22),))).layout == Layout()
        assert best_turn(graph_of(["XX"]), roll("XX"), Round(((2, 17),))).score == -1

    def test_harsh_deducts_the_higher_word(self) -> None:
        """CC-12: 4 - 22 = -18 in all, so the turn brings -40."""
        turn = Round(((6, 22),), harsh=True)
        assert turn.gain([(6, 4)]) == -40
        assert Round(((6, 22),)).gain([(6, 4)]) == -18

    @pytest.mark.parametrize("harsh", [False, True])
    def test_a_turn_may_need_more_than_seven_words(self, harsh: bool) -> None:
        """CC-11, CC-12: words that add nothing, and take nothing away, may join two that count."""
        joints = ["BC", "CD", "DE", "EF", "FG", "GH", "HI"]
        values = dict.fromkeys("BCDEFGHI", 0) | {"Q": 5, "Z": 5}
        found = best_turn(graph_of(["QQB", *joints, "IZZZ"]), roll("QQBCDEFGHIZZZ", values), Round(harsh=harsh))
        assert (found.score, found.proven) == (25, True)
        assert sorted(found.layout.words()) == sorted(["QQB", *joints, "IZZZ"])

    @pytest.mark.parametrize("bad", [{"made": ((9, 1),)}, {"made": ((2, 1), (2, 2))}, {"turn": 5}, {"turn": 0}])
    def test_rounds_that_cannot_be(self, bad: dict[str, object]) -> None:
        with pytest.raises(ValueError, match=r"lengths made|turn"):
            Round(**bad)  # type: ignore[arg-type]

    def test_later_turns_are_worth_what_is_left_to_make(self) -> None:
        """CC-14: a slam that is near counts; with all lengths made, or no turn left, nothing is to come."""
        later = Round((), 1).later()
        assert later[0b1111000] > later[0b0000111] > later[0b1111111] == 0
        assert later[0b1111000] > 50
        assert Round((), 4).later() == [0] * 128


@pytest.mark.usefixtures("engine")
class TestAnytime:
    HARD = "???ACFJKLOTVWYY"

    def test_a_caller_can_stop_it(self) -> None:
        """What was found so far comes back, and the bound is never below it."""
        seen: list[tuple[int, int]] = []

        def stop_at_once(value: int, bound: int) -> bool:
            seen.append((value, bound))
            return True

        found = best_crossword(many_words(), roll(self.HARD), seconds=60, check=stop_at_once)
        assert len(seen) == 1
        assert found.score <= found.bound
        assert found.seconds < 30

    def test_no_time_is_an_answer_too(self) -> None:
        found = best_crossword(many_words(), roll(self.HARD), seconds=0)
        assert found.score <= found.bound <= 2 * 41

    def test_what_the_caller_raises_comes_through(self) -> None:
        class Enough(Exception):
            pass

        def refuse(value: int, bound: int) -> bool:
            raise Enough

        with pytest.raises(Enough):
            best_crossword(many_words(), roll(self.HARD), seconds=60, check=refuse)

    def test_other_threads_run_meanwhile(self) -> None:
        """The compiled search lets go of the interpreter."""
        if core() is None:
            pytest.skip("the compiled core was not built")
        ticks = []
        done = threading.Event()

        def tick() -> None:
            while not done.wait(0.001):
                ticks.append(1)

        other = threading.Thread(target=tick)
        other.start()
        best_crossword(many_words(), roll(self.HARD), seconds=0.2)
        done.set()
        other.join()
        assert len(ticks) > 5


def many_words() -> WordGraph:
    """Pronounceable nonsense: enough words that the search takes its time."""
    consonants, vowels = "BCDFGJKLMNPRSTVWY", "AEIOU"
    syllables = [a + b for a in consonants for b in vowels]
    return graph_of([x + y for x in syllables for y in syllables if hash_of(x + y) % 3 == 0] + ["OF", "LO", "TA", "YA"])


def hash_of(word: str) -> int:
    return sum((place + 1) * ord(sign) for place, sign in enumerate(word))


class TestBadInput:
    def test_too_many_dice(self) -> None:
        with pytest.raises(ValueError, match="16 dice are too many for the layout search: give at most 15"):
            best_crossword(graph_of(ENGLISH), roll("A" * 16))

    def test_one_letter_with_two_values(self) -> None:
        with pytest.raises(ValueError, match="the same letter at 1 and 2 points"):
            best_crossword(graph_of(ENGLISH), (letter("A", 1), letter("A", 2)))

    def test_wilds_with_points(self) -> None:
        with pytest.raises(ValueError, match="wilds of none"):
            best_crossword(graph_of(ENGLISH), (letter("A", 1), wild(2)))

    @pytest.mark.parametrize(("seconds", "threads"), [(-1, 2), (float("nan"), 2), (1, 0), (1, 65)])
    def test_times_and_threads_that_cannot_be(self, seconds: float, threads: int) -> None:
        with pytest.raises(ValueError, match="give a time of 0 seconds or more and 1 to 64 threads"):
            best_crossword(graph_of(ENGLISH), roll("CAT"), seconds=seconds, threads=threads)

    @pytest.mark.parametrize("dice", [0, 1, 4])
    def test_numbers_of_dice_that_cannot_be_linked(self, dice: int) -> None:
        with pytest.raises(ValueError, match="give a number from 2 to 3"):
            link(graph_of(ENGLISH), roll("CAT"), dice)


@pytest.mark.usefixtures("engine")
def test_a_search_that_nobody_waits_for_ends_without_a_proof() -> None:
    """Every search for linked dice asks whether to go on, however much is left to look at."""
    graph = graph_of(vowel + consonant for vowel in "AEIO" for consonant in "STNR")
    dice = roll("AAEEIIOOSSTTNN")
    found = link(graph, dice, 14, stop=lambda: True)
    assert (found.layout, found.proven) == (None, False)
    assert not count_layouts(graph, dice, 9, most=10**9, stop=lambda: True)[1]
    assert not easiest(graph, dice, 14, bytes(len(graph)), stop=lambda: True).proven
