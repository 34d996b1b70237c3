"""How the games in which one word is spelled score it, as solvers ask (DW-4, KW-5 to KW-8)."""

from collections.abc import Mapping

from ..core.arithmetic import Sum
from ..solver.scoring import Scoring

DICEWORDS = Scoring(lambda letters, points, _: Sum(points, letters).score)
"""Points times letters (DW-4)."""


def icewords(weights: Mapping[str, int], bonus: Mapping[int, int], ignore_targets: bool = False) -> Scoring:
    """Points times targets matched, and the bonus for the length (KW-6, KW-8).

    ``weights`` says how much each target letter adds to the multiplier: 1, or the number of ice dice that show it
    (KW-7). Who ignores the targets multiplies by the letters instead (KW-13).
    """

    def score(letters: int, points: int, matched: frozenset[str]) -> float:
        times = letters if ignore_targets else sum(weights[letter] for letter in matched)
        return Sum(points, times, bonus.get(letters, 0)).score

    return Scoring(score, () if ignore_targets else tuple(weights))
