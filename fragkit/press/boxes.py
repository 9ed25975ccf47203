"""Tuck boxes sized to each deck, and dividers with a tab for each.

A box is one piece of card that folds around a deck:

         ┌────────┐ tuck
         ├────────┤ lid
    ╭────┼────────┼────╮ dust flaps
    │    │        │    │        │
    side │  back  │side│ front  │ glue
    ├────┼────────┼────┼────────┤
         │ bottom │    │ bottom │
         └────────┘    └────────┘

The code is plain arithmetic that turns the deck's size and thickness into boxes and lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.language.sentences import Sentence, plural, say
from fragkit.model.card import Card
from fragkit.model.pack import Library, Pack
from fragkit.model.word_values import Dice
from fragkit.press.cards.card_faces import Engraver
from fragkit.press.cards.card_fields import DECK_ICONS, deck_of
from fragkit.press.cards.card_pages import decks_of, open_engraver
from fragkit.press.cards.face_colors import FaceColors
from fragkit.press.graphics.marks import (
    PT_PER_MM,
    Box,
    Group,
    Mark,
    Page,
    Path,
    Shape,
    Stroke,
    Symbol,
    Text,
    Use,
    mixed,
    tagged,
)
from fragkit.press.graphics.shapes import arc, box_rect, line, polygon, polyline, rect
from fragkit.press.pages.documents import CannotLayOut, Document, Settings, document_of, pack_title
from fragkit.press.pages.imposition import LINE_BAND, most_on
from fragkit.press.pages.paper import MARGIN, PAPERS, Paper, card_size
from fragkit.press.pages.sheet_page import SheetLine, page_line
from fragkit.press.pictures.chosen import chosen
from fragkit.press.pictures.composed import composed
from fragkit.press.pictures.drawings import bounds
from fragkit.press.pictures.icons import brand_marks, icon_symbol
from fragkit.press.themes.scenes import Panel, Scene, scene
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width

LOOSE = 1.5  # mm by which the box is larger than the deck in each direction
TUCK = 14.0
GLUE = 11.0
SCENE_OF: dict[str, Scene] = {
    DECK_ICONS["reticle"]: "range", DECK_ICONS["gear"]: "shelf", DECK_ICONS["suit"]: "night",
}  # fmt: skip
_SLANT = 2.5  # flaps become narrower toward their ends
_THUMB = 8.0  # radius of the thumb notch


@dataclass(frozen=True, slots=True)
class TuckBox:
    """A tuck box, ``width`` × ``height`` × ``depth`` inside. The origin is the top left corner of
    its net."""

    width: float
    height: float
    depth: float

    @property
    def net_width(self) -> float:
        return 2 * self.width + 2 * self.depth + GLUE

    @property
    def net_height(self) -> float:
        return TUCK + 2 * self.depth + self.height

    @property
    def top(self) -> float:
        """Return the y position where the walls begin, below tuck and lid."""
        return TUCK + self.depth

    @property
    def walls(self) -> dict[str, Box]:
        """Return the four walls from left to right."""
        found: dict[str, Box] = {}
        x = 0.0
        for name, wide in (
            ("left", self.depth), ("back", self.width), ("right", self.depth), ("front", self.width),
        ):  # fmt: skip
            found[name] = Box(x, self.top, wide, self.height)
            x += wide
        return found

    @property
    def lid(self) -> Box:
        return Box(self.depth, TUCK, self.width, self.depth)

    @property
    def tuck(self) -> Box:
        return Box(self.depth, 0, self.width, TUCK)

    @property
    def bottoms(self) -> tuple[Box, Box]:
        """Return the two bottom flaps, which are glued together."""
        walls = self.walls
        y = self.top + self.height
        return (
            Box(walls["back"].x, y, self.width, self.depth),
            Box(walls["front"].x, y, self.width, self.depth),
        )

    @property
    def glue(self) -> Box:
        return Box(self.walls["front"].right, self.top, GLUE, self.height)

    @property
    def folds(self) -> Shape:
        walls, end = self.walls, self.top + self.height
        shape: Shape = ()
        for name in ("left", "back", "right"):
            shape += line(walls[name].right, self.top, walls[name].right, end)
        shape += line(walls["front"].right, self.top, walls["front"].right, end)
        shape += line(0, self.top, walls["right"].right, self.top)
        shape += line(self.lid.x, TUCK, self.lid.right, TUCK)
        for flap in self.bottoms:
            shape += line(flap.x, flap.y, flap.right, flap.y)
        return shape

    @property
    def cuts(self) -> Shape:
        """Return the outline, and the slits between flaps."""
        walls, end = self.walls, self.top + self.height
        dust = 0.85 * min(self.depth, self.width / 2)
        slant = min(_SLANT, self.depth / 3)
        back, right, front = walls["back"], walls["right"], walls["front"]
        glue, (under_back, under_front) = self.glue, self.bottoms
        shape: Shape = ()
        # The lid with its rounded flap.
        shape += polyline([(back.x, self.top), (back.x, 4)])
        shape += arc(back.x + 4, 4, 4, 180, 270) + line(back.x + 4, 0, back.right - 4, 0)
        shape += arc(back.right - 4, 4, 4, 270, 360)
        shape += polyline([(back.right, 4), (back.right, self.top)])
        # The dust flaps on both sides.
        for wall in (walls["left"], right):
            shape += polyline([
                (wall.x, self.top), (wall.x + slant, self.top - dust),
                (wall.right - slant, self.top - dust), (wall.right, self.top),
            ])  # fmt: skip
        # The front's upper edge with a thumb notch.
        middle = front.center[0]
        shape += line(front.x, self.top, middle - _THUMB, self.top)
        shape += arc(middle, self.top, _THUMB, 180, 0)
        shape += line(middle + _THUMB, self.top, front.right, self.top)
        # The glue flap, then around the bottom back to the left.
        shape += polyline([
            (glue.x, self.top), (glue.right, self.top + 4), (glue.right, end - 4), (glue.x, end),
        ])  # fmt: skip
        for flap in (under_front, under_back):
            shape += polyline([
                (flap.right, end), (flap.right - _SLANT, flap.bottom),
                (flap.x + _SLANT, flap.bottom), (flap.x, end),
            ])  # fmt: skip
        shape += line(right.x, end, right.right, end) + line(0, end, walls["left"].right, end)
        return shape + line(0, self.top, 0, end)


def box_for(cards: int, width: float, height: float, thickness: float) -> TuckBox:
    """Return the box for a deck of that many cards, each ``thickness`` mm thick."""
    return TuckBox(width + LOOSE, height + LOOSE, cards * thickness + LOOSE)


def divider_shape(width: float, height: float, tab: Box) -> Shape:
    """Return the outline of a card with a tab above it. The card's top left corner is the origin."""
    return polygon([
        (0, 0), (tab.x, 0), (tab.x + 1.5, tab.y), (tab.right - 1.5, tab.y), (tab.right, 0),
        (width, 0), (width, height), (0, height),
    ])  # fmt: skip


