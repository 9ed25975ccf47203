"""From YAML nodes to the model's frozen types, by the fields they declare.

Every mistake is told at its place and the walk goes on. A value that could not be made
is `BAD`; what contains it is left out, so that one slip does not cause a second message.
"""

from __future__ import annotations

import dataclasses
import functools
import inspect
import re
import sys
import types
import typing
from collections.abc import Iterable
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

from fragkit.diagnostics import Diagnostic, Problems, Span, did_you_mean, nearest
from fragkit.load.typed_yaml.nodes import Mapping, Node, Scalar, Sequence, kind_of
from fragkit.model.fields import Spec, Variants, Where, specs, yaml_key

# -- single values: text, numbers, choices, words with a grammar of their own --


class Bad:
    """The value of a node whose problem has been told."""

    def __repr__(self) -> str:
        return "BAD"


BAD = Bad()


def wrong(node: Node, name: str, wanted: str, problems: Problems) -> Bad:
    problems.at(node.span).error(f"[wrong-type] `{name}` must be {wanted}, not {kind_of(node)}")
    return BAD


def no_value(node: Scalar, name: str, problems: Problems) -> None:
    """A key that somebody has begun and not finished."""
    problems.at(node.span).warning(
        f"[no-value] `{name}` has no value", "write one, or leave the key out"
    )


def scalar(node: Node, wanted: type, about: Spec, name: str, problems: Problems) -> Any:
    words = {str: "text", int: "a whole number", bool: "`true` or `false`", float: "a number"}
    if not isinstance(node, Scalar) or (node.is_null and wanted is not str):
        return wrong(node, name, words.get(wanted, "a word"), problems)
    if wanted is bool:
        if node.text in ("true", "false") and node.plain:
            return node.text == "true"
        return wrong(node, name, words[bool], problems)
    if wanted is int:
        return _integer(node, about, name, problems)
    if wanted is float:
        if re.fullmatch(r"[+-]?[0-9]{1,9}(\.[0-9]{1,20})?", node.text):
            return _bounded(float(node.text), node, about, name, problems)
        return wrong(node, name, words[float], problems)
    if wanted is str:
        return _text(node, about, name, problems)
    parse = getattr(wanted, "parse", None)  # a `Word`; asking by isinstance is slow
    if parse is not None:
        try:
            return parse(node.text)
        except ValueError as error:
            problems.at(node.span).error(f"[bad-value] {error}")
            return BAD
    raise TypeError(f"no way to read {wanted!r}")


def _integer(node: Scalar, about: Spec, name: str, problems: Problems) -> Any:
    if not (node.plain and re.fullmatch(r"[+-]?[0-9]+", node.text)):
        if re.fullmatch(r"[+-]?[0-9]*[.,/][0-9]+", node.text):
            problems.at(node.span).error(
                f"[wrong-type] `{name}` must be a whole number, not `{node.text}`",
                "a part is counted: half of Speed is `{of: speed, per: 2, round: up}`",
            )
            return BAD
        return wrong(node, name, "a whole number", problems)
    if len(node.text) > 10:  # beyond every bound, and perhaps beyond what int() reads
        low = -(10**9) if about.least is None else about.least
        high = 10**9 if about.most is None else about.most
        number = low - 1 if node.text.startswith("-") else high + 1
        bounds = dataclasses.replace(about, least=low, most=high)
        return _bounded(number, node, bounds, name, problems)
    return _bounded(int(node.text), node, about, name, problems)


def _bounded(number: Any, node: Scalar, about: Spec, name: str, problems: Problems) -> Any:
    low, high = about.least, about.most
    if (low is not None and number < low) or (high is not None and number > high):
        if low is not None and high is not None:
            span = f"from {low} to {high}"
        else:
            span = f"at least {low}" if low is not None else f"at most {high}"
        told = node.text if len(node.text) <= 30 else node.text[:29] + "…"
        problems.at(node.span).error(f"[out-of-range] `{name}` is {told}, it must be {span}")
        return BAD
    return number


