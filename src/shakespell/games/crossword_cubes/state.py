"""A match of Crossword Cubes as it stands: hands, what is done in the round, the sheet, what the table is doing."""

from collections.abc import Callable, Collection, Hashable
from dataclasses import field
from typing import Any, ClassVar, Literal, TypeAlias

from ...core.ballot import Ballot
from ...core.dice import Face
from ...core.frozen import Remembering, changed, dataclass, derived, put
from ...core.game import Deadline, Millis, Need, Question, Result, Seat, Verdict
from ...words.layout import Layout, Placed
from .scoring import GAME_ONE, Breakdown, LengthDone, Terms, UnusedDie, score_draft

NOTHING_LAID = Layout()


@dataclass(frozen=True, slots=True)
class RefusedWord:
    """A word the referee does not allow, and why."""

    word: str
    reason: str


@dataclass(frozen=True, slots=True)
class Draft(Remembering):
    """A turn's dice, the terms on which they will be scored, and how some of them lie: which, and what they form."""

    faces: tuple[Face, ...] = ()
    dice: tuple[UnusedDie, ...] = ()
    terms: Terms = GAME_ONE
    placed: tuple[Placed, ...] = ()
    layout: Layout = NOTHING_LAID

    @derived
    def words(self) -> tuple[str, ...]:
        """The words that lie, each named once."""
        return tuple(dict.fromkeys(self.layout.words()))

    @property
    def blanks(self) -> tuple[tuple[int, str], ...]:
        """The blanks that lie, by number, each with the letter it reads (CC-4)."""
        return tuple([(cell.die, cell.reads) for cell in self.placed if self.faces[cell.die].is_wild])

    @derived
    def sum(self) -> Breakdown:
        """What it scores if every word is allowed."""
        return self.sum_if(lambda _: True)

    def sum_if(self, allowed: Callable[[str], bool]) -> Breakdown:
        """What it scores with the words that are allowed."""
        return score_draft(self.layout, self.placed, self.dice, allowed, self.terms)


NO_DICE = Draft()


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's dice in this turn, how they lie, and what was said of their words."""

    due: Millis
    rolled: tuple[int, ...] = ()
    draft: Draft = NO_DICE
    refused: tuple[RefusedWord, ...] = ()
    verdicts: tuple[tuple[str, Verdict], ...] = ()
    done: bool = False
    blanks: tuple[tuple[int, str], ...] = ()
    """The blanks that were named when the words were looked up, by number, and the letter each stays (CC-4)."""

    @property
    def on_trial(self) -> tuple[str, ...]:
        """Words nobody has ruled on."""
        if not self.verdicts:
            return self.draft.words
        ruled = {word for word, _ in self.verdicts}
        return tuple([word for word in self.draft.words if word not in ruled])

    @property
    def sum(self) -> Breakdown:
        """What the turn scores as far as it is known: words nobody has ruled on stand."""
        if not self.verdicts:
            return self.draft.sum
        ruled_out = {word for word, verdict in self.verdicts if verdict.answer == "no"}
        return self.draft.sum_if(lambda word: word not in ruled_out) if ruled_out else self.draft.sum


@dataclass(frozen=True, slots=True)
class StandingView:
    """How far a seat is in the round: turns taken, lengths made (CC-13), whether its round is over."""

    seat: Seat
    turns: int
    lengths: tuple[LengthDone, ...]
    finished: bool


def standings_anew(seats: int) -> tuple[StandingView, ...]:
    """How far everybody is when a round begins."""
    return tuple([StandingView(Seat(seat), 0, (), False) for seat in range(seats)])


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet: the crossword in text form, its sum, the bonus for a slam (CC-14).

    ``score`` is what the turn brought: the sum and the bonus.
    """

    round: int
    turn: int
    seat: Seat
    rows: tuple[str, ...]
    breakdown: Breakdown
    slam: int
    refused: tuple[RefusedWord, ...]
    total: int
    score: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "score", self.breakdown.score + self.slam)


# What the table is doing; ``name`` is what views call it.

StageName: TypeAlias = Literal["ordering", "deciding", "building", "checking", "challenging", "voting", "host-ruling"]


@dataclass(frozen=True, slots=True)
class OrderRoll:
    """What a seat shook for the first place (CC-1); ties shake again."""

    seat: Seat
    total: int
    attempt: int


@dataclass(frozen=True, slots=True)
class Ordering:
    """Everybody rolls for the first place; ``totals`` are those of the contenders who have rolled (CC-1)."""

    contenders: tuple[Seat, ...]
    totals: tuple[int, ...] = ()
    attempt: int = 1
    name: ClassVar[StageName] = "ordering"


@dataclass(frozen=True, slots=True)
class Deciding:
    """A third or fourth turn may be taken or passed by the seats that have not said which (CC-10)."""

    open_to: frozenset[Seat]
    name: ClassVar[StageName] = "deciding"


@dataclass(frozen=True, slots=True)
class Building:
    """Seats lay their dice."""

    name: ClassVar[StageName] = "building"


BUILDING = Building()


@dataclass(frozen=True, slots=True)
class Checking:
    """The referee looks up the words with which a seat would like to end its turn."""

    seat: Seat
    name: ClassVar[StageName] = "checking"


@dataclass(frozen=True, slots=True)
class CheckingAll:
    """The referee looks up every word that lies before these seats, when all are done."""

    seats: tuple[Seat, ...]
    name: ClassVar[StageName] = "checking"


@dataclass(frozen=True, slots=True)
class Challenging:
    """Words may be challenged by the seats that have not let them stand."""

    open_to: frozenset[Seat]
    name: ClassVar[StageName] = "challenging"


@dataclass(frozen=True, slots=True)
class CheckingChallenge:
    """The referee looks up the word of ``seat`` that ``by`` has challenged."""

    seat: Seat
    word: str
    by: Seat
    open_to: frozenset[Seat]
    name: ClassVar[StageName] = "checking"


@dataclass(frozen=True, slots=True)
class Voting:
    """The others vote on a seat's words, all of them at once: a ballot a word."""

    seat: Seat
    ballots: tuple[Ballot, ...]
    name: ClassVar[StageName] = "voting"

    @property
    def open_to(self) -> frozenset[Seat]:
        """Seats that have not voted; all ballots are given together."""
        return frozenset(map(Seat, self.ballots[0].open_to))

    @property
    def is_void(self) -> bool:
        """Whether all voters left before they voted."""
        return self.ballots[0].is_void

    @property
    def settled(self) -> bool:
        return all(ballot.settled for ballot in self.ballots)


