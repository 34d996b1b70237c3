"""Golden records: matches of every game and variant, recorded once, must replay and verify as they did then.

Where one does not, the rules of its game have changed: raise the version in its listing, and record the variants that
no older recording covers any more. A recording of an older version comes out by the rules of today, or says in one line
which version it needs.
"""

import json
from functools import cache
from pathlib import Path

import pytest

from shakespell.games import GAMES
from shakespell.presets import default_lexicon
from shakespell.presets.variants import variants
from shakespell.record import OtherVersion, Record, RecordError, read_record, replayed, verified

RECORDINGS = sorted((Path(__file__).parents[1] / "recordings").glob("*.json"))


@cache
def recorded(path: Path) -> Record:
    return read_record(path)


def comes_out(record: Record) -> bool:
    """Whether the rules of today lead to the same end."""
    try:
        return verified(record).valid
    except OtherVersion:
        return False


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_a_recording_verifies_or_names_the_version_it_needs(path: Path) -> None:
    record, words = recorded(path), default_lexicon("en")
    assert record.header.lexicon.digest == words.digest
    try:
        report = verified(record, record.header.lexicon.checker(words))
    except OtherVersion as fault:
        assert record.header.is_older
        assert f"needs version {record.header.version} of {record.header.game}" in str(fault)
        return
    assert report.valid, report.reason
    assert report.actions == sum("action" in entry for entry in record.log) > 0
    assert report.rolls_checked > 0


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_a_recording_is_written_as_it_was_read(path: Path) -> None:
    """Nobody's old record loses a field: the format is what it was when the match was recorded."""
    document = json.loads(path.read_bytes())
    assert json.loads(Record.model_validate(document).model_dump_json()) == document


def test_every_variant_has_a_recording_that_comes_out() -> None:
    expected = {(game, name) for game in GAMES for name in variants(game)}
    covered = {variant_of(path) for path in RECORDINGS if comes_out(recorded(path))}
    assert covered == expected


def variant_of(path: Path) -> tuple[str, str]:
    """``bookworm-1-no-clock``: the game and its variant."""
    game = recorded(path).header.game
    version, _, name = path.stem.removeprefix(f"{game}-").partition("-")
    assert int(version) == recorded(path).header.version
    return game, name


def test_a_recording_of_cards_names_its_lists() -> None:
    """So that nobody's record is called invalid because the lists of today know other words."""
    for path in RECORDINGS:
        header = recorded(path).header
        assert bool(header.lexicon.categories) == (bool(header.dice_set.cards) and header.version > 1)


def test_a_record_of_another_version_is_refused_by_name() -> None:
    record = read_record(RECORDINGS[0])
    older = record.model_copy(update={"header": record.header.model_copy(update={"version": 0})})
    with pytest.raises(RecordError, match="version 0"):
        list(replayed(older))
