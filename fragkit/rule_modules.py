"""The declarations of each rule module, read from its source, for packs, cards and printing.

A rule module is one file, `fragkit/rules/modules/no_rushes.py`. The rules import it. Other rooms
may not import the rules (docs/decisions/0017), so this file reads the plain values of its class and
its kinds of counters as text:

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

from fragkit.diagnostics import BadModule, nearest
from fragkit.values import dataclass

# The folders that hold rule modules. `FRAGKIT_MODULES` names more of them, as PATH names folders.
# `fragkit.rules.modules` is a package with exactly this search path.
SHIPPED = str(Path(__file__).parent / "rules" / "modules")
FOLDERS: list[str] = [
    SHIPPED,
    *filter(None, os.environ.get("FRAGKIT_MODULES", "").split(os.pathsep)),
]


def is_shipped(place: str) -> bool:
    return place.startswith(SHIPPED)


_CACHES: list[Any] = []
_Answer = TypeVar("_Answer", bound=Callable[..., Any])


def cached_until_folders_change(answer: _Answer) -> _Answer:
    """Cache the results of this function until a folder of modules is added or removed."""
    cached = functools.cache(answer)
    _CACHES.append(cached)
    return cast(_Answer, cached)


def add_folder(folder: Path) -> None:
    """From now on, use the rule modules in that folder, too."""
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
    """The plain values of a kind of counter. `CounterKind` explains the fields."""

    name: str
    sign: str
    noun: str
    is_placed: bool
    is_solid: bool


@dataclass(frozen=True, slots=True)
class DeclaredModule:
    """The plain values of a rule module. `Module` explains the fields."""

    id: str
    names: tuple[str, ...]
    is_optional: bool
    values: tuple[int, int] | None
    excludes: tuple[str, ...]
    ground: tuple[str, ...]
    verbs: tuple[str, ...]
    rulings: tuple[tuple[str, str, str, str], ...]  # key, letters, default, what is chosen
    counters: tuple[DeclaredCounter, ...]
    file: str = ""  # its path

    @property
    def places(self) -> list[str]:
        """Return the counters that a fighter can be in or next to."""
        return [counter.name for counter in self.counters if counter.is_placed]


# -- the answers -------------------------------------------------------------------------------


@cached_until_folders_change
def declared_modules() -> Mapping[str, DeclaredModule]:
    """Return every rule module by its id, in the order of the ids."""
    heads: dict[str, tuple[str, dict[str, Any]]] = {}  # class: its base and its own attributes
    files: dict[str, tuple[str, tuple[DeclaredCounter, ...]]] = {}
    for folder in FOLDERS:
        for name in _files_in(folder):
            place = os.path.join(folder, name)
            with open(place, encoding="utf-8") as file:
                text = file.read()
            id = name.removesuffix(".py").replace("_", "-")
            if not is_shipped(place):
                if id in files:
                    message = f"there is already a module `{id}`; rename this file and its class"
                    raise BadModule(place, 0, message)
                _check_source(place, text, id)
            files[id] = place, tuple(_counters(text))
            for found in _CLASS.finditer(text):
                heads[found[1]] = found[2], _attributes(found[0])
    found_modules = {id: _module(id, *files[id], heads) for id in sorted(files)}
    for module in found_modules.values():
        if not is_shipped(module.file):
            own = heads.get(class_name(module.id), ("", {}))[1]
            _check_names(module, own, found_modules.values())
    return found_modules


def _check_names(
    module: DeclaredModule, own: Mapping[str, Any], modules: Iterable[DeclaredModule]
) -> None:
    """Find names and rulings of a module that it has twice, or that another module has."""
    others = [other for other in modules if other is not module]
    names = {name for other in others for name in (other.id, *other.names)} | {module.id}
    keys = {ruling[0] for other in others for ruling in other.rulings}
    for name in own.get("names", ()):
        if name in names:
            text = f"`names`: there is already a module `{name}`"
            raise BadModule(module.file, _line_of("names", module.file), text)
        names.add(name)
    for key, *_ in own.get("rulings", ()):
        if key in keys:
            text = f"`rulings`: there is already a ruling `{key}`"
            raise BadModule(module.file, _line_of("rulings", module.file), text)
        keys.add(key)


def _line_of(attribute: str, place: str) -> int:
    with open(place, encoding="utf-8") as file:
        lines = file.read().splitlines()
    return next(n for n, line in enumerate(lines, 1) if line.startswith(f"    {attribute} = "))


def _files_in(folder: str) -> list[str]:
    try:
        names = sorted(os.listdir(folder))
    except OSError as error:
        text = f"`FRAGKIT_MODULES` names this folder, but: {error.strerror or error}"
        raise BadModule(folder, 0, text) from error
    return [name for name in names if name.endswith(".py") and not name.startswith("_")]


@cached_until_folders_change
def variants() -> Mapping[str, DeclaredModule]:
    """Return all variants by their names."""
    return {
        name: module
        for module in declared_modules().values()
        if module.is_optional
        for name in (module.id, *module.names)
    }


_OF_PACKS: dict[str, DeclaredCounter] = {}


def learn_counters(found: Iterable[DeclaredCounter]) -> None:
    """Register the counters that packs declare in `pack.yaml`. If two have the same name, the last
    one counts."""
    _OF_PACKS.update({counter.name: counter for counter in found})


def counters_of_packs() -> list[DeclaredCounter]:
    """Return the counters that packs have declared so far."""
    return list(_OF_PACKS.values())


def placed_counters() -> Mapping[str, DeclaredCounter]:
    """Return the counters that a card may place."""
    of_modules = {name: counter for name, (counter, _) in placed_by_modules().items()}
    return {**_OF_PACKS, **of_modules}


@cached_until_folders_change
def placed_by_modules() -> Mapping[str, tuple[DeclaredCounter, str]]:
    """Return the counters of rule modules that a card may place, each with the module's id."""
    return {
        counter.name: (counter, module.id)
        for module in declared_modules().values()
        for counter in module.counters
        if counter.is_placed
    }


