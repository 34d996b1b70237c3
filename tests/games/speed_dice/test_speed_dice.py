"""Speed Dice by its rulebook: each test names the rule it proves (SD-1 to SD-12)."""

from dataclasses import replace
from typing import Any

import pytest

from shakespell.core.chance import match_key
from shakespell.core.dice import WILD
from shakespell.core.game import Back, Claim, IllegalAction, Left, Linkable, Millis, Seat, Verdict, Word
from shakespell.core.table import Table
from shakespell.games.speed_dice import actions, events
from shakespell.games.speed_dice.state import Tile
from shakespell.games.speed_dice.view import RackView, SpeedDiceView
from shakespell.presets import PresetError, dice_set, prepared
from shakespell.words.folding import FOLDINGS
from shakespell.words.layout import Cell, Layout, parse

WORDS = {"HAMSTER", "GLAS", "PAST", "TOE", "WHEN", "ON", "PASTE", "MAN", "HAMSTE", "AM", "STEAM"}
NAMES = {"MARTHES"}
SET = dice_set("speed-dice")
RACK = SET.dice("rack")
HAMSTER = "HAMSTER"

SpeedTable = Table[Any, Any, SpeedDiceView]


def referee(claim: Claim) -> Verdict:
    match claim:
        case Word(text, layers):
            known = text in WORDS or ("names" in layers and text in NAMES)
            return Verdict("yes") if known else Verdict("no", f"{text} is not in the test's lexicon.")
        case Linkable(faces, count):
            return Verdict("yes" if set("HAMSTER") <= set(faces) and count == 7 else "no")
        case _:
            raise AssertionError(claim)


def table(seats: int = 2, key: bytes = b"race", dice: str | None = None, **rules: Any) -> SpeedTable:
    setup = prepared("speed-dice", rules, ({},) * seats, "english", dice)
    return Table(setup.build(), match_key(key * 8), referee)


def racing(seats: int = 2, **rules: Any) -> SpeedTable:
    """A table at which all dice have just been rolled, at 0, and everybody's show HAMSTER and an O."""
    return ready(table(seats, **rules))


def ready(at: SpeedTable, when: int = 0) -> SpeedTable:
    for seat in sorted(at.state.to_act):
        play(at, seat, actions.Ready(), when)
    for seat, rack in enumerate(at.state.racks):
        if rack is not None:
            show(at, seat, list("HAMSTERO")[: len(rack.dice)])
    return at


def show(at: SpeedTable, seat: int, glyphs: list[str]) -> SpeedTable:
    """Other dice before a seat: the glyphs, in any order that the dice can show."""
    rack = at.state.rack(Seat(seat))
    dice = [{face.glyph: n for n, face in enumerate(RACK[number].faces)} for number in rack.dice]

    def put(rest: list[str], free: tuple[int, ...]) -> dict[int, int] | None:
        if not rest:
            return {}
        for die in free:
            if rest[0] in dice[die]:
                found = put(rest[1:], tuple(other for other in free if other != die))
                if found is not None:
                    return {die: dice[die][rest[0]], **found}
        return None

    found = put(glyphs, tuple(range(len(dice))))
    assert found is not None, f"no roll shows {glyphs}"
    rolled = tuple(found.get(die, 0) for die in range(len(dice)))
    at.state = at.state.with_rack(Seat(seat), replace(rack, rolled=rolled))
    return at


def rack_of(at: SpeedTable, seat: int, by: int | None = None) -> RackView:
    """The rack of a seat, as ``by`` (or the seat itself) sees it."""
    return next(rack for rack in at.view(Seat(seat if by is None else by)).racks if rack.seat == seat)


def laid(at: SpeedTable, seat: int, text: str) -> tuple[actions.Place, ...]:
    """The places of a layout in its text form, with dice of the seat's rack."""
    free, places = list(rack_of(at, seat).dice), []
    for cell in parse(text).cells:
        die = next(die for die in free if die.glyph == (WILD if cell.wild else cell.reads))
        free.remove(die)
        places.append(actions.Place(die.name, cell.row, cell.col, cell.reads if cell.wild else ""))
    return tuple(places)


def play(at: SpeedTable, seat: int, action: actions.Action, when: int = 0) -> list[Any]:
    return list(at.play(Seat(seat), action, Millis(when), at.view(Seat(seat)).prompt))


