"""The interpreter's hash seed, another one in every process, decides no answer and no move of a bot."""

import os
import subprocess
import sys

import pytest

SEEDS = ("0", "8", "10", "23")
"""Under the two in the middle faces lay on other dice when a set of them was gone through in its own order."""

ANSWERS = """
best dicewords --roll elephntev --json
best dicewords --roll AEEHPLTNV
score dicewords --roll elephntev --word help --json
why HEN dicewords --roll TENEVHPLE --json
score dicewords --roll UERLS?WXZ --word rules
best icewords --roll TEARSIN --ignore-targets --json
score icewords --roll RETAINS --targets ACHD --word stain --json
why TEA icewords --roll RETAINS --json
why TELEPHONE dicewords
name bookworm --category fruit --letters B,CK,XY,A --json
layout speed-dice --roll AERTLSNO --json
layout crossword-cubes --roll AERTLS --json
word quixotic --json
games --json
"""

MATCHES = """
simulate speed-dice --matches 1 --seats bot:casual,bot:club --json
simulate bookworm --matches 1 --seats bot:casual,bot:club --json
simulate icewords --matches 1 --seats bot:beginner,bot:casual --rules rounds=2 --json
simulate crossword-cubes --matches 1 --seats bot:beginner,bot:casual --variant quick --json
simulate dicewords --matches 1 --seats bot:beginner,bot:beginner --rules rounds=2 --json
"""

PROGRAM = """
import sys
from shakespell.cli.border import run
for line in sys.argv[1].strip().splitlines():
    print(line, run(line.split()), flush=True)
"""


def said(commands: str, seed: str) -> str:
    """What the commands answer under a hash seed, seconds left out."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, commands],
        env=os.environ | {"PYTHONHASHSEED": seed},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
        check=True,
    )
    return "\n".join(line for line in done.stdout.splitlines() if "seconds" not in line)


@pytest.mark.parametrize("commands", [ANSWERS, MATCHES], ids=["answers", "matches"])
def test_an_answer_is_the_same_whatever_the_hash_seed(commands: str) -> None:
    first = said(commands, SEEDS[0])
    for seed in SEEDS[1:]:
        assert said(commands, seed) == first, f"PYTHONHASHSEED={seed}"
