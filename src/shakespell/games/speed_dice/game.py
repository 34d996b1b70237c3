"""Speed Dice: roll eight dice, link seven of them into words, toss the last into the bowl first (SD-1 to SD-12).

A round: everybody is ready, all dice are rolled, all race. A die in the bowl ends the race, and its owner's words are
checked: by the lexicon with names and abbreviations, and what these do not know by the others, all of them agreeing.
"""

from dataclasses import dataclass, field

from ...core.ballot import Ballot
from ...core.dice import DiceSet, Die, shown
from ...core.frozen import changed
from ...core.game import (
    Back,
    Fact,
    IllegalAction,
    Judge,
    Judged,
    Left,
    Linkable,
    Millis,
    Roll,
    Rolled,
    Seat,
    TimeUp,
    Verdict,
    Word,
    after,
)
from ...core.game import Step as CoreStep
from ...words.folding import Folding
from . import actions, events
from .linking import arranged, spare_die, why_not_linked, words_of
from .rules import MOST_ROLLS, ROUND_CAP, Rules, SeatOptions
from .scoring import has_won, result, tile_after
from .state import (
    Arrangement,
    Checking,
    GettingReady,
    Line,
    Looking,
    Racing,
    Rack,
    Rolling,
    SpeedDiceState,
    Voting,
    WordCheck,
)
from .view import DiceSeen, SpeedDiceView, dice_seen, view

Step = CoreStep[SpeedDiceState]

A_SECOND = 1000
LAYERS = ("names", "abbreviations")
"""What counts besides the lexicon (SD-12)."""


