"""Tuck boxes sized to each deck, and dividers with a tab for each."""

from __future__ import annotations

from collections.abc import Sequence

from fragkit.diagnostics import Problems
from fragkit.language import say
from fragkit.model.card import Card
from fragkit.model.pack import Library, Pack
from fragkit.press.arrange import most_on
from fragkit.press.draw import Box, Group, Mark, Page, Path, Stroke, Symbol, Text, Use
from fragkit.press.faces.drawing import icon_symbol
from fragkit.press.faces.engraver import Engraver
from fragkit.press.faces.fields import DECK_ICONS, deck_of
from fragkit.press.faces.palette import FaceColors
from fragkit.press.faces.sizes import SIZES
from fragkit.press.fonts import CAP_HEIGHT, text_width
from fragkit.press.furniture import SheetLine, page_furniture
from fragkit.press.impose import FURNITURE
from fragkit.press.kinds import CannotLayOut, Document, Settings
from fragkit.press.kinds.cards import decks_of, open_engraver
from fragkit.press.paper import MARGIN, PAPERS, Paper
from fragkit.press.pen import told
from fragkit.press.shapes import box_rect
from fragkit.press.tuckbox import TuckBox, box_for, divider_shape

_CUT = Stroke("#222222", 0.2, cap="butt")
_FOLD = Stroke("#7a7a7a", 0.2, dash=(2.0, 1.2), cap="butt")
_NOTE = "#555555"
_GAP = 4.0  # between two nets, or two dividers, on a page
BLEED = 1.5  # print beyond the cuts of dark walls
TAB = 8.0  # mm that a divider's tab stands out
_PT = 72 / 25.4


def documents(
    pack: Pack, library: Library, settings: Settings, problems: Problems
) -> list[Document]:
    decks = decks_of(pack)
    if not decks:
        return []
    engraver = open_engraver(library, problems, settings)
    paper = PAPERS[settings.paper]
    size = SIZES[settings.size]
    nets: list[tuple[TuckBox, tuple[Mark, ...], str]] = []
    dividers: list[Symbol] = []
    for i, cards in enumerate(decks.values()):
        back = engraver.back(cards[0], pack)
        if back is None:
            continue
        colors = engraver.colors(cards[0], pack)
        deck = deck_of(cards[0], pack, library)
        name, shape = (deck.name, deck.shape) if deck is not None else (cards[0].deck, "star")
        count = sum(card.copies for card in cards)
        net = box_for(count, size.width, size.height, settings.thickness)
        nets.append((net, _net_marks(net, back, colors, name, count), f"{name}, {count} cards"))
        dividers.append(
            _divider(i, len(decks), name, DECK_ICONS[shape], colors, engraver, cards[0])
        )
    bodies = [*_box_pages(nets, paper), *_divider_pages(dividers, paper)]
    pages = [
        Page(
            wide,
            high,
            (*marks, *page_furniture(wide, high, SheetLine(told(pack), what, i, len(bodies)))),
            label=f"{i}",
            bookmarks=((0, what),),
        )
        for i, (wide, high, marks, what) in enumerate(bodies, 1)
    ]
    return [
        Document(
            name=f"{pack.id}-boxes",
            title=f"{pack.file.name}: boxes and dividers",
            pages=pages,
            author=pack.file.author,
            subject=told(pack),
            paper=paper.title,
        )
    ]


# -- boxes -----------------------------------------------------------------------------------


def _net_marks(
    net: TuckBox, back: Symbol, colors: FaceColors, name: str, count: int
) -> tuple[Mark, ...]:
    """What is printed on the net: the deck's back on front and back, its name on the sides."""
    marks: list[Mark] = []
    ground = colors["deck-night"]
    walls = net.walls
    over = net.lid.width + 2 * BLEED
    lid = Box(net.lid.x - BLEED, -BLEED, over, net.tuck.height + net.lid.height + BLEED)
    left = Box(-BLEED, net.top, net.depth + BLEED, net.height)
    painted = [left, walls["right"], lid]
    if not colors.low:
        marks += [Path(box_rect(box), fill=ground) for box in painted]
    for wall in (walls["back"], walls["front"]):
        cx, cy = wall.center
        face = Use(back, cx - back.width / 2, cy - back.height / 2)
        marks.append(Group((face,), clip=box_rect(wall)))
    ink = colors["on-night"]
    for wall in (walls["left"], walls["right"]):
        size = min(14.0, (wall.width - 2) / CAP_HEIGHT * _PT)
        if size >= 5:
            cx, cy = wall.center
            drop = CAP_HEIGHT * size / _PT / 2
            label = f"{name.upper()} · {count}"
            while size > 5 and text_width(label, "black", size, 0.08) > wall.height - 8:
                size -= 0.5
            marks.append(Text(cx - drop, cy, label, "black", size, ink, "middle", 90, 0.08))
    marks.append(Path(net.folds, stroke=_FOLD))
    # A white line under the dark one keeps the cut visible on a dark ground.
    marks.append(Path(net.cuts, stroke=Stroke("#ffffff", 0.7, cap="butt")))
    marks.append(Path(net.cuts, stroke=_CUT))
    gx, gy = net.glue.center
    marks.append(Text(gx - 0.9, gy, say("glue"), "regular", 7, _NOTE, "middle", 90))
    for flap in net.bottoms:
        fx, fy = flap.center
        if flap.height > 4:
            marks.append(Text(fx, fy + 0.9, say("glue"), "regular", 7, _NOTE, "middle"))
    return tuple(marks)


