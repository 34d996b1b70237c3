"""Options of a match: limits are written once, in the annotation, and hold however the options were made."""

from collections.abc import Iterator
from typing import Any, ClassVar, get_type_hints


class Strict:
    """Base of what comes from outside (actions, options): a field that is not known is refused, not ignored."""

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "use_attribute_docstrings": True}


def check_limits(options: Any) -> None:
    """Raise ValueError, naming the option, where a value lies outside the limits its annotation states.

    Annotations carry anything with ``ge`` or ``le``, such as ``annotated_types.Interval``.
    """
    for name, hint in get_type_hints(type(options), include_extras=True).items():
        value = getattr(options, name)
        for low, high in _limits(hint):
            if value is not None and not _within(value, low, high):
                raise ValueError(f"{name} must be from {low} to {high}, not {value}")


def _within(value: Any, low: Any, high: Any) -> bool:
    return (low is None or value >= low) and (high is None or value <= high)


def _limits(hint: Any) -> Iterator[tuple[Any, Any]]:
    for metadata in getattr(hint, "__metadata__", ()):
        low, high = getattr(metadata, "ge", None), getattr(metadata, "le", None)
        if low is not None or high is not None:
            yield low, high
    for part in getattr(hint, "__args__", ()):
        yield from _limits(part)
