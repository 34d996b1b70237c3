"""What to keep: the printed examples of Dicewords, the answers' form, and what is refused."""

import warnings
from array import array
from collections.abc import Iterator
from typing import Any

import pytest

from shakespell.core.dice import Die, Face, either, letter, symbol, wild
from shakespell.solver import compiled, keep
from shakespell.words.graph import WordGraph, build

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
POINTS = {"C": 3, "M": 3, "P": 3, "D": 2, "G": 2, "H": 2, "B": 3, "F": 3, "Y": 3, "W": 4, "K": 5, "V": 5}
POINTS |= {"J": 7, "X": 7, "Z": 8, "Q": 9}  # and 1 for all others
RACK = tuple(
    Die(name, tuple(wild(-2) if glyph == "?" else letter(glyph, POINTS.get(glyph, 1)) for glyph in faces))
    for name, faces in [
        ("gold", "?AEIOU"),
        ("indigo", "YAEIOU"),
        ("orange", "JAHMNR"),
        ("red", "KEDFHL"),
        ("purple", "QOLRST"),
        ("blue", "VUCFGS"),
        ("brown", "WYBNPS"),
        ("black", "XIBCDT"),
        ("green", "ZEGMPT"),
    ]
)
BOTH = pytest.mark.parametrize("reference", [False, True], ids=["core", "reference"])


def graph(*words: str) -> WordGraph:
    return build(sorted(words), LATIN)


def value_times_length(letters: int, points: int, matched: frozenset[str]) -> float:
    """DW-4."""
    return points * letters


def value_times_targets(letters: int, points: int, matched: frozenset[str]) -> float:
    """KW-6."""
    return points * len(matched)


DICEWORDS = keep.Scoring(value_times_length)


def roll(glyphs: str, dice: tuple[Die, ...] = RACK) -> tuple[int, ...]:
    return tuple(die.index(glyph) for die, glyph in zip(dice, glyphs.split(), strict=True))


ELEPHANT_ROLL = "E E H E L V N T P"  # E L E P H N T E V of the rulebook, in the order of the dice
OTHERS = "U U R D R C B I M"  # a face of each die that none of the example words uses


@pytest.fixture(scope="module", params=[False, True], ids=["core", "reference"])
def table(request: pytest.FixtureRequest) -> keep.KeepTable:
    words = graph("ELEPHANT", "ELEPHANTS", "TELEPHONE", "PLINTHS", "RULES", "COMPUTER", "SQUEEZING", "QUEUE")
    return keep.solve(words, RACK, DICEWORDS, rerolls=1, reference=request.param)


@pytest.mark.parametrize(
    ("faces", "score"),
    [
        ("A E H E L V N T P", 88),
        ("A E H E L S N T P", 108),
        ("? E H E L S N T P", 81),
        ("E E H E L S N T P", 0),
        ("E I H E L S N T P", 70),
        ("U E R L S V W X Z", 25),
    ],
    ids=["ELEPHANT", "ELEPHANTS", "ELEPHANTS with ? as A", "no A", "PLINTHS", "RULES"],
)
def test_dw4_printed_scores(table: keep.KeepTable, faces: str, score: int) -> None:
    assert table.value(roll(faces), 0) == score


def test_dw1_elephant_waits_for_the_a(table: keep.KeepTable) -> None:
    """ELEPHANT lacks an A, which only gold or indigo can bring while the others stay: one face in six."""
    alone = keep.reach(graph("ELEPHANT"), RACK, DICEWORDS, 88, rerolls=1)
    advice = alone.advise(roll(ELEPHANT_ROLL), 1)
    assert advice.expected == pytest.approx(1 / 6)
    assert advice.now == 0
    assert advice.reroll in {("gold",), ("indigo",)}
    # for the most points, gold is better than indigo: its ? makes ELEPHANT too, for 64
    best = keep.solve(graph("ELEPHANT"), RACK, DICEWORDS, rerolls=1).advise(roll(ELEPHANT_ROLL), 1)
    assert best.expected == pytest.approx((88 + 64) / 6)
    assert best.options[0].reroll == ("gold",)
    with_blue = table.advise(roll(ELEPHANT_ROLL), 1)
    assert set(with_blue.reroll) == {"gold", "blue"}, "rolling blue as well may add the S of ELEPHANTS, or PLINTHS"
    assert with_blue.expected == pytest.approx(((88 * 5 + 108) + (64 * 5 + 81) + 70) / 36)


