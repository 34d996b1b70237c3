"""A lexicon: which words count, how common each is, and why another does not.

Words are kept in normal form (see folding), in a graph that searches walk, with a *tier* each: for English the SCOWL
size of the smallest list that has the word, 10 (everybody knows it) to 80 (only dictionaries do). A lexicon is known by
its ``digest``: two lexicons with one digest accept the same words, whatever they are called, so a recorded match can
say exactly what it was judged by.
"""

import hashlib
import sys
from array import array
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ..core.game import Verdict
from . import graph as graphs
from . import graph_less, lexfile, orthography, rarity
from .folding import LANGUAGES, Folding, Obstacle
from .graph import WordGraph
from .lexfile import LexiconError
from .orthography import Orthography
from .wordlist import MOST_LETTERS, WordList, read_list

__all__ = ["Lexicon", "LexiconError"]


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """Words with their tiers, and where they come from.

    ``tiers`` holds one byte a word number, 0 where the word has no tier. ``licence`` is one line; ``notice`` is a text
    that has to be shown wherever the lexicon is offered, often empty. ``version`` is that of its source.
    ``orthography`` knows the usual spelling where that is not simply the lower-case word (CAFE: café), for display and
    for looking words up (B-49).
    """

    name: str
    language: str
    title: str
    source: str
    licence: str
    folding: Folding
    digest: str
    graph: WordGraph
    tiers: memoryview
    notice: str = ""
    version: str = ""
    orthography: Orthography = field(default=orthography.PLAIN, repr=False)
    path: Path | None = None
    """The file it is opened from, of which ``lacking`` are left out."""
    lacking: tuple[str, ...] = field(default=(), repr=False)

    @property
    def words(self) -> int:
        """How many words there are."""
        return self.graph.words

    @property
    def edition(self) -> str:
        """Which list it is, for a sentence: its title and the version of its source."""
        return f"{self.title} ({self.version})" if self.version else self.title

    def number(self, text: str) -> int | None:
        """The word's number in the graph, None where it is not a word. Any case, accents as the language folds them."""
        normal = self.folding.normal(text)
        return None if isinstance(normal, Obstacle) else self.graph.number(normal)

    def contains(self, text: str) -> bool:
        normal = self.folding.normal(text)
        return not isinstance(normal, Obstacle) and normal in self.graph

    def tier(self, text: str) -> int | None:
        """How rare the word is (for English a SCOWL size); None where it is no word or has no tier."""
        number = self.number(text)
        return None if number is None else self.tiers[number] or None

    def spelling(self, text: str) -> str:
        """The word as it is usually written; a text that is no word comes back as it is."""
        normal = self.folding.normal(text)
        number = None if isinstance(normal, Obstacle) else self.graph.number(normal)
        return text if isinstance(normal, Obstacle) or number is None else self.orthography.written(normal, number)

    def why_not(self, text: str, wider: "Lexicon | None" = None) -> str | None:
        """A sentence that says why ``text`` is not a word here; None where it is one.

        ``wider`` is a larger lexicon of the same language, so that the sentence can say the word is in that one.
        """
        normal = self.folding.normal(text)
        if isinstance(normal, Obstacle):
            return normal.reason
        if self.graph.number(normal) is not None:
            return None
        if len(normal) == 1:
            return f"{normal} is a single letter; a word has two or more."
        if wider is not None and wider.contains(text):
            return f"{normal} is not in the {self.edition}; it is in the {wider.edition}."
        return f"{normal} is not in the {self.edition}."

    def verdict(self, text: str, wider: "Lexicon | None" = None) -> Verdict:
        """Yes, or no with the reason."""
        reason = self.why_not(text, wider)
        return Verdict("yes") if reason is None else Verdict("no", reason)

    def without(self, words: Iterable[str]) -> "Lexicon":
        """The lexicon without some words, in normal form: of the same name, with a digest of its own."""
        gone = {word: number for word in words if (number := self.graph.number(word)) is not None}
        if not gone:
            return self
        lacking = tuple(sorted(gone))
        told = "\n".join((self.digest, *lacking))
        return replace(
            self,
            digest=hashlib.sha256(told.encode()).hexdigest(),
            graph=graph_less.without(self.graph, lacking),
            tiers=_omitting(self.tiers, gone.values()),
            orthography=Orthography(_omitting(self.orthography.numbers, gone.values()), self.orthography.table),
            lacking=(*self.lacking, *lacking),
        )

    @classmethod
    def from_words(
        cls,
        name: str,
        words: Iterable[str],
        *,
        language: str = "en",
        tiers: Mapping[str, int] | None = None,
        folding: Folding | None = None,
        title: str = "",
        source: str = "",
        licence: str = "",
        notice: str = "",
        version: str = "",
    ) -> "Lexicon":
        """A lexicon in memory, of words in any order, case and accents; ``tiers`` by word, 1 to 255.

        Where several spellings have one normal form the commonest tier counts. LexiconError names the first word that
        cannot be spelled.
        """
        rule = folding or folding_of(language)
        rarity, spellings = _normalised(words, tiers or {}, rule)
        ordered = sorted(rarity)
        return cls(
            name,
            language,
            title or f"word list {name}",
            source,
            licence,
            rule,
            digest(ordered, rule),
            graphs.build(ordered, rule.alphabet),
            memoryview(bytes(rarity[word] for word in ordered)),
            notice,
            version,
            orthography.built(spellings, ordered, rule),
        )

    @classmethod
    def from_text(
        cls, path: Path | str, *, language: str = "en", name: str = "", folding: Folding | None = None, tagged: str = ""
    ) -> "Lexicon":
        """The lexicon of a player's own list (see wordlist); LexiconError names the lines that are wrong.

        ``tagged`` picks the entries with a tag (``name`` or ``abbr``) in place of those without.
        """
        path = Path(path)
        rule = folding or folding_of(language)
        return cls.from_list(read_list(path, rule), path, language=language, name=name, folding=rule, tagged=tagged)

    @classmethod
    def from_list(
        cls,
        read: WordList,
        path: Path,
        *,
        language: str = "en",
        name: str = "",
        folding: Folding | None = None,
        tagged: str = "",
    ) -> "Lexicon":
        """The lexicon of a list that was read from ``path``; LexiconError where it holds no words."""
        entries = read.tagged(tagged)
        if not entries:
            raise LexiconError(f"{path} holds no words{f' tagged {tagged}' if tagged else ''}: write one word a line")
        return cls.from_words(
            name or path.stem,
            (entry.text for entry in entries),
            language=language,
            tiers={entry.text: entry.tier for entry in entries},
            folding=folding,
            title=f"word list {name or path.stem}",
            source=f"the file {path.name}",
            licence="not stated",
        )

    @classmethod
    def open(cls, path: Path | str, *, trusted: bool = False) -> "Lexicon":
        """The lexicon in a file that ``save`` wrote, mapped into memory; LexiconError where the file is not one.

        ``trusted``: the file came with the program, so what cannot have been made by somebody else is not looked for;
        damage still is.
        """
        path = Path(path)
        lexicon = replace(_assembled(*lexfile.read(path), str(path), trusted=trusted), path=path)
        beside = path.with_suffix(".tiers")
        if not beside.exists():
            return lexicon
        tiers = rarity.read(beside, lexicon.digest)
        if len(tiers) != lexicon.words:
            raise LexiconError(f"{beside} has not one tier a word: build it again, or remove it")
        return replace(lexicon, tiers=tiers)

    @classmethod
    def from_bytes(cls, content: bytes, where: str = "the lexicon") -> "Lexicon":
        """The lexicon in the bytes of such a file."""
        return _assembled(*lexfile.unpack(memoryview(content), where), where)

    def to_bytes(self) -> bytes:
        """The bytes of the lexicon's file; the same lexicon gives the same bytes."""
        arrays = {
            "edges": graphs.little_endian(self.graph.edges),
            "before": graphs.little_endian(self.graph.before),
            "tiers": self.tiers.tobytes(),
            **orthography.packed(self.orthography),
        }
        return lexfile.pack(_manifest(self), arrays)

    def save(self, path: Path | str) -> None:
        """Write the lexicon's file, whole or not at all."""
        lexfile.write(Path(path), self.to_bytes())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as the file's name where there is one: worker processes map the same pages."""
        if self.path is None:
            return Lexicon.from_bytes, (self.to_bytes(),)
        return (_reopened, (self.path, self.lacking)) if self.lacking else (Lexicon.open, (self.path,))


