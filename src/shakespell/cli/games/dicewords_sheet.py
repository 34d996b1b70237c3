"""The printed helps of Dicewords on a terminal: score sheet, Dice Table, reckoner (DW-11)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from ...analysis.dicewords import Spelling, best_documents
from ...core.dice import DiceSet, Die, Mark
from ...core.game import Millis
from ...core.table import Entry, stepped
from ...games.dicewords import events
from ...games.dicewords.state import DicewordsState, Line
from ..dice_art import style_of
from ..output import columns
from ..screen import Company
from ..terminal import Terminal
from .endings import challenges_since, winners

LARGEST_VALUE = 30
SHORTEST = 3


@dataclass(frozen=True, slots=True)
class Turn:
    """A line of the score sheet, and the dice as they lay when the turn ended."""

    line: Line
    rolled: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """A match told again: its finished turns in the order they were written down, and the state it came to."""

    turns: tuple[Turn, ...]
    state: DicewordsState


def told(company: Company, log: Sequence[Entry]) -> Told:
    """A match from its log."""
    game = company.setup.build()
    state: DicewordsState = game.start(Millis(0))
    turns: list[Turn] = []
    for entry in log:
        step = stepped(game, state, entry)
        lines = [event.line for event in step.events if isinstance(event, events.Scored)]
        turns += [Turn(line, state.hand(line.seat).rolled) for line in lines]
        state = step.state
    return Told(tuple(turns), state)


def match_sheet(company: Company, log: Sequence[Entry]) -> list[str]:
    """The end of a match: who won, each player's sheet, and the best word that each turn's dice had."""
    match = told(company, log)
    assert match.state.result is not None, "a match that is shown to its end has a result"
    lines = [winners(company, match.state.result)]
    for seat, name in enumerate(company.names):
        own = [turn for turn in match.turns if turn.line.seat == seat]
        lines += ["", name, *_sheet_of(company, own)]
    since = challenges_since(company, match.state.sheet, match.state.scores)
    return [*lines, "", *since] if since else lines


def _sheet_of(company: Company, own: Sequence[Turn]) -> list[str]:
    if not own:
        return ["No turn was finished."]
    head = ("Round", "Word", "Value x Length", "Score", "Total", "Possible")
    rows = [
        (
            turn.line.round,
            turn.line.word or "-",
            f"{turn.line.sum.value} x {turn.line.sum.multiplier}"
            if turn.line.valid
            else "not allowed" * bool(turn.line.word),
            turn.line.sum.score,
            turn.line.total,
            _possible(company, turn),
        )
        for turn in own
    ]
    return columns([head, *rows])


def _possible(company: Company, turn: Turn) -> str:
    """The best word of the dice as they lay at the end of the turn; nothing where it was found."""
    if company.lexicon is None or not turn.rolled:
        return ""
    asked = Spelling(company.setup.dice_set, company.lexicon, company.setup.rules.min_length)
    best = best_documents(asked, turn.rolled, 1)
    if not best or best[0]["score"] <= turn.line.sum.score:
        return ""
    return f"{best[0]['word']} {best[0]['score']}"


def sheet(company: Company, lines: Sequence[Line], scores: tuple[int, ...]) -> list[str]:
    """The score sheet so far, one line a turn, and what challenges have cost since."""
    since = challenges_since(company, lines, scores)
    if not lines:
        return ["Nothing is written on the sheet yet.", *since]
    head = ("Round", "Player", "Word", "Sum", "Total")
    rows = [(line.round, company.names[line.seat], line.word or "-", str(line.sum), line.total) for line in lines]
    return [*columns([head, *rows]), *since]


def dice_table(rack: Sequence[Die], terminal: Terminal) -> list[Text]:
    """The Dice Table: every die with its name, its identifier and its faces with their points."""
    rows = []
    for number, die in enumerate(rack, 1):
        row = Text(f"{number} ")
        row.append(f" {die.name:<7}({die.identifier}) ", style_of(die.colour) if terminal.colours else "")
        row.append(" ")
        for face in die.faces:
            row.append(f" {face.glyph:>2}")
            row.append(f"{face.points:>2}", "dim")
        rows.append(row)
    return rows


MARKS: dict[Mark, str] = {
    "printed": "printed in the rulebook",
    "published": "published elsewhere, not in the rulebook",
    "derived": "worked out from the rulebook's examples",
    "reconstructed": "not known; fits the examples",
    "ruling": "our ruling",
}


def where_points_come_from(dice: DiceSet) -> list[str]:
    """For each mark the letters whose points bear it; nothing of a set that does not say."""
    figures = [origin for origin in dice.origins if origin.of.startswith("points.")]
    points = [(origin.mark, origin.of.removeprefix("points.")) for origin in figures]
    marked = {mark: [glyph for of, glyph in points if of == mark] for mark in MARKS}
    return [f"{' '.join(glyphs)}: {MARKS[mark]}" for mark, glyphs in marked.items() if glyphs]


def reckoner(most_letters: int) -> list[str]:
    """Value x length for every value and length that matter, as the printed reckoner has it."""
    lengths = range(SHORTEST, most_letters + 1)
    head = ["value", *(f"x{length}" for length in lengths)]
    return columns([head, *([value, *(value * length for length in lengths)] for value in range(1, LARGEST_VALUE + 1))])
