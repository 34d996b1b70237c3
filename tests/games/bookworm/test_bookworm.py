"""Bookworm by its rulebook: each test names the rule it proves (BW-1 to BW-12)."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from tests.games.bookworm.support import A_SECOND, SET, choose, name, owners, play, referee, refused, show, table

from shakespell.core.chance import match_key
from shakespell.core.game import Back, Left, Millis, Seat
from shakespell.core.table import Table
from shakespell.games.bookworm import actions, events
from shakespell.games.bookworm.actions import Name
from shakespell.games.bookworm.listing import LISTING
from shakespell.games.bookworm.rules import Rules, SeatOptions
from shakespell.presets import prepared
from shakespell.presets.categories import deck
from shakespell.presets.variants import variants
from shakespell.words.folding import ENGLISH

FIRST_SIX = (("cat", "w1"), ("dog", "w2"), ("mouse", "w3"), ("pig", "w4"), ("ape", "w5"), ("bear", "w6"))


def turns(at: Any, *named: tuple[str, str]) -> None:
    for word, die in named:
        name(at, word, die)


# The box


def test_the_box_holds_what_the_rulebook_lists() -> None:
    """Components: seven white dice, one special, 24 symbols, 54 cards of three categories."""
    white, special = SET.dice("white"), SET.dice("special")
    assert (len(white), len(special)) == (7, 1)
    assert Counter(tuple(face.glyph for face in die.faces) for die in white) == {
        ("CK", "D", "S", "E", "G", "W"): 2,
        ("M", "P", "U", "F", "R", "I"): 2,
        ("A", "B", "T", "H", "L", "Z"): 2,
        ("N", "V", "J", "O", "Q", "XY"): 1,
    }
    assert Counter(face.glyph for face in special[0].faces) == {"A-Z": 2, "NOT": 2, "?": 2}
    assert len(SET.cards) == 54
    assert {tuple(each.level for each in card.categories) for card in SET.cards} == {("easy", "medium", "hard")}


def test_dots() -> None:
    """BW-6: printed D M S 1, L H 2, Q 3; the others as reconstructed."""
    dots = {face.glyph: face.points for die in SET.dice("white") for face in die.faces}
    by_dots = {1: "CK D S M P U A B T", 2: "E G W F R I H L Z N V J", 3: "O Q XY"}
    assert dots == {glyph: value for value, glyphs in by_dots.items() for glyph in glyphs.split()}


def test_what_is_reconstructed_says_so() -> None:
    """rules/README: every figure carries its mark."""
    marks = {origin.of: origin.mark for origin in SET.origins}
    assert (marks["points.Q"], marks["points.XY"], marks["groups.white"]) == (
        "printed",
        "reconstructed",
        "reconstructed",
    )
    assert marks["cards"] == "reconstructed"


def test_categories_have_ids_of_their_own_and_titles_nobody_printed() -> None:
    """BW-1: 162 categories; those of the rulebook's examples are not among them."""
    categories = [category for card in deck("english-cards").cards for category in card.categories]
    assert len({category.id for category in categories}) == len({category.title for category in categories}) == 162
    assert any(category.names for category in categories)
    printed = {"at the beach", "fragrant plants", "asian cities", "things at a buffet", "superheroes", "salty things"}
    assert not printed & {category.title.lower() for category in categories}


# A round begins


def test_the_bookworm_turns_a_card_and_chooses_and_the_left_neighbour_begins() -> None:
    """BW-1."""
    at = table(None)
    assert at.state.to_act == {0}
    assert [category.level for category in at.view(Seat(2)).categories] == ["easy", "medium", "hard"]
    hard = at.view(Seat(0)).categories[2]
    said = play(at, 0, actions.Choose(hard.id))
    assert at.view(None).category == hard
    assert [event.kind for event in said] == ["category-chosen", "display-rolled", "turn-began"]
    assert (at.state.to_act, set(owners(at).values())) == ({1}, {None})


def test_play_is_clockwise_one_turn_each() -> None:
    """BW-1."""
    at = table()
    seen = []
    for word, die in FIRST_SIX[:4]:
        seen.append(at.view(None).turn_of)
        name(at, word, die)
    assert seen == [1, 2, 0, 1]