def _text(node: Scalar, about: Spec, name: str, problems: Problems) -> Any:
    text = "" if node.is_null else node.text
    if about.nonempty and not text.strip():
        problems.at(node.span).error(f"[empty] `{name}` is empty")
        return BAD
    if not text:
        no_value(node, name, problems)
    if about.pattern is not None and not re.fullmatch(about.pattern, text):
        problems.at(node.span).error(
            f"[bad-value] `{name}` can't be `{text}`", f"it must match {about.pattern}"
        )
        return BAD
    return text


def choice(node: Node, options: tuple[Any, ...], name: str, problems: Problems) -> Any:
    text = node.text if isinstance(node, Scalar) else None
    for option in options:
        if str(option) == text:
            return option
    texts = [str(option) for option in options]
    if not isinstance(node, Scalar):
        return wrong(node, name, "one of " + ", ".join(f"`{o}`" for o in texts), problems)
    problems.at(node.span).error(
        f"[unknown-choice] `{name}` can't be {kind_of(node)}",
        did_you_mean(node.text, texts) or "known are " + ", ".join(f"`{o}`" for o in texts),
    )
    return BAD


# -- definitions, unions, lists, tables ----------------------------------------

T = TypeVar("T")
_PLAIN = Spec("")


@functools.cache
def hint_of(cls: type, name: str) -> Any:
    """The type of a class's field, worked out when a file has it: most files have few."""
    owner = next(base for base in cls.__mro__ if name in inspect.get_annotations(base))
    # `typing.get_type_hints` reads all fields of all bases, and takes four times as long for one.
    written = owner.__annotations__[name]
    return _evaluated(written, owner.__module__) if isinstance(written, str) else written


@functools.cache
def _evaluated(written: str, module: str) -> Any:
    """A type by what a module calls it: many fields have the same one."""
    return eval(written, vars(sys.modules[module]))


def hints_of(cls: type) -> dict[str, Any]:
    """The types of all its fields."""
    return {field.name: hint_of(cls, field.name) for field in dataclasses.fields(cls)}


def structure(node: Node, cls: type[T], what: str, problems: Problems) -> T | None:
    """The definition in `node`, or None when a problem was told. `what` names it: "a card"."""
    value = _dataclass(node, cls, what, problems)
    return None if value is BAD else typing.cast(T, value)


def _value(node: Node, wanted: Any, about: Spec, name: str, problems: Problems) -> Any:
    match _shape(wanted):
        case "choice":
            return choice(node, get_args(wanted), name, problems)
        case "open choice":
            return choice(node, tuple(get_args(wanted)[1].options()), name, problems)
        case "union":
            return _union(node, get_args(wanted), about, name, problems)
        case "list":
            return _list(node, get_args(wanted)[0], about, name, problems)
        case "table":
            return _table(node, get_args(wanted), about, name, problems)
        case "variant":
            return _variant(node, wanted, problems)
        case "dataclass":
            return _dataclass(node, wanted, f"`{name}`", problems)
    return scalar(node, wanted, about, name, problems)


@functools.cache
def _shape(wanted: Any) -> str:
    """Return how a value of that type is written in a file."""
    origin = get_origin(wanted)
    if origin is Literal:
        return "choice"
    if origin is Annotated:
        return "open choice"
    if origin in (typing.Union, types.UnionType):
        return "union"
    if origin is tuple:
        return "list"
    if origin is dict or getattr(origin, "__name__", "") == "Mapping":
        return "table"
    if not isinstance(wanted, type):
        raise TypeError(f"no way to read {wanted!r}")
    if issubclass(wanted, Variants):
        return "variant"
    is_dataclass = dataclasses.is_dataclass(wanted) and not hasattr(wanted, "parse")
    return "dataclass" if is_dataclass else "scalar"


def _union(node: Node, members: tuple[Any, ...], about: Spec, name: str, problems: Problems) -> Any:
    if type(None) in members and isinstance(node, Scalar) and node.is_null:
        no_value(node, name, problems)
        return None
    others = [m for m in members if m is not type(None)]
    fitting = [m for m in others if _fits(node, m)]
    if not fitting:
        fitting = others
    if len(fitting) == 1:
        return _value(node, fitting[0], about, name, problems)
    tried = Problems()
    for member in fitting:
        attempt = Problems()
        value = _value(node, member, about, name, attempt)
        if value is not BAD:
            problems.found += attempt.found
            return value
        tried.found += attempt.found
    problems.found.append(_nearest_miss(node, fitting, name, tried))
    return BAD


