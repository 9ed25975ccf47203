"""Dataclasses that are quick to define: `from fragkit.values import dataclass`.

`dataclasses` compiles up to eight functions for a class. A command that starts with three hundred
classes spent half its start on that, and used a third of them. Here `__init__` is compiled when the
first object is made, and all classes share the rest. To type checkers, `fields`, `replace`,
`match` and `copy` they are dataclasses like any others, and either kind may inherit from the other.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import attrgetter
from types import MemberDescriptorType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass
else:

    def dataclass(
        *, frozen: bool = False, slots: bool = False, kw_only: bool = False, **rare: bool
    ) -> Callable[[type], type]:
        if rare:  # such as `order`
            return dataclasses.dataclass(frozen=frozen, slots=slots, kw_only=kw_only, **rare)
        return lambda cls: _made(cls, frozen, slots, kw_only)


def _made(cls: Any, frozen: bool, slots: bool, kw_only: bool) -> Any:
    own = dict(cls.__dict__)
    if cls.__doc__ is None:
        cls.__doc__ = cls.__name__  # else its signature is inspected
    with _thawed(cls if frozen else object):
        made: Any = dataclasses.dataclass(
            init=False, repr=False, eq=False, slots=slots, kw_only=kw_only
        )(cls)
    shared: dict[str, Any] = {"__init__": _first_init(made), "__repr__": _repr, "__eq__": _is_equal}
    shared["__hash__"] = _hash if frozen else None
    if frozen:
        made.__dataclass_params__.frozen = True
        shared |= {"__setattr__": _refuse_to_set, "__delattr__": _refuse_to_delete}
        shared |= {"__getstate__": _state, "__setstate__": _set_state} if slots else {}
    for name, function in shared.items():
        # A class with an `__eq__` of its own has been given a `__hash__` of None.
        if name not in own or (name == "__hash__" and own[name] is None):
            setattr(made, name, function)
    compared = [field.name for field in dataclasses.fields(made) if field.compare]
    made._compared = attrgetter(*(compared or ["__class__"]))
    return made


@contextmanager
def _thawed(cls: type) -> Iterator[None]:
    """Hide that the bases are frozen: heirs of a frozen class have to be frozen, and `dataclasses`
    compiles two functions for each that is."""
    params = [base.__dict__.get("__dataclass_params__") for base in cls.__mro__[1:]]
    frozen = [one for one in params if one is not None and one.frozen]
    for one in frozen:
        one.frozen = False
    try:
        yield
    finally:
        for one in frozen:
            one.frozen = True


# -- making one ------------------------------------------------------------------------------

_UNSET = object()


def _first_init(made: Any) -> Callable[..., None]:
    def init(self: Any, *args: Any, **named: Any) -> None:
        made.__init__ = _compiled_init(made)
        made.__init__(self, *args, **named)

    return init


def _compiled_init(made: Any) -> Any:
    frozen = made.__dataclass_params__.frozen
    names: dict[str, Any] = {"_set": object.__setattr__, "_unset": _UNSET}
    given: list[str] = []
    by_name: list[str] = []
    body: list[str] = []
    for field in dataclasses.fields(made):
        name, value = field.name, field.name
        if field.default is not dataclasses.MISSING:
            names[f"_default_{name}"] = field.default
            parameter = f"{name}=_default_{name}"
        elif field.default_factory is not dataclasses.MISSING:
            names[f"_make_{name}"] = field.default_factory
            parameter, value = f"{name}=_unset", f"_make_{name}() if {name} is _unset else {name}"
        else:
            parameter = name
        (by_name if field.kw_only else given).append(parameter)
        slot = getattr(made, name, None)
        if not frozen:
            body.append(f"self.{name} = {value}")
        elif isinstance(slot, MemberDescriptorType):  # no name is looked up
            names[f"_set_{name}"] = slot.__set__
            body.append(f"_set_{name}(self, {value})")
        else:
            body.append(f'_set(self, "{name}", {value})')
    star = ["*", *by_name] if by_name else []
    head = f"def __init__({', '.join(['self', *given, *star])}):"
    exec("\n    ".join([head, *(body or ["pass"])]), names)
    names["__init__"].__qualname__ = f"{made.__qualname__}.__init__"
    return names["__init__"]


# -- what all of them share --------------------------------------------------------------------


def _is_equal(self: Any, other: Any) -> Any:
    if other.__class__ is not self.__class__:
        return NotImplemented
    return self._compared(self) == self._compared(other)


def _hash(self: Any) -> int:
    return hash(self._compared(self))


def _repr(self: Any) -> str:
    said = [f"{f.name}={getattr(self, f.name)!r}" for f in dataclasses.fields(self) if f.repr]
    return f"{type(self).__qualname__}({', '.join(said)})"


def _refuse_to_set(self: Any, name: str, value: Any) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: Any, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, field.name) for field in dataclasses.fields(self)]


def _set_state(self: Any, state: list[Any]) -> None:
    for field, value in zip(dataclasses.fields(self), state, strict=True):
        object.__setattr__(self, field.name, value)
