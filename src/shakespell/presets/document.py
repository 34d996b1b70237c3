"""Data files as checked documents: every fault names the file, the line and the mend."""

from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from .reading import PresetError, line_of, text_of, toml_in


class Document(BaseModel):
    """A part of a data file: nothing unknown, nothing changed after reading."""

    model_config = ConfigDict(extra="forbid", frozen=True)


D = TypeVar("D", bound=Document)


def read(path: Path, document: type[D]) -> D:
    """A TOML file as a checked document; PresetError names the line of the first fault."""
    return read_text(text_of(path), str(path), document)


def read_text(text: str, where: str, document: type[D]) -> D:
    """A TOML text as a checked document; PresetError calls it ``where`` and names the line of the first fault."""
    try:
        return document.model_validate(toml_in(text, where))
    except ValidationError as fault:
        first = fault.errors(include_url=False)[0]
        raise PresetError(f"{where}:{line_of(text, first['loc'])}: {_said(first)}") from fault


def _said(fault: Any) -> str:
    where = ".".join(str(part) for part in fault["loc"])
    match fault["type"]:
        case "extra_forbidden":
            return f"{where} is not known here; remove it or check its spelling"
        case "missing":
            return f"{where} is missing"
        case _:
            said = str(fault["msg"]).removeprefix("Value error, ")
            return f"{where}: {said}" if where else said
