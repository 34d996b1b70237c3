"""What the two games of spelling a word with a roll say to people: dice, sums, advice and why."""

from typing import Any

from .output import columns

Document = dict[str, Any]


def score_lines(document: Document) -> list[str]:
    """A scored word for people: the sum, and the dice that spell it."""
    dice = "  ".join(f"{use['die']} {_face(use)} {use['points']}" for use in document["dice"])
    if not document["valid"]:
        return [str(document["reason"]), *([dice] if dice else [])]
    return [f"{document['word']}  {_sum(document)}", dice]


def best_lines(document: Document) -> list[str]:
    """The best words for people, one a line."""
    words = document["words"]
    if not words:
        return ["These dice spell no word."]
    return columns([each["word"], _sum(each), " ".join(use["die"] for use in each["dice"])] for each in words)


def _face(use: Document) -> str:
    return str(use["face"]) if use["face"] == use["letter"] else f"{use['face']} as {use['letter']}"


def _sum(document: Document) -> str:
    bonus = f" + {document['bonus']}" if document["bonus"] else ""
    return f"{document['value']} x {document['multiplier']}{bonus} = {document['score']}"


def advice_lines(document: Document) -> list[str]:
    """Advice for people: the word there is now, then each choice with what it is worth."""
    now = document["best_now"]
    lines = [f"Now: {now['word']}  {_sum(now)}" if now else "Now: these dice spell no word."]
    rows = [(f"{option['expected']:8.2f}", *_said(option)) for option in document["options"]]
    return [*lines, *columns([("expected", "", "dice"), *rows]), *_reach_lines(document.get("reach"))]


def _reach_lines(reach: Document | None) -> list[str]:
    if reach is None:
        return []
    rows = [(f"{option['chance']:8.4f}", *_said(option)) for option in reach["options"]]
    return ["", f"Playing for {reach['at_least']} or more:", *columns([("chance", "", "dice"), *rows])]


def _said(option: Document) -> tuple[str, str]:
    if not option["reroll"]:
        return "stop", ""
    if not option["keep"]:
        return "reroll", "all"
    return "keep", " ".join(option["keep"])


def why_lines(word: str, document: Document, worth: str) -> list[str]:
    """Why for people; ``worth`` says what the best spelling comes to."""
    if not document["possible"]:
        return [str(document["reason"])]
    dice = "  ".join(f"{use['die']} {_face(use)}" for use in document["dice"])
    return [f"{word.upper()} can be spelled, at best for {worth}:", dice]
