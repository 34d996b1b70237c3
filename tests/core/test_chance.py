"""Dice that can be checked: fair, independent of order, and reproducible in any language (docs/fair-dice.md)."""

import hashlib
import hmac
import json
import secrets
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.core.chance import commitment, face_number, match_key, rolled
from shakespell.core.dice import Die, letter
from shakespell.presets import dice_set

VECTORS = json.loads((Path(__file__).parent / "fair-dice-vectors.json").read_text())
CHI_SQUARE_5_AT_1E_6 = 35.89
"""Upper quantile of chi-square with five degrees of freedom; a fair die exceeds it once in a million tests."""


@pytest.mark.parametrize("vector", VECTORS["rolls"], ids=lambda vector: vector["label"])
def test_vectors(vector: dict[str, object]) -> None:
    """B-40: the vectors by which another implementation can check itself."""
    key = bytes.fromhex(str(vector["key"]))
    assert face_number(key, str(vector["label"]), str(vector["die"]), int(str(vector["faces"]))) == vector["face"]


@pytest.mark.parametrize("vector", VECTORS["keys"])
def test_key_vectors(vector: dict[str, str | list[str]]) -> None:
    """B-40."""
    entropy = tuple(bytes.fromhex(part) for part in vector["entropy"])
    assert match_key(bytes.fromhex(str(vector["seed"])), entropy).hex() == vector["key"]
    assert commitment(bytes.fromhex(str(vector["seed"]))) == vector["commitment"]


def test_an_independent_reading_of_the_specification() -> None:
    """B-40: written from docs/fair-dice.md alone, with another interface of the standard library."""
    key, label, die = b"k" * 32, "1/0/1", "gold"
    attempt = 0
    while True:
        mac = hmac.new(key, digestmod=hashlib.sha256)
        mac.update(b"shakespell dice 1\x00" + label.encode() + b"\x00" + die.encode() + b"\x00" + str(attempt).encode())
        draw = int(mac.hexdigest()[:16], 16)
        if draw < 2**64 // 6 * 6:
            break
        attempt += 1
    assert face_number(key, label, die, 6) == draw % 6


@given(st.binary(max_size=100), st.text(max_size=80), st.lists(st.text(max_size=40), unique=True, max_size=3))
def test_a_roll_is_hmac_die_by_die(key: bytes, label: str, names: list[str]) -> None:
    """B-40: what the cup hashes once for all its dice is what HMAC hashes for each, for keys of every length."""
    dice = tuple(Die(name, tuple(letter(glyph, 1) for glyph in "ABCDEF")) for name in names)
    messages = ("\0".join(("shakespell dice 1", label, name, "0")).encode() for name in names)
    draws = [int.from_bytes(hmac.digest(key, message, "sha256")[:8], "big") for message in messages]
    assert rolled(key, label, dice) == tuple(draw % 6 for draw in draws)


@pytest.mark.parametrize("die", dice_set("dicewords").dice("rack"), ids=lambda die: die.name)
def test_every_face_comes_up_as_often(die: Die) -> None:
    """60,000 throws a die: chi-square with five degrees of freedom."""
    throws = 60_000
    seen = Counter(rolled(b"fair" * 8, f"{throw}/0/1", (die,))[0] for throw in range(throws))
    expected = throws / len(die.faces)
    assert sum((seen[face] - expected) ** 2 / expected for face in range(len(die.faces))) < CHI_SQUARE_5_AT_1E_6


def test_two_dice_of_a_roll_are_independent() -> None:
    """All 36 pairs of two dice of one roll: chi-square with 35 degrees of freedom, at one in a million."""
    dice, throws = dice_set("dicewords").dice("rack")[:2], 36_000
    seen = Counter(rolled(b"pair" * 8, f"{throw}/0/1", dice) for throw in range(throws))
    expected = throws / 36
    assert len(seen) == 36
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 88.0


@given(st.binary(min_size=1, max_size=40), st.text(max_size=12), st.integers(2, 300))
def test_faces_are_in_range(key: bytes, label: str, faces: int) -> None:
    assert 0 <= face_number(key, label, "d", faces) < faces


def test_dice_do_not_depend_on_what_else_is_rolled() -> None:
    """B-37: the order in which people act moves nobody's dice."""
    dice = tuple(Die(name, tuple(letter(g, 1) for g in "ABCDEF")) for name in ("x", "y", "z"))
    together = rolled(b"s", "1/0/1", dice)
    assert together == tuple(rolled(b"s", "1/0/1", (die,))[0] for die in dice)


def test_two_matches_differ() -> None:
    """B-41."""
    keys = {match_key(secrets.token_bytes(32)) for _ in range(50)}
    assert len(keys) == 50


def test_what_a_seat_adds_changes_the_dice_and_where_it_sits_counts() -> None:
    """B-39: the key needs the secret seed, and each seat's share at its place."""
    seed = b"s" * 32
    keys = {match_key(seed), match_key(seed, (b"a", b"")), match_key(seed, (b"", b"a")), match_key(seed, (b"", b""))}
    assert len(keys) == 4
    assert bytes.fromhex(commitment(seed)) not in keys
