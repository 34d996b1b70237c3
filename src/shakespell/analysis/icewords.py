"""Dice Words: words against target letters (KW-5 to KW-8), which dice to keep (KW-3), and why a word cannot be.

The best and the advice are of the words that the program says by itself (``presets.lexicons.offered``, B-43).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from ..bots.icewords import keep_table, reach_table
from ..core.counting import counted
from ..core.dice import DiceSet, Die, Face, Group, shown
from ..core.game import IllegalAction
from ..games.icewords.rules import Rules, SeatOptions
from ..games.icewords.scoring import UNSCORED, arranged, normal_word, reckoning
from ..games.icewords.state import Reckoning
from ..presets.lexicons import offered, why_not
from ..presets.rolls import Placement, Telling, by_die, by_face, read_glyphs, read_roll
from ..presets.scorings import icewords as scoring
from ..solver.best_words import best_words
from ..solver.keep import KeepTable
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

Weights = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    """How words score: the targets and the seat's aids (KW-13); ``option`` is written before a roll by whoever asks.

    ``each_die``: where two ice dice show one letter, each counts as a target matched (KW-7).
    """

    dice_set: DiceSet
    lexicon: Lexicon
    targets: tuple[Face, ...] = ()
    ignore_targets: bool = False
    side: Literal["A", "B"] = "A"
    min_length: int = 2
    each_die: bool = False
    option: str = ""
    stop: Stop = never

    def reckoned(self, word: str, value: int) -> Reckoning:
        """What a word comes to (KW-5 to KW-8)."""
        bonus = self.dice_set.bonus(f"side-{self.side.lower()}")
        options = SeatOptions(ignore_targets=self.ignore_targets)
        return reckoning(word, value, self.targets, bonus, Rules(each_die=self.each_die), options)

    @property
    def weights(self) -> Weights:
        """How much each target letter adds to the multiplier."""
        letters = [face.readings[0] for face in self.targets if face.readings]
        return tuple((letter, letters.count(letter) if self.each_die else 1) for letter in sorted(set(letters)))


def score(asked: Scoring, roll: str, word: str) -> Document:
    """What a word scores: the sum of its dice times the targets matched, and the bonus."""
    dice, found = read_rack(roll, asked.dice_set)
    return the_answer(
        found,
        dice,
        lambda rolled: _scored(asked, dice, rolled, word),
        lambda scored: (scored["score"], scored["valid"]),
        asked.option,
        asked.stop,
    )


def best(asked: Scoring, roll: str, top: int = 10) -> Document:
    """The words a roll spells that score most, best first; without targets only the bonus counts (KW-6, KW-8)."""
    dice, found = read_rack(roll, asked.dice_set)
    words = the_answer(
        found,
        dice,
        lambda rolled: best_documents(asked, dice, rolled, top),
        lambda words: [(scored["word"], scored["score"]) for scored in words],
        asked.option,
        asked.stop,
    )
    return {"words": words}


def advise(
    asked: Scoring, roll: str, rolls_left: int = 2, top: int | None = 10, at_least: int | None = None
) -> Document:
    """Which dice to keep: the exact expected score of every choice, if all later choices are the best (KW-3).

    ``at_least`` also asks how likely such a score is if one plays for it, and what to keep then.
    """
    dice, found = read_rack(roll, asked.dice_set, by_die)
    table = _table(asked, dice, rolls_left)
    advice = the_answer(
        found, dice, lambda rolled: table.advise(rolled, rolls_left, top), essence, asked.option, asked.stop
    )
    document = advice_document(advice, best_documents(asked, dice, found[0].rolled, 1))
    if at_least is not None:
        reach = _reach(asked, dice, rolls_left, at_least)
        document["reach"] = reach_document(at_least, reach.advise(found[0].rolled, rolls_left, top))
    return document


def before(asked: Scoring, rolls_left: int = 2, sugar: bool = False) -> Document:
    """What a round is worth before its first roll; ``sugar`` adds the sugar die (KW-12)."""
    dice = asked.dice_set.dice("rack") + (asked.dice_set.dice("sugar") if sugar else ())
    return before_document(_table(asked, dice, rolls_left), rolls_left)


def review(asked: Scoring, rolls: Sequence[tuple[str, Sequence[str] | None]], rolls_left: int, score: int) -> Document:
    """What luck, rerolling and word-finding were worth in a round of some rolls, each with the dice kept of it.

    ``rolls_left`` are the rerolls after the first roll, ``score`` is what the round brought.
    """
    check_rolls(len(rolls), rolls_left)
    past = []
    for roll, kept in rolls:
        dice, found = read_rack(roll, asked.dice_set)
        past.append(past_roll(found[0].rolled, kept, dice))
    if len({len(each.rolled) for each in past}) > 1:
        raise PositionError("the rolls of a round are all of seven dice, or all of eight")
    now = best_documents(asked, dice, past[-1].rolled, 1)
    return review_document(_table(asked, dice, rolls_left), dice, past, rolls_left, score, now)


def why(dice_set: DiceSet, word: str, roll: str | None = None) -> Document:
    """The dice that spell a word, or the proof that none can."""
    normal = LANGUAGES[dice_set.language].normal(word)
    if isinstance(normal, Obstacle):
        return impossible(normal.reason)
    if roll is None:
        return why_document(normal, dice_set.dice("rack"), None)
    dice, found = read_rack(roll, dice_set)
    return why_document(normal, dice, found[0].rolled)


# What was asked


def read_rack(roll: str, dice_set: DiceSet, tells: Telling = by_face) -> tuple[tuple[Die, ...], tuple[Placement, ...]]:
    """The dice of a roll and how it can lie on them: seven drink dice, with an eighth face the sugar die (KW-12)."""
    rack, sugar = dice_set.dice("rack"), dice_set.dice("sugar")
    faces = roll.count("=") if "=" in roll else len(read_glyphs(roll, rack + sugar, dice_set.language))
    dice = rack + sugar if faces > len(rack) else rack
    whole = replace(dice_set, groups=(Group("rack", dice),))
    return dice, read_roll(roll, whole, tells=tells)


def read_targets(text: str, dice_set: DiceSet) -> tuple[Face, ...]:
    """The faces of the ice dice, in any order; PositionError for letters that they cannot show, or too many or few."""
    ice = dice_set.dice("ice")
    glyphs = read_glyphs(text, ice, dice_set.language)
    if len(glyphs) != len(ice):
        raise PositionError(
            f"the targets have {counted(len(glyphs), 'letter')}, and there are {len(ice)} ice dice: such as ACHD"
        )
    read_roll(",".join(glyphs), dice_set, "ice")  # PresetError where no roll of the ice dice shows them together
    faces = {face.glyph: face for die in ice for face in die.faces}
    return tuple(faces[glyph] for glyph in glyphs)


# Scoring


def best_documents(asked: Scoring, dice: tuple[Die, ...], rolled: tuple[int, ...], top: int) -> list[Document]:
    """The best words of a roll, as ``score`` answers them; of equal scores the commoner word first."""
    worth = scoring(dict(asked.weights), dict(_bonus(asked)), asked.ignore_targets)
    ranked = best_words(offered(asked.lexicon), shown(dice, rolled), worth, top, asked.min_length, stop=asked.stop)
    documents = []
    for each in ranked:
        letters, value = arranged(each.word, dice, rolled, each.spelling.dice)
        documents.append(_document(each.word, letters, asked.reckoned(each.word, value), None))
    return documents


def _scored(asked: Scoring, dice: tuple[Die, ...], rolled: tuple[int, ...], text: str) -> Document:
    normal = asked.lexicon.folding.normal(text)
    try:
        word = normal_word(asked.lexicon.folding, text, dice)
        letters, value = arranged(word, dice, rolled, None)
    except IllegalAction as refusal:
        return _document(normal if isinstance(normal, str) else text, (), UNSCORED, refusal.message)
    reason = why_not(asked.lexicon, word)
    if len(word) < asked.min_length:
        reason = f"{word} is too short: a word has at least {asked.min_length} letters."
    return _document(word, letters, UNSCORED if reason else asked.reckoned(word, value), reason)


def _document(word: str, letters: Iterable[Letter], worth: Reckoning, reason: str | None) -> Document:
    return {
        "valid": reason is None,
        "reason": reason,
        "word": word,
        "dice": dice_document(letters),
        "value": worth.sum.value,
        "targets_matched": len(worth.matched),
        "multiplier": worth.sum.multiplier,
        "subtotal": worth.subtotal,
        "bonus": worth.sum.bonus,
        "score": worth.sum.score,
    }


# Advice


def _table(asked: Scoring, dice: tuple[Die, ...], rolls_left: int) -> KeepTable:
    return _made(
        lambda: keep_table(
            asked.stop,
            offered(asked.lexicon),
            dice,
            asked.weights,
            _bonus(asked),
            asked.ignore_targets,
            rolls_known(rolls_left),
            asked.min_length,
        )
    )


def _reach(asked: Scoring, dice: tuple[Die, ...], rolls_left: int, at_least: int) -> KeepTable:
    return _made(
        lambda: reach_table(
            asked.stop,
            offered(asked.lexicon),
            dice,
            asked.weights,
            _bonus(asked),
            asked.ignore_targets,
            rolls_known(rolls_left),
            asked.min_length,
            at_least,
        )
    )


def _bonus(asked: Scoring) -> tuple[tuple[int, int], ...]:
    return asked.dice_set.bonus(f"side-{asked.side.lower()}").points


def _made(make: Callable[[], KeepTable]) -> KeepTable:
    try:
        return make()
    except ValueError as fault:
        raise PositionError(f"no exact advice for these dice: {fault}") from fault