def _nearest_miss(node: Node, members: list[Any], name: str, tried: Problems) -> Diagnostic:
    """One message for a value that is none of several kinds."""
    words = [str(o) for m in members if get_origin(m) is Literal for o in get_args(m)]
    text = node.text if isinstance(node, Scalar) else ""
    listed = ", ".join(f"`{w}`" for w in words)
    guess = nearest(text, words) if text else None
    if guess is not None:
        message = f"`{name}` can't be `{text}`"
        return Diagnostic("unknown-choice", message, node.span, f"did you mean `{guess}`?")
    for told in tried.found:
        # The right kind of value, but a wrong one: that message helps most.
        if told.code in ("out-of-range", "bad-value"):
            more = f" or {listed}" if listed and not told.help else ""
            return dataclasses.replace(told, message=told.message + more)
    kinds = ["a whole number"] * (int in members) + _hints(members) + [listed] * bool(listed)
    wanted = " or ".join(kinds) or "something else"
    message = f"`{name}` must be {wanted}, not {kind_of(node)}"
    return Diagnostic("wrong-type", message, node.span)


def _hints(members: list[Any]) -> list[str]:
    """What words of a grammar of their own look like, as their messages tell it."""
    found = []
    for member in members:
        parse = getattr(member, "parse", None)
        if parse is not None:
            try:
                parse("")
            except ValueError as error:
                hint = f"{error}".partition("; write ")[2]
                found += [hint] if hint else []
    return found


def _fits(node: Node, member: Any) -> bool:
    """Whether the node has the shape of that member; its content is judged later."""
    match _shape(member):
        case "list":
            return isinstance(node, Sequence)
        case "table":
            return isinstance(node, Mapping)
        case "variant" | "dataclass":
            return isinstance(node, Mapping) or hasattr(member, "shorthand")
    return isinstance(node, Scalar)


def _list(node: Node, item: Any, about: Spec, name: str, problems: Problems) -> Any:
    if about.one_or_many and not isinstance(node, Sequence):
        value = _value(node, item, about, name, problems)
        return BAD if value is BAD else (value,)
    if not isinstance(node, Sequence):
        return wrong(node, name, "a list", problems)
    values = [
        _value(n, item, dataclasses.replace(about, one_or_many=False), name, problems)
        for n in node.items
    ]
    if about.nonempty and not values:
        problems.at(node.span).error(f"[empty] `{name}` is empty")
        return BAD
    return BAD if any(v is BAD for v in values) else tuple(values)


def _table(node: Node, types_: tuple[Any, Any], about: Spec, name: str, problems: Problems) -> Any:
    if not isinstance(node, Mapping):
        return wrong(node, name, "a mapping", problems)
    result: dict[Any, Any] = {}
    bad = False
    for key, value in node.entries:
        k = _value(key, types_[0], _PLAIN, f"key of {name}", problems)
        v = _value(value, types_[1], about, key.text, problems)
        bad = bad or k is BAD or v is BAD
        result[k] = v
    return BAD if bad else result


# -- definitions ---------------------------------------------------------------


def _dataclass(node: Node, cls: type, what: str, problems: Problems) -> Any:
    shorthand = getattr(cls, "shorthand", None)
    if shorthand is not None and isinstance(node, Scalar):
        key = Scalar(shorthand, node.span)
        node = Mapping([(key, node)], node.span)
    if not isinstance(node, Mapping):
        problems.at(node.span).error(f"[wrong-type] {what} must be a mapping, not {kind_of(node)}")
        return BAD
    return _fill(node, cls, what, problems)


