"""The match record: it replays, it verifies offline, and a record edited by hand is found out."""

import json
import secrets
from pathlib import Path
from typing import Any

import pytest
from tests.contract.harness import referee

from shakespell.core.chance import commitment, match_key
from shakespell.core.game import Left, Millis, Seat
from shakespell.core.table import Table, replay
from shakespell.games import GAMES
from shakespell.presets import prepared
from shakespell.presets.agreements import LexiconRecord
from shakespell.record import (
    Header,
    Record,
    RecordError,
    SeatRecord,
    entry_codec,
    read_record,
    rules_json,
    shares_left_out,
    verified,
)

SEED = bytes(range(32))


def played(rules: dict[str, Any] | None = None) -> Record:
    """A short match between two seats, one of which added entropy of its own."""
    from shakespell.games.dicewords import actions  # noqa: PLC0415  the game under test stays out of the module's head

    setup = prepared("dicewords", rules or {"rounds": 1, "invalid_word": "zero"}, ({}, {}), "english")
    share = b"share of seat one"
    table = Table(setup.build(), match_key(SEED, (b"", share)), referee)
    for at in range(1000, 9000, 1000):
        if table.over:
            break
        (seat,) = table.state.to_act
        view = table.view(seat)
        dice = next(hand.dice for hand in view.hands if hand.seat == seat)
        if "reroll" in view.can:
            table.play(seat, actions.Reroll(("gold", "blue")), Millis(at), view.prompt)
        else:
            word = "".join(die.glyph for die in dice[:3]).replace("?", "E")
            table.play(seat, actions.Declare(word), Millis(at), view.prompt)
    codec = entry_codec("dicewords")
    header = Header(
        match="test",
        game="dicewords",
        version=GAMES["dicewords"].version,
        rules=rules_json(setup),
        dice_set=setup.dice_set,
        seats=(
            SeatRecord(name="Ann"),
            SeatRecord(name="Bob", entropy_commitment=commitment(share), entropy=share.hex()),
        ),
        lexicon=LexiconRecord(name="test", digest="none", folding="english"),
        commitment=commitment(SEED),
    )
    log = tuple(codec.encode(entry) for entry in table.log)
    return Record(header=header, log=log, result=table.state.result, seed=SEED.hex())


def edited(record: Record, change: Any) -> Record:
    document = json.loads(record.model_dump_json())
    change(document)
    return Record.model_validate(document)


def test_a_record_verifies() -> None:
    report = verified(played(), referee)
    assert report.valid, report.reason
    assert report.rolls_checked == 7
    assert report.actions == 6


def test_a_share_that_was_never_shown_is_named() -> None:
    """B-40: whoever had committed to add to the dice and did not is told of, though all else is well."""

    def withheld(document: dict[str, Any]) -> None:
        document["header"]["seats"][1]["entropy"] = None

    assert shares_left_out(played()) == ()
    assert shares_left_out(edited(played(), withheld)) == (1,)


def test_a_record_replays_without_seed_or_lexicon() -> None:
    record = played().model_copy(update={"seed": None})
    game = record.header.setup().build()
    assert replay(game, record.entries()).result == record.result


