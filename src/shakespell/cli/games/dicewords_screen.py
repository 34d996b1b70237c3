"""Dicewords at a terminal: nine dice in their colours, a word and its sum before it is declared, the sheet at the end.

A line is a word or a command. Where the dice spell a command (PASS, KEEP) the line is the word; with a stroke before it
(``/pass``) it is always the command.
"""

from collections.abc import Callable, Mapping

from ...core.counting import counted
from ...core.game import Event, IllegalAction, Seat
from ...core.table import Entry
from ...games.dicewords import events
from ...games.dicewords.actions import Accept, Action, Challenge, Declare, Pass, Reroll, Spell, Vote
from ...games.dicewords.rules import Rules
from ...games.dicewords.scoring import declared, normal_word
from ...games.dicewords.state import Declared
from ...games.dicewords.view import DicewordsView, HandView, face_numbers
from ...words.folding import FOLDINGS
from ...words.spelling import Letter
from ..dice_art import DieArt, dice_rows
from ..naming_dice import NotADie, named_dice
from ..screen import Company, Sharing
from ..terminal import Leave, Terminal
from .dicewords_sheet import dice_table, match_sheet, reckoner, sheet, where_points_come_from

HELP = """\
ELEPHANT         see what a word is worth; Enter then declares it
ELEPHANT!        declare it at once
keep gold red    roll all other dice again; name dice by colour (or its beginning),
                 by number, by the letter in brackets, or as letters: keep ELEPH
reroll blue 3    roll these dice again; reroll all rolls every die
pass             end the turn without a word
table            the Dice Table: every face of every die
reckon [11 8]    the reckoner: value x length
sheet            the score sheet so far
dice             show the dice again
quit             leave; the match is kept, and --resume goes on
/pass            the command, even where your dice spell the word"""

HINT = "A word, keep DICE, reroll DICE, pass, or help."
FOR_YOU = {"passes": "pass", "has": "have", "is": "are"} | {
    verb: verb[:-1] for verb in ("begins", "declares", "rerolls", "challenges")
}


