"""Fields of definitions, which are declared once for the loader, the schema and the docs.

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Deck:
        id: Id = spec("name in kebab-case")
        copies: int = spec("how many are printed", default=1, least=1)
        where: Where = NOWHERE

A field's key in YAML is its name without a trailing underscore (`if_` is written `if`).
"""

from __future__ import annotations

import dataclasses
import functools
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, field
from typing import (
    Any,
    ClassVar,
    Literal,
    NamedTuple,
    Protocol,
    Self,
    TypeVar,
    dataclass_transform,
    runtime_checkable,
)

from fragkit.diagnostics import Span
from fragkit.language.sentences import Sentence, say
from fragkit.values import dataclass, slotted, written_fields


@dataclass(frozen=True, slots=True)
class Where:
    """The place of a definition in its file, and of each key and value in it."""

    span: Span
    values: Mapping[str, Span] = field(default_factory=dict)
    keys: Mapping[str, Span] = field(default_factory=dict)

    def of(self, name: str) -> Span:
        """Return the place of a field's value, or of the whole definition if the field is missing."""
        return self.values.get(name, self.span)

    def item(self, name: str, index: int) -> Span:
        """Return the place of one entry in a field's list."""
        return self.values.get(f"{name}.{index}", self.of(name))

    def key(self, name: str) -> Span:
        return self.keys.get(name, self.span)