def plural_of(counter: str) -> str:
    """Return the word that `pass` and `see` use for a kind of solid counter: `barrels`, `sentries`."""
    if counter.endswith("y") and counter[-2:-1] not in "aeiou":
        return f"{counter[:-1]}ies"
    return f"{counter}es" if counter.endswith(("s", "x", "z", "ch", "sh")) else f"{counter}s"


def solid_counters() -> Mapping[str, DeclaredCounter]:
    """Return the counters that stop movement and sight, by name."""
    of_packs = {name: counter for name, counter in _OF_PACKS.items() if counter.is_solid}
    return {**of_packs, **solid_of_modules()}


@cached_until_folders_change
def solid_of_modules() -> Mapping[str, DeclaredCounter]:
    counters = (c for module in declared_modules().values() for c in module.counters)
    return {counter.name: counter for counter in counters if counter.is_solid}


def solid_plurals() -> list[str]:
    """Return the words of `pass` and `see` for solid counters of rule modules."""
    return [plural_of(name) for name in solid_of_modules()]


@cached_until_folders_change
def module_rulings() -> Mapping[str, tuple[str, str, str]]:
    """Return the rulings of all modules: their letters, the default, and the subject."""
    return {
        key: (letters, default, about)
        for module in declared_modules().values()
        for key, letters, default, about in module.rulings
    }


def own_modules(ids: Iterable[str]) -> list[str]:
    """Return those of these modules that are not part of fragkit."""
    return sorted(id for id in ids if not is_shipped(declared_modules()[id].file))


def modules_of_ground(drawn: Iterable[str]) -> list[str]:
    """Return the modules that the terrain, features and zones of a map need."""
    there = set(drawn)
    return [m.id for m in declared_modules().values() if there.intersection(m.ground)]


# -- reading -----------------------------------------------------------------------------------

# The head of a class: up to its first method. A kind of counter: a statement at the left margin.
_CLASS = re.compile(r"^class (\w+)\((\w+)\):(?:\n(?:(?!    def |    @) .*)?)*", re.MULTILINE)
_WORDS = 'a tuple of words, such as `("hill",)`'
_READ = {
    "names": _WORDS, "is_optional": "`True` or `False`",
    "values": "the lowest and the highest number, such as `(1, 9)`",
    "excludes": _WORDS, "ground": _WORDS, "verbs": _WORDS,
    "rulings": 'a tuple of rulings, such as `(("hill.when", "ab", "a", "…"),)`; the third part '
    "is one of the letters",
}  # fmt: skip
_ATTRIBUTE = re.compile(rf"^    ({'|'.join(_READ)}) = (.*(?:\n(?:     .*|    \)))*)", re.MULTILINE)
_COUNTER = re.compile(r"^\w+ = CounterKind\(.*(?:\n[ )].*)*", re.MULTILINE)


def class_name(id: str) -> str:
    """Return the name of a module's class: `NoRushes` for `no-rushes`."""
    return id.title().replace("-", "")


