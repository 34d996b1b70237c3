"""Crossword Cubes by its rulebook: each test names the rule it proves (CC-1 to CC-15)."""

from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError
from tests.games.crossword_cubes.support import (
    A_SECOND,
    DICE,
    CubesTable,
    build,
    give,
    laying,
    play,
    referee,
    refused,
    rolled,
    table,
    turn,
)

from shakespell.core.chance import match_key
from shakespell.core.dice import DiceSet, Die, Group, letter, shown
from shakespell.core.game import Back, IllegalAction, Left, Millis, Rolled, Seat
from shakespell.core.table import Resolved, Table
from shakespell.games.crossword_cubes import actions, events
from shakespell.games.crossword_cubes.actions import Lay, Lying
from shakespell.games.crossword_cubes.listing import LISTING
from shakespell.games.crossword_cubes.rules import Rules, SeatOptions
from shakespell.games.crossword_cubes.scoring import LENGTHS, LengthDone
from shakespell.games.crossword_cubes.state import StandingView
from shakespell.presets import PresetError, dice_set, prepared
from shakespell.words.folding import ENGLISH

ACTION: TypeAdapter[actions.Action] = TypeAdapter(LISTING.action)
EMPTY = -sum(face.points for face in shown(DICE, (0,) * 14))


def total_of(roll: tuple[int, ...]) -> int:
    return sum(face.points for face in shown(DICE, roll))


# Who goes first


def test_everybody_rolls_all_cubes_and_the_highest_goes_first() -> None:
    """CC-1: fourteen cubes a seat, values added."""
    at = table(seats=3, first_seat=None)
    rolls = [entry.fact for entry in at.log if isinstance(entry, Resolved) and isinstance(entry.fact, Rolled)]
    totals = [total_of(roll.faces) for roll in rolls[:3]]
    assert all(len(roll.faces) == 14 for roll in rolls)
    assert at.state.first == totals.index(max(totals))
    assert at.state.active == (at.state.first,)


def test_ties_roll_again() -> None:
    """CC-1 (ruling): the tied seats only."""
    game = table(seats=3, first_seat=None).game
    state = game.start(Millis(0))
    said: list[events.Event] = []
    high, low = (0,) * 14, (1,) * 14
    assert total_of(high) > total_of(low)
    for roll in (low, high, high, low, high):
        step = game.resolve(state, Rolled(roll), Millis(0))
        state, said = step.state, [*said, *step.events]
    rolls = [(event.seat, event.attempt) for event in said if isinstance(event, events.OrderRolled)]
    assert rolls == [(0, 1), (1, 1), (2, 1), (1, 2), (2, 2)]
    seen = [(roll.seat, roll.attempt) for roll in game.view(state, None).order]
    assert seen == rolls, "who comes late still sees what everybody shook"
    assert state.first == 2


def test_dice_that_never_differ_do_not_roll_for_ever() -> None:
    """CC-1: a box of dice that all show the same still comes to a first seat."""
    own = dice_set("crossword-cubes")
    same = Die("same", (letter("A", 1), letter("A", 1)))
    dull = DiceSet("dull", own.game, "", "en", "", (Group("cubes", (same,)),), own.bonuses)
    game = LISTING.build(Rules(together="off"), dull, (SeatOptions(),) * 2, ENGLISH)
    assert Table(game, match_key(b"x" * 32), referee).state.first == 0


def test_alone_there_is_nothing_to_roll_for() -> None:
    """CC-1: the game can be played alone."""
    assert table(seats=1, first_seat=None).state.stage.name == "building"


# A turn


def test_a_turn_is_one_shake_of_all_cubes() -> None:
    """CC-2: the dice are there, and what is laid is a draft that the next one replaces."""
    at = table()
    build(at, "CAT\n..O")
    play(at, 0, laying(at, 0, "COAT"))
    hand = at.view(Seat(0)).hands[0]
    assert hand.rows == ("COAT",)
    assert hand.sum is not None
    assert hand.sum.score == 6 - sum(die.points for die in hand.sum.unused)


def test_done_passes_the_cubes_on() -> None:
    """CC-9."""
    at = table()
    turn(at, "CAT")
    assert at.state.active == (1,)


