"""Crossword Cubes and Bookworm at the command line: answers, and whole matches at one keyboard."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Outcome, Shakespell

from shakespell.presets.reading import DATA
from shakespell.record import read_record, verified

ROLL = "A E R T L S N ? O D I G M E"


@pytest.fixture
def score(shakespell: Shakespell, tmp_path: Path) -> Any:
    def scored(layout: str, *more: str, roll: str = ROLL) -> Outcome:
        file = tmp_path / "layout.txt"
        file.write_text(layout, encoding="utf-8")
        return shakespell("score", "crossword-cubes", "--roll", roll, "--layout", str(file), *more)

    return scored


def test_score_shows_the_sum(score: Any) -> None:
    """CC-5: every word, less what is unused."""
    document = score("GAME\n.R.\n.T.\n", "--json").document
    assert (document["valid"], document["reason"], document["score"]) == (True, None, 2)
    assert [(word["word"], word["score"], word["counted"]) for word in document["words"]] == [
        ("GAME", 7, True),
        ("ART", 3, True),
    ]
    assert sorted(document["unused"]) == sorted("LSN?ODIE")
    assert score("GAME\n.R.\n.T.\n").out.splitlines()[-1] == "GAME 7 + ART 3 - unused 8 = 2"


@pytest.mark.parametrize(
    ("layout", "valid", "score_", "says"),
    [
        ("GAME\n.RO", False, -3, "is not in"),
        ("GAME\n....\nOR", False, -3, "connect"),
        ("QUIZ", False, 0, "was not rolled"),
    ],
)
def test_what_is_discounted_says_why(score: Any, layout: str, valid: bool, score_: int, says: str) -> None:
    """CC-6: an answer, not bad input."""
    done = score(layout, "--json")
    assert (done.status, done.document["valid"]) == (0, valid)
    assert says in done.document["reason"]
    assert done.document["score"] == score_


@pytest.mark.parametrize(("harsh", "total"), [((), 4 - 22), (("--harsh",), 4 - 22 - 22)])
def test_game_two_takes_lengths_done(score: Any, harsh: tuple[str, ...], total: int) -> None:
    """CC-12, worked example: 22 for six letters before, 4 now; together 4, harsh -18."""
    document = score(
        "reSENT",
        "--game",
        "two",
        "--lengths-done",
        "6:22",
        "--json",
        *harsh,
        roll="? ? S E N T",
    ).document
    assert document["score"] == total
    assert 22 + total in (4, -18)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--lengths-done", "6:22"), "--game two"),
        (("--game", "two", "--lengths-done", "9:1"), "length from 2 to 8"),
        (("--game", "two", "--lengths-done", "6:1,6:2"), "twice"),
    ],
)
def test_unusable_options_say_how_to_mend_them(score: Any, more: tuple[str, ...], says: str) -> None:
    done = score("GAME", *more)
    assert done.status == 2
    assert says in done.err
    assert len(done.err.strip().splitlines()) == 1


def test_a_row_of_200_letters_is_one_line_of_error(score: Any) -> None:
    """Issue 3, bad input."""
    done = score("A" * 200)
    assert (done.status, len(done.err.strip().splitlines())) == (2, 1)


def test_the_best_layout_is_proven_and_scores_what_score_says(shakespell: Shakespell, score: Any) -> None:
    """CC-5: bound and score meet; the referee agrees."""
    found = shakespell("layout", "crossword-cubes", "--roll", ROLL, "--json").document
    assert found["proven"]
    assert found["bound"] == found["score"]
    again = score("\n".join(found["rows"]), "--json").document
    assert (again["valid"], again["score"]) == (True, found["score"])
    two = shakespell(
        "layout",
        "crossword-cubes",
        "--roll",
        "CATSER",
        "--game",
        "two",
        "--lengths-done",
        "3:1",
        "--seconds",
        "2",
        "--json",
    ).document
    assert two["bound"] >= two["score"]


def test_cubes_at_one_keyboard(process: Any, own_data_folder: Path, shakespell: Shakespell) -> None:
    """CC-8, CC-15: each lays and is done in turn; the record verifies."""
    play = ("play", "crossword-cubes", "--seats", "Ann,Bob", "--rules", "rounds=1", "--seed", "s")
    done = process(*play, lines="help\n\nQQQQQQ\ndone\nsheet\ndone\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "was not rolled" in done.stdout or "can be laid" in done.stdout
    (file,) = (path for path in (own_data_folder / "matches").glob("*.json") if "unfinished" not in path.name)
    assert verified(read_record(file)).valid


def test_cubes_in_turns_with_challenges_and_votes(process: Any) -> None:
    """CC-1, CC-10: game two from the order roll to passes; judged by the other."""
    for judging, answer in (("challenge", ""), ("vote", "y")):
        rules = f"game=two,together=off,rounds=1,judging={judging}"
        play = ("play", "crossword-cubes", "--seats", "Ann,Bob", "--rules", rules, "--seed", "s")
        lines = "done\n" * 4 + "pass\npass\n" + answer
        done = process(*play, lines=lines)
        assert (done.returncode, done.stderr) == (0, "")
        assert "goes first" in done.stdout
        assert " wins with " in done.stdout or "share the win" in done.stdout


@pytest.mark.parametrize(
    ("asked", "sum_"),
    [
        (("--dice", "D C/K Q"), "5 + 0 = 5"),
        (("--dice", "B L", "--cards", "2"), "3 + 2 = 5"),
        (("--failed",), "0 + 0 - 2 = -2"),
        (("--dice", "A-Z S", "--cards", "1", "--failed"), "2 + 1 - 2 = 1"),
        (("--dice", "NOT", "--cards", "6"), "-1 + 6 = 5"),
    ],
)
def test_what_a_round_of_bookworm_brings(shakespell: Shakespell, asked: tuple[str, ...], sum_: str) -> None:
    """BW-6, BW-12: dots and Bookworm cards, less two for who failed."""
    done = shakespell("score", "bookworm", *asked)
    assert (done.status, done.out.splitlines()[0]) == (0, sum_)
    document = shakespell("score", "bookworm", *asked, "--json").document
    assert document["score"] == document["dots"] + document["cards"] + document["penalty"]
    assert sum_.endswith(f" = {document['score']}")


@pytest.mark.parametrize(
    ("dice", "says"),
    [("Q XY", "only w7 can show any of them"), ("B 4", "no die shows 4"), ("D D D", "D D D needs 3 dice")],
)
def test_dice_that_cannot_lie_before_anybody(shakespell: Shakespell, dice: str, says: str) -> None:
    done = shakespell("score", "bookworm", "--dice", dice)
    assert done.status != 0
    assert says in done.err


def test_own_dice_without_a_special_die(shakespell: Shakespell, tmp_path: Path) -> None:
    """BW-6: a box of one's own may have white dice alone."""
    own = tmp_path / "own.toml"
    box = (DATA / "dice" / "bookworm.toml").read_text(encoding="utf-8")
    own.write_text(box.partition("[groups.special]")[0].replace('symbols = ["A-Z", "NOT", "?"]', ""), encoding="utf-8")
    done = shakespell("score", "bookworm", "--dice", "Q", "--dice-set", str(own))
    assert (done.status, done.out.splitlines()[0]) == (0, "3 + 0 = 3"), done.err


def test_bookworm_at_one_keyboard(process: Any, own_data_folder: Path) -> None:
    """BW-1 to BW-9: choose, name, vote, fail; the record verifies."""
    rules = "untimed=yes,first_seat=0,target_score=5,judging=vote"
    play = ("play", "bookworm", "--seats", "Ann,Bob", "--rules", rules, "--seed", "s")
    lines = "1\n" + "help\nqqqq 9\nfail\n" + "1\nfail\n" * 250
    done = process(*play, lines=lines)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The Bookworm is Ann." in done.stdout
    assert "Bob: 0 + 0 - 2 = -2; total -2" in done.stdout
    assert "There is no die 9" in done.stdout
    (file,) = (path for path in (own_data_folder / "matches").glob("*.json") if "unfinished" not in path.name)
    assert verified(read_record(file)).valid


def test_simulate_both(shakespell: Shakespell) -> None:
    """Whole matches of both games between bots."""
    for game in ("bookworm", "crossword-cubes"):
        done = shakespell(
            "simulate", game, "--matches", "2", "--seats", "bot:club,bot:beginner", "--seed", "1", "--json"
        )
        assert done.status == 0
        assert done.document["matches"] == 2
