"""A match of Dice Words as it stands: target letters, hands, the score sheet, and what the table is doing."""

from collections.abc import Collection, Hashable
from dataclasses import field
from typing import Any, ClassVar, Literal, TypeAlias

from ...core.arithmetic import Sum
from ...core.ballot import Ballot
from ...core.frozen import Remembering, changed, dataclass, derived, put
from ...core.game import Deadline, Millis, Need, Question, Result, Seat
from ...core.trial import Closed, HostRuling, LookingUp, Trial, Voting
from ...words.spelling import Letter


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What a word comes to, column by column of the score sheet (KW-5 to KW-9).

    ``sum`` is word score x multiplier + bonus; the multiplier is the number of targets matched, or of letters where
    the seat ignores the targets. ``matched`` are the target letters in the word.
    """

    sum: Sum
    matched: tuple[str, ...] = ()
    subtotal: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "subtotal", self.sum.value * self.sum.multiplier)


@dataclass(frozen=True, slots=True)
class Draft:
    """Letters as they lie arranged on a player's board (KW-4)."""

    word: str
    letters: tuple[Letter, ...]
    reckoning: Reckoning


@dataclass(frozen=True, slots=True)
class Refusal:
    """A word the referee did not allow, to be tried again."""

    word: str
    reason: str


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's drink dice in this round. ``rerolls_left`` is None where rerolls are unlimited (KW-13, aid 1).

    ``due`` is when the seat's bell rings, and once it has ``rung``, when the grace after it ends. ``sugar``: the hand
    has the sugar die as an eighth (KW-12). ``refused`` are the words the referee did not allow in this round.
    """

    due: Millis
    rerolls_left: int | None
    sugar: bool = False
    rolled: tuple[int, ...] = ()
    rolls: int = 0
    draft: Draft | None = None
    refusal: Refusal | None = None
    refused: frozenset[str] = frozenset()
    rung: bool = False
    done: bool = False

    def picked_up(self, dice: tuple[str, ...]) -> "Hand":
        """The hand with these dice in the cup again: letters of theirs no longer lie on the board."""
        lost = self.draft is not None and any(letter.die in dice for letter in self.draft.letters)
        fewer = None if self.rerolls_left is None else self.rerolls_left - 1
        return changed(self, rerolls_left=fewer, draft=None if lost else self.draft, refusal=None)

    def fallen(self, positions: tuple[int, ...], faces: tuple[int, ...]) -> "Hand":
        """The hand after a roll of the dice at these positions; the others stay as they lie."""
        rolled = list(self.rolled or faces)
        for position, face in zip(positions, faces, strict=True):
            rolled[position] = face
        return changed(self, rolled=tuple(rolled), rolls=self.rolls + 1)


@dataclass(frozen=True, slots=True)
class Rolling:
    """Dice of one seat, by position, that are about to be rolled."""

    seat: Seat
    positions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a seat's score sheet, with its printed columns (KW-9)."""

    round: int
    seat: Seat
    word: str
    letters: tuple[Letter, ...]
    reckoning: Reckoning
    valid: bool
    reason: str
    total: int


# What the table is doing; ``name`` is what views call it.

StageName: TypeAlias = Literal[
    "opening", "agreeing", "studying", "head-start", "playing", "checking", "challenging", "voting", "host-ruling"
]


@dataclass(frozen=True, slots=True)
class Opening:
    """Seats roll for who starts: ``rolled`` are the faces of this go, ``tied`` the seats that roll (KW-1)."""

    tied: tuple[Seat, ...]
    go: int = 1
    rolled: tuple[int, ...] = ()
    name: ClassVar[StageName] = "opening"


@dataclass(frozen=True, slots=True)
class RollingTargets:
    """The ice dice are being rolled, the first time or again (KW-2, KW-14)."""

    go: int
    name: ClassVar[StageName] = "studying"


@dataclass(frozen=True, slots=True)
class Agreeing:
    """Everybody says whether they would rather have new target letters (KW-14)."""

    ballot: Ballot
    name: ClassVar[StageName] = "agreeing"


@dataclass(frozen=True, slots=True)
class Studying:
    """The target letters lie; the starting player says Go (KW-2)."""

    name: ClassVar[StageName] = "studying"


@dataclass(frozen=True, slots=True)
class HeadStart:
    """The first run of the timer, for the seats with a head start alone (KW-13, aid 2)."""

    name: ClassVar[StageName] = "head-start"


@dataclass(frozen=True, slots=True)
class Playing:
    """Everybody rolls, rerolls and spells (KW-3)."""

    name: ClassVar[StageName] = "playing"


@dataclass(frozen=True, slots=True)
class Checking:
    """The referee looks up the word that a seat would like to lock in; then the round goes on as it was."""

    seat: Seat
    before: HeadStart | Playing
    name: ClassVar[StageName] = "checking"


