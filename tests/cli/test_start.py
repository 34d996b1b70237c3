"""An answer does not wait for what it does not need: most of a short command's time would go into imports."""

import subprocess
import sys

import pytest

ROLL = "gold=A,indigo=E,orange=H,red=E,purple=L,blue=V,brown=N,black=T,green=P"
PROGRAM = """
import sys
from shakespell.cli.border import run
assert run(sys.argv[1:]) == 0
print(*(name for name in ("pydantic", "fastapi", "sqlalchemy", "numpy", "rich") if name in sys.modules))
"""


@pytest.mark.parametrize("verb", [["score", "--word", "ELEPHANT"], ["best", "--top", "1"]], ids=["score", "best"])
def test_answers_about_a_roll_import_nothing_heavy(verb: list[str]) -> None:
    command = [sys.executable, "-c", PROGRAM, verb[0], "dicewords", "--roll", ROLL, *verb[1:]]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert "ELEPHANT" in done.stdout
    assert done.stdout.splitlines()[-1] == ""
