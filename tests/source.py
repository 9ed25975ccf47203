"""fragkit's own source as tests read it: parsed once a run, not once a test."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeVar

import fragkit
from fragkit.language.collect import Collected, collected_in

PACKAGE = Path(fragkit.__file__).parent
Node = TypeVar("Node", bound=ast.AST)


@cache
def trees() -> dict[Path, ast.Module]:
    """Return every module of fragkit, in the order of its path."""
    enabled = gc.isenabled()
    gc.disable()  # half a million nodes, none of them garbage
    try:
        return {path: ast.parse(path.read_text("utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
    finally:
        gc.freeze()
        if enabled:
            gc.enable()


@cache
def _notable() -> dict[Path, tuple[ast.AST, ...]]:
    kept = (ast.Call, ast.Constant, ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)
    return {
        path: tuple(node for node in ast.walk(tree) if isinstance(node, kept))
        for path, tree in trees().items()
    }


def nodes(*kinds: type[Node]) -> Iterator[tuple[Path, Node]]:
    """Yield the calls, constants, imports or assignments of all modules, each with its path."""
    for path, found in _notable().items():
        yield from ((path, node) for node in found if isinstance(node, kinds))


@cache
def collected() -> dict[str, Collected]:
    """Return the templates that a translation needs, as `fragkit lang todo` collects them."""
    return collected_in(
        (path.relative_to(PACKAGE).as_posix(), found) for path, found in _notable().items()
    )
