"""An opponent for Crossword Cubes. It sees what its seat sees: its dice, its own draft, and words once they lie open.

Every level searches for the best crossword it can make (`solver.layout`); they differ in the words that come to their
mind. Of dice that are too many for the search they build word by word, as people do (`word_by_word`). A bot lays only
words it believes in, and never rules against one that is in the lexicon.

The search has a time budget: a roll that is not exhausted within it may be laid otherwise another time.
"""

# ruff: noqa: PLC0415  # the layout search is imported by the levels that use it

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from ..core.dice import Die, Face
from ..core.game import Millis, View
from ..games.crossword_cubes.actions import Accept, Action, Challenge, Done, Lay, Lying, Pass, Shake, Vote
from ..games.crossword_cubes.rules import TURNS_A_ROUND, Rules
from ..games.crossword_cubes.scoring import LENGTHS
from ..games.crossword_cubes.state import StandingView
from ..games.crossword_cubes.view import CubesView, DieView, HandView
from ..presets.matches import Setup
from ..words.layout import Placed, from_placed
from ..words.lexicon import Lexicon
from .bot import Choice, Level
from .pace import thought
from .skill import Skill, vocabulary
from .votes import vote_on_word
from .word_by_word import Builder

SKILLS: Mapping[Level, Skill] = {
    "beginner": Skill(tier=35, share=0.35, thinks_of=0.12, notices=0.3, alertness=0.25, pace=1.8),
    "casual": Skill(tier=35, share=0.4, thinks_of=0.2, notices=0.4, alertness=0.5, pace=1.5),
    "club": Skill(tier=35, share=0.6, thinks_of=0.36, notices=0.6, alertness=0.75, pace=1.25),
    "strong": Skill(tier=40, share=0.85, thinks_of=0.6, notices=0.9, alertness=1, pace=1),
    "perfect": Skill(tier=255, share=1, notices=1, alertness=1, pace=0.8),
}

SEARCH_SECONDS: Mapping[Level, float] = {"beginner": 0.5, "casual": 0.5, "club": 0.5, "strong": 1, "perfect": 10}
"""How long a level searches for the best crossword at most."""

WORTH_SHAKING = 2
"""A bot that builds word by word passes a later turn of Game Two with fewer lengths to make than this (CC-10)."""

UNHURRIED = 120
"""Seconds a bot reckons with where there is no clock."""


def make(level: Level, setup: Setup, lexicon: Lexicon) -> "CubesBot":
    """A bot of a level for one match."""
    assert isinstance(setup.rules, Rules)
    known = vocabulary(lexicon, SKILLS[level])
    return CubesBot(SKILLS[level], SEARCH_SECONDS[level], setup.rules, setup.dice_set.dice("cubes"), known, lexicon)


