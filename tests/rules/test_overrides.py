"""The table is always right: overrides, players who come and go, games begun in the middle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fragkit.rules.flow.setup import Position, Standing
from fragkit.rules.flow.setup_checks import setup_problem
from tests.rulemark import rule
from tests.rules.kit import draw, fighter

ROOM = """
    +---+---+---+---+
    | R   1   2   G |
    +   +   +   +   +
    |               |
    +---+---+---+---+
"""
DYING = ROOM.replace("R   1   2   G", "R   G   1   2")


def test_a_position_is_set_and_told_with_what_it_was() -> None:
    game = draw(ROOM).do("override Green square B2")
    assert game.square("Green") == "B2"
    assert game.heard("overrode player fact value detail was") == [
        ("Green", "square", "B2", "", "D1")
    ]


def test_health_frags_blood_movement_and_attacks_are_set() -> None:
    game = draw(ROOM, movement=3)
    game.do("override Red health 1", "override Red frags 2", "override Red blood 4")
    game.do("override Red movement 9", "override Red attacks 2")
    seat = game.seat("Red")
    assert (game.health("Red"), seat.frags, seat.blood) == (1, 2, 4)
    assert game.due == "Red acts: 9 movement, 2 attacks"


def test_stats_and_the_goal_are_set() -> None:
    game = draw(ROOM).do("override Red stats 1/4/4")
    assert game.seat("Red").stats == "1/4/4"
    assert game.request["attacks"] == 2
    game.do("override goal 7", "override Red frags 6")
    assert game.due.startswith("Red acts")
    game.do("override Red frags 7")
    assert game.due == "Red has won"


def test_cards_ammunition_and_armor_are_set() -> None:
    game = draw(ROOM)
    game.do("override Red card boomstick 2", "override Red card riot-gear", "override Red armor 1")
    assert (game.ammo("Red", "boomstick"), game.armor("Red")) == (2, 1)
    game.do("override Red ammo boomstick 4", "override Red no-card riot-gear")
    assert (game.ammo("Red", "boomstick"), game.play("Red")) == (4, ["boomstick"])


def test_a_secret_hand_is_counted_anew() -> None:
    game = draw(ROOM).do("override Red hand weapon 3")
    assert game.hand("Red") == ["weapon"] * 3
    assert game.left("weapon") == 45 - 3


def test_the_turn_is_given_to_somebody_else() -> None:
    game = draw(ROOM).do("override Green turn")
    assert (game.request["player"], game.request["purpose"]) == ("Green", "movement")


@rule("card.special.time", "hand.limit")
def test_the_turn_that_the_table_takes_away_ends_as_any_other() -> None:
    six = "lag-spike yoink ping-of-death double-trouble desync noclip"
    game = draw(ROOM, red=fighter(hand=f"god-mode {six}"), blue=fighter())
    game.do("p god-mode", "override Green turn")
    assert (game.request["player"], game.request["purpose"]) == ("Red", "discard")
    game.do("choose yoink")
    assert "god-mode" not in game.play("Red")
    assert game.heard("turn-ended player") == ["Red"]
    assert game.heard("turn-began player number") == [("Green", 2)]


def test_the_table_takes_a_turn_away_in_the_middle_of_an_attack() -> None:
    game = draw(ROOM, green=fighter(hand="desync")).do("s Green", "override Green turn")
    assert (game.request["player"], game.request["purpose"]) == ("Green", "movement")
    assert "[ruling.card.timing]" in game.refuses("p desync")  # there is no attack any more
    game.do("1 1", "end")
    assert game.due == "Red rolls 2d: movement"


def test_a_turn_that_is_given_to_whose_it_is_begins_anew() -> None:
    game = draw(ROOM, attacks=1).do("override Red turn", "1 1")
    assert game.due == "Red acts: 2 movement, 1 attacks"


@rule("frag.mark")
def test_whom_an_attack_has_brought_down_is_still_a_frag_when_the_turn_is_taken_away() -> None:
    game = draw(DYING, green=fighter(health=1, blood=1))
    game.do("s Green start", "3 3", "6", "override Green turn", "choose die")
    assert game.seat("Red").frags == 1


def test_figures_stay_where_they_are_when_the_table_takes_a_turn_away() -> None:
    game = draw(DYING).do("m e")
    game.do("override Green turn")
    assert (game.square("Red"), game.square("Green")) == ("B1", "B1")


def test_a_roll_that_is_due_is_passed_over_with_its_total() -> None:
    game = draw(ROOM, movement=None).do("override Red skip 7")
    assert game.due == "Red acts: 7 movement, 1 attacks"


def test_a_turn_is_ended_against_the_rules() -> None:
    game = draw(ROOM).do("m e e e")
    game.do("override Red skip")
    assert game.request["player"] == "Green"


def test_an_override_is_taken_back_like_any_input() -> None:
    game = draw(ROOM).do("m e")
    before = game.stands
    game.do("override Green health 1", "override Red card boomstick", "undo", "undo")
    assert game.stands == before


# -- frags at the goal, Health at 0 ---------------------------------------------------------


def test_frags_at_the_goal_end_the_game_with_that_winner() -> None:
    game = draw(ROOM).do("override Green frags 3")
    assert game.heard("game-won player frags") == [("Green", 3)]
    assert game.due == "Green has won"
    game.do("undo")
    assert game.due == "Red acts: 6 movement, 1 attacks"


def test_a_goal_that_somebody_has_reached_ends_the_game() -> None:
    game = draw(ROOM, red=fighter(frags=1), green=fighter(frags=2))
    assert game.do("override goal 2").due == "Green has won"
    tied = draw(ROOM, red=fighter(frags=2), green=fighter(frags=2), turn="Green")
    assert tied.do("override goal 1").due == "Green has won"


def test_a_won_game_goes_on_when_the_goal_is_moved_or_the_frags_were_too_many() -> None:
    for more in ("override goal 5", "override Red frags 2"):
        game = draw(ROOM, movement=4).do("override Red frags 3", more)
        assert game.due == "Red acts: 4 movement, 1 attacks"
        game.do("m s", "end")
        assert game.due == "Green rolls 2d: movement"
        game.do("undo", "undo", "undo")
        assert game.due == "Red has won"


def test_a_winner_whose_frags_go_leaves_the_win_to_the_other_at_the_goal() -> None:
    game = draw(ROOM).do("override Red frags 3", "override Green frags 4")
    assert game.due == "Red has won"
    assert game.do("override Red frags 1").due == "Green has won"


@rule("frag.when")
def test_health_0_is_a_frag_that_nobody_scores() -> None:
    game = draw(ROOM, green=fighter(play="boomstick"))
    before = game.stands
    game.do("override Green health 0")
    assert game.heard("fragged player by square cause") == [("Green", "", "D1", "by the table")]
    assert game.seat("Green").status == "fragged"
    assert game.floor("D1") == ["pile boomstick", "blood"]
    assert (game.seat("Red").frags, game.seat("Green").frags) == (0, 0)
    assert game.due == "Red acts: 6 movement, 1 attacks"
    game.do("undo")
    assert game.stands == before


def test_whoever_has_health_0_in_the_own_turn_loses_the_rest_of_it() -> None:
    game = draw(ROOM).do("override Red health 0")
    assert game.seat("Red").status == "fragged"
    assert game.request["player"] == "Green"


def test_blood_still_keeps_a_fighter_alive_at_health_0() -> None:
    game = draw(ROOM, green=fighter(blood=1)).do("override Green health 0")
    assert game.request["purpose"] == "cure"
    game.do("choose blood")
    assert game.health("Green") == 1
    assert game.due == "Red acts: 6 movement, 1 attacks"


def test_an_attack_on_somebody_whom_the_table_frags_does_no_damage() -> None:
    game = draw(ROOM).do("s Green", "override Green health 0")
    assert game.due == "Red acts: 6 movement, 0 attacks"


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("override Pink health 2", "there is no player `Pink`"),
        ("override Red health two", "`health` needs a number"),
        ("override Red frags -1", "`frags` can't be below 0"),
        ("override Red square Z9", "there is no square Z9 on test"),
        ("override Red square D1", "Green is already on D1 ["),
        ("override Red card banana", "there is no card `banana`"),
        ("override Green movement 3", "it is not Green's turn ["),
        ("override Red ammo boomstick 3", "Red has no `boomstick` in play ["),
        ("override Red stats 7", "which stats?"),
        ("override goal 0", "the goal is at least 1 frag ["),
    ],
)
def test_what_makes_no_sense_is_refused(line: str, text: str) -> None:
    assert draw(ROOM).refuses(line).startswith(text)


def test_ammunition_is_only_set_where_there_is_some() -> None:
    game = draw(ROOM)
    game.do("override Red card light-armor")
    said = game.refuses("override Red ammo light-armor 2")
    assert said.startswith("`light-armor` uses no ammo")


def test_nobody_is_fragged_who_is_off_the_map() -> None:
    said = draw(ROOM, blue=fighter()).refuses("override Blue health 0")
    assert said.startswith("Blue can't be fragged: not on the map [")


# -- come and go ---------------------------------------------------------------------------


def test_a_player_joins_and_comes_in_by_a_respawn() -> None:
    game = draw(ROOM).do("join Blue 2/3/2")
    assert game.heard("joined player stats") == [("Blue", "2/3/2")]
    game.do("end", "1 1", "end")
    game.do("1")
    assert game.heard("respawned player square") == [("Blue", "B1")]


def test_a_newcomer_sits_where_he_says() -> None:
    game = draw(ROOM).do("join Blue 2/3/2 after Red")
    assert game.players == ["Red", "Blue", "Green"]


def test_a_newcomer_needs_a_legal_fighter() -> None:
    assert "[fighter.points]" in draw(ROOM).refuses("join Blue 4/4/4")
    assert draw(ROOM).refuses("join red 3/2/2").startswith("there is already a player called Red [")


def test_who_left_may_come_back_to_the_old_place_and_score() -> None:
    game = draw(ROOM, blue=fighter())
    order = game.players
    game.do("override Green frags 2", "leave Green", "join Green 2/3/2")
    assert game.players == order
    green = game.seat("Green")
    assert (green.frags, green.stats, green.status) == (2, "2/3/2", "fragged")


@rule("frag.when")
@pytest.mark.parametrize("cut", ["leave Red", "override Green turn"])
def test_nobody_lives_on_without_health_when_a_turn_is_cut_off(cut: str) -> None:
    game = draw(ROOM.replace("R   1   2   G", "R   G   1   2"), green=fighter(health=1, blood=1), blue=fighter())  # fmt: skip
    game.do("s Green start", "3 3", "6")
    assert game.request["purpose"] == "cure"
    game.do(cut)
    assert (game.request["player"], game.request["purpose"]) == ("Green", "cure")
    game.do("Green: choose die")
    assert game.heard("fragged player")[-1] == "Green"


@rule("frag.when", "frag.mark")
def test_who_leaves_instead_of_a_cure_is_fragged_first() -> None:
    game = draw(DYING, green=fighter(health=1, blood=1), blue=fighter(), dealt=True)
    game.do("s Green start", "3 3", "6")
    assert game.request["purpose"] == "cure"
    game.do("leave Green")
    assert game.heard("fragged by") == ["Red"]
    assert (game.seat("Red").frags, game.seat("Green").status) == (1, "gone")
    assert game.floor("B1") == ["blood"]
    game.do("deal yoink")
    assert game.due == "Red acts: 6 movement, 0 attacks"


@rule("frag.when", "frag.mark")
def test_who_leaves_in_his_own_turn_instead_of_a_cure_is_fragged_first() -> None:
    """Red is struck back by the vest of the one he shot at."""
    game = draw(DYING, red=fighter(health=1, blood=1), green=fighter(frags=2, play="hug-me-vest"), blue=fighter())  # fmt: skip
    game.do("s Green start", "1 1 1", "3")
    assert (game.request["player"], game.request["purpose"]) == ("Red", "cure")
    game.do("leave Red")
    assert game.due == "Green has won"


@rule("frag.mark", "ruling.frag.many")
def test_who_leaves_while_another_is_being_cured_is_fragged_too() -> None:
    game = draw("""
        +---+---+---+---+---+
        | R       G   B   1 |
        +---+---+---+---+---+
    """, red=fighter("2/1/4", play="rocket-tantrum"), green=fighter(health=1, blood=1), blue=fighter(health=1, blood=1))  # fmt: skip
    game.do("s Green rocket-tantrum")
    game.do("1 1 1 1 1", "5", "1 1 1 1 1", "5")
    assert game.due == "Blue chooses cure: blood, die"
    game.do("leave Green")
    assert game.heard("fragged player") == ["Green"]
    game.do("choose die")
    assert game.seat("Red").frags == 2


@rule("ruling.bump.loop")
def test_nobody_rests_on_another_when_a_player_leaves_in_the_middle_of_a_bump() -> None:
    """Red comes back and bumps Green, who bumps Blue; then Red leaves."""
    game = draw(ROOM.replace("R   1   2   G", "    1G  2B   "), red=fighter(), movement=None)
    game.do("1", "2")
    assert (game.request["player"], game.request["purpose"]) == ("Blue", "bump")
    game.do("leave Red")
    standing = [game.square(name) for name in ("Green", "Blue") if game.square(name)]
    assert standing == ["C1"]


def test_a_player_leaves_in_the_middle_of_his_turn() -> None:
    game = draw(ROOM, red=fighter(play="boomstick", hand="wallhack"), blue=fighter())
    game.do("leave Red")
    assert game.square("Red") == ""
    assert game.floor("A1") == ["pile boomstick"]
    assert game.discards("special") == ["wallhack"]
    assert game.due == "Blue rolls 1d: respawn"
    game.do("1", "1 1", "end", "1 1", "end")
    assert game.due == "Blue rolls 2d: movement"


def test_who_leaves_owes_no_dice() -> None:
    game = draw(ROOM, blue=fighter(), movement=None)
    assert game.request["player"] == "Red"
    game.do("leave Red")
    assert game.due == "Blue rolls 1d: respawn"


def test_the_last_player_stays() -> None:
    game = draw(ROOM).do("leave Green")
    assert game.refuses("leave Red").startswith("Red can't leave: nobody else is playing [")


# -- in the middle --------------------------------------------------------------------------


def test_a_position_that_cannot_be_is_refused() -> None:
    setup = draw(ROOM).run.setup

    def problem(*standing: Standing, turn: str = "Red") -> str:
        refusal = setup_problem(replace(setup, position=Position(standing, turn)))
        assert refusal is not None
        return str(refusal.text)

    assert problem(Standing("Pink", "A1")) == "there is no player called Pink"
    both = problem(Standing("Red", "A1"), Standing("Green", "A1"))
    assert both == "Red and Green are both on A1"
    assert problem(Standing("Red", "Z1")).startswith("Red: there is no square Z1")
    assert problem(turn="Pink") == "there is no player called Pink"
    assert problem(Standing("Red", "A1", 4)) == "Red can't have Health 4: full Health is 3"
    with pytest.raises(ValueError, match="a fragged fighter has no Boomstick in play"):
        draw(ROOM.replace("R", " "), red=fighter(play="boomstick"), turn="Green")


@rule("faq.cards")
def test_a_position_may_raise_health_with_a_card_and_keep_specials_off_the_map() -> None:
    red, green = fighter(health=4, play="gym-membership"), fighter(play="god-mode")
    game = draw(ROOM.replace("G", " "), red=red, green=green)
    assert (game.health("Red"), game.play("Green")) == (4, ["god-mode"])


def test_a_game_goes_on_from_the_middle_of_a_turn() -> None:
    game = draw(ROOM, red=fighter("2/1/4", health=1), movement=5, attacks=1)
    assert game.due == "Red acts: 5 movement, 1 attacks"
    assert game.health("Red") == 1


@rule("armor.discard.now")
def test_a_suit_that_the_table_says_is_used_up_is_gone() -> None:
    game = draw(ROOM, green=fighter(play="riot-gear")).do("override Green armor 0")
    assert game.play("Green") == []


HOPS = """
    +---+---+---+---+
    | T   1   2  TG |
    +   +   +   +   +
    | R             |
    +---+---+---+---+
