"""Dice Words by its rulebook: each test names the rule it proves (KW-1 to KW-14)."""

from dataclasses import replace
from typing import Any

import pytest

from shakespell.core.chance import match_key
from shakespell.core.dice import WILD, DiceSet, Group, letter
from shakespell.core.game import Back, Claim, IllegalAction, Left, Millis, Rolled, Seat, Verdict, Word
from shakespell.core.table import Resolved, Table
from shakespell.games.icewords import actions, events
from shakespell.games.icewords.view import IcewordsView
from shakespell.presets import PresetError, dice_set, prepared
from shakespell.presets.variants import variants

WORDS = {"HAD", "MATCH", "TUMBLE", "THEM", "MAT", "HAM", "AD", "HEAD", "TAME", "BREATHED", "EARTHED", "MATE", "TEAM"}
SET = dice_set("icewords")
RACK = SET.dice("rack")
A_SECOND = 1000

IcewordsTable = Table[Any, Any, IcewordsView]


def referee(claim: Claim) -> Verdict:
    assert isinstance(claim, Word)
    return Verdict("yes") if claim.text in WORDS else Verdict("no", f"{claim.text} is not in the test's lexicon.")


def table(seats: int = 2, options: tuple[dict[str, Any], ...] = (), key: bytes = b"ice", **rules: Any) -> IcewordsTable:
    setup = prepared("icewords", {"first_seat": 0, **rules}, options or ({},) * seats, "english")
    return Table(setup.build(), match_key(key * 8), referee)


def playing(seats: int = 2, options: tuple[dict[str, Any], ...] = (), **rules: Any) -> IcewordsTable:
    """A table at which the timer has just started, at 0."""
    at = table(seats, options, **rules)
    play(at, 0, actions.Go())
    return at


def play(at: IcewordsTable, seat: int, action: actions.Action, when: int = 0) -> list[Any]:
    return list(at.play(Seat(seat), action, Millis(when), at.view(Seat(seat)).prompt))


def refused(at: IcewordsTable, seat: int, action: actions.Action, when: int = 0) -> IllegalAction:
    before = at.state
    with pytest.raises(IllegalAction) as caught:
        play(at, seat, action, when)
    assert at.state == before or when
    assert caught.value.message.endswith(".")
    return caught.value


def lay(at: IcewordsTable, roll: str, seat: int = 0) -> IcewordsTable:
    """Other dice before a seat: ``roll`` names faces, which are put on dice that can show them."""
    hand = at.state.hand(Seat(seat))
    dice = RACK + (SET.dice("sugar") if hand.sugar else ())
    placed = placement([{face.glyph: n for n, face in enumerate(die.faces)} for die in dice], roll.split())
    at.state = at.state.with_hand(Seat(seat), replace(hand, rolled=placed))
    return at


def placement(dice: list[dict[str, int]], glyphs: list[str]) -> tuple[int, ...]:
    """One way to put the glyphs on different dice; dice left over show their last face."""

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
    return tuple(found.get(die, 0) for die in range(len(dice)))


def targets(at: IcewordsTable, letters: str) -> IcewordsTable:
    """Other target letters on the ice."""
    ice = [{face.glyph: n for n, face in enumerate(die.faces)} for die in SET.dice("ice")]
    at.state = replace(at.state, targets=placement(ice, letters.split()))
    return at


def glyphs(at: IcewordsTable, seat: int, by: int | None = None) -> list[str] | None:
    """The dice of a seat, as ``by`` (or the seat itself) sees them."""
    hand = next(hand for hand in at.view(Seat(seat if by is None else by)).hands if hand.seat == seat)
    return None if hand.dice is None else [die.glyph for die in hand.dice]


def scored(roll: str, word: str, ice: str, options: dict[str, Any] | None = None, **rules: Any) -> Any:
    """The line that a word leaves on the sheet of the only seat."""
    at = targets(playing(1, (options or {},), **rules), ice)
    lay(at, roll)
    play(at, 0, actions.Spell(word))
    play(at, 0, actions.Lock())
    return at.state.sheet[0]


def waits(at: IcewordsTable) -> tuple[str, list[int]]:
    """What the table is doing, and for whom it waits."""
    view = at.view(None)
    return str(view.stage), sorted(view.to_act)


def everyone_locks(at: IcewordsTable, when: int = 0) -> None:
    for seat in sorted(at.state.to_act):
        play(at, seat, actions.Lock(), when)


# The start


