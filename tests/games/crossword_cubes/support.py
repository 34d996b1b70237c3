"""A table of Crossword Cubes with dice and words of the test's choice."""

from typing import Any, cast

import pytest

from shakespell.core.chance import match_key
from shakespell.core.dice import Die, shown
from shakespell.core.game import Claim, IllegalAction, Millis, Seat, Verdict, Word
from shakespell.core.table import Table
from shakespell.games.crossword_cubes import actions
from shakespell.games.crossword_cubes.game import CrosswordCubes
from shakespell.games.crossword_cubes.scoring import Terms, all_unused
from shakespell.games.crossword_cubes.state import Draft, Hand
from shakespell.games.crossword_cubes.view import CubesView
from shakespell.presets import dice_set, prepared
from shakespell.words.layout import lay, parse

DICE: tuple[Die, ...] = dice_set("crossword-cubes").dice("cubes")
A_SECOND = 1000

CubesTable = Table[Any, Any, CubesView]


def referee(claim: Claim) -> Verdict:
    """Every word is allowed but those with an X."""
    assert isinstance(claim, Word)
    return Verdict("no", f"{claim.text} is not in the test's lexicon.") if "X" in claim.text else Verdict("yes")


def table(seats: int = 2, options: tuple[dict[str, Any], ...] = (), **rules: Any) -> CubesTable:
    """A match that is played in turns, beginning with seat 0, unless the rules say otherwise."""
    told = {"first_seat": 0, "together": "off", **rules}
    setup = prepared("crossword-cubes", told, options or ({},) * seats, "english")
    return Table(setup.build(), match_key(b"test" * 8), referee)


def rolled(glyphs: str) -> tuple[int, ...]:
    """Face numbers with which the dice show these glyphs, one character each; what is left shows its first face."""
    face_of: dict[int, str] = {}

    def put(rest: str) -> bool:
        if not rest:
            return True
        for number, die in enumerate(DICE):
            if number not in face_of and any(face.glyph == rest[0] for face in die.faces):
                face_of[number] = rest[0]
                if put(rest[1:]):
                    return True
                del face_of[number]
        return False

    assert put("".join(sorted(glyphs, key=rarity))), f"no roll shows {glyphs}"
    return tuple(die.index(face_of[number]) if number in face_of else 0 for number, die in enumerate(DICE))


def rarity(glyph: str) -> int:
    return sum(face.glyph == glyph for die in DICE for face in die.faces)


def letters_of(text: str) -> str:
    """The glyphs that a layout in text form needs."""
    return "".join("?" if sign.islower() else sign for sign in text if sign.isalpha())


def build(at: CubesTable, text: str, seat: int | None = None, when: int = 0) -> None:
    """Give the seat whose turn it is dice that serve, and lay the layout."""
    who = Seat(at.state.active[0] if seat is None else seat)
    at.tick(Millis(when))
    give(at, who, rolled(letters_of(text)))
    play(at, who, laying(at, who, text), when)


def give(at: CubesTable, seat: int, faces: tuple[int, ...]) -> None:
    """Have a seat's dice lie so, none of them laid."""
    rules = cast(CrosswordCubes, at.game).rules
    terms = Terms(rules.game, rules.duplicates, at.state.standings[seat].lengths)
    hand = Hand(at.state.hand(Seat(seat)).due, faces, Draft(shown(DICE, faces), all_unused(shown(DICE, faces)), terms))
    at.state = at.state.with_hand(Seat(seat), hand)


def laying(at: CubesTable, seat: int, text: str) -> actions.Lay:
    faces = shown(DICE, at.state.hand(Seat(seat)).rolled)
    return actions.laying(lay(parse(text), faces), DICE)


def turn(at: CubesTable, text: str, when: int = 0) -> int:
    """A whole turn of the seat whose turn it is; what it brought comes back."""
    if "shake" in at.view(at.state.active[0]).can:
        play(at, at.state.active[0], actions.Shake(), when)
    build(at, text, when=when)
    play(at, at.state.active[0], actions.Done(), when)
    return int(at.state.sheet[-1].score)


def play(at: CubesTable, seat: int, action: actions.Action, when: int = 0) -> list[Any]:
    return list(at.play(Seat(seat), action, Millis(when), at.view(Seat(seat)).prompt))


def refused(at: CubesTable, seat: int, action: actions.Action) -> IllegalAction:
    """The refusal of an action, which leaves state and log alone and says a sentence."""
    before, length = at.state, len(at.log)
    with pytest.raises(IllegalAction) as caught:
        play(at, seat, action)
    assert (at.state, len(at.log)) == (before, length)
    assert caught.value.message.endswith(".")
    return caught.value