def test_what_lies_counts_when_time_runs_out() -> None:
    """CC-8: three minutes; the last draft counts, words that are not allowed count nothing."""
    at = table()
    build(at, "CAT", when=0)
    play(at, 0, laying(at, 0, "CAT\nA"), 179 * A_SECOND)
    assert at.due == 180 * A_SECOND
    at.tick(Millis(180 * A_SECOND))
    line = at.state.sheet[-1]
    assert [word.word for word in line.breakdown.words] == ["CAT", "CA"]
    assert at.state.active == (1,)


def test_a_late_draft_meets_the_next_turn() -> None:
    """CC-8, B-16: what comes after the bell does not count."""
    at = table()
    build(at, "CAT")
    assert refused_at(at, 0, laying(at, 0, "AT"), 180 * A_SECOND) == "not-to-act"
    assert at.state.sheet[-1].rows == ("CAT",)


def refused_at(at: Any, seat: int, action: Any, when: int) -> str:
    """The code of the refusal of an action that comes late."""
    prompt = at.view(Seat(seat)).prompt
    with pytest.raises(IllegalAction) as caught:
        at.play(Seat(seat), action, Millis(when), prompt)
    return caught.value.code


def test_a_seat_may_have_longer_turns() -> None:
    """CC-8: its own share of the time."""
    assert table(options=({"time_percent": 200}, {})).due == 360 * A_SECOND


def test_a_turn_without_a_word_loses_every_cube() -> None:
    """CC-5: a turn always has a score."""
    at = table()
    give(at, 0, (0,) * 14)
    play(at, 0, actions.Done())
    assert at.state.scores[0] == EMPTY


@pytest.mark.parametrize("judging", ["challenge", "vote", "host"])
def test_words_that_are_not_allowed_are_discounted_by_every_judge(judging: str) -> None:
    """CC-3, CC-6: CAT counts, AX does not, so the X is unused."""
    at = table(judging=judging)
    build(at, "CAT\n.X.")
    play(at, 0, actions.Done())
    match judging:
        case "challenge":
            play(at, 1, actions.Challenge(0, "AX"))
            play(at, 1, actions.Accept())
        case _:  # the host never rules on the own words, so the other votes as well
            play(at, 1, actions.Vote(False, ("AX",)))
    line = at.state.sheet[-1]
    assert {word.word: word.adds for word in line.breakdown.words} == {"CAT": 5, "AX": 0}
    assert "X" in {die.glyph for die in line.breakdown.unused}
    assert [refused_word.word for refused_word in line.refused] == ["AX"]


def waits(at: CubesTable) -> tuple[str, list[int]]:
    """What the table is doing, and for whom it waits."""
    view = at.view(None)
    return view.stage, sorted(view.to_act)


@pytest.mark.parametrize("judging", ["host", "vote"])
def test_nobody_rules_on_the_own_words_and_where_there_are_no_others_the_referee_does(judging: str) -> None:
    """rules/README 'host' and 'vote' (ruling): the others decide, or the referee where all have left."""
    at = table(seats=3, judging=judging)
    build(at, "CAT\n.X.")
    play(at, 0, actions.Done())
    assert waits(at) == ("voting", [1, 2])
    at.resolve(Left(Seat(1)), Millis(0))
    assert at.view(None).to_act == {2}
    at.resolve(Left(Seat(2)), Millis(0))
    assert [refused_word.word for refused_word in at.state.sheet[-1].refused] == ["AX"]


def test_the_host_rules_on_the_words_of_others() -> None:
    """rules/README 'host', B-63: and hands over when leaving."""
    at = table(seats=3, judging="host", first_seat=2)
    build(at, "CAT\n.X.")
    play(at, 2, actions.Done())
    assert waits(at) == ("host-ruling", [0])
    at.resolve(Left(Seat(0)), Millis(0))
    assert waits(at) == ("host-ruling", [1])
    play(at, 1, actions.Vote(False, ("AX",)))
    assert [refused_word.word for refused_word in at.state.sheet[-1].refused] == ["AX"]


