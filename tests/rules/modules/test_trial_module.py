"""A rule module is one file: this one is kept outside fragkit, and everything knows its turret."""

from __future__ import annotations

import importlib
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fragkit import rule_modules
from fragkit.model.effects.acts import Place
from fragkit.rules.counters import CounterKind
from fragkit.rules.module import Module
from fragkit.rules.modules import known_modules, made_variants, module_class
from tests.rules.kit import Game, card, draw, fighter

FOLDER = Path(__file__).parents[2] / "trial_module"
ROOM = """
    +---+---+---+---+---+
    | R               B |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+
"""
HILL = "zones: {hill: [A1, B1]}"


@pytest.fixture(autouse=True)
def hill() -> Iterator[None]:
    rule_modules.add_folder(FOLDER)
    yield
    rule_modules.remove_folder(FOLDER)


def game(variant: str = "king-of-the-hill=2", **more: object) -> Game:
    return draw(ROOM, variants=variant, keys=HILL, **{"red": fighter(play="boomstick"), **more})


# -- at the table ------------------------------------------------------------------------------


def test_its_command_is_typed_offered_and_refused() -> None:
    hill = game()
    assert hill.legal("build") == ["build B1", "build A2"]
    assert hill.refuses("build e2") == "Red can't build on E2 [hill.build]"
    hill.do("build b1")
    assert hill.floor("B1") == ["turret"]
    assert hill.told("counter-laid counter square") == [("turret", "B1")]
    assert hill.refuses("build a2") == "Red has already built a turret this turn [hill.build]"
    assert hill.legal("build") == []


def test_a_turret_blocks_sight_and_movement_under_its_own_name() -> None:
    hill = game().do("build b1")
    assert hill.refuses("s blue") == "Red can't shoot Blue: turret on B1 [los.turret]"
    assert hill.refuses("m e") == "Red can't go east from A1: turret on B1 [turret.move]"


def test_a_turret_can_be_shot_and_that_can_be_undone() -> None:
    hill = game().do("build b1", "s b1 boomstick")
    while hill.due.startswith("Red rolls"):
        hill.do("6 6 6"[: 2 * int(hill.due.split()[2][0]) - 1])
    assert hill.floor("B1") == []
    assert hill.told("turret-shot-down square") == ["B1"]
    while not hill.floor("B1"):
        hill.do("undo")
    assert hill.floor("B1") == ["turret"]


def test_it_is_won_by_holding_the_hill() -> None:
    hill = game("hill=1").do("end")
    assert hill.told("hill-held points goal") == [(1, 1)]
    assert hill.state["winners"] == ["Red"]


def test_an_owned_turret_is_not_put_on_a_fighter(tmp_path) -> None:
    owned = (
        (FOLDER / "king_of_the_hill.py").read_text("utf-8").replace("fits=is_free", "owned='maybe'")
    )
    (tmp_path / "king_of_the_hill.py").write_text(owned)
    rule_modules.remove_folder(FOLDER)
    rule_modules.add_folder(tmp_path)
    sys.modules.pop("fragkit.rules.modules.king_of_the_hill", None)
    try:
        hill = game()
        refused = hill.refuses("override floor a1 turret:blue")
        hill.do("override floor b1 turret:blue")
    finally:
        rule_modules.remove_folder(tmp_path)
        rule_modules.add_folder(FOLDER)
        sys.modules.pop("fragkit.rules.modules.king_of_the_hill", None)
    assert refused == "Red is already on A1 [move.end]"
    assert hill.floor("B1") == ["turret"]


def test_its_ruling_is_a_house_option() -> None:
    hill = game("king-of-the-hill=1", house="hill.when=b").do("end")
    assert hill.told("hill-held points") == []
    assert hill.state["winners"] == []


def test_its_number_of_a_player_can_be_set() -> None:
    hill = game().do("override red crowns 1", "end")
    assert hill.state["winners"] == ["Red"]


def test_a_card_places_a_turret_and_brings_the_rules_along() -> None:
    spade = card("spade", "gadget", Place(value="turret", square="adjacent"), letter="M")
    placed = draw(ROOM, cards=[spade], red=fighter(hand="spade")).do("p spade", "b1")
    assert placed.floor("B1") == ["turret"]


def test_a_zone_of_a_map_brings_the_rules_along() -> None:
    assert draw(ROOM, keys=HILL).legal("build") == ["build B1", "build A2"]


def test_a_wrong_value_and_a_slip_of_the_name_are_answered() -> None:
    assert made_variants(["hill=12"], ()) == ("`king-of-the-hill=12`: type a number from 1 to 9")
    assert "did you mean `king-of-the-hill`?" in str(made_variants(["king-of-the-hil"], ()))


def test_the_referee_plays_records_and_draws_it(fragkit, tmp_path, monkeypatch) -> None:
    typed = "build c2\nmap\nwho\nhelp all\nundo\nbuild b3\n"
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    ran = fragkit(
        "referee", "x.frag", "--map", "foundry", "--variant", "hill=2", "--player", "Red 3/2/2",
        "--player", "Blue 2/3/2", "--position", "Red B2 turn movement 4", "--position", "Blue B5",
    )  # fmt: skip
    assert "Put a turret on C2." in ran.out
    assert "T turret" in ran.out
    assert "build d4" in ran.out
    assert "build B3" in Path("x.frag").read_text()
    assert fragkit("replay", "x.frag").code == 0


