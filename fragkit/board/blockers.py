"""Obstacles to sight or movement, with their places, their descriptions and their rules."""

from __future__ import annotations

from typing import Literal

from fragkit.board.board import Board
from fragkit.board.things import Things
from fragkit.language.sentences import Sentence, Text, say
from fragkit.model.names import name_of
from fragkit.rule_modules import plural_of
from fragkit.values import dataclass

DoorStop = Literal["", "one-way", "shut"]
# The rules of blockers: for a line of sight, and for a moving fighter. A solid counter has rules
# of its own, `los.barrel` and `barrel.move`.
SIGHT_RULES = {
    "wall": "wall.fire",
    "corner": "los.corner",
    "door": "los.door",
    "diagonal": "wall.fire",
    "solid": "wall.fire",
    "fighter": "los.fighter",
    "hanged": "los.hanged",
}
MOVE_RULES = {
    "wall": "wall.move",
    "diagonal": "wall.move",
    "solid": "wall.move",
    "window": "window.move",
    "hanged": "deadlands.gallows.pass",
    "fighter": "ruling.tele.bump",
}
_DOORS: dict[DoorStop, Sentence] = {
    "": say("door"), "one-way": say("one-way door"), "shut": say("closed switch door"),
}  # fmt: skip
# The words that the effect `see` uses for blockers.
SEEN_THROUGH = {
    "wall": "walls", "corner": "walls", "diagonal": "walls", "solid": "walls", "window": "walls",
    "door": "doors", "fighter": "fighters", "hanged": "hanged",
}  # fmt: skip
# Blockers that a fighter can pass only with an effect.
OPENINGS = frozenset({"doors", "windows"})


@dataclass(frozen=True, slots=True)
class Blocker:
    """An obstacle, where it is, and how it is described to the players.

    `at` is an edge (`C3-C4`), a place (`C4`, `C4a`) or a corner of a square (`D5/se`). `edge` is
    the edge's id, and `place` the place of a fighter, solid counter or hanged fighter. A window
    stops only movement and never blocks sight. `door` is the reason why a door stops movement, and
    `before` is the place in front of the obstacle.
    """

    kind: str  # wall, corner, door, diagonal, solid, fighter, hanged, window, or a solid counter
    at: str
    text: Text
    edge: int | None = None
    place: int | None = None
    door: DoorStop = ""
    before: int = -1

    def __str__(self) -> str:
        return str(self.text)

    def plain(self) -> dict[str, str]:
        """Return the obstacle for JSON."""
        return {"kind": self.kind, "at": self.at, "text": str(self.text)}


def sight_rule(blocker: Blocker | None) -> str:
    """Return the rule by which that obstacle blocks a line of sight: `los.barrel` for a barrel."""
    if blocker is None or blocker.kind == "window":
        return "los.obstacle"
    return SIGHT_RULES.get(blocker.kind) or f"los.{blocker.kind}"


def move_rule(blocker: Blocker) -> str:
    """Return the rule by which that obstacle stops movement: `barrel.move` for a barrel."""
    return MOVE_RULES.get(blocker.kind) or f"{blocker.kind}.move"


def seen_through_word(blocker: Blocker) -> str:
    """Return the word of the effect `see` that lets sight through that obstacle."""
    return SEEN_THROUGH.get(blocker.kind) or plural_of(blocker.kind)


def post_ends(board: Board, post: int, windows: bool = False) -> set[str]:
    """Return the kinds of obstacles that end at the northwest corner of square `post`: wall, door,
    diagonal, solid. With `windows`, include windows."""
    columns, size = board.grid.columns, len(board.grid.cells)
    found: set[str] = set()
    for drawn, real, square in (
        (board.grid.west, board.west, post),
        (board.grid.west, board.west, post - columns),
        (board.grid.north, board.north, post),
        (board.grid.north, board.north, post - 1),
    ):
        kind = real[square].kind if 0 <= square < size else "wall"
        if kind in ("wall", "door") or (windows and kind == "window"):
            from_rock = 0 <= square < size and drawn[square].kind != kind
            found.add("solid" if from_rock else kind)
    for square, cut in (
        (post, "\\"),
        (post - columns - 1, "\\"),
        (post - 1, "/"),
        (post - columns, "/"),
    ):
        if board.cuts.get(square) == cut:
            found.add("diagonal")
    return found


