"""Which test names which rules, read from the source of the tests."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TESTS = Path(__file__).parents[1]


@dataclass(frozen=True)
class Mark:
    id: str
    file: Path
    line: int

    def __str__(self) -> str:
        return f"{self.file.relative_to(TESTS.parent)}:{self.line}: {self.id}"


def is_mark(node: ast.AST) -> bool:
    """`rule(...)`, `rulemark.rule(...)`, `pytest.mark.rule(...)`: as decorator, `marks=` or
    `pytestmark`."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func
    return (isinstance(called, ast.Name) and called.id == "rule") or (
        isinstance(called, ast.Attribute) and called.attr == "rule"
    )


def marks_of(source: str, file: Path) -> Iterator[Mark]:
    if "rule(" not in source:
        return  # most files of other rooms: not worth being parsed
    for node in ast.walk(ast.parse(source)):
        if is_mark(node):
            assert isinstance(node, ast.Call)
            for arg in _flat(node.args):
                if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
                    raise ValueError(f"{file}:{node.lineno}: a rule is named by a plain text")
                yield Mark(arg.value, file, arg.lineno)


def _flat(args: Iterable[ast.expr]) -> Iterator[ast.expr]:
    """A long list of ids may be written in rows: `*["a.b", "c.d"]`."""
    for arg in args:
        if isinstance(arg, ast.Starred) and isinstance(arg.value, ast.List | ast.Tuple):
            yield from _flat(arg.value.elts)
        else:
            yield arg


@cache
def all_marks(folder: Path = TESTS) -> dict[str, list[Mark]]:
    """Ids with the places that name them, in all test files."""
    found: dict[str, list[Mark]] = defaultdict(list)
    for file in sorted(folder.rglob("test_*.py")):
        for mark in marks_of(file.read_text("utf-8"), file):
            found[mark.id].append(mark)
    return dict(found)