# -- at the desk -------------------------------------------------------------------------------

CARDS = """
- id: spade
  name: Spade
  deck: gadget
  letter: M
  effects:
    - place: turret
      square: adjacent
      if: {not: {beside: turret}}
    - {see: turrets}
"""
PACK = """
id: hill
name: Hill
version: "1.0"
extends: base
modules: king-of-the-hill
variants: king-of-the-hill=2
house: {hill.when: b}
counters:
  - {kind: turret, count: 6}
"""


@pytest.fixture
def pack(tmp_path: Path) -> str:
    folder = tmp_path / "hill"
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text(PACK)
    (folder / "cards" / "cards.yaml").write_text(CARDS)
    return str(folder)


def test_a_pack_with_it_is_clean(pack, fragkit) -> None:
    ran = fragkit("check", pack)
    assert (ran.code, ran.out) == (0, ran.out), ran.out
    assert "error" not in ran.out


def test_slips_in_a_pack_are_answered_with_its_words(pack, fragkit) -> None:
    cards, file = Path(pack, "cards", "cards.yaml"), Path(pack, "pack.yaml")
    cards.write_text(CARDS.replace("place: turret", "place: turet"))
    file.write_text(PACK.replace("variants: king-of-the-hill=2", "variants: king-of-the-hil"))
    ran = fragkit("check", pack)
    assert "did you mean `turret`?" in ran.out
    assert "did you mean `king-of-the-hill`?" in ran.out


def test_its_card_and_its_counter_are_printed(pack, fragkit, tmp_path) -> None:
    assert "turret" in fragkit("show", "card", f"{pack}/cards/cards.yaml").out
    ran = fragkit(
        "build", "pdf", "--pack", pack, "--only", "counters", "--out", str(tmp_path / "out")
    )
    assert ran.code == 0, ran.out + ran.err
    assert [path.name for path in (tmp_path / "out").rglob("*.pdf")] == ["hill-counters.pdf"]


def test_los_names_the_turret(fragkit) -> None:
    ran = fragkit("los", "foundry", "b2", "d2", "--counter", "turret:c2")
    assert (ran.code, "turret on C2" in ran.out) == (1, True), ran.out
    ran = fragkit("los", "foundry", "b2", "d2", "--counter", "turet:c2")
    assert "did you mean `turret`?" in ran.out + ran.err


def test_the_schema_knows_it(fragkit) -> None:
    told = fragkit("schema").out
    assert '"king-of-the-hill"' in told
    assert '"turret"' in told


# -- the reader --------------------------------------------------------------------------------


def test_what_is_read_from_the_source_is_what_the_class_says() -> None:
    """Of all modules, shipped or not."""
    assert "king-of-the-hill" in known_modules()
    for id, read in rule_modules.declared_modules().items():
        made = module_class(id)
        assert made is not None
        for name in ("id", "names", "is_optional", "values", "ground", "verbs", "rulings"):
            assert getattr(made, name) == getattr(read, name), f"{id}: {name} is no literal"
        kinds = [(k.name, k.sign, k.is_placed, k.is_solid) for k in made.counters]
        assert kinds == [(c.name, c.sign, c.is_placed, c.is_solid) for c in read.counters], id
        assert all(isinstance(m, Module) for m in (made(),))


def test_the_page_on_modules_lists_every_hook_and_every_attribute() -> None:
    page = (
        Path(__file__).parents[3] / "docs" / "how-to" / "develop" / "rule-module.md"
    ).read_text()
    hooks = [name for name, hook in vars(Module).items() if callable(hook) and name[0] != "_"]
    assert [name for name in hooks if f"| `{name}(" not in page] == []
    attributes = [name for name in vars(Module) if name[0] != "_" and name not in hooks]
    assert [name for name in attributes if f"`{name}`" not in page] == []
    kinds = CounterKind.__dataclass_fields__
    assert [name for name in kinds if f"`{name}`" not in page] == []


def test_the_rules_and_the_pack_on_the_page_pass_the_check(fragkit, tmp_path) -> None:
    page = Path(__file__).parents[3] / "docs" / "how-to" / "develop" / "rule-module.md"
    rules, pack = re.findall(r"```yaml\n(.*?)```", page.read_text(), re.DOTALL)
    box = tmp_path / "hilltop"
    (box / "rules").mkdir(parents=True)
    (box / "rules" / "hill.yaml").write_text(rules)
    head = 'id: hilltop\nname: Hilltop\nversion: "1.0"\nextends: base\n'
    (box / "pack.yaml").write_text(head + pack)
    ran = fragkit("check", str(box))
    assert (ran.code, "no problems" in ran.out) == (0, True), ran.out + ran.err


def test_the_page_on_modules_imports_names_that_exist() -> None:
    page = (
        Path(__file__).parents[3] / "docs" / "how-to" / "develop" / "rule-module.md"
    ).read_text()
    rows = re.findall(r"^\| (`[^|]*) \| `(fragkit[\w.]+)` \|$", page, re.MULTILINE)
    assert rows
    for names, module in rows:
        found = vars(importlib.import_module(module))
        assert [name for name in re.findall(r"`(\w+)`", names) if name not in found] == []
