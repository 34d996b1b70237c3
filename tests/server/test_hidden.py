"""What is hidden stays hidden: tested on the bytes of the wire, not on what a screen shows (B-30 to B-33)."""

import json
import logging
import re
from contextlib import AsyncExitStack
from typing import Any

import pytest

from shakespell.server import lobby

from .client import Json, Player
from .conftest import Clock, House, Opener

SEED = bytes(range(100, 132))
TOGETHER = {"rounds": 2, "together": "own", "invalid_word": "zero"}

Moves = list[tuple[str, Json]]

BOLD: Moves = [("reroll", {"dice": ["gold"]}), ("reroll", {"dice": ["indigo"]}), ("declare", {"word": "X"})]
MEEK: Moves = [("reroll", {"dice": ["green", "blue"]}), ("reroll", {"dice": ["brown"]}), ("pass", {})]
"""Two ways to play the same number of actions."""


async def watched(open_house: Opener, bobs: Moves, rules: Json) -> tuple[list[str], list[str], Player]:
    """All that Ann and a spectator are sent while Bob plays, with the clock stopped and the seed fixed."""
    clock = Clock()
    clock.stop()
    async with open_house(clock=clock) as house, AsyncExitStack() as stack:
        made = await house.create("human", "open", rules=rules)
        joined = await house.join(made["code"])
        bob = await stack.enter_async_context(house.sit(made["match"], joined["token"]))
        await bob.seated()
        ann = await stack.enter_async_context(house.sit(made["match"], made["token"]))
        await ann.seated()
        guest = await stack.enter_async_context(house.sit(made["match"], None))
        await guest.seated()
        for kind, action in bobs:
            word = {"word": _spellable(bob)} if kind == "declare" else {}
            played = await bob.do(kind, **{**action, **word})
            assert played["kind"] == "update", played
            await ann.caught_up(played["seq"])
            await guest.caught_up(played["seq"])
        return list(ann.heard), list(guest.heard), bob


def _spellable(player: Player) -> str:
    """Some letters the player's dice show."""
    hand = next(hand for hand in player.table["view"]["hands"] if hand["seat"] == player.table["seat"])
    return "".join(die["glyph"] for die in hand["dice"] if die["glyph"] != "?")[:7]


@pytest.fixture
def fixed_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "fresh_seed", lambda: SEED)


@pytest.mark.usefixtures("fixed_seed")
async def test_nothing_another_seat_hides_changes_a_byte(open_house: Opener) -> None:
    """B-30, B-31: until the reveal, whatever Bob rolls and declares, Ann and a spectator are sent the same bytes."""
    bold_ann, bold_guest, bold = await watched(open_house, BOLD, TOGETHER)
    meek_ann, meek_guest, meek = await watched(open_house, MEEK, TOGETHER)
    assert bold.heard[1:] != meek.heard[1:], "Bob himself sees what he did"

    def plain(heard: list[str]) -> list[str]:
        """How a turn ended is public; that Bob is done, and everything else, must be the same."""
        return [re.sub(r'"how":"(declared|passed)"', '"how":"?"', text) for text in heard]

    assert plain(bold_ann) == plain(meek_ann)
    assert plain(bold_guest) == plain(meek_guest)


@pytest.mark.usefixtures("fixed_seed")
async def test_the_same_check_sees_what_is_not_hidden(open_house: Opener) -> None:
    """The check above can fail: where seats play in turn, dice are public and the bytes differ."""
    rules = {"rounds": 2, "together": "off", "first_seat": 1}
    bold_ann, bold_guest, _ = await watched(open_house, BOLD[:2], rules)
    meek_ann, meek_guest, _ = await watched(open_house, MEEK[:2], rules)
    assert bold_ann != meek_ann
    assert bold_guest != meek_guest


SLY: Moves = [
    ("reroll", {"dice": ["d1"]}),
    ("spell", {"word": ""}),
    ("reroll", {"dice": ["d1", "d2"]}),
    ("lock", {}),
]
QUIET: Moves = [("lock", {})]


@pytest.mark.usefixtures("fixed_seed")
async def test_not_even_how_often_somebody_rolls_in_secret_is_told(open_house: Opener) -> None:
    """KW-4, B-30: whether Bob tries much or nothing before he is done, others are sent the same bytes."""
    sly, quiet = [await tried_in_secret(open_house, moves) for moves in (SLY, QUIET)]
    assert len(sly[2]) > len(quiet[2]), "Bob himself sees what he did"
    assert sly[:2] == quiet[:2]


