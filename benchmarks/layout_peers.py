"""Programs of others that lay crosswords from given letters: ``layouts.py`` puts them beside ours where they are there.

PyPI's ``bgsolver`` plays Bananagrams: it lays the longest word, then words that cross one that lies, and takes words
back when it is stuck. It knows no wilds, looks for one layout that uses every letter, for no score and no proof.
"""

import contextlib
import importlib
import io
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from shakespell.core.dice import Face
from shakespell.words.layout import Cell, Layout, lay

HOW_TO_GET = (
    "bgsolver is not installed here: put it into an environment of its own (python -m venv peers; "
    "peers/bin/pip install bgsolver) and name that environment's site-packages in PYTHONPATH"
)


@dataclass(frozen=True, slots=True)
class PeerLayout:
    """What a peer made of one roll."""

    seconds: float
    score: int
    complete: bool


class Bananagrams:
    """bgsolver, with our words."""

    def __init__(self, words: Iterable[str]) -> None:
        """Raises ImportError where it is not installed."""
        self._board: Any = importlib.import_module("bgsolver.board")
        self._player: Any = importlib.import_module("bgsolver.player")
        vars(self._player).update(WORD_LIST=list(words))

    def solve(self, faces: Sequence[Face]) -> PeerLayout:
        """One layout of a roll without wilds, scored as Game One scores it (CC-5)."""
        began = time.perf_counter()
        board, player = self._board.Board(), self._player.Player([face.glyph for face in faces])
        with contextlib.redirect_stdout(io.StringIO()):
            complete = self._play(board, player)
        seconds = time.perf_counter() - began
        return PeerLayout(seconds, _score(_layout(board), faces), complete)

    def _play(self, board: Any, player: Any) -> bool:
        """The program's own loop of a game without new letters: lay while it can, then try to lay anew."""
        while player.letters:
            word = player.choose_word(board)
            if word is None:
                return bool(board.words_made) and bool(player.reorder(board, mode="auto"))
            player.make_word(word, board)
        return True


def _layout(board: Any) -> Layout:
    cells = {at: letter for word in board.words_made for at, letter in zip(word.coordinates, word.word, strict=True)}
    return Layout(tuple(Cell(row, col, letter) for (row, col), letter in sorted(cells.items())))


def _score(layout: Layout, faces: Sequence[Face]) -> int:
    placement = lay(layout, faces)
    points = placement.points(faces)
    words = sum(points[cell.at] for run in layout.runs() for cell in run.cells)
    return words - sum(faces[die].points for die in placement.left)
