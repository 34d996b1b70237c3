"""All words of a lexicon as one small graph of letters: the structure every search for words walks.

The graph is a minimal acyclic automaton (a DAWG): words that begin alike share their first edges, words that end alike
share their last ones. It lies in flat arrays, so that a file of it can be mapped into memory by many processes, and a
compiled search can walk it as it lies there.

``edges``, 32-bit words, little-endian in a file::

    target << 8 | last << 7 | final << 6 | symbol

- ``symbol``: position of the letter in ``alphabet``, counted from 1, at most 63. 0 only in the root of an empty graph.
- ``final``: a word ends on this edge.
- ``last``: the last sibling. The edges of a node lie side by side in the order of their symbols.
- ``target``: index of the first edge of the node this edge leads to; 0 where nothing follows. A node is known by that
  index. Targets lie behind the edge that leads to them, so no walk can run in circles.

``edges[0]`` is unused; the root is node 1.

``before``, as long as ``edges``: how many words begin with an earlier sibling of this edge. The sum over a word's path,
plus the number of shorter words it begins with, is the word's *number*: its rank in the order of symbols. Per-word data
such as tiers are arrays by word number. Endings are shared whatever their numbers, which is why ranks are kept as sums.
"""

import sys
from array import array
from collections.abc import Iterable, Iterator

ROOT = 1
SYMBOL = 0x3F
FINAL = 0x40
LAST = 0x80
TARGET = 8
MAX_SYMBOLS = SYMBOL
MAX_EDGES = 1 << 24
BEGINNING = 5
MOST_REMEMBERED = 1 << 15
"""Where beginnings of this many letters lead is remembered: nodes near the root have the most edges to look through."""


class _Symbols(dict[str, int]):
    """The symbol of each letter; of what is no letter, one that no edge has."""

    def __missing__(self, letter: str) -> int:
        return MAX_SYMBOLS + 1


