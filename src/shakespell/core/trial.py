"""Words on trial: the referee looks them up, or the others challenge, vote or leave it to the host (DW-7, KW-10).

A trial is a value. It knows no game and no clock: whoever holds it says who is here, what was said and when a window
has closed, and asks whether it is over. Nobody votes or rules on the own word, undecided means valid, and where nobody
else is there the referee decides.
"""

from typing import Literal, NamedTuple, TypeAlias

from .ballot import Ballot
from .frozen import changed, dataclass
from .game import IllegalAction, Judge, Seat, Verdict, Word

Judging: TypeAlias = Literal["auto", "challenge", "vote", "host"]
"""Who says whether a word counts: the referee at once, the others by challenging or by vote, or the host."""

By: TypeAlias = Literal["vote", "host", "challenge"]

ALLOWED = Verdict("yes")


@dataclass(frozen=True, slots=True)
class Case:
    """One seat's word and what came of it."""

    seat: Seat
    word: str
    verdict: Verdict | None = None


class Ruling(NamedTuple):
    """A decision to be announced; ``challenger`` is the seat that asked for it, if one did."""

    seat: Seat
    word: str
    stands: bool
    by: By
    reason: str = ""
    challenger: Seat | None = None


@dataclass(frozen=True, slots=True)
class LookingUp:
    """The referee looks up the words of these seats; ``by`` has challenged, or all are due at the reveal."""

    seats: tuple[Seat, ...]
    by: Seat | None = None


@dataclass(frozen=True, slots=True)
class Challenging:
    """Words may be challenged by the seats that have not let them stand."""


@dataclass(frozen=True, slots=True)
class Voting:
    """The others vote on one seat's word."""

    seat: Seat
    ballot: Ballot


@dataclass(frozen=True, slots=True)
class HostRuling:
    """The host rules on one seat's word."""

    seat: Seat
    host: Seat


@dataclass(frozen=True, slots=True)
class Closed:
    """Every word has its verdict."""


Question: TypeAlias = LookingUp | Challenging | Voting | HostRuling | Closed


