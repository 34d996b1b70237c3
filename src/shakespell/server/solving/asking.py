"""How a position is asked about: which question, by which dice and words; and how a game says what it answers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Annotated, Any, TypeAlias

from pydantic import Discriminator, Field, Tag

from ...analysis.position import Document, PositionError, Stop
from ...core.dice import DiceSet
from ...presets import Setup, dice_set
from ...record import Header, Told
from ...words.lexicon import Lexicon
from ..bodies import PastTurn
from ..boxes import chosen_dice
from ..judges import chosen_lexicon, lexicon_of
from ..wire import MatchKey, Message, Titled, Token

MOST_GLYPHS = 80

Glyph: TypeAlias = Annotated[str, Field(max_length=4)]
Roll: TypeAlias = Annotated[str, Field(max_length=8 * MOST_GLYPHS)]
Dice: TypeAlias = Annotated[tuple[Glyph, ...], Field(max_length=MOST_GLYPHS)]
Top: TypeAlias = Annotated[int, Field(ge=1, le=512)]
Word: TypeAlias = Annotated[str, Field(max_length=60)]
Names: TypeAlias = Annotated[tuple[Annotated[str, Field(max_length=20)], ...], Field(max_length=MOST_GLYPHS)]


class Solve(Message):
    """A question about a position. Each has a ``question`` of its own; left out, it is the first of the game."""

    token: Token | None = None
    """The asker's seat, where there is one: nobody is helped who plays a rated match."""
    match: MatchKey | None = None
    """A match whose dice set and lexicon are meant."""
    lexicon: Titled | None = None
    dice_set: Titled | DiceSet | None = None
    """A dice set's name, or a whole set; left out, that of the match, or the game's own."""


class SolveRoll(Solve):
    """A question about a roll, as the command line takes it: in the order of the dice or on dice that can show it."""

    dice: Dice | None = None
    """One glyph a die."""
    roll: Roll | None = None
    """The same as text: ``E L E P H N T E V``, or ``gold=E,indigo=L,...`` which leaves no doubt."""


class PastRoll(Message):
    """A roll of a turn that is over; ``kept`` names the dice that were not rolled again, null where the turn ended."""

    dice: Dice | None = None
    roll: Roll | None = None
    kept: Names | None = None


def written(asked: SolveRoll | PastRoll) -> str:
    """The roll as text; PositionError where it is not given, or twice."""
    if (asked.dice is None) == (asked.roll is None):
        raise PositionError("give the roll either as dice, one glyph a die, or as roll, the same as text")
    return " ".join(asked.dice) if asked.dice is not None else str(asked.roll)


@dataclass(frozen=True, slots=True)
class Box:
    """The dice and the words that a question is about; ``stop`` says when nobody waits for the answer any more."""

    dice_set: DiceSet
    lexicon: Lexicon
    stop: Stop


def opened(game: str, asked: Solve, header: Header | None, stop: Stop) -> Box:
    """The box that is asked about; PresetError where there is none such. ``header`` is that of the match named."""
    dice = chosen_dice(game, asked.dice_set) or (header.dice_set if header else dice_set(game))
    if header is not None and asked.lexicon is None:
        return Box(dice, lexicon_of(header), stop)
    return Box(dice, chosen_lexicon(asked.lexicon, dice.language), stop)


@dataclass(frozen=True, slots=True)
class Question:
    """One question: the body that asks it, the type of its answer, and the function from one to the other.

    ``solve`` raises PresetError, with a line for the reader, where the position is none.
    """

    body: type[Solve]
    answer: type[Message]
    solve: Callable[[Any, Box], Document]

    @property
    def name(self) -> str:
        """What ``question`` says in the body."""
        return str(self.body.model_fields["question"].default)


@dataclass(frozen=True, slots=True)
class Log:
    """A round of a match, step by step."""

    match: str
    setup: Setup
    steps: tuple[Told, ...]

    @property
    def sheet(self) -> tuple[Any, ...]:
        """The lines of the score sheet after the last step."""
        return tuple(self.steps[-1].step.state.sheet)


Tell: TypeAlias = Callable[[Log], Iterable[PastTurn]]
"""How a game tells the turns of a round that are over."""


@dataclass(frozen=True, slots=True)
class Solver:
    """What can be asked about positions of one game; the first question is meant where a body names none."""

    questions: tuple[Question, ...]
    past: Tell
    """How its turns that are over are told, as questions."""

    @property
    def body(self) -> Any:
        """The type of a request's body: the questions, told apart by ``question``."""
        names = [question.name for question in self.questions]
        bodies: list[Any] = [Annotated[question.body, Tag(question.name)] for question in self.questions]

        def asked(body: Any) -> str | None:
            named = body.get("question", names[0]) if isinstance(body, dict) else getattr(body, "question", names[0])
            return named if isinstance(named, str) else None

        message = f"there is no such question; there is {', '.join(names)}"
        kinds = Discriminator(asked, custom_error_type="no-such-question", custom_error_message=message)
        return Annotated[reduce(or_, bodies), kinds] if len(bodies) > 1 else self.questions[0].body

    @property
    def answer(self) -> Any:
        """The type of an answer."""
        return reduce(or_, dict.fromkeys(question.answer for question in self.questions))

    def answered(self, asked: Solve, box: Box) -> Message:
        """The answer to a question; PresetError where the position is none."""
        question = next(each for each in self.questions if isinstance(asked, each.body))
        return question.answer.model_validate(question.solve(asked, box))
