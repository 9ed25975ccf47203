"""The shipped pack and its rules are read once for all tests of this room."""

from __future__ import annotations

from functools import cache

import pytest

from fragkit.referee import contents, lookups, opening


@pytest.fixture(scope="session", autouse=True)
def content_read_once():
    load_packs, load_rules = contents.load_packs, lookups.load_rules

    @cache
    def base(near):
        return load_packs(["base"], near)

    @cache
    def rules(paths):
        return load_rules(paths, contents.Problems())

    patch = pytest.MonkeyPatch()
    patch.setattr(
        opening,
        "load_packs",
        lambda names, near: base(None) if list(names) == ["base"] else load_packs(names, near),
    )
    patch.setattr(lookups, "load_rules", lambda paths, problems: rules(tuple(paths)))
    yield
    patch.undo()
