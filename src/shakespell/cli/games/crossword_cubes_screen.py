"""Crossword Cubes at a terminal: type the crossword row by row, see its sum, and be done.

At one keyboard nobody sees the dice of another before all are done, where everybody builds at the same time (CC-15).
"""

from ...core.game import Event, Seat
from ...core.table import Entry, replay
from ...games.crossword_cubes import events
from ...games.crossword_cubes.actions import Accept, Action, Challenge, Done, Lay, Pass, Shake, Vote, laying
from ...games.crossword_cubes.rules import Rules
from ...games.crossword_cubes.state import Line
from ...games.crossword_cubes.view import CubesView, HandView
from ...words.layout import LayoutError, lay
from ..dice_art import DieArt, dice_rows
from ..layouts import typed_layout
from ..output import columns
from ..screen import Company, Sharing
from ..terminal import Leave, Terminal
from .endings import challenges_since, winners

HELP = """\
CAT/.R/.M        lay a crossword: rows parted by strokes, . is an empty cell, a small
                 letter a blank; what you lay again replaces it
done             end the turn with what lies (or Enter)
clear            take everything off the table
shake, pass      take the third or fourth turn of a round of Game Two, or pass it
dice             show the dice again
sheet            the score sheet so far
quit             leave; the match is kept, and --resume goes on"""


