"""Random play of Dice Words for the contract suite."""

from random import Random
from typing import Any

from shakespell.games.icewords.view import IcewordsView
from shakespell.presets import Setup

PRIVATE: frozenset[str] = frozenset({"spell"})
EXTRA: list[tuple[dict[str, Any], tuple[dict[str, Any], ...]]] = [
    ({"judging": "vote", "rounds": 2}, ({"unlimited_rerolls": True}, {"ignore_targets": True, "side_b": True}, {})),
    ({"judging": "host", "rounds": 2, "first_seat": 1, "grace_seconds": 0}, ({"head_start": True}, {})),
    ({"judging": "challenge", "rounds": 3, "sugar_cube": True}, ({"head_start": True}, {"time_percent": 300})),
    ({"reroll_targets": True, "rounds": 3, "sugar_cube": True, "round_seconds": 10}, ({"head_start": True},)),
    ({"timed": False, "rounds": 2, "invalid_word": "refuse", "rerolls": 0}, ({},)),
]


def hides(rules: Any) -> bool:
    return True


def propose(view: IcewordsView, setup: Setup, rng: Random) -> dict[str, Any]:
    kind = rng.choice((*sorted(view.can), *sorted(view.can), "reroll", "spell", "challenge", "vote", "go"))
    hand = next((hand for hand in view.hands if hand.seat == view.seat), None)
    dice = list(hand.dice) if hand and hand.dice else []
    match kind:
        case "reroll":
            names = [die.name for die in rng.sample(dice, rng.randrange(len(dice) + 1))]
            return {"kind": kind, "dice": names + ["d1"] * rng.choice((0, 0, 0, 1))}
        case "spell":
            some = rng.sample(dice, min(len(dice), rng.randrange(0, 8)))
            word = "".join(die.glyph if die.glyph != "?" else rng.choice("AEST") for die in some)
            named = [die.name for die in some] if rng.random() < 0.3 else None
            return {"kind": kind, "word": word + "Q" * rng.choice((0, 0, 0, 1)), "dice": named}
        case "challenge":
            return {"kind": kind, "seat": rng.randrange(len(view.scores))}
        case "vote":
            return {"kind": kind, "accepts": rng.random() < 0.6}
        case _:
            return {"kind": kind}