def opened(rolls: list[list[str]], seats: int) -> tuple[Any, list[Any]]:
    """A match whose opening rolls show these glyphs, one list a go."""
    game = prepared("icewords", {}, ({},) * seats, "english").build()
    state = game.start(Millis(0))
    said: list[Any] = []
    for glyph in (glyph for go in rolls for glyph in go):
        step = game.resolve(state, Rolled((RACK[0].index(glyph),)), Millis(0))
        state, said = step.state, [*said, *step.events]
    return state, said


def test_the_letter_nearest_the_start_of_the_alphabet_starts() -> None:
    """KW-1: each rolls the same die."""
    state, said = opened([["O", "E", "U"]], 3)
    assert state.starter == 1
    assert said[0] == events.OpeningRolled(((Seat(0), "O"), (Seat(1), "E"), (Seat(2), "U")))
    assert state.opening == said[0].rolled, "who comes late sees it too"


def test_ties_roll_again_and_only_they() -> None:
    """KW-1."""
    state, said = opened([["E", "O", "E"], ["U", "I"]], 3)
    assert state.starter == 2
    assert [event.rolled for event in said if isinstance(event, events.OpeningRolled)][1] == ((0, "U"), (2, "I"))


def test_a_wild_is_last() -> None:
    """KW-1 (ruling)."""
    assert opened([["U", WILD]], 2)[0].starter == 0
    assert opened([[WILD, "U"]], 2)[0].starter == 1


def test_a_die_that_always_ties_does_not_hold_the_match_up() -> None:
    """KW-1: a dice set of one's own may show the same letter six times."""
    dull = tuple(replace(die, faces=(letter("A", 1),) * 6) for die in RACK)
    own = replace(SET, groups=(Group("rack", dull), *SET.groups[1:]))
    setup = prepared("icewords", {}, ({}, {}), "english", own)
    at: IcewordsTable = Table(setup.build(), match_key(b"dull"), referee)
    assert at.view(None).starter == 0


def test_alone_nobody_rolls_for_the_start() -> None:
    """KW-1, solo practice (ruling)."""
    at: IcewordsTable = Table(prepared("icewords", {}, ({},), "english").build(), match_key(b"solo"), referee)
    assert at.view(Seat(0)).can == {"go"}


def test_four_target_letters_lie_before_anyone_rolls() -> None:
    """KW-2: the targets are rolled and studied, and nobody has dice yet."""
    at = table()
    view = at.view(None)
    assert len(view.targets) == 4
    assert (view.stage, view.hands) == ("studying", ())


def test_the_starting_player_says_go() -> None:
    """KW-2: Go starts the two-minute timer for everybody."""
    at = table()
    assert at.view(Seat(1)).can == frozenset()
    said = play(at, 0, actions.Go(), 3000)
    assert events.Went((Seat(0), Seat(1)), False) in said
    assert {(due.seat, due.at) for due in at.state.deadlines} == {(0, 123_000), (1, 123_000)}


def test_go_starts_by_itself() -> None:
    """KW-4 (ruling): when the starting player does nothing."""
    at = table(study_seconds=7)
    at.tick(Millis(7000))
    assert at.view(None).stage == "playing"


def test_when_the_starting_player_has_gone_the_next_says_go() -> None:
    """KW-11, B-63."""
    at = table(3)
    at.resolve(Left(Seat(0)), Millis(0))
    assert at.view(None).starter == 1
    play(at, 1, actions.Go())
    assert at.view(None).stage == "playing"


# Rolling and spelling


def test_everybody_rolls_seven_dice_and_rerolls_twice() -> None:
    """KW-3: any or all of them, up to two times; the others stay as they lie."""
    at = playing()
    first = glyphs(at, 0)
    assert first is not None
    assert len(first) == 7
    play(at, 0, actions.Reroll(("d1", "d7")))
    second = glyphs(at, 0)
    assert second is not None
    assert second[1:6] == first[1:6]
    play(at, 0, actions.Reroll(tuple(die.name for die in RACK)))
    assert refused(at, 0, actions.Reroll(("d1",))).code == "no-rerolls"
    assert at.view(Seat(0)).can == {"spell", "lock"}
    assert at.view(Seat(1)).can == {"spell", "lock", "reroll"}


def test_seats_roll_their_own_dice_and_the_order_of_play_moves_none() -> None:
    """KW-3: dice follow from round, seat and roll alone."""
    one, two = playing(), playing()
    play(one, 0, actions.Reroll(("d1", "d2", "d3")))
    play(one, 1, actions.Reroll(("d1", "d2", "d3")))
    play(two, 1, actions.Reroll(("d1", "d2", "d3")))
    play(two, 0, actions.Reroll(("d1", "d2", "d3")))
    assert (glyphs(one, 0), glyphs(one, 1)) == (glyphs(two, 0), glyphs(two, 1))
    assert glyphs(one, 0) != glyphs(one, 1)


