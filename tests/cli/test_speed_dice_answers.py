"""``score``, ``layout`` and ``play`` for Speed Dice."""

import io
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Shakespell

from shakespell.record import read_record, verified


def score(shakespell: Shakespell, tmp_path: Path, roll: str, text: str, *more: str) -> Any:
    file = tmp_path / "layout.txt"
    file.write_text(text, encoding="utf-8")
    return shakespell("score", "speed-dice", "--roll", roll, "--layout", str(file), *more)


@pytest.mark.parametrize(
    ("roll", "text", "valid", "words", "left"),
    [
        ("H A M S T E R O", "HAMSTER", True, ["HAMSTER"], ["O"]),
        ("GLA?PSTO", "..P.\nGLAs\n..S.\n..T.", True, ["GLAS", "PAST"], ["O"]),
        ("TOEWHEND", "...W\n...H\n...E\nTOEN", False, ["TOEN", "WHEN"], ["D"]),
    ],
)
def test_printed_examples(
    shakespell: Shakespell, tmp_path: Path, roll: str, text: str, valid: bool, words: list[str], left: list[str]
) -> None:
    """SD-2, SD-3: with a lexicon that has GLAS."""
    own = tmp_path / "own.txt"
    own.write_text("hamster\nglas\npast\ntoe\nwhen\n", encoding="utf-8")
    done = score(shakespell, tmp_path, roll, text, "--lexicon", str(own), "--json")
    assert done.status == 0
    answer = done.document
    assert (answer["valid"], answer["words"], answer["left"]) == (valid, words, left)
    assert (answer["reason"] is None) is valid


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("HAMSTE", "6 dice lie: link 7"),
        ("HAM\n....\nSTER", "2 groups"),
        ("HAMSTEZ", "Z at row 1, column 7 was not rolled"),
        ("HAMSTEr", "is a wild"),
        ("RETSMAH", "RETSMAH is not in"),
    ],
)
def test_layouts_that_are_wrong_are_an_answer(shakespell: Shakespell, tmp_path: Path, text: str, says: str) -> None:
    """SD-2, SD-4: a hole, an island, a letter that was not rolled, too few dice."""
    done = score(shakespell, tmp_path, "HAMSTERO", text)
    assert done.status == 0
    assert says in done.out


@pytest.mark.parametrize(
    ("roll", "text", "says"),
    [
        ("HAMSTERO", "H" * 200, "200 cells"),
        ("HAMSTERO", "HA MSTER", "write . for an empty cell"),
        ("HAMSTERO", "", "the layout is empty"),
        ("HAMSTERQ", "HAMSTER", "no die shows Q"),
        ("HA", "HA", "from 3 to 8"),
    ],
)
def test_what_cannot_be_read_is_one_line(
    shakespell: Shakespell, tmp_path: Path, roll: str, text: str, says: str
) -> None:
    done = score(shakespell, tmp_path, roll, text)
    assert done.status == 2
    assert says in done.err
    assert done.err.count("\n") == 1


def test_a_layout_by_pipe(shakespell: Shakespell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("HAMSTER\n"))
    assert shakespell("score", "speed-dice", "--roll", "HAMSTERO", "--layout", "-", "--json").document["valid"]


def test_names_and_abbreviations_count(shakespell: Shakespell, tmp_path: Path) -> None:
    """SD-12."""
    assert score(shakespell, tmp_path, "EMMAO", "EMMA", "--json").document["valid"]


def test_layout_finds_what_score_finds_right(shakespell: Shakespell, tmp_path: Path) -> None:
    """SD-9: found is laid and right; not found is proven."""
    found = shakespell("layout", "speed-dice", "--roll", "TNR?AESL", "--json").document
    assert found["found"]
    assert score(shakespell, tmp_path, "TNR?AESL", "\n".join(found["rows"]), "--json").document["valid"]
    own = tmp_path / "own.txt"
    own.write_text("qi\n", encoding="utf-8")
    none = shakespell("layout", "speed-dice", "--roll", "UUUHWCGV", "--lexicon", str(own), "--json").document
    assert (none["found"], none["proven"]) == (False, True)


# At the terminal


def test_a_race_at_one_keyboard(process: Any, own_data_folder: Path, shakespell: Shakespell) -> None:
    """SD-1, SD-4: dice lie open, the keyboard is passed on, a layout typed is tossed; the record verifies."""
    play = ("play", "speed-dice", "--seats", "Ann,Bob", "--rules", "goal=wins,wins=1", "--seed", "s")
    shown = process(*play, lines="\n\n").stdout
    bobs = next(line for line in shown.splitlines() if line.startswith("Bob  [")).replace("[", "").replace("]", "")
    faces = bobs.split()[1:]
    rows = shakespell("layout", "speed-dice", "--roll", " ".join(faces), "--json").document["rows"]
    lines = f"\n\nnext\nfoo\ndice\nEE\nlay {faces[0]}\nnext\nnext\n{'/'.join(rows)}\n"
    done = process(*play, lines=lines)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Bob wins with 1." in done.stdout
    (file,) = (path for path in (own_data_folder / "matches").glob("*.json") if "unfinished" not in path.name)
    assert verified(read_record(file)).valid


def test_an_unknown_word_is_put_to_the_other(process: Any) -> None:
    """SD-12: asked at the keyboard."""
    play = ("play", "speed-dice", "--seats", "Ann,Bob", "--rules", "goal=wins,wins=1", "--seed", "s")
    shown = process(*play, lines="\n\n").stdout
    bobs = next(line for line in shown.splitlines() if line.startswith("Bob  [")).replace("[", "").replace("]", "")
    row = "".join(face if face != "?" else "a" for face in bobs.split()[1:8])
    for answer, ends in (("y", "Bob wins with 1."), ("n", "Not all the others agreed")):
        done = process(*play, lines=f"\n\nnext\n{row}\n{answer}\n")
        assert f"does {row.upper()} count? [y/n]" in done.stdout
        assert ends in done.stdout


def test_simulate_both(shakespell: Shakespell) -> None:
    """Whole matches of both games between bots."""
    for game in ("icewords", "speed-dice"):
        done = shakespell(
            "simulate", game, "--matches", "3", "--seats", "bot:club,bot:beginner", "--seed", "1", "--json"
        )
        assert done.status == 0
        assert done.document["matches"] == 3
