"""Setting up a table, sitting down at one, and finding one."""

import asyncio
import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from pydantic import TypeAdapter

from ..bots import DEFAULT_LEVEL
from ..core.chance import SEED_BYTES, commitment
from ..core.game import Result, Seat
from ..core.table import Referee, Table
from ..games import GAMES
from ..presets import PresetError, Setup, prepared
from ..presets.agreements import LexiconRecord
from ..presets.dice_sets import dice_sets
from ..presets.lessons import lesson
from ..presets.variants import rules_adapter
from ..record import Header, Record, RecordError
from ..words.folding import FOLDINGS
from ..words.lexicon import Lexicon
from .bodies import (
    AskedSeat,
    AskInvitation,
    Created,
    CreateMatch,
    Invitation,
    Joined,
    JoinMatch,
    Left,
    MatchInfo,
    Reading,
    RematchRequest,
    TableInfo,
    Tables,
)
from .boxes import chosen_dice
from .codes import fresh_code
from .faults import faults_behind
from .joining import check_stands, free_seat, sat_again, team_seat, told_invitation
from .judges import chosen_lexicon
from .problems import Problem, no_such_match
from .rematch import kept_seats, rematch_id, rematch_of
from .rooms import Rooms
from .seating import seat_name, seat_record, summary
from .services import Services
from .store import Kept, OpenTable, Status, StoreConflict, StoredMatch, StoredSeat
from .told import Followed, Forsake, Reseat

CODE_ATTEMPTS = 20
TOKEN_BYTES = 24
RESULT = TypeAdapter(Result)


