"""What counts and what does not, word by word as somebody decided by hand, in every language.

A line of ``corpus/*.tsv`` is a word, yes or no, and the reason. Where a lexicon disagrees it is mended in its review.
Italian does not ship: it is built for the test as a player builds it, where its package can be fetched.
"""

from pathlib import Path

import pytest

from shakespell.presets import PresetError, lexicon
from shakespell.presets.packs import built_lexicons
from shakespell.words.lexicon import Lexicon

CORPUS = Path(__file__).with_name("corpus")
LANGUAGES = ("english", "german", "dutch", "french", "spanish", "danish")


@pytest.fixture(scope="module", params=[*LANGUAGES, "italian"])
def judge(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Lexicon:
    """The lexicon of a language."""
    if request.param in LANGUAGES:
        return lexicon(request.param)
    try:
        return built_lexicons(request.param, out=tmp_path_factory.mktemp("built"))[0]
    except PresetError as fault:
        pytest.skip(f"the Italian list cannot be had here: {fault}")


def decided(name: str) -> list[tuple[str, str, str]]:
    lines = (CORPUS / f"{name}.tsv").read_text("utf-8").splitlines()
    rows = [tuple(line.split("\t")) for line in lines if not line.startswith("#")]
    return [(word, verdict, reason) for word, verdict, reason in rows]


def test_every_verdict_is_the_one_decided_by_hand(judge: Lexicon) -> None:
    rows = decided(judge.name)
    wrong = [row for row in rows if judge.contains(row[0]) != (row[1] == "yes")]
    assert not wrong
    assert len({word for word, _, _ in rows}) == len(rows) >= 400
    assert {verdict for _, verdict, _ in rows} == {"yes", "no"}
    assert all(reason for _, _, reason in rows)


def test_a_refusal_says_why(judge: Lexicon) -> None:
    assert all(judge.why_not(word) for word, verdict, _ in decided(judge.name) if verdict == "no")
