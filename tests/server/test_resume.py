"""Restarts: whatever was accepted is still there, and time stood still (B-3, B-17, B-18, B-26, B-27)."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from shakespell.record import Record, verified

from .client import Api, Json, Player, eventually
from .conftest import Clock, Opener, Passer, bots
from .test_play import two

CHALLENGE = {"rounds": 1, "first_seat": 0, "judging": "challenge"}


async def test_a_match_goes_on_after_a_restart(open_house: Opener) -> None:
    async with open_house() as house, AsyncExitStack() as stack:
        ann, bob, made = await two(house, stack)
        played = await ann.turn("reroll", dice=["gold", "red"])
        before = await ann.my_turn()
    async with open_house() as house:
        async with house.sit(made["match"], made["token"]) as ann, house.sit(made["match"], made["bob"]) as bob:
            await ann.seated()
            assert ann.table["view"] == before
            assert ann.table["accepted"] == played["accepted"], "B-19: the client knows that its answer counted"
            await ann.turn("pass")
            await bob.turn("pass")
        assert verified(Record.model_validate(await house.record(made["match"]))).valid


async def test_a_match_and_a_restart_on_either_database(database: str, open_house: Opener) -> None:
    """The whole server runs on PostgreSQL as it does on SQLite."""
    async with open_house(database=database) as house, AsyncExitStack() as stack:
        ann, _, made = await two(house, stack)
        await ann.turn("reroll", dice=["gold"])
        await ann.turn("pass")
    async with open_house(database=database) as house:
        async with house.sit(made["match"], made["bob"]) as bob:
            await bob.turn("pass")
        assert verified(Record.model_validate(await house.record(made["match"]))).actions == 3


async def test_downtime_costs_nobody_time(open_house: Opener) -> None:
    """B-17: the clock goes on from the last entry of the log, however long no server ran."""
    rules = {"rounds": 1, "first_seat": 0, "turn_seconds": 60}
    clock = Clock()
    async with open_house(clock=clock) as house, AsyncExitStack() as stack:
        ann, _, made = await two(house, stack, rules=rules)
        clock.forward(30)
        await ann.turn("reroll", dice=["gold"])
    clock.forward(100_000)
    async with open_house(clock=clock) as house, house.sit(made["match"], made["token"]) as ann:
        await ann.seated()
        assert ann.table["view"]["to_act"] == [0]
        assert 30_000 <= ann.table["at"] < 40_000


async def test_deadlines_are_armed_again_though_nobody_comes(open_house: Opener) -> None:
    """B-18: a match nobody touches after the restart still ends by its clock."""
    clock = Clock()
    async with open_house(clock=clock) as house:
        made = await house.create("human", rules={"rounds": 1, "turn_seconds": 60})
    async with open_house(clock=clock) as house:

        async def resumed() -> bool:
            return house.server.rooms.here(made["match"]) is not None

        async def ended() -> bool:
            return bool((await house.match(made["match"]))["status"] == "ended")

        await eventually(resumed)
        await house.after(61)
        await eventually(ended)


async def test_a_full_table_that_had_not_begun_begins_after_a_restart(open_house: Opener) -> None:
    """B-28: even when the server died between the last person sitting down and the first roll."""
    async with open_house() as house:
        made = await house.create("human", "open")
        await house.server.services.store.take_seat(made["match"], "Bob", "b" * 64, None)
    async with open_house() as house:

        async def begun() -> bool:
            return bool((await house.match(made["match"]))["status"] == "playing")

        await eventually(begun)


async def test_a_table_that_waits_for_people_still_waits(open_house: Opener) -> None:
    """B-28"""
    async with open_house() as house:
        made = await house.create({"kind": "human", "name": "Ann"}, "open", "open")
        await house.join(made["code"], name="Bob")
    async with open_house() as house, house.sit(made["match"], made["token"]) as ann:
        waiting = await ann.hear()
        assert [(seat["name"], seat["taken"]) for seat in waiting["seats"]] == [
            ("Ann", True),
            ("Bob", True),
            ("Player 3", False),
        ]


async def test_a_bot_is_asked_again_after_a_restart(open_house: Opener) -> None:
    async with open_house(bots=bots(Passer(after=10_000_000)), longest_thought=10_000) as house:
        made = await house.create("bot", "human", rules={"rounds": 1, "first_seat": 0})
    async with open_house(bots=bots(Passer())) as house, house.sit(made["match"], made["token"]) as ann:
        await ann.my_turn()


async def test_a_bot_that_races_takes_its_time_across_a_restart(open_house: Opener) -> None:
    """SD-1, B-17: a beginner needs a minute or more; what it had thought before the server died still counts."""
    clock = Clock()
    seats = ("human", {"kind": "bot", "level": "beginner"})
    async with open_house(clock=clock) as house:
        made = await house.create(*seats, game="speed-dice", rules={"goal": "wins", "wins": 1})
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.turn("ready")
            await house.after(2)
            await ann.view(lambda view: view["stage"] == "racing")
            await house.after(20)
            await ann.turn("lay", placed=[])
            assert ann.table["view"]["stage"] == "racing", "it is not done after four seconds"
    clock.forward(100_000)
    async with open_house(clock=clock) as house, house.sit(made["match"], made["token"]) as ann:
        view = await ann.my_turn()
        assert (view["stage"], view["bowl"]) == ("racing", []), "the time without a server is no time to think"
        await house.after(241 - 20)
        await ann.view(lambda view: view["stage"] != "racing" or view["ballot"] is not None)


async def test_who_left_for_good_stays_away_after_a_restart(open_house: Opener) -> None:
    async with open_house() as house:
        made = await house.create("human", "open", rules={"rounds": 2, "first_seat": 0})
        bob = (await house.join(made["code"]))["token"]
        await house.http.post(f"/api/matches/{made['match']}/leave", json={"token": bob})
    async with open_house() as house, house.sit(made["match"], bob) as back:
        assert (await back.update())["view"]["left"] == [1]


async def test_who_was_away_before_a_restart_is_counted_on(open_house: Opener) -> None:
    """A deadline missed before and one missed after the restart are two."""
    rules = {"rounds": 9, "first_seat": 0, "turn_seconds": 200}
    clock = Clock()
    async with open_house(clock=clock) as house:
        made = await house.create("human", "open", rules=rules)
        await house.join(made["code"])
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.turn("pass")
            await house.after(201)
            await ann.view(lambda view: view["round"] == 2)
    async with open_house(clock=clock) as house, house.sit(made["match"], made["token"]) as ann:
        await ann.turn("pass")
        assert ann.table["view"]["left"] == []
        await house.after(201)
        await ann.view(lambda view: view["left"] == [1])


# A server that is killed


class Process(Api):
    """A server in a process of its own."""

    def __init__(self, url: str, process: asyncio.subprocess.Process) -> None:
        super().__init__(url)
        self.process = process


@asynccontextmanager
async def served(database: Path, host: str = "127.0.0.1") -> AsyncIterator[Process]:
    """``shakespell serve`` on a free port; killed with SIGKILL at the end, whatever it was doing."""
    command = "import sys; from shakespell.server.serve import run; sys.exit(run(sys.argv[2], 0, sys.argv[1]))"
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        command,
        str(database),
        host,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        said = (await asyncio.wait_for(process.stdout.readline(), 60)).decode()
        assert said.startswith("Shakespell listens at http://127.0.0.1:"), (await process.stderr.read()).decode()
        house = Process(said.split()[-1], process)
        yield house
        await house.http.aclose()
    finally:
        if process.returncode is None:
            os.kill(process.pid, signal.SIGKILL)
        print((await process.communicate())[1].decode())  # pytest shows it where the test fails


SCRIPT: tuple[tuple[int, str, Json], ...] = (
    (0, "reroll", {"dice": ["gold", "black"]}),
    (0, "declare", {"word": "?"}),
    (1, "challenge", {"seat": 0}),
    (1, "reroll", {"dice": ["blue"]}),
    (1, "pass", {}),
)
"""One round of two seats, by challenge: it goes through a reroll, a declared word, its window and its refutation."""


def plain(update: Json) -> Json:
    """What an update says of the table, its sets in order: two processes may send them in different ones."""
    view = {**update["view"], "can": sorted(update["view"]["can"])}
    return {"seq": update["seq"], "seat": update["seat"], "accepted": update["accepted"], "view": view}


async def play(player: Player, kind: str, action: Json) -> None:
    """Play one action of the script and see it accepted; the word is whatever the dice show, which is no word."""
    view = await player.my_turn()
    if kind == "declare":
        dice = view["hands"][0]["dice"]
        action = {"word": "".join(die["glyph"] for die in dice if die["glyph"] != "?")}
    played = await player.do(kind, **action)
    assert played["kind"] == "update", played


async def test_a_server_killed_between_any_two_actions_loses_none(tmp_path: Path) -> None:
    """B-26, B-27, B-28: SIGKILL the moment an action is acknowledged, after each action; the match is finished."""
    database, seen, made = tmp_path / "matches.sqlite3", {}, {}  # type: ignore[var-annotated]
    for seat, kind, action in SCRIPT:
        async with served(database) as house, AsyncExitStack() as stack:
            if not made:
                made = await house.create("human", "open", rules=CHALLENGE)
                made["tokens"] = [made["token"], (await house.join(made["code"]))["token"]]
            players = [await stack.enter_async_context(house.sit(made["match"], token)) for token in made["tokens"]]
            for number, player in enumerate(players):
                await player.seated()
                assert plain(player.table) == seen.get(number, plain(player.table))
            await play(players[seat], kind, action)
            await players[1 - seat].caught_up(players[seat].table["seq"])
            os.kill(house.process.pid, signal.SIGKILL)
            await house.process.wait()
            seen = {number: plain(player.table) for number, player in enumerate(players)}
    async with served(database) as house, house.sit(made["match"], None) as guest:
        view = await guest.view(lambda view: view["result"] is not None)
        assert [(bool(line["word"]), line["valid"]) for line in view["sheet"]] == [(True, False), (False, False)]
        record = Record.model_validate(await house.record(made["match"]))
    checked = verified(record)
    assert (checked.valid, checked.actions) == (True, len(SCRIPT)), checked.reason


async def test_a_server_killed_under_fire_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    """B-27: many tables play at once, the server dies somewhere in between, and no acknowledged action is gone."""
    database = tmp_path / "matches.sqlite3"
    async with served(database) as house:
        rules = {"rounds": 50, "rerolls": 5}
        made = [await house.create("human", rules=rules) for _ in range(8)]
        acknowledged = [0] * len(made)

        async def rerolling(number: int) -> None:
            async with house.sit(made[number]["match"], made[number]["token"]) as player:
                while True:
                    rerolls = "reroll" in (await player.my_turn())["can"]
                    played = await (player.do("reroll", dice=["gold"]) if rerolls else player.do("pass"))
                    acknowledged[number] = played["seq"]

        playing = [asyncio.create_task(rerolling(number)) for number in range(len(made))]

        async def under_fire() -> bool:
            return sum(acknowledged) >= 300

        await eventually(under_fire)
        os.kill(house.process.pid, signal.SIGKILL)
        await asyncio.gather(*playing, return_exceptions=True)
        await house.process.wait()
    async with served(database) as house:
        for number, match in enumerate(made):
            async with house.sit(match["match"], match["token"]) as player:
                await player.seated()
                assert player.table["seq"] >= acknowledged[number]
                await player.turn("pass")


async def test_a_match_in_which_nothing_happens_by_itself_is_not_kept_in_memory(open_house: Opener) -> None:
    """Somebody played a turn on the front page and went: nothing is lost, and nothing waits for them either."""
    clock = Clock()
    async with open_house(clock=clock) as house:
        made = await house.create("human", rules={"rounds": 2})
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.seated()
            before = (await ann.turn("pass"))["view"]["sheet"]
        assert house.server.rooms.here(made["match"]) is not None, "whoever comes back at once finds it as it was"

        async def left() -> bool:
            return not (await house.match(made["match"]))["seats"][0]["here"]

        async def gone() -> bool:
            return house.server.rooms.here(made["match"]) is None

        await eventually(left)
        await house.after(11)
        await eventually(gone)
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.seated()
            assert ann.table["view"]["sheet"] == before
            await ann.turn("pass")


async def test_a_match_whose_clock_runs_stays(open_house: Opener) -> None:
    """B-18"""
    clock = Clock()
    async with open_house(clock=clock) as house:
        made = await house.create("human", rules={"rounds": 2, "turn_seconds": 60})
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.seated()

        async def ended() -> bool:
            return bool((await house.match(made["match"]))["status"] == "ended")

        await house.after(61)
        await house.after(61)
        await eventually(ended)
