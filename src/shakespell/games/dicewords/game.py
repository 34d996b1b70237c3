"""Dicewords: roll nine coloured dice, reroll twice, spell one word; value x length (DW-1 to DW-12).

A *turn* belongs to its active seats: one after the other, or all of them where everybody plays together. When all
active seats are done, declared words are judged the way the table chose, written on the sheet, and the next turn
begins.
"""

from dataclasses import dataclass, field

from ...core.dice import DiceSet, Die, chooser, named
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
from ...core.trial import Ruling, Trial, opened
from ...words.folding import Folding
from . import actions, events
from .rules import ROUND_CAP, Rules, SeatOptions
from .scoring import declared, line, normal_word
from .state import Checking, Choosing, DicewordsState, Drawing, Hand, OnTrial, Refusal, Rolling
from .view import DiceSeen, DicewordsView, dice_seen, view

Step = CoreStep[DicewordsState]

A_SECOND = 1000


@dataclass(frozen=True, slots=True)
class Dicewords:
    """A match of Dicewords between ``len(options)`` seats with one dice set, its words read by one folding rule."""

    rules: Rules
    dice_set: DiceSet
    options: tuple[SeatOptions, ...]
    folding: Folding

    dice: tuple[Die, ...] = field(init=False, repr=False)
    seen: DiceSeen = field(init=False, repr=False)

    def __post_init__(self) -> None:
        dice = self.dice_set.dice("rack")  # ValueError where the set is none for this game
        object.__setattr__(self, "dice", dice)
        object.__setattr__(self, "seen", dice_seen(dice))

    @property
    def seats(self) -> int:
        return len(self.options)

    # The protocol

    def start(self, at: Millis) -> DicewordsState:
        fresh = DicewordsState(
            round=1,
            turn=0,
            first=Seat((self.rules.first_seat or 0) % self.seats),
            scores=(0,) * self.seats,
            active=(),
            hands=(None,) * self.seats,
            stage=Drawing(),
        )
        if self.rules.first_seat is None and self.seats > 1:
            return changed(fresh, needs=Roll((chooser("first", tuple(map(str, range(self.seats)))),), "first"))
        return self._deal(fresh, at).state

    def play(self, state: DicewordsState, seat: Seat, action: actions.Action, at: Millis) -> Step:
        match action, state.stage:
            case actions.Reroll(dice), Choosing():
                return self._reroll(state, seat, dice, at)
            case actions.Declare(word, dice), Choosing():
                return self._declare(state, seat, word, dice, at)
            case actions.Pass(), Choosing():
                return self._end_hand(state, seat, "passed", at)
            case actions.Challenge(of), OnTrial(trial):
                return self._hold(state, trial.challenge(seat, Seat(of)), (), at)
            case actions.Accept(), OnTrial(trial) if trial.is_open_to_challenges:
                return self._hold(state, trial.accept(seat), (), at)
            case actions.Vote(accepts), OnTrial(trial):
                return self._hold(state, *trial.vote(seat, accepts), at)
            case _:
                raise IllegalAction("not-now", f"You cannot {action.kind} at this moment.")

    def resolve(self, state: DicewordsState, fact: Fact, at: Millis) -> Step:
        match fact:
            case Rolled(faces):
                return self._take_roll(changed(state, needs=None), faces, at)
            case Judged(verdicts):
                return self._take_verdicts(changed(state, needs=None), verdicts, at)
            case TimeUp(seat):
                return self._time_up(state, seat, at)
            case Left(seat):
                return self._leave(state, seat, at)
            case Back(seat):
                return Step(changed(state, left=state.left - {seat}), (events.SeatBack(seat),))

    def view(self, state: DicewordsState, seat: Seat | None) -> DicewordsView:
        return view(self.rules, self.seen, state, seat)

    # Rolling (DW-1)

    def _deal(self, state: DicewordsState, at: Millis) -> Step:
        """Give the seats whose turn it is their dice, to be rolled next."""
        together = self.rules.together != "off"
        active = state.present if together else (Seat((state.first + state.turn) % self.seats),)
        hands: list[Hand | None] = [None] * self.seats
        for seat in active:
            hands[seat] = Hand(due=self._turn_ends(seat, at), rerolls_left=self.rules.rerolls)
        everything = tuple(range(len(self.dice)))
        queue = tuple(Rolling(seat, everything) for seat in active)
        state = changed(state, active=active, hands=tuple(hands), stage=Choosing(), closes=None, rolling=queue)
        return Step(self._ask_for_roll(state), (events.TurnBegan(state.round, active),))

    def _ask_for_roll(self, state: DicewordsState) -> DicewordsState:
        seat, positions = state.rolling[0].seat, state.rolling[0].positions
        who = "all" if self.rules.together == "duplicate" else str(seat)
        label = f"{state.round}/{who}/{state.hand(seat).rolls + 1}"
        return changed(state, needs=Roll(tuple(self.dice[position] for position in positions), label))

    def _take_roll(self, state: DicewordsState, faces: tuple[int, ...], at: Millis) -> Step:
        if isinstance(state.stage, Drawing):
            first = Seat(faces[0])
            dealt = self._deal(changed(state, first=first), at)
            return Step(dealt.state, (events.Started(first), *dealt.events))
        seat, positions = state.rolling[0].seat, state.rolling[0].positions
        hand = state.hand(seat)
        lying = dict(enumerate(hand.rolled)) | dict(zip(positions, faces, strict=True))
        rolled = tuple(lying[position] for position in range(len(lying)))
        state = state.with_hand(seat, changed(hand, rolled=rolled, rolls=hand.rolls + 1, refusal=None))
        state = changed(state, rolling=state.rolling[1:])
        return Step(self._ask_for_roll(state) if state.rolling else state)

    def _reroll(self, state: DicewordsState, seat: Seat, dice: tuple[str, ...], at: Millis) -> Step:
        hand = state.hand(seat)
        if not hand.rerolls_left:
            raise IllegalAction("no-rerolls", "No rerolls are left: declare a word from these dice, or pass.")
        positions = self._positions(dice)
        state = state.with_hand(seat, changed(hand, rerolls_left=hand.rerolls_left - 1))
        state = self._still_here(changed(state, rolling=(Rolling(seat, positions),)), seat, at)
        public = dice if self.rules.together == "off" else None
        return Step(self._ask_for_roll(state), (events.Rerolled(seat, public),))

    def _positions(self, dice: tuple[str, ...]) -> tuple[int, ...]:
        known = named(self.dice)
        if not dice:
            raise IllegalAction("no-dice", "Name at least one die to reroll.")
        for name in dice:
            if name not in known:
                raise IllegalAction("unknown-die", f"There is no {name} die; the dice are {', '.join(known)}.")
            if dice.count(name) > 1:
                raise IllegalAction("die-twice", f"The {name} die is named twice.")
        return tuple(sorted(known[name] for name in dice))

    # Declaring (DW-2, DW-3, DW-5)

    def _declare(self, state: DicewordsState, seat: Seat, word: str, dice: tuple[str, ...] | None, at: Millis) -> Step:
        hand, rack = state.hand(seat), self.dice
        named_dice = None if dice is None else self._chosen(dice)
        found = declared(rack, hand.rolled, normal_word(self.folding, word, self.rules.min_length), named_dice)
        state = self._still_here(state.with_hand(seat, changed(hand, declared=found)), seat, at)
        if self.rules.judging == "auto" and self.rules.invalid_word == "refuse":
            return Step(changed(state, stage=Checking(seat), needs=Judge((Word(found.word),))))
        return self._end_hand(state, seat, "declared", at)

    def _chosen(self, dice: tuple[str, ...]) -> tuple[int, ...]:
        self._positions(dice)
        known = named(self.dice)
        return tuple(known[name] for name in dice)

    def _end_hand(self, state: DicewordsState, seat: Seat, how: events.Ending, at: Millis) -> Step:
        """A seat is done; when all active seats are, judging begins."""
        hand = state.hand(seat)
        state = state.with_hand(seat, changed(hand, done=True, refusal=None))
        word = hand.declared.word if hand.declared and self.rules.together == "off" else None
        ended = events.TurnEnded(seat, how, word)
        if state.choosing:
            return Step(state, (ended,))
        trial = opened(self.rules.judging, state.unjudged, state.present)
        return after(self._hold(state, trial, (), at), ended)

    # Judging (DW-7)

    def _hold(self, state: DicewordsState, trial: Trial, rulings: tuple[Ruling, ...], at: Millis) -> Step:
        """The trial goes on with its next question, or every word has its verdict."""
        before = state.stage.trial if isinstance(state.stage, OnTrial) else None
        closes = self._window_ends(at) if trial.asks_anew(before) else state.closes
        state = changed(state, stage=OnTrial(trial), closes=closes, needs=trial.needs)
        said: list[events.Event] = []
        for ruling in rulings:
            state, event = self._announced(state, ruling)
            said.append(event)
        return after(self._write_lines(state, trial, at) if trial.is_closed else Step(state), *said)

    def _announced(self, state: DicewordsState, ruling: Ruling) -> tuple[DicewordsState, events.Event]:
        """What is said of a ruling; a challenge that fails costs what was agreed."""
        if ruling.challenger is None:
            return state, events.Ruled(ruling.seat, ruling.word, ruling.stands, ruling.by)
        cost = self.rules.failed_challenge_penalty if ruling.stands else 0
        said = events.Challenged(ruling.challenger, ruling.seat, ruling.word, ruling.stands, ruling.reason, cost)
        return state.plus(ruling.challenger, -cost), said

    def _take_verdicts(self, state: DicewordsState, verdicts: tuple[Verdict, ...], at: Millis) -> Step:
        match state.stage:
            case Checking(seat):
                return self._take_check(changed(state, stage=Choosing()), seat, verdicts[0], at)
            case OnTrial(trial):
                return self._hold(state, *trial.take(verdicts), at)
            case Drawing() | Choosing():
                raise AssertionError("nobody asked for a verdict")

    def _take_check(self, state: DicewordsState, seat: Seat, verdict: Verdict, at: Millis) -> Step:
        """The referee allows a word, or refuses it and the seat may try another."""
        hand = state.hand(seat)
        assert hand.declared is not None
        if verdict.answer == "yes":
            return self._end_hand(state.with_hand(seat, changed(hand, verdict=verdict)), seat, "declared", at)
        word, public = hand.declared.word, self.rules.together == "off"
        hand = changed(hand, declared=None, refusal=Refusal(word, verdict.reason))
        said = events.WordRefused(seat, word if public else None, verdict.reason if public else None)
        return Step(state.with_hand(seat, hand), (said,))

    # Scoring and going on (DW-4, DW-9)

    def _write_lines(self, state: DicewordsState, trial: Trial, at: Millis) -> Step:
        said: list[events.Event] = []
        for case in trial.cases:
            state = state.with_hand(case.seat, changed(state.hand(case.seat), verdict=case.verdict))
        for seat in state.active:
            written = line(state, seat)
            state = changed(state.plus(seat, written.sum.score), sheet=(*state.sheet, written))
            said.append(events.Scored(written))
        return after(self._go_on(state, at), *said)

    def _go_on(self, state: DicewordsState, at: Millis) -> Step:
        """The next turn of somebody who is still here, or the end."""
        turns = self.seats if self.rules.together == "off" else 1
        for turn in range(state.turn + 1, turns):
            if (state.first + turn) % self.seats not in state.left:
                return self._deal(changed(state, turn=turn), at)
        if not state.present or self._is_last_round(state):
            return self._end(state)
        return self._deal_round(changed(state, round=state.round + 1), at)

    def _deal_round(self, state: DicewordsState, at: Millis) -> Step:
        order = [(state.first + turn) % self.seats for turn in range(self.seats)]
        turn = next(turn for turn, seat in enumerate(order) if seat not in state.left)
        return self._deal(changed(state, turn=turn if self.rules.together == "off" else 0), at)

    def _is_last_round(self, state: DicewordsState) -> bool:
        target = self.rules.target_score
        if target is None:
            return state.round >= self.rules.rounds
        return max(state.scores) >= target or state.round >= ROUND_CAP

    def _end(self, state: DicewordsState) -> Step:
        result = ranked(state.scores)
        ended = changed(state, result=result, needs=None, closes=None, rolling=())
        return Step(ended, (events.Ended(result),))

    # Time and people

    def _turn_ends(self, seat: Seat, at: Millis) -> Millis:
        if self.rules.turn_seconds is None:
            return Millis(at + self.rules.idle_seconds * A_SECOND)
        return Millis(at + self.rules.turn_seconds * A_SECOND * self.options[seat].time_percent // 100)

    def _still_here(self, state: DicewordsState, seat: Seat, at: Millis) -> DicewordsState:
        """Without a clock, whoever acts has the table's patience anew."""
        if self.rules.turn_seconds is not None:
            return state
        return state.with_hand(seat, changed(state.hand(seat), due=self._turn_ends(seat, at)))

    def _window_ends(self, at: Millis) -> Millis:
        return Millis(at + self.rules.challenge_seconds * A_SECOND)

    def _time_up(self, state: DicewordsState, seat: Seat | None, at: Millis) -> Step:
        match state.stage:
            case Choosing() if seat is not None:
                return self._end_hand(state, seat, "time-up", at)
            case OnTrial(trial):
                return self._hold(state, *trial.time_up(), at)
            case _:
                return Step(state)

    def _leave(self, state: DicewordsState, seat: Seat, at: Millis) -> Step:
        """A seat has gone: its turn scores nothing, and nobody waits for its vote."""
        if state.result or seat in state.left:
            return Step(state)
        said = events.SeatLeft(seat)
        state = changed(state, left=state.left | {seat})
        match state.stage:
            case Choosing() if seat in state.choosing:
                return after(self._end_hand(state, seat, "left", at), said)
            case OnTrial(trial):
                return after(self._hold(state, *trial.leave(seat), at), said)
            case _:
                return Step(state, (said,))
