"""Spots, choices, chains, modes and their kin: what makes no sense is refused at its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library
from fragkit.model.effects import acts
from fragkit.model.effects.condition import Condition, Spot
from fragkit.model.word_values import Bounds
from fragkit.referee.display.forecast import forecasts
from fragkit.rules.commands import Shoot
from tests.rules.fans.arena import made
from tests.rules.kit import card, draw, fan_pack, fighter

WRONG = [
    ("trait", "{heal: 1, at: use, may: true}", "`may` has no effect here"),
    ("trait", "{heal: 1, at: hit, cost: {health: 1}, may: true}", "`may` has no effect here"),
    ("trait", "{shoot: anyone, at: hit, may: true}", "`may` has no effect here"),
    ("trait", "{stat: speed, add: 1, may: true}", "always in effect, so `may` needs a moment"),
    ("trait", "{shoot: anyone, at: use, must: true}", "`must` has no effect here"),
    ("trait", "{wound: 1, on: others, at: hit, many: 2}", "`many` has no effect here"),
    ("trait", "{wound: 1, on: others, at: hit, only: chain}", "a chain of one fighter"),
    ("trait", "{wound: 1, on: attacker, at: fire}", "the attacker is the owner"),
    ("trait", "{wound: 1, on: target, at: struck}", "the target is the owner"),
    ("trait", "{roll: damage, dice: 1, at: hit}", "after `hit` this attack has no such roll"),
    ("gadget", "{extra: 1, at: wounded, lasts: attack}", "after `wounded` this attack"),
    ("gadget", "{roll: hit, dice: -1, on: attacker, at: struck, lasts: attack}", "after `struck`"),
    ("weapon", "{roll: movement, dice: 1, at: fire}", "after `fire` this attack"),
    ("weapon", "{threshold: power-up, faces: 1-3, at: miss}", "only during its attacks"),
    ("weapon", "{leave: any, on: foe, at: play}", "at `play` there is no foe"),
    ("gadget", "{ammo: empty, weapons: this, on: self, at: wounded}", "the attacker's weapon"),
    ("trait", "{heal: 1, at: sighted, cost: {any: [{movement: 2}]}}", "only on your turn"),
    ("trait", "{heal: 1, at: hit, then: {stat: speed, add: 1}}", "has no duration"),
    ("gadget", "{table: {1-3: {attacks: 1}, 4+: {heal: 1}}, at: hit}", "has no duration"),
    ("stance", "{wound: 1, on: attacker}", "at `play` there is no attack"),
    ("stance", "{heal: 1, at: respawn}", "a stance ends when its fighter is fragged"),
    ("rule", "{wound: moved, at: setup}", "it is not the owner's turn"),
    ("trait", "{teleport: sight, at: use, spot: {sight: true}}", "in sight anyway"),
    ("trait", "{teleport: sight, at: use, spot: {of: self}}", "every square fits this spot"),
    ("trait", "{teleport: sight, at: use, spot: {range: 0}}", "no range is 0"),
    ("trait", "{teleport: sight, at: use, spot: {side: behind}}", "the owner has no such side"),
    ("trait", "{teleport: sight, at: turn-end, spot: {of: foe, range: 2}}", "there is no foe"),
    ("trait", "{teleport: sight, at: use, spot: {of: target, range: 2}}", "there is no target"),
    ("trait", "{forbid: enter, spot: {range: 2}}", "nobody is kept out"),
    ("trait", "{forbid: enter, on: others, spot: {of: target, range: 2}}", "nobody walks during"),
    ("trait", "{forbid: enter, in: water, on: others, spot: {range: 2}}", "can't be combined"),
    ("trait", "{forbid: move, on: others, spot: {range: 2}}", "`spot` has no effect here"),
    ("trait", "{heal: 1, at: hit, if: {spot: {range: 2}}}", "it compares"),
    ("trait", "{heal: 1, at: hit, if: {foe_spot: {of: foe, range: 2}}}", "it compares"),
    ("trait", "{heal: 1, at: hit, if: {foe_spot: {of: self, free: true}}}", "not free"),
    ("special", "{place: blood, spot: {range: 2}}", "the square is fixed"),
    ("special", "{blast: 2d, radius: 1, center: self, spot: {range: 2}}", "nobody chooses"),
    ("special", "{walk: 2, way: nearest, spot: {range: 2}}", "nobody chooses"),
    ("special", "{draw: any, to: square, pile: discards}", "from the deck"),
    ("trait", "{heal: 1, at: hit, cost: {ammo: 1, discard: 1, which: rod}}", "for the cards and"),
    ("gadget", "{heal: 1, at: lose, whose: others}", "`whose` has no effect here"),
]  # fmt: skip


@pytest.mark.parametrize(("place", "effect", "message"), WRONG, ids=lambda text: text[:60])
def test_a_means_that_can_do_nothing_is_refused(place: str, effect: str, message: str) -> None:
    assert any(message in str(told) for told in made(place, effect, "").told), made(
        place, effect
    ).told


MODES = [
    ("if: {}", "condition is empty"),
    ("types: ballistic", "the same `types`"),
    ("aim: square", "needs a blast"),
    ("instead: true, damage: 2d", "no effects to replace"),
    ("if: {range: 2}, damage: 2d", "there is no attack"),
    ("if: {moved: false}", "the same as the weapon itself"),
]


@pytest.mark.parametrize(("keys", "message"), MODES)
def test_a_mode_that_changes_nothing_is_refused(keys: str, message: str, tmp_path: Path) -> None:
    cards = f"""
        - id: x
          name: X
          deck: weapon
          damage: 3d
          ammo: 3
          types: ballistic
          modes: [{{name: Y, {keys}}}]
    """
    problems = Problems()
    load_library(problems, [Path(fan_pack(tmp_path, cards=cards))])
    assert any(message in str(found.message) for found in problems.found)


ROW = """
    +---+---+---+---+
    | R   .   B   G |
    +---+---+---+---+
"""
UNSURE = [
    acts.Wound(value=1, on="others", only="chain", many=2, at="hit"),
    acts.Wound(value=1, on="target", at="hit", may=True),
    acts.Push(value=1, on="target", at="hit", may=True),
    acts.Wound(
        value=1, on="others", at="hit",
        if_=Condition(foe_spot=Spot(of="target", side="behind", range=Bounds(1, 3))),
    ),
]  # fmt: skip


@pytest.mark.parametrize("effect", UNSURE, ids=lambda one: f"{one.verb}-{one.may}-{one.only}")
def test_odds_name_what_they_do_not_count(effect: acts.Act) -> None:
    arm = card("arm", "gadget", effect, letter="W", name="Arm")
    game = draw(ROW, cards=[arm], red=fighter(play="arm"))
    [shot] = forecasts(game.run.game, Shoot("Red", "Blue", "start"))
    assert "Arm" in [str(one) for one in shot.uncounted]