def test_a_helpful_referee_lets_words_be_mended() -> None:
    """CC-3, rules/README: auto with refuse names what is not allowed, and the turn goes on."""
    at = table()
    build(at, "CAT\n.X.")
    said = play(at, 0, actions.Done())
    assert [type(event) for event in said] == [events.LayoutRefused]
    assert at.state.active == (0,)
    hand = at.view(Seat(0)).hands[0]
    assert hand.refused is not None
    assert [each.word for each in hand.refused] == ["AX"]
    play(at, 0, laying(at, 0, "CAT"))
    play(at, 0, actions.Done())
    assert at.state.active == (1,)


def test_a_blank_stays_the_letter_it_was_named() -> None:
    """CC-4: free while dice are laid; named when the words are looked up, it stays that letter for the turn."""
    at = table()
    build(at, "CaT\n.X.")
    play(at, 0, laying(at, 0, "CoT\n.X."))  # a draft names nothing yet
    play(at, 0, laying(at, 0, "CaT\n.X."))
    assert [type(event) for event in play(at, 0, actions.Done())] == [events.LayoutRefused]
    refusal = refused(at, 0, laying(at, 0, "CoT"))
    assert (refusal.code, refusal.message) == (
        "blank-named",
        "This blank was named A, and stays that letter for the turn.",
    )
    play(at, 0, laying(at, 0, "CaT"))
    play(at, 0, actions.Done())
    assert at.state.active == (1,)


def test_a_strict_referee_lets_nothing_be_mended() -> None:
    """CC-6, rules/README: 'zero' discounts words and islands at once."""
    at = table(invalid_word="zero")
    assert turn(at, "CAT\n.X.\n...\nDO.") == at.state.sheet[-1].breakdown.score
    assert at.state.active == (1,)
    assert at.state.sheet[-1].breakdown.connected is False


def test_a_challenge_that_fails_costs_what_was_agreed() -> None:
    """rules/README, B-47: the word stands, the challenger pays, and everybody hears the verdict."""
    at = table(judging="challenge", failed_challenge_penalty=5)
    build(at, "CAT")
    play(at, 0, actions.Done())
    said = play(at, 1, actions.Challenge(0, "CAT"))
    assert next(event for event in said if isinstance(event, events.Challenged)).penalty == 5
    assert at.state.scores[1] == -5


def test_the_namer_has_no_vote_and_undecided_is_valid() -> None:
    """rules/README: one for, one against."""
    at = table(seats=3, judging="vote")
    build(at, "AX")
    play(at, 0, actions.Done())
    assert at.state.to_act == {1, 2}
    play(at, 1, actions.Vote(False))
    play(at, 2, actions.Vote(True))
    assert at.state.sheet[-1].breakdown.words[0].counted


def test_a_vote_after_the_ballot_closed_is_refused() -> None:
    """Issue 3, bad input."""
    at = table(seats=3, judging="vote")
    build(at, "CAT")
    play(at, 0, actions.Done())
    at.tick(Millis(31 * A_SECOND))
    assert refused_at(at, 1, actions.Vote(False), 32 * A_SECOND) in ("not-to-act", "not-now")


def test_a_blank_is_one_letter_in_both_its_words() -> None:
    """CC-4: the wild is the A of CAT and of ARM; the two wilds are independent; the last draft is what holds."""
    at = table()
    build(at, "CaT\n.Re")
    play(at, 0, laying(at, 0, "CuT\n.Ro"))
    hand = at.view(Seat(0)).hands[0]
    assert hand.sum is not None
    assert [word.word for word in hand.sum.words] == ["CUT", "RO", "UR", "TO"]


# The end


def play_rounds(at: Any, scores: list[str]) -> None:
    for text in scores:
        turn(at, text)


def test_the_round_in_which_the_limit_is_reached_is_finished() -> None:
    """CC-7 (ruling): seat 0 reaches it, seat 1 still has its turn."""
    at = table(score_limit=1)
    at.state = at.state.plus(Seat(0), 200)
    turn(at, "CAT")
    assert not at.over
    turn(at, "DOG")
    assert at.over


@pytest.mark.parametrize(("game", "limit"), [("one", 200), ("two", 300)])
def test_suggested_limits(game: Any, limit: int) -> None:
    """CC-7: suggested where no limit of any kind is set."""
    assert Rules(game=game).last_score == limit
    assert Rules(game=game, rounds=3).last_score is None


