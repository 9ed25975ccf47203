"""Files to start from: what `fragkit new` writes."""

from __future__ import annotations

import functools
import json
import re
import unicodedata
from pathlib import PurePosixPath

from fragkit.board.squares import column_name
from fragkit.load.schema import file_schemas
from fragkit.share import share

SCHEMAS = ".fragkit"  # a folder beside the files, for the editor


def id_from(name: str) -> str:
    """`Dr. Fragenstein` -> `dr-fragenstein`; empty when no letter or digit is left."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def name_from(name: str) -> str:
    """A title for people: an id is spelled out, anything else is kept."""
    return name.replace("-", " ").title() if re.fullmatch(r"[a-z0-9-]+", name) else name


def scaffold(kind: str, name: str, schema_kind: str, folder: str = "") -> dict[str, str]:
    """The files of a new thing by their path: itself, and the schema that its editor reads."""
    target = PurePosixPath(folder) / f"{id_from(name)}.yaml"
    up = "../" * (len(target.parts) - 1)
    return {
        str(target): fill(
            kind, name, f"{up}{SCHEMAS}/{schema_kind}.json", f"{folder or '.'}/{target.name}"
        ),
        f"{SCHEMAS}/{schema_kind}.json": schema_text(schema_kind),
    }


def scaffold_pack(name: str) -> dict[str, str]:
    """A pack with one card and one fighter to change."""
    id = id_from(name)
    files = {
        "pack.yaml": fill("pack", name, f"{SCHEMAS}/pack.json"),
        **scaffold("weapon", f"{id}-blaster", "cards", "cards"),
        **scaffold("fighter", f"{id}-hero", "fighters", "fighters"),
        f"{SCHEMAS}/pack.json": schema_text("pack"),
    }
    return {f"{id}/{path}": text for path, text in files.items()}


def scaffold_map(name: str, columns: int, rows: int, folder: str = "") -> dict[str, str]:
    """A map to start from: an arena of that size with respawns, power-ups and pillars."""
    files = scaffold("map", name, "map", folder)
    ruler = "#   " + " ".join(f"{column_name(c):<3}" for c in range(columns)).rstrip()
    grid = "\n".join(f"  {line}" for line in arena(columns, rows))
    path = next(path for path in files if path.endswith(".yaml"))
    files[path] = files[path].replace("{ruler}", ruler).replace("{grid}", grid)
    return files


def arena(columns: int, rows: int) -> list[str]:
    """The drawing of an open arena: every square can be walked to."""
    right, bottom = columns - 1, rows - 1
    middle, centre = columns // 2, rows // 2
    cells: dict[tuple[int, int], str] = {}
    corners = [(0, 0), (right, bottom), (right, 0), (0, bottom)]
    sides = [(0, centre), (right, bottom - centre)]
    if columns > rows:
        sides = [(middle, 0), (right - middle, bottom)]
    for number, place in enumerate(dict.fromkeys(corners + sides), 1):
        cells[place] = str(number)
    for place, symbol in (((middle, centre), "w"), ((right - middle, bottom - centre), "g")):
        cells.setdefault(place, symbol)
    # Pillars in two lattices, the same upside down: no side is better, nothing is walled in.
    for row in range(2, rows - 2, 4):
        for column in range(2, columns - 2, 4):
            cells.setdefault((column, row), "#")
            cells.setdefault((right - column, bottom - row), "#")
    lines = []
    for row in range(rows):
        lines.append("+" + "+".join(["---" if row == 0 else "   "] * columns) + "+")
        inner = " ".join(f"{cells.get((column, row), ' '):^3}" for column in range(columns))
        lines.append(f"|{inner}|")
    return [*lines, "+" + "+".join(["---"] * columns) + "+"]


def fill(kind: str, name: str, schema: str, file: str = "") -> str:
    text = (share("templates") / "new" / f"{kind}.yaml").read_text(encoding="utf-8")
    title = json.dumps(name_from(name), ensure_ascii=False)  # quoted: a name may hold a colon
    if re.fullmatch(r"[\w][\w .!-]*", name_from(name)) and not name_from(name)[0].isdigit():
        title = name_from(name)
    for key, value in (("schema", schema), ("file", file), ("id", id_from(name)), ("name", title)):
        text = text.replace(f"{{{key}}}", value)
    return text


@functools.cache
def schema_text(kind: str) -> str:
    return json.dumps(file_schemas()[kind], indent=1) + "\n"
