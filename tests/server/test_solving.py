"""``POST /api/solve/{game}``: every question of every game, as the command line answers it, and nothing without end."""

import asyncio
import json
import threading
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from shakespell.analysis import crossword_cubes
from shakespell.analysis.position import Stop
from shakespell.cli.border import run
from shakespell.games import GAMES
from shakespell.presets import default_lexicon, dice_set
from shakespell.presets.dicewords_tables import keep_table
from shakespell.presets.lexicons import discretion, offered
from shakespell.server.solving import SOLVERS

from .client import PATIENCE, Json, eventually, found
from .conftest import House, Opener

NINE = "E A N L T U S I M"
SEVEN = "M A ? C H T E"
LYING = "d1=A,d2=?,d3=E,d4=C,d5=T,d6=M,d7=H"
CUBES = "C A T S E R"
HAMSTER = "H A M S T E R O"
FOURTEEN = "A E R T L S N ? O D I G M E"

ASKED: list[tuple[str, Json, str]] = [
    ("dicewords", {"roll": NINE}, f"best dicewords --roll '{NINE}'"),
    ("dicewords", {"question": "best", "roll": NINE, "top": 3, "min_length": 5}, "top 3 of five letters"),
    ("dicewords", {"question": "score", "roll": NINE, "word": "minutes"}, "score"),
    ("dicewords", {"question": "score", "roll": NINE, "word": "zzz"}, "score of no word"),
    ("dicewords", {"question": "advise", "roll": NINE, "rolls_left": 1, "top": 4, "at_least": 80}, "advise"),
    ("dicewords", {"question": "why", "word": "TELEPHONE"}, "why not"),
    ("dicewords", {"question": "why", "word": "minutes", "roll": NINE}, "why"),
    ("icewords", {"roll": SEVEN, "targets": "ACTG", "top": 5}, "best"),
    ("icewords", {"roll": "A E T R B H D E", "ignore_targets": True, "side": "B", "top": 2}, "best with sugar, side B"),
    ("icewords", {"question": "score", "roll": SEVEN, "targets": "ACTG", "word": "MATCH"}, "score"),
    ("icewords", {"question": "advise", "roll": LYING, "targets": "A C T G", "at_least": 30}, "advise"),
    ("icewords", {"question": "why", "word": "MATCH", "roll": SEVEN}, "why"),
    ("crossword-cubes", {"roll": CUBES}, "layout"),
    (
        "crossword-cubes",
        {"roll": CUBES, "game": "two", "lengths_done": "2:1,5:9", "turns_left": 0},
        "layout of Game Two",
    ),
    ("crossword-cubes", {"question": "score", "roll": CUBES, "rows": ["CATS", ".R"]}, "score"),
    ("speed-dice", {"roll": HAMSTER, "easiest": True, "count": True}, "layout"),
    ("speed-dice", {"roll": "U U U B W K F V"}, "no layout"),
    ("speed-dice", {"question": "score", "roll": HAMSTER, "rows": ["HAMSTER"]}, "score"),
    ("bookworm", {"category": "fruit", "letters": "B CK Z"}, "name"),
]

VERBS = {
    "dicewords": "best",
    "icewords": "best",
    "crossword-cubes": "layout",
    "speed-dice": "layout",
    "bookworm": "name",
}


def command(game: str, asked: Json, rows: Callable[[str], str]) -> list[str]:
    """The same question at the command line."""
    verb = asked.get("question", VERBS[game])
    words = [verb, asked["word"], game] if verb == "why" else [verb, game]
    for name, value in asked.items():
        option = f"--{name.replace('_', '-')}"
        if name == "question" or (verb == "why" and name == "word"):
            continue
        if name == "rows":
            words += ["--layout", rows("\n".join(value))]
        elif value is True:
            words += [option]
        else:
            words += [option, str(value)]
    return [*words, "--json"]


@pytest.mark.parametrize(("game", "asked", "what"), ASKED, ids=[f"{game}: {what}" for game, _, what in ASKED])
async def test_the_words_and_figures_of_the_command_line(
    house: House, game: str, asked: Json, what: str, capfd: pytest.CaptureFixture[str], tmp_path: Any
) -> None:
    def rows(text: str) -> str:
        (tmp_path / "rows.txt").write_text(text)
        return str(tmp_path / "rows.txt")

    capfd.readouterr()
    run(command(game, asked, rows))
    printed = json.loads(capfd.readouterr().out)
    answered = found(await house.http.post(f"/api/solve/{game}", json=asked))
    assert printed.keys() <= answered.keys()
    assert all(answered[name] is None for name in answered.keys() - printed.keys())
    same = ("score", "bound", "proven") if "bound" in printed else printed.keys()  # two threads may find two best ones
    assert {name: answered[name] for name in same} == {name: printed[name] for name in same}


