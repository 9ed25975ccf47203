"""Pictures as they were meant: photographs upright, greys grey, drawings in their colours."""

from __future__ import annotations

import io
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from fragkit.diagnostics import Problems
from fragkit.press.art.pack_art import picture_of
from fragkit.press.export.raster import pictures
from fragkit.press.graphics.marks import Box, Group, Page
from fragkit.press.graphics.marks import Image as Picture
from fragkit.press.graphics.marks import Path as Drawn
from tests.needs import needs
from tests.press.shelf import written

CARD = "- {{id: zap, name: Zap, deck: special, text: Zap., art: {}}}\n"
BOX = Box(0, 0, 30, 20)


def drawn(folder: Path, name: str, data: bytes):
    """The marks of a card's picture in a box of 30 × 20 mm, and what was told."""
    (folder / name).write_bytes(data)
    pack, _ = written(folder, CARD.format(name))
    problems = Problems()
    draw = picture_of(pack.cards["zap"], pack, problems)
    return (draw(BOX) if draw is not None else ()), [str(d.message) for d in problems.sorted()]


def seen(marks) -> Image.Image:
    """The marks as PDFium shows them."""
    (picture,) = pictures([Page(BOX.width, BOX.height, tuple(marks))], [(300, 200)])
    return picture.convert("RGB")


def photo() -> Image.Image:
    """Red above, blue at the lower right."""
    picture = Image.new("RGB", (600, 400), "white")
    ImageDraw.Draw(picture).rectangle((0, 0, 600, 120), "red")
    ImageDraw.Draw(picture).rectangle((400, 200, 600, 400), "blue")
    return picture


# How a camera that was held so would have stored the scene.
STORED = {
    1: None,
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}


@pytest.mark.parametrize("form", ["JPEG", "PNG"])
@pytest.mark.parametrize("orientation", STORED)
def test_a_photo_stands_upright_however_the_phone_was_held(orientation, form, tmp_path):
    way = STORED[orientation]
    stored = photo() if way is None else photo().transpose(way)
    exif = Image.Exif()
    exif[0x0112] = orientation
    buffer = io.BytesIO()
    stored.save(buffer, form, exif=exif)
    marks, told = drawn(tmp_path, f"photo.{form.lower()}", buffer.getvalue())
    assert told == []
    picture = seen(marks)
    red, blue, white = (picture.getpixel(p) for p in ((150, 20), (280, 180), (20, 180)))
    assert red[0] > 200 > 60 > red[1]
    assert blue[2] > 200 > 60 > blue[0]
    assert min(white) > 200


def test_a_picture_that_is_upright_is_printed_byte_for_byte(tmp_path):
    buffer = io.BytesIO()
    photo().save(buffer, "JPEG")
    ((image,), _) = drawn(tmp_path, "photo.jpg", buffer.getvalue())
    assert isinstance(image, Picture)
    assert image.data == buffer.getvalue()