def test_same_dice_for_all_where_the_table_likes_that() -> None:
    """KW-3, option same_dice: only the choices differ."""
    at = playing(same_dice=True)
    assert glyphs(at, 0) == glyphs(at, 1)


@pytest.mark.parametrize(
    ("dice", "code"),
    [((), "no-dice"), (("d1", "d1"), "die-twice"), (("pink",), "unknown-die"), (("sugar",), "unknown-die")],
)
def test_bad_rerolls(dice: tuple[str, ...], code: str) -> None:
    """KW-3, bad input: nothing named, a die twice, one that does not exist, a sugar die one does not have."""
    assert refused(playing(), 0, actions.Reroll(dice)).code == code


def test_the_last_arrangement_before_the_bell_is_the_word() -> None:
    """KW-4: no button needed."""
    at = lay(targets(playing(1), "A C H D"), "M A T H")
    play(at, 0, actions.Spell("MAT"), 1000)
    play(at, 0, actions.Spell("HAM"), 2000)
    at.tick(Millis(122_000))
    assert [line.word for line in at.state.sheet] == ["HAM"]


def test_a_short_grace_takes_the_last_letters_from_the_network_and_nothing_else() -> None:
    """KW-4, B-16: after the bell letters still arrive for two seconds; dice do not roll, and then it is over."""
    at = lay(playing(2), "M A T H")
    play(at, 0, actions.Spell("MAT"), 1000)
    sent = at.view(Seat(0)).prompt
    assert [event.kind for event in at.tick(Millis(120_000))] == ["bell-rang", "bell-rang"]
    assert at.view(Seat(0)).hands[0].rung
    assert refused(at, 0, actions.Reroll(("d1",)), 120_500).code == "bell-rang"
    assert "reroll" not in at.view(Seat(0)).can
    at.play(Seat(0), actions.Spell("HAM"), Millis(121_900), sent)
    with pytest.raises(IllegalAction):
        play(at, 0, actions.Spell("MAT"), 122_001)
    assert at.state.sheet[0].word == "HAM"


def test_without_grace_the_bell_ends_it() -> None:
    """KW-4, option grace_seconds."""
    at = playing(1, grace_seconds=0)
    at.tick(Millis(120_000))
    assert at.state.round == 2


def test_locking_in_is_final_and_the_round_ends_early_when_all_have() -> None:
    """KW-4."""
    at = playing(2)
    play(at, 0, actions.Lock(), 500)
    assert refused(at, 0, actions.Spell("A"), 600).code == "not-to-act"
    assert at.view(None).stage == "playing"
    said = play(at, 1, actions.Lock(), 700)
    assert "revealed" in [event.kind for event in said]
    assert at.state.round == 2


def test_another_seats_dice_draft_and_rerolls_are_hidden_until_the_reveal() -> None:
    """KW-4, B-30: in no view, deadline, prompt or event, for players and spectators alike."""
    at = playing(2)
    before = [at.view(seat) for seat in (None, Seat(1))]
    said = play(at, 0, actions.Reroll(("d1", "d2")), 500)
    lay(at, "M A T")
    said += play(at, 0, actions.Spell("MAT"), 900)
    assert said == []
    assert [at.view(seat) for seat in (None, Seat(1))] == before
    assert glyphs(at, 0, by=1) is None
    everyone_locks(at, 1000)
    assert glyphs(at, 0, by=1) == glyphs(at, 0)
    assert at.view(None).sheet[0].word == "MAT"


def test_letters_whose_dice_are_rolled_again_come_off_the_board() -> None:
    """KW-4: what no longer lies cannot be the word; letters whose dice are kept stay."""
    at = lay(playing(1), "M A T")
    play(at, 0, actions.Spell("MAT"))
    draft = at.state.hand(Seat(0)).draft
    used = {letter.die for letter in draft.letters}
    spare = next(die.name for die in RACK if die.name not in used)
    play(at, 0, actions.Reroll((spare,)))
    assert at.state.hand(Seat(0)).draft == draft
    play(at, 0, actions.Reroll((draft.letters[0].die,)))
    assert at.state.hand(Seat(0)).draft is None


