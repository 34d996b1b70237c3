"""Speed Dice played at random, legally and not, beside a second book-keeper written from the rules alone."""

from typing import Any
from zlib import crc32

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from shakespell.core.chance import match_key
from shakespell.core.game import Back, Claim, IllegalAction, Left, Linkable, Millis, Seat, TimeUp, Verdict, Word
from shakespell.core.table import Entry, Played, Resolved, Table, stepped
from shakespell.games.speed_dice import actions
from shakespell.presets import prepared

Cells = dict[tuple[int, int], str]


def known(word: str) -> bool:
    return crc32(word.encode()) % 4 > 0


def referee(claim: Claim) -> Verdict:
    match claim:
        case Word(text, _):
            return Verdict("yes" if known(text) else "unknown")
        case Linkable():
            return Verdict("unknown")
        case _:
            raise AssertionError(claim)


def runs(cells: Cells) -> set[str]:
    """Every run of two or more dice across and down, found cell by cell (SD-2)."""
    words = set()
    for down, right in ((0, 1), (1, 0)):
        for row, col in cells:
            if (row - down, col - right) in cells:
                continue
            word, at = "", (row, col)
            count = 0
            while at in cells:
                word, at, count = word + cells[at], (at[0] + down, at[1] + right), count + 1
            if count > 1:
                words.add(word)
    return words


def is_one_group(cells: Cells) -> bool:
    """Whether all dice hang together, by spreading from any one (SD-2)."""
    if not cells:
        return False
    reached, edge = set(), [next(iter(cells))]
    while edge:
        row, col = edge.pop()
        if (row, col) in cells and (row, col) not in reached:
            reached.add((row, col))
            edge += [(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)]
    return len(reached) == len(cells)


class Book:
    """What SD-4 to SD-7, SD-10 and SD-12 make of the tosses and votes of a log: wins, tile, dice set aside."""

    def __init__(self, goal: str, wins: int, vote: bool, seats: int) -> None:
        self.goal, self.needed, self.vote = goal, wins, vote
        self.here = set(range(seats))
        self.wins = [0] * seats
        self.tile: tuple[int, str] | None = None
        self.bowl: list[int] = []
        self.unknown: list[str] = []
        self.waiting: set[int] = set()
        self.agreed = False
        self.winner: int | None = None

    def toss(self, seat: int) -> None:
        self.bowl.append(seat)

    def check(self, words: set[str], order: list[str]) -> None:
        """The die at the bottom of what is left of the bowl is checked."""
        self.unknown = [word for word in order if word in words and not known(word)]
        if self.unknown and not (self.vote and self.here - {self.bowl[0]}):
            self.mistake()
        else:
            self.ask()

    def ask(self) -> None:
        if not self.unknown:
            self.correct()
            return
        self.waiting, self.agreed = self.here - {self.bowl[0]}, False
        self.settle()

    def settle(self) -> None:
        """All must agree; nobody left to agree is no agreement (SD-12)."""
        if not self.waiting:
            if self.agreed:
                self.unknown.pop(0)
                self.ask()
            else:
                self.mistake()

    def say(self, seat: int, accepts: bool) -> None:
        self.waiting.discard(seat)
        if accepts:
            self.agreed = True
            self.settle()
        else:
            self.mistake()

    def correct(self) -> None:
        seat = self.bowl[0]
        self.bowl, self.waiting = [], set()
        self.wins[seat] += 1
        if self.goal != "trophy":
            self.winner = seat if self.wins[seat] >= self.needed else None
        elif self.tile == (seat, "gold"):
            self.winner = seat
        else:
            self.tile = (seat, "gold" if self.tile == (seat, "silver") else "silver")

    def mistake(self) -> None:
        seat = self.bowl.pop(0)
        self.waiting = set()
        if self.tile and self.tile[0] == seat:
            self.tile = None


