"""The reference sheet: two pages that tell nothing but rules of the ledger."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.language import speaking
from fragkit.language.translation import shipped
from fragkit.load.packs.known_packs import built_in_folders
from fragkit.load.packs.library import load_library
from fragkit.model.rule import RuleBook
from fragkit.press.design_files import read_file
from fragkit.press.graphics.marks import Group, Mark, Text
from fragkit.press.pages.documents import Settings
from fragkit.press.reference import reference_pages
from fragkit.press.reference.reference_design import (
    Item,
    ReferenceDesign,
    check_reference,
    ledger,
    made_reference,
    words_of,
)
from fragkit.press.reference.reference_pages import (
    ACCURACY,
    RANGES,
    chance_to_hit,
    design_for,
    least_attack,
)
from fragkit.rules.odds.dice_odds import hit_odds, sums
from tests.press.printed import Printed, documents, ink, library, printed, stray_marks
from tests.rulemark import rule

PACKS = ("base", "deathmatch", "ftw", "deadlands")


@pytest.fixture(scope="module")
def base() -> Printed:
    return printed("reference", "base")


@rule("comp.base.rules")
@pytest.mark.parametrize("pack", PACKS)
def test_every_pack_has_two_pages(pack: str):
    (document,) = documents("reference", pack)
    assert len(document.pages) == 2
    assert document.sheets == 1


def test_the_base_reference_has_its_sections(base: Printed):
    first, second = base.texts
    for words in ("YOUR TURN", "MOVING", "ATTACK", "DAMAGE: ATTACK TOTAL NEEDED", "CHANCE TO HIT"):
        assert words in first
    for words in ("ON THE MAP", "GADGET LETTERS", "ON CARDS AND COUNTERS", "RULINGS"):
        assert words in second


@rule("turn.phases")
def test_the_phases_stand_in_their_order(base: Printed):
    text = base.texts[0]
    order = [text.index(w) for w in ("Respawn.", "Roll to move.", "Move, power up", "Finish.")]
    assert order == sorted(order)


@rule("card.letter", "card.letter.a", "card.letter.h", "card.letter.w", "card.letter.m")
def test_the_gadget_letters_are_explained(base: Printed):
    text = base.texts[1]
    for letter, word in (("A", "Armor."), ("H", "Health."), ("W", "Weapon."), ("M", "Movement.")):
        assert f"{letter} {word}" in text


@rule("damage.divide", "damage.none")
@pytest.mark.parametrize(("attack", "defense"), list(product((1, 4, 5, 17, 23, 24), (1, 5, 6, 24))))
def test_the_damage_table_agrees_with_the_division(attack: int, defense: int):
    reached = [p for p in range(1, 40) if attack >= least_attack(defense, p)]
    assert len(reached) == attack // defense


@rule("attack.hit")
def test_the_chances_are_those_of_the_dice():
    for accuracy, distance in product(ACCURACY, RANGES):
        odds = hit_odds(sums(accuracy), distance)
        shown = chance_to_hit(accuracy, distance)
        assert abs(shown - 100 * odds) <= 1
        assert (shown == 0) == (odds == 0)
        assert (shown == 100) == (odds == 1)


def test_the_tables_are_printed(base: Printed):
    text = base.texts[0]
    assert "3 damage 3 6 9 12 15 18 21 24" in text
    assert "Accuracy 2 100 100 97 92 83 72 58 42 28 17 8 3" in text


@pytest.mark.parametrize("pack", PACKS)
def test_every_item_names_a_rule_of_the_ledger(pack: str):
    chosen = library().pack(pack)
    assert chosen is not None
    problems = Problems()
    found = design_for(chosen, library(), problems)
    assert found is not None
    assert problems.found == []
    design, _ = found
    bare = [i for part in design.parts for i in part.items if not i.rule]
    assert bare == []


def test_an_item_without_words_takes_those_of_the_ledger():
    book = ledger(library())
    assert words_of(Item(rule=("ruling.armor.heal",)), book).startswith(
        "**Does healing repair armor?** No"
    )


def test_no_text_is_smaller_than_7_points_on_the_smallest_paper():
    (document,) = documents("reference", "base", paper="letter")
    for page in document.pages:
        assert min(sizes(page.items)) >= 7


def sizes(marks: tuple[Mark, ...]) -> list[float]:
    found: list[float] = []
    for mark in marks:
        if isinstance(mark, Group):
            found += sizes(mark.items)
        elif isinstance(mark, Text):
            found.append(mark.size)
    return found


@pytest.mark.parametrize(("paper", "shade"), [("a4", "low"), ("letter", "full"), ("a3", "low")])
@pytest.mark.slow
def test_nothing_lies_in_the_printers_margin(paper: str, shade: str):
    (document,) = documents("reference", "base", paper=paper, ink=shade)
    for page in document.pages:
        assert stray_marks(page) == []


def test_furniture_and_boxes(base: Printed):
    for i, (text, page) in enumerate(zip(base.texts, base.reader.pages, strict=True), 1):
        for words in ("Base Game 1.0", f"page {i} of 2", "print at 100 %", "5 cm"):
            assert words in text
        assert page.trimbox == page.mediabox


def test_the_same_bytes_twice(base: Printed):
    assert printed("reference", "base").data == base.data


def test_a_pack_without_rules_has_no_reference():
    assert documents("reference", "counters-pack") == []


PACK = 'id: home\nname: Home\nversion: "1"\nextends: base\n'
RULES = """\
- section: House rules
  rules:
    - {id: house.pizza, rule: Whoever is fragged fetches the pizza.}