def _check_source(place: str, text: str, id: str) -> None:
    """Find the usual mistakes of module authors, with their lines."""
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        raise BadModule(place, error.lineno or 0, f"syntax error: {error.msg}") from error
    wanted = class_name(id)
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    if wanted not in classes:
        text = f"this file needs a class `{wanted}`, named after the file"
        found = next((c for c in classes.values() if _is_based_on_module(c)), None)
        more = f", not `{found.name}`" if found is not None else ""
        raise BadModule(place, found.lineno if found is not None else 0, text + more)
    if not classes[wanted].bases:
        text = f"`{wanted}` must be based on `Module`: `class {wanted}(Module):`"
        raise BadModule(place, classes[wanted].lineno, text)
    _check_counters(place, tree)
    if all(name != "id" for name, _ in _assigned(classes[wanted])):
        raise BadModule(place, classes[wanted].lineno, f'`{wanted}` needs `id = "{id}"`')
    for name, node in _assigned(classes[wanted]):
        if name == "id" and (not isinstance(node.value, ast.Constant) or node.value.value != id):
            raise BadModule(place, node.lineno, f'`id` must be "{id}", as in the file\'s name')
        if name in _READ:
            try:
                value = ast.literal_eval(node.value)
            except ValueError as error:
                text = f"`{name}` must be a plain value, without names and calls"
                raise BadModule(place, node.lineno, text) from error
            if not _is_well_formed(name, value):
                raise BadModule(place, node.lineno, f"`{name}` must be {_READ[name]}")
        elif (
            nearest(name, ("is_optional", "is_brought")) == "is_optional"
        ):  # otherwise it is never loaded
            text = f"there is no attribute `{name}`; did you mean `is_optional`?"
            raise BadModule(place, node.lineno, text)


def _assigned(node: ast.ClassDef) -> Iterable[tuple[str, ast.Assign]]:
    for line in node.body:
        if isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
            yield line.targets[0].id, line


def _is_well_formed(name: str, value: Any) -> bool:
    if name == "is_optional":
        return isinstance(value, bool)
    if name == "values":
        numbers = isinstance(value, tuple) and all(type(one) is int for one in value)
        return numbers and len(value) == 2 and 0 <= value[0] <= value[1]
    if not isinstance(value, tuple):
        return False
    if name == "rulings":
        return all(
            isinstance(one, tuple) and len(one) == 4 and all(isinstance(w, str) for w in one)
            and len(one[2]) == 1 and one[2] in one[1]
            for one in value
        )  # fmt: skip
    return all(isinstance(one, str) for one in value)


def _check_counters(place: str, tree: ast.Module) -> None:
    """Find counters that could not be read as text."""
    own_line = [node.value for node in tree.body if isinstance(node, ast.Assign)]
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or getattr(node.func, "id", "") != "CounterKind":
            continue
        if node not in own_line:
            text = "write `CounterKind` as a statement of its own: `TURRET = CounterKind(…)`"
            raise BadModule(place, node.lineno, text)
        given = {"name": node.args[:1], "sign": node.args[1:2]}
        given |= {str(word.arg): [word.value] for word in node.keywords}
        for name in ("name", "sign"):
            if not all(isinstance(v, ast.Constant) and type(v.value) is str for v in given[name]):
                text = f"`{name}` of a `CounterKind` must be plain text, without names and calls"
                raise BadModule(place, node.lineno, text)
        word, sign = (_constant(given[part]) for part in ("name", "sign"))
        if sign is None or (len(sign) != 1 and ("is_placed" in given or sign)):
            raise BadModule(place, node.lineno, "`sign` of a `CounterKind` must be one character")
        if not re.fullmatch(r"[a-z]+(-[a-z]+)*", word or ""):
            text = "`name` of a `CounterKind` must be lowercase words joined by `-`: `gun-turret`"
            raise BadModule(place, node.lineno, text)


def _constant(values: list[ast.expr]) -> str | None:
    return next((str(v.value) for v in values if isinstance(v, ast.Constant)), None)


def source_tree(module: DeclaredModule) -> ast.Module:
    with open(module.file, encoding="utf-8") as file:
        return ast.parse(file.read())


def _is_based_on_module(node: ast.ClassDef) -> bool:
    return any(isinstance(base, ast.Name) and base.id == "Module" for base in node.bases)


def _module(
    id: str, place: str, counters: tuple[DeclaredCounter, ...],
    heads: dict[str, tuple[str, dict[str, Any]]],
) -> DeclaredModule:  # fmt: skip
    found: dict[str, Any] = {}
    name = class_name(id)
    while name in heads:
        name, own = heads[name]
        found = own | found
    return DeclaredModule(
        id, found.get("names", ()), found.get("is_optional", False), found.get("values"),
        found.get("excludes", ()), found.get("ground", ()), found.get("verbs", ()), found.get("rulings", ()), counters, place,
    )  # fmt: skip


def _attributes(head: str) -> dict[str, Any]:
    """Return the attributes of a class that are read from its source. They are literals."""
    return {found[1]: ast.literal_eval(found[2]) for found in _ATTRIBUTE.finditer(head)}


def _counters(text: str) -> Iterable[DeclaredCounter]:
    for found in _COUNTER.finditer(text) if "CounterKind(" in text else ():
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
