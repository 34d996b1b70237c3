"""Dicewords: what words score (DW-4), the best of a roll, which dice to keep (DW-1), and why a word cannot be.

What a word scores and why it cannot be is told of the whole lexicon; the best and the advice are of the words that the
program says by itself (``presets.lexicons.offered``, B-43).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from ..core.arithmetic import NOTHING, Sum
from ..core.dice import DiceSet, Die, shown
from ..core.game import IllegalAction
from ..games.dicewords.scoring import declared, normal_word
from ..presets.dicewords_tables import answered, reach_table
from ..presets.lexicons import offered, why_not
from ..presets.rolls import by_die, by_face, read_roll
from ..presets.scorings import DICEWORDS
from ..solver.best_words import best_words
from ..solver.keep_table import Advice, KeepTable
from ..solver.states import fits_table
from ..solver.table_memory import NoRoom
from ..words.folding import LANGUAGES, Obstacle
from ..words.lexicon import Lexicon
from ..words.spelling import Letter
from .position import Document, PositionError, Stop, never, the_answer
from .spelled import (
    advice_document,
    before_document,
    check_rolls,
    dice_document,
    essence,
    impossible,
    past_roll,
    reach_document,
    review_document,
    rolls_known,
    why_document,
)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Spelling:
    """By which dice and words it is asked; ``option`` is what whoever asks writes before a roll."""

    dice_set: DiceSet
    lexicon: Lexicon
    min_length: int = 3
    option: str = ""
    stop: Stop = never

    @property
    def rack(self) -> tuple[Die, ...]:
        return self.dice_set.dice("rack")


def score(asked: Spelling, roll: str, word: str, dice: str | None = None) -> Document:
    """What a word scores with a roll; ``dice`` names the die of each letter, where the player chooses (DW-5)."""
    named = None if dice is None else _positions(dice, asked.rack)
    found = read_roll(roll, asked.dice_set, tells=by_face if named is None else by_die)
    return the_answer(
        found,
        asked.rack,
        lambda rolled: _scored(asked, rolled, word, named),
        lambda scored: scored["score"],
        asked.option,
        asked.stop,
    )


def best(asked: Spelling, roll: str, top: int = 10) -> Document:
    """The words a roll spells that score most, best first."""
    words = the_answer(
        read_roll(roll, asked.dice_set),
        asked.rack,
        lambda rolled: best_documents(asked, rolled, top),
        lambda found: [(scored["word"], scored["score"]) for scored in found],
        asked.option,
        asked.stop,
    )
    return {"words": words}


def advise(
    asked: Spelling, roll: str, rolls_left: int = 2, top: int | None = 10, at_least: int | None = None
) -> Document:
    """Which dice to keep: the exact expected score of every choice, if all later choices are the best.

    ``at_least`` also asks how likely such a score is if one plays for it, and what to keep then.
    """
    found = read_roll(roll, asked.dice_set, tells=by_die)

    def of_table(table: KeepTable) -> Advice:
        def advised(rolled: tuple[int, ...]) -> Advice:
            return table.advise(rolled, rolls_left, top)

        return the_answer(found, asked.rack, advised, essence, asked.option, asked.stop)

    advice = _by_table(asked, rolls_left, of_table)
    document = advice_document(advice, best_documents(asked, found[0].rolled, 1))
    if at_least is not None:
        reach = _reach(asked, rolls_left, at_least)
        document["reach"] = reach_document(at_least, reach.advise(found[0].rolled, rolls_left, top))
    return document


def before(asked: Spelling, rolls_left: int = 2) -> Document:
    """What a turn is worth before its first roll."""
    return _by_table(asked, rolls_left, lambda table: before_document(table, rolls_left))


def review(asked: Spelling, rolls: Sequence[tuple[str, Sequence[str] | None]], rolls_left: int, score: int) -> Document:
    """What luck, rerolling and word-finding were worth in a turn of some rolls, each with the dice kept of it.

    ``rolls_left`` are the rerolls after the first roll, ``score`` is what the turn brought. Rolls are read die by die.
    """
    check_rolls(len(rolls), rolls_left)
    past = [past_roll(read_roll(roll, asked.dice_set)[0].rolled, kept, asked.rack) for roll, kept in rolls]
    now = best_documents(asked, past[-1].rolled, 1)
    return _by_table(asked, rolls_left, lambda table: review_document(table, asked.rack, past, rolls_left, score, now))


def why(dice_set: DiceSet, word: str, roll: str | None = None) -> Document:
    """The dice that spell a word, or the proof that none can."""
    normal = LANGUAGES[dice_set.language].normal(word)
    if isinstance(normal, Obstacle):
        return impossible(normal.reason)
    rolled = None if roll is None else read_roll(roll, dice_set)[0].rolled
    return why_document(normal, dice_set.dice("rack"), rolled)


def best_documents(asked: Spelling, rolled: tuple[int, ...], top: int) -> list[Document]:
    """The best words of a roll, as ``score`` answers them; of equal scores the commoner word first."""
    ranked = best_words(
        offered(asked.lexicon), shown(asked.rack, rolled), DICEWORDS, top, asked.min_length, stop=asked.stop
    )
    found = (declared(asked.rack, rolled, scored.word, scored.spelling.dice) for scored in ranked)
    return [_document(each.word, each.letters, each.sum, None) for each in found]


def _scored(asked: Spelling, rolled: tuple[int, ...], word: str, named: tuple[int, ...] | None) -> Document:
    folding = asked.lexicon.folding
    try:
        found = declared(asked.rack, rolled, normal_word(folding, word, asked.min_length), named)
    except IllegalAction as refusal:
        normal = folding.normal(word)
        return _document(normal if isinstance(normal, str) else word, (), NOTHING, refusal.message)
    reason = why_not(asked.lexicon, found.word)
    return _document(found.word, found.letters, found.sum if reason is None else NOTHING, reason)


def _document(word: str, letters: Iterable[Letter], total: Sum, reason: str | None) -> Document:
    return {
        "valid": reason is None,
        "reason": reason,
        "word": word,
        "dice": dice_document(letters),
        "value": total.value,
        "multiplier": total.multiplier,
        "bonus": total.bonus,
        "score": total.score,
    }


def _positions(text: str, rack: tuple[Die, ...]) -> tuple[int, ...]:
    """Dice by name, in the order of the word."""
    known = {die.name.lower(): position for position, die in enumerate(rack)}
    names = text.replace(",", " ").lower().split()
    for name in names:
        if name not in known:
            raise PositionError(f"dice: there is no {name} die; the dice are {', '.join(known)}")
        if names.count(name) > 1:
            raise PositionError(f"dice: the {name} die is named twice")
    return tuple(known[name] for name in names)


def _reach(asked: Spelling, rolls_left: int, at_least: int) -> KeepTable:
    try:
        return reach_table(
            asked.rack, offered(asked.lexicon), rolls_known(rolls_left), asked.min_length, at_least, asked.stop
        )
    except NoRoom as full:
        raise PositionError(f"no exact advice for these dice: {full}") from full


def _by_table(asked: Spelling, rolls_left: int, answer: Callable[[KeepTable], T]) -> T:
    if not fits_table(asked.rack):
        raise PositionError(f"no exact advice for these dice: {len(asked.rack)} of them can lie in too many ways")
    try:
        return answered(
            asked.rack, offered(asked.lexicon), rolls_known(rolls_left), asked.min_length, answer, asked.stop
        )
    except NoRoom as full:
        raise PositionError(f"no exact advice for these dice: {full}") from full
