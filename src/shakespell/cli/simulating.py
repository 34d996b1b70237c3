"""``simulate``: many matches between bots, and what each seat made of them."""

# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..core.counting import counted
from .options import (
    AsJson,
    DiceSetOption,
    LexiconOption,
    RulesOption,
    VariantOption,
    asked_rules,
    chosen_dice,
    chosen_lexicon,
)
from .output import Unusable, answer, columns
from .playing import LEVELS

if TYPE_CHECKING:
    from ..bots.simulate import SeatSummary
    from ..core.game import Result


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="What the bots play.")],
    matches: Annotated[int, typer.Option("--matches", min=1, max=10_000_000, help="How many matches.")],
    seats: Annotated[str, typer.Option("--seats", metavar="BOTS", help="Who plays, such as bot:strong,bot:casual.")],
    seed: Annotated[
        str,
        typer.Option(
            "--seed",
            help="Any text: the same seed, the same dice, and the same matches if no bot's search runs out of time.",
        ),
    ] = "0",
    variant: VariantOption = None,
    rules: RulesOption = None,
    lexicon: LexiconOption = None,
    dice_set: DiceSetOption = None,
    as_json: AsJson = False,
) -> int:
    """Whole matches between bots: mean score with its 95 % interval, wins and shared wins of each seat."""
    from ..bots import BOTS
    from ..bots.simulate import simulate as simulated
    from ..bots.simulate import summarised
    from ..presets import prepared
    from ..presets.referees import referee

    levels = _levels(seats)
    if game not in BOTS:
        raise Unusable(f"no bot plays {game}; bots play {', '.join(BOTS)}")
    dice = chosen_dice(game, dice_set)
    words = chosen_lexicon(lexicon, dice.language)
    setup = prepared(game, asked_rules(variant, rules), [None] * len(levels), words.folding.name, dice)
    made = {level: BOTS[game](level, setup, words) for level in dict.fromkeys(levels)}  # type: ignore[arg-type]
    began = time.perf_counter()
    running = simulated(setup, [made[level] for level in levels], matches, seed, referee(words))
    summaries = summarised(list(_with_progress(running, matches)))
    document = {
        "matches": matches,
        "seconds": round(time.perf_counter() - began, 3),
        "seats": [_document(level, summary) for level, summary in zip(levels, summaries, strict=True)],
    }
    return answer(as_json, document, _lines(document))


def _levels(seats: str) -> list[str]:
    """``bot:strong,bot:casual`` as levels; Unusable for anything else."""
    levels = []
    for seat in (part.strip() for part in seats.split(",") if part.strip()):
        kind, _, level = seat.partition(":")
        if kind != "bot" or level not in LEVELS:
            raise Unusable(f"--seats {seat}: write bot:LEVEL, the level one of {', '.join(LEVELS)}")
        levels.append(level)
    if not levels:
        raise Unusable("--seats names nobody; write such as bot:strong,bot:casual")
    return levels


def _with_progress(results: "Iterable[Result]", total: int) -> "Iterator[Result]":
    """The results, with a bar on stderr where that is a terminal."""
    if not sys.stderr.isatty():
        yield from results
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(results, "Playing", total=total, console=Console(stderr=True), transient=True)


def _document(level: str, summary: "SeatSummary") -> dict[str, Any]:
    interval = None if summary.ci95 is None else [round(end, 3) for end in summary.ci95]
    return {
        "bot": level,
        "mean": round(summary.mean, 3),
        "ci95": interval,
        "wins": summary.wins,
        "ties": summary.ties,
    }


def _lines(document: dict[str, Any]) -> list[str]:
    head = ("seat", "bot", "mean", "95 %", "wins", "ties")
    rows = [
        (
            number,
            seat["bot"],
            f"{seat['mean']:.1f}",
            "to".join(f" {end:.1f} " for end in seat["ci95"]).strip() if seat["ci95"] else "-",
            seat["wins"],
            seat["ties"],
        )
        for number, seat in enumerate(document["seats"])
    ]
    return [f"{counted(document['matches'], 'match', 'matches')} in {document['seconds']} s", *columns([head, *rows])]