def test_empty_letters_take_the_word_off() -> None:
    """KW-4: the board may be cleared, and then there is no word."""
    at = lay(playing(1), "M A T")
    play(at, 0, actions.Spell("MAT"))
    play(at, 0, actions.Spell(" "))
    play(at, 0, actions.Lock())
    line = at.state.sheet[0]
    assert (line.word, line.valid, line.reckoning.sum.score) == ("", False, 0)


@pytest.mark.parametrize(
    ("word", "dice", "code"),
    [
        ("ZZZ", None, "not-on-dice"),
        ("M" * 500, None, "not-on-dice"),
        ("can't", None, "not-letters"),
        ("MAT", ("d1", "d1", "d2"), "die-twice"),
        ("MAT", ("d1", "d2", "pink"), "unknown-die"),
        ("MAT", ("d7", "d6", "d5"), "not-on-dice"),
    ],
)
def test_letters_that_do_not_lie_are_refused(word: str, dice: tuple[str, ...] | None, code: str) -> None:
    """KW-4, bad input: letters not rolled, an absurd word, no letters, dice named wrongly."""
    assert refused(lay(playing(1), "E E E"), 0, actions.Spell(word, dice)).code == code


# Scoring


@pytest.mark.parametrize(
    ("roll", "word", "ice", "options", "value", "times", "bonus", "score"),
    [
        ("H A D", "HAD", "A C H D", {}, 5, 3, 0, 15),
        ("M A T ? H", "MATCH", "A C T D", {}, 7, 3, 5, 26),
        ("M A ? C H", "MATCH", "A C T G", {}, 9, 3, 5, 32),
        ("T U M B L E", "TUMBLE", "A C J O", {}, 13, 0, 10, 10),
        ("T H E M", "THEM", "A C J O", {"ignore_targets": True}, 7, 4, 0, 28),
    ],
    ids=["HAD", "MATCH with ? as C", "MA?CH", "no target", "KW-13(3)"],
)
def test_worked_examples(
    roll: str, word: str, ice: str, options: dict[str, Any], value: int, times: int, bonus: int, score: int
) -> None:
    """KW-5 to KW-8, KW-13(3): word score x targets matched + bonus, as printed."""
    line = scored(roll, word, ice, options)
    total = line.reckoning.sum
    assert (total.value, total.multiplier, total.bonus, total.score) == (value, times, bonus, score)
    assert line.reckoning.subtotal == value * times
    assert line.total == score


def test_a_wild_is_worth_nothing() -> None:
    """KW-5: `?` is 0 and any letter."""
    assert scored("? A D", "HAD", "A C J O").reckoning.sum.value == 3


def test_no_target_matched_no_subtotal() -> None:
    """KW-6."""
    line = scored("H A D", "HAD", "B C J O")
    assert (line.reckoning.subtotal, line.reckoning.sum.score, line.valid) == (0, 0, True)


def test_a_letter_used_twice_counts_once() -> None:
    """KW-7: the multiplier counts target letters, not matches."""
    line = scored("E A R T H E D", "EARTHED", "E B J O")
    assert line.reckoning.matched == ("E",)
    assert line.reckoning.sum.multiplier == 1


def test_a_wild_used_as_a_target_letter_matches() -> None:
    """KW-7: so J and X can only be matched by it."""
    line = scored("? A D", "HAD", "B C H O")
    assert line.reckoning.matched == ("H",)


@pytest.mark.parametrize(("each_die", "times"), [(False, 1), (True, 2)])
def test_two_ice_dice_with_the_same_letter(each_die: bool, times: int) -> None:
    """KW-7 (ruling): each distinct letter once; with the option each die."""
    twin = replace(SET.dice("ice")[0], name="twin")
    ice = Group("ice", (SET.dice("ice")[0], twin, *SET.dice("ice")[2:]))
    own = replace(SET, groups=(SET.groups[0], ice, *SET.groups[2:]))
    setup = prepared("icewords", {"each_die": each_die}, ({},), "english", own)
    at: IcewordsTable = Table(setup.build(), match_key(b"twin"), referee)
    at.state = replace(at.state, targets=(0, 0, 1, 2))  # A A I M of the reconstructed dice
    play(at, 0, actions.Go())
    lay(at, "H A D")
    play(at, 0, actions.Spell("HAD"))
    play(at, 0, actions.Lock())
    assert at.state.sheet[0].reckoning.sum.multiplier == times


@pytest.mark.parametrize(("letters", "points"), [(3, 0), (4, 0), (5, 5), (6, 10), (7, 25), (8, 25)])
def test_bonus_of_side_a(letters: int, points: int) -> None:
    """KW-8, KW-12: by number of letters; eight as seven."""
    assert SET.bonus("side-a").of(letters) == points


