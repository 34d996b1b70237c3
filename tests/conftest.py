"""What all tests share."""

import os
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "same",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.register_profile("new", settings.get_profile("same"), derandomize=False, max_examples=1000)
settings.load_profile("same")
"""Property tests try the same examples in every run. ``make test-deep`` tries new ones, and more of them."""


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
    monkeypatch.setattr("shakespell.presets.dicewords_tables.FEWEST_STATES_KEPT", 1 << 60)
