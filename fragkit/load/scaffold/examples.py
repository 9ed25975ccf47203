"""Examples to start from, with their lines of YAML: traits, starting weapons, cards of a pack.

The lines are copied as they are, comments included, so that a designer sees how it is done.
"""

from __future__ import annotations

import functools
import re
import textwrap
from pathlib import Path
from typing import Literal

from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml.files import read_text
from fragkit.load.typed_yaml.nodes import Mapping, Node, Sequence, parse
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.fighter import StartingWeapon, Trait
from fragkit.model.text import plain, starting_weapon_text, trait_text
from fragkit.shipped_files import share
from fragkit.values import dataclass

TraitKind = Literal["abilities", "drawbacks"]


@dataclass(frozen=True, slots=True)
class Example:
    """An example to copy: its name, its text and its lines of YAML."""

    name: str
    group: str
    text: str
    yaml: str


@functools.cache
def trait_examples(kind: TraitKind) -> tuple[Example, ...]:
    path, root = _read("traits.yaml")
    groups = root.get(kind) if isinstance(root, Mapping) else None
    assert isinstance(groups, Mapping), f"{path} has {kind}"
    found = []
    for group, listed in groups.entries:
        for node, text in items_in(path, listed):
            trait = structure(node, Trait, "a trait", Problems())
            assert trait is not None, f"{path}: a shipped example is sound"
            found.append(Example(trait.name, group.text, plain(trait_text(trait)), text))
    return tuple(found)


@functools.cache
def weapon_examples() -> tuple[Example, ...]:
    path, root = _read("starting-weapons.yaml")
    found = []
    for node, text in items_in(path, root):
        weapon = structure(node, StartingWeapon, "a weapon", Problems())
        assert weapon is not None, f"{path}: a shipped example is sound"
        # One without damage has a text that says so.
        damage = "" if weapon.damage == "none" else f"{weapon.damage} damage, "
        facts = f"{damage}{weapon.ammo} ammo. {plain(starting_weapon_text(weapon))}"
        found.append(Example(weapon.name, "weapons", facts.strip(), text))
    return tuple(found)


def _read(name: str) -> tuple[Path, Node | None]:
    path = share("templates") / "new" / name
    text = read_text(path, Problems()) or ""
    return path, parse(text, str(path), Problems())


def items_in(path: Path, listed: Node | None) -> list[tuple[Node, str]]:
    """Return the items of a list in a file, each with its own lines, unindented."""
    text = (read_text(path, Problems()) or "").replace("\r\n", "\n")
    items = listed.items if isinstance(listed, Sequence) else []
    return [(item, lines_of_item(text, item.span.line)) for item in items]


def lines_of_item(text: str, line: int) -> str:
    """Return the lines of the list item that begins there (from 1), without its hyphen."""
    lines = text.split("\n")
    first = lines[line - 1]
    depth = len(first) - len(first.lstrip())
    kept = [first.replace("- ", "  ", 1)]
    for other in lines[line:]:
        if other.strip() and len(other) - len(other.lstrip()) <= depth:
            break
        kept.append(other)
    while kept and (not kept[-1].strip() or kept[-1].lstrip().startswith("#")):
        kept.pop()  # a heading of what comes next
    return textwrap.dedent("\n".join(kept)) + "\n"


def retitled(item: str, id: str, title: str) -> str:
    """Return a card's lines with another id and name, without keys that belong only to the old one."""
    kept: list[str] = []
    dropping = False
    for line in item.split("\n"):
        key = re.match(r"(\w+):", line)
        if key is not None:
            dropping = key[1] in ("flavor", "art", "override")
            line = {"id": f"id: {id}", "name": f"name: {title}"}.get(key[1], line)
        if not dropping:
            kept.append(line)
    return "\n".join(kept)
