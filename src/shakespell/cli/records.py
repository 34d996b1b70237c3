"""``replay`` and ``verify``: a match record shown turn by turn, and checked offline."""
# ruff: noqa: PLC0415  # what is heavy is imported by the command that needs it, so that --help is quick

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..core.counting import counted
from .options import AsJson
from .output import answer

if TYPE_CHECKING:
    from ..record import Record

RecordFile = Annotated[Path, typer.Argument(metavar="MATCH.json", help="A match record.")]


def verify(file: RecordFile, as_json: AsJson = False) -> int:
    """Whether a match happened as its record says: dice, actions, words, result; the exit status is 1 when not."""
    from ..record import read_record, shares_left_out, verified
    from .replaying import lexicon_of

    record = read_record(file)
    agreed = record.header.lexicon
    lexicon = lexicon_of(agreed)
    found = verified(record, record.header.lexicon.checker(lexicon) if lexicon else None)
    document = {
        "valid": found.valid,
        "reason": found.reason or None,
        "rolls_checked": found.rolls_checked,
        "actions": found.actions,
        "shares_left_out": list(shares_left_out(record)),
        "words_checked": lexicon is not None,
        "categories_checked": None if not record.header.dice_set.cards else bool(lexicon and agreed.has_lists(lexicon)),
    }
    return answer(as_json, document, _verified_lines(document, record), 0 if found.valid else 1)


def _verified_lines(document: dict[str, Any], record: "Record") -> list[str]:
    checked = f"{counted(document['rolls_checked'], 'roll')} and {counted(document['actions'], 'action')} checked"
    lines = [f"Valid: {checked}." if document["valid"] else f"Not valid: {document['reason']}. ({checked})"]
    for seat in document["shares_left_out"]:
        name = record.header.seats[seat].name
        lines.append(f"Left out of the dice: what {name} had committed to add to them was never shown.")
    agreed = record.header.lexicon
    if document["valid"] and not document["words_checked"]:
        lines.append(f"Words were not looked up: the lexicon {agreed.name} it was judged by is not on this machine.")
    elif document["valid"] and document["categories_checked"] is False:
        needed = f"the lists with the digest {agreed.categories}" if agreed.categories else "lists it does not name"
        lines.append(f"Words were not looked up in the categories: it was judged by {needed}, not by those here.")
    return lines


def replay(file: RecordFile, as_json: AsJson = False) -> int:
    """A match shown turn by turn."""
    from ..record import read_record
    from .replaying import replay_record

    return replay_record(read_record(file), as_json)
