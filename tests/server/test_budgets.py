"""Budgets of an address, a person and a match (B-65), and who is not kept out by them."""

import asyncio
import gc
import socket
from contextlib import AsyncExitStack

import httpx
from limits import parse

from shakespell.server.codes import LENGTH, LETTERS
from shakespell.server.pauses import Pauses
from shakespell.server.settings import Settings

from .client import Json, found
from .conftest import House, Opener
from .test_costs import own_dice
from .test_play import two

BOTS_ALONE = {"game": "dicewords", "seats": [{"kind": "bot"}, {"kind": "bot"}]}


def too_many(answer: httpx.Response, code: str) -> None:
    """Refused with when to come again, and a code that stays."""
    assert answer.status_code == 429, answer.text
    assert int(answer.headers["Retry-After"]) >= 1
    assert answer.json()["code"] == code


async def test_bots_among_themselves_are_few_and_people_sit_down_with_bots_all_the_same(open_house: Opener) -> None:
    async with open_house(bot_matches=2) as house:
        for _ in range(2):
            found(await house.http.post("/api/matches", json=BOTS_ALONE))
        too_many(await house.http.post("/api/matches", json=BOTS_ALONE), "too-many-bot-matches")
        await house.create("human", "bot")


async def test_a_class_of_thirty_behind_one_address_sits_down_and_plays(house: House) -> None:
    """B-65: thirty pupils at fifteen tables, all at once, from one address; some mistype their code."""

    async def pair(stack: AsyncExitStack) -> None:
        assert (await house.http.get("/api/matches/BBBBB")).status_code == 404
        ann, bob, _ = await two(house, stack, rules={"rounds": 1, "first_seat": 0})
        await ann.turn("reroll", dice=["gold"])
        await bob.update()

    async with AsyncExitStack() as stack:
        await asyncio.gather(*(pair(stack) for _ in range(15)))


async def test_codes_cannot_be_tried_out(open_house: Opener) -> None:
    """Codes that no table has are counted; who has an id, or has not guessed, is served."""
    async with open_house(guess_rate="3/minute") as house:
        made = await house.create("human", "open")
        for _ in range(3):
            assert (await house.http.get("/api/matches/BBBBB")).status_code == 404
        too_many(await house.http.get("/api/matches/BBBBB"), "too-many-requests")
        too_many(await house.http.post("/api/matches/BBBBB/join", json={}), "too-many-requests")
        too_many(await house.http.get(f"/api/matches/{made['code']}"), "too-many-requests")
        assert (await house.match(made["match"]))["code"] == made["code"]
        async with house.socket("BBBBB") as guesser:
            await guesser.say({"kind": "hello", "token": None})
            assert (await guesser.closed())[0] == 4429


def test_a_stranger_meets_none_of_a_thousand_tables_in_a_month() -> None:
    """Codes are as long as the guesses of an address are few."""
    most = parse(Settings(database="sqlite:///unused.sqlite3").guess_rate)
    a_month = most.amount * 30 * 86_400 / most.get_expiry()
    assert 1000 * a_month < len(LETTERS) ** LENGTH


async def test_sockets_of_one_address_are_counted(open_house: Opener) -> None:
    async with open_house(socket_rate="2/minute") as house:
        made = await house.create("human")
        for _ in range(2):
            async with house.sit(made["match"], made["token"]) as ann:
                await ann.seated()
        async with house.socket(made["match"]) as third:
            assert (await third.closed())[0] == 4429


async def test_dice_of_ones_own_are_counted_and_small(open_house: Opener) -> None:
    async with open_house(own_dice_rate="1/hour") as house:
        box = await own_dice(house, "dicewords", "A" * 9)
        body: Json = {"game": "dicewords", "seats": [{"kind": "human"}], "dice_set": box}
        found(await house.http.post("/api/matches", json=body))
        too_many(await house.http.post("/api/matches", json=body), "too-many-requests")
        await house.create("human", dice_set="dicewords")


async def test_a_set_that_is_too_large_to_be_kept_is_refused(house: House) -> None:
    box = await own_dice(house, "dicewords", "A" * 15)
    for die in box["groups"][0]["dice"]:
        die["faces"] *= 30
    box["groups"].append({**box["groups"][0], "name": "more"})
    answer = await house.http.post(
        "/api/matches", json={"game": "dicewords", "seats": [{"kind": "human"}], "dice_set": box}
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "setup")
    assert "too large to be kept" in answer.json()["detail"]


