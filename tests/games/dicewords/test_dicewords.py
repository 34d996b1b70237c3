"""Dicewords by its rulebook: each test names the rule it proves (DW-1 to DW-12)."""

from dataclasses import replace
from typing import Any

import pytest

from shakespell.core.chance import match_key
from shakespell.core.game import Claim, IllegalAction, Left, Millis, Rolled, Seat, Verdict, Word
from shakespell.core.table import Resolved, Table
from shakespell.games.dicewords import actions, events
from shakespell.games.dicewords.view import DicewordsView
from shakespell.presets import dice_set, prepared

WORDS = {"RULES", "COMPUTER", "SQUEEZING", "QUEUE", "ELEPHANT", "ELEPHANTS", "PLINTHS", "TEE", "PET", "CAFE"}
SET = dice_set("dicewords")
DICE = {die.name: die for die in SET.dice("rack")}
A_SECOND = 1000

DicewordsTable = Table[Any, Any, DicewordsView]


def referee(claim: Claim) -> Verdict:
    assert isinstance(claim, Word)
    return Verdict("yes") if claim.text in WORDS else Verdict("no", f"{claim.text} is not in the test's lexicon.")


def table(seats: int = 2, options: tuple[dict[str, Any], ...] = (), **rules: Any) -> DicewordsTable:
    setup = prepared("dicewords", {"first_seat": 0, **rules}, options or ({},) * seats, "english")
    return Table(setup.build(), match_key(b"test" * 8), referee)


def lay(at: DicewordsTable, roll: str, seat: int | None = None) -> DicewordsTable:
    """The same table with other dice lying: ``roll`` names a face for each die, in any order that fits."""
    placed = placement(roll.split())
    who = Seat(at.state.active[0] if seat is None else seat)
    rolled = tuple(DICE[name].index(placed[name]) for name in DICE)
    at.state = at.state.with_hand(who, replace(at.state.hand(who), rolled=rolled))
    return at


def placement(glyphs: list[str]) -> dict[str, str]:
    """One way to put the glyphs on dice that can show them; dice left over show their first face."""

    def put(rest: list[str], free: list[str]) -> dict[str, str] | None:
        if not rest:
            return {}
        for name in free:
            if any(face.glyph == rest[0] for face in DICE[name].faces):
                placed = put(rest[1:], [other for other in free if other != name])
                if placed is not None:
                    return {name: rest[0], **placed}
        return None

    found = put(glyphs, list(DICE))
    assert found is not None, f"no roll shows {glyphs}"
    return {name: found.get(name, DICE[name].faces[0].glyph) for name in DICE}


def play(at: DicewordsTable, seat: int, action: actions.Action, when: int = 0) -> list[Any]:
    return list(at.play(Seat(seat), action, Millis(when), at.view(Seat(seat)).prompt))


def refused(at: DicewordsTable, seat: int, action: actions.Action) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        play(at, seat, action)
    return caught.value


def glyphs(at: DicewordsTable, seat: int) -> list[str]:
    hand = next(hand for hand in at.view(Seat(seat)).hands if hand.seat == seat)
    assert hand.dice is not None
    return [die.glyph for die in hand.dice]


# Turns, rolls and rerolls


def test_three_rolls_and_no_more() -> None:
    """DW-1: all nine dice, then up to two rerolls of any chosen dice; the others stay as they lie."""
    at = table()
    first = glyphs(at, 0)
    play(at, 0, actions.Reroll(("gold", "blue")))
    second = glyphs(at, 0)
    names = list(DICE)
    assert all(second[place] == first[place] for place in range(9) if names[place] not in ("gold", "blue"))
    play(at, 0, actions.Reroll(tuple(DICE)))
    assert refused(at, 0, actions.Reroll(("gold",))).code == "no-rerolls"
    assert at.view(Seat(0)).can == {"declare", "pass"}


def test_a_die_kept_once_may_be_rerolled_later() -> None:
    """DW-1: the worked example keeps the Es on roll 2 and offers to reroll them on roll 3."""
    at = table()
    play(at, 0, actions.Reroll(("gold",)))
    play(at, 0, actions.Reroll(("green", "red")))
    assert len(at.log) == 5


