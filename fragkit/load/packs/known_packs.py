"""The packs of a user: the one that contains the working directory, those in the nearest
`fragkit.yaml`, and the installed ones."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml.files import (
    SHEET,
    entries,
    is_file,
    is_folder,
    leads_out,
    read_text,
    room_files,
    shown_path,
    yaml_files,
)
from fragkit.load.typed_yaml.nodes import Mapping, Scalar, Sequence, parse
from fragkit.model.fields import Where, nowhere, spec
from fragkit.model.print_profile import Profile
from fragkit.shipped_files import share
from fragkit.values import dataclass

CONFIG_NAME = "fragkit.yaml"
BUILT_IN = ("base", "deathmatch", "ftw", "deadlands")
DOUBLE_BLIND = "double-blind"  # a shipped pack with only rules: nothing to print
SHIPPED = (*BUILT_IN, DOUBLE_BLIND)


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """The file `fragkit.yaml`."""

    packs: tuple[str, ...] = spec(
        "folders of packs, relative to this file", default=(), one_or_many=True
    )
    lang: str = spec("the language, such as `de`", default="")
    profiles: dict[str, Profile] | None = spec(
        "print profiles by name, for `--profile`; `default` applies by itself", default=None
    )
    where: Where = nowhere()


def configured_language(start: Path) -> str:
    """Return the language in the nearest `fragkit.yaml`, or "" for English."""
    path = find_config(start)
    text = read_text(path, Problems()) if path is not None else None
    node = parse(text, "", Problems()) if text is not None else None
    said = node.get("lang") if isinstance(node, Mapping) else None
    return said.text if isinstance(said, Scalar) and not said.is_null else ""


def configured_profiles(start: Path, problems: Problems) -> dict[str, Profile]:
    """Return the print profiles in the nearest `fragkit.yaml`."""
    from fragkit.load.typed_yaml.structure import structure

    path = find_config(start)
    text = read_text(path, problems) if path is not None else None
    if path is None or text is None:
        return {}
    node = parse(text, shown_path(path), problems)
    config = structure(node, Config, "fragkit.yaml", problems) if node is not None else None
    return (config.profiles or {}) if config is not None else {}


def find_config(start: Path) -> Path | None:
    for folder in (start, *start.parents):
        candidate = folder / CONFIG_NAME
        if is_file(candidate):
            return candidate
    return None


def configured_folders(start: Path, problems: Problems) -> list[Path]:
    """Return the pack folders in the nearest `fragkit.yaml`."""
    path = find_config(start)
    return [] if path is None else read_config(path, problems)


def read_config(path: Path, problems: Problems) -> list[Path]:
    """Return the pack folders in this `fragkit.yaml`, even if it has other mistakes."""
    from fragkit.load.typed_yaml.structure import structure  # most folders have no such file

    text = read_text(path, problems)
    node = parse(text, shown_path(path), problems) if text is not None else None
    if node is None:
        return []
    structure(node, Config, "fragkit.yaml", problems)
    named = node.get("packs") if isinstance(node, Mapping) else None
    items = named.items if isinstance(named, Sequence) else [named]
    folders = []
    for item in items:
        if not isinstance(item, Scalar) or item.is_null:
            continue
        folder = Path(os.path.abspath(path.parent / item.text))
        if is_file(folder / "pack.yaml"):
            folders.append(folder)
        else:
            problems.at(item.span).error(
                "[missing-pack] `{name}` is not a pack: there is no {name}/pack.yaml",
                "correct the path, or run `fragkit new pack NAME` to start a pack",
                name=item.text,
            )
    return folders


def pack_root(start: Path) -> Path | None:
    """Return the pack folder that this folder is or is inside of, or None."""
    here = Path(os.path.abspath(start))
    return next((f for f in (here, *here.parents) if is_file(f / "pack.yaml")), None)


def known_folders(start: Path, problems: Problems) -> list[Path]:
    """Return every pack of the user that can be named by id. Of two with the same id, return the
    nearer one."""
    home = pack_root(start)
    named = [*([home] if home is not None else []), *configured_folders(start, problems)]
    # Two of these with the same id are a mistake that is reported when they are loaded.
    found = {os.path.realpath(folder): folder for folder in named}
    for shipped in built_in_folders():
        found.pop(os.path.realpath(shipped), None)
    ids = {map_id(folder / "pack.yaml") for folder in found.values()}
    # A pack whose id was later used by fragkit would replace the game itself.
    ids.update(SHIPPED)
    further = [f for f in installed_folders() if map_id(f / "pack.yaml") not in ids]
    return [*found.values(), *further]


def data_home() -> Path:
    """Return the folder of installed packs: `FRAGKIT_HOME`, or the system's usual place."""
    own = os.environ.get("FRAGKIT_HOME")
    if own:
        return Path(own)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or home / "AppData" / "Roaming") / "fragkit"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "fragkit"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "fragkit"