class CubesScreen:
    """What one terminal shows of a match of Crossword Cubes."""

    interrupting: frozenset[str] = frozenset()

    def __init__(self, terminal: Terminal, company: Company) -> None:
        self.terminal = terminal
        self.company = company
        self.dice = company.setup.dice_set.dice("cubes")
        assert isinstance(company.setup.rules, Rules)
        self.rules: Rules = company.setup.rules
        self.drawn: object = None

    # The match

    def greet(self) -> None:
        rules = self.rules
        goal = _goal(rules)
        what = (
            "as many words as you can"
            if rules.game == "one"
            else "one word of each length from 2 to 8, two to four turns a round"
        )
        clock = f"{rules.seconds} seconds a turn" if rules.seconds else "no clock"
        self.terminal.say(
            f"Crossword Cubes: {', '.join(self.company.names)}",
            f"Game {rules.game.capitalize()}, {goal}: {what}; {clock}.",
            "Every word adds its dice, unused dice are subtracted. Type help at any time.",
        )

    def recall(self, view: CubesView) -> None:
        if view.sheet:
            self.terminal.say("", *self._sheet(view.sheet, view.scores))
        elif len(self.company.names) > 1 and self.rules.together == "off":
            self.terminal.say(f"{self.name(view.first)} goes first.")

    def refuse(self, message: str) -> None:
        self.terminal.say(message)

    def close(self, log: tuple[Entry, ...]) -> None:
        state = replay(self.company.setup.build(), log)
        assert state.result is not None, "a match that is shown to its end has a result"
        self.terminal.say("", winners(self.company, state.result), "", *self._sheet(state.sheet, state.scores))

    # Asking

    def sharing(self, view: CubesView) -> Sharing:
        return "unseen" if self.rules.together != "off" and view.stage == "building" else "in-turn"

    def ask(self, view: CubesView, bell: float | None) -> Action:
        assert view.seat is not None
        match view.stage:
            case "deciding":
                return self._decide(view, view.seat, bell)
            case "challenging":
                return self._challenge(view, view.seat, bell)
            case "voting" | "host-ruling":
                return self._vote(view, view.seat, bell)
            case _:
                return self._build(view, view.seat, bell)

    def _decide(self, view: CubesView, seat: Seat, bell: float | None) -> Action:
        self.terminal.say(self._lengths(view, seat))
        while True:
            line = self.terminal.ask(
                f"{self.name(seat)}{self.terminal.clock(bell)}: turn {view.turn}, shake or pass? ", bell
            ).lower()
            if line in {"shake", "s", "", "pass", "p"}:
                return Pass() if line.startswith("p") else Shake()
            if not self._common(line, view):
                self.terminal.say("Type shake to take the turn, or pass to end your round.")

    def _build(self, view: CubesView, seat: Seat, bell: float | None) -> Action:
        hand = next(hand for hand in view.hands if hand.seat == seat)
        self._show(view, hand)
        while True:
            line = self.terminal.ask(f"{self.name(seat)}{self.terminal.clock(bell)}> ", bell)
            action = self._answer(line, view, hand)
            if action is not None:
                return action

    def _answer(self, line: str, view: CubesView, hand: HandView) -> Action | None:
        """The action a line asks for; None where it asks for something to be shown."""
        match line.lower():
            case "done" | "d":
                return Done()
            case "":
                if hand.lying:
                    return Done()
                self.terminal.say("Type a crossword, such as CAT/.R/.M, or done to take no word.")
            case "clear":
                return Lay(())
            case "dice":
                self.drawn = None
                self._show(view, hand)
            case command if self._common(command, view):
                pass
            case _:
                return self._laid(line, hand)
        return None

    def _laid(self, line: str, hand: HandView) -> Action | None:
        """The crossword that was typed; None, with the reason said, where it cannot be laid."""
        glyphs = [die.glyph for die in hand.dice or ()]
        faces = [die.faces[die.index(glyph)] for die, glyph in zip(self.dice, glyphs, strict=True)]
        try:
            return laying(lay(typed_layout(line, glyphs), faces), self.dice)
        except LayoutError as fault:
            self.refuse(f"{str(fault)[0].upper()}{str(fault)[1:]}.")
            return None

    def _challenge(self, view: CubesView, seat: Seat, bell: float | None) -> Action:
        words = {word: of.seat for of in view.challengeable for word in of.words}
        self.terminal.say(f"{' '.join(words)}: Enter lets them stand, c WORD challenges one.")
        while True:
            command, _, which = self.terminal.ask(f"{self.name(seat)}{self.terminal.clock(bell)}> ", bell).partition(
                " "
            )
            if command.lower() in {"", "accept", "ok"}:
                return Accept()
            word = which.strip().upper()
            if command.lower() in {"c", "challenge"} and word in words:
                return Challenge(words[word], word)
            if not self._common(command, view):
                self.terminal.say("Press Enter to let them stand, or type c and a word.")

    def _vote(self, view: CubesView, seat: Seat, bell: float | None) -> Action:
        assert view.ruling is not None
        words = view.ruling.words
        question = f"{self.name(seat)}: do {' '.join(words)} count? [y, n, or the words that do not] "
        while True:
            line = self.terminal.ask(question, bell)
            named = tuple(line.upper().split())
            if line.lower() in {"y", "yes", "n", "no"}:
                return Vote(line.lower().startswith("y"))
            if named and set(named) <= set(words):
                return Vote(False, named)
            if not self._common(line, view):
                self.terminal.say("Please answer y or n, or name the words that do not count.")

    def _common(self, command: str, view: CubesView) -> bool:
        """Commands that hold at every prompt; whether this was one."""
        match command.removeprefix("/").lower():
            case "help" | "h" | "?":
                self.terminal.say(HELP)
            case "sheet":
                self.terminal.say(*self._sheet(view.sheet, view.scores))
            case "quit" | "exit" | "q":
                raise Leave
            case _:
                return False
        return True

    # Showing and telling

    def _show(self, view: CubesView, hand: HandView) -> None:
        """The dice once a turn, and what lies with its sum."""
        if self.drawn != (view.round, view.turn, hand.seat, hand.dice):
            self.drawn = (view.round, view.turn, hand.seat, hand.dice)
            art = [DieArt(die.name, "", "wood", die.glyph, die.points) for die in hand.dice or ()]
            self.terminal.say("", *dice_rows(self.terminal, art))
            if view.version == "two":
                self.terminal.say(self._lengths(view, hand.seat))
        if hand.lying and hand.sum:
            self.terminal.say(*(hand.rows or ()), str(hand.sum))
        for word in hand.refused or ():
            self.terminal.say(word.reason)

    def _lengths(self, view: CubesView, seat: Seat) -> str:
        done = view.standings[seat].lengths
        made = ", ".join(f"{each.length} letters {each.score}" for each in done)
        return f"Lengths made: {made or 'none yet'}."

    def name(self, seat: Seat) -> str:
        return self.company.names[seat]

    def tell(self, event: Event, view: CubesView) -> None:
        say = self.terminal.say
        match event:
            case events.OrderRolled(seat, total, _):
                say(f"{self.name(seat)} rolls {total}.")
            case events.Started(seat):
                say(f"{self.name(seat)} goes first.")
            case events.TurnBegan(number, turn, seats, _):
                whose = self.name(seats[0]) if self.rules.together == "off" else "everybody"
                say("", f"-- Round {number}{f', turn {turn}' if view.version == 'two' else ''}: {whose} --")
            case events.Passed(seat):
                say(f"{self.name(seat)} passes: the round is over for them.")
            case events.TurnEnded(seat, "time-up"):
                say(f"Time is up for {self.name(seat)}.")
            case events.Challenged(by, _, word, stands, reason, penalty):
                outcome = "it stands" if stands else f"it does not count. {reason}"
                cost = f" The challenge costs {penalty}." if penalty else ""
                say(f"{self.name(by)} challenges {word}: {outcome.rstrip('.')}.{cost}")
            case events.Ruled(_, _, refused, by):
                judge = "The host" if by == "host" else "The vote"
                say(f"{judge} rules {' '.join(refused)} out." if refused else f"{judge} lets all words stand.")
            case events.Scored(line):
                self._tell_line(line)
            case events.SeatLeft(seat):
                say(f"{self.name(seat)} has left.")
            case events.SeatBack(seat):
                say(f"{self.name(seat)} is back.")
            case _:
                pass

    def _tell_line(self, line: Line) -> None:
        bonus = f", all seven lengths {line.slam}" if line.slam else ""
        self.terminal.say(*line.rows, f"{self.name(line.seat)}: {line.breakdown}{bonus}; total {line.total}")

    def _sheet(self, lines: tuple[Line, ...], scores: tuple[int, ...]) -> list[str]:
        since = challenges_since(self.company, lines, scores)
        if not lines:
            return ["Nothing is written on the sheet yet.", *since]
        head = ("Round", "Turn", "Player", "Words", "Score", "Total")
        return [*columns([head, *map(self._row, lines)]), *since]

    def _row(self, line: Line) -> tuple[object, ...]:
        words = " ".join(word.word for word in line.breakdown.words if word.counted)
        return line.round, line.turn, self.name(line.seat), words or "-", line.score, line.total


def _goal(rules: Rules) -> str:
    """When the match ends (CC-7)."""
    limits = ((rules.last_score, "point"), (rules.rounds, "round"), (rules.turns, "turn"))
    return " or ".join(f"{limit} {noun}{'' if limit == 1 else 's'}" for limit, noun in limits if limit)
