"""What only the press can judge, told at the card's line: fit, glyphs, pictures."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.press.art import pack_art as art_module
from fragkit.press.art.svgpath import parse_path
from fragkit.press.cards.card_pages import check_print
from fragkit.press.graphics.marks import Box, Group
from tests.press.shelf import written

CARD = """\
- id: zap
  name: {name}
  deck: special
  effects: {{draw: any}}
  text: {text}
"""


def told(folder: Path, cards: str) -> list[str]:
    pack, library = written(folder, cards)
    problems = Problems()
    check_print(pack, library, problems)
    return [
        f"{d.span.line}:{d.span.column} {d.code} {d.message}" + (f" | {d.help}" if d.help else "")
        for d in problems.sorted()
    ]


def card(name: str = "Zap", text: str = "Draw a card.") -> str:
    return CARD.format(name=name, text=text)


def test_a_sound_card_has_no_flaw(tmp_path):
    assert told(tmp_path, card()) == []


def test_a_text_of_400_words_tells_how_much_too_long_it_is(tmp_path):
    (line,) = told(tmp_path, card(text="word " * 400))
    assert line.startswith("5:9 text-overflow zap: the text does not fit its card: the text is ")
    assert "mm high at 7 pt, but its box is only 20.6 mm: about " in line
    too_many = int(line.split("about ")[1].split(" words")[0])
    assert 250 < too_many < 350
    assert line.endswith(f"| shorten it by about {too_many} words")


def test_a_text_shortened_as_told_fits(tmp_path):
    (line,) = told(tmp_path, card(text="word " * 400))
    too_many = int(line.split("about ")[1].split(" words")[0])
    assert told(tmp_path, card(text="word " * (390 - too_many))) == []


def test_an_overlong_name_is_told_at_the_name(tmp_path):
    (line,) = told(tmp_path, card(name="The " + "Extremely Long " * 6 + "Name"))
    assert line.startswith("2:9 text-overflow zap: the name does not fit its card")


def test_a_word_longer_than_its_box_is_named(tmp_path):
    (line,) = told(
        tmp_path, card(text="Rindfleischetikettierungsueberwachungsaufgabenuebertragung now.")
    )
    assert line.startswith(
        "5:9 text-overflow zap: the word `Rindfleischetikettierungsueberwachungsaufgabenuebertragung` is "
    )
    assert line.endswith("but its box is only 55.0 mm | shorten the text, or break the word")


def test_a_soft_hyphen_breaks_such_a_word(tmp_path):
    word = "Rindfleischetikettierungs\u00adueberwachungs\u00adaufgabenuebertragung"
    assert told(tmp_path, card(text=f"{word} now.")) == []


def test_a_character_that_the_font_lacks_is_named(tmp_path):
    assert told(tmp_path, card(name="Zap 🐍")) == [
        "2:9 missing-glyph zap: the font lacks `🐍` (U+1F40D SNAKE) | use another character"
    ]
    (line,) = told(tmp_path, card(text="Zap ☃ now."))
    assert line.startswith("5:9 missing-glyph zap: the font lacks `☃` (U+2603 SNOWMAN)")


@pytest.mark.parametrize("name", ["Ωμέγα", "Сало и квас", "Złoty Łuk", "Ñandú «¿?»"])
def test_greek_cyrillic_and_accents_come_out(tmp_path, name):
    assert told(tmp_path, card(name=name, text=f'"*{name}* and **{name}**."')) == []


def test_markup_in_a_name_is_printed_as_it_is(tmp_path):
    assert told(tmp_path, card(name='"**Not :flame: bold*"')) == []


def test_flavour_gives_way_without_a_word(tmp_path):
    long = card(text="word " * 60) + "  flavor: " + "fun " * 60 + "\n"
    assert told(tmp_path, long) == []


# -- pictures --------------------------------------------------------------------------------


def with_art(folder: Path, name: str, data: bytes) -> list[str]:
    (folder / "art").mkdir(parents=True, exist_ok=True)
    (folder / "art" / name).write_bytes(data)
    return told(folder, card() + f"  art: art/{name}\n")


def picture(mode: str, form: str, size: tuple[int, int] = (40, 30)) -> bytes:
    buffer = io.BytesIO()
    Image.new(mode, size).save(buffer, form)
    return buffer.getvalue()


@pytest.mark.parametrize(
    ("mode", "form", "name"),
    [
        ("RGB", "PNG", "a.png"),
        ("RGBA", "PNG", "a.png"),
        ("P", "PNG", "a.png"),
        ("L", "JPEG", "a.jpg"),
    ],
)
def test_an_ordinary_picture_is_fine(tmp_path, mode, form, name):
    assert with_art(tmp_path, name, picture(mode, form, (400, 400))) == []


def test_a_cmyk_picture_is_refused(tmp_path):
    assert with_art(tmp_path, "a.jpg", picture("CMYK", "JPEG")) == [
        (
            "6:8 art-cmyk `art/a.jpg` is in CMYK, so a home printer would change its colors"
            " | save it in RGB"
        )
    ]


def test_a_picture_cut_off_in_the_middle_is_refused(tmp_path):
    data = picture("RGB", "PNG", (200, 200))
    (line,) = with_art(tmp_path, "a.png", data[: len(data) // 2])
    assert line.startswith("6:8 art-corrupt `art/a.png` can't be read as a picture")
    assert " at 0x" not in line, "the same input tells the same"


def test_a_picture_of_too_many_pixels_is_refused_before_it_is_decoded(tmp_path, monkeypatch):
    monkeypatch.setattr(art_module, "MAX_PIXELS", 1000)
    (line,) = with_art(tmp_path, "a.png", picture("RGB", "PNG"))
    assert line.startswith("6:8 art-too-large `art/a.png` has 40 × 30 pixels")


def test_a_picture_of_too_many_bytes_is_refused_before_it_is_read(tmp_path, monkeypatch):
    monkeypatch.setattr(art_module, "MAX_BYTES", 10)
    (line,) = with_art(tmp_path, "a.png", picture("RGB", "PNG"))
    assert line.startswith("6:8 art-too-large")


SVG = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">{}</svg>'


@pytest.mark.parametrize(
    ("inside", "message"),
    [
        ("<script>alert(1)</script>", "art-unsafe `art/a.svg` contains a <script>"),
        ('<rect width="1" height="1" onclick="x()"/>', "art-unsafe `art/a.svg` contains a script in `onclick`"),
        (
            '<image xlink:href="http://example.org/x.png"/>',
            "art-unsafe `art/a.svg` links to something outside in `href`",
        ),
        (
            '<rect width="1" height="1" style="fill:url(http://example.org/#a)"/>',
            "art-unsafe `art/a.svg` links to something outside in `style`",
        ),
        ("<style>@import 'x.css';</style>", "art-unsafe `art/a.svg` loads a style sheet from another file"),
        ("<text>Hi</text>", "art-unsupported `art/a.svg` has a <text>, which cards can't print"),
        (
            '<rect width="1" height="1" fill="url(#g)"/>',
            "art-unsupported `art/a.svg` has a color `url(#g)` that cards can't print",
        ),
        ('<path d="M 1 x"/>', "art-corrupt `art/a.svg` has a <path> that can't be read"),
        ("<g>", "art-corrupt `art/a.svg` is not valid XML: "),
    ],
)  # fmt: skip
def test_an_svg_that_cannot_be_trusted_or_drawn_is_refused(tmp_path, inside, message):
    (line,) = with_art(tmp_path, "a.svg", SVG.format(inside).encode())
    assert line.startswith(f"6:8 {message}")


def test_an_svg_with_entities_is_refused_unread(tmp_path):
    bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' + SVG.format("&b;")
    (line,) = with_art(tmp_path, "a.svg", bomb.encode())
    assert line.startswith("6:8 art-unsafe `art/a.svg` defines entities")


def test_a_plain_svg_is_drawn_with_groups_and_transforms(tmp_path):
    inside = (
        '<title>t</title><g transform="translate(1 2) scale(2)" fill="#f00" opacity=".5">'
        '<path d="M0 0h2v2H0z"/><circle cx="1" cy="1" r="1" fill="none" stroke="blue"/></g>'
    )
    assert with_art(tmp_path, "a.svg", SVG.format(inside).encode()) == []
    pack, _ = written(tmp_path, card() + "  art: art/a.svg\n")
    draw = art_module.picture_of(pack.cards["zap"], pack, Problems())
    assert draw is not None
    (outer,) = draw(Box(10, 10, 18, 18))
    assert isinstance(outer, Group)
    assert outer.matrix == (2, 0, 0, 2, 10, 10)
    (inner,) = outer.items
    assert isinstance(inner, Group)
    square, ring = inner.items
    assert (square.fill, square.opacity, ring.fill, ring.stroke.color) == (
        "#ff0000",
        0.5,
        None,
        "#0000ff",
    )


@pytest.mark.parametrize(
    ("d", "shape"),
    [
        ("M1 2l3 4", (("M", 1, 2), ("L", 4, 6))),
        ("m1,2 3,4z", (("M", 1, 2), ("L", 4, 6), ("Z",))),
        ("M0 0H5V6h-5", (("M", 0, 0), ("L", 5, 0), ("L", 5, 6), ("L", 0, 6))),
        ("M0 0C0 1 1 2 2 2S4 3 4 4", (("M", 0, 0), ("C", 0, 1, 1, 2, 2, 2), ("C", 3, 2, 4, 3, 4, 4))),
    ],
)  # fmt: skip
def test_svg_paths_become_absolute(d, shape):
    assert parse_path(d) == shape


def test_an_svg_arc_ends_where_it_should_and_bulges_the_right_way():
    (_, *curves) = parse_path("M 0 0 A 5 5 0 0 1 10 0")
    assert curves[-1][-2:] == (10, 0)
    assert min(curve[-1] for curve in curves) == pytest.approx(-5)


def test_a_packs_overlong_name_is_told_once_where_it_stands(tmp_path):
    written(tmp_path, card() + card().replace("zap", "zip"))
    text = (tmp_path / "pack.yaml").read_text().replace("name: Mine", "name: " + "Mine " * 40, 1)
    (tmp_path / "pack.yaml").write_text(text)
    problems = Problems()
    library = load_library(problems, [tmp_path], built_in=False)
    pack = library.pack("mine")
    assert pack is not None
    check_print(pack, library, problems)
    (found,) = problems.sorted()
    assert found.span.file.endswith("pack.yaml")
    assert found.span.line == 2
    assert str(found.message).startswith(
        "the pack's name does not fit at the foot of its cards: the text "
    )
