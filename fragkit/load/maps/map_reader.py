"""From a map's YAML to its definition: the drawing and the keys around it.

`structure` checks the fields, and `board` reads the drawing. This file matches the names in
`doors:`, `zones:` and so on with the drawing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from fragkit.board.board import Board
from fragkit.board.drawing_reader import read_partly
from fragkit.board.joining import NoJoin, join
from fragkit.board.map_symbols import BUILT_IN, WORDS, is_wide
from fragkit.diagnostics import Problems, Span, did_you_mean
from fragkit.load.maps.map_entries import MapEntries
from fragkit.load.packs.known_packs import find_map
from fragkit.load.typed_yaml.files import read_text, shown_path
from fragkit.load.typed_yaml.nodes import Mapping as MappingNode
from fragkit.load.typed_yaml.nodes import Node, Scalar, Sequence, parse
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.fields import Where
from fragkit.model.map import (
    WAYS,
    BeastEntry,
    DoorEntry,
    Grid,
    JoinEntry,
    LegendWord,
    MapDefinition,
    MapFile,
    Patch,
    SwitchEntry,
    Way,
)

T = TypeVar("T")
MOST_IN_DRAWING = 1_000  # each of 250,000 squares could have one

# Problems that leave part of the drawing unread, and problems of names that are still usable.
UNREAD = frozenset(
    [
        "map-line-length",
        "map-tab",
        "map-half-edge",
        "map-unknown-edge",
        "map-unknown-symbol",
        "map-wide-character",
    ]
)
ANYWAY = frozenset(["map-square", "map-door-twice", "map-door-color", "map-door-way"])


def load_map(path: Path, problems: Problems, playable: bool = False) -> MapDefinition | None:
    """Return the map in a file, or None if it is broken. `playable` adds the checks of `check_map`."""
    text = read_text(path, problems)
    if text is None:
        return None
    return read_map_text(text, shown_path(path), problems, playable)


def read_map_text(
    text: str, file: str, problems: Problems, playable: bool = False
) -> MapDefinition | None:
    before = len(problems.found)
    node = parse(text, file, problems)
    if node is None:
        if len(problems.found) == before:
            problems.at(Span(file)).error(
                "[map-empty] the file has no map in it", "run `fragkit new map` to start one"
            )
        return None
    definition = read_map(node, problems)
    if definition is not None and playable:
        check_map(definition, problems)
        _check_legend(node, problems)
    return definition


def read_map(node: Node, problems: Problems) -> MapDefinition | None:
    """Return the definition, or None after a problem. The drawing is read even if other keys are
    wrong, so that one run reports everything."""
    before = len(problems.found)
    grounded = _has_ground(node)
    file = structure(node, _ground_file() if grounded else MapFile, "a map", problems)
    if not isinstance(node, MappingNode):
        return None
    drawing = node.get("grid")
    legend = _legend(node.get("legend"), problems)
    own = _own_signs(node.get("legend"))
    if not isinstance(drawing, Scalar) or not drawing.text.strip():
        return None
    drawn_from = len(problems.found)
    grid = _drawing(drawing, legend, problems, own)
    if grid is None:
        return None
    unread = any(d.code in UNREAD for d in problems.found[drawn_from:])
    where = _with_drawing(Where(drawing.span, {"grid": drawing.span}), drawing)
    bare = MapDefinition(id="this map", name="map", grid=grid, where=where)
    told = Problems()
    overlay = MapEntries(Board.of(bare), told, lambda square: square_span(bare, square))
    overlay.doors(_entries(node.get("doors"), DoorEntry))
    switches = overlay.switches(_entries(node.get("switches"), SwitchEntry))
    beasts = overlay.beasts(_entries(node.get("beasts"), BeastEntry))
    zones = overlay.zones(_zone_items(node.get("zones")))
    sides = _sides(node.get("edges"))
    joins = overlay.joins(sides)
    # A name may refer to the very part that could not be read.
    problems.found += [d for d in told.found if not unread or d.code in ANYWAY]
    if file is None or any(d.severity == "error" for d in problems.found[before:]):
        return None
    patches = _patches(file, overlay.board, dict(zones)) if grounded else ()
    named = {f"edges.{side}": entry.where.of("map") for side, entry in sides.items()}
    place = replace(file.where, values={**file.where.values, **named})
    return MapDefinition(
        id=str(file.id),
        name=file.name,
        grid=overlay.grid,
        square_doors=overlay.square_doors,
        zones=zones,
        switches=switches,
        beasts=beasts,
        respawn_color=file.respawn_color,
        joins=joins,
        patches=patches,
        theme=file.theme,
        notes=file.notes,
        override=file.override,
        where=_with_drawing(place, drawing),
    )


def check_map(definition: MapDefinition, problems: Problems) -> None:
    """Report everything that keeps the map from being played."""
    from fragkit.board.playable import check_playable  # `los` does without

    check_playable(Board.of(definition), problems, lambda square: square_span(definition, square))


def check_joins(
    maps: Mapping[str, MapDefinition], broken: Collection[str], problems: Problems
) -> None:
    """Check that the maps under `edges:` exist and fit there. Broken maps are skipped."""
    from fragkit.board.joining import NoJoin, join

    for definition in maps.values():
        for joined in definition.joins:
            span = definition.where.of(f"edges.{joined.side}")
            other = maps.get(joined.map)
            if other is None and joined.map in broken:
                continue
            if other is None:
                problems.at(span).error(
                    "[map-join] there is no map `{map}` to join on the {side}",
                    did_you_mean(joined.map, maps),
                    map=joined.map,
                    side=joined.side,
                )
                continue
            board = join([definition, other])
            if isinstance(board, NoJoin):
                problems.at(span).error("[map-join] {reason}", reason=board.message)


def square_span(definition: MapDefinition, square: int) -> Span:
    """Return the place of a square's three characters in the file."""
    first = definition.where.values.get("drawing")
    if first is None:
        return definition.where.of("grid")
    row, column = divmod(square, definition.grid.columns)
    return Span(first.file, first.line + 2 * row + 1, first.column + 4 * column + 1, 3)


