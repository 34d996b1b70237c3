"""The same people again: one table for all of them, their seats kept."""

import asyncio
from contextlib import AsyncExitStack

from shakespell.record import Record, verified

from .client import Json, Player, eventually, found
from .conftest import House, Opener
from .test_play import two


async def played(house: House, stack: AsyncExitStack) -> tuple[Player, Player, Json]:
    """A match of one round that two people have passed through."""
    ann, bob, made = await two(house, stack)
    await ann.turn("pass")
    await bob.turn("pass")
    await ann.view(lambda view: view["result"] is not None)
    return ann, bob, made


async def again(house: House, match: str, token: str) -> Json:
    return found(await house.http.post(f"/api/matches/{match}/rematch", json={"token": token}))


async def test_everybody_is_called_to_one_table_and_keeps_the_seat(house: House) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, made = await played(house, stack)
        assert (await house.match(made["match"]))["following"] is None
        mine = await again(house, made["match"], made["token"])
        called = await bob.until(lambda message: message["kind"] == "following")
        assert called["match"] == mine["match"] != made["match"]
        assert (await ann.until(lambda message: message["kind"] == "following")) == called
        assert (mine["seat"], mine["token"]) == (0, made["token"])
        assert (await house.match(mine["match"]))["status"] == "waiting", "time does not run before all are there"
        theirs = await again(house, made["match"], made["bob"])
        assert (theirs["match"], theirs["seat"]) == (mine["match"], 1)
        async with house.sit(mine["match"], made["token"]) as anew, house.sit(mine["match"], made["bob"]) as other:
            await anew.seated()
            await anew.turn("pass")
            await other.turn("pass")
        record = Record.model_validate(await house.record(mine["match"]))
        assert verified(record).valid
        assert record.seed != (await house.record(made["match"]))["seed"]
        first, second = (await house.match(made["match"]))["header"], record.header.model_dump(mode="json")
        same = ("game", "rules", "dice_set", "lexicon")
        assert {key: first[key] for key in same} == {key: second[key] for key in same}
        assert [seat["name"] for seat in first["seats"]] == [seat["name"] for seat in second["seats"]]
        assert (await house.match(made["match"]))["following"] == mine["match"]


async def test_all_who_ask_at_once_and_twice_meet_at_one_table(house: House) -> None:
    """B-24"""
    async with AsyncExitStack() as stack:
        _, _, made = await played(house, stack)
        asked = [again(house, made["match"], token) for token in (made["token"], made["bob"]) * 3]
        answers = await asyncio.gather(*asked)
        assert len({answer["match"] for answer in answers}) == 1
        assert [answer["seat"] for answer in answers] == [0, 1] * 3


async def test_bots_sit_down_again_at_once(house: House) -> None:
    made = await house.create("human", {"kind": "bot", "level": "beginner"}, rules={"rounds": 1, "first_seat": 0})
    async with house.sit(made["match"], made["token"]) as ann:
        await ann.turn("pass")
        await ann.view(lambda view: view["result"] is not None)
    mine = await again(house, made["match"], made["token"])

    async def begun() -> bool:
        return bool((await house.match(mine["match"]))["status"] == "playing")

    await eventually(begun)


async def test_after_a_restart_it_is_still_the_same_table(open_house: Opener) -> None:
    async with open_house() as house, AsyncExitStack() as stack:
        _, _, made = await played(house, stack)
        mine = await again(house, made["match"], made["token"])
    async with open_house() as house:
        assert (await again(house, made["match"], made["bob"]))["match"] == mine["match"]


async def test_a_table_that_was_left_again_is_replaced(house: House) -> None:
    async with AsyncExitStack() as stack:
        _, _, made = await played(house, stack)
        mine = await again(house, made["match"], made["token"])
        left = await house.http.post(f"/api/matches/{mine['match']}/leave", json={"token": made["token"]})
        assert left.is_success
        other = await again(house, made["match"], made["bob"])
        assert (await house.match(other["match"]))["status"] == "waiting"


async def test_who_may_not_ask(house: House) -> None:
    made = await house.create("human", "open")
    early = await house.http.post(f"/api/matches/{made['match']}/rematch", json={"token": made["token"]})
    assert (early.status_code, early.json()["code"]) == (409, "not-ended")
    stranger = await house.http.post(f"/api/matches/{made['match']}/rematch", json={"token": "x"})
    assert (stranger.status_code, stranger.json()["code"]) == (403, "bad-token")
    nowhere = await house.http.post("/api/matches/nowhere/rematch", json={"token": "x"})
    assert nowhere.status_code == 404


async def stranger(house: House, match: str) -> tuple[int, str]:
    answer = await house.http.post(f"/api/matches/{match}/join", json={"name": "Eve"})
    return answer.status_code, answer.json().get("code", "")


async def test_the_seats_are_kept_for_those_who_had_them(house: House) -> None:
    """The match that follows is named to everybody; a stranger who is quicker still does not sit in Bob's chair."""
    async with AsyncExitStack() as stack:
        _, _, made = await played(house, stack)
        mine = await again(house, made["match"], made["token"])
        assert await stranger(house, mine["match"]) == (409, "kept")
        seats = (await house.match(mine["match"]))["seats"]
        assert [(seat["taken"], seat["kept"]) for seat in seats] == [(True, False), (False, True)]
        theirs = await again(house, made["match"], made["bob"])
        assert (theirs["match"], theirs["seat"]) == (mine["match"], 1)
        assert await stranger(house, mine["match"]) == (409, "full")
        async with house.sit(mine["match"], made["bob"]) as bob:
            await bob.seated()


async def test_whoever_declines_leaves_the_seat_to_others(house: House) -> None:
    async with AsyncExitStack() as stack:
        _, _, made = await played(house, stack)
        mine = await again(house, made["match"], made["token"])
        async with house.sit(mine["match"], made["token"]) as ann:
            assert (await ann.hear())["seats"][1]["kept"]
            declined = await house.http.post(f"/api/matches/{mine['match']}/leave", json={"token": made["bob"]})
            assert declined.json()["seats"] == []
            await ann.until(lambda message: message["kind"] == "waiting" and not message["seats"][1]["kept"])
        assert await stranger(house, mine["match"]) == (200, "")


async def test_after_the_stated_time_the_seats_are_free_and_who_comes_late_is_told(open_house: Opener) -> None:
    async with open_house(kept_seconds=0.5) as house, AsyncExitStack() as stack:
        _, _, made = await played(house, stack)
        mine = await again(house, made["match"], made["token"])

        async def opened() -> bool:
            return await stranger(house, mine["match"]) == (200, "")

        await eventually(opened)
        late = await house.http.post(f"/api/matches/{made['match']}/rematch", json={"token": made["bob"]})
        assert (late.status_code, late.json()["code"]) == (409, "full")


async def test_who_waits_sees_when_a_kept_seat_is_free(open_house: Opener) -> None:
    async with open_house(kept_seconds=0.5) as house, AsyncExitStack() as stack:
        _, _, made = await played(house, stack)
        mine = await again(house, made["match"], made["token"])
        ann = await stack.enter_async_context(house.sit(mine["match"], made["token"]))
        await ann.until(lambda message: message["kind"] == "waiting" and not message["seats"][1]["kept"])


async def test_a_restart_keeps_them_too(open_house: Opener) -> None:
    async with open_house() as house, AsyncExitStack() as stack:
        _, _, made = await played(house, stack)
        mine = await again(house, made["match"], made["token"])
    async with open_house() as house:
        assert await stranger(house, mine["match"]) == (409, "kept")
