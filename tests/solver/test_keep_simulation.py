"""Playing as advised yields what was promised: simulated turns against the exact expectation."""

import numpy as np
import pytest

from shakespell.core.dice import Die, letter, wild
from shakespell.solver import keep
from shakespell.words.graph import build

TURNS = 4000
DICE = tuple(
    Die(name, tuple(wild(-2) if glyph == "?" else letter(glyph, 1 + ord(glyph) % 4) for glyph in faces))
    for name, faces in [
        ("red", "?AEIOU"),
        ("blue", "AEIOST"),
        ("green", "LNRSTD"),
        ("white", "BCDMPT"),
        ("black", "?EHLRS"),
    ]
)
WORDS = [
    "ATE",
    "BARE",
    "BATS",
    "CADET",
    "CARE",
    "CITE",
    "CLAN",
    "DATE",
    "LEAD",
    "MALE",
    "MELON",
    "OATS",
    "RATES",
    "TRIED",
]


def points(letters: int, value: int, matched: frozenset[str]) -> float:
    return value * letters


def with_targets(letters: int, value: int, matched: frozenset[str]) -> float:
    return value * len(matched) + {5: 5}.get(letters, 0)


@pytest.mark.parametrize(
    "scoring",
    [keep.Scoring(points), keep.Scoring(with_targets, ("A", "T", "E", "J")), keep.Scoring(points).reaching(20)],
    ids=["DW-4", "KW-6", "playing for 20"],
)
def test_dw1_kw3_the_advised_policy_earns_the_expectation(scoring: keep.Scoring) -> None:
    table = keep.solve(build(sorted(WORDS), "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), DICE, scoring)
    dice_rolls = np.random.default_rng(20_261_130)
    scores = [_turn(table, dice_rolls) for _ in range(TURNS)]
    error = float(np.std(scores)) / TURNS**0.5
    assert error > 0
    assert abs(float(np.mean(scores)) - table.expected()) < 4 * error


def _turn(table: keep.KeepTable, dice_rolls: np.random.Generator) -> float:
    roll = tuple(int(face) for face in dice_rolls.integers(table.counts))
    for rolls_left in range(table.rerolls, 0, -1):
        again = table.advise(roll, rolls_left, top=1).reroll
        if not again:
            break
        fresh = dice_rolls.integers(table.counts)
        roll = tuple(int(new) if die in again else face for die, face, new in zip(table.dice, roll, fresh, strict=True))
    return table.value(roll, 0)
