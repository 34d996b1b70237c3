"""Questions end in the middle of their search once nobody waits for the answer (B-65)."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from shakespell.analysis import dicewords, icewords
from shakespell.core.dice import DiceSet, Die, either
from shakespell.presets import dice_set, dicewords_tables, lexicon
from shakespell.solver.stopping import Cancelled
from shakespell.solver.table_memory import MEMORY

GERMAN = lexicon("german")
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@pytest.fixture(autouse=True)
def nothing_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No table lies ready, in memory or among the user's files."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    dicewords_tables._kept.cache_clear()
    MEMORY.forget()


def of_four_letters(name: str) -> DiceSet:
    """A box of fifteen dice, each of one face that stands for four letters: its words take seconds to find."""
    box = dice_set(name)
    faces = [either("".join(ALPHABET[(at + step) % 26] for step in (0, 4, 8, 13)), 1) for at in range(15)]
    dice = tuple(Die(f"d{at}", (face,)) for at, face in enumerate(faces))
    return replace(box, groups=tuple(replace(each, dice=dice) if each.name == "rack" else each for each in box.groups))


def after_a_while() -> Callable[[], bool]:
    """Somebody who goes away after the first question whether they still wait."""
    asked = count()
    return lambda: next(asked) > 0


def lying(box: DiceSet) -> str:
    return ",".join(f"{die.name}={die.faces[0].glyph}" for die in box.dice("rack"))


def best_of(name: str) -> object:
    box = of_four_letters(name)
    if name == "dicewords":
        return dicewords.best(dicewords.Spelling(box, GERMAN, stop=after_a_while()), lying(box))
    return icewords.best(icewords.Scoring(box, GERMAN, stop=after_a_while()), lying(box))


def advice_of(name: str) -> object:
    box = dice_set(name)
    if name == "dicewords":
        return dicewords.advise(dicewords.Spelling(box, GERMAN, stop=after_a_while()), lying(box), 1)
    return icewords.advise(icewords.Scoring(box, GERMAN, stop=after_a_while()), lying(box), 2)


@pytest.mark.parametrize("name", ["dicewords", "icewords"])
@pytest.mark.parametrize("asking", [best_of, advice_of])
def test_a_question_is_called_off(name: str, asking: Callable[[str], object]) -> None:
    with pytest.raises(Cancelled):
        asking(name)
