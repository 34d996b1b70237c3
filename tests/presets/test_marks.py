"""rules/README: every figure of a dice set says how sure it is, as the rules of its game have it."""

import pytest

from shakespell.presets import dice_set

CUBE_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@pytest.mark.parametrize(
    ("game", "mark", "figures"),
    [
        ("dicewords", "printed", ["points." + glyph for glyph in "ELORSTUCMP?"]),
        ("dicewords", "derived", ["points.A", "points.I"]),
        ("dicewords", "published", ["points.Q"]),
        ("dicewords", "reconstructed", ["points." + glyph for glyph in "NDGHBFYWKVJXZ"]),
        ("icewords", "printed", ["points." + glyph for glyph in "ATHM?"]),
        ("icewords", "derived", ["points.C"]),
        ("crossword-cubes", "published", ["points." + glyph for glyph in CUBE_LETTERS + "?"]),
        ("crossword-cubes", "published", ["groups.cubes"]),
        ("bookworm", "printed", ["points." + glyph for glyph in "DMSLHQ"]),
        ("bookworm", "reconstructed", ["points.A-Z", "points.NOT", "points.?", "groups.white", "groups.special"]),
        ("speed-dice", "reconstructed", ["groups.rack"]),
    ],
)
def test_figures_have_the_marks_of_the_rules(game: str, mark: str, figures: list[str]) -> None:
    marks = {origin.of: origin.mark for origin in dice_set(game).origins}
    assert {figure: marks[figure] for figure in figures} == dict.fromkeys(figures, mark)


@pytest.mark.parametrize("game", ["dicewords", "icewords", "crossword-cubes", "bookworm", "speed-dice"])
def test_what_is_published_names_its_source_and_is_not_called_the_rulebooks(game: str) -> None:
    for origin in dice_set(game).origins:
        if origin.mark == "published":
            assert "transcription" in origin.source or "maker" in origin.source
        if origin.mark == "printed":
            assert origin.source.startswith("rulebook")
