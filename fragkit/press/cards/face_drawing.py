"""Drawing a face: turning the elements of a template, with the fields of a card, into marks."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from fragkit.language import spoken, translate
from fragkit.language.sentences import has_words
from fragkit.model.card import Card
from fragkit.press.cards.card_fields import Values
from fragkit.press.cards.face_colors import FaceColors
from fragkit.press.cards.face_text import Flaw, SetText, fields_of, filled, set_words
from fragkit.press.cards.template import (
    PLACEHOLDER,
    Art,
    Boxes,
    DiceRow,
    Drawn,
    Element,
    Icon,
    Ornamented,
    Paint,
    Shape,
    Tiles,
    Words,
)
from fragkit.press.graphics.marks import (
    MATERIALS,
    MM_PER_PT,
    Box,
    Color,
    Group,
    Mark,
    Path,
    Stroke,
    Text,
    Use,
)
from fragkit.press.graphics.marks import Shape as Segments
from fragkit.press.graphics.shapes import (
    box_rect,
    ellipse,
    line,
    outline,
    parse_shape,
    rect,
    rotated,
    transformed,
    translated,
)
from fragkit.press.pages.paper import CARD_HEIGHT, CARD_WIDTH
from fragkit.press.pictures.chosen import chosen, seed_of
from fragkit.press.pictures.composed import RIM, Tones, picture_marks
from fragkit.press.pictures.drawings import extent
from fragkit.press.pictures.icons import LOW_LINE, icon_symbol
from fragkit.press.themes.ornaments import Inks, ornament
from fragkit.press.themes.scenes import LOOKS, SCENES, Panel, scene
from fragkit.press.typography.fonts import CAP_HEIGHT

BLEED = 3.0
_BELOW = 1.2  # mm between a text and the next one below
_LOOSE, _SINK = 3.0, 0.45  # mm below a short text, and the share of further space above it
_QUIETER = 0.86  # limit for the text below, relative to this text's size
_BEFORE = 2.4  # mm between a text and the dice after it
_NUMBER_SIZE = 7.5  # points: the number in an ammo box

# The artist's name, below the art.
_CREDIT = Words(
    value="{credit}", at=(0.0, 0.0, 0.0, 2.0), name="credit", size=5.0, least=4.0,
    color=Paint("quiet"), align="center", stand="bottom", lines=1,
)  # fmt: skip

Picture = Callable[[Box], tuple[Mark, ...]]


@dataclass(slots=True)
class Canvas:
    """The state of one face while it is drawn: colors, fields, and the mistakes found."""

    colors: FaceColors
    values: Values
    card: Card | None = None  # a back has none
    picture: Picture | None = None
    width: float = CARD_WIDTH
    height: float = CARD_HEIGHT
    flaws: list[Flaw] = field(default_factory=list)
    bottoms: dict[str, float] = field(default_factory=dict)  # where named texts end
    ends: dict[str, float] = field(default_factory=dict)  # their right edges
    sizes: dict[str, float] = field(default_factory=dict)  # their sizes
    # Texts of this deck that are already laid out: `any time` is on many cards.
    known: dict[tuple[int, str, Box], SetText] = field(default_factory=dict)


def element_marks(elements: Iterable[Element], canvas: Canvas) -> tuple[Mark, ...]:
    """Draw the elements of a face, from the bottom up."""
    marks: list[Mark] = []
    columns: dict[str, tuple[Words, list[int]]] = {}  # a poster, and its index in the marks
    wanted = "low" if canvas.colors.low else "full"
    for element in elements:
        if element.ink not in (None, wanted):
            continue
        if not all(test.holds(canvas.values[test.field]) for test in element.when):
            continue
        drawn = _DRAW[type(element)](element, Box(*element.at), canvas)
        if isinstance(element, Words) and drawn:
            at = range(len(marks), len(marks) + len(drawn))
            if element.below in columns:
                columns[element.name] = columns[element.below]
                columns[element.name][1].extend(at)
            elif element.most is not None:
                columns[element.name] = (element, list(at))
        marks += drawn
    for poster, own in {id(c): c for c in columns.values()}.values():
        foot = max(canvas.bottoms[n] for n, c in columns.items() if c[0] is poster)
        slack = poster.at[1] + poster.at[3] - foot
        if poster.stand == "top" and slack > _LOOSE:
            for i in own:
                marks[i] = _lowered(marks[i], _SINK * (slack - _LOOSE))
    return tuple(marks)


def _lowered(mark: Mark, y: float) -> Mark:
    if isinstance(mark, Text):
        return mark._replace(y=mark.y + y)
    return Group((mark,), matrix=(1, 0, 0, 1, 0, y))


def needed_fields(element: Element) -> set[str]:
    """Return the fields that the element depends on."""
    value = getattr(element, "value", "")
    asked = set(fields_of(value)) if isinstance(value, str) else set()
    return asked | {test.field for test in element.when}


# -- one function per kind of element -------------------------------------------------------


def _shape(element: Shape, box: Box, canvas: Canvas) -> tuple[Mark, ...]:
    return _painted(
        outline(element.value, box, element.corner),
        element.fill, element.line, element.width, canvas.colors,
    )  # fmt: skip


def _drawn(element: Drawn, box: Box, canvas: Canvas) -> tuple[Mark, ...]:
    shape = transformed(parse_shape(element.value), translated(box.x, box.y))
    return _painted(
        shape, element.fill, element.line, element.width, canvas.colors, tuple(element.dash)
    )


def _painted(
    shape: Segments,
    fill: str | None,
    line: str | None,
    width: float,
    colors: FaceColors,
    dash: tuple[float, ...] = (),
) -> tuple[Mark, ...]:
    stroke = Stroke(colors[line], width, dash) if line is not None else None
    if not colors.low or fill is None:
        return (Path(shape, colors[fill] if fill is not None else None, stroke),)
    if colors[fill] == colors["paper"]:  # white covers the marks below and costs no ink
        return (Path(shape, colors[fill], stroke),)
    return (Path(shape, None, stroke or Stroke(colors[fill], LOW_LINE, dash)),)


def _words(element: Words, box: Box, canvas: Canvas) -> tuple[Mark, ...]:
    if element.below:
        above = canvas.bottoms.get(element.below)
        if above is not None:
            top = max(box.y, above + _BELOW)
            box = Box(box.x, top, box.width, box.bottom - top)
    marked = filled(_in_language(element.value), canvas.values)
    most = element.most
    above_it = canvas.sizes.get(element.below, 0.0)
    if most is not None and above_it > element.size:  # flavor text comes after rules
        most = min(most, _QUIETER * above_it)
    key = (id(element), marked, box)
    found = canvas.known.get(key)
    if found is None:
        found = set_words(element, box, marked, canvas.colors, canvas.flaws, most)
        if found is None:
            return ()
        canvas.known[key] = found
    if element.name:
        canvas.bottoms[element.name] = found.bottom
        canvas.ends[element.name] = found.right
        canvas.sizes[element.name] = found.size
    if element.turned:
        return (Group(found.marks, matrix=rotated(180, *box.center)),)
    return found.marks


def _in_language(value: str) -> str:
    """Return a template's own words in the reader's language. The fields are translated already."""
    if spoken() is None or not has_words(PLACEHOLDER.sub("", value)):
        return value
    said = translate(value)
    return said if fields_of(said) == fields_of(value) else value


def icon_names(value: str, values: Values) -> list[str]:
    """Return the icons of an element: one by name, or those that a field lists."""
    match = PLACEHOLDER.fullmatch(value)
    if match is None:
        return [value]
    found = values[match[1]]
    if isinstance(found, tuple):
        return [str(v) for v in found]
    return [str(found)] if found else []


def _icon(element: Icon, box: Box, canvas: Canvas) -> tuple[Mark, ...]:
    names = icon_names(element.value, canvas.values)
    across = element.run == "across"
    n, gap = len(names), element.gap
    if not n:
        return ()
    length, side = (box.width, box.height) if across else (box.height, box.width)
    size = min(side, (length - (n - 1) * gap) / n)
    used = n * size + (n - 1) * gap
    slack = length - used
    start = {"left": 0.0, "center": slack / 2, "right": slack}[element.align]
    marks: list[Mark] = []
    for i, name in enumerate(names):
        along = start + i * (size + gap)
        x = box.x + along if across else box.x + (side - size) / 2
        y = box.y + (side - size) / 2 if across else box.y + along
        marks.append(
            Use(icon_symbol(name, canvas.colors[element.color], canvas.colors.low, size), x, y)
        )
    return tuple(marks)


def best_grid(count: int, box: Box, size: float, gap: float, columns: int) -> tuple[int, float]:
    """Return the columns and the size of `count` squares, as large as the box and ``size`` allow."""
    best = (1, 0.0)
    for rows in range(1, count + 1):
        across = math.ceil(count / rows)
        if across > columns and rows < count:
            continue
        edge = min(
            size,
            (box.width - (across - 1) * gap) / across,
            (box.height - (rows - 1) * gap) / rows,
        )
        if edge > best[1] * 1.15:  # another row must be worth it
            best = (across, edge)
    return best


def _dice(element: DiceRow, box: Box, canvas: Canvas) -> tuple[Mark, ...]:
    count = _number(element.value, canvas.values)
    if not count:
        return ()
    if element.after in canvas.ends:
        left = max(box.x, canvas.ends[element.after] + _BEFORE)
        box = Box(left, box.y, box.right - left, box.height)
    across, edge = best_grid(count, box, element.size, element.gap, element.columns)
    rows = math.ceil(count / across)
    top = box.y + (box.height - rows * edge - (rows - 1) * element.gap) / 2
    die = icon_symbol("die", canvas.colors[element.color], canvas.colors.low, edge)
    step = edge + element.gap
    return tuple(
        Use(die, box.x + i % across * step, top + i // across * step) for i in range(count)
    )


def _boxes(element: Boxes, box: Box, canvas: Canvas) -> tuple[Mark, ...]:
    count = _number(element.value, canvas.values)
    if not count:
        return ()
    if element.rows and count <= element.rows * element.columns:
        across = math.ceil(count / element.rows)
        edge = min(element.size, (box.width - (across - 1) * element.gap) / across)
    else:
        across, edge = best_grid(count, box, element.size, element.gap, element.columns)
    rows = math.ceil(count / across)
    # Boxes may be wider than high, so that a track with few boxes fills its strip.
    wide = min(element.size, (box.width - (across - 1) * element.gap) / across)
    high = min(element.size, (box.height - (rows - 1) * element.gap) / rows)
    top = box.y + (box.height - rows * high - (rows - 1) * element.gap) / 2
    shape: Segments = ()
    numbers: list[Mark] = []
    color = canvas.colors[element.color]
    size = min(_NUMBER_SIZE, edge / MM_PER_PT * 0.8)
    drop = CAP_HEIGHT * size * MM_PER_PT / 2
    for i in range(count):
        x = box.x + i % across * (wide + element.gap)
        y = top + i // across * (high + element.gap)
        shape += rect(x, y, wide, high, r=min(1.0, edge / 5))
        middle = (x + wide / 2, y + high / 2 + drop)
        numbers.append(Text(*middle, str(i + 1), "semibold", size, color, "middle"))
        if element.edge:
            # Stop 1 mm before the cut, so that a slip leaves nothing on the card below.
            shape += line(x + wide / 2, y + high, x + wide / 2, canvas.height - 1)
    fill = canvas.colors[element.fill] if element.fill and not canvas.colors.low else None
    width = min(element.width, LOW_LINE) if canvas.colors.low else element.width
    return (Path(shape, fill, Stroke(color, width)), *numbers)


def _number(value: str, values: Values) -> int:
    match = PLACEHOLDER.fullmatch(value)
    found = values[match[1]] if match is not None else value
    count = getattr(found, "count", found)
    if isinstance(count, str) and count.isdigit():
        return int(count)
    return count if isinstance(count, int) else 0


def _art(element: Art, box: Box, canvas: Canvas) -> tuple[Mark, ...]:
    if element.value != "emblem" and canvas.picture is not None:
        credit: tuple[Mark, ...] = ()
        if canvas.values["credit"] and not element.bleeds:
            low = Box(box.x, box.bottom - _CREDIT.at[3], box.width, _CREDIT.at[3])
            credit = _words(_CREDIT, low, canvas)
            box = Box(box.x, box.y, box.width, box.height - _CREDIT.at[3] - 0.6)
        marks = canvas.picture(box)
        shown = (Group(marks, clip=box_rect(box, element.corner)),) if marks else ()
        return (*shown, *credit)
    if element.value == "picture" or canvas.card is None:
        return ()
    colors = canvas.colors
    glow = next((f"glow-{kind}" for kind in canvas.card.types), "accent")
    tones = Tones(
        {name: colors[name] for name in MATERIALS} | {
            "main": colors[element.color], "dark": colors["deck-night"], "mid": colors["deck-mid"],
            "light": colors["paper"], "accent": colors["accent"], "gap": colors[element.ground],
            "hole": colors[element.ground], RIM: colors["deck-night"], "glow": colors[glow],
        },
        colors.low,
    )  # fmt: skip
    marks = picture_marks(chosen(canvas.card), box, tones)
    shadow = () if colors.low else _shadow(marks, box, colors[element.tint])
    return (*shadow, *marks)


def _shadow(marks: tuple[Mark, ...], box: Box, color: Color) -> tuple[Mark, ...]:
    """Return the shadow of a thing on the ground. A firearm, which hovers, has none."""
    inked = [extent(mark.shape) for mark in marks if isinstance(mark, Path)]
    left, right = min(min(xs) for xs, _ in inked), max(max(xs) for xs, _ in inked)
    if right - left > 0.7 * box.width and box.width > 1.6 * box.height:
        return ()
    middle, half = (left + right) / 2, (right - left) * 0.46
    return (Path(ellipse(middle, box.bottom, half, 0.8), fill=color),)


def _tiles(element: Tiles, box: Box, canvas: Canvas) -> tuple[Mark, ...]:
    """Draw icons staggered like bricks, with a period that divides the card's size, so that
    neighbors join without a seam."""
    colors = canvas.colors
    marks: list[Mark] = []
    if element.fill is not None and not colors.low:
        marks.append(Path(box_rect(box), colors[element.fill]))
    names = icon_names(element.value, canvas.values)
    if not names:
        return tuple(marks)
    wide, high = canvas.width / element.columns, canvas.height / element.rows
    size = min(wide, high) * element.scale
    tile = icon_symbol(names[0], colors[element.color], colors.low, size)
    inner: list[Mark] = []
    for row in range(-1, element.rows + 1):
        shift = wide / 2 if row % 2 else 0.0
        for column in range(-1, element.columns + 1):
            x = column * wide + shift + (wide - size) / 2
            y = row * high + (high - size) / 2
            off = math.hypot(x + (size - canvas.width) / 2, y + (size - canvas.height) / 2)
            visible = x < box.right and x + size > box.x and y < box.bottom and y + size > box.y
            if visible and off >= element.clear:
                inner.append(Use(tile, x, y))
    marks.append(Group(tuple(inner), clip=box_rect(box)))
    return tuple(marks)


def _ornament(element: Ornamented, box: Box, canvas: Canvas) -> tuple[Mark, ...]:
    colors = canvas.colors
    inks = Inks(
        main=colors["deck"], dark=colors["deck-night"], soft=colors["deck-soft"],
        paper=colors["paper"], accent=colors["accent"], pattern=colors["deck-pattern"],
        low=colors.low,
    )  # fmt: skip
    if element.value == "band":
        if canvas.colors.place != "timber":  # cut its sawn end out of the band
            inks = inks._replace(paper=colors["on-deck"])
        is_whole = box.right > 0.85 * canvas.width  # no value and suit beside it
        part = "band" if is_whole else "bare-band"
        texture = Use(ornament(colors.place, part, box, inks), box.x, box.y)
        return (Group((texture,), clip=outline(element.within, box, element.corner)),)
    if element.value in SCENES:
        look = seed_of(canvas.card) // 7 % LOOKS if canvas.card is not None else 0
        panel = Panel(box.width, box.height, element.within, element.corner)
        shown = scene(
            colors.place, element.value, look, panel, colors["deck-ray"], colors["deck-soft"]
        )
        return (Use(shown, box.x, box.y),)
    across, down = canvas.width / CARD_WIDTH, canvas.height / CARD_HEIGHT
    if element.value != "back" or across == down == 1:
        return (Use(ornament(colors.place, element.value, Box(*box), inks), box.x, box.y),)
    # A back's pattern continues from card to card, so it is stretched to a divisor of this card.
    design = Box(0, 0, box.width / across, box.height / down)
    stretched = (across, 0.0, 0.0, down, 0.0, 0.0)
    return (Use(ornament(colors.place, "back", design, inks), box.x, box.y, stretched),)


_DRAW: dict[type, Callable[..., tuple[Mark, ...]]] = {
    Shape: _shape,
    Drawn: _drawn,
    Words: _words,
    Icon: _icon,
    DiceRow: _dice,
    Boxes: _boxes,
    Art: _art,
    Tiles: _tiles,
    Ornamented: _ornament,
}
