"""Runs ``shakespell`` inside the test process, or as a process of its own where signals and pipes matter."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from shakespell.cli.border import run


@dataclass(frozen=True)
class Outcome:
    """What a command left: exit status, stdout, stderr."""

    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        return json.loads(self.out)


Shakespell = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test sees or leaves matches and lexicons of whoever runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "shakespell"


@pytest.fixture
def shakespell(capfd: pytest.CaptureFixture[str]) -> Shakespell:
    """``shakespell("word", "quiz", "--json")``, in this process."""

    def ran(*arguments: str) -> Outcome:
        capfd.readouterr()
        status = run(arguments)
        return Outcome(status, *capfd.readouterr())

    return ran


@pytest.fixture
def process() -> Callable[..., subprocess.CompletedProcess[str]]:
    """``process("play", "dicewords", lines="pass\\n")``, as a process of its own."""

    def ran(*arguments: str, lines: str | bytes = "", **more: Any) -> subprocess.CompletedProcess[str]:
        content = lines.encode() if isinstance(lines, str) else lines
        done = subprocess.run(
            [sys.executable, "-m", "shakespell.cli", *arguments],
            input=content,
            capture_output=True,
            timeout=120,
            check=False,
            **more,
        )
        return subprocess.CompletedProcess(
            done.args, done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")
        )

    return ran
