"""Mistakes in a user's rule module, found when it is loaded. Each names file, line and attribute.

`rule_modules.py` finds those that can be seen without the rules.
"""

from __future__ import annotations

import ast
import functools
import inspect
from collections import Counter as Tally
from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields, replace
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, NoReturn, get_args
from weakref import WeakSet

from fragkit.board.things import Things
from fragkit.diagnostics import BadModule, nearest
from fragkit.language.sentences import FIELD, Sentence
from fragkit.model.effects import Effect
from fragkit.model.rule import expansion_rulings
from fragkit.rule_modules import DeclaredModule, declared_modules, source_tree
from fragkit.rules.attack.health import Blow, Collision, Snare
from fragkit.rules.commands import Command, CommandSpec, Kind, Refusal, When
from fragkit.rules.counters import BASE_KINDS, CounterKind
from fragkit.rules.events import Event
from fragkit.rules.facts import SeatFact
from fragkit.rules.flow.command_table import BASE
from fragkit.rules.flow.fact_table import BASE_FACTS
from fragkit.rules.house_options import BASE_OPTIONS
from fragkit.rules.module import Module, PowerUpGives
from fragkit.rules.pending import Shove, Verdict
from fragkit.rules.requests import Choice, Request
from fragkit.rules.state import Counter

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
_OF_POSITIONS = ("holds", "turn", "off")  # words of `--position` that are not facts
_OWNED = ("", "maybe", "always")


class _Answer(NamedTuple):
    """What a hook or a function of a module must return, in words and as types."""

    words: str
    types: tuple[type, ...]
    parts: tuple[type, ...] = ()  # the types in a list


_TEXT = (str, Sentence)
_REFUSAL = _Answer("a `Refusal` or None", (Refusal, type(None)))
# An answer of another type would stop the game much later, in a line of fragkit.
_ANSWERS: dict[str, _Answer] = {
    "refuse": _REFUSAL, "refuse_card": _REFUSAL, "refuse_setup": _REFUSAL, "check": _REFUSAL,
    "verdict": _Answer("a `Verdict` or None", (Verdict, type(None))),
    "cards": _Answer("a mapping of cards", (Mapping,)),
    "fighter_points": _Answer("a whole number", (int,)),
    "extra_points": _Answer("a whole number", (int,)),
    "frag_points": _Answer("a whole number", (int,)),
    "kept_movement": _Answer("a whole number or None", (int, type(None))),
    "turn_note": _Answer("a text", _TEXT),
    "forecast_warning": _Answer("a text", _TEXT),
    "protects": _Answer("a text", _TEXT),
    "misplaced": _Answer("a text", _TEXT),
    "side_report": _Answer("a list of texts", (list, tuple), _TEXT),
    "more_events": _Answer("a list of events", (Iterable,)),
    "forecast_entry": _Answer("a list of `Blow` and `Snare`", (list, tuple), (Blow, Snare)),
    "blows": _Answer("a list of `Blow`", (list, tuple), (Blow,)),
    "ends": _Answer("a list of `(chance, blows)`", (list, tuple), (tuple,)),
    "spaces": _Answer("a list of squares", (list, tuple), (str,)),
    "fixtures": _Answer("a list of `Counter`", (list, tuple), (Counter,)),
    "things": _Answer("`Things`", (Things,)),
    "doors_after_step": _Answer("a tuple of places", (tuple,), (int,)),
    "forecast_push": _Answer("a `Shove` or None", (Shove, type(None))),
    "forecast_collision": _Answer("a `Collision` or None", (Collision, type(None))),
    "respawn_squares": _Answer("a list of `(number, square)`", (list, tuple), (tuple,)),
    "options": _Answer("an iterator over commands", (Iterable,), (Command,)),
}  # fmt: skip
_GIFTS = get_args(PowerUpGives)
_CALLED_WITH = {
    "check": "game, command", "do": "game, command", "options": "game, player",
    "hit": "game, counters, impact", "spaces": "game", "fits": "game, square",
    "misplaced": "game, square, side", "lay": "game, player, square, dice",
    "blows": "game, counter, arrival", "ends": "game, counters, impact",
    "enter": "game, counter, arrival",
}  # fmt: skip
_PROCEDURES = ("do", "hit", "enter")
_OTHER_VERBS = frozenset(verb for spec in BASE for verb in (spec.verb, *spec.also))
_OTHER_OPTIONS = frozenset(option.key for option in BASE_OPTIONS)
_CHECKED: WeakSet[type[Module]] = WeakSet()