@BOTH
def test_telephone_is_out_of_reach(reference: bool) -> None:
    """It takes nine dice, and no letter of it is on the blue one."""
    table = keep.solve(graph("TELEPHONE"), RACK, DICEWORDS, rerolls=0, reference=reference)
    assert table.expected() == 0


def test_options_are_all_and_in_order(table: keep.KeepTable) -> None:
    advice = table.advise(roll(ELEPHANT_ROLL), 1)
    assert len({option.keep for option in advice.options}) == 2**9
    values = [option.expected for option in advice.options]
    assert values == sorted(values, reverse=True)
    assert advice.expected == values[0] == table.value(roll(ELEPHANT_ROLL), 1)
    assert advice.options[0] == keep.Option(advice.keep, advice.reroll, advice.expected)
    for option in advice.options:
        assert sorted(option.keep + option.reroll) == sorted(die.name for die in RACK)
    assert table.advise(roll(ELEPHANT_ROLL), 1, top=3).options == advice.options[:3]
    assert table.advise(roll(ELEPHANT_ROLL), 1, top=0).expected == advice.expected


def test_of_equal_options_the_one_with_fewer_rolls_comes_first() -> None:
    table = keep.solve(graph("ZZZ"), RACK, DICEWORDS, rerolls=1)
    advice = table.advise(roll(OTHERS), 1)
    assert advice.stop
    assert [len(option.reroll) for option in advice.options] == sorted(len(o.reroll) for o in advice.options)


def test_without_rolls_left_the_only_option_is_to_stop(table: keep.KeepTable) -> None:
    advice = table.advise(roll("A E H E L V N T P"), 0)
    assert advice.stop
    assert advice.expected == advice.now == 88
    assert [option.reroll for option in advice.options] == [()]


def test_stopping_is_worth_the_score_now_however_many_rolls_are_left() -> None:
    dice = (Die("one", (letter("A", 1), letter("B", 5))), Die("two", (letter("A", 1), letter("B", 5))))
    table = keep.solve(graph("A", "B"), dice, DICEWORDS, rerolls=2, min_length=1)
    stop = next(option for option in table.advise((0, 0), 2).options if not option.reroll)
    assert stop.expected == table.advise((0, 0), 2).now == 1


def test_expected_before_the_first_roll() -> None:
    """A coin with an A: 1/2 in one roll, 3/4 in two, 7/8 in three."""
    coin = (Die("coin", (letter("A", 1), letter("B", 1))),)
    table = keep.solve(graph("A"), coin, DICEWORDS, rerolls=2, min_length=1)
    assert [table.expected(rolls_left) for rolls_left in range(3)] == [0.5, 0.75, 0.875]
    assert table.expected() == 0.875


@BOTH
def test_kw7_a_wild_matches_a_target_letter(reference: bool) -> None:
    dice = (Die("one", (wild(0),)), Die("two", (letter("X", 3),)))
    scoring = keep.Scoring(value_times_targets, ("J", "X"))
    table = keep.solve(graph("XJ", "XA"), dice, scoring, rerolls=0, min_length=2, reference=reference)
    assert table.value((0, 0), 0) == 6


@BOTH
def test_dw5_the_better_spelling_counts(reference: bool) -> None:
    """A negative wild is used only where nothing else will do."""
    dice = (Die("one", (wild(-2),)), Die("two", (letter("A", 1),)), Die("three", (letter("B", 3),)))
    table = keep.solve(graph("AB"), dice, DICEWORDS, rerolls=0, min_length=2, reference=reference)
    assert table.value((0, 0, 0), 0) == 8


@BOTH
def test_faces_of_two_letters_count_two(reference: bool) -> None:
    dice = (Die("one", (letter("CH", 4), symbol("NOT"))), Die("two", (either("AO", 1),)))
    table = keep.solve(graph("ACH", "CHO"), dice, DICEWORDS, rerolls=0, min_length=3, reference=reference)
    assert table.value((0, 0), 0) == 15
    assert table.value((1, 0), 0) == 0


@BOTH
def test_passing_may_be_worth_something(reference: bool) -> None:
    coin = (Die("coin", (letter("A", 1), letter("B", 7))),)
    table = keep.solve(graph("A"), coin, keep.Scoring(value_times_length, (), 5.0), 0, 1, reference=reference)
    assert table.expected() == 5


