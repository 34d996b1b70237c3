"""Setting up a table, sitting down at it, finding it, leaving it."""

import asyncio
import re

import pytest

from shakespell.server import lobby
from shakespell.server.lobby import fresh_seed
from shakespell.server.settings import Settings

from .client import eventually, found
from .conftest import House, Opener


async def test_the_creator_gets_the_first_human_seat(house: House) -> None:
    made = await house.create("bot", {"kind": "human", "name": " Ann  B. "}, "open")
    assert made["seat"] == 1
    assert [seat["name"] for seat in made["seats"]] == ["Beginner bot", "Ann B.", "Player 3"]
    assert [seat["taken"] for seat in made["seats"]] == [True, True, False]
    assert re.fullmatch(r"[0-9a-f]{64}", made["commitment"])


async def test_one_token_plays_all_seats_of_a_device(house: House) -> None:
    made = await house.create("local", "human", "local")
    async with house.sit(made["match"], made["token"]) as player:
        await player.seated()
        assert player.table["presence"] == [True, True, True]


async def test_a_table_with_no_seat_of_ones_own(house: House) -> None:
    made = await house.create("bot", "open")
    assert made["seat"] is None
    assert made["token"] is None
    assert (await house.join(made["match"]))["seat"] == 1


async def test_a_further_human_seat_is_for_whoever_joins(house: House) -> None:
    made = await house.create("human", {"kind": "human", "name": "Bob"})
    joined = await house.join(made["code"])
    assert joined["seat"] == 1
    assert joined["token"] != made["token"]
    seats = (await house.match(made["match"]))["seats"]
    assert seats[1]["name"] == "Bob", "a name given at the start stays unless the person brings one"


@pytest.mark.parametrize("change", [str.lower, str.upper])
async def test_a_code_is_eight_plain_letters_in_any_case(house: House, change: type[str]) -> None:
    made = await house.create("human", "open")
    assert re.fullmatch("[BDHJLMNPRTVWXZ]{8}", made["code"])
    joined = await house.join(change(made["code"]), name="Bob")
    assert joined["match"] == made["match"]


async def test_two_matches_have_different_seeds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """B-41"""
    monkeypatch.setattr(lobby, "fresh_seed", fresh_seed)
    made = [await house.create("human", "open") for _ in range(5)]
    for key in ("commitment", "match", "code", "token"):
        assert len({match[key] for match in made}) == 5


async def test_a_code_in_use_is_not_given_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["BBBBB", "BBBBB", "DDDDD"])
    monkeypatch.setattr(lobby, "fresh_code", lambda: next(drawn))
    codes = [(await house.create("human", "open"))["code"] for _ in range(2)]
    assert codes == ["BBBBB", "DDDDD"]


async def test_two_clients_race_for_the_last_seat(house: House) -> None:
    """B-24: one sits down, the others are told that the table is full."""
    made = await house.create("human", "open")
    answers = await asyncio.gather(*(house.http.post(f"/api/matches/{made['code']}/join", json={}) for _ in range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {answer.json()["code"] for answer in answers if answer.is_error} == {"full"}
    assert {answer.headers["content-type"] for answer in answers if answer.is_error} == {"application/problem+json"}


async def test_public_tables_are_listed_while_they_wait_and_while_they_are_played(house: House) -> None:
    shown = await house.create("human", "open", public=True)
    await house.create("human", "open")

    async def listed(query: str) -> list[str]:
        return [table["match"] for table in found(await house.http.get(f"/api/matches{query}"))["matches"]]

    assert await listed("?open=1") == [shown["match"]]
    assert await listed("") == []
    async with house.sit(shown["match"], shown["token"]) as player:
        await house.join(shown["code"])
        await player.seated()
    assert await listed("?open=true") == []
    assert await listed("?open=0") == [shown["match"]]


async def test_an_open_table_that_nobody_filled_goes(open_house: Opener) -> None:
    async with open_house() as house:
        made = await house.create("human", "open", public=True)
    async with open_house(open_table_days=-1) as house:

        async def gone() -> bool:
            return (await house.http.get(f"/api/matches/{made['code']}")).status_code == 404

        await eventually(gone)


async def test_what_anybody_may_know_of_a_match(house: House) -> None:
    made = await house.create("human", "open", rules="rulebook")
    known = await house.match(made["code"])
    assert known["status"] == "waiting"
    assert known["header"]["rules"]["judging"] == "challenge"
    assert known["header"]["commitment"] == made["commitment"]
    assert known["header"]["lexicon"]["name"] == "english"
    assert known["result"] is None


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        (None, {"rounds": 5, "judging": "auto"}),
        ("rulebook", {"rounds": 5, "judging": "challenge"}),
        ({"rounds": 2}, {"rounds": 2, "judging": "auto"}),
        ({"variant": "club", "rounds": 3}, {"rounds": 3, "judging": "challenge", "turn_seconds": 180}),
    ],
)
async def test_rules_by_variant_option_or_both(house: House, rules: object, expected: dict[str, object]) -> None:
    made = await house.create("human", "open", rules=rules)
    agreed = (await house.match(made["match"]))["header"]["rules"]
    assert {name: agreed[name] for name in expected} == expected


