"""Tiles: exact scale, every square once, nothing off the printable area, flaps that match."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fragkit.board.board import Board
from fragkit.cli.arguments import open_board
from fragkit.diagnostics import Problems
from fragkit.load.maps.map_reader import load_map
from fragkit.load.packs.library import load_library
from fragkit.model.pack import Library, Pack
from fragkit.press.graphics.marks import Group, Mark, Page, Text, Use
from fragkit.press.maps import map_pages
from fragkit.press.maps.border import BAND
from fragkit.press.maps.floor import SQUARE
from fragkit.press.maps.legend import row_width
from fragkit.press.maps.map_drawing import TIGHT, MapAbout, with_one_row
from fragkit.press.maps.tiles import LEAST_FLAP, TILE_BAND, poster_page, tile, tile_pages
from fragkit.press.pages.documents import Settings
from fragkit.press.pages.paper import MARGIN, PAPERS, sheet_title
from fragkit.press.pdf.document import About, pdf_bytes
from fragkit.press.svg import svg_text
from fragkit.press.typography.fonts import text_width
from fragkit.shipped_files import share
from tests.press.crossings import laid, letters
from tests.press.printed import leaves
from tests.press.shelf import PACK, base, written
from tests.press.test_maps import everything, marks_in, palette, texts
from tests.rulemark import rule
from tests.rules.kit import board as joined_maps
from tests.term.test_board_text import arena

SIZES = [(1, 1), (7, 10), (8, 11), (20, 30), (30, 20), (40, 30)]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda p: p.name)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_tiling_shows_every_square_once_within_the_printable_area(paper, size):
    tiling = tile(arena(*size), paper)
    assert sum(tiling.columns) == size[0]
    assert sum(tiling.rows) == size[1]
    assert {tiling.width, tiling.height} == {paper.width, paper.height}
    assert tiling.flap >= LEAST_FLAP
    x, y = tiling.origin
    strip = 0 if tiling.strip_below else 6
    below = 6 if tiling.strip_below else 0
    right = x + max(tiling.columns) * SQUARE + tiling.flap + TILE_BAND
    bottom = y + max(tiling.rows) * SQUARE + tiling.flap + TILE_BAND
    assert right <= tiling.width - MARGIN - strip + 1e-9
    assert bottom <= tiling.height - MARGIN - below + 1e-9


@pytest.mark.parametrize(("paper", "sheets"), [("a4", 9), ("letter", 9), ("a3", 4)])
def test_a_map_of_20_by_30_wastes_no_paper(paper, sheets):
    assert tile(arena(20, 30), PAPERS[paper]).count == sheets


def test_tiles_are_spread_evenly():
    tiling = tile(arena(20, 30), PAPERS["a4"])
    assert (tiling.columns, tiling.rows) == ((7, 7, 6), (10, 10, 10))


def pages(columns: int = 20, rows: int = 30, paper: str = "a4") -> list[Page]:
    return tile_pages(arena(columns, rows), palette(), MapAbout("Arena", "Base 1"), PAPERS[paper])


def test_page_one_shows_the_assembly_and_page_two_the_whole_map():
    made = pages()
    assert [p.label for p in made[:3]] == ["assembly", "overview", "tile 1"]
    assert len(made) == 11
    told = texts(made[0])
    assert "9 tiles on A4: 3 across, 3 down. Squares are 25.4 mm." in told
    assert "row 2, column 3" in told
    assert "tile" not in " ".join(texts(made[1]))


def test_every_tile_shows_the_map_at_full_scale_in_its_place():
    made = pages()[2:]
    tiling = tile(arena(20, 30), PAPERS["a4"])
    x, y = tiling.origin
    for i, page in enumerate(made):
        window = tiling.window(i % 3, i // 3)
        group = page.items[0]
        assert isinstance(group, Group)
        (use,) = leaves([group])
        assert isinstance(use, Use)
        assert use.matrix == (1, 0, 0, 1, 0, 0)
        assert (use.x, use.y) == pytest.approx((x - window.left * SQUARE, y - window.top * SQUARE))
        assert page.trim is not None
        assert page.trim.width == pytest.approx(window.columns * SQUARE)


def test_every_tile_has_its_names_its_place_and_the_ruler():
    made = pages()[2:]
    middle = texts(made[4])
    assert [name for name in middle if name in "HIJKLMN"].count("H") == 2
    assert middle.count("15") == 2
    assert "A" not in middle
    assert any("tile 5: row 2, column 2" in text for text in middle)
    assert "lay tile 6 here" in middle
    assert "lay tile 8 here" in middle
    assert any("5 cm" in text for text in middle)
    assert not any("lay tile" in text for text in texts(made[8]))


def test_a_small_map_is_one_tile_without_flaps():
    _, only = pages(4, 3)
    assert not any("lay tile" in text for text in texts(only))
    assert only.bleed == only.trim


def test_a_map_on_one_tile_has_nothing_to_assemble():
    made = pages(4, 3)
    assert [page.label for page in made] == ["overview", "tile 1"]
    words = [text for page in made for text in texts(page)]
    assert not any("seams" in text or "row 1" in text for text in words)
    assert [text for text in words if text.startswith("page")] == ["page 1 of 2", "page 2 of 2"]


def test_a_poster_is_one_page_at_full_scale():
    page = poster_page(everything(), palette(), MapAbout("X", "Base 1"))
    assert page.trim is not None
    assert page.trim.width == pytest.approx(8 * SQUARE)
    assert any("5 cm" in t for t in texts(page))


@pytest.mark.parametrize(
    ("paper", "size", "title"),
    [
        ("a4", (20, 30), "A1"), ("a4", (40, 30), "A0"), ("a4", (8, 5), "A4"),
        ("letter", (20, 30), "Arch D"), ("letter", (40, 30), "Arch E"),
    ],
)  # fmt: skip
def test_a_poster_fits_a_sheet_of_a_copy_shop(paper, size, title):
    board = arena(*size)
    page = poster_page(board, palette(), MapAbout("X", "Base 1"), paper)
    assert sheet_title(page.width, page.height) == title
    assert page.trim is not None
    assert page.trim.width == pytest.approx(size[0] * SQUARE)
    assert page.trim.x >= MARGIN + BAND
    assert page.trim.right <= page.width - MARGIN - BAND


@pytest.mark.parametrize("pack", ["base", "deathmatch", "ftw", "deadlands"])
def test_the_maps_of_every_pack_fit_a1(pack):
    library = base()[1]
    chosen = library.pack(pack)
    assert chosen is not None
    made = map_pages.documents(chosen, library, Settings(poster=True), Problems())
    assert [document.paper for document in made] == ["A1"] * len(chosen.maps)


def test_a_posters_title_is_read_across_the_table_and_the_map_has_a_text_of_its_own():
    page = poster_page(arena(20, 30), palette(), MapAbout("Foundry", "Base 1", "A note."), "a4")
    words = {m.text: m for m in leaves(page.items) if isinstance(m, Text)}
    assert words["FOUNDRY"].size >= 48, "the title takes the room that is left on A1"
    assert words["A note."].size >= 9
    (figure,) = (
        m for g in page.items if isinstance(g, Group) for m in g.items
        if isinstance(m, Group) and m.tag == "Figure"
    )  # fmt: skip
    assert figure.spoken.startswith("20 × 30 squares, A1 to T30.")


def test_a_poster_larger_than_every_sheet_has_its_own_size():
    page = poster_page(arena(50, 50), palette(), MapAbout("X", "Base 1"))
    assert page.width > 1270
    assert sheet_title(page.width, page.height).endswith(" mm")


def test_names_of_tiles_stay_within_the_printable_area():
    for page in pages()[2:]:
        for mark in marks_in(page.items[1:2]):
            if isinstance(mark, Text):
                group = page.items[1]
                x, y = mark.x + group.matrix[4], mark.y + group.matrix[5]
                assert MARGIN <= x <= page.width - MARGIN
                assert MARGIN <= y <= page.height - MARGIN


@pytest.mark.slow
def test_the_kind_makes_a_document_and_a_drawing_for_each_map():
    pack, library = base()
    problems = Problems()
    made = map_pages.documents(pack, library, Settings(paper="a3"), problems)
    assert [(d.name, len(d.pages), d.cuts) for d in made] == [
        ("base-map-foundry", 6, 4),
        ("base-map-reactor", 6, 4),
    ]
    drawn = map_pages.drawings(pack, library, Settings(sight="b13", heat=True), problems)
    assert [d.name for d in drawn] == ["foundry-sight-b13-heat", "reactor-sight-b13-heat"]
    assert problems.found == []
    map_pages.drawings(pack, library, Settings(sight="a1"), problems)
    assert [d.code for d in problems.found] == ["map-no-sight"]
    data = pdf_bytes(made[0].pages, About("x"))
    assert data == pdf_bytes(made[0].pages, About("x"))
    assert len(data) < 300_000


GRID = "id: pit\nname: Pit\ngrid: |\n  +---+---+\n  | 1   . |\n  +---+---+\n"


def pack_with_a_map(folder: Path, theme_line: str = "") -> tuple[Pack, Library]:
    """A pack with a theme of its own, pink walls, and a map."""
    written(folder)
    (folder / "pack.yaml").write_text(PACK + "theme: pink\n")
    (folder / "maps").mkdir()
    (folder / "maps" / "pit.yaml").write_text(GRID + theme_line)
    steel = (share("templates") / "themes" / "steel.yaml").read_text("utf-8")
    pink = re.sub(r'wall: "#\w+"', 'wall: "#aa1166"', steel.replace("id: steel", "id: pink"))
    (folder / "templates" / "themes").mkdir(parents=True)
    (folder / "templates" / "themes" / "pink.yaml").write_text(pink)
    library = load_library(Problems(), [folder], built_in=False)
    return library.packs[0], library


def test_a_packs_own_theme_serves_its_maps_too(tmp_path):
    problems = Problems()
    pack, library = pack_with_a_map(tmp_path)
    (drawing,) = map_pages.drawings(pack, library, Settings(), problems)
    assert "#aa1166" in svg_text(drawing.page, "", "")
    assert problems.found == []


def test_a_theme_that_a_map_asks_for_in_vain_is_told_at_the_map(tmp_path):
    problems = Problems()
    pack, library = pack_with_a_map(tmp_path, "theme: pnk\n")
    map_pages.drawings(pack, library, Settings(), problems)
    (told,) = problems.sorted()
    assert (told.code, told.span.line, str(told.help)) == (
        "unknown-theme",
        7,
        "did you mean `pink`?",
    )


def texts_in(items: tuple[Mark, ...], scale: float = 1.0) -> Iterator[tuple[Text, float]]:
    """Every text with the size that it is printed in."""
    for mark in items:
        if isinstance(mark, Text):
            yield mark, mark.size * scale
        elif isinstance(mark, Group):
            yield from texts_in(mark.items, scale * mark.matrix[0])
        elif isinstance(mark, Use):
            yield from texts_in(mark.symbol.items, scale * mark.matrix[0])


def test_the_overview_of_a_wide_map_is_on_its_side_with_the_legend_right_below():
    wide = tile_pages(arena(10, 7), palette(), MapAbout("Beds"), PAPERS["a4"])[0]
    high = tile_pages(arena(7, 10), palette(), MapAbout("Beds"), PAPERS["a4"])[0]
    assert wide.width > wide.height
    assert high.width < high.height
    for page in (wide, high):
        (word,) = (
            letters(one.mark, one.at)
            for one in laid(page.items)
            if isinstance(one.mark, Text) and one.mark.text == "wall"
        )
        assert word.y > 0.8 * page.height, "the map takes the room"


def test_the_legend_of_a_poster_takes_its_row():
    board = Board.of(load_map(share("content") / "base" / "maps" / "foundry.yaml", Problems()))
    tight = with_one_row(TIGHT, board)
    assert TIGHT.legend < tight.legend <= 1.0
    wide = board.columns * SQUARE + 2 * BAND
    assert row_width(board) * tight.legend <= wide + 0.01


def test_nothing_on_the_overview_is_set_smaller_than_6_points():
    pack, library = base()
    document, *_ = map_pages.documents(pack, library, Settings(), Problems())
    overview = next(page for page in document.pages if page.label == "overview")
    assert [(t.text, size) for t, size in texts_in(overview.items) if size < 6] == []
    assert any(t.text == "LOADING DOCK" for t, _ in texts_in(overview.items))


@rule("team.maps")
def test_maps_that_are_joined_are_printed_as_one():
    room = "+---+---+\n| 1   2 |\n+---+---+"
    pack, library = base()
    board = joined_maps((room, room))
    [made] = map_pages.documents(pack, library, Settings(joined=board, poster=True), Problems())
    assert (made.name, made.title) == ("base-map-a+b", "Base Game: Test + Test")
    [drawing] = map_pages.drawings(pack, library, Settings(joined=board), Problems())
    assert drawing.name == "a+b"


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("name", ["foundry", "reactor", "drydock", "spillway", "caldera"])
def test_no_room_name_is_cut_by_a_tiles_edge(name: str, paper: str):
    """`ROLLING MILL` was half on tile 7 and half on tile 8 of Foundry."""
    board = open_board(name)
    tiling = tile(board, PAPERS[paper])
    about = MapAbout(name, "Base 1")
    pages = tile_pages(board, palette(), about, PAPERS[paper])[-tiling.count :]
    seen: list[str] = []
    for number, page in enumerate(pages):
        window = tiling.window(number % len(tiling.columns), number // len(tiling.columns))
        for group in (g for g in page.items if isinstance(g, Group)):
            for text in group.items:
                if isinstance(text, Text) and text.tracking == 0.14:
                    half = text_width(text.text, text.font, text.size, text.tracking) / 2
                    assert window.box.x <= text.x - half, text.text
                    assert text.x + half <= window.box.right, text.text
                    seen.append(text.text)
    assert sorted(seen) == sorted(set(seen))
    zones = [z.replace("-", " ").upper() for z in board.zones]
    assert len(zones) - len(seen) <= 1, set(zones) - set(seen)
