"""The program under test as a process of its own, and how Chromium is started."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "shakespell" / "web" / "index.html"
PROGRAM = os.environ.get("SHAKESPELL")
"""Another program to test, such as one installed from a wheel; its dice are by chance."""

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is here is used; the headless shell takes half the time of the others."""

CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}


class Server:
    """`shakespell serve` as a process that can be stopped and started again on the same database and port."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'matches.sqlite3'}"
        self.log = folder / "server.log"
        self.test = folder / "test"
        self.test.write_text("before any test", encoding="utf-8")
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait for the line that names the address."""
        program = [PROGRAM] if PROGRAM else [sys.executable, Path(__file__).with_name("seeded.py"), self.test]
        command = [*program, "serve", "--port", str(self.port), "--db", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, env=os.environ | {"PYTHONUNBUFFERED": "1"}
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        found = re.search(r"http://[\d.]+:(\d+)", line)
        if found is None:
            self.kill()
            raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")
        self.port = int(found.group(1))

    def kill(self) -> None:
        """Stop at once, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
