"""Time: deadlines, walking away, leaving and coming back. The clock is put forward, nobody waits."""

import asyncio
from contextlib import AsyncExitStack

from shakespell.record import Record, verified
from shakespell.server.presence import Presence

from .client import Json
from .conftest import Clock, House, Opener
from .test_play import two

TIMED = {"rounds": 6, "first_seat": 0, "turn_seconds": 60}


async def test_an_action_in_time_counts_and_a_late_one_meets_the_time_that_ran_out(house: House) -> None:
    """B-16: the server's arrival time decides."""
    async with AsyncExitStack() as stack:
        ann, bob, _ = await two(house, stack, rules=TIMED)
        house.clock.forward(59)
        assert (await ann.do("reroll", dice=["gold"]))["kind"] == "update"
        prompt = ann.table["view"]["prompt"]
        house.clock.forward(1.5)
        assert (await ann.do("pass", prompt=prompt))["code"] in ("not-to-act", "stale")
        assert (await bob.my_turn())["to_act"] == [1]


async def test_a_deadline_passes_by_itself(house: House) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, _ = await two(house, stack, rules=TIMED)
        await house.after(60.1)
        await bob.my_turn()
        assert {"seat": 0, "how": "time-up", "word": None, "kind": "turn-ended"} in bob.table["events"]
        await ann.view(lambda view: view["to_act"] == [1])


async def test_deadlines_are_told_on_the_match_clock(house: House) -> None:
    """B-14: the client counts from ``at``, whatever its own clock says."""
    async with AsyncExitStack() as stack:
        ann, _, _ = await two(house, stack, rules=TIMED)
        await house.after(20)
        await ann.do("reroll", dice=["gold"])
        due, seat = ann.table["view"]["deadlines"][0]
        assert seat == 0
        assert 30_000 < due - ann.table["at"] <= 40_000


async def test_a_lost_connection_costs_nobody_a_match(house: House) -> None:
    """B-4: somebody away for an hour in a match without a clock is still in it."""
    made = await house.create("human", "open", rules={"rounds": 1, "first_seat": 0})
    joined = await house.join(made["code"])
    async with house.sit(made["match"], joined["token"]) as bob:
        await bob.seated()
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.seated()
        await house.after(3600)
        await bob.say({"kind": "ping"})
        await bob.until(lambda message: message["kind"] == "pong")
        assert bob.table["view"]["left"] == []
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.turn("pass")


async def away(house: House, made: Json) -> None:
    """Bob connects once and goes."""
    async with house.sit(made["match"], made["bob"]) as bob:
        await bob.seated()


async def test_two_missed_deadlines_and_two_minutes_away_is_left_and_coming_back_is_back(house: House) -> None:
    """B-62, B-63: the table goes on without whoever walked away, and takes them back."""
    made = await house.create("human", "open", rules=TIMED)
    made["bob"] = (await house.join(made["code"]))["token"]
    async with house.sit(made["match"], made["token"]) as ann:
        await away(house, made)
        await ann.update(lambda update: update["presence"] == [True, False])
        for missed in range(2):
            await ann.turn("pass")
            assert ann.table["view"]["left"] == []
            await house.after(60.1)
            await ann.round(missed + 2)
        view = await ann.view(lambda view: view["left"] == [1])
        assert view["round"] == 3
        async with house.sit(made["match"], made["bob"]) as bob:
            await bob.seated()
            view = await ann.view(lambda view: view["left"] == [])
            await ann.turn("pass")
            assert (await bob.my_turn())["to_act"] == [1]


async def test_deadlines_missed_while_connected_do_not_count(house: House) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, _ = await two(house, stack, rules=TIMED)
        for number in range(2, 5):
            await ann.turn("pass")
            await house.after(60.1)
            view = await ann.round(number)
            assert view["left"] == []
        assert bob.table["view"]["left"] == []


async def test_missed_deadlines_count_only_with_two_minutes_away(house: House) -> None:
    made = await house.create("human", "open", rules={**TIMED, "turn_seconds": 10, "rounds": 50})
    made["bob"] = (await house.join(made["code"]))["token"]
    async with house.sit(made["match"], made["token"]) as ann:
        await away(house, made)
        for number in range(2, 5):
            await ann.turn("pass")
            await house.after(10.1)
            view = await ann.round(number)
            assert view["left"] == [], "thirty seconds are not two minutes"
        await house.after(120)
        await ann.view(lambda view: view["left"] == [1])


async def test_walking_away_always_ends_a_match(open_house: Opener) -> None:
    """B-62: everybody goes; the match ends by itself, and its record verifies."""
    async with open_house() as house:
        made = await house.create("human", "open", rules={**TIMED, "rounds": 3})
        await house.join(made["code"])
        async with asyncio.timeout(20):
            while (await house.match(made["match"]))["status"] != "ended":
                await house.after(61)
        record = Record.model_validate(await house.record(made["match"]))
        assert verified(record).valid
        assert record.log[-1]["fact"]["kind"] in ("left", "time-up")


def test_presence_counts_connections_and_absence() -> None:
    clock = Clock()
    clock.stop()
    presence = Presence(2, clock)
    presence.entered([0])
    presence.entered([0, 1])
    presence.left([0])
    assert presence.here(0), "one tab of two"
    presence.missed_deadline(0)
    presence.left([0])
    start = clock()
    assert presence.gone_at(0, 2, 120) is None, "missed while connected: does not count"
    presence.missed_deadline(0)
    assert presence.gone_at(0, 2, 120) is None
    presence.missed_deadline(0)
    assert presence.gone_at(0, 2, 120) == start + 120
    presence.acted(0)
    assert presence.gone_at(0, 2, 120) is None
    assert presence.gone_at(1, 0, 120) is None, "somebody is connected"