def toss(at: SpeedTable, seat: int, text: str = HAMSTER, when: int = 0) -> list[Any]:
    return play(at, seat, actions.Toss(laid(at, seat, text)), when)


def win(at: SpeedTable, seat: int) -> None:
    toss(at, seat)
    if not at.over:
        ready(at)


def refused(at: SpeedTable, seat: int, action: actions.Action) -> IllegalAction:
    before, length = at.state, len(at.log)
    with pytest.raises(IllegalAction) as caught:
        play(at, seat, action)
    assert (at.state, len(at.log)) == (before, length)
    assert caught.value.message.endswith(".")
    return caught.value


def kinds(said: list[Any]) -> list[str]:
    return [event.kind for event in said]


def waits(at: SpeedTable) -> tuple[str, list[int]]:
    """What the table is doing, and for whom it waits."""
    view = at.view(None)
    return str(view.stage), sorted(view.to_act)


# The race


def test_all_roll_eight_dice_at_the_same_time_and_race_at_once() -> None:
    """SD-1: when everybody is ready; no turns, no rerolls."""
    at = table(3)
    assert waits(at) == ("ready", [0, 1, 2])
    play(at, 0, actions.Ready())
    play(at, 2, actions.Ready())
    assert at.view(None).racks == ()
    said = play(at, 1, actions.Ready())
    assert said == [events.RaceBegan(1, 1, (Seat(0), Seat(1), Seat(2)))]
    assert [len(rack.dice) for rack in at.view(None).racks] == [8, 8, 8]
    assert waits(at) == ("racing", [0, 1, 2])
    assert at.view(Seat(0)).can == {"lay", "toss", "propose"}


def test_dice_are_rolled_by_themselves_when_somebody_is_not_ready() -> None:
    """SD-1: after a few seconds, so that nobody holds the table up."""
    at = table(2, ready_seconds=5)
    at.tick(Millis(5000))
    assert at.view(None).stage == "racing"


def test_each_seat_has_its_own_dice_which_lie_open() -> None:
    """SD-1: dice are on the table; how others arrange them is not shown."""
    at = table(2)
    for seat in (0, 1):
        play(at, seat, actions.Ready())
    dice = [[die.glyph for die in rack.dice] for rack in at.view(None).racks]
    assert dice[0] != dice[1]


def test_an_arrangement_is_private_until_it_is_tossed() -> None:
    """SD-1, B-30: a draft changes nobody else's view; after the toss it lies open."""
    at = racing()
    before = [at.view(seat) for seat in (None, Seat(1))]
    assert play(at, 0, actions.Lay(laid(at, 0, HAMSTER))) == []
    assert [at.view(seat) for seat in (None, Seat(1))] == before
    assert rack_of(at, 0, by=1).placed is None
    assert rack_of(at, 0).linked
    play(at, 0, actions.Toss())
    assert len(rack_of(at, 0, by=1).placed or ()) == 7
    assert rack_of(at, 1, by=0).placed is None


def test_the_last_arrangement_counts_and_dice_can_be_taken_back() -> None:
    """SD-1, SD-2."""
    at = racing()
    play(at, 0, actions.Lay(laid(at, 0, "HAM")))
    play(at, 0, actions.Lay(laid(at, 0, "AM")))
    assert len(rack_of(at, 0).placed or ()) == 2
    play(at, 0, actions.Lay(()))
    assert rack_of(at, 0).placed == ()


# What is linked, and what is a word


@pytest.mark.parametrize(
    ("text", "glyphs", "words"),
    [
        (HAMSTER, "HAMSTER", {"HAMSTER": True}),
        ("..P.\nGLAs\n..S.\n..T.", "GLA?PST", {"GLAS": True, "PAST": True}),
        ("...W\n...H\n...E\nTOEN", "TOEWHEN", {"TOEN": False, "WHEN": True}),
    ],
    ids=["HAMSTER", "GLAS and PAST", "TOE and WHEN"],
)
def test_worked_examples(text: str, glyphs: str, words: dict[str, bool]) -> None:
    """SD-2, SD-3: HAMSTER in a row; PAST down through GLAS; TOE and WHEN joined so that the row reads TOEN."""
    at = show(racing(unknown_words="refuse"), 0, list(glyphs))
    checked = next(event for event in toss(at, 0, text) if isinstance(event, events.Checked))
    assert {check.word: check.stands for check in checked.words} == words
    assert checked.correct is all(words.values())