def test_with_children_the_green_category_is_taken() -> None:
    """BW-1: nobody chooses."""
    at = table(None, green_only=True)
    category = at.view(None).category
    assert category is not None
    assert (category.level, at.state.to_act) == ("easy", {1})


def test_a_bookworm_who_does_not_choose_gets_the_easy_one() -> None:
    """BW-1: time to choose is not endless."""
    at = table(None)
    at.tick(Millis(30 * A_SECOND))
    category = at.view(None).category
    assert category is not None
    assert category.level == "easy"


def test_the_first_bookworm_is_random_or_the_tables_choice() -> None:
    """BW-10."""
    chosen = set()
    for key in range(30):
        setup = prepared("bookworm", {}, ({},) * 3, "english")
        at: Any = Table(setup.build(), match_key(bytes([key]) * 32), referee)
        chosen.add(at.state.bookworm)
    assert chosen == {0, 1, 2}
    assert table(None, first_seat=2).state.bookworm == 2


def test_a_card_goes_to_the_box_until_all_are_used() -> None:
    """BW-7, BW-10: 54 rounds turn over 54 cards, then the stack is shuffled anew (ruling)."""
    at = table(None, target_score=200, green_only=True)
    seen = []
    for _ in range(55):
        assert at.state.card is not None
        seen.append(at.state.card.id)
        play(at, at.view(None).turn_of or 0, actions.GiveUp(), at.log[-1].at)
    assert len(set(seen[:54])) == 54
    assert seen[54] in seen[:54]


# A turn


def test_a_word_takes_its_die_from_the_display() -> None:
    """BW-2."""
    at = table()
    said = name(at, "Dog", "w2")
    assert owners(at)["w2"] == 1
    taken = next(event for event in said if isinstance(event, events.DieTaken)).named
    assert (taken.seat, taken.word, taken.die, taken.stolen_from) == (1, "Dog", "w2", None)


def test_a_word_begins_with_the_letter_of_its_die() -> None:
    """BW-2."""
    assert refused(table(), 1, Name("cat", "w2")).code == "wrong-letter"


def test_a_word_is_named_once_a_round() -> None:
    """BW-2, BW-11: dogs is dog again, also for another die."""
    at = table("D D M P A B N")
    name(at, "dog", "w1")
    assert refused(at, 2, Name("the Dogs", "w2")).code == "named-before"


@pytest.mark.parametrize("word", ["cat", "kite"])
def test_ck_is_either_letter(word: str) -> None:
    """BW-2, Components: CK is C or K, in the display or before somebody."""
    at = table("C/K C/K M P A B N")
    name(at, word, "w1")
    name(at, "crow" if word == "kite" else "koala", "w1")
    assert owners(at)["w1"] == 2


@pytest.mark.parametrize("word", ["yak", "xylophone"])
def test_xy_is_either_letter(word: str) -> None:
    at = table("C/K D M P A B X/Y", judging="auto")
    name(at, word, "w7")
    assert at.state.named or at.state.stage.name == "voting"


def test_a_die_is_stolen_and_its_owner_gets_a_card() -> None:
    """BW-3: one Bookworm card from the middle."""
    at = table()
    name(at, "dog", "w2")
    name(at, "duck", "w2")
    assert owners(at)["w2"] == 2
    assert (at.state.cards, at.view(None).cards_left) == ((0, 1, 0), 5)


def test_a_die_may_be_stolen_back_while_cards_last() -> None:
    """BW-3, BW-4: six thefts a round, then from the display only."""
    at = table()
    for word in ("dog", "duck", "dingo", "deer", "dodo", "dove", "dolphin"):
        name(at, word, "w2")
    assert at.view(None).cards_left == 0
    seat = at.view(None).turn_of
    assert seat is not None
    assert refused(at, seat, Name("dormouse", "w2")).code == "no-cards"
    assert name(at, "cat", "w1")


def test_your_own_dice_cannot_be_named() -> None:
    """BW-4."""
    at = table(seats=2)
    turns(at, ("dog", "w2"), ("cat", "w1"))
    assert refused(at, 1, Name("duck", "w2")).code == "own-die"


