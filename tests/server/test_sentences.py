"""What the server says to players is collected for translation: web/tests/sentences.json holds all of it."""

import ast
import runpy
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "sentences.py"


def test_the_collection_is_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new refusal or option fails here until it is collected, and then in the web client until it is translated."""
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), "--check"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(SCRIPT), run_name="__main__")
    assert ended.value.code == 0, "run scripts/sentences.py, then translate what is new in web/src/lib/told/"


def test_sentences_are_found_with_their_places() -> None:
    """Refusals and reasons, and what changes in them; docstrings, codes and parts of other strings are none."""
    sentences = runpy.run_path(str(SCRIPT))["_sentences"]
    source = '''
"""This is a docstring."""
def refuse(word, dice):
    """So is this."""
    raise IllegalAction("too-short", f"{word[:20]} has {len(word)} letters, not {len(dice)}.")
    raise IllegalAction("why", "Is it a word?")
    raise ValueError("no end")
'''
    assert sorted(sentences(ast.parse(source))) == ["Is it a word?", "{0} has {1} letters, not {2}."]
