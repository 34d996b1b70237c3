"""How bots vote on what they do not know: so that the people at the table decide, as if no bot sat there."""

from collections.abc import Collection

from ..core.ballot import BallotView
from ..core.game import Seat


def accepts_in_doubt(ballot: BallotView, seat: Seat, bots: Collection[Seat], alone: bool) -> bool:
    """Whether a bot says yes to what it cannot tell; ``alone`` is what it says where no person votes.

    Where all must agree bots say yes. By majority their votes cancel out, and an odd one goes to the side on which it
    changes nothing: undecided means valid (BW-9), so a no weighs as much as a yes only among an odd number of people.
    """
    machines = sorted(ballot.voters & {*bots})
    people = len(ballot.voters) - len(machines)
    if not people:
        return alone
    if ballot.rule == "unanimous":
        return True
    against = (len(machines) + people % 2) // 2
    return machines.index(seat) >= against