def test_the_bonus_counts_without_any_target() -> None:
    """KW-8: it is added after the multiplication."""
    line = scored("E A R T H E D", "EARTHED", "B C J O")
    assert (line.reckoning.subtotal, line.reckoning.sum.score) == (0, 25)


def test_the_score_sheet_has_every_column_and_totals_add_up() -> None:
    """KW-9: round, word, word score, targets matched, subtotal, bonus, round score, total."""
    at = playing(1, rounds=2)
    for word in ("MATCH", "HAD"):
        targets(lay(at, " ".join(word)), "A C T D")
        play(at, 0, actions.Spell(word))
        play(at, 0, actions.Lock())
        if not at.over:
            play(at, 0, actions.Go())
    rows = [
        (
            line.round,
            line.word,
            line.reckoning.sum.value,
            set(line.reckoning.matched),
            line.reckoning.subtotal,
            line.reckoning.sum.bonus,
            line.reckoning.sum.score,
            line.total,
        )
        for line in at.state.sheet
    ]
    assert rows == [
        (1, "MATCH", 10, {"A", "C", "T"}, 30, 5, 35, 35),
        (2, "HAD", 5, {"A", "D"}, 10, 0, 10, 45),
    ]
    assert at.state.result.scores == (45,)


def test_a_word_that_is_not_allowed_scores_no_points_at_all() -> None:
    """KW-10: no bonus either."""
    line = scored("M A T C E H", "MATCEH", "A C T D")
    assert (line.valid, line.reckoning.sum.score, line.reckoning.sum.bonus, line.reckoning.subtotal) == (False, 0, 0, 0)
    assert "MATCEH" in line.reason


def test_the_shortest_word_has_two_letters() -> None:
    """KW-10 (ruling)."""
    assert scored("A D", "AD", "A C J O").valid
    short = scored("A D", "A", "A C J O")
    assert not short.valid
    assert "at least 2" in short.reason


def test_quick_a_word_that_is_not_allowed_cannot_be_locked_in() -> None:
    """KW-10, rules/README 'auto': refused, and the player may try again while time lasts."""
    at = lay(playing(2, invalid_word="refuse"), "M A T")
    play(at, 0, actions.Spell("TAM"))
    assert play(at, 0, actions.Lock()) == []
    hand = at.view(Seat(0)).hands[0]
    assert hand.refusal is not None
    assert hand.refusal.word == "TAM"
    assert at.view(Seat(1)).hands[0].refusal is None
    assert at.view(Seat(1)).to_act == {0, 1}
    play(at, 0, actions.Spell("A"))
    assert refused(at, 0, actions.Lock()).code == "too-short"
    play(at, 0, actions.Spell("MAT"))
    play(at, 0, actions.Lock())
    assert at.view(None).to_act == {1}


# Judging at the reveal


def on_trial(seats: int = 3, word: str = "TAM", **rules: Any) -> IcewordsTable:
    """Seat 0 has laid a word that is in no lexicon, and everybody is done."""
    at = lay(targets(playing(seats, **rules), "A C J O"), "M A T")
    play(at, 0, actions.Spell(word))
    everyone_locks(at)
    return at


def test_vote_without_the_namer_and_undecided_means_valid() -> None:
    """KW-10, rules/README 'vote'."""
    at = on_trial(judging="vote")
    assert waits(at) == ("voting", [1, 2])
    play(at, 1, actions.Vote(accepts=False))
    play(at, 2, actions.Vote(accepts=True))
    assert at.state.scores[0] == 5


def test_a_word_voted_down_scores_nothing() -> None:
    """KW-10."""
    at = on_trial(judging="vote")
    for seat in (1, 2):
        play(at, seat, actions.Vote(accepts=False))
    assert at.state.scores[0] == 0
    assert at.state.sheet[0].reason == "The others voted it down."


def test_each_vote_has_its_own_time() -> None:
    """KW-10: a window for each word; what was cast by then decides."""
    at = targets(playing(2, judging="vote", vote_seconds=20), "A C J O")
    for seat in (0, 1):
        lay(at, "M A T", seat)
        play(at, seat, actions.Spell("MAT"))
    everyone_locks(at, 1000)
    assert at.due == 21_000
    play(at, 1, actions.Vote(accepts=True), 5000)
    assert at.due == 25_000
    at.tick(Millis(25_000))
    assert at.state.scores == (5, 5)


