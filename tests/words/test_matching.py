"""The cheapest matching, against every way to give each row a column."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from shakespell.words.matching import cheapest

cost = st.one_of(st.none(), st.integers(-5, 5), st.integers(-(10**30), 10**30))
tables = st.integers(1, 5).flatmap(
    lambda width: st.lists(st.lists(cost, min_size=width, max_size=width), min_size=1, max_size=5)
)


def summed(costs: list[list[int | None]], columns: tuple[int, ...]) -> int | None:
    paid = [row[column] for row, column in zip(costs, columns, strict=True)]
    return None if None in paid else sum(each for each in paid if each is not None)


@given(tables)
def test_no_other_matching_is_cheaper(costs: list[list[int | None]]) -> None:
    ways = permutations(range(len(costs[0])), len(costs))
    least = min((paid for columns in ways if (paid := summed(costs, columns)) is not None), default=None)
    found = cheapest(costs)
    assert (found is None) == (least is None)
    if found is not None:
        assert len(set(found)) == len(costs)
        assert summed(costs, found) == least


def test_nothing_to_give() -> None:
    assert cheapest([]) == ()
