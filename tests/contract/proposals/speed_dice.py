"""Random play of Speed Dice for the contract suite."""

from random import Random
from typing import Any

from shakespell.games.speed_dice.view import RackView, SpeedDiceView
from shakespell.presets import Setup

PRIVATE: frozenset[str] = frozenset({"lay"})
EXTRA: list[tuple[dict[str, Any], tuple[dict[str, Any], ...]]] = [
    ({"goal": "wins", "wins": 2, "next_die": True, "round_seconds": 30, "max_rounds": 6}, ({},)),
    ({"goal": "set-aside", "wins": 6, "tell_hopeless": True, "max_rounds": 8}, ({},)),
    ({"max_rounds": 3, "unknown_words": "refuse", "round_seconds": 10}, ({},)),
]


def hides(rules: Any) -> bool:
    return False


def propose(view: SpeedDiceView, setup: Setup, rng: Random) -> dict[str, Any]:
    kind = rng.choice((*sorted(view.can), *sorted(view.can), "toss", "lay", "propose", "vote", "ready"))
    rack = next((rack for rack in view.racks if rack.seat == view.seat), None)
    match kind:
        case "lay":
            return {"kind": kind, "placed": placed(rack, rng)}
        case "toss":
            return {"kind": kind, "placed": placed(rack, rng) if rng.random() < 0.5 else None}
        case "vote":
            return {"kind": kind, "accepts": rng.random() < 0.7}
        case _:
            return {"kind": kind}


def placed(rack: RackView | None, rng: Random) -> list[dict[str, Any]]:
    """Mostly dice that grow from one another; now and then one that lies apart, or on another."""
    dice = list(rack.dice) if rack else []
    rng.shuffle(dice)
    count = len(dice) - 1 if rng.random() < 0.7 else rng.randrange(len(dice) + 1)
    taken: list[tuple[int, int]] = []
    answer = []
    for die in dice[: max(count, 0)]:
        at = grown(taken, rng) if taken and rng.random() < 0.97 else (0, 0)
        taken.append(at)
        reads = rng.choice("AES") if die.glyph == "?" else rng.choice(("", "", die.glyph))
        answer.append({"die": die.name, "row": at[0], "col": at[1], "reads": reads})
    return answer


def grown(taken: list[tuple[int, int]], rng: Random) -> tuple[int, int]:
    while True:
        row, col = rng.choice(taken)
        down, right = rng.choice(((0, 1), (1, 0), (0, -1), (-1, 0)))
        if (row + down, col + right) not in taken:
            return row + down, col + right
