"""A match at the terminal: by pipe, at a pseudo-terminal, left by Ctrl-C and kill -9 and gone on with."""

import contextlib
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest

from shakespell.cli.terminal import Bell, Leave, Terminal
from shakespell.core.chance import match_key, rolled
from shakespell.core.dice import shown
from shakespell.presets import dice_set
from shakespell.presets.variants import variants
from shakespell.record import read_record, verified

Process = Callable[..., subprocess.CompletedProcess[str]]
RACK = dice_set("dicewords").dice("rack")


def first_roll(seed: str, seats: int, seat: int = 0, number: int = 1) -> str:
    """The faces a seat rolls first in round 1, worked out as anybody can who knows the seed."""
    key = match_key(sha256(seed.encode()).digest(), (b"",) * seats)
    return "".join(face.glyph for face in shown(RACK, rolled(key, f"{number}/{seat}/1", RACK)))


def records(folder: Path) -> list[Path]:
    """The records of finished matches."""
    return [path for path in (folder / "matches").glob("*.json") if "unfinished" not in path.name]


def unfinished(folder: Path) -> list[Path]:
    return list((folder / "matches").glob("*.unfinished.json"))


def hot_seat(*more: str, seats: str = "Ann,Bob") -> list[str]:
    return ["play", "dicewords", "--seats", seats, "--rules", "first_seat=0", "--seed", "s", *more]


# By pipe


def test_a_whole_match_by_pipe(process: Process, own_data_folder: Path) -> None:
    done = process(*hot_seat("--rules", "rounds=2"), lines="pass\n" * 4)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ann and Bob share the win with 0." in done.stdout
    assert unfinished(own_data_folder) == []
    (file,) = records(own_data_folder)
    assert str(file) in done.stdout
    record = read_record(file)
    assert record.header.commitment in done.stdout
    assert verified(record).valid
    assert record.seed == sha256(b"s").hexdigest()


def test_a_word_is_shown_with_its_sum_and_then_declared(process: Process, tmp_path: Path) -> None:
    """DW-4, DW-11: the arithmetic is there before the word counts, and on the sheet."""
    letters = first_roll("s", 1).replace("?", "")
    word = letters[:4]
    own = tmp_path / "own.txt"
    own.write_text(word + "\n", encoding="utf-8")
    alone = hot_seat("--lexicon", str(own), "--rules", "rounds=1", seats="Ann")
    done = process(*alone, lines=f"{word.lower()}\n\n")
    assert done.returncode == 0
    total = re.search(rf"{word}  (\d+) x 4 = (\d+)   ", done.stdout)
    assert total
    assert f"Ann: {word} {total[1]} x 4 = {total[2]}; total {total[2]}" in done.stdout
    assert f"Ann scored {total[2]}." in done.stdout
    at_once = process(*alone, lines=f"{word}!\n")
    assert f"Ann scored {total[2]}." in at_once.stdout


def test_a_refused_word_may_be_tried_again(process: Process, tmp_path: Path) -> None:
    """DW-7, quick: the referee refuses, and the player goes on."""
    letters = first_roll("s", 1).replace("?", "")
    own = tmp_path / "own.txt"
    own.write_text(letters[:3] + "\n", encoding="utf-8")
    done = process(
        *hot_seat("--lexicon", str(own), "--rules", "rounds=1", seats="Ann"), lines=f"{letters[:5]}!\n{letters[:3]}!\n"
    )
    assert f"{letters[:5]} is not in the word list own. Try another word" in done.stdout
    assert f"Ann: {letters[:3]} " in done.stdout


@pytest.mark.parametrize(("answer", "stands"), [("", True), ("c", False)])
def test_a_challenge(process: Process, answer: str, stands: bool) -> None:
    """DW-7: a word stands unless challenged; a refuted one scores nothing."""
    word = first_roll("s", 2).replace("?", "")[:7]
    lines = f"{word}!\n{answer}\npass\n"
    done = process(*hot_seat("--variant", "rulebook", "--rules", "rounds=1"), lines=lines)
    assert done.returncode == 0
    assert f"Ann's {word}: Enter lets it stand, c challenges." in done.stdout
    assert (f"Bob challenges {word}: it does not count." in done.stdout) is not stands
    assert (f"Ann: {word}, 0 points" in done.stdout) is not stands


@pytest.mark.parametrize(("judging", "asked"), [("vote", "Bob"), ("host", "Bob")])
@pytest.mark.parametrize("answer", ["y", "n"])
def test_votes_and_hosts(process: Process, judging: str, asked: str, answer: str) -> None:
    word = first_roll("s", 2).replace("?", "")[:7]
    rules = ("--rules", f"rounds=1,judging={judging}")
    done = process(*hot_seat(*rules), lines=f"{word}!\nperhaps\n{answer}\npass\n")
    assert done.returncode == 0
    assert f"{asked}: does {word} count? [y/n] " in done.stdout
    assert "Please answer y or n." in done.stdout
    assert (f"Ann: {word}, 0 points" in done.stdout) is (answer == "n")