async def tried_in_secret(open_house: Opener, bobs: Moves) -> tuple[list[str], list[str], list[str]]:
    """All that Ann, a spectator and Bob are sent in a round of Icewords until Bob is done."""
    clock = Clock()
    clock.stop()
    async with open_house(clock=clock) as house, AsyncExitStack() as stack:
        rules = {"rounds": 1, "timed": False, "first_seat": 0}
        made = await house.create("human", "open", game="icewords", rules=rules)
        joined = await house.join(made["code"])
        seated: list[Player] = []
        for token in (joined["token"], made["token"], None):
            seated.append(await stack.enter_async_context(house.sit(made["match"], token)))
            await seated[-1].view(lambda view: view["stage"] == "studying")
        bob, ann, guest = seated
        went = await ann.turn("go")
        for player in (bob, guest):
            await player.caught_up(went["seq"])
        for kind, action in bobs:
            played = await bob.do(kind, **action)
            assert played["kind"] == "update", played
        for player in (ann, guest):
            await player.caught_up(played["seq"])
        return list(ann.heard), list(guest.heard), list(bob.heard)


async def test_words_are_revealed_when_all_are_done(house: House) -> None:
    """DW-12: and to everybody at once."""
    async with AsyncExitStack() as stack:
        made = await house.create("human", "open", rules=TOGETHER)
        joined = await house.join(made["code"])
        ann = await stack.enter_async_context(house.sit(made["match"], made["token"]))
        bob = await stack.enter_async_context(house.sit(made["match"], joined["token"]))
        guest = await stack.enter_async_context(house.sit(made["match"], None))
        for player in (ann, bob, guest):
            await player.seated()
        word = _spellable(bob)
        await bob.do("declare", word=word)
        await guest.view(lambda view: 1 not in view["to_act"])
        assert not any(word in text for text in ann.heard + guest.heard)
        await ann.do("pass")
        for player in (ann, bob, guest):
            view = await player.view(lambda view: bool(view["sheet"]))
            assert [line["word"] for line in view["sheet"]] == ["", word]


async def test_the_seed_is_nowhere_before_the_end(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """B-33: in no message, no answer and no log line; afterwards it is in the record."""
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(lobby, "fresh_seed", lambda: SEED)
    async with AsyncExitStack() as stack:
        made = await house.create("human", "open", public=True, rules={"rounds": 1, "first_seat": 0})
        said = [json.dumps(made)]
        joined = await house.join(made["code"])
        ann = await stack.enter_async_context(house.sit(made["match"], made["token"]))
        bob = await stack.enter_async_context(house.sit(made["match"], joined["token"]))
        guest = await stack.enter_async_context(house.sit(made["match"], None))
        for player in (ann, bob, guest):
            await player.seated()
        await ann.turn("pass")
        for path in ("", "/record"):
            said.append((await house.http.get(f"/api/matches/{made['match']}{path}")).text)
        said += [(await house.http.get(path)).text for path in ("/api/matches", "/metrics", "/api/games")]
        said += ann.heard + bob.heard + guest.heard + [record.getMessage() for record in caplog.records]
        assert not any(_tells(text, SEED) for text in said)
        await bob.turn("pass")
    assert (await house.record(made["match"]))["seed"] == SEED.hex()


def _tells(text: str, seed: bytes) -> bool:
    return any(form in text for form in (seed.hex(), repr(seed), str(list(seed)), str(list(seed)).replace(" ", "")))


async def test_tokens_are_kept_as_hashes_and_told_to_nobody_else(house: House, tmp_path: Any) -> None:
    """B-9: a seat's secret is in no answer but the one to its owner, and not in the database."""
    made = await house.create("human", "open", rules={"rounds": 1, "first_seat": 0})
    joined = await house.join(made["code"])
    async with house.sit(made["match"], made["token"]) as ann, house.sit(made["match"], joined["token"]) as bob:
        await ann.turn("pass")
        await bob.turn("pass")
        others = [*bob.heard, (await house.http.get(f"/api/matches/{made['match']}")).text]
        others.append(json.dumps(await house.record(made["match"])))
        hashed = lobby.token_hash(made["token"])
        assert not any(secret in text for text in others for secret in (made["token"], hashed))
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("matches.sqlite3*"))
    assert hashed.encode() in stored
    assert made["token"].encode() not in stored
