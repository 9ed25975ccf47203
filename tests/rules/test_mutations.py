"""A rule that is broken makes its tests fail: proved on copies of fragkit, one rule at a time."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from fragkit.referee.record.record_text import read_record
from tests.games.differ import GAMES
from tests.games.remarks import rules_named
from tests.rules.marks import is_mark, marks_of
from tests.rules.mutations import MUTATIONS, Mutation

ROOT = Path(__file__).parents[2]
BASE = Path("tests/rules/base")


@cache
def marked_with() -> dict[str, set[str]]:
    """The tests of tests/rules/base by the rules that they name."""
    found: dict[str, set[str]] = {}
    for file in sorted((ROOT / BASE).glob("test_*.py")):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                for decorator in filter(is_mark, node.decorator_list):
                    for mark in marks_of(ast.unparse(decorator), file):
                        found.setdefault(mark.id, set()).add(f"{BASE / file.name}::{node.name}")
    return found


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fragkit to be broken."""
    folder = tmp_path_factory.mktemp("broken")
    leave = shutil.ignore_patterns("fixtures", "golden", "press", "referee", "cli")
    shutil.copytree(ROOT / "fragkit", folder / "fragkit")
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name in ("content", "templates"):
        (folder / name).symlink_to(ROOT / name, target_is_directory=True)
    return folder


def failing(copy: Path, tests: set[str]) -> tuple[set[str], str]:
    """Which of the tests fail in the copy, by name without parameters."""
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-o", "addopts=", "--noconftest", "-rf", "--tb=no", "--assert=plain",
         "-p", "no:cacheprovider", *sorted(tests)],
        cwd=copy, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1",
             "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
    )  # fmt: skip
    assert ran.returncode in (0, 1), ran.stdout + ran.stderr
    return set(re.findall(r"^FAILED ([^\s\[]+)", ran.stdout, re.MULTILINE)), ran.stdout


@cache
def sources() -> dict[str, str]:
    """The engine and the geometry, by their place under fragkit/. Snippets are sought in all
    of it, because files are split and renamed more often than rules change."""
    engine = [
        f for room in ("rules", "board") for f in sorted((ROOT / "fragkit" / room).rglob("*.py"))
    ]
    return {str(f.relative_to(ROOT)): f.read_text("utf-8") for f in engine}


def place_of(mutation: Mutation) -> str:
    """The one file that holds what is to be broken."""
    counts = {file: text.count(mutation.old) for file, text in sources().items()}
    found = {file: count for file, count in counts.items() if count}
    assert list(found.values()) == [1], f"`{mutation.old}` stands here: {found or 'nowhere'}"
    return next(iter(found))


@pytest.mark.parametrize("mutation", MUTATIONS, ids=str)
def test_what_is_to_be_broken_stands_in_the_source_once(mutation: Mutation) -> None:
    place_of(mutation)
    for rule in mutation.rules:
        assert rule in marked_with(), f"no test names {rule}"


@cache
def naming() -> dict[str, set[str]]:
    """The rules that each recorded game names."""
    return {path.stem: rules_named(read_record(path.read_bytes())) for path in GAMES}


def courses(copy: Path, games: Iterable[str] = ()) -> dict[str, str]:
    """Return how these recorded games come out in the copy; by default all of them."""
    ran = subprocess.run(
        [sys.executable, "-m", "tests.games.differ", *games],
        cwd=copy, capture_output=True, text=True, check=True,
        env={**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"},
    )  # fmt: skip
    return dict(line.split("\t") for line in ran.stdout.splitlines())


@pytest.fixture(scope="module")
def unbroken(copy: Path) -> dict[str, str]:
    return courses(copy)


@contextmanager
def broken_in(copy: Path, mutation: Mutation) -> Iterator[None]:
    file = copy / place_of(mutation)
    source, times = file.read_text("utf-8"), file.stat()
    file.write_text(source.replace(mutation.old, mutation.new), "utf-8")
    try:
        yield
    finally:
        file.write_text(source, "utf-8")
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


@pytest.mark.slow
def test_the_copy_works_while_nothing_is_broken(copy: Path) -> None:
    every = {test for m in MUTATIONS for rule in m.rules for test in marked_with()[rule]}
    failed, out = failing(copy, every)
    assert failed == set(), out
    assert " passed" in out


@pytest.mark.slow
@pytest.mark.parametrize("mutation", MUTATIONS, ids=str)
def test_a_broken_rule_is_noticed_by_its_tests(mutation: Mutation, copy: Path) -> None:
    with broken_in(copy, mutation):
        failed, out = failing(copy, {t for rule in mutation.rules for t in marked_with()[rule]})
    for rule in mutation.rules:
        assert failed & marked_with()[rule], f"{rule} is broken and nobody notices\n{out}"


@pytest.mark.slow
@pytest.mark.parametrize("mutation", MUTATIONS, ids=str)
def test_a_broken_rule_changes_a_game_that_names_it(
    mutation: Mutation, copy: Path, unbroken: dict[str, str]
) -> None:
    named = naming()
    witnesses = [game for game in named if named[game] & {*mutation.rules}]
    assert witnesses, f"no game names {mutation}"
    with broken_in(copy, mutation):
        broken = courses(copy, witnesses)
    games = [game for game, course in broken.items() if course != unbroken[game]]
    for rule in mutation.rules:
        assert any(rule in named[game] for game in games), f"no game notices that {rule} is broken"