def test_every_run_down_and_across_is_a_word() -> None:
    """SD-2 (ruling): also one that was not meant."""
    at = racing(unknown_words="refuse")
    said = toss(at, 0, "HAM\nSTE\n..R")
    checked = next(event for event in said if isinstance(event, events.Checked))
    assert [check.word for check in checked.words] == ["HAM", "STE", "HS", "AT", "MER"]
    assert not checked.correct


def test_a_smiley_replaces_one_letter_the_same_in_both_words() -> None:
    """SD-3: PASTE and MAN cross at a smiley that is the A of both."""
    at = show(racing(unknown_words="refuse"), 0, list("P?STEMN"))
    checked = next(event for event in toss(at, 0, ".M...\nPaSTE\n.N...") if isinstance(event, events.Checked))
    assert [check.word for check in checked.words] == ["PASTE", "MAN"]
    assert checked.correct


@pytest.mark.parametrize(
    ("text", "why"),
    [("HAMSTE", "six"), ("HAM\n....\nSTER", "groups"), ("HAM.STER", "groups"), ("HAM...\n...STE\n.....R", "groups")],
    ids=["six dice", "an island", "a hole", "corner to corner"],
)
def test_the_bowl_is_closed_until_seven_dice_lie_linked(text: str, why: str) -> None:
    """SD-2, SD-4 (ruling), bad input: a toss with six dice, a hole, an island, dice that touch at a corner."""
    at = racing()
    refusal = refused(at, 0, actions.Toss(laid(at, 0, text)))
    assert refusal.code == "not-linked"
    assert why in refusal.message
    assert refused(at, 0, actions.Toss()).code == "not-linked"


def test_eight_dice_leave_none_to_toss() -> None:
    """SD-1: seven of the eight."""
    at = racing()
    assert refused(at, 0, actions.Toss(laid(at, 0, "HAMSTERO"))).code == "not-linked"


@pytest.mark.parametrize(
    ("places", "code"),
    [
        ([("pink", 0, 0, "")], "unknown-die"),
        ([("s1", 0, 0, ""), ("s1", 0, 1, "")], "die-twice"),
        ([("s1", 0, 0, ""), ("s2", 0, 0, "")], "cell-taken"),
        ([("s1", 0, 0, "Z")], "cannot-read"),
        ([("s1", 0, 0, "AB")], "cannot-read"),
        ([("s1", 0, 0, "1")], "not-letters"),
        ([("s1", 0, 0, ""), ("s2", 0, 200, "")], "too-big"),
        ([("s1", 0, 0, ""), ("s2", 10**30, 0, "")], "off-grid"),
    ],
    ids=["no such die", "a die twice", "one cell", "not rolled", "two letters", "a digit", "200 wide", "absurdly far"],
)
def test_arrangements_that_cannot_lie_are_refused(places: list[tuple[str, int, int, str]], code: str) -> None:
    """SD-2, SD-3, bad input."""
    at = racing()
    assert refused(at, 0, actions.Lay(tuple(actions.Place(*place) for place in places))).code == code


@pytest.mark.parametrize(("reads", "code"), [("", "wild"), ("AB", "wild"), ("7", "not-letters")])
def test_a_wild_reads_exactly_one_letter(reads: str, code: str) -> None:
    """SD-3, bad input: none named, or two."""
    at = racing()
    show(at, 0, [WILD])
    wild = next(die.name for die in rack_of(at, 0).dice if die.glyph == WILD)
    assert refused(at, 0, actions.Lay((actions.Place(wild, 0, 0, reads),))).code == code


def test_a_wild_may_be_named_in_any_case_and_with_accents() -> None:
    """SD-3, B-53."""
    at = racing()
    show(at, 0, [WILD])
    wild = next(die.name for die in rack_of(at, 0).dice if die.glyph == WILD)
    play(at, 0, actions.Lay((actions.Place(wild, 0, 0, "é"),)))
    assert (rack_of(at, 0).placed or ())[0].reads == "E"


# The bowl


