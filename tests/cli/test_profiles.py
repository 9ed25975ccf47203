"""Print profiles in `fragkit.yaml`: what a printer wants, written once."""

from __future__ import annotations

import io
import json
import zipfile

import pytest

PROFILES = """\
packs: []
profiles:
  default: {paper: letter}
  club: {paper: a3, backs: none, ink: low}
  shop: {shop: printninja, dpi: 72}
  askew: {offset: [1, 2, 3]}
"""


@pytest.fixture
def configured(tmp_path):
    (tmp_path / "fragkit.yaml").write_text(PROFILES)


def sheets(fragkit, *args: str) -> list[str]:
    ran = fragkit("build", "pdf", "--pack", "ftw", "--only", "cards", "--dry-run", "--json", *args)
    assert ran.code == 0, ran.out + ran.err
    return list(json.loads(ran.out)["sheets"])


def test_the_profile_called_default_applies_by_itself(fragkit, configured):
    assert sheets(fragkit) == ["Letter"]


def test_a_named_profile_replaces_the_default_one(fragkit, configured):
    assert sheets(fragkit, "--profile", "club") == ["A3"]


def test_an_option_that_is_typed_wins(fragkit, configured):
    assert sheets(fragkit, "--profile", "club", "--paper", "a4") == ["A4"]


def test_a_profile_serves_kit_as_well(fragkit, configured, tmp_path):
    assert fragkit("kit", "zoe-mph", "--profile", "club").code == 0
    from pypdf import PdfReader

    page = PdfReader(tmp_path / "build" / "pdf" / "base-kit-zoe-mph.pdf").pages[0]
    assert max(map(float, page.mediabox[2:])) > 1100  # points: A3


def test_a_profile_names_a_shop_for_export(fragkit, configured, tmp_path):
    ran = fragkit("export", "png", "--pack", "ftw", "--profile", "shop")
    assert ran.code == 0, ran.err
    data = (tmp_path / "build" / "png" / "ftw-cards.zip").read_bytes()
    told = json.loads(zipfile.ZipFile(io.BytesIO(data)).read("manifest.json"))
    assert (told["shop"], told["dpi"]) == ("PrintNinja", 72)


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["build", "--profile", "clb"], "there is no profile `clb`; did you mean `club`?"),
        (["build", "--profile", "askew"], "`1,2,3` is not an offset"),
        (["build", "--profile", "shop"], "--profile shop has no effect here; leave it out"),
        (["export", "csv", "--profile", "shop"], "--profile shop has no effect here"),
    ],
)
def test_misuse_is_told_in_one_line(args, message, fragkit, configured):
    ran = fragkit(*args)
    assert ran.code == 2
    assert message in ran.err
    assert ran.err.count("\n") == 1


def test_without_profiles_none_can_be_named(fragkit):
    ran = fragkit("build", "--profile", "club")
    assert (ran.code, ran.err) == (2, "fragkit: there are no profiles: fragkit.yaml lists none\n")


def test_a_mistake_in_a_profile_is_reported_at_its_line(fragkit, tmp_path):
    (tmp_path / "fragkit.yaml").write_text("profiles:\n  club: {paper: a5}\n")
    for args in (["build", "--profile", "club"], ["build", "--pack", "ftw"], ["check"]):
        ran = fragkit(*args)
        assert ran.code == 1
        assert "fragkit.yaml:2:17: error[unknown-choice] `paper` can't be `a5`" in ran.out
