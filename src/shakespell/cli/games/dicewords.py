"""``score``, ``best``, ``advise`` and ``why`` for Dicewords."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..options import (
    AsJson,
    DiceSetOption,
    LexiconOption,
    RollOption,
    TopOption,
    chosen_dice,
    chosen_lexicon,
    wider_lexicon,
)
from ..output import Unusable, answer, columns
from .commands import GameCommands, Verb

if TYPE_CHECKING:
    from ...core.arithmetic import Sum
    from ...core.dice import Die
    from ...games.dicewords.state import Letter
    from ...solver.keep import Advice, KeepTable
    from ...words.assignment import Use
    from ...words.lexicon import Lexicon
    from ..screen import ScreenMaker

GAME = "dicewords"
SHORTEST = 3

Document = dict[str, Any]

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
    from ..rolls import by_die, by_face, one_answer, read_roll

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
    from ..rolls import one_answer, read_roll

    chosen = chosen_dice(GAME, dice_set)
    rack, words = chosen.dice("rack"), chosen_lexicon(lexicon, chosen.language)
    documents = one_answer(
        read_roll(roll, chosen),
        rack,
        lambda rolled: best_documents(rack, rolled, words, top, min_length),
        lambda found: [(scored["word"], scored["score"]) for scored in found],
    )
    return answer(as_json, {"words": documents}, _best_lines(documents))


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
    from ..rolls import by_die, one_answer, read_roll

    chosen = chosen_dice(GAME, dice_set)
    rack, words = chosen.dice("rack"), chosen_lexicon(lexicon, chosen.language)
    found = read_roll(roll, chosen, tells=by_die)
    table = _table(rack, words, rolls_left, min_length)
    advice = one_answer(found, rack, lambda rolled: table.advise(rolled, rolls_left, top), _essence)
    now = best_documents(rack, found[0].rolled, words, 1, min_length)
    document = _advice_document(advice, now)
    return answer(as_json, document, _advice_lines(document))


def why(word: str, roll: str | None, dice_set: str | None, as_json: bool) -> int:
    """The dice that spell a word, or the proof that none can."""
    from ...words.folding import LANGUAGES, Obstacle
    from ..rolls import read_roll

    chosen = chosen_dice(GAME, dice_set)
    rack = chosen.dice("rack")
    normal = LANGUAGES[chosen.language].normal(word)
    if isinstance(normal, Obstacle):
        document: Document = {"possible": False, "dice": None, "reason": normal.reason}
    elif roll is None:
        document = _any_roll(normal, rack)
    else:
        document = _this_roll(normal, rack, read_roll(roll, chosen)[0].rolled)
    return answer(as_json, document, _why_lines(word, document))


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
    reason = lexicon.why_not(found.word, wider_lexicon(lexicon))
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
        "dice": [{"die": use.die, "face": use.glyph, "letter": use.reads, "points": use.points} for use in letters],
        "value": total.value,
        "multiplier": total.multiplier,
        "bonus": total.bonus,
        "score": total.score,
    }


def score_lines(document: Document) -> list[str]:
    """A scored word for people: the sum, and the dice that spell it."""
    dice = "  ".join(f"{use['die']} {_face(use)} {use['points']}" for use in document["dice"])
    if not document["valid"]:
        return [str(document["reason"]), *([dice] if dice else [])]
    return [f"{document['word']}  {_sum(document)}", dice]


def _face(use: Document) -> str:
    return str(use["face"]) if use["face"] == use["letter"] else f"{use['face']} as {use['letter']}"


def _sum(document: Document) -> str:
    bonus = f" + {document['bonus']}" if document["bonus"] else ""
    return f"{document['value']} x {document['multiplier']}{bonus} = {document['score']}"


def _best_lines(documents: list[Document]) -> list[str]:
    if not documents:
        return ["These dice spell no word."]
    return columns([each["word"], _sum(each), " ".join(use["die"] for use in each["dice"])] for each in documents)


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


def _essence(advice: "Advice") -> object:
    """What of an advice must agree for two placements to be one answer: what to keep, and what it is worth."""
    return round(advice.expected, 6), advice.keep


def _advice_document(advice: "Advice", now: list[Document]) -> Document:
    return {
        "expected": advice.expected,
        "keep": list(advice.keep),
        "options": [
            {"keep": list(option.keep), "reroll": list(option.reroll), "expected": option.expected}
            for option in advice.options
        ],
        "best_now": now[0] if now else None,
    }


def _advice_lines(document: Document) -> list[str]:
    now = document["best_now"]
    lines = [f"Now: {now['word']}  {_sum(now)}" if now else "Now: these dice spell no word."]
    rows = [(f"{option['expected']:8.2f}", *_said(option)) for option in document["options"]]
    return [*lines, *columns([("expected", "", "dice"), *rows])]


def _said(option: Document) -> tuple[str, str]:
    if not option["reroll"]:
        return "stop", ""
    if not option["keep"]:
        return "reroll", "all"
    return "keep", " ".join(option["keep"])


# Why


def _any_roll(word: str, rack: "tuple[Die, ...]") -> Document:
    from ...words.spelling import reachable

    reach = reachable(word, rack)
    return _explained(reach.uses, [], rack, reach.reason)


def _this_roll(word: str, rack: "tuple[Die, ...]", rolled: tuple[int, ...]) -> Document:
    from ...core.dice import shown
    from ...words.spelling import lacking, spell

    spelling = spell(word, shown(rack, rolled))
    reason = None if spelling else str(lacking(word, shown(rack, rolled)))
    return _explained(spelling.uses if spelling else None, rolled, rack, reason)


def _explained(
    uses: "Sequence[Use] | None", rolled: Sequence[int], rack: "tuple[Die, ...]", reason: str | None
) -> Document:
    """``rolled`` is empty where any face of a die may be used: the use itself then says which."""
    faces = [] if uses is None else [rack[use.die].faces[rolled[use.die] if rolled else use.face] for use in uses]
    dice = [
        {"die": rack[use.die].name, "face": face.glyph, "letter": use.reads, "points": use.points}
        for use, face in zip(uses or (), faces, strict=True)
    ]
    return {"possible": uses is not None, "dice": None if uses is None else dice, "reason": reason}


def _why_lines(word: str, document: Document) -> list[str]:
    if not document["possible"]:
        return [str(document["reason"])]
    dice = "  ".join(f"{use['die']} {_face(use)}" for use in document["dice"])
    points = sum(use["points"] for use in document["dice"])
    letters = sum(len(use["letter"]) for use in document["dice"])
    return [f"{word.upper()} can be spelled, at best for {points} x {letters} = {points * letters}:", dice]


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
