"""What every game owes the table, written once and run against the whole catalogue (docs/architecture.md)."""

import json
from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter
from tests.contract.harness import A_SEED, Case, a_match, cases, played_out, proposals, referee, seated

from shakespell.core.game import Back, Fact, IllegalAction, Left, Millis, Roll, Rolled, Seat
from shakespell.core.table import Played, Resolved, Table, replay, stepped
from shakespell.games import GAMES
from shakespell.presets.variants import variants
from shakespell.record import entry_codec

CASES = list(cases())
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES)


def views(table: Table[Any, Any, Any]) -> list[Any]:
    return [table.view(None), *(table.view(Seat(seat)) for seat in range(table.game.seats))]


@every_case
@pytest.mark.parametrize("seed", range(3))
def test_replay_equals_live_state(case: Case, seed: int) -> None:
    """Contract 1."""
    table = played_out(case, seed)
    assert replay(table.game, table.log) == table.state


@every_case
def test_seed_and_actions_reproduce_the_log(case: Case) -> None:
    """Contract 2, B-37: the dice follow from the key alone, and nothing but actions and time moves a match."""
    table = a_match(case)
    again = seated(case, A_SEED)
    for entry in table.log:
        if isinstance(entry, Played):
            again.tick(entry.at)
            again.play(entry.seat, entry.action, entry.at, again.view(entry.seat).prompt)
    again.tick(table.log[-1].at)
    assert again.log == table.log


@every_case
def test_log_round_trips_through_json(case: Case) -> None:
    """Contract 3."""
    table, codec = a_match(case), entry_codec(case.game)
    there = json.loads(json.dumps([codec.encode(entry) for entry in table.log]))
    assert [codec.decode(entry, "entry") for entry in there] == table.log


@every_case
def test_walking_away_ends_the_match(case: Case) -> None:
    """Contract 4, B-62: whoever does nothing at all still reaches the end."""
    table = seated(case)
    for _ in range(5000):
        if table.over:
            return
        assert table.due is not None, f"nothing ends the wait in {table.state}"
        table.tick(table.due)
    pytest.fail("never ends")


@every_case
@pytest.mark.parametrize("warmup", [0, 7, 40])
def test_everyone_leaving_ends_the_match(case: Case, warmup: int) -> None:
    """Contract 5, B-63."""
    table = started(case, warmup)
    for seat in range(table.game.seats):
        if not table.over:
            table.resolve(Left(Seat(seat)), Millis(table.log[-1].at + 100) if table.log else Millis(0))
    assert table.over


@every_case
def test_a_seat_may_leave_and_come_back_at_any_moment(case: Case) -> None:
    """Contract 5: leaving and returning never break a match."""
    for warmup in range(0, 60, 7):
        table = started(case, warmup)
        for seat in range(table.game.seats):
            for fact in (Left(Seat(seat)), Left(Seat(seat)), Back(Seat(seat))):
                tell(table, fact)
        for _ in range(5000):
            if table.over:
                break
            assert table.due is not None
            table.tick(table.due)
        assert table.over


def started(case: Case, entries: int) -> Table[Any, Any, Any]:
    """A match restored from the first entries of a random one."""
    whole = a_match(case)
    return Table(whole.game, whole.key, referee, log=whole.log[:entries])


def tell(table: Table[Any, Any, Any], fact: Fact) -> None:
    if not table.over:
        table.resolve(fact, table.log[-1].at if table.log else Millis(0))


@every_case
def test_refused_actions_change_nothing_and_repeats_count_once(case: Case) -> None:
    """Contract 6 and 7, B-19: a refusal leaves state and log alone, an action delivered twice counts once."""
    before: list[Any] = [None, 0]

    def watch(table: Table[Any, Any, Any], seat: Seat, action: Any, accepted: bool) -> None:
        if not accepted:
            return
        state, length = table.state, len(table.log)
        answered = table.accepted(seat)
        assert answered is not None
        if not table.over:
            with pytest.raises(IllegalAction):
                table.play(seat, action, table.log[-1].at, answered)
        assert (table.state, len(table.log)) == (state, length)
        before[:] = [state, length]

    played_out(case, 3, watch)
    assert before[1], "no action was ever accepted"


@every_case
def test_what_others_do_unseen_makes_nothing_stale(case: Case) -> None:
    """B-20: a seat that may act and sees what it saw before is asked what it was asked before."""
    whole = a_match(case)
    table = seated(case, A_SEED)
    seats = list(map(Seat, range(table.game.seats)))
    for entry in whole.log:
        if not isinstance(entry, Played):
            continue
        table.tick(entry.at)
        before = {seat: table.view(seat) for seat in seats}
        table.play(entry.seat, entry.action, entry.at, before[entry.seat].prompt)
        for seat in seats:
            after = table.view(seat)
            unchanged = replace(after, prompt=before[seat].prompt) == before[seat]
            if seat != entry.seat and after.can and unchanged:
                assert after.prompt == before[seat].prompt