def token_hash(token: str) -> str:
    """What is kept of a seat's secret."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fresh_seed() -> bytes:
    """A new seed for the dice of a match (B-41)."""
    return secrets.token_bytes(SEED_BYTES)


class Lobby:
    """Tables of this server, by match id or by the code that people tell each other."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self._services = services
        self._store = services.store
        self._rooms = rooms

    async def first_game(self, game: str) -> Created:
        """The match in which somebody learns a game: its dice fall as the lesson needs them."""
        try:
            table = lesson(game)
        except PresetError as fault:
            raise Problem(404, "no-lesson", f"{str(fault)[0].upper()}{str(fault)[1:]}.") from fault
        body = {"game": game} | table.model_dump(exclude={"seed"}, exclude_none=True)
        return await self.create(CreateMatch.model_validate(body), bytes.fromhex(table.seed))

    async def create(self, asked: CreateMatch, seed: bytes | None = None) -> Created:
        """A new match; it begins at once where nobody has to be waited for. Only a lesson has its ``seed`` given."""
        setup, words = await asyncio.to_thread(self._agreed, asked)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        seats = _seats(asked, token)
        match = await self._stored(asked, setup, words, seats, seed or fresh_seed())
        self._services.metrics.created.labels(asked.game).inc()
        if all(seat.taken for seat in seats):
            await self._rooms.room(match.id)
        mine = _own(seats)
        return Created(
            match=match.id,
            code=match.code,
            seat=mine,
            token=None if mine is None else token,
            commitment=match.header.commitment,
            seats=tuple(summary(seat, here=False) for seat in seats),
        )

    async def join(self, key: str, asked: JoinMatch) -> Joined:
        """Take the first free seat, or play beside the team whose invitation is given; Problem says why not."""
        match = await self._match(key)
        seats = await self._store.seats(match.id)
        check_stands(seats, [token_hash(each) for each in asked.held])
        token = secrets.token_urlsafe(TOKEN_BYTES)
        if asked.invitation is None:
            seat = await free_seat(self._store, match.id, asked, token_hash(token))
        else:
            seat = await team_seat(self._store, match, seats, asked, token_hash(token))
        await self._rooms.tell(match.id, Reseat())
        return await self._joined(match.id, seat, token)

    async def invitation(self, key: str, asked: AskInvitation) -> Invitation:
        """The code by which somebody of a team invites a partner; Problem for anybody else."""
        match = await self._match(key)
        held = token_hash(asked.token)
        mine = [seat for seat in await self._store.seats(match.id) if seat.belongs_to(held)]
        if not mine:
            raise Problem(403, "bad-token", "No seat of this match has that token.")
        return told_invitation(match, mine, asked.seat)

    async def leave(self, key: str, token: str) -> Left:
        """Give up the seats of a token for good, or those of a rematch that are kept for it."""
        match = await self._match(key)
        held = token_hash(token)
        if not any(seat.belongs_to(held) for seat in await self._store.seats(match.id)):
            if await self._store.decline(match.id, held):
                await self._rooms.tell(match.id, Reseat())
                return Left(match=match.id, seats=())
            raise Problem(403, "bad-token", "No seat of this match has that token.")
        done: asyncio.Future[tuple[int, ...]] = asyncio.get_running_loop().create_future()
        await self._rooms.tell(match.id, Forsake(held, done))
        return Left(match=match.id, seats=await done)

    async def rematch(self, key: str, asked: RematchRequest) -> Joined:
        """Sit down again, where one sat, at the table that follows an ended match; the first who asks has it made."""
        match, held = await self._match(key), token_hash(asked.token)
        seats = await self._store.seats(match.id)
        mine = [seat.seat for seat in seats if seat.belongs_to(held)]
        if not mine:
            raise Problem(403, "bad-token", "No seat of this match has that token.")
        if match.status != "ended":
            raise Problem(409, "not-ended", "The match is not over yet; play it to its end first.")
        new_id, following = await self._following(match)
        if following is None:
            await self._made_again(match, seats, new_id)
        self._rooms.tell_if_open(match.id, Followed(new_id))
        again = [seat for seat in seats if seat.seat in mine]
        seat = await sat_again(self._store, new_id, again, held, asked.entropy_commitment)
        await self._rooms.tell(new_id, Reseat())
        return await self._joined(new_id, seat, asked.token)

    async def _joined(self, match: str, seat: int, token: str) -> Joined:
        table, seats = await self._match(match), await self._store.seats(match)
        promised, adds = table.header.commitment, seats[seat].entropy_commitment
        return Joined(match=match, seat=seat, token=token, commitment=promised, entropy_commitment=adds)

    async def _following(self, ended: StoredMatch) -> tuple[str, StoredMatch | None]:
        """The id of the match that follows an ended one, and the match itself once somebody has asked for it."""
        attempt = 0
        while True:
            new_id = rematch_id(ended.id, attempt)
            found = await self._store.match(new_id)
            if found is None or found.status != "cancelled":
                return new_id, found
            attempt += 1

    async def _made_again(self, ended: StoredMatch, seats: Sequence[StoredSeat], new_id: str) -> None:
        """Set up the following match; nothing happens where somebody else was quicker."""
        try:
            following, again = await asyncio.to_thread(rematch_of, ended, seats, new_id, fresh_seed())
        except RecordError as fault:
            raise Problem(409, "unplayable", f"The match cannot be played again here: {fault}") from fault
        await self._coded(following, again, kept_seats(seats, self._services.settings.kept_seconds))
        self._services.metrics.created.labels(following.header.game).inc()

    async def info(self, key: str, addresses: tuple[str, ...] = ()) -> MatchInfo:
        """What anybody may know of a match; ``addresses`` are where friends of whoever asks reach this server."""
        match = await self._match(key)
        following = (await self._following(match))[1] if match.status == "ended" else None
        return MatchInfo(
            match=match.id,
            code=match.code,
            status=match.status,
            public=match.public,
            rated=match.rated,
            created=match.created,
            seats=await self._summaries(match.id),
            header=match.header,
            reading=Reading.by(FOLDINGS[match.header.lexicon.folding]),
            result=None if match.result is None else RESULT.validate_json(match.result),
            addresses=addresses,
            following=following.id if following else None,
        )

    async def record(self, key: str) -> Record:
        """The whole match with its seed; Problem 409 before it has ended, when the seed is still secret."""
        match = await self._match(key)
        if match.status != "ended" or match.result is None:
            raise Problem(409, "not-ended", "The record can be downloaded once the match has ended.")
        log = await self._store.log(match.id)
        result = RESULT.validate_json(match.result)
        return Record(header=match.header, log=tuple(log), result=result, seed=match.seed.hex())

    async def log(self, key: str) -> tuple[Header, list[dict[str, Any]]]:
        """The header of a match and its log so far; Problem 409 before it has begun."""
        match = await self._match(key)
        if match.status == "waiting":
            raise Problem(409, "not-begun", "The match has not begun.")
        return match.header, await self._store.log(match.id)

    async def header(self, key: str, game: str) -> Header:
        """The header of a match of a game; Problem where there is none such."""
        match = await self._match(key)
        if match.header.game != game:
            raise Problem(422, "other-game", f"The match is one of {match.header.game}, not of {game}.")
        return match.header

    async def tables(self, status: Status) -> Tables:
        """Public tables that wait for players, or that can be watched."""
        return Tables(matches=tuple(map(_table_info, await self._store.tables(status))))

    async def _match(self, key: str) -> StoredMatch:
        match = await self._store.match(key)
        if match is None or match.status == "cancelled":
            raise no_such_match(key)
        return match

    async def _summaries(self, match: str) -> tuple[Any, ...]:
        room = self._rooms.here(match)
        if room is not None:
            return room.seats()
        return tuple(summary(seat, here=False) for seat in await self._store.seats(match))

    # Creating

    def _agreed(self, asked: CreateMatch) -> tuple[Setup, LexiconRecord]:
        """The match asked for and who judges it, tried out; Problem says what does not fit."""
        try:
            dice = chosen_dice(asked.game, asked.dice_set)
            language = dice.language if dice else next(iter(dice_sets(asked.game).values())).language
            lexicon = chosen_lexicon(asked.lexicon, language)
            options, names = [seat.options for seat in asked.seats], [seat.name for seat in asked.seats]
            setup = prepared(asked.game, asked.rules, options, _folding(lexicon), dice, names)
            words = LexiconRecord.of(lexicon, setup.dice_set, family=asked.family, house=asked.house)
            _rehearse(setup, words.referee(lexicon))
        except ValueError as fault:
            raise Problem(422, "setup", str(fault), faults=faults_behind(fault)) from fault
        bots = [seat for seat in asked.seats if seat.kind == "bot"]
        if bots and asked.game not in self._services.bots:
            raise Problem(422, "no-bot", f"There is no bot for {GAMES[asked.game].title} yet.")
        return setup, words

    async def _stored(
        self, asked: CreateMatch, setup: Setup, words: LexiconRecord, seats: Sequence[StoredSeat], seed: bytes
    ) -> StoredMatch:
        match = StoredMatch(
            id=secrets.token_hex(8),
            code="",
            status="waiting",
            header=Header(
                match="",
                game=asked.game,
                version=GAMES[asked.game].version,
                rules=rules_adapter(asked.game).dump_python(setup.rules, mode="json"),
                dice_set=setup.dice_set,
                seats=tuple(map(seat_record, seats)),
                lexicon=words,
                commitment=commitment(seed),
            ),
            seed=seed,
            public=asked.public,
            rated=asked.rated,
            created=datetime.now(UTC).isoformat(timespec="microseconds"),
        )
        match = replace(match, header=match.header.model_copy(update={"match": match.id}))
        return await self._coded(match, seats)

    async def _coded(self, match: StoredMatch, seats: Sequence[StoredSeat], keep: Sequence[Kept] = ()) -> StoredMatch:
        """The match under a code that no other match in progress has; where its id is taken, the match that has it."""
        for _ in range(CODE_ATTEMPTS):
            coded = replace(match, code=fresh_code())
            try:
                await self._store.create(coded, seats, keep)
            except StoreConflict:
                if (there := await self._store.match(match.id)) is not None:
                    return there
                continue
            return coded
        raise Problem(503, "no-code", "No free code was found for the match; try again.")