def test_rounds_or_turns_limit_the_match() -> None:
    """CC-7."""
    by_rounds, by_turns = table(rounds=2), table(turns=1)
    play_rounds(by_rounds, ["CAT"] * 4)
    play_rounds(by_turns, ["CAT"] * 2)
    assert by_rounds.over
    assert by_turns.over


def test_turns_end_a_round_of_game_two_early() -> None:
    """CC-7: everybody has had two turns."""
    at = table(game="two", turns=2, seats=1)
    play_rounds(at, ["CAT", "DO"])
    assert at.over


def test_highest_total_wins_and_ties_share() -> None:
    """CC-7 (ruling)."""
    at = table(seats=3, turns=1)
    for seat, points in enumerate((7, 9, 9)):
        at.state = at.state.plus(Seat(seat), points)
    for _ in range(3):
        give(at, at.state.active[0], (0,) * 14)
        play(at, at.state.active[0], actions.Done())
    assert at.state.result is not None
    assert at.state.result.ranks == (3, 1, 1)


def test_scores_that_stay_low_end_at_the_round_cap() -> None:
    """CC-7: every match ends."""
    at = table(seats=1)
    for _ in range(60):
        if at.over:
            break
        assert at.due is not None
        at.tick(at.due)
    assert at.over
    assert at.state.round == 50


# Game Two


def test_the_second_turn_comes_after_all_have_had_their_first() -> None:
    """CC-10."""
    at = table(game="two")
    order = []
    for text in ("CAT", "DO", "CATS", "DOGE"):
        order.append((at.state.active[0], at.state.turn))
        turn(at, text)
    assert order == [(0, 1), (1, 1), (0, 2), (1, 2)]


def test_the_first_two_turns_are_compulsory_the_others_may_be_passed() -> None:
    """CC-10: no passing before the third; a pass ends the round for that seat."""
    at = table(game="two")
    assert refused(at, 0, actions.Pass()).code == "not-now"
    play_rounds(at, ["CAT", "DO", "CATS", "DOGE"])
    assert at.view(Seat(0)).can == {"shake", "pass"}
    assert at.view(Seat(0)).hands[0].dice is None
    play(at, 0, actions.Pass())
    turn(at, "CATER")
    assert (at.state.turn, at.state.active) == (4, (1,))
    play(at, 1, actions.Pass())
    assert (at.state.round, at.state.turn, at.state.active) == (2, 1, (0,))


def test_a_round_has_at_most_four_turns() -> None:
    """CC-10."""
    at = table(game="two", seats=1)
    play_rounds(at, ["CAT", "DO", "CATS", "DOGEN"])
    assert (at.state.round, at.state.turn) == (2, 1)


def test_who_says_nothing_passes() -> None:
    """CC-10: the time to decide runs out."""
    at = table(game="two", seats=1)
    play_rounds(at, ["CAT", "DO"])
    assert at.due is not None
    at.tick(at.due)
    assert at.state.round == 2


def test_game_two_without_a_clock() -> None:
    """CC-10: untimed by the rulebook; the table's patience ends it all the same, and every draft renews it."""
    at = table(game="two", untimed=True, idle_seconds=600)
    assert at.due == 600 * A_SECOND
    build(at, "CAT", when=60 * A_SECOND)
    assert at.due == 660 * A_SECOND
    assert table(game="two").due == 300 * A_SECOND


def test_a_round_ends_when_all_seven_lengths_are_made() -> None:
    """CC-10, CC-14: with six lengths of one turn, the seventh in the second brings the slam and ends the round."""
    at = table(game="two", seats=1)
    six = tuple(LengthDone(length, 1) for length in LENGTHS[:-1])
    at.state = at.state.with_standing(Seat(0), StandingView(Seat(0), 1, six, False))
    at.state = replace(at.state, turn=2)
    brought = turn(at, "CATERING")
    line = at.state.sheet[-1]
    assert line.slam == 50
    assert brought == line.breakdown.score + 50
    assert at.state.round == 2


def test_a_little_grand_slam_takes_three_turns() -> None:
    """CC-14."""
    at = table(game="two", seats=1)
    six = tuple(LengthDone(length, 1) for length in LENGTHS[:-1])
    at.state = replace(at.state.with_standing(Seat(0), StandingView(Seat(0), 2, six, False)), turn=3)
    turn(at, "CATERING")
    assert at.state.sheet[-1].slam == 25


