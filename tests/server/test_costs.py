"""What a client makes the server work for: it stays with that table, and has an end."""

import asyncio
import threading
import time
from collections.abc import Callable
from contextlib import AsyncExitStack

import pytest

from shakespell.core.game import Linkable, Verdict
from shakespell.core.table import Referee
from shakespell.record import Header
from shakespell.server import judges, rooms
from shakespell.words.lexicon import Lexicon

from .client import Json, found
from .conftest import House, Opener

HARD = "QQQQQQQQ???????"
"""Fifteen dice of one's own that keep the search for a layout busy for good."""


async def own_dice(house: House, game: str, glyphs: str) -> Json:
    """A dice set whose rack shows these glyphs, however it falls."""
    games = found(await house.http.get("/api/games"))["games"]
    box: Json = next(each for each in games if each["id"] == game)["dice_sets"][0]
    faces = {face["glyph"]: face for group in box["groups"] for die in group["dice"] for face in die["faces"]}
    wild = {"glyph": "?", "readings": [], "points": 0, "is_wild": True}
    faces |= {"?": wild, "Q": {"glyph": "Q", "readings": ["Q"], "points": 1, "is_wild": False}}
    rack = [{"name": f"d{number}", "faces": [faces[glyph]]} for number, glyph in enumerate(glyphs)]
    box["groups"][0]["dice"] = rack
    return {**box, "name": "mine", "origins": []}


async def hopeless_table(house: House, glyphs: str) -> Json:
    return await house.create(
        "human",
        game="speed-dice",
        rules={"tell_hopeless": True, "ready_seconds": 300},
        dice_set=await own_dice(house, "speed-dice", glyphs),
    )


async def entries(house: House, match: str) -> int:
    """How long the log of a match is."""
    return len(await house.server.services.store.log(match))


async def others_go_on(house: House) -> None:
    """The server answers, and another match is played."""
    assert (await house.http.get("/healthz")).text == "ok\n"
    made = await house.create("human", rules={"rounds": 1, "first_seat": 0})
    async with house.sit(made["match"], made["token"]) as bob:
        await bob.seated()
        await bob.turn("reroll", dice=["gold"])


async def test_dice_that_are_hard_to_link_hold_up_their_own_table_alone(open_house: Opener) -> None:
    """SD-9, B-65: the race begins once the judge's time is over, and nobody is told what nobody knows."""
    async with open_house(judge_seconds=1.0) as house, AsyncExitStack() as stack:
        made = await hopeless_table(house, HARD)
        ann = await stack.enter_async_context(house.sit(made["match"], made["token"]))
        await ann.seated()
        ready = asyncio.create_task(ann.do("ready"))
        await others_go_on(house)
        assert (await ready)["kind"] == "update"
        view = await ann.view(lambda view: view["stage"] == "racing")
        assert not view["hopeless"]


class SlowJudge:
    """Stands in for the search: it ends when it is let, or called off."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked = threading.Event()
        self.let = threading.Event()
        self.ended = threading.Event()
        monkeypatch.setattr(judges, "linked", self)

    def __call__(self, _claim: Linkable, _lexicon: Lexicon, stop: Callable[[], bool]) -> Verdict:
        self.ended.clear()
        self.asked.set()
        while not stop() and not self.let.is_set():
            time.sleep(0.002)
        self.ended.set()
        return Verdict("no" if self.let.is_set() else "unknown")


async def test_a_table_stands_still_while_its_judge_is_busy(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """B-22: what comes in meanwhile waits its turn, nobody sees dice before the race, no deadline passes."""
    judge = SlowJudge(monkeypatch)
    made = await hopeless_table(house, "AEIOUUUU")
    async with house.sit(made["match"], made["token"]) as ann:
        await ann.seated()
        before = await entries(house, made["match"])
        await ann.say({"kind": "do", "prompt": ann.table["view"]["prompt"], "action": {"kind": "ready"}})
        await asyncio.to_thread(judge.asked.wait, 20)
        house.clock.forward(200)
        async with house.sit(made["match"], None) as watcher:
            await others_go_on(house)
            judge.let.set()
            view = await ann.view(lambda view: view["stage"] == "racing")
            assert view["hopeless"]
            assert view["race_began"] >= 200_000, "the race begins when the dice are shown"
            assert len(ann.heard) <= 3
            assert await entries(house, made["match"]) == before + 3, "ready, rolled, judged: in one step"
            await watcher.view(lambda view: view["stage"] == "racing")


async def test_a_server_that_stops_calls_its_judges_off_and_the_next_asks_anew(
    open_house: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B-18, B-27: nothing of the step was stored or said, so it is done again."""
    judge = SlowJudge(monkeypatch)
    async with open_house(judge_seconds=60.0) as house:
        made = await hopeless_table(house, "AEIOUUUU")
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.seated()
            await ann.say({"kind": "do", "prompt": ann.table["view"]["prompt"], "action": {"kind": "ready"}})
            await asyncio.to_thread(judge.asked.wait, 20)
    assert judge.ended.is_set()
    judge.let.set()
    async with open_house() as house, house.sit(made["match"], made["token"]) as ann:
        await ann.seated()
        if ann.table["view"]["stage"] != "racing":
            await ann.do("ready")
        await ann.view(lambda view: view["stage"] == "racing")


