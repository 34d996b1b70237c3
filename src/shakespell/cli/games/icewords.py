"""``score``, ``best``, ``advise`` and ``why`` for Dice Words."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal

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
    from ...core.dice import DiceSet, Die, Face
    from ...games.icewords.state import Letter, Reckoning
    from ...solver.keep import Advice
    from ...words.assignment import Use
    from ...words.lexicon import Lexicon
    from ..rolls import Placement
    from ..screen import ScreenMaker

GAME = "icewords"
SHORTEST = 2

Document = dict[str, Any]

Targets = Annotated[str | None, typer.Option("--targets", metavar="LETTERS", help="The letters on the ice cube dice.")]
IgnoreTargets = Annotated[
    bool, typer.Option("--ignore-targets", help="Word score times letters, for younger players (KW-13).")
]
Side = Annotated[Literal["A", "B"], typer.Option("--side", help="The side of the board with the bonus points (KW-13).")]
MinLength = Annotated[int, typer.Option("--min-length", min=2, max=8, help="The fewest letters a word may have.")]


@dataclass(frozen=True, slots=True)
class Scored:
    """How this command scores: the dice that lie, the targets, the seat's aids."""

    dice: "tuple[Die, ...]"
    targets: "tuple[Face, ...]"
    ignore_targets: bool
    side: str
    dice_set: "DiceSet"
    lexicon: "Lexicon"
    min_length: int

    def reckoned(self, word: str, value: int) -> "Reckoning":
        """What a word comes to (KW-5 to KW-8)."""
        from ...games.icewords.rules import Rules, SeatOptions
        from ...games.icewords.scoring import reckoning

        bonus = self.dice_set.bonus(f"side-{self.side.lower()}")
        return reckoning(word, value, self.targets, bonus, Rules(), SeatOptions(ignore_targets=self.ignore_targets))