"""


def test_who_is_to_be_bumped_and_is_placed_by_the_table_rolls_no_die() -> None:
    game = draw(HOPS, movement=4).do("m n", "m via D1")
    assert game.request["player"] == "Green"
    game.do("override Green square B2")
    assert (game.due, game.square("Green")) == ("Red acts: 2 movement, 1 attacks", "B2")


def test_who_comes_back_and_is_placed_by_the_table_rolls_no_die_for_it() -> None:
    gone = ROOM.replace("R", " ")
    game = draw(gone, red=fighter(), movement=None)
    game.do("override Red square B2")
    assert (game.request["purpose"], game.square("Red")) == ("movement", "B2")


def test_what_lies_on_a_square_is_set_and_told_with_what_it_was() -> None:
    game = draw(ROOM).do("override floor B1 blood boomstick nailed-it light-armor")
    assert game.heard("overrode was")[-1] == "nothing"
    game.do("m e", "take nailed-it")
    assert game.hand("Red") == ["nailed-it"]
    game.do("override floor B1 nothing")
    assert game.heard("overrode was")[-1] == "blood boomstick light-armor"
    assert game.floor("B1") == []


@pytest.mark.parametrize("words", ["mud", "disconnect"])
def test_only_blood_weapons_and_gadgets_lie_on_the_floor(words: str) -> None:
    assert words in draw(ROOM).refuses(f"override floor B1 {words}").casefold()


MANY = """
    +---+---+---+---+---+---+---+---+
    | 1   2   3   4   5   6   7   8 |
    +   +   +   +   +   +   +   +   +
    | G                             |
    +---+---+---+---+---+---+---+---+
