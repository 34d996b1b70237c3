"""docs/fair-dice.md names every label dice are rolled under: without one nobody could check them elsewhere (B-40)."""

import re
from pathlib import Path

import pytest

from shakespell.core.game import Roll
from shakespell.games import GAMES
from shakespell.record import OtherVersion, read_record, replayed

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "fair-dice.md").read_text(encoding="utf-8")
RECORDINGS = sorted((ROOT / "tests" / "recordings").glob("*.json"))


def shapes(game: str) -> list[re.Pattern[str]]:
    """The labels of a game, as the page has them."""
    title = {"icewords": "Icewords"}.get(game, GAMES[game].title)
    rows = re.findall(r"^\| ([A-Z][\w ]*)? ?\| `([^`]+)` \|", PAGE, re.MULTILINE)
    found, of = [], ""
    for name, label in rows:
        of = name.strip() or of
        if of == title:
            found.append(re.compile(re.sub(r"<seat>", r"(\\d+|all)", re.sub(r"<(?!seat)\w+>", r"\\d+", label)) + "$"))
    return found


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_every_label_is_on_the_page(path: Path) -> None:
    record = read_record(path)
    known = shapes(record.header.game)
    assert known
    try:
        labels = {told.before.needs.label for told in replayed(record) if isinstance(told.before.needs, Roll)}
    except OtherVersion:
        pytest.skip("of another version of the game")
    assert labels
    assert not {label for label in labels if not any(shape.match(label) for shape in known)}