def nowhere() -> Any:
    """Return the default of a field `where`, for a definition that was not read from a file."""
    return field(default=Where(Span("<made>")), compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Words:
    """Marks a field as translatable in `lang/<code>.yaml`.

    The entries of a list are translated by English name, by title (or by number if there is none),
    or in order.
    """

    by: Literal["", "name", "title", "order"] = ""
    doc: str = ""  # the key in a translation, if it differs from the field's
    key: str = ""  # the key in a translation, if it differs from the field's


@dataclass(frozen=True, slots=True)
class Spec:
    """The rules for one field that the loader checks and the schema shows."""

    doc: str
    least: int | None = None
    most: int | None = None
    pattern: str | None = None
    like: str = ""  # an example that matches the pattern
    one_or_many: bool = False  # a single value counts as a list of one
    nonempty: bool = False
    words: Words | None = None  # its place in a translation


WORDS = Words()


def spec(
    doc: str,
    *,
    default: Any = MISSING,
    least: int | None = None,
    most: int | None = None,
    pattern: str | None = None,
    like: str = "",
    one_or_many: bool = False,
    nonempty: bool = False,
    words: Words | None = None,
) -> Any:
    """Declare a field with its documentation and bounds. Without `default`, it is required."""
    about = Spec(doc, least, most, pattern, like, one_or_many, nonempty, words)
    return field(default=default, metadata={"spec": about})


def yaml_key(name: str) -> str:
    return name.rstrip("_")


@functools.cache
def specs(cls: type) -> dict[str, tuple[dataclasses.Field[Any], Spec]]:
    """Return the declared fields of a class by their YAML key."""
    return {
        yaml_key(f.name): (f, f.metadata["spec"])
        for f in dataclasses.fields(cls)
        if "spec" in f.metadata
    }


@runtime_checkable
class Word(Protocol):
    """A value that is written as one word with a grammar of its own, such as `5d`."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Return the value, or raise `BadValue`."""

    @classmethod
    def schema(cls) -> dict[str, object]:
        """Return its JSON Schema."""


class OneOf(NamedTuple):
    """A word from a list that is computed when needed: `Annotated[str, OneOf(counters)]`."""

    options: Callable[[], Iterable[str]]
    hint: str = ""  # other possible origins of an unknown word
    is_open: bool = False  # a pack may add words, which `check` knows


class BadValue(ValueError):  # noqa: N818  shown to the designer
    """A word that breaks its grammar; `message` and `help` are for the designer.

    `kind` names what the word should be ("a duration"), and `form` shows how to write one.
    """

    def __init__(self, text: str, kind: Sentence, form: Sentence) -> None:
        self.message = say("`{value}` is not {kind}", value=text, kind=kind)
        self.help = say("write {form}", form=form)
        self.form = form
        super().__init__(text)

    def __str__(self) -> str:
        return f"{self.message}; {self.help}"


class Token(str):
    """A text that follows a grammar, which subclasses declare."""

    __slots__ = ()
    GRAMMAR: ClassVar[str]
    KIND: ClassVar[Sentence]  # "an id", for messages
    FORM: ClassVar[Sentence]  # how to write one, after "write "

    @classmethod
    def parse(cls, text: str) -> Self:
        if not re.fullmatch(cls.GRAMMAR, text):
            raise BadValue(text, cls.KIND, cls.FORM)
        return cls(text)

    @classmethod
    def schema(cls) -> dict[str, object]:
        return {"type": "string", "pattern": f"^({cls.GRAMMAR})$"}


class Id(Token):
    """A name in kebab-case: `light-armor`."""

    __slots__ = ()
    GRAMMAR = r"[a-z0-9]+(-[a-z0-9]+)*"
    KIND = say("an id")
    FORM = say("lowercase letters, digits and single hyphens, as in `light-armor`")


class Variants:
    """The base of a family whose members are recognized by their own key.

    `{heal: 2}` is the member whose `verb` is `heal`, and 2 fills the field `value`. Members are
    values like frozen dataclasses, but share their methods. Compiling six functions for each of
    some sixty members would slow down every command that reads cards.
    """

    __slots__ = ()
    verb: ClassVar[str]
    family: ClassVar[dict[str, type]]
    member: ClassVar[str]  # its name in messages: "effect"
    example: ClassVar[str]  # an example for messages: "heal: 2"
    changed_by_name: ClassVar[bool] = False  # whether a file may change some keys of a named one
    _defaults: ClassVar[dict[str, Any]] = {}
    _compared: ClassVar[tuple[str, ...]] = ()
    amounts: ClassVar[tuple[str, ...]] = ()  # fields with a number that may be counted first
    _lists: ClassVar[frozenset[str]] = frozenset()  # fields in which one word counts as a list

    def __init__(self, **given: Any) -> None:
        known = self._defaults
        for name, default in known.items():
            value = given.get(name, default)
            if value is MISSING:
                raise TypeError(f"{type(self).__name__} needs `{name}`")
            if name in self._lists and isinstance(value, str):
                value = (value,)
            object.__setattr__(self, name, value)
        if not given.keys() <= known.keys():
            raise TypeError(f"{type(self).__name__} has no {given.keys() - known.keys()}")

    def _key(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self._compared])

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash((type(self), *self._key()))

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._compared)
        return f"{type(self).__name__}({shown})"

    def __setattr__(self, name: str, value: object) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot delete field {name!r}")

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self._defaults}

    def __setstate__(self, state: dict[str, Any]) -> None:
        for name, value in state.items():
            object.__setattr__(self, name, value)


Variant = TypeVar("Variant", bound=Variants)


@dataclass_transform(
    frozen_default=True, kw_only_default=True, eq_default=True, field_specifiers=(spec, field)
)
def variant(cls: type[Variant]) -> type[Variant]:
    """Declare a member of a family as a value with keyword arguments."""
    types = written_fields(cls)
    own = {name: vars(cls).get(name, MISSING) for name in types}
    fields = {name: one for name, one in own.items() if isinstance(one, dataclasses.Field)}
    abouts = {name: field.metadata.get("spec") for name, field in fields.items()}
    made: type[Variant] = slotted(cls)
    made._defaults = cls._defaults | own | {name: field.default for name, field in fields.items()}
    compared = [name for name in own if name not in fields or fields[name].compare]
    made._compared = tuple(dict.fromkeys((*cls._compared, *compared)))
    counted = [name for name in cls.amounts if name not in own]
    made.amounts = (*counted, *(name for name in own if "Number" in types[name]))
    made._lists = (cls._lists - own.keys()) | {
        name
        for name, about in abouts.items()
        if about is not None and about.one_or_many and not types[name].startswith("dict")
    }
    return made
