"""Searches that end when nobody waits for them any more."""

from collections.abc import Callable
from typing import TypeAlias

Stop: TypeAlias = Callable[[], bool] | None
"""Asked now and then; True ends the search. None where nobody calls it off."""


class Cancelled(Exception):
    """The caller's ``stop`` said so."""


def check_of(stop: Stop) -> Callable[[], None] | None:
    """The same for the compiled core, which ends with the exception that its check raises."""
    if stop is None:
        return None

    def check() -> None:
        if stop():
            raise Cancelled("nobody waits for this search any more")

    return check
