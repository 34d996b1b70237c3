"""Writes what was rolled in some recordings, for the web client's tests: its dice must be those of core/chance.py.

python scripts/rolls.py [--check]: with ``--check`` changes nothing, and exits with 1 where the file is out of date.
``rolls`` are told as the server tells them, for recordings that have every shape of label between them. ``shared`` is
one of them over again with shares of its seats: only its dice are right, as nobody played with them.
"""

import json
import sys
from pathlib import Path
from typing import Any

from shakespell.core.chance import commitment, match_key, rolled
from shakespell.core.game import Roll
from shakespell.record import Record, read_record, replayed
from shakespell.server.rolls import told_rolls

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "web" / "tests" / "rolls.json"
RECORDINGS = (
    "bookworm-1-tournament",
    "crossword-cubes-1-duplicate",
    "crossword-cubes-1-harsh",
    "dicewords-1-duplicate",
    "dicewords-1-rulebook",
    "icewords-1-sugar-cube",
    "icewords-1-tournament",
    "speed-dice-1-next-die",
)
SHARED = "dicewords-1-rulebook"
SHARES = ("a1" * 32, "", "c3" * 32)


def with_shares(record: Record) -> dict[str, Any]:
    """The seats with their shares, and the faces of each roll by the number of its entry."""
    key = match_key(bytes.fromhex(record.seed or ""), tuple(map(bytes.fromhex, SHARES)))
    rolls = ((entry, told.before.needs) for entry, told in enumerate(replayed(record), 1))
    faces = {entry: rolled(key, need.label, need.dice) for entry, need in rolls if isinstance(need, Roll)}
    seats = [{"entropy": share or None, "entropy_commitment": _promised(share)} for share in SHARES]
    return {"recording": SHARED, "seats": seats, "faces": faces}


def _promised(share: str) -> str | None:
    return commitment(bytes.fromhex(share)) if share else None


def compact(rolls: list[dict[str, Any]]) -> list[list[Any]]:
    """Entry, label, and each die's name with its number of faces, to keep the file short."""
    return [[roll["entry"], roll["label"], {d["name"]: d["faces"] for d in roll["dice"]}] for roll in rolls]


def main() -> int:
    """Write the file, or compare it."""
    records = {name: read_record(ROOT / "tests" / "recordings" / f"{name}.json") for name in RECORDINGS}
    told = {name: compact(told_rolls(record).model_dump()["rolls"]) for name, record in records.items()}
    made = {"rolls": told, "shared": with_shares(records[SHARED])}
    text = json.dumps(made, separators=(",", ":")) + "\n"
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET} is out of date: run python scripts/rolls.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