def test_a_challenge_has_the_word_looked_up() -> None:
    """KW-10, B-45, B-47: nobody is told before somebody asks; the verdict is public."""
    at = on_trial(judging="challenge")
    assert at.view(Seat(0)).can == frozenset()
    assert at.view(Seat(1)).challengeable == {0}
    said = play(at, 1, actions.Challenge(0))
    ruled = next(event for event in said if isinstance(event, events.Ruled))
    assert (ruled.word, ruled.stands, ruled.by, ruled.challenger) == ("TAM", False, "challenge", 1)
    assert at.state.scores[0] == 0


def test_unchallenged_words_stand() -> None:
    """KW-10, rules/README 'challenge': when all have let them, or time is up."""
    at = on_trial(judging="challenge")
    play(at, 1, actions.Accept())
    play(at, 2, actions.Accept())
    assert at.state.scores[0] == 5
    slow = on_trial(judging="challenge")
    slow.tick(Millis(20_000))
    assert slow.state.scores[0] == 5


def test_nobody_challenges_their_own_word_or_none() -> None:
    """KW-10, bad input."""
    at = targets(playing(3, judging="challenge"), "A C J O")
    for seat in (0, 1):
        lay(at, "M A T", seat)
        play(at, seat, actions.Spell("MAT"))
    everyone_locks(at)
    assert refused(at, 0, actions.Challenge(0)).code == "own-word"
    assert refused(at, 0, actions.Challenge(2)).code == "no-word"
    assert refused(at, 0, actions.Vote(accepts=True)).code == "not-now"
    play(at, 0, actions.Accept())
    assert refused(at, 0, actions.Challenge(1)).code == "not-to-act"


def test_the_host_rules_on_all_words_but_the_own() -> None:
    """KW-10, rules/README 'host', B-63: the others vote on the host's word; a host who leaves hands over."""
    at = targets(playing(3, judging="host"), "A C J O")
    for seat in (0, 2):
        lay(at, "T A M", seat)
        play(at, seat, actions.Spell("TAM"))
    everyone_locks(at)
    assert (waits(at), at.view(None).subject) == (("voting", [1, 2]), 0)
    play(at, 1, actions.Vote(accepts=False))
    play(at, 2, actions.Vote(accepts=False))
    assert (waits(at), at.view(None).subject) == (("host-ruling", [0]), 2)
    at.resolve(Left(Seat(0)), Millis(10))
    assert waits(at) == ("host-ruling", [1])
    play(at, 1, actions.Vote(accepts=False))
    assert [line.reason for line in at.state.sheet if line.word] == [
        "The others voted it down.",
        "The host ruled it out.",
    ]


@pytest.mark.parametrize("judging", ["host", "vote"])
def test_where_there_are_no_others_the_referee_decides(judging: str) -> None:
    """KW-10, rules/README 'host' and 'vote' (ruling): TAM is not in the test's lexicon."""
    at = on_trial(2, judging=judging)
    assert waits(at) == ("voting", [1])
    at.resolve(Left(Seat(1)), Millis(10))
    assert (at.state.sheet[0].word, at.state.sheet[0].valid) == ("TAM", False)


# Rounds and the end


@pytest.mark.parametrize(("variant", "rounds"), [("short", 5), ("medium", 10), ("long", 15)])
def test_the_starting_player_passes_to_the_left_for_5_10_or_15_rounds(variant: str, rounds: int) -> None:
    """KW-11."""
    at = table(3, **variants("icewords")[variant].rules)
    starters = []
    while not at.over:
        starters.append(at.view(None).starter)
        play(at, starters[-1], actions.Go())
        everyone_locks(at)
    assert starters == [seat % 3 for seat in range(rounds)]


def test_highest_total_wins_and_ties_share() -> None:
    """KW-11 (ruling)."""
    at = targets(playing(3, rounds=1), "A C J O")
    for seat in (0, 2):
        lay(at, "M A T", seat)
        play(at, seat, actions.Spell("MAT"))
    everyone_locks(at)
    assert (at.state.result.scores, at.state.result.ranks) == ((5, 0, 5), (1, 3, 1))


def after_round(gains: tuple[tuple[int, int], ...]) -> Any:
    """Who has the sugar die, where seats had (total before, points in this round)."""
    at = playing(len(gains), sugar_cube=True, first_seat=0)
    at.state = replace(at.state, scores=tuple(before for before, _ in gains))
    targets(at, "A C J O")  # MAT is worth 5
    for seat, (_, gain) in enumerate(gains):
        if gain:
            play(lay(at, "M A T", seat), seat, actions.Spell("MAT"))
    everyone_locks(at)
    return at


