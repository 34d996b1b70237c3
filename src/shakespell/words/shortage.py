"""Why dice cannot spell a word, as a proof anybody can check by counting.

Hall's theorem: every part of a word gets a die of its own unless some of the parts, together, find fewer dice that have
any of them. Such a set of parts is the whole proof, and the plainest one is what a player is shown:
'TELEPHONE needs nine dice, and no letter of it is on the blue die.'
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..core.dice_bounds import LONGEST_READING, MOST_DICE
from .assignment import Offer

MOST_SHOWN = 64
"""Letters of a word that a sentence shows."""

MOST_CUT = MOST_DICE * LONGEST_READING
"""Longer texts are only cut letter by letter: no dice read so much together."""

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


@dataclass(frozen=True, slots=True)
class Shortage:
    """Parts of a word that need more dice than have any of them.

    ``cut`` is the word as parts, one a die; ``parts`` are those in short supply, ``dice`` the numbers of all dice that
    have any of them, ``own`` how many of these have each different part on a face of its own (the rest are wilds).
    ``total`` counts all dice; ``names`` is empty for dice that already lie.
    """

    word: str
    cut: tuple[str, ...]
    parts: tuple[str, ...]
    dice: tuple[int, ...]
    own: tuple[tuple[str, tuple[int, ...]], ...]
    total: int
    names: tuple[str, ...] = ()

    @property
    def wilds(self) -> tuple[int, ...]:
        """Those of the dice that have a part by a wild only."""
        lettered = {die for _, dice in self.own for die in dice}
        return tuple(die for die in self.dice if die not in lettered)

    def __str__(self) -> str:
        """A sentence for the player."""
        word = self.word if len(self.word) <= MOST_SHOWN else f"{self.word[:MOST_SHOWN]}..."
        whole = f"{word}, read as {' '.join(self.cut)}," if len(self.cut) < len(self.word) else word
        return f"{whole} needs {self._too_few()}."

    def _too_few(self) -> str:
        if len(self.cut) > self.total:
            return (
                f"{_many(len(self.cut), 'die')}, and there {'is' if self.total == 1 else 'are'} {_number(self.total)}"
            )
        return self._among(self.names) if self.names else f"{_listed(self.parts)}; your dice show {self._shown()}"

    def _shown(self) -> str:
        """What lies: each part by itself, or how many dice where one die could be several of the parts."""
        shared = sum(len(dice) for _, dice in self.own) > len({die for _, dice in self.own for die in dice})
        if len(self.own) == 1 and not self.wilds:
            shown = [_number(len(self.dice)) if self.dice else "none"]
        elif shared:
            shown = [f"only {_number(len(self.dice) - len(self.wilds))} that can be any of these"]
        else:
            shown = [_of(len(dice), part) for part, dice in self.own]
        return _joined([*shown, _many(len(self.wilds), "wild")] if self.wilds else shown, "and")

    def _among(self, names: Sequence[str]) -> str:
        idle = [name for die, name in enumerate(names) if die not in self.dice]
        several, often = len(self.own) > 1, len(self.parts) > 1
        if not self.dice:
            return f"{_listed(self.parts)}, and no die has {'any of these' if several else 'any' if often else 'it'}"
        if len(self.parts) == len(self.cut) == self.total:
            return f"{_many(self.total, 'die')}, and no letter of it is on {_the_dice(idle)}"
        having = [names[die] + (" (by its wild)" if die in self.wilds else "") for die in self.dice]
        have = f"{_many(len(having), 'die')} {'has' if len(having) == 1 else 'have'}"
        what = "any of these" if several else "one"
        return f"{_listed(self.parts)}, and only {have} {what}: {_joined(having, 'and')}"


def shortages(word: str, offers: tuple[Offer, ...], names: tuple[str, ...] = ()) -> tuple[Shortage, ...]:
    """The proof that the dice do not spell ``word``: one shortage for each way to cut it into what faces read.

    Where no face reads several letters there is one way, letter by letter. ValueError where the dice do spell it.
    """
    return tuple(_shortage(word, cut, offers, names) for cut in _cuts(word, offers))


def shortage(word: str, offers: tuple[Offer, ...]) -> Shortage:
    """The proof that the dice do not spell ``word`` letter by letter; ValueError where they do."""
    return _shortage(word, tuple(word), offers, ())


def _cuts(word: str, offers: tuple[Offer, ...]) -> list[tuple[str, ...]]:
    """The ways to cut a word into single letters and longer readings, letters first; once where only order differs."""
    longer = sorted({option.reads for offer in offers for option in offer if len(option.reads) > 1})
    if not longer or len(word) > MOST_CUT:
        return [tuple(word)]
    ways: list[dict[tuple[str, ...], tuple[str, ...]]] = [{} for _ in range(len(word) + 1)]
    ways[0] = {(): ()}
    for at, cuts in enumerate(ways[:-1]):
        for reads in (word[at], *(r for r in longer if word.startswith(r, at))):
            for parts, cut in cuts.items():
                ways[at + len(reads)].setdefault(tuple(sorted((*parts, reads))), (*cut, reads))
    return sorted(ways[-1].values(), key=lambda cut: (-len(cut), cut))


def _shortage(word: str, cut: tuple[str, ...], offers: tuple[Offer, ...], names: tuple[str, ...]) -> Shortage:
    able = {part: _able(part, offers) for part in dict.fromkeys(cut)}
    short = _plainest(Counter(cut), able, offers, lying=not names)
    return Shortage(
        word,
        cut,
        tuple(part for part in cut if part in short),
        tuple(sorted(_together(short, able))),
        tuple((part, _own(part, offers)) for part in able if part in short),
        len(offers),
        names,
    )


def _own(part: str, offers: tuple[Offer, ...]) -> tuple[int, ...]:
    return tuple(die for die, offer in enumerate(offers) if any(option.reads == part for option in offer))


def _able(part: str, offers: tuple[Offer, ...]) -> frozenset[int]:
    """Numbers of the dice that have the part, by a wild too."""
    wilds = (die for die, offer in enumerate(offers) if any(not option.reads for option in offer))
    return frozenset((*_own(part, offers), *wilds)) if len(part) == 1 else frozenset(_own(part, offers))


def _together(parts: Iterable[str], able: dict[str, frozenset[int]]) -> frozenset[int]:
    return frozenset[int]().union(*(able[part] for part in parts))


def _plainest(need: Counter[str], able: dict[str, frozenset[int]], offers: tuple[Offer, ...], lying: bool) -> list[str]:
    """Different parts that, as often as they are needed, find too few dice.

    Of dice that lie: every part that has too few faces of its own. Of dice to be rolled: parts that are on no die, or
    the word as a whole where it takes all dice. Where that is no proof, as few different parts as a proof can do with.
    """

    def short(parts: list[str]) -> bool:
        return sum(need[part] for part in parts) > len(_together(parts, able))

    lacking = [part for part in need if len(_own(part, offers)) < need[part]]
    missing = [part for part in need if not able[part]]
    whole = list(need) if need.total() >= len(offers) else []
    plain = [lacking] if lying else [missing, whole, lacking]
    found = next((parts for parts in plain if short(parts)), None)
    return found or min((_pruned(parts, short) for parts in _violators(need, able)), key=len)


def _pruned(parts: list[str], short: Callable[[list[str]], bool]) -> list[str]:
    """The parts without those that the proof can do without."""
    for part in list(parts):
        fewer = [other for other in parts if other != part]
        if short(fewer):
            parts = fewer
    return parts


def _violators(need: Counter[str], able: dict[str, frozenset[int]]) -> Iterator[list[str]]:
    """For each part that gets no die when as many as possible do: it, and all parts its dice could be traded with."""
    places = list(need.elements())
    holder: dict[int, int] = {}
    stuck = [place for place in range(len(places)) if _reached(place, places, able, holder)]
    if not stuck:
        raise ValueError("these dice do spell the word: there is no shortage")
    for place in stuck:
        reached = {places[other] for other in _reached(place, places, able, holder)}
        yield [part for part in need if part in reached]


def _reached(place: int, places: list[str], able: dict[str, frozenset[int]], holder: dict[int, int]) -> list[int]:
    """Give a part a die, moving others to another of their dice where that makes room (``holder`` is changed).

    Where nothing does: all places tried, which together find one die too few. Otherwise an empty list.
    """
    taker_of: dict[int, int] = {}
    left: dict[int, int] = {}  # the die a place would leave
    queue = [place]
    for taker in queue:
        for die in sorted(able[places[taker]] - taker_of.keys()):
            taker_of[die] = taker
            if die not in holder:
                _trade(die, taker_of, left, holder)
                return []
            left[holder[die]] = die
            queue.append(holder[die])
    return queue


def _trade(die: int, taker_of: dict[int, int], left: dict[int, int], holder: dict[int, int]) -> None:
    while True:
        taker = holder[die] = taker_of[die]
        if taker not in left:
            return
        die = left[taker]


# The words of a sentence


def _number(count: int) -> str:
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def _many(count: int, noun: str) -> str:
    plural = {"die": "dice"}.get(noun, noun + "s")
    return f"{_number(count)} {noun if count == 1 else plural}"


def _of(count: int, part: str) -> str:
    return f"{_number(count)} {part}{'' if count < 2 else 's'}"


def _listed(parts: Sequence[str]) -> str:
    """``two Us and Q``: the parts with how often each is needed."""
    return _joined([part if count == 1 else _of(count, part) for part, count in Counter(parts).items()], "and")


def _the_dice(names: Sequence[str]) -> str:
    return f"the {_joined(names, 'or')} {'die' if len(names) == 1 else 'dice'}"


def _joined(things: Sequence[str], word: str) -> str:
    return f" {word} ".join((*([", ".join(things[:-1])] if things[:-1] else []), things[-1]))
