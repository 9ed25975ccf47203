"""Files for a print shop, read back with pypdf and Ghostscript."""

from __future__ import annotations

import io
import re
import subprocess
from functools import cache
from typing import Any

import pytest
from pypdf import PdfReader
from pypdf.generic import IndirectObject, StreamObject

from fragkit.model.fields import BadValue
from fragkit.press.export.pdfx import Separation, inks, tint_inks
from fragkit.press.graphics.marks import GLOWS, MATERIAL_INKS, MATERIALS, Group, Path, Text, mixed
from fragkit.press.graphics.shapes import rect
from fragkit.press.themes.theme import PressInks, shipped_theme, shipped_themes
from tests.needs import needs
from tests.press.export.shelf import export_of, exported

PT = 72 / 25.4


@cache
def cards() -> PdfReader:
    return PdfReader(io.BytesIO(exported("pdfx")["pdfx/pump-cards.pdf"]))


def streams() -> list[bytes]:
    found = []
    for id in range(1, len(cards().xref[0]) + 1):
        thing = cards().get_object(IndirectObject(id, 0, cards()))
        if isinstance(thing, StreamObject) and thing.get("/Subtype") != "/Image":
            found.append(thing.get_data())
    return found


def objects() -> list[Any]:
    return [
        cards().get_object(IndirectObject(id, 0, cards()))
        for id in range(1, len(cards().xref[0]) + 1)
    ]


def test_the_file_declares_the_standard_and_the_press():
    assert exported("pdfx")["pdfx/pump-cards.pdf"].startswith(b"%PDF-1.3")
    info = cards().trailer["/Info"]
    assert info["/GTS_PDFXVersion"] == "PDF/X-1:2001"
    assert info["/GTS_PDFXConformance"] == "PDF/X-1a:2001"
    assert info["/Trapped"] == "/False"
    assert {"/Title", "/Creator", "/Producer", "/CreationDate", "/ModDate"} <= info.keys()
    (intent,) = cards().trailer["/Root"]["/OutputIntents"]
    assert intent["/S"] == "/GTS_PDFX"
    assert intent["/OutputConditionIdentifier"] == "FOGRA39"
    assert "/ID" in cards().trailer


def test_each_card_has_two_pages_with_bleed_and_trim():
    assert len(cards().pages) == 2 * 6
    for page in cards().pages:
        media, trim = page.mediabox, page.trimbox
        assert (float(media.width), float(media.height)) == pytest.approx((69 * PT, 94 * PT))
        assert (float(trim.width), float(trim.height)) == pytest.approx((63 * PT, 88 * PT))
        assert float(trim.left) == pytest.approx(3 * PT)


def test_nothing_is_rgb_and_nothing_is_transparent():
    for code in streams():
        assert not re.search(rb"(?:^|\s)(rg|RG|sc|SC|gs)(?:\s|$)", code), code[:80]
    text = repr([o for o in objects() if not isinstance(o, StreamObject)])
    for word in ("DeviceRGB", "/SMask", "/ca", "/Annots", "/AcroForm", "/JavaScript"):
        assert word not in text
    pictures = [
        o for o in objects() if isinstance(o, StreamObject) and o.get("/Subtype") == "/Image"
    ]
    assert [p["/ColorSpace"] for p in pictures] == ["/DeviceCMYK"]


def test_every_font_is_embedded():
    fonts = [o for o in objects() if isinstance(o, dict) and o.get("/Type") == "/Font"]
    assert fonts
    for font in fonts:
        assert "/FontFile2" in font["/FontDescriptor"].get_object()


def test_text_is_black_ink_alone():
    assert inks("#14181d") == "cmyk 0 0 0 1"
    assert inks("#2a1c11") == "cmyk 0 0 0 1"
    assert inks("#ffffff") == "cmyk 0 0 0 0"
    assert inks("#808080").startswith("cmyk 0 0 0 0.63"), "half as light needs more than half"
    assert inks("#b9c2cb").startswith("cmyk 0 0 0 0.29"), "a thin grey line"
    assert inks("#e8eff9") == "cmyk 0.085 0.05 0 0.029", "a pale tint stays blue"
    assert inks("#1b4f9c").startswith("cmyk 1 0.625 0 ")