async def test_one_seat_cannot_fill_the_log(open_house: Opener) -> None:
    """Only who has acted so often is refused; the others play on, also after a restart."""
    async with open_house(most_actions=2) as house, AsyncExitStack() as stack:
        ann, _, made = await two(house, stack, rules={"rounds": 2, "first_seat": 0, "rerolls": 5})
        for die in ("gold", "red"):
            assert (await ann.do("reroll", dice=[die]))["kind"] == "update"
        assert (await ann.do("reroll", dice=["blue"]))["code"] == "too-many-actions"
    async with open_house(most_actions=2) as house, house.sit(made["match"], made["token"]) as ann:
        await ann.seated()
        assert (await ann.do("pass"))["code"] == "too-many-actions"


async def test_half_open_requests_have_their_time(open_house: Opener) -> None:
    """A connection that begins a request and does not go on is closed; whoever asks whole questions is answered."""
    async with open_house(header_seconds=0.3, body_seconds=0.5) as house:
        address = ("127.0.0.1", httpx.URL(house.url).port or 0)
        silent = [await asyncio.open_connection(*address, family=socket.AF_INET) for _ in range(40)]
        for _, writer in silent[::2]:
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        assert (await house.http.get("/healthz")).text == "ok\n"
        async with asyncio.timeout(20):
            for reader, writer in silent:
                with_reset = await asyncio.gather(reader.read(), return_exceptions=True)
                assert with_reset[0] == b"" or isinstance(with_reset[0], ConnectionError)
                writer.close()
        reader, writer = await asyncio.open_connection(*address, family=socket.AF_INET)
        writer.write(b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n")
        writer.write(b'Content-Length: 100\r\n\r\n{"game":')
        async with asyncio.timeout(20):
            assert b"408" in await reader.readline()
        writer.close()


async def test_sockets_and_slow_answers_are_no_half_open_requests(open_house: Opener) -> None:
    async with open_house(header_seconds=0.2, body_seconds=0.2) as house:
        made = await house.create("human", rules={"rounds": 1, "first_seat": 0})
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.seated()
            await asyncio.sleep(0.6)
            assert (await ann.do("reroll", dice=["gold"]))["kind"] == "update"


async def test_the_catalogue_is_sent_once(house: House) -> None:
    first = await house.http.get("/api/games")
    again = await house.http.get("/api/games", headers={"If-None-Match": first.headers["ETag"]})
    assert (first.status_code, again.status_code, again.content) == (200, 304, b"")
    schema = await house.http.get("/api/games/dicewords/schema")
    assert "action" in schema.json()
    assert schema.headers["ETag"] != first.headers["ETag"]


async def test_a_match_that_nobody_needs_leaves_memory_and_its_time_goes_on(house: House) -> None:
    """B-17, B-18: several people, none of them here, the next deadline a day away."""
    async with AsyncExitStack() as stack:
        ann, _, made = await two(house, stack, rules={"rounds": 6, "first_seat": 0})
        await ann.turn("reroll", dice=["gold"])
        due = ann.table["view"]["deadlines"][0][0]
    match = made["match"]
    await gone(house, match)
    await house.after(7200)
    async with house.sit(match, made["token"]) as ann:
        await ann.seated()
        assert ann.table["at"] >= 7_200_000, "the clock did not stand still"
        assert ann.table["view"]["deadlines"][0][0] == due
    await gone(house, match)
    await house.after(90_000)
    async with asyncio.timeout(20):
        while house.server.rooms.here(match) is None:  # noqa: ASYNC110 (the deadline opens it, not we)
            await asyncio.sleep(0.02)
    async with house.sit(match, None) as watcher:
        await watcher.view(lambda view: view["to_act"] == [1] or view["left"])


async def gone(house: House, match: str) -> None:
    """Put the clock forward until the room has left memory."""
    async with asyncio.timeout(20):
        while house.server.rooms.here(match) is not None:
            await house.after(15)
            await asyncio.sleep(0.02)


def test_everything_is_looked_through_while_nobody_plays() -> None:
    now, heard = 100.0, 99.0
    pauses = Pauses(lambda: heard, lambda: now)
    gc.collect()
    for _ in range(4):
        gc.collect(1)
    enough = gc.get_count()[2] >= 3
    assert not pauses.is_time, "somebody plays"
    heard = 90.0
    assert pauses.is_time == enough
    heard, now = 5000.0, 5000.0
    assert pauses.is_time == enough, "an hour is long enough"


async def test_python_does_not_look_through_everything_by_itself(house: House) -> None:
    before = gc.get_threshold()
    assert before[2] > 1_000_000
    assert gc.get_freeze_count() > 0
    assert house.server.rooms.heard() <= house.clock()
