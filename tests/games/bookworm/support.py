"""A table of Bookworm with dice of the test's choice and lists that know a few words."""

from dataclasses import replace
from typing import Any

import pytest

from shakespell.core.chance import match_key
from shakespell.core.game import Claim, IllegalAction, Member, Millis, Seat, Verdict
from shakespell.core.table import Table
from shakespell.games.bookworm import actions
from shakespell.games.bookworm.view import BookwormView
from shakespell.presets import dice_set, prepared

SET = dice_set("bookworm")
A_SECOND = 1000

BookwormTable = Table[Any, Any, BookwormView]


def referee(claim: Claim) -> Verdict:
    """Words with an X in them do not fit, those with a Y nobody knows, all others fit."""
    assert isinstance(claim, Member)
    if "x" in claim.text.lower()[1:]:
        return Verdict("no", f"{claim.text} is not on the test's list.")
    return Verdict("unknown") if "y" in claim.text.lower()[1:] else Verdict("yes")


def table(
    display: str | None = "C/K D M P A B N",
    seats: int = 3,
    special: str | None = None,
    options: tuple[dict[str, Any], ...] = (),
    **rules: Any,
) -> BookwormTable:
    """A match in which seat 0 is the first Bookworm, so that seat 1 begins, and the display shows these faces.

    With ``display`` None the Bookworm has not chosen a category yet.
    """
    told = {"first_seat": 0, "special_die": special is not None, **rules}
    setup = prepared("bookworm", told, options or ({},) * seats, "english")
    at: BookwormTable = Table(setup.build(), match_key(b"test" * 8), referee)
    if display is not None:
        choose(at)
        show(at, display, special)
    return at


def choose(at: BookwormTable, number: int = 0, when: int = 0) -> None:
    """Whoever chooses takes one category of the card, if there is a choice."""
    if at.state.stage.name == "choosing":
        seat = at.state.stage.seat
        play(at, seat, actions.Choose(at.view(seat).categories[number].id), when)


def show(at: BookwormTable, display: str, special: str | None = None) -> None:
    """Turn the dice to these faces."""
    dice = (*SET.dice("white"), *(SET.dice("special") if special is not None else ()))
    glyphs = [glyph.replace("/", "") for glyph in (*display.split(), *([special] if special is not None else []))]
    at.state = replace(at.state, rolled=tuple(die.index(glyph) for die, glyph in zip(dice, glyphs, strict=True)))


def play(at: BookwormTable, seat: int, action: actions.Action, when: int = 0) -> list[Any]:
    return list(at.play(Seat(seat), action, Millis(when), at.view(Seat(seat)).prompt))


def name(at: BookwormTable, word: str, die: str, when: int = 0) -> list[Any]:
    """The seat whose turn it is names a word for a die."""
    seat = at.view(None).turn_of
    assert seat is not None
    return play(at, seat, actions.Name(word, die), when)


def refused(at: BookwormTable, seat: int, action: actions.Action, when: int = 0) -> IllegalAction:
    """The refusal of an action, which leaves state and log alone and says a sentence."""
    at.tick(Millis(when))
    before, length = at.state, len(at.log)
    with pytest.raises(IllegalAction) as caught:
        play(at, seat, action, when)
    assert (at.state, len(at.log)) == (before, length)
    assert caught.value.message.endswith(".")
    return caught.value


def owners(at: BookwormTable) -> dict[str, int | None]:
    return {die.name: die.owner for die in at.view(None).dice}
