"""The referee that knows whether dice can be linked (SD-9, SD-12)."""

from itertools import product

from shakespell.core.game import Linkable, Verdict, Word
from shakespell.presets.referees import referee as referee_for
from shakespell.solver.linkable import linkable
from shakespell.words.lexicon import Lexicon

WORDS = Lexicon.from_words("few", ["GLAS", "PAST", "HAMSTER", "BUCH"])


def test_linkable_dice_and_dice_that_are_not() -> None:
    """SD-9: seven of eight in one word, crossed at a letter, with a wild, or not at all."""
    for faces, answer in (
        ("HAMSTERO", "yes"),
        ("GLASPSTX", "yes"),
        ("GL?SPSTX", "yes"),
        ("GLASPSXX", "no"),
        ("AEIOUAEI", "no"),
    ):
        assert linkable(Linkable(tuple(faces), 7), WORDS.graph).answer == answer, faces


def test_a_face_of_two_letters_is_one_die() -> None:
    assert linkable(Linkable(("B", "U", "CH", "X"), 3), WORDS.graph).answer == "yes"
    assert linkable(Linkable(("B", "U", "CH", "X"), 4), WORDS.graph).answer == "no"


def test_against_every_way_to_lay_three_dice() -> None:
    """By brute force: BAD or DAB in a line, or AB twice, crossed at its A or at its B."""
    words = Lexicon.from_words("tiny", ["AB", "BAD", "DAB"])
    for faces in product("ABD?", repeat=3):
        shown = {"".join(sorted(letters)) for letters in product(*("ABD" if face == "?" else face for face in faces))}
        can = bool(shown & {"ABD", "ABB", "AAB"})
        assert (linkable(Linkable(faces, 3), words.graph).answer == "yes") is can, faces


def test_other_claims_go_to_the_lexicon() -> None:
    referee = referee_for(WORDS)
    assert referee(Word("GLAS")) == Verdict("yes")
    assert referee(Word("TOEN")).answer == "no"
    assert referee(Linkable(tuple("HAMSTERO"), 7)).answer == "yes"


def test_names_link_dice_too() -> None:
    """SD-12: MARTHA is no word of this lexicon, and a name of its language."""
    own = Lexicon.from_words("own", ["QI"])
    referee = referee_for(own)
    assert referee(Linkable(tuple("MARTHAXX"), 6)).answer == "yes"
    assert referee(Linkable(tuple("XXQZJVVV"), 7)).answer == "no"
