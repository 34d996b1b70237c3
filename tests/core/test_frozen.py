"""Frozen values: what ``dataclasses`` makes, sooner, and as careful."""

import dataclasses
import pickle
from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shakespell.core.frozen import Remembering, changed, dataclass, derived, put


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


@dataclass(frozen=True, slots=True)
class Many:
    """More fields than are set one by one; ``total`` is worked out."""

    a: int
    b: int
    c: int = 3
    d: str = "d"
    total: int = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", self.a + self.b + self.c)


@dataclass(frozen=True, slots=True)
class More(Many):
    e: int = dataclasses.field(default=5, kw_only=True)


@dataclass(frozen=True, slots=True)
class Circle(Remembering):
    radius: int
    colour: str = "red"

    @derived
    def area(self) -> int:
        """Three times the square, as it was once held to be."""
        asked.append(self)
        return 3 * self.radius**2


asked: list[Circle] = []


def test_a_constructor_takes_what_dataclasses_takes() -> None:
    assert Many(1, 2) == Many(a=1, b=2, c=3, d="d")
    assert (Many(1, 2).total, Many(1, 2, 4).total) == (6, 7)
    assert repr(More(1, 2, e=6)) == "More(a=1, b=2, c=3, d='d', total=6, e=6)"
    assert replace(Many(1, 2), b=5).total == 9


@pytest.mark.parametrize("arguments", [(), (1,), (1, 2, 3, "d", 4)])
def test_a_constructor_refuses_what_does_not_fit(arguments: tuple[object, ...]) -> None:
    with pytest.raises(TypeError):
        Many(*arguments)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Many(1, 2, z=3)  # type: ignore[call-arg]


@pytest.mark.parametrize("value", [Point(x=1), changed(Point(x=1), y=3), Many(1, 2), More(1, 2, e=3), Circle(1)])
def test_what_was_made_is_frozen(value: object) -> None:
    """However it was made: its class is the one it says, and nothing can be assigned or deleted."""
    assert type(value).__name__ in {"Point", "Many", "More", "Circle"}
    name = dataclasses.fields(value)[0].name  # type: ignore[arg-type]
    with pytest.raises(FrozenInstanceError):
        setattr(value, name, 7)
    with pytest.raises(FrozenInstanceError):
        delattr(value, name)
    assert pickle.loads(pickle.dumps(value)) == value


def test_what_follows_is_worked_out_once() -> None:
    """And again for a copy, as its fields may differ; equality and hash know nothing of it."""
    asked.clear()
    circle = Circle(2)
    assert (circle.area, circle.area, len(asked)) == (12, 12, 1)
    assert (changed(circle, radius=3).area, len(asked)) == (27, 2)
    assert circle == Circle(2)
    assert hash(circle) == hash(Circle(2))
    with pytest.raises(TypeError, match="Circle has no field area"):
        changed(circle, area=1)  # type: ignore[call-arg]


@given(st.lists(st.integers(), min_size=1), st.data())
def test_one_place_of_a_tuple(values: list[int], data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(values) - 1))
    new = put(tuple(values), at, -1)
    values[at] = -1
    assert list(new) == values
