"""An opponent for Bookworm. It sees what everybody sees: the category, the dice and the words that were named.

It knows the words of `presets.categories.words_for`, a lower level only the commonest of them, and fails honestly where
none comes to mind in time. It takes the die with the most dots that it has a word for, rather from the display than
from somebody, who would get a card for it. In a vote it accepts what is on its own list, or in the lexicon: whether an
unusual word fits it cannot tell, and undecided means valid (BW-9).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import ceil
from random import Random

from ..core.game import Millis, View
from ..games.bookworm.actions import Accept, Action, Choose, Dispute, GiveUp, Name, TakeNot, Vote
from ..games.bookworm.naming import Phrase, phrase, same
from ..games.bookworm.rules import Rules
from ..games.bookworm.view import BookwormView, DieView
from ..presets.categories import words_for
from ..presets.matches import Setup
from ..words.folding import FOLDINGS, Folding
from ..words.lexicon import Lexicon
from .bot import Choice, Level
from .dicewords import SKILLS, Skill
from .pace import thought

UNHURRIED = 20
"""Seconds a bot reckons with where there is no clock."""


def make(level: Level, setup: Setup, lexicon: Lexicon) -> "BookwormBot":
    """A bot of a level for one match."""
    assert isinstance(setup.rules, Rules)
    language = setup.dice_set.language
    return BookwormBot(SKILLS[level], setup.rules, words_for(language), lexicon, language, FOLDINGS[setup.folding])


@dataclass(frozen=True, slots=True)
class BookwormBot:
    """Plays one seat. ``words`` holds what it can think of, by category."""

    skill: Skill
    rules: Rules
    words: Mapping[str, tuple[str, ...]]
    lexicon: Lexicon
    language: str
    folding: Folding

    def choose(self, view: View, rng: Random) -> Choice | None:
        """The next action of the view's seat, or None while it has none."""
        assert isinstance(view, BookwormView)
        if "choose" in view.can:
            return Choice(self._category(view), thought(rng, 0.5, 2))
        if "name" in view.can:
            return Choice(self._name(view, rng), self._thinking(rng))
        if "dispute" in view.can:
            return Choice(Accept() if self._believes(view) else Dispute(), thought(rng, 0.5, 1.5))
        if "vote" in view.can:
            return Choice(Vote(self._believes(view)), thought(rng, 0.5, 1.5))
        return None

    def known(self, category: str) -> tuple[str, ...]:
        """The words of a category that this level knows: the commonest, as many as its share of a lexicon."""
        listed = self.words.get(category, ())
        return listed[: ceil(len(listed) * self.skill.share)]

    def _category(self, view: BookwormView) -> Choose:
        """The hardest category it has words for, else the easy one."""
        known = [category for category in view.categories if category.id in self.words]
        return Choose((known[-1] if known else view.categories[0]).id)

    def _name(self, view: BookwormView, rng: Random) -> Action:
        """A word for the best die; NOT if nothing comes to mind, and then the white flag (BW-5, BW-12)."""
        for die in self._worth_taking(view):
            for said in self._thought_of(view, rng):
                if die.any_letter or set(said.initials) & set(die.letters):
                    return Name(said.text, die.name)
        return TakeNot() if "take-not" in view.can else GiveUp()

    def _worth_taking(self, view: BookwormView) -> Iterable[DieView]:
        """Dice that may be named, best first."""
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
            said = self._read(word)
            new = said and not any(other and same(said.key, other.key, self.language) for other in gone)
            if said and new and rng.random() < self.skill.notices:
                found.append(said)
        return found

    def _read(self, text: str) -> Phrase | None:
        said = phrase(text, self.folding, self.language)
        return said if isinstance(said, Phrase) else None

    def _believes(self, view: BookwormView) -> bool:
        """Whether the named word is on its list, or made of words of its lexicon."""
        assert view.claim is not None, "there is something to vote on"
        if view.category and view.claim.word in self.known(view.category.id):
            return True
        return all(self.lexicon.contains(part) for part in view.claim.word.replace("-", " ").split())

    def _thinking(self, rng: Random) -> Millis:
        """Some of the time to think, never the counted five."""
        seconds = UNHURRIED if self.rules.untimed else self.rules.think_seconds
        return thought(rng, 0.1 * seconds, 0.7 * seconds)
