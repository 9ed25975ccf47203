"""From YAML nodes to the model's frozen types, by the fields they declare.

Every mistake is reported at its place, and the walk continues. A value with a mistake becomes
`BAD`, and so does everything that contains it, so that one slip does not cause a second message.
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

from fragkit.diagnostics import (
    Diagnostic,
    Problems,
    Span,
    choose,
    code_words,
    did_you_mean,
    nearest,
)  # fmt: skip
from fragkit.language.sentences import NOTHING, Sentence, Text, say
from fragkit.load.typed_yaml.effect_words import wish_help
from fragkit.load.typed_yaml.nodes import Mapping, Node, Scalar, Sequence, kind_of
from fragkit.model.fields import BadValue, Id, OneOf, Spec, Variants, Where, specs, yaml_key

# -- single values: text, numbers, choices, words with a grammar of their own --


class Bad:
    """The value of a node whose problem was reported."""

    def __repr__(self) -> str:
        return "BAD"


BAD = Bad()
_WANTED: dict[type, Text] = {
    str: say("text"), int: say("a whole number"), bool: say("`true` or `false`"),
    float: say("a number"),
}  # fmt: skip


def wrong(node: Node, name: str, wanted: Text, problems: Problems) -> Bad:
    problems.at(node.span).error(
        "[wrong-type] `{key}` must be {wanted}, not {found}",
        key=name,
        wanted=wanted,
        found=kind_of(node),
    )
    return BAD


def no_value(node: Scalar, name: str, problems: Problems) -> None:
    """Warn of a key without a value."""
    problems.at(node.span).warning(
        "[no-value] `{key}` has no value", "write one, or delete the key", key=name
    )


MOST_LETTERS = 4_000  # most characters of one text; no card has room for half of that


def scalar(node: Node, wanted: type, about: Spec, name: str, problems: Problems) -> Any:
    if not isinstance(node, Scalar) or (node.is_null and wanted is not str):
        return wrong(node, name, _WANTED.get(wanted, say("a word")), problems)
    if wanted is bool:
        if node.text in ("true", "false") and node.plain:
            return node.text == "true"
        return wrong(node, name, _WANTED[bool], problems)
    if wanted is int:
        return _integer(node, about, name, problems)
    if wanted is float:
        if re.fullmatch(r"[+-]?[0-9]{1,9}(\.[0-9]{1,20})?", node.text):
            return _bounded(float(node.text), node, about, name, problems)
        return wrong(node, name, _WANTED[float], problems)
    if wanted is str:
        return _text(node, about, name, problems)
    parse = getattr(wanted, "parse", None)  # a `Word`; asking by isinstance is slow
    if parse is not None:
        try:
            return parse(node.text)
        except BadValue as error:
            problems.at(node.span).error("[bad-value] {reason}", error.help, reason=error.message)
            return BAD
    raise TypeError(f"no way to read {wanted!r}")


def _integer(node: Scalar, about: Spec, name: str, problems: Problems) -> Any:
    if not (node.plain and re.fullmatch(r"[+-]?[0-9]+", node.text)):
        if found := re.fullmatch(r"([+-]?[0-9]*)[.,/]([0-9]+)", node.text):
            is_half = not found[1] or found[2] not in ("0", "00")
            problems.at(node.span).error(
                "[wrong-type] `{key}` must be a whole number, not `{value}`",
                "for half of a quantity, write `{of: speed, per: 2, round: up}`"
                if is_half
                else say("write `{example}`", example=found[1]),
                key=name,
                value=node.text,
            )
            return BAD
        return wrong(node, name, _WANTED[int], problems)
    if len(node.text) > 10:  # beyond every limit, and perhaps beyond what int() can read
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
            allowed = say("from {least} to {most}", least=low, most=high)
        elif low is not None:
            allowed = say("at least {least}", least=low)
        else:
            allowed = say("at most {most}", most=high)
        shown = node.text if len(node.text) <= 30 else node.text[:29] + "…"
        problems.at(node.span).error(
            "[out-of-range] `{key}` must be {range}, not {value}",
            key=name,
            range=allowed,
            value=shown,
        )
        return BAD
    return number


def _text(node: Scalar, about: Spec, name: str, problems: Problems) -> Any:
    text = "" if node.is_null else node.text
    if about.nonempty and not text.strip():
        problems.at(node.span).error("[empty] `{key}` is empty", "write some text", key=name)
        return BAD
    if not text:
        no_value(node, name, problems)
    most = MOST_LETTERS if about.most is None else about.most
    if len(text) > most:
        problems.at(node.span).error(
            "[text-too-long] `{key}` has {number} characters, and {most} is the limit",
            "shorten it",
            key=name,
            number=f"{len(text):,}",
            most=f"{most:,}",
        )
        return BAD
    if about.pattern is not None and not re.fullmatch(about.pattern, text):
        problems.at(node.span).error(
            "[bad-value] `{key}` can't be `{value}`",
            "write it like `{example}`",
            key=name,
            value=text,
            example=about.like,
        )
        return BAD
    return text


def choice(
    node: Node, options: tuple[Any, ...], name: str, problems: Problems, hint: str = ""
) -> Any:
    text = node.text if isinstance(node, Scalar) else None
    for option in options:
        if str(option) == text:
            return option
    texts = [str(option) for option in options]
    if not isinstance(node, Scalar):
        return wrong(node, name, say("{options:or}", options=code_words(texts)), problems)
    problems.at(node.span).error(
        "[unknown-choice] `{key}` can't be {found}",
        did_you_mean(node.text, texts)
        or (say("{help}; {hint}", help=choose(texts), hint=hint) if hint else choose(texts)),
        key=name,
        found=kind_of(node),
    )
    return BAD


# -- definitions, unions, lists, tables ----------------------------------------

T = TypeVar("T")
_PLAIN = Spec("")


@functools.cache
def hint_of(cls: type, name: str) -> Any:
    """Return the type of a class's field. It is evaluated only when a file uses the field."""
    owner = next(base for base in cls.__mro__ if name in inspect.get_annotations(base))
    # `typing.get_type_hints` reads all fields of all bases, and takes four times as long for one.
    written = owner.__annotations__[name]
    return _evaluated(written, owner.__module__) if isinstance(written, str) else written