async def test_a_dice_set_of_ones_own(house: House) -> None:
    game = found(await house.http.get("/api/games"))["games"][0]
    own = game["dice_sets"][0] | {"name": "mine"}
    own["groups"][0]["dice"][0]["faces"][0]["points"] = 7
    made = await house.create("human", "open", dice_set=own)
    agreed = (await house.match(made["match"]))["header"]["dice_set"]
    assert agreed["name"] == "mine"
    assert agreed["groups"][0]["dice"][0]["faces"][0]["points"] == 7


TWO = [{"kind": "human"}, {"kind": "open"}]


@pytest.mark.parametrize(
    ("body", "code", "said"),
    [
        ({"game": "chess", "seats": TWO}, "setup", "no game chess"),
        ({"game": "dicewords", "seats": []}, "does-not-fit", "Too few (entries: 1 or more)."),
        ({"game": "dicewords", "seats": [{"kind": "human"}] * 13}, "setup", "1 to 12 seats, not 13"),
        ({"game": "dicewords", "seats": [{"kind": "ghost"}]}, "does-not-fit", "seats.0.kind"),
        ({"game": "dicewords", "seats": [{"kind": "human", "nmae": "Ann"}]}, "does-not-fit", "nmae: This is not known"),
        ({"game": "dicewords", "seats": [{"kind": "human", "name": "\u0007"}]}, "does-not-fit", "control characters"),
        (
            {"game": "dicewords", "seats": [{"kind": "human", "name": "  "}]},
            "does-not-fit",
            "one character that can be seen",
        ),
        ({"game": "dicewords", "seats": [{"kind": "human", "name": "x" * 41}]}, "does-not-fit", "40 characters"),
        ({"game": "dicewords", "seats": [{"kind": "bot", "level": "god"}]}, "does-not-fit", "level"),
        ({"game": "dicewords", "seats": TWO, "rules": {"rounds": 0}}, "setup", "rounds"),
        ({"game": "dicewords", "seats": TWO, "rules": {"roundz": 1}}, "setup", "roundz is not an option"),
        ({"game": "dicewords", "seats": TWO, "rules": "fast"}, "setup", "no variant fast; there is quick"),
        ({"game": "dicewords", "seats": TWO, "rules": 7}, "does-not-fit", "rules"),
        ({"game": "dicewords", "seats": TWO, "lexicon": "klingon"}, "setup", "no lexicon klingon; there is "),
        ({"game": "dicewords", "seats": TWO, "lexicon": "/etc/passwd"}, "setup", "no lexicon /etc/passwd"),
        ({"game": "dicewords", "seats": TWO, "lexicon": "english-names"}, "setup", "no lexicon english-names"),
        ({"game": "dicewords", "seats": TWO, "dice_set": "/etc/x.toml"}, "setup", "no dice set /etc/x.toml"),
        ({"game": "dicewords", "seats": TWO, "dice_set": {"name": "x"}}, "does-not-fit", "dice_set"),
        (
            {"game": "dicewords", "seats": [{"kind": "human", "name": "Ann", "options": {"time_percent": 1}}]},
            "setup",
            "options of Ann: time_percent",
        ),
        (
            {"game": "dicewords", "seats": [*TWO, {"kind": "open", "options": {"time_percent": 1}}]},
            "setup",
            "options of seat 3: time_percent",
        ),
        ({"game": "dicewords", "seats": TWO, "entropy_commitment": "beef"}, "does-not-fit", "entropy_commitment"),
        ({"seats": TWO}, "does-not-fit", "game: This has to be given"),
        ([], "does-not-fit", "body"),
    ],
)
async def test_a_table_that_cannot_be(house: House, body: object, code: str, said: str) -> None:
    """422 says in a sentence what does not fit; nothing was made."""
    answer = await house.http.post("/api/matches", json=body)
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (422, code)
    assert said in problem["detail"]
    assert answer.headers["content-type"] == "application/problem+json"
    assert problem["type"] == f"urn:shakespell:problem:{code}"


