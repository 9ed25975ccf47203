"""`cut`: sheets to print, and the lines to cut them along, for cutters such as Silhouette and
Cricut.

    cut/base-cards.pdf                  fronts and backs, with marks for the cutter's eye
    cut/base-cards.svg                  the cut lines of a full sheet
    cut/base-cards-last.svg             the cut lines of a last sheet that is not full

The marks are a black square and two corners, 10 mm from the paper's edges. The cutter finds them on
the printed sheet and so knows where the cards are. Cards are 3 mm apart, because a cutter goes
around each of them and can round the corners.
"""

from __future__ import annotations

from collections.abc import Sequence

from fragkit.diagnostics import Problems
from fragkit.model.fields import Id
from fragkit.model.pack import Library, Pack
from fragkit.press.counters import by_cut, counter_face, counters_in_box
from fragkit.press.export import ExportSettings
from fragkit.press.export.deck_faces import deck_faces
from fragkit.press.graphics.marks import (
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
)
from fragkit.press.graphics.shapes import box_rect, line, rect, transformed, translated
from fragkit.press.output import Output
from fragkit.press.pages.documents import CannotLayOut, pack_title
from fragkit.press.pages.imposition import (
    Layout,
    Refusal,
    SheetGrid,
    SheetPlan,
    Side,
    impose,
    lay_out,
    most_on,
)
from fragkit.press.pages.paper import PAPERS, PaperName
from fragkit.press.svg import svg_text
from fragkit.press.themes.theme import theme_of

OPTIONS = frozenset({"paper", "corner", "ink", "template", "size"})
INSET = 10.0  # mm from the paper's edges to the marks
SQUARE = 5.0  # the black one
ARM = 20.0  # length of a corner mark
THICK = 0.5
CLEAR = 1.5  # mm between the marks and any print
GAP, BLEED = 3.0, 1.5

Faces = Sequence[tuple[Symbol, Symbol]]  # the front and back of every copy


def outputs(
    pack: Pack, library: Library, settings: ExportSettings, problems: Problems
) -> list[Output]:
    made: list[Output] = []
    decks = deck_faces(pack, library, settings, problems)
    cards = [
        (face.front, face.back)
        for deck in decks
        for face in deck.cards
        for _ in range(face.card.copies)
    ]
    palette = theme_of(pack, library, problems).palette(settings.ink)
    runs = by_cut(counters_in_box(pack, library, problems))
    if problems.has_errors:
        return []
    title = pack_title(pack)
    if cards:
        outline = _rounded(cards[0][0], settings.corner)
        made += _sheets(f"{pack.id}-cards", f"{title}: cards", cards, outline, settings)
    for i, (cut, run) in enumerate(runs.items(), 1):
        faces = [(counter_face(c, palette, False), counter_face(c, palette, True)) for c in run]
        outline = _rounded(faces[0][0], 1.0) if cut.shape == "rect" else cut.outline()
        name = f"{pack.id}-counters{f'-{i}' if i > 1 else ''}"
        made += _sheets(name, f"{title}: counters", faces, outline, settings)
    return made


def _rounded(face: Symbol, corner: float) -> Shape:
    return rect(0, 0, face.width, face.height, corner)


def _sheets(
    name: str, title: str, faces: Faces, outline: Shape, settings: ExportSettings
) -> list[Output]:
    from fragkit.press.pdf.document import About, pdf_bytes

    grid = cutter_grid(faces[0][0], settings.paper)
    sides = impose(grid, len(faces))
    pages = [
        sheet_page(grid, side, faces, f"{title}, {side.kind}s, page {i} of {len(sides)}")
        for i, side in enumerate(sides, 1)
    ]
    about = About(title, duplex="long-edge")
    made = [Output(f"cut/{name}.pdf", pdf_bytes(pages, about), len(pages))]
    fronts = [side for side in sides if side.kind == "front"]
    shapes = {"": fronts[0], "-last": fronts[-1]}
    if len(fronts[-1].slots) == len(fronts[0].slots):
        del shapes["-last"]
    for suffix, side in shapes.items():
        page = cut_page(grid, side, outline)
        about_lines = f"Cut lines for {name}.pdf, {PAPERS[settings.paper].title}"
        text = svg_text(page, f"{title}: cut lines", about_lines)
        made.append(Output(f"cut/{name}{suffix}.svg", text.encode("utf-8")))
    return made


