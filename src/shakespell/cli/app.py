"""All commands, put together. Each lives in the module of its family; what a game adds comes from ``games``."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import Annotated

import typer

from . import catalogue, playing, records, serving, simulating, words
from .games import GAME_COMMANDS
from .games.commands import VERBS
from .options import AsJson, DiceSetOption
from .output import Unusable

app = typer.Typer(
    help="Letter-dice word games: play them, settle them, solve them exactly.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    epilog="Each command says more with --help. Exit status: 0 an answer, 1 the answer no, 2 unusable input.",
)

EXPLAINED = {game: commands.why for game, commands in GAME_COMMANDS.items() if commands.why}
"""The games whose dice differ, so that ``why`` has something to explain."""


def _version(asked: bool) -> None:
    if asked:
        from .. import __version__

        print(__version__)
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """Letter-dice word games: play them, settle them, solve them exactly."""


def _why(
    word: Annotated[str, typer.Argument(metavar="WORD", help="The word to explain.")],
    game: Annotated[str, typer.Argument(metavar="GAME", help="Whose dice: " + ", ".join(EXPLAINED))],
    roll: Annotated[str | None, typer.Option("--roll", metavar="FACES", help="With these faces, not any roll.")] = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """The dice that spell a word, or the proof that none can."""
    if game not in EXPLAINED:
        raise Unusable(f"why does not know {game}: it explains words for {', '.join(EXPLAINED)}")
    return EXPLAINED[game](word, roll, dice_set, as_json)


def _add_verbs() -> None:
    """``score GAME``, ``best GAME`` and the other verbs, for each game that has them."""
    for verb, says in VERBS.items():
        able = {game: each.verbs[verb] for game, each in GAME_COMMANDS.items() if verb in each.verbs}
        if not able:
            continue
        group = typer.Typer(help=says, rich_markup_mode=None)
        for game, verb_of_game in able.items():
            group.command(game, epilog="Example: " + verb_of_game.example)(verb_of_game.run)
        app.add_typer(group, name=verb)


def _add_commands() -> None:
    for name, command, example in (
        ("games", catalogue.games, "games --json"),
        ("dice", catalogue.dice, "dice dicewords > my-box.toml"),
        ("word", words.word, "word quixotic"),
        ("why", _why, "why TELEPHONE dicewords"),
        ("play", playing.play, "play dicewords --seats Ann,Bob --bot club --variant rulebook"),
        ("serve", serving.serve, "serve --port 8000"),
        ("replay", records.replay, "replay MATCH.json"),
        ("verify", records.verify, "verify MATCH.json --json"),
        ("simulate", simulating.simulate, "simulate dicewords --matches 20 --seats bot:strong,bot:casual --seed 7"),
    ):
        app.command(name, epilog=f"Example: shakespell {example}")(command)
    app.add_typer(words.lexicons, name="lexicon")


_add_verbs()
_add_commands()
