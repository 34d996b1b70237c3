"""The contract of every command: JSON and nothing else, exit statuses, and one line for what cannot be used."""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from shakespell.cli.games import GAME_COMMANDS
from shakespell.cli.playing import Wanted, new_match
from shakespell.presets import lexicon

from .conftest import Shakespell

ROLL = "A L E P H N T E V"
Process = Callable[..., subprocess.CompletedProcess[str]]

COMMANDS = [
    ("games",),
    ("dice",),
    *((verb, game) for game, commands in GAME_COMMANDS.items() for verb in commands.verbs),
    ("why",),
    ("word",),
    ("lexicon",),
    ("lexicon", "list"),
    ("lexicon", "import"),
    ("lexicon", "remove"),
    ("lexicon", "build"),
    ("lexicon", "house"),
    ("play",),
    ("serve",),
    ("replay",),
    ("verify",),
    ("simulate",),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_explains_itself(shakespell: Shakespell, command: tuple[str, ...]) -> None:
    done = shakespell(*command, "--help")
    assert (done.status, done.err) == (0, "")
    assert "Usage: shakespell " + " ".join(command) in done.out
    _, example, shown = " ".join(done.out.split()).partition("Example: ")
    assert command == ("lexicon",) or (example and "shakespell " + " ".join(command[:1]) in shown)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_is_in_the_documentation(command: tuple[str, ...]) -> None:
    described = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert "`" + " ".join(command) in described.partition("## Commands")[2]


def test_why_names_the_games_it_explains(shakespell: Shakespell) -> None:
    assert "Whose dice: dicewords, icewords " in " ".join(shakespell("why", "--help").out.split())
    assert "explains words for dicewords, icewords" in shakespell("why", "cat", "speed-dice").err


def test_without_a_command_there_is_help(shakespell: Shakespell) -> None:
    done = shakespell()
    assert done.status == 0
    assert "score" in done.out
    assert shakespell("--version").out.strip()


BAD = [
    pytest.param(["fly"], "No such command 'fly'", id="no such command"),
    pytest.param(["score"], "Missing command", id="a verb without a game"),
    pytest.param(["score", "chess"], "No such command 'chess'", id="no such game"),
    pytest.param(["score", "dicewords"], "Missing option '--roll'", id="option missing"),
    pytest.param(["score", "dicewords", "--rol", ROLL], "No such option", id="option misspelled"),
    pytest.param(["score", "dicewords", "--roll", "A B", "--word", "AB"], "has 2 faces", id="too few faces"),
    pytest.param(["score", "dicewords", "--roll", "gold=A", "--word", "A"], "does not say what", id="dice not named"),
    pytest.param(
        ["score", "dicewords", "--roll", ROLL, "--word", "HEN", "--dice", "red,red,red"], "twice", id="die twice"
    ),
    pytest.param(
        ["score", "dicewords", "--roll", ROLL, "--word", "HEN", "--dice", "pink"], "no pink", id="no such die"
    ),
    pytest.param(["best", "dicewords", "--roll", "A L E H N P T V E", "--top", "0"], "--top", id="number out of range"),
    pytest.param(["best", "dicewords", "--roll", ROLL, "--top", "many"], "--top", id="no number"),
    pytest.param(["advise", "dicewords", "--roll", ROLL, "--rolls-left", "9"], "--rolls-left", id="too many rolls"),
    pytest.param(["word", "quiz", "--lexicon", "nowhere.txt"], "no lexicon nowhere.txt", id="no such lexicon"),
    pytest.param(["best", "dicewords", "--roll", ROLL, "--dice-set", "none.toml"], "none.toml", id="no such dice set"),
    pytest.param(["why", "QUIZ", "chess"], "does not know chess", id="why of no game"),
    pytest.param(["play", "chess"], "chess cannot be played", id="play no game"),
    pytest.param(["play", "dicewords", "--bot", "genius"], "no bot has the level genius", id="no such level"),
    pytest.param(["play", "dicewords", "--seats", "Ann,Ann"], "Ann is named twice", id="one name for two"),
    pytest.param(["play", "dicewords", "--seats", ","], "names nobody", id="nobody plays"),
    pytest.param(["play", "dicewords", "--rules", "rounds"], "write option=value", id="no option=value"),
    pytest.param(["play", "dicewords", "--rules", "rounds=0"], "rounds", id="option out of range"),
    pytest.param(["play", "dicewords", "--rules", "wheels=4"], "wheels is not an option", id="no such rule"),
    pytest.param(["play", "dicewords", "--variant", "chess"], "no variant chess", id="no such variant"),
    pytest.param(["play", "dicewords", "--seats", ",".join("ABCDEFGHIJKLM")], "1 to 12 seats", id="too many seats"),
    pytest.param(["play", "dicewords", "--resume"], "no unfinished match", id="nothing to go on with"),
    pytest.param(["simulate", "dicewords", "--matches", "1", "--seats", "human:ann"], "bot:LEVEL", id="no bot"),
    pytest.param(["simulate", "dicewords", "--matches", "1", "--seats", "bot:god"], "bot:LEVEL", id="no bot's level"),
    pytest.param(["simulate", "dicewords", "--matches", "1", "--seats", ""], "names nobody", id="no bots"),
    pytest.param(
        ["simulate", "chess", "--matches", "1", "--seats", "bot:club"], "no bot plays chess", id="no bots' game"
    ),
    pytest.param(["verify", "nowhere.json"], "nowhere.json cannot be read", id="no such record"),
    pytest.param(["verify", "."], "cannot be read", id="a folder as a record"),
    pytest.param(["serve", "--port", "99999"], "--port", id="no such port"),
    pytest.param(["lexicon", "import", "nowhere.txt"], "nowhere.txt", id="import of nothing"),
    pytest.param(["lexicon", "build", "--source", "nowhere.deb"], "nowhere.deb is not there", id="build of nothing"),
]


@pytest.mark.parametrize("as_json", [False, True], ids=["text", "json"])
@pytest.mark.parametrize(("arguments", "says"), BAD)
def test_unusable_input_is_one_line(shakespell: Shakespell, arguments: list[str], says: str, as_json: bool) -> None:
    done = shakespell(*arguments, *(["--json"] if as_json and arguments[0] != "play" else []))
    assert done.status == 2
    assert done.out == ""
    assert done.err.startswith("shakespell: ")
    assert len(done.err.splitlines()) == 1
    assert says in done.err or as_json


@pytest.mark.parametrize(
    ("content", "says"),
    [
        pytest.param(b"caf\xff\xfe\n", "UTF-8", id="bad UTF-8"),
        pytest.param(b"two words here\n", "line 1", id="rubbish"),
        pytest.param(b"\x00\x01\x02", "own.txt", id="binary"),
    ],
)
def test_lexicons_with_rubbish(shakespell: Shakespell, tmp_path: Path, content: bytes, says: str) -> None:
    own = tmp_path / "own.txt"
    own.write_bytes(content)
    for command in (["word", "quiz", "--lexicon", str(own)], ["lexicon", "import", str(own)]):
        done = shakespell(*command)
        assert (done.status, done.out) == (2, "")
        assert says in done.err
        assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("content", "says"),
    [
        pytest.param(b"", "no match record", id="empty"),
        pytest.param(b"{", "no match record", id="no JSON"),
        pytest.param(b"[1, 2]", "no match record", id="other JSON"),
        pytest.param(b"\xff\xfe\x00", "no match record", id="bad UTF-8"),
        pytest.param(b'{"header": {}, "log": []}', "no match record", id="fields missing"),
        pytest.param(b"[" * 100_000, "no match record", id="nested too deep"),
    ],
)
def test_records_that_are_none(shakespell: Shakespell, tmp_path: Path, content: bytes, says: str) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    for command in ("verify", "replay"):
        done = shakespell(command, str(file), "--json")
        assert (done.status, done.out) == (2, "")
        assert says in done.err
        assert len(done.err.splitlines()) == 1


