"""`showcase`: one picture of a pack for forums and shop pages, with cards, box and table.

    showcase/base.svg                   with embedded letters, so it looks the same everywhere
    showcase/base.pdf
    showcase/base.png                   if the extra `[png]` is installed

The table is the pack's first map, seen from above at a slant, with its fighters on it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import zip_longest

from fragkit.board.board import Board
from fragkit.diagnostics import Problems
from fragkit.language import translate
from fragkit.language.sentences import Sentence, plural
from fragkit.model.pack import Library, Pack
from fragkit.press.boxes import FEWEST, SCENE_OF, Label, box_for, front_marks, hero_of
from fragkit.press.cards.card_fields import DECK_ICONS, deck_of
from fragkit.press.cards.card_pages import open_engraver
from fragkit.press.cards.face_colors import FaceColors
from fragkit.press.export import ExportSettings, MissingExtra
from fragkit.press.export.deck_faces import DeckFaces, deck_faces
from fragkit.press.export.raster import need_pdfium, pictures, pixels, png_bytes
from fragkit.press.graphics.marks import (
    BLACK,
    PT_PER_MM,
    WHITE,
    Box,
    Group,
    Mark,
    Matrix,
    Page,
    Path,
    Symbol,
    Text,
    Use,
    mixed,
)
from fragkit.press.graphics.shapes import (
    apply,
    box_rect,
    ellipse,
    polygon,
    product,
    rect,
    rotated,
    scaled,
    translated,
)
from fragkit.press.maps.floor import SQUARE
from fragkit.press.maps.map_drawing import map_drawing
from fragkit.press.maps.map_pages import boards, palette_of
from fragkit.press.output import Output
from fragkit.press.pdf.document import About, pdf_bytes
from fragkit.press.pictures.icons import brand_marks
from fragkit.press.standees.strips import FACE, WIDTH, Standee, side_marks, standees_of
from fragkit.press.svg import svg_text
from fragkit.press.themes.scenes import Panel, scene
from fragkit.press.themes.theme import Palette
from fragkit.press.themes.themed_pen import Pen, pen_for
from fragkit.press.typography.fonts import CAP_HEIGHT, text_width

OPTIONS = frozenset({"dpi", "template", "size"})
DPI = 150
PAGE = Box(0, 0, 320, 180)  # as wide as a screen
FAN = 5  # cards in the fan

_EDGE = 14.0  # mm between the page's edge and the words
_CORNER = 3.0  # of a card
_STEP = 10.0  # degrees between two cards
_REACH = 170.0  # from the fan's pivot to the middle of a card


def outputs(
    pack: Pack, library: Library, settings: ExportSettings, problems: Problems
) -> list[Output]:
    decks = deck_faces(pack, library, settings, problems)
    if not decks:
        return []
    page = showcase_page(pack, library, settings, problems, decks)
    name = pack.file.name
    made = [
        Output(f"showcase/{pack.id}.svg", svg_text(page, name, fonts=True).encode("utf-8")),
        Output(f"showcase/{pack.id}.pdf", pdf_bytes([page], About(name, pack.file.author))),
    ]
    try:
        need_pdfium()
    except MissingExtra:
        return made
    (picture,) = pictures([page], [pixels(page.width, page.height, settings.dpi)])
    return [*made, Output(f"showcase/{pack.id}.png", png_bytes(picture, settings.dpi))]


def showcase_page(
    pack: Pack,
    library: Library,
    settings: ExportSettings,
    problems: Problems,
    decks: Sequence[DeckFaces],
) -> Page:
    """Draw the table first, then the box, the fan in front of it, and the words."""
    engraver = open_engraver(library, problems, settings.printing)
    colors = engraver.colors(decks[0].cards[0].card, pack)
    found = list(boards(pack, problems))
    pen = pen_for(pack, library, settings.printing, problems)
    marks: list[Mark] = [*_backdrop(pen.palette)]
    standees = standees_of(pack, library, problems)
    if found:
        palette = palette_of(found[0], pack, library, settings.printing, problems)
        drawing = map_drawing(found[0], palette)
        table = _table(drawing.width, drawing.height)
        marks += _board(drawing.layers, drawing.width, drawing.height, table)
        marks += _figures(found[0], table, standees, pen)
    largest = max(decks, key=lambda deck: deck.printed)
    if largest.printed >= FEWEST:
        first = largest.cards[0]
        deck = deck_of(first.card, pack, library)
        icon = DECK_ICONS[deck.shape if deck is not None else "star"]
        cards = [one.card for one in largest.cards]
        hero = hero_of(cards, pack, engraver, SCENE_OF.get(icon, "rays"))
        label = Label(pack.file.name, largest.name, largest.printed, icon, hero)
        box = box_for(largest.printed, first.front.width, first.front.height, 0.3)
        tones = engraver.colors(first.card, pack)
        marks += _box(Box(0, 0, box.width, box.height), box.depth, tones, label)
    marks += _fan(fan_of(decks))
    facts = [plural("{n} card", "{n} cards", n=sum(deck.printed for deck in decks))]
    if pack.fighters:
        facts.append(plural("{n} fighter", "{n} fighters", n=len(pack.fighters)))
    if found:
        facts.append(plural("{n} map", "{n} maps", n=len(found)))
    marks += _words(pack, colors, facts)
    return Page(PAGE.width, PAGE.height, (Group(tuple(marks), clip=box_rect(PAGE)),))


def fan_of(decks: Sequence[DeckFaces]) -> list[Symbol]:
    """Choose the cards of the fan: some from each deck in turn, spread over its designs."""
    shares = [0] * len(decks)
    for _ in range(min(FAN, sum(len(deck.cards) for deck in decks))):
        left = [d for d, deck in enumerate(decks) if shares[d] < len(deck.cards)]
        shares[min(left, key=shares.__getitem__)] += 1
    chosen = [
        [deck.cards[(2 * k + 1) * len(deck.cards) // (2 * share)].front for k in range(share)]
        for deck, share in zip(decks, shares, strict=True)
    ]
    return [face for row in zip_longest(*chosen) for face in row if face is not None]


# -- the parts -----------------------------------------------------------------------------------


def _backdrop(palette: Palette) -> list[Mark]:
    """Draw the place where the game plays, at night, in the color of its theme."""
    ground = mixed(palette.signature, BLACK, 0.7)
    light = mixed(palette.signature, WHITE, 0.1)  # the darkest theme has a place as well
    far, near = (mixed(ground, light, share) for share in (0.25, 0.45))
    place = scene(palette.place, "range", 4, Panel(PAGE.width, PAGE.height), far, near)
    return [Path(box_rect(PAGE), fill=ground), Use(place)]


def _table(width: float, height: float) -> Matrix:
    """Return the matrix that places a map of that size on the table, seen from above at an angle."""
    scale = 300 / (width + height)
    turned = product(rotated(-32), product(scaled(scale), translated(-width / 2, -height / 2)))
    return product(translated(170, 128), product(scaled(1.12, 0.56), turned))


def _board(layers: Sequence[Group], width: float, height: float, table: Matrix) -> list[Mark]:
    """Draw the map as a board with an edge and a shadow."""
    rim = 0.6 * SQUARE
    corners = [
        apply(table, x, y)
        for x, y in (
            (-rim, -rim), (width + rim, -rim), (width + rim, height + rim), (-rim, height + rim),
        )
    ]  # fmt: skip

    def lowered(by: float) -> Path:
        return Path(polygon([(x, y + by) for x, y in corners]), fill=BLACK)

    return [
        *[lowered(d)._replace(opacity=0.16) for d in (4.5, 6.0, 7.5)],
        lowered(2.4)._replace(fill="#5d6167"),
        lowered(0)._replace(fill="#f6f4ee"),
        Group(tuple(layers), matrix=table),
    ]


def _figures(board: Board, table: Matrix, standees: Sequence[Standee], pen: Pen) -> list[Mark]:
    """Draw one fighter of each color on squares of the board, with distant ones first."""
    spots = [
        apply(table, (board.column(p) + 0.5) * SQUARE, (board.row(p) + 0.5) * SQUARE)
        for p in board.places
        if not board.half(p)
    ]
    # Where the box and the fan do not hide them.
    seen = [(x, y) for x, y in spots if 95 < x < 275 and 142 < y < 176]
    # Of each color, the last: ready-made fighters come after the marine, who has every color.
    shown = list({standee.color: standee for standee in standees}.values())
    count = len(shown) if seen else 0
    placed: list[tuple[float, list[Mark]]] = []
    size = 0.62
    for i in range(count):
        # Side by side, each slightly closer than the next.
        to = 100 + 170 * (i + 0.5) / count, 162 + 8 * (i % 2)
        x, y = min(seen, key=lambda spot: math.dist(spot, to))
        shadow = Path(ellipse(x + 2, y, WIDTH * size * 0.6, 2.2), fill=BLACK, opacity=0.3)
        at = product(translated(x - WIDTH * size / 2, y - FACE * size), scaled(size))
        side = side_marks(shown[i], pen, behind=False)
        placed.append((y, [shadow, Group(side, matrix=at)]))
    return [mark for _, marks in sorted(placed, key=lambda one: one[0]) for mark in marks]


def _box(front: Box, depth: float, colors: FaceColors, label: Label) -> list[Mark]:
    """Draw a box that stands on the table, with its front, its side and its lid, in parallel
    projection."""
    scale, lean, back = 0.86, 0.16, (-0.62, -0.42)
    x, y = 30.0, 84.0
    face: Matrix = (scale, lean * scale, 0, scale, x, y)
    side = colors["deck-night"]

    def deep(px: float, py: float, share: float) -> tuple[float, float]:
        a, b = apply(face, px, py)
        return a + back[0] * depth * share * scale, b + back[1] * depth * share * scale

    left = polygon(
        [deep(0, 0, 0), deep(0, 0, 1), deep(0, front.height, 1), deep(0, front.height, 0)]
    )
    lid = polygon([deep(0, 0, 0), deep(front.width, 0, 0), deep(front.width, 0, 1), deep(0, 0, 1)])
    foot = [deep(0, front.height, 1), deep(0, front.height, 0), deep(front.width, front.height, 0)]
    shade = polygon([*foot, (foot[2][0] + 9, foot[2][1] - 2), (foot[0][0] + 6, foot[0][1] - 6)])
    return [
        Path(shade, fill=BLACK, opacity=0.35),
        Path(left, fill=mixed(side, BLACK, 0.45)),
        Path(lid, fill=mixed(side, WHITE, 0.16)),
        Group(tuple(front_marks(front, colors, label)), matrix=face, clip=box_rect(front)),
    ]


def _fan(faces: Sequence[Symbol]) -> list[Mark]:
    """Draw the cards as if held in a hand, each with its shadow on the one before."""
    marks: list[Mark] = []
    for i, face in enumerate(faces):
        angle = (i - (len(faces) - 1) / 2) * _STEP
        shape = rect(0, 0, face.width, face.height, r=_CORNER)
        # Cards of every size are drawn about as large as poker cards.
        scale = min(88 / face.height, 72 / face.width)
        middle = translated(-face.width / 2, -face.height / 2 - _REACH / scale)
        at = product(translated(214, 242), product(rotated(angle), product(scaled(scale), middle)))
        for off, grown in ((0.9, 0.2), (0.4, 0.6)):
            shadow = rect(-off - grown, 0.4, face.width + 2 * grown, face.height + grown, r=_CORNER)
            marks.append(Group((Path(shadow, fill=BLACK, opacity=0.2),), matrix=at))
        marks.append(Group((Path(shape, fill=WHITE), Use(face)), matrix=at, clip=shape))
    return marks


def _words(pack: Pack, colors: FaceColors, facts: Sequence[Sentence]) -> list[Mark]:
    """Draw the pack's name in large letters at the top, with the brand above it and the contents
    below."""
    ink = WHITE
    title = translate(pack.file.name).upper()
    room = PAGE.width / 2 - _EDGE - 6
    size = min(52.0, 52.0 * room / text_width(title, colors.display, 52))
    base = _EDGE + 12 + CAP_HEIGHT * size / PT_PER_MM
    line = " · ".join(translate(fact) for fact in facts)
    return [
        *brand_marks(_EDGE, _EDGE + 4, 16, ink),
        Text(_EDGE, base, title, colors.display, size, ink),
        Text(_EDGE, base + 8, line, "bold", 14, ink),
    ]
