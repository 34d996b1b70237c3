"""``replay`` and ``verify``: a record is shown as it was played, and found out where somebody has edited it."""

import copy
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shakespell.cli.border import run
from shakespell.cli.keeping import Keeper
from shakespell.cli.playing import Wanted, new_match
from shakespell.games import GAMES
from shakespell.presets.categories import lists_digest
from shakespell.record import Record, verified

from .conftest import Shakespell


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The record of a match of two bots, challenges and all."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("data")
        patch.setenv("XDG_DATA_HOME", str(folder))
        rules = ("--variant", "rulebook", "--rules", "rounds=2")
        assert (
            run(["play", "dicewords", "--seats", "", "--bot", "casual", "--bot", "beginner", "--seed", "r", *rules])
            == 0
        )
        (file,) = (folder / "shakespell" / "matches").glob("*.json")
        record: dict[str, Any] = json.loads(file.read_text("utf-8"))
        return record


@pytest.fixture
def file(tmp_path: Path, played: dict[str, Any]) -> Path:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(played), "utf-8")
    return path


def test_a_byte_order_mark_is_no_fault(shakespell: Shakespell, file: Path) -> None:
    """Editors of some systems put one before every text."""
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert shakespell("verify", str(file)).status == 0
    assert shakespell("replay", str(file)).status == 0


def test_a_record_as_it_was_played_is_valid(shakespell: Shakespell, file: Path, played: dict[str, Any]) -> None:
    done = shakespell("verify", str(file), "--json")
    assert (done.status, done.err) == (0, "")
    answer = done.document
    assert (answer["valid"], answer["reason"]) == (True, None)
    assert answer["actions"] == sum("action" in entry for entry in played["log"])
    assert answer["rolls_checked"] == sum(entry.get("fact", {}).get("kind") == "rolled" for entry in played["log"])
    assert "Valid: " in shakespell("verify", str(file)).out


def test_a_record_is_shown_turn_by_turn(shakespell: Shakespell, file: Path, played: dict[str, Any]) -> None:
    done = shakespell("replay", str(file))
    assert (done.status, done.err) == (0, "")
    assert "-- Round 2 of 2: " in done.out
    for total in played["result"]["scores"]:
        assert f"total {total}\n" in done.out
    answer = shakespell("replay", str(file), "--json").document
    assert answer["seats"] == ["casual bot", "beginner bot"]
    assert [entry["number"] for entry in answer["entries"]] == list(range(1, len(played["log"]) + 1))
    assert answer["entries"][-1]["events"][-1]["kind"] == "ended"
    assert answer["result"] == played["result"]


