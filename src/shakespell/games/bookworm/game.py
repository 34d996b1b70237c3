"""Bookworm: name words that fit a category, take dice, steal dice; 21 points win (BW-1 to BW-12).

A round: a card is turned over, the Bookworm chooses a category, the dice are rolled for the display, and beginning on
the Bookworm's left each seat names a word for a die, until the last white die has left the display or somebody fails.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...core.ballot import Ballot
from ...core.cards import Category
from ...core.dice import DiceSet, Die, chooser, named, shown
from ...core.frozen import changed
from ...core.game import (
    Back,
    Fact,
    IllegalAction,
    Judge,
    Judged,
    Left,
    Member,
    Millis,
    Roll,
    Rolled,
    Seat,
    TimeUp,
    Verdict,
    after,
    ranked,
)
from ...core.game import Step as CoreStep
from ...words.folding import Folding
from . import actions, events
from .claims import category_named, check_new, die_to_take, is_articled, read_phrase
from .rules import BOOKWORM_CARDS, ROUND_CAP, Rules, SeatOptions
from .scoring import round_sums
from .special import SYMBOLS, dice_in_play, not_die, turns_card
from .state import (
    BookwormState,
    Checking,
    Choosing,
    Claim,
    Disputing,
    Drawing,
    HostRuling,
    Line,
    Named,
    Naming,
    Refused,
    Throwing,
    Turning,
    Voting,
    card_of,
    category_of,
    claim_of,
    cleared,
)
from .view import BookwormView, DiceSeen, view

Step = CoreStep[BookwormState]

A_SECOND = 1000


@dataclass(frozen=True, slots=True)
class Bookworm:
    """A match of Bookworm between ``len(options)`` seats with one box of dice and cards, words read by one rule."""

    rules: Rules
    dice_set: DiceSet
    options: tuple[SeatOptions, ...]
    folding: Folding
    seats: int = field(init=False, repr=False, compare=False)
    dice: tuple[Die, ...] = field(init=False)
    known: Mapping[str, int] = field(init=False, repr=False, compare=False)
    seen: DiceSeen = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "seats", len(self.options))
        object.__setattr__(self, "dice", dice_in_play(self.rules, self.dice_set))
        object.__setattr__(self, "known", named(self.dice))
        object.__setattr__(self, "seen", DiceSeen(self.dice, self.seats))
        symbols = {face.glyph for die in self.dice for face in die.faces if face.is_symbol}
        if unknown := symbols - SYMBOLS:
            raise ValueError(f"dice set {self.dice_set.name}: no rule says what {', '.join(sorted(unknown))} does")
        if not self.dice_set.cards:
            raise ValueError(f"dice set {self.dice_set.name} has no category cards: name some with cards = ...")

    # The protocol

    def start(self, at: Millis) -> BookwormState:  # noqa: ARG002  # no time runs before a card lies open
        fresh = BookwormState(
            round=1,
            turn=0,
            bookworm=Seat((self.rules.first_seat or 0) % self.seats),
            scores=(0,) * self.seats,
            stack=self._whole_stack(),
            stage=Drawing(),
            cards=(0,) * self.seats,
            cards_left=BOOKWORM_CARDS,
        )
        if self.rules.first_seat is None:
            return changed(fresh, needs=Roll((chooser("bookworm", tuple(map(str, range(self.seats)))),), "bookworm"))
        return self._turn_card(fresh, fresh.bookworm)

    def play(self, state: BookwormState, seat: Seat, action: actions.Action, at: Millis) -> Step:
        match action, state.stage:
            case actions.Choose(category), Choosing():
                return self._choose(state, seat, category_named(state, category), at)
            case actions.Name(word, die), Naming():
                return self._name(state, seat, word, die, at)
            case actions.GiveUp(), Naming():
                return self._fail(state, seat, "gave-up")
            case actions.TakeNot(), Naming():
                return self._take_not(state, seat, at)
            case actions.Accept(), Disputing(claim, open_to):
                return self._await_disputes(changed(state, stage=Disputing(claim, open_to - {seat})), at)
            case actions.Dispute(), Disputing(claim, _):
                return after(self._put_to_vote(state, claim, at), events.Disputed(seat))
            case actions.Vote(accepts), Voting(claim, ballot):
                return self._count(changed(state, stage=Voting(claim, ballot.cast(seat, accepts))), at)
            case actions.Vote(accepts), HostRuling(claim, _):
                return self._rule(state, claim, accepts, "host", at)
            case _:
                raise IllegalAction("not-now", f"You cannot {action.kind} at this moment.")

    def resolve(self, state: BookwormState, fact: Fact, at: Millis) -> Step:
        match fact:
            case Rolled(faces):
                return self._take_roll(changed(state, needs=None), faces, at)
            case Judged(verdicts):
                return self._take_verdict(changed(state, needs=None), verdicts[0], at)
            case TimeUp():
                return self._time_up(state, at)
            case Left(seat):
                return self._leave(state, seat, at)
            case Back(seat):
                return Step(changed(state, left=state.left - {seat}), (events.SeatBack(seat),))

    def view(self, state: BookwormState, seat: Seat | None, prompt: int = 0) -> BookwormView:
        return view(self.rules, self.dice, self.seen, state, seat, prompt)

    # Cards and the display (BW-1, BW-10)

    def _whole_stack(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.dice_set.cards)

    def _turn_card(self, state: BookwormState, seat: Seat) -> BookwormState:
        """Turn over the top card for ``seat`` to choose from; a stack that is used up is shuffled anew."""
        stack = state.stack or self._whole_stack()
        roll = Roll((chooser("card", stack),), f"{state.round}/card/{state.turned + 1}")
        return changed(state, stack=stack, turned=state.turned + 1, stage=Turning(seat), needs=roll)

    def _take_roll(self, state: BookwormState, faces: tuple[int, ...], at: Millis) -> Step:
        match state.stage:
            case Drawing():
                first = Seat(faces[0])
                turned = self._turn_card(changed(state, bookworm=first), first)
                return Step(turned, (events.BookwormNamed(1, first),))
            case Turning(seat):
                return self._open_card(state, seat, faces[0], at)
            case _:
                glyphs = tuple(face.glyph for face in shown(self.dice, faces))
                rolled = changed(state, rolled=faces, owners=(None,) * len(self.dice))
                return after(self._next_turn(rolled, state.bookworm, at), events.DisplayRolled(glyphs))

    def _open_card(self, state: BookwormState, seat: Seat, number: int, at: Millis) -> Step:
        card = next(card for card in self.dice_set.cards if card.id == state.stack[number])
        stack = state.stack[:number] + state.stack[number + 1 :]
        state = changed(state, card=card, stack=stack, stage=Choosing(seat))
        said = events.CardTurned(seat, card.categories)
        if self.rules.green_only or seat in state.left:
            return after(self._choose(state, seat, card.categories[0], at), said)
        seconds = self.rules.idle_seconds if self.rules.untimed else self.rules.choice_seconds
        return Step(changed(state, due=Millis(at + seconds * A_SECOND)), (said,))

    def _choose(self, state: BookwormState, seat: Seat, category: Category, at: Millis) -> Step:
        """The category is known: roll the dice, or go on where it changed in the middle of a round (BW-12)."""
        said = events.CategoryChosen(seat, category)
        state = changed(state, category=category)
        if state.rolled:
            return after(self._next_turn(state, seat, at), said)
        return Step(changed(state, stage=Throwing(), needs=Roll(self.dice, f"{state.round}/display/1")), (said,))

    # A turn (BW-2 to BW-4)

    def _next_turn(self, state: BookwormState, before: Seat, at: Millis) -> Step:
        """The next seat to the left names a word."""
        seat = state.present_from(before + 1)
        due = Millis(at + self._time(seat))
        state = changed(state, turn=state.turn + 1, stage=Naming(seat), due=due, closes=None)
        return Step(state, (events.TurnBegan(seat),))

    def _name(self, state: BookwormState, seat: Seat, word: str, die: str, at: Millis) -> Step:
        position = die_to_take(state, seat, die, self.known)
        said = read_phrase(word, self.folding, self.dice_set.language)
        articled = is_articled(said, self.dice[position].faces[state.rolled[position]], category_of(state))
        check_new(state, said, self.dice_set.language)
        claim = Claim(seat, said, position, Millis(state.due - at))
        told = events.WordNamed(seat, said.text, die)
        match self.rules.judging:
            case "vote":
                return after(self._put_to_vote(state, claim, at), told)
            case "challenge":
                return after(self._let_dispute(state, claim, at), told)
            case "auto" | "host":
                member = Member(said.text, category_of(state).id, articled)
                return Step(changed(state, stage=Checking(claim), needs=Judge((member,))), (told,))

    def _take_not(self, state: BookwormState, seat: Seat, at: Millis) -> Step:
        """NOT instead of failing (BW-12)."""
        die = not_die(self.dice, state, seat)
        if die is None:
            raise IllegalAction("no-not", "There is no NOT that you may take.")
        said = events.NotTaken(seat, state.owners[die])
        taken = state.given(die, seat, spared=state.spared | {seat})
        return after(self._next_turn(taken, seat, at), said)

    # Does it fit? (BW-9)

    def _take_verdict(self, state: BookwormState, verdict: Verdict, at: Millis) -> Step:
        claim = claim_of(state)
        match verdict.answer:
            case "yes":
                return self._take_die(state, claim, at)
            case "no":
                return self._refuse(state, claim, verdict.reason, at)
            case "unknown" if self.rules.judging == "host":
                return self._ask_host(state, claim, at)
            case "unknown":
                return self._put_to_vote(state, claim, at)

    def _ask_host(self, state: BookwormState, claim: Claim, at: Millis) -> Step:
        """The host rules, but never on the own word: that is for the others."""
        if state.host is None or state.host == claim.seat:
            return self._put_to_vote(state, claim, at)
        closes = Millis(at + self.rules.ballot_seconds * A_SECOND)
        return Step(changed(state, stage=HostRuling(claim, state.host), closes=closes))

    def _let_dispute(self, state: BookwormState, claim: Claim, at: Millis) -> Step:
        """Any word stands unless one of the others disputes it, whatever a list says (BW-9)."""
        others = frozenset(state.present) - {claim.seat}
        closes = Millis(at + self.rules.dispute_seconds * A_SECOND)
        return self._await_disputes(changed(state, stage=Disputing(claim, others), closes=closes), at)

    def _await_disputes(self, state: BookwormState, at: Millis) -> Step:
        assert isinstance(state.stage, Disputing)
        return Step(state) if state.stage.open_to else self._take_die(state, state.stage.claim, at)

    def _put_to_vote(self, state: BookwormState, claim: Claim, at: Millis) -> Step:
        ballot = Ballot(claim.phrase.text, frozenset(state.present) - {claim.seat})
        closes = Millis(at + self.rules.ballot_seconds * A_SECOND)
        return self._count(changed(state, stage=Voting(claim, ballot), closes=closes), at)

    def _count(self, state: BookwormState, at: Millis) -> Step:
        assert isinstance(state.stage, Voting)
        claim, ballot = state.stage.claim, state.stage.ballot
        return self._rule(state, claim, ballot.accepted, "vote", at) if ballot.settled else Step(state)

    def _rule(self, state: BookwormState, claim: Claim, stands: bool, by: events.Judge, at: Millis) -> Step:
        said = events.Ruled(claim.seat, claim.phrase.text, stands, by)
        if stands:
            return after(self._take_die(state, claim, at), said)
        reason = "The others voted it down." if by == "vote" else "The host ruled it out."
        return after(self._refuse(state, claim, reason, at), said)

    def _refuse(self, state: BookwormState, claim: Claim, reason: str, at: Millis) -> Step:
        """The word does not fit: the namer's clock goes on, for another word."""
        refused = Refused(claim.seat, claim.phrase.text, category_of(state).id, reason)
        keys = (*state.refused_keys, (category_of(state).id, claim.phrase.key))
        state = changed(state, refused=(*state.refused, refused), refused_keys=keys, closes=None)
        said = events.WordRefused(refused)
        if claim.seat in state.left:
            return after(self._pass_on(state, claim.seat, at), said)
        left = self._time(claim.seat) if self.rules.untimed else claim.time_left
        return Step(changed(state, stage=Naming(claim.seat), due=Millis(at + left)), (said,))

    def _take_die(self, state: BookwormState, claim: Claim, at: Millis) -> Step:
        """The word counts: its die comes to lie before the namer (BW-2, BW-3)."""
        taken = Named(claim.seat, claim.phrase.text, self.dice[claim.die].name, state.owners[claim.die])
        state = state.given(claim.die, claim.seat, named=(*state.named, taken), keys=(*state.keys, claim.phrase.key))
        said = events.DieTaken(taken, state.cards_left)
        white = len(self.dice_set.dice("white"))
        if all(owner is not None for owner in state.owners[:white]):
            return after(self._end_round(state, claim.seat, None), said)
        if turns_card(self.dice[claim.die].faces[state.rolled[claim.die]]):
            return Step(self._turn_card(state, claim.seat), (said,))
        return after(self._pass_on(state, claim.seat, at), said)

    def _pass_on(self, state: BookwormState, before: Seat, at: Millis) -> Step:
        return self._next_turn(state, before, at) if state.present else self._end(state)

    # The end of a round (BW-5 to BW-7)

    def _fail(self, state: BookwormState, seat: Seat, how: events.Failing) -> Step:
        return after(self._end_round(state, seat, seat), events.Failed(seat, how))

    def _end_round(self, state: BookwormState, finisher: Seat, failed: Seat | None) -> Step:
        sums = round_sums(self.dice, state.rolled, state.owners, state.cards, failed)
        scores = tuple(total + each.score for total, each in zip(state.scores, sums, strict=True))
        lines = tuple(Line(state.round, Seat(seat), each, scores[seat]) for seat, each in enumerate(sums))
        state = changed(state, scores=scores, sheet=(*state.sheet, *lines))
        over = max(scores) >= self.rules.target_score or state.round >= ROUND_CAP or not state.present
        return after(self._end(state) if over else self._next_round(state, finisher), events.RoundScored(lines))

    def _next_round(self, state: BookwormState, finisher: Seat) -> Step:
        """Cards go back to the middle; who finished the round is the Bookworm, or who sits to the left (BW-7)."""
        bookworm = state.present_from(finisher)
        said = events.BookwormNamed(state.round + 1, bookworm)
        state = changed(cleared(state), round=state.round + 1, turn=0, turned=0, bookworm=bookworm)
        return Step(self._turn_card(state, bookworm), (said,))

    def _end(self, state: BookwormState) -> Step:
        result = ranked(state.scores)
        ended = changed(cleared(state), stage=Drawing(), needs=None, result=result)
        return Step(ended, (events.Ended(result),))

    # Time and people (BW-8)

    def _time(self, seat: Seat) -> Millis:
        """How long a seat may take to name a word, the count included; the count is as long for everybody."""
        if self.rules.untimed:
            return Millis(self.rules.idle_seconds * A_SECOND)
        thinking = self.rules.think_seconds * self.options[seat].time_percent // 100
        return Millis((thinking + self.rules.count_seconds) * A_SECOND)

    def _time_up(self, state: BookwormState, at: Millis) -> Step:
        match state.stage:
            case Choosing(seat):
                return self._choose(state, seat, card_of(state).categories[0], at)
            case Naming(seat):
                return self._fail(state, seat, "time-up")
            case Disputing(claim, _):
                return self._take_die(state, claim, at)
            case Voting(claim, ballot):
                return self._rule(state, claim, ballot.accepted, "vote", at)
            case HostRuling(claim, _):
                return self._rule(state, claim, True, "host", at)
            case _:
                return Step(state)

    def _leave(self, state: BookwormState, seat: Seat, at: Millis) -> Step:
        """A seat has gone: it is asked nothing more, and its dice stay where they lie."""
        if state.result or seat in state.left:
            return Step(state)
        state = changed(state, left=state.left | {seat})
        return after(self._without(state, seat, at), events.SeatLeft(seat))

    def _without(self, state: BookwormState, seat: Seat, at: Millis) -> Step:
        if not state.present:
            return self._end(state)
        match state.stage:
            case Choosing(chooser_) if chooser_ == seat:
                return self._choose(state, seat, card_of(state).categories[0], at)
            case Naming(namer) if namer == seat:
                return self._next_turn(state, seat, at)
            case Disputing(claim, open_to):
                return self._await_disputes(changed(state, stage=Disputing(claim, open_to - {seat})), at)
            case Voting(claim, ballot):
                return self._count(changed(state, stage=Voting(claim, ballot.without(seat))), at)
            case HostRuling(claim, host) if host == seat:
                return self._ask_host(state, claim, at)
            case _:
                return Step(state)
