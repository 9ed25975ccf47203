"""`uvtt`: each map as a Universal VTT file, and its walls as a Foundry scene.

    uvtt/foundry.uvtt                   picture, walls, doors, windows
    uvtt/foundry-scene.json             the same walls in Foundry's own terms
    uvtt/foundry+reactor.uvtt           two joined maps, if `--map` asks for them

Coordinates are squares, so that every wall lies exactly on the picture's lines. In a Universal VTT
file, a door is a closed portal, and a window is an open one, because it does not block sight. Facts
for which the format has no field (colors, one-way doors) are under `fragkit`, which other programs
ignore. Foundry's scene has a word for windows.
"""

from __future__ import annotations

import base64
import json
from typing import Any, NamedTuple

from fragkit.board.board import EAST, Board
from fragkit.diagnostics import Problems
from fragkit.model.map import Door
from fragkit.model.pack import Library, Pack
from fragkit.press.export import ExportSettings
from fragkit.press.export.raster import INCH, need_pdfium, pictures, png_bytes
from fragkit.press.graphics.marks import Page
from fragkit.press.maps.floor import SQUARE
from fragkit.press.maps.map_drawing import map_drawing
from fragkit.press.maps.map_pages import boards, palette_of
from fragkit.press.maps.walls import wall_shape
from fragkit.press.output import Output

OPTIONS = frozenset({"dpi", "ink", "picture", "map"})
VERSION = 0.3
DPI = 150  # pixels per square, which is an inch; virtual tables shrink larger pictures

Corner = tuple[float, float]  # in squares from the top left


class Portal(NamedTuple):
    """A door or a window, with its two ends."""

    start: Corner
    end: Corner
    door: Door | None = None  # None: a window
    freestanding: bool = False  # a door inside a square is not part of a wall

    @property
    def middle(self) -> Corner:
        return (self.start[0] + self.end[0]) / 2, (self.start[1] + self.end[1]) / 2


def outputs(
    pack: Pack, library: Library, settings: ExportSettings, problems: Problems
) -> list[Output]:
    if settings.picture:
        need_pdfium()
    made: list[Output] = []
    for board in boards(pack, problems) if settings.map is None else [settings.map]:
        picture = b""
        if settings.picture:
            palette = palette_of(board, pack, library, settings.printing, problems)
            drawing = map_drawing(board, palette)
            page = Page(drawing.width, drawing.height, drawing.layers)
            size = (board.columns * settings.dpi, board.rows * settings.dpi)
            (image,) = pictures([page], [size])
            picture = png_bytes(image, settings.dpi * INCH / SQUARE)
        name = f"uvtt/{board.id}"
        made.append(Output(f"{name}.uvtt", _json(uvtt(board, settings.dpi, picture))))
        made.append(Output(f"{name}-scene.json", _json(foundry_scene(board, settings.dpi))))
    return made


def walls(board: Board) -> list[tuple[Corner, Corner]]:
    """Return the walls as lines from corner to corner, each as long as the wall is straight."""
    found: list[tuple[Corner, Corner]] = []
    at: Corner = (0.0, 0.0)
    for verb, *numbers in wall_shape(board):
        corner = (float(round(numbers[0] / SQUARE)), float(round(numbers[1] / SQUARE)))
        if verb == "L":
            found.append((at, corner))
        at = corner
    return found


def portals(board: Board) -> list[Portal]:
    """Return doors and windows in the order of the drawing."""
    found: list[Portal] = []
    for square in range(len(board.grid.cells)):
        row, column = divmod(square, board.columns)
        x, y = float(column), float(row)
        west, north = board.west[square], board.north[square]
        if west.kind in ("door", "window"):
            found.append(Portal((x, y), (x, y + 1), west.door))
        if north.kind in ("door", "window"):
            found.append(Portal((x, y), (x + 1, y), north.door))
        inside = board.square_doors.get(square)
        if inside is not None:
            if board.edge(square, EAST).kind == "open":  # passed from west to east
                ends = (x + 0.5, y), (x + 0.5, y + 1)
            else:
                ends = (x, y + 0.5), (x + 1, y + 0.5)
            found.append(Portal(*ends, inside, freestanding=True))
    return found


def uvtt(board: Board, resolution: int, picture: bytes = b"") -> dict[str, Any]:
    drawn = portals(board)
    return {
        "format": VERSION,
        "resolution": {
            "map_origin": _point((0, 0)),
            "map_size": _point((board.columns, board.rows)),
            "pixels_per_grid": resolution,
        },
        "line_of_sight": [[_point(a), _point(b)] for a, b in walls(board)],
        "objects_line_of_sight": [],
        "portals": [
            {
                "position": _point(portal.middle),
                "bounds": [_point(portal.start), _point(portal.end)],
                "rotation": 0.0 if portal.start[1] == portal.end[1] else 1.5707963,
                "closed": portal.door is not None,
                "freestanding": portal.freestanding,
            }
            for portal in drawn
        ],
        "environment": {"baked_lighting": True, "ambient_light": "ffffffff"},
        "lights": [],
        "image": base64.b64encode(picture).decode("ascii"),
        "fragkit": {"map": board.id, "portals": [_portal_facts(portal) for portal in drawn]},
    }


def _portal_facts(portal: Portal) -> dict[str, Any]:
    """Return the facts for which the format has no field, in the order of `portals`."""
    door = portal.door
    if door is None:
        return {"kind": "window"}
    return {"kind": "door", "color": door.color, "way": door.way, "switch": door.switch}


# Foundry's numbers for how a wall blocks.
_STOPS, _LETS = 20, 0


def foundry_scene(board: Board, resolution: int) -> dict[str, Any]:
    """Return a scene to import (Scenes, Import Data). Its picture is the one in the Universal VTT
    file."""

    def line(start: Corner, end: Corner) -> list[int]:
        return [round(v * resolution) for v in (*start, *end)]

    drawn: list[dict[str, Any]] = [_wall(line(a, b), sight=_STOPS, door=0) for a, b in walls(board)]
    for portal in portals(board):
        at = line(portal.start, portal.end)
        door = portal.door
        if door is None:
            drawn.append(_wall(at, sight=_LETS, door=0))
        else:
            # A door that needs its switch is locked.
            drawn.append(_wall(at, sight=_STOPS, door=1) | {"ds": 2 if door.switch else 0})
            if door.way is not None:
                # Even open, it lets nobody through the wrong way. Whether it blocks sight
                # depends on the door.
                drawn.append(_wall(at, sight=_LETS, door=0) | {"dir": _BLOCKED[door.way]})
    return {
        "name": " + ".join(one.name for one in board.maps),
        "width": board.columns * resolution,
        "height": board.rows * resolution,
        "padding": 0,
        "grid": {"type": 1, "size": resolution, "distance": 1, "units": "sq"},
        "walls": drawn,
    }


# The side of a one-way door that nobody enters from, by its way: 1 is Foundry's left, 2 its right,
# as seen from a wall's end toward its start. Ours run south and east.
_BLOCKED = {"west": 1, "east": 2, "south": 1, "north": 2}


def _wall(at: list[int], sight: int, door: int) -> dict[str, Any]:
    return {"c": at, "move": _STOPS, "sight": sight, "light": sight, "sound": sight, "door": door}


def _point(corner: tuple[float, float]) -> dict[str, float]:
    x, y = corner
    return {"x": float(x), "y": float(y)}


def _json(data: dict[str, Any]) -> bytes:
    return (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode("utf-8")
