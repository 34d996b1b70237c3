"""Bookworm played at random, legally and not, beside a second scorer written from the rules file alone."""

from typing import Any
from zlib import crc32

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from shakespell.core.chance import match_key
from shakespell.core.game import Answer, Back, Claim, IllegalAction, Left, Member, Millis, Seat, Verdict
from shakespell.core.table import Table, stepped
from shakespell.games.bookworm import actions, events
from shakespell.presets import prepared

DOTS = {
    **dict.fromkeys(("CK", "D", "S", "M", "P", "U", "A", "B", "T", "A-Z"), 1),
    **dict.fromkeys(("E", "G", "W", "F", "R", "I", "H", "L", "Z", "N", "V", "J"), 2),
    **dict.fromkeys(("O", "Q", "XY"), 3),
    "NOT": -1,
    "?": 0,
}
WHITE = tuple(f"w{number}" for number in range(1, 8))


def referee(claim: Claim) -> Verdict:
    assert isinstance(claim, Member)
    answers: tuple[Answer, ...] = ("yes", "yes", "unknown", "no")
    return Verdict(answers[crc32(claim.text.lower().encode()) % 4])


def read_aloud(word: str) -> tuple[str, set[str]]:
    """BW-11: what a word is known by, and the letters it may begin with. No apostrophe is a letter, first or later."""
    parts = word.upper().replace("'", " ").split()
    bare = parts[1:] if len(parts) > 1 and parts[0] in {"THE", "A", "AN"} else parts
    return "".join(bare), {parts[0][0], bare[0][0]}


class Naive:
    """One match kept on paper: what a player who only hears the referee writes down."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.totals = [0] * seats
        self.clear()

    def clear(self) -> None:
        self.glyphs: dict[str, str] = {}
        self.before: dict[str, int] = {}
        self.cards = [0] * self.seats
        self.words: list[str] = []
        self.spared: set[int] = set()
        self.failed: int | None = None
        self.thefts = 0

    def hear(self, said: Any, names: tuple[str, ...]) -> None:
        match said:
            case events.DisplayRolled(glyphs):
                self.glyphs = dict(zip(names, glyphs, strict=True))
            case events.DieTaken(named, left):
                self.take(named, left)
            case events.NotTaken(seat, owner):
                self.take_not(seat, owner)
            case events.Failed(seat):
                self.failed = seat
            case events.RoundScored(lines):
                self.score(lines)

    def take(self, named: Any, left: int) -> None:
        """BW-2 to BW-4: a new word, its letter on the die, not one's own; who loses a die gets one of six cards."""
        glyph, plain, letters = self.glyphs[named.die], *read_aloud(named.word)
        assert glyph != "NOT"
        assert glyph in ("A-Z", "?") or letters & set(glyph)
        assert plain not in self.words
        self.move(named.die, named.seat, named.stolen_from)
        assert left == 6 - self.thefts
        self.words.append(plain)

    def take_not(self, seat: int, owner: int | None) -> None:
        """BW-12: NOT instead of failing, each player once a round, from the display or from another for a card."""
        assert self.glyphs["special"] == "NOT"
        assert seat not in self.spared
        self.spared.add(seat)
        self.move("special", seat, owner)

    def move(self, die: str, seat: int, owner: int | None) -> None:
        assert self.before.get(die) == owner != seat
        if owner is not None:
            self.cards[owner] += 1
            self.thefts += 1
        assert self.thefts <= 6
        self.before[die] = seat

    def score(self, lines: Any) -> None:
        """BW-5, BW-6: dots, cards, -2; the round is over because the last white die went, or somebody failed."""
        assert (self.failed is not None) != all(die in self.before for die in WHITE)
        for line in lines:
            dots = sum(DOTS[self.glyphs[die]] for die, seat in self.before.items() if seat == line.seat)
            score = dots + self.cards[line.seat] - 2 * (line.seat == self.failed)
            self.totals[line.seat] += score
            assert (line.sum.score, line.total) == (score, self.totals[line.seat])
        self.clear()


