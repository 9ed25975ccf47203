"""A board: one map or several joined ones, ready for questions about squares and edges.

A *place* is where a fighter can stand: a square, or one half of a square that a diagonal wall cuts.
Places are small integers. The place of an uncut square, and of the half `a`, is the square's own
index (row × columns + column); the halves `b` come after all squares. Names such as `C4a` appear
only in input and output: see `board.place(text)` and `board.name(place)`.

A board never changes and is compared by identity. Everything that changes during a game (fighters,
barrels, doors opened by a switch) is passed as `Things`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from fragkit.board.square_names import (
    Half,
    find_place,
    find_square,
    has_square,
    parse_square,
    square_name,
)
from fragkit.board.square_names import NoPlace as NoPlace
from fragkit.board.square_sides import OWNER, is_rock
from fragkit.model.map import (
    WALL,
    WAYS,
    Cut,
    Door,
    DoorColor,
    Edge,
    Feature,
    Grid,
    MapDefinition,
    Patch,
    Spot,
)
from fragkit.model.map import PowerUp as PowerUpKind
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.board.movement import Links, Mover
    from fragkit.board.sight_table import SightTable


NORTH, EAST, SOUTH, WEST = range(4)
COLUMN_STEP = (0, 1, 0, -1)
ROW_STEP = (-1, 0, 1, 0)


@dataclass(frozen=True, slots=True)
class Part:
    """One map of a board, with the column and row at which it begins."""

    map: MapDefinition
    column: int = 0
    row: int = 0

    def holds(self, column: int, row: int) -> bool:
        grid = self.map.grid
        return 0 <= column - self.column < grid.columns and 0 <= row - self.row < grid.rows


@dataclass(frozen=True, slots=True)
class Respawn:
    number: int
    place: int
    map: str
    color: str


@dataclass(frozen=True, slots=True)
class BoardDoor:
    """A door of the board. Its id is the id of its edge, or `-1 - square` for a door in a square."""

    id: int
    door: Door
    name: str  # `A2-A3` or `C3`
    places: tuple[int, ...]  # the two places on both sides of the door, or the one that it is in


@dataclass(frozen=True, eq=False)
class Board:
    id: str
    parts: tuple[Part, ...]
    grid: Grid  # as drawn, but open where maps are joined
    # The same edges, but every side of a solid square is a wall. Square i has its western edge at
    # west[i] (edge id 2i), and its northern one at north[i] (edge id 2i + 1). There are walls
    # after the last square and row, so that west[i + 1] and north[i + columns] always exist.
    west: tuple[Edge, ...]
    north: tuple[Edge, ...]
    cuts: Mapping[int, Cut]
    second: Mapping[int, int]  # cut square -> place of its half `b`
    spots: tuple[Spot, ...]  # by place
    floor: bytes  # by place: 1 where somebody can stand
    square_doors: Mapping[int, Door]
    is_own: ClassVar[bool] = False  # True: the players' own map, which the referee can't see

    @staticmethod
    def of(definition: MapDefinition) -> Board:
        return build_board(definition.id, (Part(definition),), definition.grid)

    @property
    def columns(self) -> int:
        return self.grid.columns

    @property
    def rows(self) -> int:
        return self.grid.rows

    @property
    def maps(self) -> tuple[MapDefinition, ...]:
        return tuple(part.map for part in self.parts)

    def __repr__(self) -> str:
        return f"<Board {self.id} {self.columns}×{self.rows}>"

    # -- places ----------------------------------------------------------------

    @cached_property
    def squares(self) -> tuple[int, ...]:
        """Return the square of each place."""
        return (*range(len(self.grid.cells)), *self.second)

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Return every place where a fighter can stand, in the order of the drawing."""
        here = [p for p, stands in enumerate(self.floor) if stands]
        return tuple(sorted(here, key=lambda p: (self.squares[p], p))) if self.cuts else tuple(here)

    def column(self, place: int) -> int:
        return self.squares[place] % self.grid.columns

    def row(self, place: int) -> int:
        return self.squares[place] // self.grid.columns

    def half(self, place: int) -> Half:
        if place >= len(self.grid.cells):
            return "b"
        return "a" if place in self.cuts else ""

    def halves(self, square: int) -> tuple[int, ...]:
        """Return the places of a square: the square itself, or both halves, even if one is rock.
        Each half is a place of its own (ruling.wall.halves)."""
        return (square, self.second[square]) if square in self.cuts else (square,)

    def place_at(self, square: int, way: int) -> int:
        """Return the place of a square that owns its side in that direction."""
        cut = self.cuts.get(square)
        return self.second[square] if cut and OWNER[cut][WAYS[way]] else square

    def edge_id(self, square: int, way: int) -> int:
        if way == WEST:
            return 2 * square
        if way == NORTH:
            return 2 * square + 1
        return 2 * square + 2 if way == EAST else 2 * (square + self.grid.columns) + 1

    def edge(self, square: int, way: int) -> Edge:
        """Return the edge at that side. Every side of solid rock is a wall."""
        return self.edge_by_id(self.edge_id(square, way))

    def edge_by_id(self, edge: int) -> Edge:
        return self.north[edge >> 1] if edge & 1 else self.west[edge >> 1]

    def ahead(self, place: int, way: int) -> int | None:
        """Return the place beyond that side, whatever the edge is. Return None at the map's border,
        and for a side that belongs to the other half of the square."""
        square = self.squares[place]
        cut = self.cuts.get(square)
        if cut and (OWNER[cut][WAYS[way]] == 1) != (place != square):
            return None
        row, column = divmod(square, self.grid.columns)
        column += COLUMN_STEP[way]
        row += ROW_STEP[way]
        if not (0 <= column < self.grid.columns and 0 <= row < self.grid.rows):
            return None
        return self.place_at(row * self.grid.columns + column, (way + 2) % 4)

    # -- names -----------------------------------------------------------------

    def name(self, place: int) -> str:
        return self.square_name(self.squares[place], self.half(place))

    def square_name(self, square: int, half: Half = "") -> str:
        """Return the printed name, with the map's id before it if two maps have that name."""
        row, column = divmod(square, self.grid.columns)
        if len(self.parts) == 1:
            return square_name(column, row, half)
        for part in self.parts:
            if part.holds(column, row):
                c, r = column - part.column, row - part.row
                name = square_name(c, r, half)
                shared = sum(has_square(p.map.grid, c, r) for p in self.parts) > 1
                return f"{part.map.id}:{name}" if shared else name
        return "nowhere"

    def is_void(self, square: int) -> bool:
        """Return whether the square is between joined maps and belongs to none of them."""
        row, column = divmod(square, self.grid.columns)
        return not any(part.holds(column, row) for part in self.parts)

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """Return the sort key of each place: by column, then row, then half, as in the names."""
        size, columns, rows = len(self.grid.cells), self.grid.columns, self.grid.rows
        return tuple(
            2 * (square % columns * rows + square // columns) + (place >= size)
            for place, square in enumerate(self.squares)
        )

    def order(self, place: int) -> int:
        """Return the sort key of a place, to list places by name."""
        return self.ranks[place]

    def place(self, text: str) -> int | NoPlace:
        """Return the place of that name: `c4`, `C4a`, `reactor:A1`."""
        return find_place(self, text)

    def find_square(self, text: str) -> int | NoPlace:
        """Return the square of that name, solid or not. Ignore the letter of a half."""
        return find_square(self, text)

    def edge_ends(self, edge: int) -> tuple[str, str]:
        """Return the two places on both sides of an edge, north or west first."""
        square = edge >> 1
        if edge & 1:
            other = self.place_at(square - self.grid.columns, SOUTH)
            return self.name(other), self.name(self.place_at(square, NORTH))
        return self.name(self.place_at(square - 1, EAST)), self.name(self.place_at(square, WEST))

    def edge_name(self, edge: int) -> str:
        """Return the two squares of an edge, north or west first, in the notation of `doors:`:
        `A2-A3`."""
        square = edge >> 1
        other = square - (self.grid.columns if edge & 1 else 1)
        return f"{self.square_name(other)}-{self.square_name(square)}"

    # -- figures and counters --------------------------------------------------

    @cached_property
    def _featured(self) -> tuple[int, ...]:
        return tuple(p for p in self.places if self.spots[p].features)

    def with_feature(self, feature: Feature) -> tuple[int, ...]:
        return tuple(p for p in self._featured if feature in self.spots[p].features)

    @cached_property
    def teleporters(self) -> tuple[int, ...]:
        return self.with_feature("teleporter")

    @cached_property
    def grates(self) -> tuple[int, ...]:
        return self.with_feature("grate")

    @cached_property
    def respawns(self) -> tuple[Respawn, ...]:
        """Return the respawn squares by map, then by number. They are white (spawn.white) or, if
        the map says so, red (spawn.red)."""
        found = []
        for index, part in enumerate(self.parts):
            for place in self.places:
                number = self.spots[place].respawn
                if number is not None and part.holds(self.column(place), self.row(place)):
                    here = Respawn(number, place, part.map.id, part.map.respawn_color)
                    found.append((index, number, here))
        return tuple(r for _, _, r in sorted(found, key=lambda f: f[:2]))

    @cached_property
    def power_ups(self) -> Mapping[int, PowerUpKind]:
        return {p: kind for p in self.places if (kind := self.spots[p].power) is not None}

    @cached_property
    def switches(self) -> Mapping[int, DoorColor]:
        """Return the color of the switch at each place that has one. The default is red."""
        stated = {
            self._local(part, name): color
            for part in self.parts
            for name, color in part.map.switches
        }
        return {p: stated.get(p, "red") for p in self.with_feature("switch")}

    @cached_property
    def beasts(self) -> Mapping[int, tuple[int, ...]]:
        """Return the tentacles of the beast whose mouth is at each place."""
        return {
            self._local(part, beast.mouth): tuple(self._local(part, t) for t in beast.tentacles)
            for part in self.parts
            for beast in part.map.beasts
        }

    @cached_property
    def zones(self) -> Mapping[str, frozenset[int]]:
        """Return the places by zone. Joined maps share zones of the same name."""
        found: dict[str, set[int]] = {}
        for part in self.parts:
            for zone, names in part.map.zones:
                found.setdefault(zone, set()).update(self._local(part, n) for n in names)
        return {zone: frozenset(places) for zone, places in found.items()}

    @cached_property
    def patches(self) -> Mapping[int, tuple[Patch, ...]]:
        """Return the maps' own ground by place."""
        found: dict[int, list[Patch]] = {}
        for part in self.parts:
            for patch in part.map.patches:
                for name in patch.squares:
                    found.setdefault(self._local(part, name), []).append(patch)
        return {place: tuple(patches) for place, patches in found.items()}

    @cached_property
    def patch_costs(self) -> Mapping[int, int]:
        """Return the movement that a step onto the maps' own ground costs, for places where that is
        more than 1."""
        costs = {
            place: max((p.ground.cost or 1 for p in patches), default=1)
            for place, patches in self.patches.items()
        }
        return {place: cost for place, cost in costs.items() if cost > 1}

    @cached_property
    def doors(self) -> Mapping[int, BoardDoor]:
        """Return every door by its id, with doors on edges first."""
        found: dict[int, BoardDoor] = {}
        for parity, edges in enumerate((self.west, self.north)):
            for square, edge in enumerate(edges):
                if edge.door is not None:
                    way = NORTH if parity else WEST
                    other = square - (self.grid.columns if parity else 1)
                    places = self.place_at(other, (way + 2) % 4), self.place_at(square, way)
                    number = 2 * square + parity
                    found[number] = BoardDoor(number, edge.door, self.edge_name(number), places)
        for square, door in self.square_doors.items():
            found[-1 - square] = BoardDoor(-1 - square, door, self.square_name(square), (square,))
        return found

    def switch_doors(self, color: DoorColor) -> frozenset[int]:
        """Return the ids of the doors that a switch of that color works."""
        return frozenset(
            d.id for d in self.doors.values() if d.door.switch and d.door.color == color
        )

    def _local(self, part: Part, name: str) -> int:
        """Return the place of a square's name on one part. The loader has checked the name."""
        parsed = parse_square(name)
        assert parsed is not None, f"{part.map.id} names {name}, which the loader let pass"
        column, row, half = parsed
        square = (row + part.row) * self.grid.columns + column + part.column
        return self.second[square] if half == "b" else square

    # -- answers worth keeping --------------------------------------------------

    @cached_property
    def links(self) -> dict[tuple[Mover, str], dict[int, Links]]:
        """Return the moves by mover and place. `movement` fills this cache."""
        return {}

    @cached_property
    def crossings(self) -> dict[object, dict[int, Any]]:
        """Return the crossings of each side, for movers who pass the same obstacles. `movement`
        fills this cache."""
        return {}

    @cached_property
    def unwalled(self) -> dict[int, list[int]]:
        """Return the neighbors that no wall or door cuts off, by place. `blast` fills this cache."""
        return {}

    @cached_property
    def printed_hazards(self) -> tuple[tuple[str, ...], ...]:
        """Return the hazards that the map itself has on each place."""
        found = [
            (*((spot.terrain,) if spot.terrain in ("acid", "lava") else ()),
             *(("tentacle",) if spot.has("tentacle") else ()))
            for spot in self.spots
        ]  # fmt: skip
        if self.patches:
            from fragkit.model.map_ground import is_hazard  # only maps with ground of their own

            for place, patches in self.patches.items():
                found[place] += tuple(p.name for p in patches if is_hazard(p.ground))
        return tuple(found)

    @cached_property
    def sight_table(self) -> SightTable:
        from fragkit.board.sight_table import SightTable

        return SightTable(self)


def build_board(id: str, parts: tuple[Part, ...], grid: Grid) -> Board:
    """Make the board of a grid: put walls around solid squares and number the halves of cut
    squares."""
    size = len(grid.cells)
    west = [*grid.west, WALL]
    north = [*grid.north, *[WALL] * grid.columns]
    spots = [cell.spot for cell in grid.cells]
    cuts: dict[int, Cut] = {}
    second: dict[int, int] = {}
    for square, cell in enumerate(grid.cells):
        if cell.cut:
            cuts[square] = cell.cut
            second[square] = size + len(second)
            spots.append(cell.other)
        elif cell.spot.solid:
            west[square] = west[square + 1] = north[square] = north[square + grid.columns] = WALL
    edge_at = {
        "west": (west, 0), "east": (west, 1), "north": (north, 0), "south": (north, grid.columns),
    }  # fmt: skip
    for square, cut in cuts.items():
        for way, half in OWNER[cut].items():
            if spots[second[square] if half else square].solid:
                edges, offset = edge_at[way]
                edges[square + offset] = WALL
    floor = bytearray(not spot.solid for spot in spots)
    for square, other in second.items():
        floor[square] = not is_rock(grid, square, 0)
        floor[other] = not is_rock(grid, square, 1)
    stated: dict[int, Door] = {}
    for part in parts:
        for index, door in part.map.square_doors:
            row, column = divmod(index, part.map.grid.columns)
            stated[(row + part.row) * grid.columns + column + part.column] = door
    drawn = [s for s, cell in enumerate(grid.cells) if "door" in cell.spot.features]
    return Board(
        id=id,
        parts=parts,
        grid=grid,
        west=tuple(west),
        north=tuple(north),
        cuts=cuts,
        second=second,
        spots=tuple(spots),
        floor=bytes(floor),
        square_doors={square: stated.get(square, Door()) for square in drawn},
    )
