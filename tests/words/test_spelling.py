"""Spelling a word with dice, against every permutation of the dice; and the proofs that none spells it."""

from collections.abc import Iterator
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shakespell.core.dice import Die, Face, either, letter, symbol, wild
from shakespell.words.assignment import Option
from shakespell.words.shortage import Shortage, shortages
from shakespell.words.spelling import Spelling, lacking, reachable, spell, spell_with

POINTS = {
    **dict.fromkeys("EAILNORSTU", 1),
    **dict.fromkeys("DGH", 2),
    **dict.fromkeys("BCFMPY", 3),
    **{"W": 4, "K": 5, "V": 5, "J": 7, "X": 7, "Z": 8, "Q": 9},
}


def face(glyph: str) -> Face:
    return wild(-2) if glyph == "?" else letter(glyph, POINTS[glyph])


def lying(glyphs: str) -> tuple[Face, ...]:
    return tuple(face(glyph) for glyph in glyphs)


DICEWORDS = tuple(
    Die(name, tuple(face(glyph) for glyph in glyphs))
    for name, glyphs in {
        "gold": "?AEIOU",
        "indigo": "YAEIOU",
        "orange": "JAHMNR",
        "red": "KEDFHL",
        "purple": "QOLRST",
        "blue": "VUCFGS",
        "brown": "WYBNPS",
        "black": "XIBCDT",
        "green": "ZEGMPT",
    }.items()
)

points = st.integers(-2, 3)
single_faces = st.one_of(st.builds(letter, st.sampled_from("ABC"), points), st.builds(wild, points))
any_faces = st.one_of(
    single_faces,
    st.builds(either, st.sampled_from(["AB", "BC"]), points),
    st.builds(letter, st.sampled_from(["AB", "CA", "AA"]), points),
    st.just(symbol("NOT")),
)
some_words = st.one_of(st.text("A", min_size=1, max_size=4), st.text("ABC", min_size=1, max_size=6))


def cuts(word: str, parts: int) -> Iterator[tuple[str, ...]]:
    """Every way to cut the word into so many parts of one or two letters."""
    for lengths in product((1, 2), repeat=parts):
        if sum(lengths) == len(word):
            starts = [sum(lengths[:n]) for n in range(parts)]
            yield tuple(word[at : at + length] for at, length in zip(starts, lengths, strict=True))


def every_spelling(word: str, faces: tuple[Face, ...]) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """(-points, wilds, dice) of every choice of dice that spells the word: the least is the best."""
    for parts in range(1, len(faces) + 1):
        for cut in cuts(word, parts):
            for dice in permutations(range(len(faces)), parts):
                used = [faces[die] for die in dice]
                if all(one.reads(part) for one, part in zip(used, cut, strict=True)):
                    yield -sum(one.points for one in used), sum(one.is_wild for one in used), dice


def least(spelling: Spelling | None) -> tuple[int, int, tuple[int, ...]] | None:
    return None if spelling is None else (-spelling.points, spelling.wilds, spelling.dice)


def checked(spelling: Spelling, word: str, faces: tuple[Face, ...]) -> None:
    assert "".join(use.reads for use in spelling.uses) == word
    for use in spelling.uses:
        assert faces[use.die].reads(use.reads)
        assert (use.points, use.wild) == (faces[use.die].points, faces[use.die].is_wild)


@settings(max_examples=300)
@given(some_words, st.lists(single_faces, max_size=6).map(tuple))
def test_letters_and_wilds_spell_for_most_points(word: str, faces: tuple[Face, ...]) -> None:
    """DW-5, B-51: most points, then fewest wilds, then the earliest dice."""
    spelling = spell(word, faces)
    assert least(spelling) == min(every_spelling(word, faces), default=None)
    if spelling:
        checked(spelling, word, faces)


@given(some_words, st.lists(any_faces, max_size=6).map(tuple))
def test_faces_of_every_kind_spell_for_most_points(word: str, faces: tuple[Face, ...]) -> None:
    """B-50: a face of two letters is one die, used once."""
    spelling = spell(word, faces)
    assert least(spelling) == min(every_spelling(word, faces), default=None)
    if spelling:
        checked(spelling, word, faces)


