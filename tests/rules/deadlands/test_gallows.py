"""Who is hanged, where, and what comes of it (deadlands.gallows*, ruling.gallows.*)."""

from __future__ import annotations

import pytest

from fragkit.model.word_values import Dice
from fragkit.referee.display.public_state import who_lines
from fragkit.referee.display.table_map import table_map
from fragkit.rules.commands import Choose
from fragkit.term.style import Style
from tests.rulemark import rule
from tests.rules.kit import Game, card, draw, fighter

DEADLANDS = "deadlands"
TOWN = """
    +---+---+---+---+---+
    | R   B       X   1 |
    +   +---+---+   +---+
    | X   2       3     |
    +---+---+---+---+---+
"""
HOME = "D1"


def shot(damage: str, defense: str, blue: str = "2/2/3", **more: object) -> Game:
    """Red shoots Blue next to him with a Pistol: 6 against 1 is 6 points."""
    return draw(TOWN, packs=DEADLANDS, blue=fighter(blue), **more).do(
        "s Blue start", damage, defense
    )


@rule("deadlands.gallows.pass")
def test_the_figure_of_a_hanged_player_who_leaves_the_game_goes_too() -> None:
    game = shot("6 6", "1 1", green=fighter()).do("D1", "leave Blue")
    assert (game.square("Blue"), game.accepts("m D1")) == ("", True)


@rule("deadlands.gallows.pass", "ruling.gallows.fresh")
def test_the_table_puts_nobody_on_a_hanged_fighter_and_does_not_heal_him() -> None:
    game = shot("6 6", "1 1").do("D1")
    assert game.refuses("override red square d1") == "Blue's figure is on D1 [move.end]"
    assert "respawn with full Health" in game.refuses("override blue health 1")
    game.do("override blue square d1")
    assert (game.seat("Blue").status, game.square("Blue")) == ("standing", "D1")


@rule("deadlands.gallows.choose", "win.three")
def test_nobody_is_asked_for_a_gallows_by_the_frag_that_wins() -> None:
    assert shot("6 6", "1 1", red=fighter(frags=1)).due == "Red chooses gallows: D1, A2"
    assert shot("6 6", "1 1", red=fighter(frags=2)).due == "Red has won"


@rule("win.three")
def test_two_frags_of_one_event_win_without_that_question() -> None:
    room = TOWN.replace("R   B       X", "R   B   G   X")
    bomb = card("bomb", "weapon", damage=Dice(9), ammo=1, radius=1, aim="square")
    near = {"blue": fighter("1/3/3"), "green": fighter("1/3/3")}
    game = draw(room, packs=DEADLANDS, cards=[bomb], red=fighter(frags=1, play="bomb"), **near)
    game.do("s B1 bomb", "6 6 6 6 6 6 6 6 6", "1 1 1", "6 " * 9, "1", "6 " * 9, "1")
    assert game.due == "Red has won"


@rule("deadlands.gallows", "ex.gallows.2", "ex.gallows.3", "ex.gallows.1", "ruling.gallows.twice")
@pytest.mark.parametrize(
    ("stats", "damage", "defense", "hangs"),
    [
        ("2/2/3", "6 2", "1 1", True),  # 8 / 2 = 4 points, 2 Health
        ("2/2/3", "3 3", "1 1", False),  # 3 points
        ("1/3/3", "2 2", "2", True),  # 2 points, 1 Health
        ("1/3/3", "2 1", "2", False),
    ],
)
def test_twice_what_was_left_hangs(stats: str, damage: str, defense: str, hangs: bool) -> None:
    game = shot(damage, defense, stats)
    assert game.told("fragged player") == ["Blue"]
    assert game.due.startswith("Red chooses gallows: ") is hangs
    if not hangs:
        assert game.seat("Blue").status == "fragged"


@rule("ruling.gallows.twice")
def test_in_some_houses_it_takes_more_than_twice() -> None:
    assert shot("6 2", "1 1", house="gallows.twice=b").seat("Blue").status == "fragged"