async def test_every_game_answers_and_says_so_in_its_schema(house: House) -> None:
    assert SOLVERS.keys() == GAMES.keys()
    document = found(await house.http.get("/api/openapi.json"))
    for game in GAMES:
        body = document["paths"][f"/api/solve/{game}"]["post"]["requestBody"]["content"]["application/json"]["schema"]
        assert len(body["oneOf"]) == len(SOLVERS[game].questions)


# What only the server is asked


@pytest.mark.parametrize(("game", "asked"), [("dicewords", {}), ("icewords", {"targets": "ACTG", "sugar": True})])
async def test_a_turn_before_its_first_roll(house: House, game: str, asked: Json) -> None:
    """DW-1, KW-3: what a turn is worth is the mean of its rolls under the best play; each reroll adds to it."""

    async def worth(rolls_left: int) -> float:
        body = {"question": "before", "rolls_left": rolls_left, **asked}
        return float(found(await house.http.post(f"/api/solve/{game}", json=body))["expected"])

    values = [await worth(rolls) for rolls in (0, 1, 2)]
    assert values == sorted(values)
    if game == "dicewords":
        table = keep_table(dice_set(game).dice("rack"), offered(default_lexicon()), 2, 3)
        assert values[2] == pytest.approx(table.expected(2))


async def test_a_turn_looked_back_on(house: House) -> None:
    """What the dice brought, what choices and the word cost: together the score."""
    rolls = [{"roll": NINE, "kept": ["gold", "indigo", "black"]}, {"roll": NINE}]
    asked = {"question": "review", "rolls": rolls, "rolls_left": 2, "score": 21}
    review = found(await house.http.post("/api/solve/dicewords", json=asked))
    total = review["before"] + review["luck"] + review["rerolling"] + review["words"]
    assert total == pytest.approx(21, abs=1e-3)
    assert review["rerolling"] < 0
    assert review["words"] == pytest.approx(21 - review["best_word"]["score"], abs=1e-3)
    first, last = review["rolls"]
    assert first["kept"]["keep"] == ["gold", "indigo", "black"]
    assert first["cost"] == pytest.approx(first["expected"] - first["kept"]["expected"])
    assert (last["rolls_left"], last["kept"]["reroll"]) == (1, [])


@pytest.mark.parametrize(
    ("word", "on_list"), [("Banana", True), ("bananas", True), ("a banana", True), ("spanner", False), ("!!", False)]
)
async def test_why_a_word_fits_a_category(house: House, word: str, on_list: bool) -> None:
    """BW-9, BW-11: compared as words named before are."""
    asked = {"question": "why", "category": "fruit", "word": word}
    answer = found(await house.http.post("/api/solve/bookworm", json=asked))
    assert answer["on_list"] is on_list
    assert answer["reason"]


async def test_the_dice_and_words_of_a_match(house: House) -> None:
    """A table's own dice set and lexicon hold where its match is named."""
    made = await house.create("human", game="speed-dice", dice_set="speed-dice-german", rules={})
    asked = {"roll": "CH R E I S T N U", "match": made["match"]}
    assert found(await house.http.post("/api/solve/speed-dice", json=asked))["found"] is True
    asked.pop("match")
    assert (await house.http.post("/api/solve/speed-dice", json=asked)).status_code == 422
    other = await house.http.post("/api/solve/bookworm", json={"match": made["match"], "category": "x", "letters": "B"})
    assert (other.status_code, other.json()["code"]) == (422, "other-game")
    gone = await house.http.post("/api/solve/speed-dice", json={"roll": HAMSTER, "match": "nowhere"})
    assert (gone.status_code, gone.json()["code"]) == (404, "no-such-match")