class DicewordsScreen:
    """What one terminal shows of a match of Dicewords."""

    interrupting: frozenset[str] = frozenset()

    def __init__(self, terminal: Terminal, company: Company) -> None:
        self.terminal = terminal
        self.company = company
        self.dice_set = company.setup.dice_set
        self.rack = self.dice_set.dice("rack")
        assert isinstance(company.setup.rules, Rules)
        self.rules: Rules = company.setup.rules
        self.drawn: object = None

    # The match

    def greet(self) -> None:
        rules = self.rules
        target = rules.target_score
        ending = f"to {counted(target, 'point')}, the round is finished" if target else counted(rules.rounds, "round")
        judged = {
            "auto": "the referee checks each word",
            "challenge": "a word stands unless challenged",
            "vote": "the others vote on each word",
            "host": f"{self.company.names[0]} rules on each word",
        }[rules.judging]
        self.terminal.say(
            f"Dicewords: {', '.join(self.company.names)}",
            f"{ending.capitalize()}, {counted(rules.rerolls, 'reroll')} a turn; {judged}.",
            "A word scores the sum of its dice times its letters. Type help at any time.",
        )

    def recall(self, view: DicewordsView) -> None:
        if view.sheet:
            self.terminal.say("", *sheet(self.company, view.sheet, view.scores))
        elif len(self.company.names) > 1 and self.rules.together == "off":
            self.terminal.say(f"{self.does(view.first, 'begins')}.")
        self._tell_turn(view.round, tuple(hand.seat for hand in view.hands), view)

    def refuse(self, message: str) -> None:
        self.terminal.say(message)

    def close(self, log: tuple[Entry, ...]) -> None:
        self.terminal.say("", *match_sheet(self.company, log))

    # Asking

    def sharing(self, view: DicewordsView) -> Sharing:
        return "unseen" if self.rules.together != "off" and view.stage == "choosing" else "in-turn"

    def ask(self, view: DicewordsView, bell: float | None) -> Action:
        assert view.seat is not None
        match view.stage:
            case "choosing":
                return self._choose(view, view.seat, bell)
            case "challenging":
                return self._judge(view, view.seat, bell)
            case _:
                return self._vote(view, view.seat, bell)

    def _choose(self, view: DicewordsView, seat: Seat, bell: float | None) -> Action:
        hand = next(hand for hand in view.hands if hand.seat == seat)
        self._show_dice(view, hand)
        choosing = _Choosing(self, view, hand)
        while True:
            line = self.terminal.ask(self._prompt(seat, bell), bell)
            action = choosing.answer(line)
            if action is not None:
                return action

    def _show_dice(self, view: DicewordsView, hand: HandView) -> None:
        """Draw the dice, unless they are on the screen already."""
        if self.drawn != (view.round, hand.seat, hand.dice, hand.rerolls_left):
            self.drawn = (view.round, hand.seat, hand.dice, hand.rerolls_left)
            self.draw(hand)
            self.terminal.say(f"{counted(hand.rerolls_left, 'reroll')} left. {HINT}")
        if hand.refusal and self.rules.together != "off":
            self.terminal.say(hand.refusal.reason)

    def draw(self, hand: HandView) -> None:
        """The dice of a hand as they lie."""
        art = [DieArt(die.name, die.identifier, die.colour, die.glyph, die.points) for die in hand.dice or ()]
        self.terminal.say("", *dice_rows(self.terminal, art))

    def _judge(self, view: DicewordsView, seat: Seat, bell: float | None) -> Action:
        """Let words stand, or challenge one (DW-7)."""
        words = {of: _declared_word(view, of) for of in sorted(view.challengeable)}
        lying = ", ".join(f"{self.name(of)}'s {word}" for of, word in words.items())
        self.terminal.say(f"{lying}: Enter lets it stand, c challenges" + (" (c WORD)." if len(words) > 1 else "."))
        while True:
            command, _, which = self.terminal.ask(self._prompt(seat, bell), bell).partition(" ")
            if command.lower() in {"", "accept", "ok", "stand"}:
                return Accept()
            chosen = [of for of, word in words.items() if not which or word == which.strip().upper()]
            if command.lower() in {"c", "challenge"} and len(chosen) == 1:
                return Challenge(chosen[0])
            if not self._common(command, view):
                self.terminal.say("Press Enter to let it stand, or type c to challenge.")

    def _vote(self, view: DicewordsView, seat: Seat, bell: float | None) -> Action:
        """Vote or rule on a word."""
        assert view.subject is not None
        word = _declared_word(view, view.subject)
        while True:
            line = self.terminal.ask(f"{self.name(seat)}: does {word} count? [y/n] ", bell).lower()
            if line in {"y", "yes", "n", "no"}:
                return Vote(line in {"y", "yes"})
            if not self._common(line, view):
                self.terminal.say("Please answer y or n.")

    def _common(self, command: str, view: DicewordsView) -> bool:
        """Commands that hold at every prompt; whether this was one."""
        match command.removeprefix("/").lower():
            case "help" | "h" | "?":
                self.terminal.say(HELP)
            case "table":
                self.terminal.say(*dice_table(self.rack, self.terminal), *where_points_come_from(self.dice_set))
            case "sheet":
                self.terminal.say(*sheet(self.company, view.sheet, view.scores))
            case "quit" | "exit" | "q":
                raise Leave
            case _:
                return False
        return True

    def _prompt(self, seat: Seat, bell: float | None) -> str:
        return f"{self.name(seat)}{self.terminal.clock(bell)}> "

    # Telling

    def name(self, seat: Seat) -> str:
        return self.company.names[seat]

    def does(self, seat: Seat, verb: str) -> str:
        """``Ann passes``, but ``You pass``."""
        name = self.name(seat)
        return f"{name} {FOR_YOU.get(verb, verb) if name == 'You' else verb}"

    def tell(self, event: Event, view: DicewordsView) -> None:
        match event:
            case events.Started(seat):
                self.terminal.say(f"{self.does(seat, 'begins')}.")
            case events.TurnBegan(number, seats):
                self._tell_turn(number, seats, view)
            case events.Rerolled(seat, dice):
                self._tell_reroll(seat, dice, view)
            case events.WordRefused(_, word, reason) if word:
                self.terminal.say(f"{reason} Try another word, or pass.")
            case events.TurnEnded(seat, how, word):
                self._tell_end(seat, how, word)
            case events.Challenged(by, _, word, stands, reason, penalty):
                outcome = "it stands" if stands else f"it does not count. {reason}"
                cost = f" The challenge costs {penalty}." if penalty else ""
                self.terminal.say(f"{self.does(by, 'challenges')} {word}: {outcome}.{cost}".replace("..", "."))
            case events.Ruled(_, word, stands, by):
                judge = "The host" if by == "host" else "The vote"
                self.terminal.say(f"{judge} {'lets ' + word + ' stand' if stands else 'rules ' + word + ' out'}.")
            case events.Scored(line):
                scored = f"{line.word} {line.sum}" if line.valid else f"{line.word or 'no word'}, 0 points"
                told_before = self.rules.judging != "auto"
                reason = f" ({line.reason})" if line.reason and not told_before else ""
                self.terminal.say(f"{self.name(line.seat)}: {scored}{reason}; total {line.total}")
            case events.SeatLeft(seat):
                self.terminal.say(f"{self.does(seat, 'has')} left.")
            case events.SeatBack(seat):
                self.terminal.say(f"{self.does(seat, 'is')} back.")
            case _:
                pass

    def _tell_turn(self, number: int, seats: tuple[Seat, ...], view: DicewordsView) -> None:
        of = f" of {view.rounds}" if view.rounds else ""
        whose = f"{self.name(seats[0])} to roll" if self.rules.together == "off" else "everybody rolls"
        self.terminal.say("", f"-- Round {number}{of}: {whose} --")
        if self.rules.together == "off":
            self._tell_dice(seats[0], view)

    def _tell_reroll(self, seat: Seat, dice: tuple[str, ...] | None, view: DicewordsView) -> None:
        if seat in self.company.local:
            return
        self.terminal.say(f"{self.does(seat, 'rerolls')} {' '.join(dice) if dice else 'dice'}.")
        self._tell_dice(seat, view)

    def _tell_dice(self, seat: Seat, view: DicewordsView) -> None:
        """The dice of somebody who does not play here, in one line."""
        hand = next((hand for hand in view.hands if hand.seat == seat), None)
        if seat not in self.company.local and hand and hand.dice:
            self.terminal.say(f"{self.does(seat, 'has')} {' '.join(die.glyph for die in hand.dice)}")

    def _tell_end(self, seat: Seat, how: events.Ending, word: str | None) -> None:
        match how:
            case "declared":
                self.terminal.say(f"{self.does(seat, 'declares')} {word or 'a word'}.")
            case "passed":
                self.terminal.say(f"{self.does(seat, 'passes')}.")
            case "time-up":
                self.terminal.say(f"Time is up for {self.name(seat)}.")
            case "left":
                pass


