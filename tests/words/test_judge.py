"""The referee with the dictionary."""

import pytest

from shakespell.core.game import Claim, Linkable, Member, Verdict, Word
from shakespell.words.judge import lexicon_referee
from shakespell.words.lexicon import Lexicon

STANDARD = Lexicon.from_words("standard", ["apple"], title="standard list", version="v1")
WIDE = Lexicon.from_words("wide", ["apple", "zax"], title="extended list")
ABBREVIATIONS = Lexicon.from_words("abbreviations", ["DVD", "cm"], title="list of abbreviations")
NAMES = Lexicon.from_words("names", ["Paris"], title="list of names")


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        (Word("Apple"), Verdict("yes")),
        (Word("zax"), Verdict("no", "ZAX is not in the standard list (v1); it is in the extended list.")),
        (Word("paris"), Verdict("no", "PARIS is not in the standard list (v1); it is a proper noun: Paris.")),
        (Word("dvd"), Verdict("no", "DVD is not in the standard list (v1); it is an abbreviation: DVD.")),
        (Word("a"), Verdict("no", "A is a single letter; a word has two or more.")),
        (Word("x-ray"), Verdict("no", "x-ray has a hyphen; a word is spelled with letters only.")),
        pytest.param(Word("PARIS", ("names",)), Verdict("yes", "Paris is in the list of names."), id="SD-12"),
        pytest.param(
            Word("oslo", ("names",)), Verdict("no", "OSLO is not in the standard list (v1)."), id="SD-12 no name"
        ),
        (Word("x-ray", ("cities",)), Verdict("no", "x-ray has a hyphen; a word is spelled with letters only.")),
        (
            Word("oslo", ("names", "cities")),
            Verdict("unknown", "OSLO is not in the standard list (v1). There is no list of cities to look it up in."),
        ),
        (Member("apple", "fruit"), Verdict("unknown")),
        (Linkable(("A", "B"), 2), Verdict("unknown")),
    ],
)
def test_verdicts(claim: Claim, verdict: Verdict) -> None:
    assert lexicon_referee(STANDARD, {"names": NAMES, "abbreviations": ABBREVIATIONS}, WIDE)(claim) == verdict
