"""A match of Bookworm as it stands: the display, whose dice are whose, words named, what the table is doing."""

from typing import Any, ClassVar, Literal, TypeAlias

from ...core.ballot import Ballot
from ...core.cards import Card, Category
from ...core.frozen import Remembering, changed, dataclass, derived, put
from ...core.game import Deadline, Millis, Need, Question, Result, Seat
from .naming import Phrase
from .rules import BOOKWORM_CARDS
from .scoring import RoundSum

START = Millis(0)


@dataclass(frozen=True, slots=True)
class Named:
    """A word that was named and counts, the die it took, and from whom (None: from the display)."""

    seat: Seat
    word: str
    die: str
    stolen_from: Seat | None


@dataclass(frozen=True, slots=True)
class Refused:
    """A word that was found not to fit a category; it cannot be named for it again in this round."""

    seat: Seat
    word: str
    category: str
    reason: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A word somebody has named and that is being judged; ``time_left`` is what the namer's clock stands at."""

    seat: Seat
    phrase: Phrase
    die: int
    time_left: Millis


@dataclass(frozen=True, slots=True)
class Line:
    """One seat's line of a round on the score sheet."""

    round: int
    seat: Seat
    sum: RoundSum
    total: int


# What the table is doing; ``name`` is what views call it.

StageName: TypeAlias = Literal[
    "drawing", "turning", "choosing", "throwing", "naming", "checking", "disputing", "voting", "host-ruling"
]


@dataclass(frozen=True, slots=True)
class Drawing:
    """A roll decides who is the first Bookworm (BW-10)."""

    name: ClassVar[StageName] = "drawing"


@dataclass(frozen=True, slots=True)
class Turning:
    """A card is turned over, for ``seat`` to choose from (BW-1)."""

    seat: Seat
    name: ClassVar[StageName] = "turning"


@dataclass(frozen=True, slots=True)
class Choosing:
    """The Bookworm, or who took the ``?``, chooses a category."""

    seat: Seat
    name: ClassVar[StageName] = "choosing"


@dataclass(frozen=True, slots=True)
class Throwing:
    """The dice are rolled for the display (BW-1)."""

    name: ClassVar[StageName] = "throwing"


@dataclass(frozen=True, slots=True)
class Naming:
    """A seat thinks of a word (BW-2)."""

    seat: Seat
    name: ClassVar[StageName] = "naming"


@dataclass(frozen=True, slots=True)
class Checking:
    """The lists are asked whether the word fits."""

    claim: Claim
    name: ClassVar[StageName] = "checking"


@dataclass(frozen=True, slots=True)
class Disputing:
    """The word stands unless one of these seats disputes it (BW-9)."""

    claim: Claim
    open_to: frozenset[Seat]
    name: ClassVar[StageName] = "disputing"


@dataclass(frozen=True, slots=True)
class Voting:
    """The others vote on the word (BW-9)."""

    claim: Claim
    ballot: Ballot
    name: ClassVar[StageName] = "voting"


@dataclass(frozen=True, slots=True)
class HostRuling:
    """The host says whether the word fits."""

    claim: Claim
    host: Seat
    name: ClassVar[StageName] = "host-ruling"


Stage: TypeAlias = Drawing | Turning | Choosing | Throwing | Naming | Checking | Disputing | Voting | HostRuling