def test_sixteen_bits_of_grey_keep_their_greys(tmp_path):
    row = b"".join((x * 65535 // 599).to_bytes(2, "little") for x in range(600))
    deep = Image.frombytes("I;16", (600, 400), row * 400)
    buffer = io.BytesIO()
    deep.save(buffer, "PNG")
    marks, told = drawn(tmp_path, "deep.png", buffer.getvalue())
    assert told == []
    picture = seen(marks).convert("L")
    assert picture.getpixel((3, 100)) < 10
    assert picture.getpixel((150, 100)) == pytest.approx(128, abs=4)
    assert picture.getpixel((296, 100)) > 245


@pytest.mark.parametrize(
    ("pixels", "told"),
    [
        ((355, 237), []),  # 30 mm at 300 dpi
        ((178, 119), []),  # 150.7 dpi
        (
            (100, 80),
            [
                "`small.png` will look blurred: it prints at 85 pixels per inch, below 150"
            ],
        ),
        ((2000, 20), ["`small.png` will look blurred: it prints at 25 pixels per inch, below 150"]),
    ],
)  # fmt: skip
def test_a_picture_of_too_few_pixels_is_warned_of(pixels, told, tmp_path):
    buffer = io.BytesIO()
    Image.new("RGB", pixels).save(buffer, "PNG")
    assert drawn(tmp_path, "small.png", buffer.getvalue())[1] == told


def test_the_warning_says_how_many_pixels_it_would_take(tmp_path):
    buffer = io.BytesIO()
    Image.new("RGB", (30, 20)).save(buffer, "PNG")
    (tmp_path / "small.png").write_bytes(buffer.getvalue())
    pack, _ = written(tmp_path, CARD.format("small.png"))
    problems = Problems()
    draw = picture_of(pack.cards["zap"], pack, problems)
    assert draw is not None
    draw(BOX)
    (warning,) = problems.sorted()
    assert (warning.code, warning.severity) == ("art-coarse", "warning")
    assert str(warning.help) == "use a picture of 355 × 237 pixels"


FORMATS = {
    "webp": "`a.webp` is in WebP format, which cards can't use",
    "gif": "`a.gif` is in GIF format, which cards can't use",
    "tiff": "`a.tiff` is in TIFF format, which cards can't use",
    "bmp": "`a.bmp` is in BMP format, which cards can't use",
    "jpg": "`a.jpg` is a PNG picture, but its name ends differently",
}


@pytest.mark.slow
def test_another_format_or_a_wrong_ending_is_one_error_that_names_it(fragkit, tmp_path):
    (tmp_path / "cards").mkdir()
    (tmp_path / "pack.yaml").write_text('id: mine\nname: Mine\nversion: "1"\nextends: base\n')
    cards = ""
    for ending in FORMATS:
        form = "PNG" if ending == "jpg" else ending.upper()
        Image.new("RGB", (400, 300)).save(tmp_path / f"a.{ending}", form)
        cards += CARD.format(f"a.{ending}").replace("id: zap", f"id: zap-{ending}")
    (tmp_path / "cards" / "c.yaml").write_text(cards)
    told = fragkit("check", str(tmp_path), "--print", "--json").json
    wrong = [(one["code"], one["message"]) for one in told if one["severity"] == "error"]
    assert wrong == [("art-format", message) for message in FORMATS.values()]


# -- drawings --------------------------------------------------------------------------------

SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 30 20">{}</svg>'


def drawing(folder: Path, inside: str):
    return drawn(folder, "a.svg", SVG.format(inside).encode())


def paths(marks) -> list[Drawn]:
    found = []
    for mark in marks:
        found += paths(mark.items) if isinstance(mark, Group) else [mark]
    return found


@pytest.mark.parametrize(
    ("inside", "fills"),
    [
        ('<style>.a{fill:#ff0000}</style><rect class="a" width="9" height="9"/>', ["#ff0000"]),
        ('<defs><style>.a,.b{fill:red}.b{fill:blue}</style></defs><rect class="a b" width="9" height="9"/>', ["#0000ff"]),
        ('<style>rect{fill:red}#x{fill:lime}.a{fill:blue}</style><rect id="x" class="a" width="9" height="9"/>', ["#00ff00"]),
        ('<style>.a{fill:red}</style><rect class="a" fill="blue" width="9" height="9"/>', ["#ff0000"]),
        ('<style>.a{fill:red}</style><rect class="a" style="fill:blue" width="9" height="9"/>', ["#0000ff"]),
        ('<style>/* x */ .a { fill : red; }</style><g class="a"><rect width="9" height="9"/></g>', ["#ff0000"]),
        ('<defs><rect id="r" width="9" height="9"/></defs><use href="#r" fill="red"/><use xlink:href="#r" x="3"/>', ["#ff0000", "#000000"]),
        ('<symbol id="s"><rect width="9" height="9"/></symbol><use href="#s" fill="lime"/>', ["#00ff00"]),
    ],
)  # fmt: skip
def test_classes_and_uses_are_read(inside, fills, tmp_path):
    marks, told = drawing(tmp_path, inside)
    assert told == []
    assert [path.fill for path in paths(marks)] == fills


@pytest.mark.parametrize(
    ("inside", "message"),
    [
        ('<style>g > rect{fill:red}</style>', "`a.svg` has styles for `g > rect`, which cards can't use"),
        ('<style>.a:hover{fill:red}</style>', "`a.svg` has styles for `.a:hover`, which cards can't use"),
        ('<style>.a{fill:red</style>', ""),
        ('<style>nonsense</style>', "the style sheet in `a.svg` can't be read"),
        ('<use href="#nowhere"/>', "`a.svg` uses `#nowhere`, which it does not define"),
        ('<g id="a"><use href="#a"/></g>', "`#a` in `a.svg` contains itself"),
        ('<rect width="9" height="9" clip-path="url(#c)"/>', "`a.svg` has a <rect> with a `clip-path`, which cards can't print"),
        ('<g style="filter:url(#f)"/>', "`a.svg` has a <g> with a `filter`, which cards can't print"),
        ('<rect width="9" height="9" fill="url(#p)"/>', "`a.svg` has a color `url(#p)` that cards can't print: `#p` is not a gradient"),
        ('<linearGradient id="p"/><rect width="9" height="9" fill="url(#p)"/>',
         "`a.svg` has a color `url(#p)` that cards can't print: the gradient has no colors"),
    ],
)  # fmt: skip
def test_what_cannot_be_followed_is_refused_with_the_reason(inside, message, tmp_path):
    assert drawing(tmp_path, inside)[1] == ([message] if message else [])


def test_uses_of_uses_end_somewhere(tmp_path):
    boxes = '<g id="n0"><rect width="1" height="1"/></g>'
    for i in range(1, 12):
        boxes += f'<g id="n{i}">' + f'<use href="#n{i - 1}"/>' * 10 + "</g>"
    assert drawing(tmp_path, f'<defs>{boxes}</defs><use href="#n11"/>')[1] == [
        "`a.svg` repeats more than 5,000 shapes"
    ]


def test_the_flags_of_an_arc_need_no_blanks(tmp_path):
    """As programs write it that make files small; it was a path that makes no sense."""
    tight, _ = drawing(tmp_path, '<path d="M0 0a1 1 0 01.5.5 1 1 0 10.5-.5"/>')
    loose, _ = drawing(tmp_path, '<path d="M0 0 a1 1 0 0 1 .5 .5 a1 1 0 1 0 .5 -.5"/>')
    assert paths(tight) == paths(loose)


@pytest.mark.parametrize(
    ("color", "fill"),
    [
        ("RebeccaPurple", "#663399"), ("#FA0", "#ffaa00"), ("rgb(300, 0,16)", "#ff0010"),
        ("rgb(100%,0%,0%)", "#ff0000"), ("hsl(120,100%,25%)", "#008000"), ("currentColor", "#000000"),
    ],
)  # fmt: skip
def test_every_plain_colour_is_known(color, fill, tmp_path):
    marks, told = drawing(tmp_path, f'<rect width="9" height="9" fill="{color}"/>')
    assert (told, [path.fill for path in paths(marks)]) == ([], [fill])


@pytest.mark.parametrize("color", ["chartreusse", "#12345678", "var(--ink)"])
def test_another_colour_is_told(color, tmp_path):
    assert drawing(tmp_path, f'<rect width="9" height="9" fill="{color}"/>')[1] == [
        f"`a.svg` has the color `{color}`, which cards can't print"
    ]


GRADIENTS = """
<defs>
  <linearGradient id="s"><stop offset="0" stop-color="#ff0"/><stop offset="50%" style="stop-color:#f00"/>
    <stop offset="1" stop-color="#00f"/></linearGradient>
  <linearGradient id="l" xlink:href="#s" x1="0" y1="0" x2="1" y2="1"/>
  <linearGradient id="u" href="#s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="30" y2="0"
    gradientTransform="translate(0 3)"/>
  <radialGradient id="r"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#083"/></radialGradient>
</defs>
<style>.k{fill:none;stroke:#17bebb;stroke-width:1;stroke-linecap:round}</style>
<rect x="1" y="1" width="12" height="8" rx="2" fill="url(#l)"/>
<circle cx="21" cy="6" r="5" style="fill:url(#r);stroke:#222;stroke-width:.4"/>
<path d="M2 12 H28 V16 H2 Z" fill="url(#u)"/>
<path class="k" d="M2 18 Q 15 14 28 18"/>
"""


@needs("rsvg-convert", "librsvg2-bin")
def test_a_drawing_looks_as_rsvg_shows_it(tmp_path):
    marks, told = drawing(tmp_path, GRADIENTS)
    assert told == []
    ran = subprocess.run(
        ["rsvg-convert", "-w", "300", "-h", "200", "-b", "white", str(tmp_path / "a.svg")],
        capture_output=True,
        check=True,
    )
    other = Image.open(io.BytesIO(ran.stdout)).convert("RGB")
    difference = ImageChops.difference(seen(marks), other)
    assert max(ImageStat.Stat(difference).mean) < 4


@pytest.mark.parametrize("name", ["ring.png", f"{'a' * 300}.png"])
def test_a_picture_that_no_disk_can_find_is_none(name, tmp_path):
    """Links in a ring and a name without end ended in a traceback."""
    pack, _ = written(tmp_path, CARD.format("zap.svg").replace(", art: zap.svg", ""))
    (tmp_path / "ring.png").symlink_to("ring.png")
    card = replace(pack.cards["zap"], art=name)
    assert picture_of(card, pack, Problems()) is None
