"""A crossword as people build one: the best word they notice, then the best across a letter of it, and so on (CC-2).

Each new word crosses what lies at one die and touches nothing else, so that no run comes about that nobody meant.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from ..core.dice import Face, letter
from ..solver.best_words import Scored, Scoring, best_words
from ..words.layout import Placed, Position
from ..words.lexicon import Lexicon

NOTICED_AT_A_DIE = 12
"""So many words are thought of for each die that lies."""

NOTICED_AT_FIRST = 40
"""So many for the first word."""


@dataclass(frozen=True, slots=True)
class Crossing:
    """Dice that make a word across one that lies; ``worth`` is what they add to the score."""

    word: str
    dice: tuple[Placed, ...]
    worth: float


@dataclass(frozen=True, slots=True)
class Builder:
    """Somebody who builds a crossword with the faces of a roll, and overlooks a word now and then."""

    known: Lexicon
    faces: tuple[Face, ...]
    notices: float
    rng: Random

    def build(self, lengths: frozenset[int] | None) -> tuple[Placed, ...]:
        """The crossword; ``lengths`` are those that may be made, each once (CC-11); None lets all be made (CC-8)."""
        first = self._first(lengths)
        if first is None:
            return ()
        laid = tuple(Placed(use.die, 0, col, use.reads) for col, use in enumerate(first.spelling.uses))
        lengths = _without(lengths, first.word)
        while found := sorted(self._crossings(laid, lengths), key=lambda crossing: -crossing.worth):
            noticed = next((each for each in found if self.rng.random() < self.notices), found[-1])
            laid += noticed.dice
            lengths = _without(lengths, noticed.word)
        return laid

    def _first(self, lengths: frozenset[int] | None) -> Scored | None:
        found = self._words(self.faces, lengths, NOTICED_AT_FIRST)
        return next((each for each in found if self.rng.random() < self.notices), found[-1] if found else None)

    def _words(
        self, faces: tuple[Face, ...], lengths: frozenset[int] | None, top: int, hook: int | None = None
    ) -> list[Scored]:
        """The best words of some faces, those that use the face number ``hook`` where one is given.

        The hook is lifted above all other faces together, so that a word uses it if any spelling of it can.
        """
        others = sum(abs(face.points) for face in faces)
        lift = 0 if hook is None else 2 * others + 1
        lifted = tuple(replace(face, points=face.points + lift) if n == hook else face for n, face in enumerate(faces))

        def worth(letters: int, points: int, _: frozenset[str]) -> float:
            uses_hook = hook is None or points > others
            return points - lift if uses_hook and (lengths is None or letters in lengths) else -1

        return [scored for scored in best_words(self.known, lifted, Scoring(worth), top) if scored.score >= 0]

    def _crossings(self, laid: tuple[Placed, ...], lengths: frozenset[int] | None) -> Iterator[Crossing]:
        """Words across each die that lies, from the dice that are left."""
        taken = {(cell.row, cell.col) for cell in laid}
        left = tuple(die for die in range(len(self.faces)) if die not in {cell.die for cell in laid})
        if not left or (lengths is not None and not lengths):
            return
        for hook in laid:
            for down, right in ((0, 1), (1, 0)):
                if taken & {(hook.row - down, hook.col - right), (hook.row + down, hook.col + right)}:
                    continue
                yield from self._across(hook, (down, right), left, taken, lengths)

    def _across(
        self, hook: Placed, step: Position, left: tuple[int, ...], taken: set[Position], lengths: frozenset[int] | None
    ) -> Iterator[Crossing]:
        """Words in one direction through one die."""
        points = self.faces[hook.die].points
        faces = (letter(hook.reads, points), *(self.faces[die] for die in left))
        for scored in self._words(faces, lengths, NOTICED_AT_A_DIE, hook=0):
            place = scored.spelling.dice.index(0)
            dice = tuple(
                Placed(
                    left[use.die - 1], hook.row + step[0] * (at - place), hook.col + step[1] * (at - place), use.reads
                )
                for at, use in enumerate(scored.spelling.uses)
                if use.die
            )
            if _has_room(dice, hook, taken):
                yield Crossing(scored.word, dice, 2 * scored.score - points)


def _without(lengths: frozenset[int] | None, word: str) -> frozenset[int] | None:
    return None if lengths is None else lengths - {len(word)}


def _has_room(dice: tuple[Placed, ...], hook: Placed, taken: set[Position]) -> bool:
    """Whether new dice lie on empty cells and beside nothing but the die they cross."""
    others = taken - {(hook.row, hook.col)}
    for cell in dice:
        near = {(cell.row, cell.col), *((cell.row + down, cell.col + right) for down, right in _NEAR)}
        if near & others:
            return False
    return True


_NEAR = ((0, 1), (0, -1), (1, 0), (-1, 0))