def _variant(node: Node, base: type[Variants], problems: Problems) -> Any:
    member = base.member
    if not isinstance(node, Mapping):
        problems.at(node.span).error(
            f"[wrong-type] an {member} is a mapping such as `{base.example}`, not {kind_of(node)}"
        )
        return BAD
    verbs = [key for key, _ in node.entries if key.text in base.family]
    if len(verbs) == 1:
        cls = base.family[verbs[0].text]
        return _fill(node, cls, f"the {member} `{verbs[0].text}`", problems, verbs[0].text)
    if verbs:
        problems.at(verbs[1].span).error(
            f"[two-effects] `{verbs[0].text}` and `{verbs[1].text}` are two {member}s",
            "give each its own entry in the list, beginning with `-`",
        )
        return BAD
    # The key that was meant as its verb: not one that every member has, such as a name.
    shared = set.intersection(*(set(specs(cls)) for cls in base.family.values()))
    own = [key for key, _ in node.entries if key.text not in shared]
    near = [key for key in own if nearest(key.text, base.family)]
    place = next(iter([*near, *own]), node)
    if isinstance(place, Scalar):
        message = f"`{place.text}` is no {member}"
        help = did_you_mean(place.text, base.family)
    else:
        message, help = (
            f"the {member} does not say what it is",
            f"write one such as `{base.example}`",
        )
    problems.at(place.span).error(
        f"[unknown-{member}] {message}", help or f"`fragkit schema` lists every {member}"
    )
    return BAD


def _fill(node: Mapping, cls: type, what: str, problems: Problems, verb: str | None = None) -> Any:
    former = getattr(cls, "former", None)  # declares keys that files had before others
    keys, needed = _keys(cls, verb)
    values: dict[str, Any] = {}
    places: dict[str, Span] = {}
    key_places: dict[str, Span] = {}
    ok = True
    for key, value in node.entries:
        if key.text not in keys:
            problems.at(key.span).error(
                f"[unknown-key] `{key.text}` is no key of {what}", did_you_mean(key.text, keys)
            )
            ok = False
            continue
        f, about = keys[key.text]
        places[yaml_key(f.name)] = value.span
        if isinstance(value, Sequence):
            places.update((f"{key.text}.{i}", n.span) for i, n in enumerate(value.items))
        key_places[yaml_key(f.name)] = key.span
        owner = former if former is not None and key.text in former.NOW else cls
        made = _value(value, hint_of(owner, f.name), about, key.text, problems)
        if made is BAD:
            ok = False
        values[f.name] = made
    for name, field in needed:
        if field not in values:
            problems.at(node.span).error(f"[missing-key] {what} lacks `{name}`", f"add `{name}: …`")
            ok = False
    if not ok:
        return BAD
    where = Where(node.span, places, key_places)
    if former is not None:
        for old, new in former.NOW.items():
            moved = [
                (name, place) for name, place in places.items() if name.partition(".")[0] == old
            ]
            places.update((new + name.removeprefix(old), place) for name, place in moved)
        values = former.renewed(values, where)
    if _keeps_places(cls):
        values["where"] = where
    return cls(**values)


@functools.cache
def _keys(
    cls: type, verb: str | None
) -> tuple[dict[str, tuple[dataclasses.Field[Any], Spec]], list[tuple[str, str]]]:
    """Return the keys that a file may give, and those that it must, with their fields' names."""
    former = getattr(cls, "former", None)
    declared = specs(cls) if former is None else {**specs(cls), **specs(former)}
    keys = {verb if verb and name == "value" else name: f for name, f in declared.items()}
    needed = [(k, f.name) for k, (f, _) in keys.items() if f.default is dataclasses.MISSING]
    return keys, needed


@functools.cache
def _keeps_places(cls: type) -> bool:
    """Whether what is made knows where each of its keys stood."""
    return any(field.name == "where" for field in dataclasses.fields(cls))


def items_of(node: Node | None, what: str, problems: Problems) -> Iterable[Node]:
    """The entries of a file that holds a list."""
    if node is None:
        return ()
    if not isinstance(node, Sequence):
        problems.at(node.span).error(
            f"[wrong-type] this file holds a list of {what}, not {kind_of(node)}",
            "begin each entry with `- `",
        )
        return ()
    return node.items
