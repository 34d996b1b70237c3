"""Crossword Cubes: what a crossword is worth (CC-5, CC-10 to CC-14), and the best one there is."""

from collections.abc import Iterable
from typing import Literal

from ..core.dice import DiceSet, Face
from ..games.crossword_cubes.scoring import LENGTHS, Breakdown, LengthDone, ScoredWord, Terms, score_layout, score_turn
from ..presets.lexicons import offered, why_not
from ..solver.layout import BestLayout, Round, best_crossword, best_turn
from ..words.layout import Layout, LayoutError
from ..words.lexicon import Lexicon
from .position import Document, PositionError, Stop, never, read_faces

TURNS = 4
EXAMPLE = '"A E R T L S N ? O D I G M E"'


def read_roll(roll: str, dice_set: DiceSet) -> tuple[Face, ...]:
    """The faces that lie up, in any order; partial rolls are for study."""
    return read_faces(roll, dice_set.dice("cubes"), dice_set.language, 2, EXAMPLE)


def terms(game: Literal["one", "two"], lengths_done: Iterable[tuple[int, int]] | None, harsh: bool) -> Terms:
    """By which of the two games it is scored; PositionError for lengths that cannot have been made."""
    if game == "one" and (lengths_done is not None or harsh):
        raise PositionError("lengths made and the harsh reading belong to Game Two: ask for game two")
    done: dict[int, int] = {}
    for length, score_ in lengths_done or ():
        if length not in LENGTHS or not 0 <= score_ < 10_000:
            raise PositionError(
                f"lengths done: {length}:{score_}: write length:score with a length from 2 to 8, as 5:11"
            )
        if length in done:
            raise PositionError(f"the lengths made name length {length} twice")
        done[length] = score_
    return Terms(
        game, "harsh" if harsh else "lower", tuple(LengthDone(length, done[length]) for length in sorted(done))
    )


def read_lengths(text: str) -> list[tuple[int, int]]:
    """Lengths made as ``2:8,5:11``, length and score; PositionError says what is wrong with how they are written."""
    made = []
    for pair in (part.strip() for part in text.split(",") if part.strip()):
        length, _, score_ = pair.partition(":")
        if not (length.isdecimal() and score_.isdecimal() and len(length) == 1 and len(score_) < 5):
            raise PositionError(f"lengths done: {pair[:20]}: write length:score with a length from 2 to 8, as 5:11")
        made.append((int(length), int(score_)))
    return made


# score


def score(laid: Layout, faces: tuple[Face, ...], lexicon: Lexicon, by: Terms) -> Document:
    """What a crossword scores: every word the sum of its dice, less the dice that are not used."""
    try:
        breakdown = score_layout(laid, faces, lexicon.contains, by)
    except LayoutError as fault:
        words = [{"word": word, "score": 0, "valid": lexicon.contains(word), "counted": False} for word in laid.words()]
        reason = f"{str(fault)[0].upper()}{str(fault)[1:]}."
        return {"valid": False, "reason": reason, "words": words, "corrections": [], "unused": [], "score": 0}
    return {"valid": breakdown.valid, "reason": _fault(breakdown, lexicon), **_scored(breakdown)}


def _fault(breakdown: Breakdown, lexicon: Lexicon) -> str | None:
    """What is discounted, as a sentence; None where nothing is (CC-6)."""
    bad = next((word.word for word in breakdown.words if not word.valid), None)
    if bad is not None:
        return why_not(lexicon, bad)
    return None if breakdown.connected else "The words do not all connect: only the best group counts."


def _scored(breakdown: Breakdown) -> Document:
    return {
        "words": [_word(word) for word in breakdown.words],
        "corrections": [{"length": each.length, "adds": each.adds} for each in breakdown.corrections],
        "unused": [die.glyph for die in breakdown.unused],
        "score": breakdown.score,
        "sum": str(breakdown),
    }


def _word(word: ScoredWord) -> Document:
    return {
        "word": word.word,
        "score": word.score,
        "valid": word.valid,
        "counted": word.counted,
        "adds": word.adds,
        "why": word.why or None,
    }


# layout


def layout(
    faces: tuple[Face, ...],
    lexicon: Lexicon,
    by: Terms,
    turns_left: int = 0,
    seconds: float = 10,
    stop: Stop = never,
    threads: int = 2,
) -> Document:
    """The best crossword found, what none can exceed, and whether it is proven best.

    All of that is of the words that the program says by itself (B-43).

    ``turns_left`` are the turns of a round of Game Two after this one. A stopped search answers its best so far.
    """
    found = _searched(faces, lexicon, by, turns_left, seconds, stop, threads)
    breakdown = score_turn(found.layout, found.placement.placed, faces, lambda _: True, by)
    return {
        "rows": list(found.layout.rows()),
        **_scored(breakdown),
        "bound": found.bound,
        "proven": found.proven,
        "seconds": round(found.seconds, 3),
    }


def _searched(
    faces: tuple[Face, ...], lexicon: Lexicon, by: Terms, turns_left: int, seconds: float, stop: Stop, threads: int
) -> BestLayout:
    def check(_best: int, _bound: int) -> bool:
        return stop()

    graph = offered(lexicon).graph
    try:
        if by.game == "one":
            return best_crossword(graph, faces, seconds=seconds, threads=threads, check=check)
        made = tuple((done.length, done.score) for done in by.done)
        turn = Round(made, TURNS - turns_left, TURNS, by.duplicates == "harsh")
        return best_turn(graph, faces, turn, seconds=seconds, threads=threads, check=check)
    except ValueError as fault:
        raise PositionError(f"no layout for these dice: {fault}") from fault
