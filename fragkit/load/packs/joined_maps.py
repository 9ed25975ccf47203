"""Find two maps that can be joined."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fragkit.board.joining import NoJoin, join
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.known_packs import find_map


def joined_maps(folders: Sequence[Path]) -> str:
    """Return two maps of these packs that can be joined (team.maps); the map of the pack that
    the other builds on comes first."""
    for folder in reversed(folders):
        for path in sorted((folder / "maps").glob("*.yaml")):
            made = load_map(path, Problems())
            for beside in made.joins if made is not None else ():
                partner = find_map(beside.map, Path.cwd(), Problems(), folders)
                other = load_map(partner, Problems()) if partner is not None else None
                if made is None or other is None or partner is None:
                    continue
                if not isinstance(join([other, made]), NoJoin):
                    return f"{other.id}+{made.id}"
    return ""
