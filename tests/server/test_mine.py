"""A device asks how the matches stand in which it has seats."""

from typing import Any

from .client import found
from .conftest import House, Opener

TWO = ("human", "open")


async def _mine(house: House, *kept: tuple[str, str]) -> list[Any]:
    seats = [{"match": match, "token": token} for match, token in kept]
    matches: list[Any] = found(await house.http.post("/api/matches/mine", json={"seats": seats}))["matches"]
    return matches


async def test_whose_turn_it_is(house: House) -> None:
    """Both of two players see the same seat to act, each knows which seats are theirs."""
    made = await house.create(*TWO, rules={"rounds": 2, "first_seat": 0})
    joined = await house.join(made["match"])
    async with house.sit(made["match"], made["token"]) as ann:
        await ann.turn("pass")
    ann_sees, bo_sees = await _mine(house, (made["match"], made["token"]), (made["match"], joined["token"]))
    assert (ann_sees["status"], ann_sees["mine"], ann_sees["to_act"]) == ("playing", [0], [1])
    assert (bo_sees["status"], bo_sees["mine"], bo_sees["to_act"]) == ("playing", [1], [1])


async def test_a_match_laid_aside_says_whose_turn_it_is(open_house: Opener) -> None:
    """B-18: nobody has touched it since the server started, and still it is known who has to act."""
    async with open_house() as house:
        made = await house.create("human", "local", rules={"rounds": 2, "first_seat": 0})
    async with open_house() as house:
        (seen,) = await _mine(house, (made["match"], made["token"]))
        assert (seen["mine"], seen["to_act"]) == ([0, 1], [0])


async def test_what_is_over_or_gone(house: House) -> None:
    """Ended matches have their ranks; taken away, left for good, with another's secret or never there: null."""
    over = await house.create("human")
    async with house.sit(over["match"], over["token"]) as ann:
        await ann.turn("pass")
    away = await house.create(*TWO)
    left = await house.create("human", "human", rules={"rounds": 9})
    bo = await house.join(left["match"])
    for match, token in ((away["match"], away["token"]), (left["match"], bo["token"])):
        found(await house.http.post(f"/api/matches/{match}/leave", json={"token": token}))
    seen = await _mine(
        house,
        (over["match"], over["token"]),
        (away["match"], away["token"]),
        (left["match"], bo["token"]),
        (left["match"], "somebody else's"),
        ("nowhere", "token"),
    )
    assert (seen[0]["status"], seen[0]["ranks"], seen[0]["to_act"]) == ("ended", [1], [])
    assert seen[1:] == [None] * 4


async def test_a_waiting_table_says_whose_it_is(house: House) -> None:
    """Whoever set it up takes it away by leaving; a guest only gets up."""
    made = await house.create("human", "open", "open")
    joined = await house.join(made["match"])
    host, guest = await _mine(house, (made["match"], made["token"]), (made["match"], joined["token"]))
    assert (host["status"], host["host"], guest["host"]) == ("waiting", True, False)


async def test_no_more_than_a_handful_at_once(house: House) -> None:
    """B-65: the answer costs something for each match."""
    seats = [{"match": "m", "token": "t"}] * 25
    assert (await house.http.post("/api/matches/mine", json={"seats": seats})).status_code == 422
