"""Pictures of cards, read back with zipfile and Pillow."""

from __future__ import annotations

import hashlib
import io
import json
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from fragkit.diagnostics import Problems
from fragkit.press.design_files import shipped_designs
from fragkit.press.export import ExportSettings, format_module
from fragkit.press.export.shops import Shop
from tests.press.export.shelf import export_of, exported, pump

pytestmark = pytest.mark.slow


def archive(**options: object) -> zipfile.ZipFile:
    (data,) = exported("png", **options).values()
    return zipfile.ZipFile(io.BytesIO(data))


def picture(name: str, **options: object) -> Image.Image:
    return Image.open(io.BytesIO(archive(**options).read(name)))


def test_there_is_a_front_for_each_card_and_a_back_for_each_deck():
    assert archive().namelist() == [
        "manifest.json",
        "weapon/wet-wipe.png",
        "weapon/leak.png",
        "weapon/back.png",
        "gadget/rubber-duck.png",
        "gadget/back.png",
    ]


def test_the_manifest_says_how_often_a_card_is_printed_and_which_back_it_has():
    told = json.loads(archive().read("manifest.json"))
    assert (told["pack"], told["version"], told["dpi"], told["bleed"]) == ("pump", "0.2", 300, True)
    first = told["files"][0]
    assert first["file"] == "weapon/wet-wipe.png"
    assert (first["copies"], first["back"], first["name"]) == (3, "weapon/back.png", "Wet Wipe")
    for entry in told["files"]:
        data = archive().read(entry["file"])
        assert hashlib.sha256(data).hexdigest() == entry["sha256"]
        assert Image.open(io.BytesIO(data)).size == (entry["width"], entry["height"])


@pytest.mark.parametrize(
    ("options", "size"),
    [
        ({}, (815, 1110)),  # 69 × 94 mm at 300 dpi
        ({"bleed": False}, (744, 1039)),  # 63 × 88 mm
        ({"dpi": 600}, (1630, 2220)),
        ({"shop": "tgc"}, (825, 1125)),
        ({"shop": "mpc"}, (822, 1122)),
        ({"shop": "tgc", "dpi": 600}, (1650, 2250)),
        ({"shop": "printerstudio"}, (822, 1122)),
        ({"shop": "boardgamesmaker"}, (822, 1122)),
        ({"shop": "printninja"}, (825, 1125)),
    ],
)
def test_pictures_have_the_pixels_that_were_asked_for(options, size):
    found = picture("weapon/wet-wipe.png", **options)
    assert found.size == size
    assert found.info["dpi"][0] == pytest.approx(options.get("dpi", 300), abs=0.1)


def test_a_back_bleeds_to_the_very_edge_for_each_shop():
    for shop in shipped_designs("shops", Shop, "a shop"):
        back = picture("weapon/back.png", shop=shop.id).convert("L")
        for box in ((0, 0, back.width, 1), (0, 0, 1, back.height)):
            assert back.crop(box).getextrema()[1] < 200, "white shows at the edge"
        right, bottom = back.width - 1, back.height - 1
        assert back.getpixel((right, bottom)) < 200


def test_without_bleed_the_picture_is_the_middle_of_the_one_with_it():
    whole = picture("weapon/wet-wipe.png").convert("L")
    trimmed = picture("weapon/wet-wipe.png", bleed=False).convert("L")
    edge = (whole.width - trimmed.width) // 2, (whole.height - trimmed.height) // 2
    middle = whole.crop((*edge, edge[0] + trimmed.width, edge[1] + trimmed.height))
    difference = ImageChops.difference(middle, trimmed)
    assert ImageStat.Stat(difference).mean[0] < 6


def test_the_same_pack_gives_the_same_bytes():
    assert export_of("pump", "png") == exported("png")


def test_low_ink_leaves_the_paper_white():
    full, low = (picture("gadget/back.png", ink=ink).convert("L") for ink in ("full", "low"))
    mean = [ImageStat.Stat(picture).mean[0] for picture in (full, low)]
    assert mean[0] < 120
    assert mean[1] > 220


def test_a_pack_without_cards_gives_nothing():
    pack, library = pump()
    settings = ExportSettings(out=Path("/out"), dpi=300)
    assert (
        format_module("png").outputs(replace(pack, cards={}), library, settings, Problems()) == []
    )


def test_a_pack_brings_a_shop_of_its_own(fragkit, tmp_path):
    (tmp_path / "pack.yaml").write_text('id: mine\nname: Mine\nversion: "1"\nextends: base\n')
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "a.yaml").write_text(
        "- {id: zap, name: Zap, deck: special, effects: {draw: any}}\n"
    )
    (tmp_path / "templates" / "shops").mkdir(parents=True)
    shop = tmp_path / "templates" / "shops" / "own.yaml"
    shop.write_text("- {id: corner-shop, name: Corner, bleed: 24, cards: {poker: [750, 1050]}}\n")
    ran = fragkit("export", "png", "--shop", "corner-shop")
    assert ran.code == 0, ran.out + ran.err
    made = zipfile.ZipFile(tmp_path / "build" / "png" / "mine-cards.zip").read("special/zap.png")
    assert Image.open(io.BytesIO(made)).size == (798, 1098)
    shop.write_text("- {id: corner-shop, name: Corner, bleed: 24, cards: {poker: [750]}}\n")
    ran = fragkit("export", "png", "--shop", "corner-shop")
    assert "own.yaml:1:53: error[bad-shop] `poker` of `corner-shop` is not a card size" in ran.out
