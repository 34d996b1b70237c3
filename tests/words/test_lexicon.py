"""A lexicon in memory and in its file: the same words, and every damage noticed."""

import pickle
from array import array
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.core.game import Verdict
from shakespell.words import lexfile
from shakespell.words.folding import GERMAN, GERMAN_EXPANDED
from shakespell.words.graph import FINAL, LAST, TARGET, WordGraph
from shakespell.words.lexicon import Lexicon, LexiconError, digest

SMALL = Lexicon.from_words("small", ["apple", "café", "Qi", "queue"], tiers={"apple": 10, "Qi": 70}, notice="Say so.")
CONTENT = SMALL.to_bytes()


def test_any_case_and_accents_are_the_same_word() -> None:
    """B-48, B-53."""
    assert all(SMALL.contains(text) for text in ("apple", "Apple", "APPLE", "cafe", "CAFÉ", "cafe\u0301", " queue "))
    assert not any(SMALL.contains(text) for text in ("app", "apples", "", "caf", "café's"))


def test_tiers() -> None:
    assert (SMALL.tier("apple"), SMALL.tier("QI"), SMALL.tier("queue"), SMALL.tier("nope")) == (10, 70, None, None)


def test_the_usual_spelling_is_kept_for_display() -> None:
    """B-49."""
    assert [SMALL.spelling(text) for text in ("CAFE", "qi", "APPLE", "can't")] == ["café", "Qi", "apple", "can't"]


def test_a_list_in_capitals_says_nothing_about_spelling() -> None:
    assert Lexicon.from_words("loud", ["APPLE", "QI"]).spelling("apple") == "apple"


def test_the_commonest_spelling_gives_tier_and_spelling() -> None:
    lexicon = Lexicon.from_words("two", ["resume", "résumé"], tiers={"resume": 20, "résumé": 60})
    assert (lexicon.tier("resume"), lexicon.spelling("resume"), lexicon.words) == (20, "resume", 1)
    lexicon = Lexicon.from_words("two", ["resume", "résumé"], tiers={"resume": 60, "résumé": 20})
    assert (lexicon.tier("resume"), lexicon.spelling("resume"), lexicon.words) == (20, "résumé", 1)


def test_a_refused_word_says_why() -> None:
    wide = Lexicon.from_words("wide", ["apple", "zax"], title="extended list")
    assert SMALL.why_not("apple") is None
    assert SMALL.why_not("can't") == "can't has an apostrophe; a word is spelled with letters only."
    assert SMALL.why_not("Zax") == "ZAX is not in the word list small."
    assert SMALL.why_not("Zax", wide) == "ZAX is not in the word list small; it is in the extended list."
    assert SMALL.verdict("queue") == Verdict("yes")
    assert SMALL.verdict("zax") == Verdict("no", "ZAX is not in the word list small.")


def test_a_word_that_cannot_be_spelled_is_no_part_of_a_lexicon() -> None:
    with pytest.raises(LexiconError, match="apostrophe"):
        Lexicon.from_words("bad", ["fine", "can't"])
    with pytest.raises(LexiconError, match="language xx"):
        Lexicon.from_words("bad", ["fine"], language="xx")
    with pytest.raises(LexiconError, match="65 letters"):
        Lexicon.from_words("bad", ["a" * 65])


def test_the_digest_says_which_words_count() -> None:
    words = ["Bär", "Aar"]
    kept = Lexicon.from_words("one", words, folding=GERMAN)
    assert kept.digest == Lexicon.from_words("other", reversed(words), folding=GERMAN, title="x").digest
    assert kept.digest != Lexicon.from_words("one", words, folding=GERMAN_EXPANDED).digest
    assert kept.digest == digest(["AAR", "BÄR"], GERMAN)


@given(st.dictionaries(st.text("abcé", min_size=1, max_size=5), st.integers(1, 255), max_size=20))
def test_a_file_holds_the_same_lexicon(tiers: dict[str, int]) -> None:
    lexicon = Lexicon.from_words("any", tiers, tiers=tiers)
    again = Lexicon.from_bytes(lexicon.to_bytes())
    assert list(again.graph) == list(lexicon.graph)
    assert again.tiers == lexicon.tiers
    assert again.to_bytes() == lexicon.to_bytes()
    assert [again.spelling(word) for word in again.graph] == [lexicon.spelling(word) for word in lexicon.graph]
    assert (again.digest, again.folding) == (lexicon.digest, lexicon.folding)