@rule("ruling.gallows.left")
def test_armor_counts_as_what_was_left() -> None:
    blue = fighter("1/3/3", play="trail-duster")
    game = draw(TOWN, packs=DEADLANDS, blue=blue).do("s Blue start", "6 1", "1 1")  # 3 of 2
    assert game.seat("Blue").status == "fragged"


@rule("deadlands.gallows.choose", "deadlands.gallows.now", "deadlands.gallows.squares",
      "ruling.gallows.where", "ruling.gallows.leftovers")  # fmt: skip
def test_who_brought_him_down_picks_a_gallows_and_he_hangs_at_once() -> None:
    game = shot("6 2", "1 1")
    assert game.due == "Red chooses gallows: D1, A2"
    game.do("D1")
    assert (game.seat("Blue").status, game.square("Blue")) == ("hanged", "D1")
    assert game.told("hanged player square") == [("Blue", "D1")]
    assert game.floor("B1") == ["blood"]
    assert game.facts["Blue figure"] == "D1"


@rule("ruling.gallows.must", "deadlands.gallows.now")
def test_hanging_is_a_must_at_the_threshold() -> None:
    assert "`no` is not an option" in shot("6 2", "1 1").refuses("choose no")
    game = shot("6 2", "1 1", house="gallows.must=b").do("no")
    assert game.seat("Blue").status == "fragged"


@rule("deadlands.gallows.pass", "los.hanged")
def test_his_square_is_closed_and_blocks_sight() -> None:
    lane = """
        +---+---+---+---+
        | R   X   G   B |
        +---+---+---+---+
        | 1   2         |
        +---+---+---+---+
    """
    game = draw(lane, packs=DEADLANDS, green=fighter(), blue=fighter(), red=fighter("3/2/2"))
    game.do("override blue figure b1")
    assert game.seat("Blue").status == "hanged"
    refused = game.refuses("s Green start")
    assert "B1" in refused
    assert "[los.hanged]" in refused
    assert "B1" in game.refuses("m e")
    assert "m e" not in game.legal("m")


@rule("deadlands.gallows.immune")
def test_nothing_touches_him() -> None:
    game = shot("6 2", "1 1", red=fighter("3/1/3", hand="cutpurse musical-chairs")).do("D1")
    assert game.refuses("s Blue start") == (
        "Red can't shoot Blue: Blue is hanging from the gallows on D1 [deadlands.gallows.immune]"
    )
    assert "can't be played on Blue: the gallows [deadlands.gallows.immune]" in game.refuses(
        "p cutpurse Blue"
    )
    assert "can't be played on Blue" in game.refuses("p musical-chairs Blue")


@rule("deadlands.gallows.return", "ruling.gallows.fresh")
def test_he_comes_back_there_in_his_turn_without_a_roll() -> None:
    game = shot("6 2", "1 1").do("D1", "end")
    assert game.due == "Blue rolls 2d: movement"
    assert (game.seat("Blue").status, game.square("Blue")) == ("standing", "D1")
    assert game.health("Blue") == 2
    assert game.told("cut-down player square") == [("Blue", "D1")]
    hurt = fighter("3/2/2", health=1, play="trail-duster:1 widows-navy:2", id="huckster")
    game = draw(TOWN, packs=DEADLANDS, blue=hurt).do("s Blue start", "6 6", "1 1", "D1", "end", "1")
    assert (game.health("Blue"), game.seat("Blue").armor) == (3, 0)
    assert game.play("Blue") == ["hoyles-book-of-games"], "what is on the sheet, and no more"


@rule("ruling.gallows.taken")
def test_a_taken_gallows_is_not_chosen_and_without_any_he_respawns() -> None:
    full = TOWN.replace("| X   2 ", "| G   2 ")
    game = draw(full, packs=DEADLANDS, blue=fighter("2/2/3"), green=fighter())
    game.do("s Blue start", "6 2", "1 1")
    assert game.square("Blue") == "D1"  # the only one that is left, so nobody is asked
    none = TOWN.replace("X   1 ", "G   1 ").replace("| X ", "|   ")
    game = draw(none, packs=DEADLANDS, blue=fighter("2/2/3"), green=fighter())
    game.do("s Blue start", "6 2", "1 1")
    assert game.seat("Blue").status == "fragged"