@dataclass(frozen=True, slots=True)
class SpeedDice:
    """A match of Speed Dice between ``len(options)`` seats with one dice set, its words read by one folding rule."""

    rules: Rules
    dice_set: DiceSet
    options: tuple[SeatOptions, ...]
    folding: Folding
    seats: int = field(init=False, repr=False, compare=False)
    box: tuple[Die, ...] = field(init=False, repr=False, compare=False)
    seen: DiceSeen = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", len(self.options))
        object.__setattr__(self, "box", self.dice_set.dice("rack"))
        object.__setattr__(self, "seen", dice_seen(self.box))
        most = len(self.box) - 2
        if self.rules.goal == "set-aside" and self.rules.wins > most:
            raise ValueError(f"wins must be at most {most} where dice are set aside: two must be left to link")

    # The protocol

    def start(self, at: Millis) -> SpeedDiceState:
        return SpeedDiceState(
            round=1,
            wins=(0,) * self.seats,
            racks=(None,) * self.seats,
            aside=(frozenset(),) * self.seats,
            stage=GettingReady(),
            closes=later(at, self.rules.ready_seconds),
            began=at,
        )

    def play(self, state: SpeedDiceState, seat: Seat, action: actions.Action, at: Millis) -> Step:
        match action, state.stage:
            case actions.Ready(), GettingReady(ready):
                return self._when_ready(changed(state, stage=GettingReady(ready | {seat})), at)
            case actions.Lay(placed), Racing():
                return Step(self._lay(state, seat, placed))
            case actions.Toss(placed), Racing():
                return self._toss(state if placed is None else self._lay(state, seat, placed), seat, at)
            case actions.Propose(), Racing():
                return self._propose(state, state.stage, seat, at)
            case actions.Vote(accepts), Racing(ballot, _) if ballot is not None and seat in ballot.open_to:
                return self._count_new_roll(state, ballot.cast(seat, accepts), at)
            case actions.Vote(accepts), Voting():
                return self._count_word(state, state.stage, state.stage.ballot.cast(seat, accepts), at)
            case _:
                raise IllegalAction("not-now", f"You cannot {action.kind} at this moment.")

    def resolve(self, state: SpeedDiceState, fact: Fact, at: Millis) -> Step:
        match fact:
            case Rolled(faces):
                return self._take_roll(state, faces, at)
            case Judged(verdicts):
                return self._take_verdicts(changed(state, needs=None), verdicts, at)
            case TimeUp():
                return self._time_up(state, at)
            case Left(seat):
                return self._leave(state, seat, at)
            case Back(seat):
                back = changed(state, left=state.left - {seat})
                return Step(back, (events.SeatBack(seat),)) if seat in state.left else Step(state)

    def view(self, state: SpeedDiceState, seat: Seat | None, prompt: int = 0) -> SpeedDiceView:
        return view(self.rules, self.seen, state, seat, prompt)

    # Rolling (SD-1, SD-8)

    def _when_ready(self, state: SpeedDiceState, at: Millis) -> Step:
        return Step(state) if state.to_act else Step(self._roll_all(changed(state, roll=0, bowl=()), at))

    def _roll_all(self, state: SpeedDiceState, at: Millis) -> SpeedDiceState:
        """Give everybody here all dice that they have not set aside, to be rolled next."""
        everything = range(len(self.box))
        racks: list[Rack | None] = [None] * self.seats
        for seat in state.present:
            aside = state.aside[seat]
            racks[seat] = Rack(tuple([number for number in everything if number not in aside] if aside else everything))
        began = at if state.roll == 0 else state.began
        state = changed(state, racks=tuple(racks), roll=state.roll + 1, began=began, hopeless=False)
        return self._ask_for_roll(state, state.present)

    def _ask_for_roll(self, state: SpeedDiceState, seats: tuple[Seat, ...]) -> SpeedDiceState:
        return changed(state, stage=Rolling(seats), needs=self._roll(state, seats[0]))

    def _roll(self, state: SpeedDiceState, seat: Seat) -> Roll:
        return Roll(self._dice(state, seat), f"{state.round}/{seat}/{state.roll}")

    def _take_roll(self, state: SpeedDiceState, faces: tuple[int, ...], at: Millis) -> Step:
        assert isinstance(state.stage, Rolling)
        first, rest = state.stage.seats[0], state.stage.seats[1:]
        rack = changed(state.rack(first), rolled=faces)
        if rest:
            return Step(state.with_rack(first, rack, stage=Rolling(rest), needs=self._roll(state, rest[0])))
        state = state.with_rack(first, rack)
        if self.rules.tell_hopeless:
            return Step(changed(state, stage=Looking(), needs=Judge(self._linkable(state))))
        return self._race(state, at)

    def _dice(self, state: SpeedDiceState, seat: Seat) -> tuple[Die, ...]:
        numbers = state.rack(seat).dice
        return self.box if len(numbers) == len(self.box) else tuple([self.box[number] for number in numbers])

    def _linkable(self, state: SpeedDiceState) -> tuple[Linkable, ...]:
        """The question for each seat whether its dice can be linked at all (SD-9)."""
        racks = [(seat, rack) for seat, rack in enumerate(state.racks) if rack is not None]
        return tuple(
            Linkable(tuple(face.glyph for face in shown(self._dice(state, Seat(seat)), rack.rolled)), rack.count)
            for seat, rack in racks
        )

    def _race(self, state: SpeedDiceState, at: Millis) -> Step:
        seats = tuple([Seat(seat) for seat, rack in enumerate(state.racks) if rack is not None])
        closes = later(at, self.rules.round_seconds or self.rules.idle_seconds)
        state = changed(state, stage=Racing(), closes=closes, race_began=at, needs=None)
        return Step(state, (events.RaceBegan(state.round, state.roll, seats),))

    # Linking and tossing (SD-2 to SD-4)

    def _lay(self, state: SpeedDiceState, seat: Seat, placed: tuple[actions.Place, ...]) -> SpeedDiceState:
        rack, dice = state.rack(seat), self._dice(state, seat)
        laid = arranged(placed, dice, shown(dice, rack.rolled), self.folding)
        return state.with_rack(seat, changed(rack, laid=laid))

    def _toss(self, state: SpeedDiceState, seat: Seat, at: Millis) -> Step:
        rack = state.rack(seat)
        if (why_not := why_not_linked(rack.laid, rack.count)) is not None:
            raise IllegalAction("not-linked", why_not)
        state = changed(state, bowl=(*state.bowl, seat), stage=Racing())
        said = events.Tossed(seat, len(state.bowl))
        if self.rules.next_die and len(state.bowl) == 1:
            state = changed(state, closes=min(state.closes, later(at, self.rules.bowl_seconds)))
        if self.rules.next_die and state.racing:
            return Step(state, (said,))
        return Step(self._check(state, 0), (said,))

    # Rolling anew by agreement (SD-9)

    def _propose(self, state: SpeedDiceState, race: Racing, seat: Seat, at: Millis) -> Step:
        if state.bowl:
            raise IllegalAction("die-in-bowl", "A die lies in the bowl: this roll is being decided.")
        if race.ballot is not None or seat in race.proposed:
            raise IllegalAction("already-proposed", "A new roll has been proposed already.")
        if state.roll >= MOST_ROLLS:
            raise IllegalAction("no-new-roll", f"These dice have been rolled {MOST_ROLLS} times in this round.")
        ballot = Ballot("a new roll", frozenset(state.racing), "unanimous").cast(seat, True)
        state = changed(state, stage=Racing(ballot, race.proposed | {seat}))
        return after(self._count_new_roll(state, ballot, at), events.NewRollProposed(seat))

    def _count_new_roll(self, state: SpeedDiceState, ballot: Ballot, at: Millis) -> Step:
        assert isinstance(state.stage, Racing)
        if not ballot.settled:
            return Step(changed(state, stage=changed(state.stage, ballot=ballot)))
        said = events.NewRollDecided(ballot.accepted)
        if ballot.accepted:
            return Step(self._roll_all(state, at), (said,))
        return Step(changed(state, stage=changed(state.stage, ballot=None)), (said,))

    # Checking (SD-5, SD-12)

    def _check(self, state: SpeedDiceState, place: int) -> SpeedDiceState:
        """Have the words of a die in the bowl looked up, the one at the bottom first."""
        claims = tuple([Word(word, LAYERS) for word in words_of(self._tossed(state, place))])
        return changed(state, stage=Checking(place), needs=Judge(claims))

    def _tossed(self, state: SpeedDiceState, place: int) -> Arrangement:
        return state.rack(state.bowl[place]).laid

    def _take_verdicts(self, state: SpeedDiceState, verdicts: tuple[Verdict, ...], at: Millis) -> Step:
        match state.stage:
            case Looking():
                hopeless = all(verdict.answer == "no" for verdict in verdicts)
                began = self._race(changed(state, hopeless=hopeless), at)
                return Step(began.state, (*began.events, events.Hopeless())) if hopeless else began
            case Checking(place):
                words = words_of(self._tossed(state, place))
                ask = self.rules.unknown_words == "vote" and bool(self._others(state, place))
                checks = tuple(_word_check(word, verdict, ask) for word, verdict in zip(words, verdicts, strict=True))
                return self._go_through(state, place, checks, at)
            case _:
                return Step(state)

    def _others(self, state: SpeedDiceState, place: int) -> frozenset[Seat]:
        return frozenset(state.present) - {state.bowl[place]}

    def _go_through(self, state: SpeedDiceState, place: int, words: tuple[WordCheck, ...], at: Millis) -> Step:
        """Decide, once every word stands or one does not; else put the next unknown word to the vote."""
        if any(word.stands is False for word in words):
            return self._mistake(state, place, words, at)
        unknown = next((word.word for word in words if word.stands is None), None)
        if unknown is None:
            return self._correct(state, place, words, at)
        voting = Voting(place, words, Ballot(unknown, self._others(state, place), "unanimous"))
        state = changed(state, stage=voting, closes=later(at, self.rules.vote_seconds))
        return after(self._count_word(state, voting, voting.ballot, at), events.PutToVote(state.bowl[place], unknown))

    def _count_word(self, state: SpeedDiceState, voting: Voting, ballot: Ballot, at: Millis) -> Step:
        if not ballot.settled:
            return Step(changed(state, stage=changed(voting, ballot=ballot)))
        return self._decide_word(state, changed(voting, ballot=ballot), ballot.accepted, at)

    def _decide_word(self, state: SpeedDiceState, voting: Voting, stands: bool, at: Millis) -> Step:
        """Whoever leaves says no to nothing: with nobody left to ask, the word is undecided and stands."""
        agreed = "Nobody is left to say no." if voting.ballot.is_void else "All the others agreed."
        reason = agreed if stands else "Not all the others agreed."
        words = tuple(
            WordCheck(word.word, stands, reason) if word.word == voting.ballot.subject else word
            for word in voting.words
        )
        return self._go_through(state, voting.place, words, at)

    # The end of a round (SD-5 to SD-7, SD-10, SD-11)

    def _correct(self, state: SpeedDiceState, place: int, words: tuple[WordCheck, ...], at: Millis) -> Step:
        seat = state.bowl[place]
        said: list[events.Event] = [events.Checked(seat, True, words)]
        wins = tuple(count + (other == seat) for other, count in enumerate(state.wins))
        state = changed(state, wins=wins)
        won = has_won(self.rules, state, seat)
        if self.rules.goal == "trophy" and not won:
            state = changed(state, tile=tile_after(state.tile, seat))
            said.append(events.TileMoved(state.tile))
        if self.rules.goal == "set-aside":
            state, die = self._set_aside(state, seat)
            said.append(events.DieSetAside(seat, die))
        return after(self._end_round(state, seat, True, words, at, winner=seat if won else None), *said)

    def _set_aside(self, state: SpeedDiceState, seat: Seat) -> tuple[SpeedDiceState, str]:
        """The die that was tossed stays out, and the seat plays on with one fewer (SD-10)."""
        rack, dice = state.rack(seat), self._dice(state, seat)
        number = spare_die(rack.laid, dice)
        aside = tuple(
            numbers | {rack.dice[number]} if other == seat else numbers for other, numbers in enumerate(state.aside)
        )
        return changed(state, aside=aside), dice[number].name

    def _mistake(self, state: SpeedDiceState, place: int, words: tuple[WordCheck, ...], at: Millis) -> Step:
        seat = state.bowl[place]
        said: list[events.Event] = [events.Checked(seat, False, words)]
        if state.tile is not None and state.tile.seat == seat:
            state = changed(state, tile=None)
            said.append(events.TileMoved(None))
        if self.rules.next_die and place + 1 < len(state.bowl):
            return Step(self._check(state, place + 1), tuple(said))
        return after(self._end_round(state, seat, False, words, at), *said)

    def _end_round(
        self,
        state: SpeedDiceState,
        seat: Seat | None,
        correct: bool,
        words: tuple[WordCheck, ...],
        at: Millis,
        winner: Seat | None = None,
    ) -> Step:
        line = Line(state.round, seat, correct, words, state.roll, Millis(at - state.began))
        state = changed(state, sheet=(*state.sheet, line))
        said = events.RoundEnded(line)
        if winner is not None or not state.present or state.round >= (self.rules.max_rounds or ROUND_CAP):
            return after(self._end(state, winner), said)
        closes = later(at, self.rules.ready_seconds)
        return Step(changed(state, round=state.round + 1, stage=GettingReady(), closes=closes), (said,))

    def _end(self, state: SpeedDiceState, winner: Seat | None = None) -> Step:
        ended = result(state, winner)
        return Step(changed(state, result=ended, needs=None), (events.Ended(ended),))

    # Time and people

    def _time_up(self, state: SpeedDiceState, at: Millis) -> Step:
        match state.stage:
            case GettingReady():
                return Step(self._roll_all(changed(state, roll=0, bowl=()), at))
            case Racing() if state.bowl:
                return Step(self._check(state, 0))
            case Racing():
                return self._end_round(state, None, False, (), at)
            case Voting():
                return self._decide_word(state, state.stage, False, at)
            case _:
                return Step(state)

    def _leave(self, state: SpeedDiceState, seat: Seat, at: Millis) -> Step:
        """A seat has gone: nobody waits for it; what it has tossed is still checked."""
        if state.result or seat in state.left:
            return Step(state)
        state = changed(state, left=state.left | {seat})
        said = events.SeatLeft(seat)
        if not state.present:
            return after(self._end(state), said)
        return after(Step(state) if state.needs else self._without(state, seat, at), said)

    def _without(self, state: SpeedDiceState, seat: Seat, at: Millis) -> Step:
        match state.stage:
            case GettingReady(ready):
                return self._when_ready(changed(state, stage=GettingReady(ready - {seat})), at)
            case Racing() if state.bowl and not state.racing:
                return Step(self._check(state, 0))
            case Racing() if not state.racing:
                return self._end_round(state, None, False, (), at)
            case Racing(ballot, _) if ballot is not None:
                return self._count_new_roll(state, ballot.without(seat), at)
            case Voting(_, _, ballot):
                return self._count_word(state, state.stage, ballot.without(seat), at)
            case _:
                return Step(state)


def _word_check(word: str, verdict: Verdict, ask: bool) -> WordCheck:
    """What the lists say of a word; one they do not know is for the others to decide where they are asked (SD-12)."""
    if verdict.answer == "yes":
        return WordCheck(word, True, verdict.reason)
    return WordCheck(word, None if ask else False, verdict.reason)


def later(at: Millis, seconds: int) -> Millis:
    """The moment so many seconds on."""
    return Millis(at + seconds * A_SECOND)
