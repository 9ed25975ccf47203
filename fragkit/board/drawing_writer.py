"""Writing a map as text: its drawing, and the whole file. The loader does the opposite."""

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
    squares or the switches. Squares with more than three symbols need the legend of `map_yaml`."""
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
        # One symbol fills the cell together with its half. A diagonal without symbols is in the
        # middle.
        return f"{text:>3}" if not left and len(right) < 2 and right else text.center(3)

    def short(self, spot: Spot) -> str:
        """Return the spot's number, and one character of a legend for all its other symbols."""
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


ColumnRow = tuple[int, int]  # column and row


def arena(columns: int, rows: int, players: int | None = None, mirror: bool = False) -> list[str]:
    """Draw an arena with respawns, power-ups and pillars.

    The arena is symmetric upside down, or with `mirror` left and right, so that no side has an
    advantage. `players` is the number of respawns (default: 6).
    """
    right, bottom = columns - 1, rows - 1

    def twin(place: ColumnRow) -> ColumnRow:
        column, row = place
        return (right - column, row if mirror else bottom - row)

    cells: dict[ColumnRow, str] = {}
    spawns = _six_respawns(columns, rows) if players is None and not mirror else []
    spawns = spawns or _respawns(columns, rows, players or 6, mirror)
    for number, place in enumerate(spawns, 1):
        cells[place] = str(number)
    across, down = columns // 2, rows // 2
    if players is None and not mirror:
        goods = [((across, down), "w"), ((right - across, bottom - down), "g")]
    else:
        quarter, third = columns // 4, rows // 3
        goods = [
            ((quarter, third), "w"), ((quarter, bottom - third), "g"),
            ((across, down), "w"), ((across, down - 1), "g"),
        ]  # fmt: skip
        goods += [(twin(place), symbol) for place, symbol in goods]
    for place, symbol in goods:
        cells.setdefault(place, symbol)
    # Pillars in two lattices that mirror each other, so that nothing is walled in.
    for row in range(2, rows - 2, 4):
        for column in range(2, columns - 2, 4):
            if (column, row) not in cells and twin((column, row)) not in cells:
                cells[column, row] = cells[twin((column, row))] = "#"
    return drawn(columns, rows, cells)


def fits(columns: int, rows: int, players: int, mirror: bool) -> bool:
    return len(_respawns(columns, rows, players, mirror)) == players


def can_mirror(columns: int, players: int) -> bool:
    """Return whether each respawn has a counterpart. An odd one needs a column in the middle."""
    return players % 2 == 0 or columns % 2 == 1


def drawn(columns: int, rows: int, cells: dict[ColumnRow, str]) -> list[str]:
    """Draw open floor with these symbols on it."""
    lines = []
    for row in range(rows):
        lines.append("+" + "+".join(["---" if row == 0 else "   "] * columns) + "+")
        inner = " ".join(f"{cells.get((column, row), ' '):^3}" for column in range(columns))
        lines.append(f"|{inner}|")
    return [*lines, "+" + "+".join(["---"] * columns) + "+"]


def _six_respawns(columns: int, rows: int) -> list[ColumnRow]:
    """Return the corners and the middles of the longer sides."""
    right, bottom = columns - 1, rows - 1
    across, down = columns // 2, rows // 2
    sides = [(0, down), (right, bottom - down)]
    if columns > rows:
        sides = [(across, 0), (right - across, bottom)]
    return list(dict.fromkeys([(0, 0), (right, bottom), (right, 0), (0, bottom), *sides]))


def _respawns(columns: int, rows: int, players: int, mirror: bool) -> list[ColumnRow]:
    """Return that many squares along the border, far from each other, each with its counterpart.
    Return fewer if the arena is too small."""
    right, bottom = columns - 1, rows - 1
    pairs = players // 2
    if mirror:
        left = [(0, i * bottom // (pairs - 1)) for i in range(pairs)] if pairs > 1 else []
        left = left or [(0, rows // 2)]
        twins = [(right - column, row) for column, row in left]
        odd = (columns // 2, 0)
    else:
        # Only half of the way around, because the opposite half mirrors it.
        way = [(column, 0) for column in range(right)] + [(right, row) for row in range(bottom)]
        left = [way[i * len(way) // pairs] for i in range(pairs)]
        twins = [(right - column, bottom - row) for column, row in left]
        odd = (columns // 2, rows // 2)
    spawns = [place for both in zip(left, twins, strict=True) for place in both]
    return list(dict.fromkeys([*spawns, odd] if players % 2 else spawns))
