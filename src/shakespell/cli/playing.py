"""``play``: a whole match at this terminal, with friends at one keyboard or against bots."""

# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

import hashlib
import re
import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..core.names import NameFault, read_name
from .games import GAME_COMMANDS
from .options import (
    DiceSetOption,
    LexiconOption,
    RulesOption,
    SeatOptionsOption,
    VariantOption,
    asked_options,
    asked_rules,
    chosen_dice,
    chosen_lexicon,
)
from .output import Unusable

if TYPE_CHECKING:
    from ..core.dice import DiceSet
    from ..presets.matches import Setup
    from ..record import SeatRecord
    from ..words.lexicon import Lexicon
    from .keeping import Unfinished
    from .screen import ScreenMaker

LEVELS = ("beginner", "casual", "club", "strong", "perfect")
DEFAULT_LEVEL = "beginner"
"""As `bots.DEFAULT_LEVEL`, which would take long to import."""

LONGEST_NAME = 20


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="What to play: " + ", ".join(GAME_COMMANDS))],
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="NAMES", help="Who plays at this keyboard, such as Ann,Bob.")
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="LEVEL", help=f"A bot joins: {', '.join(LEVELS)}; repeatable.")
    ] = None,
    variant: VariantOption = None,
    rules: RulesOption = None,
    options: SeatOptionsOption = None,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    seed: Annotated[
        str | None, typer.Option("--seed", help="Any text: the same seed gives the same dice. Default: by chance.")
    ] = None,
    family: Annotated[bool, typer.Option("--family", help="Do without words that are not for a family table.")] = False,
    house: Annotated[
        bool, typer.Option("--house", help="Your house list counts too; `shakespell lexicon house` shows it.")
    ] = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the match that was left last.")] = False,
) -> int:
    """A whole match at this terminal; without --seats and --bot, you against one beginner bot.

    The match is kept after every action: Ctrl-C loses nothing, and --resume goes on.
    """
    maker = _screen_of(game)
    unfinished = _to_go_on_with(game, resume)
    if unfinished is None:
        names, levels = seated(seats, bot)
        asked, own = asked_rules(variant, rules), asked_options(options, names)
        players = dict(zip(names, own, strict=True))
        unfinished = new_match(Wanted(game, players, levels, asked, lexicon, dice_set, seed, family, house))
    return _sit_down(unfinished, maker, lexicon)


def _screen_of(game: str) -> "ScreenMaker":
    """The game's terminal screen."""
    commands = GAME_COMMANDS.get(game)
    maker = commands.screen() if commands else None
    if maker is None:
        playable = ", ".join(name for name, each in GAME_COMMANDS.items() if each.screen())
        raise Unusable(f"{game} cannot be played in a terminal; there is {playable}")
    return maker


def _to_go_on_with(game: str, resume: bool) -> "Unfinished | None":
    """The match that was left last, where the player wants to go on with it."""
    from .keeping import read_unfinished, unfinished
    from .terminal import Leave, Terminal

    lying = unfinished(game)
    if not lying and resume:
        raise Unusable(f"there is no unfinished match of {game} to go on with; start one without --resume")
    terminal = Terminal()
    if not lying or not (resume or terminal.interactive):
        return None
    found = read_unfinished(lying[0])
    if resume:
        return found
    names = ", ".join(seat.name for seat in found.record.header.seats)
    try:
        return found if terminal.agrees(f"A match of {names} is not finished. Go on with it?") else None
    except Leave:
        return None


def seated(seats: str | None, bots: list[str] | None) -> tuple[list[str], list[str]]:
    """The names of those who play here and the levels of the bots; Unusable for a level or name that is none."""
    levels = [level.lower() for level in bots or ()]
    for level in levels:
        if level not in LEVELS:
            raise Unusable(f"no bot has the level {level}; there is {', '.join(LEVELS)}")
    if seats is None:
        return ["You"], levels if bots else [DEFAULT_LEVEL]
    names = [_name(name) for name in seats.split(",") if name.strip()]
    for name in names:
        if names.count(name) > 1:
            raise Unusable(f"--seats: {name} is named twice; give every player a name of their own")
    if not names and not levels:
        raise Unusable("--seats names nobody; write such as --seats Ann,Bob")
    return names, levels


def _name(written: str) -> str:
    try:
        return read_name(written, LONGEST_NAME)
    except NameFault as fault:
        raise Unusable(f"--seats: {written[:LONGEST_NAME]!a}: {fault}") from fault


