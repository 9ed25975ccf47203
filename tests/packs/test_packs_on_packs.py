"""A fan's pack that builds on another fan's pack, and small promises of `check` and `who`."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.content_check import check_content
from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start


def pack(folder: Path, id: str, extends: str, more: str = "") -> Path:
    (folder / id / "cards").mkdir(parents=True, exist_ok=True)
    file = folder / id / "pack.yaml"
    file.write_text(f"id: {id}\nname: {id}\nversion: '1'\nextends: {extends}\n{more}")
    return folder / id


@pytest.mark.parametrize("order", [("one", "two"), ("two", "one")])
def test_a_pack_extends_another_one_given_by_its_path(tmp_path: Path, order: tuple[str, str]):
    pack(tmp_path, "one", "base")
    pack(tmp_path, "two", "one")
    wanted = GameOptions(
        map="foundry", packs=[str(tmp_path / id) for id in order], players=["Red", "Blue"]
    )
    record = tmp_path / "night.frag"
    assert isinstance(start(Start(record, wanted, 1)), Referee)
    assert isinstance(start(Start(record, GameOptions(), 1)), Referee)  # and again from the record


def test_an_option_asked_for_in_a_rules_stance_is_asked_for(tmp_path: Path):
    made = pack(tmp_path, "kneel", "base", """
options:
  - {id: headshots, about: whether there are headshots, values: [off, on], default: off}
rules:
  - name: Kneel
    stances:
      - {id: kneel, name: Kneel, effects: {roll: hit, dice: 1, if: {house: {headshots: on}}}}
""")  # fmt: skip
    problems = Problems()
    check_content([made], made, problems)
    assert [d.message for d in problems.found if "kneel" in d.span.file] == []


SHEETS = """
- id: mimic
  name: Mimic
  stats: 3/2/2
  abilities: [{name: Ape, effects: {copy: abilities, on: foe, at: use, lasts: 2 turns}}]
- id: tough
  name: Tough
  stats: 3/2/2
  abilities: [{name: Tough Skin, effects: {roll: defense, add: 1}}]
"""


def test_who_and_show_list_copied_abilities(tmp_path: Path):
    (tmp_path / "apes" / "fighters").mkdir(parents=True)
    made = pack(tmp_path, "apes", "base")
    (made / "fighters" / "a.yaml").write_text(SHEETS)
    wanted = GameOptions(
        map="foundry", packs=[str(made)], players=["Red mimic", "Blue tough"],
        positions=["Red B2 turn movement 3", "Blue B5"],
    )  # fmt: skip
    referee = start(Start(tmp_path / "night.frag", wanted, 1))
    assert isinstance(referee, Referee), referee

    def told(line: str) -> str:
        return "\n".join(referee.answer({"do": line, "width": 60})["lines"])

    assert "Copied from" not in told("who red")
    referee.answer({"do": "use ape blue"})
    assert "Copied from Tough:\n    Abilities: Tough Skin" in told("who")
    assert "Copied from Tough:\n    + Tough Skin: Add 1 to your" in told("who red")
    assert "Copied from Tough:\n\n+ Tough Skin" in told("show red")
