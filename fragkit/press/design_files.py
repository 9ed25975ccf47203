"""Reading designs of sheets, counters, standees and references: shipped ones, then those of packs.

A pack's own designs are in its folder `templates/<kind>/`. A design with the same id as another
replaces it for that pack and for those that extend it.
"""

from __future__ import annotations

import dataclasses
import functools
from pathlib import Path
from typing import Any, Protocol, TypeVar

from fragkit.diagnostics import Problems
from fragkit.language import spoken, translate
from fragkit.load.packs.library import template_folders
from fragkit.load.typed_yaml.files import read_text, shown_path
from fragkit.load.typed_yaml.nodes import Node, Sequence, parse
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.fields import Id
from fragkit.model.pack import Library, Pack
from fragkit.shipped_files import share


class Design(Protocol):
    @property
    def id(self) -> Id: ...


D = TypeVar("D", bound=Design)


def read_designs(
    kind: str, cls: type[D], what: str, pack: Pack, library: Library, problems: Problems
) -> dict[str, D]:
    """Return all designs of a kind for the pack, by id. `what` names one of them, as in "a record
    sheet"."""
    folders = [folder / kind for folder in template_folders(pack, library)]
    found: dict[str, D] = {design.id: design for design in shipped_designs(kind, cls, what)}
    for folder in folders:
        for path in sorted(folder.glob("*.yaml")) if folder.is_dir() else ():
            for design in read_file(path, cls, what, problems):
                found[design.id] = design
    if spoken() is not None:
        found = {id: worded(design) for id, design in found.items()}
    return found


WORDS = {"title", "text", "head", "lead", "label", "hint", "name"}


def worded(design: D) -> D:
    """Return the design with all its texts in the reader's language."""
    made: dict[str, Any] = {}
    for field in dataclasses.fields(design):  # type: ignore[arg-type]  # designs are such classes
        value = getattr(design, field.name)
        if isinstance(value, str) and value and field.name in WORDS:
            made[field.name] = translate(value)
        elif isinstance(value, tuple) and value and dataclasses.is_dataclass(value[0]):
            made[field.name] = tuple(map(worded, value))
    return dataclasses.replace(design, **made)  # type: ignore[type-var]  # as above


@functools.cache
def shipped_designs(kind: str, cls: type[D], what: str) -> tuple[D, ...]:
    """Read the shipped designs once. A test makes sure that they have no problems."""
    found: list[D] = []
    for path in sorted((share("templates") / kind).glob("*.yaml")):
        found += read_file(path, cls, what, Problems())
    return tuple(found)


def read_yaml(path: Path, problems: Problems) -> Node | None:
    text = read_text(path, problems)
    return None if text is None else parse(text, shown_path(path), problems)


def read_file(path: Path, cls: type[D], what: str, problems: Problems) -> list[D]:
    """Return the designs in a file."""
    root = read_yaml(path, problems)
    if root is None:
        return []
    items = root.items if isinstance(root, Sequence) else [root]
    made = [structure(item, cls, what, problems) for item in items]
    return [design for design in made if design is not None]
