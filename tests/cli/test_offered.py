"""B-43: what the program says by itself, in every command that offers words; what a player says counts all the same."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Shakespell

from shakespell.presets.categories import words_for
from shakespell.presets.lexicons import DEFAULTS, discretion, lexicon, lexicon_names, offered
from shakespell.words.categories import Members

KEPT = "shit"


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """A list in which the best word, and nearly the only one, is a word that is not said."""
    path = tmp_path / "list.txt"
    path.write_text(f"{KEPT}\nhis\nit\nis\n", encoding="utf-8")
    return path


def said(document: object) -> Iterator[str]:
    """Every text of an answer, rows of a layout as they run."""
    match document:
        case dict():
            for part in document.values():
                yield from said(part)
        case list():
            yield "/".join(str(part) for part in document)
            for part in document:
                yield from said(part)
        case str():
            yield document


@pytest.mark.parametrize(
    "asked",
    [
        ("best", "dicewords"),
        ("advise", "dicewords", "--rolls-left", "0"),
        ("best", "icewords", "--roll", "S H I T E A C", "--targets", "ACHD"),
        ("advise", "icewords", "--roll", "S H I T E A C", "--targets", "ACHD", "--rolls-left", "0"),
        ("layout", "crossword-cubes", "--roll", "S H I T"),
        ("layout", "crossword-cubes", "--roll", "S H I T", "--game", "two"),
        ("layout", "speed-dice", "--roll", "S H I T", "--dice", "4", "--easiest", "--count"),
    ],
)
def test_no_command_offers_what_is_not_said(asked: tuple[str, ...], shakespell: Shakespell, box: Path) -> None:
    roll = () if "--roll" in asked else ("--roll", "E A H S T I N P U")
    outcome = shakespell(*asked, *roll, "--lexicon", str(box), "--json")
    assert outcome.status == 0, outcome.err
    texts = [text.upper() for text in said(outcome.document)]
    assert texts
    assert not [text for text in texts if KEPT.upper() in text]


def test_what_is_said_counts(shakespell: Shakespell, box: Path) -> None:
    scored = shakespell(
        "score",
        "icewords",
        "--roll",
        "S H I T E A C",
        "--targets",
        "ACHD",
        "--word",
        KEPT,
        "--lexicon",
        str(box),
        "--json",
    )
    assert scored.document["valid"] is True


def test_names_for_a_card_are_said_too(shakespell: Shakespell, monkeypatch: pytest.MonkeyPatch) -> None:
    """A word of the list for a category, of more than one part too, is left out where one of them is not said."""
    known = Members("en", "this test", {"fruit": ("sloe", "shit bird", "strawberry")})
    monkeypatch.setattr("shakespell.analysis.bookworm.members", lambda _: known)
    named = shakespell("name", "bookworm", "--category", "fruit", "--letters", "S", "--json")
    assert [word["word"] for word in named.document["words"]] == ["sloe", "strawberry"]


@pytest.mark.parametrize("language", sorted(language for language in DEFAULTS if DEFAULTS[language] in lexicon_names()))
def test_what_is_offered_is_exactly_what_is_shown(language: str) -> None:
    whole, shown = lexicon(DEFAULTS[language]), discretion(language).is_shown
    less = offered(whole)
    assert 0 < whole.words - less.words == len(less.lacking)
    assert not any(map(shown, less.lacking))
    assert less.graph.miscount() is None
    assert [word for word in discretion(language).withheld() if word in less.graph] == []
    says = discretion(language).says
    assert all(says(word) for words in words_for(language).values() for word in words)