def test_a_saved_lexicon_is_opened_in_place(tmp_path: Path) -> None:
    path = tmp_path / "small.lex"
    SMALL.save(path)
    opened = Lexicon.open(path)
    assert (opened.name, opened.notice, opened.words, opened.path) == ("small", "Say so.", 4, path)
    assert opened.graph.edges.readonly
    assert list(tmp_path.iterdir()) == [path]
    SMALL.save(path)
    assert list(opened.graph) == list(SMALL.graph)


def test_arrays_lie_at_multiples_of_64_bytes() -> None:
    manifest, arrays = lexfile.unpack(memoryview(CONTENT), "it")
    start = CONTENT.index(bytes(arrays["edges"]))
    assert start % 64 == 0
    assert all(at % 64 == 0 for at, _ in manifest["arrays"].values())


def test_a_lexicon_goes_to_a_worker_process(tmp_path: Path) -> None:
    SMALL.save(tmp_path / "small.lex")
    for lexicon in (SMALL, Lexicon.open(tmp_path / "small.lex")):
        again = pickle.loads(pickle.dumps(lexicon))
        assert list(again.graph) == list(SMALL.graph)
    assert len(pickle.dumps(Lexicon.open(tmp_path / "small.lex"))) < 500


@given(st.integers(0, len(CONTENT) - 1))
def test_a_file_cut_short_is_noticed(length: int) -> None:
    with pytest.raises(LexiconError, match=r"^it (is|was) [^\n]*$"):
        Lexicon.from_bytes(CONTENT[:length], "it")


@given(st.integers(0, len(CONTENT) - 1), st.integers(1, 255))
def test_a_changed_byte_is_noticed_or_changes_nothing(at: int, change: int) -> None:
    damaged = bytearray(CONTENT)
    damaged[at] ^= change
    try:
        lexicon = Lexicon.from_bytes(bytes(damaged), "it")
    except LexiconError as error:
        assert "\n" not in str(error)
    else:
        assert lexicon.to_bytes() == CONTENT


@given(st.binary(max_size=200).filter(lambda content: not content.startswith(lexfile.MAGIC)))
def test_a_foreign_file_is_noticed(content: bytes) -> None:
    with pytest.raises(LexiconError, match="not a lexicon file"):
        Lexicon.from_bytes(content)


def test_a_file_that_is_not_there_or_empty(tmp_path: Path) -> None:
    with pytest.raises(LexiconError, match=r"cannot open the lexicon .*none.lex: No such file"):
        Lexicon.open(tmp_path / "none.lex")
    with pytest.raises(LexiconError, match="cannot open the lexicon"):
        Lexicon.open(tmp_path)
    (tmp_path / "empty.lex").touch()
    with pytest.raises(LexiconError, match="is empty"):
        Lexicon.open(tmp_path / "empty.lex")


def test_a_newer_format_is_named() -> None:
    newer = bytearray(CONTENT)
    newer[8] = 9
    with pytest.raises(LexiconError, match="format 9, this program reads format 2"):
        Lexicon.from_bytes(bytes(newer))


def repacked(**changes: object) -> bytes:
    manifest, arrays = lexfile.unpack(memoryview(CONTENT), "it")
    return lexfile.pack({**manifest, **changes}, {name: bytes(content) for name, content in arrays.items()})


@pytest.mark.parametrize(
    "content",
    [
        pytest.param(repacked(words=5), id="fewer tiers than words"),
        pytest.param(repacked(folding={"name": "odd"}), id="folding without alphabet"),
        pytest.param(repacked(folding={"name": "odd", "alphabet": "AB", "rules": [["Ä", "X"]]}), id="rule out of it"),
        pytest.param(lexfile.pack({}, {}), id="nothing in it"),
    ],
)
def test_a_whole_file_with_something_else_in_it_is_noticed(content: bytes) -> None:
    with pytest.raises(LexiconError, match="was not written by this program"):
        Lexicon.from_bytes(content)


def test_a_graph_that_runs_in_circles_is_not_opened() -> None:
    endless = memoryview(array("I", [0, 1 << TARGET | LAST | FINAL | 1]))
    graph = WordGraph(endless, memoryview(array("I", [0, 0])), SMALL.folding.alphabet, 1)
    lexicon = Lexicon("x", "en", "x", "x", "x", SMALL.folding, "x", graph, memoryview(b"\0"))
    with pytest.raises(LexiconError, match="back into the graph"):
        Lexicon.from_bytes(lexicon.to_bytes())