class RandomBookworm(RuleBasedStateMachine):
    """BW-1 to BW-12, B-24: whatever is tried, the sheet is what the rules say and refusals change nothing."""

    @initialize(
        seats=st.integers(2, 4),
        special=st.booleans(),
        green=st.booleans(),
        judging=st.sampled_from(("auto", "challenge", "vote", "host")),
        goal=st.integers(5, 30),
        key=st.integers(0, 2**32),
    )
    def begin(self, seats: int, special: bool, green: bool, judging: str, goal: int, key: int) -> None:
        rules = {"special_die": special, "green_only": green, "judging": judging, "target_score": goal}
        self.seats, self.goal = seats, goal
        setup = prepared("bookworm", rules, ({},) * seats, "english")
        self.table: Table[Any, Any, Any] = Table(setup.build(), match_key(key.to_bytes(8, "big")), referee)
        self.names = (*WHITE, *(("special",) if special else ()))
        self.state = self.table.game.start(Millis(0))
        self.paper = Naive(seats)
        self.now, self.followed = 0, 0

    def act(self, seat: int, action: actions.Action) -> None:
        """Play an action; a refusal must leave state and log alone."""
        who = Seat(seat % self.seats)
        self.table.tick(Millis(self.now))
        before, length = self.table.state, len(self.table.log)
        try:
            self.table.play(who, action, Millis(self.now), self.table.view(who).prompt)
        except IllegalAction as refusal:
            assert refusal.code
            assert refusal.message.endswith(".")
            assert (self.table.state, len(self.table.log)) == (before, length)

    def acting(self, seat: int) -> Seat:
        waiting = sorted(self.table.state.to_act)
        return waiting[seat % len(waiting)] if waiting else Seat(seat % self.seats)

    @rule(number=st.integers(0, 2))
    def choose(self, number: int) -> None:
        categories = self.table.view(None).categories
        self.act(self.acting(0), actions.Choose(categories[number].id if categories else "fruit"))

    @rule(
        die=st.integers(0, 7),
        tail=st.text("abcr", max_size=2),
        article=st.sampled_from(("", "the ")),
        pick=st.booleans(),
    )
    def name_something_plausible(self, die: int, tail: str, article: str, pick: bool) -> None:
        dice = self.table.view(None).dice
        if not dice:
            return
        lying = dice[die % len(dice)]
        letter = lying.letters[-pick] if lying.letters else "B"
        self.act(self.acting(0), actions.Name(f"{article}{letter}{tail}", lying.name))

    @rule(tails=st.lists(st.text("abcr", max_size=3), min_size=7, max_size=7))
    def name_for_every_die(self, tails: list[str]) -> None:
        for number, tail in enumerate(tails):
            self.choose(0)
            self.name_something_plausible(number, tail, "", False)
            self.everybody_votes(True)

    @rule(seat=st.integers(0, 3), word=st.text("ABEQ' 3", max_size=4), die=st.sampled_from((*WHITE, "special", "gold")))
    def name_anything(self, seat: int, word: str, die: str) -> None:
        self.act(seat, actions.Name(word, die))

    @rule(seat=st.integers(0, 3), accepts=st.booleans())
    def vote(self, seat: int, accepts: bool) -> None:
        self.act(self.acting(seat), actions.Vote(accepts))

    @rule(accepts=st.booleans())
    def everybody_votes(self, accepts: bool) -> None:
        for seat in range(self.seats):
            self.act(seat, actions.Accept())
            self.act(seat, actions.Vote(accepts))

    @rule(seat=st.integers(0, 3), kind=st.sampled_from((actions.Dispute, actions.Accept, actions.TakeNot)))
    def say(self, seat: int, kind: type[actions.Dispute]) -> None:
        self.act(self.acting(seat), kind())

    @rule()
    def give_up(self) -> None:
        self.act(self.acting(0), actions.GiveUp())

    @rule(seat=st.integers(0, 3), gone=st.integers(0, 6))
    def come_and_go(self, seat: int, gone: int) -> None:
        if not self.table.over:
            who = Seat(seat % self.seats)
            self.table.resolve(Left(who) if gone == 6 else Back(who), Millis(self.now))

    @rule(seconds=st.sampled_from((1, 4, 9, 16, 31)))
    def wait(self, seconds: int) -> None:
        self.now += seconds * 1000
        self.table.tick(Millis(self.now))

    @invariant()
    def the_sheet_is_what_a_listener_writes_down(self) -> None:
        """BW-2 to BW-7: from what the referee says aloud alone."""
        if not hasattr(self, "table"):
            return
        for entry in self.table.log[self.followed :]:
            step = stepped(self.table.game, self.state, entry)
            for said in step.events:
                self.paper.hear(said, self.names)
            self.state = step.state
        self.followed = len(self.table.log)
        assert self.state == self.table.state
        assert list(self.state.scores) == self.paper.totals

    @invariant()
    def twenty_one_ends_the_match(self) -> None:
        """BW-7: no round begins after somebody has reached the target; ties share."""
        if not hasattr(self, "table"):
            return
        if self.table.over:
            scores, ranks = self.table.state.result.scores, self.table.state.result.ranks
            assert list(ranks) == [1 + sum(other > own for other in scores) for own in scores]
        else:
            assert max(self.table.state.scores) < self.goal


RandomBookworm.TestCase.settings = settings(max_examples=80, stateful_step_count=40, deadline=None)
TestRandomBookworm = RandomBookworm.TestCase
