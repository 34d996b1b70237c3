"""Dice Words played at random, legally and not, beside a second scorer written from the rules alone."""

from collections import Counter
from typing import Any
from zlib import crc32

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from shakespell.core.chance import match_key
from shakespell.core.game import Back, Claim, IllegalAction, Left, Millis, Seat, Verdict, Word
from shakespell.core.table import Table, stepped
from shakespell.games.icewords import actions
from shakespell.games.icewords.state import Line
from shakespell.presets import prepared

VALUES = {"?": 0} | dict.fromkeys("AEINORST", 1) | dict.fromkeys("DHL", 2) | dict.fromkeys("BCFGKMPUVWY", 3)
BONUS = {False: {5: 5, 6: 10, 7: 25, 8: 25}, True: {3: 5, 4: 10, 5: 15, 6: 20, 7: 25, 8: 25}}
SEATS: tuple[dict[str, Any], ...] = (
    {},
    {"ignore_targets": True, "side_b": True},
    {"unlimited_rerolls": True, "time_percent": 200},
    {"head_start": True},
)
DICE = (*(f"d{number}" for number in range(1, 8)), "sugar")


def allowed(word: str) -> bool:
    return crc32(word.encode()) % 4 > 0


def referee(claim: Claim) -> Verdict:
    assert isinstance(claim, Word)
    return Verdict("yes" if allowed(claim.text) else "no", "" if allowed(claim.text) else "not in the test's lexicon")


def best_value(word: str, shown: list[str]) -> int | None:
    """The most points the dice give for the word, by counting: letters first, wilds for what lacks (KW-5)."""
    have, lacking, value = Counter(shown), 0, 0
    for letter, count in Counter(word).items():
        own = min(count, have[letter])
        lacking += count - own
        value += own * VALUES.get(letter, 0)  # Q is on no die: it comes by a wild
    return value if lacking <= have["?"] else None


def naive(word: str, shown: list[str], ice: list[str], options: dict[str, Any], min_length: int) -> tuple[int, ...]:
    """Word score, multiplier, subtotal, bonus, round score, written from KW-5 to KW-10 and KW-13."""
    value = best_value(word, shown)
    if value is None or len(word) < min_length or not allowed(word):
        return (0, 0, 0, 0, 0)
    times = len(word) if options.get("ignore_targets") else sum(letter in word for letter in set(ice))
    bonus = BONUS[bool(options.get("side_b"))].get(len(word), 0)
    return (value, times, value * times, bonus, value * times + bonus)


