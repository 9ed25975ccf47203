"""What tests of several rooms share."""

from __future__ import annotations

import gc
import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from fragkit.cli import run
from fragkit.diagnostics import Problems
from fragkit.load import content_check
from fragkit.load.checks import whole_pack
from fragkit.load.kept import user_folder
from fragkit.load.maps import map_reader
from fragkit.load.packs import library
from fragkit.load.packs.known_packs import built_in_folders
from fragkit.load.packs.library import foundations
from fragkit.load.typed_yaml.files import shown_path
from fragkit.model.fighter import NamedTrait
from fragkit.model.map import MapDefinition
from fragkit.model.pack import Library, Pack
from fragkit.model.rule import RuleBook
from fragkit.referee.setup import packs_and_maps
from fragkit.rules import catalog

pytest_plugins = ["tests.browsers"]

# Compiled once and kept: else every worker and every process that a test starts does it again.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# A mistake of ours is to be seen whole, also in the processes that tests start.
os.environ["FRAGKIT_DEBUG"] = "1"

settings.register_profile("fragkit", deadline=None, derandomize=True)
settings.load_profile("fragkit")


def pytest_collection_finish() -> None:
    """Thousands of tests and their modules stay until the end: nobody need look through them
    for garbage again and again, nor through what one test after another makes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(200_000)


@pytest.fixture(scope="session", autouse=True)
def _shipped_content_is_read_once() -> Iterator[None]:
    """Every `check` reads and judges it anew, and it is the same for all tests of a run.

    Only what is read without a problem is kept: a mistake in it is told to every test.
    """
    read_definitions, load_map = library.read_definitions, content_check.load_map
    check_pack, check_overlays = whole_pack.check_pack, content_check.check_overlays
    load_rules, stored = content_check.load_rules, packs_and_maps.kept
    shipped = built_in_folders()
    kept: dict[tuple[object, ...], Any] = {}

    def once(key: tuple[object, ...], problems: Problems, read: Callable[[], Any]) -> Any:
        key = (*key, os.environ.get("FRAGKIT_YAML"))
        if key in kept:
            return kept[key]
        before = len(problems.found)
        made = read()
        if len(problems.found) == before:
            kept[key] = made
        return made

    def definitions(
        paths: Iterable[Path], cls: type, what: str, draft: library.Draft, problems: Problems,
        *more: Any,
    ) -> dict[str, Any]:  # fmt: skip
        files = list(paths)

        def read() -> dict[str, Any]:
            return read_definitions(files, cls, what, draft, problems, *more)

        if draft.folder not in shipped or cls is NamedTrait:  # a draft keeps those as they stand
            return read()
        return dict(once((cls, *map(shown_path, files)), problems, read))

    def one_map(path: Path, problems: Problems, playable: bool = False) -> MapDefinition | None:
        def read() -> MapDefinition | None:
            return load_map(path, problems, playable=playable)

        if path.parent.parent not in shipped:
            return read()
        return once((shown_path(path), playable), problems, read)

    def kept_once(key: str) -> Any:
        place = user_folder() / key
        if (place,) not in kept and (value := stored(key)) is not None:
            kept[place,] = value
        return kept.get((place,))

    def is_shipped(*packs: Pack) -> bool:
        return all(one.folder in shipped for one in packs)

    def pack_itself(pack: Pack, below: Library, declared: set[str], problems: Problems) -> None:
        def read() -> None:
            check_pack(pack, below, declared, problems)

        if not is_shipped(pack, *below.packs):
            return read()
        return once((check_pack, pack.folder, *(p.folder for p in below.packs)), problems, read)

    def overlays(pack: Pack, library: Library, problems: Problems) -> None:
        def read() -> None:
            check_overlays(pack, library, problems)

        beneath = foundations(pack.file, library)
        below = [p for p in library.packs if p.id in beneath]
        if not is_shipped(pack, *below):
            return read()
        return once((check_overlays, pack.folder, *(p.folder for p in below)), problems, read)

    def rules(paths: list[Path], problems: Problems) -> RuleBook:
        def read() -> RuleBook:
            return load_rules(paths, problems)

        if not all(path.parent.parent in shipped for path in paths):
            return read()
        return once((load_rules, *map(shown_path, paths)), problems, read)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(library, "read_definitions", definitions)
        patch.setattr(content_check, "load_map", one_map)
        patch.setattr(map_reader, "load_map", one_map)
        patch.setattr(packs_and_maps, "kept", kept_once)
        patch.setattr(whole_pack, "check_pack", pack_itself)
        patch.setattr(content_check, "check_overlays", overlays)
        patch.setattr(content_check, "load_rules", rules)
        yield


@pytest.fixture(scope="session", autouse=True)
def _a_sheet_is_taken_apart_once() -> Iterator[None]:
    """Every game takes all its cards and fighters apart, the same ones in thousands of games."""
    kept: dict[tuple[object, ...], tuple[object, Any]] = {}

    def once(make: Callable[..., Any]) -> Callable[..., Any]:
        def made(definition: object, *more: object) -> Any:
            key = make, id(definition), *more
            if key not in kept:  # with the definition, so that its number stays its own
                kept[key] = definition, make(definition, *more)
            return kept[key][1]

        return made

    with pytest.MonkeyPatch.context() as patch:
        for name in (
            "card_entry", "fighter_entry", "rules_entry", "sheet_weapon_entry", "stance_entry",
            "track_entry", "trait_entries",
        ):  # fmt: skip
            patch.setattr(catalog, name, once(getattr(catalog, name)))
        yield


@pytest.fixture(scope="session", autouse=True)
def _what_is_allowed_is_kept_apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests leave nothing in the home of who runs them, and find nothing there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


_FOLDERS = count()


@pytest.fixture
def tmp_path(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As pytest's own, which looks through the folders of all tests before for the next number."""
    name = re.sub(r"\W", "_", request.node.name)[:30]
    return tmp_path_factory.mktemp(f"{name}-{next(_FOLDERS)}", numbered=False)


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
    monkeypatch.setenv("FRAGKIT_HOME", str(tmp_path / ".fragkit-home"))  # nothing is installed

    def call(*args: str) -> Ran:
        capsys.readouterr()
        code = run([str(a) for a in args])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return call
