"""Finding packs and maps by id or by path, and reading only those that the game needs.

A record names maps and packs by id, or by a path below its own folder. Any other path in a
stranger's record could be an attack, so it is read only after the user has allowed it once. Allowed
paths are stored in the user's own folder, never in the record. So are packs that have passed all
checks, because a game opens faster if they have not changed since.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Literal, TypeVar

from fragkit.board.board import Board
from fragkit.board.joining import NoJoin, join, map_names
from fragkit.board.own_board import OWN, own_board
from fragkit.diagnostics import Problems, nearest, render
from fragkit.language.sentences import Text, say
from fragkit.load.kept import keep, kept, key_of, sha256, user_folder
from fragkit.load.packs.known_packs import (
    built_in_folders,
    find_map,
    known_folders,
    map_id,
    map_ids,
    pack_root,
    playable_folders,
)
from fragkit.load.typed_yaml.files import (
    MAX_BYTES,
    SHEET,
    YAML,
    is_file,
    is_there,
    real,
    room_files,
    shown_path,
)
from fragkit.model.map import MapDefinition
from fragkit.model.pack import Library, PackFile
from fragkit.referee.parsing.matching import quoted, shown
from fragkit.rules.modules import known_modules
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class OpenProblem:
    """The reason why a game can't start, in one line. `kind` decides the error code of the command."""

    kind: Literal["setup", "record", "storage", "diverged"]
    message: Text
    line: int = 0  # line of the record, if known

    def with_place(self, file: str) -> Text:
        if self.line:
            return say("{file}:{line}: {message}", file=file, line=self.line, message=self.message)
        return say("{file}: {message}", file=file, message=self.message)


T = TypeVar("T")
OWN_NAMES = (OWN, "own", "our own", "our own board")  # the players' own map

FindPath = Callable[[str, Path], Path | None]


def is_path(name: str) -> bool:
    return "/" in name or os.sep in name or name.endswith(".yaml") or name in (".", "..")


def pack_here() -> str:
    """Return the default pack: the pack that contains the working directory, or `base`."""
    home = pack_root(Path.cwd())
    if home is None or any(home.samefile(folder) for folder in built_in_folders()):
        return home.name if home is not None else "base"
    return os.path.relpath(home)


def as_path(name: str, near: Path) -> Path | None:
    """Return the path of a typed pack or map: relative to the working directory, or to the
    record."""
    if not is_path(name):
        return None
    path = Path(name).expanduser()
    return path if path.is_absolute() or path.exists() else near / path


def recorded_path(name: str, near: Path) -> Path | None:
    """Return the path of a pack or map in a record: relative to the record, or to the working
    directory."""
    if not is_path(name):
        return None
    path = Path(name).expanduser()
    return near / path if (near / path).exists() or not path.exists() else path


def outside_paths(names: Sequence[str], near: Path) -> list[Path]:
    """Return the paths outside the record's folder that belong to no known pack.

    A stranger's record could name any file, and error messages would show parts of that file.
    """
    home = real(near)
    known = [real(folder) for folder in playable_folders()]
    known += [real(folder) for folder in known_folders(Path.cwd(), Problems())]
    paths = [path for name in names if (path := recorded_path(name, near)) is not None]
    return [p for p in paths if not any(real(p).is_relative_to(f) for f in (home, *known))]