def test_reroll_takes_each_die_from_its_own_stream() -> None:
    """DW-1: which other dice are rolled along moves no die (dice are a function of seed, label and die)."""
    one, many = table(), table()
    play(one, 0, actions.Reroll(("blue",)))
    play(many, 0, actions.Reroll(("gold", "blue", "green")))
    blue = list(DICE).index("blue")
    assert glyphs(one, 0)[blue] == glyphs(many, 0)[blue]


def test_each_roll_of_a_turn_falls_anew() -> None:
    """DW-1: nine dice rolled three times do not lie the same way again."""
    at = table()
    lying = [glyphs(at, 0)]
    for _ in range(2):
        play(at, 0, actions.Reroll(tuple(DICE)))
        lying.append(glyphs(at, 0))
    assert lying[0] != lying[1] != lying[2] != lying[0]


@pytest.mark.parametrize(
    ("dice", "code"), [((), "no-dice"), (("gold", "gold"), "die-twice"), (("pink",), "unknown-die")], ids=str
)
def test_bad_rerolls(dice: tuple[str, ...], code: str) -> None:
    """DW-1, bad input: nothing named, a die named twice, a die that does not exist."""
    at = table()
    before = at.state
    refusal = refused(at, 0, actions.Reroll(dice))
    assert refusal.code == code
    assert refusal.message.endswith(".")
    assert at.state == before


def test_declare_after_any_roll_and_only_one_word() -> None:
    """DW-2: the word may be declared at once, and then the turn is over."""
    at = lay(table(), "T E P")
    play(at, 0, actions.Declare("PET"))
    assert refused(at, 0, actions.Declare("PET")).code == "not-to-act"
    assert at.view(Seat(1)).to_act == {1}


def test_passing_scores_nothing() -> None:
    """DW-2: passing without a word scores 0."""
    at = table()
    play(at, 0, actions.Pass())
    assert at.state.scores == (0, 0)
    assert at.state.sheet[0].word == ""


def test_short_words_and_missing_letters_are_refused_with_a_reason() -> None:
    """DW-3: at least three letters, each die used at most once, from the dice as they lie."""
    at = lay(table(), "Q U E E")
    assert refused(at, 0, actions.Declare("ME")).code == "too-short"
    refusal = refused(at, 0, actions.Declare("QUEUE"))
    assert refusal.code == "not-on-dice"
    assert "U" in refusal.message


def test_a_word_destroyed_by_rerolling_cannot_be_declared() -> None:
    """DW-3."""
    at = lay(table(), "T E P")
    play(at, 0, actions.Reroll(("purple", "gold", "green", "red", "brown", "black", "indigo")))
    at = lay(at, "A A")
    assert refused(at, 0, actions.Declare("PET")).code == "not-on-dice"


@pytest.mark.parametrize(
    ("roll", "word", "value", "length", "score"),
    [
        ("R U L E S", "RULES", 5, 5, 25),
        ("C O M P U T E R", "COMPUTER", 14, 8, 112),
        ("S Q U E E Z I N G", "SQUEEZING", 25, 9, 225),
        ("Q U E U E", "QUEUE", 13, 5, 65),
        ("A E L E P H N T V", "ELEPHANT", 11, 8, 88),
        ("A E L E P H N T S", "ELEPHANTS", 12, 9, 108),
        ("? E L E P H N T S", "ELEPHANTS", 9, 9, 81),
        ("E L E P H N T S I", "PLINTHS", 10, 7, 70),
    ],
)
def test_worked_examples(roll: str, word: str, value: int, length: int, score: int) -> None:
    """DW-4, DW-5: value x letters, the wild counting -2, as printed."""
    at = lay(table(), roll)
    play(at, 0, actions.Declare(word))
    line = at.state.sheet[0]
    assert (line.sum.value, line.sum.multiplier, line.sum.score) == (value, length, score)
    assert at.state.scores == (score, 0)
    assert line.total == score


