"""The English lexicons: what is in those that ship, and that they are built from SCOWL as written down."""

from pathlib import Path

import pytest

from shakespell.words.building import build_pack
from shakespell.words.building.packs import FOLDER
from shakespell.words.building.review import Review
from shakespell.words.folding import ENGLISH as FOLDING
from shakespell.words.lexicon import Lexicon, LexiconError

SHIPPED = {path.stem: Lexicon.open(path) for path in sorted(FOLDER.glob("english*.lex"))}
ENGLISH, EXTENDED = SHIPPED["english"], SHIPPED["english-extended"]

PRINTED = (
    "RULES COMPUTER SQUEEZING ELEPHANT ELEPHANTS TELEPHONE PLINTHS QUEUES HAMSTER TOE WHEN QUEUE HAD MATCH TUMBLE THEM"
)
EVERYWHERE = "COLOR COLOUR QUEUING QUEUEING GAOL JAIL ORGANISE ORGANIZE CAFE JEWELER JEWELLER"


@pytest.mark.parametrize("word", f"{PRINTED} {EVERYWHERE}".split())
def test_words_of_the_rulebooks_and_all_regions_are_in(word: str) -> None:
    assert ENGLISH.contains(word)
    assert EXTENDED.contains(word)


@pytest.mark.parametrize("word", ["KS", "LM", "DKL", "HHD", "CSC", "LONDON", "OKED", "A", "I", "LS", "AEQ"])
def test_units_names_and_single_letters_are_out(word: str) -> None:
    assert not ENGLISH.contains(word)
    assert not EXTENDED.contains(word)


def test_the_extended_list_adds_and_takes_nothing_away() -> None:
    assert set(ENGLISH.graph) < set(EXTENDED.graph)
    assert all(EXTENDED.contains(word) and not ENGLISH.contains(word) for word in ("ZA", "ZAX", "QAT", "ZZZ"))
    assert str(ENGLISH.why_not("zax", EXTENDED)).endswith(
        "it is in the extended English word list (scowl 2020.12.07-2)."
    )


@pytest.mark.parametrize(("word", "tier"), [("THE", 10), ("ELEPHANT", 20), ("PLINTHS", 50), ("QI", 70), ("ZAX", 80)])
def test_the_tier_is_the_smallest_list_that_has_the_word(word: str, tier: int) -> None:
    assert EXTENDED.tier(word) == tier
    assert {*EXTENDED.tiers} == {10, 20, 35, 40, 50, 55, 60, 70, 80}


def test_short_and_vowelless_words_are_those_reviewed() -> None:
    review = Review.load(FOLDER / "english-review.toml", FOLDING)
    listed = set(EXTENDED.graph)
    assert {word for word in listed if len(word) == 2} == review.two_letters
    assert {word for word in listed if len(word) > 2 and not set(word) & set("AEIOUY")} == review.vowelless
    assert not review.left_out & listed


def test_words_are_2_to_15_letters() -> None:
    assert {len(word) for word in EXTENDED.graph} == set(range(2, 16))


def test_accents_are_kept_for_display() -> None:
    """B-49."""
    assert [ENGLISH.spelling("CAFE"), SHIPPED["english-names"].spelling("paris")] == ["café", "Paris"]


def test_names_and_abbreviations_for_speed_dice() -> None:
    """SD-12."""
    assert all(SHIPPED["english-names"].contains(word) for word in ("Paris", "Emma", "Texas"))
    assert all(SHIPPED["english-abbreviations"].contains(word) for word in ("DVD", "rpm", "etc"))


def test_licences_are_shown() -> None:
    """UKACD's licence asks for a prominent notice and its text; the others for their notices."""
    licence = (FOLDER / "SCOWL-LICENCE.txt").read_text("utf-8")
    assert EXTENDED.notice.startswith("Contains words of The UK Advanced Cryptics Dictionary")
    assert not ENGLISH.notice
    assert all(part in licence for part in ("Kevin Atkinson", "J Ross Beresford", "WordNet 1.6", "Geoff Kuenning"))
    assert all(sentence in " ".join(licence.split()) for sentence in EXTENDED.notice.split(": ", 1)[1].split(". ")[1:])


LISTS = {
    "english-words.10": "the\ncan't\nplace\n",
    "english-words.70": "place\nks\nqi\nOKs\ncafé\nmoth's\n" + "x" * 16 + "\n",
    "british-words.35": "colour\n",
    "australian_variant_2-words.80": "zax\nhmm\nbcd\n",
    "variant_3-words.10": "badd\n",
    "english-words.95": "rare\n",
    "english-upper.50": "Paris\nI'm\n",
    "english-proper-names.50": "Emma\n",
    "english-abbreviations.55": "DVD\na.m\n",
}


@pytest.fixture
def lists(tmp_path: Path) -> Path:
    folder = tmp_path / "scowl"
    folder.mkdir()
    for name, text in LISTS.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def test_the_recipe(lists: Path, tmp_path: Path) -> None:
    english, extended, names, abbreviations = build_pack("english", lists, tmp_path / "out")
    assert list(english.graph) == ["CAFE", "COLOUR", "PLACE", "QI", "THE"]
    assert [english.tier(word) for word in english.graph] == [70, 35, 10, 70, 10]
    assert list(extended.graph) == ["CAFE", "COLOUR", "HMM", "PLACE", "QI", "THE", "ZAX"]
    assert (list(names.graph), list(abbreviations.graph)) == (["EMMA", "PARIS"], ["DVD"])
    assert (english.version, english.edition) == ("scowl 2020.12.07-2", f"{english.title} (scowl 2020.12.07-2)")


def test_the_same_lists_give_the_same_bytes(lists: Path, tmp_path: Path) -> None:
    for out in ("one", "two"):
        build_pack("english", lists, tmp_path / out)
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


@pytest.mark.parametrize("leave", [[], ["variant_3-words.10", "english-abbreviations.55"]])
def test_a_folder_without_the_lists_is_refused(lists: Path, tmp_path: Path, leave: list[str]) -> None:
    for path in lists.iterdir():
        if path.name not in leave:
            path.unlink()
    with pytest.raises(LexiconError, match="give the package scowl"):
        build_pack("english", lists, tmp_path / "out")