def folders_of(
    names: Sequence[str], near: Path, problems: Problems, find: FindPath = as_path
) -> list[Path] | OpenProblem:
    """Return the folders of these packs and of all packs that they extend."""
    known = {folder.name: folder for folder in playable_folders()}
    for configured in known_folders(Path.cwd(), problems):
        file = _read_pack(configured, Problems())  # a broken pack matters only where it is named
        if file is not None:
            known[file.id] = configured
        else:
            known.setdefault(map_id(configured / "pack.yaml"), configured)
    for path in filter(None, (find(name, near) for name in names)):
        # A pack given by its path may be named by the `extends` of another.
        file = _read_pack(path, Problems()) if is_file(path / "pack.yaml") else None
        if file is not None:
            known.setdefault(file.id, path)
    found: dict[Path, None] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop(0)
        folder = find(name, near) or known.get(name.casefold())
        if folder is None:
            return OpenProblem("setup", _no_pack(name, known))
        if folder in found:
            continue
        file = _read_pack(folder, problems)
        if file is None and (folder / "pack.yaml").is_file():
            return OpenProblem("setup", _first_error(problems))
        if file is None:
            missing = say(
                "`{typed}` is not a pack: it has no {file}",
                typed=shown(name), file=f"{folder}/pack.yaml",
            )  # fmt: skip
            return OpenProblem("setup", missing)
        found[folder] = None
        waiting += [*file.extends, *file.requires]
    return list(found)


def _no_pack(name: str, known: Iterable[str]) -> Text:
    ids = list(known)
    if (guess := nearest(name, ids)) is not None:
        return say(
            "there is no pack `{typed}`; did you mean `{near}`?", typed=shown(name), near=guess
        )
    return say(
        "there is no pack `{typed}`; choose from {options_typed}, or add one with "
        "`fragkit install FILE`",
        typed=shown(name), options_typed=quoted(ids),
    )  # fmt: skip


def load_packs(names: Sequence[str], near: Path, find: FindPath = as_path) -> Library | OpenProblem:
    problems = Problems()
    folders = folders_of(names, near, problems, find)
    if isinstance(folders, OpenProblem):
        return folders
    key = _key_of("library", [path for folder in folders for path in _files_of(folder)])
    library: Library | None = kept(key)
    if library is not None:
        library.learn()
    else:
        from fragkit.load.packs.library import load_library  # cached packs do not need it

        library = load_library(problems, folders, built_in=False)
        if problems.has_errors:
            return OpenProblem("setup", _first_error(problems))
        keep(key, library)
    unknown = {m for p in library.packs for m in p.file.modules if m not in known_modules()}
    if unknown:
        packs = [p.id for p in library.packs if unknown & set(p.file.modules)]
        return OpenProblem(
            "setup",
            say(
                "the referee can't play {options_typed:and}: it doesn't know the rules {names:and}",
                options_typed=packs, names=sorted(unknown),
            ),
        )  # fmt: skip
    return library


def _first_error(problems: Problems) -> str:
    first = next(d for d in problems.sorted() if d.severity == "error")
    return render(first).split("\n")[0]


def load_board(
    name: str, near: Path, find: FindPath = as_path, library: Library | None = None
) -> tuple[Board, str] | OpenProblem:
    """Return the board of a map, or of several joined with `+`, and the hash of their files.

    A map in one of the packs in play is found by its id, wherever the pack is.
    """
    if name.casefold() in OWN_NAMES:
        return own_board(), ""
    packs = [pack.folder for pack in reversed(library.packs)] if library is not None else []
    maps, digest = [], sha256()
    parts = map_names(name)
    if isinstance(parts, NoJoin):
        return OpenProblem("setup", str(parts))
    for part in parts:
        problems = Problems()
        path = find(part, near) or find_map(part.casefold(), Path.cwd(), problems, packs)
        if path is None or not path.is_file():
            known = map_ids(Path.cwd(), Problems(), packs)
            return OpenProblem("setup", _no_map(part, known))
        made = _read_map(path, problems)
        if made is None or problems.has_errors:
            return OpenProblem("setup", _first_error(problems))
        digest.update(path.read_bytes())
        maps.append(made)
    board = join(maps)
    if isinstance(board, NoJoin):
        return OpenProblem("setup", str(board))
    return board, digest.hexdigest()[:12]