def test_lengths_made_are_noted_beside_the_name() -> None:
    """CC-13: in the view, until the round is over."""
    at = table(game="two", seats=1)
    turn(at, "CAT\n..O")
    standing = at.view(None).standings[0]
    assert {done.length: done.score for done in standing.lengths} == {2: 2, 3: 5}
    assert standing.turns == 1


@pytest.mark.parametrize(("duplicates", "counts"), [("lower", 4), ("harsh", 4 - 17)])
def test_of_two_turns_the_lower_word_counts(duplicates: str, counts: int) -> None:
    """CC-12: 17 in turn 1, 4 in turn 2; unused dice apart, the round counts 4, harsh -13."""
    at = table(game="two", seats=1, duplicates=duplicates)
    turn(at, "JOKERS")
    first = at.state.sheet[-1].breakdown
    turn(at, "RESaLe")
    second = at.state.sheet[-1].breakdown
    assert (first.words[0].score, second.words[0].score) == (17, 4)
    unused = sum(die.points for line in at.state.sheet for die in line.breakdown.unused)
    assert at.state.scores[0] + unused == counts


# Everybody at once


def test_together_all_build_at_the_same_time_and_see_nothing_of_each_other() -> None:
    """CC-15, B-30: dice and drafts of others stay hidden until all are done; a draft changes nobody else's view."""
    at = table(together="own", rounds=1)
    assert at.state.to_act == {0, 1}
    before = at.view(Seat(1)), at.view(None)
    build(at, "CAT", seat=0)
    assert (at.view(Seat(1)), at.view(None)) == before
    hidden = at.view(Seat(1)).hands[0]
    assert (hidden.dice, hidden.rows, hidden.sum, hidden.refused) == (None,) * 4
    play(at, 0, actions.Done())
    assert at.view(Seat(1)).hands[0].dice is None
    build(at, "DOG", seat=1)
    play(at, 1, actions.Done())
    assert [line.rows for line in at.state.sheet] == [("CAT",), ("DOG",)]


def test_refused_words_are_not_told_to_the_others() -> None:
    """CC-15, B-30."""
    at = table(together="own")
    build(at, "AX", seat=0)
    said = play(at, 0, actions.Done())
    assert [event.words for event in said if isinstance(event, events.LayoutRefused)] == [None]


def test_what_others_do_leaves_ones_own_question_alone() -> None:
    """CC-15, B-20: a check of another seat's words does not make a draft that is on its way stale."""
    at = table(together="own")
    prompt = at.view(Seat(1)).prompt
    build(at, "AX", seat=0)
    play(at, 0, actions.Done())
    play(at, 0, laying(at, 0, "A"))
    assert at.view(Seat(1)).prompt == prompt


def test_duplicate_gives_all_the_same_dice() -> None:
    """CC-15."""
    same, own = table(together="duplicate"), table(together="own")
    assert same.state.hand(Seat(0)).rolled == same.state.hand(Seat(1)).rolled
    assert own.state.hand(Seat(0)).rolled != own.state.hand(Seat(1)).rolled


def test_together_in_game_two_waits_for_all_to_decide() -> None:
    """CC-10, CC-15: the third turn begins when everybody has said whether to shake; one clock for all."""
    at = table(together="own", game="two")
    for when in (300, 600):
        at.tick(Millis(when * A_SECOND))
    assert at.state.stage.name == "deciding"
    play(at, 0, actions.Shake(), 610 * A_SECOND)
    assert at.state.to_act == {1}
    play(at, 1, actions.Pass(), 620 * A_SECOND)
    assert at.state.active == (0,)
    assert at.due == 920 * A_SECOND


def test_online_default_is_together() -> None:
    """CC-15: on by default, off in the rulebook preset."""
    assert Rules().together == "own"
    assert prepared("crossword-cubes", "rulebook", ({}, {}), "english").rules.together == "off"


# People


def test_who_leaves_scores_what_lies_and_is_not_waited_for() -> None:
    """CC-8, B-63."""
    at = table(seats=3)
    build(at, "CAT")
    at.resolve(Left(Seat(0)), Millis(1))
    assert at.state.sheet[-1].rows == ("CAT",)
    turn(at, "DO")
    turn(at, "DO")
    assert at.state.active == (1,)