"""


def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    (folder / "rules").mkdir(parents=True)
    (folder / "pack.yaml").write_text(PACK, "utf-8")
    (folder / "rules" / "house.yaml").write_text(RULES, "utf-8")
    return folder


def made_for(folder: Path) -> tuple[list[str], list[str]]:
    """The texts of the pack's reference, and the codes of what was told."""
    problems = Problems()
    books = load_library(problems, [folder])
    pack = books.pack("home")
    assert pack is not None
    found = reference_pages.documents(pack, books, Settings(), problems)
    marks = [t for d in found for page in d.pages for t in texts(page.items)]
    return marks, [d.code for d in problems.found]


def texts(marks: tuple[Mark, ...]) -> list[str]:
    found: list[str] = []
    for mark in marks:
        if isinstance(mark, Group):
            found += texts(mark.items)
        elif isinstance(mark, Text):
            found.append(mark.text)
    return found


def test_a_pack_with_rules_gets_a_reference_made_of_them(tmp_path: Path):
    shown, told = made_for(home(tmp_path))
    assert told == []
    assert "HOUSE RULES" in shown
    assert "fetches the pizza." in " ".join(shown)


def test_a_pack_may_bring_a_design_of_its_own(tmp_path: Path):
    folder = home(tmp_path)
    (folder / "templates" / "reference").mkdir(parents=True)
    (folder / "templates" / "reference" / "home.yaml").write_text(
        "id: home\ntitle: At home\nparts:\n"
        "  - {title: Food, page: 1, look: points, items: [{text: Pizza., rule: house.pizza}]}\n",
        "utf-8",
    )
    shown, told = made_for(folder)
    assert told == []
    assert {"AT HOME", "FOOD", "Pizza."} <= set(shown)


@pytest.mark.parametrize(
    ("item", "code"),
    [
        ("{text: Jump., rule: move.jumpp}", "unknown-rule"),
        ("{text: Fire., icon: flamme, rule: acid.enter}", "unknown-icon"),
        ("{head: Nothing}", "reference-empty"),
    ],
)
def test_a_mistake_in_a_design_is_told(tmp_path: Path, item: str, code: str):
    path = tmp_path / "x.yaml"
    path.write_text(
        f"id: x\ntitle: X\nparts:\n  - {{title: T, page: 1, look: points, items: [{item}]}}\n",
        "utf-8",
    )
    problems = Problems()
    (design,) = read_file(path, ReferenceDesign, "a reference", problems)
    check_reference(design, ledger(library()), problems)
    assert [(d.code, d.span.line) for d in problems.found] == [(code, 4)]


def test_a_reference_too_long_for_its_pages_is_told(tmp_path: Path):
    folder = home(tmp_path)
    rows = "".join(
        f"    - {{id: house.r{i}, rule: '{' '.join(['Nobody moves the pizza.'] * 12)}'}}\n"
        for i in range(60)
    )
    (folder / "rules" / "house.yaml").write_text(
        f"- section: House rules\n  rules:\n{rows}", "utf-8"
    )
    shown, told = made_for(folder)
    assert (shown, told) == ([], ["reference-too-long"])


def test_every_built_in_pack_has_a_design():
    assert {folder.name for folder in built_in_folders()} == set(PACKS)


@pytest.mark.parametrize("pack", ["deathmatch", "ftw"])
def test_the_reference_of_an_expansion_fills_its_pages(pack: str):
    (document,) = documents("reference", pack)
    lowest = []
    for page in document.pages:
        ys = [y for _, _, y in ink(page.items) if y < page.height - 12]
        lowest.append(max(ys))
    assert max(lowest) >= 0.9 * 297
    assert min(lowest) >= 0.72 * 297


def test_the_headings_of_a_packs_own_reference_are_translated(tmp_path):
    (tmp_path / "pack.yaml").write_text(
        "id: mine\nname: Mine\nversion: '1'\nextends: [base]\nhouse: {frags: 4}\n"
        "rules: [{name: Meteors, effects: [{wound: 1, at: turn-end}]}]\n"
    )
    problems = Problems()
    pack = load_library(problems, [tmp_path]).pack("mine")
    assert problems.found == []
    with speaking(shipped("de")):
        made = made_reference(pack, RuleBook(()))
        assert made.title == "Mine in Kürze"
        assert [part.title for part in made.parts] == ["Regeln für alle", "So wird gespielt"]
    assert made_reference(pack, RuleBook(())).title == "Mine quick reference"