def spoiled(dice: dict[str, object], how: str) -> dict[str, object]:
    die = dice["groups"][0]["dice"][0]  # type: ignore[index]
    match how:
        case "no faces":
            die["faces"] = []
        case "no dice":
            dice["groups"] = []
        case "wrong group":
            dice["groups"][0]["name"] = "ice"  # type: ignore[index]
        case "another game":
            dice["game"] = "chess"
        case "unknown language":
            dice["language"] = "tlh"
        case "no letter":
            die["faces"][0] |= {"readings": ["7"]}
        case "worth too much":
            die["faces"][0]["points"] = 10**9
        case "two of a name":
            die["name"] = "indigo"
        case "too many":
            dice["groups"][0]["dice"] *= 10  # type: ignore[index]
    return dice


@pytest.mark.parametrize(
    "how",
    [
        "no faces",
        "no dice",
        "wrong group",
        "another game",
        "unknown language",
        "no letter",
        "worth too much",
        "two of a name",
        "too many",
    ],
)
async def test_dice_that_cannot_be(house: House, how: str) -> None:
    dice = spoiled(found(await house.http.get("/api/games"))["games"][0]["dice_sets"][0], how)
    answer = await house.http.post("/api/matches", json={"game": "dicewords", "seats": TWO, "dice_set": dice})
    assert answer.status_code == 422, answer.text


async def test_no_bot_for_a_game_that_has_none(open_house: Opener) -> None:
    async with open_house(bots={}) as house:
        answer = await house.http.post("/api/matches", json={"game": "dicewords", "seats": [{"kind": "bot"}]})
        assert (answer.status_code, answer.json()["code"]) == (422, "no-bot")


@pytest.mark.parametrize("path", ["", "/record", "/join", "/leave"])
async def test_no_such_match(house: House, path: str) -> None:
    body = {"token": "x"} if path == "/leave" else {}
    get = path in ("", "/record")
    url = f"/api/matches/BBBBB{path}"
    answer = await (house.http.get(url) if get else house.http.post(url, json=body))
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-match")


# Leaving


async def test_a_guest_who_gets_up_before_the_start_frees_the_seat(house: House) -> None:
    made = await house.create("human", "open", "open")
    joined = await house.join(made["code"], name="Bob")
    async with house.sit(made["match"], made["token"]) as ann, house.sit(made["match"], joined["token"]) as bob:
        await ann.until(lambda message: message["seats"][1]["here"])
        left = await house.http.post(f"/api/matches/{made['code']}/leave", json={"token": joined["token"]})
        assert left.json() == {"match": made["match"], "seats": [1]}
        seats = (await ann.until(lambda message: not message["seats"][1]["taken"]))["seats"]
        assert seats[1]["name"] == "Player 2"
        assert (await bob.closed())[0] == 4403
    assert (await house.join(made["code"]))["seat"] == 1
    again = await house.http.post(f"/api/matches/{made['code']}/leave", json={"token": joined["token"]})
    assert (again.status_code, again.json()["code"]) == (403, "bad-token")


async def test_a_creator_who_gets_up_before_the_start_takes_the_table_away(house: House) -> None:
    made = await house.create("human", "open", "open")
    joined = await house.join(made["code"], name="Bob")
    async with house.sit(made["match"], joined["token"]) as bob:
        await bob.hear()
        found(await house.http.post(f"/api/matches/{made['code']}/leave", json={"token": made["token"]}))
        assert await bob.closed() == (4410, "cancelled")
        assert '"code":"cancelled"' in bob.heard[-1]
    assert (await house.http.get(f"/api/matches/{made['match']}")).status_code == 404
    assert (await house.http.post(f"/api/matches/{made['code']}/join", json={})).status_code == 404


async def test_too_many_tables_from_one_address(open_house: Opener, settings: Settings) -> None:
    """429 says when to try again; joining and watching go on (B-65)."""
    async with open_house(create_rate="3/minute") as house:
        made = [await house.create("human", "open") for _ in range(3)]
        answer = await house.http.post("/api/matches", json={"game": "dicewords", "seats": TWO})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-requests")
        assert 1 <= int(answer.headers["retry-after"]) <= 60
        assert (await house.join(made[0]["code"]))["seat"] == 1
    assert settings.create_rate == "120/minute"
