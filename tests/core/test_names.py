"""Names are judged by what is seen of them (issue 9, names)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.core.names import LONGEST_NAME, MOST_POINTS, NameFault, characters, read_name

FIREFIGHTER = "\U0001f469\U0001f3fd\u200d\U0001f692"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "O’Neill-Jones",
        "علی\u200cرضا",  # Persian, with the non-joiner that keeps its parts apart
        "ශ්\u200dරී",  # Sinhala, with the joiner that binds two letters
        "क्\u200dष",
        FIREFIGHTER,
        f"Ann {FIREFIGHTER}",
        FAMILY,
        "\u2764\ufe0f\u200d\U0001f525",
        ENGLAND,
        "\U0001f1e9\U0001f1f0",
        "山田",
        "Zoë",
        "\U0001fae9",  # an emoji newer than some tables
        "7",
        "<b>",
    ],
)
def test_what_is_seen_is_taken_as_it_is(name: str) -> None:
    assert read_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "\u200b",
        "\u200d\u200c",
        "\u3164",
        "\u2800\u2800",
        "\u115f\u1160",
        "\ufeff",
        "\u00ad",
        "\u2060",
        "\u0301",
        "\ufe0f",
        "\u034f",
        "\U000e0061",
        "\u180e",
        "\u00a0\u2003",
    ],
)
def test_what_shows_nothing_is_no_name(name: str) -> None:
    with pytest.raises(NameFault) as refused:
        read_name(name)
    assert refused.value.code == "name-unseen"


@pytest.mark.parametrize(
    "name",
    ["a\x00b", "a\x1b[31m", "\u202eannA", "a\u2067b", "\ud800", "a\ue000", "a\uffff", "a\x85\x07"],
)
def test_controls_and_marks_that_turn_the_writing_are_refused(name: str) -> None:
    with pytest.raises(NameFault) as refused:
        read_name(name)
    assert refused.value.code == "name-marks"


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("  Anna \n Bella ", "Anna Bella"),
        ("An\u200bna", "Anna"),
        ("An\u200dna\u200c", "Anna"),
        ("\u200eAnna\u200f", "Anna"),
        ("An\u00adna", "Anna"),
        ("Anna\u3164Bella", "Anna Bella"),
        ("\u200dعلی", "علی"),
        ("Zoe\u0308", "Zoë"),
        ("Anna\U000e0061", "Anna"),
    ],
)
def test_what_changes_nothing_is_left_out(written: str, seen: str) -> None:
    """Two players cannot look the same and be two names for it."""
    assert read_name(written) == seen


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Anna", 4),
        (FIREFIGHTER, 1),
        (FAMILY * 2, 2),
        (ENGLAND, 1),
        ("\U0001f1e9\U0001f1f0\U0001f1f8\U0001f1ea", 2),
        ("علی\u200cرضا", 6),
        ("1\ufe0f\u20e3", 1),
        ("\u1112\u1161\u11ab\u1100\u1173\u11af", 2),
        ("", 0),
    ],
)
def test_characters_as_a_reader_counts_them(text: str, count: int) -> None:
    assert len(characters(text)) == count


def test_length_is_what_is_seen() -> None:
    """Forty letters whatever they are made of, within what is stored; nobody piles marks up."""
    assert read_name("e\u0323" * 30)
    assert len(characters(read_name("x" * LONGEST_NAME))) == LONGEST_NAME
    for long in ("x" * (LONGEST_NAME + 1), "x" + "\u0323" * MOST_POINTS):
        with pytest.raises(NameFault) as refused:
            read_name(long)
        assert refused.value.code == "name-long"


@given(st.text(max_size=30))
def test_a_name_that_was_read_is_read_the_same_again(text: str) -> None:
    """Reading changes nothing twice, and nothing of the characters gets lost in counting them."""
    assert "".join(characters(text)) == text
    try:
        name = read_name(text)
    except NameFault:
        return
    assert read_name(name) == name