async def test_a_judge_that_fails_closes_its_own_match_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Verdict:
        raise RuntimeError("no such dice")

    monkeypatch.setattr(judges, "linked", broken)
    made = await hopeless_table(house, "AEIOUUUU")
    async with house.sit(made["match"], made["token"]) as ann:
        await ann.seated()
        await ann.say({"kind": "do", "prompt": ann.table["view"]["prompt"], "action": {"kind": "ready"}})
        assert (await ann.closed())[0] == 1011
    await others_go_on(house)


async def test_a_word_on_dice_that_could_be_any_letter_is_declared_at_once(house: House) -> None:
    """Fifteen dice of four letters each, all different, and a word that takes them all."""
    box = await own_dice(house, "dicewords", "A" * 15)
    for number, die in enumerate(box["groups"][0]["dice"]):
        letters = ["AEST", "ERSL", "INTA", "TOSE"][number % 4]
        die["faces"] = [{"glyph": "*", "readings": list(letters), "points": number, "is_wild": False}]
    made = await house.create("human", rules={"rounds": 1, "first_seat": 0}, dice_set=box)
    async with house.sit(made["match"], made["token"]) as ann:
        await ann.seated()
        answer = await ann.do("declare", word="TSETSETSETSETSE")
        assert answer["kind"] in ("update", "refused")
    await others_go_on(house)


async def test_more_dice_than_any_box_holds_are_no_box(house: House) -> None:
    dice = await own_dice(house, "dicewords", "A" * 16)
    answer = await house.http.post(
        "/api/matches", json={"game": "dicewords", "seats": [{"kind": "human"}], "dice_set": dice}
    )
    assert answer.status_code == 422
    assert "1 to 15 dice, not 16" in answer.text


async def test_a_search_that_nobody_waits_for_ends(house: House) -> None:
    """B-65: the thread is free again when the asker is gone, compiled search or not."""
    box = await own_dice(house, "speed-dice", HARD)
    asked = {"dice": list(HARD), "dice_set": box, "link": 14}
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.5):
            await house.http.post("/api/solve/speed-dice", json=asked)
    async with asyncio.timeout(20):
        while house.server.searches.under_way:  # noqa: ASYNC110 (threads end, which no event tells)
            await asyncio.sleep(0.05)


async def test_a_match_that_takes_too_long_to_replay_keeps_no_other_from_going_on(
    open_house: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """B-18: the poisoned match closes alone, and is not tried over and over."""
    async with open_house() as house:
        poisoned = await house.create("human", rules={"rounds": 1})
        sound = await house.create("human", "bot", rules={"rounds": 6, "turn_seconds": 60})
    let, tried = threading.Event(), []
    original = judges.referee_of

    def referee_of(header: Header) -> Referee:
        if header.match == poisoned["match"]:
            tried.append(header.match)
            let.wait(30)
        return original(header)

    monkeypatch.setattr(rooms, "referee_of", referee_of)
    try:
        async with open_house(resume_seconds=0.5) as house:
            async with house.sit(sound["match"], sound["token"]) as ann:
                await ann.seated()
            for _ in range(2):
                async with house.socket(poisoned["match"]) as bob:
                    await bob.say({"kind": "hello", "token": poisoned["token"]})
                    assert (await bob.closed())[0] == 1011
            await others_go_on(house)
            assert tried == [poisoned["match"]]
            let.set()
    finally:
        let.set()
