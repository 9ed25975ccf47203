"""`fragkit export`: where files land, what is told, and what is refused."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from fragkit.press.export import FORMATS

PUMP = Path(__file__).parent.parent / "fixtures" / "pump"


def export(fragkit, format: str, *args: str):
    return fragkit("export", format, "--pack", f"{PUMP}/", *args)


@pytest.mark.parametrize(
    ("format", "file"),
    [
        ("png", "png/pump-cards.zip"),
        ("tts", "tts/pump.json"),
        ("uvtt", "uvtt/pump-room.uvtt"),
        ("mpc", "mpc/pump/cards.xml"),
        ("cut", "cut/pump-cards.svg"),
        ("pdfx", "pdfx/pump-cards.pdf"),
        ("csv", "csv/pump-cards.csv"),
    ],
)
def test_each_format_writes_below_the_folder_and_into_the_manifest(format, file, fragkit, tmp_path):
    ran = export(fragkit, format, "--out", "there")
    assert ran.code == 0, ran.out + ran.err
    assert f"there/{file}" in ran.out
    manifest = json.loads((tmp_path / "there" / "manifest.json").read_text())
    assert file in [entry["path"] for entry in manifest["files"]]


def test_a_folder_of_pictures_is_one_line(fragkit):
    assert export(fragkit, "mpc").out.splitlines() == [
        "build/mpc/pump/cards.xml",
        "build/mpc/pump/cards/  5 pictures",
    ]


def test_json_lists_files(fragkit):
    told = export(fragkit, "cut", "--json").json
    assert told["files"][:2] == ["build/cut/pump-cards.pdf", "build/cut/pump-cards.svg"]


@pytest.mark.parametrize("format", FORMATS)
def test_formats_with_pictures_need_the_extra_and_say_so(format, fragkit, monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "pypdfium2", None)
    ran = export(fragkit, format)
    if format in ("png", "tts", "uvtt", "mpc"):
        assert ran.code == 2
        assert ran.err == (
            'fragkit: pictures need the extra [png]; install it with `pip install "fragkit[png]"`\n'
        )
        assert not (tmp_path / "build").exists()
    else:
        assert ran.code == 0, ran.err


def test_walls_alone_need_no_extra(fragkit, monkeypatch):
    monkeypatch.setitem(sys.modules, "pypdfium2", None)
    assert export(fragkit, "uvtt", "--no-picture").code == 0


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["svg"], "there is no format `svg`"),
        (["cut", "--dpi", "300"], "--dpi has no effect on cut; leave it out"),
        (["uvtt", "--shop", "tgc"], "--shop has no effect on uvtt; leave it out"),
        (["png", "--shop", "tgs"], "there is no shop `tgs`; did you mean `tgc`?"),
        (["png", "--shop", "tgc", "--no-bleed"], "--shop sets the shop's own bleed"),
        (["png", "--dpi", "7"], "72<=x<=1200"),
        (["tts", "--url", "here"], "`here` is not a web address"),
        (["pdfx", "--condition", "FOGRA93"], "there is no printing condition `FOGRA93`"),
        (["cut", "--paper", "a5"], "there is no paper `a5`"),
        (["png", "--pack", "nowhere"], "there is no pack `nowhere`"),
    ],
)
def test_misuse_is_told_in_one_line(args, message, fragkit):
    ran = fragkit("export", *args)
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1


def test_nothing_is_written_when_a_card_has_a_problem(fragkit, tmp_path):
    (tmp_path / "cards.yaml").write_text(
        "- {id: zap, name: Zap, deck: special, effects: {draw: any}, text: 'Zap ☃.'}\n"
    )
    ran = fragkit("export", "cut", "--pack", "./cards.yaml")
    assert ran.code == 1
    assert "missing-glyph" in ran.out
    assert not (tmp_path / "build").exists()


def test_a_pack_without_anything_of_the_sort_is_skipped(fragkit, tmp_path):
    (tmp_path / "bare").mkdir()
    (tmp_path / "bare" / "pack.yaml").write_text(
        'id: bare\nname: Bare\nversion: "1"\nextends: base\n'
    )
    ran = fragkit("export", "png", "--pack", str(tmp_path / "bare"))
    assert (ran.code, ran.out) == (0, "bare: nothing for png, skipped\nnothing to export\n")


def test_building_a_pdf_never_loads_what_draws_pixels():
    code = "import fragkit.cli.build, fragkit.press.cards.card_pages, sys; print('pypdfium2' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "False\n"


def test_joined_maps_are_exported_by_their_ids(fragkit, tmp_path):
    out = str(tmp_path / "out")
    ran = fragkit("export", "uvtt", "--map", "foundry+reactor", "--no-picture", "--out", out)
    assert (ran.code, "foundry+reactor.uvtt" in ran.out) == (0, True)
    for words, told in (
        (["uvtt", "--map", "foundry+nowhere"], "there is no map `nowhere`"),
        (["uvtt", "--map", "foundry+foundry"], "foundry cannot be joined to itself"),
        (
            ["uvtt", "--map", "foundry", "--pack", "base"],
            "--map already names the map; leave out --pack",
        ),
        (["png", "--map", "foundry"], "--map has no effect on png"),
    ):
        ran = fragkit("export", *words, "--out", out)
        assert ran.code == 2
        assert told in ran.err
