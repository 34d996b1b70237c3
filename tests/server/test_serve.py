"""``shakespell serve``: the address on stdout once it listens, or one line that says what is wrong and status 2."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from shakespell.server.serve import run

from .test_resume import served

FULL = """
import resource, signal, sys
from shakespell.server.serve import run
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
sys.exit(run(port=0, db=sys.argv[1]))
"""
"""A server whose files may not grow by a byte."""


def check_refusal(status: int, out: str, err: str, *said: str) -> None:
    """Status 2, nothing on stdout, one line on stderr."""
    assert (status, out) == (2, ""), err
    assert err.startswith("shakespell: ")
    assert err.count("\n") == 1, err
    assert all(part in err for part in said), err


def test_a_port_in_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        status = run(port=port, db=str(tmp_path / "m.sqlite3"))
    check_refusal(status, *capsys.readouterr(), f"127.0.0.1:{port}", "Address already in use", "--port 0")


@pytest.mark.parametrize("database", ["/proc/nowhere/m.sqlite3", "mysql://x/y"])
def test_a_database_that_cannot_be_used(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_refusal(run(port=0, db=database), *capsys.readouterr(), database)


def test_a_disk_that_is_full_at_the_start(tmp_path: Path) -> None:
    """Not a byte can be written; the line names the file."""
    file = str(tmp_path / "m.sqlite3")
    ended = subprocess.run([sys.executable, "-c", FULL, file], capture_output=True, check=False, text=True, timeout=60)
    check_refusal(ended.returncode, ended.stdout, ended.stderr, file, "cannot be written")


@pytest.mark.parametrize(("host", "port"), [("192.0.2.1", 0), ("no such host", 0), ("127.0.0.1", 99_999)])
def test_an_address_that_is_not_ours(host: str, port: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check_refusal(run(host=host, port=port, db=str(tmp_path / "m.sqlite3")), *capsys.readouterr(), host)


async def test_it_stops_politely_on_sigterm_and_the_matches_are_there_again(tmp_path: Path) -> None:
    database = tmp_path / "m.sqlite3"
    async with served(database) as house:
        made = await house.create("human", rules={"rounds": 1})
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.seated()
            os.kill(house.process.pid, signal.SIGTERM)
            assert (await ann.closed())[0] in (1001, 1012)
        assert await house.process.wait() in (0, -signal.SIGTERM)
    async with served(database) as house, house.sit(made["match"], made["token"]) as ann:
        await ann.turn("pass")