def test_a_record_without_its_seed_is_shown_but_not_valid(shakespell: Shakespell, file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    record["seed"] = None
    file.write_text(json.dumps(record), "utf-8")
    assert shakespell("replay", str(file)).status == 0
    done = shakespell("verify", str(file), "--json")
    assert (done.status, done.document["valid"]) == (1, False)
    assert "no seed" in done.document["reason"]


def edit_points(record: dict[str, Any]) -> None:
    record["result"]["scores"][0] += 1


def edit_roll(record: dict[str, Any]) -> None:
    roll = next(entry["fact"] for entry in record["log"] if len(entry.get("fact", {}).get("faces", ())) == 9)
    roll["faces"][0] = (roll["faces"][0] + 1) % 6


def edit_word(record: dict[str, Any]) -> None:
    next(entry["action"] for entry in record["log"] if entry.get("action", {}).get("kind") == "declare")["word"] = "QI"


def edit_seat(record: dict[str, Any]) -> None:
    entry = next(entry for entry in record["log"] if "action" in entry)
    entry["seat"] = 1 - entry["seat"]


def drop_entry(record: dict[str, Any]) -> None:
    del record["log"][3]


def edit_seed(record: dict[str, Any]) -> None:
    record["seed"] = "00" * 32


def edit_dice(record: dict[str, Any]) -> None:
    record["header"]["dice_set"]["groups"] = []


def edit_seats(record: dict[str, Any]) -> None:
    record["header"]["seats"] = []


@pytest.mark.parametrize(
    "edit", [edit_points, edit_roll, edit_word, edit_seat, drop_entry, edit_seed, edit_dice, edit_seats]
)
def test_a_record_edited_by_hand_is_not_valid(shakespell: Shakespell, file: Path, edit: Any) -> None:
    record = json.loads(file.read_text("utf-8"))
    edit(record)
    file.write_text(json.dumps(record), "utf-8")
    done = shakespell("verify", str(file), "--json")
    assert (done.status, done.err) == (1, "")
    assert done.document["valid"] is False
    assert done.document["reason"]
    assert shakespell("verify", str(file)).out.startswith("Not valid: ")
    assert shakespell("replay", str(file)).status in {0, 2}


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The place of every value in a document."""
    yield path
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*path, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from places(part, (*path, number))


RUBBISH = st.sampled_from([None, -1, 0, 99, 10**30, "", "x", "\ud800", [], [-1] * 9, {}, {"kind": "left"}, True, 1.5])


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_edit_whatever_ends_in_a_traceback(
    played: dict[str, Any],
    tmp_path_factory: pytest.TempPathFactory,
    capfd: pytest.CaptureFixture[str],
    data: st.DataObject,
) -> None:
    record = copy.deepcopy(played)
    path = data.draw(st.sampled_from([place for place in places(played) if place]))
    part: Any = record
    for step in path[:-1]:
        part = part[step]
    if data.draw(st.booleans()):
        part[path[-1]] = data.draw(RUBBISH)
    elif isinstance(part, dict):
        del part[path[-1]]
    else:
        part.insert(path[-1], copy.deepcopy(part[path[-1]]))
    file = tmp_path_factory.mktemp("edited") / "match.json"
    file.write_text(json.dumps(record), "utf-8")
    for command in ("verify", "replay"):
        capfd.readouterr()
        status = run([command, str(file)])
        _, err = capfd.readouterr()
        assert status in {0, 1, 2}
        assert (status == 2) is bool(err)
        assert len(err.splitlines()) <= 1


def test_a_match_kept_by_the_command_line_is_a_record_like_any_other(own_data_folder: Path) -> None:
    begun = new_match(Wanted("dicewords", {"Ann": {}}, [], {}, seed="k"))
    keeper = Keeper(begun.record.header, bytes.fromhex(begun.seed), None)
    record = Record.model_validate_json(begun.record.model_dump_json())
    assert record == begun.record
    assert keeper.path.parent == own_data_folder / "matches"
    assert verified(record).reason.startswith("the record carries no seed")


BOOKWORM = Path(__file__).parents[1] / "recordings" / "bookworm-2-rulebook.json"


def test_category_words_are_checked_by_the_lists_of_the_match_only(shakespell: Shakespell, tmp_path: Path) -> None:
    """BW-9: with other lists here than judged, the record is not called invalid; it says what was not looked up."""
    record = json.loads((BOOKWORM.parent / "bookworm-1-quick.json").read_text("utf-8"))
    file = tmp_path / "match.json"
    for digest, said in (("ab" * 32, f"the lists with the digest {'ab' * 32}"), ("", "lists it does not name")):
        record["header"]["lexicon"]["categories"] = digest
        file.write_text(json.dumps(record), "utf-8")
        done = shakespell("verify", str(file))
        assert done.status == 0
        assert done.out.startswith("Valid: ")
        assert said in done.out
        assert shakespell("verify", str(file), "--json").document["categories_checked"] is False
    assert shakespell("verify", str(BOOKWORM), "--json").document["categories_checked"] is True


def test_a_verdict_that_the_lists_do_not_give_is_found_out(shakespell: Shakespell, tmp_path: Path) -> None:
    record = json.loads((BOOKWORM.parent / "bookworm-1-quick.json").read_text("utf-8"))
    record["header"]["version"] = GAMES["bookworm"].version
    record["header"]["lexicon"]["categories"] = lists_digest("en")
    judged = next(entry["fact"] for entry in record["log"] if entry.get("fact", {}).get("kind") == "judged")
    judged["verdicts"][0] = {"answer": "unknown", "reason": ""}
    file = tmp_path / "match.json"
    file.write_text(json.dumps(record), "utf-8")
    done = shakespell("verify", str(file))
    assert (done.status, "the lexicon does not say so" in done.out) == (1, True)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_that_only_an_older_version_reads_says_which(shakespell: Shakespell, command: str) -> None:
    """Version 1 of Bookworm let nobody dispute a listed word: its matches are neither misread nor called invalid."""
    done = shakespell(command, str(BOOKWORM.parent / "bookworm-1-rulebook.json"))
    assert (done.status, done.err) == (
        2,
        f"shakespell: the record needs version 1 of bookworm; this program plays {GAMES['bookworm'].version}\n",
    )
