"""What people call themselves, judged by what is seen of it: joiners where they join, nothing that shows nothing.

A *character* is here what a reader takes for one (a grapheme cluster, Unicode Standard Annex 29): a letter with its
marks, an emoji with its joiners, a flag. Of that annex this follows what names are written with.
"""

import re
import unicodedata

LONGEST_NAME = 40
"""Characters, as a reader counts them."""

MOST_POINTS = 60
"""Code points: what is stored of a name, and how high marks can be piled on a letter."""

ZWNJ, ZWJ, EMOJI_LOOK, KEYCAP, BLACK_FLAG = "\u200c", "\u200d", "\ufe0f", "\u20e3", "\U0001f3f4"
BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0]")
"""Letters and symbols by their category, which are drawn as nothing."""

TURNING = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Marks that turn the direction of all that follows, beyond the name."""

JOINING_SCRIPT = re.compile(
    "(ARABIC|SYRIAC|MANDAIC|NKO|MONGOLIAN|DEVANAGARI|BENGALI|GURMUKHI|GUJARATI|ORIYA|TAMIL|TELUGU|KANNADA|MALAYALAM|"
    "SINHALA|KHMER|MYANMAR|TIBETAN|BALINESE|JAVANESE|SUNDANESE) "
)
"""Scripts in which a joiner, or a non-joiner, changes what is seen."""


class NameFault(ValueError):
    """A name that cannot be taken; ``code`` is stable, the text is for its writer."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def read_name(text: str, longest: int = LONGEST_NAME) -> str:
    """The name as it is seen: blanks made single, what shows nothing left out; NameFault where it is none."""
    spaced = " ".join(BLANK.sub(" ", unicodedata.normalize("NFC", text)).split())
    if TURNING.search(spaced) or any(map(_is_foreign, spaced)):
        raise NameFault("name-marks", "A name cannot have control characters in it, or marks that turn the writing.")
    name = " ".join(_seen(spaced).split())
    if not any(map(_shows, name)):
        raise NameFault("name-unseen", "A name needs at least one character that can be seen.")
    if len(characters(name)) > longest or len(name) > MOST_POINTS:
        raise NameFault("name-long", f"A name can have {longest} characters at most.")
    return name


def characters(text: str) -> list[str]:
    """The text as a reader counts it."""
    found: list[str] = []
    for point in text:
        if found and _goes_on(found[-1], point):
            found[-1] += point
        else:
            found.append(point)
    return found


def _is_foreign(point: str) -> bool:
    """No text at all: controls, halves of characters, a font's private signs, what Unicode says is none."""
    no_character = ord(point) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(point) <= 0xFDEF
    return no_character or unicodedata.category(point) in ("Cc", "Cs", "Co")


def _shows(point: str) -> bool:
    """Whether something is drawn that stands by itself; what Unicode has not named yet may be the newest emoji."""
    return unicodedata.category(point)[0] in "LNPS" or unicodedata.category(point) == "Cn"


def _seen(text: str) -> str:
    """The text without format characters that change nothing where they stand."""
    kept = ""
    for place, point in enumerate(text):
        if unicodedata.category(point) != "Cf" or _matters(point, kept, text[place + 1 : place + 2]):
            kept += point
    return kept


def _matters(point: str, before: str, after: str) -> bool:
    if 0xE0020 <= ord(point) <= 0xE007F:  # tags spell out which flag
        return BLACK_FLAG in "".join(characters(before)[-1:])
    if point not in (ZWNJ, ZWJ) or not before or not after:
        return False
    return (point == ZWJ and _is_emoji(before) and _is_emoji(after)) or (_joins(before[-1]) and _joins(after))


def _joins(point: str) -> bool:
    return JOINING_SCRIPT.match(unicodedata.name(point, "")) is not None


def _is_emoji(text: str) -> bool:
    """Whether the text ends with an emoji, which may have its look and its colour of skin behind it."""
    point = text.rstrip(EMOJI_LOOK)[-1:]
    return bool(point) and unicodedata.category(point) in ("So", "Sk", "Cn")


def _goes_on(character: str, point: str) -> bool:
    """Whether a code point belongs to the character before it."""
    if point in (ZWNJ, ZWJ, EMOJI_LOOK, KEYCAP) or unicodedata.category(point)[0] == "M":
        return True
    if "\U0001f3fb" <= point <= "\U0001f3ff" or 0xE0020 <= ord(point) <= 0xE007F:
        return True
    if character.endswith(ZWJ):
        return _is_emoji(character[:-1]) and _is_emoji(point)
    return (_is_half_flag(character) and _is_half_flag(point)) or (_is_syllable(character[-1]) and _is_jamo(point))


def _is_half_flag(text: str) -> bool:
    return len(text) == 1 and "\U0001f1e6" <= text <= "\U0001f1ff"


def _is_syllable(point: str) -> bool:
    return _is_jamo(point) or "\u1100" <= point <= "\u115e" or "\uac00" <= point <= "\ud7a3"


def _is_jamo(point: str) -> bool:
    """A vowel or final of a Korean syllable, written apart."""
    return "\u1161" <= point <= "\u11ff"
