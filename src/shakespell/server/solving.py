"""Positions to be solved by request: a game offers a body, an answer and the function from one to the other.

Searches run beside the event loop. A new game adds its solver here; the words and figures are those of the command
line's ``--json``.
"""

import asyncio
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Any

from pydantic import Field

from ..core.dice import Die, shown
from ..games.dicewords.scoring import declared, word_sum
from ..presets import dice_set, dice_sets
from ..presets.reading import PresetError
from ..presets.rolls import one_answer, read_roll
from ..solver.rack import best_words
from ..words.spelling import Spelling
from .judges import chosen_lexicon
from .wire import Message, Token

MOST_WORDS = 500
MOST_GLYPHS = 80


class Solve(Message):
    """A position to be solved. ``token`` is the asker's seat, where there is one: not in a rated match in play."""

    token: Token | None = None
    lexicon: str | None = None
    dice_set: str | None = None


@dataclass(frozen=True, slots=True)
class Solver:
    """One game's solver: ``solve`` raises ValueError, with a line for the reader, where the position is none."""

    body: type[Solve]
    answer: type[Message]
    solve: Callable[[Any], Message]

    async def answered(self, body: Solve, pool: Executor) -> Message:
        """The answer, found beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(pool, self.solve, body)


class SolveDicewordsRequest(Solve):
    """A roll of Dicewords, as the command line takes it: in the order of the dice table or on dice that can show it."""

    dice: Annotated[tuple[Annotated[str, Field(max_length=4)], ...], Field(max_length=MOST_GLYPHS)] | None = None
    roll: Annotated[str, Field(max_length=4 * MOST_GLYPHS)] | None = None
    """The same as text: ``E L E P H N T E V``, or ``gold=E,indigo=L,...`` which leaves no doubt."""
    top: Annotated[int, Field(ge=1, le=MOST_WORDS)] = 10
    min_length: Annotated[int, Field(ge=2, le=20)] = 3


class UsedDie(Message):
    """A die of a word."""

    die: str
    face: str
    letter: str
    points: int


class ScoredWord(Message):
    """A word and what it scores."""

    valid: bool
    reason: str | None
    word: str
    dice: tuple[UsedDie, ...]
    value: int
    multiplier: int
    bonus: int
    score: int


class SolvedWords(Message):
    """The words that score most, best first."""

    words: tuple[ScoredWord, ...]


def solve_dicewords(asked: SolveDicewordsRequest) -> SolvedWords:
    """The words that a roll of Dicewords spells and that score most."""
    dice = dice_set("dicewords", _known_set("dicewords", asked.dice_set))
    rack = dice.dice("rack")
    lexicon = chosen_lexicon(asked.lexicon, dice.language)

    def solve(rolled: tuple[int, ...]) -> SolvedWords:
        best = best_words(lexicon, shown(rack, rolled), _score, asked.top, asked.min_length)
        return SolvedWords(words=tuple(_scored(rack, rolled, each.word, each.spelling.dice) for each in best))

    found = read_roll(_written(asked), dice)
    return one_answer(found, rack, solve, lambda each: [(word.word, word.score) for word in each.words], option="")


def _score(word: str, spelling: Spelling) -> int:
    return word_sum(spelling, word).score


def _written(asked: SolveDicewordsRequest) -> str:
    if (asked.dice is None) == (asked.roll is None):
        raise ValueError("give the roll either as dice, one glyph a die, or as roll, the same as text")
    return " ".join(asked.dice) if asked.dice is not None else str(asked.roll)


def _known_set(game: str, name: str | None) -> str | None:
    """A dice set's name; a client never names a file."""
    if name is not None and name not in dice_sets(game):
        raise PresetError(f"there is no dice set {name} for {game}; there is {', '.join(dice_sets(game))}")
    return name


def _scored(rack: tuple[Die, ...], rolled: tuple[int, ...], word: str, dice: tuple[int, ...]) -> ScoredWord:
    found = declared(rack, rolled, word, dice)
    return ScoredWord(
        valid=True,
        reason=None,
        word=found.word,
        dice=tuple(
            UsedDie(die=each.die, face=each.glyph, letter=each.reads, points=each.points) for each in found.letters
        ),
        value=found.sum.value,
        multiplier=found.sum.multiplier,
        bonus=found.sum.bonus,
        score=found.sum.score,
    )


SOLVERS: Mapping[str, Solver] = MappingProxyType(
    {"dicewords": Solver(SolveDicewordsRequest, SolvedWords, solve_dicewords)},
)
