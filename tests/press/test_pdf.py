"""The PDF backend, read back with an independent reader."""

from __future__ import annotations

import io

import pytest
from PIL import Image as Pictures
from pypdf import PdfReader

from fragkit.press.graphics.marks import (
    Box,
    CheckBox,
    Group,
    Image,
    Link,
    Page,
    Path,
    Pattern,
    Stroke,
    Symbol,
    Text,
    TextField,
    Use,
)
from fragkit.press.graphics.shapes import circle, rect, rotated, translated
from fragkit.press.pdf.document import About, pdf_bytes

PT = 72 / 25.4
DOTS = Pattern("dots", 2, 2, (Path(circle(1, 1, 0.5), fill="#0000ff"),))
FACE = Symbol("face", 63, 88, (Text(5, 10, "Rail Spike", font="black", size=12),))
ABOUT = About("Base cards", author="The fragkit contributors", subject="base 0.1.0")


def read(*items: object, **page: object) -> PdfReader:
    made = Page(210, 297, items, **page)
    return PdfReader(io.BytesIO(pdf_bytes([made], ABOUT)), strict=True)


def picture(mode: str, kind: str) -> bytes:
    file = io.BytesIO()
    Pictures.new(mode, (4, 4)).save(file, kind)
    return file.getvalue()


def test_boxes_are_exact_and_count_from_the_bottom():
    page = read(trim=Box(10.5, 16.5, 189, 264), bleed=Box(7.5, 13.5, 195, 270)).pages[0]
    assert [float(v) for v in page.mediabox] == pytest.approx([0, 0, 210 * PT, 297 * PT], abs=1e-4)
    trim = [10.5 * PT, (297 - 280.5) * PT, 199.5 * PT, (297 - 16.5) * PT]
    assert [float(v) for v in page.trimbox] == pytest.approx(trim, abs=1e-4)
    assert float(page.bleedbox.left) == pytest.approx(7.5 * PT, abs=1e-4)


@pytest.mark.parametrize("epoch", ["1000000000", "yesterday"])
def test_the_environment_changes_no_byte(epoch, monkeypatch):
    made = pdf_bytes([Page(210, 297, ())], ABOUT)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", epoch)
    assert pdf_bytes([Page(210, 297, ())], ABOUT) == made


def test_fonts_are_embedded_as_subsets():
    page = read(Text(10, 10, "Frag"), Text(10, 20, "Ω", font="italic")).pages[0]
    fonts = [f.get_object() for f in page["/Resources"]["/Font"].values()]
    assert fonts
    for font in fonts:
        assert "+" in font["/BaseFont"]
        assert "/FontFile2" in font["/FontDescriptor"]
        assert "/ToUnicode" in font
        assert len(font["/FontDescriptor"]["/FontFile2"].get_data()) < 40_000


def test_text_can_be_selected_in_any_alphabet():
    text = "To Łódź: Жук, Ωμέγα & 5×½"
    assert text in read(Text(10, 10, text, font="italic")).pages[0].extract_text()


def test_more_characters_than_one_subset_holds():
    text = "".join(chr(c) for c in (*range(0x21, 0x7F), *range(0xC0, 0x17F), *range(0x410, 0x450)))
    shown = read(Text(10, 10, text)).pages[0].extract_text()
    assert text in shown.replace(" ", "")


def test_a_repeated_face_is_drawn_once():
    reader = read(Use(FACE, 0, 0), Use(FACE, 63, 0), Use(FACE, 63, 88, rotated(180, 31.5, 44)))
    page = reader.pages[0]
    assert list(page["/Resources"]["/XObject"]) == ["/S1"]
    assert page.extract_text().count("Rail Spike") == 3


def test_two_faces_under_one_id_are_a_bug():
    with pytest.raises(ValueError, match="two different drawings are called face"):
        read(Use(FACE), Use(Symbol("face", 1, 1, ())))


def test_a_pattern_follows_the_group_it_is_used_in():
    filled = Path(rect(0, 0, 9, 9), fill=DOTS)
    page = read(filled, Group((filled,), matrix=translated(50, 20))).pages[0]
    patterns = page["/Resources"]["/Pattern"]
    one, two = (p.get_object()["/Matrix"] for p in patterns.values())
    assert float(two[4]) - float(one[4]) == pytest.approx(50 * PT, abs=1e-3)
    assert float(one[5]) - float(two[5]) == pytest.approx(20 * PT, abs=1e-3)


@pytest.mark.parametrize(
    ("mode", "kind", "space"),
    [
        ("RGB", "png", "/DeviceRGB"),
        ("L", "png", "/DeviceGray"),
        ("P", "png", "/DeviceRGB"),
        ("1", "png", "/DeviceGray"),
        ("RGB", "jpeg", "/DeviceRGB"),
        ("CMYK", "jpeg", "/DeviceCMYK"),
    ],
)
def test_pictures_of_each_mode(mode: str, kind: str, space: str):
    page = read(Image(0, 0, 9, 9, picture(mode, kind))).pages[0]
    image = page["/Resources"]["/XObject"]["/I1"]
    assert image["/ColorSpace"] == space


def test_a_transparent_picture_has_a_mask():
    page = read(Image(0, 0, 9, 9, picture("RGBA", "png"))).pages[0]
    assert "/SMask" in page["/Resources"]["/XObject"]["/I1"]


def test_form_fields_are_there_with_their_values():
    reader = read(
        TextField("name", 10, 10, 60, 8, value="Zoë", tooltip="your name"),
        CheckBox("win-1", 10, 30, 5),
        Group((CheckBox("win-2", 0, 0, 5, checked=True),), matrix=translated(20, 30)),
    )
    fields = reader.get_fields() or {}
    assert fields["name"]["/V"] == "Zoë"
    assert (fields["win-1"]["/V"], fields["win-2"]["/V"]) == ("/Off", "/Yes")
    box = reader.pages[0]["/Annots"][2].get_object()["/Rect"]
    assert float(box[0]) == pytest.approx(20 * PT, abs=1e-3)
    assert float(box[3]) == pytest.approx((297 - 30) * PT, abs=1e-3)


def test_outline_labels_and_description():
    pages = [
        Page(50, 50, (Link(0, 0, 9, 9, "https://example.org"),), label="W1", bookmarks=((0, "Weapons"), (1, "Ω-Gun"))),
        Page(50, 50, (Link(0, 0, 9, 9, "#Weapons"),), label="W1 back"),
    ]  # fmt: skip
    reader = PdfReader(io.BytesIO(pdf_bytes(pages, ABOUT)), strict=True)
    first, (second,) = reader.outline
    assert (first["/Title"], second["/Title"]) == ("Weapons", "Ω-Gun")
    assert reader.page_labels == ["W1", "W1 back"]
    assert reader.metadata is not None
    assert reader.metadata.title == "Base cards"
    assert reader.metadata.subject == "base 0.1.0"
    assert reader.metadata.creation_date is None


def test_viewers_are_told_not_to_scale():
    root = read().trailer["/Root"]
    assert root["/ViewerPreferences"]["/PrintScaling"] == "/None"


def test_the_same_pages_give_the_same_bytes():
    page = Page(
        210, 297, (Use(FACE), Path(rect(0, 0, 9, 9), DOTS, Stroke("#000000", 0.2), opacity=0.5))
    )
    assert pdf_bytes([page], ABOUT) == pdf_bytes([page], ABOUT)
