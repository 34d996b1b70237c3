"""Golden records: matches of every game and variant, recorded once, must replay and verify as they did then.

Where one does not, the rules of its game have changed: raise the version in its listing, then run
scripts/record_matches.py.
"""

import json
from pathlib import Path

import pytest

from shakespell.games import GAMES
from shakespell.presets.variants import variants
from shakespell.record import Record, RecordError, read_record, replayed, verified

RECORDINGS = sorted((Path(__file__).parents[1] / "recordings").glob("*.json"))


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_a_recording_verifies(path: Path) -> None:
    record = read_record(path)
    report = verified(record)
    assert report.valid, report.reason
    assert report.actions == sum("action" in entry for entry in record.log) > 0
    assert report.rolls_checked > 0


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_a_recording_is_written_as_it_was_read(path: Path) -> None:
    """Nobody's old record loses a field: the format is what it was when the match was recorded."""
    document = json.loads(path.read_bytes())
    assert json.loads(Record.model_validate(document).model_dump_json()) == document


def test_every_variant_has_a_recording_of_the_version_played() -> None:
    expected = {f"{game}-{listing.version}-{name}" for game, listing in GAMES.items() for name in variants(game)}
    assert {path.stem for path in RECORDINGS} == expected


def test_a_record_of_another_version_is_refused_by_name() -> None:
    record = read_record(RECORDINGS[0])
    older = record.model_copy(update={"header": record.header.model_copy(update={"version": 0})})
    with pytest.raises(RecordError, match="version 0"):
        list(replayed(older))