@dataclass(frozen=True, slots=True, kw_only=True)
class BookwormState(Remembering):
    """Everything that has come of the log.

    ``stack`` holds the ids of the cards not turned over yet, ``turned`` counts those of this round; ``owners`` says
    before whom each die lies (None: in the display); ``spared`` are the seats that have taken NOT in this round;
    ``turn`` counts the turns of the round; ``due`` is when the seat that chooses or names runs out of time, ``closes``
    when the table does.
    """

    round: int
    turn: int
    bookworm: Seat
    scores: tuple[int, ...]
    stack: tuple[str, ...]
    stage: Stage
    turned: int = 0
    card: Card | None = None
    category: Category | None = None
    rolled: tuple[int, ...] = ()
    owners: tuple[Seat | None, ...] = ()
    cards: tuple[int, ...]
    cards_left: int
    spared: frozenset[Seat] = frozenset()
    named: tuple[Named, ...] = ()
    keys: tuple[str, ...] = ()
    refused: tuple[Refused, ...] = ()
    refused_keys: tuple[tuple[str, str], ...] = ()
    due: Millis = START
    closes: Millis | None = None
    sheet: tuple[Line, ...] = ()
    left: frozenset[Seat] = frozenset()
    needs: Need | None = None
    result: Result | None = None

    @derived
    def present(self) -> tuple[Seat, ...]:
        """Seats that have not left."""
        return tuple(Seat(seat) for seat in range(len(self.scores)) if seat not in self.left)

    @derived
    def host(self) -> Seat | None:
        """The first seat that is still here (B-63: a host who leaves hands over)."""
        return next(iter(self.present), None)

    @derived
    def claim(self) -> Claim | None:
        """The word that is being judged."""
        match self.stage:
            case Checking(claim) | Disputing(claim, _) | Voting(claim, _) | HostRuling(claim, _):
                return claim
            case _:
                return None

    def present_from(self, seat: int) -> Seat:
        """``seat``, or the next to the left that is here; somebody must be."""
        seats = len(self.scores)
        return next(Seat(each % seats) for each in range(seat, seat + seats) if each % seats not in self.left)

    def given(self, die: int, seat: Seat, **also: Any) -> "BookwormState":
        """The state after a die has come to lie before a seat; whom it was stolen from gets a card (BW-3).

        ``also`` are changes that go with it.
        """
        before = self.owners[die]
        owners = put(self.owners, die, seat)
        if before is None:
            return changed(self, owners=owners, **also)
        cards = put(self.cards, before, self.cards[before] + 1)
        return changed(self, owners=owners, cards=cards, cards_left=self.cards_left - 1, **also)

    @derived
    def to_act(self) -> frozenset[Seat]:
        if self.result or self.needs:
            return frozenset()
        match self.stage:
            case Choosing(seat) | Naming(seat):
                return frozenset({seat})
            case Disputing(_, open_to):
                return open_to
            case Voting(_, ballot):
                return frozenset(map(Seat, ballot.open_to))
            case HostRuling(_, host):
                return frozenset({host})
            case Drawing() | Turning() | Throwing() | Checking(_):
                return frozenset()

    @derived
    def deadlines(self) -> tuple[Deadline, ...]:
        if self.result or self.needs:
            return ()
        if isinstance(self.stage, Choosing | Naming):
            return (Deadline(self.due, self.stage.seat),)
        assert self.closes is not None, "every stage that waits for people has its end"
        return (Deadline(self.closes),)

    @property
    def question(self) -> Question:
        claim = self.claim
        key = claim.phrase.key if claim else None
        about = (self.round, self.turn, self.turned, type(self.stage), key, len(self.refused), self.result is None)
        return Question(about, () if claim else self.to_act)


def cleared(state: BookwormState) -> BookwormState:
    """The state with the middle of the table as before a round: all Bookworm cards there, no dice, nothing named."""
    return changed(
        state,
        card=None,
        category=None,
        rolled=(),
        owners=(),
        cards=(0,) * len(state.scores),
        cards_left=BOOKWORM_CARDS,
        spared=frozenset(),
        named=(),
        keys=(),
        refused=(),
        refused_keys=(),
        closes=None,
    )


def card_of(state: BookwormState) -> Card:
    """The card that lies open."""
    assert state.card is not None, "a card has been turned over"
    return state.card


def category_of(state: BookwormState) -> Category:
    """What words must fit."""
    assert state.category is not None, "a category has been chosen"
    return state.category


def claim_of(state: BookwormState) -> Claim:
    """The word that is being judged."""
    assert state.claim is not None, "a word has been named"
    return state.claim