Body = tuple[float, float, tuple[Mark, ...], str]


Net = tuple[TuckBox, tuple[Mark, ...], str]


def _box_pages(nets: Sequence[Net], paper: Paper) -> list[Body]:
    """Nets one below the other, on as many pages as they need."""
    bodies: list[Body] = []
    rest = list(nets)
    while rest:
        bodies.append(_box_page(rest, paper))
    return bodies


def _box_page(rest: list[Net], paper: Paper) -> Body:
    """One page; what lies on it is taken from ``rest``."""
    first, _, what = rest[0]
    for wide, high in ((paper.width, paper.height), (paper.height, paper.width)):
        room = wide - 2 * MARGIN, high - 2 * MARGIN - FURNITURE
        if first.net_width + 2 * BLEED <= room[0] and first.net_height + 2 * BLEED <= room[1]:
            break
    else:
        raise CannotLayOut(
            f"a box for {what} is {first.net_width:.0f} × {first.net_height:.0f} mm unfolded, "
            f"more than {paper.title} takes; --paper a3, or a smaller --thickness, may do"
        )
    placed: list[Mark] = []
    names: list[str] = []
    y = MARGIN + BLEED
    while rest:
        net, marks, name = rest[0]
        if net.net_width + 2 * BLEED > room[0] or y + net.net_height > MARGIN + room[1]:
            break
        x = (wide - net.net_width) / 2
        placed.append(Group(marks, matrix=(1.0, 0.0, 0.0, 1.0, x, y)))
        names.append(name)
        y += net.net_height + _GAP
        del rest[0]
    return wide, high, tuple(placed), f"Boxes: {'; '.join(names)}"


# -- dividers --------------------------------------------------------------------------------


def _divider(
    i: int, of: int, name: str, icon: str, colors: FaceColors, engraver: Engraver, card: Card
) -> Symbol:
    """A card with a tab; tabs stand side by side, so that all are seen in a box."""
    wide, high = engraver.size.width, engraver.size.height
    room = wide / max(1, min(of, 4))
    tab = Box(i % 4 % max(1, of) * room, -TAB, room, TAB)
    shape = divider_shape(wide, high, tab)
    marks: list[Mark] = []
    low = colors.low
    fill = None if low else colors["deck"]
    ink = colors["on-deck"]
    if fill:
        marks.append(Path(shape, fill=fill))
    marks.append(Path(shape, stroke=_CUT))
    edge = TAB - 3.5
    marks.append(Use(icon_symbol(icon, ink, low, edge), tab.x + 2, tab.y + 2))
    size = 9.0
    while size > 5 and text_width(name, "bold", size) > tab.width - edge - 5:
        size -= 0.25
    marks.append(Text(tab.x + edge + 3.2, tab.y + TAB / 2 + 1, name, "bold", size, ink))
    big = wide * 0.42
    x, y = (wide - big) / 2, (high - big) / 2
    marks.append(Use(icon_symbol(icon, ink, low, big), x, y))
    title = 20.0
    while title > 6 and text_width(name, "black", title) > wide - 10:
        title -= 0.5
    marks.append(Text(wide / 2, y + big + 12, name, "black", title, ink, "middle"))
    return Symbol(f"divider-{card.deck}-{i}", wide, high, tuple(marks), margin=TAB)


def _divider_pages(dividers: Sequence[Symbol], paper: Paper) -> list[Body]:
    if not dividers:
        return []
    first = dividers[0]
    turn, columns, rows = most_on(
        paper, first.width, first.height + TAB, _GAP, (MARGIN + 1, MARGIN + FURNITURE)
    )
    if not columns * rows:
        raise CannotLayOut(f"a divider does not fit {paper.title}")
    wide, high = paper.width, paper.height
    if turn == "landscape":
        wide, high = high, wide
    bodies: list[Body] = []
    for start in range(0, len(dividers), columns * rows):
        marks: list[Mark] = []
        for i, divider in enumerate(dividers[start : start + columns * rows]):
            row, column = divmod(i, columns)
            x = (wide - columns * (first.width + _GAP) + _GAP) / 2 + column * (first.width + _GAP)
            y = MARGIN + FURNITURE + row * (first.height + TAB + _GAP) + TAB
            marks.append(Use(divider, x, y))
        bodies.append((wide, high, tuple(marks), "Dividers"))
    return bodies
