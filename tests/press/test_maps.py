"""Maps as drawings: scale, layers, names, symbols, valid SVG, the same each time."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
import svgwrite.data.full11 as full11

from fragkit.board.board import Board
from fragkit.board.joining import join
from fragkit.board.sight import heat, visible_from
from fragkit.cli.arguments import open_board
from fragkit.cli.lang_option import load_language
from fragkit.diagnostics import Problems
from fragkit.language import speaking
from fragkit.load.lang_files import translated
from fragkit.load.maps.map_reader import load_map, read_map_text
from fragkit.load.packs.known_packs import built_in_folders, map_files
from fragkit.model.map import Door, Join, MapDefinition
from fragkit.press.graphics.marks import Group, Mark, Page, Path, Text, Use, luminance
from fragkit.press.maps.border import Window, lead_marks, leads, room_name_marks
from fragkit.press.maps.floor import HEAT, SQUARE, rooms
from fragkit.press.maps.legend import LABELS, SWATCHES, label_of, swatch, swatches_in_use
from fragkit.press.maps.map_drawing import MapAbout, Shade, map_drawing, map_page, plan_page
from fragkit.press.maps.map_pages import about
from fragkit.press.maps.symbols import Sign, sign_symbol, signs_at
from fragkit.press.maps.walls import bar_shape, wall_shape
from fragkit.press.pdf.document import About, pdf_bytes
from fragkit.press.svg import svg_text
from fragkit.press.themes.theme import Palette
from tests.board.drawn import at, draw
from tests.press.printed import library
from tests.press.shelf import base, load_themes
from tests.rulemark import rule

SVG = "{http://www.w3.org/2000/svg}"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
XLINK = "{http://www.w3.org/1999/xlink}"

EVERYTHING = r"""
id: everything
name: Everything
respawn_color: red
grid: |
  +---+---+---+---+---+---+---+---+
  | 1   w   g   T   %   s   X   2 |
  +   +   +   +   +-:-+   +   +   +
  | ~   ~w  ~     :   r   g   b   |
  +   +   +   +   +-v-+-^-+---+   +
  | ^   ^   ^g    >   <     D     |
  +   +   +   +   +   +   +---+   +
  | O   t   t       /w w\   /a    |
  +   +---+   +-r-+-g-+-b-+   +   +
  | a   #   3w|   |       | Ts  s |
  +---+---+---+---+---+---+---+---+
doors:
  - {at: D3-E3, color: green}
  - {at: F2-F3, color: blue, switch: true}
  - {at: G3, color: blue, way: east}
