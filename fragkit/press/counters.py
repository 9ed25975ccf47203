"""Counters: a symbol on 70 % of each face, or 10 mm of it beside or above a sign.

Fronts are pale with a dark symbol, backs dark with a pale one, so that a heap of counters
can be sorted; with low ink both are outlines.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from fragkit.diagnostics import Problems, did_you_mean
from fragkit.language.sentences import say
from fragkit.model.fields import Id, Token, Where, nowhere, spec
from fragkit.model.pack import Counters, Library, Pack
from fragkit.press.design_files import read_designs
from fragkit.press.graphics.colors import mixed
from fragkit.press.graphics.marks import (
    MM_PER_PT,
    Box,
    Color,
    Mark,
    Path,
    Shape,
    Stroke,
    Symbol,
    Text,
)
from fragkit.press.graphics.shapes import line, polygon, rect
from fragkit.press.pages.documents import CannotLayOut, Document, Settings
from fragkit.press.pages.imposition import Slot, grid_for, impose, offset_refusal
from fragkit.press.pages.layouts import layouts_of
from fragkit.press.pages.paper import PAPERS
from fragkit.press.pages.sheet_page import SheetLine, pack_title, sheet_page, side_line
from fragkit.press.pictures.icons import GRID, ICONS, icon_box, icon_marks, outline_marks
from fragkit.press.themes.theme import Palette
from fragkit.press.themes.themed_pen import pen_for
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width
from fragkit.rule_modules import declared_modules

SIZE = 19.0  # mm
SHARE = 0.7  # of the face that the symbol takes
SYMBOL = 10.0  # mm that it takes with a sign
EDGE = 1.5  # mm to the cut, at least
BLEED = 1.5

DoorColor = Literal["red", "green", "blue"]


class Tone(Token):
    """A color of the theme by its deck, `ink`, or one as `#rrggbb`."""

    __slots__ = ()
    GRAMMAR = r"#[0-9a-fA-F]{6}|weapon|gadget|special|hex|ink"
    KIND = say("a color")
    FORM = say('`weapon`, `gadget`, `special`, `hex`, `ink`, or one like `"#b0101c"`, in quotes')


@dataclass(frozen=True, slots=True, kw_only=True)
class CounterDesign:
    """What the counters of one kind look like."""

    id: Id = spec("the kind of counter: `blood`")
    name: str = spec("its name at the table", nonempty=True)
    color: Tone = spec("color")
    front: str = spec("icon on the front", nonempty=True)
    back: str = spec("icon on the back; default: as on the front", default="")
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
    where: Where = nowhere()


@dataclass(frozen=True, slots=True)
class Counter:
    """One counter to print."""

    design: CounterDesign
    sign: str = ""  # of the pair, or the team's letter: on both faces
    team: DoorColor | None = None
    damage: str = ""

    @property
    def id(self) -> str:
        words = (self.design.id, self.sign, self.damage)
        return "-".join(w for w in words if w)


def counters_of(
    rows: tuple[Counters, ...], designs: dict[str, CounterDesign], problems: Problems
) -> Iterator[Counter]:
    """Return every counter that a pack lists, in its order; twins (counter.weapon.pair,
    counter.link) lie side by side."""
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


def own_design(row: Counters) -> CounterDesign | None:
    """Return the design of a counter that only its rule module knows: its sign, as large as fits."""
    declared = (c for module in declared_modules().values() for c in module.counters)
    counter = next((c for c in declared if c.name == row.kind and c.sign), None)
    if counter is None:
        return None
    name = counter.noun.removesuffix(" counter").capitalize()
    return CounterDesign(
        id=Id(row.kind), name=name, color=Tone("ink"), front="", sign=counter.sign,
        back_sign=counter.sign, where=row.where,
    )  # fmt: skip


def check_designs(designs: dict[str, CounterDesign], problems: Problems) -> None:
    for design in designs.values():
        for key in ("front", "back"):
            icon = getattr(design, key)
            if icon and icon not in ICONS:
                problems.at(design.where.of(key)).error(
                    "[unknown-icon] there is no icon `{icon}`", did_you_mean(icon, ICONS), icon=icon
                )


def counter_face(counter: Counter, palette: Palette, back: bool) -> Symbol:
    """Draw one side of a counter; the bleed is in the margin."""
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
        ground = color if back else mixed(color, palette.paper, 0.87)
        ink = palette.paper if back else color
    items: list[Mark] = []
    if ground is not None:
        whole = rect(-BLEED, -BLEED, SIZE + 2 * BLEED, SIZE + 2 * BLEED)
        items.append(Path(whole, fill=ground))
    if not back:
        # Ticks beside the corners, to cut along with scissors: a frame on the cut line would
        # show every slip. Backs go without, for they may drift.
        items.append(Path(_corner_ticks(), stroke=Stroke(palette.ink, 0.15, cap="butt")))
    if design.pointer:
        items.append(_arrow(ink, outlined=not full))
    box = Box(3.6, 7.2, SIZE - 7.2, SIZE - 9.2) if design.pointer else symbol_box()
    items += _symbol(icon, sign, bool(counter.sign), ink, box, outlined=not full)
    return Symbol(
        f"counter-{counter.id}-{'back' if back else 'front'}", SIZE, SIZE, tuple(items), BLEED
    )


def _corner_ticks() -> Shape:
    shape: Shape = ()
    for x, out_x in ((0.0, -1), (SIZE, 1)):
        for y, out_y in ((0.0, -1), (SIZE, 1)):
            shape += line(x + out_x * 0.4, y, x + out_x * BLEED, y)
            shape += line(x, y + out_y * 0.4, x, y + out_y * BLEED)
    return shape


def _arrow(ink: Color, outlined: bool) -> Mark:
    """Draw an arrow whose tip is at the counter's upper edge, where the card above begins."""
    middle = SIZE / 2
    shape = polygon([(middle, 0.9), (middle + 4.6, 5.8), (middle - 4.6, 5.8)])
    return Path(shape, stroke=Stroke(ink, 0.45)) if outlined else Path(shape, fill=ink)