"""


@pytest.mark.parametrize(("number", "square"), [(3, "C1"), (8, "H1")])
def test_instead_of_two_dice_the_table_says_the_respawn_number(number: int, square: str) -> None:
    game = draw(MANY, red=fighter(), movement=None).do(f"override Red skip {number}")
    assert game.square("Red") == square


def test_no_total_that_the_table_says_is_below_zero() -> None:
    game = draw(ROOM).do("s Green")
    assert "below 0" in game.refuses("override Red skip -3")


def test_movement_that_the_table_says_is_not_rolled_for() -> None:
    game = draw(ROOM, movement=None).do("override Red movement 5")
    assert game.due == "Red acts: 5 movement, 1 attacks"


def test_who_comes_back_unhurt_has_no_health_to_be_set() -> None:
    game = draw(ROOM.replace("R", " "), red=fighter(), turn="Green")
    assert "[respawn.stats]" in game.refuses("override Red health 2")


def test_a_hand_that_is_dealt_is_set_card_by_card() -> None:
    game = draw(ROOM, dealt=True)
    assert "[hand.hidden]" in game.refuses("override Red hand weapon 2")
    game.do("override Red hold boomstick")
    assert game.hand("Red") == ["boomstick"]


@rule("bump.arrival", "ruling.bump.loop")
def test_when_the_turn_goes_with_its_player_it_is_the_bumped_fighter_who_waits() -> None:
    drawing = HOPS.replace("2  TG", "2G TB")
    game = draw(drawing, movement=4).do("m n", "m via D1", "2")
    assert game.due == "Green rolls 1d: bump"
    game.do("leave Red")
    assert (game.square("Blue"), game.square("Green")) == ("C1", "")
