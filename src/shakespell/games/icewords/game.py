"""Dice Words: match ice cube letters with a word from your drink dice, all at once, before the bell (KW-1 to KW-14).

A round: the target letters are rolled and studied; Go starts the timer; everybody rolls, rerolls and arranges letters
in secret until the bell, or until all have locked in; then the words lie open, are judged and written on the sheet.
"""

from dataclasses import dataclass, field

from ...core.ballot import Ballot
from ...core.dice import DiceSet, Face, shown
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
from .rules import MOST_OPENING_ROLLS, Rules, SeatOptions
from .scoring import (
    arranged,
    bonus_table,
    lines_of,
    nearest_the_start,
    normal_word,
    numbers,
    reckoning,
    sugar_holder,
    too_short,
)
from .state import (
    Agreeing,
    Checking,
    Draft,
    Hand,
    HeadStart,
    IcewordsState,
    Judging,
    Opening,
    Playing,
    Refusal,
    Rolling,
    RollingTargets,
    Studying,
)
from .view import DiceSeen, IcewordsView, dice_seen, rack, view

Step = CoreStep[IcewordsState]


@dataclass(frozen=True, slots=True)
class Icewords:
    """A match of Dice Words between ``len(options)`` seats with one dice set, its words read by one folding rule."""

    rules: Rules
    dice_set: DiceSet
    options: tuple[SeatOptions, ...]
    folding: Folding
    seats: int = field(init=False, repr=False, compare=False)
    seen: DiceSeen = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", len(self.options))
        if not self.rules.timed and any(seat.head_start for seat in self.options):
            raise ValueError("a head start needs the timer: set timed to true, or head_start to false")
        object.__setattr__(self, "seen", dice_seen(self.dice_set))
        for group in ("rack", "ice", *(("sugar",) if self.rules.sugar_cube else ())):
            self.dice_set.dice(group)
        for seat in self.options:
            bonus_table(self.dice_set, seat)

    # The protocol

    def start(self, at: Millis) -> IcewordsState:  # noqa: ARG002 - dice are rolled before any clock runs
        everybody = tuple(map(Seat, range(self.seats)))
        fresh = IcewordsState(
            round=1,
            opener=Seat((self.rules.first_seat or 0) % self.seats),
            scores=(0,) * self.seats,
            hands=(None,) * self.seats,
            stage=Opening(everybody),
        )
        if self.rules.first_seat is None and self.seats > 1:
            return self._ask_for_opening_roll(fresh, Opening(everybody))
        return self._ask_for_targets(fresh, 1)

    def play(self, state: IcewordsState, seat: Seat, action: actions.Action, at: Millis) -> Step:
        match action, state.stage:
            case actions.Go(), Studying():
                return self._go(state, at)
            case actions.Reroll(dice), HeadStart() | Playing():
                return self._reroll(state, seat, dice)
            case actions.Spell(word, dice), HeadStart() | Playing():
                return self._spell(state, seat, word, dice)
            case actions.Lock(), HeadStart() | Playing():
                return self._lock(state, seat, at)
            case actions.Vote(accepts), Agreeing(ballot):
                return self._count_agreeing(state, ballot.cast(seat, accepts), at)
            case actions.Vote(accepts), Judging(trial):
                return self._hold(state, *trial.vote(seat, accepts), at)
            case actions.Challenge(of), Judging(trial):
                return self._hold(state, trial.challenge(seat, Seat(of)), (), at)
            case actions.Accept(), Judging(trial) if seat in trial.open_to:
                return self._hold(state, trial.accept(seat), (), at)
            case _:
                raise IllegalAction("not-now", f"You cannot {action.kind} at this moment.")

    def resolve(self, state: IcewordsState, fact: Fact, at: Millis) -> Step:
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
                back = changed(state, left=state.left - {seat})
                return Step(back, (events.SeatBack(seat),)) if seat in state.left else Step(state)

    def view(self, state: IcewordsState, seat: Seat | None, prompt: int = 0) -> IcewordsView:
        return view(self.rules, self.seen, self.options, state, seat, prompt)

    # Who starts (KW-1)

    def _ask_for_opening_roll(self, state: IcewordsState, opening: Opening) -> IcewordsState:
        seat = opening.tied[len(opening.rolled)]
        label = f"opening/seat-{seat}/{opening.go}"
        return changed(state, stage=opening, needs=Roll(self.dice_set.dice("rack")[:1], label))

    def _take_opening_roll(self, state: IcewordsState, opening: Opening, face: int) -> Step:
        opening = changed(opening, rolled=(*opening.rolled, face))
        if len(opening.rolled) < len(opening.tied):
            return Step(self._ask_for_opening_roll(state, opening))
        faces = tuple(self.dice_set.dice("rack")[0].faces[number] for number in opening.rolled)
        said = events.OpeningRolled(tuple(zip(opening.tied, (face.glyph for face in faces), strict=True)))
        state = changed(state, opening=said.rolled)
        tied = nearest_the_start(opening.tied, faces, self.folding.alphabet)
        if len(tied) > 1 and opening.go < MOST_OPENING_ROLLS:
            return Step(self._ask_for_opening_roll(state, Opening(tied, opening.go + 1)), (said,))
        started = changed(state, opener=tied[0])
        return Step(self._ask_for_targets(started, 1), (said, events.Started(tied[0])))

    # Target letters (KW-2, KW-14)

    def _ask_for_targets(self, state: IcewordsState, go: int) -> IcewordsState:
        need = Roll(self.dice_set.dice("ice"), f"{state.round}/targets/{go}")
        return changed(state, stage=RollingTargets(go), closes=None, needs=need)

    def _take_targets(self, state: IcewordsState, go: int, faces: tuple[int, ...], at: Millis) -> Step:
        state = changed(state, targets=faces, needs=None)
        letters = tuple(face.glyph for face in self._targets(state))
        said = events.TargetsRolled(state.round, state.starter, letters, go > 1)
        if go == 1 and self.rules.reroll_targets:
            ballot = Ballot("new target letters", frozenset(state.present), "unanimous")
            return Step(changed(state, stage=Agreeing(ballot), closes=later(at, self.rules.vote_seconds)), (said,))
        return after(self._study(state, at), said)

    def _targets(self, state: IcewordsState) -> tuple[Face, ...]:
        return shown(self.dice_set.dice("ice"), state.targets)

    def _study(self, state: IcewordsState, at: Millis) -> Step:
        return Step(changed(state, stage=Studying(), closes=later(at, self.rules.study_seconds)))

    def _count_agreeing(self, state: IcewordsState, ballot: Ballot, at: Millis) -> Step:
        undecided = Step(changed(state, stage=Agreeing(ballot)))
        return self._agreed(state, ballot.accepted, at) if ballot.settled else undecided

    def _agreed(self, state: IcewordsState, again: bool, at: Millis) -> Step:
        if again:
            return Step(self._ask_for_targets(state, 2))
        return after(self._study(state, at), events.TargetsKept())

    # The timer (KW-2, KW-13)

    def _go(self, state: IcewordsState, at: Millis) -> Step:
        state = changed(state, hands=(None,) * self.seats)
        early = tuple(seat for seat in state.present if self.options[seat].head_start)
        if not early:
            return self._everybody(state, at)
        timer = changed(state, stage=HeadStart(), closes=later(at, self.rules.round_seconds))
        state = self._deal(timer, early, at)
        return Step(state, (events.Went(early, True),))

    def _everybody(self, state: IcewordsState, at: Millis) -> Step:
        """The timer runs for all: seats that had a head start go on with the dice they have."""
        for seat in state.playing:
            state = state.with_hand(seat, changed(state.hand(seat), due=self._bell(seat, at)))
        fresh = tuple(seat for seat in state.present if state.hands[seat] is None)
        state = self._deal(changed(state, stage=Playing(), closes=None), fresh, at)
        said = events.Went(state.playing, False)
        return Step(state, (said,)) if state.playing else self._reveal(state, at)

    def _bell(self, seat: Seat, at: Millis) -> Millis:
        """When time is up for a seat; a fixed moment, so that it tells nobody what the seat does (KW-4)."""
        if not self.rules.timed:
            return later(at, self.rules.idle_seconds)
        return Millis(at + 1000 * self.rules.round_seconds * self.options[seat].time_percent // 100)

    # Rolling (KW-3)

    def _deal(self, state: IcewordsState, seats: tuple[Seat, ...], at: Millis) -> IcewordsState:
        """Give seats their dice for the round, to be rolled next."""
        queue = []
        for seat in seats:
            rerolls = None if self.options[seat].unlimited_rerolls else self.rules.rerolls
            hand = Hand(self._bell(seat, at), rerolls, sugar=state.sugar == seat)
            state = state.with_hand(seat, hand)
            queue.append(Rolling(seat, tuple(range(len(rack(self.dice_set, hand))))))
        return self._ask_for_roll(changed(state, rolling=tuple(queue)))

    def _ask_for_roll(self, state: IcewordsState) -> IcewordsState:
        return changed(state, needs=self._roll(state, state.rolling)) if state.rolling else state

    def _roll(self, state: IcewordsState, rolling: tuple[Rolling, ...]) -> Roll | None:
        """What has to be rolled next, if anything has."""
        if not rolling:
            return None
        hand, who = state.hand(rolling[0].seat), "all" if self.rules.same_dice else rolling[0].seat
        dice = rack(self.dice_set, hand)
        label = f"{state.round}/{who}/{hand.rolls + 1}"
        return Roll(tuple([dice[position] for position in rolling[0].positions]), label)

    def _take_roll(self, state: IcewordsState, faces: tuple[int, ...], at: Millis) -> Step:
        match state.stage:
            case Opening():
                return self._take_opening_roll(state, state.stage, faces[0])
            case RollingTargets(go):
                return self._take_targets(state, go, faces, at)
            case _:
                return Step(self._take_hand(state, faces))

    def _take_hand(self, state: IcewordsState, faces: tuple[int, ...]) -> IcewordsState:
        now, waiting = state.rolling[0], state.rolling[1:]
        hand = state.hand(now.seat).fallen(now.positions, faces)
        return state.with_hand(now.seat, hand, rolling=waiting, needs=self._roll(state, waiting))

    def _reroll(self, state: IcewordsState, seat: Seat, dice: tuple[str, ...]) -> Step:
        hand = state.hand(seat)
        if hand.rung:
            raise IllegalAction("bell-rang", "The bell has rung: dice stay as they lie.")
        if hand.rerolls_left == 0:
            raise IllegalAction("no-rerolls", "No rerolls are left: spell a word from these dice.")
        rolling = (Rolling(seat, tuple(sorted(numbers(dice, rack(self.dice_set, hand))))),)
        needs = self._roll(state, rolling)
        return Step(state.with_hand(seat, hand.picked_up(dice), rolling=rolling, needs=needs))

    # Arranging letters (KW-4)

    def _spell(self, state: IcewordsState, seat: Seat, text: str, names: tuple[str, ...] | None) -> Step:
        """Keep the arrangement as the seat's word so far; an empty one takes the letters off."""
        hand = state.hand(seat)
        draft = self._draft(state, seat, hand, text, names) if text.strip() else None
        return Step(state.with_hand(seat, changed(hand, draft=draft, refusal=None)))

    def _draft(self, state: IcewordsState, seat: Seat, hand: Hand, text: str, names: tuple[str, ...] | None) -> Draft:
        dice = rack(self.dice_set, hand)
        word = normal_word(self.folding, text, dice)
        chosen = None if names is None else numbers(names, dice)
        letters, value = arranged(word, dice, hand.rolled, chosen)
        options, bonus = self.options[seat], bonus_table(self.dice_set, self.options[seat])
        return Draft(word, letters, reckoning(word, value, self._targets(state), bonus, self.rules, options))

    def _lock(self, state: IcewordsState, seat: Seat, at: Millis) -> Step:
        """Be done, or have the word looked up first where one that is not allowed may be tried again."""
        draft = state.hand(seat).draft
        if draft is None or self.rules.judging != "auto" or self.rules.invalid_word == "zero":
            return after(self._end_hand(state, seat, at), events.LockedIn(seat))
        if short := too_short(draft, self.rules.min_length):
            raise IllegalAction("too-short", short.reason)
        assert isinstance(state.stage, HeadStart | Playing)
        return Step(changed(state, stage=Checking(seat, state.stage), needs=Judge((Word(draft.word),))))

    def _take_check(self, state: IcewordsState, checking: Checking, verdict: Verdict, at: Millis) -> Step:
        state, seat = changed(state, stage=checking.before, needs=None), checking.seat
        hand = state.hand(seat)
        if verdict.answer != "no" or hand.draft is None:
            return after(self._end_hand(state, seat, at), events.LockedIn(seat))
        word = hand.draft.word
        hand = changed(hand, refusal=Refusal(word, verdict.reason), refused=hand.refused | {word})
        return Step(state.with_hand(seat, hand))

    def _end_hand(self, state: IcewordsState, seat: Seat, at: Millis) -> Step:
        """A seat is done; when all are, the head start or the round is over (KW-4)."""
        state = state.with_hand(seat, changed(state.hand(seat), done=True, refusal=None))
        if state.playing:
            return Step(state)
        return self._everybody(state, at) if isinstance(state.stage, HeadStart) else self._reveal(state, at)

    # The reveal (KW-10)

    def _reveal(self, state: IcewordsState, at: Millis) -> Step:
        words = tuple((seat, state.word(seat)) for seat in state.active)
        on_trial = tuple((seat, word) for seat, word in words if len(word) >= self.rules.min_length)
        trial = opened(self.rules.judging, on_trial, state.present)
        return after(self._hold(state, trial, (), at), events.Revealed(words))

    def _hold(self, state: IcewordsState, trial: Trial, rulings: tuple[Ruling, ...], at: Millis) -> Step:
        """The trial goes on with its next question, or has come to its end."""
        said = tuple(events.Ruled(*ruling) for ruling in rulings)
        before = state.stage.trial if isinstance(state.stage, Judging) else None
        closes = later(at, self.rules.vote_seconds) if trial.asks_anew(before) else state.closes
        state = changed(state, stage=Judging(trial), closes=closes, needs=trial.needs)
        return after(self._write_lines(state, trial) if trial.is_closed else Step(state), *said)

    def _take_verdicts(self, state: IcewordsState, verdicts: tuple[Verdict, ...], at: Millis) -> Step:
        if isinstance(state.stage, Checking):
            return self._take_check(state, state.stage, verdicts[0], at)
        assert isinstance(state.stage, Judging), "words are looked up before they are locked in, or at the reveal"
        return self._hold(state, *state.stage.trial.take(verdicts), at)

    # Scoring and going on (KW-9, KW-11, KW-12)

    def _write_lines(self, state: IcewordsState, trial: Trial) -> Step:
        lines = lines_of(state, trial, self.rules.min_length)
        gained = {written.seat: written.total for written in lines}
        scores = tuple(gained.get(seat, total) for seat, total in zip(state.seats, state.scores, strict=True))
        state = changed(state, scores=scores, sheet=state.sheet + lines, closes=None)
        return after(self._go_on(state), *map(events.Scored, lines))

    def _go_on(self, state: IcewordsState) -> Step:
        if not state.present or state.round >= self.rules.rounds:
            return self._end(state)
        sugar = sugar_holder(state) if self.rules.sugar_cube else None
        state = changed(state, round=state.round + 1, sugar=sugar)
        return Step(self._ask_for_targets(state, 1), (events.SugarGiven(sugar),) * self.rules.sugar_cube)

    def _end(self, state: IcewordsState) -> Step:
        ended = changed(state, result=ranked(state.scores), needs=None, closes=None, rolling=())
        return Step(ended, (events.Ended(ranked(state.scores)),))

    # Time and people

    def _time_up(self, state: IcewordsState, seat: Seat | None, at: Millis) -> Step:
        match state.stage:
            case Playing() if seat is not None:
                return self._ring(state, seat, at)
            case HeadStart():
                return self._everybody(state, at)
            case Studying():
                return self._go(state, at)
            case Agreeing():
                return self._agreed(state, False, at)
            case Judging(trial):
                return self._hold(state, *trial.time_up(), at)
            case _:
                return Step(state)

    def _ring(self, state: IcewordsState, seat: Seat, at: Millis) -> Step:
        """The bell, then a short grace for letters that are on their way (KW-4)."""
        hand = state.hand(seat)
        if hand.rung:
            return self._end_hand(state, seat, at)
        said = events.BellRang(seat)
        if self.rules.grace_seconds == 0:
            return after(self._end_hand(state, seat, at), said)
        due = later(hand.due, self.rules.grace_seconds)
        return Step(state.with_hand(seat, changed(hand, rung=True, due=due)), (said,))

    def _leave(self, state: IcewordsState, seat: Seat, at: Millis) -> Step:
        """A seat has gone: its letters count as they lie, and nobody waits for it."""
        if state.result or seat in state.left:
            return Step(state)
        state = changed(state, left=state.left | {seat})
        return after(Step(state) if state.needs else self._without(state, seat, at), events.SeatLeft(seat))

    def _without(self, state: IcewordsState, seat: Seat, at: Millis) -> Step:
        match state.stage:
            case HeadStart() | Playing() if seat in state.playing:
                return self._end_hand(state, seat, at)
            case Judging(trial):
                return self._hold(state, *trial.leave(seat), at)
            case Studying() | Agreeing() if not state.present:
                return self._end(state)
            case Agreeing(ballot):
                return self._count_agreeing(state, ballot.without(seat), at)
            case _:
                return Step(state)


def later(at: Millis, seconds: int) -> Millis:
    """The moment so many seconds on."""
    return Millis(at + 1000 * seconds)
