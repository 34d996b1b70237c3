"""A table's code as people write it down and tell each other."""

import unicodedata

LOOK_ALIKES = str.maketrans({"0": "D", "O": "D", "Q": "D", "1": "L", "I": "L", "|": "L", "8": "B", "2": "Z", "U": "V"})
"""What is written for a letter of a code that looks like it; none of these is a letter of codes itself."""


def read_code(text: str) -> str:
    """The code that somebody means: any case and width, with spaces, hyphens or dots in it, with look-alikes."""
    letters = unicodedata.normalize("NFKC", text).upper().translate(LOOK_ALIKES)
    return "".join(letter for letter in letters if letter.isalnum())
