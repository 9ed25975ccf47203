"""Dataclasses of our own are dataclasses, whichever kind inherits from the other."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from fragkit import values


@values.dataclass(frozen=True, slots=True)
class Point:
    """Has a default, a list of its own, and a field that does not count."""

    x: int
    y: int = 2
    tags: list[str] = dataclasses.field(default_factory=list)
    note: str = dataclasses.field(default="", compare=False, repr=False)


@values.dataclass(frozen=True, slots=True)
class Named(Point):
    name: str = "P"


@dataclasses.dataclass(frozen=True, slots=True)
class Colored(Point):
    color: str = "red"


@values.dataclass(slots=True)
class Pen:
    x: int = 0


@values.dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    depth: int
    wide: bool = False


@values.dataclass(frozen=True, slots=True)
class Nothing:
    pass


def test_what_is_not_said_has_its_default_and_lists_are_not_shared() -> None:
    assert Point(1) == Point(1, 2, [], "said aside")
    assert Point(1).tags is not Point(1).tags
    assert repr(Named(1, name="Q")) == "Named(x=1, y=2, tags=[], name='Q')"
    assert dataclasses.replace(Named(1), y=3) == Named(1, 3)
    assert Point.__match_args__ == ("x", "y", "tags", "note")


def test_classes_are_told_apart() -> None:
    assert Named(1) != Point(1)
    assert Nothing() == Nothing()
    assert hash(Options(depth=1)) == hash(Options(depth=1))
    with pytest.raises(TypeError, match="unhashable"):
        hash(Pen())


@pytest.mark.parametrize("made", [Point(1), Named(1), Colored(1), Options(depth=1)], ids=repr)
def test_what_is_frozen_stays_as_it_is_and_can_be_copied(made: Any) -> None:
    name = dataclasses.fields(made)[0].name
    with pytest.raises(dataclasses.FrozenInstanceError):
        setattr(made, name, 5)
    with pytest.raises(dataclasses.FrozenInstanceError):
        delattr(made, name)
    assert copy.deepcopy(made) == made
    assert pickle.loads(pickle.dumps(made)) == made


def test_what_is_not_frozen_can_be_changed() -> None:
    pen = Pen()
    pen.x = 3
    assert pen == Pen(3)


@pytest.mark.parametrize(
    "wrong", [lambda: Point(), lambda: Point(1, z=2), lambda: Options(1), lambda: Nothing(1)]
)
def test_wrong_arguments_are_refused_each_time(wrong: Callable[[], Any]) -> None:
    for _ in range(2):
        with pytest.raises(TypeError, match=r"__init__\(\)"):
            wrong()