async def test_what_is_not_said_unasked(house: House) -> None:
    """B-43: no answer holds a word that the program does not say by itself, though it scores for whoever says it."""
    asked = {"roll": "gold=E,indigo=A,orange=N,red=H,purple=S,blue=U,brown=P,black=I,green=T", "top": 200}
    words = found(await house.http.post("/api/solve/dicewords", json=asked))["words"]
    shown = discretion("en").is_shown
    assert words
    assert all(shown(word["word"]) for word in words)
    said = {**asked, "question": "score", "word": "penis"}
    said.pop("top")
    assert found(await house.http.post("/api/solve/dicewords", json=said))["valid"] is True
    cubes = {"roll": "N I G G E R", "question": "layout"}
    laid = found(await house.http.post("/api/solve/crossword-cubes", json=cubes))
    assert laid["proven"] is True
    assert all(shown(word["word"]) for word in laid["words"])


async def test_dice_of_ones_own(house: House) -> None:
    known = found(await house.http.get("/api/games"))["games"]
    box = next(game for game in known if game["id"] == "crossword-cubes")["dice_sets"][0]
    asked = {"roll": CUBES, "dice_set": box}
    answer = found(await house.http.post("/api/solve/crossword-cubes", json=asked))
    assert answer["proven"] is True


# What is no position


BAD: list[tuple[str, Json, str, str]] = [
    ("dicewords", {"question": "guess"}, "does-not-fit", "there is best, score, advise"),
    ("dicewords", {"question": 7}, "does-not-fit", "no such question"),
    ("dicewords", {"question": "advise", "roll": NINE, "rolls_left": 6}, "does-not-fit", "rolls_left"),
    ("dicewords", {"question": "advise", "roll": NINE, "rolls_left": 5}, "position", "too much for this server"),
    ("dicewords", {"question": "advise", "roll": "E L E P H N T E V"}, "position", "say which: gold="),
    ("dicewords", {"question": "score", "roll": NINE, "word": "x" * 61}, "does-not-fit", "word"),
    (
        "dicewords",
        {"question": "score", "roll": NINE, "word": "MIX", "letters_on": ["pink"]},
        "position",
        "no pink die",
    ),
    ("dicewords", {"question": "review", "rolls": [], "score": 1}, "does-not-fit", "rolls"),
    ("dicewords", {"question": "review", "rolls": [{"roll": NINE}] * 4, "score": 1}, "position", "1 to 3 rolls"),
    (
        "dicewords",
        {"question": "review", "rolls": [{"roll": NINE, "kept": ["pink"]}], "score": 1},
        "position",
        "no pink die",
    ),
    (
        "dicewords",
        {"question": "review", "rolls": [{"roll": NINE, "kept": ["red", "red"]}], "score": 1},
        "position",
        "named twice",
    ),
    ("icewords", {"roll": SEVEN, "targets": "AC"}, "position", "there are 4 ice dice"),
    ("icewords", {"roll": SEVEN, "targets": "ACTQ"}, "position", "no die shows Q"),
    ("icewords", {"roll": SEVEN, "side": "C"}, "does-not-fit", "side"),
    ("icewords", {"question": "score", "roll": SEVEN, "word": "MATCH"}, "position", "which letters the ice dice show"),
    (
        "icewords",
        {"question": "review", "rolls": [{"roll": SEVEN}, {"roll": "H" + SEVEN}], "score": 1},
        "position",
        "",
    ),
    ("crossword-cubes", {"roll": "A"}, "position", "the roll has 1 face;"),
    ("crossword-cubes", {"roll": CUBES, "seconds": 11}, "does-not-fit", "seconds"),
    ("crossword-cubes", {"roll": CUBES, "harsh": True}, "position", "Game Two"),
    ("crossword-cubes", {"roll": CUBES, "game": "two", "lengths_done": "9:1"}, "position", "length from 2 to 8"),
    ("crossword-cubes", {"roll": CUBES, "game": "two", "lengths_done": {"5": -1}}, "position", "length from 2 to 8"),
    ("crossword-cubes", {"roll": CUBES, "game": "two", "lengths_done": "5:1,5:2"}, "position", "twice"),
    ("crossword-cubes", {"roll": CUBES, "game": "three"}, "does-not-fit", "game"),
    ("crossword-cubes", {"question": "score", "roll": CUBES, "rows": ["A A"]}, "position", "rows: "),
    ("crossword-cubes", {"question": "score", "roll": CUBES, "rows": ["A" * 201]}, "does-not-fit", "rows"),
    ("speed-dice", {"roll": HAMSTER, "link": 9}, "position", "9 of 8 dice"),
    ("speed-dice", {"roll": "H A"}, "position", "the roll has 2 faces"),
    ("speed-dice", {"dice": ["H"] * 81}, "does-not-fit", "dice"),
    ("bookworm", {"category": "frut", "letters": "B"}, "position", "did you mean fruit"),
    ("bookworm", {"category": "fruit", "letters": " "}, "position", "names no face"),
    ("bookworm", {"category": "fruit", "letters": "Ж"}, "position", "no die shows"),
    ("bookworm", {"category": "fruit"}, "does-not-fit", "letters"),
]