def test_the_lowest_total_gets_the_sugar_die_for_the_next_round() -> None:
    """KW-12: as an eighth drink die."""
    at = after_round(((10, 0), (3, 5), (20, 0)))
    assert at.view(None).sugar == 1
    play(at, at.view(None).starter, actions.Go())
    assert [len(glyphs(at, seat) or []) for seat in range(3)] == [7, 8, 7]
    play(at, 1, actions.Reroll(("sugar",)))
    assert refused(at, 0, actions.Reroll(("sugar",))).code == "unknown-die"


def test_lowest_shared_the_one_who_scored_least_in_the_round() -> None:
    """KW-12 (ruling)."""
    assert after_round(((5, 0), (0, 5), (20, 0))).view(None).sugar == 0


def test_still_shared_nobody() -> None:
    """KW-12 (ruling)."""
    at = after_round(((0, 5), (0, 5), (20, 0)))
    assert at.view(None).sugar is None
    assert at.state.round == 2


def test_an_eight_letter_word_scores_the_bonus_of_seven() -> None:
    """KW-12."""
    at = after_round(((0, 0), (30, 0)))
    play(at, at.view(None).starter, actions.Go())
    targets(lay(at, "B R E A T H E D", 0), "N C J O")
    play(at, 0, actions.Spell("BREATHED"))
    everyone_locks(at)
    line = next(line for line in at.state.sheet if line.word)
    assert (line.reckoning.sum.bonus, len(line.letters)) == (25, 8)


# Aids for younger players, each for one seat


def test_unlimited_rerolls() -> None:
    """KW-13(1): for this seat alone."""
    at = playing(2, ({"unlimited_rerolls": True}, {}))
    for _ in range(12):
        play(at, 0, actions.Reroll(("d1",)))
    assert at.view(Seat(0)).hands[0].rerolls_left is None
    assert "reroll" in at.view(Seat(0)).can
    for _ in range(2):
        play(at, 1, actions.Reroll(("d1",)))
    assert refused(at, 1, actions.Reroll(("d1",))).code == "no-rerolls"


def test_head_start_is_a_run_of_the_timer_alone_and_then_it_runs_again() -> None:
    """KW-13(2): its own timed phase; dice, rerolls and letters carry over."""
    at = playing(2, ({"head_start": True}, {}))
    assert waits(at) == ("head-start", [0])
    assert [hand.seat for hand in at.view(Seat(1)).hands] == [0]
    lay(at, "M A T")
    play(at, 0, actions.Spell("MAT"), 1000)
    play(at, 0, actions.Reroll((_spare(at),)), 2000)
    sent, first = at.view(Seat(0)).prompt, glyphs(at, 0)
    at.tick(Millis(120_000))
    assert waits(at) == ("playing", [0, 1])
    assert glyphs(at, 0) == first
    assert at.state.hand(Seat(0)).rerolls_left == 1
    assert at.view(Seat(0)).prompt == sent, "letters on their way when the timer is turned still arrive"
    assert {due.at for due in at.state.deadlines} == {240_000}
    at.tick(Millis(250_000))
    assert at.state.sheet[0].word == "MAT"


def _spare(at: IcewordsTable) -> str:
    used = {letter.die for letter in at.state.hand(Seat(0)).draft.letters}
    return next(die.name for die in RACK if die.name not in used)


def test_a_head_start_ends_early_when_those_who_have_it_lock_in() -> None:
    """KW-13(2), KW-4."""
    at = playing(3, ({"head_start": True}, {}, {}))
    play(at, 0, actions.Lock(), 1000)
    assert at.view(None).to_act == {1, 2}
    assert {due.at for due in at.state.deadlines} == {121_000}


def test_a_head_start_without_the_timer_is_refused_when_the_table_is_made() -> None:
    """KW-13(2), bad input."""
    with pytest.raises(ValueError, match="head start needs the timer"):
        table(2, ({"head_start": True}, {}), timed=False)


def test_targets_ignored_still_earn_the_bonus() -> None:
    """KW-13(3): word value x number of letters, bonus as usual."""
    line = scored("M A T C H", "MATCH", "B E J O", {"ignore_targets": True})
    assert (line.reckoning.sum.multiplier, line.reckoning.sum.bonus, line.reckoning.sum.score) == (5, 5, 55)


@pytest.mark.parametrize(("letters", "points"), [(2, 0), (3, 5), (4, 10), (5, 15), (6, 20), (7, 25), (8, 25)])
def test_side_b_starts_at_three_letters(letters: int, points: int) -> None:
    """KW-13(4)."""
    assert SET.bonus("side-b").of(letters) == points


