"""A Dicewords match as it stands: hands, the score sheet, and what the table is doing."""

from collections.abc import Collection, Hashable
from typing import Any, ClassVar, Literal, TypeAlias

from ...core import trial as trials
from ...core.arithmetic import Sum
from ...core.frozen import Remembering, changed, dataclass, derived, put
from ...core.game import Deadline, Millis, Need, Question, Result, Seat, Verdict
from ...core.trial import Trial
from ...words.spelling import Letter


@dataclass(frozen=True, slots=True)
class Declared:
    """A declared word and the dice that spell it, in order."""

    word: str
    letters: tuple[Letter, ...]
    sum: Sum


@dataclass(frozen=True, slots=True)
class Refusal:
    """A word the referee did not allow, to be tried again."""

    word: str
    reason: str


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's dice in this turn and what became of them. ``rolled`` is empty until the first roll."""

    due: Millis
    rerolls_left: int
    rolled: tuple[int, ...] = ()
    rolls: int = 0
    lying: Declared | None = None
    """The word on the tray, as the seat last laid it: what counts when time is up (DW-8)."""
    declared: Declared | None = None
    refusal: Refusal | None = None
    verdict: Verdict | None = None
    done: bool = False

    def fallen(self, positions: tuple[int, ...], faces: tuple[int, ...]) -> "Hand":
        """The hand after a roll of the dice at these positions; the others stay as they lie."""
        if not self.rolled:  # all dice
            return changed(self, rolled=faces, rolls=1, refusal=None)
        rolled = list(self.rolled)
        for position, face in zip(positions, faces, strict=True):
            rolled[position] = face
        return changed(self, rolled=tuple(rolled), rolls=self.rolls + 1, refusal=None)

    def taken_up(self, dice: tuple[str, ...]) -> "Hand":
        """The hand when some of its dice go back into the cup: a word that used one no longer lies (DW-3)."""
        lost = self.lying is not None and any(letter.die in dice for letter in self.lying.letters)
        return changed(self, rerolls_left=self.rerolls_left - 1, lying=None if lost else self.lying)


@dataclass(frozen=True, slots=True)
class Rolling:
    """Dice of one seat, by position, that are about to be rolled."""

    seat: Seat
    positions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet."""

    round: int
    seat: Seat
    word: str
    letters: tuple[Letter, ...]
    sum: Sum
    valid: bool
    reason: str
    total: int


# What the table is doing; ``name`` is what views call it.

StageName: TypeAlias = Literal["drawing", "choosing", "checking", "challenging", "voting", "host-ruling"]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A roll decides who starts (DW-10)."""

    name: ClassVar[StageName] = "drawing"


@dataclass(frozen=True, slots=True)
class Choosing:
    """Seats look at their dice, reroll and declare."""

    name: ClassVar[StageName] = "choosing"


@dataclass(frozen=True, slots=True)
class Checking:
    """The referee looks up the word that a seat would like to declare."""

    seat: Seat
    name: ClassVar[StageName] = "checking"


@dataclass(frozen=True, slots=True)
class OnTrial:
    """Everybody is done, and declared words are being judged."""

    trial: Trial

    @property
    def name(self) -> StageName:
        match self.trial.question:
            case trials.Challenging():
                return "challenging"
            case trials.Voting():
                return "voting"
            case trials.HostRuling():
                return "host-ruling"
            case trials.LookingUp() | trials.Closed():
                return "checking"


Stage: TypeAlias = Drawing | Choosing | Checking | OnTrial


@dataclass(frozen=True, slots=True, kw_only=True)
class DicewordsState(Remembering):
    """Everything that has come of the log. ``turn`` counts from 0 within the round; ``active`` seats hold hands."""

    round: int
    turn: int
    first: Seat
    scores: tuple[int, ...]
    active: tuple[Seat, ...]
    hands: tuple[Hand | None, ...]
    stage: Stage
    rolling: tuple[Rolling, ...] = ()
    closes: Millis | None = None
    sheet: tuple[Line, ...] = ()
    left: frozenset[Seat] = frozenset()
    needs: Need | None = None
    result: Result | None = None

    def hand(self, seat: Seat) -> Hand:
        """The hand of an active seat."""
        hand = self.hands[seat]
        assert hand is not None, f"seat {seat} holds no dice in this turn"
        return hand

    def with_hand(self, seat: Seat, hand: Hand, **also: Any) -> "DicewordsState":
        """The state with another hand before a seat; ``also`` are changes that go with it."""
        return changed(self, hands=put(self.hands, seat, hand), **also)

    def ruled(self, seat: Seat, verdict: Verdict) -> "DicewordsState":
        """The state after somebody ruled on a seat's word."""
        return self.with_hand(seat, changed(self.hand(seat), verdict=verdict))

    def plus(self, seat: Seat, points: int) -> "DicewordsState":
        """The state with points added to a seat's total."""
        scores = put(self.scores, seat, self.scores[seat] + points)
        return changed(self, scores=scores)

    def word(self, seat: Seat) -> str:
        """The word a seat has declared."""
        declared = self.hand(seat).declared
        assert declared is not None, f"seat {seat} has declared nothing"
        return declared.word

    @derived
    def present(self) -> tuple[Seat, ...]:
        """Seats that have not left."""
        return tuple([Seat(seat) for seat in range(len(self.scores)) if seat not in self.left])

    @derived
    def host(self) -> Seat | None:
        """The first seat that is still here (B-63: a host who leaves hands over)."""
        return next(iter(self.present), None)

    @derived
    def choosing(self) -> tuple[Seat, ...]:
        """Active seats that have not ended their turn."""
        hands = self.hands
        return tuple([seat for seat in self.active if not ((hand := hands[seat]) and hand.done)])

    @derived
    def unjudged(self) -> tuple[tuple[Seat, str], ...]:
        """Declared words that nobody has ruled on, with their seats, in order of play."""
        hands = [(seat, hand) for seat in self.active if (hand := self.hands[seat])]
        return tuple([(seat, hand.declared.word) for seat, hand in hands if hand.declared and hand.verdict is None])

    @derived
    def to_act(self) -> frozenset[Seat]:
        if self.result or self.needs:
            return frozenset()
        match self.stage:
            case Choosing():
                return frozenset(self.choosing)
            case OnTrial(trial):
                return trial.to_act
            case Drawing() | Checking():
                return frozenset()

    @derived
    def deadlines(self) -> tuple[Deadline, ...]:
        if self.result or self.needs:
            return ()
        if isinstance(self.stage, Choosing):
            hands = self.hands
            return tuple([Deadline(hand.due, seat) for seat in self.choosing if (hand := hands[seat])])
        assert self.closes is not None, "every stage that waits for people has its end"
        return (Deadline(self.closes),)

    @property
    def question(self) -> Question:
        """While others roll, or have a word looked up, a seat that is choosing is asked nothing new (B-20)."""
        about: Hashable
        asked: Collection[Seat]
        match self.stage:
            case Choosing() | Checking():
                about, asked = None, self.choosing
            case OnTrial(trial):
                about, asked = (self.stage.name, trial.subject), self.to_act
            case Drawing():
                about, asked = self.stage.name, ()
        return Question((self.round, self.turn, about, self.result is None), asked)