def test_the_better_spelling_counts_unless_the_player_chose() -> None:
    """DW-5: with and without the wild, the better score counts; a player who names dice gets those."""
    roll = "? T E P"
    better, chosen = lay(table(), roll), lay(table(), roll)
    play(better, 0, actions.Declare("PET"))
    assert better.state.scores[0] == 15
    placed = placement(roll.split())
    where = {glyph: name for name, glyph in placed.items()}
    play(chosen, 0, actions.Declare("PET", (where["P"], "gold", where["T"])))
    assert chosen.state.scores[0] == (3 - 2 + 1) * 3


def test_dice_that_do_not_spell_the_word_are_refused() -> None:
    """DW-3, DW-5: named dice must spell the word."""
    at = lay(table(), "T E P")
    assert refused(at, 0, actions.Declare("PET", ("gold", "indigo", "orange"))).code == "not-on-dice"
    assert refused(at, 0, actions.Declare("PET", ("gold", "gold", "gold"))).code == "die-twice"


@pytest.mark.parametrize("typed", ["café", "cafe\u0301", "CAFÉ", " Cafe "])
def test_accents_and_case_are_ignored(typed: str) -> None:
    """DW-6, B-53: composed or decomposed, upper or lower case, CAFÉ is CAFE."""
    at = lay(table(), "C A F E")
    play(at, 0, actions.Declare(typed))
    assert at.state.sheet[0].word == "CAFE"


@pytest.mark.parametrize("typed", ["can't", "pre-set", "a b c", "x1y", ""])
def test_what_is_no_word_of_letters_is_refused(typed: str) -> None:
    """DW-6: apostrophes, hyphens, digits."""
    assert refused(table(), 0, actions.Declare(typed)).code == "not-letters"


# Judging


def test_quick_the_referee_refuses_and_the_player_tries_again() -> None:
    """DW-7, rules/README 'auto': refused words may be tried again."""
    at = lay(table(), "T E P")
    said = play(at, 0, actions.Declare("TEP"))
    assert [event.kind for event in said] == ["word-refused"]
    hand = at.view(Seat(0)).hands[0]
    assert hand.refusal is not None
    assert hand.refusal.word == "TEP"
    play(at, 0, actions.Declare("PET"))
    assert at.state.scores[0] == 15


def test_one_chance_an_invalid_word_scores_nothing() -> None:
    """DW-7, rules/README 'auto' in the rulebook presets."""
    at = lay(table(invalid_word="zero"), "T E P")
    play(at, 0, actions.Declare("TEP"))
    line = at.state.sheet[0]
    assert (line.sum.score, line.valid) == (0, False)
    assert "TEP" in line.reason


def test_an_unchallenged_word_stands_whatever_it_is() -> None:
    """DW-7, B-45: nobody is told whether a word is in the lexicon unless somebody asks."""
    at = lay(table(judging="challenge"), "T E P")
    play(at, 0, actions.Declare("TEP"))
    assert at.view(Seat(1)).stage == "challenging"
    assert not at.view(Seat(0)).can
    play(at, 1, actions.Accept())
    assert at.state.scores[0] == 15


def test_a_refuted_word_scores_nothing() -> None:
    """DW-7, B-47: the challenge names the word and its verdict."""
    at = lay(table(judging="challenge"), "T E P")
    play(at, 0, actions.Declare("TEP"))
    said = play(at, 1, actions.Challenge(0))
    challenged = next(event for event in said if isinstance(event, events.Challenged))
    assert (challenged.word, challenged.stands) == ("TEP", False)
    assert at.state.scores == (0, 0)


@pytest.mark.parametrize("penalty", [0, 10])
def test_a_failed_challenge_costs_what_was_agreed(penalty: int) -> None:
    """DW-7: by default nothing."""
    at = lay(table(judging="challenge", failed_challenge_penalty=penalty), "T E P")
    play(at, 0, actions.Declare("PET"))
    play(at, 1, actions.Challenge(0))
    assert at.state.scores == (15, -penalty)


