"""The border between the program and whoever runs it: exit statuses, one-line faults, and never a traceback.

0 is an answer, 1 the answer 'no' to a yes/no question, 2 unusable input; 130 is Ctrl-C, 141 a reader that went away.
"""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

import io
import os
import sys
from collections.abc import Sequence
from typing import Any, TextIO

import typer
from typer._click.exceptions import ClickException, NoArgsIsHelpError
from typer.main import get_command

from .app import app
from .helping import help_width
from .output import Unusable
from .plain import read_plainly

UNUSABLE, INTERRUPTED, NO_READER = 2, 130, 141


def run(arguments: Sequence[str]) -> int:
    """Run one command; what comes back is the exit status."""
    _prepare_streams()
    try:
        status = _invoked(list(arguments) or ["--help"])
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_stdout()
        return NO_READER
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    return status


def _invoked(arguments: list[str]) -> int:
    """The exit status of a command; whatever its user can mend becomes one line on stderr."""
    read_plainly()
    command = get_command(app)
    try:
        with command.make_context("shakespell", arguments, terminal_width=help_width()) as context:
            status: Any = command.invoke(context)
    except typer.Exit as leaving:
        return leaving.exit_code
    except ClickException as fault:
        return _refuse(_usage(fault))
    except BrokenPipeError:
        raise
    except OSError as fault:
        return _refuse(f"{fault.filename or 'the system'}: {fault.strerror or fault}")
    except ValueError as fault:
        if not isinstance(fault, _mendable()):
            raise
        return _refuse(str(fault))
    return status if isinstance(status, int) else 0


def _mendable() -> tuple[type[ValueError], ...]:
    """The faults whose message is written for the user."""
    from ..presets import PresetError
    from ..record import RecordError
    from ..words.lexicon import LexiconError

    return Unusable, PresetError, LexiconError, RecordError


def _usage(fault: ClickException) -> str:
    """What does not fit in the arguments, and where to look."""
    context = getattr(fault, "ctx", None)
    path = context.command_path if context else "shakespell"
    if isinstance(fault, NoArgsIsHelpError):
        return f"{path} needs more: see {path} --help"
    message = fault.format_message().rstrip(".")
    return f"{message}. See {path} --help."


def _refuse(message: str) -> int:
    print("shakespell:", " ".join(message.split()), file=sys.stderr)
    return UNUSABLE


def _prepare_streams() -> None:
    """No character that a terminal cannot show, no byte that is not text and no closed stream may end the program."""
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:  # whoever started the program closed it: play <&-
            setattr(sys, name, _nothing(number))
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _nothing(number: int) -> TextIO:
    """A stream that is at its end, and takes whatever is written; no file opened later gets its number."""
    opened = os.open(os.devnull, os.O_RDWR)
    if opened != number:
        os.dup2(opened, number)
        os.close(opened)
    return open(number, "w" if number else "r", encoding="utf-8", closefd=False)


def _forget_stdout() -> None:
    """Nobody reads any more: what is still to be flushed at exit goes nowhere."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