# The end of a round


def test_the_last_white_die_ends_the_round() -> None:
    """BW-5, BW-6, BW-7: dots and cards are counted; who took the last die is the next Bookworm."""
    at = table(seats=2)
    turns(at, *FIRST_SIX)
    name(at, "newt", "w7")
    assert at.state.round == 2
    assert at.state.bookworm == 1
    lines = {line.seat: line.sum for line in at.state.sheet}
    assert {die.die: die.dots for die in lines[Seat(1)].dice} == {"w1": 1, "w3": 1, "w5": 1, "w7": 2}
    assert (lines[Seat(0)].score, lines[Seat(1)].score) == (3, 5)
    assert (at.state.cards_left, at.state.cards, at.state.named) == (6, (0, 0), ())


def test_failing_ends_the_round_and_costs_two() -> None:
    """BW-5, BW-6, BW-7: -2, cards count one each, and who failed is the next Bookworm."""
    at = table()
    turns(at, ("dog", "w2"), ("duck", "w2"))
    play(at, 0, actions.GiveUp())
    assert [line.sum.score for line in at.state.sheet] == [-2, 1, 1]
    assert str(at.state.sheet[0].sum) == "0 + 0 - 2 = -2"
    assert (at.state.bookworm, at.state.round) == (0, 2)


def test_21_points_end_the_match_and_the_highest_wins() -> None:
    """BW-7: checked at the end of a round, ties share (ruling)."""
    at = table()
    at.state = replace(at.state, scores=(22, 20, 24))
    name(at, "dog", "w2")
    play(at, 2, actions.GiveUp())
    assert at.state.result is not None
    assert at.state.result.scores == (22, 21, 22)
    assert at.state.result.ranks == (1, 3, 1)


def test_twenty_points_do_not() -> None:
    """BW-7."""
    at = table()
    at.state = replace(at.state, scores=(20, 20, 20))
    play(at, 1, actions.GiveUp())
    assert not at.over


def test_a_match_nobody_wins_ends_at_the_round_cap() -> None:
    """BW-7: failing for ever ends too."""
    at = table(None)
    for _ in range(500):
        if at.over:
            break
        assert at.due is not None
        at.tick(at.due)
    assert at.over
    assert at.state.round == 100


# Time


def test_ten_seconds_to_think_and_a_counted_five() -> None:
    """BW-8: at 0 the player has failed."""
    at = table()
    assert (at.view(None).counts_from, at.due) == (10 * A_SECOND, 15 * A_SECOND)
    at.tick(Millis(15 * A_SECOND - 1))
    assert at.state.round == 1
    at.tick(Millis(15 * A_SECOND))
    assert at.state.round == 2
    assert at.state.scores == (0, -2, 0)


def test_the_times_are_options() -> None:
    """BW-8: other times, longer ones for a seat, or no clock at all."""
    at = table(think_seconds=20, count_seconds=3, options=({}, {"time_percent": 200}, {}))
    assert at.due == 43 * A_SECOND
    choosing = table(display=None, untimed=True, idle_seconds=600)
    assert choosing.due == 600_000, "no clock means none, for choosing a category too"
    unhurried = table(untimed=True)
    assert (unhurried.view(None).counts_from, unhurried.due) == (None, 86_400 * A_SECOND)


def test_the_clock_stands_during_a_ballot() -> None:
    """BW-8, BW-9: 12 s used, 20 s of ballot, 3 s left."""
    at = table()
    name(at, "dry", "w2", when=12 * A_SECOND)
    assert at.state.stage.name == "voting"
    assert at.due == 32 * A_SECOND
    play(at, 0, actions.Vote(False), 30 * A_SECOND)
    play(at, 2, actions.Vote(False), 31 * A_SECOND)
    assert at.state.to_act == {1}
    assert at.due == 34 * A_SECOND


def test_after_twenty_seconds_the_votes_given_decide() -> None:
    """BW-8 (ruling)."""
    for accepts, stands in ((False, False), (True, True)):
        at = table(seats=4)
        name(at, "dry", "w2")
        play(at, 0, actions.Vote(accepts))
        at.tick(Millis(20 * A_SECOND))
        assert (owners(at)["w2"] == 1) is stands