def test_the_window_closes_by_itself_or_when_all_have_passed() -> None:
    """DW-7: 20 s, or at once when every other seat has let it stand."""
    at = lay(table(3, judging="challenge"), "T E P")
    play(at, 0, actions.Declare("TEP"), 1000)
    assert at.due == 21_000
    play(at, 1, actions.Accept(), 2000)
    assert at.state.scores[0] == 0
    at.tick(Millis(21_000))
    assert at.state.scores[0] == 15


def test_nobody_challenges_their_own_word_or_no_word() -> None:
    """DW-7, bad input."""
    at = lay(table(3, judging="challenge"), "T E P")
    play(at, 0, actions.Declare("TEP"))
    assert refused(at, 0, actions.Challenge(0)).code == "not-to-act"
    assert refused(at, 1, actions.Challenge(1)).code == "own-word"
    assert refused(at, 1, actions.Challenge(2)).code == "no-word"
    assert refused(at, 1, actions.Challenge(99)).code == "no-word"


def test_an_answer_to_an_old_question_is_stale() -> None:
    """B-19, B-20: a seat's prompt goes up when it is asked something else, and not when others act."""
    at = lay(table(3, judging="challenge"), "T E P")
    play(at, 0, actions.Declare("TEP"))
    asked = at.view(Seat(2)).prompt
    play(at, 1, actions.Accept())
    assert at.view(Seat(2)).prompt == asked
    assert at.due is not None
    at.tick(at.due)
    play(lay(at, "T E P"), 1, actions.Declare("PET"))
    with pytest.raises(IllegalAction) as caught:
        at.play(Seat(2), actions.Challenge(1), at.log[-1].at, asked)
    assert caught.value.code == "stale"


def test_alone_a_challenge_game_needs_no_window() -> None:
    """DW-7: with nobody to challenge, the word stands at once."""
    at = lay(table(1, judging="challenge"), "T E P")
    play(at, 0, actions.Declare("TEP"))
    assert at.state.scores[0] == 15


def test_vote_without_the_namer_and_undecided_means_valid() -> None:
    """rules/README 'vote'."""
    at = lay(table(3, judging="vote"), "T E P")
    play(at, 0, actions.Declare("TEP"))
    assert at.view(None).to_act == {1, 2}
    play(at, 1, actions.Vote(accepts=False))
    play(at, 2, actions.Vote(accepts=True))
    assert at.state.scores[0] == 15


def test_voted_down() -> None:
    """rules/README 'vote'; a ballot that can change nothing any more closes at once."""
    at = lay(table(4, judging="vote"), "T E P")
    play(at, 0, actions.Declare("PET"))
    play(at, 1, actions.Vote(accepts=False))
    play(at, 2, actions.Vote(accepts=False))
    assert at.state.scores[0] == 0
    assert not at.state.sheet[0].valid


def test_a_silent_ballot_is_decided_by_time() -> None:
    """rules/README 'vote': no vote is no objection."""
    at = lay(table(3, judging="vote"), "T E P")
    play(at, 0, actions.Declare("TEP"))
    assert at.due is not None
    at.tick(at.due)
    assert at.state.scores[0] == 15


def waits(at: DicewordsTable) -> tuple[str, list[int]]:
    """What the table is doing, and for whom it waits."""
    view = at.view(None)
    return view.stage, sorted(view.to_act)


def second_declares(seats: int, **rules: Any) -> DicewordsTable:
    """Seat 1 has declared a word; seat 0 is the host."""
    at = lay(table(seats, first_seat=1, **rules), "P E T")
    play(at, 1, actions.Declare("PET"))
    return at


@pytest.mark.parametrize(("accepts", "score"), [(True, 15), (False, 0)])
def test_the_host_rules(accepts: bool, score: int) -> None:
    """rules/README 'host': the first seat that is still here."""
    at = second_declares(3, judging="host")
    assert waits(at) == ("host-ruling", [0])
    play(at, 0, actions.Vote(accepts))
    assert at.state.scores[1] == score


def test_a_host_never_rules_on_the_own_word() -> None:
    """rules/README 'host': there the others decide."""
    at = lay(table(3, judging="host"), "T E P")
    play(at, 0, actions.Declare("TEP"))
    assert waits(at) == ("voting", [1, 2])
    play(at, 1, actions.Vote(accepts=False))
    play(at, 2, actions.Vote(accepts=False))
    assert at.state.scores[0] == 0


