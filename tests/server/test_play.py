"""Playing over sockets: everybody sees the same table, every action is answered, nothing is played twice."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest

from shakespell.bots import Choice
from shakespell.core.chance import commitment
from shakespell.games.dicewords.actions import Vote
from shakespell.presets import default_lexicon
from shakespell.record import Record, verified
from shakespell.words.judge import lexicon_referee

from .client import Json, Player, found
from .conftest import House, Opener, Passer, bots


async def two(house: House, stack: AsyncExitStack, **asked: Any) -> tuple[Player, Player, Json]:
    """Ann and Bob at a table that has begun; Ann plays first."""
    asked = {"rules": {"rounds": 1, "first_seat": 0}, **asked}
    made = await house.create({"kind": "human", "name": "Ann"}, "open", **asked)
    ann = await stack.enter_async_context(house.sit(made["match"], made["token"]))
    joined = await house.join(made["code"], name="Bob")
    bob = await stack.enter_async_context(house.sit(made["match"], joined["token"]))
    await ann.update(lambda update: all(update["presence"]))
    await bob.seated()
    return ann, bob, {**made, "bob": joined["token"]}


def glyphs(view: Json, seat: int) -> list[str]:
    return next([die["glyph"] for die in hand["dice"]] for hand in view["hands"] if hand["seat"] == seat)


async def test_a_whole_match_from_the_first_roll_to_a_record_that_verifies(house: House) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, made = await two(house, stack)
        await ann.turn("reroll", dice=["gold", "black"])
        dice = glyphs(await ann.my_turn(), 0)
        solved = found(await house.http.post("/api/solve/dicewords", json={"dice": dice, "top": 1}))["words"][0]
        await ann.turn("declare", word=solved["word"])
        early = await house.http.get(f"/api/matches/{made['match']}/record")
        assert (early.status_code, early.json()["code"]) == (409, "not-ended")
        await bob.turn("pass")
        view = await ann.view(lambda view: view["result"] is not None)
        assert view["result"] == {"scores": [solved["score"], 0], "ranks": [1, 2]}
        assert (await bob.view(lambda view: view["result"] is not None))["sheet"] == view["sheet"]
    record = Record.model_validate(await house.record(made["match"]))
    checked = verified(record, lexicon_referee(default_lexicon()))
    assert (checked.valid, checked.reason) == (True, "")
    assert (checked.actions, checked.rolls_checked) == (3, 3)
    assert [seat.name for seat in record.header.seats] == ["Ann", "Bob"]
    assert record.header.commitment == made["commitment"]
    assert (await house.match(made["match"]))["result"]["ranks"] == [1, 2]


async def test_the_other_sees_it_at_once_and_events_are_announced(house: House) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, _ = await two(house, stack)
        seq = bob.table["seq"]
        await ann.turn("reroll", dice=["gold"])
        seen = await bob.update()
        assert seen["events"] == [{"seat": 0, "dice": ["gold"], "kind": "rerolled"}]
        assert seen["seq"] == seq + 1, "one announcement (B-2)"
        assert glyphs(seen["view"], 0) == glyphs(ann.table["view"], 0)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"kind": "reroll", "dice": ["pink"]}, "unknown-die"),
        ({"kind": "reroll", "dice": []}, "no-dice"),
        ({"kind": "reroll", "dice": ["gold", "gold"]}, "die-twice"),
        ({"kind": "challenge", "seat": 1}, "not-now"),
        ({"kind": "vote", "accepts": True}, "not-now"),
        ({"kind": "reroll"}, "does-not-fit"),
        ({"kind": "reroll", "dice": "gold"}, "does-not-fit"),
        ({"kind": "reroll", "dice": ["gold"], "more": 1}, "does-not-fit"),
        ({"kind": "fly"}, "does-not-fit"),
        ({}, "does-not-fit"),
        ("pass", "does-not-fit"),
        (None, "does-not-fit"),
        ({"kind": "vote", "accepts": "yes"}, "does-not-fit"),
        ({"kind": "challenge", "seat": "1"}, "does-not-fit"),
    ],
)
async def test_every_action_is_answered_and_a_refused_one_changes_nothing(
    house: House, action: object, code: str
) -> None:
    """B-21: the sender gets a code and a sentence, everybody else nothing."""
    async with AsyncExitStack() as stack:
        ann, bob, _ = await two(house, stack)
        prompt = ann.table["view"]["prompt"]
        await ann.say({"kind": "do", "prompt": prompt, "action": action})
        refused = await ann.hear()
        assert (refused["kind"], refused["code"], refused["prompt"]) == ("refused", code, prompt)
        assert refused["message"]
        accepted = await ann.do("pass")
        assert accepted["accepted"] == prompt
        assert (await bob.update(lambda update: bool(update["events"])))["seq"] == accepted["seq"]


async def test_words_are_refused_for_their_reason(house: House) -> None:
    """Unknown word, word not on the dice, reroll with none left: one clear answer each."""
    async with AsyncExitStack() as stack:
        ann, _, _ = await two(house, stack, rules={"rounds": 1, "first_seat": 0, "rerolls": 0})
        assert (await ann.do("reroll", dice=["gold"]))["code"] == "no-rerolls"
        assert (await ann.do("declare", word="QZ7"))["kind"] == "refused"
        missing = await ann.do("declare", word="JUKEBOXES")
        assert (missing["kind"], "JUKEBOXES" in missing["message"]) == ("refused", True)
        view = ann.table["view"]
        nonsense = "".join(sorted((glyph for glyph in glyphs(view, 0) if glyph != "?"), reverse=True))
        answered = await ann.do("declare", word=nonsense)
        assert answered["kind"] == "update"
        assert nonsense in answered["view"]["hands"][0]["refusal"]["reason"]


async def test_an_action_sent_twice_is_played_once(house: House) -> None:
    """B-19: a double click, or a resend after a lost acknowledgement."""
    async with AsyncExitStack() as stack:
        ann, _, _ = await two(house, stack)
        prompt = ann.table["view"]["prompt"]
        click = {"kind": "do", "prompt": prompt, "action": {"kind": "reroll", "dice": ["gold"]}}
        await asyncio.gather(*(ann.say(click) for _ in range(3)))
        answers = [await ann.hear() for _ in range(3)]
        assert sorted(answer["kind"] for answer in answers) == ["refused", "refused", "update"]
        assert {answer["code"] for answer in answers if answer["kind"] == "refused"} == {"stale"}
        assert ann.table["view"]["hands"][0]["rerolls_left"] == 1
        assert ann.table["accepted"] == prompt


async def test_two_tabs_on_one_seat_cannot_play_twice(house: House) -> None:
    """B-8, B-19: both tabs watch and either may play; the second answer to one question is stale."""
    async with AsyncExitStack() as stack:
        ann, _, made = await two(house, stack)
        tab = await stack.enter_async_context(house.sit(made["match"], made["token"]))
        await tab.seated()
        await ann.do("reroll", dice=["gold"])
        late = await tab.do("pass", prompt=tab.table["view"]["prompt"])
        if late["kind"] == "update":
            late = await tab.hear()
        assert late["code"] == "stale"


async def test_anothers_turn_and_anothers_seat(house: House) -> None:
    async with AsyncExitStack() as stack:
        _, bob, _ = await two(house, stack)
        assert (await bob.do("pass"))["code"] == "not-to-act"
        assert (await bob.do("pass", as_seat=0))["code"] == "not-your-seat"
        assert (await bob.do("pass", as_seat=39))["code"] == "not-your-seat"


async def test_a_spectator_watches_and_cannot_play(house: House) -> None:
    """B-36, and B-32: it is shown what nobody may gain from."""
    async with AsyncExitStack() as stack:
        ann, _, made = await two(house, stack)
        guest = await stack.enter_async_context(house.sit(made["match"], None))
        seen = await guest.update()
        assert (seen["seat"], seen["accepted"], seen["view"]["can"]) == (None, None, [])
        assert (await guest.do("pass"))["code"] == "spectator"
        assert (await guest.do("pass", as_seat=0))["code"] == "spectator"
        await ann.turn("pass")
        assert (await guest.update())["view"]["to_act"] == [1]


async def test_playing_before_everybody_is_there(house: House) -> None:
    made = await house.create("human", "open")
    async with house.sit(made["match"], made["token"]) as ann:
        assert (await ann.hear())["kind"] == "waiting"
        await ann.say({"kind": "do", "prompt": 0, "action": {"kind": "pass"}})
        assert (await ann.hear())["code"] == "not-begun"


async def test_playing_after_the_end(house: House) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, _ = await two(house, stack)
        await ann.turn("pass")
        await bob.turn("pass")
        assert (await bob.do("pass"))["code"] == "over"


async def test_a_seat_is_resumed_with_its_token(house: House) -> None:
    """B-3, B-5, B-9: after a reload the same seat, the whole table, and which answer was the last to count."""
    async with AsyncExitStack() as stack:
        ann, _, made = await two(house, stack)
        await ann.turn("reroll", dice=["gold"])
        before = ann.table
        async with house.sit(made["match"], made["token"]) as again:
            table = await again.update()
            kept = ("seq", "seat", "accepted", "view", "presence")
            assert {key: table[key] for key in kept} == {key: before[key] for key in kept}
            assert table["events"] == []
            assert table["at"] >= before["at"]


async def test_closing_one_tab_of_two_leaves_nobody_alone(house: House) -> None:
    """B-6, B-7: presence counts connections, and is told both ways."""
    async with AsyncExitStack() as stack:
        _, bob, made = await two(house, stack)
        async with house.sit(made["match"], made["token"]) as tab:
            await tab.seated()
        async with AsyncExitStack() as inner:
            tab = await inner.enter_async_context(house.sit(made["match"], made["token"]))
            await tab.seated()
        while bob.table["presence"] != [True, True]:
            await bob.update()
        view = bob.table["view"]
        assert view["result"] is None, "B-4: a connection lost is no result"


async def test_presence_is_told_both_ways(house: House) -> None:
    """B-6"""
    made = await house.create("human", "open", rules={"rounds": 1, "first_seat": 0})
    joined = await house.join(made["code"])
    async with house.sit(made["match"], joined["token"]) as bob:
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.seated()
            await bob.update(lambda update: update["presence"] == [True, True])
        await bob.update(lambda update: update["presence"] == [False, True])
        async with house.sit(made["match"], made["token"]):
            await bob.update(lambda update: update["presence"] == [True, True])


async def test_the_others_seats_are_shown_while_a_table_fills(house: House) -> None:
    made = await house.create({"kind": "human", "name": "Ann"}, "open", "open")
    async with house.sit(made["match"], made["token"]) as ann:
        assert [seat["taken"] for seat in (await ann.hear())["seats"]] == [True, False, False]
        joined = await house.join(made["code"], name="Bob")
        seats = (await ann.hear())["seats"]
        assert [(seat["name"], seat["taken"], seat["here"]) for seat in seats[:2]] == [
            ("Ann", True, True),
            ("Bob", True, False),
        ]
        async with house.sit(made["match"], joined["token"]):
            assert [seat["here"] for seat in (await ann.hear())["seats"]] == [True, True, False]


async def test_hot_seat_shows_whoever_is_to_act(house: House) -> None:
    made = await house.create("human", "local", rules={"rounds": 2, "first_seat": 0})
    async with house.sit(made["match"], made["token"]) as player:
        await player.seated()
        for seat in (0, 1, 0, 1):
            assert player.table["seat"] == seat
            assert (await player.do("pass"))["code"] == "which-seat", "a second click must not play for the next person"
            played = await player.do("pass", as_seat=seat)
            assert played["kind"] == "update"
        assert player.table["view"]["result"] is not None


async def test_hot_seat_when_all_play_together(house: House) -> None:
    """B-31: the dice of the others on this device are not sent while they are hidden."""
    made = await house.create("human", "local", rules={"rounds": 1, "together": "own"})
    async with house.sit(made["match"], made["token"]) as player:
        await player.seated()
        for seat in (0, 1):
            assert player.table["seat"] == seat
            hands = {hand["seat"]: hand["dice"] for hand in player.table["view"]["hands"]}
            assert hands[seat] is not None
            assert hands[1 - seat] is None
            await player.do("pass", as_seat=seat)
        assert player.table["view"]["result"] is not None


async def test_a_ping_is_answered_with_match_time(house: House) -> None:
    """B-11, B-14"""
    made = await house.create("human", "open")
    async with house.sit(made["match"], made["token"]) as ann:
        await ann.say({"kind": "ping"})
        assert await ann.until(lambda message: message["kind"] == "pong") == {
            "kind": "pong",
            "at": None,
            "answers": None,
        }
        await house.join(made["code"])
        await ann.seated()
        await house.after(100)
        await ann.say({"kind": "ping", "id": 7})
        pong = await ann.until(lambda message: message["kind"] == "pong")
        assert 100_000 <= pong["at"] < 160_000
        assert pong["answers"] == 7


async def test_a_socket_is_never_silent_for_long(open_house: Opener) -> None:
    """B-11: proxies cut idle sockets."""
    async with open_house(heartbeat_seconds=0.05) as house:
        made = await house.create("human", "open")
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.hear()
            unasked = {"kind": "pong", "at": None, "answers": None}
            assert [await ann.hear() for _ in range(3)] == [unasked] * 3


async def test_leaving_for_good_lets_the_others_play_on(house: House) -> None:
    """B-62: the seat has left and does not come back with its token."""
    async with AsyncExitStack() as stack:
        ann, bob, made = await two(house, stack)
        left = await house.http.post(f"/api/matches/{made['match']}/leave", json={"token": made["token"]})
        assert left.json()["seats"] == [0]
        view = await bob.my_turn()
        assert view["left"] == [0]
        await ann.view(lambda view: view["left"] == [0])
        assert (await ann.do("pass"))["code"] == "left"
        again = await stack.enter_async_context(house.sit(made["match"], made["token"]))
        assert (await again.update())["view"]["left"] == [0]
        await bob.turn("pass")
        assert bob.table["view"]["result"] is not None
    assert verified(Record.model_validate(await house.record(made["match"]))).valid


async def test_leaving_twice_and_after_the_end_changes_nothing(house: House) -> None:
    async with AsyncExitStack() as stack:
        ann, bob, made = await two(house, stack)
        await ann.turn("pass")
        await bob.turn("pass")
        for _ in range(2):
            found(await house.http.post(f"/api/matches/{made['match']}/leave", json={"token": made["token"]}))
    record = await house.record(made["match"])
    assert verified(Record.model_validate(record)).valid


# Bots


async def test_bots_play_a_match_among_themselves(open_house: Opener) -> None:
    async with open_house(bots=bots(Passer())) as house:
        made = await house.create("bot", "bot", rules={"rounds": 3})
        async with house.sit(made["match"], None) as guest:
            await guest.view(lambda view: view["result"] is not None)
        record = Record.model_validate(await house.record(made["match"]))
        assert verified(record).actions == 6


async def test_the_houses_own_bot_plays_its_turn(house: House) -> None:
    made = await house.create("human", {"kind": "bot", "level": "beginner"}, rules={"rounds": 1, "first_seat": 0})
    async with house.sit(made["match"], made["token"]) as ann:
        await ann.seated()
        assert ann.table["presence"] == [True, True]
        await ann.turn("pass")
        await ann.view(lambda view: view["result"] is not None)
    assert verified(Record.model_validate(await house.record(made["match"]))).valid


async def test_a_bot_takes_no_longer_than_people_are_made_to_wait(open_house: Opener) -> None:
    async with open_house(bots=bots(Passer(after=10_000_000)), longest_thought=0.05) as house:
        made = await house.create("bot", rules={"rounds": 1})
        async with house.sit(made["match"], None) as guest:
            await guest.view(lambda view: view["result"] is not None)


async def test_a_bot_that_fails_leaves_and_people_play_on(open_house: Opener, caplog: pytest.LogCaptureFixture) -> None:
    class Broken:
        def choose(self, *_: Any) -> Any:
            raise ZeroDivisionError

    async with open_house(bots=bots(Broken())) as house:
        made = await house.create("human", "bot", rules={"rounds": 1, "first_seat": 1})
        async with house.sit(made["match"], made["token"]) as ann:
            view = await ann.my_turn()
            assert view["left"] == [1]
        assert "the bot at seat 1 failed" in caplog.text
        assert "ZeroDivisionError" in caplog.text


async def test_a_bot_whose_action_is_refused_leaves(open_house: Opener, caplog: pytest.LogCaptureFixture) -> None:
    class Cheat:
        def choose(self, *_: Any) -> Any:
            return Choice(Vote(True))

    async with open_house(bots=bots(Cheat())) as house:
        made = await house.create("human", "bot", rules={"rounds": 1, "first_seat": 1})
        async with house.sit(made["match"], made["token"]) as ann:
            assert (await ann.my_turn())["left"] == [1]
        assert "what the bot at seat 1 chose is refused" in caplog.text


# Entropy


def committed(entropy: str) -> str:
    """What a seat says before it says what it adds."""
    return commitment(bytes.fromhex(entropy))


async def test_seats_add_to_the_dice_what_they_had_committed_to(house: House) -> None:
    """The record has commitment and entropy of both, and verifies."""
    mine, yours = "aa" * 16, "bb" * 16
    made = await house.create("human", "open", entropy_commitment=committed(mine), rules={"rounds": 1, "first_seat": 0})
    joined = await house.join(made["code"], entropy_commitment=committed(yours))
    async with house.sit(made["match"], made["token"], entropy=mine) as ann:
        waiting = await ann.hear()
        assert waiting["kind"] == "waiting", "Bob has not shown his yet"
        assert [seat["committed"] for seat in waiting["seats"]] == [True, True]
        async with house.sit(made["match"], joined["token"], entropy=yours) as bob:
            await ann.turn("pass")
            await bob.turn("pass")
            assert not any(part in text for part in (mine, yours) for text in ann.heard + bob.heard)
    record = Record.model_validate(await house.record(made["match"]))
    assert [seat.entropy for seat in record.header.seats] == [mine, yours]
    assert verified(record).valid


async def test_who_does_not_show_in_time_is_left_out_and_the_record_says_so(house: House) -> None:
    made = await house.create("human", "open", entropy_commitment=committed("aa"), rules={"rounds": 1, "first_seat": 0})
    joined = await house.join(made["code"], entropy_commitment=committed("bb"))
    async with house.sit(made["match"], made["token"], entropy="aa") as ann:
        assert (await ann.hear())["kind"] == "waiting"
        await house.after(21)
        async with house.sit(made["match"], joined["token"], entropy="bb") as bob:
            await ann.turn("pass")
            await bob.turn("pass")
    record = Record.model_validate(await house.record(made["match"]))
    assert [seat.entropy for seat in record.header.seats] == ["aa", None]
    assert record.header.seats[1].entropy_commitment == committed("bb")
    assert verified(record).valid


@pytest.mark.parametrize("entropy", ["bb", "aaaa"])
async def test_entropy_that_was_not_committed_to(house: House, entropy: str) -> None:
    made = await house.create("human", "open", entropy_commitment=committed("aa"))
    async with house.sit(made["match"], made["token"], entropy=entropy) as ann:
        assert (await ann.closed())[0] == 4422
        assert json.loads(ann.heard[-1])["code"] == "entropy"


async def test_the_same_hello_works_again_after_the_start(house: House) -> None:
    """A client that comes back says what it said before."""
    made = await house.create("human", entropy_commitment=committed("aa"))
    for _ in range(2):
        async with house.sit(made["match"], made["token"], entropy="aa") as ann:
            await ann.seated()


async def test_a_table_agrees_on_words_beside_the_lexicon(house: House) -> None:
    """B-43 and own words: what the table agreed on is in its header, judges, and lets the record verify."""
    agreed = {"family": True, "house": ["zzyx", "Zzyx", "qoph"]}
    made = await house.create("human", rules={"rounds": 1}, **agreed)
    header = (await house.match(made["match"]))["header"]
    assert header["lexicon"]["family"] is True
    assert header["lexicon"]["house"] == ["qoph", "zzyx"]


async def test_a_house_list_with_something_that_is_no_word(house: House) -> None:
    answer = await house.http.post(
        "/api/matches", json={"game": "dicewords", "seats": [{"kind": "human"}], "house": ["it's"]}
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "setup")
    assert "house list" in answer.json()["detail"]