@every_case
def test_refusals_are_explained(case: Case) -> None:
    """Contract 6: out of turn, and in answer to an old question, a refusal has a stable code and a sentence."""
    whole = a_match(case)
    acted = [number for number, entry in enumerate(whole.log) if isinstance(entry, Played)]
    for number in acted[:: max(1, len(acted) // 8)]:
        entry = whole.log[number]
        assert isinstance(entry, Played)
        table = Table(whole.game, whole.key, referee, log=whole.log[:number])
        state, length = table.state, len(table.log)
        waiting = [seat for seat in map(Seat, range(table.game.seats)) if seat not in state.to_act]
        for seat, prompt in [
            (entry.seat, table.view(entry.seat).prompt - 1),
            *((s, table.view(s).prompt) for s in waiting),
        ]:
            with pytest.raises(IllegalAction) as caught:
                table.play(seat, entry.action, table.log[-1].at if table.log else Millis(0), prompt)
            assert caught.value.code == ("not-to-act" if seat in waiting else "stale")
            assert caught.value.message.endswith(".")
        assert (table.state, len(table.log)) == (state, length)


@every_case
@pytest.mark.parametrize("seed", [11, 12])
def test_nothing_hidden_shows(case: Case, seed: int) -> None:
    """Contract 8, B-30 to B-33: other faces on a hidden die, or a private draft, change nobody else's view."""
    told = proposals(case.game)
    table = played_out(case, seed)
    hides = told.hides(case.setup().rules)
    state = table.game.start(Millis(0))
    for entry in table.log:
        after = stepped(table.game, state, entry).state
        owner, others = owner_of(state, entry), [None, *map(Seat, range(table.game.seats))]
        if isinstance(entry, Played) and entry.action.kind in told.PRIVATE and not after.result:
            for seat in others:
                if seat != entry.seat:
                    assert table.game.view(state, seat) == table.game.view(after, seat), "a private action shows"
        if hides and owner is not None and isinstance(entry, Resolved) and isinstance(entry.fact, Rolled):
            other = stepped(table.game, state, replace(entry, fact=turned(state.needs, entry.fact))).state
            for seat in others:
                if seat != owner:
                    assert table.game.view(after, seat) == table.game.view(other, seat), "a hidden die shows"
        state = after


def owner_of(state: Any, entry: Any) -> Seat | None:
    """Whose private dice a roll is of, by its label ``round/seat/roll``."""
    parts = state.needs.label.split("/") if isinstance(state.needs, Roll) else []
    return Seat(int(parts[1])) if len(parts) == 3 and parts[1].isdigit() else None


def turned(need: Roll, rolled: Rolled) -> Rolled:
    """The same roll with every die one face on."""
    return Rolled(tuple((face + 1) % len(die.faces) for face, die in zip(rolled.faces, need.dice, strict=True)))


@every_case
def test_can_is_truthful(case: Case) -> None:
    """Contract 9: what was accepted had been offered, and whoever may not act is offered nothing."""
    table = a_match(case)
    state = table.game.start(Millis(0))
    for entry in table.log:
        for seat in map(Seat, range(table.game.seats)):
            offered = table.game.view(state, seat).can
            assert bool(offered) == (seat in state.to_act)
            if isinstance(entry, Played) and entry.seat == seat:
                assert entry.action.kind in offered
        state = stepped(table.game, state, entry).state


@every_case
def test_a_waiting_match_knows_who_and_until_when(case: Case) -> None:
    """Contract 4: a state that needs nothing waits for somebody and ends by itself."""
    table = a_match(case)
    state = table.game.start(Millis(0))
    for entry in table.log:
        if state.needs is None:
            assert state.to_act
            assert state.deadlines
        else:
            assert not state.to_act
        state = stepped(table.game, state, entry).state
    assert not state.to_act
    assert not state.deadlines
    assert state.result is not None
    assert len(state.result.scores) == len(state.result.ranks) == table.game.seats


@every_game
def test_schemas_export(game: str) -> None:
    """Contract 10: rules, seat options, actions, events and views have a JSON Schema, and views travel as JSON."""
    listing = GAMES[game]
    for part in (listing.rules, listing.seat_options, listing.action, listing.event, listing.view):
        assert TypeAdapter(part).json_schema()
    for case in (each for each in CASES if each.game == game):
        adapter = TypeAdapter(listing.view)
        for view in views(started(case, 12)):
            assert json.loads(adapter.dump_json(view))


@every_game
def test_every_option_says_what_it_is(game: str) -> None:
    """The create-table form is made from the schema, so each option carries its sentence."""
    for part in (GAMES[game].rules, GAMES[game].seat_options):
        for name, option in TypeAdapter(part).json_schema().get("properties", {}).items():
            assert option.get("description"), f"{name} has no description"


@every_game
def test_variants_are_playable_rules(game: str) -> None:
    """Every variant of the data files is made of options the game knows."""
    adapter = TypeAdapter(GAMES[game].rules)
    assert variants(game)
    for variant in variants(game).values():
        adapter.validate_python(dict(variant.rules))


@every_case
def test_restart_at_every_position_gives_the_same_match(case: Case) -> None:
    """Contract 11, B-26: a match stopped after any entry, and restored from its log, is the same match."""
    table = a_match(case)
    for length in range(0, len(table.log) + 1, max(1, len(table.log) // 25)):
        restored = Table(table.game, table.key, referee, log=table.log[:length])
        known = len(restored.log)
        assert restored.log == table.log[:known]
        rest = Table(table.game, table.key, referee, log=table.log[:known])
        assert views(rest) == views(restored)
        assert restored.state == replay(table.game, table.log[:known])


@every_case
def test_events_travel_as_json(case: Case) -> None:
    """What is announced is one of the game's events, and goes over the wire."""
    table, adapter = a_match(case), TypeAdapter(GAMES[case.game].event)
    state, kinds = table.game.start(Millis(0)), set()
    for entry in table.log:
        step = stepped(table.game, state, entry)
        for event in step.events:
            kinds.add(json.loads(adapter.dump_json(event))["kind"])
        state = step.state
    assert kinds