class RandomSpeedDice(RuleBasedStateMachine):
    """SD-1 to SD-12, B-22: whatever is tried, tile and wins are what the rules say, and refusals change nothing."""

    @initialize(
        seats=st.integers(1, 4),
        goal=st.sampled_from(("trophy", "trophy", "wins", "set-aside")),
        next_die=st.booleans(),
        unknown=st.sampled_from(("vote", "vote", "refuse")),
        key=st.integers(0, 2**32),
    )
    def begin(self, seats: int, goal: str, next_die: bool, unknown: str, key: int) -> None:
        rules = {"goal": goal, "wins": 3, "next_die": next_die, "unknown_words": unknown, "max_rounds": 12}
        setup = prepared("speed-dice", rules, ({},) * seats, "english")
        self.seats = seats
        self.table: Table[Any, Any, Any] = Table(setup.build(), match_key(key.to_bytes(8, "big")), referee)
        self.state = self.table.game.start(Millis(0))
        self.book = Book(goal, 3, unknown == "vote", seats)
        self.followed = self.now = 0

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

    def placed(self, seat: int, steps: list[int], count: int) -> tuple[actions.Place, ...]:
        """Dice laid one after the other, each beside the last."""
        rack = next((rack for rack in self.table.view(None).racks if rack.seat == seat % self.seats), None)
        at, places = (0, 0), []
        for die, step in zip(rack.dice if rack else (), steps, strict=False):
            places.append(actions.Place(die.name, at[0], at[1], "E" if die.glyph == "?" else ""))
            at = (at[0] + (step == 1), at[1] + (step == 0) + 2 * (step == 2))
        return tuple(places[:count])

    @rule()
    def all_ready(self) -> None:
        for seat in sorted(self.table.state.to_act):
            self.act(seat, actions.Ready())

    @rule(seat=st.integers(0, 3), steps=st.lists(st.integers(0, 2), min_size=8, max_size=8), count=st.integers(0, 8))
    def lay(self, seat: int, steps: list[int], count: int) -> None:
        self.act(seat, actions.Lay(self.placed(seat, steps, count)))

    @rule(seat=st.integers(0, 3))
    def toss(self, seat: int) -> None:
        self.act(seat, actions.Toss())

    @rule(
        seat=st.integers(0, 3),
        steps=st.sampled_from(((0,) * 8, (1,) * 8, (0, 0, 0, 1, 1, 1, 1, 1), (0, 1, 0, 1, 0, 1, 0, 1))),
        more=st.sampled_from((0, 0, 0, 0, 1, -1)),
    )
    def lay_and_toss(self, seat: int, steps: tuple[int, ...], more: int) -> None:
        self.all_ready()
        rack = next((rack for rack in self.table.view(None).racks if rack.seat == seat % self.seats), None)
        places = self.placed(seat, list(steps), (rack.to_link if rack else 0) + more)
        if self.act(seat, actions.Toss(places)):
            assert rack is not None
            assert is_one_group({(place.row, place.col): "X" for place in places})
            assert len(places) == len(rack.dice) - 1

    @rule(seat=st.integers(0, 3), accepts=st.booleans(), row=st.integers(0, 3))
    def say(self, seat: int, accepts: bool, row: int) -> None:
        self.act(seat, actions.Propose() if row == 0 else actions.Vote(accepts))

    @rule()
    def all_agree(self) -> None:
        for seat in sorted(self.table.state.to_act):
            self.act(seat, actions.Vote(accepts=True))

    @rule(seat=st.integers(0, 3), gone=st.integers(0, 5))
    def come_and_go(self, seat: int, gone: int) -> None:
        if not self.table.over:
            who = Seat(seat % self.seats)
            self.table.resolve(Left(who) if gone == 5 else Back(who), Millis(self.now))

    @rule(seconds=st.sampled_from((1, 4, 6, 11, 31, 310)))
    def wait(self, seconds: int) -> None:
        self.now += seconds * 1000
        self.table.tick(Millis(self.now))

    @invariant()
    def the_book_agrees(self) -> None:
        """SD-4 to SD-7, SD-10 to SD-12, from the log alone."""
        if not hasattr(self, "table"):
            return
        for entry in self.table.log[self.followed :]:
            before, self.state = self.state, stepped(self.table.game, self.state, entry).state
            self.note(before, entry)
        self.followed = len(self.table.log)
        assert self.state == self.table.state
        assert list(self.state.wins) == self.book.wins
        tile = self.state.tile
        assert (None if tile is None else (tile.seat, tile.side)) == self.book.tile
        if self.book.winner is not None:
            assert self.state.result.ranks[self.book.winner] == 1
        if self.book.goal == "set-aside":
            assert [len(numbers) for numbers in self.state.aside] == self.book.wins

    def note(self, before: Any, entry: Entry) -> None:
        """Tell the book what happened; ``before`` is the state it happened in."""
        book, voting = self.book, before.stage.name == "voting"
        match entry:
            case Played(_, seat, actions.Toss()):
                book.toss(seat)
            case Played(_, seat, actions.Vote(accepts)) if voting:
                book.say(seat, accepts)
            case Resolved(_, Left(seat)):
                book.here.discard(seat)
                if voting and seat in book.waiting:
                    book.waiting.discard(seat)
                    book.settle()
            case Resolved(_, Back(seat)):
                book.here.add(seat)
            case Resolved(_, TimeUp()) if voting:
                book.mistake()
            case Resolved() if before.stage.name == "checking":
                self.check_words(before)

    def check_words(self, state: Any) -> None:
        seat = self.book.bowl[0]
        placed = state.racks[seat].laid.placed
        cells = {(place.row, place.col): place.reads for place in placed}
        words = runs(cells)
        claimed = [claim.text for claim in state.needs.claims]
        assert set(claimed) == words
        self.book.check(words, claimed)


TestRandomSpeedDice = RandomSpeedDice.TestCase
TestRandomSpeedDice.settings = settings(max_examples=60, stateful_step_count=70, deadline=None)
