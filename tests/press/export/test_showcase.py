"""The picture for forums and shop pages, read back with pypdf, Pillow and as XML."""

from __future__ import annotations

import io
from functools import cache
from xml.etree import ElementTree

import pytest
from PIL import Image
from pypdf import PdfReader

from fragkit.press.export import MissingExtra, showcase
from tests.press.export.shelf import export_of, exported


@cache
def words(pack: str) -> str:
    made = export_of(pack, "showcase")
    return PdfReader(io.BytesIO(made[f"showcase/{pack}.pdf"])).pages[0].extract_text()


def test_it_is_drawn_as_svg_pdf_and_png_of_the_same_shape():
    made = exported("showcase")
    assert list(made) == [f"showcase/pump.{kind}" for kind in ("svg", "pdf", "png")]
    root = ElementTree.fromstring(made["showcase/pump.svg"])
    assert root.attrib["viewBox"] == "0 0 320 180"
    (page,) = PdfReader(io.BytesIO(made["showcase/pump.pdf"])).pages
    assert float(page.mediabox.width / page.mediabox.height) == pytest.approx(16 / 9, abs=0.001)
    assert Image.open(io.BytesIO(made["showcase/pump.png"])).size == (1890, 1063)


def test_it_names_the_pack_and_counts_what_is_in_it():
    told = words("base")
    assert "BASE GAME" in told
    assert "112 cards · 7 fighters · 2 maps" in told


def test_the_fan_takes_cards_from_each_deck_in_turn():
    told = words("base")
    shown = ["sawn-off-regret", "cardboard-box", "loaded-die", "hot-sauce-cocktail"]
    assert [id for id in shown if id in told] == shown


def test_the_table_stands_in_a_room_of_the_packs_color():
    def ground(pack: str) -> tuple[int, int, int]:
        picture = Image.open(io.BytesIO(export_of(pack, "showcase")[f"showcase/{pack}.png"]))
        red, green, blue = picture.convert("RGB").getpixel((20, 900))
        return red, green, blue

    red, _, blue = ground("ftw")
    assert red > 2 * blue, "magma, whatever the color of its first deck"
    red, _, blue = ground("base")
    assert blue > 2 * red


def test_a_small_deck_has_no_box():
    assert "WEAPONS" in words("base")
    assert "WEAPONS" not in words("pump")


def test_without_the_extra_there_is_no_png(monkeypatch: pytest.MonkeyPatch):
    def missing() -> None:
        raise MissingExtra("no PDFium")

    monkeypatch.setattr(showcase, "need_pdfium", missing)
    assert [name[-3:] for name in export_of("pump", "showcase")] == ["svg", "pdf"]


def test_equal_packs_give_equal_bytes():
    assert export_of("pump", "showcase") == exported("showcase")
