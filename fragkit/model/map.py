"""Maps: the file that a designer writes, and its drawing.

`MapFile` is the YAML as declared, `Grid` is the drawing, and `MapDefinition` is both, with every name
resolved. `board` joins maps and answers questions about them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from fragkit.model.fields import Id, Where, nowhere, spec
from fragkit.values import dataclass

if TYPE_CHECKING:
    from fragkit.model.map_ground import Ground

DoorColor = Literal["red", "green", "blue"]
Way = Literal["north", "east", "south", "west"]
Terrain = Literal["acid", "water", "lava"]
PowerUp = Literal["weapon", "gadget"]
Feature = Literal["grate", "teleporter", "door", "switch", "gallows", "tentacle", "mouth"]
Cut = Literal["", "/", "\\"]
LegendWord = Literal[
    "floor",
    "solid",
    "acid",
    "water",
    "lava",
    "weapon",
    "gadget",
    "grate",
    "teleporter",
    "door",
    "switch",
    "gallows",
    "tentacle",
    "mouth",
]

WAYS: tuple[Way, ...] = ("north", "east", "south", "west")
OPPOSITE: Mapping[Way, Way] = {"north": "south", "east": "west", "south": "north", "west": "east"}


# -- the drawing ---------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Spot:
    """The symbols in a square, or in one half of a square that is cut in two."""

    terrain: Terrain | None = None
    power: PowerUp | None = None
    respawn: int | None = None
    features: frozenset[Feature] = frozenset()
    solid: bool = False
    signs: str = ""  # characters of the legend for the map's own ground

    def has(self, feature: Feature) -> bool:
        return feature in self.features

    @property
    def is_bare(self) -> bool:
        return self == FLOOR


FLOOR = Spot()
SOLID = Spot(solid=True)


@dataclass(frozen=True, slots=True)
class Cell:
    r"""One square. A cut square has two spots: first the half with the top edge, then the other.

    `/` gives the first half the north and west edges, `\` the north and east ones.
    """

    spot: Spot = FLOOR
    cut: Cut = ""
    other: Spot = FLOOR


@dataclass(frozen=True, slots=True)
class Door:
    """A door on an edge or in a square. `way` is the only direction in which it can be used."""

    color: DoorColor = "red"
    way: Way | None = None
    switch: bool = False  # closed like a wall until its switch is used


@dataclass(frozen=True, slots=True)
class Edge:
    kind: Literal["open", "wall", "window", "door"]
    door: Door | None = None


OPEN = Edge("open")
WALL = Edge("wall")
WINDOW = Edge("window")


@dataclass(frozen=True, slots=True)
class Grid:
    """A drawing, row by row from the top left. Square (c, r) has the index r × columns + c.

    `west[i]` and `north[i]` are the edges on those sides of square i. The eastern and southern
    borders are always walls and are not listed.
    """

    columns: int
    rows: int
    cells: tuple[Cell, ...]
    west: tuple[Edge, ...]
    north: tuple[Edge, ...]


# -- the file ------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class DoorEntry:
    """The keys that `doors:` adds to a drawn door."""

    at: str = spec("two squares with a hyphen (`A2-A3`), or the square of the door")
    color: DoorColor | None = spec("color of the door", default=None)
    way: Way | None = spec("the only direction it opens", default=None)
    switch: bool = spec(
        "whether it is shut until somebody works a switch of its color", default=False
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class SwitchEntry:
    at: str = spec("the square of the switch")
    color: DoorColor = spec("color of its doors")
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class BeastEntry:
    mouth: str = spec("the square of the mouth, drawn as `O`")
    tentacles: tuple[str, ...] = spec(
        "the squares of its tentacles, drawn as `t`", one_or_many=True
    )
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinEntry:
    map: Id = spec("id of the neighboring map")
    open: tuple[str, ...] = spec("squares of this map that lead there", one_or_many=True)
    where: Where = nowhere()


@dataclass(frozen=True, slots=True, kw_only=True)
class Edges:
    """The maps next to this one when maps are joined."""

    north: JoinEntry | None = spec("the map to the north", default=None)
    east: JoinEntry | None = spec("the map to the east", default=None)
    south: JoinEntry | None = spec("the map to the south", default=None)
    west: JoinEntry | None = spec("the map to the west", default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class MapFile:
    """The file of a map."""

    id: Id = spec("short name in kebab-case")
    name: str = spec("name printed on the map", nonempty=True)
    grid: str = spec("the drawing, as a block that starts with `|`", nonempty=True, most=4_000_000)
    doors: tuple[DoorEntry, ...] = spec("color, direction and switch of drawn doors", default=())
    zones: Mapping[Id, tuple[str, ...]] | None = spec(
        "named areas: squares and ranges such as `B2:D5`", default=None, one_or_many=True
    )
    legend: Mapping[str, tuple[LegendWord, ...]] | None = spec(
        "your own characters for squares, each with its meaning",
        default=None,
        one_or_many=True,
    )
    switches: tuple[SwitchEntry, ...] = spec("colors of the drawn switches", default=())
    beasts: tuple[BeastEntry, ...] = spec("which tentacles belong to which mouth", default=())
    respawn_color: Literal["white", "red"] = spec("color of the respawn numbers", default="white")
    edges: Edges | None = spec("maps that can be joined to this one", default=None)
    theme: str = spec("its theme; default: the pack's", default="")
    notes: str = spec("a note next to the title", default="")
    override: bool = spec(
        "replace the map with this id in a pack that yours extends", default=False
    )
    where: Where = nowhere()


# -- both ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Beast:
    mouth: str
    tentacles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Patch:
    """A map's own ground, with its name, its character in the drawing ("" for a zone) and its
    squares."""

    name: str
    sign: str
    squares: tuple[str, ...]
    ground: Ground


@dataclass(frozen=True, slots=True)
class Join:
    """Another map on one side. `open` lists the squares of this map that lead to it."""

    side: Way
    map: str
    open: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MapDefinition:
    """A complete map. Its edges include the doors, and its squares are named as printed."""

    id: str
    name: str
    grid: Grid
    square_doors: tuple[tuple[int, Door], ...] = ()  # by index of the square, ascending
    zones: tuple[tuple[str, tuple[str, ...]], ...] = ()
    switches: tuple[tuple[str, DoorColor], ...] = ()
    beasts: tuple[Beast, ...] = ()
    respawn_color: Literal["white", "red"] = "white"
    joins: tuple[Join, ...] = ()
    patches: tuple[Patch, ...] = ()
    theme: str = ""
    notes: str = ""
    override: bool = False
    where: Where = nowhere()
