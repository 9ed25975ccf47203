"""The characters of a board: squares at three sizes, edges, and posts where walls meet."""

from __future__ import annotations

from fragkit.board.board import COLUMN_STEP, EAST, NORTH, ROW_STEP, SOUTH, WEST, Board
from fragkit.model.map import WAYS, Door, Edge, Feature, Spot

TERRAIN = {"acid": "a", "water": "~", "lava": "^"}
POWER = {"weapon": "w", "gadget": "g"}
FEATURES: tuple[tuple[Feature, str], ...] = (
    ("teleporter", "T"),
    ("switch", "s"),
    ("gallows", "X"),
    ("mouth", "O"),
    ("tentacle", "t"),
    ("grate", "%"),
)
ARROWS = {"north": ("▲", "^"), "south": ("▼", "v"), "west": ("◀", "<"), "east": ("▶", ">")}
DIAGONAL = {"/": ("╱", "/"), "\\": ("╲", "\\")}
ROCK = ("▒", "#")
POST = ("·", ".")
BARS = {"r": ("│", "|"), "h": ("─", "-")}
DOORS = (("╫", "d"), ("╪", "d"))  # in an upright wall, in a level one
WINDOW_ACROSS = ("╌", ":")  # seen as a broken line
WINDOW_DOWN = ("┆", ":")

# Where walls meet, by what leaves the post: north 1, east 2, south 4, west 8.
JOINS = "·╵╶└╷│┌├╴┘─┴┐┤┬┼"
# One character for a whole square, by its walled sides, with the same bits.
SIDES = "·▔▕┐▁═┘⊐▏┌║⊓└⊏⊔□"
PLAIN_SIDES = ".-|+_=++|+|+++++"


def joined(bits: int, fancy: bool) -> str:
    if fancy:
        return JOINS[bits]
    return POST[1] if not bits else "-" if bits == 10 else "|" if bits == 5 else "+"


def symbols(spot: Spot, number_width: int = 3) -> tuple[str, str]:
    """A spot's terrain, and what stands in the middle of it."""
    terrain = TERRAIN[spot.terrain] if spot.terrain else spot.signs[:1]
    middle = ""
    if spot.respawn is not None:
        middle = str(spot.respawn)
    if spot.power:
        middle += POWER[spot.power]
    for feature, letter in FEATURES:
        if spot.has(feature):
            middle += letter
    return terrain, middle[:number_width]


def small_cell(board: Board, square: int, fancy: bool) -> str:
    """One character; empty floor is a space."""
    if board.is_void(square):
        return " "
    cut = board.cuts.get(square)
    spots = [board.spots[p] for p in board.halves(square)]
    if all(spot.solid for spot in spots):
        return ROCK[not fancy]
    door = board.square_doors.get(square)
    if door is not None:
        return _door_letter(door, "D", fancy)
    for spot in spots:
        terrain, middle = symbols(spot)
        if middle or terrain:
            return (middle or terrain)[0]
    return DIAGONAL[cut][not fancy] if cut else " "


def overview_cell(board: Board, square: int, fancy: bool, figures: bool = False) -> str:
    """One character that stands for the square and its walls; no letters beside figures."""
    shown = small_cell(board, square, fancy)
    if board.is_void(square) or (shown != " " and not (figures and shown.isalnum())):
        return shown
    if door := _door_beside(board, square, fancy):
        return door
    bits = 0
    for bit, way in ((1, NORTH), (2, EAST), (4, SOUTH), (8, WEST)):
        if board.edge(square, way).kind in ("wall", "window"):
            bits |= bit
    return (SIDES if fancy else PLAIN_SIDES)[bits]


def _door_beside(board: Board, square: int, fancy: bool) -> str:
    """At one character per square a door is shown by one of the two squares that have it: by the
    one that it is passed from, or the second; by the other where that one shows something else."""
    row, column = divmod(square, board.columns)
    found = ""
    for way in (NORTH, WEST, SOUTH, EAST):
        there = column + COLUMN_STEP[way], row + ROW_STEP[way]
        if not (0 <= there[0] < board.columns and 0 <= there[1] < board.rows):
            continue
        door = board.edge(square, way).door
        if door is None:
            continue
        beyond = there[1] * board.columns + there[0]
        is_first = WAYS[way] == door.way if door.way else way in (NORTH, WEST)
        if is_first or small_cell(board, beyond, fancy) != " ":
            sign = _door_letter(door, DOORS[way in (NORTH, SOUTH)][not fancy], fancy)
            found = sign if door.way else found or sign  # of two the one that is a trap
    return found


def large_cell(board: Board, square: int, fancy: bool) -> str:
    """Three characters: terrain on both sides of what stands in it."""
    if board.is_void(square):
        return "   "
    cut = board.cuts.get(square)
    if cut:
        one, two = (_half(board, p, fancy) for p in board.halves(square))
        # The first half has the top edge: left of `/`, right of `\`.
        left, right = (one, two) if cut == "/" else (two, one)
        return left + DIAGONAL[cut][not fancy] + right
    spot = board.spots[square]
    if spot.solid:
        return ROCK[not fancy] * 3
    door = board.square_doors.get(square)
    if door is not None:
        return f"[{_door_letter(door, door.color[0], fancy)}]"
    terrain, middle = symbols(spot)
    side = terrain or " "
    if len(middle) > 1:
        return (middle + side).rjust(3)[:3] if len(middle) == 3 else (side + middle)[:3]
    return side + (middle or side) + side


def _half(board: Board, place: int, fancy: bool) -> str:
    spot = board.spots[place]
    if spot.solid or not board.floor[place]:
        return ROCK[not fancy]
    terrain, middle = symbols(spot)
    return (middle or terrain or " ")[0]


def _door_letter(door: Door, two_way: str, fancy: bool) -> str:
    if door.way is not None:
        return ARROWS[door.way][not fancy]
    return two_way


def upright(edge: Edge, fancy: bool) -> str:
    """An edge between two squares side by side."""
    match edge.kind:
        case "wall":
            return BARS["r"][not fancy]
        case "window":
            return WINDOW_DOWN[not fancy]
        case "door":
            assert edge.door is not None
            return _door_letter(edge.door, edge.door.color[0], fancy)
        case _:
            return " "


def level(edge: Edge, width: int, fancy: bool) -> str:
    """An edge between two squares one above the other, one or three characters wide."""
    bar = BARS["h"][not fancy]
    match edge.kind:
        case "wall":
            return bar * width
        case "window":
            window = WINDOW_ACROSS[not fancy]
            return window * width if fancy or width == 1 else f"-{window}-"
        case "door":
            assert edge.door is not None
            middle = _door_letter(edge.door, edge.door.color[0], fancy)
            return middle if width == 1 else f"{bar}{middle}{bar}"
        case _:
            return " " * width
