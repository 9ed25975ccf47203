"""`fragkit kit`: one file with all that a fighter needs."""

from __future__ import annotations

import pypdf
import pytest

MINER = """\
- id: miner
  name: Miner
  stats: 3/2/2
  gear: [light-armor]
  abilities:
    - name: Digger
      effects:
        - place: mine
          at: frag
          damage: 4d
"""


def texts(path) -> list[str]:
    return [page.extract_text() for page in pypdf.PdfReader(path).pages]


def test_a_kit_has_sheet_standee_cards_and_counters(fragkit, tmp_path):
    (tmp_path / "miner.yaml").write_text(MINER)
    ran = fragkit("kit", "./miner.yaml")
    assert ran.code == 0, ran.out + ran.err
    pages = texts(tmp_path / "build" / "pdf" / "loose-kit-miner.pdf")
    assert len(pages) == 4
    assert "Digger" in pages[0]
    assert "STANDEES" in pages[1]
    assert "Light Armor" in pages[2]
    assert pages[3].count("4d") == 12  # six counters, both sides


def test_a_fighter_without_gear_has_two_pages(fragkit, tmp_path):
    assert "2 pages, one side" in fragkit("kit", "zoe-mph").out
    first = (tmp_path / "build" / "pdf" / "base-kit-zoe-mph.pdf").read_bytes()
    fragkit("kit", "zoe-mph")
    assert (tmp_path / "build" / "pdf" / "base-kit-zoe-mph.pdf").read_bytes() == first


@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["zoe-mhp"], "did you mean `zoe-mph`?"),
        (["zoe-mph", "--paper", "a5"], "there is no paper `a5`"),
    ],
)
def test_what_is_not_there_is_told(fragkit, args, told):
    ran = fragkit("kit", *args)
    assert (ran.code, told in ran.err) == (2, True)
