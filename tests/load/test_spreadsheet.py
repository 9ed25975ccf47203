"""Cards in a spreadsheet: the same as in YAML, with mistakes reported at their cell."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from fragkit.diagnostics import Problems, render
from fragkit.load.packs.known_packs import BUILT_IN, built_in_folders
from fragkit.load.packs.library import load_library, read_nodes
from fragkit.load.typed_yaml.spreadsheet import flow, parse_sheet, sheet_text
from fragkit.model.card import Card
from fragkit.model.pack import Library

ROOT = Path(__file__).parent.parent.parent
HEAD = "id,name,deck,damage,ammo"
ROW = "zap,Zap,weapon,3d,4"


def cards_of(text: str, tmp_path: Path) -> tuple[dict[str, Card], list[tuple[str, int, int]]]:
    """Return the cards of a sheet, and the code, line and column of each problem."""
    path = tmp_path / "cards.csv"
    path.write_text(text, encoding="utf-8", newline="")
    problems = Problems()
    library = load_library(problems, [*built_in_folders()[:1]], [path], built_in=False)
    found = [(d.code, d.span.line, d.span.column) for d in problems.sorted()]
    return library.packs[-1].cards, found


# the sheet, then code, line and column of the only problem
MISTAKES = {
    "unknown key": (f"{HEAD},demage\n{ROW},\n", "unknown-key", 1, 26),
    "key twice": (f"{HEAD},ammo\n{ROW},\n", "duplicate-key", 1, 26),
    "wrong type": (f"{HEAD},copies\n{ROW},many\n", "wrong-type", 2, 21),
    "half a copy": (f"{HEAD},copies\n{ROW},2.5\n", "wrong-type", 2, 21),
    "out of range": (f"{HEAD},copies\n{ROW},99\n", "out-of-range", 2, 21),
    "missing key": ("id,deck\nzap,special\n", "missing-key", 2, 1),
    "id twice": (f"{HEAD}\n{ROW}\n{ROW}\n", "duplicate-id", 3, 1),
    "unknown effect": (f'{HEAD},effects\n{ROW},"{{armor: 1}}, {{heel: 2}}"\n', "unknown-effect", 2, 35),
    "after doubled quotes": (
        f'{HEAD},modes\n{ROW},"[{{name: ""Full"", demage: 3d}}]"\n', "unknown-key", 2, 40,
    ),
    "on a cell's second line": (
        f'{HEAD},effects\n{ROW},"[{{extra: 1}},\n {{heel: 2}}]"\n', "unknown-effect", 3, 3,
    ),
    "below a text of two lines": (
        f'text,{HEAD},copies\n"a\nb",{ROW},many\n', "wrong-type", 3, 24,
    ),
    "broken YAML": (f'{HEAD},effects\n{ROW},"{{heal: 2"\n', "yaml-syntax", 2, 30),
    "open quote": (f'{HEAD},text\n{ROW},"never\n', "csv-syntax", 2, 21),
    "after the quote": (f'{HEAD},text\n{ROW},"a" b\n', "csv-syntax", 2, 24),
    "a cell too many": (f"{HEAD}\n{ROW},Bang, bang\n", "csv-no-key", 2, 21),
    "a column without a key": (f"{HEAD},\n{ROW},x\n", "csv-no-key", 2, 21),
    "control character": (f"{HEAD},text\n{ROW},a\x07b\n", "control-character", 2, 21),
    "a tag": (f"{HEAD},effects\n{ROW},!!python/name:os.system\n", "yaml-tag", 2, 21),
    "empty file": ("", "empty-file", 1, 1),
    "a workbook": ("PK\x03\x04zip", "csv-syntax", 1, 1),
    "a web page": ("\n<!doctype html>\n", "csv-syntax", 1, 1),
    "a formula that failed": (f"{HEAD}\nzap,Zap,weapon,#REF!,4\n", "csv-syntax", 2, 16),
    "too many cells": (f"{HEAD}\nzap,Zap,weapon,3d,4" + ",x" * 50_000, "yaml-too-many", 2, 100_001),
    "only separators": (",,,\n,,,\n", "empty-file", 1, 1),
}  # fmt: skip


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_reported_at_its_cell(name, tmp_path):
    text, *place = MISTAKES[name]
    _, found = cards_of(text, tmp_path)
    assert found[0] == tuple(place)
    assert len(found) == 1 or name == "a tag"


def test_an_alias_bomb_in_many_cells_is_reported(tmp_path):
    bomb = "[&a [" + "x," * 200 + "x]" + ",*a" * 100 + "]"
    rows = [f'zap-{n},Zap,weapon,3d,4,"{bomb}"' for n in range(4)]
    _, found = cards_of("\n".join([f"{HEAD},effects", *rows]), tmp_path)
    assert "yaml-too-many" in [code for code, *_ in found]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_spreadsheet_program_is_understood(separator, end, tmp_path):
    rows = [
        ["id", "name", "deck", "damage", "ammo", "types", "bank", "# mine", "flavor", ""],
        [],
        ["zap", '"Zap ""the"" one"', "weapon", " 3d ", "4", '"flame, energy"', "TRUE", "?", "'-hm", ""],
    ]  # fmt: skip
    text = "\ufeff" + end.join(separator.join(row) for row in rows) + end
    cards, found = cards_of(text, tmp_path)
    assert found == []
    card = cards["zap"]
    assert (card.name, card.types, card.bank) == ('Zap "the" one', ("flame", "energy"), True)
    assert (card.flavor, str(card.damage)) == ("-hm", "3d")


def shipped(folders: list[Path]) -> Library:
    problems = Problems()
    library = load_library(problems, folders, built_in=False)
    assert [render(d) for d in problems.found] == []
    return library


def test_every_shipped_card_is_the_same_from_a_spreadsheet(tmp_path, fragkit):
    assert fragkit("export", "csv", "--pack", ",".join(BUILT_IN)).code == 0
    folders = []
    for folder in built_in_folders():
        folders.append(tmp_path / "packs" / folder.name)
        shutil.copytree(folder, folders[-1])
        shutil.rmtree(folders[-1] / "cards")
        (folders[-1] / "cards").mkdir()
        sheet = tmp_path / "build" / "csv" / f"{folder.name}-cards.csv"
        shutil.copy(sheet, folders[-1] / "cards")
    before, after = shipped(built_in_folders()), shipped(folders)
    for old, new in zip(before.packs, after.packs, strict=True):
        assert list(old.cards.items()) == list(new.cards.items())


@pytest.mark.slow
def test_the_base_pack_prints_the_same_bytes_from_a_spreadsheet(tmp_path, fragkit):
    base = next(folder for folder in built_in_folders() if folder.name == "base")
    printed = []
    for kind in ("yaml", "csv"):
        mine = tmp_path / kind / "mine"
        shutil.copytree(base, mine)
        file = mine / "pack.yaml"
        file.write_text(file.read_text().replace("id: base\n", "id: mine\n"))
        if kind == "csv":
            shutil.rmtree(mine / "cards")
            (mine / "cards").mkdir()
            shutil.copy(tmp_path / "build/csv/mine-cards.csv", mine / "cards" / "cards.csv")
        ran = fragkit(
            "build", "pdf", "--pack", f"{mine}/", "--only", "cards", "--out", f"out-{kind}"
        )
        assert ran.code == 0, ran.out + ran.err
        printed.append((tmp_path / f"out-{kind}" / "pdf" / "mine-cards.pdf").read_bytes())
        if kind == "yaml":
            assert fragkit("export", "csv", "--pack", f"{mine}/").code == 0
    assert printed[0] == printed[1]


@pytest.mark.parametrize(
    "name", ["Plain", "=SUM(A1)", "-1", "'=x", "''+x", "a, b", 'say "hi"', "two\nlines", "# x: {y}"]
)
def test_any_text_survives_a_spreadsheet(name, tmp_path):
    yaml = tmp_path / "a.yaml"
    words = flow(parse_one(name))
    yaml.write_text(f"- {{id: zap, name: {words}, tags: [{words}]}}\n")
    node = read_nodes(yaml, Problems())
    text = sheet_text(node.items, Card)
    assert not re.search(r"^zap,\"?[=+@-]", text, re.M)  # no program runs it as a formula
    problems = Problems()
    (again,) = parse_sheet(text, "a.csv", Card, "a card", problems).items
    assert problems.found == []
    assert again.get("name").text == name
    assert [tag.text for tag in again.get("tags").items] == [name]


def parse_one(text: str):
    from fragkit.diagnostics import Span
    from fragkit.load.typed_yaml.nodes import Scalar

    return Scalar(text, Span(""), plain=False)


def test_the_error_in_the_docs_is_the_one_that_is_printed(fragkit, tmp_path):
    page = (ROOT / "docs" / "how-to" / "design" / "spreadsheets.md").read_text()
    quoted = re.search(r"^```text\n(soup\.csv.*?)\n```", page, re.M | re.S)[1]
    (tmp_path / "soup.csv").write_text(
        'id,name,deck,letter,effects\nsoup,Soup,gadget,H,"{armor: 1}, {heel: 2}"\n'
    )
    assert quoted in fragkit("check", "soup.csv").out


def test_a_pack_with_a_spreadsheet_is_bundled_whole(fragkit, tmp_path):
    (tmp_path / "mine" / "cards").mkdir(parents=True)
    (tmp_path / "mine" / "pack.yaml").write_text(
        'id: mine\nname: Mine\nversion: "1"\nextends: [base]\n'
    )
    (tmp_path / "mine" / "cards" / "a.csv").write_text(f"{HEAD}\n{ROW}\n")
    assert fragkit("pack", "mine").code == 0
    assert fragkit("install", "mine-1.fragpack", "--yes").code == 0
    shutil.rmtree(tmp_path / "mine")
    assert "Zap" in fragkit("show", "card", "zap").out
