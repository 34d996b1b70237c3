"""Several people at one seat, each with a device: a team of Crossword Cubes, or of any game."""

from contextlib import AsyncExitStack

from shakespell.record import Record, verified

from .client import Json, found
from .conftest import House

TEAMS = ({"kind": "human", "name": "Ann", "team": "Reds"}, {"kind": "open", "team": "Blues"})
RULES = {"rounds": 1, "first_seat": 0}


async def reds(house: House) -> Json:
    """A table of two teams: Ann and Cleo are the Reds, Bob is the Blues."""
    made = await house.create(*TEAMS, rules=RULES)
    made["cleo"] = await house.join(made["code"], name="Cleo", team="Reds")
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


async def test_no_such_team(house: House) -> None:
    made = await house.create(*TEAMS, rules=RULES)
    refused = await house.http.post(f"/api/matches/{made['code']}/join", json={"name": "Cleo", "team": "Greens"})
    assert (refused.status_code, refused.json()["code"]) == (404, "no-team")
    assert "Reds" in refused.json()["detail"]
