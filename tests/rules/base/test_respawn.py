"""Coming back, and being bumped by those who do (respawn.*, bump.*)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fragkit.board.things import Things
from fragkit.rules.module import Module
from tests.rulemark import rule
from tests.rules.kit import Game, draw, fighter

# Red is off the map and comes back.
HALL = """
    +---+---+---+---+---+---+
    | 1   2   3   4   5   6 |
    +   +   +   +   +   +   +
    | B               G     |
    +---+---+---+---+---+---+
"""


def back(drawing: str, **more: object) -> Game:
    """Red's turn begins with Red off the map."""
    more.setdefault("red", fighter())
    return draw(drawing, movement=None, **more)


@rule("respawn.roll", "spawn.numbered", "turn.respawn")
@pytest.mark.parametrize(("die", "square"), [("1", "A1"), ("4", "D1"), ("6", "F1")])
def test_a_die_read_against_the_numbers_decides_the_square(die: str, square: str) -> None:
    game = back(HALL)
    assert game.due == "Red rolls 1d: respawn"
    game.do(die)
    assert game.told("respawned player square") == [("Red", square)]
    assert game.square("Red") == square


@rule("respawn.when")
def test_a_fragged_fighter_comes_back_in_its_players_next_turn_and_not_before() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   B   G   1 |
        +---+---+---+---+
        """,
        blue=fighter(health=1),
    )
    game.shoot("Blue", "", "6 6", "1")
    assert game.square("Blue") == ""
    game.do("end")
    assert game.due == "Blue rolls 1d: respawn"
    game.do("1")
    assert game.square("Blue") == "D1"


@rule("respawn.when", "turn.respawn")
def test_who_loses_the_turn_before_coming_back_does_not_come_back_in_it() -> None:
    game = back(HALL, blue=fighter(hand="ping-of-death"))
    game.do("Blue: p ping-of-death Red")
    assert (game.square("Red"), game.due) == ("", "Blue rolls 2d: movement")
    game.do("1 1", "end", "1 1", "end")
    assert game.due == "Red rolls 1d: respawn"


@rule("respawn.stats", "respawn.weapon", "respawn.armor")
def test_the_new_fighter_has_its_first_stats_a_pistol_and_no_armor() -> None:
    game = draw(
        """
        +---+---+---+---+
        | R   B       1 |
        +---+---+---+---+
        """,
        blue=fighter("2/2/3", health=1, play="light-armor boomstick pump-up-kicks", blood=2),
        house="blood.cure=b",
    )
    game.do("s Blue start", "6 6", "1 1", "end", "1")
    assert game.due == "Blue rolls 2d: movement"
    game.do("1 1")
    assert (game.health("Blue"), game.armor("Blue"), game.play("Blue")) == (2, 0, [])
    game.do("s Red")  # no question with which weapon
    assert game.due == "Blue rolls 2d: damage"
    assert game.receipt() == "2d (Pistol)"


@rule("respawn.cards")
def test_weapons_and_armor_from_the_hand_arm_the_new_fighter() -> None:
    game = back(HALL, red=fighter(hand="boomstick light-armor"))
    game.do("1", "1 1", "p boomstick", "p light-armor")
    assert game.play("Red") == ["boomstick", "light-armor"]
    assert game.armor("Red") == 1


@rule("ruling.respawn.few")
def test_a_number_that_the_map_lacks_is_rolled_again() -> None:
    game = back(
        """
        +---+---+---+
        | 1   2   B |
        +---+---+---+
        """
    )
    game.do("3")
    assert game.told("no-square player face reason") == [
        ("Red", 3, "there is no such respawn square")
    ]
    assert game.due == "Red rolls 1d: respawn"
    game.do("2")
    assert game.square("Red") == "B1"


@rule("ruling.respawn.many", "src.players.more")
@pytest.mark.parametrize(
    ("dice", "square"), [("1 4", "D1"), ("3 6", "F1"), ("4 1", "A2"), ("6 2", "B2"), ("5 3", "")]
)
def test_of_more_than_six_squares_one_die_chooses_the_six_and_one_the_square(
    dice: str, square: str
) -> None:
    game = back(
        """
        +---+---+---+---+---+---+
        | 1   2   3   4   5   6 |
        +   +   +   +   +   +   +
        | 7   8   B             |
        +---+---+---+---+---+---+
        """
    )
    assert game.due == "Red rolls 2d: respawn"
    assert game.reason() == (
        "to respawn (first die: 1-3: squares 1-6, 4-6: squares 7-12; second die: which of them)"
    )
    game.do(dice)
    assert game.square("Red") == square
    assert (game.due == "Red rolls 2d: respawn") is (square == "")


@rule("respawn.cards", "respawn.weapon", "respawn.armor", "ruling.hand.fragged")
def test_whoever_has_no_fighter_arms_none_to_get_below_the_hand_limit() -> None:
    game = draw(
        """
        +---+---+---+
        | R   a   B |
        +---+---+---+
        """,
        red=fighter("3/2/2", health=1, hand="boomstick light-armor nailed-it twin-peeks pulse-rifle"
        " walk-it-off"),
    )  # fmt: skip
    game.do("m e", "6 6", "1")  # fragged in the own turn, with six cards in hand
    assert game.due.startswith("Red chooses discard: ")
    for card in ("boomstick", "light-armor"):
        assert game.refuses(f"p {card}").endswith("[respawn.cards]")
    game.do("choose twin-peeks")
    assert game.due == "Blue rolls 2d: movement"


# -- hazards and gains -----------------------------------------------------------------------


@rule("ruling.respawn.hazard")
def test_arriving_by_respawn_meets_hazards() -> None:
    game = back(
        """
        +---+---+
        |1a   B |
        +---+---+
        """
    )
    game.do("1")
    assert game.due == "Red rolls 2d: damage"
    game.do("3 3", "1 1 1")
    assert game.health("Red") == 1


@rule("ruling.respawn.hazard", "ruling.leftover.who", "ruling.power.enter")
def test_arriving_by_respawn_gathers_nothing() -> None:
    game = back(
        """
        +---+---+---+
        |1w   B     |
        +---+---+---+
        """
    )
    game.do("1")
    assert game.due == "Red rolls 2d: movement"
    assert game.told("card-drawn") == []


@rule("ruling.respawn.hazard", "ruling.leftover.who")
def test_a_bumped_fighter_meets_hazards_and_gathers_nothing() -> None:
    game = back(
        """
        +---+---+---+
        |1B  2aw    |
        +---+---+---+
        """
    )
    game.do("1", "2")
    assert game.told("landed player square") == [("Blue", "B1")]
    assert game.due == "Blue rolls 2d: damage"
    game.do("6 6", "6 6 6")
    assert game.told("wounded cause") == ["acid"]
    assert game.told("card-drawn") == []


@rule("acid.enter", "ruling.respawn.hazard", "bump.back")
def test_each_arrival_in_acid_hurts_also_before_one_is_bumped_back() -> None:
    game = back(
        """
        +---+---+---+
        |1aB  2   . |
        +---+---+---+
        """
    )
    game.do("1", "2 1", "6 6 6")  # Red arrives in the acid
    assert game.due == "Blue rolls 1d: bump"
    game.do("1", "2 1", "6 6 6")  # so does Blue, on the same square
    assert game.due == "Red rolls 1d: bump"
    game.do("2")
    assert game.told("wounded player") == ["Red", "Blue"]
    assert (game.square("Red"), game.square("Blue")) == ("B1", "A1")


# -- bumping ----------------------------------------------------------------------------------


@rule("bump.trigger", "bump.arrival", "bump.roll")
def test_whoever_stands_where_another_respawns_is_bumped_and_rolls_at_once() -> None:
    game = back(
        """
        +---+---+---+
        |1B   2   3 |
        +---+---+---+
        """
    )
    game.do("1")
    assert game.told("bumped player square by") == [("Blue", "A1", "Red")]
    assert game.due == "Blue rolls 1d: bump"
    game.do("3")
    assert (game.square("Red"), game.square("Blue")) == ("A1", "C1")
    assert game.due == "Red rolls 2d: movement"


@rule("bump.trigger")
def test_a_teleport_card_bumps_too() -> None:
    game = draw(
        """
        +---+---+---+
        | R   B   1 |
        +---+---+---+
        """,
        red=fighter(hand="blink-button"), movement=None,
    )  # fmt: skip
    game.do("p blink-button B1", "1")
    assert (game.square("Red"), game.square("Blue")) == ("B1", "C1")


@rule("bump.chain")
def test_a_bumped_fighter_bumps_in_turn() -> None:
    game = back(
        """
        +---+---+---+
        |1B  2G   3 |
        +---+---+---+
        """
    )
    game.do("1", "2")
    assert game.told("bumped player square by") == [("Blue", "A1", "Red"), ("Green", "B1", "Blue")]
    assert game.due == "Green rolls 1d: bump"
    game.do("3")
    assert [game.square(n) for n in ("Red", "Blue", "Green")] == ["A1", "B1", "C1"]


@rule("bump.back")
def test_the_chain_may_bump_whoever_began_it() -> None:
    game = back(
        """
        +---+---+---+
        |1B  2G   3 |
        +---+---+---+
        """
    )
    game.do("1", "2", "1")
    assert game.told("bumped player square by")[-1] == ("Red", "A1", "Green")
    game.do("3")
    assert [game.square(n) for n in ("Red", "Blue", "Green")] == ["C1", "B1", "A1"]
    assert game.due == "Red rolls 2d: movement"


@rule("ruling.bump.loop")
def test_after_a_full_round_only_free_squares_count() -> None:
    game = back(
        """
        +---+---+---+
        |1B  2G   3 |
        +---+---+---+
        """
    )
    game.do("1", "2", "1", "2")  # three have been bumped, the fourth bump needs a free square
    assert game.due == "Blue rolls 1d: bump"
    game.do("1")
    assert game.told("no-square player face reason") == [("Blue", 1, "that square is occupied")]
    game.do("3")
    assert sorted(game.square(n) for n in ("Red", "Blue", "Green")) == ["A1", "B1", "C1"]


@rule("ruling.bump.loop", "ruling.respawn.many")
def test_when_all_free_squares_are_numbered_to_six_one_die_decides() -> None:
    game = back(
        """
        +---+---+---+---+
        |7B   1   2   3 |
        +   +   +   +   +
        |     4   5   6 |
        +---+---+---+---+
        """
    )
    game.do("4 1", "4 1", "4 1")  # Red bumps Blue, Blue bumps Red, Red bumps Blue
    assert game.due == "Blue rolls 1d: bump"
    assert game.reason() == "for a new square"
    game.do("6")
    assert game.square("Blue") == "D2"


class Barrel(Module):
    """Stands on A1."""

    id = "barrel"

    def things(self, game: object, things: Things) -> Things:
        return replace(things, solid=((0, "barrel"),))


@rule("ruling.respawn.many")
def test_a_square_that_is_closed_takes_no_die() -> None:
    game = draw(
        """
        +---+---+---+---+
        | 7   1   2   3 |
        +   +   +   +   +
        | R   4   5   6 |
        +---+---+---+---+
        """,
        blue=fighter(),
        modules=[Barrel()],
    )
    game.do("end")
    assert game.due == "Blue rolls 1d: respawn"


@rule("ruling.bump.loop")
def test_without_any_free_square_the_last_one_waits_as_if_fragged() -> None:
    game = back(
        """
        +---+---+
        |1B     |
        +---+---+
        """
    )
    game.do("1", "1", "1")  # Red bumps Blue, Blue bumps Red, Red bumps Blue
    assert game.told("waited player") == ["Blue"]
    assert (game.square("Red"), game.square("Blue")) == ("A1", "")
    assert game.told("frag-scored") == []
    assert game.told("fragged") == []
    game.do("1 1", "end")
    assert game.due == "Blue rolls 1d: respawn"


@rule("ruling.bump.walk", "move.through")
def test_walking_through_a_fighter_bumps_nobody() -> None:
    game = draw(
        """
        +---+---+---+
        | R   B   1 |
        +---+---+---+
        """
    )
    game.do("m e e")
    assert game.told("bumped") == []
    assert (game.square("Red"), game.square("Blue")) == ("C1", "B1")


@rule("ruling.bump.turn")
def test_a_fighter_bumped_in_the_own_turn_goes_on() -> None:
    """Red teleports onto Blue, Blue is bumped to Green, and Green back onto Red."""
    game = draw(
        """
        +---+---+---+---+---+
        | R   .  1B  2G   3 |
        +---+---+---+---+---+
        """,
        red=fighter("2/2/3", hand="blink-button"), movement=None,
    )  # fmt: skip
    game.do("p blink-button C1", "2", "1", "3")
    assert [game.square(n) for n in ("Red", "Blue", "Green")] == ["E1", "D1", "C1"]
    assert game.due == "Red acts: 0 movement, 2 attacks"
    game.do("s Blue start")
    assert game.due == "Red rolls 2d: damage"


@rule("respawn.stats", "ruling.damage.zero")
def test_what_a_fatal_hit_brings_does_not_follow_into_the_next_life():
    game = draw(
        "+---+---+\n| R   B |\n+---+---+",
        red=fighter(play="lag-gun"),
        blue=fighter("2/3/2", health=1),
    )
    game.do("s Blue lag-gun", "6 6 6", "1", "end", "1")
    assert game.due == "Blue rolls 3d: movement"


# -- many squares, several maps ------------------------------------------------------------


def numbered(count: int) -> str:
    """A row of numbered squares, and Blue at its end."""
    cells = [f"{n:^3}" for n in range(1, count + 1)] + [" B "]
    edge = "+---" * len(cells) + "+"
    return f"{edge}\n|{' '.join(cells)}|\n{edge}"


@rule("ruling.respawn.many")
@pytest.mark.parametrize(
    ("count", "dice", "square"), [(14, "5 2", "N1"), (14, "3 1", "G1"), (20, "5 2", "")]
)
def test_the_first_die_is_shared_out_among_as_many_blocks_of_six_as_there_are(
    count: int, dice: str, square: str
) -> None:
    game = back(numbered(count)).do(dice)
    assert game.square("Red") == square
    assert len(game.told("no-square")) == (square == "")


TWO = """
    +---+---+---+
    | 1   .   2 |
    +---+---+---+
