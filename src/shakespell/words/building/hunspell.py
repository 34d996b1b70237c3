"""Writes out every word of a Hunspell dictionary, the format most free spelling checkers keep their words in.

A dictionary is two files. The ``.dic`` file has a stem a line, with *flags*: ``haus/AB``. The ``.aff`` file says what a
flag does: put an ending (SFX) or a beginning (PFX) on, after taking some letters away, where the stem looks as the
rule's condition says. A form may carry flags itself, so endings can follow endings. Three flags stand for themselves:
NEEDAFFIX (no word without an ending), ONLYINCOMPOUND (a part of compounds only) and FORBIDDENWORD.
Compounds that a checker would accept are not written out: there is no end of them.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

Flags: TypeAlias = frozenset[str]

_SETTINGS = ("FLAG", "NEEDAFFIX", "ONLYINCOMPOUND", "FORBIDDENWORD")
_DEEPEST = 3
"""How many endings may follow one another; Hunspell itself stops at two and a beginning."""


@dataclass(frozen=True, slots=True)
class Affix:
    """One rule of a flag: what goes on, what goes off, when, and which flags the new form has."""

    before: bool
    crosses: bool
    strip: str
    add: str
    flags: Flags
    fits: Callable[[str], object]

    def put_on(self, stem: str) -> str | None:
        """The stem with this beginning or ending, or None where it does not go with it."""
        if not self.fits(stem):
            return None
        if self.before:
            return self.add + stem.removeprefix(self.strip)
        return stem.removesuffix(self.strip) + self.add


@dataclass(slots=True)
class Grammar:
    """An ``.aff`` file: the rules of each flag, and the names of the flags that stand for themselves."""

    rules: dict[str, list[Affix]] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)

    def flags(self, text: str) -> Flags:
        """The flags written in ``text``, which is one letter each, two letters each, or numbers with commas."""
        match self.settings.get("FLAG"):
            case "long":
                return frozenset(text[at : at + 2] for at in range(0, len(text), 2))
            case "num":
                return frozenset(text.split(",")) if text else frozenset()
            case _:
                return frozenset(text)

    def stands(self, flags: Flags) -> bool:
        """Whether a form with these flags is a word as it is."""
        return not {self.settings.get(name) for name in _SETTINGS[1:]} & flags

    @property
    def forbidden(self) -> str | None:
        return self.settings.get("FORBIDDENWORD")


def grammar(aff: str) -> Grammar:
    """Read an ``.aff`` file. Rules that write an apostrophe or a hyphen are left out: their forms are no words here."""
    found = Grammar()
    crossing: dict[tuple[str, str], bool] = {}
    for line in aff.splitlines():
        parts = line.split()
        if len(parts) >= 2 and parts[0] in _SETTINGS:
            found.settings[parts[0]] = parts[1]
        elif len(parts) >= 4 and parts[0] in {"SFX", "PFX"}:
            kind, flag = parts[:2]
            if (kind, flag) not in crossing:  # the first line of a flag says how many rules follow
                crossing[kind, flag] = parts[2] == "Y"
            elif not set(parts[3].partition("/")[0]) & set("'\u2019-"):
                found.rules.setdefault(flag, []).append(_affix(parts, crossing[kind, flag], found))
    return found


def _affix(parts: list[str], crosses: bool, found: Grammar) -> Affix:
    before = parts[0] == "PFX"
    strip = parts[2].replace("0", "")
    add, _, flags = parts[3].partition("/")
    condition = re.sub(r"[-.^$*+?(){}\\|]", _escaped, parts[4]) if len(parts) > 4 else "."
    pattern = re.compile(f"^{condition}" if before else f"{condition}$")
    return Affix(before, crosses, strip, add.replace("0", ""), found.flags(flags), pattern.search)


def _escaped(character: re.Match[str]) -> str:
    """Conditions know ``.`` and ``[^...]`` only; anything else in them is a letter."""
    return character[0] if character[0] in ".^" else "\\" + character[0]


def expand(aff: str, dic: str) -> Iterator[str]:
    """Every word of the dictionary with these two files; a word may come more than once."""
    rules = grammar(aff)
    entries = [_entry(line, rules) for line in dic.splitlines()[1:] if line and line[0] not in "\t#"]
    forbidden = {stem for stem, flags in entries if rules.forbidden in flags}
    for stem, flags in entries:
        if stem not in forbidden:
            yield from (form for form in forms(stem, flags, rules) if form not in forbidden)


def _entry(line: str, rules: Grammar) -> tuple[str, Flags]:
    stem, _, flags = line.split("\t", maxsplit=1)[0].split(" ", maxsplit=1)[0].partition("/")
    return stem, rules.flags(flags)


def forms(stem: str, flags: Flags, rules: Grammar, depth: int = 0) -> Iterator[str]:
    """A stem and everything its flags make of it: endings, beginnings, and both together where the rules allow."""
    if rules.stands(flags):
        yield stem
    if depth == _DEEPEST:
        return
    affixes = [affix for flag in flags for affix in rules.rules.get(flag, ())]
    beginnings = [affix for affix in affixes if affix.before]
    for affix in affixes:
        form = affix.put_on(stem)
        if form is None:
            continue
        yield from forms(form, affix.flags, rules, depth + 1)
        if not affix.before and affix.crosses and rules.stands(affix.flags):
            for other in beginnings:
                both = other.put_on(form) if other.crosses else None
                if both is not None:
                    yield both
