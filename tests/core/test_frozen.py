"""Changing a frozen state: the same as ``dataclasses.replace``, and as careful."""

from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.core.frozen import changed


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    x: int
    y: int = 2
    name: str = ""


@dataclass(frozen=True, slots=True)
class Checked:
    x: int

    def __post_init__(self) -> None:
        assert self.x > 0


@given(st.fixed_dictionaries({}, optional={"x": st.integers(), "y": st.integers(), "name": st.text()}))
def test_it_is_replace(changes: dict[str, int | str]) -> None:
    old = Point(x=1, name="old")
    new = changed(old, **changes)  # type: ignore[arg-type]
    assert new == replace(old, **changes)  # type: ignore[arg-type]
    assert old == Point(x=1, name="old")
    assert hash(new) == hash(replace(old, **changes))  # type: ignore[arg-type]


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(TypeError, match="Point has no field z"):
        changed(Point(x=1), z=3)  # type: ignore[call-arg]


def test_what_checks_itself_is_not_copied_unchecked() -> None:
    with pytest.raises(TypeError, match="Checked checks itself"):
        changed(Checked(1), x=-1)