def score(
    roll: RollOption,
    word: Annotated[str, typer.Option("--word", metavar="WORD", help="The word to be scored.")],
    targets: Targets = None,
    ignore_targets: IgnoreTargets = False,
    side: Side = "A",
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """What a word scores: the sum of its dice times the targets matched, and the bonus (KW-5 to KW-8)."""
    from ..rolls import one_answer

    if targets is None and not ignore_targets:
        raise Unusable("say which letters the ice dice show: --targets ACHD, or --ignore-targets")
    how, found = _asked(roll, targets, ignore_targets, side, min_length, lexicon, dice_set)
    document = one_answer(
        found, how.dice, lambda rolled: _scored(how, rolled, word), lambda scored: (scored["score"], scored["valid"])
    )
    return answer(as_json, document, _score_lines(document))


def best(
    roll: RollOption,
    targets: Targets = None,
    top: TopOption = 10,
    ignore_targets: IgnoreTargets = False,
    side: Side = "A",
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """The words these dice spell that score most, best first; without targets only the bonus counts (KW-6, KW-8)."""
    from ..rolls import one_answer

    how, found = _asked(roll, targets, ignore_targets, side, min_length, lexicon, dice_set)
    documents = one_answer(
        found,
        how.dice,
        lambda rolled: best_documents(how, rolled, top),
        lambda words: [(scored["word"], scored["score"]) for scored in words],
    )
    return answer(as_json, {"words": documents}, _best_lines(documents))


def advise(
    roll: RollOption,
    targets: Targets = None,
    rolls_left: Annotated[int, typer.Option("--rolls-left", min=0, max=5, help="How many rerolls are left.")] = 2,
    top: TopOption = 10,
    ignore_targets: IgnoreTargets = False,
    side: Side = "A",
    min_length: MinLength = SHORTEST,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """Which dice to keep: the exact expected score of every choice, if all later choices are the best (KW-3)."""
    from ..rolls import by_die, one_answer

    how, found = _asked(roll, targets, ignore_targets, side, min_length, lexicon, dice_set, by_die)
    advice = one_answer(found, how.dice, lambda rolled: _advice(how, rolled, rolls_left, top), _essence)
    document = _advice_document(advice, best_documents(how, found[0].rolled, 1))
    return answer(as_json, document, _advice_lines(document))


def why(word: str, roll: str | None, dice_set: str | None, as_json: bool) -> int:
    """The dice that spell a word, or the proof that none can."""
    from ...words.folding import LANGUAGES, Obstacle

    chosen = chosen_dice(GAME, dice_set)
    normal = LANGUAGES[chosen.language].normal(word)
    if isinstance(normal, Obstacle):
        document: Document = {"possible": False, "dice": None, "reason": normal.reason}
    elif roll is None:
        document = _any_roll(normal, chosen.dice("rack"))
    else:
        dice, found = _read(roll, chosen)
        document = _this_roll(normal, dice, found[0].rolled)
    return answer(as_json, document, _why_lines(word, document))


# What was asked


def _asked(
    roll: str,
    targets: str | None,
    ignore_targets: bool,
    side: str,
    min_length: int,
    lexicon: str | None,
    dice_set: str | None,
    tells: Any = None,
) -> "tuple[Scored, tuple[Placement, ...]]":
    chosen = chosen_dice(GAME, dice_set)
    words = chosen_lexicon(lexicon, chosen.language)
    dice, found = _read(roll, chosen, tells)
    ice = read_targets(targets, chosen) if targets is not None else ()
    return Scored(dice, ice, ignore_targets, side, chosen, words, min_length), found


def _read(roll: str, chosen: "DiceSet", tells: Any = None) -> "tuple[tuple[Die, ...], tuple[Placement, ...]]":
    """The dice of a roll and how it can lie on them: seven drink dice, with an eighth face the sugar die (KW-12)."""
    from dataclasses import replace

    from ...core.dice import Group
    from ..rolls import by_face, read_glyphs, read_roll

    rack, sugar = chosen.dice("rack"), chosen.dice("sugar")
    faces = roll.count("=") if "=" in roll else len(read_glyphs(roll, rack + sugar, chosen.language))
    dice = rack + sugar if faces > len(rack) else rack
    whole = replace(chosen, groups=(Group("rack", dice),))
    return dice, read_roll(roll, whole, tells=tells or by_face)


def read_targets(text: str, chosen: "DiceSet") -> "tuple[Face, ...]":
    """The faces of the ice dice, in any order; Unusable for a letter they do not have, or too many or few."""
    from ..rolls import read_glyphs

    ice = chosen.dice("ice")
    glyphs = read_glyphs(text, ice, chosen.language)
    if len(glyphs) != len(ice):
        raise Unusable(f"--targets has {len(glyphs)} letters, and there are {len(ice)} ice dice: write such as ACHD")
    faces = {face.glyph: face for die in ice for face in die.faces}
    return tuple(faces[glyph] for glyph in glyphs)


# Scoring


def _scored(how: Scored, rolled: tuple[int, ...], text: str) -> Document:
    from ...core.game import IllegalAction
    from ...games.icewords.scoring import UNSCORED, arranged, normal_word

    normal = how.lexicon.folding.normal(text)
    try:
        word = normal_word(how.lexicon.folding, text, how.dice)
        letters, value = arranged(word, how.dice, rolled, None)
    except IllegalAction as refusal:
        return _document(normal if isinstance(normal, str) else text, (), UNSCORED, refusal.message)
    reason = how.lexicon.why_not(word, wider_lexicon(how.lexicon))
    if len(word) < how.min_length:
        reason = f"{word} is too short: a word has at least {how.min_length} letters."
    return _document(word, letters, UNSCORED if reason else how.reckoned(word, value), reason)


def best_documents(how: Scored, rolled: tuple[int, ...], top: int) -> list[Document]:
    """The best words of a roll, as ``score`` answers them; of equal scores the commoner word first."""
    from ...core.dice import shown
    from ...games.icewords.scoring import arranged
    from ...solver.rack import best_words

    faces = shown(how.dice, rolled)
    ranked = best_words(
        how.lexicon, faces, lambda word, found: how.reckoned(word, found.points).sum.score, top, how.min_length
    )
    documents = []
    for each in ranked:
        letters, value = arranged(each.word, how.dice, rolled, each.spelling.dice)
        documents.append(_document(each.word, letters, how.reckoned(each.word, value), None))
    return documents


def _document(word: str, letters: "Iterable[Letter]", worth: "Reckoning", reason: str | None) -> Document:
    return {
        "valid": reason is None,
        "reason": reason,
        "word": word,
        "dice": [{"die": use.die, "face": use.glyph, "letter": use.reads, "points": use.points} for use in letters],
        "value": worth.sum.value,
        "targets_matched": len(worth.matched),
        "multiplier": worth.sum.multiplier,
        "subtotal": worth.subtotal,
        "bonus": worth.sum.bonus,
        "score": worth.sum.score,
    }


def _score_lines(document: Document) -> list[str]:
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


# Advice


def _advice(how: Scored, rolled: tuple[int, ...], rolls_left: int, top: int) -> "Advice":
    from ...bots.icewords import keep_table

    weights = tuple((letter, 1) for letter in sorted({face.readings[0] for face in how.targets if face.readings}))
    bonus = how.dice_set.bonus(f"side-{how.side.lower()}").points
    try:
        table = keep_table(how.lexicon, how.dice, weights, bonus, how.ignore_targets, rolls_left, how.min_length)
    except ValueError as fault:
        raise Unusable(f"no exact advice for these dice: {fault}") from fault
    return table.advise(rolled, rolls_left, top)


def _essence(advice: "Advice") -> object:
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
    first = f"Now: {now['word']}  {_sum(now)}" if now else "Now: these dice spell no word."
    rows = [(f"{option['expected']:8.2f}", *_said(option)) for option in document["options"]]
    return [first, *columns([("expected", "", "dice"), *rows])]


def _said(option: Document) -> tuple[str, str]:
    if not option["reroll"]:
        return "stop", ""
    return ("keep", " ".join(option["keep"])) if option["keep"] else ("reroll", "all")


# Why


def _any_roll(word: str, rack: "tuple[Die, ...]") -> Document:
    from ...words.spelling import reachable

    reach = reachable(word, rack)
    return _explained(reach.uses, [], rack, reach.reason)


def _this_roll(word: str, dice: "tuple[Die, ...]", rolled: tuple[int, ...]) -> Document:
    from ...core.dice import shown
    from ...words.spelling import lacking, spell

    spelling = spell(word, shown(dice, rolled))
    reason = None if spelling else str(lacking(word, shown(dice, rolled)))
    return _explained(spelling.uses if spelling else None, rolled, dice, reason)


def _explained(
    uses: "Sequence[Use] | None", rolled: Sequence[int], dice: "tuple[Die, ...]", reason: str | None
) -> Document:
    """``rolled`` is empty where any face of a die may be used: the use itself then says which."""
    faces = [] if uses is None else [dice[use.die].faces[rolled[use.die] if rolled else use.face] for use in uses]
    named = [
        {"die": dice[use.die].name, "face": face.glyph, "letter": use.reads, "points": use.points}
        for use, face in zip(uses or (), faces, strict=True)
    ]
    return {"possible": uses is not None, "dice": None if uses is None else named, "reason": reason}


def _why_lines(word: str, document: Document) -> list[str]:
    if not document["possible"]:
        return [str(document["reason"])]
    dice = "  ".join(f"{use['die']} {_face(use)}" for use in document["dice"])
    return [
        f"{word.upper()} can be spelled, at best for {sum(use['points'] for use in document['dice'])} points:",
        dice,
    ]


def _hot_seat(place: int, players: int, _rules: object) -> Document:
    """At one keyboard the rounds of the players follow each other, each with the whole time (KW-2)."""
    return {"time_percent": 100 * (place + 1)} if players > 1 else {}


def _screen() -> "ScreenMaker":
    from .icewords_screen import IcewordsScreen

    return IcewordsScreen


ROLL = '--roll "M A ? C H T E"'

COMMANDS = GameCommands(
    verbs={
        "score": Verb(score, f"shakespell score icewords {ROLL} --targets ACTG --word MATCH"),
        "best": Verb(best, f"shakespell best icewords {ROLL} --targets ACTG --top 5"),
        "advise": Verb(advise, f"shakespell advise icewords {ROLL} --targets ACTG --rolls-left 2"),
    },
    why=why,
    screen=_screen,
    hot_seat=_hot_seat,
)