# -- pages ---------------------------------------------------------------------------------------


_CUT = Stroke("#222222", 0.2, cap="butt")
_FOLD = Stroke("#7a7a7a", 0.2, dash=(2.0, 1.2), cap="butt")
_NOTE = "#555555"
_GAP = 4.0  # between two nets or two dividers on a page
BLEED = 1.5  # how far dark walls are printed beyond the cuts
TAB = 8.0  # mm by which a divider's tab sticks out
FEWEST = 10  # least cards for a box; smaller decks share a box, behind a divider


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    decks = decks_of(pack, library)
    if not decks:
        return []
    engraver = open_engraver(library, problems, settings)
    paper = PAPERS[settings.paper]
    size = card_size(settings.size)
    nets: list[Net] = []
    dividers: list[Symbol] = []
    for i, cards in enumerate(decks.values()):
        back = engraver.back(cards[0], pack)
        if back is None:
            continue
        colors = engraver.colors(cards[0], pack)
        deck = deck_of(cards[0], pack, library)
        name, shape = (deck.name, deck.shape) if deck is not None else (cards[0].deck, "star")
        count = sum(card.copies for card in cards)
        if count >= FEWEST:
            net = box_for(count, size.width, size.height, settings.thickness)
            label = Label(
                pack.file.name, name, count, DECK_ICONS[shape],
                hero_of(cards, pack, engraver, SCENE_OF.get(DECK_ICONS[shape], "rays")),
            )  # fmt: skip
            what = plural("{name}, {n} card", "{name}, {n} cards", name=name, n=count)
            nets.append((net, _net_marks(net, back, colors, label), what))
        dividers.append(_divider(i, len(decks), name, DECK_ICONS[shape], colors, back))
    bodies: list[Body] = []
    while nets:
        bodies.append(_box_page(nets, dividers, paper))
    bodies += _divider_pages(dividers, paper)
    pages = [
        Page(
            wide,
            high,
            (*marks, *page_line(wide, high, SheetLine(pack_title(pack), what, i, len(bodies)))),
            label=f"{i}",
            bookmarks=((0, translate(what)),),
        )
        for i, (wide, high, marks, what) in enumerate(bodies, 1)
    ]
    return [
        document_of(
            pack,
            "boxes",
            pages,
            paper=paper.title,
        )
    ]


