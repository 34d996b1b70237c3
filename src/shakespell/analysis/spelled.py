"""What the two games of spelling a word with a roll answer alike: sums, advice, why, and a turn looked back on."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..core.counting import counted
from ..core.dice import Die, shown
from ..solver.keep_table import Advice, KeepTable, Option
from ..words.assignment import Use
from ..words.spelling import Letter, lacking, reachable, spell
from .position import Document, PositionError

ALWAYS_KNOWN = 2
"""A table is made for so many rerolls at least: it answers for fewer too, and one table serves a whole turn."""


def rolls_known(rolls_left: int) -> int:
    """For how many rerolls a table is made that is to answer for some left."""
    return max(rolls_left, ALWAYS_KNOWN)


def dice_document(letters: Iterable[Letter]) -> list[Document]:
    """The dice of a spelling, in the order of the word."""
    return [{"die": use.die, "face": use.glyph, "letter": use.reads, "points": use.points} for use in letters]


# Advice


def essence(advice: Advice) -> object:
    """What of an advice must agree for two placements to be one answer: what to keep, and what it is worth."""
    return round(advice.expected, 6), advice.keep


def advice_document(advice: Advice, now: Sequence[Document]) -> Document:
    """Which dice to keep, every choice with its expected score, and the best word as the dice lie."""
    return {
        "expected": advice.expected,
        "keep": list(advice.keep),
        "options": [_option(option) for option in advice.options],
        "best_now": now[0] if now else None,
    }


def reach_document(at_least: int, advice: Advice) -> Document:
    """How likely a score is if one plays for it, and what to keep then."""
    options = [
        {"keep": list(each.keep), "reroll": list(each.reroll), "chance": each.expected} for each in advice.options
    ]
    return {"at_least": at_least, "chance": advice.expected, "keep": list(advice.keep), "options": options}


def before_document(table: KeepTable, rolls_left: int) -> Document:
    """What a turn is worth before its first roll, under the best play."""
    return {"expected": table.expected(rolls_left), "rolls_left": rolls_left}


def _option(option: Option) -> Document:
    return {"keep": list(option.keep), "reroll": list(option.reroll), "expected": option.expected}


# Why


def why_document(word: str, dice: tuple[Die, ...], rolled: tuple[int, ...] | None) -> Document:
    """The dice that spell a word, or why none can: with the faces that lie up, or (None) with any roll."""
    return _any_roll(word, dice) if rolled is None else _this_roll(word, dice, rolled)


def impossible(reason: str) -> Document:
    """What ``why`` answers for a text that no dice spell because of its letters."""
    return {"possible": False, "dice": None, "reason": reason}


def _any_roll(word: str, dice: tuple[Die, ...]) -> Document:
    reach = reachable(word, dice)
    return _explained(reach.uses, [], dice, reach.reason)


def _this_roll(word: str, dice: tuple[Die, ...], rolled: tuple[int, ...]) -> Document:
    spelling = spell(word, shown(dice, rolled))
    reason = None if spelling else str(lacking(word, shown(dice, rolled)))
    return _explained(spelling.uses if spelling else None, rolled, dice, reason)


def _explained(
    uses: Sequence[Use] | None, rolled: Sequence[int], dice: tuple[Die, ...], reason: str | None
) -> Document:
    """``rolled`` is empty where any face of a die may be used: the use itself then says which."""
    faces = [] if uses is None else [dice[use.die].faces[rolled[use.die] if rolled else use.face] for use in uses]
    named = [
        {"die": dice[use.die].name, "face": face.glyph, "letter": use.reads, "points": use.points}
        for use, face in zip(uses or (), faces, strict=True)
    ]
    return {"possible": uses is not None, "dice": None if uses is None else named, "reason": reason}


# A turn looked back on


@dataclass(frozen=True, slots=True)
class PastRoll:
    """A roll of a turn as it lay, and the dice that were kept of it; all of them where the player stopped there."""

    rolled: tuple[int, ...]
    kept: tuple[str, ...] | None


def past_roll(rolled: tuple[int, ...], kept: Sequence[str] | None, dice: tuple[Die, ...]) -> PastRoll:
    """A roll and what was kept of it; PositionError for a die that is none, or that is named twice."""
    known = [die.name for die in dice]
    for name in kept or ():
        if name not in known:
            raise PositionError(f"kept: there is no {name} die; the dice are {', '.join(known)}")
        if list(kept or ()).count(name) > 1:
            raise PositionError(f"kept: the {name} die is named twice")
    return PastRoll(rolled, None if kept is None else tuple(name for name in known if name in kept))


def review_document(
    table: KeepTable,
    dice: tuple[Die, ...],
    rolls: Sequence[PastRoll],
    rolls_left: int,
    score: int,
    now: Sequence[Document],
) -> Document:
    """What every decision of a turn was worth: before + luck + rerolling + words = score, to rounding.

    ``luck`` is what the dice brought beyond what was to be expected of them, ``rerolling`` what the choices of dice
    cost against the best, ``words`` what the word cost against the best on the last dice; the last two are at most 0,
    unless the word was one that the program does not say by itself (B-43).
    """
    looked = [_looked_back(table, dice, roll, rolls_left - number) for number, roll in enumerate(rolls)]
    before = expected = table.expected(rolls_left)
    for roll in looked:
        roll["luck"] = roll["expected"] - expected
        expected = roll["kept"]["expected"]
    return {
        "before": before,
        "rolls": looked,
        "best_word": now[0] if now else None,
        "score": score,
        "luck": sum(roll["luck"] for roll in looked),
        "rerolling": -sum(roll["cost"] for roll in looked),
        "words": score - expected,
    }


def _looked_back(table: KeepTable, dice: tuple[Die, ...], roll: PastRoll, rolls_left: int) -> Document:
    advice = table.advise(roll.rolled, rolls_left)
    everything = roll.kept is None or len(roll.kept) == len(table.dice)
    kept = next(option for option in advice.options if option.keep == (table.dice if everything else roll.kept))
    lying = zip(dice, shown(dice, roll.rolled), strict=True)
    return {
        "dice": [{"die": die.name, "face": face.glyph, "points": face.points} for die, face in lying],
        "rolls_left": rolls_left,
        "expected": advice.expected,
        "best": _option(advice.options[0]),
        "kept": _option(kept),
        "cost": advice.expected - kept.expected,
    }


def check_rolls(rolls: int, rolls_left: int) -> None:
    """PositionError where a turn cannot have had so many rolls."""
    if not 1 <= rolls <= rolls_left + 1:
        raise PositionError(f"a turn with {counted(rolls_left, 'reroll')} has 1 to {rolls_left + 1} rolls, not {rolls}")
