"""Speed Dice at a terminal: type how your dice lie, row by row, and the last die is in the bowl.

All dice lie open, as on a table. At one keyboard whoever sees a word takes the keyboard: ``next`` passes it on.
"""

from ...core.counting import counted
from ...core.dice import WILD
from ...core.game import Event, Seat
from ...core.table import Entry, replay
from ...games.speed_dice import events
from ...games.speed_dice.actions import Action, Lay, Place, Propose, Ready, Toss, Vote
from ...games.speed_dice.rules import Rules
from ...games.speed_dice.state import Line, WordCheck
from ...games.speed_dice.view import DieView, RackView, SpeedDiceView
from ...words.layout import Cell, Layout, LayoutError
from ..layouts import typed_layout
from ..output import columns
from ..screen import Company, Sharing
from ..terminal import Leave, PassOn, Terminal
from .endings import winners

HELP = """\
HAMSTER              all dice in one word: the last is tossed at once
..P./GLaS/..S./..T.  rows, parted by strokes: . is an empty cell, a small letter a wild,
                     (CH) a die of two letters; the last die is tossed
lay GLAS/.A          lay dice without tossing
toss                 toss the last die, when the others lie linked
new                  propose that everybody rolls anew
next                 pass the keyboard on to the next player
dice                 show all dice again
sheet                the rounds so far
quit                 leave; the match is kept, and --resume goes on"""


