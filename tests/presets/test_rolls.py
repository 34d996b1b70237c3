"""Faces put on dice: every way there is, once, as a search by brute force finds them."""

from itertools import permutations
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.core.dice import Die, either, letter, wild
from shakespell.presets import PresetError, dice_set
from shakespell.presets.rolls import Placement, by_die, by_face, placements, read_glyphs, read_roll, written
from shakespell.words.matching import cheapest

DICEWORDS = dice_set("dicewords")
RACK = DICEWORDS.dice("rack")

faces = st.sampled_from([letter("A", 1), letter("B", 2), letter("C", 3), letter("A", 5), wild(), either("CK", 2)])
dice = st.lists(st.lists(faces, min_size=1, max_size=3), min_size=1, max_size=4).map(
    lambda all_faces: tuple(Die(f"d{number}", tuple(each)) for number, each in enumerate(all_faces))
)


def brute_force(glyphs: tuple[str, ...], some: tuple[Die, ...]) -> set[tuple[object, ...]]:
    """What lies on each die, for every way to put the glyphs on the dice."""
    found = set()
    for order in set(permutations(glyphs)):
        ways: list[tuple[object, ...]] = [()]
        for die, glyph in zip(some, order, strict=True):
            ways = [(*way, face) for way in ways for face in set(die.faces) if face.glyph == glyph]
        found |= set(ways)
    return found


@given(dice, st.data())
def test_all_ways_are_found_and_each_once(some: tuple[Die, ...], data: st.DataObject) -> None:
    glyphs = tuple(data.draw(st.sampled_from("ABC?") | st.just("CK")) for _ in some)
    found = placements(glyphs, some, by_die)
    lying = [tuple(die.faces[face] for die, face in zip(some, way.rolled, strict=True)) for way in found]
    assert len(set(lying)) == len(lying)
    assert set(lying) == brute_force(glyphs, some)


@given(dice, st.data())
def test_ways_that_come_to_the_same_faces_are_one(some: tuple[Die, ...], data: st.DataObject) -> None:
    glyphs = tuple(data.draw(st.sampled_from("ABC?") | st.just("CK")) for _ in some)
    found = placements(glyphs, some, by_face)
    lying = [sorted(repr(die.faces[face]) for die, face in zip(some, way.rolled, strict=True)) for way in found]
    assert sorted(lying) == sorted(
        [*each] for each in {tuple(sorted(map(repr, way))) for way in brute_force(glyphs, some)}
    )


@given(dice, st.data())
def test_faces_that_no_dice_can_show_are_refused(some: tuple[Die, ...], data: st.DataObject) -> None:
    """Whatever is asked about them, and only those: also of fewer faces than dice."""
    glyphs = data.draw(st.lists(st.sampled_from("ABC?") | st.just("CK"), min_size=1, max_size=len(some)))
    shown = {face.glyph for die in some for face in die.faces}
    try:
        read_glyphs(" ".join(glyphs), some)
    except PresetError as fault:
        assert not placements(glyphs, some, partial=True)
        assert ("cannot lie so" in str(fault)) is (set(glyphs) <= shown)
        if set(glyphs) <= shown:
            named = str(fault).split(": ")[1].split(" needs ")[0].split()
            able = [die for die in some if any(face.glyph in named for face in die.faces)]
            assert len(named) > len(able), "what is named has too few dice indeed"
    else:
        assert placements(glyphs, some, partial=True)


def test_as_many_dice_as_a_set_may_have_are_told_apart_at_once() -> None:
    """Fifteen letters on fourteen dice that show all of them: there are 32,767 sets of faces to suspect."""
    letters = "ABCDEFGHIJKLMNO"
    some = [Die(f"d{n}", tuple(letter(glyph, 1) for glyph in letters)) for n in range(14)]
    with patch("shakespell.presets.rolls.cheapest", wraps=cheapest) as matched, pytest.raises(PresetError) as refused:
        read_glyphs(letters, [*some, Die("last", (letter("Z", 1),))])
    assert "A B C D E F G H I J K L M N O needs 15 dice" in str(refused.value)
    assert matched.call_count <= 1 + len(letters)


def test_the_first_way_moves_the_fewest_faces() -> None:
    (best, *others) = placements(tuple("ALEPHNTEV"), RACK, by_die)
    assert all(best.in_place >= other.in_place for other in others)


def test_fewer_faces_than_dice() -> None:
    """Partial rolls, for study: dice may stay in the cup."""
    found = placements(("Q",), RACK, by_die, partial=True)
    assert [way.faces for way in found] == [(None,) * 4 + (0,) + (None,) * 4]


def test_what_fits_in_order_stays_in_order() -> None:
    (only,) = read_roll("A E H E L V N T P", DICEWORDS, tells=by_die)
    assert written(only, RACK) == "gold=A,indigo=E,orange=H,red=E,purple=L,blue=V,brown=N,black=T,green=P"
    assert only == Placement(only.faces, len(RACK))


@pytest.mark.parametrize("text", ["AEHELVNTP", "a e h e l v n t p", "A,E,H,E,L,V,N,T,P", " A, E H E ,L V N T P "])
def test_ways_to_write_a_roll(text: str) -> None:
    assert read_glyphs(text, RACK) == tuple("AEHELVNTP")


def test_faces_of_two_letters_and_accents() -> None:
    some = (Die("one", (letter("CH", 4), letter("Ä", 2))), Die("two", (either("CK", 1), letter("E", 1))))
    assert read_glyphs("(CH) ck", some) == ("CH", "CK")
    assert read_glyphs("a\u0308 é", some, "de") == ("Ä", "E"), "composed and decomposed are the same (B-53)"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "empty"),
        ("A E H E L V N T", "has 8 faces"),
        ("A E H E L V N T P P", "has 10 faces"),
        ("A E H E L V N T 7", "no die shows 7"),
        ("Q Q A E H E L V N", "Q Q needs 2 dice, and only purple can show it"),
        ("gold=A", "does not say what indigo, orange"),
        ("gold=A,gold=E", "named twice"),
        ("pink=A", "no pink die"),
        ("gold=Z", "gold die has no face Z"),
        ("gold=", "no face (none given)"),
        ("=A", "nameless"),
    ],
)
def test_rolls_that_cannot_be(text: str, says: str) -> None:
    with pytest.raises(PresetError, match=says.replace("(", r"\(").replace(")", r"\)")):
        read_roll(text, DICEWORDS)
