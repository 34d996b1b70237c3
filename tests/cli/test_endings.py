"""The end of a match at a terminal says what its record says, whoever left when and whatever challenges cost."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.contract.harness import Case, cases, proposals, seated

from shakespell.core.chance import commitment, match_key
from shakespell.core.game import IllegalAction, Left, Millis, Seat, Verdict
from shakespell.core.table import Table
from shakespell.games import GAMES
from shakespell.games.dicewords import actions
from shakespell.presets.agreements import LexiconRecord
from shakespell.record import Header, Record, SeatRecord, action_adapter, entry_codec, rules_json

from .conftest import Shakespell

NAMES = ("Ann", "Bob", "Cleo", "Dirk")
COMPANY = [case for case in cases() if len(case.seats) > 1]


def with_leavers(case: Case, seed: int, leaving: float) -> Table[Any, Any, Any]:
    """A match played by random proposals, in which seats leave, some of them before they have done anything."""
    rng, table, at = Random(seed), seated(case, seed), 0
    propose, adapter, setup = proposals(case.game).propose, action_adapter(case.game), case.setup()
    while True:
        at += rng.choice((50, 700, 2500, 9000))
        table.tick(Millis(at))
        if table.over:
            return table
        seat = rng.choice(sorted(table.state.to_act))
        if rng.random() < leaving:
            table.resolve(Left(Seat(rng.randrange(len(case.seats)))), Millis(at))
            continue
        view = table.view(seat)
        try:
            table.play(seat, adapter.validate_python(propose(view, setup, rng)), Millis(at), view.prompt)
        except IllegalAction:
            continue


def recorded(case: Case, table: Table[Any, Any, Any]) -> Record:
    setup, codec = case.setup(), entry_codec(case.game)
    header = Header(
        match="end",
        game=case.game,
        version=GAMES[case.game].version,
        rules=rules_json(setup),
        dice_set=setup.dice_set,
        seats=tuple(SeatRecord(name=NAMES[seat], options=dict(each)) for seat, each in enumerate(case.seats)),
        lexicon=LexiconRecord(name="none", digest="none", folding="english"),
        commitment=commitment(b"none"),
    )
    log = tuple(codec.encode(entry) for entry in table.log)
    return Record(header=header, log=log, result=table.state.result)


@pytest.mark.parametrize("leaving", [0.0, 0.02, 0.3])
@pytest.mark.parametrize("case", COMPANY, ids=str)
def test_replay_ends_with_the_winner_and_totals_of_the_record(
    shakespell: Shakespell, tmp_path: Path, case: Case, leaving: float
) -> None:
    """What is shown and what is checked come from one result, in every game and variant."""
    record = recorded(case, with_leavers(case, 7, leaving))
    file = tmp_path / "match.json"
    file.write_text(record.model_dump_json(), "utf-8")
    done = shakespell("replay", str(file))
    assert (done.status, done.err) == (0, "")
    assert record.result is not None
    best = record.result.scores[record.result.ranks.index(1)]
    winners = [NAMES[seat] for seat, rank in enumerate(record.result.ranks) if rank == 1]
    said = next(line for line in done.out.splitlines() if "wins with" in line or "share the win with" in line)
    assert said == (
        f"{winners[0]} wins with {best}."
        if len(winners) == 1
        else f"{', '.join(winners[:-1])} and {winners[-1]} share the win with {best}."
    )
    after = done.out[done.out.index(said) :].splitlines()
    if case.game != "speed-dice":  # its sheet has no totals
        for name, total in zip(NAMES, record.result.scores, strict=False):
            shown = [line for line in after if name in line or case.game in {"dicewords", "icewords"}]
            assert any(line.rstrip(". ").endswith(str(total)) or f" {total} " in line for line in shown) or not total


def test_a_challenge_that_failed_after_the_last_line_decides_the_match(shakespell: Shakespell, tmp_path: Path) -> None:
    """DW-7: Ann's line says more than Bob's, and a failed challenge costs her the match."""
    rules = {"rounds": 1, "first_seat": 0, "judging": "challenge", "failed_challenge_penalty": 100, "min_length": 2}
    case = Case("dicewords", "penalty", rules, ({}, {}))
    table = Table(case.setup().build(), match_key(b"\1" * 32), lambda _: Verdict("yes"))
    at = 0

    def act(seat: int, action: Any) -> None:
        nonlocal at
        at += 1000
        table.play(Seat(seat), action, Millis(at), table.view(Seat(seat)).prompt)

    for seat, length in ((0, 6), (1, 2)):
        dice = next(hand.dice for hand in table.view(None).hands if hand.seat == seat)
        act(seat, actions.Declare("".join(die.glyph for die in dice if die.glyph != "?")[:length]))
        act(1 - seat, actions.Challenge(1) if seat else actions.Accept())
    record = recorded(case, table)
    ann, bob = [line.total for line in table.state.sheet]
    assert record.result is not None
    assert record.result.scores == (ann - 100, bob)
    assert ann > bob
    file = tmp_path / "match.json"
    file.write_text(record.model_dump_json(), "utf-8")
    shown = shakespell("replay", str(file)).out
    assert f"Bob wins with {bob}." in shown
    assert f"Ann: {ann} less 100 for failed challenges, total {ann - 100}." in shown