# Does it fit?


def test_the_namer_has_no_vote_and_undecided_is_valid() -> None:
    """BW-9."""
    at = table()
    name(at, "dry", "w2")
    assert at.state.to_act == {0, 2}
    play(at, 0, actions.Vote(False))
    said = play(at, 2, actions.Vote(True))
    assert next(event for event in said if isinstance(event, events.Ruled)).stands
    assert owners(at)["w2"] == 1


def test_a_word_voted_down_lets_the_namer_name_another_while_time_lasts() -> None:
    """BW-9 (ruling): the same word is not asked about twice."""
    at = table(seats=2)
    name(at, "dry", "w2")
    play(at, 0, actions.Vote(False))
    assert at.view(None).refused[0].word == "dry"
    assert refused(at, 1, Name("Dry", "w2")).code == "refused-before"
    name(at, "dog", "w2")
    assert owners(at)["w2"] == 1


def test_what_the_lists_know_is_not_voted_on() -> None:
    """BW-9: known words are taken at once, what is known not to fit is refused with the reason."""
    at = table()
    said = name(at, "dxx", "w2")
    assert next(event for event in said if isinstance(event, events.WordRefused)).refused.reason.endswith("list.")
    assert at.state.to_act == {1}


@pytest.mark.parametrize("word", ["dog", "dry", "dax"])
def test_with_challenges_any_word_stands_unless_somebody_disputes_it(word: str) -> None:
    """BW-9."""
    at = table(judging="challenge")
    name(at, word, "w2")
    assert at.view(Seat(0)).can == {"accept", "dispute"}
    play(at, 0, actions.Accept())
    play(at, 2, actions.Accept())
    assert owners(at)["w2"] == 1
    name(at, "cry", "w1")
    play(at, 1, actions.Dispute())
    assert at.state.stage.name == "voting"
    assert at.state.to_act == {0, 1}


def test_a_word_nobody_disputes_in_time_stands() -> None:
    """BW-9: silence is consent."""
    at = table(judging="challenge")
    name(at, "dry", "w2")
    at.tick(Millis(8 * A_SECOND))
    assert owners(at)["w2"] == 1


def test_the_others_may_vote_on_every_word() -> None:
    """BW-9: an option."""
    at = table(judging="vote")
    name(at, "dog", "w2")
    assert at.state.stage.name == "voting"


def test_the_host_may_decide() -> None:
    """rules/README: host."""
    at = table(judging="host")
    name(at, "dry", "w2")
    assert at.state.to_act == {0}
    play(at, 0, actions.Vote(False))
    assert owners(at)["w2"] is None


def test_a_host_never_rules_on_the_own_word() -> None:
    """rules/README 'host', B-63: there the others vote, also where the host leaves and the next is the namer."""
    at = table(judging="host")
    at.resolve(Left(Seat(0)), Millis(0))
    name(at, "dry", "w2")
    assert (at.view(None).stage, at.state.to_act) == ("voting", {2})
    at = table(judging="host")
    name(at, "dry", "w2")
    at.resolve(Left(Seat(0)), Millis(5 * A_SECOND))
    assert (at.view(None).stage, at.state.to_act) == ("voting", {2})
    assert at.due == 25 * A_SECOND


@pytest.mark.parametrize("judging", ["auto", "vote", "host"])
def test_left_alone_an_undecided_word_stands(judging: str) -> None:
    """BW-9, B-63."""
    at = table(seats=2, judging=judging)
    name(at, "dry", "w2")
    at.resolve(Left(Seat(0)), Millis(0))
    assert owners(at)["w2"] == 1


def test_a_vote_after_the_ballot_closed_is_refused() -> None:
    """Issue 3, bad input."""
    at = table()
    name(at, "dry", "w2")
    assert refused(at, 2, actions.Vote(False), when=20 * A_SECOND).code in ("not-to-act", "not-now")


