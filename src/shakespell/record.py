"""A match as one JSON document: who sat where, by which rules, what was done, how the dice fell, and the proof.

Format ``shakespell-match/1``; docs/match-record.md describes it. A record can be replayed without seed, lexicon or
clock, and, once it carries the seed, every roll in it can be checked by anyone.
"""

from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from .core.chance import commitment, match_key, rolled
from .core.counting import counted
from .core.dice import DiceSet
from .core.game import (
    Back,
    Claim,
    Fact,
    Game,
    IllegalAction,
    Judge,
    Judged,
    Left,
    Linkable,
    Millis,
    Result,
    Roll,
    Rolled,
    Seat,
    Step,
    TimeUp,
    Verdict,
)
from .core.table import Entry, Played, Resolved, stepped
from .games import GAMES
from .presets.agreements import Checker, LexiconRecord
from .presets.matches import Setup
from .presets.variants import rules_adapter, seat_options_adapter
from .words.folding import FOLDINGS

FORMAT = "shakespell-match/1"
LARGEST_RECORD = 50_000_000
LONGEST_QUOTE = 150
LONGEST = 2**53
"""Milliseconds that a match may take: as many as every reader of JSON can count."""

Hex: TypeAlias = Annotated[str, Field(pattern=r"^([0-9a-f]{2})*$", max_length=256)]
SeatKind: TypeAlias = Literal["human", "local", "bot"]


class RecordError(ValueError):
    """A record that cannot be read; the message is one line that says where and why."""


class OtherVersion(RecordError):
    """A record that only another version of its game can read: nothing is said against it."""


class Part(BaseModel):
    """A part of a record: nothing unknown, nothing changed after reading."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class SeatRecord(Part):
    """Who sat at a seat. ``entropy`` is what the seat added to the dice, committed to before it was shown."""

    name: str = Field(max_length=60)
    kind: SeatKind = "human"
    level: str | None = None
    team: str | None = None
    options: dict[str, Any] = Field(default_factory=dict)
    entropy_commitment: Hex | None = None
    entropy: Hex | None = None


class Header(Part):
    """What was agreed before the first roll."""

    format: Literal["shakespell-match/1"] = "shakespell-match/1"
    match: str
    game: str
    version: int
    rules: dict[str, Any]
    dice_set: DiceSet
    seats: tuple[SeatRecord, ...]
    lexicon: LexiconRecord
    commitment: Hex
    started: str = ""

    def setup(self) -> Setup:
        """The match this header describes; RecordError where this version of the program cannot play it.

        A record of an older version is read by the rules of today: most of its matches met nothing that has changed.
        """
        if self.game not in GAMES:
            raise RecordError(f"the record is of a game this version does not know: {self.game}")
        if self.lexicon.folding not in FOLDINGS:
            raise RecordError(f"the record names a folding rule this version does not know: {self.lexicon.folding}")
        listing = GAMES[self.game]
        if not listing.seats[0] <= len(self.seats) <= listing.seats[1]:
            few, most = listing.seats
            raise RecordError(f"the record has {counted(len(self.seats), 'seat')}; {self.game} is for {few} to {most}")
        if self.version > listing.version or self.version < 1:
            raise OtherVersion(self.needs_version)
        try:
            rules = rules_adapter(self.game).validate_python(self.rules)
            seat_options = seat_options_adapter(self.game)
            options = tuple(seat_options.validate_python(seat.options) for seat in self.seats)
        except ValidationError as fault:
            raise RecordError(f"the record's options do not fit {self.game}: {fault_line(fault)}") from fault
        return Setup(self.game, rules, self.dice_set, options, self.lexicon.folding)

    @property
    def is_older(self) -> bool:
        """Whether rules of the game have changed since."""
        return self.version < GAMES[self.game].version

    @property
    def needs_version(self) -> str:
        """Which program can read the record, in one line."""
        return f"the record needs version {self.version} of {self.game}; this program plays {GAMES[self.game].version}"


class Record(Part):
    """A whole match, as it is downloaded, replayed and verified. ``seed`` is there once the match has ended."""

    header: Header
    log: tuple[dict[str, Any], ...]
    result: Result | None = None
    seed: Hex | None = None

    def entries(self) -> tuple[Entry, ...]:
        """The log in the game's own types; RecordError names the first entry that does not fit."""
        codec = entry_codec(self.header.game)
        return tuple(codec.decode(entry, f"log entry {number}") for number, entry in enumerate(self.log, 1))