# -- boxes -----------------------------------------------------------------------------------


Hero = Callable[[Box], tuple[Mark, ...]]


class Label(NamedTuple):
    """The words on a box."""

    pack: str
    deck: str
    cards: int
    icon: str
    hero: Hero  # draws the picture on its front


def hero_of(cards: Sequence[Card], pack: Pack, engraver: Engraver, kind: Scene) -> Hero:
    """Return the function that draws the deck's best cards: the strongest in the middle, those
    with the richest pictures beside it. A long thing is alone."""

    def might(card: Card) -> tuple[int, int, int]:
        damage = card.damage.count if isinstance(card.damage, Dice) else 0
        tones = composed(chosen(card))
        return damage, len({stroke.tone for stroke in tones}), len(tones)

    def is_long(card: Card) -> bool:
        left, top, right, bottom = bounds(composed(chosen(card)))
        return right - left > 1.5 * (bottom - top)

    first, *others = sorted(cards, key=might, reverse=True)
    kinds = {chosen(card).kind: card for card in reversed(others) if not is_long(card)}
    kinds.pop(chosen(first).kind, None)  # two different ones
    shown = [first, *(() if is_long(first) else sorted(kinds.values(), key=might)[-2:])]
    return lambda box: engraver.panel(shown, pack, box, kind)


def _net_marks(net: TuckBox, back: Symbol, colors: FaceColors, label: Label) -> tuple[Mark, ...]:
    """Draw the print on the net: on the front a scene with the names of pack and deck, on the back
    the deck's back, and on the sides the names again."""
    marks: list[Mark] = []
    ground = colors["deck-night"]
    walls = net.walls
    over = net.lid.width + 2 * BLEED
    lid = Box(net.lid.x - BLEED, -BLEED, over, net.tuck.height + net.lid.height + BLEED)
    left = Box(-BLEED, net.top, net.depth + BLEED, net.height)
    painted = [left, walls["right"], lid]
    if not colors.low:
        marks += [Path(box_rect(box), fill=ground) for box in painted]
    cx, cy = walls["back"].center
    face = Use(back, cx - back.width / 2, cy - back.height / 2)
    marks.append(Group((face,), clip=box_rect(walls["back"])))
    marks += front_marks(walls["front"], colors, label)
    ink = colors["on-night"]
    for wall in (walls["left"], walls["right"]):
        size = min(14.0, (wall.width - 2) / CAP_HEIGHT * PT_PER_MM)
        if size >= 5:
            cx, cy = wall.center
            drop = CAP_HEIGHT * size / PT_PER_MM / 2
            words = f"{label.pack} · {label.deck} · {label.cards}".upper()
            size = _fitting(words, colors.display, size, wall.height - 8, 0.08)
            marks.append(Text(cx - drop, cy, words, colors.display, size, ink, "middle", 90, 0.08))
    cx, cy = net.lid.center
    brand = min(16.0, 0.5 * net.lid.height / CAP_HEIGHT * PT_PER_MM)
    if brand >= 5:
        base = cy + CAP_HEIGHT * brand / PT_PER_MM / 2
        marks += brand_marks(cx, base, brand, ink, colors.low, "middle")
    marks.append(Path(net.folds, stroke=_FOLD))
    # A white line under the dark one keeps the cut visible on a dark ground.
    marks.append(Path(net.cuts, stroke=Stroke("#ffffff", 0.7, cap="butt")))
    marks.append(Path(net.cuts, stroke=_CUT))
    gx, gy = net.glue.center
    marks.append(Text(gx - 0.9, gy, translate("glue"), "regular", 7, _NOTE, "middle", 90))
    for flap in net.bottoms:
        fx, fy = flap.center
        if flap.height > 4:
            marks.append(Text(fx, fy + 0.9, translate("glue"), "regular", 7, _NOTE, "middle"))
    return tuple(marks)


