"""Which die to take in Bookworm: dots, thefts, and when to end a round (BW-3, BW-5 to BW-7)."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from shakespell.bots.bookworm_plan import WINNING, Position, outlook, ranked, should_give_up

ROUND = Position(
    turn=0,
    owners=(None, None, 1, 1),
    dots=(2, 1, 3, 1),
    open=(True,) * 4,
    white=(True,) * 4,
    cards=(0, 0),
    cards_left=6,
    scores=(0, 0),
    target=21,
)


def naive(position: Position, turns: int) -> tuple[int, ...]:
    """The outlook, by trying everything."""
    if position.over or not turns:
        return position.worth()
    best = None
    for die in position.takes():
        after = naive(position.taken(die), turns - 1)
        if best is None or after[position.turn] > best[position.turn]:
            best = after
    return position.worth() if best is None else best


@st.composite
def positions(draw: st.DrawFn) -> Position:
    seats, dice = draw(st.integers(2, 4)), draw(st.integers(1, 4))
    owners = draw(st.lists(st.none() | st.integers(0, seats - 1), min_size=dice, max_size=dice))
    return Position(
        turn=draw(st.integers(0, seats - 1)),
        owners=tuple(owners),
        dots=tuple(draw(st.lists(st.integers(0, 3), min_size=dice, max_size=dice))),
        open=tuple(draw(st.lists(st.booleans(), min_size=dice, max_size=dice))),
        white=tuple(draw(st.lists(st.booleans(), min_size=dice, max_size=dice))),
        cards=(0,) * seats,
        cards_left=draw(st.integers(0, 3)),
        scores=tuple(draw(st.lists(st.integers(0, 22), min_size=seats, max_size=seats))),
        target=21,
    )


@given(positions(), st.integers(0, 3))
def test_looking_ahead_is_trying_everything(position: Position, turns: int) -> None:
    assert outlook(position, turns) == naive(position, turns)


@given(positions())
def test_only_dice_that_may_be_named_are_ranked(position: Position) -> None:
    """BW-2 to BW-4"""
    for die in ranked(position, 2):
        assert position.open[die]
        assert position.owners[die] != position.turn
        assert position.owners[die] is None or position.cards_left


def test_stealing_counts_twice_less_a_card() -> None:
    """BW-3: three dots of another are worth 2 * 3 - 1, two of the display are two."""
    assert ranked(ROUND, 1) == [2, 0, 1, 3]
    assert ranked(replace(ROUND, cards_left=0), 1) == [0, 1]


def test_the_last_die_is_taken_where_that_wins() -> None:
    """BW-5, BW-7: with 20 points and a lead one dot is enough, though three could be stolen."""
    last = replace(ROUND, owners=(0, None, 1, 1), dots=(0, 1, 3, 0), scores=(20, 15))
    assert ranked(last, 1)[0] == 1
    assert outlook(last.taken(1), 0)[0] >= WINNING


def test_the_last_die_is_left_where_that_loses() -> None:
    """BW-7: who is behind does not end the match, as long as there is something to steal."""
    last = replace(ROUND, owners=(0, None, 1, 1), dots=(0, 1, 1, 3), scores=(5, 20))
    assert ranked(last, 1)[0] == 3


def test_failing_on_purpose_ends_a_match_that_is_won() -> None:
    """BW-6: it costs two points."""
    ahead = replace(ROUND, owners=(0, None, None, None), dots=(3, 1, 1, 1), scores=(20, 12))
    assert should_give_up(ahead)
    assert not should_give_up(replace(ahead, scores=(19, 12)))
    assert not should_give_up(replace(ahead, scores=(20, 21)))
