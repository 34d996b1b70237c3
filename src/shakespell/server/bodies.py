"""Bodies of requests and answers over HTTP, as types. Nothing unknown is accepted, as on the socket (wire.py)."""

from typing import Annotated, Any, Literal

from pydantic import Field

from ..bots.bot import Level
from ..core.dice import DiceSet
from ..core.game import Result
from ..presets.house import LONGEST_WORD, MOST_WORDS
from ..record import Header
from ..words.bounds import SeatNumber
from ..words.folding import Folding, initials
from .store import Status
from .wire import Commitment, Message, Name, Options, SeatSummary, Titled, Token

MOST_KEPT = 24
"""Seats that one question may ask about."""


class AskedSeat(Message):
    """A seat of a match to be created."""

    kind: Literal["human", "local", "bot", "open"]
    """The first ``human`` is whoever creates the match; ``local`` plays on the same device; a further ``human`` or
    an ``open`` seat is for whoever joins."""
    name: Name | None = None
    level: Level | None = None
    """For a bot: how well it plays."""
    team: Name | None = None
    options: Options | None = None
    """The seat's own options: see the game's ``seat_options``."""


SomeWords = Annotated[tuple[Annotated[str, Field(max_length=LONGEST_WORD)], ...], Field(max_length=MOST_WORDS)]


class CreateMatch(Message):
    """A match to be created."""

    game: Titled
    rules: Titled | Options | None = None
    """A variant's name, options, or options with ``variant`` to start from."""
    seats: Annotated[tuple[AskedSeat, ...], Field(min_length=1, max_length=40)]
    lexicon: Titled | None = None
    family: bool = False
    """Whether the table does without the words that family mode blocks."""
    house: SomeWords = ()
    """The host's own list: words that the table accepts beside the lexicon."""
    dice_set: Titled | DiceSet | None = None
    """A dice set's name, or a whole set."""
    public: bool = False
    """Whether the lobby lists the table."""
    rated: bool = False
    entropy_commitment: Commitment | None = None


class Created(Message):
    """A match, and the secret of the creator's seats. Without a seat of one's own, seat and token are null."""

    match: str
    code: str
    seat: int | None
    token: str | None
    commitment: str
    """SHA-256 of the seed of the dice, published before the first roll."""
    seats: tuple[SeatSummary, ...]


class JoinMatch(Message):
    """Someone sits down."""

    name: Name | None = None
    invitation: Annotated[str, Field(max_length=40)] | None = None
    """A team's own code, told by somebody who sits there: play beside them, rather than at a free seat."""
    held: Annotated[tuple[Token, ...], Field(max_length=20)] = ()
    """Tokens of this match that the device has already: nobody sits down twice."""
    entropy_commitment: Commitment | None = None


class Joined(Message):
    """A seat and its secret."""

    match: str
    seat: int
    token: str
    commitment: str
    """SHA-256 of the seed of the dice, to be kept until the seed is told."""
    entropy_commitment: str | None
    """What the seat adds to the dice: what was asked for, or what somebody who plays at it had committed to before."""


class AskInvitation(Message):
    """Somebody of a team wants to invite a partner; ``seat`` says to which, where the token holds several."""

    token: Token
    seat: SeatNumber | None = None


class Invitation(Message):
    """A team's own code. It is told to nobody but its people, and they tell whom they want beside them."""

    match: str
    seat: int
    team: str
    invitation: str
    room: int
    """How many more may join."""


class RematchRequest(Message):
    """Somebody who sat at an ended match wants another one; ``token`` is their seat's, and stays theirs."""

    token: Token
    entropy_commitment: Commitment | None = None


class LeaveMatch(Message):
    """Whoever holds the token leaves for good."""

    token: Token


class Left(Message):
    """The seats that were left."""

    match: str
    seats: tuple[int, ...]


class Reading(Message):
    """How typed letters become those on dice: a client reads a key as the server reads a word (B-48).

    A letter of ``alphabet`` is itself, one of ``rules`` becomes other letters; anything else is taken as a capital, or
    loses its outermost accent, and is then read in the same way. ``initials`` are the plain letters that a letter with
    a mark may go for where a word begins with it.
    """

    alphabet: str
    rules: dict[str, str]
    initials: dict[str, str]

    @classmethod
    def by(cls, folding: Folding) -> "Reading":
        plain = {letter: begun[-1] for letter in folding.alphabet if len(begun := initials(letter)) > 1}
        return cls(alphabet=folding.alphabet, rules=dict(folding.all_rules), initials=plain)


class KeptSeat(Message):
    """A seat of which a device has kept the secret."""

    match: Annotated[str, Field(min_length=1, max_length=40)]
    token: Token


class KeptSeats(Message):
    """The seats that a device has kept."""

    seats: Annotated[tuple[KeptSeat, ...], Field(max_length=MOST_KEPT)]