class RandomIcewords(RuleBasedStateMachine):
    """KW-3 to KW-13, B-24: whatever is tried, the sheet is what the rules say and refusals change nothing."""

    @initialize(
        seats=st.integers(1, 4),
        rounds=st.integers(1, 6),
        sugar=st.booleans(),
        agree=st.booleans(),
        refuse=st.booleans(),
        min_length=st.sampled_from((2, 2, 3)),
        key=st.integers(0, 2**32),
    )
    def begin(self, seats: int, rounds: int, sugar: bool, agree: bool, refuse: bool, min_length: int, key: int) -> None:
        rules = {
            "rounds": rounds,
            "sugar_cube": sugar,
            "reroll_targets": agree,
            "invalid_word": "refuse" if refuse else "zero",
            "min_length": min_length,
        }
        self.options = SEATS[:seats]
        self.min_length, self.sugar = min_length, sugar
        setup = prepared("icewords", rules, self.options, "english")
        self.table: Table[Any, Any, Any] = Table(setup.build(), match_key(key.to_bytes(8, "big")), referee)
        self.now = 0
        self.words: dict[Seat, tuple[str, list[str]]] = {}
        self.state = self.table.game.start(Millis(0))
        self.followed = 0
        self.gone_at_the_end: frozenset[Seat] = frozenset()

    def ice(self) -> list[str]:
        return [die.glyph for die in self.table.view(None).targets]

    def act(self, seat: int, action: actions.Action) -> bool:
        """Play an action; a refusal must leave state and log alone."""
        who = Seat(seat % len(self.options))
        self.table.tick(Millis(self.now))
        before, length = self.table.state, len(self.table.log)
        try:
            self.table.play(who, action, Millis(self.now), self.table.view(who).prompt)
        except IllegalAction as refusal:
            assert refusal.code
            assert refusal.message.endswith(".")
            assert (self.table.state, len(self.table.log)) == (before, length)
            return False
        return True

    @rule(seat=st.integers(0, 3))
    def go(self, seat: int) -> None:
        self.act(seat, actions.Go())

    @rule(seat=st.integers(0, 3), dice=st.lists(st.sampled_from((*DICE, "pink")), max_size=8))
    def reroll(self, seat: int, dice: list[str]) -> None:
        self.act(seat, actions.Reroll(tuple(dice)))

    @rule(
        seat=st.integers(0, 3), order=st.permutations(range(8)), length=st.integers(0, 8), wild=st.sampled_from("AEST")
    )
    def spell_what_lies(self, seat: int, order: list[int], length: int, wild: str) -> None:
        who = Seat(seat % len(self.options))
        hand = next((hand for hand in self.table.view(who).hands if hand.seat == who), None)
        shown = [die.glyph for die in hand.dice] if hand and hand.dice else []
        some = [shown[place] for place in order if place < len(shown)][:length]
        self.act(seat, actions.Spell("".join(wild if glyph == "?" else glyph for glyph in some)))

    @rule(order=st.permutations(range(8)), length=st.integers(3, 8), wild=st.sampled_from("AEST"))
    def everybody_spells_and_locks(self, order: list[int], length: int, wild: str) -> None:
        self.act(self.table.state.starter, actions.Go())
        for seat in sorted(self.table.state.to_act):
            self.spell_what_lies(seat, order, length, wild)
            self.lock(seat)

    @rule(seat=st.integers(0, 3), word=st.text("ABEQ' ", max_size=9))
    def spell_anything(self, seat: int, word: str) -> None:
        self.act(seat, actions.Spell(word))

    @rule(seat=st.integers(0, 3))
    def lock(self, seat: int) -> None:
        self.act(seat, actions.Lock())

    @rule(seat=st.integers(0, 3), accepts=st.booleans())
    def vote(self, seat: int, accepts: bool) -> None:
        self.act(seat, actions.Vote(accepts))

    @rule(seat=st.integers(0, 3), gone=st.integers(0, 5))
    def come_and_go(self, seat: int, gone: int) -> None:
        who = Seat(seat % len(self.options))
        if not self.table.over:
            self.table.resolve(Left(who) if gone == 5 else Back(who), Millis(self.now))

    @rule(seconds=st.sampled_from((1, 5, 30, 119, 130)))
    def wait(self, seconds: int) -> None:
        self.now += seconds * 1000
        self.table.tick(Millis(self.now))

    @invariant()
    def what_the_rules_say(self) -> None:
        """The sheet first, which follows the log, then what hangs on it."""
        self.the_sheet_is_what_the_rules_say()
        self.the_lowest_has_the_sugar()

    def the_sheet_is_what_the_rules_say(self) -> None:
        """KW-5 to KW-10, KW-13: every line, from dice and targets as they lay; totals are the sums of round scores."""
        if not hasattr(self, "table"):
            return
        for entry in self.table.log[self.followed :]:
            before, self.state = self.state, stepped(self.table.game, self.state, entry).state
            if self.state.round > before.round:
                self.gone_at_the_end = self.state.left
            for line in self.state.sheet[len(before.sheet) :]:
                self.check(before, line)
        self.followed = len(self.table.log)
        assert self.state == self.table.state
        sheet = self.state.sheet
        totals = [sum(line.reckoning.sum.score for line in sheet if line.seat == seat) for seat in self.state.seats]
        assert list(self.state.scores) == totals

    def check(self, state: Any, line: Line) -> None:
        """The line against the second scorer; ``state`` is the one in which the round ended."""
        game: Any = self.table.game
        hand = self.state.hand(line.seat)
        dice = game.dice_set.dice("rack") + game.dice_set.dice("sugar") * hand.sugar
        shown = [die.faces[face].glyph for die, face in zip(dice, hand.rolled, strict=True)]
        ice = [die.faces[face].glyph for die, face in zip(game.dice_set.dice("ice"), state.targets, strict=True)]
        got = line.reckoning
        columns = (got.sum.value, got.sum.multiplier, got.subtotal, got.sum.bonus, got.sum.score)
        assert columns == naive(line.word, shown, ice, self.options[line.seat], self.min_length)
        assert "".join(letter.reads for letter in line.letters) == line.word

    def the_lowest_has_the_sugar(self) -> None:
        """KW-12: from the totals and the last round alone."""
        if not hasattr(self, "table") or not self.sugar or self.table.over or self.table.state.round == 1:
            return
        state = self.table.state
        last = {line.seat: line.reckoning.sum.score for line in state.sheet if line.round == state.round - 1}
        if self.gone_at_the_end or len(last) < len(state.scores):
            return  # who was here when the round ended is another test's matter
        low = min(state.scores)
        lowest = [seat for seat in state.seats if state.scores[seat] == low]
        least = min(last[seat] for seat in lowest)
        holders = [seat for seat in lowest if last[seat] == least]
        assert state.sugar == (holders[0] if len(holders) == 1 else None)

    @invariant()
    def the_highest_total_ranks_first(self) -> None:
        """KW-11: ties share."""
        if hasattr(self, "table") and self.table.over:
            scores, ranks = self.table.state.result.scores, self.table.state.result.ranks
            assert list(ranks) == [1 + sum(other > own for other in scores) for own in scores]


TestRandomIcewords = RandomIcewords.TestCase
TestRandomIcewords.settings = settings(max_examples=40, stateful_step_count=60, deadline=None)
