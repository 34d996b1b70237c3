"""Faults: a bug in one match closes that one loudly, a full disk loses nothing that was accepted."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from shakespell.games import GAMES
from shakespell.games.dicewords.game import Dicewords
from shakespell.record import Record, verified
from shakespell.server.database import SqliteDatabase
from shakespell.server.store import Store

from .conftest import House, Opener
from .test_play import two


async def test_a_bug_in_a_game_closes_that_match_loudly_and_no_other(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, made = await two(house, stack)
        other, _, _ = await two(house, stack)
        sound = Dicewords.play

        def buggy(self: Any, state: Any, seat: Any, action: Any, at: Any) -> Any:
            if action.kind == "reroll":
                raise ZeroDivisionError("a bug")
            return sound(self, state, seat, action, at)

        monkeypatch.setattr(Dicewords, "play", buggy)
        await ann.say(
            {"kind": "do", "prompt": ann.table["view"]["prompt"], "action": {"kind": "reroll", "dice": ["gold"]}}
        )
        for player in (ann, bob):
            assert await player.closed() == (1011, "fault")
            assert '"kind":"problem","code":"fault"' in player.heard[-1]
        assert "ZeroDivisionError: a bug" in caplog.text
        assert f"match {made['match']} closed by a fault" in caplog.text
        await other.turn("pass")
        async with house.sit(made["match"], made["token"]) as again:
            await again.turn("pass")
            assert again.table["view"]["hands"][0]["seat"] == 1, "nothing accepted is lost, and the match goes on"


async def test_a_match_that_fails_every_time_stays_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """No endless loop of opening and failing; the log stays what it was."""
    async with AsyncExitStack() as stack:
        _, _, made = await two(house, stack)
        before = await house.server.services.store.log(made["match"])

        def buggy(self: Any, *_: Any) -> Any:
            raise ZeroDivisionError("a bug")

        monkeypatch.setattr(Dicewords, "play", buggy)
        for _ in range(3):
            async with house.sit(made["match"], made["token"]) as again:
                await again.seated()
                await again.say({"kind": "do", "prompt": again.table["view"]["prompt"], "action": {"kind": "pass"}})
                assert (await again.closed())[0] == 1011
        async with house.sit(made["match"], made["token"]) as again:
            await again.closed()
            assert '"code":"broken"' in again.heard[-1]
    assert await house.server.services.store.log(made["match"]) == before


async def test_a_full_disk_accepts_nothing_and_loses_nothing(
    open_house: Opener, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The room says so, closes, and goes on from the log once there is room again."""
    async with open_house() as house, AsyncExitStack() as stack:
        ann, bob, made = await two(house, stack, rules={"rounds": 50, "first_seat": 0, "rerolls": 5})
        accepted, acts = 0, 0
        await _limit_pages(house.server.services.store, spare=2)
        async with asyncio.timeout(60):
            while True:
                player = ann if 0 in ann.table["view"]["to_act"] else bob
                kind = "reroll" if "reroll" in (await player.my_turn())["can"] else "pass"
                everything = [die["name"] for die in player.table["view"]["hands"][0]["dice"]]
                action = {"kind": kind, **({"dice": everything} if kind == "reroll" else {})}
                await player.say({"kind": "do", "prompt": player.table["view"]["prompt"], "action": action})
                answer = await player.hear()
                if answer["kind"] == "problem":
                    break
                if answer["kind"] == "update":
                    accepted, acts = max(accepted, answer["seq"]), acts + 1
                other = bob if player is ann else ann
                while other.table["seq"] < accepted:
                    if (await other.hear())["kind"] == "problem":
                        break
        assert answer["code"] == "storage"
        assert (await player.closed())[0] == 1013, "come back, after a pause"
        assert "database or disk is full" in caplog.text
        assert "Traceback" not in caplog.text
        refused = await house.http.post("/api/matches", json={"game": "dicewords", "seats": [{"kind": "human"}]})
        assert refused.status_code in (201, 503)
        await _limit_pages(house.server.services.store, spare=None)
        async with house.sit(made["match"], made["token"]) as again:
            await again.seated()
            assert again.table["seq"] >= accepted
        rows = await house.server.services.store.log(made["match"])
        assert sum("seat" in row for row in rows) >= acts


MOST_PAGES = 4_000_000_000


async def _limit_pages(store: Store, spare: int | None) -> None:
    """Let the database file grow by so many pages and no more, as a full disk would; None takes the limit away."""

    def limited(connection: sa.Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {MOST_PAGES if spare is None else pages + spare}")

    await store.database.write(limited)


async def test_a_database_taken_away_while_serving(open_house: Opener, tmp_path: Path) -> None:
    """readyz and the lobby say 503 with a code; healthz still answers."""
    async with open_house() as house:
        await house.create("human", "open")
        database = house.server.services.store.database
        assert isinstance(database, SqliteDatabase)
        database.engine.dispose()
        (tmp_path / "matches.sqlite3").rename(tmp_path / "gone")
        for extra in ("-wal", "-shm"):
            (tmp_path / f"matches.sqlite3{extra}").unlink(missing_ok=True)
        (tmp_path / "matches.sqlite3").mkdir()
        for path in ("/readyz", "/api/matches?open=1"):
            answer = await house.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert (await house.http.get("/healthz")).status_code == 200
        async with house.socket("x") as stranger:
            await stranger.say({"kind": "hello", "token": None})
            assert (await stranger.closed())[0] == 1013
        (tmp_path / "matches.sqlite3").rmdir()


async def test_a_match_this_program_cannot_play(open_house: Opener, tmp_path: Path) -> None:
    """A match of another version of a game is left alone, with a word why."""
    async with open_house() as house:
        made = await house.create("human", rules={"rounds": 1})
    with sqlite3.connect(tmp_path / "matches.sqlite3") as connection:
        now = GAMES["dicewords"].version
        versions = f'"version":{now}', '"version":99'
        connection.execute("UPDATE matches SET header = replace(header, ?, ?)", versions)
    connection.close()
    async with open_house() as house, house.sit(made["match"], made["token"]) as ann:
        assert (await ann.closed())[0] == 4409
        assert "version 99" in ann.heard[-1]


async def test_a_word_list_that_changed_is_noticed(
    open_house: Opener, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house() as house:
        made = await house.create("human", rules={"rounds": 1})
        digest = (await house.match(made["match"]))["header"]["lexicon"]["digest"]
    with sqlite3.connect(tmp_path / "matches.sqlite3") as connection:
        connection.execute("UPDATE matches SET header = replace(header, ?, ?)", (digest, "0" * len(digest)))
    connection.close()
    async with open_house() as house, house.sit(made["match"], made["token"]) as ann:
        await ann.turn("pass")
        assert "english has changed since the match was created" in caplog.text
        assert verified(Record.model_validate(await house.record(made["match"]))).valid
