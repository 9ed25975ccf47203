"""Dataclasses that are quick to define: `from fragkit.values import dataclass`.

`dataclasses` makes an object for each field and compiles up to eight functions for each class. A command
with three hundred classes spent half its start-up time on that and used only a third of them. Here,
`__init__` is compiled when the first object is made, fields are made on demand, and all classes share the
rest. For type checkers, `fields`, `replace`, `match` and `copy`, these are ordinary dataclasses, and either
kind may inherit from the other.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import MISSING
from functools import cache
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


_FIELDS = "__dataclass_fields__"
_KNOWN = "__known_fields__"  # each field's name: whether it is compared, keyword-only, its default
_NO_FIELD = ("ClassVar", "typing.ClassVar")


def written_fields(cls: Any) -> dict[str, Any]:
    """Return the fields that the class itself declares, with their types as written."""
    return {
        name: type
        for name, type in cls.__annotations__.items()
        if not str(type).startswith(_NO_FIELD)
    }


def slotted(cls: Any) -> Any:
    """Make a class with fields and slots. It may define or inherit methods such as `__eq__`."""
    return _made(cls, frozen=False, slots=True, kw_only=True, has_methods=True)


def _made(cls: Any, frozen: bool, slots: bool, kw_only: bool, has_methods: bool = False) -> Any:
    written = cls.__dict__
    types = written_fields(cls)
    known: dict[str, tuple[bool, bool, Any]] = {}
    taken: set[str] = set()  # slots of the classes above
    for base in cls.__mro__[-2:0:-1]:
        above = base.__dict__
        if _FIELDS in above:
            known |= above.get(_KNOWN) or _known(base)
        taken.update(above.get("__slots__", ()))
    attributes: dict[str, Any] = {}  # class attributes when the fields have no slots
    for name in types:
        default = getattr(cls, name, MISSING)
        is_compared, by_name, plain = True, kw_only, default
        if isinstance(default, dataclasses.Field):
            by_name = kw_only if default.kw_only is MISSING else bool(default.kw_only)
            is_compared, plain = default.compare, default.default
        elif isinstance(default, MemberDescriptorType):  # a slot of a class above
            default = plain = MISSING
        known[name] = is_compared, by_name, default
        if plain is not MISSING:
            if type(plain).__hash__ is None:
                raise ValueError(f"{name} of {cls.__name__} needs a default_factory")
            attributes[name] = plain
    added: dict[str, Any] = {
        "__match_args__": tuple([name for name, info in known.items() if not info[1]]),
        _FIELDS: _FirstFields(types, kw_only),
        "__dataclass_params__": _params(frozen, slots, kw_only),
        "__doc__": cls.__doc__ or cls.__name__,
        _KNOWN: known,
    }
    if not has_methods:
        compared = [name for name, info in known.items() if info[0]]
        added |= {"__init__": _FirstInit(), "__repr__": _repr, "__eq__": _is_equal}
        added["__hash__"] = _hash if frozen else None
        added["_compared"] = attrgetter(*(compared or ["__class__"]))
    if frozen:
        added |= _FROZEN_SLOTS if slots else _FROZEN
    for name in added.keys() & written.keys():
        # Python sets `__hash__` to None in a class with its own `__eq__`.
        if written[name] is not None and name != "__doc__":
            del added[name]
    if not slots:
        for name in written.keys() & types.keys() - attributes.keys():
            delattr(cls, name)
        for name, value in (attributes | added).items():
            setattr(cls, name, value)
            if isinstance(value, _FirstFields | _FirstInit):
                value.__set_name__(cls, name)
        return cls
    kept = {n: v for n, v in written.items() if n not in types and n not in _OF_NO_SLOTS}
    kept["__slots__"] = tuple([name for name in known if name not in taken])
    kept |= added
    made = type(cls)(cls.__name__, cls.__bases__, kept)
    made.__qualname__ = cls.__qualname__
    return made


_OF_NO_SLOTS = ("__dict__", "__weakref__")


def _known(cls: Any) -> dict[str, tuple[bool, bool, Any]]:
    """Return the data that `_made` has for our classes, for a class that `dataclasses` made."""
    return {
        field.name: (field.compare, bool(field.kw_only), field) for field in dataclasses.fields(cls)
    }


@cache
def _params(frozen: bool, slots: bool, kw_only: bool) -> Any:
    """Return the parameters that `dataclasses` checks in base classes."""
    sample: Any = dataclasses.make_dataclass(
        "Sample", (), frozen=frozen, slots=slots, kw_only=kw_only
    )
    return sample.__dataclass_params__


class _FirstFields:
    """A mapping that makes the fields of a class when `dataclasses.fields` first asks for them."""

    def __init__(self, types: dict[str, Any], kw_only: bool) -> None:
        self.types, self.kw_only = types, kw_only

    def __set_name__(self, owner: type, name: str) -> None:
        self.made = owner

    def __get__(self, instance: object, owner: type) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for base in reversed(self.made.__mro__[1:-1]):
            if _FIELDS in base.__dict__:
                made |= getattr(base, _FIELDS)
        known = self.made.__dict__[_KNOWN]
        for name, type in self.types.items():
            default = known[name][2]
            is_field = isinstance(default, dataclasses.Field)
            field: Any = default if is_field else dataclasses.field(default=default)
            field.name, field.type, field._field_type = name, type, _FIELD
            if field.kw_only is MISSING:
                field.kw_only = self.kw_only
            made[name] = field
        setattr(self.made, _FIELDS, made)
        return made


_sample: Any = dataclasses.make_dataclass("Sample", ["x"])
_FIELD = _sample.__dataclass_fields__[
    "x"
]._field_type  # marks fields, as opposed to class variables


# -- making an object ------------------------------------------------------------------------

_UNSET = object()


class _FirstInit:
    """A function that compiles the `__init__` of a class when its first object is made."""

    def __set_name__(self, owner: type, name: str) -> None:
        self.made: Any = owner

    def __get__(self, instance: object, owner: type) -> Any:
        if "__init__" in self.made.__dict__ and self.made.__dict__["__init__"] is self:
            self.made.__init__ = _compiled_init(self.made)
        return self.made.__init__.__get__(instance, owner)


def _compiled_init(made: Any) -> Any:
    frozen = made.__dataclass_params__.frozen
    names: dict[str, Any] = {"_set": object.__setattr__, "_unset": _UNSET}
    given: list[str] = []
    by_name: list[str] = []
    body: list[str] = []
    for name, (_, is_by_name, default) in made.__dict__[_KNOWN].items():
        value = name
        factory: Any = MISSING
        if isinstance(default, dataclasses.Field):
            factory, default = default.default_factory, default.default
        if default is not MISSING:
            names[f"_default_{name}"] = default
            parameter = f"{name}=_default_{name}"
        elif factory is not MISSING:
            names[f"_make_{name}"] = factory
            parameter, value = f"{name}=_unset", f"_make_{name}() if {name} is _unset else {name}"
        else:
            parameter = name
        (by_name if is_by_name else given).append(parameter)
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


# -- shared methods ----------------------------------------------------------------------------


def _is_equal(self: Any, other: Any) -> Any:
    if other.__class__ is not self.__class__:
        return NotImplemented
    return self._compared(self) == self._compared(other)


def _hash(self: Any) -> int:
    return hash(self._compared(self))


def _repr(self: Any) -> str:
    shown = [f"{f.name}={getattr(self, f.name)!r}" for f in dataclasses.fields(self) if f.repr]
    return f"{type(self).__qualname__}({', '.join(shown)})"


def _refuse_to_set(self: Any, name: str, value: Any) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_to_delete(self: Any, name: str) -> None:
    raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, name) for name in getattr(self, _KNOWN)]


def _set_state(self: Any, state: list[Any]) -> None:
    for name, value in zip(getattr(self, _KNOWN), state, strict=True):
        object.__setattr__(self, name, value)


_FROZEN = {"__setattr__": _refuse_to_set, "__delattr__": _refuse_to_delete}
_FROZEN_SLOTS = {**_FROZEN, "__getstate__": _state, "__setstate__": _set_state}
