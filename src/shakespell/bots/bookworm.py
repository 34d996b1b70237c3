"""An opponent for Bookworm. It sees what everybody sees: the category, the dice and the words that were named.

It knows the words of `presets.categories.words_for`, a lower level only the commonest of them, and fails honestly where
none comes to mind in time. It takes the die with the most dots from the display, or thinks of stealing too, a higher
level more often; strong and perfect look some turns ahead, and end a round, if need be by failing on purpose, when that
wins (`bookworm_plan`).

Whether somebody's word fits it judges by all we know, however little it knows itself (`presets.evidence`): yes where it
is on the list, no where it is something else. What it cannot tell stands, unless people vote too and say otherwise
(BW-9).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from random import Random

from ..core.cards import Category
from ..core.game import Answer, Millis, View
from ..games.bookworm.actions import Accept, Action, Choose, Dispute, GiveUp, Name, TakeNot, Vote
from ..games.bookworm.naming import Phrase, phrase, same
from ..games.bookworm.rules import Rules
from ..games.bookworm.view import BookwormView, DieView
from ..presets.categories import words_for
from ..presets.evidence import Evidence
from ..presets.matches import Setup
from ..words.folding import FOLDINGS, Folding
from ..words.lexicon import Lexicon
from .bookworm_plan import position_of, ranked, should_give_up
from .bot import Choice, Level
from .pace import thought
from .votes import vote

UNHURRIED = 20
"""Seconds a bot reckons with where there is no clock."""

WELL_KNOWN = 0.75
"""A category is known well in which a bot has words for this share of the letters that it has in its best one."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level is made of.

    ``share`` says how many words of a list it knows, ``notices`` how likely each of them comes to mind, ``plans`` how
    likely it thinks of stealing at all and ``ahead`` for how many turns then, ``dares`` whether it chooses the hardest
    category it knows well, and ``pace`` how many times as long as a good player it thinks.
    """

    share: float
    notices: float
    plans: float
    ahead: int
    dares: bool
    pace: float


SKILLS: Mapping[Level, Skill] = {
    "beginner": Skill(share=0.45, notices=0.55, plans=0.25, ahead=1, dares=False, pace=1.8),
    "casual": Skill(share=0.55, notices=0.65, plans=0.45, ahead=1, dares=False, pace=1.5),
    "club": Skill(share=0.6, notices=0.8, plans=0.65, ahead=1, dares=False, pace=1.25),
    "strong": Skill(share=0.85, notices=0.9, plans=0.72, ahead=2, dares=True, pace=1),
    "perfect": Skill(share=1, notices=1, plans=1, ahead=4, dares=True, pace=0.8),
}


def make(level: Level, setup: Setup, lexicon: Lexicon) -> "BookwormBot":
    """A bot of a level for one match."""
    assert isinstance(setup.rules, Rules)
    language, folding = setup.dice_set.language, FOLDINGS[setup.folding]
    white = frozenset(die.name for die in setup.dice_set.dice("white"))
    evidence = Evidence(language, folding, lexicon)
    return BookwormBot(SKILLS[level], setup.rules, white, words_for(language), language, folding, evidence)


@dataclass(frozen=True, slots=True)
class BookwormBot:
    """Plays one seat. ``words`` holds what it can think of, by category; ``white`` names the dice that end a round."""

    skill: Skill
    rules: Rules
    white: frozenset[str]
    words: Mapping[str, tuple[str, ...]]
    language: str
    folding: Folding
    evidence: Evidence

    def choose(self, view: View, rng: Random) -> Choice | None:
        """The next action of the view's seat, or None while it has none."""
        assert isinstance(view, BookwormView)
        if "choose" in view.can:
            return Choice(self._category(view), thought(rng, 0.5, 2))
        if "name" in view.can:
            return Choice(self._name(view, rng), self._thinking(rng))
        if "dispute" in view.can:
            doubts = self._fits(view) == "no"
            return Choice(Dispute() if doubts else Accept(), thought(rng, 0.5, 1.5))
        if "vote" in view.can:
            return vote(self._fits(view), Vote(True), Vote(False), thought(rng, 0.5, 1.5), alone=True)
        return None

    def known(self, category: str) -> tuple[str, ...]:
        """The words of a category that this level knows: the commonest, as many as its share of a list."""
        listed = self.words.get(category, ())
        return listed[: ceil(len(listed) * self.skill.share)]

    def _category(self, view: BookwormView) -> Choose:
        """Of the categories it knows well the easiest; who dares, the hardest."""
        letters = {category.id: self._letters(category) for category in view.categories}
        enough = WELL_KNOWN * max(letters.values())
        well_known = [category for category in view.categories if letters[category.id] >= enough]
        return Choose(well_known[-1 if self.skill.dares else 0].id)

    def _letters(self, category: Category) -> int:
        """For how many first letters it has a word."""
        known = (self._read(word) for word in self.known(category.id))
        return len({letter for said in known if said for letter in said.initials})

    # A word for a die (BW-2 to BW-5, BW-12)

    def _name(self, view: BookwormView, rng: Random) -> Action:
        """A word for the best die; NOT if nothing comes to mind, and then the white flag."""
        plans = rng.random() < self.skill.plans
        if plans and self.skill.ahead > 1 and should_give_up(position_of(view, self.white)):
            return GiveUp()
        words = self._thought_of(view, rng)
        for die in self._worth_taking(view, plans):
            for said in words:
                if die.any_letter or set(said.initials) & set(die.letters):
                    return Name(said.text, die.name)
        return TakeNot() if "take-not" in view.can else GiveUp()

    def _worth_taking(self, view: BookwormView, plans: bool) -> Iterable[DieView]:
        """Dice that may be named, best first."""
        if plans:
            return [view.dice[die] for die in ranked(position_of(view, self.white), self.skill.ahead)]
        may = [die for die in view.dice if die.owner is None or (die.owner != view.seat and view.cards_left)]
        return sorted(may, key=lambda die: (die.owner is not None, -die.dots))

    def _thought_of(self, view: BookwormView, rng: Random) -> list[Phrase]:
        """Words that come to mind and that nobody has named."""
        assert view.category is not None, "a word is asked for when the category is known"
        gone = [self._read(named.word) for named in view.named] + [
            self._read(each.word) for each in view.refused if each.category == view.category.id
        ]
        found = []
        for word in self.known(view.category.id):
            if rng.random() < self.skill.notices and (said := self._read(word)):
                new = not any(other and same(said.key, other.key, self.language) for other in gone)
                found += [said] * new
        return found

    def _read(self, text: str) -> Phrase | None:
        return _read(text, self.folding, self.language)

    def _thinking(self, rng: Random) -> Millis:
        """Some of the time to think, never the counted five."""
        seconds = self.skill.pace * (UNHURRIED if self.rules.untimed else self.rules.think_seconds)
        return thought(rng, 0.1 * seconds, 0.5 * seconds)

    # Other people's words (BW-9)

    def _fits(self, view: BookwormView) -> Answer:
        assert view.claim is not None, "there is something to vote on"
        assert view.category is not None, "a word was named for a category"
        return self.evidence.fits(view.claim.word, view.category.id)


@lru_cache(maxsize=50_000)
def _read(text: str, folding: Folding, language: str) -> Phrase | None:
    said = phrase(text, folding, language)
    return said if isinstance(said, Phrase) else None
