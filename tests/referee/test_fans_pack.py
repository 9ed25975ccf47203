"""A fan's pack at the table: words without effects, rules that are off, sheets with abilities."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.referee.referee import Referee
from fragkit.referee.setup.game_setup import GameOptions
from fragkit.referee.start import Start, start
from tests.referee.tables import ARENA, say, told

PACK = "id: mine\nname: Mine\nversion: '1.0'\nextends: [base]\n"
CARDS = """
- id: house-party
  name: House Party
  deck: special
  text: Everybody swaps seats. The last one **makes tea**.
- id: word-gun
  name: Word Gun
  deck: weapon
  damage: 3d
  ammo: 2
  text: Whoever is hit says sorry.
- id: barrel-gun
  name: Barrel Gun
  deck: weapon
  damage: 3d
  ammo: 2
  effects: {place: barrel, square: target, at: hit}
- id: barrel-kit
  name: Barrel Kit
  deck: gadget
  letter: W
  effects: {place: barrel, at: use, cost: {movement: 1}}
"""
FIGHTERS = """
- id: medic
  name: Doc
  stats: 3/2/2
  weapon:
    name: Nail Gun
    damage: 2d
    ammo: unlimited
    modes: [{name: Full Auto, shots: 2, damage: 1d}, {name: Single, damage: 3d}]
  abilities:
    - name: Field Surgery
      effects: {heal: 1, at: use, per_turn: 1}
    - name: Steady Hand
      effects: {reroll: hit, faces: 1}
    - name: Thick Skin
      effects: {stat: health, add: 1}
  drawbacks:
    - name: Oath
      text: Never shoots first.
"""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Referee:
    folder: Path = tmp_path_factory.mktemp("fans")
    for name, text in (("pack.yaml", PACK), ("cards/c.yaml", CARDS), ("fighters/f.yaml", FIGHTERS)):
        file = folder / "mine" / name
        file.parent.mkdir(exist_ok=True, parents=True)
        file.write_text(text)
    wanted = GameOptions(
        map=str(ARENA), packs=["base", str(folder / "mine")], players=["Red medic", "Blue 3/2/2"],
        positions=["Red A1 2 word-gun barrel-gun barrel-kit turn movement 6 hand special 1", "Blue B1"],
    )  # fmt: skip
    referee = start(Start(folder / "friday.frag", wanted, 1))
    assert isinstance(referee, Referee), referee
    return referee


@pytest.fixture
def referee(table: Referee) -> Referee:
    say(table, "undo to 0")
    return table


def shown(referee: Referee, text: str) -> str:
    return " ".join(" ".join(referee.answer({"do": text, "width": 40})["lines"]).split())


def test_a_card_with_words_alone_is_told_with_them_and_is_the_tables_to_apply(referee):
    text = told(say(referee, "p house-party"))
    assert text == (
        "Red plays House Party. Apply it yourselves: “Everybody swaps seats. The last one makes tea.”"
    )
    assert "Yours to apply" in shown(referee, "show house-party")


def test_so_are_the_words_of_a_weapon_that_its_numbers_do_not_say(referee):
    assert told(say(referee, "s blue word")).startswith(
        "Red fires Word Gun at Blue, range 1: 1 ammo spent, 1 left. "
        "Apply it yourselves: “Whoever is hit says sorry.”"
    )


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        (
            "s blue barrel",
            "Barrel Gun needs the rules for `barrel`, and this game does not use them",
        ),
        (
            "use barrel-kit",
            "Barrel Kit needs the rules for `barrel`, and this game does not use them",
        ),
    ],
)
def test_what_needs_rules_that_are_off_is_refused_before_it_costs_anything(referee, typed, refusal):
    before = referee.run.table.state.copy()
    answer = say(referee, typed)
    assert answer["refusal"]["text"] == refusal
    assert answer["refusal"]["rule"] == "ruling.edition.mix"
    assert referee.run.table.state == before


def test_such_a_weapon_is_not_offered_either(referee):
    options = [one["key"] for one in say(referee, "s blue")["request"]["options"]]
    assert options == ["start", "word-gun"]
    assert "barrel-gun" not in shown(referee, "?")


def test_who_tells_abilities_and_how_they_are_used(referee):
    told = shown(referee, "who")
    assert (
        "Abilities: Field Surgery (`use field-surgery`), Steady Hand (`use steady-hand`)," in told
    )
    assert "Drawbacks: Oath" in told


def test_who_of_one_player_and_show_tell_them_in_their_words(referee):
    for typed in ("who red", "show red", "show medic"):
        told = shown(referee, typed)
        assert "Type `use field-surgery`." in told
        assert "Type `use thick-skin`" not in told  # works by itself
        assert "Oath: Never shoots first. Yours to apply." in told


def test_the_word_that_is_told_works(referee):
    assert "Red uses Field Surgery. Red heals 1" in told(say(referee, "use field-surgery"))


def test_a_plain_fighter_has_no_sheet(referee):
    assert say(referee, "show blue")["refusal"]["text"] == "Blue's fighter has no sheet of its own"


def test_the_beginning_of_a_name_is_enough_for_what_lies_in_front_of_one(referee):
    """`barrel` begins two cards of this pack; only one of them is a weapon in play."""
    assert "Barrel Gun needs" in say(referee, "s blue ba")["refusal"]["text"]
    assert "Red drops Barrel Kit" in told(say(referee, "drop barrel-k"))


def test_healing_nothing_is_asked_about(referee):
    say(referee, "override red health 4")
    answer = say(referee, "use field-surgery")
    assert answer["type"] == "confirm"
    assert answer["text"] == "Red is at full Health: Field Surgery would have no effect"
    assert say(referee, "n")["type"] == "told"
    assert "there is no question to answer" in say(referee, "y")["refusal"]["text"]


def test_a_starting_weapon_is_fired_by_its_mode_alone(referee):
    assert "Red fires Nail Gun (Full Auto) at Blue" in told(say(referee, "s blue full"))
    say(referee, "undo")
    options = say(referee, "s blue")["request"]["options"]
    assert options[0]["text"] == "Nail Gun: full-auto, single"
    assert "Red fires Nail Gun (Single) at Blue" in told(say(referee, "single"))


def test_who_joins_is_told_by_the_fighters_name(referee):
    assert told(say(referee, "join Pink medic")) == "Pink joins with 3/2/2 (Doc) and no cards."
