"""What a turn of Crossword Cubes is worth (CC-5, CC-6, CC-11 to CC-14), as the sum it is.

Every word adds its dice, so a die in two words counts twice; the dice in no word that is allowed are subtracted.
These are pure functions of dice on a grid and of what the judges said: the game, the command line and the solver's
tests all score with them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from operator import attrgetter
from typing import Literal, TypeAlias

from ...core.dice import Bonus, Die, Face
from ...core.frozen import changed, dataclass
from ...words.layout import Layout, Placed, Position, lay
from .rules import Duplicates, GameName

LENGTHS = range(2, 9)
"""The seven lengths of Game Two (CC-11)."""

Why: TypeAlias = Literal["", "not-allowed", "island", "same-length", "too-long"]
"""Why a word does not count; empty where it does."""


@dataclass(frozen=True, slots=True)
class ScoredWord:
    """One run of dice. ``score`` is the sum of its dice, ``adds`` what it does to the turn's score.

    ``adds`` is the score where the word counts, else 0; less than 0 where a second word of a length is deducted.
    """

    word: str
    points: tuple[int, ...]
    score: int
    valid: bool
    why: Why = ""
    adds: int = 0

    @property
    def counted(self) -> bool:
        return not self.why


@dataclass(frozen=True, slots=True)
class Correction:
    """What an earlier turn's word loses because a lower one of its length now counts (CC-12)."""

    length: int
    adds: int


@dataclass(frozen=True, slots=True)
class UnusedDie:
    """A die that lies in no word that is allowed: its points are subtracted (CC-5)."""

    die: int
    glyph: str
    points: int


@dataclass(frozen=True, slots=True)
class LengthDone:
    """A length made in this round of Game Two, and what its word counts (CC-13)."""

    length: int
    score: int


@dataclass(frozen=True, slots=True)
class Breakdown:
    """A turn's score as the sum it is; ``lengths`` is what is done in the round after it (Game Two)."""

    words: tuple[ScoredWord, ...]
    unused: tuple[UnusedDie, ...]
    corrections: tuple[Correction, ...] = ()
    lengths: tuple[LengthDone, ...] = ()
    connected: bool = True
    valid: bool = field(init=False)
    """Whether the crossword is one, of words that are all allowed (CC-6)."""
    score: int = field(init=False)

    def __post_init__(self) -> None:
        score, valid = 0, self.connected
        for word in self.words:
            score += word.adds
            valid = valid and word.valid
        for correction in self.corrections:
            score += correction.adds
        for die in self.unused:
            score -= die.points
        object.__setattr__(self, "valid", valid)
        object.__setattr__(self, "score", score)

    def __str__(self) -> str:
        terms = [f"{word.word} {word.adds}" for word in self.words if word.adds or word.counted]
        terms += [f"length {correction.length} {correction.adds}" for correction in self.corrections]
        terms += [f"unused -{sum(die.points for die in self.unused)}"] if self.unused else []
        return f"{' + '.join(terms) or '0'} = {self.score}".replace("+ unused -", "- unused ")


@dataclass(frozen=True, slots=True)
class Terms:
    """By which game a turn is scored, and the lengths done already in this round (CC-12)."""

    game: GameName = "one"
    duplicates: Duplicates = "lower"
    done: tuple[LengthDone, ...] = ()


GAME_ONE = Terms()

Judged: TypeAlias = tuple[list[ScoredWord], set[int]]
"""The words of an island, as if it alone lay there, and the dice in those that are allowed."""


def score_layout(
    layout: Layout, faces: Sequence[Face], allowed: Callable[[str], bool], terms: Terms = GAME_ONE
) -> Breakdown:
    """What a crossword is worth with the faces of a roll; LayoutError where it needs a letter that was not rolled.

    ``allowed`` is asked for every run of two or more dice, in capitals.
    """
    return score_turn(layout, lay(layout, faces).placed, faces, allowed, terms)


def score_turn(
    layout: Layout,
    placed: Iterable[Placed],
    faces: Sequence[Face],
    allowed: Callable[[str], bool],
    terms: Terms = GAME_ONE,
) -> Breakdown:
    """What a layout is worth as these dice form it; of islands the one with the best score counts (CC-6).

    Equal islands: the one with more dice, then the first in reading order.
    """
    return score_draft(layout, placed, all_unused(faces), allowed, terms)


def all_unused(faces: Iterable[Face]) -> tuple[UnusedDie, ...]:
    """Every die of a roll as it counts where it is not used."""
    return tuple([UnusedDie(die, face.glyph, face.points) for die, face in enumerate(faces)])