"""


def joined(first: str, *more: str) -> Game:
    """Red comes back to maps `a`, `b` …, each with numbers 1 and 2: `b:A1`, `b:C1`."""
    return draw(first, *more, red=fighter(), movement=None)


@rule("ruling.respawn.maps")
@pytest.mark.parametrize(("face", "square"), [(1, "a:C1"), (3, "a:C1"), (4, "b:C1"), (6, "b:C1")])
def test_on_joined_maps_a_die_chooses_the_map_before_the_square(face: int, square: str) -> None:
    game = joined(TWO.replace(".", "B"), TWO)
    assert game.reason() == "for the map (1-3 a, 4-6 b)"
    game.do(f"{face}")
    assert (game.due, game.reason()) == ("Red rolls 1d: respawn", "to respawn")
    game.do("5")  # no such square: the map stays
    assert game.told("no-square reason") == ["there is no such respawn square"]
    assert game.do("2").square("Red") == square


@rule("ruling.respawn.maps")
def test_a_face_that_names_no_map_is_rolled_again() -> None:
    game = joined(TWO.replace(".", "B"), TWO, TWO, TWO)
    assert game.reason() == "for the map (1 a, 2 b, 3 c, 4 d)"
    assert game.do("5").told("no-square face") == [5]
    assert game.do("4", "1").square("Red") == "d:A1"


@rule("ruling.respawn.maps")
def test_whoever_is_bumped_on_joined_maps_rolls_for_the_map_too() -> None:
    game = joined(TWO, TWO.replace("1 ", "1B")).do("6", "1")
    assert game.due == "Blue rolls 1d: bump"
    game.do("1", "2")
    assert (game.square("Red"), game.square("Blue")) == ("b:A1", "a:C1")


@rule("bump.roll")
def test_who_is_taken_out_while_the_die_is_thrown_again_lands_nowhere() -> None:
    """A Disconnect was said before the late Save Scum: the die that is thrown again finds him gone."""
    game = draw(
        """
        +---+---+---+---+
        |RT   .   1   2 |
        +   +   +   +   +
        |BT   .   3   4 |
        +---+---+---+---+
        """,
        red=fighter(hand="save-scum disconnect"),
    )
    game.do("m via A2", "3", "p disconnect Blue", "p save-scum", "4")
    assert game.square("Blue") == ""
    assert game.seat("Blue").status == "removed"
