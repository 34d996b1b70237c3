"""Several people at one seat, each with a device: a team of Crossword Cubes, or of any game."""

import json
from contextlib import AsyncExitStack
from typing import Any

import pytest

from shakespell.record import Record, verified

from .client import Json, found
from .conftest import House

TEAMS = ({"kind": "human", "name": "Ann", "team": "Reds"}, {"kind": "open", "team": "Blues"})
RULES = {"rounds": 1, "first_seat": 0}


async def invited(house: House, made: Json, token: str = "", **asked: Any) -> str:
    """The code that somebody of a team is told."""
    body = {"token": token or made["token"], **asked}
    told = found(await house.http.post(f"/api/matches/{made['match']}/invitation", json=body))
    assert (told["match"], told["room"] >= 0) == (made["match"], True)
    return str(told["invitation"])


async def reds(house: House) -> Json:
    """A table of two teams: Ann and Cleo are the Reds, Bob is the Blues."""
    made = await house.create(*TEAMS, rules=RULES)
    made["cleo"] = await house.join(made["code"], name="Cleo", invitation=await invited(house, made))
    made["bob"] = await house.join(made["code"], name="Bob")
    return made


async def test_a_partner_plays_at_the_seat_of_the_team(house: House) -> None:
    """Both see the team's dice, either plays, and the other team sees one seat with two names."""
    made = await reds(house)
    assert (made["cleo"]["seat"], made["bob"]["seat"]) == (0, 1)
    assert made["cleo"]["token"] != made["token"]
    seats = (await house.match(made["match"]))["seats"]
    assert [(seat["name"], seat["partners"], seat["team"]) for seat in seats] == [
        ("Ann", ["Cleo"], "Reds"),
        ("Bob", [], "Blues"),
    ]
    async with AsyncExitStack() as stack:
        tokens = (made["token"], made["cleo"]["token"], made["bob"]["token"])
        ann, cleo, bob = [await stack.enter_async_context(house.sit(made["match"], token)) for token in tokens]
        for player in (ann, cleo, bob):
            await player.seated()
        await cleo.turn("reroll", dice=["gold"])
        await ann.caught_up(cleo.table["seq"])
        await ann.turn("pass")
        await bob.turn("pass")
        for player in (ann, cleo, bob):
            await player.view(lambda view: view["result"] is not None)
    record = Record.model_validate(await house.record(made["match"]))
    assert verified(record).valid
    assert [seat.team for seat in record.header.seats] == ["Reds", "Blues"]


async def test_whoever_goes_leaves_the_seat_to_the_others(house: House) -> None:
    made = await reds(house)
    left = await house.http.post(f"/api/matches/{made['match']}/leave", json={"token": made["token"]})
    assert left.is_success
    async with house.sit(made["match"], made["cleo"]["token"]) as cleo:
        await cleo.seated()
        await cleo.turn("pass")
    async with house.sit(made["match"], made["token"]) as ann:
        assert (await ann.closed())[0] == 4401
    seats = (await house.match(made["match"]))["seats"]
    assert seats[0]["partners"] == []


async def test_a_rematch_gathers_the_team_at_its_seat(house: House) -> None:
    made = await reds(house)
    async with house.sit(made["match"], made["token"]) as ann, house.sit(made["match"], made["bob"]["token"]) as bob:
        await ann.seated()
        await ann.turn("pass")
        await bob.turn("pass")
        await bob.view(lambda view: view["result"] is not None)
    again = f"/api/matches/{made['match']}/rematch"
    tokens = (made["cleo"]["token"], made["token"], made["bob"]["token"])
    sat = [found(await house.http.post(again, json={"token": token})) for token in tokens]
    assert [each["seat"] for each in sat] == [0, 0, 1]
    for token in tokens:
        async with house.sit(sat[0]["match"], token) as player:
            await player.seated()
            assert player.table["seat"] is not None


async def joined(house: House, made: Json, **asked: Any) -> tuple[int, str]:
    answer = await house.http.post(f"/api/matches/{made['code']}/join", json={"name": "Eve", **asked})
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.parametrize("invitation", ["Reds", "", "BBBBBBBBBB", "x" * 40, "\u00e9" * 10])
async def test_a_stranger_joins_no_team_by_its_name_or_a_guess(house: House, invitation: str) -> None:
    """B-36: only whoever is told a team's code by its people sits down beside them."""
    made = await reds(house)
    assert await joined(house, made, invitation=invitation) == (404, "no-team")
    assert await joined(house, made, team="Reds") == (422, "does-not-fit")
    assert [len(seat["partners"]) for seat in (await house.match(made["match"]))["seats"]] == [1, 0]


async def test_an_invitation_is_told_to_nobody_but_the_team(house: House) -> None:
    """B-30: in no view, message or answer but the one to a token of the team; every team has a code of its own."""
    made = await reds(house)
    mine, theirs = await invited(house, made), await invited(house, made, made["bob"]["token"])
    assert mine == await invited(house, made, made["cleo"]["token"]) != theirs
    for body, code in (({"token": "x"}, "bad-token"), ({"token": made["bob"]["token"], "seat": 0}, "no-team")):
        refused = await house.http.post(f"/api/matches/{made['match']}/invitation", json=body)
        assert (refused.is_error, refused.json()["code"]) == (True, code)
    async with house.sit(made["match"], made["bob"]["token"]) as bob, house.sit(made["match"], None) as guest:
        await bob.seated()
        await guest.seated()
        said = [*bob.heard, *guest.heard, json.dumps(made), json.dumps(await house.match(made["match"]))]
    assert not any(mine in text for text in said)


async def test_an_invitation_is_read_as_people_write_it(house: House) -> None:
    made = await reds(house)
    code = (await invited(house, made)).lower()
    again = await house.join(made["code"], name="Dora", invitation=f" {code[:5]}-{code[5:]} ")
    assert again["seat"] == 0


async def test_a_team_has_room_for_a_few(house: House) -> None:
    made = await reds(house)
    code = await invited(house, made)
    tried = [await joined(house, made, invitation=code) for _ in range(6)]
    assert tried == [(200, "")] * 4 + [(409, "team-full")] * 2


async def test_nobody_sits_down_twice(house: House) -> None:
    """By any token of the device, at a free seat or beside a team, one's own or another."""
    made = await house.create(*TEAMS, {"kind": "open", "team": "Greens"}, rules=RULES)
    bob = await house.join(made["code"], name="Bob")
    reds_code = await invited(house, made)
    for asked in ({}, {"invitation": reds_code}):
        assert await joined(house, made, held=["x", bob["token"]], **asked) == (409, "seated")
    assert await joined(house, made, held=["x"], invitation=reds_code) == (200, "")
