"""`shakespell` with the same dice in every run of a test: the seeds come from the test's name, not from chance.

python tests/e2e/seeded.py FILE ARGUMENTS...: FILE holds the name of the test that runs, as conftest.py writes it.
"""

import hashlib
import sys
from collections import Counter
from pathlib import Path

from shakespell.cli import main
from shakespell.server import lobby


def seeds_from(file: Path) -> None:
    """Let each test's first, second, ... match have the seed that it has in every run."""
    matches: Counter[str] = Counter()

    def seed() -> bytes:
        test = file.read_text(encoding="utf-8")
        matches[test] += 1
        return hashlib.sha256(f"{test}/{matches[test]}".encode()).digest()

    lobby.fresh_seed = seed


if __name__ == "__main__":
    seeds_from(Path(sys.argv[1]))
    sys.argv = ["shakespell", *sys.argv[2:]]
    main()