def front_marks(wall: Box, colors: FaceColors, label: Label) -> list[Mark]:
    """Draw the front: brand and pack at the top, a picture in its scene, deck and number at the
    bottom."""
    marks: list[Mark] = []
    ink = colors["on-night"]
    x, low = wall.center[0], colors.low
    inner = wall.width - 10
    if not low:
        night, deck = colors["deck-night"], colors["deck"]
        far, near = mixed(night, deck, 0.45), mixed(night, deck, 0.8)
        kind: Scene = SCENE_OF.get(label.icon, "rays")
        marks.append(Path(box_rect(wall), fill=night))
        marks.append(Use(scene(colors.place, kind, 4, Panel(*wall[2:]), far, near), wall.x, wall.y))
    y = wall.y + wall.height * 0.17
    marks += brand_marks(x, y, 11, ink, low, "middle")
    title = label.pack.upper()
    size = _fitting(title, colors.display, 34, inner)
    high = CAP_HEIGHT * size / PT_PER_MM
    y += 3.6 + high
    marks.append(Text(x, y, title, colors.display, size, ink, "middle"))
    foot = wall.bottom - wall.height * 0.055
    words = label.deck.upper()
    size = _fitting(words, colors.display, 20, inner, 0.04)
    number = translate(plural("{n} card", "{n} cards", n=label.cards))
    marks.append(Text(x, foot, number, "bold", 9, ink, "middle"))
    base = foot - 4.6
    wide, high = text_width(words, colors.display, size, 0.04), CAP_HEIGHT * size / PT_PER_MM
    edge = 1.7 * high
    left = x - (wide + 1.4 * edge) / 2
    badge = icon_symbol(label.icon, ink, low, edge)
    marks.append(Use(badge, left, base - (high + edge) / 2))
    marks.append(Text(left + 1.4 * edge, base, words, colors.display, size, ink, "start", 0, 0.04))
    top, bottom = y + 3.5, base - (high + edge) / 2 - 2.5
    if bottom - top > 12:
        marks += label.hero(Box(wall.x + 4, top, wall.width - 8, bottom - top))
    return marks


def _fitting(text: str, font: str, most: float, width: float, tracking: float = 0.0) -> float:
    """Return the largest size in points that fits the width, from 5 to ``most``."""
    return max(5.0, most * min(1.0, width / text_width(text, font, most, tracking)))


Body = tuple[float, float, tuple[Mark, ...], Sentence]


Net = tuple[TuckBox, tuple[Mark, ...], Sentence]


