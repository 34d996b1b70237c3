"""A match of Speed Dice as it stands: racks, the bowl, the trophy tile, and what the table is doing."""

from typing import Any, ClassVar, Literal, TypeAlias

from ...core.ballot import Ballot
from ...core.frozen import Remembering, changed, dataclass, derived, put
from ...core.game import Deadline, Millis, Need, Question, Result, Seat
from ...words.layout import Layout
from .actions import Place


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Dice as a player has laid them: each with what it reads, the layout and the number of groups they form (SD-2)."""

    placed: tuple[Place, ...]
    layout: Layout
    groups: int


NOTHING_LAID = Arrangement((), Layout(), 0)


@dataclass(frozen=True, slots=True)
class Rack:
    """A seat's dice in this round: their numbers in the box's set, the faces up, and how they lie arranged."""

    dice: tuple[int, ...]
    rolled: tuple[int, ...] = ()
    laid: Arrangement = NOTHING_LAID

    @property
    def count(self) -> int:
        """How many dice must be linked: all but one (SD-1)."""
        return len(self.dice) - 1


@dataclass(frozen=True, slots=True)
class Tile:
    """The trophy tile before a seat, silver or gold side up (SD-5, SD-6)."""

    seat: Seat
    side: Literal["silver", "gold"] = "silver"


@dataclass(frozen=True, slots=True)
class WordCheck:
    """A word of the arrangement that is being checked; ``stands`` is None while the others decide (SD-5, SD-12)."""

    word: str
    stands: bool | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Line:
    """A finished round: who ended it (None: nobody did), whether rightly, by which words, and how long it took."""

    round: int
    seat: Seat | None
    correct: bool
    words: tuple[WordCheck, ...]
    rolls: int
    elapsed: Millis


# What the table is doing; ``name`` is what views call it.

StageName: TypeAlias = Literal["ready", "rolling", "racing", "checking", "voting"]


@dataclass(frozen=True, slots=True)
class GettingReady:
    """Seats say that they are ready to roll (SD-1, SD-8)."""

    ready: frozenset[Seat] = frozenset()
    name: ClassVar[StageName] = "ready"


@dataclass(frozen=True, slots=True)
class Rolling:
    """The dice of these seats are about to be rolled."""

    seats: tuple[Seat, ...]
    name: ClassVar[StageName] = "rolling"


@dataclass(frozen=True, slots=True)
class Looking:
    """The solver looks whether anybody can link their dice (SD-9)."""

    name: ClassVar[StageName] = "rolling"


@dataclass(frozen=True, slots=True)
class Racing:
    """Everybody links dice. ``ballot`` asks whether to roll anew; ``proposed`` seats have asked it before (SD-9)."""

    ballot: Ballot | None = None
    proposed: frozenset[Seat] = frozenset()
    name: ClassVar[StageName] = "racing"


@dataclass(frozen=True, slots=True)
class Checking:
    """The referee looks up the words of the ``place``-th die in the bowl, counted from the bottom (SD-5)."""

    place: int
    name: ClassVar[StageName] = "checking"


@dataclass(frozen=True, slots=True)
class Voting:
    """The others vote on one word; ``words`` holds what has been decided so far (SD-12)."""

    place: int
    words: tuple[WordCheck, ...]
    ballot: Ballot
    name: ClassVar[StageName] = "voting"


Stage: TypeAlias = GettingReady | Rolling | Looking | Racing | Checking | Voting


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedDiceState(Remembering):
    """Everything that has come of the log.

    ``racks`` are None for seats that did not roll; ``bowl`` holds seats in the order of their tosses, the first at the
    bottom; ``began`` is when the round was rolled, ``race_began`` when the dice that lie now were rolled, ``aside`` the
    numbers of the dice each seat has set aside. Racks and bowl lie until the next roll.
    """

    round: int
    wins: tuple[int, ...]
    racks: tuple[Rack | None, ...]
    aside: tuple[frozenset[int], ...]
    stage: Stage
    closes: Millis
    began: Millis
    race_began: Millis = Millis(0)
    roll: int = 0
    bowl: tuple[Seat, ...] = ()
    tile: Tile | None = None
    hopeless: bool = False
    sheet: tuple[Line, ...] = ()
    left: frozenset[Seat] = frozenset()
    needs: Need | None = None
    result: Result | None = None

    def rack(self, seat: Seat) -> Rack:
        """The rack of a seat that rolled in this round."""
        rack = self.racks[seat]
        assert rack is not None, f"seat {seat} has no dice in this round"
        return rack

    def with_rack(self, seat: Seat, rack: Rack, **also: Any) -> "SpeedDiceState":
        """The state with another rack before a seat; ``also`` are changes that go with it."""
        return changed(self, racks=put(self.racks, seat, rack), **also)

    @derived
    def present(self) -> tuple[Seat, ...]:
        """Seats that have not left."""
        return tuple([Seat(seat) for seat in range(len(self.wins)) if seat not in self.left])

    @derived
    def racing(self) -> tuple[Seat, ...]:
        """Seats that have dice in this round and none in the bowl."""
        gone = (*self.left, *self.bowl)
        return tuple([Seat(seat) for seat, rack in enumerate(self.racks) if rack is not None and seat not in gone])

    @derived
    def to_act(self) -> frozenset[Seat]:
        if self.result or self.needs:
            return frozenset()
        match self.stage:
            case GettingReady(ready):
                return frozenset(self.present) - ready
            case Racing():
                return frozenset(self.racing)
            case Voting(_, _, ballot):
                return frozenset(map(Seat, ballot.open_to))
            case Rolling() | Looking() | Checking():
                return frozenset()

    @derived
    def deadlines(self) -> tuple[Deadline, ...]:
        return () if self.result or self.needs else (Deadline(self.closes),)

    @property
    def question(self) -> Question:
        """A ballot during the race asks nothing anew: a die already on its way to the bowl must arrive (SD-4)."""
        subject = self.stage.ballot.subject if isinstance(self.stage, Voting) else None
        return Question((self.round, self.roll, type(self.stage), subject, self.result is None), self.to_act)