@pytest.mark.parametrize(
    ("black", "lightness"), [(0.2, 84.7), (0.4, 70.2), (0.6, 56.1), (0.8, 41.2)]
)
def test_a_gray_is_as_light_in_print_as_on_screen(black, lightness):
    """Black ink on coated paper by FOGRA39's kind of press; brown rocks were 20 steps too light."""
    y = ((lightness + 16) / 116) ** 3
    level = round(255 * (1.055 * y ** (1 / 2.4) - 0.055))
    found = float(inks("#" + 3 * f"{level:02x}").split()[-1])
    assert found == pytest.approx(black, abs=0.03)


def test_a_mix_of_two_known_colors_has_a_mix_of_their_inks():
    known = {"#6d9c1e": "63 20 100 4", "#e4f3c8": "11 0 27 0"}
    found = tint_inks(mixed("#6d9c1e", "#e4f3c8", 0.45), known)
    assert found is not None
    amounts = [float(word) for word in found.split()[1:]]
    assert amounts == pytest.approx([0.396, 0.11, 0.672, 0.022], abs=0.01)


def test_no_colour_takes_more_than_three_full_inks():
    for red in range(0, 256, 15):
        for green in range(0, 256, 15):
            for blue in range(0, 256, 51):
                amounts = inks(f"#{red:02x}{green:02x}{blue:02x}").split()[1:]
                assert sum(map(float, amounts)) <= 3.0


def test_what_was_thin_is_mixed_with_white():
    (group,) = Separation().marks(
        [Group((Path(rect(0, 0, 1, 1), "#000000", opacity=0.4), Text(0, 0, "x")), opacity=0.5)]
    )
    assert isinstance(group, Group)
    path, text = group.items
    assert (group.opacity, path.opacity) == (1.0, 1.0)
    assert path.fill == inks("#cccccc") == "cmyk 0 0 0 0.25"
    assert text.color == inks("#808080")


@needs("gs", "ghostscript")
def test_ghostscript_reads_it_without_a_word_and_finds_no_rgb():
    ran = subprocess.run(
        ["gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=inkcov", "-o", "-", "-"],
        input=exported("pdfx")["pdfx/pump-cards.pdf"],
        capture_output=True,
        check=True,
    )
    assert ran.stderr == b""
    rows = [line for line in ran.stdout.decode().splitlines() if line.strip()]
    assert len(rows) == 12
    assert all(row.endswith("CMYK OK") for row in rows), rows


def test_maps_are_pages_of_their_own_size():
    (page,) = PdfReader(io.BytesIO(exported("pdfx")["pdfx/pump-map-pump-room.pdf"])).pages
    assert page.trimbox == page.mediabox


def test_the_same_pack_gives_the_same_bytes():
    assert export_of("pump", "pdfx") == exported("pdfx")


@pytest.mark.parametrize("name", ["steel", "hazard", "magma", "dust"])
def test_every_color_of_a_theme_has_its_inks(name: str):
    theme = shipped_theme(name)
    text = (shipped_themes() / f"{name}.yaml").read_text("utf-8").split("cmyk:")[0]
    colors = set(re.findall(r"#[0-9a-f]{6}", text))
    colored = {c for c in colors if not inks(c).startswith("cmyk 0 0 0 ")}
    assert colored <= set(theme.cmyk or {}) <= colors, "a gray may have inks as well"
    assert set(MATERIALS.values()) | set(GLOWS.values()) == set(MATERIAL_INKS)


def test_a_theme_color_and_its_tints_take_the_themes_inks():
    known = {"#1b4f9c": "95 75 5 0"}
    assert tint_inks("#1b4f9c", known) == "cmyk 0.95 0.75 0.05 0"
    half = tint_inks("#8da7ce", known)
    assert half is not None
    assert [round(float(n), 1) for n in half.split()[1:]] == [0.5, 0.4, 0.0, 0.0]
    darker = tint_inks("#143b75", known)
    assert darker is not None
    assert darker.startswith("cmyk 0.95 0.75 0.05 0.2")
    assert tint_inks("#33cc10", known) is None
    path, own = Separation(known).marks(
        [Path(rect(0, 0, 1, 1), "#1b4f9c"), Path(rect(0, 0, 1, 1), "#33cc10")]
    )
    assert isinstance(path, Path)
    assert isinstance(own, Path)
    assert path.fill == "cmyk 0.95 0.75 0.05 0"
    assert own.fill == inks("#33cc10")


@pytest.mark.parametrize("typed", ["95 75 5", "95 75 5 101", "100 100 100 50", "a b c d"])
def test_inks_in_another_form_are_refused(typed: str):
    with pytest.raises(BadValue):
        PressInks.parse(typed)