@rule("ruling.gallows.taken")
def test_hanging_on_a_taken_square_is_refused() -> None:
    three = TOWN.replace("| X   2       3     |", "| X   2   G   3   X |")
    game = draw(three, packs=DEADLANDS, blue=fighter("2/2/3"), green=fighter())
    game.do("override green square e2", "s Blue start", "6 2", "1 1")
    assert game.due == "Red chooses gallows: D1, A2"
    assert game.refuses("choose e2").startswith("E2 is occupied [deadlands.gallows.choose]")
    assert game.refuses("e2").startswith("E2 is occupied [deadlands.gallows.choose]")
    assert "is not an option" in game.refuses("choose c1")


@rule("ruling.gallows.who")
def test_only_damage_that_a_player_scored_hangs() -> None:
    acid = TOWN.replace("B       X", "Ba  a   X")
    for house, status in (("", "fragged"), ("gallows.who=b", "hanged")):
        game = draw(acid, packs=DEADLANDS, blue=fighter("1/3/3"), turn="Blue", house=house)
        game.do("m e", "6 6", "1")
        if house:
            game.do("Blue: D1")
        assert game.seat("Blue").status == status


@rule("ruling.gallows.harrowed")
@pytest.mark.parametrize(("house", "hand"), [("", []), ("gallows.harrowed=b", ["weapon"])])
def test_who_hangs_has_nothing_of_a_respawn(house: str, hand: list[str]) -> None:
    blue = fighter("2/2/3", id="harrowed-gunslinger")
    game = draw(TOWN, packs=DEADLANDS, blue=blue, house=house)
    game.do("s Blue start", "6 2", "1 1", "D1", "end")
    assert game.due == "Blue rolls 2d: movement"  # no grave is chosen either
    assert game.hand("Blue") == hand


@rule("ruling.bump.hanged")
def test_nobody_is_bumped_onto_a_hanged_fighter() -> None:
    lane = """
        +---+---+---+
        | R  1X   B |
        +---+---+---+
        | 2         |
        +---+---+---+
    """
    game = draw(lane, packs=DEADLANDS, red=fighter(), blue=fighter(), movement=None)
    game.do("override red square off", "override blue figure b1", "override red turn")
    assert game.due == "Red rolls 1d: respawn"
    game.do("1")
    assert game.told("no-square face reason") == [(1, "that square is occupied")]


def test_a_figure_is_set_by_the_table_only_where_figures_stay() -> None:
    game = draw("+---+---+\n| R   1 |\n+---+---+")
    assert "no figure stays" in game.refuses("override red figure b1")


def test_the_map_shows_him_and_who_tells_where_he_hangs() -> None:
    run = shot("6 2", "1 1").do("D1").run
    assert any("b Blue, hanged" in line for line in table_map(run.game, Style(40)))
    assert any("hanged D1" in line for line in who_lines(run.game, run.story, Style(40)))


@rule("deadlands.gallows.return")
def test_a_figure_hung_by_the_table_while_the_respawn_is_due_is_cut_down_at_once() -> None:
    row = """
        +---+---+---+---+
        | R   B   X   1 |
        +---+---+---+---+
    """
    game = draw(row, packs="deadlands").do("override blue square off", "end")
    assert game.due == "Blue rolls 1d: respawn"
    game.do("override blue figure c1")
    assert (game.square("Blue"), game.due) == ("C1", "Blue rolls 2d: movement")


@rule("ruling.gallows.must")
def test_a_must_is_named_when_somebody_says_no() -> None:
    two = """
        +---+---+---+---+
        | R   B   X   X |
        +---+---+---+---+
    """
    game = draw(two, packs="deadlands", blue=fighter("1/3/3")).do("s blue start", "6 6", "1")
    assert str(game.run.table.refuse(Choose("Red", ("no",)))) == (
        "the damage was at least twice the Health left, so the fighter is hanged "
        "[ruling.gallows.must] Choose C1 or D1."
    )
