"""Votes: who may vote, what has been said, and what it comes to."""

from typing import Literal, TypeAlias

from .frozen import Remembering, changed, dataclass, derived

Rule: TypeAlias = Literal["majority", "unanimous"]


@dataclass(frozen=True, slots=True)
class Ballot(Remembering):
    """A question put to the others. The namer has no vote; undecided means valid (BW-9) unless all must agree (SD-12).

    ``voters`` are the seats that may still be asked, ``votes`` holds (seat, accepts) in the order given.
    """

    subject: str
    voters: frozenset[int]
    rule: Rule = "majority"
    votes: tuple[tuple[int, bool], ...] = ()

    @derived
    def open_to(self) -> frozenset[int]:
        """Seats that have not voted yet."""
        return self.voters.difference([seat for seat, _ in self.votes])

    def cast(self, seat: int, accepts: bool) -> "Ballot":
        """The ballot with one more vote; ValueError for a seat that has no vote or has used it."""
        if seat not in self.open_to:
            raise ValueError(f"seat {seat} has no vote to cast")
        return changed(self, votes=(*self.votes, (seat, accepts)))

    def without(self, seat: int) -> "Ballot":
        """The ballot after a voter left: a vote already given stays."""
        voted = {voter for voter, _ in self.votes}
        return self if seat in voted else changed(self, voters=self.voters - {seat})

    @property
    def is_void(self) -> bool:
        """Whether nobody was there to vote, or all left before they did."""
        return not self.voters

    @property
    def accepted(self) -> bool:
        """What the votes given so far decide."""
        if self.rule == "unanimous":
            return self._against == 0 and not self._waiting
        return 2 * self._against <= len(self.votes)

    @property
    def settled(self) -> bool:
        """Whether no vote still to come can change the outcome."""
        waiting, against = self._waiting, self._against
        if self.rule == "unanimous":
            return against > 0 or not waiting
        given = len(self.votes)
        worst = 2 * (against + waiting) <= given + waiting
        best = 2 * against <= given + waiting
        return worst == best

    @property
    def _waiting(self) -> int:
        """How many votes are still to come: whoever has voted was asked, and stays a voter."""
        return len(self.voters) - len(self.votes)

    @property
    def _against(self) -> int:
        return len([accepts for _, accepts in self.votes if not accepts])

    def view(self) -> "BallotView":
        return BallotView(self.subject, self.rule, self.voters, self.open_to, len(self.votes))


@dataclass(frozen=True, slots=True)
class BallotView:
    """An open ballot as everybody sees it: who may vote and who still has to, but not how anyone voted."""

    subject: str
    rule: Rule
    voters: frozenset[int]
    open_to: frozenset[int]
    given: int
