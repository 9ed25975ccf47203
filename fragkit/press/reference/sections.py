"""Sections of a reference sheet, set in a column of any width and size of type."""

from __future__ import annotations

from dataclasses import dataclass

from fragkit.diagnostics import Span
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.model.rule import RuleBook
from fragkit.press.graphics.marks import MM_PER_PT, Group, Mark, Path, Shape, Stroke, Text
from fragkit.press.graphics.shapes import circle, line, rect
from fragkit.press.maps.legend import SWATCH, SWATCHES, swatch
from fragkit.press.pictures.icons import ICONS
from fragkit.press.reference.reference_design import Item, Part, words_of
from fragkit.press.themes.themed_pen import Pen
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width
from fragkit.press.typography.rich_text import parse_rich
from fragkit.press.typography.text_fit import Fitted, Style, fit, text_marks
from fragkit.rules.odds.dice_odds import hit_odds, sums


@dataclass(frozen=True, slots=True)
class Set:
    """Marks from the origin down, and how high they are; ``gaps`` (mm) grow with the air."""

    marks: tuple[Mark, ...]
    height: float
    gaps: float = 0.0


@dataclass(frozen=True, slots=True)
class Setter:
    """``size`` is that of the text, in points; everything else grows with it.

    ``air`` widens the space between items, for pages with room to spare.
    """

    pen: Pen
    book: RuleBook
    size: float
    air: float = 1.0

    @property
    def em(self) -> float:
        return self.size * MM_PER_PT

    def part(self, part: Part, width: float) -> Set:
        marks: list[Mark] = []
        y = self._heading(part, width, marks)
        if part.lead:
            y = self._text(part.lead, 0, y, width, marks, part.where.of("lead")) + 0.8 * self.em
        if part.look == "damage":
            table, high = damage_table(self.pen, width, self.size)
            marks.append(_down(table, y))
            y += high
        elif part.look == "to-hit":
            table, high = to_hit_table(self.pen, width, self.size)
            marks.append(_down(table, y))
            y += high
        for number, item in enumerate(part.items, 1):
            y = self._item(part, item, number, width, y, marks)
            y += self._between(part)
        return Set(tuple(marks), y, len(part.items) * self._between(part))

    def _between(self, part: Part) -> float:
        gap = {"steps": 0.5, "icons": 0.4, "letters": 0.4}.get(part.look, 0.35)
        return gap * self.em * self.air

    def _heading(self, part: Part, width: float, marks: list[Mark]) -> float:
        """Draw a bar in the pack's color; with low ink, its frame."""
        pen = self.pen
        size = self.size * 1.3
        high = size * MM_PER_PT * 1.6
        bar = rect(0, 0, width, high, r=0.8)
        if pen.low:
            marks.append(Path(bar, stroke=Stroke(pen.mark, 0.45)))
        else:
            marks.append(Path(bar, fill=pen.mark))
        ink = pen.mark if pen.low else pen.palette.paper
        title = part.title.upper()
        size *= min(1.0, (width - 4) / text_width(title, pen.palette.display, size, 0.03))
        base = high / 2 + CAP_HEIGHT * size * MM_PER_PT / 2
        marks.append(Text(2, base, title, pen.palette.display, size, ink, tracking=0.03))
        return high + 0.75 * self.em

    def _item(
        self, part: Part, item: Item, number: int, width: float, y: float, marks: list[Mark]
    ) -> float:
        text = words_of(item, self.book)
        place = item.where.span
        indent = {"steps": 2.1, "icons": 3.0, "letters": 2.9}.get(part.look, 1.0) * self.em
        drawn: list[Mark] = []
        bottom = self._text(text, indent, y, width - indent, drawn, place)
        middle = y + 0.5 * self.em * 0.95
        match part.look:
            case "steps":
                r = 0.72 * self.em
                marks += self._disc(r, r, middle, str(number))
            case "letters" | "icons":
                edge = 1.9 * self.em
                if part.look == "letters":
                    marks += self._chip(item.letter, y, edge)
                elif item.map in SWATCHES:
                    marks.append(self._map_picture(item.map, y, edge))
                elif item.icon in ICONS:
                    marks += self.pen.icon(item.icon, 0.2, y, edge, self.pen.palette.ink)
                # A single line stands beside the middle of its picture.
                if bottom - y < edge:
                    drawn = [_down(tuple(drawn), (edge - (bottom - y)) / 2)]
                bottom = max(bottom, y + edge)
            case _:
                dot = 0.17 * self.em
                marks.append(Path(circle(0.35 * self.em, middle, dot), fill=self.pen.mark))
        marks += drawn
        return bottom

    def _map_picture(self, name: str, y: float, edge: float) -> Mark:
        scale = edge / SWATCH
        middle = (scale, 0, 0, scale, 0.2 + edge / 2, y + edge / 2)
        return Group(tuple(swatch(name, self.pen.palette)), matrix=middle)

    def _disc(self, r: float, x: float, y: float, number: str) -> list[Mark]:
        pen = self.pen
        disc = circle(x, y, r)
        size = self.size * 0.92
        ink = pen.mark if pen.low else pen.palette.paper
        base = y + CAP_HEIGHT * size * MM_PER_PT / 2
        ground = Path(disc, stroke=Stroke(pen.mark, 0.35)) if pen.low else Path(disc, fill=pen.mark)
        return [ground, Text(x, base, number, "black", size, ink, "middle")]

    def _chip(self, letter: str, y: float, edge: float) -> list[Mark]:
        pen = self.pen
        # Gadget letters are green as on the cards; faces of a die take the pack's color.
        color = pen.palette.deck("gadget").mark if letter.isalpha() else pen.mark
        box = rect(0.2, y, edge, edge, r=0.6)
        ground = Path(box, None if pen.low else color, Stroke(color, 0.35))
        size = self.size * 1.35
        wide = text_width(letter, "black", size)
        size *= min(1.0, (edge - 0.8) / wide) if wide else 1.0
        ink = color if pen.low else pen.palette.paper
        base = y + edge / 2 + CAP_HEIGHT * size * MM_PER_PT / 2
        return [ground, Text(0.2 + edge / 2, base, letter, "black", size, ink, "middle")]

    def _text(
        self, text: str, x: float, y: float, width: float, marks: list[Mark], place: Span
    ) -> float:
        """Draw the text from ``y`` down; return where it ends."""
        pen = self.pen
        rich = parse_rich(text, ICONS)
        if pen.lacks_letters(rich, place, "this text"):
            return y
        fitted = fit(rich, width, 10_000, Style(self.size, self.size, 1.16))
        if not isinstance(fitted, Fitted):
            pen.problems.at(place).error(
                "[text-overflow] this text does not fit its column: {reason}",
                "break the word with a hyphen",
                reason=fitted,
            )
            return y
        ink = pen.palette.ink
        marks += text_marks(
            fitted, x, y, width, ink, lambda n, ix, iy, s: pen.icon(n, ix, iy, s, ink)
        )
        return y + fitted.height


