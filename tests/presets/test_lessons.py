"""The dice of each first game fall as its lesson says: the words that the learner is asked for lie there and count."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from shakespell.core.chance import match_key
from shakespell.core.game import Millis, Seat
from shakespell.core.table import Table
from shakespell.games import GAMES
from shakespell.games.bookworm import actions as bookworm
from shakespell.games.crossword_cubes import actions as cubes
from shakespell.games.dicewords import actions as dicewords
from shakespell.games.icewords import actions as icewords
from shakespell.games.speed_dice import actions as speed
from shakespell.presets import PresetError, prepared
from shakespell.presets.categories import is_member
from shakespell.presets.lessons import lesson, lessons
from shakespell.presets.lexicons import lexicon
from shakespell.presets.referees import referee

ME = Seat(0)
LESSON = Path(__file__).parents[2] / "web" / "src" / "learn" / "lessons" / "bookworm.ts"
"""What the coach proposes where a learner knows no word."""


class Learner:
    """A first game, played as its lesson asks."""

    def __init__(self, game: str) -> None:
        asked = lesson(game)
        words = lexicon(asked.lexicon)
        options = [seat.options for seat in asked.seats]
        setup = prepared(game, asked.rules, options, words.folding.name, asked.dice_set)
        key = match_key(bytes.fromhex(asked.seed), (b"",) * len(options))
        self.table: Table[Any, Any, Any] = Table(setup.build(), key, referee(words))

    def play(self, action: Any, seat: Seat = ME) -> None:
        self.table.play(seat, action, Millis(0), self.table.view(seat).prompt)

    @property
    def view(self) -> Any:
        return self.table.view(ME)


def showing(dice: Iterable[Any], letters: str) -> tuple[str, ...]:
    """The names of dice that show these letters, each once, and no others do: nobody can take another one for it."""
    found = {die.glyph: die.name for die in dice}
    assert all(sum(die.glyph == letter for die in dice) == 1 for letter in letters), "a letter lies there twice"
    return tuple(found[letter] for letter in letters)


def test_every_game_has_a_first_game() -> None:
    """Issue 6, point 3."""
    assert list(lessons()) == ["dicewords", "icewords", "bookworm", "crossword-cubes", "speed-dice"]
    assert lessons().keys() == GAMES.keys()
    with pytest.raises(PresetError, match="no first game for ludo"):
        lesson("ludo")


def test_dicewords() -> None:
    """DW-1, DW-4, DW-5: WAIT becomes WAITING by one reroll, 11 x 7; then ECONOMY with the wild as N, 10 x 7."""
    learner = Learner("dicewords")
    hand = learner.view.hands[0]
    kept = showing(hand.dice, "WAIT")
    learner.play(dicewords.Reroll(tuple(die.name for die in hand.dice if die.name not in kept)))
    learner.play(dicewords.Declare("WAITING"))
    assert learner.table.view(ME).scores == (77,)
    learner.play(dicewords.Declare("ECONOMY"))
    assert learner.view.scores == (147,)
    assert [letter.reads for letter in learner.view.sheet[1].letters if letter.glyph == "?"] == ["N"]
    assert learner.table.over


def test_icewords() -> None:
    """KW-5 to KW-9: WANT matches two targets, one reroll makes it WANTED, 9 x 3 + 10."""
    learner = Learner("icewords")
    assert [die.glyph for die in learner.view.targets] == ["A", "E", "L", "W"]
    learner.play(icewords.Go())
    hand = learner.view.hands[0]
    kept = showing(hand.dice, "WANT")
    learner.play(icewords.Spell("WANT"))
    learner.play(icewords.Reroll(tuple(die.name for die in hand.dice if die.name not in kept)))
    learner.play(icewords.Spell("WANTED"))
    learner.play(icewords.Lock())
    assert learner.view.scores == (37,)


def test_crossword_cubes() -> None:
    """CC-5: SCHOOL, LABOR and OMIT come to 11 + 7 + 6, and only the blank is left, which is worth nothing."""
    learner = Learner("crossword-cubes")
    free = list(learner.view.hands[0].dice)
    words = [("SCHOOL", 0, 0, 0, 1), ("ABOR", 1, 5, 1, 0), ("MIT", 1, 3, 1, 0)]
    cells = []
    for word, row, col, down, right in words:
        for place, letter in enumerate(word):
            die = next(die for die in free if die.glyph == letter)
            free.remove(die)
            cells.append(cubes.Lying(die.name, row + down * place, col + right * place, letter))
    assert [die.glyph for die in free] == ["?"]
    learner.play(cubes.Lay(tuple(cells)))
    learner.play(cubes.Done())
    assert learner.view.scores == (24,)
    assert learner.table.over


def test_speed_dice() -> None:
    """SD-2, SD-5: POINT and THE share a T; seven dice are linked, and the trophy shows its silver side."""
    learner = Learner("speed-dice")
    learner.play(speed.Ready())
    rack = learner.view.racks[0].dice
    across = [speed.Place(die, 0, col) for col, die in enumerate(showing(rack, "POINT"))]
    down = [speed.Place(die, row, 4) for row, die in enumerate(showing(rack, "HE"), 1)]
    learner.play(speed.Toss((*across, *down)))
    assert learner.view.tile.side == "silver"


def test_bookworm() -> None:
    """BW-1, BW-2: vegetables first, and a word for every letter of the display in each category."""
    learner = Learner("bookworm")
    categories = [category.id for category in learner.view.categories]
    assert categories == ["vegetables", "things-you-can-pour", "rivers"]
    learner.play(bookworm.Choose(categories[0]))
    assert [die.glyph for die in learner.view.dice] == ["S", "G", "P", "P", "L", "T", "O"]
    words = lexicon("english")
    examples = dict(re.findall(r"^  '?([a-z-]+)'?: '([A-Za-z ]+)'\.split", LESSON.read_text(encoding="utf-8"), re.M))
    assert list(examples) == categories
    for category, listed in examples.items():
        proposed = listed.split()
        assert all(is_member(word, category, "en", words.folding) for word in proposed)
        assert all(sum(word[0].upper() == letter for word in proposed) >= 2 for letter in "SGPLTO"), category
