"""A recording of a version is what it was: it is never written again, and nothing but a new one is added."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "record_matches.py"


@pytest.fixture
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("record_matches", SCRIPT)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def elsewhere(script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script with a folder of its own, and one game of two variants."""
    monkeypatch.setattr(script, "RECORDINGS", tmp_path)
    monkeypatch.setattr(script, "DIGESTS", tmp_path / "digests.txt")
    monkeypatch.setattr(script, "GAMES", {"dicewords": script.GAMES["dicewords"]})
    monkeypatch.setattr(script, "variants", lambda _: ("quick", "blitz"))
    return script


def test_no_recording_has_changed(script: Any) -> None:
    """What a version recorded stays. Only a new version, variant or game is recorded, by scripts/record_matches.py."""
    known = script.digests()
    assert {name: script.digest_of(name) for name in known} == known
    assert {path.name for path in script.RECORDINGS.glob("*.json")} == set(known), "run scripts/record_matches.py"


def test_only_what_is_missing_is_written(elsewhere: Any, tmp_path: Path) -> None:
    elsewhere.main()
    quick, blitz = sorted(tmp_path.glob("*.json"), reverse=True)
    before, when = blitz.read_bytes(), quick.stat().st_mtime_ns
    blitz.unlink()
    elsewhere.DIGESTS.write_text(elsewhere.DIGESTS.read_text().partition("\n")[2])
    elsewhere.main()
    assert blitz.read_bytes() == before, "the same seed gives the same match"
    assert quick.stat().st_mtime_ns == when
    assert set(elsewhere.digests()) == {quick.name, blitz.name}


@pytest.mark.parametrize("change", ["altered", "gone"])
def test_a_changed_recording_is_a_failure(elsewhere: Any, tmp_path: Path, change: str) -> None:
    elsewhere.main()
    one, _ = sorted(tmp_path.glob("*.json"))
    one.write_text("{}") if change == "altered" else one.unlink()
    with pytest.raises(SystemExit, match=one.name):
        elsewhere.main()
