"""First games: matches whose dice fall as a lesson needs them, with everything else as at any table.

The seed of a lesson is public, so its dice are known beforehand: nothing of it is rated or listed.
"""

from functools import cache

from pydantic import Field

from .document import Document, read
from .reading import DATA, PresetError

FILE = DATA / "lessons.toml"


class LessonSeat(Document):
    """Who sits where: the learner, and perhaps a bot."""

    kind: str
    name: str | None = None
    level: str | None = None
    options: dict[str, object] | None = None


class Lesson(Document):
    """The table of a first game; ``seed`` is 32 bytes in hexadecimal."""

    seed: str = Field(pattern=r"^[0-9a-f]{64}$")
    lexicon: str
    dice_set: str
    rules: dict[str, object]
    seats: tuple[LessonSeat, ...]


class _Lessons(Document):
    lessons: dict[str, Lesson]


@cache
def lessons() -> dict[str, Lesson]:
    """The first game of each game, by the game's id."""
    return read(FILE, _Lessons).lessons


def lesson(game: str) -> Lesson:
    """The first game of a game; PresetError where there is none."""
    known = lessons()
    if game not in known:
        raise PresetError(f"there is no first game for {game[:40]}; there is one for {', '.join(known)}")
    return known[game]