@dataclass(frozen=True, slots=True)
class Judging:
    """All words lie open, and are judged the way the table chose (KW-10)."""

    trial: Trial

    @property
    def name(self) -> StageName:
        match self.trial.question:
            case Voting():
                return "voting"
            case HostRuling():
                return "host-ruling"
            case LookingUp() | Closed():
                return "checking"
            case _:
                return "challenging"


Stage: TypeAlias = Opening | RollingTargets | Agreeing | Studying | HeadStart | Playing | Checking | Judging


@dataclass(frozen=True, slots=True, kw_only=True)
class IcewordsState(Remembering):
    """Everything that has come of the log. ``hands`` are None for seats that have no dice in this round.

    ``opener`` won the opening roll, which ``opening`` holds as (seat, glyph) pairs of its last go; ``sugar`` is who has
    the sugar die. Between the reveal and the next Go the hands
    of the last round lie open.
    """

    round: int
    opener: Seat
    scores: tuple[int, ...]
    hands: tuple[Hand | None, ...]
    stage: Stage
    opening: tuple[tuple[Seat, str], ...] = ()
    targets: tuple[int, ...] = ()
    rolling: tuple[Rolling, ...] = ()
    closes: Millis | None = None
    sugar: Seat | None = None
    sheet: tuple[Line, ...] = ()
    left: frozenset[Seat] = frozenset()
    needs: Need | None = None
    result: Result | None = None

    def hand(self, seat: Seat) -> Hand:
        """The hand of a seat that has dice in this round."""
        hand = self.hands[seat]
        assert hand is not None, f"seat {seat} has no dice in this round"
        return hand

    def word(self, seat: Seat) -> str:
        """The word that lies before a seat; empty where there is none."""
        draft = self.hand(seat).draft
        return draft.word if draft else ""

    def with_hand(self, seat: Seat, hand: Hand | None, **also: Any) -> "IcewordsState":
        """The state with another hand before a seat; ``also`` are changes that go with it."""
        return changed(self, hands=put(self.hands, seat, hand), **also)

    @derived
    def seats(self) -> tuple[Seat, ...]:
        return tuple(map(Seat, range(len(self.scores))))

    @derived
    def present(self) -> tuple[Seat, ...]:
        """Seats that have not left."""
        return tuple(seat for seat in self.seats if seat not in self.left)

    @derived
    def active(self) -> tuple[Seat, ...]:
        """Seats that have dice in this round."""
        return tuple([Seat(seat) for seat, hand in enumerate(self.hands) if hand is not None])

    @derived
    def playing(self) -> tuple[Seat, ...]:
        """Seats that are not done with their dice."""
        return tuple([Seat(seat) for seat, hand in enumerate(self.hands) if hand is not None and not hand.done])

    @derived
    def starter(self) -> Seat:
        """The starting player of this round: it passes to the left, past whoever has gone (KW-11)."""
        count = len(self.scores)
        first = Seat((self.opener + self.round - 1) % count)
        if first not in self.left:
            return first
        order = [Seat((first + step) % count) for step in range(1, count)]
        return next((seat for seat in order if seat not in self.left), first)

    @derived
    def is_hidden(self) -> bool:
        """Whether dice and drafts are their owner's alone (KW-4)."""
        return isinstance(self.stage, HeadStart | Playing | Checking)

    @derived
    def to_act(self) -> frozenset[Seat]:
        if self.result or self.needs:
            return frozenset()
        match self.stage:
            case Agreeing(ballot):
                return frozenset(map(Seat, ballot.open_to))
            case Studying():
                return frozenset({self.starter})
            case HeadStart() | Playing():
                return frozenset(self.playing)
            case Judging(trial):
                return trial.to_act
            case Opening() | RollingTargets() | Checking():
                return frozenset()

    @derived
    def deadlines(self) -> tuple[Deadline, ...]:
        if self.result or self.needs:
            return ()
        if isinstance(self.stage, Playing):
            return tuple([Deadline(self.hand(seat).due, seat) for seat in self.playing])
        assert self.closes is not None, "every stage that waits for people has its end"
        return (Deadline(self.closes),)

    @property
    def question(self) -> Question:
        """Neither the bell nor the second run of the timer asks anew: letters on their way still arrive (KW-4)."""
        about: Hashable
        asked: Collection[Seat]
        match self.stage:
            case HeadStart() | Playing() | Checking():
                about, asked = (self.round, "playing"), self.playing
            case Judging(trial):
                about, asked = (self.round, self.stage.name, trial.subject), self.to_act
            case _:
                about, asked = (self.round, self.stage.name, self.result is None), self.to_act
        return Question(about, asked)
