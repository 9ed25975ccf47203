"""Files to start from: what `fragkit new` writes."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path, PurePosixPath

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


def fill(kind: str, name: str, schema: str, file: str = "") -> str:
    text = (share("templates") / "new" / f"{kind}.yaml").read_text(encoding="utf-8")
    title = json.dumps(name_from(name), ensure_ascii=False)  # quoted: a name may hold a colon
    if re.fullmatch(r"[\w][\w .!-]*", name_from(name)) and not name_from(name)[0].isdigit():
        title = name_from(name)
    for key, value in (("schema", schema), ("file", file), ("id", id_from(name)), ("name", title)):
        text = text.replace(f"{{{key}}}", value)
    return text


def schema_text(kind: str) -> str:
    return json.dumps(file_schemas()[kind], indent=1) + "\n"


def pack_root(start: Path) -> Path | None:
    """The pack that the working directory is in."""
    return next((f for f in (start, *start.parents) if (f / "pack.yaml").is_file()), None)
