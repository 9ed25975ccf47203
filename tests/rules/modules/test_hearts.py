"""Hearts (heart.*, ex.heart)."""

from __future__ import annotations

import pytest

from fragkit.model.effects.modifiers import Stat
from fragkit.model.word_values import Lasts
from fragkit.rules.modules.hearts import Hearts
from tests.rulemark import rule
from tests.rules.kit import begin, card, draw, fighter

LINE = """
    +---+---+---+---+
    | R   B         |
    +---+---+---+---+
"""


def told(game) -> list[str]:
    events = game.run.table.story()
    return [str(e.words).format(player=e.player, said=e.said) for e in events if hasattr(e, "said")]


@rule("heart.use", "heart.start")
def test_each_player_begins_with_hearts_for_the_starting_health():
    game = begin("+---+---+\n| 1   2 |\n+---+---+", "3/2/2", "1/3/3", modules=[Hearts()])
    game.do("6", "1", "a1", "b1")
    assert told(game) == ["Red: take 3 hearts.", "Blue: take 1 heart."]


@rule("heart.lose", "heart.gain", "ex.heart")
def test_points_lost_go_back_and_points_gained_are_taken():
    game = draw(LINE, modules=[Hearts()], blue=fighter("3/2/2"), red=fighter(blood=0)).do("s blue")
    game.do("6 6", "2 2 2")
    assert game.heard("hearts-given player said") == [("Blue", "2 hearts")]
    game.do("override blue blood 1", "Blue: spend")
    assert game.heard("hearts-taken player said") == [("Blue", "1 heart")]


@rule("heart.lose")
def test_a_frag_gives_all_of_them_back():
    game = draw(LINE, modules=[Hearts()], blue=fighter(health=1)).do("s blue", "6 6", "1")
    assert game.heard("hearts-given player said") == [("Blue", "1 heart")]


@rule("ruling.heart.armor")
@pytest.mark.parametrize(("house", "count"), [("a", 5), ("b", 3)])
def test_armor_counts_unless_the_table_says_otherwise(house, count):
    game = draw(
        LINE, modules=[Hearts()], red=fighter("3/2/2", play="riot-gear:2"),
        house=f"heart.armor={house}",
    )  # fmt: skip
    assert game.do("s blue").health("Red") == 3
    assert game.run.table.state.seats["Red"].marks["hearts"] == count


def test_the_story_says_it_in_words():
    game = draw(LINE, modules=[Hearts()]).do("s blue", "6 6", "2 2 2")
    assert "Blue: give back 2 hearts." in told(game)


@rule("heart.gain", "ruling.heart.armor")
def test_a_suit_is_hearts_as_soon_as_it_is_put_on():
    game = draw(LINE, modules=[Hearts()], red=fighter(hand="light-armor")).do("p light-armor")
    assert game.heard("hearts-taken player said") == [("Red", "1 heart")]
    before = game.stands
    game.do("s blue", "undo")
    assert game.stands == before


@rule("heart.lose")
def test_a_bonus_that_ends_with_the_turn_gives_its_hearts_back_then():
    tonic = card("tonic", "special", Stat(value="health", add=2), lasts=Lasts("turn"))
    game = draw(LINE, modules=[Hearts()], cards=[tonic], red=fighter(hand="tonic")).do("p tonic")
    assert game.heard("hearts-taken player said") == [("Red", "2 hearts")]
    game.do("end")
    assert game.heard("hearts-given player said") == [("Red", "2 hearts")]
