"""Frozen values that cost little: making one, changing a few of its fields, keeping what follows from it.

A match is thousands of states, each one step from the last, and making them is most of what an engine does. The
constructor and copy that ``dataclasses`` writes for a frozen class go through ``object.__setattr__`` field by field;
plain assignment takes a fifth of that. So a value is filled while it belongs to an open twin of its class, a subclass
that adds nothing but assignment, and then becomes what it is. From then on it is as frozen as any other.
"""

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:  # so that a type checker knows fields, types and what may be assigned
    from builtins import property as derived
    from dataclasses import dataclass
    from dataclasses import replace as changed
else:

    def dataclass(*, frozen, slots, **options):
        """``dataclasses.dataclass`` for frozen slotted classes, with the fast constructor; it knows no factories."""

        def made(of):
            of = dataclasses.dataclass(of, frozen=frozen, slots=slots, init=False, **options)
            of.__init__ = _constructor(of)
            return of

        return made

    def changed(old, /, **changes):
        """``old`` with other values for the named fields; TypeError for a field it does not have.

        For frozen, slotted dataclasses without ``__post_init__``: what a constructor would check has been checked once.
        """
        return _copier(type(old), *changes)(old, changes)

    class derived:  # noqa: N801  # used as property is
        """A property of a `Remembering` value that is worked out when it is first asked for, and then kept."""

        def __init__(self, work):
            self.work, self.name, self.__doc__ = work, work.__name__, work.__doc__

        def __get__(self, value, owner=None):
            if value is None:
                return self
            kept = value.__dict__[self.name] = self.work(value)  # found there, before this, from now on
            return kept


__all__ = ["Remembering", "changed", "dataclass", "derived", "put"]

T = TypeVar("T")


class Remembering:
    """Base of frozen values with `derived` properties; these are no fields, so equality and copies do without them."""


def put(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with another value at one place."""
    changing = list(values)
    changing[at] = value
    return tuple(changing)


FEW = 2
"""So few fields are sooner set past the guard one by one than the class is changed twice."""


def _constructor(of: type[Any]) -> Callable[..., None]:
    """A constructor that does what the one of ``dataclasses`` does, faster."""
    given = [field for field in dataclasses.fields(of) if field.init]
    if len(given) > FEW:
        body = ["_own = self.__class__", "assume_class(self, Open)"]
        body += [f"self.{field.name} = {field.name}" for field in given]
        body += ["self.__class__ = _own"]
    else:
        body = [f"set_{field.name}(self, {field.name})" for field in given] or ["pass"]
    body += ["self.__post_init__()"] * hasattr(of, "__post_init__")
    known = {f"default_{field.name}": field.default for field in given}
    known |= {f"set_{field.name}": getattr(of, field.name).__set__ for field in given}
    constructor = _written(of, "__init__", _parameters(given), body, known)
    constructor.__annotations__ = {field.name: field.type for field in given}
    return constructor


def _parameters(fields: Iterable["dataclasses.Field[Any]"]) -> list[str]:
    """The constructor's parameters as source text, those that must be named last."""
    fields = sorted(fields, key=lambda field: bool(field.kw_only))
    texts = [
        field.name if field.default is dataclasses.MISSING else f"{field.name}=default_{field.name}" for field in fields
    ]
    named = next((at for at, field in enumerate(fields) if field.kw_only), None)
    return ["self", *texts] if named is None else ["self", *texts[:named], "*", *texts[named:]]


@cache
def _copier(of: type[Any], *changing: str) -> Callable[[Any, Mapping[str, Any]], Any]:
    """Copies a value but for the fields that change; there are as many copiers as ways in which steps change states."""
    if hasattr(of, "__post_init__"):
        raise TypeError(f"{of.__name__} checks itself when it is made: use dataclasses.replace")
    names = [field.name for field in dataclasses.fields(of)]
    if unknown := next((name for name in changing if name not in names), ""):
        raise TypeError(f"{of.__name__} has no field {unknown}")
    body = ["new = make(Open)"]
    body += [f"new.{name} = changes['{name}']" if name in changing else f"new.{name} = old.{name}" for name in names]
    body += ["new.__class__ = own", "return new"]
    return _written(of, "copier", ["old", "changes"], body, {"own": of})


def _written(
    of: Any, name: str, parameters: Iterable[str], body: Iterable[str], known: Mapping[str, Any]
) -> Callable[..., Any]:
    """A function written from the field names of a class of ours, as dataclasses does."""
    source = "\n    ".join((f"def {name}({', '.join(parameters)}):", *body))
    namespace: dict[str, Any] = {**known, "Open": _open(of), "make": object.__new__, "assume_class": _assume_class}
    exec(source, namespace)  # noqa: S102  # see above
    function: Callable[..., Any] = namespace[name]
    function.__qualname__ = f"{of.__qualname__}.{name}"
    return function


_assume_class = object.__dict__["__class__"].__set__
"""Assigns an object's class, past the guard of a frozen one."""


@cache
def _open(of: Any) -> type[Any]:
    """The open twin: to the interpreter the same object, fields and all, but with assignment."""
    free = {"__slots__": (), "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    return type(f"Open{of.__name__}", (of,), free)