def cutter_grid(face: Symbol, paper: PaperName) -> SheetGrid:
    """Return the grid with as many cards as fit between the marks."""
    sheet = PAPERS[paper]
    # Stay clear of the square in one direction; the corner's arms run along the edges.
    past_square, past_arm = (INSET + mark + CLEAR + BLEED for mark in (SQUARE, THICK))
    turn, columns, rows = max(
        (
            most_on(sheet, face.width, face.height, GAP, margins)
            for margins in ((past_square, past_arm), (past_arm, past_square))
        ),
        key=lambda plan: plan[1] * plan[2],
    )
    if not columns * rows:
        raise CannotLayOut(
            f"nothing of {face.width:g} × {face.height:g} mm fits between the marks on {sheet.title}"
        )
    layout = Layout(
        id=Id("cutter"), name="For a cutter", for_="card", width=face.width, height=face.height,
        gap=GAP, bleed=BLEED, least_bleed=BLEED, backs=("long-edge",),
        sheets=(SheetPlan(paper=paper, turn=turn, columns=columns, rows=rows),),
    )  # fmt: skip
    grid = lay_out(layout, paper, "long-edge")
    if isinstance(grid, Refusal):
        raise CannotLayOut(grid.message)
    return grid


def sheet_page(grid: SheetGrid, side: Side, faces: Faces, title: str) -> Page:
    placed = []
    for slot in side.slots:
        face = faces[slot.item][1 if slot.back else 0]
        use = Use(face, slot.place.trim.x, slot.place.trim.y)
        placed.append(Group((use,), clip=box_rect(slot.place.visible)))
    line_of_text = f"{title} · print at 100 %"
    return Page(
        grid.width,
        grid.height,
        (
            *placed,
            *registration_marks(grid.width, grid.height),
            Text(grid.width / 2, INSET - 2, line_of_text, "regular", 7.0, "#555555", "middle"),
        ),
        trim=grid.trim,
        bleed=grid.bleed_box,
        label=f"{side.sheet} {side.kind}",
    )


def cut_page(grid: SheetGrid, side: Side, outline: Shape) -> Page:
    """Draw the cut lines of one sheet as seen from its front, in layers that can be switched off."""
    lines = tuple(
        Path(
            transformed(outline, translated(slot.place.trim.x, slot.place.trim.y)),
            stroke=Stroke("#ff0000", 0.1),
        )
        for slot in side.slots
    )
    return Page(
        grid.width,
        grid.height,
        (
            Group(
                registration_marks(grid.width, grid.height),
                id="registration",
                label="registration marks, printed",
                layer=True,
            ),
            Group(lines, id="cut", label="cut lines", layer=True),
        ),
    )


def mark_boxes(width: float, height: float) -> tuple[Box, Box, Box]:
    """Return the boxes that the marks cover: the square at the top left, the corners at the top
    right and bottom left."""
    return (
        Box(INSET, INSET, SQUARE, SQUARE),
        Box(width - INSET - ARM, INSET, ARM, ARM),
        Box(INSET, height - INSET - ARM, ARM, ARM),
    )


def registration_marks(width: float, height: float) -> tuple[Mark, ...]:
    square, right, below = mark_boxes(width, height)
    half = THICK / 2
    corners: Shape = (
        *line(right.x, right.y + half, right.right, right.y + half),
        *line(right.right - half, right.y, right.right - half, right.bottom),
        *line(below.x + half, below.y, below.x + half, below.bottom),
        *line(below.x, below.bottom - half, below.right, below.bottom - half),
    )
    return (
        Path(rect(*square), fill="#000000"),
        Path(corners, stroke=Stroke("#000000", THICK, cap="butt", join="miter")),
    )
