"""Random play of Dicewords for the contract suite."""

from random import Random
from typing import Any

from shakespell.games.dicewords.view import DicewordsView
from shakespell.presets import Setup

PRIVATE = frozenset(("spell",))
EXTRA: list[tuple[dict[str, Any], tuple[dict[str, Any], ...]]] = [
    ({"judging": "vote", "rounds": 2}, ({},)),
    ({"judging": "host", "rounds": 2}, ({},)),
    ({"judging": "vote", "together": "own", "rounds": 2}, ({},)),
    ({"judging": "challenge", "together": "duplicate", "rounds": 3, "failed_challenge_penalty": 5}, ({},)),
    (
        {"judging": "challenge", "rounds": 2, "first_seat": 0, "rerolls": 0, "turn_seconds": 10},
        ({"time_percent": 300}, {}),
    ),
]


def hides(rules: Any) -> bool:
    return bool(rules.together != "off")


def propose(view: DicewordsView, setup: Setup, rng: Random) -> dict[str, Any]:
    kind = rng.choice((*sorted(view.can), *sorted(view.can), "reroll", "declare", "challenge", "vote"))
    hand = next((hand for hand in view.hands if hand.seat == view.seat), None)
    dice = list(hand.dice) if hand and hand.dice else []
    match kind:
        case "reroll":
            names = [die.name for die in rng.sample(dice, rng.randrange(len(dice) + 1))]
            return {"kind": kind, "dice": names + ["gold"] * rng.choice((0, 0, 0, 1))}
        case "declare" | "spell":
            some = rng.sample(dice, min(len(dice), rng.randrange(1, 7)))
            word = "".join(die.glyph if die.glyph != "?" else rng.choice("AEST") for die in some)
            named = [die.name for die in some] if rng.random() < 0.3 else None
            return {"kind": kind, "word": word or "NOTHING", "dice": named}
        case "challenge":
            return {"kind": kind, "seat": rng.randrange(len(view.scores))}
        case "vote":
            return {"kind": kind, "accepts": rng.random() < 0.6}
        case _:
            return {"kind": kind}