def _with_drawing(where: Where, drawing: Scalar) -> Where:
    """Return the places, with the place of the drawing's first character added."""
    if drawing.block_at is None:
        return where
    lines = drawing.text.split("\n")
    skipped = next((i for i, line in enumerate(lines) if line.strip()), 0)
    return replace(where, values={**where.values, "drawing": drawing.place(skipped, 0)})


def _drawing(
    drawing: Scalar, legend: Mapping[str, tuple[LegendWord, ...]], problems: Problems,
    own: Collection[str],
) -> Grid | None:  # fmt: skip
    if "\n" not in drawing.text.strip() and drawing.text.strip().startswith("+"):
        problems.at(drawing.span).error(
            "[map-not-block] the lines of the drawing have run together",
            "write `grid: |` and put the drawing below it, indented",
        )
        return None
    found = Problems(limit=MOST_IN_DRAWING)
    grid = read_partly(drawing.text, found, legend, drawing.place, own)
    problems.found += found.found[:MOST_IN_DRAWING]
    if len(found.found) > MOST_IN_DRAWING:
        problems.at(found.found[MOST_IN_DRAWING].span).error(
            "[map-problems] {number} more errors in the drawing are not shown",
            "fix the first ones: one wrong line or a missing legend may cause them all",
            number=f"{len(found.found) - MOST_IN_DRAWING + found.more:,}",
        )
    return grid