@functools.cache
def _evaluated(written: str, module: str) -> Any:
    """Return the type that an annotation means in its module. It is cached, because many fields
    share one."""
    return eval(written, vars(sys.modules[module]))


def hints_of(cls: type) -> dict[str, Any]:
    """Return the types of all fields of a class."""
    return {field.name: hint_of(cls, field.name) for field in dataclasses.fields(cls)}


def structure(node: Node, cls: type[T], what: Text, problems: Problems) -> T | None:
    """Return the definition in `node`, or None after a problem. `what` names it: "a card"."""
    value = _dataclass(node, cls, what, problems)
    return None if value is BAD else typing.cast(T, value)


def _value(node: Node, wanted: Any, about: Spec, name: str, problems: Problems) -> Any:
    match _shape(wanted):
        case "choice":
            return choice(node, get_args(wanted), name, problems)
        case "open choice":
            one_of: OneOf = get_args(wanted)[1]
            if one_of.is_open:
                return scalar(node, Id, about, name, problems)
            return choice(node, tuple(one_of.options()), name, problems, one_of.hint)
        case "union":
            return _union(node, get_args(wanted), about, name, problems)
        case "list":
            return _list(node, get_args(wanted)[0], about, name, problems)
        case "table":
            return _table(node, get_args(wanted), about, name, problems)
        case "variant":
            return _variant(node, wanted, problems)
        case "dataclass":
            return _dataclass(node, wanted, say("`{key}`", key=name), problems)
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
    keyed = [m for m in fitting if _shape(m) in ("dataclass", "variant")]
    if len(keyed) > 1 and isinstance(node, Mapping):
        # The member with the most of these keys, because its messages help.
        keys = {key.text for key, _ in node.entries}
        fitting = [max(keyed, key=lambda m: len(keys & specs(m).keys()))]
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
    """Return the one message that helps most for a value that fits none of several kinds."""
    words = [str(o) for m in members if get_origin(m) is Literal for o in get_args(m)]
    text = node.text if isinstance(node, Scalar) else ""
    message = say("`{key}` can't be {found}", key=name, found=kind_of(node))
    guess = nearest(text, words) if text else None
    if guess is not None:
        return Diagnostic(
            "unknown-choice", message, node.span, say("did you mean `{near}`?", near=guess)
        )
    forms = [*_forms(members), *code_words(words)]
    for found in tried.found:
        # The right kind of value, but a wrong one: that message helps most.
        if found.code in ("out-of-range", "bad-value"):
            help = say("write {options:or}", options=forms) if words else found.help
            return dataclasses.replace(found, help=help)
    if int in members:
        forms = [_WANTED[int], *forms]
    help = say("write {options:or}", options=forms) if forms else NOTHING
    return Diagnostic("wrong-type", message, node.span, help)