@dataclass(frozen=True, slots=True)
class EntryCodec:
    """Log entries of one game to JSON values and back: ``{"at", "seat", "action"}`` or ``{"at", "fact"}``."""

    action: TypeAdapter[Any]
    fact: TypeAdapter[Fact]

    def encode(self, entry: Entry) -> dict[str, Any]:
        match entry:
            case Played(at, seat, action):
                return {"at": at, "seat": seat, "action": self.action.dump_python(action, mode="json")}
            case Resolved(at, fact):
                return {"at": at, "fact": self.fact.dump_python(fact, mode="json")}

    def decode(self, value: dict[str, Any], where: str) -> Entry:
        """The entry; RecordError says ``where`` and what does not fit."""
        try:
            match value:
                case {"at": int(at), "seat": int(seat), "action": action, **rest} if not rest and 0 <= at <= LONGEST:
                    return Played(Millis(at), Seat(seat), self.action.validate_python(action))
                case {"at": int(at), "fact": fact, **rest} if not rest and 0 <= at <= LONGEST:
                    return Resolved(Millis(at), self.fact.validate_python(fact))
                case _:
                    raise RecordError(f"{where} is neither an action with its seat nor a fact")
        except ValidationError as fault:
            raise RecordError(f"{where} does not fit: {fault_line(fault)}") from fault


@cache
def entry_codec(game: str) -> EntryCodec:
    """The codec of a game's log."""
    fact: TypeAdapter[Fact] = TypeAdapter(Annotated[Fact, Field(discriminator="kind")])
    return EntryCodec(action_adapter(game), fact)


@cache
def action_adapter(game: str) -> TypeAdapter[Any]:
    """Reads and writes the actions of a game; a field that is not known is refused."""
    action: Any = Annotated[GAMES[game].action, Field(discriminator="kind")]
    return TypeAdapter(action)


def rules_json(setup: Setup) -> dict[str, Any]:
    """A setup's rules as a header carries them."""
    rules: dict[str, Any] = rules_adapter(setup.game).dump_python(setup.rules, mode="json")
    return rules


def fault_line(fault: ValidationError) -> str:
    """The first thing that does not fit, in one line."""
    first = fault.errors(include_url=False)[0]
    where = shortened(".".join(str(part) for part in first["loc"]))
    return f"{where}: {shortened(first['msg'])}" if where else shortened(first["msg"])


def shortened(text: str) -> str:
    """What a fault repeats of its cause, short enough for one line and fit for every screen and file."""
    short = text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}..."
    return short.encode("utf-8", "replace").decode()


def read_record(path: Path) -> Record:
    """A record from a file; RecordError where it is none."""
    try:
        if path.stat().st_size > LARGEST_RECORD:
            raise RecordError(f"{path} is too large for a match record (over {LARGEST_RECORD:,} bytes)")
        return Record.model_validate_json(path.read_bytes().removeprefix(BOM_UTF8))
    except OSError as fault:
        raise RecordError(f"{path} cannot be read: {fault.strerror}") from fault
    except ValidationError as fault:
        raise RecordError(f"{path} is no match record: {fault_line(fault)}") from fault


# Verification


@dataclass(frozen=True, slots=True)
class Verification:
    """Whether a record is what it says, and how much of it was checked. ``reason`` is empty where all is well."""

    valid: bool
    reason: str
    rolls_checked: int
    actions: int


@dataclass(slots=True)
class _Checked:
    rolls: int = 0
    actions: int = 0


class _Doubt(Exception):
    """Something in a record that cannot have happened."""


def verified(record: Record, checker: Checker | None = None) -> Verification:
    """Replay a record and check all that can be checked offline.

    The seed against the commitment, each roll against the seed, each action against the rules, each deadline against
    the clock, the result against the log; and with a checker for the record's lexicon, each verdict on a word.
    Raises OtherVersion where only another version of the game can say.
    """
    checked = _Checked()
    try:
        _check_commitments(record)
        _check_log(record, checked, checker)
    except OtherVersion:
        raise
    except (_Doubt, RecordError) as doubt:
        return Verification(False, str(doubt), checked.rolls, checked.actions)
    return Verification(True, "", checked.rolls, checked.actions)


def _check_commitments(record: Record) -> None:
    if record.seed is None:
        raise _Doubt("the record carries no seed, so its dice cannot be checked: the match has not ended")
    if commitment(bytes.fromhex(record.seed)) != record.header.commitment:
        raise _Doubt("the seed is not the one that was committed to before the first roll")
    for number, seat in enumerate(record.header.seats):
        if seat.entropy is not None and commitment(bytes.fromhex(seat.entropy)) != seat.entropy_commitment:
            raise _Doubt(f"what seat {number} added to the dice is not what it had committed to")


def shares_left_out(record: Record) -> tuple[Seat, ...]:
    """The seats that had committed to a share of the dice and never showed it: nothing of theirs is in the dice."""
    seats = enumerate(record.header.seats)
    return tuple(Seat(number) for number, seat in seats if seat.entropy_commitment is not None and seat.entropy is None)


