"""Linked words on a grid: CC-2, CC-4, SD-2, SD-3 and the text form of the command line."""

import json
from dataclasses import asdict

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.core.dice import Face, either, letter, symbol, wild
from shakespell.words.layout import (
    SIDE_LIMIT,
    STRIDE,
    Cell,
    Layout,
    LayoutError,
    Placed,
    from_placed,
    lay,
    parse,
)


def faces(glyphs: str) -> list[Face]:
    """``A B CK CH ?`` as faces: CK is either letter, other pairs are read as one."""
    made = []
    for glyph in glyphs.split():
        if glyph == "?":
            made.append(wild())
        else:
            made.append(either(glyph, 2) if glyph == "CK" else letter(glyph, 1))
    return made


class TestWorkedExamples:
    def test_hamster_in_a_row(self) -> None:
        """SD-2, printed: HAMSTER in a row is right."""
        assert parse("HAMSTER").words() == ("HAMSTER",)

    def test_glas_with_past_down_through_its_a(self) -> None:
        """SD-2, SD-3, printed: GLAS across, where a smiley stands, with PAST down through its A."""
        layout = parse("..P\nGLaS\n..S\n..T")
        assert layout.words() == ("GLAS", "PAST")
        assert layout.dice_needed() == {"G": 1, "L": 1, "?": 1, "S": 2, "P": 1, "T": 1}
        placement = lay(layout, faces("T S S P L G ? A"))
        assert placement.left == (7,)
        assert {die.reads for die in placement.placed if die.die == 6} == {"A"}

    def test_toe_and_when_joined_at_the_n_read_toen(self) -> None:
        """SD-2, printed as wrong: the N of WHEN lies beside TOE, so the row reads TOEN."""
        assert parse("...W\n...H\n...E\nTOEN").words() == ("TOEN", "WHEN")

    def test_a_wild_is_the_same_letter_in_both_words(self) -> None:
        """CC-4, SD-3: one cell, one letter, in the word across and in the word down."""
        across, down = parse("CaT\n.T.").runs()
        assert (across.word, down.word) == ("CAT", "AT")
        assert across.cells[1] is down.cells[0]


class TestRuns:
    def test_every_run_of_two_or_more_is_a_word(self) -> None:
        """CC-2: also the run nobody meant, and the second run of a line with a hole."""
        layout = parse("CAT.AT\nO..T..\nT..O..")
        assert layout.words() == ("CAT", "AT", "COT", "TO")

    def test_a_single_die_is_no_word(self) -> None:
        assert parse("A").words() == ()

    def test_two_letter_face_is_one_cell(self) -> None:
        """SD-2 with the German ``CH``: ICH is two dice."""
        (run,) = parse("I(CH)").runs()
        assert (run.word, len(run.cells)) == ("ICH", 2)

    def test_corners_do_not_connect(self) -> None:
        """SD-2: each die touches another with a face; CC-6 needs the groups, the largest first."""
        layout = parse("AT.\n..B\nCAT")
        assert [len(group) for group in layout.islands()] == [4, 2]
        assert not layout.is_connected
        assert Layout().is_connected

    def test_position_does_not_matter_for_comparison(self) -> None:
        assert Layout((Cell(7, -2, "A"), Cell(8, -2, "T"))).normalised() == parse("A\nT") == parse("\n...A\n...T\n")


