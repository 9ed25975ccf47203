"""The files that `fragkit new` writes, and the examples in them."""

from __future__ import annotations

import functools
import json
import re
import textwrap
import unicodedata
from dataclasses import field
from pathlib import Path, PurePosixPath
from typing import Literal

from fragkit.board.drawing_writer import arena
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_edit import ruler
from fragkit.load.scaffold.schema import file_schemas
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
    """An example to copy, with its name, its text and its lines of YAML."""

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
    """Return the lines of the list item that begins at that line (counted from 1), without its
    hyphen."""
    lines = text.split("\n")
    first = lines[line - 1]
    depth = len(first) - len(first.lstrip())
    kept = [first.replace("- ", "  ", 1)]
    for other in lines[line:]:
        if other.strip() and len(other) - len(other.lstrip()) <= depth:
            break
        kept.append(other)
    while kept and (not kept[-1].strip() or kept[-1].lstrip().startswith("#")):
        kept.pop()  # a heading for the next lines
    return textwrap.dedent("\n".join(kept)) + "\n"


def retitled(item: str, id: str, title: str) -> str:
    """Return a card's lines with another id and name, without keys that make sense only for the old
    card."""
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


SCHEMAS = ".fragkit"  # a folder beside the files, for the editor
ROOM_SCHEMAS = {
    "cards": "cards", "fighters": "fighters", "traits": "traits", "maps": "map", "rules": "rules",
    "lang": "lang",
}  # fmt: skip


def id_from(name: str) -> str:
    """Return an id for a name: `Dr. Fragenstein` gives `dr-fragenstein`. Return "" if no letter or
    digit is left."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def name_from(name: str) -> str:
    """Return a title. An id becomes words; anything else stays."""
    return name.replace("-", " ").title() if re.fullmatch(r"[a-z0-9-]+", name) else name


def quoted(name: str) -> str:
    """Return the title as YAML, in quotes if necessary."""
    title = name_from(name)
    if re.fullmatch(r"[\w][\w .!-]*", title) and not title[0].isdigit():
        plain = title.casefold() not in (
            "yes",
            "no",
            "on",
            "off",
            "true",
            "false",
            "null",
            "y",
            "n",
        )
        if plain and not title.endswith(" "):
            return title
    return json.dumps(title, ensure_ascii=False)


def scaffold(
    kind: str, name: str, schema_kind: str, folder: str = "", text: str = ""
) -> dict[str, str]:
    """Return the files of a new definition by path: the file itself, and the schema for the editor.

    The text is the one given, or comes from the template of that kind.
    """
    target = PurePosixPath(folder) / f"{id_from(name)}.yaml"
    up = "../" * (len(target.parts) - 1)
    schema = f"{up}{SCHEMAS}/{schema_kind}.json"
    own = modeline(schema) + text if text else ""
    return {
        str(target): own or fill(kind, name, schema, f"{folder or '.'}/{target.name}"),
        f"{SCHEMAS}/{schema_kind}.json": schema_texts()[schema_kind],
    }


def modeline(schema: str) -> str:
    return f"# yaml-language-server: $schema={schema}\n"


def scaffold_pack(name: str) -> dict[str, str]:
    """Return a whole pack to start from: a fighter, a card of each deck, a map, a scene,
    editor settings and a workflow that checks it."""
    id = id_from(name)
    files = {
        "pack.yaml": fill("pack", name, f"{SCHEMAS}/pack.json"),
        "fragkit.yaml": fill("fragkit", name, ""),
        "README.md": fill("README", name, "", suffix=".md"),
        **scaffold("fighter", f"{id}-hero", "fighters", "fighters"),
        **scaffold("weapon", f"{id}-blaster", "cards", "cards"),
        **scaffold("gadget", f"{id}-boots", "cards", "cards"),
        **scaffold("special", f"{id}-shout", "cards", "cards"),
        **scaffold_map(f"{id}-yard", 8, 6, "maps"),
        "tests/first-shot.frag": fill("scene", name, "", suffix=".frag"),
        ".github/workflows/check.yaml": fill("workflow", name, ""),
        ".vscode/settings.json": editor_settings(),
        **{f"{SCHEMAS}/{kind}.json": text for kind, text in schema_texts().items()},
    }
    return {f"{id}/{path}": text for path, text in files.items()}


def scaffold_bare_pack(name: str) -> dict[str, str]:
    """Return a pack without content."""
    return {
        "pack.yaml": fill("pack", name, f"{SCHEMAS}/pack.json"),
        f"{SCHEMAS}/pack.json": schema_texts()["pack"],
    }


def editor_settings() -> str:
    """Return the settings for VS Code, which list the schemas by folder for files without a
    modeline."""
    schemas = {
        f"{SCHEMAS}/{kind}.json": [f"{room}/*.yaml", f"{room}/**/*.yaml"]
        for room, kind in ROOM_SCHEMAS.items()
    }
    settings = {
        "yaml.schemas": {
            **{f"{SCHEMAS}/{kind}.json": f"{kind}.yaml" for kind in ("pack", "fragkit")},
            **schemas,
        },
        "yaml.suggest.parentSkeletonSelectedFirst": True,
        "[yaml]": {"editor.tabSize": 2, "editor.insertSpaces": True},
    }
    return json.dumps(settings, indent=2) + "\n"


@dataclass(frozen=True, slots=True)
class FighterDraft:
    """The answers to the questions of `fragkit new fighter`."""

    name: str
    stats: str = "3/2/2"
    text: str = "Who this is, in a sentence."
    weapon: Example | None = None  # the pistol
    abilities: tuple[Example, ...] = field(default=())
    drawbacks: tuple[Example, ...] = field(default=())


def fighter_yaml(draft: FighterDraft) -> str:
    """Return a fighter's file with the chosen examples, each under its text."""
    rows = [
        "# Your own fighter. The three stats are 1 to 4 each and add up to 7.",
        f"- id: {id_from(draft.name)}",
        f"  name: {quoted(draft.name)}",
        f"  stats: {draft.stats}        # Health/Speed/Accuracy",
        f"  text: {json.dumps(draft.text, ensure_ascii=False)}",
    ]
    if draft.weapon is not None:
        rows += ["  weapon:", _indented(draft.weapon.yaml, "    ")]
    for key, traits in (("abilities", draft.abilities), ("drawbacks", draft.drawbacks)):
        if traits:
            rows.append(f"  {key}:")
        for trait in traits:
            rows += [f"    # {trait.text}", _indented(trait.yaml, "      ", "    - ")]
    return "\n".join(rows) + "\n"


