"""What a client may send has its bounds in its type: nobody's screen, log or memory is at another player's mercy."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from shakespell.games import GAMES
from shakespell.record import Record, action_adapter, verified
from shakespell.server import schema

from .conftest import House

DOCUMENT = json.loads(schema.wire_schema())
ASKED = {
    use: part
    for use, part in DOCUMENT["properties"].items()
    if use == "hello" or use.startswith("request.") or use.endswith((".action", ".client", ".rules", ".seat_options"))
}
CHECKED_BY_VALUE = {"DiceSet"}
"""Types that bound themselves however they are made; see test_a_dice_set_that_is_too_large."""

RECORDINGS = Path(__file__).parents[1] / "recordings"
ONE_OF_EACH = [next(iter(sorted(RECORDINGS.glob(f"{game}-*.json")))) for game in GAMES]
MOST = {"maximum": 2**31, "maxLength": 1000, "maxItems": 2000, "maxProperties": 100}


A_WHOLE_FILE = {"DiceSetFile.text": 100_000}
"""Read by the server, and shown to nobody else."""


def unbounded(part: Any, where: str, seen: set[str]) -> Iterator[str]:
    """Whatever in a schema may be as large as its sender likes."""
    if "$ref" in part:
        name = part["$ref"].removeprefix("#/$defs/")
        if name not in seen | CHECKED_BY_VALUE:
            seen.add(name)
            yield from unbounded(DOCUMENT["$defs"][name], name, seen)
        return
    if "const" in part or "enum" in part:
        return
    for choice in (*part.get("anyOf", ()), *part.get("oneOf", ())):
        yield from unbounded(choice, where, seen)
    yield from _unbounded_value(part, where)
    for name, field in part.get("properties", {}).items():
        yield from unbounded(field, f"{where}.{name}", seen)
    for inner in (part.get("items"), part.get("additionalProperties")):
        if isinstance(inner, dict):
            yield from unbounded(inner, f"{where}[]", seen)
    if isinstance(part.get("additionalProperties"), dict):
        yield from _unbounded_value({"type": "string", **part.get("propertyNames", {})}, f"{where}'s names")


def _unbounded_value(part: Any, where: str) -> Iterator[str]:
    kind = part.get("type")
    if kind is None and not {"anyOf", "oneOf"} & part.keys():
        yield f"{where}: anything at all"
    if kind in ("integer", "number") and not ("minimum" in part and _within(part, "maximum")):
        yield f"{where}: {kind}"
    file = part.get("maxLength", 0) == A_WHOLE_FILE.get(where)
    if kind == "string" and "pattern" not in part and not file and not _within(part, "maxLength"):
        yield f"{where}: string"
    if kind == "array" and not _within(part, "maxItems"):
        yield f"{where}: array"
    if kind == "object" and part.get("additionalProperties") is not False and not _within(part, "maxProperties"):
        yield f"{where}: object"


def _within(part: Any, limit: str) -> bool:
    return limit in part and part[limit] <= MOST[limit]


@pytest.mark.parametrize("use", ASKED)
def test_everything_a_client_may_send_is_bounded(use: str) -> None:
    assert not list(unbounded(ASKED[use], use, set()))


def test_the_check_sees_what_is_unbounded() -> None:
    """It can fail: the same walk finds each kind of it, at any depth."""
    fields = {name: {"type": name} for name in ("integer", "number", "string", "array")}
    loose = {"type": "object", "additionalProperties": {"anyOf": [{"type": "integer", "maximum": 5}, {}]}}
    part = {"type": "object", "additionalProperties": False, "properties": {**fields, "object": loose}}
    found = list(unbounded(part, "it", set()))
    assert [each.rsplit(": ")[-1] for each in found] == [*fields, "object", "integer", "anything at all", "string"]


# Hostile values

HOSTILE: dict[str, tuple[Any, ...]] = {
    "integer": (2**53, -(2**53), 10**1900, 2**31, 1001, -1001, 1.5, True, "1", None, float("nan")),
    "string": ("x" * 201, "x" * 20_000, "\ud800", 7, [], {}),
    "array": (["x"] * 31, [None], "x", 7, {"0": "x"}),
    "boolean": ("perhaps", 2, None, []),
}


def resolved(part: Any) -> Any:
    """A schema with its reference followed; of several choices the first that is not null."""
    if "$ref" in part:
        return resolved(DOCUMENT["$defs"][part["$ref"].removeprefix("#/$defs/")])
    choices = [choice for choice in part.get("anyOf", ()) if choice.get("type") != "null"]
    return resolved(choices[0]) if choices else part


def sample(part: Any) -> Any:
    """A small value that fits a schema."""
    part = resolved(part)
    match part:
        case {"const": value} | {"enum": [value, *_]}:
            return value
        case {"type": "object", "properties": fields}:
            return {name: sample(field) for name, field in fields.items()}
        case {"type": "array", "items": items}:
            return [sample(items)]
        case {"type": "integer"}:
            return 1
        case {"type": "boolean"}:
            return True
        case _:
            return "A"


def spoilt(part: Any) -> Iterator[Any]:
    """The same value over and over, each time with one hostile part."""
    part = resolved(part)
    yield from HOSTILE.get(part.get("type", ""), ()) if "const" not in part else ("x" * 1000,)
    if part.get("type") == "array":
        yield from ([bad] for bad in spoilt(part["items"]))
    for name, field in part.get("properties", {}).items():
        yield from ({**sample(part), name: bad} for bad in spoilt(field) if bad is not None or "anyOf" not in field)


def hostile_actions(game: str) -> list[Any]:
    kinds = DOCUMENT["properties"][f"{game}.action"]["oneOf"]
    return [action for kind in kinds for action in spoilt(kind)]


@pytest.mark.parametrize("game", GAMES)
def test_no_game_reads_a_hostile_action(game: str) -> None:
    for kind in DOCUMENT["properties"][f"{game}.action"]["oneOf"]:
        action_adapter(game).validate_json(json.dumps(sample(kind)), strict=True)
    hostile = hostile_actions(game)
    assert len(hostile) > 20
    for action in hostile:
        with pytest.raises(ValidationError):
            action_adapter(game).validate_json(json.dumps(action), strict=True)


@pytest.mark.parametrize("game", GAMES)
async def test_a_hostile_action_is_refused_and_reaches_nobody(house: House, game: str) -> None:
    seats = ["human", "open"][: GAMES[game].seats[0]]
    made = await house.create(*seats, game=game, rules={})
    if len(seats) > 1:
        await house.join(made["match"])
    async with house.sit(made["match"], made["token"]) as ann, house.sit(made["match"], None) as guest:
        await ann.seated()
        await guest.seated()
        for action in hostile_actions(game)[:100]:
            await ann.say({"kind": "do", "prompt": ann.table["view"]["prompt"], "action": action})
            refused = await ann.until(lambda message: message["kind"] == "refused")
            assert (refused["code"], len(refused["message"]) < 300) == ("does-not-fit", True), refused
        assert all(len(text) < 60_000 for text in guest.heard)


@pytest.mark.parametrize("recording", ONE_OF_EACH, ids=lambda file: file.stem)
def test_the_verifier_knows_the_bounds(recording: Path) -> None:
    """A record with an action that no server would have taken is not valid, and says which entry it is."""
    record = json.loads(recording.read_text("utf-8"))
    record["header"]["version"] = GAMES[record["header"]["game"]].version  # of an older one nothing is said for sure
    number, entry = next((n, e) for n, e in enumerate(record["log"], 1) if "action" in e)
    written = [action for action in hostile_actions(record["header"]["game"]) if "\\ud800" not in json.dumps(action)]
    for action in written[:40]:
        entry["action"] = action
        checked = verified(Record.model_validate_json(json.dumps(record)))
        assert not checked.valid
        assert checked.reason.startswith(f"log entry {number} ")
        too_large = any(text in json.dumps(action) for text in (str(2**53), "x" * 201))
        assert ("does not fit" in checked.reason) >= too_large
