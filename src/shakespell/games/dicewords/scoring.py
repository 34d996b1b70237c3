"""What a declared word is, and what it is worth: the points on its dice times its letters (DW-3 to DW-5)."""

from ...core.arithmetic import NOTHING, Sum
from ...core.dice import Die, Face, shown
from ...core.game import IllegalAction, Seat
from ...words.folding import Folding, Obstacle
from ...words.spelling import Spelling, lacking, letters_of, spell, spell_with
from .state import Declared, DicewordsState, Line


def word_sum(spelling: Spelling, word: str) -> Sum:
    """Word value x number of letters (DW-4); a wild's -2 lowers the value (DW-5)."""
    return Sum(spelling.points, len(word))


def normal_word(folding: Folding, text: str, min_length: int) -> str:
    """The letters of a word as the dice know them; IllegalAction where it is no word of letters, or too short."""
    word = folding.normal(text)
    if isinstance(word, Obstacle):
        raise IllegalAction("not-letters", word.reason)
    if len(word) < min_length:
        raise IllegalAction("too-short", f"{word} is too short: a word has at least {min_length} letters.")
    return word


def declared(dice: tuple[Die, ...], rolled: tuple[int, ...], word: str, chosen: tuple[int, ...] | None) -> Declared:
    """A word and the dice that spell it, those chosen or those that score best (DW-5).

    IllegalAction where it is not on the dice as they lie (DW-3).
    """
    faces = shown(dice, rolled)
    spelling = spell(word, faces) if chosen is None else spell_with(word, faces, chosen)
    if spelling is None:
        raise IllegalAction("not-on-dice", not_on_dice(word, dice, faces, chosen))
    letters = letters_of(dice, faces, spelling)
    return Declared(word, letters, word_sum(spelling, word))


def not_on_dice(word: str, dice: tuple[Die, ...], faces: tuple[Face, ...], chosen: tuple[int, ...] | None) -> str:
    """Why these dice do not spell the word, as a sentence for the player."""
    if chosen is None:
        return str(lacking(word, faces))
    lying = " ".join(f"{dice[position].name} {faces[position].glyph}" for position in chosen)
    return f"{word} is not what the dice you named spell: {lying}."


def line(state: DicewordsState, seat: Seat) -> Line:
    """The line a finished turn leaves on the score sheet."""
    hand = state.hand(seat)
    word, letters = (hand.declared.word, hand.declared.letters) if hand.declared else ("", ())
    valid = hand.declared is not None and hand.verdict is not None and hand.verdict.answer != "no"
    total = hand.declared.sum if hand.declared and valid else NOTHING
    reason = hand.verdict.reason if hand.verdict and not valid else ""
    return Line(state.round, seat, word, letters, total, valid, reason, state.scores[seat] + total.score)
