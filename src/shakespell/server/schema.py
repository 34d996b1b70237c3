"""Writes what goes over the wire as one JSON Schema, from which the web client's types are made.

``python -m shakespell.server.schema`` writes web/src/lib/wire.schema.json; ``--check`` changes nothing and exits with 1
where the file is not what it would write. ``$defs`` holds every type; ``properties`` says where each is used: bodies by
name, and for each game its options, messages, view, events and actions. A game's own types carry its name.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import CoreModeRef, DefsRef, GenerateJsonSchema, JsonSchemaMode

from ..games import GAMES
from ..record import Record
from . import bodies, wire
from .solving import SOLVERS

TARGET = Path(__file__).resolve().parents[3] / "web" / "src" / "lib" / "wire.schema.json"
DIALECT = "https://json-schema.org/draft/2020-12/schema"

REQUESTS: tuple[type[BaseModel], ...] = (
    bodies.CreateMatch,
    bodies.HouseChange,
    bodies.JoinMatch,
    bodies.AskInvitation,
    bodies.DiceSetFile,
    bodies.KeptSeats,
    bodies.LeaveMatch,
    bodies.RematchRequest,
)
ANSWERS: tuple[type[BaseModel], ...] = (
    bodies.Created,
    bodies.Joined,
    bodies.Invitation,
    bodies.Left,
    bodies.MatchInfo,
    bodies.MyMatches,
    bodies.Tables,
    bodies.Turns,
    bodies.Rolls,
    bodies.Games,
    bodies.GameSchema,
    bodies.Lexicons,
    bodies.HouseWords,
    bodies.WordInfo,
    bodies.ProblemBody,
    Record,
)

Part = tuple[str, JsonSchemaMode, Any]


class _Named(GenerateJsonSchema):
    """Names a game's own types after the game, so that they stay what they are when another game has such a type."""

    def get_defs_ref(self, core_mode_ref: CoreModeRef) -> DefsRef:
        core_ref, mode = core_mode_ref
        if core_ref.startswith("shakespell.record.Record:"):  # languages have a Record of their own
            return super().get_defs_ref((type(core_ref)(core_ref.replace(".Record:", ".MatchRecord:")), mode))
        for game in GAMES:
            own = f"shakespell.games.{game.replace('-', '_')}."
            if core_ref.startswith(own):
                path, name = core_ref.rsplit(".", 1)
                prefix = wire.type_name(game)
                named = name if name.startswith(f"{prefix}View:") else prefix + name
                return super().get_defs_ref((type(core_ref)(f"{path}.{named}"), mode))
        return super().get_defs_ref(core_mode_ref)


def _parts() -> Iterator[Part]:
    """Where each type is used, how it is read, and its type."""
    yield "hello", "validation", wire.Hello
    for body in REQUESTS:
        yield f"request.{body.__name__}", "validation", body
    for body in ANSWERS:
        yield f"answer.{body.__name__}", "serialization", body
    for game, solver in SOLVERS.items():
        yield f"request.solve.{game}", "validation", solver.body
        yield f"answer.solve.{game}", "serialization", solver.answer
    for game, listing in GAMES.items():
        yield f"{game}.rules", "validation", listing.rules
        yield f"{game}.seat_options", "validation", listing.seat_options
        yield f"{game}.action", "validation", wire.by_kind(listing.action)
        yield f"{game}.event", "serialization", wire.by_kind(listing.event)
        yield f"{game}.view", "serialization", listing.view
        yield f"{game}.client", "validation", wire.client_message(game)
        yield f"{game}.server", "serialization", wire.server_message(game)


def wire_schema() -> str:
    """The whole schema as text, always the same for the same types."""
    inputs = [(use, mode, _adapter(kind)) for use, mode, kind in _parts()]
    found, defs = TypeAdapter.json_schemas(
        inputs, schema_generator=_Named, title="Everything on the wire", ref_template="#/$defs/{model}"
    )
    document = {
        "$schema": DIALECT,
        "title": defs["title"],
        "type": "object",
        "properties": {use: schema for (use, _), schema in found.items()},
        "$defs": defs["$defs"],
    }
    return json.dumps(document, indent=2, sort_keys=True, ensure_ascii=False) + "\n"


def _adapter(kind: Any) -> TypeAdapter[Any]:
    return kind if isinstance(kind, TypeAdapter) else TypeAdapter(kind)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the schema, or check it; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m shakespell.server.schema", description=__doc__.splitlines()[0])
    parser.add_argument(
        "--check", action="store_true", help="change nothing; exit with 1 where the file is out of date"
    )
    parser.add_argument("file", nargs="?", type=Path, default=TARGET, help="where the schema is written")
    asked = parser.parse_args(arguments)
    fresh = wire_schema()
    if asked.check:
        current = asked.file.read_text("utf-8") if asked.file.is_file() else ""
        if current != fresh:
            print(f"{asked.file} is out of date: run python -m shakespell.server.schema", file=sys.stderr)
        return int(current != fresh)
    asked.file.parent.mkdir(parents=True, exist_ok=True)
    asked.file.write_text(fresh, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
