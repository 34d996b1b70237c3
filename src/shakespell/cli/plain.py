"""Text and whole numbers read without pydantic: typer would import it for them, and that takes longer than an answer.

Whatever is neither, or out of range, is left to typer, which also says what is wrong with it. Typer asks one function
how a parameter is read; ``read_plainly`` puts another one in its place.
"""

from dataclasses import dataclass
from typing import Any

from typer import core
from typer._click import Context
from typer._coercion import RuntimeParam, TypeDescriptor, build_runtime_param


@dataclass(frozen=True)
class _Plain(RuntimeParam):
    """How the value of a parameter is read."""

    descriptor: TypeDescriptor

    def _coerce_value(self, value: Any, param: Any, ctx: Context) -> Any:
        if self.annotation is str and isinstance(value, str):
            return value
        if self.annotation is int and (number := self._number(value)) is not None:
            return number
        return build_runtime_param(self.descriptor).coerce(value, param, ctx)

    def _number(self, value: Any) -> int | None:
        if not isinstance(value, int) and not (isinstance(value, str) and value.isascii() and value.isdecimal()):
            return None
        number, (least, most) = int(value), (self.parameter_info.min, self.parameter_info.max)
        return number if (least is None or least <= number) and (most is None or number <= most) else None


def _reading(descriptor: TypeDescriptor) -> RuntimeParam:
    if descriptor.annotation in (str, int, bool) and not descriptor.is_choice and not descriptor.is_file:
        return _Plain(descriptor.parameter_info, descriptor.annotation, descriptor)
    return build_runtime_param(descriptor)


def read_plainly() -> None:
    """Let all commands read text and whole numbers so."""
    core.build_runtime_param = _reading  # type: ignore[attr-defined]  # where typer looks it up
