"""A terminal to play at: lines in, text and dice out, with or without colours, and a bell when time is up.

Works at 80 columns, on terminals without colours or other alphabets, and on pipes, where nobody is waited for.
"""

import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType

from rich.console import Console
from rich.text import Text

from ..core.game import Millis
from .width import folded

WIDTH = 80
LONGEST_WAIT = Millis(1600)
"""A bot that says it would think longer is hurried, in milliseconds."""

AN_HOUR = 3600
"""Seconds; more than that is no clock but the table's patience, and is not shown."""


class Leave(Exception):
    """Whoever plays wants to leave the table: ``quit``, or the end of the input."""


class Bell(Exception):
    """Time ran out while a line was awaited."""


class PassOn(Exception):
    """Whoever sits at the keyboard passes it on to the next who may act."""


class Terminal:
    """What a match is played at. ``interactive`` is False where no person sits at the other end.

    ``interrupt`` is a time of ``now`` at which a line is broken off though no clock says so: somebody who
    plays elsewhere ends the race.
    """

    interrupt: float | None = None

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=True)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            with suppress(ImportError):  # line editing is a comfort some platforms lack
                import readline  # noqa: F401, PLC0415

    @property
    def width(self) -> int:
        """Columns to use: at most 80, so that lines stay readable on wide screens."""
        return min(self.console.width, WIDTH) if self.interactive else WIDTH

    @property
    def unicode(self) -> bool:
        """Whether boxes can be drawn with lines."""
        return self.console.encoding.lower().startswith("utf")

    @property
    def colours(self) -> bool:
        return self.console.color_system is not None and not self.console.no_color

    def now(self) -> float:
        """Seconds by a clock that never goes back."""
        return time.monotonic()

    def clock(self, bell: float | None) -> str:
        """The time that is left until the bell, to stand behind a name; nothing where no clock runs."""
        left = None if bell is None else bell - self.now()
        return f" {int(left) // 60}:{int(left) % 60:02}" if left is not None and 0 < left < AN_HOUR else ""

    def say(self, *lines: Text | str) -> None:
        """Print lines; text that came from people or files is never read as markup.

        Where a person reads them, lines that are too long go on below, between words.
        """
        for line in lines or ("",):
            if isinstance(line, Text):
                self.console.print(line)
            else:
                for part in folded(line, self.console.width) if self.interactive else (line,):
                    self.console.print(Text(part))

    def ask(self, prompt: str, bell: float | None = None) -> str:
        """One line of input, without space around it. Leave at the end of the input, Bell when the clock says so.

        ``bell`` is a time of ``now``.
        """
        moments = [moment for moment in (bell, self.interrupt) if moment is not None]
        with _bell_after(min(moments) - self.now() if moments else None):
            try:
                line = input(prompt)
            except EOFError:
                self.say()
                raise Leave from None
        if not self.interactive:
            print(line)  # so that a transcript shows what was typed
        return line.strip()

    def agrees(self, question: str) -> bool:
        """Whether the answer to a yes/no question is yes; Enter is yes."""
        while True:
            answer = self.ask(f"{question} [Y/n] ").lower()
            if answer in {"", "y", "yes", "n", "no"}:
                return answer in {"", "y", "yes"}
            self.say("Please answer y or n.")

    def pause(self, wait: Millis) -> None:
        """Let a bot think, where somebody watches."""
        if self.interactive:
            time.sleep(min(wait, LONGEST_WAIT) / 1000)

    def clear(self) -> None:
        """Take what was printed out of sight, before somebody else sits down."""
        if self.interactive:
            self.console.clear()


@contextmanager
def _bell_after(seconds: float | None) -> Iterator[None]:
    """Raise Bell once the time is over; where the platform has no timers the table refuses what comes too late."""
    if seconds is None or not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise Bell

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(seconds, 0.001))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
