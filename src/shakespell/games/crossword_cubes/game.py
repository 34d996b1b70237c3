"""Crossword Cubes: shake fourteen letter dice, build words across and down (CC-1 to CC-15).

A *turn* is one shake; a *lap* gives everybody one turn. In Game One a round is one lap, in Game Two up to four, of
which the later two may be passed. A turn belongs to its active seats: one after the other, or all of them where
everybody plays together. When all active seats are done their words are judged (`judging`), scored and written down.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from operator import getitem

from ...core.dice import Bonus, DiceSet, Die, named, shown
from ...core.frozen import changed
from ...core.game import (
    Back,
    Fact,
    IllegalAction,
    Judge,
    Judged,
    Left,
    Millis,
    Roll,
    Rolled,
    Seat,
    TimeUp,
    Verdict,
    Word,
    after,
    ranked,
)
from ...core.game import Step as CoreStep
from ...words.folding import Folding
from . import actions, events, judging
from .drafts import drafted
from .rules import COMPULSORY_TURNS, ORDER_ROLLS, ROUND_CAP, TURNS_A_ROUND, Rules, SeatOptions
from .scoring import Terms, UnusedDie, unused_by_face
from .sheet import line_of, written
from .state import (
    BUILDING,
    Building,
    Challenging,
    Checking,
    CheckingAll,
    CheckingChallenge,
    CubesState,
    Deciding,
    Draft,
    Hand,
    HostRuling,
    Ordering,
    OrderRoll,
    RefusedWord,
    Voting,
    standings_anew,
)
from .view import CubesView, DiceSeen, dice_seen, view

Step = CoreStep[CubesState]

A_SECOND = 1000


@dataclass(frozen=True, slots=True)
class CrosswordCubes:
    """A match of Crossword Cubes between ``len(options)`` seats with one dice set, words read by one folding rule."""

    rules: Rules
    dice_set: DiceSet
    options: tuple[SeatOptions, ...]
    folding: Folding
    seats: int = field(init=False, repr=False, compare=False)
    dice: tuple[Die, ...] = field(init=False)
    known: Mapping[str, int] = field(init=False, repr=False, compare=False)
    unused: tuple[tuple[UnusedDie, ...], ...] = field(init=False, repr=False, compare=False)
    seen: DiceSeen = field(init=False, repr=False, compare=False)
    slams: Bonus = field(init=False, repr=False, compare=False)
    patience: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """How long each seat's turn may take, in milliseconds; without a clock, how long each of its actions."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", len(self.options))
        object.__setattr__(self, "dice", self.dice_set.dice("cubes"))
        if any(face.is_symbol for die in self.dice for face in die.faces):
            raise ValueError(f"dice set {self.dice_set.name}: the cubes show letters and wilds, no symbols")
        object.__setattr__(self, "known", named(self.dice))
        object.__setattr__(self, "unused", unused_by_face(self.dice))
        object.__setattr__(self, "seen", dice_seen(self.dice))
        seconds = self.rules.seconds
        idle = self.rules.idle_seconds * A_SECOND
        times = [idle if seconds is None else seconds * A_SECOND * seat.time_percent // 100 for seat in self.options]
        object.__setattr__(self, "patience", tuple(times))
        object.__setattr__(self, "slams", self.dice_set.bonus("slam"))

    # The protocol

    def start(self, at: Millis) -> CubesState:
        fresh = CubesState(
            round=1,
            turn=1,
            place=0,
            laps=0,
            first=Seat((self.rules.first_seat or 0) % self.seats),
            scores=(0,) * self.seats,
            standings=standings_anew(self.seats),
            active=(),
            hands=(None,) * self.seats,
            stage=BUILDING,
        )
        if self.rules.first_seat is None and self.seats > 1 and self.rules.together == "off":
            everybody = tuple(map(Seat, range(self.seats)))
            return self._ask_for_order(changed(fresh, stage=Ordering(everybody)))
        return self._deal(fresh, at, fresh.place).state

    def play(self, state: CubesState, seat: Seat, action: actions.Action, at: Millis) -> Step:
        match action, state.stage:
            case actions.Lay(cells), Building():
                return self._lay(state, seat, cells, at)
            case actions.Done(), Building():
                return self._done(state, seat, at)
            case actions.Shake(), Deciding(open_to):
                return self._await_decisions(changed(state, stage=Deciding(open_to - {seat})), at)
            case actions.Pass(), Deciding():
                return self._pass(state, seat, at)
            case actions.Challenge(of, word), Challenging():
                return Step(judging.challenge(state, seat, Seat(of), word))
            case actions.Accept(), Challenging(open_to):
                return self._await_challenges(changed(state, stage=Challenging(open_to - {seat})), at)
            case actions.Vote() as vote, Voting() as voting:
                return self._count(changed(state, stage=judging.cast(voting, seat, vote)), at)
            case actions.Vote() as vote, HostRuling(subject, _):
                return self._ruled(judging.host_ruled(state, subject, vote), at)
            case _:
                raise IllegalAction("not-now", f"You cannot {action.kind} at this moment.")

    def resolve(self, state: CubesState, fact: Fact, at: Millis) -> Step:
        match fact:
            case Rolled(faces):
                return self._take_roll(state, faces, at)
            case Judged(verdicts):
                return self._take_verdicts(changed(state, needs=None), verdicts, at)
            case TimeUp(seat):
                return self._time_up(state, seat, at)
            case Left(seat):
                return self._leave(state, seat, at)
            case Back(seat):
                return Step(changed(state, left=state.left - {seat}), (events.SeatBack(seat),))

    def view(self, state: CubesState, seat: Seat | None, prompt: int = 0) -> CubesView:
        return view(self.rules, self.seen, state, seat, prompt)

    # Who goes first (CC-1)

    def _ask_for_order(self, state: CubesState) -> CubesState:
        assert isinstance(state.stage, Ordering)
        seat = state.stage.contenders[len(state.stage.totals)]
        return changed(state, needs=Roll(self.dice, f"0/{seat}/{state.stage.attempt}"))

    def _take_order(self, state: CubesState, order: Ordering, faces: tuple[int, ...], at: Millis) -> Step:
        """The highest sum goes first; ties roll again, but not for ever."""
        total = sum(face.points for face in shown(self.dice, faces))
        roll = OrderRoll(order.contenders[len(order.totals)], total, order.attempt)
        said = events.OrderRolled(roll.seat, roll.total, roll.attempt)
        state = changed(state, order=(*state.order, roll))
        totals = (*order.totals, total)
        if len(totals) < len(order.contenders):
            return Step(self._ask_for_order(changed(state, stage=changed(order, totals=totals))), (said,))
        tied = tuple(seat for seat, each in zip(order.contenders, totals, strict=True) if each == max(totals))
        if len(tied) > 1 and order.attempt < ORDER_ROLLS:
            again = changed(state, stage=Ordering(tied, attempt=order.attempt + 1))
            return Step(self._ask_for_order(again), (said,))
        dealt = self._deal(changed(state, first=tied[0]), at, state.place)
        return after(dealt, said, events.Started(tied[0]))

    # Turns (CC-2, CC-10)

    def _deal(self, state: CubesState, at: Millis, place: int) -> Step:
        """Begin the turn of the seat at this place, or of everybody where all play together."""
        whose = Seat((state.first + place) % self.seats)
        active = (whose,) if self.rules.together == "off" else tuple(filter(state.plays_on, state.present))
        may_pass = state.turn > COMPULSORY_TURNS
        said = events.TurnBegan(state.round, state.turn, active, may_pass)
        if not may_pass:
            return Step(self._shake(state, active, at, place), (said,))
        hands, stage = self._new_hands(active, at), Deciding(frozenset(active))
        return Step(changed(state, active=active, place=place, hands=hands, closes=None, stage=stage), (said,))

    def _shake(self, state: CubesState, active: tuple[Seat, ...], at: Millis, place: int) -> CubesState:
        """Have these seats roll all dice, one after the other."""
        return changed(
            state,
            active=active,
            place=place,
            hands=self._new_hands(active, at),
            closes=None,
            stage=BUILDING,
            rolling=active,
            needs=self._roll(state, active[0]),
        )

    def _new_hands(self, active: tuple[Seat, ...], at: Millis) -> tuple[Hand | None, ...]:
        seats = map(Seat, range(self.seats))
        return tuple([Hand(self._turn_ends(seat, at)) if seat in active else None for seat in seats])

    def _pass(self, state: CubesState, seat: Seat, at: Millis) -> Step:
        assert isinstance(state.stage, Deciding)
        rest = tuple(other for other in state.active if other != seat)
        state = state.with_hand(seat, None, active=rest, stage=Deciding(state.stage.open_to - {seat}))
        state = state.with_standing(seat, changed(state.standings[seat], finished=True))
        return after(self._await_decisions(state, at), events.Passed(seat))

    def _await_decisions(self, state: CubesState, at: Millis) -> Step:
        """Shake when every seat has said whether it takes this turn."""
        if state.active and not state.to_act:
            return Step(self._shake(state, state.active, at, state.place))
        return Step(state) if state.active else self._go_on(state, at)

    def _roll(self, state: CubesState, seat: Seat) -> Roll:
        who = "all" if self.rules.together == "duplicate" else seat
        return Roll(self.dice, f"{state.round}/{who}/{state.turn}")

    def _take_roll(self, state: CubesState, faces: tuple[int, ...], at: Millis) -> Step:
        if isinstance(state.stage, Ordering):
            return self._take_order(state, state.stage, faces, at)
        seat, waiting = state.rolling[0], state.rolling[1:]
        terms = Terms(self.rules.game, self.rules.duplicates, state.standings[seat].lengths)
        draft = Draft(shown(self.dice, faces), tuple(map(getitem, self.unused, faces)), terms)
        hand = Hand(state.hand(seat).due, faces, draft)
        needs = self._roll(state, waiting[0]) if waiting else None
        return Step(state.with_hand(seat, hand, rolling=waiting, needs=needs))

    # Building (CC-2, CC-4, CC-8)

    def _lay(self, state: CubesState, seat: Seat, cells: tuple[actions.Lying, ...], at: Millis) -> Step:
        hand = state.hand(seat)
        draft = drafted(cells, self.known, hand, self.folding)
        laid = Hand(self._still_due(hand, seat, at), hand.rolled, draft, blanks=hand.blanks)
        return Step(state.with_hand(seat, laid))

    def _done(self, state: CubesState, seat: Seat, at: Millis) -> Step:
        """End the turn; with a helpful referee only when there is nothing to discount (CC-6)."""
        hand = state.hand(seat)
        if self.rules.judging != "auto" or self.rules.invalid_word == "zero" or not hand.draft.placed:
            return self._end_hand(state, hand, seat, "done", at)
        if not hand.draft.layout.is_connected:
            raise IllegalAction("islands", "Your words do not all connect: join them, or take the loose dice away.")
        if not hand.draft.words:
            raise IllegalAction("no-words", "One die is no word: lay two or more side by side, or take it away.")
        return Step(changed(state, stage=Checking(seat), needs=Judge(tuple(map(Word, hand.draft.words)))))

    def _take_check(self, state: CubesState, seat: Seat, verdicts: tuple[Verdict, ...], at: Millis) -> Step:
        """The referee allows all words, or names those to be mended."""
        hand = state.hand(seat)
        judged = tuple(zip(hand.draft.words, verdicts, strict=True))
        refused = tuple(RefusedWord(word, verdict.reason) for word, verdict in judged if verdict.answer == "no")
        if not refused:
            return self._end_hand(state, changed(hand, verdicts=judged), seat, "done", at)
        blanks = tuple({**dict(hand.blanks), **dict(hand.draft.blanks)}.items())
        hand = changed(hand, refused=refused, blanks=blanks, due=self._still_due(hand, seat, at))
        return Step(
            state.with_hand(seat, hand, stage=BUILDING),
            (events.LayoutRefused(seat, refused if self.rules.together == "off" else None),),
        )

    def _end_hand(self, state: CubesState, hand: Hand, seat: Seat, how: events.Ending, at: Millis) -> Step:
        """A seat is done; when all active seats are, judging begins."""
        state = state.with_hand(seat, changed(hand, done=True, refused=()), stage=BUILDING)
        return after(Step(state) if state.building else self._judge_all(state, at), events.TurnEnded(seat, how))

    # Judging

    def _judge_all(self, state: CubesState, at: Millis) -> Step:
        """Every active seat is done: have the words judged the way the table chose."""
        if not state.on_trial:
            return self._write_lines(state, at)
        closes = Millis(at + self.rules.challenge_seconds * A_SECOND)
        match self.rules.judging:
            case "auto":
                return Step(judging.check(state, state.on_trial, closes))
            case "challenge":
                challenging = Challenging(frozenset(state.present))
                return self._await_challenges(changed(state, stage=challenging, closes=closes), at)
            case "vote":
                return Step(judging.ask_others(state, closes))
            case "host":
                return Step(judging.ask_host(state, closes))

    def _take_verdicts(self, state: CubesState, verdicts: tuple[Verdict, ...], at: Millis) -> Step:
        match state.stage:
            case Checking(seat):
                return self._take_check(state, seat, verdicts, at)
            case CheckingChallenge() as checking:
                checked = judging.take_challenge(state, checking, verdicts[0], self.rules.failed_challenge_penalty)
                return after(self._await_challenges(checked.state, at), *checked.events)
            case CheckingAll(seats):
                return self._judge_all(judging.take_all(state, seats, verdicts), at)
            case _:
                raise AssertionError("nobody asked for a verdict")

    def _await_challenges(self, state: CubesState, at: Millis) -> Step:
        """Keep the window open while somebody may still challenge somebody."""
        assert isinstance(state.stage, Challenging)
        waiting = judging.may_challenge(state, state.stage.open_to)
        if waiting:
            return Step(changed(state, stage=Challenging(waiting)))
        return self._write_lines(state, at)

    def _count(self, state: CubesState, at: Millis) -> Step:
        assert isinstance(state.stage, Voting)
        return self._ruled(judging.counted(state, state.stage), at) if state.stage.settled else Step(state)

    def _without_voter(self, state: CubesState, voting: Voting, at: Millis) -> Step:
        """A voter has left; where none is left that has voted, somebody else is asked."""
        return self._judge_all(state, at) if voting.is_void else self._count(changed(state, stage=voting), at)

    def _ruled(self, ruled: Step, at: Millis) -> Step:
        """One seat's words are decided; the next seat's follow."""
        return after(self._judge_all(ruled.state, at), *ruled.events)

    # Scoring and going on (CC-5, CC-7, CC-11 to CC-14)

    def _write_lines(self, state: CubesState, at: Millis) -> Step:
        said: list[events.Event] = []
        for seat in state.active:
            line = line_of(state, seat, self.rules, self.slams)
            state = written(state, line, self.rules)
            said.append(events.Scored(line))
        return after(self._go_on(state, at), *said)

    def _go_on(self, state: CubesState, at: Millis) -> Step:
        """The next turn of somebody who still has one in this lap, round or match."""
        if self.rules.together == "off" and (place := state.next_place(state.place + 1)) is not None:
            return self._deal(state, at, place)
        state = changed(state, laps=state.laps + 1, turn=state.turn + 1)
        if not state.present or state.laps == self.rules.turns:
            return self._end(state)
        more = state.turn <= TURNS_A_ROUND[self.rules.game]
        if more and (place := state.next_place(0)) is not None:
            return self._deal(state, at, place)
        return self._end(state) if self._is_last_round(state) else self._next_round(state, at)

    def _next_round(self, state: CubesState, at: Millis) -> Step:
        fresh = changed(state, round=state.round + 1, turn=1, standings=standings_anew(self.seats))
        place = fresh.next_place(0)
        assert place is not None, "somebody is present"
        return self._deal(fresh, at, place)

    def _is_last_round(self, state: CubesState) -> bool:
        limit = self.rules.last_score
        reached = limit is not None and max(state.scores) >= limit
        return reached or state.round >= min(self.rules.rounds or ROUND_CAP, ROUND_CAP)

    def _end(self, state: CubesState) -> Step:
        result = ranked(state.scores)
        cleared = changed(state, active=(), hands=(None,) * self.seats, stage=BUILDING, closes=None)
        return Step(changed(cleared, result=result), (events.Ended(result),))

    # Time and people

    def _turn_ends(self, seat: Seat, at: Millis) -> Millis:
        return Millis(at + self.patience[seat])

    def _still_due(self, hand: Hand, seat: Seat, at: Millis) -> Millis:
        """When time runs out for a seat that acts: without a clock, it has the table's patience anew."""
        return self._turn_ends(seat, at) if self.rules.untimed else hand.due

    def _time_up(self, state: CubesState, seat: Seat | None, at: Millis) -> Step:
        match state.stage:
            case Building() if seat is not None:
                return self._end_hand(state, state.hand(seat), seat, "time-up", at)
            case Deciding() if seat is not None:
                return self._pass(state, seat, at)
            case Challenging():
                return self._write_lines(state, at)
            case Voting() as voting:
                return self._ruled(judging.counted(state, voting), at)
            case HostRuling(subject, _):
                return self._ruled(judging.host_ruled(state, subject, actions.Vote(True)), at)
            case _:
                return Step(state)

    def _leave(self, state: CubesState, seat: Seat, at: Millis) -> Step:
        """A seat has gone: what it has laid counts, and nobody waits for it."""
        if state.result or seat in state.left:
            return Step(state)
        said = events.SeatLeft(seat)
        state = changed(state, left=state.left | {seat})
        match state.stage:
            case Building() if seat in state.building:
                return after(self._end_hand(state, state.hand(seat), seat, "left", at), said)
            case Deciding() if seat in state.active:
                return after(self._pass(state, seat, at), said)
            case Challenging(open_to):
                return after(self._await_challenges(changed(state, stage=Challenging(open_to - {seat})), at), said)
            case Voting() as voting:
                return after(self._without_voter(state, judging.without(voting, seat), at), said)
            case HostRuling(_, host) if host == seat:
                return after(self._judge_all(state, at), said)
            case _:
                return Step(state, (said,))