def _forms(members: list[Any]) -> list[Text]:
    """Return the notations of those members that are words with a grammar of their own."""
    found: list[Text] = []
    for member in members:
        parse = getattr(member, "parse", None)
        try:
            if parse is not None:
                parse("")
        except BadValue as error:
            found.append(error.form)
    return found


def _fits(node: Node, member: Any) -> bool:
    """Return whether the node has the shape of that member. Its content is checked later."""
    match _shape(member):
        case "list":
            return isinstance(node, Sequence)
        case "table":
            return isinstance(node, Mapping)
        case "variant" | "dataclass":
            return isinstance(node, Mapping) or getattr(member, "shorthand", None) is not None
    return isinstance(node, Scalar)


def _list(node: Node, item: Any, about: Spec, name: str, problems: Problems) -> Any:
    if about.one_or_many and not isinstance(node, Sequence):
        value = _value(node, item, about, name, problems)
        return BAD if value is BAD else (value,)
    if not isinstance(node, Sequence):
        return wrong(node, name, say("a list"), problems)
    values = [
        _value(n, item, dataclasses.replace(about, one_or_many=False), name, problems)
        for n in node.items
    ]
    if about.nonempty and not values:
        problems.at(node.span).error("[empty] `{key}` is empty", "add an entry", key=name)
        return BAD
    return BAD if any(v is BAD for v in values) else tuple(values)


def _table(node: Node, types_: tuple[Any, Any], about: Spec, name: str, problems: Problems) -> Any:
    if not isinstance(node, Mapping):
        return wrong(node, name, say("a mapping"), problems)
    result: dict[Any, Any] = {}
    bad = False
    for key, value in node.entries:
        k = _value(key, types_[0], _PLAIN, name, problems)
        v = _value(value, types_[1], about, key.text, problems)
        bad = bad or k is BAD or v is BAD
        result[k] = v
    return BAD if bad else result


# -- definitions ---------------------------------------------------------------


def _dataclass(node: Node, cls: type, what: Text, problems: Problems) -> Any:
    shorthand = getattr(cls, "shorthand", None)
    if shorthand is not None and isinstance(node, Scalar):
        key = Scalar(shorthand, node.span)
        node = Mapping([(key, node)], node.span)
    if not isinstance(node, Mapping):
        problems.at(node.span).error(
            "[wrong-type] {what} must be a mapping, not {found}",
            "write its keys below it, one per line: `key: value`",
            what=what,
            found=kind_of(node),
        )
        return BAD
    return _fill(node, cls, what, problems)


