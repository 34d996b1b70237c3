"""All words some dice spell, found by walking the word graph: what the compiled search is tested against.

At each node the walk follows the letters the dice that are left still have, or any letter while a wild is left. A wild
is only taken where the letter itself is not left: which dice spell a word for the most points is settled afterwards, by
``spell``. Dice that read several letters, or either of two, take the general walk, which carries along every way the
letters so far could have been spelled.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from heapq import nsmallest

from ..core.dice import Face
from ..words.graph import FINAL, LAST, ROOT, SYMBOL, TARGET, WordGraph
from ..words.lexicon import Lexicon
from ..words.spelling import Spelling, spell

_FIELD = 8
"""Bits that count how often a letter is left, in one number for all letters."""


def words_on(graph: WordGraph, faces: tuple[Face, ...], min_length: int = 1) -> Iterator[tuple[int, str]]:
    """(number, word) of every word of at least ``min_length`` letters that the faces spell, each once.

    A die is used once; wilds, either-faces and faces of several letters count as what they may be read as.
    """
    if all(face.is_wild or face.is_symbol or [len(reading) for reading in face.readings] == [1] for face in faces):
        letters = Counter(face.readings[0] for face in faces if face.readings)
        return _by_letters(graph, letters, sum(face.is_wild for face in faces), min_length)
    return _by_ways(graph, faces, min_length)


@dataclass(frozen=True, slots=True)
class Scored:
    """A word the dice spell, its best spelling, and what a game's scoring makes of it."""

    word: str
    spelling: Spelling
    score: float


def best_words(
    lexicon: Lexicon,
    faces: tuple[Face, ...],
    score: Callable[[str, Spelling], float],
    top: int = 10,
    min_length: int = 2,
) -> list[Scored]:
    """The ``top`` words by score; of equal scores the commoner word first, then by the alphabet."""
    return [
        scored for _, scored in nsmallest(top, _ranked(lexicon, faces, score, min_length), key=lambda pair: pair[0])
    ]


def _ranked(
    lexicon: Lexicon, faces: tuple[Face, ...], score: Callable[[str, Spelling], float], min_length: int
) -> Iterator[tuple[tuple[float, int, str], Scored]]:
    for number, word in words_on(lexicon.graph, faces, min_length):
        spelling = spell(word, faces)
        assert spelling is not None, f"{word} was found on dice that do not spell it"
        worth = score(word, spelling)
        yield (-worth, lexicon.tiers[number] or 256, word), Scored(word, spelling, worth)


# Dice of one letter each, and wilds


@lru_cache(maxsize=8)
def _opened(graph: WordGraph) -> tuple[list[int], list[int], list[int]]:
    """Edges and counts as lists, which Python reads fastest, and for each node the set of its symbols as bits."""
    edges, symbols = graph.edges.tolist(), [0] * len(graph.edges)
    node = ROOT
    for edge, content in enumerate(edges[ROOT:], ROOT):
        symbols[node] |= 1 << (content & SYMBOL) & ~1  # symbol 0 is the empty root's, no letter
        if content & LAST:
            node = edge + 1
    return edges, graph.before.tolist(), symbols


def _by_letters(graph: WordGraph, letters: Counter[str], wilds: int, min_length: int) -> Iterator[tuple[int, str]]:
    """Walk with a count of each letter left; ``have`` has the bits of the letters of which any is left."""
    edges, before, symbols = _opened(graph)
    symbol_of = {letter: symbol for symbol, letter in enumerate(graph.alphabet, 1)}
    own = [(1 << symbol_of[letter], count) for letter, count in letters.items() if letter in symbol_of]
    one = {bit: 1 << _FIELD * place for place, (bit, _) in enumerate(own)}
    left = sum(count * one[bit] for bit, count in own)
    letter_of = {1 << symbol: letter for letter, symbol in symbol_of.items()}
    stack = [(ROOT, sum(bit for bit, _ in own), left, wilds, 0, "")]
    while stack:
        node, have, left, wilds, rank, prefix = stack.pop()
        siblings = symbols[node]
        ways = siblings if wilds else siblings & have
        while ways:
            bit = ways & -ways
            ways ^= bit
            edge = node + (siblings & (bit - 1)).bit_count()
            content = edges[edge]
            word = prefix + letter_of[bit]
            number = rank + before[edge]
            if content & FINAL:
                if len(word) >= min_length:
                    yield number, word
                number += 1
            child = content >> TARGET
            if not have & bit:
                if wilds > 1 or symbols[child] & have:
                    stack.append((child, have, left, wilds - 1, number, word))
                continue
            fewer = left - one[bit]
            still = have if fewer // one[bit] & (1 << _FIELD) - 1 else have ^ bit
            if wilds or symbols[child] & still:
                stack.append((child, still, fewer, wilds, number, word))


# Dice of any kind

_Way = tuple[str, tuple[int, ...]]
"""One way to have spelled the letters so far: letters a die still has to give, and how many of each kind are used."""


def _by_ways(graph: WordGraph, faces: tuple[Face, ...], min_length: int) -> Iterator[tuple[int, str]]:
    kinds = Counter(face.readings if face.readings else tuple(graph.alphabet) for face in faces if not face.is_symbol)
    start: frozenset[_Way] = frozenset({("", (0,) * len(kinds))})
    stack = [(ROOT, start, 0, "")]
    while stack:
        node, ways, rank, prefix = stack.pop()
        for edge in graph.siblings(node):
            letter = graph.letter(edge)
            after = frozenset(longer for way in ways for longer in _read(way, letter, kinds))
            if not after:
                continue
            number, word = rank + graph.before[edge], prefix + letter
            if graph.is_final(edge):
                if len(word) >= min_length and any(not pending for pending, _ in after):
                    yield number, word
                number += 1
            stack.append((graph.child(edge), after, number, word))


def _read(way: _Way, letter: str, kinds: Counter[tuple[str, ...]]) -> Iterator[_Way]:
    """The ways to go on with a letter: from the die that is being read, or from another die."""
    pending, used = way
    if pending:
        if pending[0] == letter:
            yield pending[1:], used
        return
    for kind, (readings, count) in enumerate(kinds.items()):
        if used[kind] < count:
            for reading in readings:
                if reading[0] == letter:
                    yield reading[1:], (*used[:kind], used[kind] + 1, *used[kind + 1 :])