@given(some_words, st.lists(any_faces, max_size=5).map(tuple), st.data())
def test_dice_the_player_chose(word: str, faces: tuple[Face, ...], data: st.DataObject) -> None:
    order = tuple(range(len(faces)))
    dice = data.draw(st.lists(st.sampled_from(order), max_size=5).map(tuple)) if order else ()
    possible = {chosen for _, _, chosen in every_spelling(word, faces)}
    spelling = spell_with(word, faces, dice)
    assert (spelling is not None) == (dice in possible)
    if spelling:
        assert spelling.dice == dice
        checked(spelling, word, faces)


def test_a_player_cannot_choose_dice_that_are_not_there() -> None:
    assert spell_with("AA", lying("AA"), (0, 2)) is None
    assert spell_with("AA", lying("AA"), (0, -1)) is None


@pytest.mark.parametrize(
    ("word", "glyphs", "dice", "points"),
    [
        pytest.param("RULES", "?RULES", (1, 2, 3, 4, 5), 5, id="DW-5 the wild stays out"),
        pytest.param("RULES", "?ULES", (0, 1, 2, 3, 4), 2, id="DW-5 the wild costs 2"),
        pytest.param("QUEUE", "QUEUE", (0, 1, 2, 3, 4), 13, id="DW-4 QUEUE"),
        pytest.param("SASS", "SA?S", (0, 1, 2, 3), 1, id="the earliest dice, a wild among them"),
        pytest.param("SASS", "SSSA", (0, 3, 1, 2), 4, id="the earliest dice"),
    ],
)
def test_points_of_the_rulebook(word: str, glyphs: str, dice: tuple[int, ...], points: int) -> None:
    spelling = spell(word, lying(glyphs))
    assert spelling is not None
    assert (spelling.dice, spelling.points) == (dice, points)


