"""What a host of Crossword Cubes may change, and what each seat may have for itself."""

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from annotated_types import Interval

from ...core.options import Strict, check_limits
from ...core.trial import Judging

MAX_SEATS = 12
ROUND_CAP = 50
"""A match to a score ends here at the latest: scores may stay below zero for ever (CC-5)."""

ORDER_ROLLS = 20
"""So often ties roll again for the first place (CC-1); dice that never differ would go on for ever."""

GameName: TypeAlias = Literal["one", "two"]
Duplicates: TypeAlias = Literal["lower", "harsh"]
Together: TypeAlias = Literal["off", "own", "duplicate"]

SUGGESTED_SCORE: dict[GameName, int] = {"one": 200, "two": 300}
SECONDS: dict[GameName, int] = {"one": 180, "two": 300}
TURNS_A_ROUND: dict[GameName, int] = {"one": 1, "two": 4}
COMPULSORY_TURNS = 2
"""In Game Two the first two turns of a round must be taken; later ones may be passed (CC-10)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Strict):
    """Options of a match of Crossword Cubes."""

    game: GameName = "one"
    """Game One: as many words as you can before time runs out. Game Two: one word of each length from 2 to 8."""

    score_limit: Annotated[int, Interval(ge=1, le=10_000)] | None = None
    """The round in which somebody reaches this total is the last. With no limit of any kind set: 200 in Game One and
    300 in Game Two, as the rulebook suggests (CC-7)."""

    rounds: Annotated[int, Interval(ge=1, le=50)] | None = None
    """The match ends after this many rounds (CC-7)."""

    turns: Annotated[int, Interval(ge=1, le=200)] | None = None
    """The match ends when everybody has had this many turns; in Game Two a passed turn counts as one (CC-7)."""

    turn_seconds: Annotated[int, Interval(ge=10, le=3600)] | None = None
    """Time for a turn; none means three minutes in Game One and five in Game Two (CC-8, CC-10)."""

    untimed: bool = False
    """Game Two without a clock, as the rulebook has it (CC-10)."""

    duplicates: Duplicates = "lower"
    """Of two words of one length in a round of Game Two the lower counts; harsh: the higher is deducted too (CC-12)."""

    judging: Judging = "auto"
    """Who says whether a word counts: the referee at once, the others by challenging or by vote, or the host."""

    invalid_word: Literal["refuse", "zero"] = "refuse"
    """With the referee judging: may you go on building when a word is not allowed or the words do not connect, or
    does the turn end and they score nothing (CC-6)?"""

    challenge_seconds: Annotated[int, Interval(ge=5, le=600)] = 30
    """How long words may be challenged, voted on or ruled on."""

    failed_challenge_penalty: Annotated[int, Interval(ge=0, le=100)] = 0
    """What a challenge costs when the word turns out to be allowed."""

    first_seat: Annotated[int, Interval(ge=0, le=MAX_SEATS - 1)] | None = None
    """Who goes first; none means that everybody rolls and the highest sum does (CC-1)."""

    together: Together = "own"
    """With two or more seats: everybody builds at the same time, each with own dice or all with the same (CC-15)."""

    idle_seconds: Annotated[int, Interval(ge=60, le=1_209_600)] = 86_400
    """Without a clock: how long the table waits for anyone before it goes on without them."""

    def __post_init__(self) -> None:
        check_limits(self)
        if self.untimed and (self.game == "one" or self.together != "off"):
            raise ValueError("untimed is for Game Two in turns: Game One and playing together have a clock")

    @property
    def last_score(self) -> int | None:
        """The score that ends the match, if any does (CC-7)."""
        if self.score_limit is None and self.rounds is None and self.turns is None:
            return SUGGESTED_SCORE[self.game]
        return self.score_limit

    @property
    def seconds(self) -> int | None:
        """Time for a turn; None where there is no clock."""
        return None if self.untimed else self.turn_seconds or SECONDS[self.game]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOptions(Strict):
    """What one seat has for itself."""

    time_percent: Annotated[int, Interval(ge=100, le=500)] = 100
    """This seat's turn time as a share of everybody's."""

    def __post_init__(self) -> None:
        check_limits(self)
