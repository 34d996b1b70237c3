"""Votes: the namer has no vote, undecided means valid, and nobody waits for a vote that changes nothing."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.core.ballot import Ballot, Rule

VOTES = st.lists(st.booleans(), max_size=6)
RULES = st.sampled_from(("majority", "unanimous"))


def cast(rule: Rule, voters: int, votes: list[bool]) -> Ballot:
    ballot = Ballot("WORD", frozenset(range(voters)), rule)
    for seat, accepts in enumerate(votes):
        ballot = ballot.cast(seat, accepts)
    return ballot


@pytest.mark.parametrize(
    ("votes", "accepted"),
    [([], True), ([False], False), ([True], True), ([True, False], True), ([True, False, False], False)],
)
def test_majority_and_undecided_means_valid(votes: list[bool], accepted: bool) -> None:
    """BW-9, rules/README 'vote'."""
    assert cast("majority", len(votes), votes).accepted is accepted


@pytest.mark.parametrize(("votes", "accepted"), [([], True), ([True, True], True), ([True, False], False)])
def test_unanimous(votes: list[bool], accepted: bool) -> None:
    """SD-12: all must agree."""
    assert cast("unanimous", len(votes), votes).accepted is accepted


def test_a_missing_vote_is_no_agreement() -> None:
    """SD-12."""
    assert not cast("unanimous", 3, [True, True]).accepted


@given(VOTES, st.integers(0, 4), RULES)
def test_settled_means_that_no_further_vote_matters(votes: list[bool], waiting: int, rule: Rule) -> None:
    ballot = cast(rule, len(votes) + waiting, votes)
    ends = {
        cast(rule, len(votes) + waiting, votes + list(rest)).accepted for rest in product((True, False), repeat=waiting)
    }
    silent = {
        cast(rule, len(votes) + waiting, votes + list(rest)).accepted
        for given in range(waiting + 1)
        for rest in product((True, False), repeat=given)
    }
    if ballot.settled:
        assert ends == {ballot.accepted}
    else:
        assert len(ends | silent) == 2


def test_nobody_votes_twice_or_out_of_turn() -> None:
    ballot = cast("majority", 2, [True])
    with pytest.raises(ValueError, match="seat 0"):
        ballot.cast(0, accepts=False)
    with pytest.raises(ValueError, match="seat 7"):
        ballot.cast(7, accepts=False)


def test_whoever_leaves_is_not_waited_for_but_a_vote_given_stays() -> None:
    """B-63."""
    ballot = cast("majority", 3, [False])
    assert ballot.without(0).votes == ((0, False),)
    assert ballot.without(1).without(2).settled
