"""Dicewords: roll nine coloured dice, reroll twice, spell one word; value x length (DW-1 to DW-12).

A *turn* belongs to its active seats: one after the other, or all of them where everybody plays together. When all
active seats are done, declared words are judged the way the table chose, written on the sheet, and the next turn
begins.
"""

from collections.abc import Mapping
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
from ...core.trial import Case, Ruling, Trial, opened
from ...words.folding import Folding
from . import actions, events
from .rules import ROUND_CAP, Rules, SeatOptions
from .scoring import declared, line, normal_word
from .state import Checking, Choosing, Declared, DicewordsState, Drawing, Hand, OnTrial, Refusal, Rolling
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

    seats: int = field(init=False, repr=False, compare=False)
    dice: tuple[Die, ...] = field(init=False, repr=False)
    known: Mapping[str, int] = field(init=False, repr=False, compare=False)
    seen: DiceSeen = field(init=False, repr=False)
    patience: tuple[int, ...] = field(init=False, repr=False, compare=False)
    """How long each seat's turn may take, in milliseconds; without a clock, how long each of its actions."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", len(self.options))
        dice = self.dice_set.dice("rack")  # ValueError where the set is none for this game
        object.__setattr__(self, "dice", dice)
        object.__setattr__(self, "known", named(dice))
        object.__setattr__(self, "seen", dice_seen(dice))
        seconds, idle = self.rules.turn_seconds, self.rules.idle_seconds * A_SECOND
        times = [idle if seconds is None else seconds * A_SECOND * seat.time_percent // 100 for seat in self.options]
        object.__setattr__(self, "patience", tuple(times))

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
        return self._deal(fresh, 1, 0, at).state

    def play(self, state: DicewordsState, seat: Seat, action: actions.Action, at: Millis) -> Step:
        match action, state.stage:
            case actions.Reroll(dice), Choosing():
                return self._reroll(state, seat, dice, at)
            case actions.Declare(word, dice), Choosing():
                return self._declare(state, seat, word, dice, at)
            case actions.Spell(word, dice), Choosing() if self.rules.keeps_lying_words:
                return self._spell(state, seat, word, dice)
            case actions.Pass(), Choosing():
                return self._end_hand(state, state.hand(seat), seat, "passed", at)
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
                return self._take_roll(state, faces, at)
            case Judged(verdicts):
                return self._take_verdicts(state, verdicts, at)
            case TimeUp(seat):
                return self._time_up(state, seat, at)
            case Left(seat):
                return self._leave(state, seat, at)
            case Back(seat):
                return Step(changed(state, left=state.left - {seat}), (events.SeatBack(seat),))

    def view(self, state: DicewordsState, seat: Seat | None, prompt: int = 0) -> DicewordsView:
        return view(self.rules, self.seen, state, seat, prompt)

    # Rolling (DW-1)

    def _deal(self, state: DicewordsState, round_: int, turn: int, at: Millis) -> Step:
        """Give the seats whose turn it is their dice, to be rolled next."""
        together = self.rules.together != "off"
        active = state.present if together else (Seat((state.first + turn) % self.seats),)
        hands: list[Hand | None] = [None] * self.seats
        for seat in active:
            hands[seat] = Hand(due=self._turn_ends(seat, at), rerolls_left=self.rules.rerolls)
        everything = tuple(range(len(self.dice)))
        queue = tuple([Rolling(seat, everything) for seat in active])
        state = changed(
            state,
            round=round_,
            turn=turn,
            active=active,
            hands=tuple(hands),
            stage=Choosing(),
            closes=None,
            rolling=queue,
            needs=self._roll(round_, queue[0], 1),
        )
        return Step(state, (events.TurnBegan(round_, active),))

    def _roll(self, round_: int, rolling: Rolling, number: int) -> Roll:
        """What has to be rolled: a seat's roll of the turn by its number, counted from 1."""
        who = "all" if self.rules.together == "duplicate" else rolling.seat
        dice = self.dice
        if len(rolling.positions) < len(dice):
            dice = tuple([dice[position] for position in rolling.positions])
        return Roll(dice, f"{round_}/{who}/{number}")

    def _take_roll(self, state: DicewordsState, faces: tuple[int, ...], at: Millis) -> Step:
        if isinstance(state.stage, Drawing):
            first = Seat(faces[0])
            dealt = self._deal(changed(state, first=first), state.round, state.turn, at)
            return Step(dealt.state, (events.Started(first), *dealt.events))
        now, waiting = state.rolling[0], state.rolling[1:]
        hand = state.hand(now.seat).fallen(now.positions, faces)
        needs = self._roll(state.round, waiting[0], state.hand(waiting[0].seat).rolls + 1) if waiting else None
        return Step(state.with_hand(now.seat, hand, rolling=waiting, needs=needs))

    def _reroll(self, state: DicewordsState, seat: Seat, dice: tuple[str, ...], at: Millis) -> Step:
        hand = state.hand(seat)
        if not hand.rerolls_left:
            raise IllegalAction("no-rerolls", "No rerolls are left: declare a word from these dice, or pass.")
        rolling = Rolling(seat, tuple(sorted(self._positions(dice))))
        needs = self._roll(state.round, rolling, hand.rolls + 1)
        hand = changed(hand.taken_up(dice), due=self._still_due(hand, seat, at))
        public = dice if self.rules.together == "off" else None
        return Step(state.with_hand(seat, hand, rolling=(rolling,), needs=needs), (events.Rerolled(seat, public),))

    def _positions(self, dice: tuple[str, ...]) -> tuple[int, ...]:
        """The position of each named die; IllegalAction for one that is not there, or is named twice."""
        if not dice:
            raise IllegalAction("no-dice", "Name at least one die to reroll.")
        for name in dice:
            if name not in self.known:
                raise IllegalAction("unknown-die", f"There is no {name} die; the dice are {', '.join(self.known)}.")
            if dice.count(name) > 1:
                raise IllegalAction("die-twice", f"The {name} die is named twice.")
        return tuple([self.known[name] for name in dice])

    # Declaring (DW-2, DW-3, DW-5)

    def _declare(self, state: DicewordsState, seat: Seat, word: str, dice: tuple[str, ...] | None, at: Millis) -> Step:
        hand = state.hand(seat)
        found = self._found(hand, word, dice)
        hand = changed(hand, declared=found, due=self._still_due(hand, seat, at))
        if self.rules.judging == "auto" and self.rules.invalid_word == "refuse":
            return Step(state.with_hand(seat, hand, stage=Checking(seat), needs=Judge((Word(found.word),))))
        return self._end_hand(state, hand, seat, "declared", at)

    def _found(self, hand: Hand, word: str, dice: tuple[str, ...] | None) -> Declared:
        """A word on the dice of a hand; IllegalAction where it is no word, or not on them."""
        chosen = None if dice is None else self._positions(dice)
        return declared(self.dice, hand.rolled, normal_word(self.folding, word, self.rules.min_length), chosen)

    def _spell(self, state: DicewordsState, seat: Seat, word: str, dice: tuple[str, ...] | None) -> Step:
        """What lies on the tray is the seat's own until time is up, so nothing is said of it (DW-8)."""
        hand = state.hand(seat)
        lying = self._found(hand, word, dice) if word.strip() else None
        return Step(state.with_hand(seat, changed(hand, lying=lying)))

    def _end_hand(self, state: DicewordsState, hand: Hand, seat: Seat, how: events.Ending, at: Millis) -> Step:
        """A seat is done; when all active seats are, judging begins."""
        state = state.with_hand(seat, changed(hand, done=True, refusal=None), stage=Choosing(), needs=None)
        word = hand.declared.word if hand.declared and self.rules.together == "off" else None
        ended = events.TurnEnded(seat, how, word)
        if state.choosing:
            return Step(state, (ended,))
        if not state.unjudged:
            return after(self._write_lines(state, (), at), ended)
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
        return after(self._write_lines(state, trial.cases, at) if trial.is_closed else Step(state), *said)

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
                return self._take_check(state, seat, verdicts[0], at)
            case OnTrial(trial):
                return self._hold(state, *trial.take(verdicts), at)
            case Drawing() | Choosing():
                raise AssertionError("nobody asked for a verdict")

    def _take_check(self, state: DicewordsState, seat: Seat, verdict: Verdict, at: Millis) -> Step:
        """The referee allows a word, or refuses it and the seat may try another."""
        hand = state.hand(seat)
        assert hand.declared is not None
        if verdict.answer == "yes":
            return self._end_hand(state, changed(hand, verdict=verdict), seat, "declared", at)
        word, public = hand.declared.word, self.rules.together == "off"
        hand = changed(hand, declared=None, refusal=Refusal(word, verdict.reason))
        said = events.WordRefused(seat, word if public else None, verdict.reason if public else None)
        return Step(state.with_hand(seat, hand, stage=Choosing(), needs=None), (said,))

    # Scoring and going on (DW-4, DW-9)

    def _write_lines(self, state: DicewordsState, cases: tuple[Case, ...], at: Millis) -> Step:
        """Write what the active seats scored, some of their words having been on trial."""
        for case in cases:
            state = state.with_hand(case.seat, changed(state.hand(case.seat), verdict=case.verdict))
        lines = tuple([line(state, seat) for seat in state.active])
        scores = list(state.scores)
        for written in lines:
            scores[written.seat] = written.total
        state = changed(state, scores=tuple(scores), sheet=state.sheet + lines)
        return after(self._go_on(state, at), *map(events.Scored, lines))

    def _go_on(self, state: DicewordsState, at: Millis) -> Step:
        """The next turn of somebody who is still here, or the end."""
        if (turn := self._next_turn(state, state.turn + 1)) is not None:
            return self._deal(state, state.round, turn, at)
        if not state.present or self._is_last_round(state):
            return self._end(state)
        return self._deal(state, state.round + 1, self._next_turn(state, 0) or 0, at)

    def _next_turn(self, state: DicewordsState, start: int) -> int | None:
        """The first turn of the round, from ``start``, whose seat is still here; none more where all play at once."""
        if self.rules.together != "off":
            return None
        for turn in range(start, self.seats):
            if (state.first + turn) % self.seats not in state.left:
                return turn
        return None

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
        return Millis(at + self.patience[seat])

    def _still_due(self, hand: Hand, seat: Seat, at: Millis) -> Millis:
        """When time runs out for a seat that acts: without a clock, it has the table's patience anew."""
        return self._turn_ends(seat, at) if self.rules.turn_seconds is None else hand.due

    def _window_ends(self, at: Millis) -> Millis:
        return Millis(at + self.rules.challenge_seconds * A_SECOND)

    def _time_up(self, state: DicewordsState, seat: Seat | None, at: Millis) -> Step:
        match state.stage:
            case Choosing() if seat is not None:
                hand = state.hand(seat)
                return self._end_hand(state, changed(hand, declared=hand.lying), seat, "time-up", at)
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
                return after(self._end_hand(state, state.hand(seat), seat, "left", at), said)
            case OnTrial(trial):
                return after(self._hold(state, *trial.leave(seat), at), said)
            case _:
                return Step(state, (said,))
