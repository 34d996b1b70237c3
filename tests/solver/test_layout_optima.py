"""Best scores of real rolls with a real lexicon (CC-5), against a search that shares no bound with this one."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from shakespell.core.dice import Face, wild
from shakespell.presets import dice_set
from shakespell.presets.lexicons import lexicon
from shakespell.solver.compiled import core
from shakespell.solver.layout import best_crossword
from shakespell.words.lexicon import Lexicon

OPTIMA = tomllib.loads((Path(__file__).parent / "cross14-optima.toml").read_text(encoding="utf-8"))


@cache
def faces() -> dict[str, Face]:
    """The faces of the fourteen cubes."""
    dice = dice_set("crossword-cubes").dice("cubes")
    return {face.glyph: face for die in dice for face in die.faces if not face.is_wild} | {"?": wild()}


@cache
def words() -> Lexicon:
    """The lexicon that the scores were found with."""
    return lexicon(OPTIMA["lexicon"])


@pytest.mark.skipif(core() is None, reason="the plain search takes too long for fourteen dice")
@pytest.mark.parametrize(("glyphs", "score"), OPTIMA["scores"].items())
def test_the_best_score_of_a_roll(glyphs: str, score: int) -> None:
    if words().digest != OPTIMA["digest"]:
        pytest.skip("the lexicon has changed: other words, other scores")
    found = best_crossword(words().graph, [faces()[glyph] for glyph in glyphs], seconds=600)
    assert (found.score, found.bound, found.proven) == (score, score, True)
    assert all(words().contains(word.word) for word in found.words)
    assert found.layout.is_connected
    assert found.score == sum(word.score for word in found.words) - sum(
        faces()[glyphs[die]].points for die in found.unused
    )
