"""Dice Words at a terminal: ice cubes and drink dice, letters laid and reckoned, in secret until the bell.

Everybody plays at the same time: at one keyboard one after the other, and nobody looks over a shoulder; what was laid
is shown at the reveal.
"""

from collections.abc import Callable, Mapping

from ...core.counting import counted
from ...core.game import Event, Seat
from ...core.table import Entry
from ...games.icewords import events
from ...games.icewords.actions import Accept, Action, Challenge, Go, Lock, Reroll, Spell, Vote
from ...games.icewords.rules import Rules
from ...games.icewords.state import Draft, Line
from ...games.icewords.view import HandView, IcewordsView, face_numbers
from ...words.spelling import Letter
from ..dice_art import DieArt, dice_rows
from ..naming_dice import NotADie, named_dice
from ..output import columns
from ..screen import Company, Sharing
from ..terminal import Bell, Leave, Terminal
from .icewords_sheet import match_sheet, sheet

HELP = """\
MATCH            lay these letters; the last you laid when the bell rings are your word
MATCH!           lay them and lock in: you are done with the round
                 Enter alone locks in what lies
keep d1 3 AT     roll all other dice again; name dice by name, number or letters
reroll d4 5      roll these dice again; reroll all rolls every die
off              take the letters off the board
lock             lock in what lies, or nothing
dice             show the dice again
sheet            the score sheet so far
quit             leave; the match is kept, and --resume goes on
/keep            the command, even where your dice spell the word"""

HINT = "Letters to lay, keep DICE, reroll DICE, Enter to lock in, or help."


