"""Checks that a map can be played: every floor square and every respawn can be reached on foot.

Switch doors count as open. Jumps don't matter, because they reach no square that steps can't reach.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from fragkit.board.board import Board
from fragkit.diagnostics import Problems, Span
from fragkit.language.sentences import Sentence, say
from fragkit.model.map import OPPOSITE, WAYS, Edge, Way

SquareSpan = Callable[[int], Span]
MOST_POCKETS = 20
ROOM_FOR_TWO = 12  # least floor squares of a map that is meant to be played


class Ways:
    """The steps that the map allows: one byte for each square and direction."""

    def __init__(self, board: Board) -> None:
        self.board = board
        columns, size = board.grid.columns, len(board.grid.cells)
        self.delta = (-columns, 1, columns, -1)
        north = _both_ways(board.north, "north")
        west = _both_ways(board.west, "west")
        self.passes = [
            bytearray(n[0] for n in north[:size]),
            bytearray(w[1] for w in west[1 : size + 1]),
            bytearray(n[1] for n in north[columns : size + columns]),
            bytearray(w[0] for w in west[:size]),
        ]
        self.one_way = any(a != b for a, b in north) or any(a != b for a, b in west)
        for square, door in board.square_doors.items():
            if door.way is not None:
                self.one_way = True
                for way in range(4):
                    if WAYS[way] != door.way:  # neither out of it nor into it in that direction
                        self.passes[way][square] = 0
                        before = square - self.delta[way]
                        if 0 <= before < len(self.passes[way]):
                            self.passes[way][before] = 0

    def flood(self, starts: Iterable[int], backward: bool = False) -> bytearray:
        """Return one byte for each place: 1 if it can be reached from the starts or, with
        `backward`, if a start can be reached from it."""
        board, delta = self.board, self.delta
        size, cuts = len(board.grid.cells), board.cuts
        reached = bytearray(len(board.spots))
        stack = list(starts)
        for place in stack:
            reached[place] = 1
        warp = set(board.teleporters)
        order = (2, 3, 0, 1)
        # Backward, a step in direction d is allowed where the opposite one leads here.
        passes = self.passes
        while stack:
            place = stack.pop()
            square = place if place < size else board.squares[place]
            if place in warp:
                for other in warp:
                    if not reached[other]:
                        reached[other] = 1
                        stack.append(other)
                warp = set()  # one teleporter leads to all the others
            for way in range(4):
                if square in cuts and board.place_at(square, way) != place:
                    continue
                there = square + delta[way]
                if not 0 <= there < size:
                    continue
                if not (passes[order[way]][there] if backward else passes[way][square]):
                    continue
                target = board.place_at(there, order[way]) if there in cuts else there
                if not reached[target]:
                    reached[target] = 1
                    stack.append(target)
        return reached


def _both_ways(edges: tuple[Edge, ...], way: Way) -> list[tuple[bool, bool]]:
    """Return for each edge whether it can be passed in that direction, and in the opposite one."""
    known = {id(e): (_passes(e, way), _passes(e, OPPOSITE[way])) for e in set(edges)}
    for edge in edges:  # equal edges of joined maps may be different objects
        if id(edge) not in known:
            known[id(edge)] = (_passes(edge, way), _passes(edge, OPPOSITE[way]))
    return [known[id(edge)] for edge in edges]


def _passes(edge: Edge, way: Way) -> bool:
    if edge.kind == "door":
        return edge.door is not None and edge.door.way in (None, way)
    return edge.kind == "open"


def check_playable(board: Board, problems: Problems, span: SquareSpan) -> None:
    """Report everything that keeps the map from being played. `span` returns the span of a square."""
    if not board.respawns:
        problems.at(span(0)).error(
            "[map-no-respawn] {id} has no respawn square",
            "number squares from 1; with six of them, one die is enough",
            id=board.id,
        )
        return
    _check_numbers(board, problems, span)
    _check_switches(board, problems, span)
    _check_free_doors(board, problems, span)
    ways = Ways(board)
    first, *others = board.respawns
    forward = ways.flood([first.place])
    cut_off = [r for r in others if not forward[r.place]]
    pairs = [(respawn, respawn, first) for respawn in cut_off]
    if ways.one_way:
        backward = ways.flood([first.place], backward=True)
        no_way_back = [r for r in others if not backward[r.place] and r not in cut_off]
        pairs += [(respawn, first, respawn) for respawn in no_way_back]
    for here, end, start in pairs:
        problems.at(span(board.squares[here.place])).error(
            "[map-respawn-cut-off] respawn {number} ({square}) can't be reached from "
            "respawn {first} ({other})",
            "open a way between them",
            number=end.number,
            square=board.name(end.place),
            first=start.number,
            other=board.name(start.place),
        )
    reached = ways.flood([r.place for r in board.respawns]) if cut_off else forward
    _check_floor(board, reached, problems, span)
    if ways.one_way:
        _check_traps(board, ways, reached, problems, span)
    if len(board.respawns) == 1 and sum(board.floor) >= ROOM_FOR_TWO:
        problems.at(span(board.squares[first.place])).warning(
            "[map-respawn-few] {id} has only one respawn square, so fighters will bump "
            "each other there",
            "number at least one square per player; with six of them, one die is enough",
            id=board.id,
        )
    if len(board.teleporters) == 1 and not any(m.joins for m in board.maps):
        (place,) = board.teleporters
        problems.at(span(board.squares[place])).warning(
            "[map-teleporter-lone] the teleporter in {square} leads nowhere: it is the "
            "only one on this map",
            "draw another `T`, or join a map that has one",
            square=board.name(place),
        )


def _check_numbers(board: Board, problems: Problems, span: SquareSpan) -> None:
    for part in board.parts:
        numbers = {r.number: r for r in board.respawns if r.map == part.map.id}
        missing = sorted(set(range(1, max(numbers, default=0) + 1)) - set(numbers))
        if missing:
            last = numbers[max(numbers)]
            more = ["…"] if len(missing) > 6 else []
            problems.at(span(board.squares[last.place])).error(
                "[map-respawn-gap] respawn numbers go up to {most} ({square}) but leave out {numbers}",
                "number them from 1 without gaps",
                most=last.number,
                square=board.name(last.place),
                numbers=[*missing[:6], *more],
            )


def _check_switches(board: Board, problems: Problems, span: SquareSpan) -> None:
    colors = set(board.switches.values())
    for door in board.doors.values():
        if door.door.switch and door.door.color not in colors:
            problems.at(span(board.squares[door.places[0]])).warning(
                "[map-switch-missing] no {color} switch opens the door {name}",
                "draw `s` and add `switches: [{at: …, color: {color}}]`",
                color=door.door.color,
                name=door.name,
            )
    for place, color in board.switches.items():
        if not board.switch_doors(color):
            problems.at(span(board.squares[place])).warning(
                "[map-switch-idle] the {color} switch in {square} opens no door",
                "add `switch: true` to a {color} door under `doors:`",
                color=color,
                square=board.name(place),
            )


def _check_free_doors(board: Board, problems: Problems, span: SquareSpan) -> None:
    """Warn of doors without a wall at either end, which are often symbols drawn one column off."""
    columns = board.columns
    for edges, step, along in ((board.west, 1, columns), (board.north, columns, 1)):
        for square, edge in enumerate(edges[: len(board.grid.cells)]):
            if edge.kind != "door" or edge.door is None:
                continue
            if not any(_holds(board, post) for post in (square, square + along)):
                problems.at(span(square)).warning(
                    "[map-door-free] the {color} door between {square} and {other} has no wall "
                    "next to it",
                    "draw walls at its ends; if you meant a symbol, move it one to the left or right",
                    color=edge.door.color,
                    square=board.square_name(square - step),
                    other=board.square_name(square),
                )


def _holds(board: Board, post: int) -> bool:
    """Return whether anything besides a single door ends at the northwest corner of that square."""
    columns, cells = board.columns, board.grid.cells
    if post >= len(cells) or post < columns or not post % columns:
        return True  # the outer wall
    ends = (board.west[post - columns], board.west[post], board.north[post - 1], board.north[post])
    around = (cells[s] for s in (post - columns - 1, post - columns, post - 1, post))
    closed = sum(edge.kind != "open" for edge in ends)
    return closed > 1 or any(cell.spot.solid or cell.cut for cell in around)


def _check_floor(board: Board, reached: bytearray, problems: Problems, span: SquareSpan) -> None:
    if sum(reached) >= sum(board.floor):
        return
    lost = {p for p in board.places if not reached[p]}
    pockets = 0
    for start in [p for p in board.places if not reached[p]]:
        if start not in lost:
            continue
        pocket = _pocket(board, start, lost)
        lost -= pocket
        pockets += 1
        if pockets == MOST_POCKETS and lost:
            problems.at(span(board.squares[start])).error(
                "[map-unreachable] no respawn square leads to {squares} or to {number} other "
                "squares",
                "open a way there, or make it solid with `#`",
                squares=_listed(board, pocket),
                number=len(lost),
            )
            return
        problems.at(span(board.squares[start])).error(
            "[map-unreachable] no respawn square leads to {squares}",
            "open a way there, or make it solid with `#`",
            squares=_listed(board, pocket),
        )


def _check_traps(
    board: Board, ways: Ways, reached: bytearray, problems: Problems, span: SquareSpan
) -> None:
    """Report rooms with one-way doors in and no way out. If respawn rooms only lead out, the rest
    of the map is not a trap, because it has most of the floor."""
    back = ways.flood([r.place for r in board.respawns], backward=True)
    held = {p for p in board.places if reached[p] and not back[p]}
    for start in [p for p in board.places if p in held]:
        if start not in held:
            continue
        room = _pocket(board, start, held)
        held -= room
        if sum(ways.flood(room)) * 2 >= sum(board.floor):
            continue
        problems.at(span(board.squares[start])).error(
            "[map-trap] a fighter who enters {squares} can never get out",
            "add a one-way door out, or a teleporter",
            squares=_listed(board, room),
        )


def _pocket(board: Board, start: int, lost: set[int]) -> set[int]:
    """Return the places of `lost` that are connected to this one without a wall between them."""
    pocket, stack = {start}, [start]
    while stack:
        place = stack.pop()
        for way in range(4):
            ahead = board.ahead(place, way)
            if ahead is None or ahead in pocket or ahead not in lost:
                continue
            if board.edge(board.squares[place], way).kind in ("open", "door"):
                pocket.add(ahead)
                stack.append(ahead)
    return pocket


def _listed(board: Board, places: set[int]) -> Sentence:
    names = [board.name(p) for p in sorted(places, key=board.order)[:6]]
    more = len(places) - len(names)
    if more:
        return say("{squares} and {number} more", squares=names, number=more)
    return say("{squares}", squares=names)
