"""Votes of bots: with evidence they say so, in doubt the people at the table decide (BW-9, SD-12, DW-7)."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.bots import LEVELS, Choice, Level
from shakespell.bots.bookworm import make
from shakespell.bots.company import accepts_in_doubt
from shakespell.bots.thinking import Thinking
from shakespell.core.ballot import Ballot, Rule
from shakespell.core.chance import match_key
from shakespell.core.game import Millis, Seat
from shakespell.core.table import Table
from shakespell.games.bookworm.actions import Accept, Choose, Dispute, Name, Vote
from shakespell.presets import default_lexicon, prepared
from shakespell.presets.referees import referee

ENGLISH = default_lexicon()


@given(
    people=st.dictionaries(st.integers(0, 11), st.booleans(), max_size=5),
    bots=st.frozensets(st.integers(0, 11), max_size=6),
    rule=st.sampled_from(("majority", "unanimous")),
    alone=st.booleans(),
)
def test_in_doubt_people_decide_as_if_no_bot_voted(
    people: dict[int, bool], bots: frozenset[int], rule: Rule, alone: bool
) -> None:
    """Every outcome of a ballot with bots is that of the same ballot without them; alone they say what they say."""
    machines = [Seat(seat) for seat in sorted(bots - people.keys())]
    ballot = Ballot("wug", frozenset(people) | frozenset(machines), rule)
    cast = ballot
    for seat, accepts in people.items():
        cast = cast.cast(seat, accepts)
    for machine in machines:
        cast = cast.cast(machine, accepts_in_doubt(ballot.view(), machine, machines, alone))
    by_themselves = Ballot("wug", frozenset(people), rule)
    for seat, accepts in people.items():
        by_themselves = by_themselves.cast(seat, accepts)
    assert cast.accepted == (by_themselves.accepted if people or not machines else alone)


def voting(word: str, category: str, judging: str, seats: int = 2) -> Table[Any, Any, Any]:
    """A table of Bookworm at which seat 1 has named a word, for a die that shows its letter, in a category."""
    setup = prepared("bookworm", {"first_seat": 0, "judging": judging}, ({},) * seats, "english")
    for seed in range(3000):
        table: Table[Any, Any, Any] = Table(setup.build(), match_key(str(seed).encode()), referee(ENGLISH))
        if category in {each.id for each in table.view(Seat(0)).categories}:
            table.play(Seat(0), Choose(category), Millis(0), table.view(Seat(0)).prompt)
            die = next((die for die in table.view(Seat(1)).dice if word[0].upper() in die.letters), None)
            if die is not None:
                table.play(Seat(1), Name(word, die.name), Millis(1000), table.view(Seat(1)).prompt)
                return table
    raise AssertionError("no roll has this category and letter")


def answer(table: Table[Any, Any, Any], level: Level, seat: int = 0) -> Choice:
    setup = prepared("bookworm", {}, ({},) * 2, "english")
    choice = make(level, setup, ENGLISH).choose(table.view(Seat(seat)), Random(1))
    assert choice is not None
    return choice


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_votes_by_what_is_known_however_little_it_knows_itself(level: Level) -> None:
    """BW-9: *table* is no capital city, Bratislava is one, and Marie Curie gets the benefit of the doubt."""
    denied = answer(voting("table", "capital-cities", "vote"), level)
    assert (denied.action, denied.doubt) == (Vote(False), None)
    listed = answer(voting("Bratislava", "capital-cities", "vote"), level)
    assert (listed.action, listed.doubt) == (Vote(True), None)
    doubted = answer(voting("Marie Curie", "women-in-science", "vote"), level)
    assert doubted.action == Vote(True)


def test_a_bot_disputes_only_what_it_knows_to_be_wrong() -> None:
    """BW-9"""
    assert answer(voting("table", "capital-cities", "challenge"), "beginner").action == Dispute()
    assert answer(voting("Zzyzx", "capital-cities", "challenge"), "perfect").action == Accept()


@pytest.mark.parametrize("accepts", [True, False])
def test_two_bots_never_outvote_the_only_person_on_a_doubtful_word(accepts: bool) -> None:
    """BW-9: 'Zzyzx' as a capital city nobody here has heard of; Ann has."""
    table = voting("Zzyzx", "capital-cities", "vote", seats=4)
    bot = make("strong", prepared("bookworm", {}, ({},) * 4, "english"), ENGLISH)
    thinking = Thinking({Seat(2): bot, Seat(3): bot}, lambda seat, prompt: Random(f"{seat}/{prompt}"))
    table.play(Seat(0), Vote(accepts), Millis(1500), table.view(Seat(0)).prompt)
    while table.view(None).claim is not None:
        plan = thinking.first(table)
        assert plan is not None
        table.play(plan.seat, plan.action, plan.at, plan.view.prompt)
    assert [each.word for each in table.view(None).named] == ["Zzyzx"] * accepts
    assert [each.word for each in table.view(None).refused] == ["Zzyzx"] * (not accepts)
