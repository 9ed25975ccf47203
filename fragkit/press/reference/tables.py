"""The two tables of a reference sheet, computed: points lost, and the chance to hit."""

from __future__ import annotations

from fragkit.language import say
from fragkit.press.draw import Mark, Path, Shape, Stroke, Text
from fragkit.press.fonts import CAP_HEIGHT, text_width
from fragkit.press.pen import Pen
from fragkit.press.shapes import line, rect
from fragkit.rules.odds.dice_odds import hit_odds, sums

_PT = 25.4 / 72
DEFENSE = range(1, 25)  # totals of up to four dice
POINTS = range(1, 6)
ACCURACY = range(1, 5)
RANGES = range(1, 25)

Table = tuple[tuple[Mark, ...], float]


def least_attack(defense: int, points: int) -> int:
    """The smallest attack total that takes so many points (`damage.divide`)."""
    return defense * points


def chance_to_hit(accuracy: int, distance: int) -> int:
    """In percent, rounded; a chance that is neither nothing nor certain is 1 to 99."""
    odds = hit_odds(sums(accuracy), distance)
    percent = round(odds * 100)
    return percent if odds in (0, 1) else min(99, max(1, percent))


def damage_table(pen: Pen, width: float, size: float) -> Table:
    rows = [[str(least_attack(d, p)) for d in DEFENSE] for p in POINTS]
    heads = [say(f"{p} point{'s' if p > 1 else ''}") for p in POINTS]
    return _table(pen, width, size, say("defense total"), [str(d) for d in DEFENSE], heads, rows)


def to_hit_table(pen: Pen, width: float, size: float) -> Table:
    rows = []
    for accuracy in ACCURACY:
        chances = [chance_to_hit(accuracy, r) for r in RANGES]
        rows.append([str(c) if c else "–" for c in chances])
    heads = [say(f"Accuracy {a}") for a in ACCURACY]
    return _table(pen, width, size, say("range"), [str(r) for r in RANGES], heads, rows)


def _table(
    pen: Pen,
    width: float,
    size: float,
    corner: str,
    columns: list[str],
    heads: list[str],
    rows: list[list[str]],
) -> Table:
    """A head row and a head column in bold; every fifth column on a tint."""
    size = min(size, 10.5)
    high = size * _PT * 1.75
    label = max(text_width(h, "bold", size) for h in [corner, *heads]) + 4
    cell = (width - label) / len(columns)
    digits = max(text_width(v, "semibold", size) for row in rows for v in row)
    small = size if digits < cell - 0.6 else max(7.0, size * (cell - 0.6) / digits)
    total = high * (len(rows) + 1)
    marks: list[Mark] = []
    for i, name in enumerate(columns):
        if int(name) % 5 == 0:
            stripe = rect(label + i * cell, 0, cell, total)
            if pen.low:
                edge = line(label + (i + 1) * cell, 0, label + (i + 1) * cell, total)
                marks.append(Path(edge, stroke=Stroke(pen.palette.quiet, 0.35)))
            else:
                marks.append(Path(stripe, fill=pen.tint))
    lines: Shape = ()
    for r in range(1, len(rows) + 2):
        lines += line(0, r * high, width, r * high)
    marks.append(Path(lines, stroke=Stroke(pen.palette.rule, 0.2)))
    strong = line(0, high, width, high)
    marks.append(Path(strong, stroke=Stroke(pen.mark, 0.5)))
    ink, quiet = pen.palette.ink, pen.palette.quiet

    def base(row: int, points: float) -> float:
        return (row + 0.5) * high + CAP_HEIGHT * points * _PT / 2

    marks.append(Text(0.6, base(0, size), corner, "bold", size, quiet))
    for i, name in enumerate(columns):
        x = label + (i + 0.5) * cell
        marks.append(Text(x, base(0, size), name, "black", size, pen.mark, "middle"))
    for r, (head, row) in enumerate(zip(heads, rows, strict=True), 1):
        marks.append(Text(0.6, base(r, size), head, "bold", size, ink))
        for i, value in enumerate(row):
            x = label + (i + 0.5) * cell
            color = quiet if value == "–" else ink
            marks.append(Text(x, base(r, small), value, "regular", small, color, "middle"))
    return tuple(marks), total
