"""Turns that are over, as any device may ask about them: what was possible, and what decisions were worth."""

from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from shakespell.record import OtherVersion, Record, read_record, replayed
from shakespell.server.solving import SOLVERS
from shakespell.server.solving.asking import opened
from shakespell.server.solving.past import past_turns

from .client import Json, found
from .conftest import House


def plays_today(path: Path) -> bool:
    """Whether a recording comes out by the rules of today; those of older versions need not."""
    try:
        return bool(list(replayed(read_record(path))))
    except OtherVersion:
        return False


RECORDINGS = [path for path in sorted((Path(__file__).parents[1] / "recordings").glob("*.json")) if plays_today(path)]
KEYS = {
    "dicewords": ("round", "seat"),
    "icewords": ("round", "seat"),
    "crossword-cubes": ("round", "turn", "seat"),
    "speed-dice": ("round",),
    "bookworm": ("round",),
}
"""By what a line of each game's score sheet is told apart."""


def told(record: Record, entries: int | None = None) -> list[Json]:
    """The turns of the first entries of a record, as they go over the wire."""
    game = record.header.game
    return list(past_turns(record.header, record.log[:entries], SOLVERS[game].past).model_dump()["turns"])


def lines(record: Record, entries: int) -> set[tuple[Any, ...]]:
    """The lines on the score sheet after the first entries."""
    state = list(replayed(record.model_copy(update={"log": record.log[:entries], "result": None})))[-1].step.state
    return {tuple(getattr(line, name) for name in KEYS[record.header.game]) for line in state.sheet}


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_what_is_told_stands_on_the_sheet_and_all_of_it(path: Path) -> None:
    """At any moment: a turn that still runs is told to nobody, whatever lies hidden in it."""
    record = read_record(path)
    game = record.header.game
    for entries in range(1, len(record.log) + 1, 7):
        keys = {tuple(turn[name] for name in KEYS[game]) for turn in told(record, entries)}
        assert keys == lines(record, entries)


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.stem)
def test_every_body_is_a_question_that_can_be_asked(path: Path) -> None:
    record = read_record(path)
    solver = SOLVERS[record.header.game]
    bodies: TypeAdapter[Any] = TypeAdapter(solver.body)
    asks = [ask for turn in told(record) for ask in turn["asks"]]
    assert asks
    for ask in asks:
        assert bodies.validate_python(ask).match == record.header.match


def _short(game: str) -> Record:
    """A short match of a game."""
    name = {"speed-dice": "second-edition", "bookworm": "short", "crossword-cubes": "two-together"}.get(game, "quick")
    return read_record(next(path for path in RECORDINGS if path.stem == f"{game}-1-{name}"))


def answers(record: Record) -> list[tuple[Json, Json, Json]]:
    """Every turn with each question about it and the answer."""
    game = record.header.game
    bodies: TypeAdapter[Any] = TypeAdapter(SOLVERS[game].body)

    def answered(ask: Json) -> Json:
        body = bodies.validate_python({**ask, **({"seconds": 0.05} if game == "crossword-cubes" else {})})
        box = opened(game, body, record.header, lambda: False)
        return SOLVERS[game].answered(body, box).model_dump()

    return [(turn, ask, answered(ask)) for turn in told(record) for ask in turn["asks"]]


@pytest.mark.parametrize("game", ["dicewords", "icewords"])
def test_luck_rerolling_and_words_come_to_the_score(game: str) -> None:
    """Nobody keeps better than the best, nor finds a word that is better than the best: checked on played turns."""
    record = _short(game)
    sheet = list(replayed(record))[-1].step.state.sheet
    reviews = [(turn, answer) for turn, ask, answer in answers(record) if ask["question"] == "review"]
    assert len(reviews) == len(sheet)
    for (turn, review), line in zip(reviews, sheet, strict=True):
        assert (turn["round"], turn["seat"]) == (line.round, line.seat)
        scored = line.sum.score if game == "dicewords" else line.reckoning.sum.score
        assert review["score"] == scored
        total = review["before"] + review["luck"] + review["rerolling"] + review["words"]
        assert total == pytest.approx(scored, abs=1e-3)
        assert review["rerolling"] <= 1e-4
        assert review["words"] <= 1e-4
        assert all(roll["cost"] >= -1e-4 for roll in review["rolls"])


def test_the_best_crossword_of_every_turn_is_never_less_than_what_was_laid() -> None:
    """CC-10, CC-13: each turn on the terms it was played on; what was found has at most the bound."""
    record = _short("crossword-cubes")
    sheet = {(line.round, line.turn, line.seat): line for line in list(replayed(record))[-1].step.state.sheet}
    for turn, _, answer in answers(record):
        line = sheet[turn["round"], turn["turn"], turn["seat"]]
        assert answer["score"] <= answer["bound"]
        assert {row for row in answer["rows"] if row}
        assert line.seat == turn["seat"]


def test_dice_that_somebody_linked_can_be_linked() -> None:
    """SD-1: whoever won a round had dice that can be linked, and the answer shows it."""
    record = _short("speed-dice")
    winners = {line.round: line.seat for line in list(replayed(record))[-1].step.state.sheet if line.correct}
    assert winners
    for turn, _, answer in answers(record):
        if winners.get(turn["round"]) == turn["seat"]:
            assert answer["found"] is True
        assert answer["found"] or answer["proven"]
        assert (answer["layouts"]["count"] > 0) == (answer["easiest"] is not None)


def test_words_of_a_round_begin_with_the_dice_that_lay() -> None:
    """BW-2: words of the category of the round, for its letters."""
    for _, ask, answer in answers(_short("bookworm")):
        faces = ask["letters"].split()
        assert answer["words"]
        assert all(word["die"] in faces for word in answer["words"])


async def test_turns_over_the_wire(house: House) -> None:
    made = await house.create({"kind": "human", "name": "Ann"}, "open")
    waits = await house.http.get(f"/api/matches/{made['match']}/turns")
    assert (waits.status_code, waits.json()["code"]) == (409, "not-begun")
    alone = await house.create("human", rules={"rounds": 2})
    async with house.sit(alone["match"], alone["token"]) as ann:
        await ann.turn("reroll", dice=["gold"])
        assert found(await house.http.get(f"/api/matches/{alone['match']}/turns"))["turns"] == []
        await ann.turn("pass")
        await ann.turn("pass")
    said = found(await house.http.get(f"/api/matches/{alone['code']}/turns"))
    assert (said["match"], said["game"]) == (alone["match"], "dicewords")
    assert [(turn["round"], turn["seat"], len(turn["asks"])) for turn in said["turns"]] == [(1, 0, 2), (2, 0, 2)]
    second = found(await house.http.get(f"/api/matches/{alone['code']}/turns?round=2"))
    assert second["turns"] == said["turns"][1:]
    assert (await house.http.get(f"/api/matches/{alone['code']}/turns?round=last")).status_code == 422
    review = found(await house.http.post("/api/solve/dicewords", json=said["turns"][0]["asks"][1]))
    assert "gold" not in review["rolls"][0]["kept"]["keep"]
    assert review["score"] == 0
    assert (await house.http.get("/api/matches/nowhere/turns")).status_code == 404
