"""Crossword Cubes played at random, legally and not, beside a second scorer written from the rules file alone."""

from collections import defaultdict
from typing import Any, Literal
from zlib import crc32

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from shakespell.core.chance import match_key
from shakespell.core.game import Back, Claim, IllegalAction, Left, Millis, Seat, Verdict, Word
from shakespell.core.table import Table, stepped
from shakespell.games.crossword_cubes import actions
from shakespell.games.crossword_cubes.state import Line
from shakespell.presets import prepared

VALUES = (
    dict.fromkeys("AEILNORSTU", 1)
    | dict.fromkeys("DG", 2)
    | dict.fromkeys("BCMP", 3)
    | dict.fromkeys("FHVWY", 4)
    | dict.fromkeys("K", 5)
    | dict.fromkeys("JX", 8)
    | dict.fromkeys("QZ", 10)
    | {"?": 0}
)

Grid = dict[tuple[int, int], tuple[str, str]]
"""Position to (glyph of the die, letter it reads)."""


def allowed(word: str) -> bool:
    return crc32(word.encode()) % 3 > 0


def referee(claim: Claim) -> Verdict:
    assert isinstance(claim, Word)
    return Verdict("yes" if allowed(claim.text) else "no", "" if allowed(claim.text) else "not in the test's lexicon")


def runs(grid: Grid) -> list[list[tuple[int, int]]]:
    """CC-2: every maximal row or column of two or more."""
    found = []
    for row, col in grid:
        for down, right in ((0, 1), (1, 0)):
            if (row - down, col - right) in grid:
                continue
            cells = [(row, col)]
            while (cells[-1][0] + down, cells[-1][1] + right) in grid:
                cells.append((cells[-1][0] + down, cells[-1][1] + right))
            if len(cells) > 1:
                found.append(cells)
    return found


def groups(grid: Grid) -> list[Grid]:
    """CC-6: which dice hang together."""
    rest, found = dict(grid), []
    while rest:
        edge, group = [next(iter(rest))], {}
        while edge:
            at = edge.pop()
            if at in rest:
                group[at] = rest.pop(at)
                edge += [(at[0] + 1, at[1]), (at[0] - 1, at[1]), (at[0], at[1] + 1), (at[0], at[1] - 1)]
        found.append(group)
    return found


def naive(grid: Grid, rolled: str, game: str, harsh: bool, before: dict[int, list[int]]) -> set[tuple[int, Any]]:
    """Every turn score that could be the best of CC-5, CC-6 and CC-12, with the words of each length after it.

    ``before`` holds the scores of all words made in the round, by length; the round is summed anew each time.
    """
    ways: list[tuple[int, Any]] = []
    for group in groups(grid) or [{}]:
        good = [cells for cells in runs(group) if allowed("".join(group[at][1] for at in cells))]
        used = sum(VALUES[group[at][0]] for at in {at for cells in good for at in cells})
        words = [(len(cells), sum(VALUES[group[at][0]] for at in cells)) for cells in good]
        unused = sum(VALUES[glyph] for glyph in rolled) - used
        if game == "one":
            ways.append((sum(score for _, score in words) - unused, ()))
        else:
            after = {length: list(scores) for length, scores in before.items()}
            for length, score in words:
                after.setdefault(length, []).append(score)
            total = round_total(after, harsh) - round_total(before, harsh) - unused
            ways.append((total, tuple(sorted((length, tuple(sorted(made))) for length, made in after.items()))))
    best = max(score for score, _ in ways)
    return {way for way in ways if way[0] == best}


def round_total(made: dict[int, list[int]], harsh: bool) -> int:
    """CC-11, CC-12: of each length from 2 to 8 the lowest word; harsh: all others of the length are deducted."""
    counted = [scores for length, scores in made.items() if 2 <= length <= 8 and scores]
    return sum(min(scores) - (sum(scores) - min(scores) if harsh else 0) for scores in counted)