def check_module(
    rules: type[Module], file: ModuleType, declared: DeclaredModule, steps: tuple[str, ...]
) -> None:
    """Raise BadModule for the first mistake in a module's class, commands, counters or events."""
    if rules in _CHECKED:
        return
    _Check(rules, file, declared, steps).run()
    _CHECKED.add(rules)
    for name, method in [*vars(rules).items()]:
        if isinstance(method, FunctionType) and not name.startswith("_"):
            setattr(rules, name, _checked(name, method, declared.file))
    rules.commands = tuple(
        replace(
            spec,
            check=_checked("check", spec.check, declared.file),
            do=_checked("do", spec.do, declared.file),
            options=_checked("options", spec.options, declared.file),
        )
        for spec in rules.commands
    )
    rules.counters = tuple(_checked_counter(kind, declared.file) for kind in rules.counters)


def _checked_counter(kind: CounterKind, place: str) -> CounterKind:
    parts: dict[str, Any] = {
        part: _checked(part, function, place)
        for part in (*_PROCEDURES, *_ANSWERS)
        if (function := getattr(kind, part, None)) is not None
    }
    return replace(kind, **parts)


def _checked(hook: str, answer: Callable[..., Any], place: str) -> Callable[..., Any]:
    """Make a hook refuse an answer of the wrong type, which would cause an error later."""
    if not isinstance(answer, FunctionType):
        return answer

    def wrong(text: str) -> NoReturn:
        raise BadModule(place, answer.__code__.co_firstlineno, f"`{answer.__name__}` {text}")

    if inspect.isgeneratorfunction(answer) and hook not in _ANSWERS:

        @functools.wraps(answer)
        def procedure(*given: Any) -> Any:
            return (yield from _requests(answer(*given), wrong))

        return procedure

    @functools.wraps(answer)
    def checked(*given: Any) -> Any:
        found: Any = answer(*given)
        if hook == "power_up_gives" and found not in _GIFTS:
            wrong(f"must return {', '.join(map(repr, _GIFTS))}, not {found!r}")
        wanted = _ANSWERS.get(hook)
        if wanted is None:
            return found
        is_wrong = not isinstance(found, wanted.types)  # an `if` on it would narrow the type
        if is_wrong:
            wrong(f"must return {wanted.words}, not a `{type(found).__name__}`")
        if hook == "options":
            return _parts(found, wanted, wrong)
        if wanted.parts:
            for _ in _parts(found, wanted, wrong):
                pass
        return found

    return checked


def _parts(found: Iterable[Any], wanted: _Answer, wrong: Callable[[str], NoReturn]) -> Any:
    """Yield the parts of a list, each of which must have one of the types."""
    for part in found:
        if not isinstance(part, wanted.parts):
            wrong(f"must return {wanted.words}; one of them is a `{type(part).__name__}`")
        yield part