class MyMatch(Message):
    """How a match stands for whoever holds the token of one of its seats."""

    match: str
    code: str
    game: str
    status: Status
    created: str
    seats: tuple[SeatSummary, ...]
    mine: tuple[int, ...]
    """The seats that the token plays."""
    host: bool
    """Whether the table is taken away when its holder leaves before the match begins."""
    to_act: tuple[int, ...] | None
    """Who the match waits for; null where this server cannot tell."""
    ranks: tuple[int, ...] | None
    """By seat, once the match has ended."""


class MyMatches(Message):
    """What became of the seats asked for, in that order; null where there is no such match, or no such seat in it."""

    matches: tuple[MyMatch | None, ...]


class MatchInfo(Message):
    """A match as anybody may see it. The header's seats are final once the match has started."""

    match: str
    code: str
    status: Status
    public: bool
    rated: bool
    created: str
    seats: tuple[SeatSummary, ...]
    header: Header
    reading: Reading
    result: Result | None
    addresses: tuple[str, ...]
    """For a page opened as localhost: URLs under which friends reach the same server; none where it is this machine's
    alone, or where the page's own address is as good."""
    following: str | None
    """Where its players gather after an ended match, once one of them wants another."""


class PastTurn(Message):
    """A turn that is over. ``turn`` counts within the round, or rolls of a round; without a seat it was everybody's.

    ``asks`` are bodies for ``POST /api/solve/{game}``: what can be asked about it.
    """

    round: int
    turn: int
    seat: int | None
    asks: tuple[dict[str, Any], ...]


class Turns(Message):
    """The turns of a match that stand on its score sheet, in order."""

    match: str
    game: str
    turns: tuple[PastTurn, ...]


class RolledDie(Message):
    """A die of a roll: its name, and how many faces it has."""

    name: str
    faces: int


class LabelledRoll(Message):
    """What was rolled, under which label, in which entry of the log, counted from 1; the faces are in the log."""

    entry: int
    label: str
    dice: tuple[RolledDie, ...]


class Rolls(Message):
    """The rolls of an ended match in order: with its record, all that is needed to compute its dice."""

    match: str
    rolls: tuple[LabelledRoll, ...]


class TableInfo(Message):
    """A public table in the lobby."""

    match: str
    code: str
    game: str
    status: Status
    rated: bool
    created: str
    rules: dict[str, Any]
    lexicon: str
    seats: tuple[SeatSummary, ...]


class Tables(Message):
    """Public tables, the newest first."""

    matches: tuple[TableInfo, ...]


class VariantInfo(Message):
    """A named way to play; ``rules`` holds what differs from the default."""

    name: str
    title: str
    description: str
    rules: dict[str, Any]


class GameInfo(Message):
    """A game of the catalogue; ``rules`` and ``seat_options`` are JSON Schemas with defaults and limits."""

    id: str
    title: str
    rulebook: str
    version: int
    seats: tuple[int, int]
    rules: dict[str, Any]
    seat_options: dict[str, Any]
    dice_sets: tuple[DiceSet, ...]
    variants: tuple[VariantInfo, ...]
    levels: tuple[Level, ...]
    """The bots there are; none where the game has no bot."""
    solver: bool
    """Whether ``/api/solve`` knows the game."""


class Games(Message):
    """The catalogue."""

    games: tuple[GameInfo, ...]


class GameSchema(Message):
    """JSON Schemas of one game."""

    rules: dict[str, Any]
    seat_options: dict[str, Any]
    action: dict[str, Any]
    view: dict[str, Any]
    event: dict[str, Any]


class LexiconInfo(Message):
    """A lexicon that can judge a match."""

    name: str
    title: str
    language: str
    words: int
    source: str
    licence: str
    digest: str


class WordInfo(Message):
    """What is known of a word."""

    word: str
    valid: bool
    lexicon: str
    tier: int | None
    definition: str | None
    """Of the word or its base form, which it names."""
    definition_source: str | None
    reason: str | None


class Lexicons(Message):
    """The lexicons there are."""

    lexicons: tuple[LexiconInfo, ...]
    defaults: dict[str, str]
    """By language, which one judges where nobody says otherwise; a language whose own is not here is left out."""
    house: dict[str, tuple[str, ...]]
    """By language, the house list of whoever runs the server: words a host is offered for the table's own."""
    house_is_yours: bool
    """Whether who asks may change that list, as whoever sits at the server's own machine may where it is so set up."""


class HouseWords(Message):
    """The words of a house list, in their spelling."""

    words: SomeWords


class HouseChange(Message):
    """What goes on a house list and what comes off it; other words stay, whoever has put them there meanwhile."""

    add: SomeWords = ()
    drop: SomeWords = ()


class DiceSetFile(Message):
    """A dice set as the TOML file that the command line takes too."""

    name: Annotated[str, Field(min_length=1, max_length=100)]
    """What the file is called, for what is said about it."""
    text: Annotated[str, Field(max_length=100_000)]


class Fault(Message):
    """One thing that does not fit in a body."""

    where: str
    code: str
    """Stable: see the faults of docs/server.md."""
    message: str


class ProblemBody(Message):
    """An error, as RFC 9457 (``application/problem+json``) has it; ``code`` is stable."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    faults: tuple[Fault, ...] = ()
