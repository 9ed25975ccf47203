"""What each rule module declares, read from its source: a pack, a card or a printer asks here.

A rule module is one file, `fragkit/rules/modules/no_rushes.py`. Its class and its kinds of counters
say what it brings, and the rules import them. Nobody else may import the rules (docs/decisions/0017),
so this file reads the plain values of those two places as text:

    TURRET = CounterKind("turret", "T", is_solid=True, is_placed=True, hit=shot_down)

    class KingOfTheHill(Module):
        id = "king-of-the-hill"
        is_optional = True
        values = (1, 9)
        rulings = (("hill.empty", "ab", "a", "whether an empty hill keeps its king"),)

A value that is not a literal (`hit=shot_down`) is skipped here.
"""

from __future__ import annotations

import ast
import functools
import os
import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

from fragkit.values import dataclass

# The folders that hold rule modules. `FRAGKIT_MODULES` names more of them, as PATH names folders.
# `fragkit.rules.modules` is a package with exactly this search path.
FOLDERS: list[str] = [
    str(Path(__file__).parent / "rules" / "modules"),
    *filter(None, os.environ.get("FRAGKIT_MODULES", "").split(os.pathsep)),
]


_CACHES: list[Any] = []
_Answer = TypeVar("_Answer", bound=Callable[..., Any])


def cached_until_folders_change(answer: _Answer) -> _Answer:
    """Keep what this function returns until a folder of modules comes or goes."""
    cached = functools.cache(answer)
    _CACHES.append(cached)
    return cast(_Answer, cached)


def add_folder(folder: Path) -> None:
    """Use the rule modules of that folder as well, from now on."""
    FOLDERS.append(str(folder))
    _forget()


def remove_folder(folder: Path) -> None:
    FOLDERS.remove(str(folder))
    _forget()


def _forget() -> None:
    for cached in _CACHES:
        cached.cache_clear()


@dataclass(frozen=True, slots=True)
class DeclaredCounter:
    """What the desk knows of a kind of counter; `CounterKind` explains the fields."""

    name: str
    sign: str
    noun: str
    is_placed: bool
    is_solid: bool


@dataclass(frozen=True, slots=True)
class DeclaredModule:
    """What the desk knows of a rule module; `Module` explains the fields."""

    id: str
    names: tuple[str, ...]
    is_optional: bool
    values: tuple[int, int] | None
    ground: tuple[str, ...]
    verbs: tuple[str, ...]
    rulings: tuple[tuple[str, str, str, str], ...]  # key, letters, default, what is chosen
    counters: tuple[DeclaredCounter, ...]

    @property
    def places(self) -> list[str]:
        """The counters in or next to which a fighter may be."""
        return [counter.name for counter in self.counters if counter.is_placed]


# -- the answers -------------------------------------------------------------------------------


@cached_until_folders_change
def declared_modules() -> Mapping[str, DeclaredModule]:
    """Return every rule module by its id, in the order of the ids."""
    heads: dict[str, tuple[str, dict[str, Any]]] = {}  # class: its base and its own attributes
    files: dict[str, tuple[DeclaredCounter, ...]] = {}
    for folder in FOLDERS:
        for name in sorted(os.listdir(folder)):
            if not name.endswith(".py") or name.startswith("_"):
                continue
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                text = file.read()
            files[name.removesuffix(".py").replace("_", "-")] = tuple(_counters(text))
            for found in _CLASS.finditer(text):
                heads[found[1]] = found[2], _attributes(found[0])
    return {id: _module(id, files[id], heads) for id in sorted(files)}


@cached_until_folders_change
def variants() -> Mapping[str, bool]:
    """Return the names of all variants and whether a number may follow (`bodyguards=2`)."""
    return {
        name: module.values is not None
        for module in declared_modules().values()
        if module.is_optional
        for name in (module.id, *module.names)
    }


@cached_until_folders_change
def placed_counters() -> Mapping[str, tuple[DeclaredCounter, str]]:
    """Return the counters that a card may place, each with the id of its module."""
    return {
        counter.name: (counter, module.id)
        for module in declared_modules().values()
        for counter in module.counters
        if counter.is_placed
    }


def plural(counter: str) -> str:
    """Return the word for a kind of solid counter in `pass` and `see`: `barrels`."""
    return f"{counter}s"


@cached_until_folders_change
def solid_counters() -> Mapping[str, DeclaredCounter]:
    """Return the counters that stop movement and sight, by name."""
    counters = (c for module in declared_modules().values() for c in module.counters)
    return {counter.name: counter for counter in counters if counter.is_solid}


def solid_plurals() -> list[str]:
    return [plural(name) for name in solid_counters()]


@cached_until_folders_change
def module_rulings() -> Mapping[str, tuple[str, str, str]]:
    """Return the rulings of all modules: their letters, the default, and what is chosen."""
    return {
        key: (letters, default, about)
        for module in declared_modules().values()
        for key, letters, default, about in module.rulings
    }


def modules_of_ground(drawn: Iterable[str]) -> list[str]:
    """Return the modules that the terrains, features and zones of a map need."""
    there = set(drawn)
    return [m.id for m in declared_modules().values() if there.intersection(m.ground)]


# -- reading -----------------------------------------------------------------------------------

# The head of a class: up to its first method. A kind of counter: a statement at the left margin.
_CLASS = re.compile(r"^class (\w+)\((\w+)\):(?:\n(?:(?!    def |    @) .*)?)*", re.MULTILINE)
_ATTRIBUTE = re.compile(
    r"^    (names|is_optional|values|ground|verbs|rulings) = (.*(?:\n(?:     .*|    \)))*)",
    re.MULTILINE,
)
_COUNTER = re.compile(r"^\w+ = CounterKind\(.*(?:\n[ )].*)*", re.MULTILINE)


def _module(
    id: str, counters: tuple[DeclaredCounter, ...], heads: dict[str, tuple[str, dict[str, Any]]]
) -> DeclaredModule:
    found: dict[str, Any] = {}
    name = id.title().replace("-", "")
    while name in heads:
        name, own = heads[name]
        found = own | found
    return DeclaredModule(
        id, found.get("names", ()), found.get("is_optional", False), found.get("values"),
        found.get("ground", ()), found.get("verbs", ()), found.get("rulings", ()), counters,
    )  # fmt: skip


def _attributes(head: str) -> dict[str, Any]:
    """Return the attributes of a class that the desk reads; they are literals."""
    return {found[1]: ast.literal_eval(found[2]) for found in _ATTRIBUTE.finditer(head)}


def _counters(text: str) -> Iterable[DeclaredCounter]:
    for found in _COUNTER.finditer(text):
        (made,) = ast.parse(found[0]).body
        call = cast(ast.Call, cast(ast.Assign, made).value)
        given: dict[str | None, Any] = {
            key: value.value
            for key, value in (
                *zip(("name", "sign"), call.args, strict=False),
                *((word.arg, word.value) for word in call.keywords),
            )
            if isinstance(value, ast.Constant)
        }
        name = given["name"]
        yield DeclaredCounter(
            name, given.get("sign", ""), given.get("noun", name),
            given.get("is_placed", False), given.get("is_solid", False),
        )  # fmt: skip
