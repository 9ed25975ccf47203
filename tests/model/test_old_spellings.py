"""Files may keep spellings of conditions that are older than the general ones."""

from __future__ import annotations

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.typed_yaml import nodes
from fragkit.load.typed_yaml.structure import structure
from fragkit.model.effects import Condition
from fragkit.model.effects.condition import OldCondition
from fragkit.model.fields import specs


def condition(source: str) -> Condition:
    problems = Problems()
    root = nodes.parse(source, "if.yaml", problems)
    assert root is not None
    made = structure(root, Condition, "a condition", problems)
    assert made is not None, problems.found
    return made


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{weapon_tag: [revolver, gatling]}", "{weapon: [revolver, gatling]}"),
        ("{weapon_type: flame}", "{weapon: flame}"),
        ("{range_at_least: 3}", "{range: 3+}"),
        ("{range_at_most: 3}", "{range: 3-}"),
        ("{range_at_least: 2, range_at_most: 3}", "{range: 2-3}"),
        ("{health_at_most: 2}", "{count: {health: 2-}}"),
        ("{target_in: water}", "{foe_in: water}"),
        ("{foe_health: less}", "{foe_has: {health: less}}"),
        ("{foe_armored: true}", "{count: {foe-armor: 1+}}"),
        ("{foe_armored: false}", "{count: {foe-armor: 0}}"),
        ("{foe_armored: true, health_at_most: 1}", "{count: {health: 1-, foe-armor: 1+}}"),
        ("{not: {foe_armored: true}}", "{not: {count: {foe-armor: 1+}}}"),
        ("{weapon_tag: pistol, weapon_type: flame}", "{weapon: pistol, any: [{weapon: flame}]}"),
        ("{range: 5+, range_at_most: 9, any: [{moved: true}, {alone: 2}]}",
         "{range: 5+, any: [{range: 9-, any: [{moved: true}, {alone: 2}]}]}"),
    ],
)  # fmt: skip
def test_an_old_spelling_is_the_general_one(old: str, new: str):
    assert condition(old) == condition(new)


def test_every_old_spelling_says_what_to_write_and_what_it_became():
    assert specs(OldCondition).keys() == OldCondition.NOW.keys()
    assert {*OldCondition.NOW.values()} <= specs(Condition).keys()


def test_a_mistake_in_an_old_spelling_is_reported_where_it_stands():
    asked = condition("{moved: true, weapon_tag: [whip, bow]}")
    assert asked.where.item("weapon", 1).column == 34