def test_the_first_toss_ends_the_round() -> None:
    """SD-4, SD-5, B-22: the die that reached the server first is at the bottom; the second finds the race over."""
    at = racing()
    late = at.view(Seat(1)).prompt
    said = toss(at, 0, when=1000)
    assert kinds(said) == ["tossed", "checked", "tile-moved", "round-ended"]
    with pytest.raises(IllegalAction):
        at.play(Seat(1), actions.Toss(laid(at, 1, HAMSTER)), Millis(1000), late)
    assert at.view(None).bowl == (0,)
    assert at.state.sheet[0].elapsed == 1000


def test_a_ballot_that_opens_does_not_stop_a_die_on_its_way() -> None:
    """SD-4, B-20: somebody proposes a new roll while another's toss is under way; the toss counts."""
    at = racing()
    sent = at.view(Seat(0)).prompt
    play(at, 1, actions.Propose())
    at.play(Seat(0), actions.Toss(laid(at, 0, HAMSTER)), Millis(5), sent)
    assert at.state.tile == Tile(Seat(0), "silver")


def test_the_rulebook_plays_without_a_clock_until_somebody_has_won() -> None:
    """SD-1, SD-6: rounds have no time and matches no number of rounds; whoever walks away is a guard's business."""
    at = racing()
    assert at.due is not None
    assert at.due >= 86_400_000
    for _ in range(70):
        at.tick(at.due)
        at.tick(at.due)
    assert at.state.round > 60
    assert not at.over


def test_time_ends_a_round_that_nobody_ends() -> None:
    """SD-1: every wait has its end."""
    at = racing(round_seconds=60)
    said = list(at.tick(Millis(60_000)))
    assert kinds(said) == ["round-ended"]
    assert (at.state.sheet[0].seat, at.state.round) == (None, 2)


# The trophy


def test_silver_gold_and_the_match() -> None:
    """SD-5, SD-6: taken silver side up, turned to gold, and with gold a right round wins at once."""
    at = racing()
    win(at, 0)
    assert at.state.tile == Tile(Seat(0), "silver")
    win(at, 0)
    assert at.state.tile == Tile(Seat(0), "gold")
    win(at, 0)
    assert at.over
    assert at.state.result.ranks == (1, 2)


def test_the_tile_is_taken_from_whoever_has_it_silver_side_up() -> None:
    """SD-5: also when it lay gold."""
    at = racing()
    win(at, 0)
    win(at, 0)
    win(at, 1)
    assert at.state.tile == Tile(Seat(1), "silver")
    assert not at.over


def test_a_mistake_gives_the_tile_back_if_it_lay_before_them() -> None:
    """SD-7: and nobody else loses it."""
    at = racing(unknown_words="refuse")
    win(at, 0)
    toss(at, 1, "RETSMAH")
    assert at.state.tile == Tile(Seat(0), "silver")
    ready(at)
    said = toss(at, 0, "RETSMAH")
    assert events.TileMoved(None) in said
    assert at.state.tile is None
    assert at.state.wins == (1, 0)


def test_house_rule_the_next_die_in_the_bowl_is_checked_instead() -> None:
    """SD-7, option: others may toss for a few seconds; after a mistake the next die counts."""
    at = racing(3, next_die=True, unknown_words="refuse", bowl_seconds=5)
    assert kinds(toss(at, 0, "RETSMAH", 1000)) == ["tossed"]
    assert at.due == 6000
    assert rack_of(at, 0, by=1).placed is None, "how the first lies is shown once it is checked"
    toss(at, 2, when=2000)
    assert "propose" not in at.view(Seat(1)).can
    assert refused(at, 1, actions.Propose()).code == "die-in-bowl"
    said = list(at.tick(Millis(6000)))
    assert [(event.seat, event.correct) for event in said if isinstance(event, events.Checked)] == [
        (0, False),
        (2, True),
    ]
    assert at.state.tile == Tile(Seat(2), "silver")


def test_with_the_house_rule_a_right_first_die_still_wins() -> None:
    """SD-7, SD-4: the bottom of the bowl goes first; when all have tossed, the check begins."""
    at = racing(2, next_die=True)
    toss(at, 1, when=1000)
    said = toss(at, 0, when=1500)
    assert [event.seat for event in said if isinstance(event, events.Checked)] == [1]
    assert at.state.wins == (0, 1)