def _no_map(name: str, known: Sequence[str]) -> Text:
    if (guess := nearest(name, known)) is not None:
        return say(
            "there is no map `{typed}`; did you mean `{near}`?", typed=shown(name), near=guess
        )
    if not known:
        return say("there is no map `{typed}`", typed=shown(name))
    all = tuple(f"`{id}`" for id in sorted(known))
    return say(
        "there is no map `{typed}`; choose from {options_typed}",
        typed=shown(name), options_typed=all,
    )  # fmt: skip


def pack_hash(folder: Path) -> str:
    """Return a hash of a pack's cards, fighters and traits."""
    digest = sha256()
    files = [folder / "pack.yaml"]
    for room in ("cards", "fighters", "traits"):
        kinds = (*YAML, SHEET) if room == "cards" else YAML
        files += sorted(p for p in (folder / room).rglob("*") if p.suffix in kinds and p.is_file())
    for path in files:
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0")
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


# -- allowed paths and kept packs --------------------------------------------------------------

MOST = 500  # lines
_ALLOWED = "outside"


def allow(paths: Iterable[Path]) -> None:
    """Remember these paths as allowed. If that fails, the user is asked again next time."""
    _remember(_ALLOWED, [str(real(path)) for path in paths])


def is_allowed(path: Path) -> bool:
    return str(real(path)) in _remembered(_ALLOWED)


def _once_read(
    path: Path, what: str, read: Callable[[Problems], T | None], problems: Problems
) -> T | None:
    """Return the content of a file, from an earlier reading or read now. Content with a problem is
    not kept."""
    key = _key_of(what, [path])
    value: T | None = kept(key)
    if value is None:
        found = Problems()
        value = read(found)
        problems.found += found.found
        if value is not None and not found.found:
            keep(key, value)
    return value


def _read_pack(folder: Path, problems: Problems) -> PackFile | None:
    def read(found: Problems) -> PackFile | None:
        from fragkit.load.packs.library import read_pack_file  # cached packs do not need it

        draft = read_pack_file(folder, found)
        return draft.file if draft is not None else None

    return _once_read(folder / "pack.yaml", "pack", read, problems)


def _read_map(path: Path, problems: Problems) -> MapDefinition | None:
    def read(found: Problems) -> MapDefinition | None:
        from fragkit.load.maps.map_reader import load_map  # cached maps do not need it

        return load_map(path, found)

    return _once_read(path, "map", read, problems)


def _files_of(folder: Path) -> list[Path]:
    rooms = [folder / room for room in ("cards", "fighters", "traits", "maps", "rules")]
    files = [path for room in rooms if is_there(room) for path in room_files(room, Problems())]
    return [folder / "pack.yaml", *files]


def _key_of(what: str, paths: Iterable[Path]) -> str:
    """Return the key of a value made from these files, or "" if one of them can't be read."""
    parts = [what.encode()]
    for path in paths:
        try:
            if not is_file(path) or path.stat().st_size > MAX_BYTES:
                return ""
            places = (str(path), os.path.abspath(path), shown_path(path))
            parts += [*map(os.fsencode, places), path.read_bytes()]
        except OSError:
            return ""
    return key_of(parts)


def _remember(what: str, lines: Iterable[str]) -> None:
    known = _remembered(what)
    new = [line for line in lines if line and line not in known]
    if not new:
        return
    with contextlib.suppress(OSError, ValueError):
        place = user_folder() / what
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = place.with_name(f"{place.name}.{os.getpid()}")
        draft.write_text("".join(f"{line}\n" for line in [*known, *new][-MOST:]), "utf-8")
        draft.replace(place)


def _remembered(what: str) -> list[str]:
    try:
        return (user_folder() / what).read_text("utf-8").splitlines()
    except (OSError, ValueError):
        return []


def outside_text(name: str, paths: list[Path]) -> Text:
    return say(
        "{file} uses {options_typed:and} outside its own folder; to allow that, add `--outside`",
        file=name, options_typed=tuple(f"`{path}`" for path in paths),
    )  # fmt: skip