def _requests(made: Any, wrong: Callable[[str], NoReturn]) -> Any:
    """Run a procedure of a module, and refuse a yield that nobody can answer."""
    answer = None
    while True:
        try:
            request = made.send(answer)
        except StopIteration as end:
            return end.value
        if not isinstance(request, Request):
            wrong(f"yields a `{type(request).__name__}`: yield requests, such as `Choice(…)`")
        if isinstance(request, Choice) and not (request.options or request.decks):
            wrong("asks for a choice without options")
        answer = yield request


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
        self.tree = source_tree(declared)
        for node in ast.walk(self.tree):
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
        self._check_attributes()
        for name, (kind, words) in _TUPLES.items():
            values = getattr(self.rules, name)
            if not isinstance(values, tuple) or any(not isinstance(v, kind) for v in values):
                self.wrong(name, f"`{name}` must be a tuple of {words}: write `(…,)`")
        self._check_ids()
        self._check_rulings()
        self._check_calls()
        for spec in self.rules.commands:
            self._check_command(spec)
        own = {counter.name for counter in self.declared.counters}
        for counter in self.rules.counters:
            self._check_counter(counter, own)
        for fact in self.rules.facts:
            self._check_fact(fact)
        self._check_twice("counters", "counter", [kind.name for kind in self.rules.counters])
        self._check_twice("facts", "number", [fact.name for fact in self.rules.facts])
        verbs = [verb for spec in self.rules.commands for verb in {spec.verb, *spec.also}]
        self._check_twice("commands", "command", verbs)
        for value in vars(self.file).values():
            if isinstance(value, type) and value.__module__ == self.file.__name__:
                self._check_class(value)

    def _check_attributes(self) -> None:
        hooks = self._hooks()
        for name, value in vars(self.rules).items():
            if isinstance(value, FunctionType) and not name.startswith("_"):
                self._check_method(name, value, hooks)
            elif name in ("verbs", "handlers"):
                self._check_verbs(name, value)
            elif not (name in vars(Module) or name.startswith("_") or callable(value)):
                near = nearest(name, [*vars(Module)]) if name in self.lines else None
                if near is not None:
                    self.wrong(name, f"there is no attribute `{name}`; did you mean `{near}`?")

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

    def _check_twice(self, where: str, what: str, names: list[str]) -> None:
        for name, times in Tally(names).items():
            if times > 1:
                self.wrong(where, f"the {what} `{name}` is listed twice")

    def _check_rulings(self) -> None:
        for key, *_ in self.rules.rulings:
            if key in _OTHER_OPTIONS:
                self.wrong("rulings", f"there is already a house option `{key}`")

    def _check_calls(self) -> None:
        """Check the literals that are given to `letter`, `say`, `plural` and `tell`."""
        for node in ast.walk(self.tree):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", "") or getattr(node.func, "id", "")
            literals = [
                one.value for one in node.args
                if isinstance(one, ast.Constant) and isinstance(one.value, str)
            ]  # fmt: skip
            if (
                name == "letter"
                and literals
                and literals[0] not in (rulings := expansion_rulings())
            ):
                near = nearest(literals[0], rulings)
                help = f"; did you mean `{near}`?" if near else ""
                text = f"there is no ruling `{literals[0]}`{help}"
                raise BadModule(self.declared.file, node.lineno, text)
            if name == "tell" and any(
                isinstance(one, ast.Constant | ast.JoinedStr) for one in node.args
            ):
                text = "`tell` needs an event, not a text: `game.tell(HillHeld(…))`"
                raise BadModule(self.declared.file, node.lineno, text)
            given = {str(word.arg) for word in node.keywords}
            if name in ("say", "plural") and "None" not in given:
                for found in FIELD.finditer(" ".join(literals)):
                    if found[1] not in given:
                        text = f"`{name}` needs a value for `{{{found[1]}}}`: `{found[1]}=…`"
                        raise BadModule(self.declared.file, node.lineno, text)

    def _check_verbs(self, name: str, verbs: Iterable[str]) -> None:
        for verb in verbs:
            if verb not in Effect.family:
                near = nearest(verb, Effect.family)
                help = f"; did you mean `{near}`?" if near else ""
                self.wrong(name, f"`{name}`: cards have no effect `{verb}`{help}")

    def _check_fact(self, fact: SeatFact) -> None:
        if fact.name in BASE_FACTS or fact.name in _OF_POSITIONS:
            text = f"`{fact.name}` is a word of fragkit's own in `override` or `--position`"
            self.wrong("facts", f"{text}: choose another name")
        if fact.most < 1:
            self.wrong("facts", f"`{fact.name}`: `most` must be 1 or more")
        self._check_fields("facts", fact.text, {"n"}, f"the text of `{fact.name}`")

    def _check_command(self, spec: CommandSpec) -> None:
        if not (isinstance(spec.command, type) and issubclass(spec.command, Command)):
            self.wrong("commands", f"`{spec.verb}`: its first part must be a class of `Command`")
        name = spec.command.__name__
        self._check_class(spec.command)
        self._check_choice(spec.when, When, f"`{spec.verb}`: `when`")
        for verb in (spec.verb, *spec.also):
            if verb in _OTHER_VERBS:
                self.wrong(
                    "commands", f"fragkit already has a command `{verb}`: choose another verb"
                )
        if spec.form and not spec.help:
            self.wrong("commands", f"`{spec.verb}` has a `form`, so it needs a `help`")
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
        if counter.is_target and counter.hit is None:
            text = f"`{counter.name}` can be shot (`is_target`), so it needs `hit=…`"
            self.wrong("counters", text)
        if counter.owned not in _OWNED:
            text = f"`owned` of `{counter.name}` must be {', '.join(map(repr, _OWNED))}"
            self.wrong("counters", text)
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
            if not made.words and made.sentence is Event.sentence:
                text = f'`{name}` has no sentence: write `words = "{{player}} …"`'
                self.wrong(name, text)

    def _check_fields(self, where: str, text: Any, names: set[str], what: str) -> None:
        template = text.template + text.many if isinstance(text, Sentence) else str(text)
        for found in FIELD.finditer(template):
            if found[1] not in names:
                near = nearest(found[1], names)
                help = f"did you mean `{near}`?" if near else f"it has {', '.join(sorted(names))}"
                self.wrong(where, f"{what} has no field `{found[1]}`; {help}")