def test_without_the_house_rule_a_mistake_ends_the_round() -> None:
    """SD-7."""
    at = racing(3, unknown_words="refuse")
    assert kinds(toss(at, 0, "RETSMAH")) == ["tossed", "checked", "round-ended"]
    assert at.state.round == 2


def test_all_pick_up_and_roll_again() -> None:
    """SD-8."""
    at = racing()
    toss(at, 0)
    assert waits(at) == ("ready", [0, 1])
    ready(at)
    assert [len(rack.dice) for rack in at.view(None).racks] == [8, 8]
    assert (at.state.round, at.view(None).bowl) == (2, ())


# Nobody can finish


def test_all_agree_to_roll_anew() -> None:
    """SD-9 (ruling): the round goes on with other dice."""
    at = racing(3)
    before = at.state.racks
    assert kinds(play(at, 0, actions.Propose())) == ["new-roll-proposed"]
    ballot = at.view(Seat(1)).ballot
    assert ballot is not None
    assert (ballot.rule, sorted(ballot.open_to)) == ("unanimous", [1, 2])
    play(at, 1, actions.Vote(accepts=True))
    said = play(at, 2, actions.Vote(accepts=True))
    assert kinds(said) == ["new-roll-decided", "race-began"]
    assert (at.state.round, at.state.roll, at.view(None).stage) == (1, 2, "racing")
    assert at.state.racks != before


def test_one_who_does_not_agree_races_on() -> None:
    """SD-9: and the same seat does not ask again of these dice."""
    at = racing(3)
    play(at, 0, actions.Propose())
    assert refused(at, 1, actions.Propose()).code == "already-proposed"
    said = play(at, 1, actions.Vote(accepts=False))
    assert said == [events.NewRollDecided(agreed=False)]
    assert at.state.roll == 1
    assert refused(at, 0, actions.Propose()).code == "already-proposed"
    assert refused(at, 0, actions.Vote(accepts=True)).code == "not-now"
    play(at, 2, actions.Propose())


def test_nobody_votes_twice() -> None:
    """SD-9, bad input."""
    at = racing(3)
    play(at, 0, actions.Propose())
    assert refused(at, 0, actions.Vote(accepts=True)).code == "not-now"


def test_dice_are_not_rolled_anew_for_ever() -> None:
    """SD-9: a round always ends."""
    at = racing(1)
    for _ in range(19):
        play(at, 0, actions.Propose())
    assert refused(at, 0, actions.Propose()).code == "no-new-roll"


@pytest.mark.parametrize("tell", [True, False])
def test_the_table_is_told_when_nobody_can(tell: bool) -> None:
    """SD-9, option: the solver has proved it of every player's dice."""
    at = table(2, tell_hopeless=tell)
    said = [event for seat in (0, 1) for event in play(at, seat, actions.Ready())]
    assert kinds(said) == ["race-began"] + ["hopeless"] * tell
    assert at.view(None).hopeless is tell


def test_one_who_can_is_enough() -> None:
    """SD-9: then nothing is said, not even to the others."""
    setup = prepared("speed-dice", {"tell_hopeless": True}, ({}, {}), "english")
    answers = iter((Verdict("no"), Verdict("yes")))
    at: SpeedTable = Table(setup.build(), match_key(b"one"), lambda _: next(answers))
    for seat in (0, 1):
        said = play(at, seat, actions.Ready())
    assert kinds(said) == ["race-began"]
    assert not at.state.hopeless


# Without the trophy


def test_second_edition_the_winner_sets_the_tossed_die_aside() -> None:
    """SD-10: and plays on with one fewer, linking all of them but one; so many dice aside win."""
    at = racing(2, goal="set-aside", wins=2)
    said = toss(at, 0)
    aside = next(event for event in said if isinstance(event, events.DieSetAside))
    assert at.state.tile is None
    ready(at)
    assert [len(rack.dice) for rack in at.view(None).racks] == [7, 8]
    assert rack_of(at, 0).aside == (aside.die,)
    assert rack_of(at, 0).to_link == 6
    show(at, 0, list("HAMST"))
    names = {die.name for die in rack_of(at, 0).dice}
    assert aside.die not in names
    assert refused(at, 0, actions.Toss(laid(at, 0, "HAMST"))).code == "not-linked"
    show(at, 0, list("HAMSTE"))
    toss(at, 0, "HAMSTE")
    assert at.over
    assert at.state.result.ranks == (1, 2)


