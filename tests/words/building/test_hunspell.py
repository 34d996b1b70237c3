"""Hunspell dictionaries written out: each kind of rule by a small dictionary of its own."""

import pytest

from shakespell.words.building.hunspell import expand

ENDINGS = """
SET UTF-8
SFX S Y 3
SFX S 0 s [^xsy]
SFX S y ies [^aeiou]y
SFX S 0 's .
PFX U Y 1
PFX U 0 un .
SFX D N 1
SFX D 0 ed [^e]
"""
STRIPPING = "SFX A Y 2\nSFX A er é er\nSFX A er ant/B [^c]er\nSFX B N 1\nSFX B 0 e .\n"
LONG = "FLAG long\nNEEDAFFIX ()\nSFX a' Y 1\nSFX a' 0 en/b' .\nSFX b' Y 1\nSFX b' 0 s .\n"
NUMBERS = (
    "FLAG num\nNEEDAFFIX 8\nFORBIDDENWORD 6\nONLYINCOMPOUND 36\nSFX 10 Y 2\nSFX 10 0 er/8,11 .\nSFX 10 0 et .\n"
    + ("SFX 11 Y 1\nSFX 11 0 ne .\n")
)


@pytest.mark.parametrize(
    ("aff", "dic", "words"),
    [
        pytest.param(
            ENDINGS, "word/S box/S city/S boy", "box boy cities city word words", id="conditions, no apostrophe"
        ),
        pytest.param(ENDINGS, "lock/SU", "lock locks unlock unlocks", id="beginning and ending together"),
        pytest.param(ENDINGS, "lock/DU", "lock locked unlock", id="an ending that does not go with a beginning"),
        pytest.param(STRIPPING, "parler/A lancer/A", "lancer lancé parlant parlante parler parlé", id="what goes off"),
        pytest.param(LONG, "hund/a' kat/()a'", "hund hunden hundens katen katens", id="long flags, endings on endings"),
        pytest.param(
            NUMBERS, "ven/10 gift/6 del/36 mand", "mand ven venerne venet", id="numbers, and flags that stand"
        ),
        pytest.param("", "haus\tpo:noun tier po:noun", "haus tier", id="what describes a word is no part of it"),
    ],
)
def test_expansion(aff: str, dic: str, words: str) -> None:
    lines = dic.split("\t", maxsplit=1)[0].split() + dic.split(" ")[1:2] if "\t" in dic else dic.split()
    assert sorted(set(expand(aff, "\n".join(("9", *lines))))) == words.split()


def test_a_forbidden_form_is_no_word_though_a_rule_makes_it() -> None:
    assert sorted(expand(NUMBERS, "2\nven/10\nvenet/6")) == ["ven", "venerne"]


def test_a_letter_that_regular_expressions_know_is_a_letter() -> None:
    assert sorted(expand("SFX A Y 1\nSFX A 0 s a+", "2\nca+/A\ncaa/A")) == ["ca+", "ca+s", "caa"]
