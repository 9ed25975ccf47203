"""The reference sheet: two pages to laminate, with sections as large as the paper allows."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import fsum

from fragkit.diagnostics import Problems, Span
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.load.packs.library import foundations
from fragkit.model.pack import Library, Pack
from fragkit.model.rule import RuleBook
from fragkit.press.counters import pictured
from fragkit.press.design_files import read_designs
from fragkit.press.graphics.marks import (
    MM_PER_PT,
    Box,
    Color,
    Group,
    Mark,
    Page,
    Path,
    Shape,
    Stroke,
    Text,
    list_item,
    tagged,
)
from fragkit.press.graphics.shapes import circle, line, rect
from fragkit.press.maps.legend import SWATCH, SWATCHES, swatch
from fragkit.press.pages.documents import Document, Settings, document_of, pack_title
from fragkit.press.pages.imposition import LINE_BAND
from fragkit.press.pages.paper import MARGIN, PAPERS
from fragkit.press.pages.sheet_page import SheetLine, page_line
from fragkit.press.pictures.icons import ICONS
from fragkit.press.reference.reference_design import (
    Item,
    Part,
    ReferenceDesign,
    check_reference,
    ledger,
    made_reference,
    words_of,
)
from fragkit.press.themes.themed_pen import Pen, pen_for, title_band
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width
from fragkit.press.typography.text_fit import Fitted, Style, fit, parse_rich, text_marks
from fragkit.rules.odds.dice_odds import hit_odds, sums


@dataclass(frozen=True, slots=True)
class Set:
    """A section's marks, from the origin down, and their height. ``gaps`` (mm) grow with the air."""

    marks: tuple[Mark, ...]
    height: float
    gaps: float = 0.0