class RandomCubes(RuleBasedStateMachine):
    """CC-2, CC-5 to CC-15: whatever is tried, the sheet is what the rules say and refusals change nothing."""

    @initialize(
        seats=st.sampled_from((1, 1, 2, 3)),
        rounds=st.integers(1, 4),
        game=st.sampled_from(("one", "two", "two")),
        harsh=st.booleans(),
        together=st.sampled_from(("off", "own", "duplicate")),
        judging=st.sampled_from(("auto", "auto", "challenge", "vote", "host")),
        refuse=st.booleans(),
        key=st.integers(0, 2**32),
    )
    def begin(
        self,
        seats: int,
        rounds: int,
        game: Literal["one", "two"],
        harsh: bool,
        together: str,
        judging: str,
        refuse: bool,
        key: int,
    ) -> None:
        rules = {
            "game": game,
            "rounds": rounds,
            "duplicates": "harsh" if harsh else "lower",
            "together": together,
            "judging": judging,
            "invalid_word": "refuse" if refuse else "zero",
        }
        self.seats, self.kind, self.harsh, self.judging = seats, game, harsh, judging
        setup = prepared("crossword-cubes", rules, ({},) * seats, "english")
        self.table: Table[Any, Any, Any] = Table(setup.build(), match_key(key.to_bytes(8, "big")), referee)
        self.dice = setup.dice_set.dice("cubes")
        self.state = self.table.game.start(Millis(0))
        self.now, self.followed = 0, 0
        self.made: dict[tuple[int, int], dict[int, list[int]]] = defaultdict(dict)
        self.turns: dict[tuple[int, int], int] = defaultdict(int)

    def act(self, seat: int, action: actions.Action) -> bool:
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
            return False
        return True

    def acting(self, seat: int) -> Seat:
        """Somebody who may act, if there is anybody."""
        waiting = sorted(self.table.state.to_act)
        return waiting[seat % len(waiting)] if waiting else Seat(seat % self.seats)

    @rule(
        seat=st.integers(0, 2),
        order=st.permutations(range(14)),
        cells=st.lists(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=2, max_size=14, unique=True),
        wild=st.sampled_from("AES"),
    )
    def lay_anywhere(self, seat: int, order: list[int], cells: list[tuple[int, int]], wild: str) -> None:
        """Dice strewn over a small grid: many islands, many words."""
        self.lay(self.acting(seat), dict(zip(order, cells, strict=False)), wild)

    @rule(
        seat=st.integers(0, 2),
        order=st.permutations(range(14)),
        across=st.integers(2, 10),
        down=st.integers(0, 4),
        column=st.integers(0, 8),
    )
    def lay_a_cross(self, seat: int, order: list[int], across: int, down: int, column: int) -> None:
        cells = [(0, col) for col in range(across)] + [(row + 1, min(column, across - 1)) for row in range(down)]
        self.lay(self.acting(seat), dict(zip(order, cells, strict=False)), "E")

    def lay(self, seat: Seat, cells: dict[int, tuple[int, int]], wild: str) -> None:
        hand = next((hand for hand in self.table.view(seat).hands if hand.seat == seat), None)
        if hand is None or not hand.dice:
            return
        lying = tuple(
            actions.Lying(hand.dice[die].name, row, col, wild if hand.dice[die].glyph == "?" else hand.dice[die].glyph)
            for die, (row, col) in cells.items()
        )
        self.act(seat, actions.Lay(lying))

    @rule(order=st.permutations(range(14)), across=st.integers(2, 9), down=st.integers(0, 5), column=st.integers(0, 8))
    def everybody_takes_a_turn(self, order: list[int], across: int, down: int, column: int) -> None:
        """Shakes, lays, is done, judges strictly; what the referee would not have ends with the time."""
        for seat in sorted(self.table.state.to_act):
            self.act(seat, actions.Shake())
        for seat in sorted(self.table.state.to_act):
            self.lay_a_cross(seat, order, across, down, column)
            self.act(seat, actions.Done())
        if self.table.state.stage.name == "building":
            self.wait(310)
        for _ in range(2 * self.seats):
            if self.table.state.stage.name in ("challenging", "voting", "host-ruling"):
                self.judge(0)

    @rule(seat=st.integers(0, 2), die=st.sampled_from(("c1", "c14", "gold")), reads=st.text("AQé3", max_size=2))
    def lay_nonsense(self, seat: int, die: str, reads: str) -> None:
        self.act(self.acting(seat), actions.Lay((actions.Lying(die, 0, 0, reads),)))

    @rule(seat=st.integers(0, 2), kind=st.sampled_from((actions.Done, actions.Done, actions.Shake, actions.Pass)))
    def go_on(self, seat: int, kind: type[actions.Done]) -> None:
        self.act(self.acting(seat), kind())

    @rule(seat=st.integers(0, 2))
    def judge(self, seat: int) -> None:
        """Judges here are as strict as the referee, so that the second scorer knows what they say."""
        who = self.acting(seat)
        view = self.table.view(who)
        if view.ruling:
            bad = tuple(word for word in view.ruling.words if not allowed(word))
            self.act(who, actions.Vote(not bad, bad or None))
        for of in view.challengeable:
            for word in of.words:
                self.act(who, actions.Challenge(of.seat, word))
        self.act(who, actions.Accept())

    @rule(seat=st.integers(0, 2), gone=st.integers(0, 6))
    def come_and_go(self, seat: int, gone: int) -> None:
        who = Seat(seat % self.seats)
        if not self.table.over:
            self.table.resolve(Left(who) if gone == 6 else Back(who), Millis(self.now))

    @rule(seconds=st.sampled_from((1, 5, 60, 190, 310)))
    def wait(self, seconds: int) -> None:
        if self.judging == "auto" or self.table.state.stage.name in ("building", "deciding"):
            self.now += seconds * 1000
            self.table.tick(Millis(self.now))

    @invariant()
    def the_sheet_is_what_the_rules_say(self) -> None:
        """CC-5 to CC-14: every line, from the dice as they lay; totals are the sums of the lines."""
        if not hasattr(self, "table"):
            return
        for entry in self.table.log[self.followed :]:
            before, self.state = self.state, stepped(self.table.game, self.state, entry).state
            for line in self.state.sheet[len(before.sheet) :]:
                self.check(before, line)
        self.followed = len(self.table.log)
        assert self.state == self.table.state
        assert list(self.state.scores) == [
            sum(line.score for line in self.state.sheet if line.seat == seat) for seat in range(self.seats)
        ]

    def check(self, state: Any, line: Line) -> None:
        """The line against the second scorer; ``state`` is the one in which the turn ended."""
        hand = state.hand(line.seat)
        glyphs = [die.faces[face].glyph for die, face in zip(self.dice, hand.rolled, strict=True)]
        grid = {(cell.row, cell.col): (glyphs[cell.die], cell.reads) for cell in hand.draft.placed}
        place = (line.round, line.seat)
        self.turns[place] += 1
        if any(word.valid != allowed(word.word) for word in line.breakdown.words):
            self.check_loosely(line, place)
            return
        ways = naive(grid, "".join(glyphs), self.kind, self.harsh, self.made[place])
        assert line.breakdown.score in {score for score, _ in ways}
        self.remember(line, place)

    def check_loosely(self, line: Line, place: tuple[int, int]) -> None:
        """Words that the judges let stand though the test's lexicon lacks them: only the sum is checked."""
        added = sum(word.adds for word in line.breakdown.words) + sum(each.adds for each in line.breakdown.corrections)
        assert line.breakdown.score == added - sum(die.points for die in line.breakdown.unused)
        self.remember(line, place)

    def remember(self, line: Line, place: tuple[int, int]) -> None:
        """The words of the round by length, from the sheet, and the slam they bring (CC-14)."""
        complete = {2, 3, 4, 5, 6, 7, 8} <= set(self.made[place])
        for word in line.breakdown.words:
            if word.valid and word.why != "island" and 2 <= len(word.word) <= 8:
                self.made[place].setdefault(len(word.word), []).append(word.score)
        now = {2, 3, 4, 5, 6, 7, 8} <= set(self.made[place]) and not complete and self.kind == "two"
        assert line.slam == (({1: 50, 2: 50, 3: 25}.get(self.turns[place], 0)) if now else 0)

    @invariant()
    def a_round_has_its_turns(self) -> None:
        """CC-8, CC-10: one turn a round in Game One, up to four in Game Two."""
        if hasattr(self, "table"):
            assert max(self.turns.values(), default=0) <= (1 if self.kind == "one" else 4)

    @invariant()
    def the_highest_total_ranks_first(self) -> None:
        """CC-7: ties share."""
        if hasattr(self, "table") and self.table.over:
            scores, ranks = self.table.state.result.scores, self.table.state.result.ranks
            assert list(ranks) == [1 + sum(other > own for other in scores) for own in scores]


RandomCubes.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestRandomCubes = RandomCubes.TestCase
