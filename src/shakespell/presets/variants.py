"""Variants: named ways to play a game, each a few options that differ from the default."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from ..games import GAMES
from .document import Document, read
from .reading import DATA, PresetError

FOLDER = DATA / "variants"


@dataclass(frozen=True, slots=True)
class Variant:
    """A named way to play; ``rules`` holds only what differs from the default."""

    name: str
    title: str
    description: str
    rules: Mapping[str, Any]


class _Variant(Document):
    title: str
    description: str
    rules: dict[str, Any]


class _Variants(Document):
    source: str
    variants: dict[str, _Variant]


@cache
def variants(game: str) -> Mapping[str, Variant]:
    """The variants of a game by name, in the order a host is offered them."""
    path = FOLDER / f"{game}.toml"
    found = read(path, _Variants).variants
    return {name: Variant(name, each.title, each.description, each.rules) for name, each in found.items()}


def rules_for(game: str, asked: Mapping[str, Any] | str | None) -> Any:
    """The rules a host asked for: a variant's name, options, or options on top of ``{"variant": name}``.

    PresetError names the option that does not fit and says what would.
    """
    options = {"variant": asked} if isinstance(asked, str) else dict(asked or {})
    name = options.pop("variant", None)
    if name is not None:
        options = {**_variant(game, str(name)).rules, **options}
    try:
        return rules_adapter(game).validate_python(options)
    except ValidationError as fault:
        raise PresetError(f"rules of {game}: {first_fault(fault)}") from fault


@cache
def rules_adapter(game: str) -> TypeAdapter[Any]:
    """Reads and writes the rules of a game; made once, since making one reads the source for its sentences."""
    return TypeAdapter(GAMES[game].rules)


@cache
def seat_options_adapter(game: str) -> TypeAdapter[Any]:
    """Reads and writes what one seat of a game has for itself."""
    return TypeAdapter(GAMES[game].seat_options)


def _variant(game: str, name: str) -> Variant:
    known = variants(game)
    if name not in known:
        raise PresetError(f"{game} has no variant {name}; there is {', '.join(known)}")
    return known[name]


def first_fault(fault: ValidationError) -> str:
    """The first thing that does not fit, as ``option: what is wrong``."""
    first = fault.errors(include_url=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    if first["type"] == "unexpected_keyword_argument":
        return f"{where} is not an option"
    said = str(first.get("ctx", {}).get("error", first["msg"]))  # a reader's own words, without the validator's
    return f"{where}: {said}" if where else said
