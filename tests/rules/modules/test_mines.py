"""Mines (mine.*, ruling.mine.*, ruling.frag.mine)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.acts import Place
from fragkit.model.word_values import Dice
from fragkit.rules.modules.mines import Mines
from fragkit.rules.modules.no_rushes import NoRushes
from tests.rulemark import rule
from tests.rules.kit import begin, card, draw, fighter

ROOM = """
    +---+---+---+---+---+
    | R           B     |
    +   +   +   +   +   +
    |                   |
    +---+---+---+---+---+
"""
DROPPER = card(
    "dropper", "weapon", Place(value="mine", damage=Dice(4), at="fire"),
    damage="none", ammo="unlimited", aim="nothing",
)  # fmt: skip
THROWER = card(
    "thrower", "weapon", Place(value="mine", square="adjacent", damage=Dice(2), at="fire"),
    damage="none", ammo="unlimited", aim="nothing",
)  # fmt: skip


def field(drawing: str = ROOM, *mines: str, **more):
    more.setdefault("red", fighter(play="dropper thrower clue-by-four"))
    game = draw(drawing, modules=[Mines()], cards=[DROPPER, THROWER], **more)
    for square in mines:
        game.do(f"override floor {square} mine")
    return game


@rule("mine.drop", "ruling.mine.where", "ruling.mine.own")
def test_the_dropper_lays_one_under_its_firer_who_does_not_set_it_off():
    game = field().do("s dropper")
    assert game.floor("A1") == ["mine"]
    assert game.due == "Red acts: 6 movement, 0 attacks"
    assert game.told("counter-laid counter square") == [("mine", "A1")]


@rule("ruling.attack.what")
def test_the_dropper_takes_no_target():
    game = field()
    assert game.refuses("s c1 dropper") == (
        "Dropper has no target [ruling.attack.what] Type `s dropper`."
    )
    assert game.floor("A1") == []


@rule("ruling.mine.where")
def test_one_that_lays_them_beside_asks_where_and_takes_free_squares_only():
    game = field().do("s thrower")
    assert game.due == "Red chooses square: B1, A2"
    game = field(ROOM, "b1").do("s thrower")
    assert game.floor("A2") == ["mine"]


@rule("ruling.mine.where")
def test_none_is_laid_where_a_counter_lies():
    game = field().do("override floor a1 blood")
    assert game.refuses("s dropper") == (
        "Red can't put a mine here: there is a counter on the square [ruling.mine.where]"
    )
    assert "s dropper" not in game.legal("s")


@rule("mine.damage", "mine.remove", "ruling.mine.hit", "ruling.mine.over")
def test_who_runs_over_it_takes_4d_and_it_is_gone():
    game = field(ROOM, "b1").do("m e")
    assert (game.due, game.reason()) == ("Red rolls 4d: damage", "for damage to Red from the mine")
    assert game.do("1 1 1 1", "6 6 6").floor("B1") == []
    assert game.do("m w", "m e").due.startswith("Red acts")


@rule("mine.damage")
def test_a_card_may_give_it_other_dice():
    game = field().do("s thrower", "b1", "m e")
    assert game.due == "Red rolls 2d: damage"


@rule("mine.any", "frag.self")
def test_it_works_on_its_owner_who_scores_nothing():
    game = field(red=fighter(health=1, play="dropper")).do("s dropper", "m e", "m w")
    game.do("6 6 6 6", "1")
    assert game.told("fragged player") == ["Red"]
    assert game.told("frag-scored") == []


@rule("ruling.frag.mine")
@pytest.mark.parametrize(("house", "scored"), [("a", ["Red"]), ("b", [])])
def test_whoever_laid_it_scores(house, scored):
    game = field(house=f"frag.mine={house}", blue=fighter(health=1)).do("s dropper", "m s", "end")
    game.do("5 5", "m w w w", "6 6 6 6", "1")
    assert game.told("frag-scored player") == scored


@rule("ruling.frag.mine", "win.three")
def test_a_player_who_has_left_neither_scores_nor_wins_with_it():
    room = ROOM.replace("|                   |", "|                 G |")
    red = fighter(frags=2, play="dropper")
    game = field(room, red=red, blue=fighter(health=1)).do("s dropper", "m s", "leave red")
    game.do("5 5", "m w w w", "6 6 6 6", "1")
    assert game.told("fragged player") == ["Blue"]
    assert game.told("frag-scored") == game.told("game-won") == []
    assert game.due.startswith("Green")


@rule("ruling.mine.over")
def test_jumping_over_it_is_safe_and_landing_on_it_is_not():
    assert field(ROOM, "b1").do("j e 2").due.startswith("Red acts")
    assert field(ROOM, "c1").do("j e 2").due == "Red rolls 4d: damage"


@rule("ruling.mine.over", "ruling.frag.pushed", "ruling.knockback.hazard")
@pytest.mark.parametrize(("house", "scored"), [("a", ["Red"]), ("b", [])])
def test_who_is_pushed_onto_it_is_the_frag_of_whoever_pushed(house, scored):
    room = """
        +---+---+---+---+---+
        | R   B             |
        +---+---+---+---+---+
    """
    game = field(room, "c1", blue=fighter(health=1), house=f"frag.pushed={house}")
    game.do("s blue clue-by-four", "1 1 1 1", "6", "6 6 6 6", "1")
    assert game.told("fragged square") == ["C1"]
    assert game.told("frag-scored player") == scored


@rule("ruling.respawn.hazard", "mine.any")
def test_who_respawns_on_it_sets_it_off():
    room = """
        +---+---+---+
        | R       1 |
        +---+---+---+
    """
    game = field(room, "c1", blue=fighter()).do("end", "1")
    assert (game.square("Blue"), game.due) == ("C1", "Blue rolls 4d: damage")


@rule("counter.mine.more")
def test_pennies_serve_when_the_counters_run_out():
    squares = [f"{c}{r}" for c in "abcde" for r in (1, 2)][1:9]
    game = field(ROOM, *[s for s in squares if s != "d1"]).do("s dropper")
    assert sum(c.kind == "mine" for c in game.run.table.state.floor) == 8


@rule("ruling.norush.what")
def test_laying_one_is_an_attack():
    room = "+---+---+---+---+\n| 1       w   2 |\n+---+---+---+---+"
    game = begin(room, "3/2/2", "3/2/2", modules=[NoRushes(), Mines()], cards=[DROPPER])
    game.do("6", "1", "a1", "d1", "1 1", "override red card dropper")
    assert game.refuses("s dropper").endswith("[variant.norush.attack]")


@rule("ruling.door.things")
def test_one_lies_in_a_door_square_and_holds_nothing_open():
    room = """
        +---+---+---+---+
        | R   D   B     |
        +---+---+---+---+
    """
    game = field(room, "b1")
    assert game.refuses("s blue start").endswith("[los.door]")
    assert game.do("m e").due == "Red rolls 4d: damage"


def test_reach_and_walking_go_around_it_where_that_costs_no_more():
    game = field(ROOM.replace("B", " "), "b1").do("m b2")
    assert game.told("moved square") == ["A2", "B2"]


@rule("ruling.attack.what")
def test_the_dropper_takes_no_fighter_as_target_either():
    game = draw(
        """
        +---+---+---+
        | R       B |
        +---+---+---+
        """,
        packs="deathmatch", red=fighter(play="mine-dropper"),
    )  # fmt: skip
    assert game.refuses("s blue mine-dropper") == (
        "Mine Dropper has no target [ruling.attack.what] Type `s mine-dropper`."
    )
    assert game.floor("A1") == []
