"""Catalogues that make an entry when it is asked for."""

import subprocess
import sys

import pytest

from shakespell.core.on_demand import OnDemand


def test_entries_are_made_when_they_are_asked_for_and_once() -> None:
    made: list[str] = []

    def maker(name: str) -> str:
        made.append(name)
        return name.upper()

    catalogue = OnDemand({name: lambda name=name: maker(name) for name in ("one", "two")})  # type: ignore[misc]
    assert list(catalogue) == ["one", "two"]
    assert len(catalogue) == 2
    assert "two" in catalogue
    assert made == []
    assert (catalogue["two"], catalogue["two"]) == ("TWO", "TWO")
    assert made == ["two"]
    with pytest.raises(KeyError):
        catalogue["three"]


def test_one_game_is_imported_without_the_others() -> None:
    program = "import sys; from shakespell.games import GAMES; GAMES['dicewords']; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120)
    games = {name.split(".")[2] for name in done.stdout.split() if name.startswith("shakespell.games.")}
    assert games == {"dicewords"}
