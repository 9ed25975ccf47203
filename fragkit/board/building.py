"""From what is drawn to a board that can be asked."""

from __future__ import annotations

from fragkit.board.board import Board, Part
from fragkit.board.rock import OWNER, is_rock
from fragkit.model.map import WALL, Cut, Door, Grid


def build(id: str, parts: tuple[Part, ...], grid: Grid) -> Board:
    """The board of a grid: solid squares walled in, half squares given their places."""
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
    for square, cut in cuts.items():
        for way, half in OWNER[cut].items():
            if spots[second[square] if half else square].solid:
                match way:
                    case "west":
                        west[square] = WALL
                    case "east":
                        west[square + 1] = WALL
                    case "north":
                        north[square] = WALL
                    case "south":
                        north[square + grid.columns] = WALL
    floor = bytearray(not spot.solid for spot in spots)
    for square, other in second.items():
        floor[square] = not is_rock(grid, square, 0)
        floor[other] = not is_rock(grid, square, 1)
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
        square_doors=_square_doors(parts, grid),
    )


def _square_doors(parts: tuple[Part, ...], grid: Grid) -> dict[int, Door]:
    stated: dict[int, Door] = {}
    for part in parts:
        for index, door in part.map.square_doors:
            row, column = divmod(index, part.map.grid.columns)
            stated[(row + part.row) * grid.columns + column + part.column] = door
    drawn = [s for s, cell in enumerate(grid.cells) if "door" in cell.spot.features]
    return {square: stated.get(square, Door()) for square in drawn}