def _down(marks: tuple[Mark, ...], y: float) -> Group:
    return Group(marks, matrix=(1, 0, 0, 1, 0, y))


# -- the two computed tables: damage, and the chance to hit --------------------------------------


DEFENSE = range(1, 25)  # totals of up to four dice
POINTS = range(1, 6)
ACCURACY = range(1, 5)
RANGES = range(1, 25)

Table = tuple[tuple[Mark, ...], float]


def least_attack(defense: int, points: int) -> int:
    """Return the smallest attack total that does that much damage (`damage.divide`)."""
    return defense * points


def chance_to_hit(accuracy: int, distance: int) -> int:
    """Return the chance in percent, rounded; a chance between none and certain is 1 to 99."""
    odds = hit_odds(sums(accuracy), distance)
    percent = round(odds * 100)
    return percent if odds in (0, 1) else min(99, max(1, percent))


def damage_table(pen: Pen, width: float, size: float) -> Table:
    rows = [[str(least_attack(d, p)) for d in DEFENSE] for p in POINTS]
    heads = [translate(say("{n} damage", n=p)) for p in POINTS]
    return _table(
        pen, width, size, translate("defense total"), [str(d) for d in DEFENSE], heads, rows
    )


def to_hit_table(pen: Pen, width: float, size: float) -> Table:
    rows = []
    for accuracy in ACCURACY:
        chances = [chance_to_hit(accuracy, r) for r in RANGES]
        rows.append([str(c) if c else "–" for c in chances])
    heads = [translate(say("Accuracy {n}", n=a)) for a in ACCURACY]
    return _table(pen, width, size, translate("range"), [str(r) for r in RANGES], heads, rows)


def _table(
    pen: Pen,
    width: float,
    size: float,
    corner: str,
    columns: list[str],
    heads: list[str],
    rows: list[list[str]],
) -> Table:
    """Draw a head row and a head column in bold; every fifth column on a tint."""
    size = min(size, 10.5)
    high = size * MM_PER_PT * 1.75
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
        return (row + 0.5) * high + CAP_HEIGHT * points * MM_PER_PT / 2

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