class TestParsing:
    @pytest.mark.parametrize(
        ("text", "code", "says"),
        [
            ("", "empty", "the layout is empty"),
            ("...\n..", "empty", "the layout is empty"),
            ("A" * 200, "too-big", "row 1 has 200 cells, the limit is 64"),
            ("(CH)" * 65, "too-big", "row 1 has 65 cells"),
            ("A\n" * 200, "too-big", "the layout has 200 rows, the limit is 64"),
            ("CAT\nA1", "unknown-sign", "row 2, column 2: '1' is no letter"),
            ("CA T", "unknown-sign", "row 1, column 3: ' ' is no letter; write . for an empty cell"),
            ("C?T", "unknown-sign", "row 1, column 2"),
            ("(CH)A?", "unknown-sign", "row 1, column 3"),
            ("A(CH", "bracket", "row 1, column 2: the bracket is not closed"),
            ("(ch)A", "bracket", "(ch) is no face of two letters"),
            ("(A)T", "bracket", "a single letter without brackets"),
            ("()T", "bracket", "() is no face"),
            ("(ABCDE)", "bracket", "(ABCDE) is no face"),
            ("A)", "unknown-sign", "row 1, column 2"),
        ],
    )
    def test_faults_name_the_place_and_the_mend(self, text: str, code: str, says: str) -> None:
        with pytest.raises(LayoutError) as refused:
            parse(text)
        assert refused.value.code == code
        assert says in str(refused.value)
        assert "\n" not in str(refused.value)

    def test_a_decomposed_letter_is_one_letter(self) -> None:
        """B-53: composed and decomposed forms are the same letter."""
        assert parse("MU\u0308SLI") == parse("M\u00dcSLI")

    def test_a_row_of_two_letter_faces_up_to_the_limit(self) -> None:
        assert len(parse("(CH)" * SIDE_LIMIT)) == SIDE_LIMIT


LETTERS = "ABCXYZ\u00c4\u00d1\u00c6"
READINGS = st.one_of(
    st.tuples(st.sampled_from(LETTERS), st.booleans()), st.tuples(st.sampled_from(["CH", "SCH"]), st.just(False))
)
LAYOUTS = st.dictionaries(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), READINGS, min_size=1, max_size=20).map(
    lambda grid: Layout(tuple(Cell(row, col, *reading) for (row, col), reading in grid.items()))
)


class TestProperties:
    @given(LAYOUTS)
    def test_text_round_trip(self, layout: Layout) -> None:
        assert parse(str(layout)) == layout.normalised()

    @given(LAYOUTS)
    def test_runs_agree_with_a_scan_of_the_grid(self, layout: Layout) -> None:
        """CC-2 read naively: split each line of the grid at its holes."""
        grid = {cell.at: cell.reads for cell in layout.cells}
        span = range(-10, 11)
        lines = [[grid.get((row, col), " ") for col in span] for row in span]
        lines += [[grid.get((row, col), " ") for row in span] for col in span]
        naive = []
        for line in lines:
            word: list[str] = []
            for sign in [*line, " "]:
                if sign != " ":
                    word.append(sign)
                    continue
                if len(word) > 1:
                    naive.append("".join(word))
                word = []
        assert sorted(layout.words()) == sorted(naive)

    @given(LAYOUTS, st.randoms())
    def test_every_layout_can_be_laid_with_the_dice_it_needs(self, layout: Layout, random: object) -> None:
        roll = [wild() if cell.wild else letter(cell.reads, 1) for cell in layout.cells]
        random.shuffle(roll)  # type: ignore[attr-defined]
        placement = lay(layout, [*roll, letter("Q", 10)])
        assert placement.left == (len(roll),)
        assert from_placed(placement.placed, roll) == layout

    @given(st.lists(st.sampled_from(["A", "B", "AB", "BC", "CA", "?"]), max_size=6), st.text("ABCabc", max_size=5))
    def test_lay_agrees_with_trying_every_order_of_the_dice(self, glyphs: list[str], word: str) -> None:
        """Faces that stand for either letter: laid exactly when some assignment of dice serves every cell."""
        roll = [wild() if glyph == "?" else either(glyph, 1) for glyph in glyphs]
        cells = tuple(Cell(0, col, sign.upper(), sign.islower()) for col, sign in enumerate(word))

        def possible(col: int, free: frozenset[int]) -> bool:
            return col == len(cells) or any(
                roll[die].is_wild == cells[col].wild
                and roll[die].reads(cells[col].reads)
                and possible(col + 1, free - {die})
                for die in free
            )

        try:
            placement = lay(Layout(cells), roll)
        except LayoutError as refused:
            assert refused.code == "not-rolled"
            assert not possible(0, frozenset(range(len(roll))))
        else:
            assert from_placed(placement.placed, roll) == Layout(cells)
            assert len({die.die for die in placement.placed}) == len(cells)


