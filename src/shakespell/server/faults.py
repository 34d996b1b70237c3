"""What does not fit in a body, said in our own sentences: a validator's text is for those who wrote the program.

Each fault has a stable ``code`` and the field; its sentence stands in the web client's catalogues of all languages.
"""

from collections.abc import Iterable
from itertools import islice
from typing import Any

from pydantic import ValidationError

from ..record import shortened
from .bodies import Fault

MOST_FAULTS = 20

NUMBER, WHOLE, CHOICE, TEXT = "number", "whole-number", "choice", "text"

CODES = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "unexpected_keyword_argument": "unknown",
    "string_too_short": "too-short",
    "string_too_long": "too-long",
    "too_short": "too-few",
    "too_long": "too-many",
    "greater_than_equal": "too-small",
    "less_than_equal": "too-large",
    "literal_error": CHOICE,
    "enum": CHOICE,
    "int_type": WHOLE,
    "int_parsing": WHOLE,
    "int_parsing_size": WHOLE,
    "int_from_float": WHOLE,
    "float_type": NUMBER,
    "float_parsing": NUMBER,
    "bool_type": "yes-or-no",
    "bool_parsing": "yes-or-no",
    "string_type": TEXT,
    "string_unicode": TEXT,
    "json_invalid": "no-json",
}
"""Our codes by the validator's types; anything else is ``odd``."""

SENTENCES = {
    "missing": "This has to be given.",
    "unknown": "This is not known here.",
    "too-short": "Too short (characters: {min_length} or more).",
    "too-long": "Too long (characters: {max_length} or fewer).",
    "too-few": "Too few (entries: {min_length} or more).",
    "too-many": "Too many (entries: {max_length} or fewer).",
    "too-small": "This has to be {ge} or more.",
    "too-large": "This has to be {le} or less.",
    CHOICE: "This has to be one of {expected}.",
    WHOLE: "This has to be a whole number.",
    NUMBER: "This has to be a number.",
    "yes-or-no": "This has to be yes or no.",
    TEXT: "This has to be text.",
    "no-json": "The body of the request is no JSON that can be read.",
    "odd": "This does not fit here.",
}
OWN = "name-"
"""How codes begin that our own readers give with a sentence of theirs, which the client has in every language.

What else our own checks refuse, they say in a sentence too; the client shows it where it has it, otherwise that of
``odd``.
"""


def faults_of(errors: Iterable[Any]) -> tuple[Fault, ...]:
    """The validator's errors as faults, the first few."""
    found = list(errors)
    inner = {tuple(error["loc"][:depth]) for error in found for depth in range(len(error["loc"]))}
    # Entries that do not fit are not counted, which makes a list too short that is long enough.
    told = (error for error in found if error["type"] != "too_short" or tuple(error["loc"]) not in inner)
    return tuple(map(_fault, islice(told, MOST_FAULTS)))


def faults_behind(fault: Exception) -> tuple[Fault, ...]:
    """The faults that made another one: none where it was not a validator that refused."""
    cause = fault.__cause__
    return faults_of(cause.errors(include_url=False)) if isinstance(cause, ValidationError) else ()


def first_line(fault: ValidationError) -> str:
    """The first thing that does not fit, with its field, in one line."""
    return line_of(faults_of(fault.errors(include_url=False))[0])


def line_of(fault: Fault) -> str:
    """A fault with its field, in one line."""
    return f"{fault.where}: {fault.message}" if fault.where else fault.message


def _fault(error: Any) -> Fault:
    where = shortened(".".join(str(part) for part in error["loc"]))
    kind = str(error["type"])
    if kind.startswith(OWN):
        return Fault(where=where, code=kind, message=shortened(str(error["msg"])))
    if kind == "value_error" or "-" in kind:
        return Fault(where=where, code="odd", message=shortened(str(error["msg"]).removeprefix("Value error, ")))
    code = CODES.get(kind, "odd")
    return Fault(where=where, code=code, message=shortened(SENTENCES[code].format(**error.get("ctx", {}))))