def test_word(shakespell: Shakespell) -> None:
    yes = shakespell("word", "Quiz", "--json")
    assert yes.status == 0
    assert yes.document == {
        "word": "QUIZ",
        "valid": True,
        "lexicon": "english",
        "tier": 20,
        "definition": "quiz (noun): an examination consisting of a few short questions",
        "definition_source": "WordNet 3.1, Princeton University",
        "reason": None,
    }
    no = shakespell("word", "qwx", "--json")
    assert (no.status, no.document["valid"], no.document["tier"]) == (1, False, None)
    assert no.document["reason"]
    assert shakespell("word", "qwx").status == 1


def test_a_refusal_names_the_larger_lexicon_that_has_the_word(shakespell: Shakespell) -> None:
    """B-42: why a word is refused, in words."""
    wider = next(w for w in lexicon("english-extended").graph if not lexicon("english").contains(w))
    assert "extended" in shakespell("word", wider, "--json").document["reason"]
    assert shakespell("word", wider, "--lexicon", "english-extended").status == 0


@pytest.mark.parametrize("text", ["café", "cafe\u0301", "CAFÉ", " cafe "])
def test_accents_and_case(shakespell: Shakespell, text: str) -> None:
    """B-53: composed and decomposed are one word."""
    assert shakespell("word", text, "--json").document["word"] == "CAFE"


