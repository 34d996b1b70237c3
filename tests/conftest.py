"""What all tests share."""

import os
import tempfile
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True, scope="session")
def own_cache_folder() -> Iterator[None]:
    """No test finds or leaves tables of rerolls among the files of whoever runs it; programs that it starts neither."""
    before = os.environ.get("XDG_CACHE_HOME")
    with tempfile.TemporaryDirectory(prefix="shakespell-cache-") as folder:
        os.environ["XDG_CACHE_HOME"] = folder
        yield
        if before is None:
            del os.environ["XDG_CACHE_HOME"]
        else:
            os.environ["XDG_CACHE_HOME"] = before


@pytest.fixture(autouse=True)
def no_tables_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables stay in memory, where one serves all tests of a process; a file of one is hundreds of megabytes."""
    monkeypatch.setattr("shakespell.presets.reroll_tables.FEWEST_STATES_KEPT", 1 << 60)
