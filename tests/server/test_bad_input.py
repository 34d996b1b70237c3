"""What does not belong on the wire: one clear answer each, nothing lost, and the others play on."""

import contextlib
import json
from collections.abc import AsyncIterator

import pytest
import websockets

from .client import PATIENCE, Json
from .conftest import House, Opener

HELLO = '{"kind":"hello","token":null}'


@pytest.mark.parametrize(
    ("first", "close", "code"),
    [
        ("", 4400, "hello"),
        ("rubbish", 4400, "hello"),
        (b"\x00\x01", 4400, "hello"),
        ("[]", 4400, "hello"),
        ('{"kind":"do","prompt":1,"action":{}}', 4400, "hello"),
        ('{"kind":"hello","token":7}', 4400, "hello"),
        ('{"kind":"hello","tokn":"x"}', 4400, "hello"),
        ('{"kind":"hello","token":"\\ud800"}', 4400, "hello"),
        ('{"kind":"hello","token":"wrong"}', 4401, "bad-token"),
        ('{"kind":"hello","token":null,"entropy":"aa"}', 4422, "entropy"),
        ('{"kind":"hello","token":null,"entropy":"a"}', 4400, "hello"),
        ("[" * 20_000, 4400, "hello"),
    ],
)
async def test_a_bad_hello_is_closed_with_its_reason(house: House, first: str | bytes, close: int, code: str) -> None:
    made = await house.create("human", "open")
    async with house.socket(made["match"]) as stranger:
        await stranger.socket.send(first)
        status, reason = await stranger.closed()
        assert (status, bool(reason)) == (close, True)
        said = json.loads(stranger.heard[-1])
        assert (said["kind"], said["code"]) == ("problem", code)
        assert said["message"]


async def test_no_hello(open_house: Opener) -> None:
    async with open_house(hello_seconds=0.05) as house:
        made = await house.create("human", "open")
        async with house.socket(made["match"]) as stranger:
            assert (await stranger.closed())[0] == 4408


async def test_a_socket_of_no_match(house: House) -> None:
    async with house.socket("nowhere") as stranger:
        await stranger.socket.send(HELLO)
        assert (await stranger.closed())[0] == 4404


async def test_the_token_of_another_match(house: House) -> None:
    one, other = await house.create("human", "open"), await house.create("human", "open")
    async with house.sit(one["match"], other["token"]) as stranger:
        assert (await stranger.closed())[0] == 4401


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rubbish",
        "null",
        "{}",
        '{"kind":"dance"}',
        HELLO,
        '{"kind":"ping","more":1}',
        '{"kind":"do"}',
        '{"kind":"do","prompt":"1","action":{"kind":"pass"}}',
        '{"kind":"do","prompt":1.5,"action":{"kind":"pass"}}',
        '{"kind":"do","prompt":1e400,"action":{"kind":"pass"}}',
        '{"kind":"do","prompt":2,"action":{"kind":"pass"},"extra":true}',
        '{"kind":"do","prompt":2,"action":{"kind":"declare","word":"\\ud800"}}',
        "[" * 10_000,
        b"\xff\xfe",
    ],
)
async def test_a_message_that_does_not_fit_is_refused_and_the_table_goes_on(house: House, text: str | bytes) -> None:
    made = await house.create("human", rules={"rounds": 1})
    async with house.sit(made["match"], made["token"]) as ann:
        await ann.seated()
        await ann.socket.send(text)
        refused = await ann.hear()
        assert (refused["kind"], refused["code"]) == ("refused", "does-not-fit")
        await ann.turn("pass")
        assert ann.table["view"]["result"] is not None


async def test_the_prompt_of_a_message_that_does_not_fit(house: House) -> None:
    made = await house.create("human", rules={"rounds": 1})
    async with house.sit(made["match"], made["token"]) as ann:
        await ann.seated()
        for prompt, expected in ((7, 7), ("7", None), (True, None)):
            await ann.say({"kind": "do", "prompt": prompt, "action": {"kind": "fly"}})
            assert (await ann.hear())["prompt"] == expected


@pytest.mark.parametrize(
    "word", ["", "x" * 20_000, "\x00", "ＡＢＣ", "e\u0301te\u0301", "💩💩💩", "'; DROP TABLE seats"]
)
async def test_words_that_are_no_words(house: House, word: str) -> None:
    """Refused with a reason, whatever is in them; and stored nowhere."""
    made = await house.create("human", rules={"rounds": 1})
    async with house.sit(made["match"], made["token"]) as ann:
        await ann.seated()
        refused = await ann.do("declare", word=word)
        assert refused["kind"] == "refused"
        assert refused["message"]
        await ann.turn("pass")


async def test_a_message_of_10_megabytes(house: House) -> None:
    """The socket closes with 1009; the match, and the same seat in another tab, go on."""
    made = await house.create("human", rules={"rounds": 1})
    async with house.sit(made["match"], made["token"]) as tab:
        await tab.seated()
        async with house.sit(made["match"], made["token"]) as ann:
            await ann.seated()
            with contextlib.suppress(websockets.ConnectionClosed):  # it may be closed before all of it is sent
                await ann.socket.send("x" * 10_000_000)
            assert (await ann.closed())[0] == 1009
        await tab.turn("pass")


