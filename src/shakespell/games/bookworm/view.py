"""The table as one seat of Bookworm sees it. Nothing is hidden in this game but how others voted."""

from typing import Literal

from ...core.cards import Category
from ...core.dice import Die, Face, shown
from ...core.frozen import dataclass
from ...core.game import Millis, Seat, View
from .rules import Rules
from .scoring import RoundSum, round_sum
from .special import can_take_not, is_free
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


def view(rules: Rules, dice: tuple[Die, ...], state: BookwormState, seat: Seat | None) -> BookwormView:
    """What ``seat``, or a spectator, sees."""
    claim = state.claim
    lying = dice if state.rolled else ()
    faces = shown(lying, state.rolled)
    return BookwormView(
        seat=seat,
        to_act=state.to_act,
        can=can(dice, state, seat),
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
        dice=_dice(lying, faces, state.owners),
        cards_left=state.cards_left,
        holdings=tuple(_holding(state, Seat(of), lying, faces) for of in range(len(state.scores))),
        named=state.named,
        refused=state.refused,
        claim=ClaimView(claim.seat, claim.phrase.text, dice[claim.die].name) if claim else None,
        subject=claim.seat if claim else None,
        counts_from=_counts_from(rules, state),
        sheet=state.sheet,
    )


def can(dice: tuple[Die, ...], state: BookwormState, seat: Seat | None) -> frozenset[str]:
    """The kinds of action this seat may play now; tells the screen which controls to show."""
    if seat is None or seat not in state.to_act:
        return frozenset()
    match state.stage:
        case Choosing():
            return frozenset(("choose",))
        case Naming():
            return frozenset(("name", "give-up", "take-not") if can_take_not(dice, state) else ("name", "give-up"))
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


def _dice(dice: tuple[Die, ...], faces: tuple[Face, ...], owners: tuple[Seat | None, ...]) -> tuple[DieView, ...]:
    return tuple(
        DieView(
            die.name,
            die.identifier,
            die.colour,
            face.glyph,
            face.points,
            tuple([reading[0] for reading in face.readings]),
            is_free(face),
            owner,
        )
        for die, face, owner in zip(dice, faces, owners, strict=True)
    )


def _holding(state: BookwormState, seat: Seat, dice: tuple[Die, ...], faces: tuple[Face, ...]) -> Holding:
    return Holding(seat, state.cards[seat], round_sum(seat, dice, faces, state.owners, state.cards, None))
