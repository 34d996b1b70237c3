"""What to keep: the exact value of every choice in a turn of rolls and rerolls (DW-1, KW-3), for all rolls at once.

A turn is a first roll of all dice and some rerolls of any of them; a die kept once may be rolled later, and the player
may stop after any roll and take the best word the dice spell. ``solve`` answers what every set of kept dice is worth,
``reach`` how likely a given score can be made by playing for it. docs/solver.md has the mathematics.

How a word scores is handed in (``Scoring``); the solver knows dice and words, but no game.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import cast

import numpy as np
from numpy.typing import NDArray

from ..core.dice import Die
from ..words.graph import WordGraph
from . import keep_reference
from .compiled import compiled_graph, core
from .keep_dice import Marks, Moves, Ranking, face_counts, patterns
from .keep_file import UnusableTable, Values
from .keep_table import Advice, KeepTable, Option
from .scoring import Score, Scoring
from .stopping import Cancelled, Stop, check_of
from .table_memory import MEMORY

__all__ = [
    "Advice",
    "Cancelled",
    "KeepTable",
    "Option",
    "Score",
    "Scoring",
    "Spellings",
    "UnusableTable",
    "reach",
    "solve",
    "spellings",
    "tabulate",
]

MOST_BYTES = 4 << 30
"""Tables larger than this, all rerolls together, are refused."""


@dataclass(frozen=True, slots=True, eq=False)
class Spellings:
    """All a table needs of a lexicon: the states of the dice that spell words, and the letters of these words.

    ``letter_sets[kinds[i]]`` are the letters of words that ``states[i]`` spells, one bit a symbol of ``alphabet``;
    ``kinds`` is empty where letters were not asked for. Worth keeping where target letters change every round.
    """

    dice: tuple[Die, ...]
    alphabet: str
    states: NDArray[np.uint32]
    kinds: NDArray[np.uint32]
    letter_sets: NDArray[np.uint64]
    with_letters: bool


def solve(
    graph: WordGraph,
    dice: Sequence[Die],
    scoring: Scoring,
    rerolls: int = 2,
    min_length: int = 3,
    threads: int | None = None,
    stop: Stop = None,
    reference: bool = False,
) -> KeepTable:
    """The expected final score of every set of kept dice with up to ``rerolls`` rolls left, under optimal play.

    ``min_length`` counts letters. ``threads`` is by default one a core. ``stop`` is asked now and then, and ends the
    work with ``Cancelled``. ``reference`` works in NumPy even where the compiled core is there. ValueError where the
    dice have too many states for a table, or the scoring gives no finite number.
    """
    found = spellings(graph, dice, min_length, bool(scoring.targets), threads, stop, reference)
    return tabulate(found, scoring, rerolls, threads, stop, reference)


def reach(
    graph: WordGraph,
    dice: Sequence[Die],
    scoring: Scoring,
    at_least: float,
    rerolls: int = 2,
    min_length: int = 3,
    threads: int | None = None,
    stop: Stop = None,
    reference: bool = False,
) -> KeepTable:
    """The greatest probability of a final score of ``at_least``, for every set of kept dice: playing for 80 or more.

    Parameters as of ``solve``.
    """
    return solve(graph, dice, scoring.reaching(at_least), rerolls, min_length, threads, stop, reference)


def spellings(
    graph: WordGraph,
    dice: Sequence[Die],
    min_length: int = 3,
    with_letters: bool = True,
    threads: int | None = None,
    stop: Stop = None,
    reference: bool = False,
) -> Spellings:
    """What the dice can spell, to be tabulated with any scoring; ``with_letters`` only matters where it has targets."""
    states = prod(count + 1 for count in face_counts(dice))
    moves = Moves.of(dice, graph.alphabet)
    compiled = None if reference else core()
    if compiled is None:
        found = keep_reference.spellings(
            np.frombuffer(graph.edges, np.uint32), moves, states, min_length, with_letters, check_of(stop)
        )
    else:
        found = compiled.keep_spellings(
            graph=compiled_graph(graph),
            first=moves.first,
            rest=moves.rest,
            taken=moves.taken.reshape(-1),
            barred=moves.barred.reshape(-1),
            step=moves.step,
            states=states,
            most_letters=Ranking.of(dice).most_letters,
            shortest=max(min_length, 0),
            with_letters=with_letters,
            threads=threads or 0,
            check=check_of(stop),
        )
    return Spellings(tuple(dice), graph.alphabet, *found, with_letters)


def tabulate(
    found: Spellings,
    scoring: Scoring,
    rerolls: int = 2,
    threads: int | None = None,
    stop: Stop = None,
    reference: bool = False,
) -> KeepTable:
    """``solve`` for spellings found before: all that is left where only the scoring is new, as each round (KW-2).

    NoRoom where the table does not fit beside those that live (``table_memory``).
    """
    if scoring.targets and not found.with_letters:
        raise ValueError("this scoring has target letters: find the spellings with_letters")
    counts = face_counts(found.dice)
    states = prod(count + 1 for count in counts)
    if rerolls < 0 or 4 * states * max(rerolls, 1) > MOST_BYTES:
        raise ValueError(f"{len(counts)} dice and {rerolls} rerolls make tables of more than {MOST_BYTES >> 30} GiB")
    size = 4 * states * (max(rerolls, 1) + 1)
    MEMORY.reserve(size)
    try:
        table = _table(found, scoring, rerolls, threads, stop, reference)
    except BaseException:
        MEMORY.release(size)
        raise
    MEMORY.hold(table, size)
    return table


def _table(
    found: Spellings, scoring: Scoring, rerolls: int, threads: int | None, stop: Stop, reference: bool
) -> KeepTable:
    counts = face_counts(found.dice)
    states = prod(count + 1 for count in counts)
    marks = _marks(found, scoring)
    compiled = None if reference else core()
    if compiled is None:
        tables, turn = keep_reference.tables(counts, marks, rerolls, check_of(stop))
    else:
        tables = [np.empty(states, np.float32) for _ in range(max(rerolls, 1))]
        turn = compiled.keep_tables(
            faces=counts,
            ranks=marks.ranking.ranks,
            open_rank=marks.ranking.open_rank,
            states=marks.states,
            kinds=marks.kinds,
            pattern_of_kind=marks.patterns,
            values=marks.values.reshape(-1),
            patterns=marks.values.shape[1],
            passing=marks.passing,
            rerolls=rerolls,
            tables=tables,
            threads=threads or 0,
            check=check_of(stop),
        )
    values = tuple(cast(Values, table.data) for table in tables)
    return KeepTable(tuple(die.name for die in found.dice), counts, rerolls, values, turn)


def _marks(found: Spellings, scoring: Scoring) -> Marks:
    ranking = Ranking.of(found.dice)
    columns = patterns(found.letter_sets, scoring.targets, found.alphabet)
    return Marks(found.states, found.kinds, columns, ranking, ranking.values(scoring), float(scoring.passing))
