"""A team's own code: whoever is told it by somebody of the team may play at its seat (B-36).

It follows from the match's seed, so nothing has to be stored, and it tells nothing of the dice: a hash keyed with the
seed cannot be turned round, and the dice come from another one (core/chance.py).
"""

import hashlib
import hmac
from collections.abc import Sequence

from .codes import LETTERS
from .store import StoredMatch, StoredSeat

LENGTH = 10
"""Ten of fourteen letters are 38 bits: at the rate at which joins are taken, thousands of years."""


def invitation(match: StoredMatch, seat: int) -> str:
    """The code of the team at a seat."""
    said = f"shakespell team invitation 1/{match.id}/{seat}".encode()
    drawn = int.from_bytes(hmac.digest(match.seed, said, hashlib.sha256), "big")
    return "".join(LETTERS[drawn // len(LETTERS) ** place % len(LETTERS)] for place in range(LENGTH))


def invited_to(match: StoredMatch, seats: Sequence[StoredSeat], code: str) -> StoredSeat | None:
    """The seat of the team that a code is from; case and spaces do not matter."""
    plain = "".join(code.split()).replace("-", "").upper().encode()
    shared = (seat for seat in seats if is_shared(seat))
    return next((s for s in shared if hmac.compare_digest(invitation(match, s.seat).encode(), plain)), None)


def is_shared(seat: StoredSeat) -> bool:
    """Whether people of a team sit here, so that others can play beside them."""
    return seat.team is not None and seat.token_hash is not None and not seat.forsaken
