"""Fonts and icons that a pack brings: checked, embedded, and nobody else's."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pytest
import reportlab
from PIL import Image
from pypdf import PdfReader

from fragkit.cli.content import with_source
from fragkit.diagnostics import Problems
from fragkit.language.sentences import NOTHING
from fragkit.load.packs.library import load_library
from fragkit.press.build import Request, draw, render
from fragkit.press.export.deck_faces import card_picture
from fragkit.press.pack_assets import font_flaw, load_assets
from fragkit.press.pictures.icons import GRID, ICONS
from fragkit.press.typography.fonts import FONTS, Metrics, font_path
from tests.press.shelf import base, written

VERA = (Path(reportlab.__file__).parent / "fonts" / "VeraBd.ttf").read_bytes()
DUCK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="#fc0"/></svg>'
FACE = """\
id: special
extends: special
front:
  - {name: title, font: poster, size: 12, least: 6}
  - {name: duck, icon: rubber-duck, at: [40, 66, 14, 14], color: deck}
"""
CARDS = '- {id: zap, name: Żap, deck: special, text: "Take a :rubber-duck:."}\n'


def pack_with(folder: Path, fonts: dict[str, bytes], icons: dict[str, str], face: str = FACE):
    for room, files in (("fonts", fonts), ("icons", icons)):
        (folder / "templates" / room).mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            path = folder / "templates" / room / name
            path.write_bytes(data if isinstance(data, bytes) else data.encode())
    if face:
        (folder / "templates" / "special.yaml").write_text(face)
    return written(folder, CARDS)


def told(library) -> list[str]:
    problems = Problems()
    load_assets(library, problems)
    return [f"{Path(d.span.file).name} {d.code} {d.message}" for d in problems.sorted()]


def test_a_packs_font_is_embedded_with_the_letters_that_are_used(tmp_path):
    _, library = pack_with(tmp_path, {"poster.ttf": VERA}, {"rubber-duck.svg": DUCK})
    problems = Problems()
    request = Request(packs=("mine",), kinds=("cards",))
    (output,) = render(draw(request, library, problems))
    assert problems.sorted() == []
    pages = PdfReader(io.BytesIO(output.data)).pages
    fonts = pages[0]["/Resources"]["/Font"].get_object().values()
    names = {font.get_object()["/BaseFont"]: font.get_object() for font in fonts}
    (own,) = (font for name, font in names.items() if "poster" in name or "Vera" in name)
    embedded = own["/FontDescriptor"]["/FontFile2"].get_object().get_data()
    assert 500 < len(embedded) < len(VERA)
    assert "Żap" in pages[0].extract_text()


def test_a_packs_font_may_be_one_of_ours(tmp_path):
    """Two fonts of one name in a document were a bug in fragkit."""
    ours = font_path("regular").read_bytes()
    _, library = pack_with(tmp_path, {"poster.ttf": ours}, {"rubber-duck.svg": DUCK})
    problems = Problems()
    (output,) = render(draw(Request(packs=("mine",), kinds=("cards",)), library, problems))
    assert problems.sorted() == []
    assert "Żap" in PdfReader(io.BytesIO(output.data)).pages[0].extract_text()


def test_a_packs_icon_is_drawn_as_large_as_ours(tmp_path):
    pack, library = pack_with(tmp_path, {"poster.ttf": VERA}, {"rubber-duck.svg": DUCK})
    assert told(library) == []
    (layer,) = ICONS["rubber-duck"]
    xs = [x for _, *n in layer.shape for x in n[0::2]]
    ys = [y for _, *n in layer.shape for y in n[1::2]]
    assert (min(xs), max(xs)) == (0, GRID)
    assert (min(ys), max(ys)) == (GRID / 4, 3 * GRID / 4), "wider than high, in the middle"
    data = card_picture(pack.cards["zap"], pack, library, Problems(), 150)
    assert data is not None
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    x, y = (round((at + 7) / 25.4 * 150) for at in (40, 66))
    assert picture.getpixel((x, y)) == (0x5B, 0x2C, 0x91)


def test_what_a_pack_brought_is_forgotten_with_it(tmp_path):
    _, library = pack_with(tmp_path, {"poster.ttf": VERA}, {"rubber-duck.svg": DUCK})
    load_assets(library, Problems())
    assert "poster" in FONTS
    assert "rubber-duck" in ICONS
    load_assets(base()[1], Problems())
    assert "poster" not in FONTS
    assert "rubber-duck" not in ICONS


@pytest.mark.parametrize("name", ["poster.otf", "poster.ttf"])
def test_an_error_in_a_font_shows_none_of_its_bytes(tmp_path, name):
    _, library = pack_with(tmp_path, {name: b"OTTO\0\1\0\xff" + VERA[:400]}, {}, face="")
    problems = Problems()
    load_assets(library, problems)
    (found,) = problems.sorted()
    header, help = with_source(found).splitlines()
    assert header.endswith(
        f"{name}:1:1: error[bad-font] the font has PostScript outlines, which can't be embedded"
    )
    assert help == "   help: use a TrueType font, a `.ttf` file"


@pytest.mark.parametrize("file", ["fonts/poster.ttf", "icons/rubber-duck.svg", "drawings/more.txt"])
def test_a_font_an_icon_or_a_drawing_is_a_file_of_the_pack(tmp_path, file):
    """A font that was a link out of the pack was once read, and embedded in PDFs."""
    mine = tmp_path / "mine"
    room, name = (mine / "templates" / file).parent, Path(file).name
    _, library = pack_with(mine, {}, {}, "")
    room.mkdir(parents=True, exist_ok=True)
    (tmp_path / name).write_bytes(VERA)
    (room / name).symlink_to(tmp_path / name)
    assert told(library) == [f"{name} outside-link this link leads out of the pack"]
    (room / name).unlink()
    (room / name).mkdir()
    _, library = written(mine, CARDS)
    assert told(library) == [f"{name} unreadable can't be read: it is not a regular file"]
    assert "poster" not in FONTS
    assert "rubber-duck" not in ICONS


def test_whoever_asks_is_told_what_is_wrong(tmp_path):
    _, library = pack_with(tmp_path, {"poster.ttf": b""}, {}, face="")
    assert told(library) == told(library) == ["poster.ttf bad-font this is not a TrueType font"]


def broken(table: bytes, data: bytes = VERA) -> bytes:
    """The font with one table's name destroyed."""
    return data.replace(table, b"XXXX", 1)