def test_everybody_at_once(process: Process) -> None:
    """DW-12: same dice for all, words shown when all are done."""
    done = process(*hot_seat("--rules", "together=duplicate,rounds=1"), lines="reroll all\npass\npass\n")
    assert done.returncode == 0
    assert "everybody rolls" in done.stdout
    assert "share the win" in done.stdout


def test_aids_for_one_player(process: Process, own_data_folder: Path) -> None:
    """KW-13: each aid is one player's own, and in the record as it was asked for; so is the most time."""
    aids = ("--options", "Bob:side_b=yes,ignore-targets=yes", "--options", "Ann:time_percent=500")
    process("play", "icewords", "--seats", "Ann,Bob,Cid", *aids)
    (left,) = unfinished(own_data_folder)
    seats = json.loads(left.read_text("utf-8"))["record"]["header"]["seats"]
    assert [seat["options"] for seat in seats] == [{"time_percent": 500}, {"side_b": True, "ignore_targets": True}, {}]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ("Cid:side_b=yes", "no player is called Cid, only Ann, Bob"),
        ("Bob", "write name:option=value"),
        ("Bob:side_b", "write name:option=value"),
        ("Bob:wings=2", "options of Bob: wings is not an option"),
        ("Bob:head_start=perhaps", "options of Bob: head_start: Input should be a valid boolean"),
    ],
)
def test_options_of_nobody_or_of_nothing(process: Process, options: str, says: str, own_data_folder: Path) -> None:
    """Issue 3, bad input: one line that says what is wrong, and no match is begun."""
    done = process("play", "icewords", "--seats", "Ann,Bob", "--options", options)
    assert done.returncode != 0
    assert says in done.stderr
    assert done.stderr.count("\n") == 1
    assert unfinished(own_data_folder) == []


def test_commands_at_the_prompt(process: Process) -> None:
    lines = "help\ntable\nreckon\nreckon 11 8\nsheet\ndice\nkeep pink\nreroll\nkeep all\nhocus pocus\nzzz\n/pass\n"
    done = process(*hot_seat("--rules", "rounds=1", seats="Ann"), lines=lines)
    assert done.returncode == 0
    for text in (
        "see what a word is worth",
        "1  gold   (?)    ?-2  A 1  E 1  I 1  O 1  U 1",
        "\nA I: worked out from the rulebook's examples\n",
        "\nQ: published elsewhere, not in the rulebook\n",
        "11 x 8 = 88",
        "   11  33   44   55   66   77   88   99\n",
        "Nothing is written on the sheet yet.",
        "pink is no die and no letter that lies",
        "Name the dice",
        "That rolls no die",
        "hocus is no command",
        "ZZZ needs",
        "Ann passes.",
    ):
        assert text in done.stdout, text


@pytest.mark.parametrize("twice", ["keep gold gold", "reroll bro 7", "reroll all gold"])
def test_a_die_named_twice_is_said_and_costs_no_reroll(process: Process, twice: str) -> None:
    done = process(*hot_seat("--rules", "rounds=1", seats="Ann"), lines=f"{twice}\npass\n")
    assert re.search(r"The (gold|brown) die is named twice\.", done.stdout)
    assert "1 reroll left." not in done.stdout


def test_rerolls_run_out(process: Process) -> None:
    """DW-1: two rerolls, no more."""
    done = process(*hot_seat("--rules", "rounds=1", seats="Ann"), lines="r gold 2 bro\nkeep none\nreroll all\npass\n")
    assert "1 reroll left." in done.stdout
    assert "No rerolls are left: declare a word from these dice, or pass." in done.stdout


def test_dice_that_spell_a_command(process: Process, tmp_path: Path) -> None:
    """PASS on the dice is the word, /pass the command."""
    seed = next(seed for seed in map(str, range(10_000)) if spells("PASS", first_roll(seed, 1)))
    alone = ["play", "dicewords", "--seats", "Ann", "--seed", seed, "--rules", "rounds=1"]
    done = process(*alone, lines="pass\n\n")
    assert "For the command type /pass." in done.stdout
    assert re.search(r"Ann: PASS \d", done.stdout)
    assert "Ann passes." in process(*alone, lines="/pass\n").stdout


def spells(word: str, faces: str) -> bool:
    return all(faces.count(letter) >= word.count(letter) for letter in word)


