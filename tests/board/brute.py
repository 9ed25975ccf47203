"""Sight by the definitions, slowly: reads the drawing itself, knows nothing of fragkit.

Coordinates count in half squares: square (c, r) has its centre at (2c + 1, 2r + 1) and its
corners at even numbers. Every obstacle is a segment or a polygon; the line is intersected
with each of them in fractions.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType

Point = tuple[int, int]
Segment = tuple[Point, Point, str, str]  # from, to, kind, name
Stand = tuple[int, int, str]  # column, row, half


def place(name: str) -> Stand:
    match = re.fullmatch(r"([A-Z])([0-9]+)([ab]?)", name)
    assert match
    return ord(match[1]) - 65, int(match[2]) - 1, match[3]


@dataclass
class Drawing:
    text: str
    lines: list[str] = field(init=False)
    columns: int = field(init=False)
    rows: int = field(init=False)
    known: dict[frozenset[tuple[int, int]], list[Segment]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.lines = self.text.strip("\n").split("\n")
        self.columns = (len(self.lines[0]) - 1) // 4
        self.rows = (len(self.lines) - 1) // 2

    def cell(self, c: int, r: int) -> str:
        return self.lines[2 * r + 1][4 * c + 1 : 4 * c + 4]

    def west(self, c: int, r: int) -> str:
        return self.lines[2 * r + 1][4 * c]

    def north(self, c: int, r: int) -> str:
        return self.lines[2 * r][4 * c + 2]

    def leads(self, c: int, r: int, across: int, down: int) -> bool:
        """Whether that side of a whole square is open, and no rock lies behind it."""
        if not (0 <= c + across < self.columns and 0 <= r + down < self.rows):
            return False
        edge = self.west(c + (across > 0), r) if across else self.north(c, r + (down > 0))
        text, cut = self.cell(c + across, r + down), self.cut(c + across, r + down)
        if not cut:
            return edge == " " and "#" not in text
        near = {(-1, 0): "e", (1, 0): "w", (0, -1): "s", (0, 1): "n"}[across, down]
        half = self.solid_half(c + across, r + down)
        return edge == " " and near not in {"/a": "nw", "/b": "se", "\\a": "ne", "\\b": "sw"}.get(
            cut + half, ""
        )

    def cut(self, c: int, r: int) -> str:
        return next((ch for ch in self.cell(c, r) if ch in "/\\"), "")

    def halves(self, c: int, r: int) -> dict[str, tuple[Point, Point, Point]]:
        """The corners of each half of a cut square, its right angle first."""
        x, y = 2 * c, 2 * r
        nw, ne, sw, se = (x, y), (x + 2, y), (x, y + 2), (x + 2, y + 2)
        if self.cut(c, r) == "/":
            return {"a": (nw, ne, sw), "b": (se, ne, sw)}
        return {"a": (ne, nw, se), "b": (sw, nw, se)}

    def solid_half(self, c: int, r: int) -> str:
        text, cut = self.cell(c, r), self.cut(c, r)
        if not cut or "#" not in text:
            return ""
        left = text.index("#") < text.index(cut)
        return "a" if left == (cut == "/") else "b"

    def polygon(self, stand: Stand) -> list[Point]:
        c, r, half = stand
        if half:
            return list(self.halves(c, r)[half])
        x, y = 2 * c, 2 * r
        return [(x, y), (x + 2, y), (x + 2, y + 2), (x, y + 2)]

    def segments(self, open_doors: set[tuple[int, int]]) -> list[Segment]:
        doors = frozenset(s for s in open_doors if "D" in self.cell(*s))
        if doors not in self.known:
            self.known[doors] = self._segments(doors)
        return self.known[doors]

    def _segments(self, open_doors: frozenset[tuple[int, int]]) -> list[Segment]:
        found: list[Segment] = []
        for r in range(self.rows):
            for c in range(self.columns + 1):
                kind = {"|": "wall", ":": "", " ": ""}.get(self.west(c, r), "door")
                if kind:
                    found.append(((2 * c, 2 * r), (2 * c, 2 * r + 2), kind, ""))
        for r in range(self.rows + 1):
            for c in range(self.columns):
                kind = {"-": "wall", ":": "", " ": ""}.get(self.north(c, r), "door")
                if kind:
                    found.append(((2 * c, 2 * r), (2 * c + 2, 2 * r), kind, ""))
        for r in range(self.rows):
            for c in range(self.columns):
                found += self._inside(c, r, open_doors)
        return found

    def _inside(self, c: int, r: int, open_doors: frozenset[tuple[int, int]]) -> list[Segment]:
        x, y = 2 * c, 2 * r
        nw, ne, sw, se = (x, y), (x + 2, y), (x, y + 2), (x + 2, y + 2)
        text, cut = self.cell(c, r), self.cut(c, r)
        found: list[Segment] = []
        if cut:
            one, two = (ne, sw) if cut == "/" else (nw, se)
            found.append((one, two, "diagonal", ""))
            half = self.solid_half(c, r)
            if half:
                corner, p, q = self.halves(c, r)[half]
                found += [(corner, p, "solid", ""), (corner, q, "solid", "")]
        elif "#" in text:
            found += [(a, b, "solid", "") for a, b in [(nw, ne), (ne, se), (se, sw), (sw, nw)]]
        elif "D" in text and (c, r) not in open_doors:
            if self.leads(c, r, -1, 0) and self.leads(c, r, 1, 0):
                found.append(((x + 1, y), (x + 1, y + 2), "door-in-square", ""))
            else:
                found.append(((x, y + 1), (x + 2, y + 1), "door-in-square", ""))
        return found


def cross(o: Point, a: Point, b: Point) -> int:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def meets_at(p: Point, q: Point, a: Point, b: Point) -> Fraction | None:
    """How far along p–q it first meets the closed segment a–b; p and q differ."""
    d1, d2 = cross(p, q, a), cross(p, q, b)
    along = (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2

    def share(x: Point) -> Fraction:
        dot = (x[0] - p[0]) * (q[0] - p[0]) + (x[1] - p[1]) * (q[1] - p[1])
        return Fraction(dot, along)

    if d1 == 0 and d2 == 0:  # all in one line
        low, high = sorted((share(a), share(b)))
        return max(low, Fraction(0)) if low <= 1 and high >= 0 else None
    if d1 * d2 > 0:
        return None
    # The point of a–b on the line of p–q divides it as d1 : -d2.
    s = Fraction(d1, d1 - d2)
    x = Fraction(a[0]) + s * (b[0] - a[0])
    y = Fraction(a[1]) + s * (b[1] - a[1])
    t = ((x - p[0]) * (q[0] - p[0]) + (y - p[1]) * (q[1] - p[1])) / along
    return t if 0 <= t <= 1 else None


def passes_inside(p: Point, q: Point, polygon: list[Point]) -> Fraction | None:
    """Where p–q enters the open inside of a convex polygon, or None."""
    low, high = Fraction(0), Fraction(1)
    middle = (
        Fraction(sum(x for x, _ in polygon), len(polygon)),
        Fraction(sum(y for _, y in polygon), len(polygon)),
    )
    for a, b in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        nx, ny = -(b[1] - a[1]), b[0] - a[0]
        if nx * (middle[0] - a[0]) + ny * (middle[1] - a[1]) < 0:
            nx, ny = -nx, -ny
        start = nx * (p[0] - a[0]) + ny * (p[1] - a[1])
        gain = nx * (q[0] - p[0]) + ny * (q[1] - p[1])
        if gain == 0:
            if start <= 0:
                return None
        elif gain > 0:
            low = max(low, Fraction(-start, gain))
        else:
            high = min(high, Fraction(-start, gain))
    return low if low < high else None


def is_on(p: Point, q: Point, x: Point) -> bool:
    t = meets_at(p, q, x, x)
    return t is not None


def own_side(drawing: Drawing, stand: Stand, towards: Point) -> bool:
    """Whether a line from the centre of a half square leaves on that half's side."""
    c, r, half = stand
    corner, one, two = drawing.halves(c, r)[half]
    return cross(one, two, corner) * cross(one, two, towards) > 0