def in_category(at: Any, names: bool) -> Any:
    """The round is about names, or about things."""
    at.state = replace(at.state, category=replace(at.state.category, names=names))
    return at


@pytest.mark.parametrize(("word", "own", "article"), [("the banana", "B", "T"), ("a mango", "M", "A")])
def test_an_article_put_before_a_word_is_not_read(word: str, own: str, article: str) -> None:
    """BW-11: *the banana* is for B."""
    at = in_category(table("D D M P B T N" if own == "B" else "D D M P A B N"), names=False)
    dice = {die.glyph: die.name for die in at.view(None).dice}
    assert refused(at, 1, Name(word, dice[article])).code == "article"
    name(at, word, dice[own])
    assert owners(at)[dice[own]] == 1


def test_an_article_of_the_name_itself_gives_either_initial() -> None:
    """BW-11: The Hague for H or for T; for T the list, or the others, must know it as a name with its article."""
    for die, asked in (("w5", False), ("w6", True)):
        at = in_category(table("D D M P H T N"), names=True)
        claims: list[Any] = []
        answered = at.referee
        at.referee = lambda claim, seen=claims, answer=answered: seen.append(claim) or answer(claim)
        name(at, "The Hague", die)
        assert [claim.articled for claim in claims] == [asked]
        assert owners(at)[die] == 1


def test_a_name_has_no_plural() -> None:
    """BW-11: Marks is another name than Mark, and marks are marks."""
    for names in (True, False):
        at = in_category(table("D D M M A B N"), names)
        name(at, "Mark", "w3")
        if names:
            name(at, "Marks", "w4")
            assert owners(at)["w4"] == 2
        else:
            assert refused(at, 2, Name("Marks", "w4")).code == "named-before"


# The special die


def test_the_special_die_is_off_by_default() -> None:
    """BW-12, Components: as the rulebook advises for first games."""
    assert not Rules().special_die
    assert len(table().view(None).dice) == 7


def test_a_to_z_takes_any_letter_for_one_dot() -> None:
    """BW-12."""
    at = table(special="A-Z")
    name(at, "zebra", "special")
    name(at, "tiger", "special")
    assert owners(at)["special"] == 2
    assert at.state.cards == (0, 1, 0)
    play(at, 0, actions.GiveUp())
    assert [line.sum.score for line in at.state.sheet] == [-2, 1, 1]


def test_not_is_taken_instead_of_failing_at_minus_one_and_can_be_stolen() -> None:
    """BW-12: each player once a round; stolen like any other die, for a Bookworm card."""
    at = table(special="NOT")
    assert "take-not" in at.view(Seat(1)).can
    assert refused(at, 1, Name("newt", "special")).code == "wrong-letter"
    play(at, 1, actions.TakeNot())
    assert at.state.to_act == {2}
    assert "take-not" in at.view(Seat(2)).can
    said = play(at, 2, actions.TakeNot())
    assert events.NotTaken(Seat(2), Seat(1)) in said
    assert (owners(at)["special"], at.state.cards, at.state.cards_left) == (2, (0, 1, 0), 5)
    name(at, "dog", "w2")
    assert "take-not" not in at.view(Seat(1)).can
    assert refused(at, 1, actions.TakeNot()).code == "no-not"
    play(at, 1, actions.GiveUp())
    assert [line.sum.score for line in at.state.sheet] == [1, 1 - 2, -1]


def test_not_cannot_be_stolen_when_no_card_is_left() -> None:
    """BW-3, BW-12."""
    at = table(special="NOT")
    play(at, 1, actions.TakeNot())
    at.state = replace(at.state, cards_left=0)
    assert "take-not" not in at.view(Seat(2)).can
    assert refused(at, 2, actions.TakeNot()).code == "no-not"


def test_question_mark_turns_over_a_new_category() -> None:
    """BW-12: who takes it chooses, for the rest of the round; it has no dots; words named before stay named."""
    at = table(special="?")
    name(at, "dog", "w2")
    before = at.view(None).category
    name(at, "cat", "special")
    assert at.state.to_act == {2}
    choose(at, 2)
    after = at.view(None).category
    assert after is not None
    assert (after != before, after.level, at.view(None).turn_of, at.state.round) == (True, "hard", 0, 1)
    assert refused(at, 0, Name("cat", "w1")).code == "named-before"
    assert at.view(None).holdings[2].sum.dots == 0