class IcewordsScreen:
    """What one terminal shows of a match of Dice Words."""

    interrupting: frozenset[str] = frozenset()

    def __init__(self, terminal: Terminal, company: Company) -> None:
        self.terminal = terminal
        self.company = company
        assert isinstance(company.setup.rules, Rules)
        self.rules: Rules = company.setup.rules
        self.drawn: object = None
        self.then_lock: Seat | None = None

    # The match

    def greet(self) -> None:
        rules = self.rules
        judged = {
            "auto": "the referee judges the words",
            "challenge": "words stand unless challenged",
            "vote": "the others vote on each word",
            "host": f"{self.company.names[0]} rules on each word",
        }[rules.judging]
        clock = f"{rules.round_seconds} seconds a round" if rules.timed else "no clock"
        self.terminal.say(
            f"Dice Words: {', '.join(self.company.names)}",
            f"{counted(rules.rounds, 'round')}, {clock}, {counted(rules.rerolls, 'reroll')}; {judged}.",
            "A word scores the sum of its dice times the target letters in it, and a bonus. Type help at any time.",
        )

    def recall(self, view: IcewordsView) -> None:
        if view.sheet:
            self.terminal.say("", *sheet(self.company, view.sheet))
        if view.targets:
            self._tell_targets(view.round, tuple(die.glyph for die in view.targets), view.rounds)

    def refuse(self, message: str) -> None:
        self.then_lock = None
        self.terminal.say(message)

    def close(self, log: tuple[Entry, ...]) -> None:
        self.terminal.say("", *match_sheet(self.company, log))

    # Asking

    def sharing(self, view: IcewordsView) -> Sharing:
        rung = any(hand.rung for hand in view.hands if hand.seat == view.seat)
        return "unseen" if view.stage in {"playing", "head-start"} and not rung else "in-turn"

    def ask(self, view: IcewordsView, bell: float | None) -> Action:
        assert view.seat is not None
        match view.stage:
            case "studying":
                return self._study(view, view.seat, bell)
            case "agreeing":
                letters = " ".join(die.glyph for die in view.targets)
                return Vote(self._yes(f"other target letters than {letters}?", view, view.seat, bell))
            case "playing" | "head-start":
                return self._play(view, view.seat, bell)
            case "challenging":
                return self._judge(view, view.seat, bell)
            case _:
                return Vote(self._yes(f"does {_word(view, view.subject)} count?", view, view.seat, bell))

    def _study(self, view: IcewordsView, seat: Seat, bell: float | None) -> Action:
        while True:
            line = self.terminal.ask(f"{self.name(seat)}{self.terminal.clock(bell)}: Enter says Go. ", bell)
            if line.lower() in {"", "go"}:
                return Go()
            if not self.common(line, view):
                self.terminal.say("Press Enter to start the timer.")

    def _yes(self, question: str, view: IcewordsView, seat: Seat, bell: float | None) -> bool:
        while True:
            line = self.terminal.ask(f"{self.name(seat)}: {question} [y/n] ", bell).lower()
            if line in {"y", "yes", "n", "no"}:
                return line in {"y", "yes"}
            if not self.common(line, view):
                self.terminal.say("Please answer y or n.")

    def _judge(self, view: IcewordsView, seat: Seat, bell: float | None) -> Action:
        """Let words stand, or challenge one (KW-10)."""
        words = {of: _word(view, of) for of in sorted(view.challengeable)}
        self.terminal.say(", ".join(f"{self.name(of)}'s {word}" for of, word in words.items()) + " on the boards.")
        while True:
            line = self.terminal.ask(f"{self.name(seat)}: Enter lets them stand, c WORD challenges. ", bell)
            command, _, which = line.partition(" ")
            if command.lower() in {"", "accept", "ok"}:
                return Accept()
            chosen = [of for of, word in words.items() if not which or word == which.strip().upper()]
            if command.lower() in {"c", "challenge"} and len(chosen) == 1:
                return Challenge(chosen[0])
            if not self.common(command, view):
                self.terminal.say("Press Enter, or name the word to challenge: c WORD.")

    # A round

    def _play(self, view: IcewordsView, seat: Seat, bell: float | None) -> Action:
        """A seat's go. The grace after the bell is for letters on their way through a network (KW-4): none is here."""
        hand = next(hand for hand in view.hands if hand.seat == seat)
        if hand.rung:
            raise Bell
        if self.then_lock == seat:
            self.then_lock = None
            return Lock()
        self._show(view, hand)
        laying = _Laying(self, view, hand)
        while True:
            line = self.terminal.ask(f"{self.name(seat)}{self.terminal.clock(bell)}> ", bell)
            action = laying.answer(line)
            if action is not None:
                return action

    def _show(self, view: IcewordsView, hand: HandView) -> None:
        """Draw the dice, unless they are on the screen already, and say what lies on the board."""
        if self.drawn != (view.round, hand.seat, hand.dice):
            self.drawn = (view.round, hand.seat, hand.dice)
            self.draw(view, hand)
            left = "unlimited" if hand.rerolls_left is None else str(hand.rerolls_left)
            self.terminal.say(f"Rerolls left: {left}. {HINT}")
        if hand.refusal:
            self.terminal.say(hand.refusal.reason)
        elif hand.draft:
            self.terminal.say(f"{_reckoned(hand.draft)}   {_dice_of(hand.draft.letters)}", "Enter locks it in.")

    def draw(self, view: IcewordsView, hand: HandView) -> None:
        """The target letters and the dice of a hand as they lie."""
        self.terminal.say("", "Target letters: " + " ".join(die.glyph for die in view.targets))
        self.terminal.say(*dice_rows(self.terminal, art(hand)))

    def common(self, command: str, view: IcewordsView) -> bool:
        """Commands that hold at every prompt; whether this was one."""
        match command.removeprefix("/").lower():
            case "help" | "h" | "?":
                self.terminal.say(HELP)
            case "sheet":
                self.terminal.say(*sheet(self.company, view.sheet))
            case "quit" | "exit" | "q":
                raise Leave
            case _:
                return False
        return True

    # Telling

    def name(self, seat: Seat) -> str:
        return self.company.names[seat]

    def tell(self, event: Event, view: IcewordsView) -> None:  # noqa: PLR0912  # one branch an event
        say = self.terminal.say
        match event:
            case events.OpeningRolled(rolled):
                say("For the start: " + ", ".join(f"{self.name(seat)} rolls {glyph}" for seat, glyph in rolled))
            case events.Started(seat):
                say(f"{self.name(seat)} starts.")
            case events.TargetsRolled(number, _, letters, _):
                self._tell_targets(number, letters, view.rounds)
            case events.Went(seats, True):
                say("The timer runs for " + " and ".join(map(self.name, seats)) + " alone.")
            case events.Went():
                say("Go! Everybody rolls.")
            case events.LockedIn(seat):
                say(f"{self.name(seat)}: locked in.")
            case events.BellRang(seat):
                say(f"Time is up for {self.name(seat)}.")
            case events.Revealed(words):
                say("", *columns((self.name(seat), word or "no word") for seat, word in words))
            case events.Ruled(_, word, stands, by, reason, challenger):
                asked = f"{self.name(challenger)} challenges {word}: " if challenger is not None else f"{word}: "
                outcome = "it stands" if stands else "it does not count"
                say(f"{asked}{outcome} ({'the ' + by if by != 'challenge' else reason or 'the referee'}).")
            case events.Scored(line):
                say(f"{self.name(line.seat)}: {_line(line)}; total {line.total}")
            case events.SugarGiven(seat):
                say("Nobody gets the sugar die." if seat is None else f"The sugar die goes to {self.name(seat)}.")
            case events.TargetsKept():
                say("The target letters stay.")
            case events.SeatLeft(seat):
                say(f"{self.name(seat)} has left.")
            case events.SeatBack(seat):
                say(f"{self.name(seat)} is back.")
            case _:
                pass

    def _tell_targets(self, number: int, letters: tuple[str, ...], rounds: int) -> None:
        self.terminal.say("", f"-- Round {number} of {rounds}: target letters {' '.join(letters)} --")