class WordGraph:
    """The words of a lexicon, in normal form, walkable letter by letter and numbered in symbol order.

    ``edges`` and ``before`` are memoryviews of unsigned 32-bit integers (``np.frombuffer(graph.edges, np.uint32)`` sees
    them without a copy); ``alphabet`` gives the letter of each symbol, ``words`` the number of words.
    """

    __slots__ = ("_reached", "_symbols", "alphabet", "before", "edges", "words")

    def __init__(self, edges: memoryview, before: memoryview, alphabet: str, words: int) -> None:
        self.edges = edges
        self.before = before
        self.alphabet = alphabet
        self.words = words
        self._symbols = _Symbols({letter: symbol for symbol, letter in enumerate(alphabet, 1)})
        self._reached: dict[str, tuple[int, int, int]] = {}

    # Walking

    def step(self, node: int, letter: str) -> int:
        """The edge that leaves ``node`` with ``letter``, or 0 where no word goes on so."""
        symbol = self._symbols.get(letter, 0)
        return self._edge(node, symbol) if symbol and node else 0

    def child(self, edge: int) -> int:
        """The node behind an edge, or 0 where nothing follows."""
        return int(self.edges[edge]) >> TARGET

    def letter(self, edge: int) -> str:
        return self.alphabet[(int(self.edges[edge]) & SYMBOL) - 1]

    def is_final(self, edge: int) -> bool:
        """Whether a word ends on the edge."""
        return bool(self.edges[edge] & FINAL)

    def siblings(self, node: int) -> Iterator[int]:
        """The edges that leave a node, in symbol order; none for node 0."""
        edge = node
        while edge:
            content = self.edges[edge]
            if content & SYMBOL:
                yield edge
            edge = 0 if content & LAST else edge + 1

    def _edge(self, node: int, symbol: int) -> int:
        edges, edge = self.edges, node
        while True:
            content = edges[edge]
            found = content & SYMBOL
            if found == symbol:
                return edge
            if found > symbol or content & LAST:
                return 0
            edge += 1

    # Words and their numbers

    def number(self, word: str) -> int | None:
        """The word's rank in symbol order, counted from 0; None where the graph has no such word."""
        node, rank, content = self._reached.get(word[:BEGINNING]) or self._begun(word[:BEGINNING])
        symbols, edges = self._symbols, self.edges
        for letter in word[BEGINNING:]:
            symbol = symbols.get(letter)
            if not symbol or not node:
                return None
            rank += content >> 6 & 1
            content = edges[node]
            while content & SYMBOL < symbol:
                if content & LAST:
                    return None
                node += 1
                content = edges[node]
            if content & SYMBOL != symbol:
                return None
            rank += self.before[node]
            node = content >> TARGET
        return rank if content & FINAL else None

    def _begun(self, beginning: str) -> tuple[int, int, int]:
        """Where the first letters of a word lead: the next node, the words before it, the edge that leads there."""
        node, rank, content = ROOT, 0, 0
        for letter in beginning:
            edge = self.step(node, letter)
            if not edge:
                return (0, 0, 0)
            rank += (content >> 6 & 1) + self.before[edge]
            content = self.edges[edge]
            node = content >> TARGET
        if len(self._reached) < MOST_REMEMBERED:
            self._reached[beginning] = node, rank, content
        return node, rank, content

    def word(self, number: int) -> str:
        """The word with this number; IndexError where there is none."""
        if not 0 <= number < self.words:
            raise IndexError(f"no word has number {number}: there are {self.words}")
        letters, node, left = [], ROOT, number
        while True:
            edge = max((e for e in self.siblings(node) if self.before[e] <= left), default=0)
            letters.append(self.letter(edge))
            left -= self.before[edge]
            if self.is_final(edge):
                if not left:
                    return "".join(letters)
                left -= 1
            node = self.child(edge)

    def __contains__(self, word: object) -> bool:
        """Whether it is a word: ``number`` without the counting, as this is asked most."""
        if not isinstance(word, str):
            return False
        node, _, content = self._reached.get(word[:BEGINNING]) or self._begun(word[:BEGINNING])
        edges = self.edges
        for symbol in map(self._symbols.__getitem__, word[BEGINNING:]):
            if not node:
                return False
            content = edges[node]
            while content & SYMBOL < symbol:
                if content & LAST:
                    return False
                node += 1
                content = edges[node]
            if content & SYMBOL != symbol:
                return False
            node = content >> TARGET
        return bool(content & FINAL)

    def __len__(self) -> int:
        return self.words

    def __iter__(self) -> Iterator[str]:
        """All words in the order of their numbers."""
        edges = self.edges
        open_edges, prefixes = [ROOT], [""]
        while open_edges:
            edge, prefix = open_edges.pop(), prefixes.pop()
            content = edges[edge]
            if not content & LAST:
                open_edges.append(edge + 1)
                prefixes.append(prefix)
            if not content & SYMBOL:
                continue
            text = prefix + self.alphabet[(content & SYMBOL) - 1]
            if content & FINAL:
                yield text
            if content >> TARGET:
                open_edges.append(content >> TARGET)
                prefixes.append(text)

    # Soundness

    def flaw(self) -> str | None:
        """What makes the arrays unsafe to walk, or None: checked once when a file is opened.

        A graph without a flaw leads no search out of its arrays or in a circle.
        """
        if len(self.edges) < ROOT + 1 or len(self.before) != len(self.edges):
            return "its arrays have the wrong length"
        if not self.edges[-1] & LAST:
            return "its last node has no end"
        if max(self.edges) >> TARGET >= len(self.edges):
            return "an edge leads out of the graph"
        least = 1 << TARGET  # an edge that leads to the next one would hold at least this
        for content in self.edges:  # a plain loop: the fastest of six ways that were measured
            if 1 << TARGET <= content < least:
                return "an edge leads back into the graph"
            least += 1 << TARGET
        return None

    def miscount(self) -> str | None:
        """What is wrong with the numbers of the words, or None: a full count, for builders and tests."""
        below = [0] * len(self.edges)
        for node in reversed(self._nodes()):
            total = 0
            for edge in self.siblings(node):
                if self.before[edge] != total:
                    return f"edge {edge} counts {self.before[edge]} words before it, not {total}"
                total += self.is_final(edge) + below[self.child(edge)]
            below[node] = total
        return None if below[ROOT] == self.words else f"the graph holds {below[ROOT]} words, not {self.words}"

    def _nodes(self) -> list[int]:
        return [ROOT, *(edge + 1 for edge in range(ROOT, len(self.edges) - 1) if self.edges[edge] & LAST)]