def test_dice_that_are_all_different_are_no_harder_than_equal_ones() -> None:
    """A client's own box: each die could be any letter, for points of its own: no sets of dice are gone through."""
    faces = tuple(Face("*", tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ"), n * n % 61) for n in range(60))
    spelling = spell("ABCDEFGHIJKLMNOPQRSTUVWXYZABCD", faces)
    assert spelling is not None
    assert spelling.points == sum(sorted((face.points for face in faces), reverse=True)[:30])
    pairs = tuple(letter(("AB", "BC", "CD", "DA")[n % 4], n) for n in range(6))
    mixed = (*pairs, *(Face("*", tuple("ABCD"), n % 4) for n in range(9)))
    assert spell("ABCDABCDABCDABCDAB", mixed) is not None


def test_many_equal_dice_are_no_harder_than_few() -> None:
    """Fourteen dice that could each be any part of fifteen letters: the search counts, it does not permute."""
    faces = (letter("AA", 2), *(either("AB", 1) for _ in range(13)))
    assert spell("A" * 15, faces) is not None
    assert spell("A" * 14 + "C", faces) is None
    assert spell("AB" * 7 + "A", tuple(either("AB", n) for n in range(14))) is None


@given(some_words, st.lists(any_faces, max_size=6).map(tuple))
def test_lacking_is_a_proof(word: str, faces: tuple[Face, ...]) -> None:
    """What is said to lack does lack: fewer dice than parts, counted here anew."""
    shortage = lacking(word, faces)
    assert (shortage is None) == any(True for _ in every_spelling(word, faces))
    if shortage:
        counted_anew(shortage, tuple((one,) for one in faces))


def counted_anew(shortage: Shortage, dice: tuple[tuple[Face, ...], ...]) -> None:
    having = tuple(
        number for number, faces in enumerate(dice) if any(one.reads(p) for one in faces for p in shortage.parts)
    )
    assert shortage.dice == having
    assert len(shortage.parts) > len(having)
    assert "".join(shortage.cut) == shortage.word
    assert all(shortage.parts.count(part) == shortage.cut.count(part) for part in shortage.parts)
    assert str(shortage).startswith(shortage.word)
    assert str(shortage).endswith(".")


@given(some_words, st.lists(st.lists(any_faces, min_size=1, max_size=3).map(tuple), max_size=4))
def test_reach_is_the_best_of_all_rolls_or_a_proof(word: str, sides: list[tuple[Face, ...]]) -> None:
    """Against every roll of the dice: the points of the best, or for every cut of the word too few dice."""
    dice = tuple(Die(f"die {number}", faces) for number, faces in enumerate(sides))
    rolls = product(*sides)
    best = max((spelling.points for roll in rolls if (spelling := spell(word, roll))), default=None)
    reach = reachable(word, dice)
    assert reach.possible == (best is not None)
    if reach.uses is None:
        for step in reach.proof:
            counted_anew(step, tuple(sides))
        possible = {tuple(sorted(c)) for n in range(1, len(word) + 1) for c in cuts(word, n)}
        printed = {r for faces in sides for one in faces for r in one.readings}
        wanted = {cut for cut in possible if all(len(part) == 1 or part in printed for part in cut)}
        assert {tuple(sorted(step.cut)) for step in reach.proof} == wanted
        assert reach.reason
    else:
        assert reach.reason is None
        assert sum(use.points for use in reach.uses) == best
        assert all(dice[use.die].faces[use.face].reads(use.reads) for use in reach.uses)


@pytest.mark.parametrize(
    ("word", "glyphs", "sentence"),
    [
        ("QUEUE", "QUEER", "QUEUE needs two Us; your dice show one."),
        ("QUEUE", "QUETR", "QUEUE needs two Us and two Es; your dice show one U and one E."),
        ("QUEUE", "?QETR", "QUEUE needs two Us and two Es; your dice show no U, one E and one wild."),
        ("JAZZ", "JABS", "JAZZ needs two Zs; your dice show none."),
        ("JAZZ", "JAB?", "JAZZ needs two Zs; your dice show no Z and one wild."),
        ("JAZZ", "JAZ", "JAZZ needs four dice, and there are three."),
    ],
)
def test_what_lacks_is_said(word: str, glyphs: str, sentence: str) -> None:
    assert str(lacking(word, lying(glyphs))) == sentence


def test_an_absurdly_long_text_is_answered_in_a_short_line() -> None:
    assert (
        str(lacking("A" * 200_000, (letter("AA", 1), letter("A", 1))))
        == f"{'A' * 64}... needs 200000 dice, and there are two."
    )


def test_either_faces_that_are_wanted_twice() -> None:
    """BW dice: one CK die cannot be C and K at once."""
    faces = (either("CK", 1), letter("A", 1), letter("O", 1))
    assert str(lacking("CAK", faces)) == "CAK needs C and K; your dice show only one that can be any of these."


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        pytest.param(
            "TELEPHONE", "TELEPHONE needs nine dice, and no letter of it is on the blue die.", id="DW TELEPHONE"
        ),
        ("INTERNATIONAL", "INTERNATIONAL needs 13 dice, and there are nine."),
        ("FUZZZ", "FUZZZ needs three Zs, and only two dice have one: gold (by its wild) and green."),
        ("JAJJ", "JAJJ needs three Js, and only two dice have one: gold (by its wild) and orange."),
    ],
)
def test_words_no_roll_of_dicewords_spells(word: str, sentence: str) -> None:
    assert reachable(word, DICEWORDS).reason == sentence


@pytest.mark.parametrize("word", ["RULES", "COMPUTER", "SQUEEZING", "ELEPHANTS", "PLINTHS", "QUEUE"])
def test_words_of_the_rulebook_can_be_rolled(word: str) -> None:
    """DW: the printed examples."""
    reach = reachable(word, DICEWORDS)
    assert reach.uses is not None
    rolled = {use.die: DICEWORDS[use.die].faces[use.face] for use in reach.uses}
    assert spell(word, tuple(rolled.get(die, letter("X", 0)) for die in range(9)))


def test_letters_on_no_die() -> None:
    dice = (Die("one", lying("AB")), Die("two", lying("AB")))
    assert reachable("AC", dice).reason == "AC needs C, and no die has it."
    assert reachable("CC", dice).reason == "CC needs two Cs, and no die has any."
    assert reachable("CD", dice).reason == "CD needs C and D, and no die has any of these."


def test_a_word_cut_in_several_ways_is_refused_in_each() -> None:
    dice = (Die("one", (letter("CH", 4),)), Die("two", (letter("A", 1),)))
    assert (
        reachable("ACHT", dice).reason
        == "ACHT needs four dice, and there are two. ACHT, read as A CH T, needs three dice, and there are two."
    )


def test_there_is_no_shortage_of_what_can_be_spelled() -> None:
    with pytest.raises(ValueError, match="do spell"):
        shortages("A", ((Option("A", 1),),))