def restricted() -> bytes:
    at = VERA.index(b"OS/2")
    start = struct.unpack_from(">L", VERA, at + 8)[0]
    return VERA[: start + 8] + b"\0\2" + VERA[start + 10 :]


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("poster.ttf", b"", "this is not a TrueType font"),
        ("poster.ttf", b"OTTO" + VERA, "the font has PostScript outlines, which can't be embedded"),
        ("poster.woff2", b"wOF2" + VERA, "a web font can't be embedded"),
        ("poster.ttf", VERA[:5000], "the font is damaged: "),
        ("poster.ttf", broken(b"glyf"), "the font lacks the table `glyf`"),
        ("poster.ttf", restricted(), "the font's license does not allow embedding"),
        ("poster.ttf", VERA + bytes(5_000_000), "the font is larger than 5 MB"),
    ],
)  # fmt: skip
def test_a_font_that_cannot_be_embedded_is_told(name, data, message, tmp_path):
    _, library = pack_with(tmp_path, {name: data}, {}, face="")
    (line,) = told(library)
    assert line.startswith(f"{name} bad-font {message}")


@pytest.mark.parametrize("cut", range(0, 400, 23))
def test_a_font_cut_anywhere_never_raises(cut, tmp_path):
    (tmp_path / "f.ttf").write_bytes(VERA[:cut])
    assert font_flaw(tmp_path / "f.ttf")


def test_our_own_font_passes(tmp_path):
    assert font_flaw(font_path("regular")) == NOTHING


def with_table(tag: bytes, table: bytes) -> bytes:
    """Our regular font with another table at its end."""
    data = font_path("regular").read_bytes()
    at = data.index(tag)
    return data[: at + 8] + struct.pack(">LL", len(data), len(table)) + data[at + 16 :] + table


def segments(starts: list[int], ends: list[int]) -> bytes:
    """A character map of these runs (format 4)."""
    n = len(starts) + 1
    return struct.pack(
        f">HHHHL 7H {n}H H {n}H {2 * n}H",
        *(0, 1, 3, 1, 12), *(4, 0, 0, 2 * n, 0, 0, 0),
        *ends, 0xFFFF, 0, *starts, 0xFFFF, *[1] * n, *[0] * n,
    )  # fmt: skip


def test_characters_listed_over_and_over_are_no_font(tmp_path):
    """Four hundred kilobytes were read for a minute."""
    (tmp_path / "f.ttf").write_bytes(with_table(b"cmap", segments([65], [90])))
    assert font_flaw(tmp_path / "f.ttf") == NOTHING
    endless = segments([0] * 8000, [0xFFFE] * 8000)
    (tmp_path / "f.ttf").write_bytes(with_table(b"cmap", endless))
    assert str(font_flaw(tmp_path / "f.ttf")) == "the font is damaged: ValueError"


