"""What the two games of spelling a word with a roll answer alike: dice, sums, advice and why."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from .output import columns

if TYPE_CHECKING:
    from ..core.dice import Die
    from ..solver.keep import Advice
    from ..words.assignment import Use
    from ..words.spelling import Letter

Document = dict[str, Any]


# Scores


def dice_document(letters: "Iterable[Letter]") -> list[Document]:
    """The dice of a spelling, in the order of the word."""
    return [{"die": use.die, "face": use.glyph, "letter": use.reads, "points": use.points} for use in letters]


def score_lines(document: Document) -> list[str]:
    """A scored word for people: the sum, and the dice that spell it."""
    dice = "  ".join(f"{use['die']} {_face(use)} {use['points']}" for use in document["dice"])
    if not document["valid"]:
        return [str(document["reason"]), *([dice] if dice else [])]
    return [f"{document['word']}  {_sum(document)}", dice]


def best_lines(documents: list[Document]) -> list[str]:
    """The best words for people, one a line."""
    if not documents:
        return ["These dice spell no word."]
    return columns([each["word"], _sum(each), " ".join(use["die"] for use in each["dice"])] for each in documents)


def _face(use: Document) -> str:
    return str(use["face"]) if use["face"] == use["letter"] else f"{use['face']} as {use['letter']}"


def _sum(document: Document) -> str:
    bonus = f" + {document['bonus']}" if document["bonus"] else ""
    return f"{document['value']} x {document['multiplier']}{bonus} = {document['score']}"


# Advice


def essence(advice: "Advice") -> object:
    """What of an advice must agree for two placements to be one answer: what to keep, and what it is worth."""
    return round(advice.expected, 6), advice.keep


def advice_document(advice: "Advice", now: list[Document]) -> Document:
    """Which dice to keep, every choice with its expected score, and the best word as the dice lie."""
    return {
        "expected": advice.expected,
        "keep": list(advice.keep),
        "options": [
            {"keep": list(option.keep), "reroll": list(option.reroll), "expected": option.expected}
            for option in advice.options
        ],
        "best_now": now[0] if now else None,
    }


def advice_lines(document: Document) -> list[str]:
    """Advice for people: the word there is now, then each choice with what it is worth."""
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


def why_document(word: str, dice: "tuple[Die, ...]", rolled: tuple[int, ...] | None) -> Document:
    """The dice that spell a word, or why none can: with the faces that lie up, or (None) with any roll."""
    return _any_roll(word, dice) if rolled is None else _this_roll(word, dice, rolled)


def _any_roll(word: str, dice: "tuple[Die, ...]") -> Document:
    from ..words.spelling import reachable

    reach = reachable(word, dice)
    return _explained(reach.uses, [], dice, reach.reason)


def _this_roll(word: str, dice: "tuple[Die, ...]", rolled: tuple[int, ...]) -> Document:
    from ..core.dice import shown
    from ..words.spelling import lacking, spell

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


def why_lines(word: str, document: Document, worth: str) -> list[str]:
    """Why for people; ``worth`` says what the best spelling comes to."""
    if not document["possible"]:
        return [str(document["reason"])]
    dice = "  ".join(f"{use['die']} {_face(use)}" for use in document["dice"])
    return [f"{word.upper()} can be spelled, at best for {worth}:", dice]
