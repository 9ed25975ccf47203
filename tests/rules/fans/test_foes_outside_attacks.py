"""Lasting effects outside attacks find their foe: any other fighter who fits the condition."""

from __future__ import annotations

import pytest

from fragkit.model.effects import Condition, Effect
from fragkit.model.effects.modifiers import Forbid, Limit, Pass, Roll, Stat
from fragkit.model.fields import Id
from fragkit.model.fighter import Fighter, Trait
from fragkit.model.text import made_trait_text, plain
from fragkit.model.word_values import Lasts
from tests.rules.kit import card, draw, fighter

LANE = """
    +---+---+---+---+---+
    | R   .   B   .   1 |
    +---+---+---+---+---+
"""
ZONES = "zones: {here: [A1], there: [C1]}"
NEAR, IN = Condition(foe_adjacent=True), Condition(foe_in=(Id("there"),))


def somebody(*effects: Effect) -> Fighter:
    trait = Trait(name="Gift", effects=effects)
    return Fighter(id="one", name="One", stats="free", abilities=(trait,))


@pytest.mark.parametrize(
    ("condition", "words", "is_true"),
    [
        (IN, "If another fighter is in the there zone, you can't move.", True),
        (NEAR, "If another fighter is next to you, you can't move.", False),
        (Condition(not_=NEAR), "You can't move unless another fighter is next to you.", True),
        (Condition(foe_in=(Id("there"),), not_=IN),
         "If another fighter is in the there zone, you can't move unless another fighter is in the there zone.", False),
    ],
)  # fmt: skip
def test_forbid_move_asks_about_any_other_fighter(condition: Condition, words: str, is_true: bool):
    one = somebody(Forbid(value=("move",), if_=condition))
    assert plain(made_trait_text(one.abilities[0])) == words
    game = draw(LANE, red=fighter(sheet=one), blue=fighter(), movement=3, keys=ZONES)
    if is_true:
        assert "Red can't move: Gift" in game.refuses("m e")
    else:
        game.do("m e")


def test_movement_rolls_and_hand_limits_ask_about_any_other_fighter():
    one = somebody(Roll(value=("movement",), dice=1, if_=IN), Limit(value="hand", add=-1, if_=IN))
    game = draw(LANE, red=fighter(sheet=one, hidden="special:6"), blue=fighter(), keys=ZONES)
    assert "2 over the hand limit of 4" in game.do("end").reason()
    game = draw(LANE, red=fighter(sheet=one), blue=fighter(), keys=ZONES).do("end", "3 4", "end")
    assert game.due == "Red rolls 3d: movement"


@pytest.mark.parametrize("lasts", ["card", "effect"])
@pytest.mark.parametrize(("key", "zone", "is_true"), [
    ("in_", "here", True), ("in_", "there", False), ("foe_in", "there", True), ("foe_in", "here", False),
])  # fmt: skip
def test_a_special_on_another_fighter_asks_about_its_player(
    lasts: str, key: str, zone: str, is_true: bool
):
    turns = Lasts("turns", 2)
    slow = Stat(
        value="speed", add=-1, lasts=turns if lasts == "effect" else None,
        if_=Condition(**{key: (Id(zone),)}),
    )  # fmt: skip
    given = card("x", "special", slow, on="other", lasts=turns if lasts == "card" else None)
    game = draw(LANE, red=fighter(hand="x"), blue=fighter(), cards=[given], keys=ZONES)
    game.do("p x blue", "end")
    assert game.due == f"Blue rolls {1 if is_true else 2}d: movement"


def test_a_trait_passes_walls_a_few_times_per_turn():
    one = somebody(Pass(value=("walls",), uses=1))
    assert plain(made_trait_text(one.abilities[0])) == (
        "Once per turn, you may move through walls."
    )
    walls = """
        +---+---+---+---+
        | R |   | . | 1 |
        +---+---+---+---+
    """
    game = draw(walls, red=fighter(sheet=one), movement=6).do("m e")
    assert "a wall is in the way" in game.refuses("m e")
    assert game.do("end", "3 4").legal("m") == ["m e", "m w"]
