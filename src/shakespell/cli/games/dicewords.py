"""``score``, ``best``, ``advise`` and ``why`` for Dicewords."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import typer

from ..options import (
    AsJson,
    DiceSetOption,
    LexiconOption,
    RollOption,
    TopOption,
    chosen_dice,
    chosen_lexicon,
    why_not,
)
from ..output import Unusable, answer
from ..spelled import (
    Document,
    advice_document,
    advice_lines,
    best_lines,
    dice_document,
    essence,
    score_lines,
    why_document,
    why_lines,
)
from .commands import GameCommands, Verb

if TYPE_CHECKING:
    from ...core.arithmetic import Sum
    from ...core.dice import Die
    from ...solver.keep import KeepTable
    from ...words.lexicon import Lexicon
    from ...words.spelling import Letter
    from ..screen import ScreenMaker

GAME = "dicewords"
SHORTEST = 3

MinLength = Annotated[int, typer.Option("--min-length", min=2, max=9, help="The fewest letters a word may have.")]


def score(
    roll: RollOption,
    word: Annotated[str, typer.Option("--word", metavar="WORD", help="The word to be scored.")],
    dice: Annotated[
        str | None, typer.Option("--dice", metavar="NAMES", help="The die of each letter, where you choose (DW-5).")
    ] = None,
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """What a word scores with these dice: the sum of its dice times its letters (DW-4)."""
    from ...presets.rolls import by_die, by_face, one_answer, read_roll

    chosen = chosen_dice(GAME, dice_set)
    rack, words = chosen.dice("rack"), chosen_lexicon(lexicon, chosen.language)
    named = None if dice is None else _positions(dice, rack)
    found = read_roll(roll, chosen, tells=by_face if named is None else by_die)
    document = one_answer(
        found,
        rack,
        lambda rolled: _scored(rack, rolled, words, word, named, min_length),
        lambda scored: scored["score"],
    )
    return answer(as_json, document, score_lines(document))


def best(
    roll: RollOption,
    top: TopOption = 10,
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """The words these dice spell that score most, best first."""
    from ...presets.rolls import one_answer, read_roll

    chosen = chosen_dice(GAME, dice_set)
    rack, words = chosen.dice("rack"), chosen_lexicon(lexicon, chosen.language)
    documents = one_answer(
        read_roll(roll, chosen),
        rack,
        lambda rolled: best_documents(rack, rolled, words, top, min_length),
        lambda found: [(scored["word"], scored["score"]) for scored in found],
    )
    return answer(as_json, {"words": documents}, best_lines(documents))


def advise(
    roll: RollOption,
    rolls_left: Annotated[int, typer.Option("--rolls-left", min=0, max=5, help="How many rerolls are left.")] = 2,
    top: TopOption = 10,
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """Which dice to keep: the exact expected score of every choice, if all later choices are the best."""
    from ...presets.rolls import by_die, one_answer, read_roll

    chosen = chosen_dice(GAME, dice_set)
    rack, words = chosen.dice("rack"), chosen_lexicon(lexicon, chosen.language)
    found = read_roll(roll, chosen, tells=by_die)
    table = _table(rack, words, rolls_left, min_length)
    advice = one_answer(found, rack, lambda rolled: table.advise(rolled, rolls_left, top), essence)
    now = best_documents(rack, found[0].rolled, words, 1, min_length)
    document = advice_document(advice, now)
    return answer(as_json, document, advice_lines(document))


def why(word: str, roll: str | None, dice_set: str | None, as_json: bool) -> int:
    """The dice that spell a word, or the proof that none can."""
    from ...presets.rolls import read_roll
    from ...words.folding import LANGUAGES, Obstacle

    chosen = chosen_dice(GAME, dice_set)
    rack = chosen.dice("rack")
    normal = LANGUAGES[chosen.language].normal(word)
    if isinstance(normal, Obstacle):
        document: Document = {"possible": False, "dice": None, "reason": normal.reason}
    else:
        rolled = None if roll is None else read_roll(roll, chosen)[0].rolled
        document = why_document(normal, rack, rolled)
    return answer(as_json, document, why_lines(word, document, _worth(document["dice"])))


def _worth(dice: list[Document] | None) -> str:
    """What the best spelling of ``why`` comes to (DW-4)."""
    points = sum(use["points"] for use in dice or ())
    letters = sum(len(use["letter"]) for use in dice or ())
    return f"{points} x {letters} = {points * letters}"


# Scoring


def _scored(
    rack: "tuple[Die, ...]",
    rolled: tuple[int, ...],
    lexicon: "Lexicon",
    word: str,
    named: tuple[int, ...] | None,
    min_length: int,
) -> Document:
    from ...core.arithmetic import NOTHING
    from ...core.game import IllegalAction
    from ...games.dicewords.scoring import declared, normal_word

    try:
        found = declared(rack, rolled, normal_word(lexicon.folding, word, min_length), named)
    except IllegalAction as refusal:
        normal = lexicon.folding.normal(word)
        return _document(normal if isinstance(normal, str) else word, (), NOTHING, refusal.message)
    reason = why_not(lexicon, found.word)
    return _document(found.word, found.letters, found.sum if reason is None else NOTHING, reason)


def best_documents(
    rack: "tuple[Die, ...]", rolled: tuple[int, ...], lexicon: "Lexicon", top: int, min_length: int = SHORTEST
) -> list[Document]:
    """The best words of a roll, as ``score`` answers them; of equal scores the commoner word first."""
    from ...core.dice import shown
    from ...games.dicewords.scoring import declared, word_sum
    from ...solver.rack import best_words

    faces = shown(rack, rolled)
    ranked = best_words(lexicon, faces, lambda word, spelling: word_sum(spelling, word).score, top, min_length)
    found = (declared(rack, rolled, scored.word, scored.spelling.dice) for scored in ranked)
    return [_document(each.word, each.letters, each.sum, None) for each in found]


def _document(word: str, letters: "Iterable[Letter]", total: "Sum", reason: str | None) -> Document:
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


def _positions(text: str, rack: "tuple[Die, ...]") -> tuple[int, ...]:
    """Dice by name, in the order of the word."""
    known = {die.name.lower(): position for position, die in enumerate(rack)}
    names = text.replace(",", " ").lower().split()
    for name in names:
        if name not in known:
            raise Unusable(f"--dice: there is no {name} die; the dice are {', '.join(known)}")
        if names.count(name) > 1:
            raise Unusable(f"--dice: the {name} die is named twice")
    return tuple(known[name] for name in names)


# Advice


def _table(rack: "tuple[Die, ...]", lexicon: "Lexicon", rerolls: int, min_length: int) -> "KeepTable":
    from ...bots.dicewords import keep_table

    try:
        return keep_table(rack, lexicon, rerolls, min_length)
    except ValueError as fault:
        raise Unusable(f"no exact advice for these dice: {fault}") from fault


def _screen() -> "ScreenMaker":
    from .dicewords_screen import DicewordsScreen

    return DicewordsScreen


ROLL = '--roll "E L E P H N T E V"'

COMMANDS = GameCommands(
    verbs={
        "score": Verb(score, f"shakespell score dicewords {ROLL} --word ELEPHANT"),
        "best": Verb(best, f"shakespell best dicewords {ROLL} --top 5"),
        "advise": Verb(advise, f"shakespell advise dicewords {ROLL} --rolls-left 2"),
    },
    why=why,
    screen=_screen,
)
