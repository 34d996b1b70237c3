"""The table as one seat of Speed Dice sees it: all dice lie open, how others arrange them does not."""

from operator import getitem
from typing import Literal, TypeAlias

from ...core.ballot import BallotView
from ...core.dice import Die
from ...core.frozen import dataclass
from ...core.game import Millis, Seat, View
from .actions import Place
from .linking import why_not_linked
from .rules import Goal, Rules
from .state import (
    Checking,
    GettingReady,
    Line,
    Looking,
    Racing,
    Rack,
    Rolling,
    SpeedDiceState,
    StageName,
    Tile,
    Voting,
    WordCheck,
)


@dataclass(frozen=True, slots=True)
class DieView:
    """A die as it lies: its name and the face that is up."""

    name: str
    colour: str
    glyph: str


DiceSeen: TypeAlias = tuple[tuple[DieView, ...], ...]
"""Every die of the box with each of its faces up; a die that lies is picked out by two numbers."""


def dice_seen(box: tuple[Die, ...]) -> DiceSeen:
    """Each die with each face up, made once for a match."""
    return tuple(tuple(DieView(die.name, die.colour, face.glyph) for face in die.faces) for die in box)


@dataclass(frozen=True, slots=True)
class RackView:
    """A seat's dice. ``placed`` is None while it is hidden; ``linked`` says whether this seat may use the bowl.

    ``why_not`` is the sentence that says what the bowl waits for, for the seat itself.
    """

    seat: Seat
    dice: tuple[DieView, ...]
    aside: tuple[str, ...]
    to_link: int
    placed: tuple[Place, ...] | None
    linked: bool | None
    why_not: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedDiceView(View):
    """The table as one seat sees it. ``bowl`` begins with the die at the bottom; ``words`` are being voted on.

    ``race_began`` is when the dice that lie now were rolled.
    """

    game: Literal["speed-dice"] = "speed-dice"
    round: int
    max_rounds: int | None
    """None where the match goes on until somebody has won."""
    goal: Goal
    wins_needed: int
    stage: StageName | Literal["over"]
    ready: frozenset[Seat]
    race_began: Millis
    racks: tuple[RackView, ...]
    bowl: tuple[Seat, ...]
    checking: Seat | None
    words: tuple[WordCheck, ...]
    tile: Tile | None
    hopeless: bool
    sheet: tuple[Line, ...]


def view(rules: Rules, seen: DiceSeen, state: SpeedDiceState, seat: Seat | None, prompt: int = 0) -> SpeedDiceView:
    """What ``seat``, or a spectator, may see: how another seat's dice lie only once its toss is being checked."""
    return SpeedDiceView(
        seat=seat,
        prompt=prompt,
        to_act=state.to_act,
        can=can(state, seat),
        deadlines=state.deadlines,
        scores=state.wins,
        left=state.left,
        ballot=_ballot(state),
        result=state.result,
        round=state.round,
        max_rounds=rules.max_rounds,
        goal=rules.goal,
        wins_needed=rules.wins,
        stage="over" if state.result else state.stage.name,
        ready=state.stage.ready if isinstance(state.stage, GettingReady) else frozenset(),
        race_began=state.race_began,
        racks=tuple(
            [_rack(seen, state, Seat(of), rack, seat) for of, rack in enumerate(state.racks) if rack is not None]
        ),
        bowl=state.bowl,
        checking=state.bowl[state.stage.place] if isinstance(state.stage, Checking | Voting) else None,
        words=state.stage.words if isinstance(state.stage, Voting) else (),
        tile=state.tile,
        hopeless=state.hopeless,
        sheet=state.sheet,
    )


def can(state: SpeedDiceState, seat: Seat | None) -> frozenset[str]:
    """The kinds of action this seat may play now; tells the screen which controls to show."""
    if seat is None or seat not in state.to_act:
        return frozenset()
    match state.stage:
        case GettingReady():
            return frozenset(("ready",))
        case Racing(ballot, proposed):
            voting = ballot is not None and seat in ballot.open_to
            proposing = ballot is None and seat not in proposed and not state.bowl
            return frozenset(("lay", "toss", *("vote",) * voting, *("propose",) * proposing))
        case Voting():
            return frozenset(("vote",))
        case Rolling() | Looking() | Checking():
            return frozenset()


def _ballot(state: SpeedDiceState) -> BallotView | None:
    match state.stage:
        case Racing(ballot, _) if ballot is not None:
            return ballot.view()
        case Voting(_, _, ballot):
            return ballot.view()
        case _:
            return None


def _is_open(state: SpeedDiceState, of: Seat, seat: Seat | None) -> bool:
    """Whether ``seat`` may see how the dice of another lie: once they are tossed and the race is over (SD-5)."""
    return of == seat or (of in state.bowl and not isinstance(state.stage, Racing))


def _rack(seen: DiceSeen, state: SpeedDiceState, of: Seat, rack: Rack, seat: Seat | None) -> RackView:
    aside: tuple[str, ...] = ()
    if numbers := state.aside[of]:
        aside = tuple([seen[die][0].name for die in sorted(numbers)])
        seen = tuple([seen[die] for die in rack.dice])
    lying = tuple(map(getitem, seen, rack.rolled))
    if not _is_open(state, of, seat):
        return RackView(of, lying, aside, rack.count, None, None, None)
    why_not = why_not_linked(rack.laid, rack.count)
    return RackView(of, lying, aside, rack.count, rack.laid.placed, why_not is None, why_not)