def test_side_b_is_for_the_seat_that_has_it() -> None:
    """KW-13(4)."""
    assert scored("H A D", "HAD", "B C J O", {"side_b": True}).reckoning.sum.score == 5
    assert scored("H A D", "HAD", "B C J O", {}).reckoning.sum.score == 0


def test_more_time_for_one_seat() -> None:
    """KW-13: time_percent lengthens this seat's timer alone."""
    at = playing(2, ({"time_percent": 150}, {}))
    assert {due.seat: due.at for due in at.state.deadlines} == {0: 180_000, 1: 120_000}
    at.tick(Millis(130_000))
    assert at.view(None).to_act == {0}


# New target letters


def test_all_agree_and_the_targets_are_rolled_again_once() -> None:
    """KW-14."""
    at = table(2, reroll_targets=True)
    assert waits(at) == ("agreeing", [0, 1])
    old = at.state.targets
    play(at, 0, actions.Vote(accepts=True))
    said = play(at, 1, actions.Vote(accepts=True))
    assert [event.again for event in said if isinstance(event, events.TargetsRolled)] == [True]
    assert at.view(None).stage == "studying"
    rolls = [entry.fact for entry in at.log if isinstance(entry, Resolved)]
    assert rolls == [Rolled(old), Rolled(at.state.targets)]


def test_one_who_does_not_agree_keeps_the_targets() -> None:
    """KW-14: at once, without waiting for the rest."""
    at = table(3, reroll_targets=True)
    old = at.state.targets
    said = play(at, 2, actions.Vote(accepts=False))
    assert events.TargetsKept() in said
    assert (at.state.targets, at.view(None).stage) == (old, "studying")


def test_whoever_does_not_answer_has_not_agreed() -> None:
    """KW-14, bad input: a vote after the ballot closed."""
    at = table(2, reroll_targets=True, vote_seconds=5)
    prompt = at.view(Seat(1)).prompt
    play(at, 0, actions.Vote(accepts=True))
    at.tick(Millis(5000))
    assert at.view(None).stage == "studying"
    with pytest.raises(IllegalAction):
        at.play(Seat(1), actions.Vote(accepts=True), Millis(5001), prompt)


# People


def test_whoever_leaves_has_the_word_that_lies() -> None:
    """KW-4, B-62: letters count as they lie; nobody waits for the seat; it misses the next rounds."""
    at = lay(targets(playing(2), "A C J O"), "M A T")
    play(at, 0, actions.Spell("MAT"))
    at.resolve(Left(Seat(0)), Millis(100))
    play(at, 1, actions.Lock(), 200)
    assert at.state.scores == (5, 0)
    assert at.state.starter == 1
    play(at, 1, actions.Go(), 300)
    assert at.state.active == (1,)
    at.resolve(Back(Seat(0)), Millis(400))
    play(at, 1, actions.Lock(), 500)
    play(at, at.state.starter, actions.Go(), 600)
    assert at.state.active == (0, 1)


def test_without_a_clock_a_round_lasts_until_all_are_done_or_nobody_is_here() -> None:
    """KW-2, option timed."""
    at = playing(2, timed=False, idle_seconds=600)
    play(at, 0, actions.Lock(), 400_000)
    assert at.view(None).to_act == {1}
    at.tick(Millis(600_000 + 3000))
    assert at.state.round == 2


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        ({"rounds": 0}, "rounds"),
        ({"round_seconds": 5}, "round_seconds"),
        ({"judging": "coin"}, "judging"),
        ({"x": 1}, "x"),
    ],
)
def test_options_out_of_their_limits_are_named(rules: dict[str, Any], what: str) -> None:
    """Bad input: the option is named."""
    with pytest.raises(PresetError, match=what):
        table(2, **rules)


# The dice set


def test_the_dice_keep_what_is_known_of_them() -> None:
    """Dice: no J Q X Z on drink dice, wilds on them; J and X but no Q, Z or wild on the ice, 24 different letters."""
    drink = {face.glyph for die in RACK for face in die.faces}
    ice = [face.glyph for die in SET.dice("ice") for face in die.faces]
    assert drink & set("JQXZ") == set()
    assert WILD in drink
    assert len(set(ice)) == len(ice) == 24
    assert set("JX") <= set(ice)
    assert not set("QZ") & set(ice)
    assert isinstance(SET, DiceSet)
    marks = {origin.of: origin.mark for origin in SET.origins}
    assert (marks["points.C"], marks["groups.rack"], marks["bonuses.side-b"]) == (
        "derived",
        "reconstructed",
        "reconstructed",
    )