@pytest.mark.parametrize("chunked", [False, True])
async def test_a_body_of_10_megabytes(house: House, chunked: bool) -> None:
    """413, whether its length was announced or not."""
    size = 10_000_000

    async def parts() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * (size // 100)

    answer = await house.http.post("/api/matches", content=parts() if chunked else b"x" * size)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_a_flood_of_messages(open_house: Opener) -> None:
    """Above the rate messages are refused, far above it the socket is closed; another socket is not concerned."""
    async with open_house(message_burst=5, messages_per_second=0.0) as house:
        made = await house.create("human", rules={"rounds": 1})
        async with house.sit(made["match"], made["token"]) as ann, house.sit(made["match"], made["token"]) as tab:
            await ann.seated()
            await tab.seated()
            for _ in range(60):
                await ann.say({"kind": "ping"})
            assert (await ann.closed())[0] == 4429
            heard = [json.loads(text) for text in ann.heard]
            assert sum(message["kind"] == "pong" for message in heard) == 5
            assert sum(message.get("code") == "too-many-messages" for message in heard) == 50
            await tab.turn("pass")


async def test_a_client_that_never_reads_is_closed_and_the_others_play_on(open_house: Opener) -> None:
    """A room never waits for a slow line."""
    from shakespell.server.connection import TOO_FAR_BEHIND, Connection  # noqa: PLC0415

    connection = Connection((), backlog=3)
    for number in range(10):
        connection.send(str(number))
    assert await connection.next(PATIENCE) == TOO_FAR_BEHIND
    assert await connection.next(0.01) is None


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api", 404, "not-found"),
        ("DELETE", "/api/matches", 405, "method-not-allowed"),
        ("GET", "/api/games/chess/schema", 404, "no-such-game"),
        ("POST", "/api/solve/chess", 404, "no-such-game"),
        ("GET", "/api/matches?open=perhaps", 422, "does-not-fit"),
        ("POST", "/api/matches/x/leave", 422, "does-not-fit"),
    ],
)
async def test_every_error_is_a_problem(house: House, method: str, path: str, status: int, code: str) -> None:
    answer = await house.http.request(method, path)
    problem: Json = answer.json()
    assert (answer.status_code, problem["code"], problem["status"]) == (status, code, status)
    assert answer.headers["content-type"] == "application/problem+json"
    assert set(problem) == {"type", "title", "status", "detail", "code", "faults"}


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 50_000, b'{"game":"\\ud800"}', b"null"])
async def test_a_body_that_is_no_json(house: House, body: bytes) -> None:
    answer = await house.http.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (422, "does-not-fit")


@pytest.mark.parametrize(
    ("name", "code"),
    [("\u3164", "name-unseen"), ("\u202ennA", "name-marks"), ("x" * 41, "name-long"), ("x" * 300, "too-long")],
)
async def test_a_name_is_judged_by_what_is_seen(house: House, name: str, code: str) -> None:
    """A fault has the field, a stable code and a sentence of ours; nothing of the validator's."""
    seats = [{"kind": "human", "name": name}]
    answer = await house.http.post("/api/matches", json={"game": "dicewords", "seats": seats})
    (fault,) = answer.json()["faults"]  # the seats are not said to be too few for it
    assert (answer.status_code, fault["where"], fault["code"]) == (422, "body.seats.0.name", code)
    assert fault["message"].endswith(".")
    assert "alue error" not in answer.text


@pytest.mark.parametrize("name", ["علی\u200cرضا", "\U0001f469\U0001f3fd\u200d\U0001f692"])
async def test_names_with_joiners_are_kept_as_they_are_seen(house: House, name: str) -> None:
    made = await house.create({"kind": "human", "name": name}, "open")
    joined = await house.join(made["match"], name=f"{name} 2")
    seats = (await house.match(joined["match"]))["seats"]
    assert [seat["name"] for seat in seats] == [name, f"{name} 2"]


@pytest.mark.parametrize(
    ("asked", "where", "code"),
    [
        ({"rules": {"rounds": 0}}, "rounds", "too-small"),
        ({"rules": {"rounds": "many"}}, "rounds", "whole-number"),
        ({"rules": {"judging": "nobody"}}, "judging", "choice"),
        ({"rules": {"round": 3}}, "round", "unknown"),
        ({"seats": [{"kind": "human", "options": {"time_percent": -1}}]}, "time_percent", "too-small"),
    ],
)
async def test_an_option_that_does_not_fit_is_named_with_its_fault(
    house: House, asked: Json, where: str, code: str
) -> None:
    """A set-up form says it by the field, in any language: the sentence stands in the catalogues."""
    answer = await house.http.post("/api/matches", json={"game": "dicewords", "seats": [{"kind": "human"}]} | asked)
    body = answer.json()
    assert (answer.status_code, body["code"]) == (422, "setup")
    assert [(fault["where"], fault["code"]) for fault in body["faults"]] == [(where, code)]


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/api/nothing", 404), ("PATCH", "/api/games", 405)])
async def test_an_address_that_is_none_says_so_in_a_sentence(house: House, method: str, path: str, status: int) -> None:
    answer = await house.http.request(method, path)
    assert answer.status_code == status
    assert answer.json()["detail"].startswith(("There is nothing at", path))
