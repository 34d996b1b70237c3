"""Random play of Bookworm for the contract suite."""

from random import Random
from typing import Any

from shakespell.games.bookworm.view import BookwormView, DieView
from shakespell.presets import Setup

PRIVATE: frozenset[str] = frozenset()
EXTRA: list[tuple[dict[str, Any], tuple[dict[str, Any], ...]]] = [
    ({"judging": "vote", "target_score": 12, "special_die": True, "first_seat": 1}, ({},)),
    ({"judging": "host", "target_score": 12, "green_only": True}, ({"time_percent": 200}, {})),
]


def hides(rules: Any) -> bool:
    """Nothing is hidden in this game."""
    return False


def propose(view: BookwormView, setup: Setup, rng: Random) -> dict[str, Any]:
    kind = rng.choice((*sorted(view.can), *sorted(view.can), *sorted(view.can), "name", "take-not", "dispute", "vote"))
    if kind == "give-up" and rng.random() < 0.7:
        kind = "name"
    match kind:
        case "choose":
            ids = [category.id for category in view.categories]
            return {"kind": kind, "category": rng.choice((*ids, "no-such-category"))}
        case "name":
            die = rng.choice(view.dice) if view.dice else None
            return {"kind": kind, "word": word_for(die, rng), "die": die.name if die else "w1"}
        case "vote":
            return {"kind": kind, "accepts": rng.random() < 0.6}
        case _:
            return {"kind": kind}


def word_for(die: DieView | None, rng: Random) -> str:
    initial = rng.choice(die.letters) if die and die.letters and rng.random() < 0.9 else rng.choice("ABXZ")
    article = rng.choice(("", "", "", "the "))
    return article + initial + "".join(rng.choice("aeiounrst") for _ in range(rng.randrange(5)))
