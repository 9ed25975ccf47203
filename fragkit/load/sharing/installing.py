"""Installed packs: kept in the user's own folder and found by id from anywhere."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fragkit.diagnostics import Problems
from fragkit.load.content_check import check_content
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.known_packs import SHIPPED, data_home, installed_folders, map_id
from fragkit.load.translation.lang_files import read_overlay
from fragkit.model.pack import Library, Pack
from fragkit.shipped_files import share
from fragkit.values import dataclass


@dataclass(frozen=True, slots=True)
class Contents:
    """The changes that installing a pack would make."""

    library: Library
    pack: Pack
    adds: tuple[str, ...]  # `12 cards`, `2 maps`
    overrides: tuple[str, ...]  # `card mine`, `template weapon`
    needs: tuple[str, ...]
    before: str  # the installed version, or empty


@contextmanager
def spread_out(files: dict[str, bytes]) -> Iterator[Path]:
    """Write the files of a bundle to their own folder, next to the installed packs."""
    room = data_home() / "packs"
    room.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".incoming-", dir=room) as name:
        folder = Path(name) / "pack"
        folder.mkdir()
        for path, data in files.items():
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
        yield folder


def looked_through(folder: Path, start: Path, problems: Problems) -> Contents | None:
    """Return the contents of a pack; None if `problems` has a reason against installing it."""
    library = check_content([folder], start, problems).library
    home = os.path.realpath(folder)
    pack = next((p for p in library.packs if os.path.realpath(p.folder) == home), None)
    if pack is None or problems.has_errors:
        return None
    counts = (
        (len(pack.cards), "card"), (len(pack.fighters), "fighter"), (len(pack.maps), "map"),
        (len(pack.traits), "trait"), (len(pack.rules), "file of rules"),
        (len(pack.file.decks), "deck"), (len(pack.file.rules), "rule for everyone"),
        (len(pack.file.options), "house option"), (len(_named_files(pack, "themes")), "theme"),
        (len(_named_files(pack, "layouts")), "layout"), (len(_files(pack, "fonts", ".ttf")), "font"),
        (len(_files(pack, "icons", ".svg")), "icon"),
        (len(_files(pack, "drawings", ".txt")), "file of drawings"),
    )  # fmt: skip
    adds = [_count(number, noun) for number, noun in counts if number]
    adds += [f"words in `{code}`" for code in _languages(pack)]
    adds += [f"the variant {word}" for word in pack.file.variants]
    if pack.file.setup is not None:
        adds.append("its own setup")
    if pack.file.frag is not None:
        adds.append("its own rules for frags")
    before = installed(pack.id)
    return Contents(
        library,
        pack,
        tuple(adds) or ("no content",),
        tuple(_overrides(pack, library)),
        tuple(dict.fromkeys((*pack.file.extends, *pack.file.requires))),
        version_of(before) if before is not None else "",
    )


def _count(number: int, noun: str) -> str:
    if number == 1:
        return f"1 {noun}"
    first, *rest = noun.split(" ")  # `files of rules`, but `house options`
    if rest and rest[0] in ("of", "for"):
        return " ".join([f"{number} {first}s", *rest])
    return f"{number} {noun}s"


def _named_files(pack: Pack, room: str) -> list[str]:
    """Return the ids of the pack's themes or layouts."""
    return [path.stem for path in _files(pack, room, ".yaml")]


def _files(pack: Pack, room: str, suffix: str) -> list[Path]:
    folder = pack.folder / "templates" / room
    return sorted(folder.glob(f"*{suffix}")) if folder.is_dir() else []


def _languages(pack: Pack) -> list[str]:
    folder = pack.folder / "lang"
    return sorted(path.stem for path in folder.glob("*.yaml")) if folder.is_dir() else []


def _overrides(pack: Pack, library: Library) -> Iterator[str]:
    for kind, made in (("card", pack.cards), ("fighter", pack.fighters)):
        for id, thing in made.items():
            if thing.override:
                yield f"{kind} {id}"
    for path in pack.maps:
        made_map = load_map(path, Problems())
        if made_map is not None and made_map.override:
            yield f"map {made_map.id}"
    templates = pack.folder / "templates"
    for file in sorted(templates.glob("*.yaml")) if templates.is_dir() else ():
        yield f"template {map_id(file)}"
    for room, kind in (("themes", "theme"), ("layouts", "layout")):
        shipped = {path.stem for path in (share("templates") / room).glob("*.yaml")}
        yield from (f"{kind} {id}" for id in _named_files(pack, room) if id in shipped)
    for word, value in (pack.file.house or {}).items():
        yield f"house option {word}={value}"
    for id in pack.file.replaces:
        yield f"deck {id}"
    for code in _languages(pack):
        words = read_overlay(pack.folder / "lang" / f"{code}.yaml", Problems())
        for room, kind in (("cards", "card"), ("fighters", "fighter")):
            own = getattr(pack, room)
            for id in getattr(words, room) if words is not None else ():
                if id not in own:
                    yield f"the words of {kind} {id} in `{code}`"
    others = {d.id for p in library.packs if p.id != pack.id for d in p.file.decks}
    for deck in pack.file.decks:
        if deck.id in others:
            yield f"deck {deck.id}"


def may_be_called(id: str) -> bool:
    return id not in SHIPPED


def put_in_place(folder: Path, id: str) -> Path:
    """Move a checked pack to the installed ones; it replaces an older version completely."""
    target = data_home() / "packs" / id
    aside = None
    if target.exists():
        aside = target.with_name(f".outgoing-{id}-{os.getpid()}")
        os.replace(target, aside)
    try:
        os.replace(folder, target)
    except OSError:
        if aside is not None:
            os.replace(aside, target)
        raise
    if aside is not None:
        shutil.rmtree(aside, ignore_errors=True)
    return target


def installed(id: str) -> Path | None:
    """Return the folder of an installed pack, by the id it has or had when it was installed."""
    return next((f for f in installed_folders() if id in (map_id(f / "pack.yaml"), f.name)), None)


def remove(id: str) -> bool:
    """Remove the pack; return whether it was installed."""
    folder = installed(id)
    if folder is None:
        return False
    aside = folder.with_name(f".outgoing-{id}-{os.getpid()}")
    os.replace(folder, aside)
    shutil.rmtree(aside, ignore_errors=True)
    return True


def version_of(folder: Path) -> str:
    from fragkit.load.packs.library import read_pack_file

    draft = read_pack_file(folder, Problems())
    return draft.file.version if draft is not None else "?"