def _folding(lexicon: Lexicon) -> str:
    return lexicon.folding.name


def _rehearse(setup: Setup, judge: Referee) -> None:
    """Begin the match once with throw-away dice: ValueError where its parts do not fit together."""
    table: Table[Any, Any, Any] = Table(setup.build(), bytes(SEED_BYTES), judge)
    for seat in range(table.game.seats):
        table.view(Seat(seat))


def _seats(asked: CreateMatch, token: str) -> tuple[StoredSeat, ...]:
    mine, held = _first_human(asked.seats), token_hash(token)
    return tuple(_seat(asked, number, seat, mine, held) for number, seat in enumerate(asked.seats))


def _first_human(seats: Sequence[AskedSeat]) -> int | None:
    return next((number for number, seat in enumerate(seats) if seat.kind == "human"), None)


def _seat(asked: CreateMatch, number: int, seat: AskedSeat, mine: int | None, held: str) -> StoredSeat:
    own = number == mine or seat.kind == "local"
    bot = seat.kind == "bot"
    level = (seat.level or DEFAULT_LEVEL) if bot else None
    name = seat.name or (f"{level} bot".capitalize() if bot else seat_name(number))
    adds = mine if mine is not None else next((n for n, each in enumerate(asked.seats) if each.kind == "local"), None)
    return StoredSeat(
        seat=number,
        kind="open" if seat.kind == "human" and not own else seat.kind,
        name=name,
        level=level,
        team=seat.team,
        options=seat.options or {},
        token_hash=held if own else None,
        entropy_commitment=asked.entropy_commitment if number == adds else None,
    )


def _own(seats: Sequence[StoredSeat]) -> int | None:
    """The creator's seat: the human one, or the first on the creator's device."""
    held = [seat for seat in seats if seat.token_hash is not None]
    humans = [seat.seat for seat in held if seat.kind == "human"]
    return next(iter(humans or [seat.seat for seat in held]), None)


def _table_info(table: OpenTable) -> TableInfo:
    match = table.match
    return TableInfo(
        match=match.id,
        code=match.code,
        game=match.header.game,
        status=match.status,
        rated=match.rated,
        created=match.created,
        rules=match.header.rules,
        lexicon=match.header.lexicon.name,
        seats=tuple(summary(seat, here=False) for seat in table.seats),
    )
