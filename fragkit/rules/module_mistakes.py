"""Mistakes in a user's rule module, found when it is loaded. Each names file, line and attribute.

`rule_modules.py` finds those that can be seen without the rules.
"""

from __future__ import annotations

import ast
import functools
import inspect
from collections.abc import Callable
from dataclasses import fields, replace
from types import FunctionType, ModuleType
from typing import Any, NoReturn, get_args
from weakref import WeakSet

from fragkit.diagnostics import BadModule, nearest
from fragkit.language.sentences import FIELD, Sentence
from fragkit.rule_modules import DeclaredModule, declared_modules, source_tree
from fragkit.rules.commands import Command, CommandSpec, Kind, Refusal, When
from fragkit.rules.counters import BASE_KINDS, CounterKind
from fragkit.rules.events import Event
from fragkit.rules.facts import SeatFact
from fragkit.rules.module import Module
from fragkit.rules.pending import Verdict

_TUPLES: dict[str, tuple[type, str]] = {
    "brings": (str, "ids of modules"),
    "excludes": (str, "ids of modules"),
    "commands": (CommandSpec, "`CommandSpec`"),
    "counters": (CounterKind, "`CounterKind`"),
    "facts": (SeatFact, "`SeatFact`"),
    "refuses": (type, "classes of commands"),
}
_OF_SETUP = ("first_player", "deal", "place", "gear")
_OF_JSON = ("kind", "text", "say")  # keys that JSON adds to the fields of an event
# What a hook returns besides None: another value would stop the game much later.
_ANSWERS: dict[str, type] = {
    "refuse": Refusal, "refuse_card": Refusal, "refuse_setup": Refusal, "verdict": Verdict,
}  # fmt: skip
_CALLED_WITH = {
    "check": "game, command", "do": "game, command", "options": "game, player",
    "hit": "game, counters, impact", "spaces": "game", "fits": "game, square",
    "misplaced": "game, square, side", "lay": "game, player, square, dice",
    "blows": "game, counter, arrival", "ends": "game, counters, impact",
    "enter": "game, counter, arrival",
}  # fmt: skip
_PROCEDURES = ("do", "hit", "enter")
_CHECKED: WeakSet[type[Module]] = WeakSet()


def check_module(
    rules: type[Module], file: ModuleType, declared: DeclaredModule, steps: tuple[str, ...]
) -> None:
    """Raise BadModule for the first mistake in a module's class, commands, counters or events."""
    if rules in _CHECKED:
        return
    _Check(rules, file, declared, steps).run()
    _CHECKED.add(rules)
    for hook, kind in _ANSWERS.items():
        if hook in vars(rules):
            setattr(rules, hook, _checked(vars(rules)[hook], kind, declared.file))
    rules.commands = tuple(
        replace(spec, check=_checked(spec.check, Refusal, declared.file)) for spec in rules.commands
    )


def _checked(answer: Callable[..., Any], kind: type, place: str) -> Callable[..., Any]:
    """Make a hook refuse an answer of the wrong type, which would cause an error later."""

    @functools.wraps(answer)
    def checked(*given: Any) -> Any:
        found = answer(*given)
        if found is None or isinstance(found, kind):
            return found
        line, wrong = answer.__code__.co_firstlineno, type(found).__name__
        text = f"`{answer.__name__}` must return a `{kind.__name__}` or None, not a `{wrong}`"
        raise BadModule(place, line, text)

    return checked