class _Laying:
    """One prompt of a go: what was typed, and what that does."""

    def __init__(self, screen: IcewordsScreen, view: IcewordsView, hand: HandView) -> None:
        self.screen = screen
        self.view = view
        self.hand = hand
        dice_set = screen.company.setup.dice_set
        rack = dice_set.dice("rack")
        lying = hand.dice or ()
        self.dice = rack + (dice_set.dice("sugar") if len(lying) > len(rack) else ())
        self.rolled = face_numbers(self.dice, lying)
        self.commands: Mapping[str, Callable[[str], Action | None]] = {
            "keep": self._keep,
            "k": self._keep,
            "reroll": self._reroll,
            "r": self._reroll,
            "off": lambda _: Spell(""),
            "lock": lambda _: Lock(),
            "dice": self._dice,
        }

    def answer(self, line: str) -> Action | None:
        """The action a line asks for; None where it asks for something to be shown."""
        if not line:
            return self._lock_what_lies()
        command, _, rest = line.removeprefix("/").partition(" ")
        is_word = not line.startswith("/") and not rest and self._lies(line)
        if not is_word and command.lower() in self.commands:
            return self.commands[command.lower()](rest.strip())
        if not is_word and self.screen.common(command, self.view):
            return None
        if rest:
            self.screen.terminal.say(f"{command} is no command. {HINT}")
            return None
        if line.endswith("!"):
            self.screen.then_lock = self.hand.seat
        return Spell(line.rstrip("!"))

    def _lock_what_lies(self) -> Action | None:
        if self.hand.draft is not None:
            return Lock()
        self.screen.terminal.say("No letters lie: type a word, or lock to go without one.")
        return None

    def _lies(self, text: str) -> bool:
        """Whether the dice spell what was typed, so that it is no command."""
        try:
            named_dice(text.rstrip("!"), (), self.dice, self.rolled)
        except NotADie:
            return False
        return not text.isdecimal()

    def _keep(self, text: str) -> Action | None:
        kept = self._named(text)
        return None if kept is None else self._roll(tuple(die.name for die in self.dice if die.name not in kept))

    def _reroll(self, text: str) -> Action | None:
        dice = self._named(text)
        return None if dice is None else self._roll(dice)

    def _roll(self, dice: tuple[str, ...]) -> Action | None:
        if dice:
            return Reroll(dice)
        self.screen.terminal.say("That rolls no die: name dice to keep or to reroll, such as reroll d1 d4.")
        return None

    def _named(self, text: str) -> tuple[str, ...] | None:
        try:
            named = named_dice(text, art(self.hand), self.dice, self.rolled)
        except NotADie as fault:
            self.screen.terminal.say(str(fault))
            return None
        for line in named.stand_ins:
            self.screen.terminal.say(line)
        return named.dice

    def _dice(self, _: str) -> None:
        self.screen.draw(self.view, self.hand)


def art(hand: HandView) -> list[DieArt]:
    """The dice of a hand, to be drawn or named."""
    return [DieArt(die.name, "", die.colour, die.glyph, die.points) for die in hand.dice or ()]


def _word(view: IcewordsView, seat: Seat | None) -> str:
    return next((hand.draft.word for hand in view.hands if hand.seat == seat and hand.draft), "")


def _reckoned(draft: Draft) -> str:
    targets = " ".join(draft.reckoning.matched) or "none"
    return f"{draft.word}  {draft.reckoning.sum}  (targets matched: {targets})"


def _line(line: Line) -> str:
    if line.valid:
        return f"{line.word} {line.reckoning.sum}"
    return f"{line.word}, 0 points ({line.reason})" if line.word else "no word, 0 points"


def _dice_of(letters: tuple[Letter, ...]) -> str:
    return " ".join(f"{use.die} {use.glyph}" + (f"={use.reads}" if use.glyph != use.reads else "") for use in letters)