def test_the_special_die_never_ends_the_round() -> None:
    """BW-5, BW-12: six white dice and the special one are gone, one white lies."""
    at = table(seats=2, special="A-Z")
    turns(at, *FIRST_SIX)
    name(at, "eel", "special")
    assert at.state.round == 1
    name(at, "newt", "w7")
    assert at.state.round == 2


def test_the_special_die_left_in_the_display_does_not_hold_up_the_end() -> None:
    """BW-5: the last white die ends the round."""
    at = table(seats=2, special="A-Z")
    turns(at, *FIRST_SIX)
    name(at, "newt", "w7")
    assert at.state.round == 2


# People


def test_who_leaves_is_skipped_and_its_dice_stay() -> None:
    """B-63: the turn goes on to the left; its dice may be stolen."""
    at = table()
    name(at, "dog", "w2")
    at.resolve(Left(Seat(2)), Millis(1))
    assert at.state.to_act == {0}
    at.resolve(Left(Seat(1)), Millis(1))
    assert owners(at)["w2"] == 1
    name(at, "duck", "w2")
    assert at.state.to_act == {0}


def test_a_bookworm_who_leaves_does_not_hold_up_the_table() -> None:
    """BW-1, B-63."""
    at = table(None)
    at.resolve(Left(Seat(0)), Millis(1))
    assert at.state.to_act == {1}


def test_nobody_waits_for_the_vote_of_who_left() -> None:
    """B-63."""
    at = table()
    name(at, "dry", "w2")
    play(at, 0, actions.Vote(False))
    at.resolve(Left(Seat(2)), Millis(1))
    assert at.state.stage.name == "naming"
    assert owners(at)["w2"] is None
    at.resolve(Back(Seat(2)), Millis(2))
    assert at.view(None).left == frozenset()


# Bad input


def test_bad_names_are_refused_with_a_code_and_a_sentence() -> None:
    """Issue 3: an unknown die, no letters, too long, not one's turn."""
    at = table()
    assert refused(at, 1, Name("dog", "gold")).code == "unknown-die"
    assert refused(at, 1, Name("d0g", "w2")).code == "not-letters"
    assert refused(at, 1, Name("", "w2")).code == "not-letters"
    assert refused(at, 1, Name("d" * 200, "w2")).code == "too-long"
    assert refused(at, 2, Name("dog", "w2")).code == "not-to-act"
    assert refused(at, 1, actions.Choose("fruit")).code == "not-now"


def test_a_category_that_does_not_exist_is_refused() -> None:
    """Issue 3."""
    assert refused(table(None), 0, actions.Choose("no-such-thing")).code == "no-category"


def test_a_theft_with_no_card_left_is_refused() -> None:
    """Issue 3, BW-3."""
    at = table()
    name(at, "dog", "w2")
    at.state = replace(at.state, cards_left=0)
    assert refused(at, 2, Name("duck", "w2")).code == "no-cards"


def test_dice_and_cards_that_do_not_fit_say_so() -> None:
    """A player's own box: no cards, or a symbol no rule knows."""
    with pytest.raises(ValueError, match="no category cards"):
        LISTING.build(Rules(), replace(SET, cards=()), (SeatOptions(),) * 2, ENGLISH)
    with pytest.raises(ValueError, match="no group of dice called special"):
        LISTING.build(Rules(special_die=True), replace(SET, groups=SET.groups[:1]), (SeatOptions(),) * 2, ENGLISH)


def test_every_way_to_play_is_there() -> None:
    """Issue 3: the rulebook's, short, long, family, children, tournament."""
    assert {"quick", "rulebook", "children", "family", "short", "long", "tournament", "no-clock"} <= set(
        variants("bookworm")
    )


def test_show_turns_dice() -> None:
    """The test's own helper lays what it says."""
    at = table()
    show(at, "S E I F T Z Q")
    assert [die.glyph for die in at.view(None).dice] == list("SEIFTZQ")
