"""An opponent for Dicewords. It sees what its seat sees: its dice, its lexicon, and words that others declared.

Levels differ in what people differ in: how many words they know, how many of those they notice in nine dice, how far
they look ahead when they choose what to keep, and how often they catch a word that is none. A bot never declares a word
it does not believe in, and never votes against one that is in the lexicon.

=========  ==================  ======================================================
level      knows words up to   keeps
=========  ==================  ======================================================
beginner   SCOWL size 35       the dice of the best word it has noticed
casual     SCOWL size 35       what would be worth most if it could roll once more
club       SCOWL size 40       what would be worth most if it could roll once more
strong     SCOWL size 60       what would be worth most if it could roll once more
perfect    the whole lexicon   what is worth most with all the rolls that are left,
                               in a last turn what is most likely to win
=========  ==================  ======================================================

Where a lexicon does not say how common its words are, a level knows a fixed share of them instead.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from ..core.dice import Die, Face, shown
from ..core.game import Seat, View
from ..games.dicewords.actions import Accept, Action, Challenge, Declare, Pass, Reroll, Vote
from ..games.dicewords.rules import Rules
from ..games.dicewords.view import DicewordsView, HandView, face_numbers
from ..presets.dicewords_tables import keep_table_if_room, worth_table
from ..presets.matches import Setup
from ..presets.scorings import DICEWORDS
from ..solver.best_words import Scored, best_words
from ..solver.table_memory import NoRoom
from ..words.lexicon import Lexicon
from .bot import Choice, Level
from .last_turn import winning_chance
from .pace import thought
from .skill import NOTICED_AMONG, Skill, first_noticed, vocabulary
from .votes import vote_on_word

if TYPE_CHECKING:
    from ..solver.keep import KeepTable

MOST_AHEAD = 2
"""Tables for more rolls take more memory than they gain: with three rolls left it makes no difference one can feel."""

SKILLS: Mapping[Level, Skill] = {
    "beginner": Skill(tier=35, share=0.35, notices=0.18, ahead=0, alertness=0.25, pace=1.8),
    "casual": Skill(tier=35, share=0.4, notices=0.36, ahead=1, alertness=0.5, pace=1.5),
    "club": Skill(tier=40, share=0.6, notices=0.63, ahead=1, alertness=0.75, pace=1.25),
    "strong": Skill(tier=60, share=0.85, notices=0.85, ahead=1, alertness=1, pace=1),
    "perfect": Skill(tier=255, share=1, notices=1, ahead=MOST_AHEAD, alertness=1, pace=0.8),
}


def make(level: Level, setup: Setup, lexicon: Lexicon) -> "DicewordsBot":
    """A bot of a level for one match; makes its table of reroll values at once, in about a second."""
    skill, rules, rack = SKILLS[level], setup.rules, setup.dice_set.dice("rack")
    assert isinstance(rules, Rules)
    known = vocabulary(lexicon, skill)
    ahead = min(skill.ahead, rules.rerolls)
    table = keep_table_if_room(rack, known, ahead, rules.min_length) if ahead else None
    return DicewordsBot(skill, rack, known, lexicon, table)


@dataclass(frozen=True, slots=True)
class DicewordsBot:
    """Plays one seat. ``known`` are the words it may think of, ``lexicon`` is what it checks others' words with."""

    skill: Skill
    rack: tuple[Die, ...]
    known: Lexicon
    lexicon: Lexicon
    table: "KeepTable | None"

    def choose(self, view: View, rng: Random) -> Choice | None:
        """The next action of the view's seat, or None while it has none."""
        assert isinstance(view, DicewordsView)
        if "declare" in view.can:
            return self._take_turn(view, rng)
        if "accept" in view.can:
            return self._judge_words(view, rng)
        if "vote" in view.can:
            listed = self.lexicon.contains(_declared(view, view.subject))
            return vote_on_word(listed, Vote(True), Vote(False), thought(rng, 0.6, 1.4))
        return None

    # Its own turn (DW-1, DW-2)

    def _take_turn(self, view: DicewordsView, rng: Random) -> Choice:
        hand = next(hand for hand in view.hands if hand.seat == view.seat)
        if hand.refusal is not None:
            return Choice(Pass(), thought(rng, 0.5, 1))  # its lexicon is not the referee's: it has no better word
        action = self._decide(face_numbers(self.rack, hand.dice or ()), hand, view)
        letters = len(action.word) if isinstance(action, Declare) else 0
        pace = self.skill.pace
        return Choice(action, thought(rng, 0.8 * pace, 2.2 * pace, letters / len(self.rack)))

    def _decide(self, faces: tuple[int, ...], hand: HandView, view: DicewordsView) -> Action:
        best = self._noticed(shown(self.rack, faces), view)
        reroll = self._reroll(faces, hand.rerolls_left, best, view)
        if reroll:
            return Reroll(reroll)
        return Declare(best.word) if best else Pass()

    def _noticed(self, lying: tuple[Face, ...], view: DicewordsView) -> Scored | None:
        """The best word it knows and sees; None where there is none worth declaring."""
        top = 1 if self.skill.notices == 1 else NOTICED_AMONG
        found = best_words(self.known, lying, DICEWORDS, top, view.min_length)
        worth = [scored for scored in found if scored.score > 0]
        return first_noticed(worth, self.skill.notices, f"{view.seat}/{view.round}/{view.scores}")

    def _reroll(
        self, faces: tuple[int, ...], rerolls_left: int, best: Scored | None, view: DicewordsView
    ) -> tuple[str, ...]:
        """The dice to roll again; none to stop."""
        if not rerolls_left:
            return ()
        if self.table is not None:
            table = self._table(self.table, view)
            return table.advise(faces, min(rerolls_left, table.rerolls), top=1).reroll
        kept = best.spelling.dice if best else ()
        return tuple(die.name for position, die in enumerate(self.rack) if position not in kept)

    def _table(self, expected: "KeepTable", view: DicewordsView) -> "KeepTable":
        """What choices are worth: points, or in the last turn of a match the chance to win, for who looks that far."""
        if self.skill.ahead < MOST_AHEAD or not _is_last_round(view):
            return expected
        worth = winning_chance(view, view.round, view.sheet, expected.turn)
        if worth is None:
            return expected
        try:
            return worth_table(self.rack, self.known, expected.rerolls, view.min_length, worth)
        except NoRoom:
            return expected

    # Other people's words (DW-7)

    def _judge_words(self, view: DicewordsView, rng: Random) -> Choice:
        for seat in sorted(view.challengeable):
            if not self.lexicon.contains(_declared(view, seat)) and rng.random() < self.skill.alertness:
                return Choice(Challenge(seat), thought(rng, 0.8, 1.6))
        return Choice(Accept(), thought(rng, 0.4, 1.2))


def _is_last_round(view: DicewordsView) -> bool:
    """Whether the match ends with this round (DW-9), as far as one can know before it is over."""
    if view.target_score is not None:
        return max(view.scores) >= view.target_score
    return view.round == view.rounds


def _declared(view: DicewordsView, seat: Seat | None) -> str:
    """The word that lies declared before a seat."""
    return next((hand.declared.word for hand in view.hands if hand.seat == seat and hand.declared), "")
