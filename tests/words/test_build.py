"""The English lexicons: what is in those that ship, and that they are built from SCOWL as written down."""

import hashlib
import io
import tarfile
from pathlib import Path

import pytest

from shakespell.words import build
from shakespell.words.build import REVIEW, UKACD_NOTICE, Review, build_english
from shakespell.words.lexicon import Lexicon, LexiconError, digest

FOLDER = REVIEW.parent
SHIPPED = {path.stem: Lexicon.open(path) for path in sorted(FOLDER.glob("*.lex"))}
ENGLISH, EXTENDED = SHIPPED["english"], SHIPPED["english-extended"]

PRINTED = (
    "RULES COMPUTER SQUEEZING ELEPHANT ELEPHANTS TELEPHONE PLINTHS QUEUES HAMSTER TOE WHEN QUEUE HAD MATCH TUMBLE THEM"
)
EVERYWHERE = "COLOR COLOUR QUEUING QUEUEING GAOL JAIL ORGANISE ORGANIZE CAFE JEWELER JEWELLER"


@pytest.mark.parametrize(
    ("name", "words", "expected"),
    [
        ("english", 116_722, "fdfd7fd19ccd1d4a790e8de20b5b400faa8cbb548864535edd14728b447d7678"),
        ("english-extended", 248_216, "b79ba57ecfcc159d520c4171f98958f89feca0fd935780e852dcf78d29072c7b"),
        ("english-names", 10_160, "6cba95d35ccdb7c99fb9ca363828af3bb6711a576cb23ae64fe3b4e00f8dfac4"),
        ("english-abbreviations", 679, "77f9eaccebc12ba7fc3e10b5624ec249af0d904cfa4e897688c0e2695748fb12"),
    ],
)
def test_the_lexicons_that_ship(name: str, words: int, expected: str) -> None:
    """A recorded match names its lexicon by this digest: a change here makes old matches unverifiable."""
    lexicon = SHIPPED[name]
    assert (lexicon.name, lexicon.language, lexicon.words, lexicon.digest) == (name, "en", words, expected)
    assert digest(lexicon.graph, lexicon.folding) == expected
    assert lexicon.graph.miscount() is None


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
    assert str(ENGLISH.why_not("zax", EXTENDED)).endswith("it is in the extended English word list.")


@pytest.mark.parametrize(("word", "tier"), [("THE", 10), ("ELEPHANT", 20), ("PLINTHS", 50), ("QI", 70), ("ZAX", 80)])
def test_the_tier_is_the_smallest_list_that_has_the_word(word: str, tier: int) -> None:
    assert EXTENDED.tier(word) == tier
    assert {*EXTENDED.tiers} == {10, 20, 35, 40, 50, 55, 60, 70, 80}


def test_short_and_vowelless_words_are_those_reviewed() -> None:
    review = Review.load()
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
    assert EXTENDED.notice == UKACD_NOTICE
    assert not ENGLISH.notice
    assert all(part in licence for part in ("Kevin Atkinson", "J Ross Beresford", "WordNet 1.6", "Geoff Kuenning"))
    assert all(sentence in " ".join(licence.split()) for sentence in UKACD_NOTICE.split(": ", 1)[1].split(". ")[1:])


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
    english, extended, names, abbreviations = build_english(lists, tmp_path / "out")
    assert list(english.graph) == ["CAFE", "COLOUR", "PLACE", "QI", "THE"]
    assert [english.tier(word) for word in english.graph] == [70, 35, 10, 70, 10]
    assert list(extended.graph) == ["CAFE", "COLOUR", "HMM", "PLACE", "QI", "THE", "ZAX"]
    assert (list(names.graph), list(abbreviations.graph)) == (["EMMA", "PARIS"], ["DVD"])


def test_the_same_lists_give_the_same_bytes(lists: Path, tmp_path: Path) -> None:
    for out in ("one", "two"):
        build_english(lists, tmp_path / out)
    for path in (tmp_path / "one").iterdir():
        assert path.read_bytes() == (tmp_path / "two" / path.name).read_bytes()


def package(folder: Path) -> bytes:
    """A Debian package as dpkg makes it: an `ar` archive of a version, control and data tar archives."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:xz") as archive:
        archive.add(folder, "./usr/share/dict/scowl")
        notice = tarfile.TarInfo("./" + build.COPYRIGHT)
        notice.size = 5
        archive.addfile(notice, io.BytesIO(b"terms"))
    content = b"!<arch>\n"
    for name, body in (("debian-binary", b"2.0"), ("control.tar.xz", b"?"), ("data.tar.xz", data.getvalue())):
        content += (
            f"{name:<16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(body):<10}`\n".encode() + body + b"\n" * (len(body) % 2)
        )
    return content


def test_the_package_is_opened_if_it_is_the_pinned_one(
    lists: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    deb = tmp_path / "scowl.deb"
    deb.write_bytes(package(lists))
    with pytest.raises(LexiconError, match=r"is not the Debian package scowl 2020\.12\.07-2"):
        build_english(deb, tmp_path / "out")
    monkeypatch.setattr(build, "SHA256", hashlib.sha256(deb.read_bytes()).hexdigest())
    assert [lexicon.words for lexicon in build_english(deb, tmp_path / "out")] == [5, 7, 2, 1]
    assert (tmp_path / "out" / "SCOWL-LICENCE.txt").read_bytes() == b"terms"


@pytest.mark.parametrize("leave", [[], ["english-words.10", "english-abbreviations.55"]])
def test_a_folder_without_the_lists_is_refused(lists: Path, tmp_path: Path, leave: list[str]) -> None:
    for path in lists.iterdir():
        if path.name not in leave:
            path.unlink()
    with pytest.raises(LexiconError, match="give the Debian package scowl"):
        build_english(lists, tmp_path / "out")