def test_as_many_dice_aside_as_leave_some_to_link() -> None:
    """SD-10, bad input."""
    with pytest.raises(ValueError, match="at most 6"):
        table(2, goal="set-aside", wins=7)


def test_a_fixed_number_of_round_wins() -> None:
    """SD-11."""
    at = racing(2, goal="wins", wins=2)
    win(at, 0)
    win(at, 1)
    assert (at.over, at.state.tile) == (False, None)
    win(at, 1)
    assert at.over
    assert (at.state.result.scores, at.state.result.ranks) == ((1, 2), (2, 1))


def test_a_match_nobody_wins_ends_after_its_last_round() -> None:
    """SD-5: the holder of the tile ranks first, then rounds won (ruling)."""
    at = racing(3, max_rounds=3)
    win(at, 0)
    win(at, 0)
    win(at, 1)
    assert at.over
    assert at.state.result.ranks == (2, 1, 3)


# Words


def test_names_and_abbreviations_count() -> None:
    """SD-12: MARTHES is no word, and in this test's lexicon a name."""
    at = show(racing(unknown_words="refuse"), 0, list("MARTHES"))
    assert next(event for event in toss(at, 0, "MARTHES") if isinstance(event, events.Checked)).correct


def test_an_unknown_word_goes_to_the_others_who_must_all_agree() -> None:
    """SD-12: the namer has no vote."""
    at = racing(3)
    said = toss(at, 0, "RETSMAH")
    assert events.PutToVote(Seat(0), "RETSMAH") in said
    assert waits(at) == ("voting", [1, 2])
    assert at.view(None).checking == 0
    play(at, 1, actions.Vote(accepts=True))
    assert at.view(None).stage == "voting"
    play(at, 2, actions.Vote(accepts=True))
    assert at.state.tile == Tile(Seat(0), "silver")


def test_one_who_does_not_agree_makes_it_a_mistake() -> None:
    """SD-12: at once."""
    at = racing(3)
    toss(at, 0, "RETSMAH")
    said = play(at, 1, actions.Vote(accepts=False))
    checked = next(event for event in said if isinstance(event, events.Checked))
    assert (checked.correct, checked.words[0].reason) == (False, "Not all the others agreed.")


def test_every_unknown_word_is_put_to_the_vote() -> None:
    """SD-12."""
    at = racing(2)
    toss(at, 0, "HAM\nSTE\n..R")
    seen = []
    while at.view(None).stage == "voting":
        ballot = at.view(None).ballot
        assert ballot is not None
        seen.append(ballot.subject)
        play(at, 1, actions.Vote(accepts=True))
    assert seen == ["HAM", "STE", "HS", "AT", "MER"]
    assert at.state.wins == (1, 0)


def test_who_does_not_vote_has_not_agreed() -> None:
    """SD-12, bad input: a vote after the ballot closed."""
    at = racing(3, vote_seconds=10)
    toss(at, 0, "RETSMAH")
    prompt = at.view(Seat(2)).prompt
    play(at, 1, actions.Vote(accepts=True))
    at.tick(Millis(10_000))
    assert at.state.wins == (0, 0, 0)
    with pytest.raises(IllegalAction):
        at.play(Seat(2), actions.Vote(accepts=True), Millis(10_001), prompt)


def test_alone_the_lexicon_decides() -> None:
    """SD-12, solo practice (ruling): nobody is there to agree."""
    at = racing(1)
    toss(at, 0, "RETSMAH")
    assert at.state.wins == (0,)
    ready(at)
    toss(at, 0)
    assert at.state.wins == (1,)


@pytest.mark.parametrize("text", ["RETSMAH", "HAM\nSTE\n..R"])
def test_whoever_leaves_says_no_to_nothing(text: str) -> None:
    """SD-12, B-63, rules/README (undecided means valid): the only voter leaving makes no word a mistake."""
    at = racing(2)
    toss(at, 0, text)
    assert at.view(None).stage == "voting"
    at.resolve(Left(Seat(1)), Millis(0))
    assert at.state.wins == (1, 0)
    assert "Nobody is left to say no." in [word.reason for word in at.state.sheet[0].words]


