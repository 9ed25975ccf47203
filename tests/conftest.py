"""What tests of several rooms share."""

from __future__ import annotations

import gc
import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from fragkit.cli import run
from fragkit.diagnostics import Problems
from fragkit.load import packs
from fragkit.load.config import built_in_folders
from fragkit.load.source import shown_path

settings.register_profile("fragkit", deadline=None, derandomize=True)
settings.load_profile("fragkit")


def pytest_collection_finish() -> None:
    """Thousands of tests and their modules stay until the end: nobody need look through them
    for garbage again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def _shipped_cards_and_fighters_are_read_once() -> Iterator[None]:
    """Every command reads them anew, and they are the same for all tests of a run."""
    read_definitions = packs.read_definitions
    shipped = built_in_folders()
    kept: dict[tuple[object, ...], dict[str, Any]] = {}

    def read(
        paths: Iterable[Path], cls: type, what: str, draft: packs.Draft, problems: Problems
    ) -> dict[str, Any]:
        files = list(paths)
        if draft.folder not in shipped:
            return read_definitions(files, cls, what, draft, problems)
        key = (cls, os.environ.get("FRAGKIT_YAML"), *map(shown_path, files))
        if key not in kept:
            kept[key] = read_definitions(files, cls, what, draft, problems)
        return dict(kept[key])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(packs, "read_definitions", read)
        yield


@dataclass(frozen=True)
class Ran:
    """How a command ended."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def fragkit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Callable[..., Ran]:
    """Runs a command in an empty directory, within this process."""
    monkeypatch.chdir(tmp_path)

    def call(*args: str) -> Ran:
        capsys.readouterr()
        code = run([str(a) for a in args])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return call