def _variant(node: Node, base: type[Variants], problems: Problems) -> Any:
    member = base.member
    if not isinstance(node, Mapping):
        problems.at(node.span).error(
            "[wrong-type] an {kind} must be a mapping, not {found}",
            "write it like `{example}`",
            kind=member,
            found=kind_of(node),
            example=base.example,
        )
        return BAD
    verbs = [key for key, _ in node.entries if key.text in base.family]
    if len(verbs) == 1:
        cls = base.family[verbs[0].text]
        what = say("the {kind} `{verb}`", kind=member, verb=verbs[0].text)
        return _fill(node, cls, what, problems, verbs[0].text)
    if verbs:
        problems.at(verbs[1].span).error(
            "[two-effects] `{key}` and `{other}` can't be in the same {kind}",
            "start each of them with `- ` in the list",
            key=verbs[0].text,
            other=verbs[1].text,
            kind=member,
        )
        return BAD
    # Find the key that should be the verb. Keys of every member, such as a name, do not count.
    shared = set.intersection(*(set(specs(cls)) for cls in base.family.values()))
    own = [key for key, _ in node.entries if key.text not in shared]
    wished = [key for key in own if member == "effect" and wish_help(key.text)]
    near = [key for key in own if nearest(key.text, base.family)]
    place = next(iter([*wished, *near, *own]), node)
    if isinstance(place, Scalar):
        unknown = "see `fragkit schema` for the full list"
        if member == "effect":
            unknown = "run `fragkit show effects` to list them"
        problems.at(place.span).error(
            f"[unknown-{member}] " + "there is no {kind} `{key}`",
            wish_help(place.text) if wished else did_you_mean(place.text, base.family) or unknown,
            kind=member,
            key=place.text,
        )
    else:
        problems.at(place.span).error(
            f"[unknown-{member}] " + "this {kind} is empty",
            "write one, such as `{example}`",
            kind=member,
            example=base.example,
        )
    return BAD


def _fill(node: Mapping, cls: type, what: Text, problems: Problems, verb: str | None = None) -> Any:
    former = getattr(cls, "former", None)  # declares older spellings of keys
    keys, needed = _keys(cls, verb)
    values: dict[str, Any] = {}
    places: dict[str, Span] = {}
    key_places: dict[str, Span] = {}
    ok = True
    for key, value in node.entries:
        if key.text not in keys:
            problems.at(key.span).error(
                "[unknown-key] {what} has no key `{key}`",
                did_you_mean(key.text, keys) or _own_keys(cls, verb),
                what=what,
                key=key.text,
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
            problems.at(node.span).error(
                "[missing-key] {what} needs `{key}`", "add `{key}: …`", what=what, key=name
            )
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
    """Return the keys that a file may give, and those that it must give, with the names of their
    fields."""
    former = getattr(cls, "former", None)
    declared = specs(cls) if former is None else {**specs(cls), **specs(former)}
    keys = {verb if verb and name == "value" else name: f for name, f in declared.items()}
    needed = [(k, f.name) for k, (f, _) in keys.items() if f.default is dataclasses.MISSING]
    return keys, needed


def _own_keys(cls: Any, verb: str | None) -> Sentence:
    """Return a help line with the keys that only this member of a family has."""
    if verb is None or not issubclass(cls, Variants):
        return NOTHING
    family = cls.__mro__[cls.__mro__.index(Variants) - 1]
    own = sorted(specs(cls).keys() - specs(family).keys() - {"value"})
    return choose(own) if own else say("`{verb}` has no keys of its own", verb=verb)


@functools.cache
def _keeps_places(cls: type) -> bool:
    """Return whether instances of the class keep the places of their keys."""
    return any(field.name == "where" for field in dataclasses.fields(cls))


def items_of(node: Node | None, what: Text, problems: Problems) -> Iterable[Node]:
    """Return the entries of a file that holds a list."""
    if node is None:
        return ()
    if not isinstance(node, Sequence):
        problems.at(node.span).error(
            "[wrong-type] this file must be a list of {what}, not {found}",
            "start each entry with `- `",
            what=what,
            found=kind_of(node),
        )
        return ()
    return node.items
