"""The table as one seat of Dice Words sees it; every field is named because it is public, or this seat's own."""

from collections.abc import Mapping
from operator import getitem
from typing import Literal, TypeAlias

from ...core.ballot import BallotView
from ...core.dice import DiceSet, Die
from ...core.frozen import dataclass
from ...core.game import Seat, View
from ...core.trial import Challenging, Voting
from .rules import Rules, SeatOptions
from .state import (
    Agreeing,
    Checking,
    Draft,
    Hand,
    HeadStart,
    IcewordsState,
    Judging,
    Line,
    Opening,
    Playing,
    Refusal,
    RollingTargets,
    StageName,
    Studying,
)


@dataclass(frozen=True, slots=True)
class DieView:
    """A die as it lies: its name and the face that is up."""

    name: str
    colour: str
    glyph: str
    points: int


DiceSeen: TypeAlias = Mapping[str, tuple[tuple[DieView, ...], ...]]
"""Every die of each group with each of its faces up."""


def dice_seen(dice_set: DiceSet) -> DiceSeen:
    """Each die with each face up, made once for a match."""
    return {
        group.name: tuple(
            tuple(DieView(die.name, die.colour, face.glyph, face.points) for face in die.faces) for die in group.dice
        )
        for group in dice_set.groups
    }


def lying(seen: tuple[tuple[DieView, ...], ...], rolled: tuple[int, ...]) -> tuple[DieView, ...]:
    """Dice as they lie after a roll; none before it."""
    return tuple(map(getitem, seen, rolled))


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand as one seat may see it; dice, draft, refusals and rerolls are None while they are hidden.

    ``rerolls_left`` is also None where rerolls are unlimited. ``rung``: this seat's bell has rung.
    """

    seat: Seat
    rung: bool
    done: bool
    dice: tuple[DieView, ...] | None
    draft: Draft | None
    refusal: Refusal | None
    refused: frozenset[str] | None
    rerolls_left: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class IcewordsView(View):
    """The table as one seat sees it.

    ``opening`` is the roll that decided who starts, ``sugar`` has the sugar die, ``targets`` are empty until they are
    rolled, ``subject`` is whose word is decided on.
    """

    game: Literal["icewords"] = "icewords"
    round: int
    rounds: int
    min_length: int
    starter: Seat
    host: Seat | None
    stage: StageName | Literal["over"]
    opening: tuple[tuple[Seat, str], ...]
    targets: tuple[DieView, ...]
    sugar: Seat | None
    aids: tuple[SeatOptions, ...]
    hands: tuple[HandView, ...]
    subject: Seat | None
    challengeable: frozenset[Seat]
    sheet: tuple[Line, ...]


def rack(dice_set: DiceSet, hand: Hand) -> tuple[Die, ...]:
    """The dice of a hand: seven drink dice, and the sugar die if the seat was given it (KW-12)."""
    return dice_set.dice("rack") + (dice_set.dice("sugar") if hand.sugar else ())


def face_numbers(dice: tuple[Die, ...], lying: tuple[DieView, ...]) -> tuple[int, ...]:
    """The number of the face that each die shows, as the solver asks for it."""
    return tuple(
        next(n for n, face in enumerate(die.faces) if (face.glyph, face.points) == (up.glyph, up.points))
        for die, up in zip(dice, lying, strict=True)
    )


def view(
    rules: Rules,
    seen: DiceSeen,
    options: tuple[SeatOptions, ...],
    state: IcewordsState,
    seat: Seat | None,
    prompt: int = 0,
) -> IcewordsView:
    """What ``seat``, or a spectator, may see: another seat's dice, draft and rerolls only after the reveal (KW-4)."""
    return IcewordsView(
        seat=seat,
        prompt=prompt,
        to_act=state.to_act,
        can=can(state, seat),
        deadlines=state.deadlines,
        scores=state.scores,
        left=state.left,
        ballot=_ballot(state),
        result=state.result,
        round=state.round,
        rounds=rules.rounds,
        min_length=rules.min_length,
        starter=state.starter,
        host=min(state.present, default=None) if rules.judging == "host" else None,
        stage="over" if state.result else state.stage.name,
        opening=state.opening,
        targets=lying(seen["ice"], state.targets),
        sugar=state.sugar,
        aids=options,
        hands=tuple([_hand(seen, state, active, seat) for active in state.active]),
        subject=state.stage.trial.subject if isinstance(state.stage, Judging) else None,
        challengeable=challengeable(state, seat),
        sheet=state.sheet,
    )


def can(state: IcewordsState, seat: Seat | None) -> frozenset[str]:
    """The kinds of action this seat may play now; tells the screen which controls to show."""
    if seat is None or seat not in state.to_act:
        return frozenset()
    match state.stage:
        case Agreeing():
            return frozenset(("vote",))
        case Studying():
            return frozenset(("go",))
        case HeadStart() | Playing():
            hand = state.hand(seat)
            rerolling = ("reroll",) if hand.rerolls_left != 0 and not hand.rung else ()
            return frozenset(("spell", "lock", *rerolling))
        case Judging(trial):
            return frozenset(("accept", "challenge") if isinstance(trial.question, Challenging) else ("vote",))
        case Opening() | RollingTargets() | Checking():
            return frozenset()


def challengeable(state: IcewordsState, seat: Seat | None) -> frozenset[Seat]:
    """The seats whose word ``seat`` may have looked up."""
    if seat is None or not isinstance(state.stage, Judging):
        return frozenset()
    return state.stage.trial.challengeable(seat)


def _ballot(state: IcewordsState) -> BallotView | None:
    match state.stage:
        case Agreeing(ballot):
            return ballot.view()
        case Judging(trial) if isinstance(trial.question, Voting):
            return trial.question.ballot.view()
        case _:
            return None


def _hand(seen: DiceSeen, state: IcewordsState, of: Seat, seat: Seat | None) -> HandView:
    hand = state.hand(of)
    if state.is_hidden and of != seat:
        return HandView(of, hand.rung, hand.done, None, None, None, None, None)
    dice = lying(seen["rack"] + seen["sugar"] if hand.sugar else seen["rack"], hand.rolled)
    return HandView(of, hand.rung, hand.done, dice, hand.draft, hand.refusal, hand.refused, hand.rerolls_left)