def test_games(shakespell: Shakespell) -> None:
    (dicewords,) = (game for game in shakespell("games", "--json").document["games"] if game["id"] == "dicewords")
    assert set(dicewords) == {"id", "title", "seats", "rules", "dice_sets", "variants"}
    assert dicewords["seats"] == [1, 12]
    rounds = dicewords["rules"]["properties"]["rounds"]
    assert (rounds["default"], rounds["minimum"], rounds["maximum"]) == (5, 1, 50)
    assert "quick" in [variant["name"] for variant in dicewords["variants"]]
    assert "dicewords" in shakespell("games").out


def test_lexicons(shakespell: Shakespell, tmp_path: Path) -> None:
    listed = shakespell("lexicon", "list", "--json").document["lexicons"]
    assert {"english", "english-extended"} <= {each["name"] for each in listed}
    assert all(set(each) == {"name", "language", "words", "source", "licence", "digest"} for each in listed)
    own = tmp_path / "own.txt"
    own.write_text("# ours\nzyzzy\nQuux\n", encoding="utf-8")
    (made,) = shakespell("lexicon", "import", str(own), "--name", "club", "--json").document["lexicons"]
    assert (made["name"], made["words"]) == ("club", 2)
    assert shakespell("word", "quux", "--lexicon", "club").status == 0
    assert "club" in shakespell("lexicon", "list").out


def test_an_import_replaces_nothing_silently(shakespell: Shakespell, tmp_path: Path) -> None:
    """Another list of the same name is refused until --replace; the same one again is no loss."""
    own = tmp_path / "club.txt"
    own.write_text("zyzzy\n", encoding="utf-8")
    assert shakespell("lexicon", "import", str(own)).status == 0
    assert shakespell("lexicon", "import", str(own)).status == 0
    own.write_text("quux\n", encoding="utf-8")
    refused = shakespell("lexicon", "import", str(own))
    assert (refused.status, len(refused.err.splitlines())) == (2, 1)
    assert "--replace" in refused.err
    assert shakespell("word", "zyzzy", "--lexicon", "club").status == 0
    assert shakespell("lexicon", "import", str(own), "--replace").status == 0
    assert shakespell("word", "zyzzy", "--lexicon", "club").status == 1


def test_a_list_of_ones_own_can_be_removed(shakespell: Shakespell, tmp_path: Path) -> None:
    own = tmp_path / "club.txt"
    own.write_text("zyzzy\n", encoding="utf-8")
    shakespell("lexicon", "import", str(own))
    assert shakespell("lexicon", "remove", "club", "--json").document == {"removed": "club"}
    assert "club" not in shakespell("lexicon", "list").out
    for name, says in (("club", "no lexicon club of yours"), ("english", "stays"), ("../english", "no lexicon")):
        refused = shakespell("lexicon", "remove", name)
        assert (refused.status, len(refused.err.splitlines())) == (2, 1)
        assert says in refused.err


def test_lines_that_are_no_words_may_be_left_out(shakespell: Shakespell, tmp_path: Path) -> None:
    own = tmp_path / "club.txt"
    own.write_text("\ufeffzyzzy\ncan't\nquux\nice cream\n", encoding="utf-8")
    assert shakespell("lexicon", "import", str(own)).status == 2
    done = shakespell("lexicon", "import", str(own), "--skip-unusable", "--json").document
    assert (done["lexicons"][0]["words"], done["unusable"]) == (2, 2)
    assert "2 lines left out" in shakespell("lexicon", "import", str(own), "--skip-unusable").out
    nothing = tmp_path / "none.txt"
    nothing.write_text("can't\n", encoding="utf-8")
    assert "holds no words" in shakespell("lexicon", "import", str(nothing), "--skip-unusable").err


def test_a_lexicon_may_come_through_a_pipe(process: Process) -> None:
    """A list that another program writes: ``... | shakespell word quux --lexicon /dev/stdin``."""
    assert process("word", "quux", "--lexicon", "/dev/stdin", lines="zyzzy\nquux\n").returncode == 0
    assert process("word", "cat", "--lexicon", "/dev/stdin", lines="zyzzy\nquux\n").returncode == 1


def test_dice_are_read_from_a_pipe(process: Process) -> None:
    """The values of a real box, from another program: ``... | shakespell best dicewords --dice-set /dev/stdin``."""
    asked = ("score", "dicewords", "--roll", "elephntev", "--word", "eleven", "--dice-set", "/dev/stdin")
    box = process("dice", "dicewords").stdout
    assert "10 x 6 = 60" in process(*asked, lines=box).stdout
    assert "15 x 6 = 90" in process(*asked, lines=box.replace('"V" = 5', '"V" = 10')).stdout
    spoiled = process(*asked, lines="points = [")
    assert spoiled.returncode == 2
    assert spoiled.stderr.startswith("shakespell: /dev/stdin: not valid TOML")