def _legend(node: Node | None, problems: Problems) -> dict[str, tuple[LegendWord, ...]]:
    """Return the characters that the map adds. A wrong entry counts as floor."""
    found: dict[str, tuple[LegendWord, ...]] = {}
    if not isinstance(node, MappingNode):
        return found
    for key, value in node.entries:
        char = key.text
        if len(char) != 1 or char.isspace() or is_wide(char):
            problems.at(key.span).error(
                "[map-legend] `{char}` can't be used in a drawing",
                "use one plain character, such as `@` or `&`",
                char=char,
            )
        elif char in BUILT_IN:
            here, help = problems.at(key.span), "choose another character, such as `@` or `&`"
            if WORDS.get(char):
                here.error(
                    "[map-legend] `{char}` already means `{meaning}`",
                    help,
                    char=char,
                    meaning=WORDS[char],
                )
            else:
                here.error("[map-legend] `{char}` already has a meaning", help, char=char)
        else:
            value = (
                (value.get("is") or MappingNode([], value.span))
                if isinstance(value, MappingNode)
                else value
            )
            items = value.items if isinstance(value, Sequence) else [value]
            words = [i.text for i in items if isinstance(i, Scalar)]
            found[char] = tuple(word for word in WORDS.values() if word in words)
    return found


def _check_legend(node: Node, problems: Problems) -> None:
    """Warn of characters in the legend that the drawing does not use."""
    assert isinstance(node, MappingNode), "it is a map"
    legend, drawing = node.get("legend"), node.get("grid")
    assert isinstance(drawing, Scalar), "it has a drawing"
    for key, _ in legend.entries if isinstance(legend, MappingNode) else ():
        if key.text not in drawing.text:
            problems.at(key.span).warning(
                "[map-legend] the drawing has no `{char}`",
                "draw it, or delete it from the legend",
                char=key.text,
            )


# -- the map's own ground --------------------------------------------------------


def _has_ground(node: Node) -> bool:
    """Return whether a zone or a legend character has effects of its own."""
    if not isinstance(node, MappingNode):
        return False
    tables = (node.get("legend"), node.get("zones"))
    return any(
        isinstance(value, MappingNode)
        for table in tables
        if isinstance(table, MappingNode)
        for _, value in table.entries
    )


def _ground_file() -> type[MapFile]:
    from fragkit.model.map_ground import GroundMapFile  # loads all effects, and few maps need them

    return GroundMapFile


def _own_signs(node: Node | None) -> frozenset[str]:
    entries = node.entries if isinstance(node, MappingNode) else ()
    return frozenset(key.text for key, value in entries if isinstance(value, MappingNode))


def _patches(
    file: MapFile, board: Board, zones: Mapping[str, tuple[str, ...]]
) -> tuple[Patch, ...]:
    from fragkit.model.map_ground import GroundMapFile, LegendGround, ZoneGround

    assert isinstance(file, GroundMapFile), "only such a file has ground of its own"
    found = [
        Patch(
            made.name,
            sign,
            tuple(board.name(p) for p in board.places if sign in board.spots[p].signs),
            made,
        )
        for sign, made in (file.legend or {}).items()
        if isinstance(made, LegendGround)
    ]
    found += [
        Patch(made.name or zone.replace("-", " ").title(), "", zones.get(zone, ()), made)
        for zone, made in (file.zones or {}).items()
        if isinstance(made, ZoneGround)
    ]
    return tuple(patch for patch in found if patch.squares)


def _entries(node: Node | None, cls: type[T]) -> list[T]:
    """Return the well-formed entries of a list. The others were reported."""
    if not isinstance(node, Sequence):
        return []
    made = (structure(item, cls, "", Problems()) for item in node.items)
    return [entry for entry in made if entry is not None]


def _sides(node: Node | None) -> dict[Way, JoinEntry]:
    """Return the well-formed sides under `edges:`. The others were reported."""
    found: dict[Way, JoinEntry] = {}
    for side in WAYS:
        value = node.get(side) if isinstance(node, MappingNode) else None
        entry = structure(value, JoinEntry, "", Problems()) if value is not None else None
        if entry is not None:
            found[side] = entry
    return found


def _zone_items(node: Node | None) -> Iterator[tuple[str, list[Scalar]]]:
    if not isinstance(node, MappingNode):
        return
    for key, value in node.entries:
        if isinstance(value, MappingNode):
            value = value.get("squares") or value
        items = value.items if isinstance(value, Sequence) else [value]
        yield key.text, [i for i in items if isinstance(i, Scalar)]


def joined_maps(folders: list[Path]) -> str:
    """Return two maps of these packs that can be joined (team.maps). The map of the pack that the
    other extends comes first."""
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
