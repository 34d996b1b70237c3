"""A player's own list of words: what it may hold, and how its faults are told."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.words.folding import ENGLISH
from shakespell.words.lexicon import Lexicon, LexiconError
from shakespell.words.wordlist import MOST_BYTES, read_list


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "mine.txt"


def fault(path: Path, content: bytes) -> str:
    path.write_bytes(content)
    with pytest.raises(LexiconError) as caught:
        Lexicon.from_text(path)
    message = str(caught.value)
    assert "\n" not in message
    assert message.startswith((str(path), "cannot read"))
    return message.removeprefix(str(path))


def test_a_list_as_windows_writes_it(path: Path) -> None:
    """A byte order mark, CRLF, blank lines, comments, accents, any case, the same word twice."""
    path.write_bytes("\ufeffApple\r\n# fruit\r\n\r\n  café  # hot\r\nAPPLE\r\nqi".encode())
    lexicon = Lexicon.from_text(path)
    assert list(lexicon.graph) == ["APPLE", "CAFE", "QI"]
    assert (lexicon.name, lexicon.title, lexicon.source) == ("mine", "word list mine", "the file mine.txt")


def test_further_columns(path: Path) -> None:
    path.write_text("apple\t\t10\nParis\tname\t35\nNATO\tname,abbr\nqi\t\n", "utf-8")
    lexicon = Lexicon.from_text(path)
    assert (list(lexicon.graph), lexicon.tier("apple"), lexicon.tier("qi")) == (["APPLE", "QI"], 10, None)
    assert list(Lexicon.from_text(path, tagged="name").graph) == ["NATO", "PARIS"]
    assert list(Lexicon.from_text(path, tagged="abbr", name="short").graph) == ["NATO"]


def test_another_language(path: Path) -> None:
    path.write_text("Bär\nStraße\n", "utf-8")
    assert list(Lexicon.from_text(path, language="de").graph) == ["BÄR", "STRASSE"]


@pytest.mark.parametrize(
    ("line", "what"),
    [
        (b"two words", "line 2: two words is several words; write one word a line"),
        (b"r2d2", "line 2: r2d2 has the digit 2; a word is spelled with letters only"),
        (b"can't", "line 2: can't has an apostrophe"),
        (b"b\xe4r", "line 2: not UTF-8 (byte 0xe4 after 1 bytes); save the file as UTF-8"),
        (b"x" * 10_000_000, "line 2: 10000000 bytes long; write one word a line"),
        (b"x" * 65, "line 2: a word of 65 letters; 64 is the most"),
        (b"a\tcity", "line 2: unknown tag 'city'; the tags are abbr and name"),
        (b"a\t\tx", "line 2: 'x' does not say how rare the word is"),
        (b"a\t\t1\t2", "line 2: more than three columns"),
        (b"\tname", "line 2: a 'name' without a word"),
    ],
)
def test_a_faulty_line_is_named(path: Path, line: bytes, what: str) -> None:
    message = fault(path, b"fine\n" + line + b"\nfine\n")
    assert message.startswith(" has one faulty line: " + what)
    assert message.endswith("Mend or remove them (# makes a line a comment)")


def test_many_faults_are_one_message(path: Path) -> None:
    message = fault(path, b"fine\n" + b"1\n" * 40)
    assert message.startswith(" has 40 faulty lines: line 2: 1 has the digit 1")
    assert "line 6:" in message
    assert "line 7:" not in message
    assert "; and 35 more." in message


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", " holds no words: write one word a line"),
        (b"# only this\n", " holds no words"),
        (b"Paris\tname\n", " holds no words"),
        ("apple\n".encode("utf-16"), " is written in UTF-16: save it as UTF-8"),
        (b"\x7fELF\0\0\1", " is not a text file"),
        (Lexicon.from_words("x", ["a"]).to_bytes(), " is not a text file"),
    ],
)
def test_a_file_that_is_no_list(path: Path, content: bytes, what: str) -> None:
    assert fault(path, content).startswith(what)


def test_a_file_that_is_not_there_or_too_large(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LexiconError, match=r"cannot read the word list .*: No such file"):
        Lexicon.from_text(path)
    monkeypatch.setattr("shakespell.words.wordlist.MOST_BYTES", 100)
    assert MOST_BYTES > 100
    assert "too large for a list of words" in fault(path, b"a\n" * 51)


@given(content=st.binary(max_size=300))
def test_whatever_a_file_holds_it_is_read_or_refused_in_one_line(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.getbasetemp() / "any.txt"
    path.write_bytes(content)
    try:
        entries = read_list(path, ENGLISH)
    except LexiconError as error:
        assert str(error).isprintable()
    else:
        assert all(isinstance(ENGLISH.normal(entry.text), str) for entry in entries.entries)