class TestLaying:
    def test_a_letter_that_was_not_rolled_is_named(self) -> None:
        with pytest.raises(LayoutError, match=r"Z at row 1, column 1 was not rolled \(roll: O \?\)") as refused:
            lay(parse("ZO"), faces("O ?"))
        assert refused.value.code == "not-rolled"

    def test_a_letter_used_too_often(self) -> None:
        with pytest.raises(LayoutError, match="uses E 2 times, and only 1 can be laid"):
            lay(parse("EVE"), faces("E V A"))

    def test_a_capital_is_never_a_wild(self) -> None:
        """A wild shows in the text, since it scores differently."""
        with pytest.raises(LayoutError, match="E at row 1, column 1 was not rolled"):
            lay(parse("ET"), faces("? T"))

    def test_a_small_letter_needs_a_wild(self) -> None:
        with pytest.raises(LayoutError, match=r"e at row 1, column 1 is a wild; the layout has 1 and the roll 0"):
            lay(parse("eT"), faces("E T"))

    def test_either_face_gives_way(self) -> None:
        """The CK die must be the K, so that the C die is free for the C."""
        assert [die.die for die in lay(parse("CK"), faces("CK C")).placed] == [1, 0]

    def test_points_lie_where_the_dice_lie(self) -> None:
        """CC-5 needs each cell's value; a wild is worth 0."""
        roll = [letter("C", 3), wild(), letter("T", 1)]
        assert lay(parse("CaT"), roll).points(roll) == {(0, 0): 3, (0, 1): 0, (0, 2): 1}


class TestPlacedDice:
    @pytest.mark.parametrize(
        ("placed", "code", "says"),
        [
            ([Placed(3, 0, 0, "A")], "no-such-die", "there is no die 4: the roll has 3 dice"),
            ([Placed(-1, 0, 0, "A")], "no-such-die", "there is no die 0"),
            ([Placed(0, 0, 0, "A"), Placed(0, 0, 1, "A")], "die-twice", "die 1 lies in two cells"),
            ([Placed(0, 0, 0, "A"), Placed(1, 0, 0, "X")], "cell-taken", "two dice lie in one cell, row 1, column 1"),
            ([Placed(0, 0, 0, "B")], "cannot-read", "shows A, not B: it reads A"),
            ([Placed(1, 0, 0, "CH")], "wild", "a wild stands for one letter"),
            ([Placed(1, 0, 0, "")], "not-letters", "give letters"),
            ([Placed(1, 0, 0, "x")], "not-letters", "upper case"),
            ([Placed(2, 0, 0, "NOT")], "cannot-read", "it reads nothing"),
            ([Placed(0, 0, 0, "A"), Placed(1, 64, 0, "X")], "too-big", "the layout spans 65 rows, the limit is 64"),
            ([Placed(0, 0, 0, "A"), Placed(1, 0, -(10**9), "X")], "off-grid", "lies too far out"),
            ([Placed(0, 0, 5000, "A"), Placed(1, 1, 5000 - STRIDE, "X")], "off-grid", "lies too far out"),
        ],
    )
    def test_faults(self, placed: list[Placed], code: str, says: str) -> None:
        """CC-4, SD-3: a blank with two letters, a die used twice, and the like are refused with a code."""
        with pytest.raises(LayoutError) as refused:
            from_placed(placed, [letter("A", 1), wild(), symbol("NOT")])
        assert refused.value.code == code
        assert says in str(refused.value)

    def test_layouts_are_json_friendly(self) -> None:
        placement = lay(parse("CaT"), faces("C ? T"))
        assert json.loads(json.dumps(asdict(placement)))["placed"][1] == {"die": 1, "row": 0, "col": 1, "reads": "A"}
