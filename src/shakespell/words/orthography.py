"""How a lexicon's words are usually written: WORT is Wort, STRASSE is Straße, CAFE is café (B-49).

Most words are their normal form in lower case. For the others it is kept how they differ from that: an *edit* says
which letters of the normal form are written otherwise. Thousands of words share one edit (German nouns: the first
letter is a capital), so that a number a word and a short table hold them all, in arrays a file can be mapped from.

The table is text: an edit a line, each a row of ``place:letters:written`` with spaces between. Edit 0 is none.
"""

import sys
import unicodedata
from array import array
from collections.abc import Iterable, Mapping

from .folding import Folding, Obstacle

WIDTHS = "BHI"
"""Array types the numbers may have, as many bytes a word as the table needs."""


class Orthography:
    """The usual spelling of each word of a lexicon, by the word's number; empty where all are in lower case."""

    __slots__ = ("_edits", "numbers", "table")

    def __init__(self, numbers: memoryview, table: bytes | memoryview) -> None:
        self.numbers = numbers
        self.table = table
        self._edits: list[str] | None = None

    def written(self, normal: str, number: int) -> str:
        """The usual spelling of the word with this normal form and number."""
        edit = self.numbers[number] if len(self.numbers) else 0
        if not edit:
            return normal.lower()
        if self._edits is None:
            self._edits = str(self.table, "utf-8").split("\n")
        return applied(normal, self._edits[edit])


PLAIN = Orthography(memoryview(b""), b"")
"""Every word in lower case."""


def built(spellings: Mapping[str, str], ordered: Iterable[str], folding: Folding) -> Orthography:
    """The orthography of words in graph order; ``spellings`` by normal form, for those that have one of their own."""
    edits = {"": 0}
    numbers = []
    for normal in ordered:
        edit = edit_of(normal, spellings[normal], folding) if normal in spellings else ""
        numbers.append(edits.setdefault(edit, len(edits)))
    width = next(kind for kind in WIDTHS if len(edits) <= 1 << 8 * array(kind).itemsize)
    return Orthography(memoryview(array(width, numbers if len(edits) > 1 else [])), "\n".join(edits).encode())


def edit_of(normal: str, spelling: str, folding: Folding) -> str:
    """How ``spelling`` differs from the normal form in lower case."""
    at, edits = 0, []
    for character in unicodedata.normalize("NFC", spelling):
        letters = folding.normal(character)
        spelled = "" if isinstance(letters, Obstacle) else letters
        if character != spelled.lower():
            edits.append(f"{at}:{len(spelled)}:{character}")
        at += len(spelled)
    edit = " ".join(edits)
    assert applied(normal, edit) == unicodedata.normalize("NFC", spelling), (normal, spelling)
    return edit


def applied(normal: str, edit: str) -> str:
    """The spelling that an edit makes of a normal form."""
    parts, done = [], 0
    for change in edit.split(" ") if edit else ():
        place, letters, written = change.split(":", 2)
        parts += [normal[done : int(place)].lower(), written]
        done = int(place) + int(letters)
    return "".join((*parts, normal[done:].lower()))


def packed(orthography: Orthography) -> dict[str, bytes]:
    """The arrays of a file, little-endian."""
    numbers = array(orthography.numbers.format, orthography.numbers.tobytes())
    if sys.byteorder == "big":
        numbers.byteswap()
    return {"spelled": numbers.tobytes(), "edits": bytes(orthography.table)}


def unpacked(arrays: Mapping[str, memoryview], words: int) -> Orthography:
    """The orthography in a file's arrays; ValueError where they are not one number a word."""
    content = arrays["spelled"]
    width, rest = divmod(len(content), max(words, 1))
    if rest or width not in {0, 1, 2, 4}:
        raise ValueError("it has not one spelling a word")
    numbers = content
    if width == 2:
        numbers = content.cast("H")
    elif width == 4:
        numbers = content.cast("I")
    if sys.byteorder == "big" and width:
        swapped = array(numbers.format, numbers.tobytes())
        swapped.byteswap()
        numbers = memoryview(swapped)
    if width and max(numbers) > bytes(arrays["edits"]).count(b"\n"):
        raise ValueError("it names a spelling that is not in its table")
    return Orthography(numbers, arrays["edits"])