def corner_blocker(board: Board, square: int, sx: int, sy: int, ends: set[str]) -> Blocker:
    """Return the end of a wall that a line touches (los.corner, ruling.los.corner). It is named as
    a corner of the square that the line leaves, the nearest to its start. If both halves of a cut
    square have that corner, use the first by name."""
    having = [p for p in board.halves(square) if has_corner(board, p, sx > 0, sy > 0)]
    name = board.name(next((p for p in having if board.floor[p]), square))
    south, east = "south" if sy > 0 else "north", "east" if sx > 0 else "west"
    only = next(iter(ends)) if len(ends) == 1 else ""
    where = {"direction": f"{south}-{east}", "square": name}
    if only == "door":
        text = say("end of the door at the {direction} of {square}", **where)
    elif only == "window":
        text = say("end of the window at the {direction} of {square}", **where)
    else:
        text = say("wall corner at the {direction} of {square}", **where)
    return Blocker("corner", f"{name}/{south[0]}{east[0]}", text)


def has_corner(board: Board, place: int, east: bool, south: bool) -> bool:
    """Return whether that corner of the square belongs to the place. Each half has three corners."""
    square = board.squares[place]
    cut = board.cuts.get(square)
    if not cut or (east != south if cut == "/" else east == south):
        return True
    return south == (place != square)


def is_border(board: Board, edge: int) -> bool:
    """Return whether the map ends at that edge."""
    square = edge >> 1
    other = square - (board.grid.columns if edge & 1 else 1)
    inside = [s for s in (other, square) if 0 <= s < len(board.grid.cells) and not board.is_void(s)]
    return len(inside) < 2 or (not edge & 1 and square % board.grid.columns == 0)


def wall_blocker(board: Board, edge: int, seen_from: int) -> Blocker:
    if is_border(board, edge):
        name = board.square_name(seen_from)
        return Blocker("wall", name, say("outer wall at {square}", square=name), edge=edge)
    one, two = board.edge_ends(edge)
    text = say("wall between {square} and {to_square}", square=one, to_square=two)
    return Blocker("wall", f"{one}-{two}", text, edge=edge)


def door_blocker(board: Board, id: int, why: DoorStop = "", before: int = -1) -> Blocker:
    """Return the door with that id as a blocker. `why` is the reason why it stops a fighter."""
    if id < 0:
        name = board.square_name(-1 - id)
        text = say("{what} in {square}", what=_DOORS[why], square=name)
        return Blocker("door", name, text, door=why, before=before)
    one, two = board.edge_ends(id)
    text = say(
        "{what} between {square} and {to_square}", what=_DOORS[why], square=one, to_square=two
    )
    return Blocker("door", f"{one}-{two}", text, edge=id, door=why, before=before)


def diagonal_blocker(board: Board, square: int) -> Blocker:
    name = board.square_name(square)
    return Blocker("diagonal", name, say("diagonal wall in {square}", square=name))


def thing_blocker(board: Board, things: Things, place: int) -> Blocker:
    kind = things.at(place)
    assert kind is not None, f"nothing is on {board.name(place)}"
    name = board.name(place)
    thing = "hanged fighter" if kind == "hanged" else name_of("counter", kind)
    return Blocker(kind, name, say("{thing} on {square}", thing=thing, square=name), place=place)


def rock_blocker(board: Board, place: int) -> Blocker:
    name = board.name(place)
    if board.half(place):
        return Blocker("solid", name, say("solid half of {square}", square=name))
    return Blocker("solid", name, say("solid square {square}", square=name))
