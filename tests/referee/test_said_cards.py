"""Weapons and cards from another box, described in the middle of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.cli import run
from fragkit.rules.commands import Play, Shoot
from tests.referee.tables import say, sit, stands, told

FIELD = ("Red A1 3 turn movement 6", "Blue D1 2", "Green H6")
CHAINSAW = 's blue 6d range 3 blast 1 ammo 2 as "Chainsaw"'


def test_a_weapon_said_on_the_spot_asks_for_its_dice(path):
    referee = sit(path, *FIELD)
    answer = say(referee, "s blue 4d", "6 6")
    assert (answer["request"]["kind"], answer["request"]["dice"]) == ("roll", 4)
    assert "s Blue 4d\n" in path.read_text()


def test_a_weapon_is_kept_under_its_name(path):
    referee = sit(path, *FIELD)
    assert told(say(referee, CHAINSAW)) == (
        "Red plays and fires Chainsaw at Blue, range 3: 1 ammo spent, 1 left."
    )
    say(referee, "1 1")
    assert "  In play: Chainsaw (1 ammo)" in say(referee, "who red")["lines"]
    say(referee, "end", "4 4 4", "end", "5 5", "end", "6 6")
    shots = [c for c in referee.run.table.legal("Red") if isinstance(c, Shoot)]
    assert Shoot("Red", "Blue", "chainsaw") in shots
    [shot] = say(referee, "odds blue chainsaw")["data"]["shots"]
    assert shot["receipts"]["damage"] == "6d (Chainsaw)"
    assert told(say(referee, "s blue chain")).endswith("1 ammo spent, 0 left.")


def test_odds_tell_the_range_of_a_weapon_from_the_range_of_a_shot(path):
    referee = sit(path, *FIELD)
    [shot] = say(referee, "odds blue 6d range 2")["data"]["shots"]
    assert (shot["range"], shot["refusal"]["rule"]) == (3, "card.overrides")
    [shot] = say(referee, "odds blue 6d range 2 at 2")["data"]["shots"]
    assert (shot["range"], shot["refusal"]) == (2, None)
    assert say(referee, "s blue 6d")["shots"][0]["name"] == "6d"


def test_record_and_undo_agree(path):
    referee = sit(path, *FIELD)
    say(referee, CHAINSAW, "1 1", 'p gadget "Kevlar" +1 health', 'p special "Lights out"')
    before = stands(referee)
    referee.journal.close()
    again = sit(path)
    assert stands(again) == before
    say(again, "undo", "undo", "undo", "undo")
    assert say(again, "s blue chainsaw")["refusal"]["text"] == "there is no weapon `chainsaw`"
    say(again, "redo", "redo", "redo", "redo")
    assert stands(again) == before


def test_another_weapon_may_have_the_name_after_an_undo(path):
    referee = sit(path, *FIELD)
    say(referee, CHAINSAW, "undo", 's blue 2d ammo 3 as "Chainsaw"', "6 6")
    assert referee.run.request.dice == 2
    say(referee, "undo to 1", "6 6")
    assert referee.run.request.dice == 6
    referee.journal.close()
    assert sit(path).run.request.dice == 6


def test_a_gadget_changes_the_numbers_it_names(path):
    referee = sit(path, *FIELD)
    say(referee, "p gadget “Kevlar” +1 health", 'p gadget "Lead Boots" -1 speed blue')
    lines = say(referee, "who")["lines"]
    assert "  Health 4/4  Speed 2  Acc 2" in lines
    assert "  Health 2/2  Speed 2  Acc 2" in lines
    assert referee.run.log[-1].line == 'p gadget "Lead Boots" -1 speed Blue'
    assert "Health +1" in " ".join(say(referee, "show kevlar")["lines"])


def test_a_special_may_have_words_only(path):
    referee = sit(path, "Red A1 3 turn movement 6 hand special 1", *FIELD[1:])
    answer = say(referee, 'p special "Everyone swaps hands, now; really"')
    assert told(answer) == (
        "Red plays Everyone swaps hands, now; really. "
        "Apply it yourselves: “Everyone swaps hands, now; really”"
    )
    assert referee.run.table.state.seats["Red"].hand_size == 0
    assert Play("Red", "everyone-swaps-hands-now-really") not in list(referee.run.table.legal())


def test_a_described_weapon_is_left_behind_and_picked_up_like_any_other(path):
    at = ("Red A1 3 turn movement 6", "Blue B1 1", "Green H6")
    referee = sit(path, *at)
    say(referee, 'p weapon "Chainsaw" 6d ammo 2', 's blue 6d as "Saw"', "6 6 6 6 6 6", "1", "end")
    say(referee, "override red health 0")
    assert ("A1", "chainsaw") in referee.run.context().lies


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ('s blue 6d as "Boomstick"', "there is already a card called Boomstick"),
        ("s blue 6d as Pistol", "`Pistol` is already a name in this game"),
        ("s blue 6d as Green", "`Green` is already a name in this game"),
        ("s blue 40d", "a weapon has 1 to 30 damage dice, such as `4d`"),
        ("s blue 4d range", "`range` takes a number from 1 to 99"),
        ("s blue 6d range 2", "6d range 2 reaches range 2 at most, and Blue is at range 3"),
        ("s green 6d", "Red can't shoot Green: wall corner at the south-east of D3"),
        ("p gadget Kevlar", "type the card's name in quotes"),
        ('p gadget "Kevlar" +1 wealth', "can't read `+1 wealth` on a card"),
        ("new card", "this game has no cards of your own yet"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(path, typed, text):
    referee = sit(path, *FIELD)
    before = stands(referee)
    assert say(referee, typed)["refusal"]["text"] == text
    assert stands(referee) == before


def test_a_name_stands_for_one_description(path):
    referee = sit(path, *FIELD)
    say(referee, CHAINSAW, "1 1", "override red attacks 1")
    refusal = say(referee, 's blue 5d as "Chainsaw"')["refusal"]
    assert refusal["text"] == "there is already a card called Chainsaw"
    assert say(referee, CHAINSAW)["type"] == "told"


def test_new_card_keeps_it_in_a_pack(path: Path, capsys: pytest.CaptureFixture[str]):
    referee = sit(path, *FIELD)
    say(referee, CHAINSAW, "1 1", 'p gadget "Kevlar" +1 health -1 speed')
    say(referee, 'p special "Everyone: stop!"', 'p gadget "Medkit" heal 2 blue')
    answer = referee.answer({"do": "fragkit new card chainsaw", "width": 60})
    assert answer["lines"] == [
        "Chainsaw is in our-box/cards/chainsaw.yaml. In the next",
        "game, add `--pack ./our-box`.",
    ]
    say(referee, "new card kevlar", "new card everyone", "new card medkit")
    assert say(referee, "new card kevlar")["refusal"]["text"] == "kevlar.yaml already exists"
    assert say(referee, "new card")["refusal"]["help"].startswith("type `new card chainsaw`")
    assert "new card" not in path.read_text()
    assert run(["check", str(path.parent / "our-box")]) == 0
    capsys.readouterr()
    assert run(["show", "card", "chainsaw", "--pack", str(path.parent / "our-box")]) == 0
    assert "weapon · 6d · ammo 2 · blast 1" in capsys.readouterr().out


@pytest.mark.parametrize("deck", ["special", "gadget", "weapon"])
def test_a_deck_alone_asks_for_the_card_or_its_words(path, deck):
    refusal = say(sit(path, *FIELD), f"p {deck}")["refusal"]
    assert refusal["text"] == "which card do you play?"
    assert f'`p {deck} "Lights out"`' in refusal["help"]