@dataclass(frozen=True, slots=True)
class Trial:
    """All words of a reveal. ``present`` are the seats still here, ``open_to`` those who may still challenge."""

    judging: Judging
    cases: tuple[Case, ...]
    present: frozenset[Seat]
    open_to: frozenset[Seat]
    question: Question = Closed()

    @property
    def undecided(self) -> tuple[Case, ...]:
        """Words nobody has ruled on yet."""
        return tuple([case for case in self.cases if case.verdict is None])

    @property
    def needs(self) -> Judge | None:
        """The words that the referee must look up now."""
        if not isinstance(self.question, LookingUp):
            return None
        return Judge(tuple(Word(self.case(seat).word) for seat in self.question.seats))

    @property
    def to_act(self) -> frozenset[Seat]:
        """Seats that are being asked something."""
        match self.question:
            case Challenging():
                return frozenset([seat for seat in self.open_to if self.challengeable(seat)])
            case Voting(_, ballot):
                return frozenset(map(Seat, ballot.open_to))
            case HostRuling(_, host):
                return frozenset({host})
            case LookingUp() | Closed():
                return frozenset()

    @property
    def subject(self) -> Seat | None:
        """The seat whose word is voted on, or ruled on by the host."""
        return self.question.seat if isinstance(self.question, Voting | HostRuling) else None

    @property
    def is_open_to_challenges(self) -> bool:
        return isinstance(self.question, Challenging)

    @property
    def is_closed(self) -> bool:
        return isinstance(self.question, Closed)

    @property
    def ballot(self) -> Ballot | None:
        """The open ballot, where the others are voting."""
        return self.question.ballot if isinstance(self.question, Voting) else None

    def asks_anew(self, before: "Trial | None") -> bool:
        """Whether the table is asked something else than before, so that its time starts anew."""
        if before is None:
            return True
        return self.subject is not None and before._asked != self._asked

    @property
    def _asked(self) -> tuple[type[Question], Seat | None, Seat | None]:
        """What is being asked, of whose word, and of which host."""
        host = self.question.host if isinstance(self.question, HostRuling) else None
        return type(self.question), self.subject, host

    def case(self, seat: Seat) -> Case:
        """The word of a seat that has one on trial."""
        return next(case for case in self.cases if case.seat == seat)

    def challengeable(self, seat: Seat) -> frozenset[Seat]:
        """The seats whose word ``seat`` may have looked up."""
        if not isinstance(self.question, Challenging) or seat not in self.open_to:
            return frozenset()
        return frozenset([case.seat for case in self.undecided]) - {seat}

    # What is said

    def challenge(self, by: Seat, seat: Seat) -> "Trial":
        """Have one word looked up; IllegalAction for one's own, or where none lies."""
        if seat == by:
            raise IllegalAction("own-word", "You cannot challenge your own word.")
        if seat not in self.challengeable(by):
            raise IllegalAction("no-word", "No word that could be challenged lies before that seat.")
        return changed(self, question=LookingUp((seat,), by))

    def accept(self, seat: Seat) -> "Trial":
        """Let the words stand as far as ``seat`` is concerned."""
        return changed(self, open_to=self.open_to - {seat}).went_on()

    def vote(self, seat: Seat, accepts: bool) -> tuple["Trial", tuple[Ruling, ...]]:
        """A vote on the word, or the host's ruling."""
        match self.question:
            case Voting(subject, ballot):
                return changed(self, question=Voting(subject, ballot.cast(seat, accepts)))._counted()
            case HostRuling(subject, _):
                return self._ruled(subject, accepts, "host")
            case _:
                raise IllegalAction("not-now", "There is nothing to vote on.")

    def take(self, verdicts: tuple[Verdict, ...]) -> tuple["Trial", tuple[Ruling, ...]]:
        """What the referee found, in the order of ``needs``."""
        assert isinstance(self.question, LookingUp)
        seats, by = self.question.seats, self.question.by
        trial = self
        for seat, verdict in zip(seats, verdicts, strict=True):
            trial = trial._decided(seat, verdict)
        said = () if by is None else (self._challenged(by, seats[0], verdicts[0]),)
        return changed(trial, question=Challenging()).went_on(), said

    def time_up(self) -> tuple["Trial", tuple[Ruling, ...]]:
        """The window has closed: words stand, and a vote is decided by what was cast."""
        match self.question:
            case Voting(subject, ballot):
                return self._ruled(subject, ballot.accepted, "vote")
            case HostRuling(subject, _):
                return self._ruled(subject, True, "host")
            case _:
                return changed(self, open_to=frozenset()).went_on(), ()

    def leave(self, seat: Seat) -> tuple["Trial", tuple[Ruling, ...]]:
        """A seat has gone: nobody waits for its word, and a host who leaves hands over (B-63)."""
        trial = changed(self, present=self.present - {seat}, open_to=self.open_to - {seat})
        match self.question:
            case Voting(subject, ballot):
                ballot = ballot.without(seat)
                still = changed(trial, question=Voting(subject, ballot))
                return (trial.went_on(), ()) if ballot.is_void else still._counted()
            case Challenging() | HostRuling():
                return trial.went_on(), ()
            case LookingUp() | Closed():
                return trial, ()

    # Going on

    def went_on(self) -> "Trial":
        """The trial with its next question."""
        if not self.undecided:
            return changed(self, question=Closed())
        match self.judging:
            case "auto":
                return changed(self, question=LookingUp(tuple(case.seat for case in self.undecided)))
            case "challenge":
                waiting = changed(self, question=Challenging())
                return waiting if waiting.to_act else self._stands()
            case "vote":
                return self._asked_others()
            case "host":
                return self._asked_host()

    def _asked_others(self) -> "Trial":
        """The others vote on the next word; where there are none the referee looks it up."""
        subject = self.undecided[0]
        voters = frozenset(self.present) - {subject.seat}
        if not voters:
            return changed(self, question=LookingUp((subject.seat,)))
        return changed(self, question=Voting(subject.seat, Ballot(subject.word, voters)))

    def _asked_host(self) -> "Trial":
        """The first seat still here rules on the next word, but never on its own: that is for the others."""
        subject, host = self.undecided[0].seat, min(self.present, default=None)
        if host is None or host == subject:
            return self._asked_others()
        return changed(self, question=HostRuling(subject, host))

    def _stands(self) -> "Trial":
        """Every word nobody has ruled on counts."""
        trial = self
        for case in self.undecided:
            trial = trial._decided(case.seat, ALLOWED)
        return changed(trial, question=Closed())

    def _counted(self) -> tuple["Trial", tuple[Ruling, ...]]:
        assert isinstance(self.question, Voting)
        subject, ballot = self.question.seat, self.question.ballot
        return self._ruled(subject, ballot.accepted, "vote") if ballot.settled else (self, ())

    def _ruled(self, seat: Seat, stands: bool, by: Literal["vote", "host"]) -> tuple["Trial", tuple[Ruling, ...]]:
        reason = "" if stands else ("The others voted it down." if by == "vote" else "The host ruled it out.")
        ruling = Ruling(seat, self.case(seat).word, stands, by, reason)
        return self._decided(seat, Verdict("yes" if stands else "no", reason)).went_on(), (ruling,)

    def _challenged(self, by: Seat, seat: Seat, verdict: Verdict) -> Ruling:
        stands = verdict.answer != "no"
        return Ruling(seat, self.case(seat).word, stands, "challenge", verdict.reason, by)

    def _decided(self, seat: Seat, verdict: Verdict) -> "Trial":
        cases = tuple([changed(case, verdict=verdict) if case.seat == seat else case for case in self.cases])
        return changed(self, cases=cases)


def opened(judging: Judging, words: tuple[tuple[Seat, str], ...], present: tuple[Seat, ...]) -> Trial:
    """The trial of these words, with its first question."""
    here = frozenset(present)
    return Trial(judging, tuple([Case(seat, word) for seat, word in words]), here, here).went_on()
