"""The other addresses: catalogue, lexicons, solver, operations, and the web client's files."""

from pathlib import Path

import pytest

from shakespell.core.dice import shown
from shakespell.games import GAMES
from shakespell.presets import default_lexicon, dice_set
from shakespell.presets.house import drop_words, house_words, keep_words
from shakespell.presets.scorings import DICEWORDS
from shakespell.solver.best_words import best_words

from .client import found
from .conftest import House, Opener


async def test_the_catalogue(house: House) -> None:
    games = found(await house.http.get("/api/games"))["games"]
    assert [game["id"] for game in games] == list(GAMES)
    game = next(game for game in games if game["id"] == "dicewords")
    assert game["seats"] == [1, 12]
    assert game["rules"]["properties"]["rounds"] == {
        "default": 5,
        "description": "How many turns everybody has (DW-9).",
        "maximum": 50,
        "minimum": 1,
        "title": "Rounds",
        "type": "integer",
    }
    assert game["seat_options"]["properties"]["time_percent"]["maximum"] == 500
    assert next(iter(game["variants"]))["name"] == "quick"
    gold = game["dice_sets"][0]["groups"][0]["dice"][0]
    assert (gold["name"], gold["identifier"], gold["colour"]) == ("gold", "?", gold["colour"])
    assert gold["faces"][0] == {"glyph": "?", "readings": [], "points": -2, "is_wild": True}
    assert game["dice_sets"][0]["origins"]
    assert game["levels"] == ["beginner", "casual", "club", "strong", "perfect"]
    assert game["solver"] is True


async def test_the_schemas_of_a_game(house: House) -> None:
    schema = found(await house.http.get("/api/games/dicewords/schema"))
    assert set(schema) == {"rules", "seat_options", "action", "view", "event"}
    assert set(schema["action"]["discriminator"]["mapping"]) == {
        "reroll",
        "declare",
        "spell",
        "pass",
        "challenge",
        "accept",
        "vote",
    }


async def test_lexicons(house: House) -> None:
    """A default is named, so that no list the operator adds becomes one."""
    answer = found(await house.http.get("/api/lexicons"))
    lexicons = answer["lexicons"]
    assert answer["defaults"]["en"] == "english"
    assert set(answer["defaults"].values()) <= {each["name"] for each in lexicons}
    english = next(each for each in lexicons if each["name"] == "english")
    assert english["digest"] == default_lexicon().digest
    assert english["words"] == default_lexicon().words
    assert not any(each["name"].endswith(("-names", "-abbreviations")) for each in lexicons)


HERE = "/api/house/en"


