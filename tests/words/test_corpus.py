"""What counts and what does not, word by word as somebody decided by hand, in every language that ships.

A line of ``corpus/*.tsv`` is a word, yes or no, and the reason. Where a lexicon disagrees it is mended in its review.
"""

from pathlib import Path

import pytest

from shakespell.presets import lexicon

CORPUS = Path(__file__).with_name("corpus")
LANGUAGES = ("english", "german", "dutch", "french", "spanish", "danish")


def decided(name: str) -> list[tuple[str, str, str]]:
    lines = (CORPUS / f"{name}.tsv").read_text("utf-8").splitlines()
    rows = [tuple(line.split("\t")) for line in lines if not line.startswith("#")]
    return [(word, verdict, reason) for word, verdict, reason in rows]


@pytest.mark.parametrize("name", LANGUAGES)
def test_every_verdict_is_the_one_decided_by_hand(name: str) -> None:
    rows, judge = decided(name), lexicon(name)
    wrong = [row for row in rows if judge.contains(row[0]) != (row[1] == "yes")]
    assert not wrong
    assert len({word for word, _, _ in rows}) == len(rows) >= 400
    assert {verdict for _, verdict, _ in rows} == {"yes", "no"}
    assert all(reason for _, _, reason in rows)


@pytest.mark.parametrize("name", LANGUAGES)
def test_a_refusal_says_why(name: str) -> None:
    judge = lexicon(name)
    assert all(judge.why_not(word) for word, verdict, _ in decided(name) if verdict == "no")
