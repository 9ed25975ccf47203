"""Holds the design: the ladder of rooms, what phones can install, what each command may import."""

from __future__ import annotations

import ast
import importlib.metadata
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fragkit.rules import commands
from tests.source import PACKAGE, nodes, trees

LADDER = {
    "language": 0, "diagnostics": 1, "model": 2, "board": 3, "load": 4, "rules": 4, "term": 5,
    "press": 6, "referee": 6, "lab": 6, "preview": 7, "page": 7, "host": 8, "cli": 9,
}  # fmt: skip
# Shipped files, what rule modules declare, dataclasses, the version: no room.
SHARED = {"shipped_files", "rule_modules", "values", "fragkit"}


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def modules(*rooms: str) -> list[Path]:
    """All of fragkit, or of these rooms."""
    return [p for p in sorted(PACKAGE.rglob("*.py")) if not rooms or room_of(p) in rooms]


def imports() -> Iterator[tuple[Path, int, str]]:
    """The rooms that each module imports, at its top or inside its functions."""
    for path, node in nodes(ast.Import, ast.ImportFrom):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written out"
            names = [node.module or ""]
            if node.module == "fragkit":
                names = [f"fragkit.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            if parts[0] == "fragkit":
                yield path, node.lineno, parts[1] if len(parts) > 1 else "fragkit"


def test_a_room_imports_only_rooms_to_its_left():
    wrong = []
    for path, line, other in imports():
        room = room_of(path)
        if room not in LADDER or other == room or other in SHARED or other == "__version__":
            continue
        if LADDER[other] >= LADDER[room]:
            wrong.append(f"{path.relative_to(PACKAGE)}:{line}: {room} imports {other}")
    assert wrong == []


def test_every_room_is_on_the_ladder():
    rooms = {p.parent.name for p in PACKAGE.glob("*/__init__.py")}
    assert rooms == set(LADDER) - {"diagnostics"}


def subrooms_imported(room: str) -> dict[str, set[str]]:
    """Each folder and each loose file of a room, and which others it imports when it runs."""
    found: dict[str, set[str]] = {}
    for path in modules(room):
        here = path.relative_to(PACKAGE / room).parts[0].removesuffix(".py")
        others = found.setdefault(here, set())
        for _, module, _ in runtime_imports(path):
            parts = module.split(".")
            if parts[:2] == ["fragkit", room] and len(parts) > 2:
                others.add(parts[2])
        others.discard(here)
    return found


@pytest.mark.parametrize("room", ["load", "press", "referee"])
def test_the_sub_rooms_of_a_room_form_no_import_cycle(room):
    waiting = subrooms_imported(room)
    assert len(waiting) > 1
    while free := [here for here, others in waiting.items() if not others & waiting.keys()]:
        for here in free:
            del waiting[here]
    assert waiting == {}, "these import each other in a circle"


@pytest.mark.parametrize("room", ["load", "press", "referee", "rules"])
def test_every_sub_room_says_in_a_sentence_what_it_holds(room):
    for path in sorted((PACKAGE / room).glob("*/__init__.py")):
        said = ast.get_docstring(trees()[path]) or ""
        assert said.partition("\n\n")[0].endswith("."), f"{path.parent.name} has no sentence"


# Inside `rules/`: files beside the folders come first, then each folder may use those before it.
SUBROOMS = ("cards", "attack", "movement", "effects", "odds", "flow", "modules")


@cache
def runtime_imports(path: Path) -> list[tuple[int, str, bool]]:
    """Line, module and whether it is at the top; what only type checkers read is left out."""

    def inside(nodes: list[ast.stmt], top: bool) -> Iterator[tuple[int, str, bool]]:
        for node in nodes:
            if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
                continue
            if isinstance(node, ast.ImportFrom):
                yield node.lineno, node.module or "", top
            for field in ("body", "orelse", "finalbody", "handlers"):
                is_block = isinstance(node, ast.If | ast.Try | ast.ExceptHandler | ast.With)
                yield from inside(getattr(node, field, []), top and is_block)

    return list(inside(trees()[path].body, True))


def test_the_folders_of_the_engine_use_only_those_before_them():
    def rank(parts: tuple[str, ...]) -> int:
        return SUBROOMS.index(parts[0]) if parts and parts[0] in SUBROOMS else -1

    wrong = []
    for path in modules("rules"):
        here = rank(path.relative_to(PACKAGE / "rules").parts)
        for line, module, top in runtime_imports(path):
            parts = tuple(module.split("."))
            if parts[:2] != ("fragkit", "rules"):
                continue
            place = f"{path.relative_to(PACKAGE)}:{line}"
            if not top:
                wrong.append(f"{place}: an import inside a function hides a cycle")
            if rank(parts[2:]) > here:
                wrong.append(f"{place}: uses {module}")
    assert wrong == []


def test_the_files_of_the_engine_form_no_import_cycle():
    name = {
        ".".join(("fragkit", *p.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(
            ".__init__"
        ): p
        for p in modules("rules")
    }
    needs = {
        one: {m for _, m, _ in runtime_imports(path) if m in name and m != one}
        for one, path in name.items()
        if path.name != "__init__.py"
    }
    while free := [one for one, others in needs.items() if not others & needs.keys()]:
        for one in free:
            del needs[one]
    assert not needs, f"these need each other: {sorted(needs)}"


# Words that only the books of the expansions have; `mine` and `water` are also plain English.
EXPANSION_WORDS = re.compile(
    r"barrel|napalm|nuke|shootout|gallows|knockback|lava\b|tentacle|poker|malfunction|"
    r"capture|domination|red.rover|bodyguard|last.man|no.rushes|blink.of",
    re.I,
)
RULE_ID = re.compile(r"\b[a-z]+(?:\.[a-z0-9-]+)+")  # a docstring may name the rule it enforces
# What the board names among the things that stand on it, and the words of conditions and effects.
KNOWN_ABOVE = {"rules/catalog.py", "rules/house_options.py"}


def test_only_modules_name_what_an_expansion_brings():
    found = []
    for path in modules("rules", "referee", "lab"):
        where = path.relative_to(PACKAGE).as_posix()
        text = path.read_text("utf-8")
        if where.startswith("rules/modules/") or where in KNOWN_ABOVE:
            continue
        if EXPANSION_WORDS.search(text):
            found += [
                f"{where}:{number}: {line.strip()}"
                for number, line in enumerate(text.split("\n"), 1)
                if EXPANSION_WORDS.search(RULE_ID.sub("", line))
            ]
    assert found == []


def test_a_module_that_names_what_it_forbids_names_all_of_it():
    """`refuses = (Shoot,)`: it is asked about nothing else, so `refuse` looks at nothing else."""
    for path in (PACKAGE / "rules/modules").glob("*.py"):
        for made in (n for n in trees()[path].body if isinstance(n, ast.ClassDef)):
            body = {
                n.targets[0].id: n.value
                for n in made.body
                if isinstance(n, ast.Assign) and isinstance(n.targets[0], ast.Name)
            }
            if "refuses" not in body:
                continue
            named = {n.id for n in ast.walk(body["refuses"]) if isinstance(n, ast.Name)}
            refuse = next(n for n in made.body if getattr(n, "name", "") == "refuse")
            asked = {
                n.id
                for call in ast.walk(refuse)
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "isinstance"
                for n in ast.walk(call.args[1])
                if isinstance(n, ast.Name) and hasattr(commands, n.id)
            }
            assert asked <= named, path.name


LIGHT = (
    ["los", "--help"],
    ["los", "no-such-map", "A1", "B1"],
    ["odds", "--accuracy", "2", "--range", "3", "--damage", "4d", "--health", "3"],
    ["rules", "corner"],
    ["check"],
    ["referee", "x.frag", "--map", "foundry", "--player", "Red 3/2/2", "--player", "Blue 2/3/2"],
)


@pytest.mark.slow
def test_the_referees_commands_never_load_the_press(tmp_path):
    code = (
        "import sys, json\nfrom fragkit.cli import run\n"
        f"for args in {LIGHT!r}:\n"
        "    run(args)\n"
        "    heavy = [m for m in ('reportlab', 'PIL', 'svgwrite') if m in sys.modules]\n"
        "    print('\\n@', json.dumps([args[0], heavy]))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, stdin=subprocess.DEVNULL,
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert (tmp_path / "x.frag").exists(), ran.stdout
    told = [json.loads(line[2:]) for line in ran.stdout.split("\n") if line.startswith("@ ")]
    assert told == [[args[0], []] for args in LIGHT]


# Compiled packages that phones have prebuilt, or that fall back to pure Python.
COMPILED_BUT_FINE = {"pillow", "charset-normalizer", "pyyaml"}


def base_dependencies() -> set[str]:
    """Everything that `pip install fragkit` brings, extras left out."""
    found: set[str] = set()
    waiting = ["fragkit"]
    while waiting:
        name = waiting.pop()
        for requirement in importlib.metadata.requires(name) or ():
            if "extra ==" in requirement:
                continue
            marker = requirement.partition(";")[2]
            if "sys_platform" in marker or "platform_system" in marker:
                continue  # Windows only
            if re.search(r"python_version\s*<", marker):
                continue  # for Pythons older than ours
            other = re.match(r"[A-Za-z0-9._-]+", requirement)
            assert other is not None
            wanted = re.sub(r"[-_.]+", "-", other[0]).lower()
            if wanted not in found:
                found.add(wanted)
                waiting.append(wanted)
    return found


def test_the_base_dependencies_are_pure_python_but_for_the_named_ones():
    for name in base_dependencies() - COMPILED_BUT_FINE:
        files = importlib.metadata.files(name) or ()
        compiled = [str(f) for f in files if f.suffix in (".so", ".pyd", ".dylib")]
        assert not compiled, f"{name} has a compiled core, which phones cannot install"


def test_typer_stays_below_the_release_that_needs_a_compiled_core():
    version = tuple(int(p) for p in importlib.metadata.version("typer").split(".")[:2])
    assert version < (0, 29)


def test_the_functional_core_has_no_prints_files_clocks_or_dice():
    banned = {"random", "time", "os", "sys", "datetime", "subprocess", "io", "tempfile", "secrets"}
    wrong = []
    for path, node in nodes(ast.Call, ast.Import, ast.ImportFrom):
        if room_of(path) not in ("model", "board", "rules"):
            continue
        if isinstance(node, ast.Import):
            names = banned & {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names = banned & {(node.module or "").split(".")[0]}
        else:
            names = {"print", "open", "input"} & {getattr(node.func, "id", "")}
        wrong += [f"{path.relative_to(PACKAGE)}:{node.lineno}: {name}" for name in names]
    assert wrong == []


def test_each_ignore_has_its_reason_beside_it():
    bare = re.compile(r"#\s*(type: ignore(\[[^\]]*\])?|noqa(: ?[A-Z0-9, ]+)?)\s*$")
    found = [
        f"{path.relative_to(PACKAGE.parent)}:{number}"
        for folder in ("fragkit", "tests", "bench")
        for path in sorted((PACKAGE.parent / folder).rglob("*.py"))
        if "ignore" in (text := path.read_text("utf-8")) or "noqa" in text
        for number, line in enumerate(text.split("\n"), 1)
        if bare.search(line)
    ]
    assert found == []
