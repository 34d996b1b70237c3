"""An opponent for Speed Dice. It sees what its seat sees: all dice, its own arrangement, the words that are checked.

It looks for linked words among those its level knows, commonest first, and takes the longer to see them the rarer they
are and the weaker it is. A bot tosses only what it believes in. What neither lexicon, names nor abbreviations know it
leaves to the people at the table; with bots alone the lists decide (SD-12).
"""

# ruff: noqa: PLC0415  # the layout search is imported when the first dice are linked

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from ..core.dice import Die, Face
from ..core.game import View
from ..games.speed_dice.actions import Action, Place, Propose, Ready, Toss, Vote
from ..games.speed_dice.view import DieView, RackView, SpeedDiceView
from ..presets.matches import Setup
from ..words.layout import Placed, from_placed
from ..words.lexicon import Lexicon
from .bot import Choice, Level
from .pace import stretched, thought
from .skill import Skill, vocabulary
from .votes import vote_on_word

KNOWS: Mapping[Level, Skill] = {
    "beginner": Skill(tier=35, share=0.35),
    "casual": Skill(tier=35, share=0.4),
    "club": Skill(tier=40, share=0.6),
    "strong": Skill(tier=60, share=0.85),
    "perfect": Skill(tier=255, share=1),
}
"""The words a level knows; it sees all of them, sooner or later."""

SECONDS: Mapping[Level, tuple[float, float]] = {
    "beginner": (30, 240),
    "casual": (24, 192),
    "club": (19, 153),
    "strong": (15, 123),
    "perfect": (12, 98),
}
"""How long a level takes to link its dice, at least and at most."""

RAREST = 70
"""The tier of the rarest words that have one."""


def make(level: Level, setup: Setup, lexicon: Lexicon) -> "SpeedDiceBot":
    """A bot of a level for one match."""
    return SpeedDiceBot(SECONDS[level], setup, vocabulary(lexicon, KNOWS[level]), lexicon)


@dataclass(frozen=True, slots=True)
class SpeedDiceBot:
    """Plays one seat. ``known`` are the words it may think of, ``lexicon`` is what it checks others' words with."""

    seconds: tuple[float, float]
    setup: Setup
    known: Lexicon
    lexicon: Lexicon

    def choose(self, view: View, rng: Random) -> Choice | None:
        """The next action of the view's seat, or None while it can only wait."""
        assert isinstance(view, SpeedDiceView)
        if "ready" in view.can:
            return Choice(Ready(), thought(rng, 0.5, 1.5))
        if "toss" in view.can:
            return self._race(view, rng)
        if "vote" in view.can:
            return vote_on_word(self._knows(view), Vote(True), Vote(False), thought(rng, 1, 3))
        return None

    def _race(self, view: SpeedDiceView, rng: Random) -> Choice | None:
        """Toss what it has found; where there is nothing, agree to a new roll, propose one, or wait for the others."""
        rack = next(rack for rack in view.racks if rack.seat == view.seat)
        faces = self._faces(rack)
        found = linked(self.known, faces, rack.to_link)
        if "vote" in view.can:
            return Choice(Vote(not found), thought(rng, 1, 2))
        if found:
            return self._racing(view, Toss(_places(rack, found)), self._effort(found, faces))
        return self._racing(view, Propose(), 1) if "propose" in view.can else None

    def _racing(self, view: SpeedDiceView, action: Action, effort: float) -> Choice:
        """Done when it is ready: as long after the roll as this level takes for these dice, whatever else is asked."""
        whims = Random(f"{view.seat}/{view.round}/{view.race_began}/{view.racks}")  # noqa: S311  # chance of the dice
        after = stretched(whims, *self.seconds, effort)
        return Choice(action, after, since=view.race_began, races=True)

    def _faces(self, rack: RackView) -> tuple[Face, ...]:
        named = {die.name: die for die in self.setup.dice_set.dice("rack")}
        return tuple(_face(named[die.name], die) for die in rack.dice)

    def _effort(self, found: tuple[Placed, ...], faces: tuple[Face, ...]) -> float:
        """How hard this was to see: rare words and long ones are."""
        words = from_placed(found, faces).words()
        rarest = max((self.known.tier(word) or RAREST) / RAREST for word in words)
        return (rarest + max(map(len, words)) / len(found)) / 2

    def _knows(self, view: SpeedDiceView) -> bool:
        """Whether the word on the ballot is in its lexicon; the lists have said no, so as a rule it is not."""
        return view.ballot is not None and self.lexicon.contains(view.ballot.subject)


def _places(rack: RackView, found: tuple[Placed, ...]) -> tuple[Place, ...]:
    return tuple(Place(rack.dice[die.die].name, die.row, die.col, die.reads) for die in found)


def _face(die: Die, lying: DieView) -> Face:
    return die.faces[die.index(lying.glyph)]


@lru_cache(maxsize=64)
def linked(lexicon: Lexicon, faces: tuple[Face, ...], count: int) -> tuple[Placed, ...]:
    """A layout of ``count`` of the faces, of words as common as can be (B-46); empty where there is none (SD-9)."""
    from ..solver.layout import easiest

    found = easiest(lexicon.graph, faces, count, lexicon.tiers)
    return found.placement.placed if found.placement else ()
