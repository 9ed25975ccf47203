"""Counters: a symbol on 70 % of each face, or one of 10 mm next to or above a sign.

Fronts are pale with a dark symbol, and backs are dark with a pale one, so that a heap of counters
can be sorted. With low ink, both are outlines.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.language import translate
from fragkit.language.sentences import say
from fragkit.load.checks.card_art import check_picture
from fragkit.model.fields import Id, Token, Where, nowhere, spec
from fragkit.model.pack import Counters, Library, OwnCounter, Pack
from fragkit.model.picture import Picture
from fragkit.press.design_files import read_designs
from fragkit.press.graphics.marks import (
    MATERIALS,
    MM_PER_PT,
    Box,
    Color,
    Mark,
    Path,
    Shape,
    Stroke,
    Symbol,
    Text,
    mixed,
)
from fragkit.press.graphics.shapes import circle, line, polygon, rect, regular_polygon
from fragkit.press.pages.documents import CannotLayOut, Document, Settings, document_of, pack_title
from fragkit.press.pages.imposition import (
    Layout,
    SheetGrid,
    Side,
    Slot,
    grid_for,
    impose,
    layout_for,
    layouts_of,
    offset_refusal,
)
from fragkit.press.pages.paper import PAPERS
from fragkit.press.pages.sheet_page import SheetLine, sheet_page, side_line
from fragkit.press.pictures.composed import RIM, Tones, composed, picture_marks
from fragkit.press.pictures.drawings import bounds
from fragkit.press.pictures.icons import GRID, ICONS, icon_box, icon_in_ink
from fragkit.press.themes.theme import Palette
from fragkit.press.themes.themed_pen import pen_for
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width
from fragkit.rule_modules import declared_modules

SIZE = 19.0  # mm
SHARE = 0.7  # the symbol's share of the face
SYMBOL = 10.0  # mm of it, if there is also a sign
EDGE = 1.5  # least mm to the cut
BLEED = 1.6  # slightly more than half the gap, so that no paper is visible between neighbors
_AROUND = 0.1  # mm of space around an icon in its box
_HALO = 0.5  # mm of paper around a picture or icon, so that it contrasts with its ground

CounterShape = Literal["rect", "round", "hexagon"]
DoorColor = Literal["red", "green", "blue"]


class Tone(Token):
    """A color: the name of a deck (for its color), `ink` or `#rrggbb`."""

    __slots__ = ()
    GRAMMAR = r"#[0-9a-fA-F]{6}|weapon|gadget|special|hex|ink"
    KIND = say("a color")
    FORM = say('`weapon`, `gadget`, `special`, `hex`, `ink`, or one like `"#b0101c"`, in quotes')


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterDesign:
    """The look of one kind of counter."""

    id: Id = spec("the kind of counter: `blood`")
    name: str = spec("its name at the table", nonempty=True)
    color: Tone = spec("color")
    front: str = spec("icon on the front", nonempty=True)
    back: str = spec("icon on the back; default: as on the front", default="")
    picture: Picture | None = spec(
        "picture on the front, as on cards; low ink keeps the icon", default=None
    )
    sign: str = spec("text below the icon, such as `{damage}`", default="")
    back_sign: str = spec("text below the icon of the back", default="")
    twins: Literal["none", "letters", "numbers"] = spec(
        "pairs with the same sign on all four faces", default="none"
    )
    teams: tuple[DoorColor, ...] = spec(
        "a counter in each of these colors, with the color's letter", default=()
    )
    pointer: bool = spec(
        "whether it has an arrow at the top, to point at a card's track", default=False
    )
    shape: CounterShape = spec("outline: `rect`, `round` or `hexagon`", default="rect")
    size: tuple[float, ...] = spec(
        "size in mm, such as 25; width and height of a rectangle, such as [30, 15]",
        default=(SIZE,),
        one_or_many=True,
        least=12,
        most=60,
    )
    where: Where = nowhere()

    @property
    def cut(self) -> Cut:
        """Return the outline after cutting. A hexagon stands on one of its sides."""
        wide, high = self.size[0], self.size[-1]
        if self.shape == "hexagon":
            high = round(wide * math.sqrt(3) / 2, 2)
        return Cut(self.shape, wide, high)


class Cut(NamedTuple):
    """An outline to cut along, in a box measured in millimeters."""

    shape: CounterShape
    width: float
    height: float

    def outline(self, by: float = 0.0) -> Shape:
        """Return the outline with all its sides moved outward."""
        wide, high = self.width / 2, self.height / 2
        if self.shape == "round":
            return circle(wide, high, wide + by)
        if self.shape == "hexagon":
            return regular_polygon(wide, high, wide + by * 2 / math.sqrt(3), 6, turn=0)
        return rect(-by, -by, self.width + 2 * by, self.height + 2 * by)


@dataclass(frozen=True, slots=True)
class Counter:
    """One counter to print."""

    design: CounterDesign
    sign: str = ""  # the pair's number or the team's letter, on both faces
    team: DoorColor | None = None
    damage: str = ""

    @property
    def id(self) -> str:
        words = (self.design.id, self.sign, self.damage)
        return "-".join(w for w in words if w)


def counters_of(
    rows: tuple[Counters | OwnCounter, ...], designs: dict[str, CounterDesign], problems: Problems
) -> Iterator[Counter]:
    """Yield every counter that a pack lists, in its order. Twins (counter.weapon.pair,
    counter.link) are side by side."""
    for row in rows:
        design = designs.get(row.kind) or own_design(row)
        if design is None:
            problems.at(row.where.of("kind")).error(
                "[unknown-counter] there is no design for the counter `{kind}`",
                did_you_mean(row.kind, designs) or "add one to `templates/counters`",
                kind=row.kind,
            )
            continue
        if design.twins != "none" and row.count % 2:
            problems.at(row.where.of("count")).warning(
                "[counter-pair] {number} `{kind}` counters can't all be paired",
                "write an even number: each pair is two pieces",
                number=row.count,
                kind=row.kind,
            )
        for i in range(row.count):
            team = design.teams[i % len(design.teams)] if design.teams else None
            sign = {"none": "", "letters": _letters(i // 2), "numbers": str(i // 2 + 1)}[
                design.twins
            ]
            yield Counter(design, sign or (team[0].upper() if team else ""), team, row.damage)


def own_design(row: Counters | OwnCounter) -> CounterDesign | None:
    """Return the design of a counter for which there is no design file: its sign, as large as
    possible."""
    if isinstance(row, OwnCounter):
        return CounterDesign(
            id=row.id, name=row.name, color=Tone(row.color or "ink"), front="", sign=row.mark,
            back_sign=row.mark, where=row.where,
        )  # fmt: skip
    declared = (c for module in declared_modules().values() for c in module.counters)
    counter = next((c for c in declared if c.name == row.kind and c.sign), None)
    if counter is None:
        return None
    name = counter.noun.removesuffix(" counter").capitalize()
    return CounterDesign(
        id=Id(row.kind), name=name, color=Tone("ink"), front="", sign=counter.sign,
        back_sign=counter.sign, where=row.where,
    )  # fmt: skip


def check_designs(designs: dict[str, CounterDesign], library: Library, problems: Problems) -> None:
    """Check the designs. One whose picture can't be drawn keeps only its icon."""
    for design in list(designs.values()):
        before = len(problems.found)
        check_picture(design.picture, library, problems)
        if len(problems.found) > before:
            designs[design.id] = replace(design, picture=None)
        if len(design.size) > (2 if design.shape == "rect" else 1):
            problems.at(design.where.of("size")).error(
                "[counter-size] a counter has one size in mm, and a rectangle two: width and height",
                "write it like `size: 25` or, for a rectangle, `size: [30, 15]`",
            )
        if design.pointer and design.shape != "rect":
            problems.at(design.where.of("pointer")).error(
                "[counter-pointer] a {shape} counter has no upper edge to point with",
                "delete `pointer`, or write `shape: rect`",
                shape=design.shape,
            )
        for key in ("front", "back"):
            icon = getattr(design, key)
            if icon and icon not in ICONS:
                problems.at(design.where.of(key)).error(
                    "[unknown-icon] there is no icon `{icon}`", did_you_mean(icon, ICONS), icon=icon
                )


