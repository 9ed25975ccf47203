"""What an effect asks of whom: blasts, misses, stances that others cause, rescues."""

from __future__ import annotations

from pathlib import Path

from fragkit.referee.display.forecast import forecasts
from fragkit.rules.commands import Shoot
from tests.rulemark import rule
from tests.rules.kit import draw, fan_pack, fighter

CARDS = """
- id: stinger
  name: Stinger
  deck: weapon
  damage: 1d
  ammo: 6
  radius: 4
  effects: [{wound: 1, at: hit, on: target, if: {foe_in: [water]}}]
- id: ignite
  name: Ignite
  deck: special
  on: other
  when: own-turn
  effects: [{enter: burning, on: chosen}]
"""
FIGHTERS = """
- id: noble
  name: Noble
  stats: 3/2/2
  tracks: [{id: shots, name: Shots, most: 3}]
  abilities:
    - name: Again
      effects: [{track: shots, add: 1, at: fire}, {shoot: anyone, at: miss}]
    - name: Fair
      effects: [{forbid: attack, if: {count: {shots: 1+}, foe_in: [water]}}]
- id: phoenix
  name: Phoenix
  stats: 3/2/2
  abilities:
    - name: Ash
      effects: [{heal: full, at: dying, on: self, then: {remove: fighter, on: self}}]
"""
PACK = """
rules:
  - name: Fire
    stances: [{id: burning, name: Burning, effects: [{wound: 1, at: turn-start}]}]
"""
POND = """
    +---+---+---+---+---+---+
    | R                   G |
    +---+   +   +   +   +   +
    |             B~  Y~    |
    +---+---+---+---+---+---+
"""


def fan(tmp_path: Path) -> str:
    return fan_pack(tmp_path, PACK, cards=CARDS, fighters=FIGHTERS)


@rule("card.overrides")
def test_a_blast_asks_the_condition_of_each_fighter_in_it(tmp_path: Path) -> None:
    four = fighter("4/2/1")
    red = fighter("2/2/3", play="stinger")
    game = draw(POND, packs=fan(tmp_path), red=red, blue=four, green=four, yellow=four)
    game.do("s green stinger", "6 6 6")
    while game.request["purpose"] != "defense" or game.request["player"] != "Yellow":
        game.do("1" if game.request["purpose"] == "damage" else "6 6 6 6")
    game.do("6 6 6 6")
    assert [game.seat(name).health for name in ("Green", "Blue", "Yellow")] == [4, 3, 3]


@rule("card.overrides", "ruling.damage.each")
def test_a_blast_rolls_the_dice_that_each_fighter_in_it_calls_for() -> None:
    row = """
        +---+---+---+---+---+---+
        | R       B  G~         |
        +---+---+---+---+---+---+
    """
    game = draw(row, packs="deathmatch", red=fighter("2/2/3", play="depth-charge"))
    [shot] = forecasts(game.run.game, Shoot("Red", "Blue", "depth-charge"))
    assert shot.others["Green"].mean > shot.odds.mean
    game.do("s blue depth-charge", "1 1 1", "6 6 6")
    assert game.request["receipt"] == "4d = 3d +1d (Depth Charge)"  # Green stands in water
    game.do("4 4 4 4", "6 6 6", "override red square f1", "s green depth-charge")
    assert game.request["receipt"] == "3d (Depth Charge)"  # Blue does not


@rule("card.overrides")
def test_a_shot_after_a_miss_is_offered_though_the_missed_one_is_barred(tmp_path: Path) -> None:
    row = """
        +---+---+---+---+---+---+
        | R               B~    |
        +---+   +   +   +   +   +
        |         G             |
        +---+---+---+---+---+---+
    """
    game = draw(row, packs=fan(tmp_path), red=fighter(id="noble"))
    game.do("s blue start", "1 1")
    assert game.due == "Red chooses shoot: Green, no"


@rule("frag.mark")
def test_a_frag_by_a_stance_is_scored_by_the_player_who_caused_it(tmp_path: Path) -> None:
    row = "+---+---+---+\n| R       B |\n+---+---+---+"
    game = draw(row, packs=fan(tmp_path), red=fighter(hand="ignite"), blue=fighter("1/3/3"))
    game.do("p ignite blue", "end")
    assert game.told("fragged player by") == [("Blue", "Red")]
    assert game.seat("Red").frags == 1


@rule("faq.special")
def test_a_rescued_fighter_can_leave_play(tmp_path: Path) -> None:
    row = "+---+---+---+\n| R       B |\n+---+---+---+"
    game = draw(row, packs=fan(tmp_path), red=fighter("1/2/4"), blue=fighter(id="phoenix"))
    game.do("s blue start", "6 6", "1 1 1")
    assert game.told("fragged") == []
    assert (game.seat("Blue").status, game.square("Blue")) == ("removed", "")