def _box_page(rest: list[Net], dividers: list[Symbol], paper: Paper) -> Body:
    """Draw as many nets as fit on one page, one below the other, and below the last one as many
    dividers as fit. Remove these from both lists."""
    first, _, what = rest[0]
    for wide, high in paper.turns:
        room = wide - 2 * MARGIN, high - 2 * MARGIN - LINE_BAND
        if first.net_width + 2 * BLEED <= room[0] and first.net_height + 2 * BLEED <= room[1]:
            break
    else:
        raise CannotLayOut(
            f"a box for {what} is {first.net_width:.0f} × {first.net_height:.0f} mm unfolded, "
            f"more than {paper.title} takes; --paper a3, or a smaller --thickness, may do"
        )
    placed: list[Mark] = []
    names: list[Sentence] = []
    y = MARGIN + BLEED
    while rest:
        net, marks, name = rest[0]
        if net.net_width + 2 * BLEED > room[0] or y + net.net_height > MARGIN + room[1]:
            break
        x = (wide - net.net_width) / 2
        net_of = tagged("Figure", marks, translate(name))
        placed.append(Group((net_of,), matrix=(1.0, 0.0, 0.0, 1.0, x, y)))
        names.append(name)
        y += net.net_height + _GAP
        del rest[0]
    if not rest and dividers:
        free = Box(MARGIN + 1, y + _GAP, wide - 2 * MARGIN - 2, MARGIN + room[1] - y - _GAP)
        columns, rows = (
            int((length + _GAP) // (side + _GAP))
            for length, side in (
                (free.width, dividers[0].width), (free.height, dividers[0].height + TAB),
            )
        )  # fmt: skip
        if columns * rows >= len(dividers):  # or they have a page of their own
            placed += _divider_rows(dividers, free, columns)
            names.append(say("dividers"))
            dividers.clear()
    return wide, high, tuple(placed), say("Boxes: {names}", names=tuple(names))


# -- dividers --------------------------------------------------------------------------------


def _divider(i: int, of: int, name: str, icon: str, colors: FaceColors, back: Symbol) -> Symbol:
    """Draw the deck's back with a tab. Tabs are side by side, so that all of them can be seen in a
    box."""
    wide, high = back.width, back.height
    edge = TAB - 3.5
    count = max(1, min(of, 4))
    # A long name has a wider tab, which reaches behind the next one.
    needed = text_width(name, "bold", 7) + edge + 6.4
    room = min(max(wide / count, needed), wide / 2)
    step = (wide - room) / (count - 1) if count > 1 else 0.0
    tab = Box(i % count * step, -TAB, room, TAB)
    shape = divider_shape(wide, high, tab)
    marks: list[Mark] = []
    low = colors.low
    ink = colors["on-deck"]
    if not low:
        marks.append(Path(shape, fill=colors["deck"]))
    marks.append(Group((Use(back),), clip=rect(0, 0, wide, high)))
    marks.append(Path(shape, stroke=_CUT))
    marks.append(Use(icon_symbol(icon, ink, low, edge), tab.x + 2, tab.y + 2))
    size = _fitting(name, "bold", 9, tab.width - edge - 6.2)
    marks.append(Text(tab.x + edge + 3.2, tab.y + TAB / 2 + 1, name, "bold", size, ink))
    return Symbol(f"divider-{back.id}-{i}", wide, high, tuple(marks), margin=TAB, spoken=name)


def _divider_pages(dividers: Sequence[Symbol], paper: Paper) -> list[Body]:
    if not dividers:
        return []
    first = dividers[0]
    turn, columns, rows = most_on(
        paper, first.width, first.height + TAB, _GAP, (MARGIN + 1, MARGIN + LINE_BAND)
    )
    if not columns * rows:
        raise CannotLayOut(f"a divider does not fit {paper.title}")
    wide, high = paper.width, paper.height
    if turn == "landscape":
        wide, high = high, wide
    bodies: list[Body] = []
    for start in range(0, len(dividers), columns * rows):
        room = Box(0, MARGIN + LINE_BAND, wide, high)
        marks = _divider_rows(dividers[start : start + columns * rows], room, columns)
        bodies.append((wide, high, tuple(marks), say("Dividers")))
    return bodies


def _divider_rows(dividers: Sequence[Symbol], room: Box, columns: int) -> list[Mark]:
    """Place the dividers in rows from the top of the room, in its middle."""
    wide, high = dividers[0].width + _GAP, dividers[0].height + TAB + _GAP
    left = room.x + (room.width - columns * wide + _GAP) / 2
    places = (divmod(i, columns) for i in range(len(dividers)))
    return [
        Use(divider, left + column * wide, room.y + TAB + row * high)
        for divider, (row, column) in zip(dividers, places, strict=True)
    ]
