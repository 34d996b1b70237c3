"""An opponent for Dice Words. It sees what its seat sees: its dice, the target letters, and words once they lie open.

Levels differ as those of Dicewords do: in the words they know and notice, and in how they choose what to keep. Beginner
and casual keep the dice of the best word they have noticed; club and strong plan one roll ahead, perfect all that are
left, with the exact expected score of the round (KW-3, KW-5 to KW-8), or in the last one the chance to win. A bot never
lays a word it does not believe in, and never rules against one that is in the lexicon.
"""

# ruff: noqa: PLC0415  # NumPy is only imported for the levels that look ahead

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, TypeAlias

from ..core.dice import Die, Face, shown
from ..core.game import Millis, Seat
from ..core.game import View as CoreView
from ..games.icewords.actions import Accept, Action, Challenge, Go, Lock, Reroll, Spell, Vote
from ..games.icewords.rules import Rules, SeatOptions
from ..games.icewords.scoring import bonus_table
from ..games.icewords.view import HandView, IcewordsView, face_numbers
from ..presets.matches import Setup
from ..presets.scorings import icewords as scoring
from ..solver.best_words import Scored, best_words
from ..solver.states import fits_table
from ..solver.stopping import Stop
from ..solver.table_memory import NoRoom, remembered
from ..words.lexicon import Lexicon
from .bot import Choice, Level
from .last_turn import WinningChance, winning_chance
from .pace import thought
from .skill import NOTICED_AMONG, Skill, first_noticed, vocabulary
from .votes import vote_on_word

if TYPE_CHECKING:
    from ..solver.keep import KeepTable, Spellings

ENOUGH = 40
"""With unlimited rerolls (KW-13) a bot that does not look ahead is content with so many points."""

TIRES = 0.1
"""The chance that such a bot stops after a roll that left it discontent: its words may hold nothing so good, and a
head start without anybody else has no end."""

UNHURRIED = 60
"""Seconds a bot reckons with where there is no clock."""

UNLIMITED = 5
"""Unlimited rerolls are planned as so many: more make no difference one can feel."""


SKILLS: Mapping[Level, Skill] = {
    "beginner": Skill(tier=20, share=0.25, notices=0.3, ahead=0, alertness=0.25, pace=1.8),
    "casual": Skill(tier=35, share=0.4, notices=0.3, ahead=0, alertness=0.5, pace=1.5),
    "club": Skill(tier=40, share=0.6, notices=0.5, ahead=1, alertness=0.75, pace=1.25),
    "strong": Skill(tier=50, share=0.8, notices=0.8, ahead=1, alertness=1, pace=1),
    "perfect": Skill(tier=255, share=1, notices=1, ahead=2, alertness=1, pace=0.8),
}


def make(level: Level, setup: Setup, lexicon: Lexicon) -> "IcewordsBot":
    """A bot of a level for one match."""
    assert isinstance(setup.rules, Rules)
    return IcewordsBot(SKILLS[level], setup, vocabulary(lexicon, SKILLS[level]), lexicon)