def _reopened(path: Path, lacking: tuple[str, ...]) -> Lexicon:
    return Lexicon.open(path).without(lacking)


def _omitting(each: memoryview, numbers: Iterable[int]) -> memoryview:
    """An array by word number without some words; an empty one says nothing of any word."""
    kept = array(each.format, each.tobytes())
    for number in sorted(numbers, reverse=True) if kept else ():
        del kept[number]
    return memoryview(kept)


def digest(ordered: Iterable[str], folding: Folding) -> str:
    """SHA-256, in hexadecimal, of the words in graph order, one a line, and a last line that names the folding."""
    return hashlib.sha256("\n".join((*ordered, folding.name)).encode()).hexdigest()


def folding_of(language: str) -> Folding:
    """How a language's words are brought to normal form; LexiconError for a language that is not known."""
    if language not in LANGUAGES:
        raise LexiconError(f"there is no language {language}; there is {', '.join(LANGUAGES)}")
    return LANGUAGES[language]


def _normalised(
    words: Iterable[str], tiers: Mapping[str, int], folding: Folding
) -> tuple[dict[str, int], dict[str, str]]:
    """Tier by normal form, and the usual spelling where it is not the lower-case normal form."""
    words = list(words)
    capitals_mean_nothing = all(text.isupper() for text in words)
    rarity: dict[str, int] = {}
    spellings: dict[str, str] = {}
    for text in words:
        normal = folding.normal(text)
        if isinstance(normal, Obstacle):
            raise LexiconError(normal.reason)
        if len(normal) > MOST_LETTERS:
            raise LexiconError(f"{normal[:MOST_LETTERS]}... has {len(normal)} letters, {MOST_LETTERS} is the most")
        tier = tiers.get(text, 0)
        if normal not in rarity or 0 < tier < (rarity[normal] or 256):
            rarity[normal] = tier
            spellings.pop(normal, None)
            if text != normal.lower() and not capitals_mean_nothing:
                spellings[normal] = text
    return rarity, spellings


