"""The shipped pack and its rules are read once for all tests of this room; disks need not hurry."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import pytest

from fragkit.referee.questions import questions
from fragkit.referee.setup import game_setup, packs_and_maps


@pytest.fixture(scope="session", autouse=True)
def content_read_once():
    load_packs, load_rules = packs_and_maps.load_packs, questions.load_rules

    @cache
    def base(near):
        return load_packs(["base"], near)

    @cache
    def rules(paths):
        return load_rules(paths, packs_and_maps.Problems())

    patch = pytest.MonkeyPatch()
    patch.setattr(
        game_setup,
        "load_packs",
        lambda names, *more: base(None) if list(names) == ["base"] else load_packs(names, *more),
    )
    patch.setattr(questions, "load_rules", lambda paths, problems: rules(tuple(paths)))
    # A process that is killed leaves its writes behind; only a machine that fails needs this.
    # Tests of the journal put their own in its place.
    patch.setattr(os, "fsync", lambda file: None)
    yield
    patch.undo()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "friday.frag"


@pytest.fixture(autouse=True)
def impatient_server(monkeypatch):
    monkeypatch.setattr("fragkit.host.server.SLOWED", 0.01)