@dataclass(frozen=True, slots=True)
class HostRuling:
    """The host rules on a seat's words."""

    seat: Seat
    host: Seat
    name: ClassVar[StageName] = "host-ruling"


Stage: TypeAlias = (
    Ordering | Deciding | Building | Checking | CheckingAll | Challenging | CheckingChallenge | Voting | HostRuling
)


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesState(Remembering):
    """Everything that has come of the log.

    ``turn`` counts from 1 within the round, ``laps`` the turns everybody has had in the match; ``place`` is whose turn
    it is in the order of play, counted from ``first``.
    """

    round: int
    turn: int
    place: int
    laps: int
    first: Seat
    scores: tuple[int, ...]
    standings: tuple[StandingView, ...]
    active: tuple[Seat, ...]
    hands: tuple[Hand | None, ...]
    stage: Stage
    rolling: tuple[Seat, ...] = ()
    order: tuple[OrderRoll, ...] = ()
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

    def with_hand(self, seat: Seat, hand: Hand | None, **also: Any) -> "CubesState":
        """The state with another hand before a seat; ``also`` are changes that go with it."""
        return changed(self, hands=put(self.hands, seat, hand), **also)

    def with_standing(self, seat: Seat, standing: StandingView) -> "CubesState":
        standings = put(self.standings, seat, standing)
        return changed(self, standings=standings)

    def ruled(self, seat: Seat, *judged: tuple[str, Verdict]) -> "CubesState":
        """The state after somebody ruled on words of a seat."""
        hand = self.hand(seat)
        return self.with_hand(seat, changed(hand, verdicts=hand.verdicts + judged))

    def plus(self, seat: Seat, points: int) -> "CubesState":
        """The state with points added to a seat's total."""
        scores = put(self.scores, seat, self.scores[seat] + points)
        return changed(self, scores=scores)

    @derived
    def present(self) -> tuple[Seat, ...]:
        """Seats that have not left."""
        return tuple([Seat(seat) for seat in range(len(self.scores)) if seat not in self.left])

    @derived
    def host(self) -> Seat | None:
        """The first seat that is still here (B-63: a host who leaves hands over)."""
        return next(iter(self.present), None)

    def plays_on(self, seat: Seat) -> bool:
        """Whether a seat is here and has turns to come in this round."""
        return seat not in self.left and not self.standings[seat].finished

    def next_place(self, start: int) -> int | None:
        """The first place in the order of play, from ``start``, whose seat plays on in this round."""
        seats = len(self.scores)
        for place in range(start, seats):
            if self.plays_on(Seat((self.first + place) % seats)):
                return place
        return None

    @derived
    def building(self) -> tuple[Seat, ...]:
        """Active seats that have not ended their turn."""
        hands = self.hands
        return tuple([seat for seat in self.active if not ((hand := hands[seat]) and hand.done)])

    @derived
    def on_trial(self) -> tuple[Seat, ...]:
        """Seats with words that nobody has ruled on yet, in order of play."""
        hands = self.hands
        return tuple([seat for seat in self.active if (hand := hands[seat]) and hand.on_trial])

    @derived
    def to_act(self) -> frozenset[Seat]:
        if self.result or self.needs:
            return frozenset()
        match self.stage:
            case Building():
                return frozenset(self.building)
            case Deciding(open_to) | Challenging(open_to):
                return open_to
            case Voting() as voting:
                return voting.open_to
            case HostRuling(_, host):
                return frozenset({host})
            case Ordering() | Checking() | CheckingAll() | CheckingChallenge():
                return frozenset()

    @derived
    def deadlines(self) -> tuple[Deadline, ...]:
        if self.result or self.needs:
            return ()
        match self.stage:
            case Building() | Deciding():
                hands = zip(self.active, map(self.hand, self.active), strict=True)
                return tuple([Deadline(hand.due, seat) for seat, hand in hands if seat in self.to_act])
            case _:
                assert self.closes is not None, "every stage that waits for people has its end"
                return (Deadline(self.closes),)

    @property
    def question(self) -> Question:
        """While one seat's words are looked up, the others go on building and are asked nothing new (B-20)."""
        turn = (self.round, self.turn, self.place, self.result is None)
        about: Hashable
        asked: Collection[Seat]
        match self.stage:
            case Building() | Checking():
                about, asked = "building", self.building
            case Voting(subject, _) | HostRuling(subject, _):
                about, asked = (self.stage.name, subject), ()
            case _:
                about, asked = self.stage.name, self.to_act
        return Question((turn, about), asked)
