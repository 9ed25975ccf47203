"""Pictures painted with pillow alone, compared with PDFium's."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from fragkit.diagnostics import Problems
from fragkit.press.cards.card_pages import open_engraver
from fragkit.press.export import brush
from fragkit.press.export.brush import painted
from fragkit.press.export.deck_faces import face_page
from fragkit.press.export.raster import pictures, pixels
from fragkit.press.graphics.marks import Group, Mark, Page, Path, Pattern, Stroke, Symbol, Text, Use
from fragkit.press.graphics.marks import Image as Picture
from fragkit.press.graphics.shapes import circle, line, polygon, rect, rotated
from fragkit.press.maps.map_drawing import map_drawing
from fragkit.press.maps.map_pages import boards, palette_of
from fragkit.press.pages.documents import Settings
from tests.press.export.shelf import pump
from tests.press.shelf import base


def difference(page: Page, size: tuple[int, int]) -> float:
    """The mean difference of a channel, of 255."""
    (other,) = pictures([page], [size])
    return max(ImageStat.Stat(ImageChops.difference(painted(page, size), other)).mean)


def png(color: str, size: tuple[int, int] = (40, 20)) -> bytes:
    buffer = io.BytesIO()
    Image.new("RGBA", size, color).save(buffer, "PNG")
    return buffer.getvalue()


DOTS = Pattern("dots", 4, 4, (Path(circle(2, 2, 1), "#aa0000"),))
RING = (*circle(20, 15, 10), *circle(20, 15, 5))
REVERSED = (("M", 25, 15), ("L", 20, 10), ("L", 15, 15), ("L", 20, 20), ("Z",))


@pytest.mark.parametrize(
    "marks",
    [
        [Path(rect(5, 5, 20, 15, r=4), "#1b4f9c")],
        [Path(RING, "#1b4f9c", even_odd=True)],
        [Path(RING, "#1b4f9c")],
        [Path((*rect(5, 5, 30, 20), *REVERSED), "#1b4f9c")],
        [Path((*rect(1, 1, 8, 8), *REVERSED), "#1b4f9c")],
        [Path(circle(20, 15, 10), None, Stroke("#222222", 2))],
        [Path(line(5, 5, 35, 25), None, Stroke("#222222", 1.5, dash=(3, 2), cap="butt"))],
        [Path(polygon([(5, 5), (35, 5), (20, 25)]), "#55aa55", Stroke("#003300", 1), opacity=0.5)],
        [Group((Path(rect(0, 0, 40, 30), "#993300"),), clip=circle(20, 15, 9))],
        [Group((Path(rect(0, 0, 10, 10), "#993300"),), matrix=rotated(30, 20, 15), opacity=0.4)],
        [Picture(5, 5, 30, 15, png("#8844cc80"))],
        [Use(Symbol("s", 10, 10, (Path(rect(0, 0, 9, 9), "#00aacc"),)), 15, 10, rotated(180, 5, 5))],
        [Text(20, 15, "Boomstick, Ży", "black", 16, "#14181d", "middle")],
        [Text(20, 5, "TURNED", "bold", 14, "#14181d", "middle", rotate=90, tracking=0.1)],
        [Text(5, 15, "AVAVA To", "italic", 20, "#14181d")],
    ],
)  # fmt: skip
def test_every_mark_looks_as_pdfium_shows_it(marks: list[Mark]):
    assert difference(Page(40, 30, tuple(marks)), (400, 300)) < 2.5


def test_tiles_of_a_pattern_keep_their_distance():
    """PDFium rounds each to whole pixels and drifts; here they are where they belong."""
    picture = painted(Page(40, 30, (Path(rect(3, 3, 34, 24), DOTS),)), (400, 300))
    for column in range(1, 9):
        for row in range(1, 6):
            assert picture.getpixel((20 + 40 * column, 20 + 40 * row)) == (0xAA, 0, 0)
            assert picture.getpixel((40 * column, 40 * row)) == (255, 255, 255)
    assert picture.getpixel((20, 20)) == (255, 255, 255), "outside the shape"


def test_a_card_and_its_back_look_the_same():
    pack, library = base()
    engraver = open_engraver(library, Problems())
    card = pack.cards["boomstick"]
    for face in (engraver.front(card, pack), engraver.back(card, pack)):
        assert face is not None
        assert difference(face_page(face, 3.0), pixels(69, 94, 150)) < 4


def test_a_map_looks_the_same():
    pack, library = pump()
    (board,) = boards(pack, Problems())
    drawing = map_drawing(board, palette_of(board, pack, library, Settings(), Problems()))
    assert difference(Page(drawing.width, drawing.height, drawing.layers), (400, 400)) < 5


def test_strips_join_without_a_seam(monkeypatch):
    page = Page(
        40,
        30,
        (
            Path(circle(20, 15, 12), "#1b4f9c"),
            Text(20, 16, "Seam", "black", 20, "#ffffff", "middle"),
        ),
    )
    whole = painted(page, (200, 150))
    monkeypatch.setattr(brush, "MOST", 200 * 9 * 7)
    strips = painted(page, (200, 150))
    assert max(ImageStat.Stat(ImageChops.difference(whole, strips)).mean) < 0.05


def test_what_lies_outside_or_is_tiny_is_passed_over():
    page = Page(10, 10, (
        Path(rect(50, 50, 5, 5), "#000000"), Text(1, 5, "tiny", "regular", 0.1), Text(1, 5, ""),
        Picture(20, 20, 5, 5, png("#ff0000")), Group((), clip=rect(40, 40, 1, 1)), Path((), "#000000"),
    ))  # fmt: skip
    assert painted(page, (50, 50)).getcolors() == [(2500, (255, 255, 255))]
