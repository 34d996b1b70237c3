"""``score``, ``best``, ``advise``, ``why`` and ``play`` for Dice Words: the printed examples, and a round in secret."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Shakespell

from shakespell.core.chance import match_key, rolled
from shakespell.core.dice import shown
from shakespell.presets import dice_set
from shakespell.record import read_record, verified

RACK = dice_set("icewords").dice("rack")


def own(tmp_path: Path, *words: str) -> str:
    file = tmp_path / "own.txt"
    file.write_text("\n".join(words) + "\n", encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("roll", "targets", "word", "sums"),
    [
        ("H A D O E S L", "A C H D", "HAD", (5, 3, 15, 0, 15)),
        ("d1=A,d2=?,d3=T,d4=E,d5=U,d6=M,d7=H", "A C T D", "MATCH", (7, 3, 21, 5, 26)),
        ("d1=A,d2=?,d3=E,d4=C,d5=U,d6=M,d7=H", "A C T G", "MATCH", (9, 3, 27, 5, 32)),
        ("d1=U,d2=E,d3=T,d4=C,d5=B,d6=M,d7=L", "A C J O", "TUMBLE", (13, 0, 0, 10, 10)),
    ],
)
def test_printed_examples(shakespell: Shakespell, roll: str, targets: str, word: str, sums: tuple[int, ...]) -> None:
    """KW-5 to KW-8."""
    done = shakespell("score", "icewords", "--roll", roll, "--targets", targets, "--word", word, "--json")
    scored = done.document
    assert (done.status, scored["valid"]) == (0, True)
    columns = ("value", "targets_matched", "subtotal", "bonus", "score")
    assert tuple(scored[column] for column in columns) == sums


def test_targets_ignored_and_side_b(shakespell: Shakespell) -> None:
    """KW-13(3), KW-13(4)."""
    roll = ("--roll", "T H E M O I S", "--word", "THEM", "--json")
    ignoring = shakespell("score", "icewords", *roll, "--ignore-targets").document
    assert (ignoring["value"], ignoring["multiplier"], ignoring["score"]) == (7, 4, 28)
    side_b = shakespell("score", "icewords", *roll, "--ignore-targets", "--side", "B").document
    assert (side_b["bonus"], side_b["score"]) == (10, 38)


def test_an_eighth_face_is_the_sugar_die(shakespell: Shakespell, tmp_path: Path) -> None:
    """KW-12."""
    done = shakespell(
        *("score", "icewords", "--roll", "E A T R B H D E", "--targets", "ACJO", "--word", "BREATHED", "--json"),
        *("--lexicon", own(tmp_path, "breathed")),
    )
    assert done.document["bonus"] == 25
    assert "sugar" in [use["die"] for use in done.document["dice"]]


@pytest.mark.parametrize(
    ("more", "status", "says"),
    [
        (("--word", "ZZZ"), 0, "needs three Zs"),
        (("--word", "A"), 0, "at least 2 letters"),
        (("--word", "HDA"), 0, "is not in"),
        (("--word", "HAD", "--targets", "AC"), 2, "2 letters, and there are 4 ice dice"),
        (("--word", "HAD", "--targets", "ACHQ"), 2, "no die shows Q"),
        (("--word", "HAD", "--roll", "H A D"), 2, "3 faces"),
    ],
)
def test_what_cannot_be_scored(shakespell: Shakespell, more: tuple[str, ...], status: int, says: str) -> None:
    """KW-10: a word that does not count is an answer; what cannot be read is one line on stderr."""
    options = dict(zip(("--roll", "--targets"), ("H A D O E S L", "ACHD"), strict=True))
    options |= dict(zip(more[::2], more[1::2], strict=True))
    done = shakespell("score", "icewords", *(part for pair in options.items() for part in pair))
    assert done.status == status
    assert says in (done.err if status else done.out)
    assert done.err.count("\n") == (1 if status else 0)


def test_score_asks_for_the_targets(shakespell: Shakespell) -> None:
    done = shakespell("score", "icewords", "--roll", "H A D O E S L", "--word", "HAD")
    assert (done.status, "--ignore-targets" in done.err) == (2, True)


def test_best_is_what_score_says_best_first(shakespell: Shakespell) -> None:
    roll = ("--roll", "H A D O E S L", "--targets", "ACHD")
    words = shakespell("best", "icewords", *roll, "--top", "5", "--json").document["words"]
    assert [word["score"] for word in words] == sorted((word["score"] for word in words), reverse=True)
    for word in words:
        again = shakespell("score", "icewords", *roll, "--word", word["word"], "--json").document
        assert again["score"] == word["score"]


def test_advice_is_never_worth_less_than_stopping(shakespell: Shakespell) -> None:
    """KW-3: and with no roll left it is the best word now."""
    roll = ("--roll", "O O K C B N F", "--targets", "AEHD", "--json")
    for left, better in (("0", False), ("2", True)):
        advice: dict[str, Any] = shakespell("advise", "icewords", *roll, "--rolls-left", left).document
        assert advice["expected"] >= advice["best_now"]["score"]
        assert (advice["expected"] > advice["best_now"]["score"]) is better
    assert set(advice["keep"]) <= {die.name for die in RACK}


def test_why(shakespell: Shakespell) -> None:
    """KW-7: Q and Z are only spelled by a wild, and two dice have one."""
    assert shakespell("why", "QUIZ", "icewords", "--json").document["possible"]
    proof = shakespell("why", "JAZZ", "icewords", "--json").document
    assert not proof["possible"]
    assert "d1" in proof["reason"]


# At the terminal


def first_roll(seed: bytes, seats: int, seat: int) -> str:
    key = match_key(seed, (b"",) * seats)
    return "".join(face.glyph for face in shown(RACK, rolled(key, f"1/{seat}/1", RACK)))


def test_a_match_at_one_keyboard(process: Any, own_data_folder: Path, tmp_path: Path) -> None:
    """KW-4: one after the other, in secret; then the reveal, the sheets with their columns, a record that verifies."""
    seed = bytes(31) + b"\1"
    dice = [first_roll(seed, 2, seat).replace("?", "E") for seat in (0, 1)]
    words = own(tmp_path, dice[0][:4], dice[1][:5])
    done = process(
        *("play", "icewords", "--seats", "Ann,Bob", "--rules", "rounds=1,first_seat=0", "--seed", seed.hex()),
        *("--lexicon", words),
        lines=f"\n{dice[0][:4]}\n\n{dice[1][:5]}!\n",
    )
    assert (done.returncode, done.stderr) == (0, "")
    before, after = done.stdout.split("Bob: locked in.")
    assert f"Ann  {dice[0][:4]}" in after
    assert dice[0][:4] in before
    assert "Round  Word" in after
    (file,) = (own_data_folder / "matches").glob("icewords-*.json")
    record = read_record(file)
    assert verified(record).valid
    assert [seat.options for seat in record.header.seats] == [{}, {}], "as they were asked for"


def test_help_dice_and_odd_lines_do_nothing(process: Any) -> None:
    """Bad input at the prompt is answered with a sentence."""
    lines = "\nhelp\ndice\nsheet\nfoo bar\nkeep pink\nreroll none\nZZZZ\n\nlock\n"
    done = process("play", "icewords", "--seats", "Ann", "--rules", "rounds=1", "--seed", "x", lines=lines)
    assert (done.returncode, done.stderr) == (0, "")
    for says in ("foo is no command", "pink is", "That rolls no die", "needs four Zs", "No letters lie", "lay these"):
        assert says in done.stdout


@pytest.mark.parametrize("variant", ["short", "sugar-cube", "family", "tournament", "untimed", "quick"])
def test_a_match_against_a_bot(process: Any, variant: str) -> None:
    lines = "\nlock\n" * 10 + "n\nlock\n\n" * 30
    if variant == "family":  # other targets? Go, lock in, and yes to the bot's word
        lines = "n\n\nlock\ny\n" * 30
    done = process(
        *("play", "icewords", "--seats", "Ann", "--bot", "casual", "--variant", variant),
        *("--rules", "rounds=2,first_seat=0", "--seed", "b"),
        lines=lines,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "casual bot wins with" in done.stdout


@pytest.mark.parametrize("verb", ["score", "best"])
def test_targets_that_the_ice_dice_cannot_show_together_are_refused(shakespell: Shakespell, verb: str) -> None:
    """Components: each letter is on one ice die, so two As never lie."""
    word = ("--word", "match") if verb == "score" else ()
    done = shakespell(verb, "icewords", "--roll", "M A ? C H E T", "--targets", "AATG", *word)
    assert (done.status, done.out) == (2, "")
    assert "A A needs 2 dice, and only ice1 can show it" in done.err
