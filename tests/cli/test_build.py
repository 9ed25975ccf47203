"""`fragkit build`: what it writes, what it says, and what it leaves alone."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

SALOON = Path(__file__).parent.parent / "fixtures" / "saloon"
BROKEN = "- {id: zap, name: Zap, deck: special, effects: {draw: any}, text: 'Zap ☃.'}\n"
CARDS = set(re.findall(r"id: ([a-z-]+)", (SALOON / "cards" / "cards.yaml").read_text()))
PACK = 'id: mine\nname: Mine\nversion: "1"\nextends: base\n'


def build(fragkit, *args: str):
    return fragkit("build", "pdf", "--pack", f"{SALOON}/", "--only", "cards", *args)


def test_files_and_manifest_lie_where_the_contract_says(fragkit, tmp_path):
    ran = build(fragkit)
    assert ran.code == 0, ran.out + ran.err
    manifest = json.loads((tmp_path / "build" / "manifest.json").read_text())
    data = (tmp_path / "build" / "pdf" / "saloon-cards.pdf").read_bytes()
    assert list(manifest) == ["files", "cards"]
    assert manifest["cards"]["saloon"].keys() == CARDS
    assert {"files": manifest["files"]} == {
        "files": [
            {
                "path": "pdf/saloon-cards.pdf",
                "pages": 8,
                "sha256": hashlib.sha256(data).hexdigest(),
            }
        ]
    }


def test_the_summary_tells_files_paper_and_cuts(fragkit):
    lines = build(fragkit).out.splitlines()
    assert lines[:4] == [
        "build/pdf/saloon-cards.pdf  8 pages, both sides",
        "paper: 4 sheets of A4",
        "print: 100 %, both sides, long edge",
        "cuts: 32",
    ]
    assert lines[4].startswith("done in ")


def test_the_summary_fits_40_columns(fragkit, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    lines = build(fragkit, "--dry-run").out.splitlines()
    assert lines[:2] == ["build/pdf/saloon-cards.pdf", "  8 pages, both sides"]
    assert max(map(len, lines)) <= 40


def test_a_dry_run_counts_the_paper_and_writes_nothing(fragkit, tmp_path):
    ran = build(fragkit, "--dry-run", "--paper", "a3")
    assert ran.code == 0
    assert ran.out.splitlines() == [
        "build/pdf/saloon-cards.pdf  6 pages, both sides",
        "paper: 3 sheets of A3",
        "print: 100 %, both sides, long edge",
        "cuts: 33",
        "dry run: nothing was written",
    ]
    assert list(tmp_path.iterdir()) == []


def test_json_tells_the_same(fragkit):
    told = build(fragkit, "--json").json
    assert told == {
        "files": ["build/pdf/saloon-cards.pdf"],
        "sheets": {"A4": 4},
        "cuts": 32,
        "skipped": [],
    }


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["pdf", "--pack", "bsae"], "there is no pack `bsae`; did you mean `base`?"),
        (["pdf", "--only", "crads"], "there is no kind `crads`; did you mean `cards`?"),
        (["pdf", "--paper", "a44"], "there is no paper `a44`; did you mean `a4`?"),
        (["pdf", "--backs", "long"], "there is no way of printing backs `long`; did you mean `long-edge`?"),
        (["pdf", "--ink", "lo"], "there is no ink `lo`; did you mean `low`?"),
        (["pfd"], "there is no format `pfd`; did you mean `pdf`?"),
        (["pdf", "--pack", "./nowhere"], "there is no file or folder `nowhere`"),
        (["pdf", "--offset", "1"], "`1` is not an offset; type mm such as `0.5,-1`"),
        (["pdf", "--offset", "9,0"], "an offset of `9,0` mm is too large; the limit is 5 mm"),
        (["pdf", "--offset", "nan,0"], "`nan,0` is not an offset; type mm such as `0.5,-1`"),
        (["pdf", "--only", ","], "`,` is an empty list"),
        (["pdf", "--heat"], "--heat works only for SVG maps; run `fragkit build svg`"),
        (["pdf", "--sight", "A1"], "--sight works only for SVG maps; run `fragkit build svg`"),
        (
            ["svg", "--sight", "Z99", "--pack", "base"],
            ("--sight Z99: there is no square Z99 on foundry; squares are A1 to T30; the nearest is T30; "
            "nor is it on 1 other map"),
        ),
        (["svg", "--sight", "A1", "--only", "counters"], "--sight A1: no map is drawn"),
        (
            ["pdf", "--only", "cards", "--layout", "spaecd"],
            "`spaecd` is not a layout for cards; choose from `edge-to-edge`, `spaced`, `gutterfold`",
        ),
        (
            ["pdf", "--only", "cards", "--layout", "spaced", "--backs", "gutterfold"],
            ("`spaced` is laid out for --backs long-edge, short-edge, separate, none, not for gutterfold; "
            "these would fit: `gutterfold` (4 a sheet)"),
        ),
    ],
)  # fmt: skip
def test_a_wrong_word_exits_2_with_one_line(fragkit, tmp_path, args, message):
    ran = fragkit("build", *args)
    assert (ran.code, ran.out, ran.err) == (2, "", f"fragkit: {message}\n")
    assert list(tmp_path.iterdir()) == []


def test_a_square_that_only_one_of_the_maps_has_shades_that_one(fragkit, tmp_path):
    ran = fragkit("build", "svg", "--sight", "T30a")
    assert ran.code == 0
    assert "warning[map-no-sight] nothing is shaded on reactor" in ran.err
    made = {p.name for p in (tmp_path / "build" / "svg").iterdir()}
    assert made >= {"foundry-sight-t30a.svg", "reactor.svg"}


def test_a_folder_given_like_an_id_is_recognised(fragkit, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "pack.yaml").write_text(PACK)
    ran = fragkit("build", "pdf", "--pack", "mine")
    assert (ran.code, ran.err) == (
        2,
        "fragkit: there is no pack `mine`; for the folder, type `./mine`\n",
    )
    assert fragkit("build", "pdf", "--pack", "./mine", "--only", "cards").code == 0


def test_negative_offsets_are_taken(fragkit):
    assert build(fragkit, "--offset", "-0.5,-1", "--dry-run").code == 0


def test_a_card_that_does_not_print_is_shown_at_its_line_and_nothing_is_written(fragkit, tmp_path):
    (tmp_path / "cards.yaml").write_text(BROKEN)
    ran = fragkit("build", "pdf", "--pack", "./cards.yaml", "--only", "cards")
    assert ran.code == 1
    assert (
        "cards.yaml:1:67: error[missing-glyph] zap: the font lacks `☃` (U+2603 SNOWMAN)" in ran.out
    )
    assert "1 | - {id: zap" in ran.out
    assert ran.out.endswith("1 error; nothing was written\n")
    assert not (tmp_path / "build").exists()


@pytest.mark.slow
def test_check_print_tells_the_same_without_a_build(fragkit, tmp_path):
    (tmp_path / "cards.yaml").write_text(BROKEN)
    assert fragkit("check", "./cards.yaml").code == 0
    ran = fragkit("check", "--print", "./cards.yaml")
    assert ran.code == 1
    assert "cards.yaml:1:67: error[missing-glyph]" in ran.out


def test_content_errors_exit_1_as_json_too(fragkit, tmp_path):
    (tmp_path / "cards.yaml").write_text("- {id: zap, name: Zap, deck: special, demage: 3d}\n")
    ran = fragkit("build", "pdf", "--pack", "./cards.yaml", "--json")
    assert ran.code == 1
    assert [d["code"] for d in ran.json] == ["unknown-key"]


def test_another_packs_mistake_does_not_keep_this_one_from_being_printed(fragkit, tmp_path):
    mine = tmp_path / "mine"
    (mine / "cards").mkdir(parents=True)
    (mine / "pack.yaml").write_text(PACK)
    (mine / "cards" / "cards.yaml").write_text("- {id: zap}\n")
    (tmp_path / "fragkit.yaml").write_text("packs: [mine]\n")
    assert build(fragkit, "--dry-run").code == 0
    assert fragkit("build", "pdf", "--pack", "mine", "--dry-run").code == 1
    assert fragkit("build", "pdf", "--dry-run").code == 1


def test_a_loose_file_is_printed_as_a_pack_of_its_own(fragkit, tmp_path):
    (tmp_path / "cards.yaml").write_text(BROKEN.replace("☃", "now"))
    ran = fragkit("build", "pdf", "--pack", "./cards.yaml", "--only", "cards", "--backs", "none")
    assert ran.code == 0, ran.out + ran.err
    assert (tmp_path / "build" / "pdf" / "loose-cards.pdf").exists()


def test_a_loose_file_does_not_take_up_templates_that_lie_beside_it(fragkit, tmp_path):
    (tmp_path / "cards.yaml").write_text(BROKEN.replace("☃", "now"))
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates" / "other.yaml").write_text("- of another program\n")
    ran = fragkit("build", "pdf", "--pack", "./cards.yaml", "--only", "cards", "--dry-run")
    assert ran.code == 0, ran.out
    assert fragkit("check", "./cards.yaml").code == 0


def test_a_pack_without_that_kind_is_skipped_with_a_line(fragkit, tmp_path):
    (tmp_path / "pack.yaml").write_text(PACK)
    ran = fragkit("build", "pdf", "--pack", ".", "--only", "cards")
    assert (ran.code, ran.out) == (0, "mine: no cards, skipped\nnothing to print\n")


def test_an_output_folder_that_cannot_be_written_exits_2(fragkit, tmp_path):
    (tmp_path / "build").write_text("a file in the way")
    ran = build(fragkit)
    assert ran.code == 2
    assert ran.err.startswith("fragkit: can't write build/pdf")
    assert ran.err.count("\n") == 1


def test_a_full_disk_exits_2_and_leaves_the_old_files(fragkit, tmp_path, monkeypatch):
    assert build(fragkit).code == 0
    target = tmp_path / "build" / "pdf" / "saloon-cards.pdf"
    before = target.read_bytes()

    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    ran = build(fragkit, "--ink", "low")
    assert ran.code == 2
    assert ran.err.startswith("fragkit: no space left to write ")
    assert target.read_bytes() == before
    assert sorted(p.name for p in target.parent.iterdir()) == ["saloon-cards.pdf"]


def test_an_interrupted_build_leaves_the_old_files(fragkit, tmp_path, monkeypatch):
    assert build(fragkit).code == 0
    target = tmp_path / "build" / "pdf" / "saloon-cards.pdf"
    before = target.read_bytes()

    def interrupt(descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    assert build(fragkit, "--ink", "low").code == 130
    assert target.read_bytes() == before
    assert sorted(p.name for p in target.parent.iterdir()) == ["saloon-cards.pdf"]


def test_a_template_can_be_given_by_path(fragkit, tmp_path):
    (tmp_path / "face.yaml").write_text('id: hex\nextends: hex\ncolors: {deck: "#445566"}\n')
    assert build(fragkit, "--template", "face.yaml").code == 0
    (tmp_path / "face.yaml").write_text(
        "id: hex\nextends: hex\nfront: [{icon: nope, at: [4, 4, 5, 5]}]\n"
    )
    ran = build(fragkit, "--template", "face.yaml")
    assert ran.code == 1
    assert "face.yaml:3:16: error[unknown-icon]" in ran.out


@pytest.mark.slow
def test_the_bytes_do_not_depend_on_directory_locale_or_hash_seed(tmp_path):
    found = set()
    for i, (locale, seed) in enumerate((("C", "1"), ("de_DE.UTF-8", "2"))):
        folder = tmp_path / f"place-{i}"
        folder.mkdir()
        environment = {**os.environ, "LC_ALL": locale, "LANG": locale, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-m", "fragkit", "build", "pdf", "--pack", f"{SALOON}/", "--only", "cards"]  # fmt: skip
        subprocess.run(command, cwd=folder, env=environment, check=True, capture_output=True)
        found.add((folder / "build" / "pdf" / "saloon-cards.pdf").read_bytes())
    assert len(found) == 1


def test_no_progress_is_drawn_when_nobody_watches(fragkit):
    assert build(fragkit).err == ""


def test_a_reference_may_cite_rules_of_packs_that_are_not_printed(fragkit):
    ran = fragkit("build", "pdf", "--pack", "base", "--only", "reference", "--out", "out")
    assert ran.code == 0, ran.out + ran.err


def test_svg_says_nothing_of_kinds_that_have_no_drawing(fragkit):
    ran = fragkit("build", "svg", "--pack", "base", "--dry-run")
    assert "skipped" not in ran.out
    asked = fragkit("build", "svg", "--pack", "base", "--only", "cards", "--dry-run")
    assert "base: no cards, skipped" in asked.out


def test_a_pack_given_by_path_and_in_the_settings_is_one_pack(fragkit, tmp_path):
    (tmp_path / "mine" / "cards").mkdir(parents=True)
    (tmp_path / "mine" / "pack.yaml").write_text(PACK)
    (tmp_path / "mine" / "cards" / "c.yaml").write_text(BROKEN.replace("☃", "on"))
    (tmp_path / "fragkit.yaml").write_text("packs: [mine]\n")
    for name in ("mine", "./mine", f"{tmp_path}/mine"):
        ran = fragkit("build", "pdf", "--pack", name, "--only", "cards", "--dry-run")
        assert (ran.code, ran.err) == (0, "")
        assert "mine-cards.pdf" in ran.out


# -- a part of it ----------------------------------------------------------------------------


def test_named_cards_are_printed_alone_from_the_packs_that_have_them(fragkit):
    ran = fragkit("build", "pdf", "--cards", "boomstick,light-armor", "--mix", "--dry-run")
    assert ran.code == 0
    assert ran.out.splitlines()[:2] == [
        "build/pdf/base-cards.pdf  2 pages, both sides",
        "paper: 1 sheet of A4",
    ]


def test_a_second_build_prints_only_what_changed(fragkit, tmp_path):
    (tmp_path / "cards.yaml").write_text("- {id: zap, name: Zap, deck: special, text: Zap.}\n")
    call = ("build", "pdf", "--pack", "./cards.yaml", "--only", "cards")
    assert fragkit(*call).code == 0
    again = fragkit(*call, "--changed-since", "build")
    assert again.out.splitlines() == ["loose: no changed cards, skipped", "nothing to print"]
    (tmp_path / "cards.yaml").write_text("- {id: zap, name: Zap, deck: special, text: Zap!}\n")
    assert fragkit(*call, "--changed-since", "build/manifest.json").out.startswith("build/pdf/")


def test_files_that_would_be_the_same_are_left_out(fragkit):
    call = ("build", "pdf", "--pack", "base", "--only", "counters,calibration")
    fragkit(*call)
    ran = fragkit(*call, "--changed-since", "build/manifest.json", "--ink", "low")
    assert "pdf/base-calibration.pdf: unchanged, skipped" in ran.out
    assert "build/pdf/base-counters.pdf" in ran.out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--cards", "bomstick"], "there is no card `bomstick`; did you mean `boomstick`?"),
        (
            ["--only", "maps", "--cards", "boomstick"],
            "--cards has no effect: no cards are printed",
        ),
        (["--only", "maps", "--guides"], "--guides has no effect: no cards"),
        (["--only", "maps", "--mix"], "--mix has no effect: no cards"),
        (["--join", "foundry"], "--join needs two or more maps: `foundry+…`"),
        (["--join", "foundry+fondry"], "there is no map `fondry`; did you mean `foundry`?"),
        (["--join", "foundry+foundry"], "foundry cannot be joined to itself"),
        (["--join", "foundry+drydock", "--only", "cards"], "--join prints only maps"),
        (["--join", "foundry+drydock", "--pack", "deadlands"], "none of these packs has the map"),
        (["--counters", "barrl=2"], "there is no kind of counter `barrl`; did you mean `barrel`?"),
        (
            ["--counters", "barrel"],
            "`barrel` is not a number of counters; type `barrel=25` (at most 500)",
        ),
        (["--counters", "barrel=501"], "is not a number of counters"),
        (["--only", "maps", "--counters", "barrel=2"], "--counters has no effect: no counters"),
        (["--changed-since", "nowhere.json"], "there is no manifest `nowhere.json`"),
        (["--corner", "30"], "0<=x<=10"),
    ],
)
def test_what_cannot_be_meant_is_told(args, message, fragkit):
    ran = fragkit("build", "pdf", *args)
    assert ran.code == 2
    assert message in ran.err
