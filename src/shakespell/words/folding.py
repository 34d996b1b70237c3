"""From what a player types to the letters dice show: café is CAFE, Straße is STRASSE, and can't is refused.

A folding is data: which letters the language's dice know, and what becomes of a few letters that are not among them.
It is one of three things a language does with a letter (B-48):

- *keep*: the letter is in the alphabet (Ä in German, Ñ in Spanish);
- *expand*: a rule gives it other letters (ß is SS everywhere, Ä is AE where the dice have no Ä);
- *fold*: anything else loses its accents (é is E).

Text is composed (NFC) first, so that é typed as one character or as two is the same word (B-53). Case is mapped
character by character, with rules of its own where a language differs: Turkish i keeps its dot (B-52).
What cannot be spelled is not dropped in silence: the first such character comes back as an ``Obstacle``.
"""

import unicodedata
from dataclasses import dataclass, field

LATIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

COMMON_RULES = (
    ("ẞ", "SS"),
    ("Æ", "AE"),
    ("Œ", "OE"),
    ("Ĳ", "IJ"),
    ("Ø", "O"),
    ("Ł", "L"),
    ("Đ", "D"),
    ("Ð", "D"),
    ("Þ", "TH"),
)
"""Letters that Unicode does not take apart into a base letter and an accent."""

APOSTROPHES = frozenset("'\u2018\u2019\u02bc`\u00b4\u2032\uff07")
HYPHENS = frozenset("-\u2010\u2011\u2012\u2013\u2014\u2212\u00ad")


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why a text has no normal form: the character in the way (empty where there is no letter at all)."""

    text: str
    character: str

    @property
    def reason(self) -> str:
        """A sentence for the player."""
        if not self.character:
            return "A word needs at least one letter."
        return f"{self.shown} has {_described(self.character)}; a word is spelled with letters only."

    @property
    def shown(self) -> str:
        """The text as it can be printed in one short line."""
        text = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in self.text[:40])
        return text if len(self.text) <= 40 else text + "..."


def _described(character: str) -> str:
    kinds = (
        (character in APOSTROPHES, "an apostrophe"),
        (character in HYPHENS, "a hyphen"),
        (character.isspace(), "a space"),
        (character.isdecimal(), f"the digit {character}"),
        (not character.isprintable(), f"an invisible character (U+{ord(character):04X})"),
        (character.isalpha(), f"the letter {character}, which this language's dice do not have"),
    )
    return next((words for applies, words in kinds if applies), f"the character {character}")


class _Table(dict[int, str]):
    """Character to normal letters, filled as characters come; what has none is not in it."""

    __slots__ = ("letters",)

    def __init__(self, alphabet: str, rules: tuple[tuple[str, str], ...]) -> None:
        super().__init__((ord(letter), letter) for letter in alphabet)
        self.letters = frozenset(alphabet)
        for character, letters in rules:
            self[ord(character)] = letters

    def __missing__(self, code: int) -> str:
        letters = self._folded(chr(code))
        if letters is None:
            raise KeyError(code)  # str.translate then leaves the character as it is
        if len(self) < 4096:  # memory stays bounded whatever is typed
            self[code] = letters
        return letters

    def _folded(self, character: str) -> str | None:
        if unicodedata.category(character) == "Mn":
            return ""
        parts = character.upper()
        if parts == character:
            parts = _taken_apart(character)
        if parts == character:
            return None
        folded = [self[ord(part)] if ord(part) in self else self._folded(part) for part in parts]
        return None if None in folded else "".join(letters for letters in folded if letters)


def _taken_apart(character: str) -> str:
    """The character without its outermost accent (ǟ is ä and a macron); itself where it has none."""
    parts = unicodedata.decomposition(character)
    if not parts or parts.startswith("<"):
        return character
    return "".join(chr(int(code, 16)) for code in parts.split())


@dataclass(frozen=True, slots=True)
class Folding:
    """How a language's words are brought to normal form.

    ``alphabet``: the letters of normal forms, ascending. ``rules``: (character, letters) pairs that go before all
    else, upper case; lower case only where the language's case mapping differs from the usual one.
    """

    name: str
    alphabet: str = LATIN
    rules: tuple[tuple[str, str], ...] = ()
    _table: _Table = field(init=False, repr=False, compare=False)
    _plain: bool = field(init=False, repr=False, compare=False)
    """Whether the letters a to z become A to Z, as in all languages but Turkish: then most words need no table."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "_table", _Table(self.alphabet, self.all_rules))
        own_way = any(character.isascii() for character, _ in self.rules)
        object.__setattr__(self, "_plain", set(LATIN) <= set(self.alphabet) and not own_way)
        for character, letters in self.rules:
            if len(character) != 1 or not set(letters) <= set(self.alphabet):
                raise ValueError(
                    f"folding {self.name}: {character} cannot become {letters}, not letters of {self.alphabet}"
                )

    @property
    def all_rules(self) -> tuple[tuple[str, str], ...]:
        """The language's rules, behind the common ones that go for its alphabet."""
        common = (rule for rule in COMMON_RULES if rule[0] not in self.alphabet and set(rule[1]) <= set(self.alphabet))
        return (*common, *self.rules)

    def normal(self, text: str) -> str | Obstacle:
        """The normal form of a word, or what is in the way. Space around the word does not count."""
        if not text.isascii():
            text = unicodedata.normalize("NFC", text)
        elif self._plain and text.isalpha():
            return text.upper()
        letters = text.translate(self._table)
        if letters and self._table.letters.issuperset(letters):
            return letters
        text = text.strip()
        letters = text.translate(self._table)
        odd = next((c for c in letters if c not in self.alphabet), "")
        return Obstacle(text, odd) if odd or not letters else letters


ENGLISH = Folding("english")
GERMAN = Folding("german", LATIN + "ÄÖÜ")
GERMAN_EXPANDED = Folding("german-expanded", LATIN, (("Ä", "AE"), ("Ö", "OE"), ("Ü", "UE")))
FRENCH = Folding("french")
ITALIAN = Folding("italian")
DUTCH = Folding("dutch")
SPANISH = Folding("spanish", LATIN + "Ñ")
DANISH = Folding("danish", LATIN + "ÅÆØ")
TURKISH = Folding("turkish", "ABCDEFGHIJKLMNOPRSTUVYZÇÖÜĞİŞ", (("i", "İ"), ("\N{LATIN SMALL LETTER DOTLESS I}", "I")))

FOLDINGS = {
    folding.name: folding
    for folding in (ENGLISH, GERMAN, GERMAN_EXPANDED, FRENCH, ITALIAN, DUTCH, SPANISH, DANISH, TURKISH)
}

LANGUAGES = {
    "en": ENGLISH,
    "de": GERMAN,
    "fr": FRENCH,
    "it": ITALIAN,
    "nl": DUTCH,
    "es": SPANISH,
    "da": DANISH,
    "tr": TURKISH,
}
"""The folding a language's lexicons use unless they say otherwise."""


def initials(normal: str) -> tuple[str, ...]:
    """The letters a normal form may begin with on dice: its own first, then the plain one (Ä goes for A as well)."""
    plain = ENGLISH.normal(normal[0])
    return (normal[0],) if isinstance(plain, Obstacle) else tuple(dict.fromkeys((normal[0], plain[0])))
