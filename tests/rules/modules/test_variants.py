"""Variants that change the game a little, alone and in pairs (variant.*, team.variant.*)."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from fragkit.model.effects.acts import Skip
from fragkit.model.word_values import Dice, Stats
from fragkit.rules.flow.setup import Player, Setup, Team
from fragkit.rules.flow.setup_checks import player_problem
from fragkit.rules.modules import known_modules, made_variants, module_class
from fragkit.rules.modules.unbalanced import Unbalanced
from tests.rulemark import rule
from tests.rules.kit import card, draw, fighter, problem_of
from tests.rules.modules.weapons import SQUIB

TWO = """
    +---+---+---+
    | R   B   1 |
    +---+---+---+
"""

# -- The Blink of an Eye ---------------------------------------------------------------------


@rule("variant.blink.now", "variant.blink.target")
def test_who_is_fragged_is_back_at_once_and_can_be_fragged_again():
    game = draw(
        TWO, variants="blink-of-an-eye", blue=fighter(health=1), red=fighter(play="twin-peeks")
    )
    game.do("s blue start", "6 6", "1")
    assert game.due == "Blue rolls 1d: respawn"
    game.do("1", "override red attacks 1")
    assert (game.square("Blue"), game.health("Blue"), game.seat("Blue").status) == (
        "C1",
        3,
        "standing",
    )
    assert game.accepts("s blue start")


ACID = "+---+---+---+\n| R   a   1 |\n+---+---+---+\n| B |###|###|\n+---+---+---+"


@rule("ruling.blink.own")
def test_fragged_in_the_own_turn_he_is_back_at_once_and_the_turn_is_over():
    game = draw(ACID, variants="blink-of-an-eye", red=fighter(health=1)).do("m e", "6 6", "1", "1")
    assert (game.square("Red"), game.due) == ("C1", "Blue rolls 2d: movement")
    game = draw(ACID, variants="blink-of-an-eye", red=fighter(health=1), house="blink.own=b")
    game.do("m e", "6 6", "1", "1")
    assert game.due == "Red acts: 5 movement, 1 attacks"


@rule("variant.blink.now", "ruling.knockback.dead")
def test_what_else_a_shot_does_is_not_done_to_the_one_who_is_back():
    stun = card(
        "stun", "weapon", Skip(value="attacks", on="target", at="hit"), damage=Dice(6), ammo=2
    )
    game = draw(
        TWO.replace("1 |", "1     |").replace("---+\n", "---+---+\n"), variants="knockback blink-of-an-eye",
        cards=[stun], red=fighter(play="stun"), blue=fighter(health=1),
    )  # fmt: skip
    game.do("s blue stun", "6 6 6 6 6 6", "1", "1")
    assert game.square("Blue") == "C1"
    assert game.told("lost player") == []
    game.do("end", "1 1")
    assert game.due == "Blue acts: 2 movement, 1 attacks"


@rule("variant.blink.now")
def test_a_blast_around_the_target_is_where_it_stood():
    game = draw(
        TWO.replace("1 |", "        1 |").replace("+\n", "+---+---+\n"), variants="blink-of-an-eye",
        cards=[SQUIB], red=fighter(play="squib"), blue=fighter(health=1),
    )  # fmt: skip
    game.do("s blue squib", "6 6", "1", "1")
    assert game.square("Blue") == "E1"
    assert (game.due, game.reason()) == ("Red rolls 2d: damage", "for damage to Red from Squib")


@rule("ruling.blink.chain")
def test_he_is_back_before_the_next_wave_of_explosions():
    game = draw(
        "+---+---+---+---+---+---+---+\n| R           B     | G   1 |\n+---+---+---+---+---+---+---+",
        variants="barrels blink-of-an-eye", red=fighter(health=3), blue=fighter(health=1),
    )  # fmt: skip
    game.do("override floor c1 barrel", "override floor e1 barrel", "s c1", "1")
    game.do("1 1 1 1 1", "6 6 6", "6 6 6 6 6", "1")  # Red stands it, Blue does not
    assert game.told("barrel-exploded square") == ["C1"]
    assert game.due == "Blue rolls 1d: respawn"
    game.do("1")
    assert game.told("barrel-exploded square") == ["C1", "E1"]


@rule("team.variant.blink")
def test_it_may_be_played_in_team_games():
    game = draw(TWO, variants="death-match blink-of-an-eye", teams="red Red, blue Blue",
                blue=fighter(health=1)).do("s blue", "6 6", "1")  # fmt: skip
    assert game.due == "Blue rolls 1d: respawn"


def test_who_is_out_of_the_game_does_not_come_back():
    game = draw("+---+---+---+\n| R   B   G |\n+---+---+---+", blue=fighter(health=1),
                variants="blink-of-an-eye last-man-standing=1").do("s blue", "6 6", "1")  # fmt: skip
    assert game.seat("Blue").status == "out"


# -- No Specials -----------------------------------------------------------------------------


@rule("team.variant.nospecials", "ruling.team.nospecial")
def test_without_the_special_deck_a_frag_earns_nothing():
    game = draw(TWO, blue=fighter(health=1)).do("s blue", "6 6", "1")
    assert game.hand("Red") == ["special"]
    game = draw(TWO, blue=fighter(health=1), variants="no-specials").do("s blue", "6 6", "1")
    assert game.hand("Red") == []
    assert "special" not in game.run.table.state.decks


# -- Chaotic Spawning ------------------------------------------------------------------------

MAPS = ("+---+---+\n| 1   R |\n+---+---+", "+---+---+\n| 1   B |\n+---+---+")


def chaos(*said: str, **more):
    return draw(*MAPS, variants="death-match chaotic-spawning", teams="red Red, blue Blue",
                blue=fighter(), turn="Blue", movement=None, **more).do(
        "override blue square off", "override blue turn", *said)  # fmt: skip


@rule("team.variant.chaos", "team.variant.chaos.high", "ruling.team.chaos")
def test_a_high_second_roll_is_the_own_map():
    game = chaos("1")
    assert game.due == "Blue rolls 1d: respawn"
    assert game.do("4").square("Blue") == "a:A1"


@rule("team.variant.chaos.low", "ruling.team.chaos")
def test_a_low_second_roll_is_the_map_of_the_enemy():
    assert chaos("1", "3").square("Blue") == "b:A1"


@rule("ruling.chaos.bump")
def test_a_bump_has_no_second_die_unless_the_house_has_one():
    game = chaos("override red square a:a1", "1", "6")
    assert game.due == "Red rolls 1d: bump"
    game.do("1")
    assert (game.square("Red"), game.due) == ("b:A1", "Blue rolls 2d: movement")
    game = chaos("override red square a:a1", "1", "6", "1", house="chaos.bump=b")
    assert game.request["reason"] == "for the map: your map on 4+, otherwise the enemy's map"
    assert game.square("Red") == "a:A1"  # until it is decided
    game.do("4")
    assert (game.square("Red"), game.due) == ("b:A1", "Blue rolls 2d: movement")


# -- Unbalanced Teams ------------------------------------------------------------------------

HALL = "+---+---+---+---+---+---+---+\n| 1   2   3   4   5   6   7 |\n+---+---+---+---+---+---+---+"


def seated(*stats: str, teams: str, variants: str = "death-match unbalanced") -> str:
    names = ("Red", "Blue", "Green", "Yellow")
    players = [f"{name} {split}" for name, split in zip(names, stats, strict=False)]
    return problem_of(HALL, *players, variants=variants, teams=teams)


@rule("team.variant.unbalanced.five", "team.variant.unbalanced.seven", "ruling.stat.unbalanced")
def test_the_points_depend_on_the_size_of_the_team():
    def problem(few: int, many: int, stats: str, in_few: bool) -> str:
        teams = (Team("red", tuple(f"r{i}" for i in range(few))),
                 Team("blue", tuple(f"b{i}" for i in range(many))))  # fmt: skip
        name = "r0" if in_few else "b0"
        setup = Setup(None, (), modules=(Unbalanced(),), teams=teams)
        refusal = player_problem(setup, Player(name, Stats.parse(stats)))
        return str(refusal or "")

    assert problem(2, 3, "3/3/3", True) == ""
    assert "9" in problem(2, 3, "3/2/2", True)
    assert problem(2, 3, "3/2/2", False) == ""
    assert problem(3, 4, "4/3/3", True) == ""
    assert problem(3, 4, "3/2/2", False) == ""
    assert "fighter.max" in problem(2, 3, "5/2/2", True)


@rule("team.variant.unbalanced.five")
def test_other_teams_are_not_unbalanced():
    said = seated(*("3/2/2",) * 4, teams="red Red Blue, blue Green Yellow")
    assert "2 against 3 or 3 against 4, not 2 against 2" in said
    assert "must be named before the fighters are made" in seated(*("3/2/2",) * 4, teams="")


# -- together --------------------------------------------------------------------------------

VARIANTS = [
    id for id in known_modules() if (rules := module_class(id)) is not None and rules.is_optional
]
CLASHES = {
    frozenset(pair)
    for pair in combinations(
        (
            "bodyguards",
            "capture-the-flag",
            "death-match",
            "domination",
            "red-rover",
            "last-man-standing",
        ),
        2,
    )
}


@rule("variant.solo")
def test_every_pair_is_made_or_refused_with_the_reason():
    for pair in permutations(VARIANTS, 2):
        made = made_variants(pair, ())
        if frozenset(pair) in CLASHES:
            assert (
                made
                == f"`{pair[1]}` and `{pair[0]}` can't be played together: a game has only one goal"
            )
        else:
            assert isinstance(made, tuple)


@pytest.mark.parametrize("id", ["chaotic-spawning", "unbalanced"])
def test_what_is_for_teams_needs_a_team_game(id):
    problem = problem_of(HALL, "Red 3/2/2", "Blue 3/2/2", variants=id)
    assert f"`{id}` works only in team games" in problem


def test_a_variant_twice_or_with_a_value_it_cannot_have_is_refused():
    assert made_variants(["red-rover", "red-rover"], ()) == "the variant `red-rover` is named twice"
    assert "number from 1 to 3" in made_variants(["bodyguards=4"], ())
    assert made_variants(["no-specials=2"], ()) == "the variant `no-specials` does not take a value"