class _Choosing:
    """One prompt of a turn: what was typed, and the word that would be declared."""

    def __init__(self, screen: DicewordsScreen, view: DicewordsView, hand: HandView) -> None:
        self.screen = screen
        self.say = screen.terminal.say
        self.view = view
        self.hand = hand
        self.rolled = face_numbers(screen.rack, hand.dice or ())
        self.proposed: Declared | None = hand.lying
        self.commands: Mapping[str, Callable[[str], Action | None]] = {
            "keep": self._keep,
            "k": self._keep,
            "reroll": self._reroll,
            "r": self._reroll,
            "pass": lambda _: Pass(),
            "dice": self._dice,
            "reckon": self._reckon,
        }

    def answer(self, line: str) -> Action | None:
        """The action a line asks for; None where it asks for something to be shown."""
        if not line:
            return self._declare_proposed()
        command, _, rest = line.removeprefix("/").partition(" ")
        is_word = not line.startswith("/") and not rest and self._spelled(line) is not None
        if not is_word and command.lower() in self.commands:
            return self.commands[command.lower()](rest.strip())
        if not is_word and self.screen._common(command, self.view):
            return None
        if rest:
            self.say(f"{command} is no command. {HINT}")
            return None
        return self._word(line)

    def _declare_proposed(self) -> Action | None:
        if self.proposed is None:
            self.say(HINT)
            return None
        return Declare(self.proposed.word)

    def _spelled(self, text: str) -> Declared | None:
        """The word and its dice, where the dice spell it."""
        try:
            return self._found(text)
        except IllegalAction:
            return None

    def _found(self, text: str) -> Declared:
        folding = FOLDINGS[self.screen.company.setup.folding]
        word = normal_word(folding, text.rstrip("!"), self.view.min_length)
        return declared(self.screen.rack, self.rolled, word, None)

    def _word(self, text: str) -> Action | None:
        """Show what a word is worth, or declare it where it ends with an exclamation mark."""
        try:
            self.proposed = self._found(text)
        except IllegalAction as refusal:
            self.say(refusal.message)
            return None
        if text.endswith("!"):
            return Declare(self.proposed.word)
        command = text.lower() in self.commands
        self.say(f"{self.proposed.word}  {self.proposed.sum}   {_dice_of(self.proposed.letters)}")
        lies = "spell" in self.view.can
        counts = "Enter declares it, and so does the end of your time." if lies else "Enter declares it."
        self.say(counts + (f" For the command type /{text.lower()}." if command else ""))
        return Spell(self.proposed.word) if lies else None

    def _keep(self, text: str) -> Action | None:
        kept = self._dice_named(text)
        return None if kept is None else self._roll(tuple(die.name for die in self.screen.rack if die.name not in kept))

    def _reroll(self, text: str) -> Action | None:
        dice = self._dice_named(text)
        return None if dice is None else self._roll(dice)

    def _roll(self, dice: tuple[str, ...]) -> Action | None:
        if not dice:
            self.say("That rolls no die: name dice to keep or to reroll, such as reroll gold blue.")
            return None
        return Reroll(dice)

    def _dice_named(self, text: str) -> tuple[str, ...] | None:
        try:
            named = named_dice(text, self.hand.dice or (), self.screen.rack, self.rolled)
        except NotADie as fault:
            self.say(str(fault))
            return None
        for line in named.stand_ins:
            self.say(line)
        return named.dice

    def _dice(self, _: str) -> None:
        self.screen.draw(self.hand)

    def _reckon(self, text: str) -> None:
        numbers = text.replace("x", " ").split()
        if len(numbers) == 2 and all(number.lstrip("-").isdecimal() for number in numbers):
            value, length = map(int, numbers)
            self.say(f"{value} x {length} = {value * length}")
        else:
            self.say(*reckoner(len(self.screen.rack)))


def _dice_of(letters: tuple[Letter, ...]) -> str:
    return " ".join(f"{use.die} {use.glyph}" + (f"={use.reads}" if use.glyph != use.reads else "") for use in letters)


def _declared_word(view: DicewordsView, seat: Seat) -> str:
    return next((hand.declared.word for hand in view.hands if hand.seat == seat and hand.declared), "")