@pytest.mark.parametrize("judging", ["host", "vote"])
@pytest.mark.parametrize(("word", "score"), [("PET", 15), ("TEP", 0)])
def test_where_there_are_no_others_the_referee_decides(judging: str, word: str, score: int) -> None:
    """rules/README 'host' and 'vote' (ruling): alone from the start, or left alone while the others vote."""
    alone = lay(table(1, judging=judging), "P E T")
    play(alone, 0, actions.Declare(word))
    left = lay(table(2, judging=judging), "P E T")
    play(left, 0, actions.Declare(word))
    assert left.view(None).to_act == {1}
    left.resolve(Left(Seat(1)), Millis(10))
    assert (alone.state.scores[0], left.state.scores[0]) == (score, score)


def test_a_vote_given_counts_though_the_others_leave() -> None:
    """B-63: who has voted no and left has voted no; who leaves before voting says nothing."""
    at = second_declares(3, judging="vote")
    play(at, 0, actions.Vote(accepts=False))
    at.resolve(Left(Seat(2)), Millis(10))
    assert at.state.scores[1] == 0


def test_a_host_who_leaves_hands_over_and_the_next_has_the_whole_time() -> None:
    """B-63: to the next seat, and where the word is that seat's own, to the others."""
    at = lay(table(4, judging="host", first_seat=1), "P E T")
    play(at, 1, actions.Declare("PET"))
    at.resolve(Left(Seat(0)), Millis(10 * A_SECOND))
    assert waits(at) == ("voting", [2, 3])
    assert at.due == 30 * A_SECOND
    at = lay(table(4, judging="host", first_seat=3), "P E T")
    play(at, 3, actions.Declare("PET"))
    at.resolve(Left(Seat(0)), Millis(10 * A_SECOND))
    assert (waits(at), at.due) == (("host-ruling", [1]), 30 * A_SECOND)


# Clock


def test_time_up_without_a_word_on_the_tray_scores_nothing_and_dice_stay_to_be_seen() -> None:
    """DW-8: three minutes when chosen."""
    at = table(turn_seconds=180)
    assert at.due == 180_000
    assert refused_late(at) == "not-to-act"
    assert at.state.scores == (0, 0)
    assert at.view(None).to_act == {1}


def refused_late(at: DicewordsTable) -> str:
    """A word that arrives after the bell meets the next turn (B-16)."""
    with pytest.raises(IllegalAction) as caught:
        at.play(Seat(0), actions.Declare("PET"), Millis(180_000), at.view(Seat(0)).prompt)
    return caught.value.code


def test_no_clock_unless_chosen_but_never_for_ever() -> None:
    """DW-8, and the table's idle limit, renewed by whoever acts."""
    at = table(idle_seconds=600)
    play(at, 0, actions.Reroll(("gold",)), 500 * A_SECOND)
    assert at.due == 1100 * A_SECOND


def test_a_seat_with_more_time() -> None:
    """Timers can be lengthened a seat."""
    at = table(options=({"time_percent": 200}, {}), turn_seconds=60)
    assert at.due == 120_000


# The end


def test_equal_turns_and_shared_wins() -> None:
    """DW-9: everybody has equal turns; equal totals share the win."""
    at = table(rounds=2)
    for turn in range(4):
        play(at, turn % 2, actions.Pass())
    assert at.state.result is not None
    assert at.state.result.ranks == (1, 1)


def test_the_higher_total_wins() -> None:
    """DW-9."""
    at = lay(table(rounds=1), "T E P")
    play(at, 0, actions.Declare("PET"))
    play(at, 1, actions.Pass())
    assert at.state.result is not None
    assert at.state.result.ranks == (1, 2)


def test_target_score_finishes_the_round() -> None:
    """DW-9."""
    at = lay(table(target_score=10), "T E P")
    play(at, 0, actions.Declare("PET"))
    assert not at.over
    play(at, 1, actions.Pass())
    assert at.over


