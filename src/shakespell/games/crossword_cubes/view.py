"""The table as one seat of Crossword Cubes sees it; every field is named because it is public, or this seat's own."""

from operator import getitem
from typing import Literal

from ...core.ballot import BallotView
from ...core.dice import Die
from ...core.frozen import dataclass
from ...core.game import Seat, View
from .rules import COMPULSORY_TURNS, TURNS_A_ROUND, Duplicates, GameName, Rules, Together
from .scoring import Breakdown
from .state import (
    Building,
    Challenging,
    Checking,
    CheckingAll,
    CheckingChallenge,
    CubesState,
    Deciding,
    Hand,
    HostRuling,
    Line,
    Ordering,
    OrderRoll,
    RefusedWord,
    StageName,
    StandingView,
    Voting,
)


@dataclass(frozen=True, slots=True)
class DieView:
    """A die as it lies: its name, the identifier printed on it, and the face that is up."""

    name: str
    identifier: str
    glyph: str
    points: int


@dataclass(frozen=True, slots=True)
class DiceSeen:
    """The dice, and each of them with each face up, made once for a match."""

    dice: tuple[Die, ...]
    sides: tuple[tuple[DieView, ...], ...]

    def lying(self, rolled: tuple[int, ...]) -> tuple[DieView, ...]:
        """The dice as they lie after a roll."""
        return tuple(map(getitem, self.sides, rolled))


def dice_seen(dice: tuple[Die, ...]) -> DiceSeen:
    """The dice with each face up, made once for a match."""
    return DiceSeen(
        dice,
        tuple(tuple(DieView(die.name, die.identifier, face.glyph, face.points) for face in die.faces) for die in dice),
    )


@dataclass(frozen=True, slots=True)
class LyingView:
    """A die on the grid and what it reads there."""

    die: str
    row: int
    col: int
    reads: str


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand as one seat may see it; all but ``done`` is None while it is hidden.

    ``rows`` is the draft in text form, ``sum`` what it scores if every word of it is allowed.
    """

    seat: Seat
    done: bool
    dice: tuple[DieView, ...] | None
    lying: tuple[LyingView, ...] | None
    rows: tuple[str, ...] | None
    sum: Breakdown | None
    refused: tuple[RefusedWord, ...] | None


@dataclass(frozen=True, slots=True)
class WordsOf:
    """Words of a seat that may be challenged or ruled on."""

    seat: Seat
    words: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CubesView(View):
    """The table as one seat sees it."""

    game: Literal["crossword-cubes"] = "crossword-cubes"
    version: GameName
    round: int
    rounds: int | None
    turn: int
    turns_a_round: int
    compulsory_turns: int
    turn_limit: int | None
    score_limit: int | None
    duplicates: Duplicates
    together: Together
    host: Seat | None
    first: Seat
    order: tuple[OrderRoll, ...]
    stage: StageName | Literal["over"]
    standings: tuple[StandingView, ...]
    hands: tuple[HandView, ...]
    challengeable: tuple[WordsOf, ...]
    ruling: WordsOf | None
    sheet: tuple[Line, ...]


def view(rules: Rules, seen: DiceSeen, state: CubesState, seat: Seat | None, prompt: int = 0) -> CubesView:
    """What ``seat``, or a spectator, may see.

    While everybody plays at once, another seat's dice and layout stay hidden until all are done (CC-15); and before a
    challenge has been made nobody is told whether a word is in the lexicon (B-45).
    """
    others_hidden = is_hiding(rules, state)
    calm = isinstance(state.stage, Building)  # as mostly: no word is in question
    return CubesView(
        seat=seat,
        prompt=prompt,
        to_act=state.to_act,
        can=can(state, seat),
        deadlines=state.deadlines,
        scores=state.scores,
        left=state.left,
        ballot=None if calm else _ballot(state),
        result=state.result,
        version=rules.game,
        round=state.round,
        rounds=rules.rounds,
        turn=state.turn,
        turns_a_round=TURNS_A_ROUND[rules.game],
        compulsory_turns=COMPULSORY_TURNS,
        turn_limit=rules.turns,
        score_limit=rules.last_score,
        duplicates=rules.duplicates,
        together=rules.together,
        host=state.host if rules.judging == "host" else None,
        first=state.first,
        order=state.order,
        stage="over" if state.result else state.stage.name,
        standings=state.standings,
        hands=tuple([_hand(seen, of, state.hand(of), others_hidden and of != seat) for of in state.active]),
        challengeable=() if calm else challengeable(state, seat),
        ruling=None if calm else _ruling(state),
        sheet=state.sheet,
    )


MAY_BUILD = frozenset(("lay", "done"))


def can(state: CubesState, seat: Seat | None) -> frozenset[str]:
    """The kinds of action this seat may play now; tells the screen which controls to show."""
    if seat is None or seat not in state.to_act:
        return frozenset()
    match state.stage:
        case Building():
            return MAY_BUILD
        case Deciding():
            return frozenset(("shake", "pass"))
        case Challenging():
            return frozenset(("accept", "challenge") if challengeable(state, seat) else ("accept",))
        case Voting() | HostRuling():
            return frozenset(("vote",))
        case Ordering() | Checking() | CheckingAll() | CheckingChallenge():
            return frozenset()


def challengeable(state: CubesState, seat: Seat | None) -> tuple[WordsOf, ...]:
    """The words that ``seat`` may have looked up."""
    if not isinstance(state.stage, Challenging) or seat not in state.stage.open_to:
        return ()
    return tuple(WordsOf(of, state.hand(of).on_trial) for of in state.on_trial if of != seat)


def is_hiding(rules: Rules, state: CubesState) -> bool:
    """Whether nobody may see another seat's hand yet."""
    return rules.together != "off" and bool(state.building)


def _ballot(state: CubesState) -> BallotView | None:
    """The ballots on a seat's words, which are given together, as one."""
    if not isinstance(state.stage, Voting):
        return None
    first = state.stage.ballots[0].view()
    words = ", ".join(ballot.subject for ballot in state.stage.ballots)
    return BallotView(words, first.rule, first.voters, first.open_to, first.given)


def _ruling(state: CubesState) -> WordsOf | None:
    match state.stage:
        case Voting(seat, _) | HostRuling(seat, _):
            return WordsOf(seat, state.hand(seat).on_trial)
        case _:
            return None


def _hand(seen: DiceSeen, of: Seat, hand: Hand, hidden: bool) -> HandView:
    if hidden or not hand.rolled:
        return HandView(of, hand.done, None, None, None, None, None)
    draft, dice = hand.draft, seen.dice
    return HandView(
        seat=of,
        done=hand.done,
        dice=seen.lying(hand.rolled),
        lying=tuple([LyingView(dice[cell.die].name, cell.row, cell.col, cell.reads) for cell in draft.placed]),
        rows=draft.layout.rows(),
        sum=hand.sum,
        refused=hand.refused,
    )
