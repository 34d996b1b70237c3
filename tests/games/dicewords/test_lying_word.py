"""DW-8: with a clock, the word that lies finished on the tray when time is up is declared."""

from typing import Any

import pytest

from shakespell.core.game import IllegalAction, Millis, Seat, TimeUp
from shakespell.games.dicewords import actions, events

from .test_dicewords import DicewordsTable, lay, play, refused, table

ELEPHANT = "A E E L P H N T"


def timed(**rules: Any) -> DicewordsTable:
    return lay(table(turn_seconds=60, **rules), ELEPHANT)


def up(at: DicewordsTable) -> list[object]:
    """Time runs out for whoever plays."""
    return list(at.resolve(TimeUp(Seat(0)), Millis(60_000)))


def test_what_lies_when_time_is_up_counts() -> None:
    at = timed()
    play(at, 0, actions.Spell("ELEPHANT"))
    said = up(at)
    assert at.state.scores == (88, 0)
    assert [(each.how, each.word) for each in said if isinstance(each, events.TurnEnded)] == [("time-up", "ELEPHANT")]
    assert at.state.sheet[0].word == "ELEPHANT"


@pytest.mark.parametrize("judging", ["challenge", "vote", "host"])
def test_it_is_judged_like_any_declared_word(judging: str) -> None:
    at = timed(judging=judging)
    play(at, 0, actions.Spell("ELEPHANT"))
    up(at)
    assert at.state.stage.name in {"challenging", "voting", "host-ruling"}
    assert at.state.scores == (0, 0)


def test_a_word_that_is_not_allowed_scores_nothing_though_another_might_have_been_tried() -> None:
    at = timed()
    play(at, 0, actions.Spell("PLEA"))
    up(at)
    assert at.state.scores == (0, 0)
    assert not at.state.sheet[0].valid
    assert at.view(None).to_act == {1}


def test_the_last_arrangement_counts_and_letters_can_be_taken_off() -> None:
    at = timed()
    play(at, 0, actions.Spell("ELEPHANT"))
    play(at, 0, actions.Spell("PET"))
    up(at)
    assert at.state.sheet[0].word == "PET"
    at = timed()
    play(at, 0, actions.Spell("PET"))
    play(at, 0, actions.Spell(""))
    up(at)
    assert at.state.sheet[0].word == ""


def test_rerolling_a_die_of_it_takes_it_off_the_tray() -> None:
    """DW-3: a word destroyed by rerolling cannot be declared."""
    at = timed()
    play(at, 0, actions.Spell("PET"))
    (hand,) = [each for each in at.view(Seat(0)).hands if each.seat == 0]
    assert hand.lying is not None
    used = {letter.die for letter in hand.lying.letters}
    free = next(die.name for die in hand.dice or () if die.name not in used)
    play(at, 0, actions.Reroll((free,)))
    assert at.state.hand(Seat(0)).lying is not None
    play(at, 0, actions.Reroll((hand.lying.letters[0].die,)))
    assert at.state.hand(Seat(0)).lying is None


def test_nobody_else_sees_what_lies_and_nothing_is_said_of_it() -> None:
    at = timed()
    others = at.view(Seat(1)), at.view(None)
    assert play(at, 0, actions.Spell("PET")) == []
    assert (at.view(Seat(1)), at.view(None)) == others


def test_only_a_word_on_the_dice_can_lie() -> None:
    at = timed()
    assert refused(at, 0, actions.Spell("ZEBRA")).code == "not-on-dice"
    assert refused(at, 0, actions.Spell("PE")).code == "too-short"


@pytest.mark.parametrize("rules", [{"turn_seconds": 60, "lying_word": False}, {}])
def test_a_table_may_count_declared_words_only_and_without_a_clock_there_is_nothing_to_keep(
    rules: dict[str, Any],
) -> None:
    at = lay(table(**rules), ELEPHANT)
    assert "spell" not in at.view(Seat(0)).can
    with pytest.raises(IllegalAction) as caught:
        play(at, 0, actions.Spell("PET"))
    assert caught.value.code == "not-now"