def counter_face(counter: Counter, palette: Palette, back: bool) -> Symbol:
    """Draw one side of a counter. The bleed is in the margin."""
    design = counter.design
    color = _color(counter, palette)
    full = palette.fills
    icon = (design.back or design.front) if back else design.front
    if icon and icon not in ICONS:
        icon = "die"  # reported already
    words = (design.back_sign if back else design.sign).replace("{damage}", counter.damage)
    sign = counter.sign or words
    ground: Color | None = None
    ink = color
    if full:
        ground = color if back else _ground(color, palette)
        ink = palette.paper if back else color
    cut = design.cut
    items: list[Mark] = []
    if ground is not None:
        items.append(Path(cut.outline(BLEED), fill=ground))
    if not back:
        # Ticks beside the corners guide scissors, because a frame on the cut line would
        # show slips. Backs have none, because they may drift. Round ones need a line to follow.
        items.append(Path(_guides(cut), stroke=Stroke(palette.ink, 0.15, cap="butt")))
    if design.pointer:
        # The arrow's tip is at the counter's upper edge, where the card above begins.
        middle = cut.width / 2
        shape = polygon([(middle, 0.9), (middle + 4.6, 5.8), (middle - 4.6, 5.8)])
        items.append(Path(shape, fill=ink) if full else Path(shape, stroke=Stroke(ink, 0.45)))
    side = min(cut.width, cut.height)
    box = symbol_box(cut)
    if design.pointer:
        inset = 3.6 * side / SIZE
        box = Box(inset, 7.2, cut.width - 2 * inset, cut.height - 9.2)
    shown = design.picture if full and not back else None
    drawn = _drawing(icon, ink, palette) if shown is None else _picture(shown, color, palette)
    if drawn is not None and full and not back:
        inset = _HALO if shown is not None else _HALO - _AROUND
        marks = functools.partial(_with_halo, drawn.marks, inset, palette.paper)
        around, ratio = 2 * inset / SYMBOL, drawn.ratio
        wider = 1 / ((1 - around) / ratio + around) if ratio > 1 else (1 - around) * ratio + around
        drawn = _Drawing(wider, marks)
    items += _symbol(drawn, sign, bool(counter.sign), ink, box, cut)
    name = f"counter-{counter.id}-{'back' if back else 'front'}"
    said = "" if back else spoken_counter(counter)
    return Symbol(name, cut.width, cut.height, tuple(items), BLEED, said)


