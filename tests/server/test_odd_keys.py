"""Addresses with characters that no match has."""

import pytest

from .conftest import Opener


@pytest.mark.parametrize("key", ["%00", "a%00b", "%C3%A9", "%7F"])
async def test_an_address_with_characters_no_match_has(open_house: Opener, database: str, key: str) -> None:
    """404, on each kind of database: not every text can be asked for."""
    async with open_house(database=database) as house:
        for path in (f"/api/matches/{key}", f"/api/matches/{key}/record"):
            answer = await house.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-such-match"), path
        asked = await house.http.post("/api/solve/dicewords", json={"match": "a\0b", "roll": "A B C D E F G H I"})
        assert asked.status_code == 404
