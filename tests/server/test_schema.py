"""The schema of the wire: it is what the server says and accepts, and the written one is up to date."""

import json
from pathlib import Path
from typing import Any

import pytest

from shakespell.games import GAMES
from shakespell.server import schema
from shakespell.server.wire import type_name

DOCUMENT = json.loads(schema.wire_schema())


def test_the_written_schema_is_up_to_date() -> None:
    """Fails when a message changes and the web client's types do not."""
    assert schema.main(["--check"]) == 0, "run python -m shakespell.server.schema, then npm run generate in web/"


def test_it_is_the_same_every_time() -> None:
    assert schema.wire_schema() == schema.wire_schema()


def test_drift_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new" / "wire.schema.json"
    assert schema.main(["--check", str(file)]) == 1
    assert schema.main([str(file)]) == 0
    assert schema.main(["--check", str(file)]) == 0
    file.write_text(file.read_text("utf-8").replace('"prompt"', '"promt"'), "utf-8")
    assert schema.main(["--check", str(file)]) == 1
    assert "out of date" in capsys.readouterr().err


def references(part: Any) -> set[str]:
    match part:
        case {"$ref": str(name), **rest}:
            return {name.removeprefix("#/$defs/")} | references(rest)
        case dict():
            return {name for key, value in part.items() if key != "mapping" for name in references(value)}
        case list():
            return {name for value in part for name in references(value)}
        case _:
            return set()


def test_every_type_is_there() -> None:
    assert references(DOCUMENT) <= DOCUMENT["$defs"].keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_games_own_types_carry_its_name(game: str) -> None:
    """Two games' types of one name cannot be mixed up, nor renamed by the coming of a third."""
    prefix = type_name(game)
    own = references(DOCUMENT["properties"][f"{game}.action"]) | references(DOCUMENT["properties"][f"{game}.event"])
    assert own
    assert all(name.startswith(prefix) for name in own)
    for use in ("rules", "seat_options", "view", "client", "server"):
        assert f"{game}.{use}" in DOCUMENT["properties"]


def test_what_comes_from_outside_knows_no_further_fields() -> None:
    asked = {name for use, part in DOCUMENT["properties"].items() if _is_asked(use) for name in references(part)}
    loose = {name for name in asked if DOCUMENT["$defs"][name].get("additionalProperties") is not False}
    assert not loose


def _is_asked(use: str) -> bool:
    return (
        use == "hello" or use.startswith("request.") or use.endswith((".action", ".client", ".rules", ".seat_options"))
    )