@dataclass(frozen=True, slots=True)
class Wanted:
    """The match that somebody asked for: who plays what, and by which rules and words.

    ``players`` are those at this keyboard, each with what they asked to have for themselves.
    """

    game: str
    players: dict[str, dict[str, Any]]
    levels: list[str]
    rules: dict[str, Any]
    lexicon: str | None = None
    dice_set: str | None = None
    seed: str | None = None
    family: bool = False
    house: bool = False


def new_match(wanted: Wanted) -> "Unfinished":
    """A match that is agreed on and not begun: its seed is drawn and committed to."""
    from ..core.chance import commitment
    from ..games import GAMES
    from ..presets.agreements import LexiconRecord
    from ..presets.house import house_words
    from ..presets.variants import rules_adapter
    from ..record import Header, Record
    from .keeping import Unfinished

    dice = chosen_dice(wanted.game, wanted.dice_set)
    words = chosen_lexicon(wanted.lexicon, dice.language)
    at_home = house_words(words.language) if wanted.house else ()
    setup, seats = _seating(wanted, dice, words)
    secret = _seed(wanted.seed)
    header = Header(
        match=_match_name(wanted.game),
        game=wanted.game,
        version=GAMES[wanted.game].version,
        rules=rules_adapter(wanted.game).dump_python(setup.rules, mode="json"),
        dice_set=dice,
        seats=seats,
        lexicon=LexiconRecord.of(words, dice, family=wanted.family, house=at_home),
        commitment=commitment(secret),
        started=datetime.now(UTC).isoformat(timespec="seconds"),
    )
    return Unfinished(seed=secret.hex(), lexicon=_where(wanted.lexicon), record=Record(header=header, log=()))


def _seating(wanted: Wanted, dice: "DiceSet", words: "Lexicon") -> "tuple[Setup, tuple[SeatRecord, ...]]":
    """The match with its rules checked, and who sits where with what they have for themselves."""
    from ..presets import prepared
    from ..presets.variants import seat_options_adapter
    from ..record import SeatRecord

    game, players = wanted.game, wanted.players
    options = list(players.values())
    seats = [*options, *[None] * len(wanted.levels)]
    setup = prepared(game, wanted.rules, seats, words.folding.name, dice, tuple(players))
    whole = [seat_options_adapter(game).dump_python(checked, mode="json") for checked in setup.options]
    asked = [{name: each[name] for name in own} for own, each in zip(options, whole, strict=False)]
    people = (SeatRecord(name=name, kind="local", options=own) for name, own in zip(players, asked, strict=True))
    bots = (SeatRecord(name=name, kind="bot", level=level) for name, level in _bot_names(wanted.levels))
    return setup, (*people, *bots)


def _bot_names(levels: list[str]) -> list[tuple[str, str]]:
    """A name and the level of each bot; several of one level are numbered."""
    return [
        (f"{level} bot" + (f" {levels[:place].count(level) + 1}" if levels.count(level) > 1 else ""), level)
        for place, level in enumerate(levels)
    ]


def _match_name(game: str) -> str:
    return f"{game}-{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(2)}"


def _seed(text: str | None) -> bytes:
    """32 bytes: by chance, those written in hexadecimal, or made of any other text."""
    if text is None:
        return secrets.token_bytes(32)
    if re.fullmatch(r"[0-9a-fA-F]{64}", text):
        return bytes.fromhex(text)
    return hashlib.sha256(text.encode("utf-8", "surrogateescape")).digest()


def _where(lexicon: str | None) -> str | None:
    """A lexicon's name, or the whole path of its file, so that the match finds it again from any folder."""
    if lexicon is None or not Path(lexicon).is_file():
        return lexicon
    return str(Path(lexicon).resolve())


def _sit_down(unfinished: "Unfinished", maker: "ScreenMaker", lexicon: str | None) -> int:
    from .sitting import Sitting

    words = _lexicon_of(unfinished, lexicon)
    return Sitting.of(unfinished, maker, words).play()


def _lexicon_of(unfinished: "Unfinished", asked: str | None) -> "Lexicon":
    """The very lexicon a match was begun with."""
    named = unfinished.record.header.lexicon
    chosen = asked or unfinished.lexicon
    words = chosen_lexicon(chosen, unfinished.record.header.dice_set.language)
    if words.digest != named.digest:
        raise Unusable(
            f"the match was begun with another lexicon {named.name}: name the one it had with --lexicon, "
            "or start anew without --resume"
        )
    return words
