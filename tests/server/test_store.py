"""The database: the same behaviour on SQLite and on PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa

from shakespell.core.chance import commitment
from shakespell.presets import default_lexicon, dice_set
from shakespell.presets.agreements import LexiconRecord
from shakespell.record import Header
from shakespell.server import store as changes
from shakespell.server.database import database_at, database_url
from shakespell.server.store import Store, StoreConflict, StoredMatch, StoredSeat, StoreError, log_row
from shakespell.server.writer import Row

SEED = bytes(range(32))


def a_match(number: int = 0, **changed: object) -> StoredMatch:
    lexicon = default_lexicon()
    header = Header(
        match=f"m{number}",
        game="dicewords",
        version=1,
        rules={"rounds": 1},
        dice_set=dice_set("dicewords"),
        seats=(),
        lexicon=LexiconRecord(name=lexicon.name, digest=lexicon.digest, folding=lexicon.folding.name),
        commitment=commitment(SEED),
    )
    match = StoredMatch(
        id=f"m{number}",
        code=f"BDH{number:02}",
        status="waiting",
        header=header,
        seed=SEED,
        public=True,
        rated=False,
        created=datetime(2026, 1, 1, 12, number, tzinfo=UTC).isoformat(),
    )
    return replace(match, **changed)  # type: ignore[arg-type]


SEATS = (
    StoredSeat(seat=0, kind="human", name="Ann", token_hash="a" * 64, options={"time_percent": 150}),
    StoredSeat(seat=1, kind="open", name="Player 2"),
    StoredSeat(seat=2, kind="bot", name="Bot", level="club"),
)


def rows(match: str, first: int, last: int) -> list[Row]:
    entries = ({"at": seq * 10, "seat": 0, "action": {"kind": "declare", "word": "ÉTÉ\u0000"}} for seq in range(100))
    facts = {2: {"at": 20, "fact": {"kind": "rolled", "faces": [1, 2]}}}
    return [log_row(match, seq, facts.get(seq, entry)) for seq, entry in enumerate(entries) if first <= seq <= last]


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with Store.opened(database) as opened:
        yield opened


async def test_a_match_comes_back_as_it_was(store: Store) -> None:
    await store.create(a_match(), SEATS)
    assert await store.match("m0") == a_match()
    assert await store.seats("m0") == SEATS


async def test_a_log_comes_back_in_order_and_to_the_letter(store: Store) -> None:
    await store.create(a_match(), SEATS)
    await store.commit((), rows("m0", 1, 2))
    await store.commit((), rows("m0", 3, 3))
    word = {"kind": "declare", "word": "ÉTÉ\u0000"}
    assert await store.log("m0") == [
        {"at": 10, "seat": 0, "action": word},
        {"at": 20, "fact": {"kind": "rolled", "faces": [1, 2]}},
        {"at": 30, "seat": 0, "action": word},
    ]


async def test_an_entry_is_written_once(store: Store) -> None:
    """B-24: of two writers of one entry the second fails, and the log stays what it was."""
    await store.create(a_match(), SEATS)
    await store.commit((), rows("m0", 1, 3))
    with pytest.raises(StoreConflict):
        await store.commit([changes.ended("m0", "{}")], rows("m0", 3, 4))
    assert len(await store.log("m0")) == 3
    assert (await store.match("m0")) == a_match()


async def test_one_bad_write_takes_no_other_with_it(store: Store) -> None:
    """What shared a commit with a write that fails is stored all the same."""
    for number in range(3):
        await store.create(a_match(number), SEATS)
    await store.commit((), rows("m1", 1, 1))
    together = await asyncio.gather(
        *(store.commit((), rows(f"m{number}", 1, 1)) for number in range(3)), return_exceptions=True
    )
    assert [type(outcome) for outcome in together] == [type(None), StoreConflict, type(None)]
    assert [len(await store.log(f"m{number}")) for number in range(3)] == [1, 1, 1]


async def test_what_comes_in_together_shares_a_commit(database: str) -> None:
    commits: list[int] = []
    async with Store.opened(database, lambda writes, _: commits.append(writes)) as store:
        for number in range(20):
            await store.create(a_match(number), SEATS)
        commits.clear()
        await asyncio.gather(*(store.commit((), rows(f"m{number}", 1, 2)) for number in range(20)))
    assert sum(commits) == 20
    assert len(commits) <= 2


async def test_two_cannot_take_one_seat(store: Store) -> None:
    """B-24: the free seat goes to one of those who ask at once."""
    await store.create(a_match(), SEATS)
    taken = await asyncio.gather(*(store.take_seat("m0", f"P{n}", str(n) * 64, None) for n in range(5)))
    assert sorted(taken, key=str) == [1, None, None, None, None]
    winner = taken.index(1)
    assert (await store.seats("m0"))[1].token_hash == str(winner) * 64


async def test_no_seat_of_a_match_that_has_begun_or_was_cancelled(store: Store) -> None:
    for number, change in enumerate((changes.begun("m0", a_match().header), changes.cancelled("m1"))):
        await store.create(a_match(number), SEATS)
        await store.commit([change])
        assert await store.take_seat(f"m{number}", "Bob", "b" * 64, None) is None


async def test_a_seat_can_be_given_back(store: Store) -> None:
    await store.create(a_match(), SEATS)
    await store.take_seat("m0", "Bob", "b" * 64, "c" * 64)
    await store.commit([changes.freed("m0", 1, "Player 2")])
    assert await store.seats("m0") == SEATS


async def test_codes_are_unique_among_matches_that_go_on_and_free_again_afterwards(store: Store) -> None:
    await store.create(a_match(0, code="HAPPY"), SEATS)
    with pytest.raises(StoreConflict):
        await store.create(a_match(1, code="HAPPY"), SEATS)
    await store.commit([changes.ended("m0", "{}")])
    await store.create(a_match(1, code="HAPPY"), SEATS)
    found = await store.match("ha-ppy")
    assert found is not None
    assert found.id == "m1", "the match that goes on, not the one that has ended"


async def test_matches_to_go_on_with(store: Store) -> None:
    """B-18: those in play and those that only wait to begin; not those that wait for people, nor those that ended."""
    for number in range(5):
        await store.create(a_match(number), SEATS)
    await store.commit([changes.begun("m3", a_match().header), changes.begun("m1", a_match().header)])
    await store.commit([changes.begun("m4", a_match().header), changes.ended("m4", "{}")])
    await store.take_seat("m2", None, "b" * 64, None)
    assert await store.unended() == ["m1", "m2", "m3"]


async def test_the_lobby_lists_public_tables_newest_first(store: Store) -> None:
    for number in range(3):
        await store.create(a_match(number, public=number != 1), SEATS)
    tables = await store.tables("waiting")
    assert [table.match.id for table in tables] == ["m2", "m0"]
    assert all(table.seats == SEATS for table in tables)


async def test_tables_nobody_filled_are_taken_away(store: Store) -> None:
    await store.create(a_match(0), SEATS)
    await store.create(a_match(1, created=datetime.now(UTC).isoformat()), SEATS)
    assert await store.cancel_older(7) == 1
    assert [table.match.id for table in await store.tables("waiting")] == ["m1"]


async def test_who_plays_a_rated_match(store: Store) -> None:
    await store.create(a_match(0, rated=True), SEATS)
    assert not await store.is_in_rated_match("a" * 64)
    await store.commit([changes.begun("m0", a_match().header)])
    assert await store.is_in_rated_match("a" * 64)
    assert not await store.is_in_rated_match("b" * 64)


async def test_the_seed_is_in_no_text_of_a_match() -> None:
    """B-33: not even where a match is printed for a log line."""
    assert "seed" not in repr(a_match())


async def test_everything_is_there_after_closing(database: str) -> None:
    async with Store.opened(database) as store:
        await store.create(a_match(), SEATS)
        pending = asyncio.gather(*(store.commit((), rows("m0", seq, seq)) for seq in range(1, 10)))
        await asyncio.sleep(0)
    await pending
    async with Store.opened(database) as store:
        assert len(await store.log("m0")) == 9
        with pytest.raises(StoreConflict):
            await store.create(a_match(), SEATS)
    with pytest.raises(StoreError, match="closed"):
        await store.commit([changes.ended("m0", "{}")])


async def test_a_database_of_another_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "matches.sqlite3"
    async with Store.opened(str(file)):
        pass
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE schema SET version = 99")
    connection.close()
    with pytest.raises(StoreError, match=r"is of version 99; this server reads version 1"):
        async with Store.opened(str(file)):
            pass


def _recipes(file: Path) -> bytes:
    """A SQLite file of some other program."""
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE recipes (name TEXT)")
    made.close()
    return _bytes_of(file)


def _bytes_of(file: Path) -> bytes:
    return file.read_bytes()


async def test_a_database_of_another_program_is_refused(database: str) -> None:
    """Nothing is written to it, on either kind of database: not a table, not a setting."""

    def tables(connection: sa.Connection) -> set[str]:
        return set(sa.inspect(connection).get_table_names())

    url = database_url(database)
    theirs = database_at(url)
    if url.get_backend_name() == "sqlite":
        before = _recipes(Path(str(url.database)))
    else:
        await theirs.write(lambda connection: connection.exec_driver_sql("CREATE TABLE recipes (name TEXT)"))
    with pytest.raises(StoreError, match="belongs to another program, whose tables are recipes"):
        async with Store.opened(database):
            pass
    if url.get_backend_name() == "sqlite":
        assert _bytes_of(Path(str(url.database))) == before
    assert await theirs.read(tables) == {"recipes"}
    await theirs.close()


async def test_a_file_that_is_no_database_is_refused_and_stays(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 200, "utf-8")
    with pytest.raises(StoreError, match="file is not a database"):
        async with Store.opened(str(file)):
            pass
    assert file.read_text("utf-8") == "Dear Ann, " * 200


async def test_sqlite_keeps_an_accepted_move_through_a_crash(tmp_path: Path) -> None:
    """B-25: readers beside the writer, and each commit on the disk before it is acknowledged."""

    def pragmas(connection: sa.Connection) -> list[object]:
        names = ("journal_mode", "synchronous")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    async with Store.opened(str(tmp_path / "m.sqlite3")) as store:
        settings = await store.database.write(pragmas)
    assert settings == ["wal", 2]


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://x/y", "no database this server knows"),
        ("://", "no database this server knows"),
        ("sqlite://", "in memory would lose every match"),
        ("sqlite:///:memory:", "in memory would lose every match"),
        ("/proc/nowhere/m.sqlite3", "cannot be written"),
        ("/dev/full", "cannot be written"),
        ("postgresql://nobody@127.0.0.1:1/none", "cannot be written"),
    ],
)
async def test_a_database_that_cannot_be_used(url: str, said: str) -> None:
    """One line that says what is wrong."""
    with pytest.raises(StoreError, match=said) as refused:
        async with Store.opened(url):
            pass
    assert "\n" not in str(refused.value)