def test_distribution_of_the_score_is_consistent() -> None:
    """Being able to reach more is never likelier, and one target score is reached as a coin falls."""
    coin = (Die("coin", (letter("A", 1), letter("B", 2))),)
    chances = [keep.reach(graph("A", "B"), coin, DICEWORDS, s, 1, min_length=1).expected() for s in range(4)]
    assert chances == [1, 1, 0.75, 0]


@pytest.mark.parametrize(
    ("faces", "rolls_left", "says"),
    [
        ((0,) * 8, 1, "9 dice, not 8"),
        ((0,) * 8 + (6,), 1, "the green die has faces 0 to 5, not 6"),
        ((-1,) + (0,) * 8, 1, "the gold die has faces 0 to 5, not -1"),
        ((0,) * 9, 2, "0 to 1 rolls left, not 2"),
        ((0,) * 9, -1, "0 to 1 rolls left, not -1"),
    ],
)
def test_questions_outside_the_table_are_refused(
    table: keep.KeepTable, faces: tuple[int, ...], rolls_left: int, says: str
) -> None:
    for ask in (table.value, table.advise):
        with pytest.raises(ValueError, match=says):
            ask(faces, rolls_left)


def test_tables_too_large_are_refused_before_any_work() -> None:
    with pytest.raises(ValueError, match="12 dice have 13,841,287,201 states"):
        keep.solve(graph("A"), (RACK * 2)[:12], DICEWORDS)
    with pytest.raises(ValueError, match="more than 4 GiB"):
        keep.solve(graph("A"), RACK, DICEWORDS, rerolls=27)
    with pytest.raises(ValueError, match="at least one die"):
        keep.solve(graph("A"), (), DICEWORDS)


def test_scorings_that_cannot_be_are_refused() -> None:
    coin = (Die("coin", (letter("A", 1),)),)
    with pytest.raises(ValueError, match="no finite score for 1 letters with 1 points"):
        keep.solve(graph("A"), coin, keep.Scoring(lambda *_: float("nan")))
    with pytest.raises(ValueError, match="must differ"):
        keep.Scoring(value_times_length, ("A", "A"))
    with pytest.raises(ValueError, match="with_letters"):
        keep.tabulate(keep.spellings(graph("A"), coin, 1, False), keep.Scoring(value_times_length, ("A",)))
    mixed = Die("odd", (Face("C", ("C", "CH"), 1),))
    with pytest.raises(ValueError, match="equally long"):
        keep.solve(graph("A"), (mixed,), DICEWORDS)


@BOTH
def test_work_can_be_stopped(reference: bool) -> None:
    with pytest.raises(keep.Cancelled):
        keep.solve(graph("ABBA"), RACK, DICEWORDS, stop=lambda: True, reference=reference)


def test_what_stop_raises_comes_through() -> None:
    def stop() -> bool:
        raise KeyError("asked")

    with pytest.raises(KeyError, match="asked"):
        keep.solve(graph("ABBA"), RACK, DICEWORDS, stop=stop)


def test_a_graph_that_leads_astray_is_refused() -> None:
    good = graph("AB")
    edges = array("I", good.edges)
    edges[1] = 1 << 8 | 0x81
    bad = WordGraph(memoryview(edges), good.before, LATIN, 1)
    with pytest.raises(ValueError, match="word graph"):
        keep.solve(bad, RACK, DICEWORDS)


@pytest.fixture
def no_core(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def missing(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(compiled, "import_module", missing)
    compiled.core.cache_clear()
    yield
    compiled.core.cache_clear()


@pytest.mark.usefixtures("no_core")
def test_without_the_core_the_reference_answers_and_says_so_once() -> None:
    coin = (Die("coin", (letter("A", 1), letter("B", 1))),)
    with pytest.warns(RuntimeWarning, match="without its compiled core"):
        assert keep.solve(graph("A"), coin, DICEWORDS, 1, 1).expected() == 0.75
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert keep.solve(graph("A"), coin, DICEWORDS, 1, 1).expected() == 0.75


def test_a_core_that_is_there_but_broken_is_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> Any:
        raise ImportError("undefined symbol")

    monkeypatch.setattr(compiled, "import_module", broken)
    compiled.core.cache_clear()
    with pytest.raises(ImportError, match="undefined symbol"):
        compiled.core()
    compiled.core.cache_clear()