@dataclass(frozen=True, slots=True)
class Setter:
    """A setter of sections. ``size`` is the size of the text in points, and everything else grows
    with it.

    ``air`` widens the space between items, for pages with room to spare. ``counters`` draw those
    with a picture as they are printed.
    """

    pen: Pen
    book: RuleBook
    size: float
    air: float = 1.0
    counters: Mapping[str, Callable[[Box], tuple[Mark, ...]]] = field(default_factory=dict)

    @property
    def em(self) -> float:
        return self.size * MM_PER_PT

    def part(self, part: Part, width: float) -> Set:
        head: list[Mark] = []
        y = self._heading(part, width, head)
        marks: list[Mark] = [tagged("H2", head)]
        if part.lead:
            lead: list[Mark] = []
            y = self._text(part.lead, 0, y, width, lead, part.where.of("lead")) + 0.8 * self.em
            marks.append(tagged("P", lead))
        if part.look in ("damage", "to-hit"):
            draw = damage_table if part.look == "damage" else to_hit_table
            table, high = draw(self.pen, width, self.size)
            marks.append(_down(table, y))
            y += high
        items: list[Mark] = []
        for number, item in enumerate(part.items, 1):
            one: list[Mark] = []
            y = self._item(part, item, number, width, y, one)
            y += self._between(part)
            items.append(list_item(one))
        if items:
            marks.append(tagged("L", items))
        return Set(tuple(marks), y, len(part.items) * self._between(part))

    def _between(self, part: Part) -> float:
        gap = {"steps": 0.5, "icons": 0.4, "letters": 0.4}.get(part.look, 0.35)
        return gap * self.em * self.air

    def _heading(self, part: Part, width: float, marks: list[Mark]) -> float:
        """Draw a bar in a tint of the pack's color with a solid start or, with low ink, its frame."""
        pen = self.pen
        size = self.size * 1.3
        high = size * MM_PER_PT * 1.6
        bar = rect(0, 0, width, high, r=0.8)
        if pen.low:
            marks.append(Path(bar, stroke=Stroke(pen.mark, 0.45)))
        else:
            start = Path(rect(0, 0, 1.6, high), fill=pen.mark)
            marks += [Path(rect(0, 0, width, high), fill=pen.tint), start]
        title = part.title.upper()
        size *= min(1.0, (width - 5.6) / text_width(title, pen.palette.display, size, 0.03))
        base = high / 2 + CAP_HEIGHT * size * MM_PER_PT / 2
        left = 2 if pen.low else 3.6
        marks.append(Text(left, base, title, pen.palette.display, size, pen.mark, tracking=0.03))
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
                edge, inset = 1.9 * self.em, 0.3 * self.em  # doors are wider than signs
                if part.look == "letters":
                    marks += self._chip(item.letter, y, edge)
                elif item.map in SWATCHES:
                    scale = edge / SWATCH
                    moved = (scale, 0, 0, scale, inset + edge / 2, y + edge / 2)
                    marks.append(Group(tuple(swatch(item.map, self.pen.palette)), matrix=moved))
                elif item.icon in self.counters:
                    marks += self.counters[item.icon](Box(inset, y, edge, edge))
                elif item.icon in ICONS:
                    marks += self.pen.icon(item.icon, inset, y, edge, self.pen.palette.ink)
                # A single line is centered beside its picture.
                if bottom - y < edge:
                    drawn = [_down(tuple(drawn), (edge - (bottom - y)) / 2)]
                bottom = max(bottom, y + edge)
            case _:
                dot = 0.17 * self.em
                marks.append(Path(circle(0.35 * self.em, middle, dot), fill=self.pen.mark))
        marks += drawn
        return bottom

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
        # Gadget letters are green, as on the cards. Die faces have the pack's color.
        color = pen.palette.deck("gadget").mark if letter.isalpha() else pen.mark
        box = rect(0.2, y, edge, edge, r=0.6)
        ground = Path(box, None if pen.low else color, Stroke(color, 0.35))
        size = self.size * 1.35
        wide = text_width(letter, "black", size)
        size *= min(1.0, 0.74 * edge / wide) if wide else 1.0
        ink = color if pen.low else pen.palette.paper
        base = y + edge / 2 + CAP_HEIGHT * size * MM_PER_PT / 2
        return [ground, Text(0.2 + edge / 2, base, letter, "black", size, ink, "middle")]

    def _text(
        self, text: str, x: float, y: float, width: float, marks: list[Mark], place: Span
    ) -> float:
        """Draw the text from ``y`` down. Return where it ends."""
        pen = self.pen
        rich = parse_rich(text, ICONS)
        if pen.lacks_letters(rich, place, "this text"):
            return y
        fitted = fit(rich, width, 10_000, Style(self.size, self.size, 1.16))
        if not isinstance(fitted, Fitted):
            pen.problems.at(place).error(
                "[text-overflow] this text does not fit its column: {reason}",
                "break the word with a hyphen",
                reason=str(fitted),
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
    """Return the chance in percent, rounded. A chance that is neither 0 nor certain is shown as 1
    to 99."""
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
    """Draw a table with a bold head row and head column, and a tint behind every fifth column."""
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

    def cell_of(row: int, i: int, text: str, font: str, points: float, color: Color) -> Mark:
        x = label + (i + 0.5) * cell
        return Text(x, base(row, points), text, font, points, color, "middle")

    first: list[Mark] = [Text(0.6, base(0, size), corner, "bold", size, quiet)]
    first += [cell_of(0, i, name, "black", size, pen.mark) for i, name in enumerate(columns)]
    drawn = [tagged("TR", [tagged("TH-Column", [mark]) for mark in first])]
    for r, (head, row) in enumerate(zip(heads, rows, strict=True), 1):
        cells: list[Mark] = [tagged("TH-Row", [Text(0.6, base(r, size), head, "bold", size, ink)])]
        for i, value in enumerate(row):
            color = quiet if value == "–" else ink
            cells.append(tagged("TD", [cell_of(r, i, value, "regular", small, color)]))
        drawn.append(tagged("TR", cells))
    return (*marks, tagged("Table", drawn)), total


LEAST = 7.0  # pt
_MOST = 17.0  # on A4; larger paper has larger type
_HEAD = 15.0  # mm for the title
_INSET = 5.0  # more than the printer needs, for the laminate's edge
_GUTTER = 6.0
_GAP = (3.0, 18.0)  # mm between sections, least and most
_KIT_LEAST, _KIT_MOST = 7.5, 11.0  # points on a kit
_AIR = 4.0  # most space between items, relative to the usual space


@dataclass(frozen=True, slots=True)
class PlacedPage:
    """The sections of one page, in their places."""

    placed: tuple[tuple[Set, float, float], ...]


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    """Return the pack's rules on two pages (comp.base.rules)."""
    found = design_for(pack, library, problems)
    if found is None:
        return []
    design, book = found
    sheet = PAPERS[settings.paper]
    pen = pen_for(pack, library, settings, problems)
    pen = pen.colored(pen.palette.signature)
    counters = pictured(pack, library, pen.palette)
    pages = reference_pages(
        design, book, pack, pen, (sheet.width, sheet.height), problems, counters
    )
    if not pages:
        return []
    return [
        document_of(
            pack, "reference", pages, design.title, duplex=settings.duplex, paper=sheet.title
        )
    ]


def check_print(pack: Pack, library: Library, problems: Problems) -> None:
    documents(pack, library, Settings(), problems)


def design_for(
    pack: Pack, library: Library, problems: Problems
) -> tuple[ReferenceDesign, RuleBook] | None:
    """Return the design named like the pack, or one made from its rules."""
    designs = read_designs("reference", ReferenceDesign, "a reference", pack, library, problems)
    design = designs.get(pack.id)
    file = pack.file
    own = pack.rules or file.rules or file.options or file.house or pack.own_counters
    if design is None and not own:
        return None
    book = ledger(library)
    if design is not None:
        check_reference(design, book, problems)
        return design, book
    made = made_reference(pack, book)
    return (made, book) if made is not None else None


def reference_pages(
    design: ReferenceDesign,
    book: RuleBook,
    pack: Pack,
    pen: Pen,
    size: tuple[float, float],
    problems: Problems,
    counters: Mapping[str, Callable[[Box], tuple[Mark, ...]]] | None = None,
) -> list[Page]:
    width, height = size
    numbers = sorted({part.page for part in design.parts})
    by_page = [[p for p in design.parts if p.page == n] for n in numbers]
    free = Box(
        MARGIN + _INSET, MARGIN + _INSET + _HEAD, width - 2 * (MARGIN + _INSET),
        height - 2 * MARGIN - _INSET - _HEAD - LINE_BAND - 3,
    )  # fmt: skip
    before = len(problems.found)
    setter = Setter(pen, book, LEAST, counters=counters or {})
    points = _largest(by_page, setter, free, _MOST * width / PAPERS["a4"].width)
    if len(problems.found) > before:
        return []  # a glyph or a word that fits at no size
    if points is None:
        problems.at(design.where.span).error(
            "[reference-too-long] the reference of `{id}` does not fit its pages, even at "
            "{least} pt",
            "shorten it, or move sections to the other page",
            id=pack.id,
            least=f"{LEAST:g}",
        )
        return []
    placed = [place_parts(parts, replace(setter, size=points), free) for parts in by_page]
    return [
        _page(design, pack, pen, page, size, i, len(placed))
        for i, page in enumerate(placed, 1)
        if page is not None  # a size is chosen only if everything fits
    ]


def _largest(by_page: list[list[Part]], least: Setter, free: Box, most: float) -> float | None:
    """Return the largest size, in quarters of a point, at which every page holds its sections."""

    def fits(quarters: int) -> bool:
        setter = replace(least, size=quarters / 4)
        return all(place_parts(parts, setter, free) is not None for parts in by_page)

    low, high = round(LEAST * 4), int(most * 4)
    if not fits(low):
        return None
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if fits(middle) else (low, middle - 1)
    return low / 4


def kit_panel(pack: Pack, library: Library, pen: Pen, room: Box) -> tuple[Mark, ...]:
    """Draw the rules that a player looks up most, as many sections as there is room for. Draw
    nothing if there is no room for one at a readable size."""
    designs = read_designs("reference", ReferenceDesign, "a reference", pack, library, Problems())
    below = foundations(pack.file, library)
    wanted = [pack.id, *(p.id for p in reversed(library.packs) if p.id in below), "base"]
    own = (designs[id] for id in wanted if id in designs)
    parts = next((found for d in own if (found := [p for p in d.parts if p.kit])), [])
    setter = Setter(pen, ledger(library), LEAST)
    while parts:
        evened = _evened(parts, setter, room)
        size = _largest([evened], setter, room, _KIT_MOST)
        if size is not None and size >= _KIT_LEAST:
            page = place_parts(evened, replace(setter, size=size), room)
            placed = page.placed if page is not None else ()
            return tuple(Group(s.marks, matrix=(1, 0, 0, 1, x, y)) for s, x, y in placed)
        parts = parts[:-1]
    return ()


def _evened(parts: list[Part], setter: Setter, free: Box) -> list[Part]:
    """Return the sections in the order that makes the two columns most even. If several orders do,
    return the first, so that the order changes only if that helps."""
    narrow = [part for part in parts if not part.wide]
    sets = {part.title: setter.part(part, _column(free)) for part in narrow}

    def height(order: Sequence[Part]) -> float:
        made = [sets[part.title] for part in order]
        return round(_taller(made, _split(made), _GAP[0]), 3)

    best = min(itertools.permutations(narrow), key=height) if len(narrow) < 6 else narrow
    return [*best, *(part for part in parts if part.wide)]


def _column(free: Box) -> float:
    return (free.width - _GUTTER) / 2


def _split(sets: list[Set]) -> int:
    """Return how many sections go into the left column, so that both columns are about equally
    high."""
    return min(range(len(sets) + 1), key=lambda k: (_taller(sets, k, _GAP[0]), -k))


def place_parts(parts: list[Part], setter: Setter, free: Box) -> PlacedPage | None:
    """Place the sections in two columns of about equal height, in reading order, with wide ones
    below. Each column spreads its items over its free space, up to a limit."""
    column = _column(free)
    narrow = [part for part in parts if not part.wide]
    sets = [setter.part(part, column) for part in narrow]
    wide = [setter.part(p, free.width) for p in parts if p.wide]
    low, high = _GAP
    foot = fsum(s.height + low for s in wide)
    room = free.height - foot
    best = _split(sets)
    if _taller(sets, best, low) > room:
        return None
    placed: list[tuple[Set, float, float]] = []
    for x, own in ((free.x, slice(best)), (free.x + column + _GUTTER, slice(best, None))):
        chosen = sets[own]
        used = fsum(s.height for s in chosen) + low * (len(chosen) - 1)
        gaps = fsum(s.gaps for s in chosen)
        if gaps:
            air = min(_AIR, 1 + (room - used) / gaps) - 0.01
            airy = replace(setter, air=max(1.0, air))
            chosen = [airy.part(part, column) for part in narrow[own]]
        used = fsum(s.height for s in chosen)
        between = max(1, len(chosen) - 1)
        gap = min(high, max(low, (room - used) / between)) if len(chosen) > 1 else low
        y = free.y
        for piece in chosen:
            placed.append((piece, x, y))
            y += piece.height + gap
    y = free.bottom - foot + low
    for piece in wide:
        placed.append((piece, free.x, y))
        y += piece.height + low
    return PlacedPage(tuple(placed))


def _taller(sets: list[Set], split: int, gap: float) -> float:
    def height(column: list[Set]) -> float:
        return fsum(s.height for s in column) + gap * max(0, len(column) - 1)

    return max(height(sets[:split]), height(sets[split:]))


def _page(
    design: ReferenceDesign,
    pack: Pack,
    pen: Pen,
    page: PlacedPage,
    size: tuple[float, float],
    number: int,
    count: int,
) -> Page:
    width, height = size
    left, top = MARGIN + _INSET, MARGIN + _INSET
    marks, ink, room = title_band(pen.palette, Box(left, top, width - 2 * left, _HEAD - 3))
    title = pen.words(
        design.title.upper(), room._replace(width=room.width - 12), design.where.of("title"),
        "the title of the reference", 25, 12, pen.palette.display, ink, lines=1, stand="middle",
    )  # fmt: skip
    base = room.center[1] + CAP_HEIGHT * 14 * MM_PER_PT / 2
    page_number = Text(room.right, base, f"{number}/{count}", "black", 14, ink, "end")
    items: list[Mark] = [*marks, tagged("H1", title), page_number]
    items += [Group(piece.marks, matrix=(1, 0, 0, 1, x, y)) for piece, x, y in page.placed]
    items += page_line(width, height, SheetLine(pack_title(pack), say("Reference"), number, count))
    whole = Box(0, 0, width, height)
    bookmarks = ((0, design.title),) if number == 1 else ()
    return Page(
        width, height, tuple(items), trim=whole, bleed=whole, label=str(number),
        bookmarks=bookmarks,
    )  # fmt: skip
