"""A table's code as people write it down and tell each other."""

import secrets
import unicodedata

LETTERS = "BDHJLMNPRTVWXZ"
"""No vowels, and no consonants that are taken for a digit or that spell rude words without vowels."""

LENGTH = 8
"""Eight of fourteen letters are 1.5 thousand million: with a thousand tables open, an address that guesses as often as
it may (``Settings.guess_rate``) meets one of them after a month, where five letters lasted a quarter of an hour."""

LOOK_ALIKES = str.maketrans({"0": "D", "O": "D", "Q": "D", "1": "L", "I": "L", "|": "L", "8": "B", "2": "Z", "U": "V"})
"""What is written for a letter of a code that looks like it; none of these is a letter of codes itself."""


def fresh_code() -> str:
    """A code for a new table."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """The code that somebody means: any case and width, with spaces, hyphens or dots in it, with look-alikes."""
    letters = unicodedata.normalize("NFKC", text).upper().translate(LOOK_ALIKES)
    return "".join(letter for letter in letters if letter.isalnum())