def test_lines_that_are_no_text(process: Process) -> None:
    done = process(*hot_seat("--rules", "rounds=1", seats="Ann"), lines=b"\xff\xfe\x00\xc3\nkeep \xe9\npass\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_names_that_look_like_markup(process: Process) -> None:
    done = process(*hot_seat("--rules", "rounds=1", seats="[bold]Ann[/bold]"), lines="[red]\npass\n")
    assert "[bold]Ann[/bold] passes." in done.stdout


@pytest.mark.parametrize("variant", variants("dicewords"))
def test_bots_play_every_variant_by_themselves(process: Process, own_data_folder: Path, variant: str) -> None:
    done = process(
        *("play", "dicewords", "--seats", "", "--bot", "casual", "--bot", "beginner", "--variant", variant),
        *("--rules", "target_score=200" if variant == "race" else "rounds=2"),
    )
    assert (done.returncode, done.stderr) == (0, "")
    (file,) = records(own_data_folder)
    assert verified(read_record(file)).valid


# Leaving and going on


def test_the_end_of_the_input_leaves_the_match_as_it_stands(process: Process, own_data_folder: Path) -> None:
    done = process(*hot_seat("--rules", "rounds=1"), lines="reroll all\n")
    assert done.returncode == 0
    assert "shakespell play dicewords --resume" in done.stdout
    (file,) = unfinished(own_data_folder)
    kept = json.loads(file.read_text("utf-8"))
    assert kept["record"]["seed"] is None, "a record shows its seed only at the end"
    assert sum("action" in entry for entry in kept["record"]["log"]) == 1
    done = process("play", "dicewords", "--resume", lines="pass\npass\n")
    assert done.returncode == 0
    assert "Round 1 of 1: Ann to roll" in done.stdout
    assert unfinished(own_data_folder) == []
    (record,) = records(own_data_folder)
    assert verified(read_record(record)).valid


def test_a_match_goes_on_with_the_lexicon_it_began_with(process: Process, tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text("alpha\n", encoding="utf-8")
    process(*hot_seat("--lexicon", str(own)), lines="quit\n")
    assert process("play", "dicewords", "--resume", lines="quit\n").returncode == 0
    own.write_text("alpha\nbeta\n", encoding="utf-8")
    done = process("play", "dicewords", "--resume", lines="quit\n")
    assert done.returncode == 2
    assert "another lexicon" in done.stderr


def test_one_match_is_not_played_in_two_terminals(process: Process) -> None:
    with at_terminal(hot_seat()) as terminal:
        terminal.until("Ann> ")
        done = process("play", "dicewords", "--resume", lines="pass\n")
        assert done.returncode == 2
        assert "another terminal" in done.stderr
        terminal.leave(signal.SIGKILL)
    assert process("play", "dicewords", "--resume", lines="quit\n").returncode == 0


def test_an_unfinished_match_that_is_damaged(process: Process, own_data_folder: Path) -> None:
    process(*hot_seat(), lines="quit\n")
    (file,) = unfinished(own_data_folder)
    file.write_text(file.read_text("utf-8")[:-40], "utf-8")
    done = process("play", "dicewords", "--resume")
    assert done.returncode == 2
    assert "no unfinished match" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_nowhere_to_keep_a_match(process: Process, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    done = process(*hot_seat(), lines="quit\n")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


# At a pseudo-terminal


class AtTerminal:
    """A process at a pseudo-terminal of 80 columns: read what it prints, type lines."""

    def __init__(self, arguments: list[str], **environment: str) -> None:
        self.master, slave = pty.openpty()
        os.set_inheritable(slave, True)
        self.text = ""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "shakespell.cli", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40", **environment},
            start_new_session=True,
        )
        os.close(slave)

    def until(self, expected: str, seconds: float = 60) -> str:
        """Read until ``expected`` was printed; what was printed on the way comes back."""
        start, before = time.monotonic(), len(self.text)
        while expected not in self.text[before:]:
            assert time.monotonic() - start < seconds, f"{expected!r} never came; instead:\n{self.text[before:]}"
            if not self._read():
                assert expected in self.text[before:], f"the end came before {expected!r}:\n{self.text}"
        return self.text[before:]

    def _read(self) -> bool:
        if not select.select([self.master], [], [], 0.5)[0]:
            return True
        try:
            content = os.read(self.master, 65536)
        except OSError:  # the other end of a pseudo-terminal is closed
            return False
        self.text += content.decode("utf-8", "replace")
        return bool(content)

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def leave(self, how: signal.Signals) -> int:
        """Send a signal and wait for the end. One that comes between prompt and reading is noticed with the next."""
        for _ in range(12):
            self.process.send_signal(how)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
                break
        status = self.process.wait(1)
        while self._read() and select.select([self.master], [], [], 0.1)[0]:
            pass
        return status


@contextmanager
def at_terminal(arguments: list[str], **environment: str) -> Iterator[AtTerminal]:
    terminal = AtTerminal(arguments, **environment)
    try:
        yield terminal
    finally:
        if terminal.process.poll() is None:
            terminal.process.kill()
        terminal.process.wait()
        os.close(terminal.master)


def test_killed_between_any_two_actions(own_data_folder: Path) -> None:
    """kill -9 after each accepted action: nothing that was accepted is lost, and the match can be finished."""
    arguments = hot_seat("--rules", "rounds=1")
    typed = ["reroll gold", "reroll all", "pass", "reroll blue", "pass"]
    for accepted, line in enumerate(typed[:-1], 1):
        with at_terminal(arguments) as terminal:
            terminal.until("> ")
            terminal.type(line)
            terminal.until("> ")
            terminal.leave(signal.SIGKILL)
        (file,) = unfinished(own_data_folder)
        kept = json.loads(file.read_text("utf-8"))["record"]["log"]
        assert sum("action" in entry for entry in kept) == accepted
        arguments = ["play", "dicewords", "--resume"]
    with at_terminal(arguments) as terminal:
        terminal.until("> ")
        terminal.type(typed[-1])
        terminal.until("The record, with the seed")
        assert terminal.process.wait(60) == 0
    (record,) = records(own_data_folder)
    assert verified(read_record(record)).actions == len(typed)
    assert verified(read_record(record)).valid


def test_ctrl_c_says_how_to_go_on(own_data_folder: Path) -> None:
    with at_terminal(hot_seat()) as terminal:
        terminal.until("Ann> ")
        assert terminal.leave(signal.SIGINT) == 130
        assert "--resume" in terminal.text
        assert "Traceback" not in terminal.text
    assert len(unfinished(own_data_folder)) == 1


def test_an_unfinished_match_is_offered(own_data_folder: Path) -> None:
    with at_terminal(hot_seat()) as terminal:
        terminal.until("Ann> ")
        terminal.leave(signal.SIGINT)
    with at_terminal(["play", "dicewords"]) as terminal:
        terminal.until("A match of Ann, Bob is not finished. Go on with it? [Y/n] ")
        terminal.type("")
        terminal.until("Ann> ")
        terminal.type("quit")
        terminal.until("--resume")
        assert terminal.process.wait(60) == 0
    assert len(unfinished(own_data_folder)) == 1


@pytest.mark.parametrize(
    ("environment", "coloured"),
    [
        pytest.param({}, True, id="colours"),
        pytest.param({"NO_COLOR": "1"}, False, id="NO_COLOR"),
        pytest.param({"TERM": "dumb"}, False, id="dumb terminal"),
        pytest.param({"PYTHONIOENCODING": "ascii", "NO_COLOR": "1"}, False, id="ASCII"),
    ],
)
def test_dice_are_drawn_with_their_identifiers(environment: dict[str, str], coloured: bool) -> None:
    """DW-11: dice in their colours, and the identifier for those who cannot tell colours apart; 80 columns."""
    with at_terminal(hot_seat(), **environment) as terminal:
        text = terminal.until("Ann> ")
    assert (re.search(r"\x1b\[[0-9;]*48;[25];", text) is not None) is coloured
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text)
    assert all(len(line) <= 80 for line in plain.splitlines())
    assert "1 (?)   2 (Y)   3 (J)   4 (K)   5 (Q)   6 (V)   7 (W)   8 (X)   9 (Z)" in plain
    assert "gold    indigo  orange  red     purple  blue    brown   black   green" in plain
    if "PYTHONIOENCODING" in environment:
        assert plain.isascii()


# The clock


def test_a_bell_ends_the_wait_for_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """DW-8: time is up while nobody types."""
    reader, writer = os.pipe()
    with os.fdopen(reader) as stdin, os.fdopen(writer, "w"):
        monkeypatch.setattr(sys, "stdin", stdin)
        terminal = Terminal()
        with pytest.raises(Bell):
            terminal.ask("> ", time.monotonic() + 0.05)
        with pytest.raises(Bell):
            terminal.ask("> ", time.monotonic() - 1)


def test_the_end_of_the_input_is_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    reader, writer = os.pipe()
    os.close(writer)
    with os.fdopen(reader) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        with pytest.raises(Leave):
            Terminal().ask("> ", time.monotonic() + 60)


def test_a_turn_ends_at_the_bell() -> None:
    """DW-8: at time-up with no word declared the turn scores 0."""
    with at_terminal(hot_seat("--rules", "rounds=1,turn_seconds=10", seats="Ann")) as terminal:
        terminal.until("Ann 0:0")
        terminal.until("Time is up for Ann.", 30)
        terminal.until("Ann scored 0.")
        assert terminal.process.wait(60) == 0