@dataclass(frozen=True, slots=True)
class IcewordsBot:
    """Plays one seat. ``known`` are the words it may think of, ``lexicon`` is what it checks others' words with."""

    skill: Skill
    setup: Setup
    known: Lexicon
    lexicon: Lexicon

    def choose(self, view: CoreView, rng: Random) -> Choice | None:
        """The next action of the view's seat, or None while it has none."""
        assert isinstance(view, IcewordsView)
        if "spell" in view.can:
            return self._play_round(view, rng)
        if "go" in view.can:
            return Choice(Go(), thought(rng, 3, 5))
        if "accept" in view.can:
            return self._judge_words(view, rng)
        if "vote" in view.can:
            return self._vote(view, thought(rng, 0.6, 1.4))
        return None

    # Its own word (KW-3, KW-4)

    def _play_round(self, view: IcewordsView, rng: Random) -> Choice:
        hand = next(hand for hand in view.hands if hand.seat == view.seat)
        if hand.draft is not None and hand.refusal is None:
            return Choice(Lock(), thought(rng, 0.5, 1.5))
        action, rules = self._decide(view, hand, rng), self.setup.rules
        letters = len(action.word) if isinstance(action, Spell) else 0
        seconds = self.skill.pace * (rules.round_seconds if rules.timed else UNHURRIED)
        return Choice(action, thought(rng, 0.05 * seconds, 0.15 * seconds, letters / len(hand.dice or "-")))

    def _decide(self, view: IcewordsView, hand: HandView, rng: Random) -> Action:
        dice = self._dice(hand)
        faces = face_numbers(dice, hand.dice or ())
        best = self._noticed(view, shown(dice, faces), hand.refused or frozenset())
        if "reroll" in view.can:
            again = self._reroll(view, hand, dice, faces, best, rng)
            if again:
                return Reroll(again)
        if best is None:
            return Lock() if hand.draft is None else Spell("")
        return Spell(best.word)

    def _dice(self, hand: HandView) -> tuple[Die, ...]:
        rack = self.setup.dice_set.dice("rack")
        has_sugar = len(hand.dice or ()) > len(rack)
        return rack + (self.setup.dice_set.dice("sugar") if has_sugar else ())

    def _options(self, view: IcewordsView) -> SeatOptions:
        assert view.seat is not None, "a spectator does not play"
        return view.aids[view.seat]

    def _targets(self, view: IcewordsView) -> tuple[Face, ...]:
        ice = self.setup.dice_set.dice("ice")
        return shown(ice, face_numbers(ice, view.targets))

    def _noticed(self, view: IcewordsView, lying: tuple[Face, ...], refused: frozenset[str]) -> Scored | None:
        """The best word it knows and sees in its dice, other than those the referee has refused."""
        options = self._options(view)
        bonus = dict(bonus_table(self.setup.dice_set, options).points)
        top = len(refused) + (1 if self.skill.notices == 1 else NOTICED_AMONG)
        worth = scoring(dict(self._weights(view)), bonus, options.ignore_targets)
        found = best_words(self.known, lying, worth, top, view.min_length)
        left = [scored for scored in found if scored.word not in refused]
        return first_noticed(left, self.skill.notices, f"{view.seat}/{view.round}/{view.scores}")

    def _reroll(
        self,
        view: IcewordsView,
        hand: HandView,
        dice: tuple[Die, ...],
        faces: tuple[int, ...],
        best: Scored | None,
        rng: Random,
    ) -> tuple[str, ...]:
        """The dice to roll again; none to stop."""
        if self.skill.ahead and fits_table(dice):
            left = UNLIMITED if hand.rerolls_left is None else hand.rerolls_left
            table = self._table(view, dice, min(left, self.skill.ahead))
            if table is not None:
                return table.advise(faces, table.rerolls, top=1).reroll
        if hand.rerolls_left is None and (rng.random() < TIRES or (best is not None and best.score >= ENOUGH)):
            return ()
        kept = best.spelling.dice if best else ()
        return tuple(die.name for position, die in enumerate(dice) if position not in kept)

    def _table(self, view: IcewordsView, dice: tuple[Die, ...], rerolls: int) -> "KeepTable | None":
        """What dice to keep; None where there is no room for the table now."""
        options = self._options(view)
        bonus = bonus_table(self.setup.dice_set, options).points
        weights = self._weights(view)
        worth = self._worth(view, rerolls)
        try:
            return keep_table(
                None, self.known, dice, weights, bonus, options.ignore_targets, rerolls, view.min_length, worth
            )
        except NoRoom:
            return None

    def _worth(self, view: IcewordsView, rerolls: int) -> WinningChance | None:
        """In the last round the chance to win, for who looks that far; None where points count."""
        if rerolls < 2 or not 1 < view.rounds == view.round:
            return None
        mean = sum(view.scores) / (len(view.scores) * (view.round - 1))
        return winning_chance(view, view.round, view.sheet, mean)

    def _weights(self, view: IcewordsView) -> "Weights":
        letters = Counter(face.readings[0] for face in self._targets(view) if face.readings)
        return tuple((letter, count if self.setup.rules.each_die else 1) for letter, count in sorted(letters.items()))

    # Other people's words, and new target letters (KW-10, KW-14)

    def _judge_words(self, view: IcewordsView, rng: Random) -> Choice:
        for seat in sorted(view.challengeable):
            if not self.lexicon.contains(_word(view, seat)) and rng.random() < self.skill.alertness:
                return Choice(Challenge(seat), thought(rng, 0.8, 1.6))
        return Choice(Accept(), thought(rng, 0.4, 1.2))

    def _vote(self, view: IcewordsView, after: Millis) -> Choice:
        if view.subject is not None:
            return vote_on_word(self.lexicon.contains(_word(view, view.subject)), Vote(True), Vote(False), after)
        drink = {face.glyph for die in self.setup.dice_set.dice("rack") for face in die.faces}
        return Choice(Vote(any(die.glyph not in drink for die in view.targets)), after)


def _word(view: IcewordsView, seat: Seat) -> str:
    """The word that lies open before a seat."""
    return next((hand.draft.word for hand in view.hands if hand.seat == seat and hand.draft), "")


# Looking ahead


@remembered(8)
def _spellings(stop: Stop, lexicon: Lexicon, dice: tuple[Die, ...], min_length: int) -> "Spellings":
    """What the dice can spell, found once a match; only the scoring is new in each round."""
    from ..solver.keep import spellings

    return spellings(lexicon.graph, dice, min_length, stop=stop)


Weights: TypeAlias = tuple[tuple[str, int], ...]
"""How much each target letter adds to the multiplier: 1, or the number of ice dice that show it (KW-7)."""


@remembered(16)
def keep_table(
    stop: Stop,
    lexicon: Lexicon,
    dice: tuple[Die, ...],
    weights: Weights,
    bonus: tuple[tuple[int, int], ...],
    ignore_targets: bool,
    rerolls: int,
    min_length: int,
    worth: WinningChance | None = None,
) -> "KeepTable":
    """The exact expected round score of every choice of dice to keep, for these target letters (KW-3 to KW-8).

    Or what that is ``worth``, in the last round. ``stop`` calls it off with ``Cancelled``.
    """
    from ..solver.keep import tabulate

    points = scoring(dict(weights), dict(bonus), ignore_targets)
    return tabulate(
        _spellings(stop, lexicon, dice, min_length), points.valued(worth) if worth else points, rerolls, stop=stop
    )


@remembered(4)
def reach_table(
    stop: Stop,
    lexicon: Lexicon,
    dice: tuple[Die, ...],
    weights: Weights,
    bonus: tuple[tuple[int, int], ...],
    ignore_targets: bool,
    rerolls: int,
    min_length: int,
    at_least: int,
) -> "KeepTable":
    """How likely a round score of ``at_least`` is for every choice of dice to keep, if one plays for it."""
    from ..solver.keep import tabulate

    enough = scoring(dict(weights), dict(bonus), ignore_targets).reaching(at_least)
    return tabulate(_spellings(stop, lexicon, dice, min_length), enough, rerolls, stop=stop)