def spoken_counter(counter: Counter) -> str:
    """Return the words of a screen reader for a counter: `Mine 4d.`"""
    design = counter.design
    words = (counter.sign, design.sign.replace("{damage}", counter.damage))
    return " ".join(w for w in (translate(design.name), *words) if w) + "."


def pictured(
    pack: Pack, library: Library, palette: Palette
) -> dict[str, Callable[[Box], tuple[Mark, ...]]]:
    """Return the drawing of each counter that has a picture, by its id; none with low ink."""
    designs = read_designs("counters", CounterDesign, "a counter", pack, library, Problems())
    shown = designs.values() if palette.fills else ()
    return {
        str(design.id): _picture(design.picture, str(design.color), palette).marks
        for design in shown
        if design.picture is not None and design.color.startswith("#")
    }


def _guides(cut: Cut) -> Shape:
    """Return ticks outside the corners, or a dotted outline for a round counter."""
    if cut.shape == "round":
        steps = [math.radians(a) for a in range(0, 360, 15)]
        r, x, y = cut.width / 2, cut.width / 2, cut.height / 2
        ends = [(math.cos(a), math.sin(a)) for a in steps]
        dots = (line(x + r * c, y + r * s, x + (r + 0.5) * c, y + (r + 0.5) * s) for c, s in ends)
        return tuple(segment for dot in dots for segment in dot)
    if cut.shape == "hexagon":
        inner = [tuple(n) for _, *n in cut.outline(0.4) if n]
        outer = [tuple(n) for _, *n in cut.outline(BLEED) if n]
        ticks = (line(*a, *b) for a, b in zip(inner, outer, strict=True))
        return tuple(segment for tick in ticks for segment in tick)
    shape: Shape = ()
    for x, out_x in ((0.0, -1), (cut.width, 1)):
        for y, out_y in ((0.0, -1), (cut.height, 1)):
            shape += line(x + out_x * 0.4, y, x + out_x * BLEED, y)
            shape += line(x, y + out_y * 0.4, x, y + out_y * BLEED)
    return shape


class _Drawing(NamedTuple):
    """The picture or icon of a counter: its width divided by its height, and a function that draws
    it into a box."""

    ratio: float
    marks: Callable[[Box], tuple[Mark, ...]]