@dataclass(frozen=True, slots=True)
class CubesBot:
    """Plays one seat. ``known`` are the words it may think of, ``lexicon`` is what it checks others' words with."""

    skill: Skill
    search_seconds: float
    rules: Rules
    dice: tuple[Die, ...]
    known: Lexicon
    lexicon: Lexicon

    def choose(self, view: View, rng: Random) -> Choice | None:
        """The next action of the view's seat, or None while it has none."""
        assert isinstance(view, CubesView)
        if "lay" in view.can:
            return self._build(view, rng)
        if "shake" in view.can:
            return Choice(self._decide(view), self._thought(rng, 0.02, 0.05))
        if "accept" in view.can:
            return Choice(self._challenge(view, rng), self._thought(rng, 0.01, 0.02))
        if "vote" in view.can and view.ruling is not None:
            bad = tuple(word for word in view.ruling.words if not self.lexicon.contains(word))
            return vote_on_word(not bad, Vote(True), Vote(False, bad or None), self._thought(rng, 0.01, 0.02))
        return None

    # Its own turn (CC-2, CC-8, CC-10)

    def _build(self, view: CubesView, rng: Random) -> Choice | None:
        """Lay a crossword, then be done; what the referee does not allow is taken away again."""
        hand = next(hand for hand in view.hands if hand.seat == view.seat)
        if hand.refused:
            allowed = self._allowed(hand)
            return Choice(allowed, self._thought(rng, 0.02, 0.05)) if allowed else None
        if hand.lying:
            return Choice(Done(), self._thought(rng, 0.02, 0.08))
        laid = self._crossword(view, hand, rng)
        effort = len(laid) / len(self.dice)
        return Choice(self._laying(laid) if laid else Done(), self._thought(rng, 0.12, 0.42, effort))

    def _crossword(self, view: CubesView, hand: HandView, rng: Random) -> tuple[Placed, ...]:
        standing = next(standing for standing in view.standings if standing.seat == view.seat)
        faces = tuple(_face(die, lying) for die, lying in zip(self.dice, hand.dice or (), strict=True))
        if fits_search(self.dice):
            return self._searched(faces, standing)
        open_lengths = frozenset(LENGTHS) - {done.length for done in standing.lengths}
        builder = Builder(self.known, faces, self.skill.notices, rng)
        return builder.build(open_lengths if self.rules.game == "two" else None)

    def _searched(self, faces: tuple[Face, ...], standing: StandingView) -> tuple[Placed, ...]:
        """The best crossword, in Game Two for the round as it stands (CC-11 to CC-14)."""
        made: tuple[tuple[int, int], ...] = ()
        turns = 0
        if self.rules.game == "two":
            made, turns = tuple((done.length, done.score) for done in standing.lengths), standing.turns
        return searched(self.known, faces, self.rules, made, turns, self.search_seconds)

    def _laying(self, laid: tuple[Placed, ...]) -> Lay:
        return Lay(tuple(Lying(self.dice[cell.die].name, cell.row, cell.col, cell.reads) for cell in laid))

    def _allowed(self, hand: HandView) -> Lay | None:
        """The best word that was not refused, alone; None where all were."""
        refused = {each.word for each in hand.refused or ()}
        number = {die.name: position for position, die in enumerate(self.dice)}
        lying = tuple(Placed(number[cell.die], cell.row, cell.col, cell.reads) for cell in hand.lying or ())
        faces = tuple(_face(die, lain) for die, lain in zip(self.dice, hand.dice or (), strict=True))
        points = {(cell.row, cell.col): faces[cell.die].points for cell in lying}
        runs = [run for run in from_placed(lying, faces).runs() if run.word not in refused]
        if not runs:
            return None
        best = max(runs, key=lambda run: sum(points[cell.at] for cell in run.cells))
        kept = {cell.at for cell in best.cells}
        return self._laying(tuple(cell for cell in lying if (cell.row, cell.col) in kept))

    def _decide(self, view: CubesView) -> Action:
        """Take a third or fourth turn while it promises something (CC-10)."""
        standing = next(standing for standing in view.standings if standing.seat == view.seat)
        to_make = len(LENGTHS) - len(standing.lengths)
        return Shake() if fits_search(self.dice) or to_make >= WORTH_SHAKING else Pass()

    # Other people's words

    def _challenge(self, view: CubesView, rng: Random) -> Action:
        for of in view.challengeable:
            for word in of.words:
                if not self.lexicon.contains(word) and rng.random() < self.skill.alertness:
                    return Challenge(of.seat, word)
        return Accept()

    def _thought(self, rng: Random, shortest: float, longest: float, effort: float | None = None) -> Millis:
        """How long this level would think, between two shares of a turn's time."""
        seconds = self.skill.pace * (self.rules.seconds or UNHURRIED)
        return thought(rng, shortest * seconds, longest * seconds, effort)


def _face(die: Die, lying: DieView) -> Face:
    return die.faces[die.index(lying.glyph)]


@lru_cache(maxsize=64)
def searched(
    known: Lexicon,
    faces: tuple[Face, ...],
    rules: Rules,
    made: tuple[tuple[int, int], ...],
    turns: int,
    seconds: float,
) -> tuple[Placed, ...]:
    """The best crossword of some faces; in Game Two after so many turns of a round that ``made`` these lengths.

    Kept, because a bot looks again before it lays what it has found.
    """
    from ..solver.layout import Round, best_crossword, best_turn

    if rules.game == "one":
        return best_crossword(known.graph, faces, seconds=seconds, threads=1).placement.placed
    turn = Round(made, turns + 1, TURNS_A_ROUND["two"], rules.duplicates == "harsh")
    return best_turn(known.graph, faces, turn, seconds=seconds, threads=1).placement.placed


def fits_search(dice: tuple[Die, ...]) -> bool:
    """Whether the dice are such that the layout search takes them, whatever they show."""
    from ..solver.layout import MOST_DICE

    faces = (face for die in dice for face in die.faces)
    return len(dice) <= MOST_DICE and all(face.points >= 0 and not (face.is_wild and face.points) for face in faces)
