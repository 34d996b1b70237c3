"""The command line: everything the house can do, scriptable and at a terminal. docs/command-line.md describes it."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

import sys


def main() -> None:
    """Run ``shakespell`` with the arguments of this process and leave with its exit status."""
    from .border import run

    sys.exit(run(sys.argv[1:]))