def test_a_record_survives_the_file(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(played().model_dump_json())
    assert read_record(path) == played()


def first_roll(document: dict[str, Any]) -> dict[str, Any]:
    return next(entry["fact"] for entry in document["log"] if entry.get("fact", {}).get("kind") == "rolled")


def loaded_die(document: dict[str, Any]) -> None:
    faces = [entry for entry in document["log"] if entry.get("fact", {}).get("kind") == "rolled"][1]["fact"]["faces"]
    faces[0] = (faces[0] + 1) % 6


def other_starter(document: dict[str, Any]) -> None:
    fact = first_roll(document)
    fact["faces"] = [1 - fact["faces"][0]]


def better_result(document: dict[str, Any]) -> None:
    document["result"]["scores"][0] += 100


def verdict_turned(document: dict[str, Any]) -> None:
    judged = next(entry["fact"] for entry in document["log"] if entry.get("fact", {}).get("kind") == "judged")
    judged["verdicts"][0]["answer"] = "no" if judged["verdicts"][0]["answer"] == "yes" else "yes"


def entry_gone(document: dict[str, Any]) -> None:
    del document["log"][-1]


def entry_twice(document: dict[str, Any]) -> None:
    document["log"].append(document["log"][-1])


def other_seed(document: dict[str, Any]) -> None:
    document["seed"] = secrets.token_hex(32)


def no_seed(document: dict[str, Any]) -> None:
    document["seed"] = None


def other_entropy(document: dict[str, Any]) -> None:
    document["header"]["seats"][1]["entropy"] = "00"


def time_runs_back(document: dict[str, Any]) -> None:
    document["log"][-1]["at"] = 0


def time_up_too_early(document: dict[str, Any]) -> None:
    document["log"].insert(2, {"at": document["log"][1]["at"], "fact": {"kind": "time-up", "seat": 0}})


def wrong_seat(document: dict[str, Any]) -> None:
    acted = next(entry for entry in document["log"] if "seat" in entry)
    acted["seat"] = 1 - acted["seat"]


def illegal_action(document: dict[str, Any]) -> None:
    acted = next(entry for entry in document["log"] if "seat" in entry)
    acted["action"] = {"kind": "declare", "word": "ZZZZZZZZZ", "dice": None}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (loaded_die, "did not fall as the seed says"),
        (other_starter, "did not fall as the seed says"),
        (better_result, "the result is not what the log comes to"),
        (verdict_turned, "the lexicon does not say so"),
        (entry_gone, "the result is not what the log comes to"),
        (entry_twice, "comes after the end"),
        (other_seed, "not the one that was committed to"),
        (no_seed, "carries no seed"),
        (other_entropy, "not what it had committed to"),
        (time_runs_back, "earlier than the one before"),
        (time_up_too_early, "nobody's time was up"),
        (wrong_seat, "turn to act"),
        (illegal_action, "against the rules"),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_a_record_edited_by_hand_is_found_out(change: Any, says: str) -> None:
    """Bad input of the issue: a record edited by hand."""
    report = verified(edited(played(), change), referee)
    assert not report.valid
    assert says in report.reason


def test_seats_swapped_are_found_out() -> None:
    """B-39: what each seat added counts at its place."""
    record = played()
    swapped = record.header.model_copy(update={"seats": record.header.seats[::-1]})
    assert not verified(record.model_copy(update={"header": swapped}), referee).valid


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{}", "header: Field required"),
        ("[]", "is no match record"),
        ("not json", "is no match record"),
        ("\x00\xff", "is no match record"),
    ],
)
def test_files_that_are_no_record(tmp_path: Path, text: str, says: str) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_record_of_something_else() -> None:
    unknown = played().header.model_copy(update={"game": "chess"})
    with pytest.raises(RecordError, match="does not know: chess"):
        unknown.setup()
    later = played().header.model_copy(update={"version": 99})
    with pytest.raises(RecordError, match="version 99"):
        later.setup()


def test_unknown_fields_of_an_entry_are_refused() -> None:
    def change(document: dict[str, Any]) -> None:
        next(entry for entry in document["log"] if "seat" in entry)["action"]["cheat"] = True

    report = verified(edited(played(), change), referee)
    assert not report.valid
    assert "cheat" in report.reason


def test_leaving_is_in_the_record() -> None:
    """Left and Back are facts like any other."""
    setup = prepared("dicewords", {"first_seat": 0}, ({}, {}), "english")
    table = Table(setup.build(), match_key(SEED), referee)
    table.resolve(Left(Seat(1)), Millis(5))
    codec = entry_codec("dicewords")
    assert codec.decode(codec.encode(table.log[-1]), "entry") == table.log[-1]
