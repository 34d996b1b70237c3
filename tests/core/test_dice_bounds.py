"""A dice set is small enough for every search, screen and log, wherever it comes from (B-50, B-53)."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from shakespell.core import dice_bounds
from shakespell.core.dice import Bonus, DiceSet, Die, Face, Group, either, letter, wild
from shakespell.presets import PresetError
from shakespell.presets.dice_sets import dice_sets, read_dice_set

PLAIN = Die("gold", (letter("A", 1), wild()))


def box(*dice: Die, **changed: object) -> DiceSet:
    return DiceSet("mine", "dicewords", "Mine", "en", "me", (Group("rack", dice or (PLAIN,)),), **changed)  # type: ignore[arg-type]


def many(count: int) -> tuple[Die, ...]:
    return tuple(replace(PLAIN, name=f"d{number}") for number in range(count))


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: box(*many(16)), "group rack has 1 to 15 dice, not 16"),
        (lambda: box(Die("gold", (letter("A", 1),) * 31)), "a die has 1 to 30 faces, not 31"),
        (lambda: box(Die("gold", ())), "a die has 1 to 30 faces, not 0"),
        (lambda: box(Die("gold", (either("ABCDE", 1),))), "ABCDE stands for 5 letters"),
        (lambda: box(Die("gold", (letter("SCH", 1),))), "SCH spells more than 2 letters"),
        (lambda: box(Die("gold", (Face("QU", ("Q", "QU"), 1),))), "QU spells several letters at once"),
        (lambda: box(Die("gold", (letter("A", 1001),))), "A is worth more than 1000 points"),
        (lambda: box(Die("gold", (Face("A" * 9, ("A",), 1),))), "AAAAAAAA... is too long"),
        (lambda: box(Die("g", tuple(letter(f"Q{x}", 1) for x in "AEIOU"))), "at most 4 different faces of two letters"),
        (lambda: box(Die("x" * 61, PLAIN.faces)), "is too long: 60 characters at most"),
        (lambda: box(bonuses=(Bonus("b", ((9, 10**9),)),)), "the bonus table b may have"),
        (
            lambda: DiceSet("mine", "dicewords", "", "en", "", (Group("rack", (PLAIN,)),) * 7),
            "6 groups of dice at most",
        ),
    ],
)
def test_what_is_too_large_is_said(make: Callable[[], DiceSet], says: str) -> None:
    with pytest.raises(ValueError, match="dice set mine") as refused:
        make()
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_every_box_of_the_package_is_within_bounds() -> None:
    assert all(dice_bounds.bounds_fault(each) is None for each in dice_sets().values())


def test_a_file_with_too_many_dice_gets_one_line(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    dice = ",".join(f'{{ name = "d{number}", faces = "A B" }}' for number in range(16))
    head = 'name = "mine"\ngame = "dicewords"\ntitle = "T"\nlanguage = "en"\nsource = "me"\nlicence = "mine"\n'
    points = '[[points]]\nmark = "ruling"\nvalues = { A = 1, B = 2 }\n'
    path.write_text(f'{head}{points}[groups.rack]\nmark = "ruling"\ndice = [{dice}]\n', "utf-8")
    with pytest.raises(PresetError, match="group rack has 1 to 15 dice, not 16"):
        read_dice_set(path)
