"""Stances, played: flying, camping, cloaked, burning, another shape."""

from __future__ import annotations

from pathlib import Path

from fragkit.referee.display.public_state import who_lines
from fragkit.term.style import Style
from tests.rules.kit import Game, draw, fighter

PACK = str(Path(__file__).parent / "inventions")
LANE = """
    +---+---+---+---+---+---+---+---+
    | R       B                   1 |
    +---+---+---+---+---+---+---+---+
"""


def played(red: str = "", **more: object) -> Game:
    return draw(LANE, red=fighter(id=red), packs=PACK, **more)


def test_entering_costs_and_what_it_does_is_in_force_while_it_lasts() -> None:
    game = played("rocketeer").do("enter flying")
    assert game.due == "Red acts: 4 movement, 1 attacks"
    assert (game.seat("Red").stances, game.seat("Red").accuracy) == (["flying"], 1)
    game.do("s Blue")
    assert game.receipt() == "1d = 2d −1d (Flying)"


def test_use_and_its_name_enter_it_too_and_leave_leaves_it() -> None:
    game = played("rocketeer").do("use flying")
    assert game.refuses("enter flying") == (
        "Red is already Flying [card.overrides] To end it, type `leave flying`."
    )
    assert game.legal("leave") == ["leave flying"]
    game.do("leave flying")
    assert game.seat("Red").stances == []
    assert game.refuses("leave flying") == "Red is not Flying [card.overrides]"


def test_a_wound_ends_it() -> None:
    game = played("rocketeer").do("enter flying", "end", "1 1", "s Red", "2 2", "2 1 1", "1")
    assert game.told("stance-left name why") == [("Flying", "after taking damage")]
    assert game.told("nothing-happened reason") == ["1 is not 6"]


def test_it_is_over_after_so_many_turns() -> None:
    game = played("rocketeer").do("enter flying", "end", "1 1", "end", "1 1", "end", "1 1", "end")
    assert game.seat("Red").stances == ["flying"]
    game.do("1 1", "end")
    assert game.due == "Red rolls 1d: chance"  # what it says for its end
    assert game.seat("Red").stances == []


def test_of_one_group_a_fighter_is_in_one_only() -> None:
    game = played("rocketeer", movement=None).do("enter grounded", "1 1", "enter flying")
    assert game.seat("Red").stances == ["flying"]
    assert game.told("stance-left name why") == [("Grounded", "Flying")]


def test_each_has_its_time_and_moving_ends_it() -> None:
    game = played("rocketeer")
    assert game.refuses("enter grounded") == (
        "Red can't enter Grounded now: do it before your movement roll [ruling.card.timing]"
    )
    game = played("rocketeer", movement=None)
    assert game.refuses("enter flying") == "Red must roll for movement first [turn.roll]"
    game.do("enter grounded", "1 1", "m e")
    assert game.seat("Red").stances == []


def test_it_takes_the_place_of_the_movement_roll() -> None:
    game = played("camper", movement=None).do("enter camping")
    assert game.due == "Red acts: 0 movement, 2 attacks"
    game.do("end")
    assert game.seat("Red").stances == ["camping"]


def test_it_may_ask_for_something() -> None:
    game = draw(
        LANE.replace("R       B", "R   B    "), red=fighter(id="camper"), packs=PACK, movement=None
    )
    assert game.refuses("enter camping") == (
        "Red can't enter Camping: only if no enemies are next to you [card.overrides]"
    )


def test_what_counts_for_an_attack_counts_to_its_end() -> None:
    game = played("glass-ghost").do("enter cloaked", "s Blue")
    assert game.receipt() == "4d = 2d +2d (Backstab)"
    game.do("1 1 1 1", "6 6 6")
    assert game.seat("Red").stances == []
    assert game.refuses("enter cloaked") == (
        "Red has already entered Cloaked this turn [card.overrides]"
    )


def test_an_empty_track_may_end_it() -> None:
    game = played("glass-ghost").do("enter cloaked", "override red shimmer 1", "end", "1 1", "end")
    assert game.told("stance-left name why") == [("Cloaked", "Shimmer")]


def test_others_bring_it_about_and_it_burns() -> None:
    game = played("pyro").do("s Blue flare", "1", "6 6 6")
    assert game.seat("Blue").stances == ["burning"]
    assert game.refuses("enter burning").startswith("Red can't enter On Fire at will")
    game.do("end")
    assert game.told("wounded player points cause")[1:] == [("Blue", 1, "On Fire")]
    assert (
        game.refuses("Blue: leave burning") == "Blue can't leave On Fire at will [card.overrides]"
    )
    game.do("1 1", "end", "4")
    assert game.seat("Blue").stances == []


def test_a_condition_asks_whether_the_foe_is_in_it() -> None:
    game = played("pyro").do("override blue stance burning", "s Blue flare", "1", "6 6 6")
    assert (game.told("wounded points"), game.health("Blue")) == ([1], 2)


def test_a_weapon_leaves_every_stance() -> None:
    game = played("pyro").do("override red stance burning", "s extinguisher")
    assert game.seat("Red").stances == []


def test_another_shape_has_other_weapons() -> None:
    game = draw(LANE.replace("R       B", "R   B    "), red=fighter(id="cursed-twin"), packs=PACK)
    assert game.legal("s") == ["s Blue start"]
    game.do("override red stance beast")
    assert game.legal("s") == ["s Blue claws"]
    assert game.refuses("s Blue duelling-pistol") == (
        "Red can't fire Duelling Pistol: not if you are The Beast [card.overrides]"
    )


def test_it_is_entered_in_an_attack_and_outlasts_a_frag() -> None:
    game = played("cursed-twin", turn="Blue").do("s Red", "Red: enter beast", "6 6", "1 1 1")
    assert game.seat("Red").status == "fragged"
    assert game.seat("Red").stances == ["beast"]


def test_an_effect_gives_it_another_time() -> None:
    game = played("cursed-twin", movement=None).do("6", "1 1 1", "end", "1 1", "end")
    game.do("1", "1 1 1")
    assert game.seat("Red").stances == ["beast"]
    game.do("end")
    assert game.seat("Red").stances == []


def test_the_record_keeps_it_and_who_shows_it() -> None:
    game = played("rocketeer").do("enter flying")
    assert game.run.log[-1].line == "enter flying"
    assert game.run.log[-1].outcome.facts == ("Red stance flying", "Red movement 4")
    assert any(
        "Flying" in line for line in who_lines(game.run.game, game.run.story, Style(width=40))
    )
    game.do("override red no-stance flying")
    assert game.seat("Red").stances == []
    assert game.do("undo").seat("Red").stances == ["flying"]


def test_a_slip_gets_a_suggestion() -> None:
    game = played("rocketeer")
    assert "did you mean `flying`" in game.refuses("enter fyling")
    assert game.refuses("Blue: enter flying").startswith("Blue has no stance `flying`")
