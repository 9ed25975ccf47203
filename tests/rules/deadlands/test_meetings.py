"""Where Deadlands meets teams, variants and what the base game has (ruling.gallows.friend and more)."""

from __future__ import annotations

import pytest

from tests.rulemark import rule
from tests.rules.kit import Game, begin, draw, fighter

DEADLANDS = "deadlands"
TOWN = """
    +---+---+---+---+---+
    | R   B       X   1 |
    +   +---+---+   +---+
    | X   2       3   G |
    +---+---+---+---+---+
"""
LANE = """
    +---+---+---+---+
    | R           1 |
    +---+   +   +---+
    | 2   B     | G |
    +---+---+---+---+
"""
MATES = "red Red Blue, blue Green"


def overkill(**more: object) -> Game:
    """Red brings Blue down with twice what he had left."""
    game = draw(TOWN, packs=DEADLANDS, blue=fighter("2/2/3"), **more)
    return game.do("s Blue start", "6 2", "1 1")


@rule("ruling.gallows.friend")
def test_a_teammates_hit_hangs_though_nobody_scores() -> None:
    game = overkill(variants="death-match", teams=MATES)
    assert game.due == "Red chooses gallows: D1, A2"
    game.do("D1")
    assert (game.seat("Blue").status, game.told("frag-scored")) == ("hanged", [])
    game = overkill(variants="death-match", teams=MATES, house="gallows.friend=b")
    assert game.seat("Blue").status == "fragged"
    foe = "red Red Green, blue Blue"
    assert overkill(variants="death-match", teams=foe, house="gallows.friend=b").due.startswith(
        "Red chooses gallows"
    )


@rule("ruling.gallows.blink")
def test_in_the_blink_of_an_eye_the_hanged_wait_for_their_turn() -> None:
    game = overkill(variants="blink-of-an-eye").do("D1")
    assert (game.seat("Blue").status, game.due) == ("hanged", "Red acts: 6 movement, 0 attacks")
    game = overkill(variants="blink-of-an-eye", house="gallows.blink=b")
    assert game.due == "Blue rolls 1d: respawn"
    plain = overkill(house="gallows.blink=b")
    assert plain.due.startswith("Red chooses gallows"), "without the variant it changes nothing"


@rule("variant.lastman.out", "deadlands.gallows")
def test_who_is_out_of_the_game_does_not_hang() -> None:
    game = overkill(variants="last-man-standing=1")
    assert (game.seat("Blue").status, game.square("Blue")) == ("out", "")
    assert game.due == "Red acts: 6 movement, 0 attacks"
    assert overkill(variants="last-man-standing=2").due == "Red chooses gallows: D1, A2"


@rule("ruling.gallows.friend")
def test_who_changes_sides_by_his_fall_was_a_foe_when_he_fell() -> None:
    sides = {"variants": "red-rover", "teams": "red Red Green, blue Blue Yellow"}
    game = overkill(**sides, yellow=fighter(), house="gallows.friend=b")
    assert game.due == "Red chooses gallows: D1, A2"


@rule("ruling.shootout.dead", "deadlands.shootout.bonus")
def test_who_falls_in_a_shootout_and_is_back_at_once_does_not_shoot() -> None:
    street = "zones: {main-street: [A1:D2]}"
    game = draw(
        LANE, packs=DEADLANDS, variants="blink-of-an-eye", keys=street, blue=fighter("1/2/4")
    )
    game.do("hold", "end", "6 6", "m n", "Red: yes", "6 6", "7H", "1 1", "2C", "6 6", "1")
    assert game.due == "Blue rolls 1d: respawn"
    game.do("2")
    assert game.told("attack-declared player") == ["Red"]
    assert game.told("street-won player") == ["Red"]


@rule("ruling.gallows.harrowed")
def test_in_some_houses_the_hanged_gunslinger_rises_from_a_grave() -> None:
    blue = fighter("2/2/3", id="harrowed-gunslinger")
    game = draw(TOWN, packs=DEADLANDS, blue=blue, house="gallows.harrowed=c")
    game.do("s Blue start", "6 2", "1 1", "D1", "end")
    assert game.due == "Blue chooses respawn: E1, B2, D2"
    game.do("B2")
    assert (game.square("Blue"), game.hand("Blue")) == ("B2", ["weapon"])
    assert "Blue figure" not in game.facts
    other = draw(TOWN, packs=DEADLANDS, blue=fighter("2/2/3"), house="gallows.harrowed=c")
    other.do("s Blue start", "6 2", "1 1", "D1", "end")
    assert other.square("Blue") == "D1", "who chooses no grave comes back on the gallows"


@rule("ruling.shootout.team")
@pytest.mark.parametrize(
    ("variants", "house", "asked"),
    [
        ("death-match", "", True),
        ("death-match", "shootout.team=b", False),
        ("red-rover", "", False),
    ],
)
def test_a_teammate_is_shot_at_only_where_teammates_are_attacked(
    variants: str, house: str, asked: bool
) -> None:
    more = {"packs": DEADLANDS, "variants": variants, "house": house}
    game = draw(LANE, teams=MATES, **more).do("hold", "end", "6 6", "m n")
    assert (game.due == "Red chooses shootout: yes, no, not-this-turn") is asked
    foes = draw(LANE, teams="red Red Green, blue Blue", **more).do("hold", "end", "6 6", "m n")
    assert foes.due == "Red chooses shootout: yes, no, not-this-turn"


@rule("ruling.ocr.attack", "ruling.ocr.frag")
def test_attacks_and_frags_are_those_of_the_base_game() -> None:
    game = overkill(red=fighter("2/1/4")).do("D1")
    assert game.due == "Red acts: 6 movement, 1 attacks"
    assert game.told("wounded points") == [4]
    assert (game.told("frag-scored player"), game.hand("Red")) == (["Red"], ["special"])


@rule("ruling.ocr.features")
def test_what_a_map_draws_counts_here_too() -> None:
    room = """
        +---+---+---+---+---+
        | RT  1   2   3   4 |
        +---+---+---+---+---+
        | 5   /   D       T |
        +---+---+---+---+---+
    """
    game = draw(room, packs=DEADLANDS).do("m e2")
    assert game.told("moved how") == ["teleporter"]
    game.do("m w w w")  # through the door square, onto the half that is on this side of the wall
    assert game.square("Red") == "B2b"
    assert game.refuses("m w") == "Red can't go west from B2b: a wall is in the way [wall.move]"


@rule("team.pick.captains", "first.team.choose")
def test_in_a_team_game_captains_are_rolled_for_and_nobody_plays_poker() -> None:
    hall = "+---+---+---+---+\n| 1   2   3   4 |\n+---+---+---+---+"
    game = begin(hall, "3/2/2", "2/2/3", packs=DEADLANDS, variants="death-match")
    assert game.due == "Red chooses captain: Red, Blue"
    game.do("red", "5", "2", "red")
    assert game.due == "Blue chooses player: Red, Blue"


@rule("bump.arrival")
def test_who_swaps_places_while_passing_somebody_has_him_bumped() -> None:
    game = draw(LANE.replace("| G |", "| 3 |").replace("R         ", "R       G "), packs=DEADLANDS,
                red=fighter(hand="musical-chairs"))  # fmt: skip
    game.do("m e e", "p musical-chairs blue")
    assert (game.square("Red"), game.square("Blue")) == ("B2", "C1")
    assert game.due == "Green rolls 1d: bump"
