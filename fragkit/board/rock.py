"""Which squares and halves are solid, and whether doors and symbols fit with that."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from fragkit.board.squares import Half, square_name
from fragkit.diagnostics import Problems, Span
from fragkit.model.map import OPPOSITE, WALL, WAYS, Cut, Edge, Grid, Spot, Way

# Which half of a cut square owns each side: 0 is `a`, which has the top edge.
OWNER: dict[Cut, dict[Way, int]] = {
    "": {"north": 0, "east": 0, "south": 0, "west": 0},
    "/": {"north": 0, "west": 0, "south": 1, "east": 1},
    "\\": {"north": 0, "east": 0, "south": 1, "west": 1},
}


class EdgePlace(Protocol):
    def __call__(self, square: int, vertical: bool) -> Span: ...


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
    """The square at that side, or None at the border."""
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
    """The spot of that square that owns the side."""
    cell = grid.cells[square]
    return cell.other if OWNER[cell.cut][way] else cell.spot


def can_be_passed(grid: Grid, square: int, way: Way) -> bool:
    """Whether somebody may come through that side, in one direction at least."""
    other = beyond(grid, square, way)
    return (
        other is not None
        and drawn_edge(grid, square, way).kind in ("open", "door")
        and not spot_at(grid, other, OPPOSITE[way]).solid
    )


def is_rock(grid: Grid, square: int, half: int = 0) -> bool:
    """Drawn solid, or a half square into which no edge leads."""
    cell = grid.cells[square]
    if (cell.other if half else cell.spot).solid:
        return True
    return bool(cell.cut) and not any(
        OWNER[cell.cut][way] == half and can_be_passed(grid, square, way) for way in WAYS
    )


def closed_for_good(grid: Grid, square: int, side: Way) -> str | None:
    """Why that side of a border square can't be opened, as the rest of a sentence.

    A door square at the border is passed along it: the border is one of its two walls, and
    with that wall gone nobody could tell which way its door leads.
    """
    spot = spot_at(grid, square, side)
    if spot.solid:
        return "is solid rock"
    if spot.has("door"):
        return "holds a door, whose passage would become ambiguous"
    return None


def check_doors_and_rock(
    grid: Grid,
    problems: Problems,
    place: Callable[[int, Half], Span],
    edge_place: EdgePlace,
) -> None:
    for square, vertical in _doors_and_windows(grid):
        _check_edge(grid, square, vertical, problems, edge_place(square, vertical))
    for square, cell in enumerate(grid.cells):
        if cell.cut:
            _check_halves(grid, square, problems, place)
        elif cell.spot.has("door"):
            _check_door_square(grid, square, problems, place(square, ""))


def _doors_and_windows(grid: Grid) -> Iterator[tuple[int, bool]]:
    for square, edge in enumerate(grid.west):
        if edge.kind in ("door", "window") and square % grid.columns:
            yield square, True
    for square, edge in enumerate(grid.north):
        if edge.kind in ("door", "window") and square >= grid.columns:
            yield square, False


def _check_edge(grid: Grid, square: int, vertical: bool, problems: Problems, span: Span) -> None:
    way: Way = "west" if vertical else "north"
    other = square - 1 if vertical else square - grid.columns
    for there, side in ((other, OPPOSITE[way]), (square, way)):
        if not spot_at(grid, there, side).solid:
            continue
        pair = f"{_name(grid, other)} and {_name(grid, square)}"
        if drawn_edge(grid, square, way).kind == "door":
            problems.error(
                "map-door-rock",
                span,
                f"the door between {pair} leads into solid rock, {_name(grid, there)}",
            )
        else:
            problems.warning(
                "map-window-rock",
                span,
                f"the window between {pair} shows solid rock, {_name(grid, there)}, and is a wall",
            )
        return


def _check_halves(
    grid: Grid, square: int, problems: Problems, place: Callable[[int, Half], Span]
) -> None:
    cell = grid.cells[square]
    halves: tuple[tuple[int, Half, Spot], ...] = ((0, "a", cell.spot), (1, "b", cell.other))
    for half, letter, spot in halves:
        if not spot.is_bare and not spot.solid and is_rock(grid, square, half):
            problems.error(
                "map-rock-symbol",
                place(square, letter),
                f"{_name(grid, square, letter)} has no open edge, so it is rock and can hold nothing",
                help="a symbol belongs to the half on its side of the diagonal",
            )


OTHER = ("window", "door")


def leads_through(grid: Grid, square: int) -> bool:
    """Whether a door in that square has its passage: open before and behind, walls beside."""
    sides = {way: _side_of_door(grid, square, way) for way in WAYS}
    pairs: tuple[tuple[Way, Way], ...] = (("north", "south"), ("west", "east"))
    return any(
        sides[one] == sides[two] == "open"
        and all(sides[way] == "wall" for way in WAYS if way not in (one, two))
        for one, two in pairs
    )


def _check_door_square(grid: Grid, square: int, problems: Problems, span: Span) -> None:
    if leads_through(grid, square):
        return
    sides = {way: _side_of_door(grid, square, way) for way in WAYS}
    count = sum(side == "open" for side in sides.values())
    found = ", ".join(way for way in WAYS if sides[way] == "open")
    problems.error(
        "map-door-square",
        span,
        f"the door in {_name(grid, square)} needs two opposite sides open and the others wall; "
        + (f"open is {found}" if count else "no side is open")
        + "".join(f", {way} is a {side}" for way, side in sides.items() if side in OTHER),
        help="a door square is passed along its open pair",
    )


def _side_of_door(grid: Grid, square: int, way: Way) -> str:
    other = beyond(grid, square, way)
    if other is None or spot_at(grid, other, OPPOSITE[way]).solid:
        return "wall"
    return drawn_edge(grid, square, way).kind


def _name(grid: Grid, square: int, half: Half = "") -> str:
    row, column = divmod(square, grid.columns)
    return square_name(column, row, half)