def test_who_comes_back_plays_from_the_next_turn_on() -> None:
    """B-6, CC-10: no turns to catch up, so nobody has a fifth in a round."""
    at = table(game="two", seats=2)
    at.resolve(Left(Seat(0)), Millis(1))
    turn(at, "DO")
    turn(at, "DOG")
    at.resolve(Back(Seat(0)), Millis(2))
    turn(at, "GODS")
    assert (at.state.active, at.state.turn) == ((0,), 4)
    turn(at, "CAT")
    turn(at, "DOGES")
    assert (at.state.round, at.state.turn) == (2, 1)


# Bad input


def cell(die: str = "c1", row: int = 0, col: int = 0, reads: str = "A") -> Lying:
    return Lying(die, row, col, reads)


def test_bad_layouts_are_refused_with_a_code_and_a_sentence() -> None:
    """Issue 3: not rolled, a blank with two letters, a die twice, two in one cell, a long row, an unknown die."""
    at = table()
    give(at, 0, rolled("?"))
    faces = shown(DICE, at.state.hand(Seat(0)).rolled)
    blank = next(die.name for die, face in zip(DICE, faces, strict=True) if face.is_wild)
    other = next(die.name for die, face in zip(DICE, faces, strict=True) if face.glyph == "A")
    cases = {
        "cannot-read": (cell(other, reads="Q"),),
        "wild": (cell(blank, reads="AB"),),
        "not-letters": (cell(blank, reads="3"),),
        "die-twice": (cell(other), cell(other, col=1)),
        "cell-taken": (cell(other), cell(blank)),
        "too-big": (cell(other), cell(blank, col=199)),
        "off-grid": (cell(other, col=10**30),),
        "unknown-die": (cell("gold"),),
    }
    for code, cells in cases.items():
        assert refused(at, 0, Lay(cells)).code == code


def test_a_hole_or_an_island_cannot_end_a_turn_while_there_is_time_to_mend_it() -> None:
    """Issue 3, CC-6: drafts may have gaps; the helpful referee does not take them for a finished crossword."""
    at = table()
    build(at, "CA.T")
    assert refused(at, 0, actions.Done()).code == "islands"
    play(at, 0, laying(at, 0, "C"))
    assert refused(at, 0, actions.Done()).code == "no-words"


def test_a_vote_names_words_that_are_in_question() -> None:
    """Issue 3: a code and a sentence."""
    at = table(judging="vote")
    build(at, "CAT")
    play(at, 0, actions.Done())
    assert refused(at, 1, actions.Vote(False, ("DOG",))).code == "no-word"
    assert refused(at, 1, actions.Vote(True, ("CAT",))).code == "yes-or-no"


def test_challenges_that_make_no_sense() -> None:
    """Issue 3: one's own word, a word that does not lie."""
    at = table(judging="challenge")
    build(at, "CAT")
    play(at, 0, actions.Done())
    assert refused(at, 1, actions.Challenge(0, "DOG")).code == "no-word"
    assert refused(at, 1, actions.Challenge(1, "CAT")).code == "own-word"


def test_options_that_do_not_fit_say_so() -> None:
    """Game One is always timed (CC-8), and so is playing together (CC-15)."""
    with pytest.raises(PresetError, match="untimed is for Game Two"):
        prepared("crossword-cubes", {"untimed": True}, ({},), "english")
    with pytest.raises(ValidationError):
        ACTION.validate_python({"kind": "lay", "cells": [], "extra": 1})


def test_a_wild_may_be_typed_small_or_with_an_accent() -> None:
    """CC-4, B-48."""
    at = table()
    give(at, 0, rolled("?B"))
    faces = shown(DICE, at.state.hand(Seat(0)).rolled)
    blank = next(die.name for die, face in zip(DICE, faces, strict=True) if face.is_wild)
    b = next(die.name for die, face in zip(DICE, faces, strict=True) if face.glyph == "B")
    play(at, 0, Lay((cell(b, reads="B"), cell(blank, col=1, reads="é"))))
    assert at.view(Seat(0)).hands[0].rows == ("Be",)