def record_key(record: Record) -> bytes:
    """The match key, from the seed and what the seats added; RecordError where the record has no seed yet."""
    if record.seed is None:
        raise RecordError("the record carries no seed: the match has not ended")
    return match_key(bytes.fromhex(record.seed), tuple(bytes.fromhex(s.entropy or "") for s in record.header.seats))


def _check_log(record: Record, checked: _Checked, checker: Checker | None) -> None:
    key, result = record_key(record), None
    for told in replayed(record):
        _check_answer(told, key, checker)
        checked.rolls += isinstance(told.before.needs, Roll)
        checked.actions += isinstance(told.entry, Played)
        result = told.step.state.result
    if result != record.result:
        if record.header.is_older:
            raise OtherVersion(record.header.needs_version)
        raise _Doubt("the result is not what the log comes to")


def _check_answer(told: "Told", key: bytes, checker: Checker | None) -> None:
    """What the table was told is what seed and lexicon say."""
    match told.before.needs, told.entry:
        case Roll(dice, label), Resolved(_, Rolled(faces)):
            if rolled(key, label, dice) != faces:
                raise _Doubt(f"{told.where}: the dice of roll {label} did not fall as the seed says")
        case Judge(claims), Resolved(_, Judged(verdicts)):
            if checker is not None and not all(map(_agrees, claims, map(checker, claims), verdicts)):
                raise _Doubt(f"{told.where}: the lexicon does not say so of {', '.join(map(str, claims))}")
        case _:
            pass


def _agrees(claim: Claim, now: Verdict | None, then: Verdict) -> bool:
    """Whether nothing speaks against a verdict. Whether dice can be linked may have been left open for want of time."""
    if now is None or (isinstance(claim, Linkable) and "unknown" in (now.answer, then.answer)):
        return True
    return now.answer == then.answer


# Replay


@dataclass(frozen=True, slots=True)
class Told:
    """One entry of a log: the state it met, and the step it led to. ``where`` names it."""

    where: str
    entry: Entry
    before: Any
    step: Step[Any]


def replayed(record: Record) -> Iterator[Told]:
    """A log entry by entry; needs neither seed nor lexicon. RecordError names the first that cannot have happened.

    OtherVersion where it could not by the rules of today, but perhaps by those of the record's own version.
    """
    try:
        yield from _replayed(record)
    except OtherVersion:
        raise
    except RecordError as fault:
        if record.header.game in GAMES and record.header.is_older:
            raise OtherVersion(record.header.needs_version) from fault
        raise


def _replayed(record: Record) -> Iterator["Told"]:
    game = _built(record.header)
    state, last = game.start(Millis(0)), Millis(0)
    for number, entry in enumerate(record.entries(), 1):
        where = f"log entry {number}"
        if entry.at < last:
            raise RecordError(f"{where} is earlier than the one before it")
        _check_entry(entry, state, game.seats, where)
        try:
            step = stepped(game, state, entry)
        except IllegalAction as refusal:
            raise RecordError(f"{where} is against the rules: {refusal}") from refusal
        yield Told(where, entry, state, step)
        state, last = step.state, entry.at


def _built(header: Header) -> Game[Any, Any, Any]:
    setup = header.setup()
    try:
        return setup.build()
    except ValueError as fault:
        raise RecordError(f"the record's options do not fit {header.game}: {fault}") from fault


def _check_entry(entry: Entry, state: Any, seats: int, where: str) -> None:
    """The entry answers what the table asked, with as many faces, verdicts and seats as there are."""
    if state.result is not None:
        raise RecordError(f"{where} comes after the end of the match")
    match state.needs, entry:
        case Roll(dice, label), Resolved(_, Rolled(faces)):
            fits = len(faces) == len(dice) and all(0 <= f < len(d.faces) for f, d in zip(faces, dice, strict=True))
            if not fits:
                raise RecordError(f"{where}: the dice of roll {label} have no such faces")
        case Judge(claims), Resolved(_, Judged(verdicts)):
            if len(verdicts) != len(claims):
                raise RecordError(f"{where} answers {len(verdicts)} of {counted(len(claims), 'claim')}")
        case None, Played(_, seat, _):
            if seat not in state.to_act:
                raise RecordError(f"{where}: it was not seat {seat}'s turn to act")
        case None, Resolved(at, TimeUp(seat)):
            if not any(due.seat == seat and due.at <= at for due in state.deadlines):
                raise RecordError(f"{where}: nobody's time was up")
        case None, Resolved(_, Left(seat) | Back(seat)):
            if not 0 <= seat < seats:
                raise RecordError(f"{where}: there is no seat {seat}")
        case _:
            raise RecordError(f"{where} does not answer what the table asked")
