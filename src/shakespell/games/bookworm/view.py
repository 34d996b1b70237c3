"""The table as one seat of Bookworm sees it. Nothing is hidden in this game but how others voted."""

from typing import Literal

from ...core.cards import Category
from ...core.dice import Die, Face
from ...core.frozen import dataclass
from ...core.game import Millis, Seat, View
from .rules import Rules
from .scoring import RoundSum, round_sums
from .special import is_free, not_die
from .state import (
    BookwormState,
    Checking,
    Choosing,
    Disputing,
    Drawing,
    HostRuling,
    Line,
    Named,
    Naming,
    Refused,
    StageName,
    Throwing,
    Turning,
    Voting,
)


@dataclass(frozen=True, slots=True)
class DieView:
    """A die as it lies, and before whom (None: in the display). ``letters`` are those a word for it may begin with.

    ``any_letter`` says that a word for it may begin with any.
    """

    name: str
    identifier: str
    colour: str
    glyph: str
    dots: int
    letters: tuple[str, ...]
    any_letter: bool
    owner: Seat | None


class DiceSeen:
    """How each die looks with each face up before each seat, made once for a match."""

    __slots__ = ("_looks",)

    def __init__(self, dice: tuple[Die, ...], seats: int) -> None:
        owners: tuple[Seat | None, ...] = (None, *map(Seat, range(seats)))
        self._looks = tuple(
            tuple({owner: _look(die, face, owner) for owner in owners} for face in die.faces) for die in dice
        )

    def lying(self, rolled: tuple[int, ...], owners: tuple[Seat | None, ...]) -> tuple[DieView, ...]:
        """The dice as they lie, and before whom; none before the roll."""
        lying = zip(self._looks, rolled, owners, strict=False)
        return tuple([look[face][owner] for look, face, owner in lying])


def _look(die: Die, face: Face, owner: Seat | None) -> DieView:
    letters = tuple([reading[0] for reading in face.readings])
    return DieView(die.name, die.identifier, die.colour, face.glyph, face.points, letters, is_free(face), owner)


@dataclass(frozen=True, slots=True)
class ClaimView:
    """The word that is being judged."""

    seat: Seat
    word: str
    die: str


@dataclass(frozen=True, slots=True)
class Holding:
    """What lies before a seat in this round, and what it would bring if the round ended now."""

    seat: Seat
    cards: int
    sum: RoundSum


@dataclass(frozen=True, slots=True, kw_only=True)
class BookwormView(View):
    """The table as one seat sees it.

    ``categories`` is the card to choose from, ``refused`` are this round's words that were found not to fit;
    ``counts_from`` is the moment the counted five begin, where there is a clock (BW-8); ``subject`` the seat whose word
    is decided on.
    """

    game: Literal["bookworm"] = "bookworm"
    round: int
    target_score: int
    bookworm: Seat
    host: Seat | None
    stage: StageName | Literal["over"]
    turn_of: Seat | None
    categories: tuple[Category, ...]
    category: Category | None
    dice: tuple[DieView, ...]
    cards_left: int
    holdings: tuple[Holding, ...]
    named: tuple[Named, ...]
    refused: tuple[Refused, ...]
    claim: ClaimView | None
    subject: Seat | None
    counts_from: Millis | None
    sheet: tuple[Line, ...]


def view(
    rules: Rules, dice: tuple[Die, ...], seen: DiceSeen, state: BookwormState, seat: Seat | None, prompt: int = 0
) -> BookwormView:
    """What ``seat``, or a spectator, sees."""
    claim = state.claim
    return BookwormView(
        seat=seat,
        prompt=prompt,
        to_act=state.to_act,
        can=can(rules, dice, state, seat),
        deadlines=state.deadlines,
        scores=state.scores,
        left=state.left,
        ballot=state.stage.ballot.view() if isinstance(state.stage, Voting) else None,
        result=state.result,
        round=state.round,
        target_score=rules.target_score,
        bookworm=state.bookworm,
        host=state.host if rules.judging == "host" else None,
        stage="over" if state.result else state.stage.name,
        turn_of=_turn_of(state),
        categories=state.card.categories if state.card and isinstance(state.stage, Choosing) else (),
        category=state.category,
        dice=seen.lying(state.rolled, state.owners),
        cards_left=state.cards_left,
        holdings=_holdings(dice, state),
        named=state.named,
        refused=state.refused,
        claim=ClaimView(claim.seat, claim.phrase.text, dice[claim.die].name) if claim else None,
        subject=claim.seat if claim else None,
        counts_from=_counts_from(rules, state),
        sheet=state.sheet,
    )


def can(rules: Rules, dice: tuple[Die, ...], state: BookwormState, seat: Seat | None) -> frozenset[str]:
    """The kinds of action this seat may play now; tells the screen which controls to show."""
    if seat is None or seat not in state.to_act:
        return frozenset()
    match state.stage:
        case Choosing():
            return frozenset(("choose",))
        case Naming():
            has_not = rules.special_die and not_die(dice, state, seat) is not None
            return frozenset(("name", "give-up", "take-not") if has_not else ("name", "give-up"))
        case Disputing():
            return frozenset(("accept", "dispute"))
        case Voting() | HostRuling():
            return frozenset(("vote",))
        case Drawing() | Turning() | Throwing() | Checking():
            return frozenset()


def _turn_of(state: BookwormState) -> Seat | None:
    if claim := state.claim:
        return claim.seat
    return state.stage.seat if isinstance(state.stage, Naming | Choosing) else None


def _counts_from(rules: Rules, state: BookwormState) -> Millis | None:
    if rules.untimed or not isinstance(state.stage, Naming) or state.result:
        return None
    return Millis(state.due - 1000 * rules.count_seconds)


def _holdings(dice: tuple[Die, ...], state: BookwormState) -> tuple[Holding, ...]:
    sums = round_sums(dice, state.rolled, state.owners, state.cards, None)
    return tuple([Holding(Seat(seat), state.cards[seat], each) for seat, each in enumerate(sums)])