@pytest.mark.parametrize(("game", "asked", "code", "said"), BAD)
async def test_what_is_no_position(house: House, game: str, asked: Json, code: str, said: str) -> None:
    """One clear line each, and nothing that a browser or a log would choke on."""
    answer = await house.http.post(f"/api/solve/{game}", json=asked)
    assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    detail = answer.json()["detail"]
    assert said in detail
    assert "\n" not in detail
    assert "Traceback" not in detail
    assert "--" not in detail


@pytest.mark.parametrize("game", GAMES)
async def test_no_help_in_a_rated_match(house: House, game: str) -> None:
    rated = await house.create("human", "local", game=game, rules={}, rated=True)
    asked = next(asked for known, asked, _ in ASKED if known == game)

    async def begun() -> bool:
        return bool((await house.match(rated["match"]))["status"] == "playing")

    await eventually(begun)
    answer = await house.http.post(f"/api/solve/{game}", json={**asked, "token": rated["token"]})
    assert (answer.status_code, answer.json()["code"]) == (403, "rated")


# Nothing without end


class Endless:
    """A search that ends only when it is called off."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = threading.Semaphore(0)
        monkeypatch.setattr(crossword_cubes, "layout", self.search)

    def search(self, *asked: Any) -> Json:
        stop: Stop = asked[-1]
        self.begun.release()
        while not stop():
            threading.Event().wait(0.005)
        return {}

    async def started(self) -> None:
        assert await asyncio.to_thread(self.begun.acquire, timeout=PATIENCE)


async def test_a_search_ends_when_its_client_goes_away(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    endless = Endless(monkeypatch)
    async with httpx.AsyncClient(base_url=house.url, timeout=PATIENCE) as client:
        asking = asyncio.create_task(client.post("/api/solve/crossword-cubes", json={"roll": FOURTEEN}))
        await endless.started()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    async def nothing_runs() -> bool:
        return house.server.searches.under_way == 0

    await eventually(nothing_runs)


async def test_too_many_searches(open_house: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those beyond the queue are told when to come again; all others go on."""
    endless = Endless(monkeypatch)
    async with open_house(solve_threads=1, solve_most=2) as house:
        asking = [
            asyncio.create_task(house.http.post("/api/solve/crossword-cubes", json={"roll": FOURTEEN}))
            for _ in range(2)
        ]
        await endless.started()

        async def both_came() -> bool:
            return house.server.searches.under_way == 2

        await eventually(both_came)
        refused = await house.http.post("/api/solve/bookworm", json={"category": "fruit", "letters": "B"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-searches")
        assert int(refused.headers["retry-after"]) > 0
        assert (await house.http.get("/healthz")).text == "ok\n"
        for each in asking:
            each.cancel()
        await asyncio.gather(*asking, return_exceptions=True)

        async def nothing_runs() -> bool:
            return house.server.searches.under_way == 0

        await eventually(nothing_runs)
        assert (await house.http.post("/api/solve/bookworm", json={"category": "fruit", "letters": "B"})).is_success


async def test_a_search_that_takes_too_long(open_house: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    Endless(monkeypatch)
    async with open_house(solve_seconds=0.05) as house:
        answer = await house.http.post("/api/solve/crossword-cubes", json={"roll": FOURTEEN})
        assert (answer.status_code, answer.json()["code"]) == (503, "too-long")


async def test_the_server_stops_while_it_searches(open_house: Opener, monkeypatch: pytest.MonkeyPatch) -> None:
    endless = Endless(monkeypatch)
    async with open_house() as house:
        asking = asyncio.create_task(house.http.post("/api/solve/crossword-cubes", json={"roll": FOURTEEN}))
        await endless.started()
    with pytest.raises((httpx.HTTPError, asyncio.CancelledError)):
        await asking
