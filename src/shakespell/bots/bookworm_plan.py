"""Which die to take in Bookworm: what each choice leads to in the next turns of a round (BW-3, BW-5 to BW-7).

Taking a die brings its dots; stealing it takes them from somebody besides, for a card. Everybody takes what is best for
them, as far as one looks ahead, and nobody is short of words.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from ..games.bookworm.rules import FAILED
from ..games.bookworm.view import BookwormView

WINNING = 1000
"""What winning the match is worth, in dots: more than any lead."""


@dataclass(frozen=True, slots=True)
class Position:
    """A round as it stands: whose each die is (None: in the display), and what everybody has.

    ``open`` tells the dice a word can be named for, ``white`` those whose leaving ends the round; ``scores`` are the
    totals before it.
    """

    turn: int
    owners: tuple[int | None, ...]
    dots: tuple[int, ...]
    open: tuple[bool, ...]
    white: tuple[bool, ...]
    cards: tuple[int, ...]
    cards_left: int
    scores: tuple[int, ...]
    target: int
    over: bool = False

    def takes(self) -> Iterator[int]:
        """The dice that may be named (BW-2 to BW-4)."""
        for die, owner in enumerate(self.owners):
            if self.open[die] and (owner is None or (owner != self.turn and self.cards_left)):
                yield die

    def taken(self, die: int) -> "Position":
        """After a die was named."""
        owner, cards = self.owners[die], self.cards
        owners = (*self.owners[:die], self.turn, *self.owners[die + 1 :])
        if owner is not None:
            cards = (*cards[:owner], cards[owner] + 1, *cards[owner + 1 :])
        over = all(each is not None for each, white in zip(owners, self.white, strict=True) if white)
        turn, left = (self.turn + 1) % len(self.scores), self.cards_left - (owner is not None)
        return replace(self, turn=turn, owners=owners, cards=cards, cards_left=left, over=over)

    def given_up(self) -> "Position":
        """After whose turn it is failed on purpose (BW-5, BW-6)."""
        scores = tuple(score + FAILED * (seat == self.turn) for seat, score in enumerate(self.scores))
        return replace(self, scores=scores, over=True)

    def worth(self) -> tuple[int, ...]:
        """The lead over the best of the others for every seat, and what winning or losing the match is worth (BW-7)."""
        totals = [score + card for score, card in zip(self.scores, self.cards, strict=True)]
        for owner, dots in zip(self.owners, self.dots, strict=True):
            if owner is not None:
                totals[owner] += dots
        leads = [total - max((*totals[:seat], *totals[seat + 1 :]), default=0) for seat, total in enumerate(totals)]
        ended = self.over and max(totals) >= self.target
        return tuple(lead + ended * WINNING * ((lead > 0) - (lead < 0)) for lead in leads)


@lru_cache(maxsize=100_000)
def outlook(position: Position, turns: int) -> tuple[int, ...]:
    """What the round comes to for every seat if everybody takes what is best for them for so many turns."""
    if position.over or not turns:
        return position.worth()
    after = [outlook(position.taken(die), turns - 1) for die in position.takes()]
    return max(after, key=lambda worth: worth[position.turn], default=position.worth())


def ranked(position: Position, turns: int) -> list[int]:
    """The dice that may be named, the best first; of equals the one with more dots, from the display rather."""
    me = position.turn

    def merit(die: int) -> tuple[int, int, bool]:
        worth = outlook(position.taken(die), turns - 1)[me]
        return worth, position.dots[die], position.owners[die] is None

    return sorted(position.takes(), key=merit, reverse=True)


def should_give_up(position: Position) -> bool:
    """Whether failing on purpose wins the match, as nothing surer can (BW-7)."""
    return position.given_up().worth()[position.turn] >= WINNING


def position_of(view: BookwormView, white: frozenset[str]) -> Position:
    """The round as the seat that is to name a word sees it."""
    assert view.seat is not None, "a spectator names nothing"
    return Position(
        turn=view.seat,
        owners=tuple(die.owner for die in view.dice),
        dots=tuple(die.dots for die in view.dice),
        open=tuple(bool(die.letters) or die.any_letter for die in view.dice),
        white=tuple(die.name in white for die in view.dice),
        cards=tuple(holding.cards for holding in view.holdings),
        cards_left=view.cards_left,
        scores=view.scores,
        target=view.target_score,
    )
