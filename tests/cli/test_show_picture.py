"""`fragkit show … --picture`: a face, a sheet or a map in a file."""

from __future__ import annotations

import io
import sys
from xml.etree import ElementTree

import pytest
from PIL import Image


def test_a_card_is_drawn_as_svg(fragkit, tmp_path):
    ran = fragkit("show", "card", "boomstick", "--picture", "b.svg")
    assert (ran.code, ran.out) == (0, "b.svg\n")
    root = ElementTree.fromstring((tmp_path / "b.svg").read_bytes())
    assert (root.get("width"), root.get("height")) == ("63mm", "88mm")
    assert "Boomstick" in "".join(root.itertext())


def test_a_card_is_drawn_as_png(fragkit, tmp_path):
    assert fragkit("show", "card", "boomstick", "--picture", "b.png").code == 0
    picture = Image.open(io.BytesIO((tmp_path / "b.png").read_bytes()))
    assert picture.size == (744, 1039)
    colors = picture.convert("RGB").getcolors(1 << 20)
    assert colors is not None
    assert len(colors) > 20


def test_png_needs_the_extra_and_svg_does_not(fragkit, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "pypdfium2", None)
    ran = fragkit("show", "card", "boomstick", "--picture", "b.png")
    assert ran.code == 2
    assert "fragkit[png]" in ran.err
    assert fragkit("show", "card", "boomstick", "--picture", "b.svg").code == 0


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["boomstick", "--picture", "b.jpg"], "--picture writes .svg and .png, not `b.jpg`"),
        (
            ["boomstick", "--picture", "no/b.svg"],
            "can't write no/b.svg: No such file or directory",
        ),
        (["./two.yaml", "--picture", "b.svg"], "--picture draws one card; `./two.yaml` holds 2"),
    ],
)
def test_what_cannot_be_drawn_is_told(args, message, fragkit, tmp_path):
    (tmp_path / "two.yaml").write_text(
        "- {id: zap, name: Zap, deck: special, text: Zap.}\n- {id: zip, name: Zip, deck: special, text: Zip.}\n"
    )
    ran = fragkit("show", "card", *args)
    assert ran.code == 2
    assert message in ran.err


def test_a_face_with_a_flaw_is_not_written(fragkit, tmp_path):
    (tmp_path / "one.yaml").write_text("- {id: zap, name: Zap, deck: special, text: 'Zap ☃.'}\n")
    ran = fragkit("show", "card", "./one.yaml", "--picture", "b.svg")
    assert ran.code == 1
    assert "missing-glyph" in ran.err
    assert not (tmp_path / "b.svg").exists()


@pytest.mark.parametrize("kind", ["svg", "png"])
@pytest.mark.slow
def test_a_sheet_and_a_map_are_drawn_too(fragkit, tmp_path, kind):
    for what, id in (("fighter", "zoe-mph"), ("map", "foundry")):
        ran = fragkit("show", what, id, "--picture", f"{what}.{kind}")
        assert (ran.code, ran.out) == (0, f"{what}.{kind}\n")
        data = (tmp_path / f"{what}.{kind}").read_bytes()
        assert data.startswith(b"\x89PNG" if kind == "png" else b"<?xml")
    if kind == "svg":
        assert b"ZOE MPH" in (tmp_path / "fighter.svg").read_bytes()


def test_a_map_that_is_asked_about_is_no_picture(fragkit):
    ran = fragkit("show", "map", "foundry", "--picture", "m.svg", "--heat")
    assert (ran.code, "fragkit build svg" in ran.err) == (2, True)


@pytest.mark.slow
def test_a_pack_of_fighters_is_no_single_picture(fragkit):
    fragkit("new", "pack", "mine")
    fragkit("new", "fighter", "Granny")
    ran = fragkit("show", "fighter", "./granny.yaml", "--picture", "g.svg")
    assert ran.code == 0
    (ran,) = [fragkit("show", "card", "./mine", "--picture", "g.svg")]
    assert "--picture draws one card; `./mine` holds 3" in ran.err
