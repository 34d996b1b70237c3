"""``python -m shakespell.cli``."""

from . import main

main()
