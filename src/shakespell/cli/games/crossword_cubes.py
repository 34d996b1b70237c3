"""``score`` and ``layout`` for Crossword Cubes: what a crossword is worth, and the best one there is."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from ..layouts import read_faces, read_layout
from ..options import AsJson, DiceSetOption, LexiconOption, chosen_dice, chosen_lexicon, why_not
from ..output import Unusable, answer, columns
from .commands import GameCommands, Verb

if TYPE_CHECKING:
    from ...core.dice import Face
    from ...games.crossword_cubes.rules import Rules
    from ...games.crossword_cubes.scoring import Breakdown, LengthDone, ScoredWord, Terms
    from ...solver.layout import BestLayout
    from ...words.layout import Layout
    from ...words.lexicon import Lexicon
    from ..screen import ScreenMaker

GAME = "crossword-cubes"
TURNS = 4
MOST_TIME = 500
EXAMPLE = '"A E R T L S N ? O D I G M E"'

Document = dict[str, Any]

Roll = Annotated[
    str, typer.Option("--roll", metavar="FACES", help="The faces that lie up, in any order, ? for a blank.")
]
Which = Annotated[Literal["one", "two"], typer.Option("--game", help="By which of the two games (CC-8, CC-10).")]
Harsh = Annotated[bool, typer.Option("--harsh", help="The higher of two words of a length is deducted too (CC-12).")]
LengthsDone = Annotated[
    str | None,
    typer.Option("--lengths-done", metavar="2:8,5:11", help="Game Two: lengths made, and what their words count."),
]


def score(
    roll: Roll,
    layout: Annotated[
        str, typer.Option("--layout", metavar="FILE|-", help="Rows of letters, . for empty, small for a blank.")
    ],
    game: Which = "one",
    lengths_done: LengthsDone = None,
    harsh: Harsh = False,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """What a crossword scores: every word the sum of its dice, less the dice that are not used (CC-5)."""
    faces, words = _asked(roll, lexicon, dice_set)
    terms = _terms(game, lengths_done, harsh)
    document = _scored(read_layout(layout), faces, words, terms)
    return answer(as_json, document, _score_lines(document))


def layout(
    roll: Roll,
    game: Which = "one",
    lengths_done: LengthsDone = None,
    turns_left: Annotated[
        int, typer.Option("--turns-left", min=0, max=TURNS - 1, help="Game Two: turns of the round after this one.")
    ] = 0,
    harsh: Harsh = False,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, max=600, help="How long to search at most.")] = 10,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """The best crossword found, what none can exceed, and whether it is proven best."""
    faces, words = _asked(roll, lexicon, dice_set)
    terms = _terms(game, lengths_done, harsh)
    found = _searched(faces, words, terms, turns_left, seconds)
    document = _layout_document(found, faces, terms)
    return answer(as_json, document, _layout_lines(document))


# What was asked


def _asked(roll: str, lexicon: str | None, dice_set: str | None) -> "tuple[tuple[Face, ...], Lexicon]":
    chosen = chosen_dice(GAME, dice_set)
    faces = read_faces(roll, chosen.dice("cubes"), chosen.language, 2, EXAMPLE)
    return faces, chosen_lexicon(lexicon, chosen.language)


def _terms(game: Literal["one", "two"], lengths_done: str | None, harsh: bool) -> "Terms":
    from ...games.crossword_cubes.scoring import Terms

    if game == "one" and (lengths_done is not None or harsh):
        raise Unusable("--lengths-done and --harsh belong to Game Two: add --game two")
    return Terms(game, "harsh" if harsh else "lower", _lengths(lengths_done or ""))


def _lengths(text: str) -> "tuple[LengthDone, ...]":
    """Lengths made as ``2:8,5:11``, length and score; Unusable says what is wrong with them."""
    from ...games.crossword_cubes.scoring import LENGTHS, LengthDone

    done: dict[int, int] = {}
    for pair in (part.strip() for part in text.split(",") if part.strip()):
        length, _, score_ = pair.partition(":")
        if not (length.isdecimal() and score_.isdecimal() and int(length) in LENGTHS and len(score_) < 5):
            raise Unusable(f"--lengths-done {pair}: write length:score with a length from 2 to 8, such as 5:11")
        if int(length) in done:
            raise Unusable(f"--lengths-done names length {length} twice")
        done[int(length)] = int(score_)
    return tuple(LengthDone(length, done[length]) for length in sorted(done))


# score


def _scored(laid: "Layout", faces: "tuple[Face, ...]", lexicon: "Lexicon", terms: "Terms") -> Document:
    from ...games.crossword_cubes.scoring import score_layout
    from ...words.layout import LayoutError

    try:
        breakdown = score_layout(laid, faces, lexicon.contains, terms)
    except LayoutError as fault:
        words = [{"word": word, "score": 0, "valid": lexicon.contains(word), "counted": False} for word in laid.words()]
        reason = f"{str(fault)[0].upper()}{str(fault)[1:]}."
        return {"valid": False, "reason": reason, "words": words, "corrections": [], "unused": [], "score": 0}
    return _document(breakdown, _fault(breakdown, lexicon))


def _fault(breakdown: "Breakdown", lexicon: "Lexicon") -> str | None:
    """What is discounted, as a sentence; None where nothing is (CC-6)."""
    bad = next((word.word for word in breakdown.words if not word.valid), None)
    if bad is not None:
        return why_not(lexicon, bad)
    return None if breakdown.connected else "The words do not all connect: only the best group counts."


def _document(breakdown: "Breakdown", reason: str | None) -> Document:
    return {
        "valid": breakdown.valid,
        "reason": reason,
        "words": [_word(word) for word in breakdown.words],
        "corrections": [{"length": each.length, "adds": each.adds} for each in breakdown.corrections],
        "unused": [die.glyph for die in breakdown.unused],
        "score": breakdown.score,
        "sum": str(breakdown),
    }


def _word(word: "ScoredWord") -> Document:
    return {
        "word": word.word,
        "score": word.score,
        "valid": word.valid,
        "counted": word.counted,
        "adds": word.adds,
        "why": word.why or None,
    }


WHY = {
    "not-allowed": "not allowed",
    "island": "not connected",
    "same-length": "a second of its length",
    "too-long": "too long for Game Two",
}


def _score_lines(document: Document) -> list[str]:
    if "sum" not in document:
        return [document["reason"]]
    rows = [(word["word"], word["score"], WHY.get(word["why"] or "", "")) for word in document["words"]]
    reason = [document["reason"]] if document["reason"] else []
    unused = [f"Unused: {' '.join(document['unused'])}"] if document["unused"] else []
    return [*reason, *columns(rows), *unused, document["sum"]]


# layout


def _searched(
    faces: "tuple[Face, ...]", lexicon: "Lexicon", terms: "Terms", turns_left: int, seconds: float
) -> "BestLayout":
    from ...solver.layout import Round, best_crossword, best_turn

    try:
        if terms.game == "one":
            return best_crossword(lexicon.graph, faces, seconds=seconds)
        made = tuple((done.length, done.score) for done in terms.done)
        turn = Round(made, TURNS - turns_left, TURNS, terms.duplicates == "harsh")
        return best_turn(lexicon.graph, faces, turn, seconds=seconds)
    except ValueError as fault:
        raise Unusable(f"no layout for these dice: {fault}") from fault


def _layout_document(found: "BestLayout", faces: "tuple[Face, ...]", terms: "Terms") -> Document:
    from ...games.crossword_cubes.scoring import score_turn

    breakdown = score_turn(found.layout, found.placement.placed, faces, lambda _: True, terms)
    return {
        "score": breakdown.score,
        "rows": list(found.layout.rows()),
        "words": [_word(word) for word in breakdown.words],
        "corrections": [{"length": each.length, "adds": each.adds} for each in breakdown.corrections],
        "unused": [die.glyph for die in breakdown.unused],
        "bound": found.bound,
        "proven": found.proven,
        "seconds": round(found.seconds, 3),
        "sum": str(breakdown),
    }


def _layout_lines(document: Document) -> list[str]:
    best = "proven best" if document["proven"] else f"no crossword brings more than {document['bound']}"
    return [*document["rows"], document["sum"], f"{best} ({document['seconds']} s)"]


def _hot_seat(place: int, _players: int, rules: "Rules") -> Document:
    """At one keyboard those who build at the same time follow each other, each with the whole time (CC-15)."""
    return {} if rules.together == "off" else {"time_percent": min(MOST_TIME, 100 * (place + 1))}


def _screen() -> "ScreenMaker":
    from .crossword_cubes_screen import CubesScreen

    return CubesScreen


COMMANDS = GameCommands(
    verbs={
        "score": Verb(
            score, f"printf 'GAME\\n.R.\\n.T.\\n' | shakespell score crossword-cubes --roll {EXAMPLE} --layout -"
        ),
        "layout": Verb(layout, f"shakespell layout crossword-cubes --roll {EXAMPLE} --seconds 5"),
    },
    screen=_screen,
    hot_seat=_hot_seat,
)