def _symbol(
    icon: str, sign: str, large: bool, ink: Color, box: Box, outlined: bool
) -> Iterator[Mark]:
    """Draw the icon, alone or with its sign: below it where there is room, else to its right. Twins
    have the larger sign. A counter without an icon shows only its sign.
    """
    if not sign:
        yield from _icon(icon, box, ink, outlined)
        return
    if not icon:
        points = box.height * 0.8 / CAP_HEIGHT / MM_PER_PT
        points *= min(1.0, box.width / text_width(sign, "black", points))
        middle = box.center[1] + points * CAP_HEIGHT * MM_PER_PT / 2
        yield Text(SIZE / 2, middle, sign, "black", points, ink, anchor="middle")
        return
    cap, gap, room = 7.4 if large else 3.6, 0.8, SIZE - 2 * EDGE
    points = cap / CAP_HEIGHT / MM_PER_PT
    wide = text_width(sign, "black", points)
    drawn = icon_box(icon)
    high = SYMBOL * min(1.0, drawn.height / drawn.width)
    if high + gap + cap <= room:
        points *= min(1.0, box.width / wide)
        top = (SIZE - high - gap - cap) / 2
        yield from _icon(icon, Box((SIZE - SYMBOL) / 2, top, SYMBOL, high), ink, outlined)
        yield Text(SIZE / 2, top + high + gap + cap, sign, "black", points, ink, anchor="middle")
        return
    across = SYMBOL * min(1.0, drawn.width / drawn.height)
    factor = min(1.0, (room - across - gap) / wide)
    left = (SIZE - across - gap - wide * factor) / 2
    yield from _icon(icon, Box(left, (SIZE - SYMBOL) / 2, across, SYMBOL), ink, outlined)
    base = SIZE / 2 + cap * factor / 2
    yield Text(left + across + gap, base, sign, "black", points * factor, ink)


def symbol_box() -> Box:
    edge = SIZE * SHARE
    return Box((SIZE - edge) / 2, (SIZE - edge) / 2, edge, edge)


def _icon(name: str, room: Box, ink: Color, outlined: bool) -> tuple[Mark, ...]:
    """Draw the icon as large as the room allows, measured by its drawing, not its grid."""
    drawn = icon_box(name)
    size = GRID * min(room.width / drawn.width, room.height / drawn.height)
    scale = size / GRID
    cx, cy = drawn.center
    x, y = room.center[0] - cx * scale, room.center[1] - cy * scale
    if outlined:
        return outline_marks(name, x, y, size, ink, 0.45)
    return icon_marks(name, x, y, size, ink)


def _color(counter: Counter, palette: Palette) -> Color:
    if counter.team is not None:
        return palette.doors[counter.team]
    tone = counter.design.color
    if tone.startswith("#"):
        return tone
    return palette.ink if tone == "ink" else palette.deck(tone).mark


def _letters(index: int) -> str:
    """Yield A to Z, then AA and so on."""
    return chr(65 + index) if index < 26 else _letters(index // 26 - 1) + chr(65 + index % 26)


# -- pages: on both sides, as many as the box holds ----------------------------------------------


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    counters = counters_in_box(pack, library, problems, settings.counters)
    if not counters:
        return []
    grid = grid_for("counter", settings, layouts_of(pack, library, problems))
    refused = offset_refusal(grid, settings.offset)
    if refused is not None:
        raise CannotLayOut(f"{refused.message}; {refused.help}")
    palette = pen_for(pack, library, settings, problems).palette
    faces: dict[tuple[str, bool], Symbol] = {}

    def face_of(slot: Slot) -> Symbol:
        counter = counters[slot.item]
        key = (counter.id, slot.back)
        if key not in faces:
            faces[key] = counter_face(counter, palette, slot.back)
        return faces[key]

    sides = impose(grid, len(counters), settings.offset)
    pages = []
    seen: set[str] = set()
    for number, side in enumerate(sides, 1):
        what = side_line(say("Counters"), side.kind)
        names = dict.fromkeys(counters[s.item].design.name for s in side.slots)
        marks = tuple((0, name) for name in names if name not in seen)
        seen.update(names)
        line = SheetLine(pack_title(pack), what, number, len(sides))
        pages.append(sheet_page(grid, side, face_of, line, marks))
    sheets = max(side.sheet for side in sides)
    return [
        Document(
            name=f"{pack.id}-counters",
            title=f"{pack.file.name}: counters",
            pages=pages,
            author=pack.file.author,
            subject=pack_title(pack),
            duplex=settings.duplex,
            paper=PAPERS[settings.paper].title,
            cuts=grid.cuts * sheets,
            sheets_of_paper=sheets,
        )
    ]


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
    check_designs(designs, problems)
    return list(counters_of(box, designs, problems))