def test_the_starting_player_is_rolled_for_or_chosen() -> None:
    """DW-10."""
    assert table(3, first_seat=2).view(None).to_act == {2}
    starters = {
        Table(
            prepared("dicewords", {}, ({},) * 3, "english").build(), match_key(bytes([seed]) * 32), referee
        ).state.first
        for seed in range(40)
    }
    assert starters == {0, 1, 2}


def test_dice_show_colour_and_identifier() -> None:
    """DW-11, B-59: name, identifier and points are in every view of a die."""
    dice = table().view(Seat(0)).hands[0].dice
    assert dice is not None
    assert [die.name for die in dice] == list(DICE)
    assert "".join(die.identifier for die in dice) == "?YJKQVWXZ"


# Together


def test_together_everybody_plays_at_once_with_own_dice() -> None:
    """DW-12: words are revealed when all have declared."""
    at = table(3, together="own")
    assert at.view(None).to_act == {0, 1, 2}
    lay(lay(at, "T E P", 0), "R U L E S", 1)
    play(at, 1, actions.Declare("RULES"))
    seen = at.view(Seat(0))
    assert [hand.dice is None for hand in seen.hands] == [False, True, True]
    assert seen.hands[1].declared is None
    assert at.state.scores == (0, 0, 0)
    play(at, 0, actions.Declare("PET"))
    play(at, 2, actions.Pass())
    assert at.state.scores == (15, 25, 0)


def test_together_nobody_sees_how_often_another_rerolled() -> None:
    """DW-12, B-30: neither dice nor the number of rerolls left."""
    at = table(2, together="own")
    before = at.view(Seat(1)).hands[0]
    play(at, 0, actions.Reroll(("gold",)))
    assert at.view(Seat(1)).hands[0] == before
    assert at.view(Seat(0)).hands[0].rerolls_left == 1


def test_duplicate_everybody_has_the_same_stream() -> None:
    """DW-12: only choices differ; the dice one has rerolled are the dice another would have got."""
    at = table(3, together="duplicate")
    assert glyphs(at, 0) == glyphs(at, 1) == glyphs(at, 2)
    play(at, 0, actions.Reroll(("gold", "blue")))
    play(at, 2, actions.Reroll(("blue",)))
    blue = list(DICE).index("blue")
    assert glyphs(at, 0)[blue] == glyphs(at, 2)[blue]
    own = table(3, together="own")
    assert glyphs(own, 0) != glyphs(own, 1)


def test_together_a_refusal_is_private() -> None:
    """DW-12, B-30: what another tries in vain is not announced."""
    at = lay(table(2, together="own"), "T E P", 0)
    (said,) = play(at, 0, actions.Declare("TEP"))
    assert (said.word, said.reason) == (None, None)
    hand = at.view(Seat(0)).hands[0]
    assert hand.refusal is not None
    assert at.view(Seat(1)).hands[0].refusal is None


# Seats


@pytest.mark.parametrize("seats", [1, 2, 5, 12])
def test_one_to_twelve_seats(seats: int) -> None:
    """rules/dicewords: any number of players, one included; online at most twelve."""
    at = table(seats, rounds=1)
    for seat in range(seats):
        play(at, seat, actions.Pass())
    assert at.over


def test_thirteen_seats_are_too_many() -> None:
    """rules/dicewords: online at most twelve."""
    with pytest.raises(ValueError, match="1 to 12 seats"):
        table(13)


def test_a_seat_that_left_is_passed_over() -> None:
    """B-62, B-63: nobody waits for whoever has gone, and the leaver keeps the score there was."""
    at = lay(table(3, rounds=2), "T E P")
    play(at, 0, actions.Declare("PET"))
    at.resolve(Left(Seat(1)), Millis(5))
    assert at.view(None).to_act == {2}
    play(at, 2, actions.Pass())
    assert at.view(None).to_act == {0}


def test_the_log_holds_every_roll() -> None:
    """Contract: the log is the match."""
    at = table(first_seat=None)
    assert [type(entry.fact) for entry in at.log if isinstance(entry, Resolved)] == [Rolled, Rolled]