def obstacles(
    drawing: Drawing,
    a: Stand,
    b: Stand,
    fighters: set[Stand] = frozenset(),
    graze_blocks: bool = False,
    things: Mapping[Stand, str] = MappingProxyType({}),
) -> list[tuple[Fraction, str]]:
    """Everything that a line of sight meets: how far along, and its kind. `things` are barrels
    and hanged fighters, which block as fighters do and hold no door."""
    return [(t, kind) for t, kind, _ in met(drawing, a, b, fighters, graze_blocks, things)]


def met(
    drawing: Drawing,
    a: Stand,
    b: Stand,
    fighters: set[Stand] = frozenset(),
    graze_blocks: bool = False,
    things: Mapping[Stand, str] = MappingProxyType({}),
) -> list[tuple[Fraction, str, str]]:
    """The same with words for where each of them is."""
    if a == b:
        return []
    if a[:2] == b[:2]:
        return [(Fraction(0), "diagonal", f"in {name(a, half=False)}")]
    p, q = (2 * a[0] + 1, 2 * a[1] + 1), (2 * b[0] + 1, 2 * b[1] + 1)
    held = {f[:2] for f in fighters} | {a[:2], b[:2]}
    found: list[tuple[Fraction, str, str]] = []
    if a[2] and not own_side(drawing, a, q):
        found.append((Fraction(0), "diagonal", f"in {name(a, half=False)}"))
    if b[2] and not own_side(drawing, b, p):
        found.append((Fraction(1), "diagonal", f"in {name(b, half=False)}"))
    (left, right), (top, bottom) = sorted((p[0], q[0])), sorted((p[1], q[1]))
    for one, two, kind, _ in drawing.segments(held):
        if max(one[0], two[0]) < left or min(one[0], two[0]) > right:
            continue  # beside the line's rectangle
        if max(one[1], two[1]) < top or min(one[1], two[1]) > bottom:
            continue
        middle = ((one[0] + two[0]) // 2, (one[1] + two[1]) // 2)
        if kind == "diagonal" and middle in (p, q):
            # An end's own diagonal: judged above, but its tips are walls' ends.
            for tip in (one, two):
                t = meets_at(p, q, tip, tip)
                if t is not None:
                    found.append((t, "corner", corner_name(drawing, p, tip)))
            continue
        t = meets_at(p, q, one, two)
        if t is None:
            continue
        touched = [tip for tip in (one, two) if meets_at(p, q, tip, tip) == t]
        if kind == "door-in-square":
            found.append((t, "door", f"in {square_name(middle[0] // 2, middle[1] // 2)}"))
        elif touched:
            found.append((t, "corner", corner_name(drawing, p, touched[0])))
        elif kind == "diagonal":
            found.append((t, kind, f"in {square_name(middle[0] // 2, middle[1] // 2)}"))
        else:
            found.append((t, kind, edge_name(drawing, p, q, one, two)))
    for r in range(drawing.rows):
        for c in range(drawing.columns):
            half = drawing.solid_half(c, r)
            if half or ("#" in drawing.cell(c, r) and not drawing.cut(c, r)):
                t = passes_inside(p, q, drawing.polygon((c, r, half)))
                if t is not None:
                    found.append((t, "solid", name((c, r, half))))
    standing = {**dict.fromkeys(fighters, "fighter"), **things}
    for stand, kind in standing.items():
        if stand in (a, b):
            continue
        t = passes_inside(p, q, drawing.polygon(stand))
        if t is not None:
            found.append((t, kind, f"on {name(stand)}"))
        elif graze_blocks:
            grazed = [meets_at(p, q, x, x) for x in drawing.polygon(stand)]
            found += [(x, kind, f"on {name(stand)}") for x in grazed if x is not None]
    return sorted(found)


# -- names ---------------------------------------------------------------------


def square_name(c: int, r: int) -> str:
    return f"{chr(65 + c)}{r + 1}"


def name(stand: Stand, half: bool = True) -> str:
    return square_name(*stand[:2]) + (stand[2] if half else "")


def corner_name(drawing: Drawing, p: Point, post: Point) -> str:
    """From the square nearest to where the line begins that has the corner, ties by name."""
    around = [
        (c, r)
        for c in (post[0] // 2 - 1, post[0] // 2)
        for r in (post[1] // 2 - 1, post[1] // 2)
        if 0 <= c < drawing.columns and 0 <= r < drawing.rows
    ]
    c, r = min(
        around,
        key=lambda s: ((2 * s[0] + 1 - p[0]) ** 2 + (2 * s[1] + 1 - p[1]) ** 2, square_name(*s)),
    )
    south, east = "south" if post[1] > 2 * r else "north", "east" if post[0] > 2 * c else "west"
    return f"at the {south}-{east} of {square_name(c, r)}"


def edge_name(drawing: Drawing, p: Point, q: Point, one: Point, two: Point) -> str:
    """`between` the two squares of an edge; the one that the line leaves at the border."""
    x, y = min(one[0], two[0]) // 2, min(one[1], two[1]) // 2
    pair = [(x - 1, y), (x, y)] if one[0] == two[0] else [(x, y - 1), (x, y)]
    inside = [s for s in pair if 0 <= s[0] < drawing.columns and 0 <= s[1] < drawing.rows]
    if len(inside) < 2:
        return f"of {square_name(*inside[0])}"
    sides = []
    for (c, r), where in zip(pair, "sn" if one[0] != two[0] else "ew", strict=True):
        cut = drawing.cut(c, r)
        half = ""
        if cut:
            owner = {"/a": "nw", "/b": "se", "\\a": "ne", "\\b": "sw"}
            half = next(h for h in "ab" if where in owner[cut + h])
        sides.append(square_name(c, r) + half)
    return f"between {sides[0]} and {sides[1]}"
