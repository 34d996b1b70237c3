"""Writes what letters become on dice, rule by rule, for the web client's tests: its reading must be the server's.

python scripts/readings.py [--check]: with ``--check`` changes nothing, and exits with 1 where the file is out of date.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

from shakespell.server.bodies import Reading
from shakespell.words.folding import FOLDINGS, Folding

TARGET = Path(__file__).parents[1] / "web" / "tests" / "readings.json"
LETTERS = [chr(code) for start, end in ((0x20, 0x370), (0x1E00, 0x1F00)) for code in range(start, end)]
"""Latin letters with and without marks, and signs: blocks in which no version of Unicode changes anything any more."""


def read_by(folding: Folding) -> dict[str, Any]:
    """A folding as clients get it, and all characters that become some letters, by those letters."""
    found: dict[str, str] = defaultdict(str)
    for character in LETTERS:
        letters = folding.normal(f"A{character}A")
        if isinstance(letters, str):
            found[letters[1:-1]] += character
    return {"reading": Reading.by(folding).model_dump(), "letters": dict(sorted(found.items()))}


def main() -> int:
    """Write the file, or compare it."""
    made = {name: read_by(folding) for name, folding in FOLDINGS.items()}
    text = json.dumps(made, ensure_ascii=True, indent=2) + "\n"
    if "--check" not in sys.argv:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
        return 0
    print(f"{TARGET} is out of date: run python scripts/readings.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