_FACTS = ("name", "language", "title", "source", "version", "licence", "digest", "notice")


def _manifest(lexicon: Lexicon) -> dict[str, Any]:
    folding = lexicon.folding
    return {
        "name": lexicon.name,
        "language": lexicon.language,
        "title": lexicon.title,
        "source": lexicon.source,
        "licence": lexicon.licence,
        "version": lexicon.version,
        "notice": lexicon.notice,
        "folding": {
            "name": folding.name,
            "alphabet": folding.alphabet,
            "rules": [list(rule) for rule in folding.rules],
        },
        "words": lexicon.words,
        "digest": lexicon.digest,
    }


def _assembled(
    manifest: dict[str, Any], arrays: dict[str, memoryview], where: str, *, trusted: bool = False
) -> Lexicon:
    try:
        rule = manifest["folding"]
        folding = Folding(rule["name"], rule["alphabet"], tuple((c, letters) for c, letters in rule["rules"]))
        numbers = [_numbers(arrays[name]) for name in ("edges", "before")]
        graph = WordGraph(numbers[0], numbers[1], folding.alphabet, manifest["words"])
        written = orthography.unpacked(arrays, graph.words)
        facts = {key: manifest[key] for key in _FACTS}
        lexicon = Lexicon(**facts, folding=folding, graph=graph, tiers=arrays["tiers"], orthography=written)
    except (KeyError, TypeError, ValueError) as error:
        raise LexiconError(f"{where} was not written by this program ({error}): build it again") from None
    flaw = (None if trusted else graph.flaw()) or (
        "it has not one tier a word" if len(lexicon.tiers) != graph.words else None
    )
    if flaw:
        raise LexiconError(f"{where} was not written by this program ({flaw}): build it again")
    return lexicon


def _numbers(content: memoryview) -> memoryview:
    """32-bit numbers as they lie in the file, or a copy where the machine's byte order is the other one."""
    if sys.byteorder == "little":
        return content.cast("I")
    numbers = array("I", content.tobytes())
    numbers.byteswap()
    return memoryview(numbers)