async def test_the_house_list_is_the_terminals_too(
    open_house: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page on the server's own machine changes the one list, where whoever serves has said so."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    async with open_house(house_list=True) as house:
        assert found(await house.http.get("/api/lexicons"))["house_is_yours"]
        assert found(await house.http.post(HERE, json={"add": ["zaps", "Qi"]})) == {"words": ["Qi", "zaps"]}
        keep_words(["vroom"], "en")  # at the terminal, while the page lies open
        changed = await house.http.post(HERE, json={"drop": ["QI", "gone"]})
        assert found(changed) == {"words": ["vroom", "zaps"]}, "what others have put on it stays"
        drop_words(["vroom"], "en")
        assert found(await house.http.get("/api/lexicons"))["house"]["en"] == ["zaps"]
        for path, words in ((HERE, ["z4ps"]), ("/api/house/xx", ["zaps"])):
            refused = await house.http.post(path, json={"add": words})
            assert (refused.status_code, refused.json()["code"]) == (422, "house-list")
    assert house_words("en") == ("zaps",)


@pytest.mark.parametrize(
    "headers", [{"x-forwarded-for": "203.0.113.9"}, {"host": "club.example"}, {"via": "1.1 proxy"}]
)
async def test_nobody_else_changes_the_house_list(
    open_house: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, headers: dict[str, str]
) -> None:
    """Not through a proxy, not by a name of somebody else's for this machine, and nobody where it was not asked for."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    async with open_house(house_list=True) as house:
        refused = await house.http.post(HERE, json={"add": ["zaps"]}, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
    async with open_house() as house:
        assert (await house.http.post(HERE, json={"add": ["zaps"]})).status_code == 403
        assert not found(await house.http.get("/api/lexicons"))["house_is_yours"]
    assert house_words("en") == ()


ROLL = "E A N L T U S I M"
"""One face of each die, in the order of the dice table."""


@pytest.mark.parametrize(
    "asked", [{"dice": ROLL.split()}, {"roll": ROLL}, {"roll": ROLL.replace(" ", "")}, {"roll": ROLL.lower()}]
)
async def test_the_best_words_of_a_roll(house: House, asked: dict[str, object]) -> None:
    """The same words and figures as the command line gives."""
    words = found(await house.http.post("/api/solve/dicewords", json={**asked, "top": 5}))["words"]
    rack = dice_set("dicewords").dice("rack")
    rolled = tuple(die.index(glyph) for die, glyph in zip(rack, ROLL.split(), strict=True))
    best = best_words(default_lexicon(), shown(rack, rolled), DICEWORDS, 5, 3)
    assert [(word["word"], word["score"]) for word in words] == [(each.word, each.score) for each in best]
    for word in words:
        assert "".join(die["letter"] for die in word["dice"]) == word["word"]
        assert sum(die["points"] for die in word["dice"]) == word["value"]
        assert word["value"] * word["multiplier"] + word["bonus"] == word["score"]
        assert (word["valid"], word["reason"]) == (True, None)


@pytest.mark.parametrize(
    "roll", ["A E L E P H N T V", "gold=A,indigo=E,orange=H,red=E,purple=L,blue=V,brown=N,black=T,green=P"]
)
async def test_a_position_is_taken_as_the_command_line_takes_it(house: House, roll: str) -> None:
    """Faces in any order that fits the dice, or each die by name."""
    words = found(await house.http.post("/api/solve/dicewords", json={"roll": roll, "top": 1}))["words"]
    assert (words[0]["word"], words[0]["score"]) == ("ELEPHANT", 88)


async def test_an_address_may_be_asked_for_without_its_page(house: House) -> None:
    """HEAD, as link previews ask."""
    answer = await house.http.head("/")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize(
    ("asked", "code", "said"),
    [
        ({}, "position", "give the roll"),
        ({"dice": ["E"], "roll": "E"}, "position", "give the roll"),
        ({"roll": "EEE"}, "position", "the roll has 3 faces"),
        ({"dice": ["Q"] * 9}, "position", "Q"),
        ({"roll": ROLL, "lexicon": "/etc/passwd"}, "position", "no lexicon"),
        ({"roll": ROLL, "dice_set": "x.toml"}, "position", "no dice set"),
        ({"roll": ROLL, "top": 0}, "does-not-fit", "top"),
        ({"roll": ROLL, "tip": 1}, "does-not-fit", "tip"),
        ({"roll": "x" * 1000}, "does-not-fit", "roll"),
    ],
)
async def test_a_position_that_is_none(house: House, asked: dict[str, object], code: str, said: str) -> None:
    answer = await house.http.post("/api/solve/dicewords", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert said in answer.json()["detail"]


async def test_no_help_in_a_rated_match(house: House) -> None:
    rated = await house.create("human", rated=True)
    other = await house.create("human")
    for made, status in ((rated, 403), (other, 200)):
        answer = await house.http.post("/api/solve/dicewords", json={"roll": ROLL, "token": made["token"]})
        assert answer.status_code == status


async def test_operations(house: House) -> None:
    made = await house.create("human", rules={"rounds": 1})
    async with house.sit(made["match"], made["token"]) as ann:
        await ann.turn("pass")
        await ann.do("pass")
        figures = (await house.http.get("/metrics")).text
    for line in (
        'shakespell_matches_created_total{game="dicewords"} 1.0',
        'shakespell_matches_ended_total{game="dicewords"} 1.0',
        'shakespell_actions_total{game="dicewords"} 1.0',
        'shakespell_refusals_total{code="over"} 1.0',
        "shakespell_rooms 1.0",
        "shakespell_sockets 1.0",
    ):
        assert line in figures.splitlines()
    assert (await house.http.get("/healthz")).text == "ok\n"
    assert (await house.http.get("/readyz")).text == "ready\n"


async def test_the_interface_describes_itself(house: House) -> None:
    document = found(await house.http.get("/api/openapi.json"))
    assert {"/api/matches", "/api/matches/{match}/join", "/api/solve/dicewords", "/healthz"} <= document["paths"].keys()


# The web client


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Shakespell</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "app-1a2b.js").write_text("1")
    (folder / "assets" / "long-3c4d.js").write_text("roll();" * 1000)
    (tmp_path / "secret").write_text("nobody's business")
    return folder


@pytest.mark.parametrize("path", ["/", "/index.html", "/m/BDHJL", "/games/dicewords", "/no/such.page"])
async def test_every_address_of_the_client_is_its_one_page(open_house: Opener, built: Path, path: str) -> None:
    async with open_house(web=built) as house:
        answer = await house.http.get(path)
        assert (answer.status_code, "<title>Shakespell" in answer.text) == (200, True)
        assert answer.headers["cache-control"] == "no-cache"


async def test_files_of_the_client(open_house: Opener, built: Path) -> None:
    async with open_house(web=built) as house:
        asset = await house.http.get("/assets/app-1a2b.js")
        assert (asset.text, asset.headers["cache-control"]) == ("1", "public, max-age=31536000, immutable")
        icon = await house.http.get("/icon.svg")
        assert (icon.text, icon.headers["content-type"]) == ("<svg/>", "image/svg+xml")
        long = await house.http.get("/assets/long-3c4d.js", headers={"Accept-Encoding": "gzip"})
        assert long.headers["content-encoding"] == "gzip"
        assert long.text == "roll();" * 1000
        assert (await house.http.get("/assets/gone.js")).status_code == 404
        for outside in ("/../secret", "/%2e%2e/secret", "/..%2fsecret", "/assets/..%2f..%2fsecret", "/%00"):
            assert "business" not in (await house.http.get(outside)).text


async def test_without_a_client_a_page_says_how_to_build_it(house: House) -> None:
    answer = await house.http.get("/")
    assert answer.status_code == 200
    assert "npm run build" in answer.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz"])
async def test_pages_may_do_only_what_they_need(house: House, path: str) -> None:
    headers = (await house.http.get(path)).headers
    assert headers["content-security-policy"].startswith("default-src 'self';")
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


async def test_a_word_and_what_it_means(house: House) -> None:
    """The same as `shakespell word --json`, definition of the base form included."""
    plinths = found(await house.http.get("/api/words/plinths"))
    assert (plinths["word"], plinths["valid"], plinths["reason"]) == ("PLINTHS", True, None)
    assert plinths["definition"].startswith("plinth (noun)")
    assert "WordNet" in plinths["definition_source"]
    none = found(await house.http.get("/api/words/zzyzx"))
    assert (none["valid"], none["definition"]) == (False, None)
    assert "not in the" in none["reason"]
    german = found(await house.http.get("/api/words/Häuser", params={"lexicon": "german"}))
    assert (german["lexicon"], german["valid"]) == ("german", True)
    odd = await house.http.get("/api/words/ox", params={"lexicon": "../etc/passwd"})
    assert (odd.status_code, odd.json()["code"]) == (422, "lexicon")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/lexicons", "/healthz", "/readyz", "/new/dicewords"])
async def test_head_answers_where_get_does(house: House, path: str) -> None:
    whole, head = await house.http.get(path), await house.http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert (await house.http.head("/api/nothing")).status_code == 404


@pytest.mark.parametrize("path", ["/" + "a" * 300, "/assets/" + "a" * 300, "/join/" + "ä" * 200, "/a" * 3000])
async def test_an_address_no_file_can_have(house: House, path: str) -> None:
    """The page, or 'there is nothing': never a fault of ours."""
    assert (await house.http.get(path)).status_code in {200, 404}


async def test_a_dice_set_goes_out_as_a_file_and_comes_in_again(house: House) -> None:
    """The file of the command line: a table may be set up with what it says."""
    file = await house.http.get("/api/games/dicewords/dice-sets/dicewords")
    assert file.headers["content-disposition"] == 'attachment; filename="dicewords.toml"'
    mine = file.text.replace('name = "dicewords"', 'name = "my-box"').replace('"B" = 3', '"B" = 4')
    own = found(await house.http.post("/api/dice-sets", json={"name": "my-box.toml", "text": mine}))
    assert own["name"] == "my-box"
    made = await house.create("human", dice_set=own)
    header = found(await house.http.get(f"/api/matches/{made['match']}"))["header"]
    assert {
        face["points"]
        for die in header["dice_set"]["groups"][0]["dice"]
        for face in die["faces"]
        if face["glyph"] == "B"
    } == {4}
    assert (await house.http.get("/api/games/dicewords/dice-sets/none")).status_code == 404


@pytest.mark.parametrize("text", ["", "= =", 'name = "x"', 'like = "other.toml"'])
async def test_a_file_that_is_no_dice_set(house: House, text: str) -> None:
    refused = await house.http.post("/api/dice-sets", json={"name": "box.toml", "text": text})
    assert (refused.status_code, refused.json()["code"]) == (422, "dice-set")
    assert refused.json()["detail"].startswith("box.toml")


async def test_the_house_list_of_the_machine_is_offered(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list that ``shakespell lexicon house`` keeps is the one a table in the browser begins with."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    keep_words(["zaxes", "qi"], "en")
    assert found(await house.http.get("/api/lexicons"))["house"] == {"en": ["qi", "zaxes"]}
