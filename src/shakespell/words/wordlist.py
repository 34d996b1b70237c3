"""A player's own word list: a text file with one word a line.

UTF-8, any case; ``#`` begins a comment, blank lines do not matter. Two more columns may follow the word, each after a
tab: tags (``name`` and ``abbr``, with a comma between them; what is tagged so is no word unless asked for) and how rare
the word is, 1 (everybody knows it) to 99. Whatever else a file holds is refused with the number of the line.
"""

from dataclasses import dataclass, field
from pathlib import Path

from .folding import Folding, Obstacle
from .lexfile import MAGIC, LexiconError

MOST_BYTES = 64 << 20
MOST_LINE = 1000
MOST_LETTERS = 64
MOST_SHOWN = 5
TAGS = frozenset({"name", "abbr"})

_BOM = b"\xef\xbb\xbf"
_OTHER_UNICODE = (b"\xff\xfe", b"\xfe\xff")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a list; ``tier`` is 0 where the list does not say how rare the word is."""

    text: str
    tags: frozenset[str] = frozenset()
    tier: int = 0


@dataclass(slots=True)
class _Faults:
    """Everything wrong with a file, told as one line."""

    path: Path
    shown: list[str] = field(default_factory=list)
    count: int = 0

    def add(self, line: int, what: str) -> None:
        self.count += 1
        if len(self.shown) < MOST_SHOWN:
            self.shown.append(f"line {line}: {what}")

    def raise_if_any(self) -> None:
        if not self.count:
            return
        lines = "one faulty line" if self.count == 1 else f"{self.count} faulty lines"
        more = f"; and {self.count - len(self.shown)} more" if self.count > len(self.shown) else ""
        raise LexiconError(
            f"{self.path} has {lines}: {'; '.join(self.shown)}{more}. Mend or remove them (# makes a line a comment)"
        )


@dataclass(frozen=True, slots=True)
class WordList:
    """What a file holds, in its order, and how many of its lines were left out as unusable."""

    entries: tuple[Entry, ...]
    unusable: int = 0

    def tagged(self, tag: str) -> tuple[Entry, ...]:
        """The entries with a tag, or (an empty one) those without any."""
        return tuple(entry for entry in self.entries if (tag in entry.tags if tag else not entry.tags))


def read_list(path: Path, folding: Folding, *, skip_unusable: bool = False) -> WordList:
    """The entries of a list.

    LexiconError names the file, the first faulty lines and what is wrong with each, unless these are to be left out;
    or says that the file is no text.
    """
    content = _content(path)
    faults = _Faults(path)
    entries = []
    for number, line in enumerate(content.removeprefix(_BOM).splitlines(), 1):
        entry = _entry(line, folding)
        if isinstance(entry, str):
            faults.add(number, entry)
        elif entry is not None:
            entries.append(entry)
    if not skip_unusable:
        faults.raise_if_any()
    return WordList(tuple(entries), faults.count)


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise LexiconError(f"cannot read the word list {path}: {error.strerror}") from None
    if len(content) > MOST_BYTES:
        raise LexiconError(f"{path} is larger than {MOST_BYTES >> 20} MB, too large for a list of words: split it")
    if content.startswith(_OTHER_UNICODE):
        raise LexiconError(f"{path} is written in UTF-16: save it as UTF-8")
    if content.startswith(MAGIC) or b"\0" in content:
        raise LexiconError(f"{path} is not a text file: a word list is UTF-8 text with one word a line")
    return content


def _entry(line: bytes, folding: Folding) -> Entry | str | None:
    """What a line says: an entry, nothing (a comment), or what is wrong with it."""
    if len(line) > MOST_LINE:
        return f"{len(line)} bytes long; write one word a line"
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError as error:
        return f"not UTF-8 (byte {line[error.start]:#04x} after {error.start} bytes); save the file as UTF-8"
    word, *columns = text.partition("#")[0].rstrip().split("\t")
    word = word.strip()
    if not word:
        return f"a {columns[0]!r} without a word" if columns else None
    return _problem(word, folding) or _described(word, columns)


def _problem(word: str, folding: Folding) -> str | None:
    normal = folding.normal(word)
    if isinstance(normal, str):
        return None if len(normal) <= MOST_LETTERS else f"a word of {len(normal)} letters; {MOST_LETTERS} is the most"
    if any(character.isspace() for character in word):
        return f"{Obstacle(word, '').shown} is several words; write one word a line"
    return normal.reason.rstrip(".")


def _described(word: str, columns: list[str]) -> Entry | str:
    tags = frozenset(tag.strip() for tag in columns[0].split(",") if tag.strip()) if columns else frozenset()
    if not tags <= TAGS:
        return f"unknown tag {min(tags - TAGS)[:20]!r}; the tags are {' and '.join(sorted(TAGS))}"
    if len(columns) > 2:
        return "more than three columns; write a word, its tags and how rare it is"
    rarity = columns[1].strip() if len(columns) == 2 else "0"
    if not (rarity.isascii() and rarity.isdecimal() and len(rarity) <= 2):
        return f"{rarity[:20]!r} does not say how rare the word is; write a whole number, 1 (common) to 99 (rare)"
    return Entry(word, tags, int(rarity))