def unused_by_face(dice: Iterable[Die]) -> tuple[tuple[UnusedDie, ...], ...]:
    """Each die with each face up as it counts where it is not used, made once for a match."""
    return tuple(
        tuple(UnusedDie(number, face.glyph, face.points) for face in die.faces) for number, die in enumerate(dice)
    )


def score_draft(
    layout: Layout,
    placed: Iterable[Placed],
    dice: tuple[UnusedDie, ...],
    allowed: Callable[[str], bool],
    terms: Terms,
) -> Breakdown:
    """`score_turn` for whoever scores many drafts of one roll; ``dice`` are `all_unused`."""
    if not layout.cells:
        return Breakdown((), dice, (), _in_order(terms.done) if terms.game == "two" else ())
    die_at = {(cell.row, cell.col): cell.die for cell in placed}
    judged = [_judged(island, die_at, dice, allowed, terms) for island in layout.islands()]
    if len(judged) == 1:
        return _score_island(judged, 0, dice, terms)
    return max([_score_island(judged, at, dice, terms) for at in range(len(judged))], key=attrgetter("score"))


def slam(bonus: Bonus, lengths: tuple[LengthDone, ...], turns: int) -> int:
    """Bonus for all seven lengths within so many turns of a round (CC-14); 0 where a length lacks or it took longer."""
    if len(lengths) < len(LENGTHS):
        return 0
    within = [limit for limit, _ in bonus.points if turns <= limit]
    return bonus.of(min(within)) if within else 0


def _score_island(judged: list[Judged], at: int, dice: tuple[UnusedDie, ...], terms: Terms) -> Breakdown:
    """The turn's score if this island, of those judged, is the one that counts."""
    words, used = judged[at]
    unused = tuple([die for die in dice if die.die not in used]) if used else dice
    elsewhere: list[ScoredWord] = []
    for idle, _ in judged[:at] + judged[at + 1 :]:
        elsewhere += [changed(word, why="island", adds=0) for word in idle]
    if terms.game == "one":
        return Breakdown((*words, *elsewhere), unused, connected=len(judged) == 1)
    chosen, corrections, lengths = _one_of_each_length(words, terms)
    return Breakdown((*chosen, *elsewhere), unused, corrections, lengths, connected=len(judged) == 1)


def _judged(
    island: Layout,
    die_at: Mapping[Position, int],
    dice: tuple[UnusedDie, ...],
    allowed: Callable[[str], bool],
    terms: Terms,
) -> Judged:
    """The words of an island, as if it alone lay there, and the dice in those that are allowed."""
    words: list[ScoredWord] = []
    used: set[int] = set()
    for run in island.runs():
        here = [die_at[cell.row, cell.col] for cell in run.cells]
        points = tuple([dice[die].points for die in here])
        score = sum(points)
        if allowed(run.word):
            used.update(here)
            words.append(ScoredWord(run.word, points, score, True, "", score if terms.game == "one" else 0))
        else:
            words.append(ScoredWord(run.word, points, score, False, "not-allowed"))
    return words, used


def _one_of_each_length(
    words: list[ScoredWord], terms: Terms
) -> tuple[list[ScoredWord], tuple[Correction, ...], tuple[LengthDone, ...]]:
    """Game Two: of each length the lowest word of the round counts; harsh: the others are deducted (CC-11, CC-12).

    So at most seven words count: an eighth is a second of its length, or too long.
    """
    if not words:
        return words, (), _in_order(terms.done)
    settled = list(words)
    harsh = terms.duplicates == "harsh"
    done = {made.length: made for made in terms.done}
    corrections: list[Correction] = []
    of_length: dict[int, list[int]] = {}
    for at, word in enumerate(words):
        if word.valid and len(word.word) in LENGTHS:
            of_length.setdefault(len(word.word), []).append(at)
        elif word.valid:
            settled[at] = changed(word, why="too-long")
    for length, same in sorted(of_length.items()):
        same.sort(key=lambda at: words[at].score)
        if length in done and done[length].score > words[same[0]].score:
            corrections.append(Correction(length, -done.pop(length).score * (2 if harsh else 1)))
        if length not in done:
            counts = same.pop(0)
            done[length] = LengthDone(length, words[counts].score)
            settled[counts] = changed(words[counts], adds=words[counts].score)
        for at in same:
            settled[at] = changed(words[at], why="same-length", adds=-words[at].score if harsh else 0)
    return settled, tuple(corrections), tuple([done[length] for length in sorted(done)])


def _in_order(done: Iterable[LengthDone]) -> tuple[LengthDone, ...]:
    return tuple(sorted(done, key=attrgetter("length")))
