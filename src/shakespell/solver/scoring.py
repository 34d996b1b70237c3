"""How a word scores, in the form that solvers take: by its letters, the points of its dice, and its target letters."""

from collections.abc import Callable
from dataclasses import dataclass

MOST_TARGETS = 8

Score = Callable[[int, int, frozenset[str]], float]
"""What a word scores, from its number of letters, the points of the faces used, and the target letters it has."""


@dataclass(frozen=True, slots=True)
class Scoring:
    """How a game scores a word that some dice spell.

    ``score(letters, points, matched)`` is given the number of letters of the word, the sum of the points of the faces
    used, and which of ``targets`` (letters) the word has, however its dice show them: a wild used as a target letter
    counts (KW-7). ``passing`` is what no word at all scores; a word that scores less is never declared.
    """

    score: Score
    targets: tuple[str, ...] = ()
    passing: float = 0.0

    def __post_init__(self) -> None:
        if len(set(self.targets)) != len(self.targets) or len(self.targets) > MOST_TARGETS:
            raise ValueError(
                f"target letters must differ, and at most {MOST_TARGETS} are possible: {' '.join(self.targets)}"
            )

    def reaching(self, at_least: float) -> "Scoring":
        """The scoring whose expectation is the probability of a score of ``at_least``: 1 for enough, 0 for less."""
        return self.valued(lambda score: float(score >= at_least))

    def valued(self, worth: Callable[[float], float]) -> "Scoring":
        """The scoring whose expectation is that of what a score is worth to somebody."""

        def valued(letters: int, points: int, matched: frozenset[str]) -> float:
            return worth(self.score(letters, points, matched))

        return Scoring(valued, self.targets, worth(self.passing))
