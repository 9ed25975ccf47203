"""Blasts and pushes by the definitions, slowly: reads the drawing, knows nothing of fragkit."""

from __future__ import annotations

from dataclasses import dataclass

from tests.board import brute
from tests.board.brute import Drawing, Point, Stand
from tests.board.brute_walk import STEPS, Walk


def is_rock(walk: Walk, stand: Stand) -> bool:
    """Drawn solid, or a half square into which neither an open edge nor a door leads."""
    if walk.is_solid(stand) or not stand[2]:
        return walk.is_solid(stand)
    for side in STEPS:
        leads = walk.owns(stand, side) and walk.edge(stand[0], stand[1], side) not in "|-:"
        there = walk.beyond(stand, side) if leads else None
        if there is not None and not walk.is_solid(there):
            return False
    return True


@dataclass
class Blasts:
    drawing: Drawing
    fighters: frozenset[Stand] = frozenset()

    def steps(self, stand: Stand) -> list[Stand]:
        """Where a blast goes on: through open edges and windows, never into rock."""
        walk = Walk(self.drawing)
        found = []
        for side in STEPS:
            if walk.owns(stand, side) and walk.edge(stand[0], stand[1], side) in " :":
                there = walk.beyond(stand, side)
                if there is not None and not is_rock(walk, there):
                    found.append(there)
        return found

    def around(self, centre: Stand, radius: int) -> dict[Stand, int]:
        """Steps that cross no wall and no closed door; a door square that nobody holds is
        reached and not passed."""
        best = {centre: 0}
        for distance in range(1, radius + 1):
            for here in [s for s, d in best.items() if d == distance - 1]:
                shut = "D" in self.drawing.cell(*here[:2]) and here not in self.fighters
                if shut and here != centre:
                    continue
                for there in self.steps(here):
                    best.setdefault(there, distance)
        return best

    def plain(self, centre: Stand, radius: int, places: list[Stand], sight: bool) -> set[Stand]:
        return {centre} | {
            p
            for p in places
            if abs(p[0] - centre[0]) + abs(p[1] - centre[1]) <= radius
            and (not sight or not brute.obstacles(self.drawing, centre, p))
        }


@dataclass
class Pushes:
    drawing: Drawing
    taken: frozenset[Stand] = frozenset()

    def way(self, attacker: Stand, target: Stand, distance: int) -> tuple[list[Stand], bool]:
        """The places entered, and whether something stopped it."""
        dx, dy = target[0] - attacker[0], target[1] - attacker[1]
        if abs(dx) > abs(dy):
            dy = 0
        elif abs(dy) > abs(dx):
            dx = 0
        dx, dy = (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)
        path: list[Stand] = []
        here = target
        while (dx or dy) and len(path) < distance:
            there = self.corner(here, dx, dy) if dx and dy else self.straight(here, dx, dy)
            if there is None or (there in self.taken and there != target):
                return path, True
            if "D" in self.drawing.cell(*there[:2]):
                return path, True
            path.append(there)
            here = there
        return path, False

    def straight(self, here: Stand, dx: int, dy: int) -> Stand | None:
        side = {(1, 0): "e", (-1, 0): "w", (0, 1): "s", (0, -1): "n"}[dx, dy]
        walk = Walk(self.drawing)
        if not walk.owns(here, side) or walk.edge(here[0], here[1], side) != " ":
            return None
        there = walk.beyond(here, side)
        return None if there is None or walk.is_solid(there) else there

    def corner(self, here: Stand, dx: int, dy: int) -> Stand | None:
        """Exactly through a post, where nothing may end, not even a window."""
        c, r, half = here
        post = (2 * c + (2 if dx > 0 else 0), 2 * r + (2 if dy > 0 else 0))
        if half and not brute.own_side(self.drawing, here, post):
            return None
        column, row = c + dx, r + dy
        if not (0 <= column < self.drawing.columns and 0 <= row < self.drawing.rows):
            return None
        if post in self.ends():
            return None
        if not self.drawing.cut(column, row):
            return column, row, ""
        halves = ((column, row, h) for h in "ab")
        return next(h for h in halves if brute.own_side(self.drawing, h, post))

    def ends(self) -> set[Point]:
        """Where walls, doors, windows, rock and diagonals end."""
        drawing = self.drawing
        everywhere = frozenset((c, r) for c in range(drawing.columns) for r in range(drawing.rows))
        found = {tip for one, two, _, _ in drawing._segments(everywhere) for tip in (one, two)}
        for r in range(drawing.rows):
            for c in range(drawing.columns):
                if drawing.west(c, r) == ":":
                    found |= {(2 * c, 2 * r), (2 * c, 2 * r + 2)}
                if drawing.north(c, r) == ":":
                    found |= {(2 * c, 2 * r), (2 * c + 2, 2 * r)}
        return found
