"""Which die gives which part of a word: the exact best choice, for dice of every kind.

A die *offers* readings: a letter, either of two, two letters as one (CH), any letter at all (a wild). What it offers is
what lies up, or, asked before the roll, all its faces. To give each letter a die is a matching, which takes no longer
however many letters each die could be. Faces of several letters make it a choice of how the word is *cut* into parts
too; cuts into the same parts are as good as each other, and different readings of several letters are few
(``core.dice``), so that there is little to try.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from ..core.dice import Face
from .matching import cheapest


class Option(NamedTuple):
    """One thing a die may be read as; ``reads`` is empty for a wild, which may be read as any one letter."""

    reads: str
    points: int
    face: int = 0


Offer: TypeAlias = tuple[Option, ...]


class Use(NamedTuple):
    """A die in a word: its number, the letters it is read as, its points, and whether it is a wild.

    ``face`` numbers the face it needs when a die offers several.
    """

    die: int
    reads: str
    points: int
    wild: bool = False
    face: int = 0


def offered(face: Face, number: int = 0) -> Offer:
    """What one face offers; nothing for a symbol."""
    if face.is_wild:
        return (Option("", face.points, number),)
    return tuple(Option(reading, face.points, number) for reading in face.readings)


def assign(word: str, offers: tuple[Offer, ...]) -> tuple[Use, ...] | None:
    """The dice that spell ``word`` for the most points, part by part; None where no choice of dice does.

    Each die is used once at most. Of equal sums the one with fewer wilds counts, then the one whose dice, in the order
    of the word, come earliest.
    """
    if sum(max((len(option.reads) or 1 for option in offer), default=0) for offer in offers) < len(word):
        return None
    dice = tuple(map(_by_reading, offers))
    longer = sorted({reads for die in dice for reads in die if len(reads) > 1 and reads in word})
    return _cut_best(word, dice, longer) if longer else _matched(tuple(word), dice)


Parts: TypeAlias = tuple[str, ...]
"""A word, or the end of one, cut into what faces read."""

Dice: TypeAlias = Sequence[Mapping[str, Option]]
"""By die, the best option of each of its readings."""


def _by_reading(offer: Offer) -> Mapping[str, Option]:
    best: dict[str, Option] = {}
    for option in offer:
        rival = best.get(option.reads)
        if rival is None or option.points > rival.points:
            best[option.reads] = option
    return best


def _use(number: int, die: Mapping[str, Option], part: str) -> Use | None:
    """How a die gives a part for the most points, by a letter of its own rather than by its wild."""
    own, wild = die.get(part), die.get("") if len(part) == 1 else None
    if own is not None and (wild is None or own.points >= wild.points):
        return Use(number, part, own.points, False, own.face)
    return None if wild is None else Use(number, part, wild.points, True, wild.face)


def _matched(parts: Parts, dice: Dice) -> tuple[Use, ...] | None:
    """The best dice for the parts, in their order. What counts first are the highest digits of a cost."""
    uses = [[_use(number, die, part) for number, die in enumerate(dice)] for part in parts]
    digit, wild = len(dice) + 1, len(parts) + 1
    weights = [digit ** (len(parts) - 1 - place) for place in range(len(parts))]
    above = digit ** len(parts)
    costs = [
        [None if use is None else (use.wild - use.points * wild) * above + use.die * weight for use in row]
        for row, weight in zip(uses, weights, strict=True)
    ]
    taken = cheapest(costs)
    return None if taken is None else tuple(use for row, die in zip(uses, taken, strict=True) if (use := row[die]))


class _Worth:
    """What parts bring at best with some of the dice, whichever those are: (points, -wilds); None where they lack.

    Asked again and again of the same parts and dice, so that what each die gives for each part is looked up once.
    """

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._wild = len(dice) + 1  # more than there are wilds in any word
        self._rows: dict[str, list[int | None]] = {}
        self._known: dict[tuple[Parts, tuple[int, ...]], tuple[int, int] | None] = {}

    def __call__(self, parts: Parts, free: tuple[int, ...]) -> tuple[int, int] | None:
        asked = parts, free
        if asked not in self._known:
            self._known[asked] = self._best(parts, free)
        return self._known[asked]

    def _best(self, parts: Parts, free: tuple[int, ...]) -> tuple[int, int] | None:
        costs = [[row[number] for number in free] for row in map(self._row, parts)]
        taken = cheapest(costs)
        if taken is None:
            return None
        cost = sum(cost for row, place in zip(costs, taken, strict=True) if (cost := row[place]) is not None)
        return -(cost // self._wild), -(cost % self._wild)

    def _row(self, part: str) -> list[int | None]:
        """By die, wilds as the lower digit of a cost and points as the higher one."""
        if part not in self._rows:
            uses = [_use(number, die, part) for number, die in enumerate(self._dice)]
            self._rows[part] = [None if use is None else use.wild - use.points * self._wild for use in uses]
        return self._rows[part]


# Words with readings of several letters


class _Way(NamedTuple):
    """The beginning of a word with its dice: where it ends, the parts up to there sorted, and the uses."""

    at: int
    parts: Parts
    uses: tuple[Use, ...]


class _Goal(NamedTuple):
    """The best that a word can bring, and what has to be known to see whether a beginning still leads there."""

    endings: list[set[Parts]]
    parts: set[Parts]
    """The parts, sorted, into which the word can be cut for the most."""

    most: tuple[int, int]
    worth: _Worth

    def is_within_reach(self, way: _Way, free: tuple[int, ...]) -> bool:
        """Whether the rest of the word can bring what is missing to the most, with the dice that are free."""
        points, wilds = sum(use.points for use in way.uses), sum(use.wild for use in way.uses)
        missing = self.most[0] - points, self.most[1] + wilds
        rests = (rest for rest in self.endings[way.at] if tuple(sorted(way.parts + rest)) in self.parts)
        return any(self.worth(rest, free) == missing for rest in rests)


def _cut_best(word: str, dice: Dice, longer: Sequence[str]) -> tuple[Use, ...] | None:
    """The best cut into parts with its dice: the parts by their worth, then die by die the earliest that allows it."""
    endings, worth = _endings(word, dice, longer), _Worth(dice)
    everything = tuple(range(len(dice)))
    known = {parts: value for parts in endings[0] if (value := worth(parts, everything)) is not None}
    if not known:
        return None
    most = max(known.values())
    goal = _Goal(endings, {parts for parts, value in known.items() if value == most}, most, worth)
    ways = {_Way(0, (), ())}
    while not (ended := [way.uses for way in ways if way.at == len(word)]):
        ways = _one_die_further(word, ways, dice, goal)
    return min(ended)


def _endings(word: str, dice: Dice, longer: Sequence[str]) -> list[set[Parts]]:
    """By place in the word, the different parts that the rest can be cut into, each sorted.

    None with more parts than dice, or more of one reading of several letters than dice that have it.
    """
    supply = {reads: sum(reads in die for die in dice) for reads in longer}
    ends: list[set[Parts]] = [set() for _ in range(len(word) + 1)]
    ends[-1].add(())
    for at in range(len(word) - 1, -1, -1):
        for reads in (word[at], *(reads for reads in longer if word.startswith(reads, at))):
            for parts in ends[at + len(reads)]:
                if len(parts) < len(dice) and parts.count(reads) < supply.get(reads, len(dice)):
                    ends[at].add(tuple(sorted((*parts, reads))))
    return ends


def _one_die_further(word: str, ways: Iterable[_Way], dice: Dice, goal: _Goal) -> set[_Way]:
    """All ways to go on with the earliest die from which the best is still within reach."""
    failed: list[Mapping[str, Option]] = []
    used = {use.die for way in ways for use in way.uses}  # the same dice in all ways
    for number, die in enumerate(dice):
        if number in used or any(_alike(die, other) for other in failed):
            continue
        further: dict[tuple[int, Parts], _Way] = {}
        free = tuple(other for other in range(len(dice)) if other != number and other not in used)
        for way in ways:
            for new in _further(word, way, number, die):
                if goal.is_within_reach(new, free):
                    known = further.setdefault((new.at, new.parts), new)
                    further[new.at, new.parts] = min(known, new)
        if further:
            return set(further.values())
        failed.append(die)
    raise AssertionError("what was best is no longer within reach")


def _further(word: str, way: _Way, number: int, die: Mapping[str, Option]) -> Iterable[_Way]:
    for reads in {word[way.at], *(reads for reads in die if reads and word.startswith(reads, way.at))}:
        if (use := _use(number, die, reads)) is not None:
            yield _Way(way.at + len(reads), tuple(sorted((*way.parts, reads))), (*way.uses, use))


def _alike(one: Mapping[str, Option], other: Mapping[str, Option]) -> bool:
    """Whether two dice offer the same for the same, so that the earlier stands for both."""
    return one.keys() == other.keys() and all(one[reads].points == other[reads].points for reads in one)