# A GPOS table up to its one kerning subtable: a header, no scripts, one feature, one lookup.
KERN = struct.pack(
    ">5H H H4sH 3H HH 4H", 1, 0, 10, 12, 26, 0, 1, b"kern", 8, 0, 1, 0, 1, 4, 2, 0, 1, 8
)


def test_a_pair_is_found_among_sixty_thousand(tmp_path):
    """Each was looked for from the beginning."""
    glyphs = Metrics(font_path("regular").read_bytes()).glyphs
    left, right = glyphs[ord("A")], glyphs[ord("V")]
    pairs = b"".join(struct.pack(">Hh", glyph, -(glyph % 999)) for glyph in range(60_000))
    table = struct.pack(">6H 3H H", 1, 12, 4, 0, 1, 18, 1, 1, left, 60_000) + pairs
    found = Metrics(with_table(b"GPOS", KERN + table))
    assert found.pairs["AV"] == -(right % 999)
    assert found.pairs["VA"] == 0


def test_kerning_without_end_is_damage(tmp_path):
    many = struct.pack(">HHH", 0, 0xFFFF, 0) * 60_000
    table = struct.pack(">8H h HH", 2, 18, 4, 0, 18, 18, 1, 1, -10, 2, 60_000) + many
    (tmp_path / "f.ttf").write_bytes(with_table(b"GPOS", KERN + table))
    assert font_flaw(tmp_path / "f.ttf") == NOTHING, "long, and read row by row"
    twice = KERN[:-4] + struct.pack(">HHH", 2, 10, 10) + table
    (tmp_path / "f.ttf").write_bytes(with_table(b"GPOS", twice))
    assert str(font_flaw(tmp_path / "f.ttf")) == "the font is damaged: ValueError"


@pytest.mark.parametrize("byte", [0x00, 0x7F, 0xFF])
def test_glyphs_that_lie_elsewhere_are_damage(byte, tmp_path):
    """Such a font passed, and stopped the print."""
    at = struct.unpack_from(">L", VERA, VERA.index(b"loca") + 8)[0] + 100
    (tmp_path / "f.ttf").write_bytes(VERA[:at] + bytes([byte]) * 2 + VERA[at + 2 :])
    assert str(font_flaw(tmp_path / "f.ttf")).startswith("the font is damaged: ")


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("duck.svg", DUCK.replace("/></svg>", '/><circle r="3" fill="red"/></svg>'),
         "bad-icon an icon has one color, but this one has #ff0000 and #ffcc00"),
        ("duck.svg", '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', "bad-icon the icon draws nothing"),
        ("duck.svg", "<svg", "art-corrupt `duck.svg` is not valid XML: "),
        ("duck.png", "x", "bad-icon an icon must be an SVG drawing"),
        ("gear.svg", DUCK, "own-name `gear` is the name of a built-in icon"),
        ("Rubber Duck.svg", DUCK, "own-name `Rubber Duck` is not an id"),
    ],
)  # fmt: skip
def test_an_icon_that_cannot_be_used_is_told(name, data, message, tmp_path):
    _, library = pack_with(tmp_path, {}, {name: data}, face="")
    (line,) = told(library)
    assert line.startswith(f"{name} {message}")


def test_two_packs_cannot_have_the_same_icon(tmp_path):
    for name in ("one", "two"):
        folder = tmp_path / name
        (folder / "templates" / "icons").mkdir(parents=True)
        (folder / "templates" / "icons" / "duck.svg").write_text(DUCK)
        (folder / "pack.yaml").write_text(f'id: {name}\nname: {name}\nversion: "1"\n')
    library = load_library(Problems(), [tmp_path / "one", tmp_path / "two"], built_in=False)
    assert told(library) == ["duck.svg own-name there are two icons called `duck`"]


def test_a_template_that_names_no_font_is_told(fragkit, tmp_path):
    pack_with(
        tmp_path,
        {"poster.ttf": VERA},
        {"rubber-duck.svg": DUCK},
        FACE.replace("font: poster", "font: postre"),
    )
    ran = fragkit("check", ".", "--json")
    (problem,) = [one for one in ran.json if one["severity"] == "error"]
    assert (problem["code"], problem["line"]) == ("unknown-font", 4)
    assert problem["help"] == "did you mean `poster`?"


@pytest.mark.slow
def test_check_accepts_a_sound_pack_in_the_working_directory(fragkit, tmp_path):
    pack_with(tmp_path, {"poster.ttf": VERA}, {"rubber-duck.svg": DUCK})
    told = fragkit("check", ".", "--print", "--json").json
    assert [one for one in told if one["severity"] == "error"] == []
