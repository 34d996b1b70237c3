"""Random play of Crossword Cubes for the contract suite."""

from random import Random
from typing import Any

from shakespell.games.crossword_cubes.view import CubesView
from shakespell.presets import Setup

PRIVATE: frozenset[str] = frozenset()
EXTRA: list[tuple[dict[str, Any], tuple[dict[str, Any], ...]]] = [
    ({"judging": "vote", "rounds": 2, "together": "off"}, ({},)),
    ({"judging": "host", "rounds": 2, "game": "two"}, ({},)),
    ({"judging": "challenge", "turns": 3, "game": "two", "together": "off", "failed_challenge_penalty": 5}, ({},)),
    ({"judging": "challenge", "together": "own", "rounds": 2, "game": "two"}, ({"time_percent": 300}, {})),
    ({"first_seat": 1, "together": "off", "turns": 2, "invalid_word": "zero", "turn_seconds": 10}, ({},)),
]


def hides(rules: Any) -> bool:
    return bool(rules.together != "off")


def propose(view: CubesView, setup: Setup, rng: Random) -> dict[str, Any]:
    kind = rng.choice((*sorted(view.can), *sorted(view.can), "lay", "done", "challenge", "vote", "shake"))
    hand = next((hand for hand in view.hands if hand.seat == view.seat), None)
    match kind:
        case "lay":
            dice = [(die.name, die.glyph) for die in hand.dice] if hand and hand.dice else [("c1", "A")]
            return {"kind": kind, "cells": cross(rng.sample(dice, rng.randrange(min(9, len(dice)))), rng)}
        case "challenge":
            of = next(iter(view.challengeable), None)
            seat = of.seat if of and rng.random() < 0.9 else rng.randrange(len(view.scores))
            return {"kind": kind, "seat": seat, "word": rng.choice(of.words) if of else "NOTHING"}
        case "vote":
            words = view.ruling.words if view.ruling else ("NOTHING",)
            named = [rng.choice(words)] if rng.random() < 0.3 else None
            return {"kind": kind, "accepts": rng.random() < 0.6, "words": named}
        case _:
            return {"kind": kind}


def cross(dice: list[tuple[str, str]], rng: Random) -> list[dict[str, Any]]:
    """Some dice in a row and the rest down through one of them; now and then with a gap, or two in one cell."""
    across = rng.randrange(len(dice) + 1)
    column, gap = rng.randrange(across + 1), rng.choice((0, 0, 0, 1, -1))
    cells = []
    for number, (name, glyph) in enumerate(dice):
        reads = rng.choice("AESé") if glyph == "?" else glyph
        down = number - across + 1 + gap
        at = (0, number) if number < across else (down, column)
        cells.append({"die": name, "row": at[0], "col": at[1], "reads": reads})
    return cells
