"""Dice that can be checked: a roll is a pure function of (match key, label, die).

No generator state exists, so the order in which people act moves nobody's dice, and anyone can recompute every
roll once the seed is known. docs/fair-dice.md is the specification, with test vectors.
"""

import hashlib
import hmac
import struct
from functools import lru_cache

from .dice import Die

SEED_BYTES = 32
_DRAW = struct.Struct(">Q").unpack_from
"""A draw is the first eight bytes of a hash, the highest first."""
_DRAWS = 1 << 64
_DOMAIN = b"shakespell dice 1"
_BLOCK = 64
"""What SHA-256 reads at once, in bytes: HMAC fills the key up to it, and pads it in two ways."""
_INNER_PAD, _OUTER_PAD = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


def commitment(secret: bytes) -> str:
    """SHA-256 of a secret in hexadecimal, published before the first roll."""
    return hashlib.sha256(secret).hexdigest()


def match_key(seed: bytes, entropy: tuple[bytes, ...] = ()) -> bytes:
    """The 32-byte key of a match: the server's seed, stirred with what each seat revealed, in seat order.

    A seat that added nothing is ``b""``. Nobody who lacks the seed can compute a roll, and nobody who knows only
    the seed could have chosen it to suit the entropy, as both were committed to first.
    """
    message = b"".join(len(part).to_bytes(4, "big") + part for part in entropy)
    return hmac.new(seed, _DOMAIN + b" key" + message, hashlib.sha256).digest()


def rolled(key: bytes, label: str, dice: tuple[Die, ...]) -> tuple[int, ...]:
    """The face number that each die shows in the roll called ``label``."""
    return Cup(key).rolled(label, dice)


def face_number(key: bytes, label: str, die: str, faces: int) -> int:
    """The number, from 0, of the face that one die shows, of ``faces`` that are equally likely."""
    cup = Cup(key)
    return cup.drawn(cup.shaken(label), die, faces)


class Cup:
    """The dice cup of a match: rolls by its key.

    HMAC is two hashes, each of which begins with the key (RFC 2104), and the messages of one roll begin alike. What
    has been hashed once is copied, so that a die costs a third of a whole HMAC.
    """

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        padded = (key if len(key) <= _BLOCK else hashlib.sha256(key).digest()).ljust(_BLOCK, b"\0")
        self._inner = hashlib.sha256(padded.translate(_INNER_PAD) + _DOMAIN + b"\0")
        self._outer = hashlib.sha256(padded.translate(_OUTER_PAD))

    def rolled(self, label: str, dice: tuple[Die, ...]) -> tuple[int, ...]:
        """The face number that each die shows in the roll called ``label``."""
        shaken, drawn = self.shaken(label), self.drawn
        return tuple([drawn(shaken, die.name, len(die.faces)) for die in dice])

    def shaken(self, label: str) -> "hashlib._Hash":
        """What the draws of all dice of a roll begin with."""
        shaken = self._inner.copy()
        shaken.update(f"{label}\0".encode())
        return shaken

    def drawn(self, shaken: "hashlib._Hash", die: str, faces: int, attempt: int = 0) -> int:
        """A number below ``faces``, uniform: draws that would favour low numbers are rejected and drawn again."""
        inner, outer = shaken.copy(), self._outer.copy()
        inner.update(_asked(die, attempt))
        outer.update(inner.digest())
        draw: int = _DRAW(outer.digest())[0]
        if draw < _DRAWS - _DRAWS % faces:
            return draw % faces
        return self.drawn(shaken, die, faces, attempt + 1)


@lru_cache(maxsize=1024)
def _asked(die: str, attempt: int) -> bytes:
    """The end of the message for one die; the same few dice are rolled all the time."""
    return f"{die}\0{attempt}".encode()