class _Check:
    """One module under check, with the lines of its source."""

    def __init__(
        self,
        rules: type[Module],
        file: ModuleType,
        declared: DeclaredModule,
        steps: tuple[str, ...],
    ) -> None:
        self.rules, self.file, self.declared, self.steps = rules, file, declared, steps
        self.functions: dict[str, ast.FunctionDef] = {}
        self.lines: dict[str, int] = {}  # of classes and functions, and of the class's attributes
        for node in ast.walk(source_tree(declared)):
            if isinstance(node, ast.FunctionDef):
                self.functions[node.name] = node
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                self.lines[node.name] = node.lineno
            if isinstance(node, ast.ClassDef) and node.name == rules.__name__:
                names = [(o, t) for o in node.body if isinstance(o, ast.Assign) for t in o.targets]
                self.lines |= {t.id: o.lineno for o, t in names if isinstance(t, ast.Name)}

    def wrong(self, where: str, text: str) -> NoReturn:
        raise BadModule(self.declared.file, self.lines.get(where, 0), text)

    def run(self) -> None:
        hooks = self._hooks()
        for name, value in vars(self.rules).items():
            if isinstance(value, FunctionType) and not name.startswith("_"):
                self._check_method(name, value, hooks)
            elif not (name in vars(Module) or name.startswith("_") or callable(value)):
                near = nearest(name, [*vars(Module)]) if name in self.lines else None
                if near is not None:
                    self.wrong(name, f"there is no attribute `{name}`; did you mean `{near}`?")
        for name, (kind, words) in _TUPLES.items():
            values = getattr(self.rules, name)
            if not isinstance(values, tuple) or any(not isinstance(v, kind) for v in values):
                self.wrong(name, f"`{name}` must be a tuple of {words}: write `(…,)`")
        self._check_ids()
        for spec in self.rules.commands:
            self._check_command(spec)
        own = {counter.name for counter in self.declared.counters}
        for counter in self.rules.counters:
            self._check_counter(counter, own)
        for fact in self.rules.facts:
            self._check_fields("facts", fact.text, {"n"}, f"the text of `{fact.name}`")
        for value in vars(self.file).values():
            if isinstance(value, type) and value.__module__ == self.file.__name__:
                self._check_class(value)

    def _hooks(self) -> dict[str, str]:
        """Return every hook that a module may have, with its arguments."""
        made = {
            name: ", ".join([*inspect.signature(method).parameters][1:])
            for name, method in vars(Module).items()
            if isinstance(method, FunctionType) and not name.startswith("_")
        }
        for step in self.steps:
            for when in ("before", "instead_of", "after"):
                made[f"{when}_{step}"] = "game" if step in _OF_SETUP else "game, player"
        return made

    def _check_method(self, name: str, method: FunctionType, hooks: dict[str, str]) -> None:
        if name not in hooks:
            near = nearest(name, hooks)
            is_step = name.startswith(("before_", "instead_of_", "after_"))
            if near is not None or is_step:
                help = (
                    f"did you mean `{near}`?" if near else f"the steps are {', '.join(self.steps)}"
                )
                text = f"there is no hook `{name}`; {help} (Start a method of your own with `_`.)"
                self.wrong(name, text)
            return
        self._check_call(name, method, f"self, {hooks[name]}")
        model = vars(Module).get(name)
        if model is None or inspect.isgeneratorfunction(model):
            self._check_procedure(name, method)

    def _check_call(self, name: str, function: Any, arguments: str) -> None:
        try:
            inspect.signature(function).bind(*arguments.split(", "))
        except TypeError:
            own = getattr(function, "__name__", name)
            self.wrong(own, f"`{own}` is called with ({arguments})")

    def _check_procedure(self, name: str, function: Any) -> None:
        node = self.functions.get(getattr(function, "__name__", ""))
        if node is None or inspect.isgeneratorfunction(function):
            return
        if all(not isinstance(n, ast.Return) or n.value is None for n in ast.walk(node)):
            self.wrong(node.name, f"`{node.name}` must be a procedure: end it with `yield from ()`")

    def _check_ids(self) -> None:
        known = declared_modules()
        for name in ("brings", "excludes"):
            for id in getattr(self.rules, name):
                near = nearest(id, known)
                if id not in known and (near is not None or name == "brings"):
                    help = f"; did you mean `{near}`?" if near is not None else ""
                    self.wrong(name, f"`{name}`: there is no module `{id}`{help}")

    def _check_command(self, spec: CommandSpec) -> None:
        if not (isinstance(spec.command, type) and issubclass(spec.command, Command)):
            self.wrong("commands", f"`{spec.verb}`: its first part must be a class of `Command`")
        name = spec.command.__name__
        self._check_class(spec.command)
        self._check_choice(spec.when, When, f"`{spec.verb}`: `when`")
        for part in ("check", "do", "options"):
            self._check_call(part, getattr(spec, part), _CALLED_WITH[part])
        self._check_procedure("do", spec.do)
        known = {field.name for field in fields(spec.command)}
        for argument in spec.words or ():
            self._check_choice(argument.kind, Kind, f"`Argument` of `{spec.verb}`: the kind")
            if argument.field not in known:
                self.wrong(
                    "commands", f"`Argument`: `{name}` has no field `{argument.field}`; "
                    f"it has {', '.join(sorted(known))}",
                )  # fmt: skip

    def _check_choice(self, found: str, kind: Any, what: str) -> None:
        options = get_args(kind)
        if found not in options:
            near = nearest(str(found), options)
            help = f"did you mean `{near}`?" if near else f"choose from {', '.join(options)}"
            self.wrong("commands", f"{what} can't be `{found}`; {help}")

    def _check_counter(self, counter: CounterKind, own: set[str]) -> None:
        others = [
            c.name for m in declared_modules().values() if m.id != self.declared.id
            for c in m.counters
        ]  # fmt: skip
        if counter.name in own and counter.name in (*others, *(kind.name for kind in BASE_KINDS)):
            self.wrong("counters", f"there is already a counter `{counter.name}`")
        for part, arguments in _CALLED_WITH.items():
            function = getattr(counter, part, None)
            if function is not None:
                self._check_call(part, function, arguments)
                if part in _PROCEDURES:
                    self._check_procedure(part, function)

    def _check_class(self, made: type) -> None:
        """Check that a command or an event is a dataclass, and that its sentence names its fields."""
        if not issubclass(made, Command | Event):
            return
        name = made.__name__
        if "__dataclass_fields__" not in vars(made):
            self.wrong(name, f"`{name}` needs `@dataclass(frozen=True, slots=True)` above it")
        if issubclass(made, Event):
            names = {field.name for field in fields(made)}
            if taken := names.intersection(_OF_JSON):
                text = f"an event can't have a field `{min(taken)}`: JSON adds it"
                self.wrong(name, text)
            self._check_fields(name, made.words, names, f"`{name}`")

    def _check_fields(self, where: str, text: Any, names: set[str], what: str) -> None:
        template = text.template + text.many if isinstance(text, Sentence) else str(text)
        for found in FIELD.finditer(template):
            if found[1] not in names:
                near = nearest(found[1], names)
                help = f"did you mean `{near}`?" if near else f"it has {', '.join(sorted(names))}"
                self.wrong(where, f"{what} has no field `{found[1]}`; {help}")
