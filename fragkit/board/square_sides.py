"""The sides of a drawn square: its edges, the halves that own them, and rock."""

from __future__ import annotations

from fragkit.model.map import OPPOSITE, WALL, WAYS, Cut, Edge, Grid, Spot, Way

# Which half of a cut square owns each side: 0 is `a`, which has the top edge.
OWNER: dict[Cut, dict[Way, int]] = {
    "": {"north": 0, "east": 0, "south": 0, "west": 0},
    "/": {"north": 0, "west": 0, "south": 1, "east": 1},
    "\\": {"north": 0, "east": 0, "south": 1, "west": 1},
}


def drawn_edge(grid: Grid, square: int, way: Way) -> Edge:
    match way:
        case "west":
            return grid.west[square]
        case "north":
            return grid.north[square]
        case "east":
            return grid.west[square + 1] if (square + 1) % grid.columns else WALL
        case "south":
            below = square + grid.columns
            return grid.north[below] if below < len(grid.north) else WALL


def beyond(grid: Grid, square: int, way: Way) -> int | None:
    """Return the square at that side, or None at the border."""
    row, column = divmod(square, grid.columns)
    match way:
        case "north":
            return square - grid.columns if row else None
        case "south":
            return square + grid.columns if row + 1 < grid.rows else None
        case "west":
            return square - 1 if column else None
        case "east":
            return square + 1 if column + 1 < grid.columns else None


def spot_at(grid: Grid, square: int, way: Way) -> Spot:
    """Return the spot of that square that the side belongs to."""
    cell = grid.cells[square]
    return cell.other if OWNER[cell.cut][way] else cell.spot


def can_be_passed(grid: Grid, square: int, way: Way) -> bool:
    """Return whether a fighter may pass that side in at least one direction."""
    other = beyond(grid, square, way)
    return (
        other is not None
        and drawn_edge(grid, square, way).kind in ("open", "door")
        and not spot_at(grid, other, OPPOSITE[way]).solid
    )


def is_rock(grid: Grid, square: int, half: int = 0) -> bool:
    """Return whether the square is drawn solid, or is a half square without an entrance."""
    cell = grid.cells[square]
    if (cell.other if half else cell.spot).solid:
        return True
    return bool(cell.cut) and not any(
        OWNER[cell.cut][way] == half and can_be_passed(grid, square, way) for way in WAYS
    )


def closed_for_good(grid: Grid, square: int, side: Way) -> str | None:
    """Return why that side of a border square can't be opened, as the end of a sentence, or None if
    it can.

    Fighters pass a door square at the border along the border, which is one of its two walls.
    Without that wall, the direction of the door would be unclear.
    """
    spot = spot_at(grid, square, side)
    if spot.solid:
        return "is solid rock"
    if spot.has("door"):
        return "holds a door, whose passage would become ambiguous"
    return None


def leads_through(grid: Grid, square: int) -> bool:
    """Return whether a door in that square has a passage: two opposite sides are open, and the
    others are walls."""
    sides = {way: side_of_door(grid, square, way) for way in WAYS}
    pairs: tuple[tuple[Way, Way], ...] = (("north", "south"), ("west", "east"))
    return any(
        sides[one] == sides[two] == "open"
        and all(sides[way] == "wall" for way in WAYS if way not in (one, two))
        for one, two in pairs
    )


def side_of_door(grid: Grid, square: int, way: Way) -> str:
    other = beyond(grid, square, way)
    if other is None or spot_at(grid, other, OPPOSITE[way]).solid:
        return "wall"
    return drawn_edge(grid, square, way).kind