def test_a_no_given_by_whoever_left_is_a_no() -> None:
    """SD-12, B-63."""
    at = racing(3)
    toss(at, 0, "RETSMAH")
    at.resolve(Left(Seat(2)), Millis(0))
    assert waits(at) == ("voting", [1])
    play(at, 1, actions.Vote(accepts=False))
    assert at.state.wins == (0, 0, 0)


# People


def test_nobody_waits_for_whoever_left_and_who_returns_rolls_in_the_next_round() -> None:
    """SD-8, B-62, B-63."""
    at = racing(3)
    at.resolve(Left(Seat(2)), Millis(0))
    assert waits(at) == ("racing", [0, 1])
    toss(at, 0)
    assert waits(at) == ("ready", [0, 1])
    at.resolve(Back(Seat(2)), Millis(0))
    ready(at)
    assert waits(at) == ("racing", [0, 1, 2])


def test_a_new_roll_needs_only_those_who_are_here() -> None:
    """SD-9, B-63."""
    at = racing(3)
    play(at, 0, actions.Propose())
    play(at, 1, actions.Vote(accepts=True))
    at.resolve(Left(Seat(2)), Millis(0))
    assert at.state.roll == 2


def test_actions_of_another_moment_are_refused() -> None:
    """Bad input: codes and sentences."""
    at = table(2)
    assert refused(at, 0, actions.Toss()).code == "not-now"
    assert refused(at, 0, actions.Lay(())).code == "not-now"
    assert refused(racing(), 0, actions.Ready()).code == "not-now"


@pytest.mark.parametrize(
    ("rules", "what"), [({"goal": "fame"}, "goal"), ({"wins": 0}, "wins"), ({"max_rounds": 0}, "max_rounds")]
)
def test_options_out_of_their_limits_are_named(rules: dict[str, Any], what: str) -> None:
    with pytest.raises(PresetError, match=what):
        table(2, **rules)


# The dice


def test_german_dice_have_the_published_properties() -> None:
    """Dice: no Q X Y Z, CH on three faces of three dice, three dice nearly all vowels, two smileys."""
    rack = dice_set("speed-dice", "speed-dice-german").dice("rack")
    glyphs = [[face.glyph for face in die.faces] for die in rack]
    assert not {"Q", "X", "Y", "Z"} & {glyph for die in glyphs for glyph in die}
    assert [die.count("CH") for die in glyphs if "CH" in die] == [1, 1, 1]
    assert sum(sum(glyph in "AEIOU" for glyph in die) >= 4 for die in glyphs) == 3
    assert sum(glyph == WILD for die in glyphs for glyph in die) == 2
    assert len(rack) == len(RACK) == 8


def test_ch_is_one_die_that_reads_two_letters() -> None:
    """SD-2, German dice: BUCH is three dice."""
    german = dice_set("speed-dice", "speed-dice-german")
    setup = prepared("speed-dice", {}, ({},), "german", german)
    assert setup.folding in FOLDINGS
    at: SpeedTable = Table(setup.build(), match_key(b"german"), lambda _: Verdict("yes"))
    play(at, 0, actions.Ready())
    rack = at.state.rack(Seat(0))
    want = {"s1": "U", "s6": "B", "s4": "CH"}
    rolled = tuple(
        die.index(want[die.name]) if die.name in want else face
        for die, face in zip(german.dice("rack"), rack.rolled, strict=True)
    )
    at.state = at.state.with_rack(Seat(0), replace(rack, rolled=rolled))
    places = tuple(actions.Place(name, 0, col) for col, name in enumerate(("s6", "s1", "s4")))
    play(at, 0, actions.Lay(places))
    layout: Layout = at.state.rack(Seat(0)).laid.layout
    assert layout.words() == ("BUCH",)
    assert layout.cells[2] == Cell(0, 2, "CH")


@pytest.mark.parametrize(
    ("text", "said"),
    [("", "none of them lies on the table yet."), ("HAM", "three of them lie on the table.")],
)
def test_how_many_dice_lie_is_said_in_words_that_agree(text: str, said: str) -> None:
    """SD-4."""
    at = racing(2)
    if text:
        play(at, 0, actions.Lay(laid(at, 0, text)))
    why_not = rack_of(at, 0).why_not
    assert why_not is not None
    assert why_not.endswith(said)