class SpeedDiceScreen:
    """What one terminal shows of a match of Speed Dice."""

    interrupting: frozenset[str] = frozenset({"toss", "propose"})

    def __init__(self, terminal: Terminal, company: Company) -> None:
        self.terminal = terminal
        self.company = company
        assert isinstance(company.setup.rules, Rules)
        self.rules: Rules = company.setup.rules
        self.drawn: object = None

    # The match

    def greet(self) -> None:
        rules = self.rules
        goal = {
            "trophy": "take the trophy, turn it to gold, win once more",
            "wins": f"the first to win {counted(rules.wins, 'round')}",
            "set-aside": f"the first to set {counted(rules.wins, 'die', 'dice')} aside",
        }[rules.goal]
        self.terminal.say(
            f"Speed Dice: {', '.join(self.company.names)}",
            f"To win: {goal}; {f'{rules.round_seconds} seconds a round' if rules.round_seconds else 'no clock'}.",
            "Link all your dice but one into words. Type help at any time.",
        )

    def recall(self, view: SpeedDiceView) -> None:
        if view.sheet:
            self.terminal.say("", *self._sheet(view.sheet))

    def refuse(self, message: str) -> None:
        self.terminal.say(message)

    def close(self, log: tuple[Entry, ...]) -> None:
        state = replay(self.company.setup.build(), log)
        assert state.result is not None, "a match that is shown to its end has a result"
        rounds = "Rounds won: " + ", ".join(
            f"{name} {wins}" for name, wins in zip(self.company.names, state.wins, strict=True)
        )
        self.terminal.say("", winners(self.company, state.result), rounds, "", *self._sheet(state.sheet))

    # Asking

    def sharing(self, view: SpeedDiceView) -> Sharing:
        return "in-turn" if view.stage in {"ready", "voting"} else "race"

    def ask(self, view: SpeedDiceView, bell: float | None) -> Action:
        assert view.seat is not None
        match view.stage:
            case "ready":
                return self._ready(view, view.seat, bell)
            case "voting":
                return self._vote(view, view.seat, bell)
            case _:
                return self._race(view, view.seat, bell)

    def _ready(self, view: SpeedDiceView, seat: Seat, bell: float | None) -> Action:
        while True:
            line = self.terminal.ask(f"{self.name(seat)}{self.terminal.clock(bell)}: ready? Enter rolls. ", bell)
            if line.lower() in {"", "ready", "y", "yes"}:
                return Ready()
            if not self._common(line, view):
                self.terminal.say("Press Enter when you are ready.")

    def _vote(self, view: SpeedDiceView, seat: Seat, bell: float | None) -> Action:
        assert view.ballot is not None
        question = f"{self.name(seat)}: does {view.ballot.subject} count? [y/n] "
        while True:
            line = self.terminal.ask(question, bell).lower()
            if line in {"y", "yes", "n", "no"}:
                return Vote(line in {"y", "yes"})
            if not self._common(line, view):
                self.terminal.say("Please answer y or n.")

    def _race(self, view: SpeedDiceView, seat: Seat, bell: float | None) -> Action:
        self._show(view)
        rack = next(rack for rack in view.racks if rack.seat == seat)
        if "vote" in view.can:
            self.terminal.say("A new roll is proposed: yes or no, or go on.")
        while True:
            line = self.terminal.ask(f"{self.name(seat)}{self.terminal.clock(bell)}> ", bell)
            action = self._answer(line, view, rack)
            if action is not None:
                return action

    def _answer(self, line: str, view: SpeedDiceView, rack: RackView) -> Action | None:
        """The action a line asks for; None where it asks for something to be shown."""
        command, _, rest = line.partition(" ")
        match command.lower():
            case "next":
                raise PassOn
            case "" if len(self.company.local) > 1:
                raise PassOn
            case "":
                self.terminal.say("Type how your dice lie, such as HAMSTER, or help.")
                return None
            case "toss":
                return Toss()
            case "new":
                return Propose()
            case "y" | "yes" | "n" | "no" if "vote" in view.can:
                return Vote(command.lower() in {"y", "yes"})
            case "dice":
                self.drawn = None
                self._show(view)
                return None
            case _ if self._common(command, view):
                return None
        placed = self._placed(rest if command.lower() == "lay" else line, rack)
        if placed is None:
            return None
        return Lay(placed) if command.lower() == "lay" else Toss(placed)

    def _placed(self, text: str, rack: RackView) -> tuple[Place, ...] | None:
        """The dice of a typed layout; None, with the reason said, where they do not lie before this seat."""
        try:
            layout = typed_layout(text, [die.glyph for die in rack.dice])
        except LayoutError as fault:
            self.terminal.say(f"{fault}."[:1].upper() + f"{fault}."[1:])
            return None
        return self._on_dice(layout, rack)

    def _on_dice(self, layout: Layout, rack: RackView) -> tuple[Place, ...] | None:
        free, places = list(rack.dice), []
        for cell in layout.cells:
            die = _die_for(cell, free)
            if die is None:
                what = f"a wild for {cell.reads}" if cell.wild else cell.reads
                self.terminal.say(f"You have no {what} left: {' '.join(die.glyph for die in rack.dice)}.")
                return None
            free.remove(die)
            places.append(Place(die.name, cell.row, cell.col, cell.reads))
        return tuple(places)

    def _common(self, command: str, view: SpeedDiceView) -> bool:
        """Commands that hold at every prompt; whether this was one."""
        match command.removeprefix("/").lower():
            case "help" | "h":
                self.terminal.say(HELP)
            case "sheet":
                self.terminal.say(*self._sheet(view.sheet))
            case "quit" | "exit" | "q":
                raise Leave
            case _:
                return False
        return True

    # Showing and telling

    def _show(self, view: SpeedDiceView) -> None:
        """All dice, unless they are on the screen already."""
        racks = tuple((rack.seat, rack.dice) for rack in view.racks)
        if self.drawn == racks:
            return
        self.drawn = racks
        rows = [(self.name(rack.seat), *(f"[{die.glyph:^2}]" for die in _filled(rack, view))) for rack in view.racks]
        self.terminal.say("", *columns(rows))

    def name(self, seat: Seat) -> str:
        return self.company.names[seat]

    def tell(self, event: Event, view: SpeedDiceView) -> None:  # noqa: PLR0912  # one branch an event
        say = self.terminal.say
        match event:
            case events.RaceBegan(number, roll, _):
                say("", f"-- Round {number}{f', roll {roll}' if roll > 1 else ''}: go! --")
                if not self.company.local:
                    self._show(view)
            case events.Hopeless():
                say("No words link anybody's dice: propose a new roll with new.")
            case events.NewRollProposed(seat):
                say(f"{self.name(seat)} would like a new roll.")
            case events.NewRollDecided(agreed):
                say("All roll anew." if agreed else "Not everybody wants a new roll: the race goes on.")
            case events.Tossed(seat, place):
                say(f"{self.name(seat)}'s die is in the bowl{'' if place == 1 else f', number {place}'}.")
            case events.PutToVote(seat, word):
                say(f"{word} is in no list: does it count, {self.name(seat)} asks the others.")
            case events.Checked(seat, correct, words):
                say(f"{self.name(seat)}: {'right' if correct else 'wrong'}. {_checks(words)}")
            case events.TileMoved(tile):
                where = "back in the middle" if tile is None else f"before {self.name(tile.seat)}, {tile.side} side up"
                say(f"The trophy is {where}.")
            case events.DieSetAside(seat, _):
                say(f"{self.name(seat)} sets a die aside.")
            case events.RoundEnded(line) if line.seat is None:
                say("Time is up: nobody wins the round.")
            case events.SeatLeft(seat):
                say(f"{self.name(seat)} has left.")
            case events.SeatBack(seat):
                say(f"{self.name(seat)} is back.")
            case _:
                pass

    def _sheet(self, lines: tuple[Line, ...]) -> list[str]:
        if not lines:
            return ["No round has ended yet."]
        head = ("Round", "Ended by", "", "Words", "Seconds")
        return columns([head, *(self._row(line) for line in lines)])

    def _row(self, line: Line) -> tuple[object, ...]:
        who = "-" if line.seat is None else self.name(line.seat)
        how = "" if line.seat is None else "right" if line.correct else "wrong"
        return line.round, who, how, " ".join(check.word for check in line.words), f"{line.elapsed / 1000:7.1f}"


def _filled(rack: RackView, view: SpeedDiceView) -> list[DieView]:
    """The dice of a rack, filled up to the longest rack so that columns align."""
    most = max(len(other.dice) for other in view.racks)
    return [*rack.dice, *[DieView("", "", "")] * (most - len(rack.dice))]


def _checks(words: tuple[WordCheck, ...]) -> str:
    wrong = [f"{check.word} ({check.reason.rstrip('.')})" for check in words if not check.stands]
    return f"Not {', '.join(wrong)}." if wrong else " ".join(check.word for check in words)


def _die_for(cell: Cell, free: list[DieView]) -> DieView | None:
    """A die that may lie in the cell."""
    return next((die for die in free if die.glyph == (WILD if cell.wild else cell.reads)), None)
