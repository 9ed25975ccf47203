"""Write a map as text: its drawing, and the whole file. The twin of the loader."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fragkit.board.map_symbols import (
    BUILT_IN,
    FEATURE,
    HORIZONTAL_EDGES,
    POWER,
    TERRAIN,
    VERTICAL_EDGES,
)
from fragkit.board.square_names import square_name
from fragkit.model.map import WAYS, Cell, Door, Edge, Grid, LegendWord, MapDefinition, Spot

_SYMBOL: dict[str, str] = {word: char for char, word in {**TERRAIN, **POWER, **FEATURE}.items()}
_SPARE = "@&$!?*=ABCEFGHIJKLMNPQRSUVWYZcdefhijklmnopquxyz"


def draw_grid(grid: Grid) -> str:
    """Return the drawing. It does not show the colors of one-way doors, the directions of door
    squares and the switches; squares with more than three symbols need the legend of `map_yaml`."""
    return _Pen(grid).text()


def map_yaml(definition: MapDefinition) -> str:
    """Return the whole file, which reads back as an equal definition."""
    pen = _Pen(definition.grid)
    drawing = pen.text()
    rows = [f"id: {definition.id}", f"name: {_quoted(definition.name)}", "grid: |"]
    rows += ["  " + line for line in drawing.splitlines()]

    def add(key: str, entries: Iterable[str]) -> None:
        listed = [f"  {entry}" for entry in entries]
        rows.extend([f"{key}:", *listed] if listed else [])

    add("doors", (f"- {{{entry}}}" for entry in _door_entries(definition)))
    add("zones", (f"{zone}: [{', '.join(names)}]" for zone, names in definition.zones))
    add("legend", (f'"{char}": [{", ".join(words)}]' for words, char in pen.legend.items()))
    add("switches", (f"- {{at: {at}, color: {color}}}" for at, color in definition.switches))
    add(
        "beasts",
        (
            f"- {{mouth: {b.mouth}, tentacles: [{', '.join(b.tentacles)}]}}"
            for b in definition.beasts
        ),
    )
    if definition.respawn_color != "white":
        rows.append(f"respawn_color: {definition.respawn_color}")
    add(
        "edges",
        (f"{j.side}: {{map: {j.map}, open: [{', '.join(j.open)}]}}" for j in definition.joins),
    )
    for key in ("theme", "notes"):
        if getattr(definition, key):
            rows.append(f"{key}: {_quoted(getattr(definition, key))}")
    if definition.override:
        rows.append("override: true")
    return "\n".join(rows) + "\n"


def _quoted(text: str) -> str:
    """Return a YAML string in double quotes."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\U{ord(c):08x}" for c in escaped) + '"'


def _door_entries(definition: MapDefinition) -> Iterator[str]:
    """Yield the entries under `doors:` that the drawing can't show."""
    grid = definition.grid
    for vertical, edges in ((True, grid.west), (False, grid.north)):
        for square, edge in enumerate(edges):
            door = edge.door
            if door is None or _drawn(edge, vertical) is not None:
                continue
            row, column = divmod(square, grid.columns)
            other = square_name(column - vertical, row - (not vertical))
            yield _entry(f"{other}-{square_name(column, row)}", door)
    for square, door in definition.square_doors:
        if door != Door():
            row, column = divmod(square, grid.columns)
            yield _entry(square_name(column, row), door)


def _entry(at: str, door: Door) -> str:
    words = [f"at: {at}", f"color: {door.color}"]
    if door.way is not None:
        words.append(f"way: {door.way}")
    if door.switch:
        words.append("switch: true")
    return ", ".join(words)


_VERTICAL = {edge: char for char, edge in VERTICAL_EDGES.items()}
_HORIZONTAL = {edge: chars for chars, edge in HORIZONTAL_EDGES.items()}


def _drawn(edge: Edge, vertical: bool) -> str | None:
    """Return the edge's symbol, or None if no symbol shows it completely."""
    return (_VERTICAL if vertical else _HORIZONTAL).get(edge)


def _symbol(edge: Edge, vertical: bool) -> str:
    exact = _drawn(edge, vertical)
    if exact is not None:
        return exact
    door = edge.door
    assert door is not None, f"no symbol for {edge}"
    if door.way is not None:
        arrow = dict(zip(WAYS, "^>v<", strict=True))[door.way]
        return arrow if vertical else f"-{arrow}-"
    return door.color[0] if vertical else f"-{door.color[0]}-"


class _Pen:
    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.legend: dict[tuple[LegendWord, ...], str] = {}
        self.cells: dict[Cell, str] = {}

    def text(self) -> str:
        grid = self.grid
        lines = []
        for row in range(grid.rows):
            here = range(row * grid.columns, (row + 1) * grid.columns)
            lines.append("+" + "".join(_symbol(grid.north[s], False) + "+" for s in here))
            lines.append("".join(_symbol(grid.west[s], True) + self.cell(s) for s in here) + "|")
        lines.append("+" + "---+" * grid.columns)
        return "\n".join(lines) + "\n"

    def cell(self, square: int) -> str:
        cell = self.grid.cells[square]
        text = self.cells.get(cell)
        if text is None:
            text = self.cells[cell] = self.cell_text(cell)
        return text

    def cell_text(self, cell: Cell) -> str:
        first, second = _symbols(cell.spot), _symbols(cell.other)
        left, right = (first, second) if cell.cut == "/" else (second, first)
        if not cell.cut:
            if len(first) > 3:
                first = self.short(cell.spot)
            return f" {first or ' '} " if len(first) < 2 else f"{first:<3}"
        if len(left) + len(right) > 2:
            left = self.short(cell.spot if cell.cut == "/" else cell.other)
            right = self.short(cell.other if cell.cut == "/" else cell.spot)
        text = left + cell.cut + right
        # One symbol fills the cell with its half; a bare diagonal stands in the middle.
        return f"{text:>3}" if not left and len(right) < 2 and right else text.center(3)

    def short(self, spot: Spot) -> str:
        """Return the number and one character of a legend for all the other symbols."""
        number = "" if spot.respawn is None else str(spot.respawn)
        words = tuple(_words(spot))
        number += spot.signs
        if not words:
            return number
        if len(words) == 1:
            return number + _SYMBOL.get(words[0], "#")
        if words not in self.legend:
            free = [c for c in _SPARE if c not in BUILT_IN and c not in self.legend.values()]
            self.legend[words] = free[0]
        return number + self.legend[words]


def _words(spot: Spot) -> Iterator[LegendWord]:
    if spot.solid:
        yield "solid"
    if spot.terrain is not None:
        yield spot.terrain
    if spot.power is not None:
        yield spot.power
    yield from sorted(spot.features)


def _symbols(spot: Spot) -> str:
    number = "" if spot.respawn is None else str(spot.respawn)
    return number + "".join(_SYMBOL.get(word, "#") for word in _words(spot)) + spot.signs
