"""A frozen state with a few fields changed: what ``dataclasses.replace`` does, at a third of its cost.

A match is thousands of states, each one step from the last, and copying them is most of what an engine does. So the
copying is written out once for each class: field by field, as one would by hand.
"""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import replace as changed  # so that a type checker knows the fields and their types
else:

    def changed(old, /, **changes):
        """``old`` with other values for the named fields; TypeError for a field it does not have.

        For frozen, slotted dataclasses without ``__post_init__``: what a constructor would check has been checked once.
        """
        return _copier(type(old))(old, changes)


__all__ = ["changed"]


@cache
def _copier(of: type[Any]) -> Callable[[Any, Mapping[str, Any]], Any]:
    names = [field.name for field in fields(of)]
    if hasattr(of, "__post_init__"):
        raise TypeError(f"{of.__name__} checks itself when it is made: use dataclasses.replace")
    lines = [f"    set_{name}(new, changes.pop({name!r}) if {name!r} in changes else old.{name})" for name in names]
    source = "\n".join(
        (
            "def copier(old, changes):",
            "    new = make(of)",
            *lines,
            "    if changes:",
            "        raise TypeError(f'{of.__name__} has no field {next(iter(changes))}')",
            "    return new",
        )
    )
    namespace: dict[str, Any] = {f"set_{name}": getattr(of, name).__set__ for name in names}
    namespace |= {"make": object.__new__, "of": of}
    exec(source, namespace)  # noqa: S102  # written from the field names of our own classes, as dataclasses does
    copier: Callable[[Any, Mapping[str, Any]], Any] = namespace["copier"]
    return copier
