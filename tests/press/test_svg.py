"""The SVG backend: valid, self-contained, the same text each time."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
import svgwrite.data.full11 as full11

from fragkit.press.graphics.marks import (
    Group,
    Image,
    Page,
    Path,
    Pattern,
    Stroke,
    Symbol,
    Text,
    Use,
)
from fragkit.press.graphics.shapes import circle, parse_shape, rect, rotated
from fragkit.press.svg import svg_text

SVG = "{http://www.w3.org/2000/svg}"
INKSCAPE = "{http://www.inkscape.org/namespaces/inkscape}"
XLINK = "{http://www.w3.org/1999/xlink}"

WATER = Pattern(
    "water", 4, 4, (Path(parse_shape("M 0 2 Q 1 1 2 2 Q 3 3 4 2"), stroke=Stroke("#3377aa", 0.3)),)
)
DOT = Symbol("dot", 4, 4, (Path(circle(2, 2, 2), fill="#ff0000"),))
PAGE = Page(
    100,
    60,
    (
        Group((Path(rect(5, 5, 40, 40, r=3), fill=WATER),), id="floor", label="Floor", layer=True),
        Group((Path(rect(0, 0, 9, 9), fill="#00ff00", opacity=0.5),), clip=circle(5, 5, 4)),
        Use(DOT, 50, 10),
        Use(DOT, 60, 10, rotated(90)),
        Text(50, 57, "Öl & Ωмега", size=12, font="bold", anchor="middle", tracking=0.05),
        Image(1, 1, 5, 5, b"\x89PNG"),
    ),
)


def tree(page: Page = PAGE) -> ET.Element:
    return ET.fromstring(svg_text(page, "Title"))


def test_a_unit_is_a_millimetre():
    root = tree()
    assert (root.get("width"), root.get("height")) == ("100mm", "60mm")
    assert root.get("viewBox") == "0 0 100 60"


def test_a_layer_is_one_for_inkscape():
    layer = tree().find(f"{SVG}g[@id='floor']")
    assert layer is not None
    assert layer.get(f"{INKSCAPE}groupmode") == "layer"
    assert layer.get(f"{INKSCAPE}label") == "Floor"


def test_a_symbol_is_drawn_once_and_used_twice():
    root = tree()
    assert [u.get(f"{XLINK}href") for u in root.iter(f"{SVG}use")] == ["#symbol-dot"] * 2
    assert len(root.findall(f"{SVG}defs/{SVG}g[@id='symbol-dot']")) == 1


def test_text_stays_text_with_fonts_by_name():
    root = tree()
    (text,) = root.iter(f"{SVG}text")
    assert text.text == "Öl & Ωмега"
    assert (text.get("font-weight"), text.get("text-anchor")) == ("700", "middle")
    assert "sans-serif" in (root.get("font-family") or "")


def test_every_element_and_attribute_is_svg_1_1():
    foreign = {f"{INKSCAPE}groupmode", f"{INKSCAPE}label", f"{XLINK}href"}
    for element in tree().iter():
        known = full11.elements[element.tag.removeprefix(SVG)].valid_attributes
        extra = {"xmlns"} | foreign
        assert set(element.attrib) - known - extra == set(), element.tag


def test_nothing_outside_the_file_is_referred_to():
    for element in tree().iter():
        assert element.tag != f"{SVG}script"
        href = element.get(f"{XLINK}href")
        assert href is None or href.startswith(("#", "data:"))


def test_the_same_page_gives_the_same_text():
    assert svg_text(PAGE, "T") == svg_text(PAGE, "T")


def test_two_drawings_under_one_id_are_a_bug():
    other = Symbol("dot", 9, 9, ())
    with pytest.raises(ValueError, match="two different drawings are called dot"):
        svg_text(Page(9, 9, (Use(DOT), Use(other))))


def test_fading_multiplies_from_group_to_mark():
    inner = Path(rect(0, 0, 1, 1), fill="#000000", opacity=0.5)
    page = Page(9, 9, (Group((Group((inner,), opacity=0.5),), opacity=0.5),))
    shown = [e.get("fill-opacity") for e in tree(page).iter() if e.get("fill-opacity")]
    assert shown == ["0.5", "0.25", "0.125"]