def build(words: Iterable[str], alphabet: str) -> WordGraph:
    """The minimal graph of ``words``: not empty, without repetition, sorted, written in the letters of ``alphabet``.

    The letters of the alphabet stand in ascending order, so that symbol order is the order of Python's ``sorted``.
    ValueError where words or alphabet are not so. Works by incremental minimisation: when a word leaves a branch
    behind, nodes of the branch that equal earlier ones are replaced by them (Daciuk and others, 2000).
    """
    symbols = _numbered(alphabet)
    known: dict[tuple[int, ...], int] = {}
    path: list[list[int]] = [[]]  # the edges so far of each node along the latest word
    previous, count = "", 0
    for word in words:
        if word <= previous:
            raise ValueError(
                f"words must be sorted, each once: {word or 'an empty word'} follows {previous or 'nothing'}"
            )
        common = _common(previous, word)
        _close(path, common + 1, known)
        try:
            for letter in word[common:]:
                path[-1].append(symbols[letter])
                path.append([])
        except KeyError:
            raise ValueError(f"{word} is not written in the letters {alphabet}") from None
        path[-2][-1] |= FINAL
        previous = word
        count += 1
    _close(path, 1, known)
    return _laid_out([*known, tuple(path[0])], alphabet, count)


def _numbered(alphabet: str) -> dict[str, int]:
    if list(alphabet) != sorted(set(alphabet)) or not 0 < len(alphabet) <= MAX_SYMBOLS:
        raise ValueError(f"an alphabet is 1 to {MAX_SYMBOLS} different letters in ascending order, not {alphabet!r}")
    return {letter: symbol for symbol, letter in enumerate(alphabet, 1)}


def _common(first: str, second: str) -> int:
    length = 0
    for one, other in zip(first, second):  # noqa: B905 (the shorter word ends the comparison)
        if one != other:
            break
        length += 1
    return length


def _close(path: list[list[int]], depth: int, known: dict[tuple[int, ...], int]) -> None:
    """Finish the nodes below ``depth``; each becomes the first node that equals it. A node's number is its age."""
    while len(path) > depth:
        node = tuple(path.pop())
        if node:
            path[-1][-1] |= known.setdefault(node, len(known) + 1) << TARGET


def _laid_out(nodes: list[tuple[int, ...]], alphabet: str, words: int) -> WordGraph:
    """Nodes from the youngest (the root) to the oldest: each lies behind all that lead to it, most close behind."""
    if not words:
        nodes = [(0,)]
    below, counts = [0], []
    for node in nodes:
        total, row = 0, []
        for edge in node:
            row.append(total)
            total += (edge >> 6 & 1) + below[edge >> TARGET]
        counts.append(row)
        below.append(total)
    start, position = ROOT, [0] * (len(nodes) + 1)
    for number in range(len(nodes), 0, -1):
        position[number] = start
        start += len(nodes[number - 1])
    if start > MAX_EDGES:
        raise ValueError(f"too many words: their graph has {start} edges, {MAX_EDGES} is the most")
    edges, before = array("I", [0]), array("I", [0])
    for node, row in zip(reversed(nodes), reversed(counts), strict=True):
        edges.extend(position[edge >> TARGET] << TARGET | edge & (FINAL | SYMBOL) for edge in node)
        edges[-1] |= LAST
        before.extend(row)
    return WordGraph(memoryview(edges), memoryview(before), alphabet, words)


def little_endian(numbers: memoryview) -> bytes:
    """The 32-bit array as it stands in a file."""
    if sys.byteorder == "little":
        return numbers.tobytes()
    swapped = array("I", numbers.tolist())
    swapped.byteswap()
    return swapped.tobytes()
