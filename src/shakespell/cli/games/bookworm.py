"""Bookworm at the command line: what a round brings, words to name, and a game to be played in a terminal."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..options import AsJson, DiceSetOption, TopOption, chosen_dice
from ..output import answer, columns
from .commands import GameCommands, Verb

if TYPE_CHECKING:
    from ..screen import ScreenMaker

GAME = "bookworm"

CategoryOption = Annotated[
    str, typer.Option("--category", metavar="CATEGORY", help="A category by its id or its title, such as 'fruit'.")
]
LettersOption = Annotated[
    str, typer.Option("--letters", metavar="FACES", help="The faces on the table, such as 'B CK Z'.")
]


def score(
    dice: Annotated[
        str, typer.Option("--dice", metavar="FACES", help="The faces of the dice before you, such as 'B CK A-Z'.")
    ] = "",
    cards: Annotated[int, typer.Option("--cards", min=0, max=6, help="The Bookworm cards before you.")] = 0,
    failed: Annotated[bool, typer.Option("--failed", help="You are who failed to name a word.")] = False,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """What a round brings a player: dots and Bookworm cards, less what failing costs (BW-6)."""
    from ...analysis import bookworm

    document, found = bookworm.score(dice, cards, failed, chosen_dice(GAME, dice_set))
    dots = "  ".join(f"{die.glyph} {die.dots}" for die in found.dice)
    return answer(as_json, document, [str(found), *([dots] if dots else [])])


def name(
    category: CategoryOption,
    letters: LettersOption,
    top: TopOption = 10,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """Words of a category that begin with a letter on the table, the commonest first."""
    from ...analysis import bookworm

    box = chosen_dice(GAME, dice_set)
    bookworm.known_members(box)
    found = bookworm.read_category(category, box)
    document = bookworm.name(found, letters, box, top)
    return answer(as_json, document, _lines(found.title, document["words"]))


def _lines(title: str, words: list[dict[str, Any]]) -> list[str]:
    if not words:
        return [f"{title}: no word is known for these letters; think of one, and the others decide."]
    return columns([each["word"], each["die"], each["tier"] or ""] for each in words)


def _screen() -> "ScreenMaker":
    from .bookworm_screen import BookwormScreen

    return BookwormScreen


COMMANDS = GameCommands(
    verbs={
        "score": Verb(score, "shakespell score bookworm --dice 'B CK Q' --cards 2"),
        "name": Verb(name, "shakespell name bookworm --category fruit --letters 'B CK Z'"),
    },
    screen=_screen,
)
