"""Commands, requests and events as JSON values, and back.

    to_plain(Faces("Red", (4, 2)))  ->  {"kind": "faces", "player": "Red", "dice": [4, 2]}

The `kind` is the class's name in kebab-case. The other keys are the fields.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterable
from functools import cache
from types import UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from fragkit.language.sentences import Sentence

T = TypeVar("T")


def kind_name(cls: type) -> str:
    """Return a class name in kebab-case: `MoveTo` gives `move-to`."""
    return _kebab(cls.__name__)


@cache
def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def to_plain(value: Any) -> Any:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {f.name: to_plain(getattr(value, f.name)) for f in dataclasses.fields(value)}
        return {"kind": kind_name(type(value)), **fields}
    if isinstance(value, dict):
        return {str(key): to_plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [to_plain(item) for item in value]
    return str(value) if isinstance(value, Sentence) else value


def from_plain(data: Any, classes: Iterable[type[T]]) -> T | str:
    """Return the value as an object of one of these classes, or a sentence about what is wrong."""
    if not isinstance(data, dict) or not isinstance(data.get("kind"), str):
        return "expected an object with a `kind`"
    cls = next((c for c in classes if kind_name(c) == data["kind"]), None)
    if cls is None:
        return f"`{data['kind']}` is not a known kind"
    try:
        return _build(cls, data)
    except _WrongError as wrong:
        return str(wrong)


def made_from_plain(data: Any, cls: type[T]) -> T:
    """Return the value as an object of that class. The data must fit, because it comes from
    `to_plain`."""
    return _build(cls, data)


class _WrongError(Exception):
    """Raised by `_build` and caught by `from_plain`, which returns its sentence."""


@cache
def _fields(cls: Any) -> tuple[tuple[str, Any, bool], ...]:
    hints = get_type_hints(cls)
    return tuple(
        (f.name, hints[f.name],
         f.default is dataclasses.MISSING and f.default_factory is dataclasses.MISSING)
        for f in dataclasses.fields(cls)
    )  # fmt: skip


def _build(cls: type[T], data: dict[str, Any]) -> T:
    known = _fields(cls)  # type: ignore[arg-type]  # only dataclasses come here
    names = {name for name, _, _ in known}
    for key in data:
        if key != "kind" and key not in names:
            raise _WrongError(f"`{key}` is not a key of `{kind_name(cls)}`")
    made: dict[str, Any] = {}
    for name, hint, required in known:
        if name in data:
            made[name] = _value(hint, data[name], f"{kind_name(cls)}.{name}")
        elif required:
            raise _WrongError(f"`{kind_name(cls)}` needs `{name}`")
    return cls(**made)


def _value(hint: Any, data: Any, place: str) -> Any:
    origin, args = get_origin(hint), get_args(hint)
    if hint is Any:
        return data
    if origin is Literal:
        if data in args:
            return data
        raise _WrongError(f"`{place}` must be one of {', '.join(map(str, args))}")
    if origin in (Union, UnionType):
        for arg in args:
            try:
                return _value(arg, data, place)
            except _WrongError:
                continue
        raise _WrongError(f"`{place}` has a wrong value")
    if origin in (tuple, list):
        return _sequence(origin, args, data, place)
    if origin is dict:
        if not isinstance(data, dict):
            raise _WrongError(f"`{place}` must be an object")
        return {_value(args[0], k, place): _value(args[1], v, place) for k, v in data.items()}
    if dataclasses.is_dataclass(hint) and isinstance(hint, type):
        if not isinstance(data, dict):
            raise _WrongError(f"`{place}` must be an object")
        return _build(hint, data)
    if hint is type(None):
        if data is None:
            return None
    elif (isinstance(hint, type) and isinstance(data, hint)
          and not (hint is int and isinstance(data, bool))):  # fmt: skip
        return data
    raise _WrongError(f"`{place}` has a wrong value")


def _sequence(kind: type, args: tuple[Any, ...], data: Any, place: str) -> Any:
    if not isinstance(data, list | tuple):
        raise _WrongError(f"`{place}` must be a list")
    if kind is list or args[-1] is Ellipsis:
        return kind(_value(args[0], item, place) for item in data)
    if len(data) != len(args):
        raise _WrongError(f"`{place}` must have {len(args)} entries")
    return tuple(_value(a, d, place) for a, d in zip(args, data, strict=True))
