"""First games over HTTP: a table that waits for nobody, with the dice its lesson needs (issue 6, point 3)."""

import hashlib

import pytest

from shakespell.games import GAMES
from shakespell.presets.lessons import lesson

from .conftest import House


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_first_game_begins_at_once(house: House, game: str) -> None:
    answer = await house.http.post(f"/api/lessons/{game}")
    made = answer.json()
    assert answer.status_code == 201, made
    assert made["commitment"] == hashlib.sha256(bytes.fromhex(lesson(game).seed)).hexdigest()
    async with house.sit(made["match"], made["token"]) as learner:
        await learner.seated()
    table = await house.match(made["match"])
    assert (table["status"], table["public"], table["rated"]) == ("playing", False, False)


async def test_there_is_no_first_game_of_chess(house: House) -> None:
    answer = await house.http.post("/api/lessons/chess")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-lesson")
    assert answer.json()["detail"].startswith("There is no first game for chess")
