"""Which die gives which part of a word: the exact best choice, for dice of every kind.

A die *offers* readings: a letter, either of two, two letters as one (CH), any letter at all (a wild). What it offers is
what lies up, or, asked before the roll, all its faces. Dice that offer the same are interchangeable, so the search only
counts how many of each kind are used: twelve equal dice are no harder than one.
"""

from typing import NamedTuple, TypeAlias

from ..core.dice import Face


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


class _Best(NamedTuple):
    """A way to a point of the search; the lesser is the better one: most points, fewest wilds, earliest dice."""

    lost: int
    wilds: int
    dice: tuple[int, ...]
    uses: tuple[Use, ...]


def offered(face: Face, number: int = 0) -> Offer:
    """What one face offers; nothing for a symbol."""
    if face.is_wild:
        return (Option("", face.points, number),)
    return tuple(Option(reading, face.points, number) for reading in face.readings)


def assign(word: str, offers: tuple[Offer, ...]) -> tuple[Use, ...] | None:
    """The dice that spell ``word`` for the most points, part by part; None where no choice of dice does.

    Each die is used once at most. Of equal sums the one with fewer wilds counts, then the one whose dice, in the order
    of the word, come earliest. Works forward through the word, one best way for each count of dice used up.
    """
    if sum(max((len(option.reads) or 1 for option in offer), default=0) for offer in offers) < len(word):
        return None
    kinds = _kinds(word, offers)
    ways: list[dict[tuple[int, ...], _Best]] = [{} for _ in range(len(word) + 1)]
    ways[0][(0,) * len(kinds)] = _Best(0, 0, (), ())
    for at, here in enumerate(ways[:-1]):
        for used, best in here.items():
            for kind, dice in enumerate(kinds):
                if used[kind] < len(dice):
                    _extend(ways, at, best, used, kind, dice[used[kind]])
    return min(ways[-1].values()).uses if ways[-1] else None


_Moves: TypeAlias = list[tuple[tuple[str, Option], ...]]
"""For each place in a word, what a die may be read as there: (letters, option) pairs."""


class _Usable(NamedTuple):
    die: int
    moves: _Moves


def _kinds(word: str, offers: tuple[Offer, ...]) -> list[list[_Usable]]:
    """Dice that may take part, those together that are worth the same to this word, whatever faces it takes."""
    kinds: dict[tuple[tuple[tuple[str, int, bool], ...], ...], list[_Usable]] = {}
    for die, offer in enumerate(offers):
        moves = [_moves(word, at, offer) for at in range(len(word))]
        if any(moves):
            worth = tuple(tuple((reads, o.points, not o.reads) for reads, o in place) for place in moves)
            kinds.setdefault(worth, []).append(_Usable(die, moves))
    return list(kinds.values())


def _moves(word: str, at: int, offer: Offer) -> tuple[tuple[str, Option], ...]:
    """The best option for each number of letters the die can take from ``word`` at this place."""
    best: dict[str, Option] = {}
    for option in offer:
        reads = option.reads or word[at]
        if word.startswith(reads, at):
            rival = best.get(reads)
            if rival is None or (option.points, bool(option.reads)) > (rival.points, bool(rival.reads)):
                best[reads] = option
    return tuple(best.items())


def _extend(
    ways: list[dict[tuple[int, ...], _Best]], at: int, best: _Best, used: tuple[int, ...], kind: int, usable: _Usable
) -> None:
    """Go on from ``best`` with a die of one kind, and keep the result where it is the best way there."""
    die = usable.die
    for reads, option in usable.moves[at]:
        use = Use(die, reads, option.points, not option.reads, option.face)
        new = _Best(best.lost - option.points, best.wilds + use.wild, (*best.dice, die), (*best.uses, use))
        now = (*used[:kind], used[kind] + 1, *used[kind + 1 :])
        there = ways[at + len(reads)]
        if now not in there or new < there[now]:
            there[now] = new
