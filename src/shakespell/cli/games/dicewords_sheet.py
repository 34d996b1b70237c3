"""The printed helps of Dicewords on a terminal: score sheet, Dice Table, reckoner (DW-11)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from ...analysis.dicewords import Spelling, best_documents
from ...core.dice import Die
from ...core.game import Millis, Seat
from ...core.table import Entry, stepped
from ...games.dicewords import events
from ...games.dicewords.state import DicewordsState, Line
from ..dice_art import style_of
from ..output import columns
from ..screen import Company
from ..terminal import Terminal

LARGEST_VALUE = 30
SHORTEST = 3


@dataclass(frozen=True, slots=True)
class Turn:
    """A line of the score sheet, and the dice as they lay when the turn ended."""

    line: Line
    rolled: tuple[int, ...]


def turns(company: Company, log: Sequence[Entry]) -> Iterator[Turn]:
    """Every finished turn of a match, in the order they were written down."""
    game = company.setup.build()
    state: DicewordsState = game.start(Millis(0))
    for entry in log:
        step = stepped(game, state, entry)
        for event in step.events:
            if isinstance(event, events.Scored):
                yield Turn(event.line, state.hand(event.line.seat).rolled)
        state = step.state


def match_sheet(company: Company, log: Sequence[Entry]) -> list[str]:
    """The end of a match: who won, each player's sheet, and the best word that each turn's dice had."""
    finished = list(turns(company, log))
    seats = [Seat(seat) for seat in range(len(company.names))]
    totals = {
        seat: max((turn.line for turn in finished if turn.line.seat == seat), key=_written).total for seat in seats
    }
    lines = [_winners(company, totals)]
    for seat in seats:
        own = [turn for turn in finished if turn.line.seat == seat]
        lines += ["", company.names[seat], *_sheet_of(company, own)]
    return lines


def _written(line: Line) -> int:
    return line.round


def _winners(company: Company, totals: dict[Seat, int]) -> str:
    most = max(totals.values())
    winners = [company.names[seat] for seat, total in totals.items() if total == most]
    if len(totals) == 1:
        return f"{winners[0]} scored {most}."
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the win with {most}."
    return f"{winners[0]} {'win' if winners[0] == 'You' else 'wins'} with {most}."


def _sheet_of(company: Company, own: Sequence[Turn]) -> list[str]:
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


def sheet(company: Company, lines: Sequence[Line]) -> list[str]:
    """The score sheet so far, one line a turn."""
    if not lines:
        return ["Nothing is written on the sheet yet."]
    head = ("Round", "Player", "Word", "Sum", "Total")
    rows = [(line.round, company.names[line.seat], line.word or "-", str(line.sum), line.total) for line in lines]
    return columns([head, *rows])


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


def reckoner(most_letters: int) -> list[str]:
    """Value x length for every value and length that matter, as the printed reckoner has it."""
    lengths = range(SHORTEST, most_letters + 1)
    head = ["value", *(f"x{length}" for length in lengths)]
    return columns([head, *([value, *(value * length for length in lengths)] for value in range(1, LARGEST_VALUE + 1))])
