"""libyaml and the pure reader agree on every file that is shipped: phones have only the second."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml.yaml_reader import FAST_LOADER, PURE_LOADER, read_yaml

ROOT = Path(__file__).parent.parent.parent
FILES = sorted(
    path.relative_to(ROOT)
    for folder in ("content", "templates", "tests")
    for path in (ROOT / folder).rglob("*.yaml")
    if path.parent != ROOT / "templates" / "new"  # `{name}` in them is not yet filled in
)


@pytest.mark.parametrize("folder", sorted({path.parent for path in FILES}), ids=str)
def test_both_readers_see_the_same(folder: Path) -> None:
    for path in (one for one in FILES if one.parent == folder):
        text = (ROOT / path).read_text(encoding="utf-8")
        fast, pure = Problems(), Problems()
        same = read_yaml(text, "x", pure, PURE_LOADER) == read_yaml(text, "x", fast, FAST_LOADER)
        assert same, path
        assert pure.found == fast.found == [], path
