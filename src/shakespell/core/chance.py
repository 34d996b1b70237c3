"""Dice that can be checked: a roll is a pure function of (match key, label, die).

No generator state exists, so the order in which people act moves nobody's dice, and anyone can recompute every
roll once the seed is known. docs/fair-dice.md is the specification, with test vectors.
"""

import hashlib
import hmac

from .dice import Die

SEED_BYTES = 32
_DRAW_BYTES = 8
_DRAWS = 1 << (8 * _DRAW_BYTES)
_DOMAIN = b"shakespell dice 1"


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
    roll = _roll_message(label)
    return tuple(_face_number(key, roll + die.name.encode(), len(die.faces)) for die in dice)


def face_number(key: bytes, label: str, die: str, faces: int) -> int:
    """The number, from 0, of the face that one die shows, of ``faces`` that are equally likely."""
    return _face_number(key, _roll_message(label) + die.encode(), faces)


def _roll_message(label: str) -> bytes:
    return b"\0".join((_DOMAIN, label.encode(), b""))


def _face_number(key: bytes, message: bytes, faces: int) -> int:
    """A number below ``faces``, uniform: draws that would favour low numbers are rejected and drawn again."""
    limit = _DRAWS - _DRAWS % faces
    attempt = 0
    while (draw := _draw(key, message + b"\0%d" % attempt)) >= limit:
        attempt += 1
    return draw % faces


def _draw(key: bytes, message: bytes) -> int:
    return int.from_bytes(hmac.digest(key, message, "sha256")[:_DRAW_BYTES], "big")
