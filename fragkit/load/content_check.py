"""The checks and counts of `fragkit check`."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from dataclasses import field
from pathlib import Path

from fragkit.diagnostics import Problems, Span
from fragkit.load.checks.whole_pack import check_ground
from fragkit.load.lang_files import check_overlays
from fragkit.load.maps.map_reader import check_joins, load_map
from fragkit.load.packs.known_packs import CONFIG_NAME, find_config, map_id, pack_root, read_config
from fragkit.load.packs.ledger_files import load_rules
from fragkit.load.packs.library import (
    IMPLICIT,
    ROOMS,
    load_library,
    loose_room,
    pack_around,
    report_nothing_to_override,
    sought_theme,
    theme_folders,
)
from fragkit.load.typed_yaml.files import (
    SHEET,
    YAML,
    entries,
    files_below,
    is_file,
    is_folder,
    shown_path,
)
from fragkit.model.map import MapDefinition
from fragkit.model.pack import Library, Pack
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Summary:
    """The number of things that were checked."""

    library: Library
    rules: int
    rulings: int
    asked: tuple[Pack, ...]  # the named packs, or all if none is named

    def cards_by_deck(self) -> dict[str, int]:
        decks: Counter[str] = Counter()
        for pack in self.asked:
            for card in pack.cards.values():
                decks[card.deck] += card.copies
        return dict(decks)


@dataclass(slots=True)
class Targets:
    """The things to check: pack folders, files outside any pack, and settings."""

    packs: list[Path] = field(default_factory=list)
    loose: list[Path] = field(default_factory=list)
    configs: list[Path] = field(default_factory=list)
    only: set[str] = field(default_factory=set)  # files inside a pack that were named one by one

    def __len__(self) -> int:
        return len(self.packs) + len(self.loose) + len(self.configs)


def check_content(paths: Iterable[Path], start: Path, problems: Problems) -> Summary:
    """Check the shipped content, the configured packs and everything in `paths`. Without paths,
    check the pack around `start`."""
    targets = Targets()
    home = pack_root(start)
    for path in list(paths) or ([home] if home is not None else []):
        known = len(targets), len(problems.found)
        gather(path, targets, problems)
        if known == (len(targets), len(problems.found)):
            problems.at(Span(shown_path(path))).warning(
                "[nothing-found] there is no pack and no YAML file here",
                "run `fragkit new pack NAME` to start a pack",
            )
    nearest = find_config(start)
    settings = [*([nearest] if nearest is not None else []), *targets.configs]
    configs = dict.fromkeys(path.absolute() for path in settings)
    configured = [folder for config in configs for folder in read_config(config, problems)]
    named = {os.path.realpath(folder) for folder in targets.packs}
    library = load_library(problems, [*configured, *targets.packs], targets.loose)
    asked = tuple(
        p for p in library.packs if os.path.realpath(p.folder) in named or p.id == IMPLICIT
    )
    check_maps(library, problems)
    for pack in library.packs:
        check_overlays(pack, library, problems)
    book = load_rules([path for pack in library.packs for path in pack.rules], problems)
    if targets.only:
        problems.found = [d for d in problems.found if d.span.file in targets.only]
    return Summary(library, len(book.rules), len(book.rulings), asked or library.packs)


def check_maps(library: Library, problems: Problems) -> None:
    """Check that every map can be played, and that no id is used twice without `override`."""
    seen: dict[str, MapDefinition] = {}
    broken: set[str] = set()
    for pack in library.packs:
        if pack.folder != Path():
            place = pack.file.where.of("theme")
            sought_theme(pack.file.theme, place, theme_folders(pack, library), problems)
        for path in pack.maps:
            made = load_map(path, problems, playable=True)
            if made is None:
                broken.add(map_id(path))
                continue
            if made.patches:
                check_ground(made, library, problems)
            if made.theme:
                sought_theme(
                    made.theme, made.where.of("theme"), theme_folders(pack, library), problems
                )
            first = seen.setdefault(made.id, made)
            if first is made and made.override:
                report_nothing_to_override(
                    "map", made.id, made.where, set(seen) - {made.id}, problems
                )
            elif first is not made and not made.override:
                problems.at(made.where.of("id")).error(
                    "[duplicate-id] there is already a map `{id}`",
                    "add `override: true` to replace it, or choose another id",
                    id=made.id,
                    also=[("first", first.where.of("id"))],
                )
    check_joins(seen, broken, problems)


def gather(path: Path, targets: Targets, problems: Problems) -> None:
    """Add the content at a path from the command line to the targets."""
    if path.name == CONFIG_NAME:
        targets.configs.append(path)
    elif is_folder(path):
        gather_folder(path, targets, problems)
    elif path.name == "pack.yaml":
        targets.packs.append(path.parent)
    elif (home := pack_around(path)) is not None:
        targets.packs.append(home)
        targets.only.add(shown_path(path))
    else:
        targets.loose.append(path)


def gather_folder(
    folder: Path, targets: Targets, problems: Problems, above: tuple[str, ...] = ()
) -> None:
    here = (*above, os.path.realpath(folder))
    if is_file(folder / "pack.yaml"):
        targets.packs.append(folder)
        warn_of_strays(folder, problems)
        return
    for path in entries(folder, problems):
        if path.name.startswith("."):
            continue
        if path.name == "pack.yml":
            problems.at(Span(shown_path(path))).error(
                "[stray-file] a pack's main file must be called `pack.yaml`",
                "rename it to `pack.yaml`",
            )
            return
        if is_folder(path):
            if os.path.realpath(path) not in here:
                gather_folder(path, targets, problems, here)
        elif path.suffix in (*YAML, SHEET):
            gather(path, targets, problems)


def warn_of_strays(folder: Path, problems: Problems) -> None:
    """Warn of files that look like content but are not read: YAML outside the pack's folders, a
    spreadsheet outside `cards/`, workbooks, JSON, and names with another ending."""
    for path in files_below(folder):
        inside = path.relative_to(folder).parts
        if inside in (("pack.yaml",), (CONFIG_NAME,)) or inside[0] in _APART:
            continue
        at = problems.at(Span(shown_path(path)))
        is_outside = len(inside) == 1 or inside[0] not in ROOMS
        if (name := _meant(path.name)) != path.name:
            at.warning(
                "[stray-file] this file is not read: its name does not end in `{sign}`",
                "rename it to `{name}`",
                sign=Path(name).suffix,
                name=name,
            )
        elif path.suffix == SHEET and inside[0] != "cards":
            at.warning(
                "[stray-file] this file is not read: only cards can be in a spreadsheet",
                "move it to `cards/`, or write it as YAML",
            )
        elif path.suffix == ".json" and (len(inside) == 1 or inside[0] in _CONTENT):
            at.warning("[stray-file] this file is not read: it is JSON", "write it as YAML")
        elif path.suffix.lower() in _WORKBOOKS:
            at.warning(
                "[stray-file] this file is not read: it is a workbook",
                "save its sheet as CSV in `cards/`",
            )
        elif path.suffix in YAML and is_outside:
            at.warning(
                "[stray-file] this file is not read: it is not in one of the pack's folders",
                "move it to `{folder}/`",
                folder=loose_room(path),
            )


_APART = ("build", "node_modules", "tests")  # output, and scenes
_WORKBOOKS = (".xlsx", ".xls", ".ods", ".numbers")
_CONTENT = tuple(room for room in ROOMS if room not in ("art", "templates"))


def _meant(name: str) -> str:
    """Return the name that a content file probably should have: `a.YAML` and `a.yaml.txt` give
    `a.yaml`, and `a.tsv`, whose tabs are read too, gives `a.csv`."""
    stem, suffix = os.path.splitext(name)
    if suffix.lower() == ".txt" and stem.lower().endswith((*YAML, SHEET)):
        return _meant(stem)
    if suffix.lower() == ".tsv":
        return stem + SHEET
    is_content = suffix.lower() in (*YAML, SHEET)
    return stem + suffix.lower() if is_content else name