def _drawing(icon: str, ink: Color, palette: Palette) -> _Drawing | None:
    """Return the counter's icon in one color, outlined with low ink."""
    if not icon:
        return None
    box = icon_box(icon)
    return _Drawing(box.width / box.height, lambda room: _icon(icon, room, ink, not palette.fills))


def _picture(picture: Picture, color: Color, palette: Palette) -> _Drawing:
    """Return the counter's picture in its materials."""
    ground, dark = _ground(color, palette), mixed(color, palette.ink, 0.62)
    tones = Tones(
        MATERIALS | {
            "main": color, "dark": dark, RIM: dark, "mid": mixed(color, palette.paper, 0.45),
            "light": palette.paper, "accent": palette.accent, "glow": palette.accent,
            "gap": ground, "hole": ground,
        }
    )  # fmt: skip
    left, top, right, bottom = bounds(composed(picture, upright=True))
    return _Drawing(
        (right - left) / (bottom - top), lambda room: picture_marks(picture, room, tones)
    )


def _with_halo(
    marks: Callable[[Box], tuple[Mark, ...]], inset: float, paper: Color, room: Box
) -> tuple[Mark, ...]:
    """Draw the picture on paper that is cut out around it."""
    drawn = marks(room.grown(-inset))
    halo = [
        Path(m.shape, paper, Stroke(paper, 2 * _HALO + (m.stroke.width if m.stroke else 0.0)))
        for m in drawn
        if isinstance(m, Path)
    ]
    return (*halo, *drawn)


def _ground(color: Color, palette: Palette) -> Color:
    """Return the ground of a front: pale, but stronger than a map's floor."""
    return mixed(color, palette.paper, 0.74)


def _symbol(
    drawing: _Drawing | None, sign: str, large: bool, ink: Color, box: Box, cut: Cut
) -> Iterator[Mark]:
    """Draw the picture, alone or with its sign, which is below it if there is room, else to its
    right. Twins have a larger sign. A counter without an icon shows only its sign."""
    if not sign:
        if drawing is not None:
            yield from drawing.marks(box)
        return
    middle_x, middle_y = cut.width / 2, cut.height / 2
    if drawing is None:
        points = box.height * 0.8 / CAP_HEIGHT / MM_PER_PT
        points *= min(1.0, box.width / text_width(sign, "black", points))
        middle = box.center[1] + points * CAP_HEIGHT * MM_PER_PT / 2
        yield Text(middle_x, middle, sign, "black", points, ink, anchor="middle")
        return
    # Round and six-sided counters have no corners.
    share = 1.0 if cut.shape == "rect" else 0.86
    scale = min(cut.width, cut.height) * share / SIZE
    size = SYMBOL * scale
    cap, gap = (7.0 if large else 3.6) * scale, 0.8
    across_room, down_room = (
        (side - 2 * (EDGE + _AROUND)) * share for side in (cut.width, cut.height)
    )
    points = cap / CAP_HEIGHT / MM_PER_PT
    wide = text_width(sign, "black", points)
    high = size * min(1.0, 1 / drawing.ratio)
    if high + gap + cap <= down_room:
        points *= min(1.0, box.width / wide)
        top = (cut.height - high - gap - cap) / 2
        yield from drawing.marks(Box(middle_x - size / 2, top, size, high))
        yield Text(middle_x, top + high + gap + cap, sign, "black", points, ink, anchor="middle")
        return
    across = size * min(1.0, drawing.ratio)
    factor = min(1.0, (across_room - across - gap) / wide)
    left = (cut.width - across - gap - wide * factor) / 2
    yield from drawing.marks(Box(left, middle_y - size / 2, across, size))
    base = middle_y + cap * factor / 2
    yield Text(left + across + gap, base, sign, "black", points * factor, ink)


def symbol_box(cut: Cut) -> Box:
    """Return the box of a symbol without a sign."""
    edge = min(cut.width, cut.height) * SHARE
    return Box((cut.width - edge) / 2, (cut.height - edge) / 2, edge, edge)


def _icon(name: str, room: Box, ink: Color, outlined: bool) -> tuple[Mark, ...]:
    """Draw the icon as large as the room allows. Its drawing decides its size, not its grid."""
    drawn = icon_box(name)
    size = GRID * min(room.width / drawn.width, room.height / drawn.height)
    scale = size / GRID
    cx, cy = drawn.center
    x, y = room.center[0] - cx * scale, room.center[1] - cy * scale
    return icon_in_ink(name, x, y, size, ink, outlined, 0.45)