switches: [{at: F1, color: blue}, {at: G5, color: green}]
beasts: [{mouth: A4, tentacles: [B4, C4]}]
"""


@cache
def palette(theme: str = "steel", ink: str = "full") -> Palette:
    return load_themes(Problems())[theme].palette(ink)


@cache
def everything() -> Board:
    problems = Problems()
    definition = read_map_text(EVERYTHING, "everything.yaml", problems)
    assert definition is not None, problems.sorted()
    return Board.of(definition)


def svg_of(
    board: Board, theme: str = "steel", ink: str = "full", shade: Shade | None = None
) -> str:
    page = map_page(board, palette(theme, ink), MapAbout(board.maps[0].name, "Base 1"), shade)
    return svg_text(page, board.maps[0].name)


def marks_in(items: tuple[Mark, ...]) -> Iterator[Mark]:
    for item in items:
        yield item
        if isinstance(item, Group):
            yield from marks_in(item.items)
        elif isinstance(item, Use):
            yield from marks_in(item.symbol.items)


def texts(page: Page | Group) -> list[str]:
    return [m.text for m in marks_in(page.items) if isinstance(m, Text)]


# -- scale and layers ------------------------------------------------------------


def test_a_square_is_25_4_millimetres():
    drawing = map_drawing(everything(), palette())
    assert SQUARE == 25.4
    assert (drawing.width, drawing.height) == (8 * 25.4, 5 * 25.4)
    walls = wall_shape(draw("+---+---+\n|       |\n+---+---+"))
    assert {segment[1:] for segment in walls} == {(0, 0), (50.8, 0), (0, 25.4), (50.8, 25.4)}


def test_layers_lie_from_the_ground_up_and_inkscape_knows_them():
    root = ET.fromstring(svg_of(everything()))
    layers = [g for g in root.findall(f"{SVG}g") if g.get(f"{INKSCAPE}groupmode") == "layer"]
    assert [g.get("id") for g in layers] == [
        "paper", "floor", "terrain", "grid", "walls", "doors", "room-names", "symbols", "names",
    ]  # fmt: skip
    assert all(g.get(f"{INKSCAPE}label") for g in layers)


def test_the_page_has_the_size_of_the_map_and_what_stands_around_it():
    board = everything()
    plan, page = plan_page(board, palette()), map_page(board, palette(), MapAbout("X"))
    assert (page.width, page.height) == (plan.width, plan.height)
    assert (plan.play.width, plan.play.height) == (8 * 25.4, 5 * 25.4)
    assert plan.play.x >= 12
    assert plan.play.right <= plan.width - 12
    assert plan.legend.y >= plan.play.bottom + 9
    assert plan.legend.bottom <= plan.height


def test_names_stand_on_all_four_borders():
    board = everything()
    names = texts(map_page(board, palette(), MapAbout("X")))
    for name in "ABCDEFGH":
        assert names.count(name) >= 2
    for number in "12345":
        assert names.count(number) >= 2
    marks = [
        m
        for m in marks_in(map_page(board, palette(), MapAbout("X")).items)
        if isinstance(m, Text) and m.text == "C" and m.font == "semibold"
    ]
    assert {m.x for m in marks} == {2.5 * SQUARE}
    above, below = sorted(m.y for m in marks)
    assert above < 0
    assert below > 5 * SQUARE


def test_joined_maps_keep_their_own_names():
    maps = [draw("+---+---+\n|       |\n+---+---+", id=id).maps[0] for id in ("left", "right")]
    names = texts(map_page(join(maps), palette(), MapAbout("X")))
    # The first square of each half names its map, above and below.
    assert [n for n in names if n[:-1].strip() in ("left", "right")] == ["left A", "right A"] * 2
    assert names.count("B") == 4
    assert "A" not in names
    assert "C" not in names


def test_maps_below_each_other_name_their_rows_too():
    room = "+---+---+\n|       |\n+---+---+"
    upper = replace(draw(room, id="upper").maps[0], joins=(Join("south", "lower", ("A1",)),))
    board = join([draw(room, id="lower").maps[0], upper])
    assert isinstance(board, Board)
    names = texts(map_page(board, palette(), MapAbout("X")))
    assert [n for n in names if "er" in n] == [
        "upper A", "lower A", "upper 1", "lower 1", "upper 1", "lower 1",
    ]  # fmt: skip


def test_joined_maps_are_named_in_the_order_that_they_lie_in():
    room = "+---+---+\n|       |\n+---+---+"
    west = replace(
        draw(room, id="west").maps[0], name="West", joins=(Join("east", "east", ("B1",)),)
    )
    east = replace(draw(room, id="east").maps[0], name="East")
    board = join([east, west])
    assert isinstance(board, Board)
    pack, _ = base()
    assert about(board, pack).title == "West + East"


# -- symbols, doors, legend ------------------------------------------------------


@rule("art.symbol.weapon", "art.symbol.gadget", "art.symbol.grate", "art.symbol.teleporter")
@rule("art.symbol.door.oneway", "art.symbol.door.twoway")
def test_the_legend_has_what_is_in_use_and_nothing_else():
    assert [LABELS.get(n, n) for n in swatches_in_use(everything())] == [
        "respawn", "weapon power-up", "gadget power-up", "teleporter", "grate", "switch",
        "gallows", "beast's mouth", "tentacle", "acid", "water", "lava", "red door",
        "green door", "blue door", "one-way door", "switch door", "window", "wall",
        "solid",
    ]  # fmt: skip
    bare = draw("+---+---+\n| 1   2 |\n+---+---+")
    assert list(swatches_in_use(bare)) == ["respawn", "wall"]


@rule("art.color.lava.power")
def test_a_power_up_in_lava_has_a_colour_of_its_own_and_the_legend_shows_the_usual_one():
    board = draw("+---+---+---+---+\n| 1  ^w   w  ^g |\n+---+---+---+---+")
    signs = [sign for place in board.places for sign in signs_at(board, place)]
    fills = [
        next(m.fill for m in sign_symbol(sign, palette()).items if isinstance(m, Path) and m.fill)
        for sign in signs[1:]
    ]
    lava = palette().map.on_lava
    assert [fill == lava for fill in fills] == [True, False, True]
    assert swatches_in_use(board)["weapon"] == Sign("weapon")


def test_doors_differ_by_letter_and_shape_as_well_as_colour():
    shapes = {color: bar_shape(color, 17, 5) for color in ("red", "green", "blue")}
    for one, other in combinations(shapes.values(), 2):
        assert one != other
    doors = map_drawing(everything(), palette()).layer("doors")
    assert sorted(set(texts(doors))) == ["B", "G", "R"]
    assert len(doors.items) == 3 + 2 + 2 + 3 + 1


def test_an_arrow_points_the_only_way_through():
    def box(way):
        board = draw("+---+---+---+\n|     D     |\n+---+---+---+", B1=Door("red", way))
        (door,) = map_drawing(board, palette()).layer("doors").items
        xs = [
            s[i]
            for m in door.items
            if isinstance(m, Path)
            for s in m.shape
            for i in (1,)
            if len(s) > 1
        ]
        return min(xs) - 1.5 * SQUARE, max(xs) - 1.5 * SQUARE

    east, west, both = box("east"), box("west"), box(None)
    assert both[0] == pytest.approx(-both[1])
    assert east[1] == pytest.approx(both[1] + 3.4, abs=0.3)
    assert west == pytest.approx((-east[1], -east[0]))


def test_a_respawn_shows_its_number_upright_at_sixty_percent():
    symbols = map_drawing(everything(), palette()).layer("symbols")
    first = next(m for m in symbols.items if isinstance(m, Use) and "respawn-1" in m.symbol.id)
    assert first.symbol.width == pytest.approx(0.6 * SQUARE)
    assert (first.x, first.y) == pytest.approx((0.2 * SQUARE, 0.2 * SQUARE))
    assert texts(Group(first.symbol.items)) == ["1"]


def test_symbols_that_share_a_square_stay_inside_it():
    for mark in map_drawing(everything(), palette()).layer("symbols").items:
        assert isinstance(mark, Use)
        scale = mark.matrix[0]
        left, right = mark.x, mark.x + mark.symbol.width * scale
        assert int(left // SQUARE) == int(right // SQUARE)
        assert int(mark.y // SQUARE) == int((mark.y + mark.symbol.height * scale) // SQUARE)


def test_walls_inside_rock_are_left_out():
    block = draw("""
        +---+---+---+---+
        |               |
        +   +   +   +   +
        |     #   #     |
        +   +   +   +   +
        |               |
        +---+---+---+---+
    """)
    lines = {tuple(p[1:] for p in wall_shape(block)[i : i + 2]) for i in range(0, 100, 2)}
    assert ((2 * SQUARE, SQUARE), (2 * SQUARE, 2 * SQUARE)) not in lines
    assert ((SQUARE, SQUARE), (3 * SQUARE, SQUARE)) in lines


# -- shades ----------------------------------------------------------------------


def test_sight_shades_what_is_seen_and_tells_ranges():
    board = draw("+---+---+---+---+\n|           |   |\n+---+---+---+---+")
    eye = at(board, "A1")
    drawing = map_drawing(board, palette(), Shade(eye, visible_from(board, eye)))
    assert texts(drawing.layer("shade")) == ["1", "2"]


def test_heat_has_ten_steps_that_grow_darker_in_grey_too():
    light = [luminance(color) for color in HEAT]
    assert light == sorted(light, reverse=True)
    board = everything()
    drawing = map_drawing(board, palette(), Shade(heat=heat(board)))
    assert len(texts(drawing.layer("shade"))) == len(board.places)


# -- the file --------------------------------------------------------------------


def variants() -> Iterator[tuple[str, str]]:
    for theme in ("steel", "dust", "hazard", "magma"):
        for ink in ("full", "low"):
            yield theme, ink


@pytest.mark.parametrize(("theme", "ink"), list(variants()))
def test_every_theme_gives_valid_svg_1_1(theme, ink):
    board = everything()
    shade = Shade(0, visible_from(board, 0), heat(board), "note")
    foreign = {f"{INKSCAPE}groupmode", f"{INKSCAPE}label", f"{XLINK}href", "xmlns"}
    ids: list[str] = []
    for element in ET.fromstring(svg_of(board, theme, ink, shade)).iter():
        known = full11.elements[element.tag.removeprefix(SVG)].valid_attributes
        assert set(element.attrib) - known - foreign == set(), element.tag
        assert element.tag != f"{SVG}script"
        ids += [element.get("id")] if element.get("id") else []
    assert len(ids) == len(set(ids))


def test_low_ink_fills_nothing_but_small_signs():
    def filled(ink):
        page = map_page(everything(), palette("steel", ink), MapAbout("X"))
        layers = [g for g in page.items if isinstance(g, Group) and g.id in ("floor", "terrain")]
        return [
            m.fill
            for layer in layers
            for m in marks_in(layer.items)
            if isinstance(m, Path) and isinstance(m.fill, str) and m.fill != "#ffffff"
        ]

    assert filled("low") == []
    assert filled("full")


def test_the_same_map_gives_the_same_bytes():
    assert svg_of(everything()) == svg_of(everything())


@pytest.mark.parametrize("path", map_files(built_in_folders()), ids=lambda p: p.stem)
def test_every_shipped_map_is_drawn(path):
    problems = Problems()
    definition = load_map(path, problems, playable=True)
    assert definition is not None
    assert problems.found == []
    text = svg_of(Board.of(definition))
    assert len(text) < 200_000
    ET.fromstring(text)


@pytest.mark.parametrize("name", SWATCHES)
def test_every_picture_of_a_map_can_be_shown_by_itself(name):
    assert swatch(name, palette())


def test_shades_are_explained_below_the_map():
    board = everything()
    seen = Shade(0, visible_from(board, 0), heat(board), "note")
    plain = map_page(board, palette(), MapAbout("X"))
    shaded = map_page(board, palette(), MapAbout("X"), seen)
    assert shaded.height > plain.height
    words = repr(shaded.items[-1])
    assert "number of squares that see it" in words
    assert "the number is the range" in words
    for color in HEAT:
        assert color in words


def shipped_map(pack: str, name: str) -> MapDefinition:
    [folder] = [folder for folder in built_in_folders() if folder.name == pack]
    definition = load_map(folder / "maps" / f"{name}.yaml", Problems())
    assert definition is not None
    return definition


@rule("art.diagram.join", "comp.deathmatch.board.join")
def test_arrows_show_where_another_map_goes_on_until_both_lie_together():
    drydock = Board.of(shipped_map("deathmatch", "drydock"))
    assert leads(drydock) == [("east", 19, 14), ("east", 19, 15), ("east", 19, 26)]
    assert label_of("lead", drydock) == "leads to Foundry"
    arrows = lead_marks(
        drydock, load_themes(Problems())["hazard"].palette("full"), Window.whole(drydock), 9, (0, 0)
    )
    assert len(arrows) == 3
    both = join([shipped_map("base", "foundry"), shipped_map("deathmatch", "drydock")])
    assert isinstance(both, Board)
    assert leads(both) == []


@rule("art.color.water")
@pytest.mark.parametrize("theme", ["steel", "hazard", "magma", "dust"])
def test_water_is_blue(theme: str):
    water = load_themes(Problems())[theme].palette("full").map.water
    red, green, blue = (int(water[i : i + 2], 16) for i in (1, 3, 5))
    assert blue >= green > red


@rule("art.color.gallows")
def test_gallows_stand_on_gray_ground_and_need_no_ink_for_it():
    full, low = (
        sign_symbol(Sign("gallows"), palette("dust", ink)).items for ink in ("full", "low")
    )
    fills = [mark.fill for mark in full if isinstance(mark, Path) and mark.fill]
    assert len(fills) == 1
    red, green, blue = (int(fills[0][i : i + 2], 16) for i in (1, 3, 5))
    assert max(red, green, blue) - min(red, green, blue) < 24
    assert 128 < red < 240
    assert not any(mark.fill for mark in low if isinstance(mark, Path))


@pytest.mark.parametrize("ink", ["full", "low"])
def test_maps_of_several_themes_lie_in_one_document(ink):
    """Caldera is of magma, Spillway of steel: the table of both could not be exported."""
    board = everything()
    themes = load_themes(Problems())
    drawings = [map_drawing(board, theme.palette(ink)) for theme in themes.values()]
    pages = [Page(d.width, d.height, d.layers) for d in drawings]
    assert len(pages) >= 4
    assert pdf_bytes(pages, About("maps")).startswith(b"%PDF")


def test_rooms_are_named_in_the_readers_language():
    """Foundry in German had a casting hall."""
    spoken, found = load_language("de", library(), Problems())
    translated(library(), found)
    board = open_board("foundry")
    with speaking(spoken):
        names = {mark.text for mark in room_name_marks(board, palette(), rooms(board))}
    assert {"GIESSHALLE", "KÜHLTEICHE", "LADERAMPE"} <= names
