"""Bookworm at the command line: to be played in a terminal."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from typing import TYPE_CHECKING

from .commands import GameCommands

if TYPE_CHECKING:
    from ..screen import ScreenMaker


def _screen() -> "ScreenMaker":
    from .bookworm_screen import BookwormScreen

    return BookwormScreen


COMMANDS = GameCommands(screen=_screen)
