"""What the server keeps off and keeps up: pages of other sites, texts no database takes, rows that cannot be read."""

import json
import stat
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
import websockets

from shakespell.server.database import StoreError
from shakespell.server.models import entries, matches
from shakespell.server.store import CorruptMatch, Store

from .client import Json
from .conftest import House, Opener

EVIL = {"Origin": "https://evil.example"}


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"]
)
async def test_a_page_of_another_site_takes_no_seat(house: House, origin: str) -> None:
    """A browser sends a request without a body to any site, and says which page asks."""
    made = await house.create("human", "open")
    refused = await house.http.post(f"/api/matches/{made['match']}/join", headers={"Origin": origin})
    assert (refused.status_code, refused.json()["code"]) == (403, "other-site")
    assert [seat["taken"] for seat in (await house.match(made["match"]))["seats"]] == [True, False]
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(
            f"{house.url.replace('http', 'ws', 1)}/api/matches/{made['match']}/socket",
            additional_headers={"Origin": origin},
        )


async def test_our_own_page_and_programs_play(open_house: Opener) -> None:
    async with open_house(origins=("https://club.example/",)) as house:
        made = await house.create("human", "open", "open", "open")
        for headers in ({}, {"Origin": house.url}, {"Origin": "https://club.example"}):
            assert (await house.http.post(f"/api/matches/{made['match']}/join", headers=headers)).is_success
        assert (await house.http.get("/api/matches", headers=EVIL)).is_success, "reading is free"
        url = f"{house.url.replace('http', 'ws', 1)}/api/matches/{made['match']}/socket"
        async with websockets.connect(url, additional_headers={"Origin": house.url}):
            pass