@pytest.mark.parametrize("name", ["english", "italian", "german-large", "../evil", "", "a b"])
def test_names_a_lexicon_cannot_have(shakespell: Shakespell, tmp_path: Path, name: str) -> None:
    own = tmp_path / "own.txt"
    own.write_text("zyzzy\n", encoding="utf-8")
    done = shakespell("lexicon", "import", str(own), "--name", name)
    assert done.status == 2
    assert len(done.err.splitlines()) == 1


def test_simulate(shakespell: Shakespell) -> None:
    asked = ("simulate", "dicewords", "--matches", "3", "--seats", "bot:casual,bot:beginner", "--rules", "rounds=2")
    done = shakespell(*asked, "--seed", "s", "--json")
    assert (done.status, done.err) == (0, "")
    answer = done.document
    assert set(answer) == {"matches", "seconds", "seats"}
    assert [seat["bot"] for seat in answer["seats"]] == ["casual", "beginner"]
    for seat in answer["seats"]:
        assert set(seat) == {"bot", "mean", "ci95", "wins", "ties"}
        assert seat["ci95"][0] <= seat["mean"] <= seat["ci95"][1]
    assert sum(seat["wins"] for seat in answer["seats"]) <= 3
    again = shakespell(*asked, "--seed", "s", "--json").document
    assert again["seats"] == answer["seats"], "the same seed gives the same matches"
    assert shakespell(*asked, "--seed", "t", "--json").document["seats"] != answer["seats"]


def test_serve_says_what_keeps_it_from_starting(process: Process, tmp_path: Path) -> None:
    """A port in use, a database that cannot be written: one line each."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        database = f"sqlite:///{tmp_path / 'games.sqlite3'}"
        in_use = process("serve", "--port", str(taken.getsockname()[1]), "--db", database)
    (tmp_path / "file").write_text("", "utf-8")
    unwritable = process("serve", "--port", "0", "--db", f"sqlite:///{tmp_path / 'file' / 'games.sqlite3'}")
    for done in (in_use, unwritable):
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1
        assert done.stderr.startswith("shakespell: ")


def test_bytes_that_are_no_text(process: Process) -> None:
    """Arguments in another encoding are an answer or one line, never a traceback."""
    done = process("word", b"caf\xe9")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr


def test_a_stream_without_those_letters(process: Process, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = process("why", "W\u00dcRFEL-", "dicewords", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["possible"] is False
    assert process("why", "W\u00dcRFEL-", "dicewords").returncode == 0


def test_a_reader_that_goes_away() -> None:
    """A broken pipe ends the program quietly."""
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "shakespell.cli", "lexicon", "list"],
        stdout=writer,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")


def test_the_house_list(shakespell: Shakespell, tmp_path: Path) -> None:
    """Words a table accepts are kept, count where asked for, and go into the record (own words)."""
    assert shakespell("lexicon", "house", "--json").document == {"language": "en", "words": []}
    (tmp_path / "more.txt").write_text("flurp\n", "utf-8")
    added = shakespell("lexicon", "house", "--add", "zaxes,qi", "--import", str(tmp_path / "more.txt"), "--json")
    assert added.document["words"] == ["flurp", "qi", "zaxes"]
    assert shakespell("lexicon", "house", "--drop", "QI", "--json").document["words"] == ["flurp", "zaxes"]
    refused = shakespell("lexicon", "house", "--add", "it's")
    assert (refused.status, refused.err.count("\n")) == (2, 1)
    begun = new_match(Wanted("dicewords", {"Ann": {}}, [], {}, seed="k", family=True, house=True))
    assert begun.record.header.lexicon.house == ("flurp", "zaxes")
    assert begun.record.header.lexicon.family


@pytest.mark.parametrize(
    "asked",
    [
        "best dicewords --roll ZZZZZZZZZ",
        "score dicewords --roll AAAAAAAAA --word AA",
        "advise dicewords --roll QQQQQQQQQ",
        "why HEN dicewords --roll ZZZZZZZZZ",
        "best icewords --roll TEARSIN --targets AATG",
        "best icewords --roll KKKKKKK --ignore-targets",
        "score icewords --roll TEARSIN --targets AATG --word TEA",
        "advise icewords --roll VVVVTEA --targets ACHD",
        "layout crossword-cubes --roll ZZZZZZZZZZZZZZ",
        "layout crossword-cubes --roll ZZET",
        "layout speed-dice --roll KKKKKKKK",
        "layout speed-dice --roll KKEA",
    ],
)
def test_dice_that_cannot_lie_so(shakespell: Shakespell, asked: str) -> None:
    """Every command that takes a roll says which faces too few dice can show."""
    refused = shakespell(*asked.split())
    assert refused.status == 2
    assert refused.err.startswith("shakespell: these dice cannot lie so: ")
    assert refused.err.count("\n") == 1