def card_yaml(item: str) -> str:
    """Return the file of one card, made from its lines."""
    return (
        "# Your own card. `fragkit check` finds mistakes, `fragkit preview` shows it.\n"
        + _indented(item, "  ", "- ")
        + "\n"
    )


def _indented(text: str, indent: str, first: str = "") -> str:
    moved = textwrap.indent(text.rstrip("\n"), indent)
    return first + moved[len(first) :] if first else moved


def scaffold_map(
    name: str,
    columns: int,
    rows: int,
    folder: str = "",
    players: int | None = None,
    mirror: bool = False,
) -> dict[str, str]:
    """Return the files of a map to start from: an arena of that size with respawns, power-ups and
    pillars."""
    files = scaffold("map", name, "map", folder)
    grid = "\n".join(f"  {line}" for line in arena(columns, rows, players, mirror))
    path = next(path for path in files if path.endswith(".yaml"))
    files[path] = files[path].replace("{ruler}", ruler(columns)).replace("{grid}", grid)
    return files


def fill(kind: str, name: str, schema: str, file: str = "", suffix: str = ".yaml") -> str:
    text = (share("templates") / "new" / f"{kind}{suffix}").read_text(encoding="utf-8")
    values = {
        "schema": schema, "file": file, "id": id_from(name), "name": quoted(name),
        "title": name_from(name),
    }  # fmt: skip
    for key, value in values.items():
        text = text.replace(f"{{{key}}}", value)
    return text


@functools.cache
def schema_texts() -> dict[str, str]:
    return {kind: json.dumps(schema, indent=1) + "\n" for kind, schema in file_schemas().items()}