def _color(counter: Counter, palette: Palette) -> Color:
    if counter.team is not None:
        return palette.doors[counter.team]
    tone = counter.design.color
    if tone.startswith("#"):
        return tone
    return palette.ink if tone == "ink" else palette.deck(tone).mark


def _letters(index: int) -> str:
    """Return the letters for a number: A to Z, then AA and so on."""
    return chr(65 + index) if index < 26 else _letters(index // 26 - 1) + chr(65 + index % 26)


# -- pages: on both sides, as many as the box holds ----------------------------------------------


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    counters = counters_in_box(pack, library, problems, settings.counters)
    if not counters:
        return []
    palette = pen_for(pack, library, settings, problems).palette
    faces: dict[tuple[str, bool], Symbol] = {}

    def face_of(counter: Counter, back: bool) -> Symbol:
        if (counter.id, back) not in faces:
            faces[counter.id, back] = counter_face(counter, palette, back)
        return faces[counter.id, back]

    known = layouts_of(pack, library, problems)
    planned: list[tuple[Side, SheetGrid, list[Counter]]] = []
    sheets = cuts = 0
    for cut, run in by_cut(counters).items():
        grid = grid_for("counter", settings, fitted(known, cut))
        refused = offset_refusal(grid, settings.offset)
        if refused is not None:
            raise CannotLayOut(f"{refused.message}; {refused.help}")
        sides = impose(grid, len(run), settings.offset)
        planned += [(side._replace(sheet=side.sheet + sheets), grid, run) for side in sides]
        more = max(side.sheet for side in sides)
        sheets += more
        cuts += grid.cuts * more if cut.shape == "rect" else len(run)
    if settings.backs == "separate":  # all fronts first: the paper goes back in as one stack
        planned.sort(key=lambda item: item[0].kind == "back")
    pages = []
    seen: set[str] = set()
    for number, (side, grid, run) in enumerate(planned, 1):
        what = side_line(say("Counters"), side.kind)
        names = dict.fromkeys(run[s.item].design.name for s in side.slots)
        marks = tuple((0, name) for name in names if name not in seen)
        seen.update(names)
        line = SheetLine(pack_title(pack), what, number, len(planned))

        def drawn(slot: Slot, run: list[Counter] = run) -> Symbol:
            return face_of(run[slot.item], slot.back)

        pages.append(sheet_page(grid, side, drawn, line, marks))
    return [
        document_of(
            pack,
            "counters",
            pages,
            duplex=settings.duplex,
            paper=PAPERS[settings.paper].title,
            cuts=cuts,
            sheets_of_paper=sheets,
        )
    ]


def by_cut(counters: list[Counter]) -> dict[Cut, list[Counter]]:
    """Return the counters of each outline, which share sheets of paper."""
    found: dict[Cut, list[Counter]] = {}
    for counter in counters:
        found.setdefault(counter.design.cut, []).append(counter)
    return found


def fitted(known: dict[str, Layout], cut: Cut) -> dict[str, Layout]:
    """Return the layouts for counters of that size."""
    return {
        id: layout_for(layout, cut.width, cut.height)
        for id, layout in known.items()
        if layout.for_ == "counter"
    }


def check_print(pack: Pack, library: Library, problems: Problems) -> None:
    counters_in_box(pack, library, problems)


def counters_in_box(
    pack: Pack, library: Library, problems: Problems, wanted: Mapping[str, int] | None = None
) -> list[Counter]:
    """Return the counters that `pack.yaml` lists (ruling.ocr.counters): 46 in the base game
    (comp.base.counters, comp.deadlands.counters, comp.deathmatch.counters, comp.ftw.counters).
    `wanted` replaces the number of some kinds (counter.mine.more, barrel.busters.counters)."""
    if not pack.file.counters:
        return []
    said = wanted or {}
    box = tuple(replace(row, count=said.get(row.kind, row.count)) for row in pack.file.counters)
    designs = read_designs("counters", CounterDesign, "a counter", pack, library, problems)
    check_designs(designs, library, problems)
    return list(counters_of(box, designs, problems))