def installed_folders() -> list[Path]:
    try:
        room = data_home() / "packs"
    except RuntimeError:  # there is no home folder
        return []
    found = entries(room, Problems()) if is_folder(room) else []
    return [f for f in found if not f.name.startswith(".") and is_file(f / "pack.yaml")]


def find_pack(id: str, start: Path) -> Path | None:
    """Return the folder of a pack by its id."""
    folders = [*known_folders(start, Problems()), *playable_folders()]
    return next((f for f in folders if map_id(f / "pack.yaml") == id), None)


def built_in_folders() -> list[Path]:
    return [share("content") / id for id in BUILT_IN]


def playable_folders() -> list[Path]:
    """Return the folders of the shipped packs that a game may name."""
    return [*built_in_folders(), share("content") / DOUBLE_BLIND]


def find_map(name: str, start: Path, problems: Problems, packs: Iterable[Path] = ()) -> Path | None:
    """Return the file of a map by its id, without loading packs: those in `packs` come first, then
    the pack around `start`, then the shipped ones. A map replaces another one only if its pack is
    in play.

    A map's file is usually named after its id; otherwise, search the files.
    """
    home = pack_root(start)
    own = [home] if home is not None else []
    folders = [*packs, *own, *built_in_folders(), *known_folders(start, problems)]
    for folder in folders:
        path = folder / "maps" / f"{name}.yaml"
        if is_file(path) and map_id(path) == name:
            return path
    for path in map_files(folders):
        if map_id(path) == name:
            return path
    return None


def map_files(folders: list[Path]) -> list[Path]:
    rooms = [folder / "maps" for folder in folders]
    return [path for room in rooms if is_folder(room) for path in yaml_files(room, Problems())]


def map_ids(start: Path, problems: Problems, packs: Iterable[Path] = ()) -> list[str]:
    """Return every map that can be named by id."""
    folders = [*packs, *built_in_folders(), *known_folders(start, problems)]
    return list(dict.fromkeys(map_id(path) for path in map_files(folders)))


# `- id: x` and `- {id: x`, or `  id: x` on a later line of an entry.
_TOP_ID = re.compile(r"""^(?:- +(?:\{ *)?|  )id: *["']?([a-z0-9-]+)""", re.M)


def definition_ids(room: str, start: Path) -> list[str]:
    """Return the ids of all cards or fighters that can be named, without parsing their files."""
    found: list[str] = []
    for folder in (*built_in_folders(), *known_folders(start, Problems())):
        if not is_folder(folder / room):
            continue
        for path in room_files(folder / room, Problems()):
            text = read_text(path, Problems()) or ""
            if path.suffix == SHEET:
                # Most packs have no spreadsheet.
                from fragkit.load.typed_yaml.spreadsheet import column_words

                found += column_words(text, "id")
            else:
                found += _TOP_ID.findall(text)
    return list(dict.fromkeys(found))


def map_id(path: Path) -> str:
    """Return the id in a map's or pack's file without parsing it. If it has none, return the file's
    name."""
    name = path.parent.name if path.name == "pack.yaml" else path.stem
    if leads_out(path) or not is_file(path):  # a pipe would never end
        return name
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as lines:
            for line in lines:
                if line.startswith("id:"):
                    found = line[3:].split("#")[0].strip().strip("'\"")
                    return found if re.fullmatch(r"[\w.-]+", found) else name
    except OSError:
        pass
    return name
