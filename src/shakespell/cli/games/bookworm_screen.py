"""Bookworm at a terminal: a word, and the die it is for, before the count is at 0.

All dice lie open. A word takes the best die with its first letter unless a die is named: ``cat``, or ``cat 1``.
"""

from ...core.counting import counted
from ...core.game import Event, Seat
from ...core.table import Entry, replay
from ...games.bookworm import events
from ...games.bookworm.actions import Accept, Action, Choose, Dispute, GiveUp, Name, TakeNot, Vote
from ...games.bookworm.naming import Phrase, phrase
from ...games.bookworm.rules import Rules
from ...games.bookworm.state import Line
from ...games.bookworm.view import BookwormView
from ...words.folding import FOLDINGS
from ..dice_art import DieArt, dice_rows
from ..output import columns
from ..screen import Company, Sharing
from ..terminal import Leave, Terminal
from .endings import winners

HELP = """\
cat              name a word: it takes the die with most dots that it can have,
                 from the display if there is one
New Delhi 3      name a word or phrase for die number 3
fail             say that no word comes to mind: the round ends, 2 points less
not              take the die that shows NOT instead of failing
dice             show the dice again
sheet            the rounds so far
quit             leave; the match is kept, and --resume goes on"""


class BookwormScreen:
    """What one terminal shows of a match of Bookworm."""

    interrupting: frozenset[str] = frozenset()

    def __init__(self, terminal: Terminal, company: Company) -> None:
        self.terminal = terminal
        self.company = company
        assert isinstance(company.setup.rules, Rules)
        self.rules: Rules = company.setup.rules
        self.drawn: object = None

    # The match

    def greet(self) -> None:
        rules = self.rules
        clock = (
            "no clock" if rules.untimed else f"{rules.think_seconds} seconds to think and {rules.count_seconds} counted"
        )
        self.terminal.say(
            f"Bookworm: {', '.join(self.company.names)}",
            f"To {counted(rules.target_score, 'point')}; {clock}.",
            "Name a word that fits the category, take a die with its first letter. Type help at any time.",
        )

    def recall(self, view: BookwormView) -> None:
        if view.sheet:
            self.terminal.say("", *self._sheet(view.sheet))
        self.terminal.say(f"The Bookworm is {self.name(view.bookworm)}.")
        if view.category:
            self.terminal.say(f"The category: {view.category.title}.")

    def refuse(self, message: str) -> None:
        self.terminal.say(message)

    def close(self, log: tuple[Entry, ...]) -> None:
        state = replay(self.company.setup.build(), log)
        assert state.result is not None, "a match that is shown to its end has a result"
        self.terminal.say("", winners(self.company, state.result), "", *self._sheet(state.sheet))

    # Asking

    def sharing(self, view: BookwormView) -> Sharing:  # noqa: ARG002 - in Bookworm everything lies open
        return "in-turn"

    def ask(self, view: BookwormView, bell: float | None) -> Action:
        assert view.seat is not None
        match view.stage:
            case "choosing":
                return self._choose(view, view.seat, bell)
            case "disputing":
                return self._dispute(view, view.seat, bell)
            case "voting" | "host-ruling":
                return self._vote(view, view.seat, bell)
            case _:
                return self._name(view, view.seat, bell)

    def _choose(self, view: BookwormView, seat: Seat, bell: float | None) -> Action:
        for number, category in enumerate(view.categories, 1):
            self.terminal.say(f"  {number}  {category.title}  ({category.level})")
        while True:
            line = self.terminal.ask(f"{self.name(seat)}{self.terminal.clock(bell)}: which category? ", bell)
            if line.isdecimal() and 1 <= int(line) <= len(view.categories):
                return Choose(view.categories[int(line) - 1].id)
            if not self._common(line, view):
                self.terminal.say(f"Type a number from 1 to {len(view.categories)}.")

    def _name(self, view: BookwormView, seat: Seat, bell: float | None) -> Action:
        self._show(view)
        while True:
            line = self.terminal.ask(f"{self.name(seat)}{self.terminal.clock(bell)}> ", bell)
            match line.lower():
                case "":
                    self.terminal.say("Name a word, or type fail, or help.")
                case "fail":
                    return GiveUp()
                case "not" if "take-not" in view.can:
                    return TakeNot()
                case "dice":
                    self.drawn = None
                    self._show(view)
                case command if self._common(command, view):
                    pass
                case _:
                    action = self._naming(line, view, seat)
                    if action is not None:
                        return action

    def _naming(self, line: str, view: BookwormView, seat: Seat) -> Action | None:
        """The word that was typed and its die; None, with the reason said, where no die fits."""
        word, _, last = line.rpartition(" ")
        if word and last.isdecimal():
            if not 1 <= int(last) <= len(view.dice):
                self.refuse(f"There is no die {last}; they are numbered 1 to {len(view.dice)}.")
                return None
            return Name(word, view.dice[int(last) - 1].name)
        setup = self.company.setup
        said = phrase(line, FOLDINGS[setup.folding], setup.dice_set.language)
        if not isinstance(said, Phrase):
            self.refuse(said.reason)
            return None
        names = view.category is not None and view.category.names
        letters = said.initials + said.article * names
        fitting = [die for die in view.dice if die.owner != seat and (die.any_letter or {*die.letters} & {*letters})]
        if not fitting:
            self.refuse(f"No die that you may take shows {' or '.join(letters)}.")
            return None
        return Name(line, min(fitting, key=lambda die: (die.owner is not None, -die.dots)).name)

    def _dispute(self, view: BookwormView, seat: Seat, bell: float | None) -> Action:
        assert view.claim is not None
        question = (
            f"{self.name(seat)}{self.terminal.clock(bell)}: {view.claim.word}: Enter lets it stand, d disputes it. "
        )
        while True:
            line = self.terminal.ask(question, bell).lower()
            if line in {"", "ok", "accept", "d", "dispute"}:
                return Dispute() if line.startswith("d") else Accept()
            if not self._common(line, view):
                self.terminal.say("Press Enter to let it stand, or type d.")

    def _vote(self, view: BookwormView, seat: Seat, bell: float | None) -> Action:
        assert view.claim is not None
        assert view.category is not None
        question = f"{self.name(seat)}: does {view.claim.word} fit {view.category.title}? [y/n] "
        while True:
            line = self.terminal.ask(question, bell).lower()
            if line in {"y", "yes", "n", "no"}:
                return Vote(line.startswith("y"))
            if not self._common(line, view):
                self.terminal.say("Please answer y or n.")

    def _common(self, command: str, view: BookwormView) -> bool:
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

    def _show(self, view: BookwormView) -> None:
        """The dice, each with whom it lies before, unless they are on the screen already."""
        if self.drawn == (view.round, view.dice):
            return
        self.drawn = (view.round, view.dice)
        art = [
            DieArt("" if die.owner is None else self.name(die.owner), "", die.colour, die.glyph, die.dots)
            for die in view.dice
        ]
        self.terminal.say("", *dice_rows(self.terminal, art))
        if view.category:
            self.terminal.say(f"{view.category.title}. Bookworm cards in the middle: {view.cards_left}.")

    def name(self, seat: Seat) -> str:
        return self.company.names[seat]

    def tell(self, event: Event, view: BookwormView) -> None:  # noqa: PLR0912  # one branch an event
        say = self.terminal.say
        match event:
            case events.BookwormNamed(number, seat):
                say("", f"-- Round {number}: the Bookworm is {self.name(seat)} --")
            case events.CategoryChosen(_, category):
                say(f"The category: {category.title}.")
            case events.DisplayRolled(glyphs) if not self.company.local:
                say(" ".join(glyphs))
            case events.WordNamed(seat, word, _):
                say(f"{self.name(seat)}: {word}")
            case events.DieTaken(named, _):
                glyph = next((die.glyph for die in view.dice if die.name == named.die), "the last die")
                say(f"{self.name(named.seat)} takes {glyph}{self._robbed(named.stolen_from)}.")
            case events.NotTaken(seat, owner):
                say(f"{self.name(seat)} takes NOT{self._robbed(owner)}.")
            case events.Disputed(by):
                say(f"{self.name(by)} doubts it: the others vote.")
            case events.WordRefused(refused):
                say(f"{refused.word} does not count. {refused.reason} Name another.")
            case events.Failed(seat, how):
                say(f"{'Time is up' if how == 'time-up' else 'No word'}: {self.name(seat)} has failed.")
            case events.RoundScored(lines):
                say(*(f"{self.name(line.seat)}: {line.sum}; total {line.total}" for line in lines))
            case events.SeatLeft(seat):
                say(f"{self.name(seat)} has left.")
            case events.SeatBack(seat):
                say(f"{self.name(seat)} is back.")
            case _:
                pass

    def _robbed(self, owner: Seat | None) -> str:
        return "" if owner is None else f" from {self.name(owner)}, who gets a card"

    def _sheet(self, lines: tuple[Line, ...]) -> list[str]:
        if not lines:
            return ["No round has ended yet."]
        head = ("Round", "Player", "Dots", "Cards", "Failed", "Score", "Total")
        rows = (
            (
                line.round,
                self.name(line.seat),
                line.sum.dots,
                line.sum.cards,
                line.sum.penalty,
                line.sum.score,
                line.total,
            )
            for line in lines
        )
        return columns([head, *rows])