LONE = '"\\ud800"'


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("matches", '{"game":"dicewords","seats":[{"kind":"human"}],LONE:1}'.replace("LONE", LONE)),
        ("matches", '{"game":"dicewords","seats":[{"kind":"human","name":LONE}]}'.replace("LONE", LONE)),
        ("matches", '{"game":"dicewords","seats":[{"kind":"human","options":{LONE:1}}]}'.replace("LONE", LONE)),
        (
            "matches",
            '{"game":"dicewords","seats":[{"kind":"human","options":{"time_percent":LONE}}]}'.replace("LONE", LONE),
        ),
        ("matches", '{"game":"dicewords","rules":{LONE:1},"seats":[{"kind":"human"}]}'.replace("LONE", LONE)),
        ("matches", '{"game":"dicewords","rules":{"together":LONE},"seats":[{"kind":"human"}]}'.replace("LONE", LONE)),
        ("matches", '{"game":"dicewords","rules":LONE,"seats":[{"kind":"human"}]}'.replace("LONE", LONE)),
        ("matches", '{"game":"dicewords","dice_set":LONE,"seats":[{"kind":"human"}]}'.replace("LONE", LONE)),
        ("matches", '{"game":"dicewords","house":[LONE],"seats":[{"kind":"human"}]}'.replace("LONE", LONE)),
        ("matches/x/join", '{"name":LONE}'.replace("LONE", LONE)),
        ("matches/x/join", '{"held":[LONE]}'.replace("LONE", LONE)),
        ("matches/x/leave", '{"token":LONE}'.replace("LONE", LONE)),
        ("matches/x/rematch", '{"token":LONE}'.replace("LONE", LONE)),
        ("solve/dicewords", '{"roll":LONE}'.replace("LONE", LONE)),
        ("solve/dicewords", '{"dice":[LONE]}'.replace("LONE", LONE)),
        ("solve/dicewords", '{"match":LONE,"roll":"A B C D E F G H I"}'.replace("LONE", LONE)),
        ("solve/dicewords", '{"question":LONE,"roll":"A B C D E F G H I"}'.replace("LONE", LONE)),
        ("solve/dicewords", '{"token":LONE,"roll":"A B C D E F G H I"}'.replace("LONE", LONE)),
        ("solve/bookworm", '{"category":LONE,"letters":"A"}'.replace("LONE", LONE)),
        ("solve/crossword-cubes", '{"question":"score","rows":[LONE]}'.replace("LONE", LONE)),
        ("solve/crossword-cubes", '{"roll":"A B","lengths_done":{LONE:1}}'.replace("LONE", LONE)),
    ],
)
async def test_half_a_character_does_not_fit(house: House, path: str, body: str) -> None:
    """JSON can write down half of a pair of surrogates, which is no text: never a fault of the server's."""
    answer = await house.http.post(f"/api/{path}", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422, answer.text


async def test_sixteen_dice_of_ones_own_do_not_fit(house: House) -> None:
    """Nor does a set whose search nobody could wait for."""
    faces = [{"glyph": "A", "readings": ["A"], "points": 1}]
    dice = [{"name": f"d{number}", "faces": faces} for number in range(16)]
    for game, group in (("dicewords", "dice"), ("speed-dice", "yellow"), ("crossword-cubes", "cubes")):
        groups = [{"name": group, "dice": dice}]
        own: Json = {"name": "own", "game": game, "title": "Own", "language": "en", "source": "", "groups": groups}
        asked: Json = {"roll": " ".join("A" * 16), "dice_set": own}
        answer = await house.http.post(f"/api/solve/{game}", json=asked)
        assert answer.status_code == 422, answer.text
        made = await house.http.post("/api/matches", json={"game": game, "dice_set": own, "seats": [{"kind": "human"}]})
        assert made.status_code == 422, made.text


@pytest.mark.parametrize("key", ["%00", "a%00b", "%C3%A9", "%F0%9F%92%A9", "%7F", "x" * 3000])
async def test_an_address_with_characters_no_match_has(open_house: Opener, database: str, key: str) -> None:
    """404, on each kind of database."""
    async with open_house(database=database) as house:
        for path in (f"/api/matches/{key}", f"/api/matches/{key}/record", f"/api/matches/{key}/turns"):
            answer = await house.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-match"), path
        joined = await house.http.post(f"/api/matches/{key}/join")
        assert joined.status_code == 404
        asked = await house.http.post("/api/solve/dicewords", json={"match": "a\0b", "roll": "A B C D E F G H I"})
        assert asked.status_code == 404


async def test_ready_means_that_a_write_works(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await house.http.get("/readyz")).text == "ready\n"

    async def full(work: Any) -> Any:
        raise sa.exc.OperationalError("UPDATE", {}, Exception("database or disk is full"))

    monkeypatch.setattr(house.server.services.store.database, "write", full)
    assert (await house.http.get("/readyz")).status_code == 503


async def changed(house: House, change: sa.Update | sa.Delete) -> None:
    await house.server.services.store.commit([change])


async def test_a_table_that_cannot_be_read_is_left_out_of_the_lobby(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """The others are shown, it is noted, and whoever asks for it is told."""
    bad = await house.create("human", "open", public=True)
    good = await house.create("human", "open", public=True)
    await changed(house, sa.update(matches).where(matches.c.id == bad["match"]).values(header='{"half'))
    listed = await house.http.get("/api/matches?open=1")
    assert [table["match"] for table in listed.json()["matches"]] == [good["match"]]
    assert bad["match"] in caplog.text
    asked = await house.http.get(f"/api/matches/{bad['match']}")
    assert (asked.status_code, asked.json()["code"]) == (500, "broken")


async def test_a_gap_in_a_log_is_said_and_tried_once(open_house: Opener, caplog: pytest.LogCaptureFixture) -> None:
    """The match stays closed, however often somebody comes; nothing loops, and the others are resumed."""
    async with open_house() as house:
        made = await house.create("human", rules={"rounds": 3})
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.seated()
            await ann.turn("pass")
            await ann.my_turn()
        await changed(house, sa.delete(entries).where(entries.c.match == made["match"], entries.c.seq == 2))
    async with open_house() as house:
        store: Store = house.server.services.store
        with pytest.raises(CorruptMatch, match="entry 2 of its log is missing"):
            await store.log(made["match"])
        async with house.sit(made["match"], made["token"]) as ann:
            assert (await ann.closed())[0] == 1011
            assert json.loads(ann.heard[-1])["code"] == "broken"
        assert caplog.text.count("cannot be resumed yet") == 0
        assert "entry 2 of its log is missing" in caplog.text


async def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    """Whoever reads it foretells dice: the file and what lies beside it are nobody else's to read."""
    file = tmp_path / "games.sqlite3"
    for existing in (False, True):
        if existing:
            file.chmod(0o644)
        async with Store.opened(str(file)) as store:
            await store.ping()
            there = [path for path in tmp_path.iterdir() if path.name.startswith(file.name)]  # noqa: ASYNC240 (a test)
            assert len(there) == 3
            assert not any(stat.S_IMODE(path.stat().st_mode) & 0o007 for path in there)
            assert existing or stat.S_IMODE(file.stat().st_mode) == 0o600


def test_a_corrupt_match_is_a_fault_of_the_store() -> None:
    assert issubclass(CorruptMatch, StoreError)
