"""How long somebody thinks: drawn between two times, the longer the harder it was (`thinking` says when a bot acts)."""

from random import Random

from ..core.game import Millis


def thought(rng: Random, shortest: float, longest: float, effort: float | None = None) -> Millis:
    """A time between two, in seconds. ``effort``, from 0 to 1, has half a say; without it all is left to chance."""
    drawn = rng.random()
    share = drawn if effort is None else (drawn + min(max(effort, 0), 1)) / 2
    return Millis(round(1000 * (shortest + share * (longest - shortest))))


def stretched(rng: Random, shortest: float, longest: float, effort: float) -> Millis:
    """A time between two, in seconds, as people need it who search: mostly short, now and then very long."""
    share = 0.7 * rng.random() + 0.3 * min(max(effort, 0), 1)
    return Millis(round(1000 * shortest * (longest / shortest) ** share))
