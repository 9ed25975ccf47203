"""`fragkit damage`: dice in, points and what is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.ledger_files import load_rules, rule_files
from tests.rulemark import rule


def test_a_hit_is_told_step_by_step_with_its_rules(fragkit, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    ran = fragkit("damage", "--attack", "4 2 6", "--defense", "3 3")
    assert ran.code == 0
    assert ran.out == (
        "2 damage: fragged\n\n1 damage roll: 4+2+6 = 12\n  [damage.attack]\n2 defense roll: "
        "3+3 = 6\n  [damage.defense]\n3 12 / 6 = 2 damage  [damage.divide]\n4 Health 2 − 2 "
        "= 0  [survive.reduced]\n5 Health 0: fragged unless cured now\n  [frag.when]\n"
    )


@rule("faq.armor.dice", "ruling.armor.defense")
def test_without_health_the_dice_beyond_the_armor_are_health(fragkit):
    ran = fragkit("damage", "--attack", "6", "--defense", "1 1 1 1 1", "--armor", "1", "--json")
    assert (ran.json["points"], ran.json["health"], ran.json["armor"]) == (1, 4, 0)
    assert ran.json["armor_discarded"] is True


@rule("ruling.armor.soak")
def test_a_table_may_let_armor_and_health_fall_together(fragkit):
    hit = ["damage", "--attack", "6", "--defense", "1 1 1 1 1", "--armor", "1"]
    assert fragkit(*hit).out.startswith("1 damage: the armor is gone, Health 4\n")
    assert fragkit(*hit, "--house", "armor.soak=b").out.startswith(
        "1 damage: Health drops from 4 to 3, and the armor is gone\n"
    )


@rule("damage.none")
def test_no_damage_is_a_verdict(fragkit):
    out = fragkit("damage", "--attack", "1", "--defense", "6 6").out
    assert out.startswith("No damage: Health stays 2\n")


@rule("damage.defense")
def test_dice_that_do_not_fit_the_health_are_pointed_out(fragkit):
    ran = fragkit("damage", "--attack", "4", "--defense", "3 3", "--health", "3", "--json")
    assert ran.json["notes"] == ["a target with Health 3 rolls 3 dice, not 2 [damage.defense]"]
    ran = fragkit("damage", "--attack", "4", "--defense", "3 3", "--health", "1")
    assert "Note: a target with Health 1 rolls 1 die, not 2 [damage.defense]" in ran.out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--attack", "7", "--defense", "1"], "--attack: `7` is not a die: type faces from 1 to 6, as in `4 2 6`"),
        (["--attack", "4", "--defense", ""], "--defense: type each die, such as `4 2 6`"),
        (["--attack", "four", "--defense", "1"], "--attack: `four` is not a die: type faces from 1 to 6, as in `4 2 6`"),
        (["--attack", "4", "--defense", "1", "--extra", "-1"], "--extra is -1; it must be 0 to 100"),
        (["--attack", "4", "--defense", "1", "--health", "0"], "--health is 0; it must be 1 to 100"),
        (["--attack", "4", "--defense", "3 3", "--armor", "2"], "2 defense dice with armor 2 leave no Health; add --health N"),
        (["--attack", "4", "--defense", "3", "--house", "x=1"], None),
        (["--attack", "4"], None),
    ],
)  # fmt: skip
def test_what_cannot_be_is_no_answer(fragkit, args, message):
    ran = fragkit("damage", *args)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    if message is not None:
        assert ran.err == f"fragkit: {message}\n"
    assert set(fragkit("damage", *args, "--json").json["error"]) == {"code", "message"}


def test_the_json_gives_each_step_its_rule(fragkit):
    found = fragkit("damage", "--attack", "2", "--defense", "1 1", "--extra", "1", "--json").json
    assert [step["rule"] for step in found["steps"]] == [
        "damage.attack",
        "damage.defense",
        "damage.divide",
        "damage.extra",
        "survive.reduced",
        "frag.when",
    ]


def test_every_step_names_a_rule_of_the_ledger(fragkit):
    problems = Problems()
    known = {entry.id for entry in load_rules(rule_files(Path(), problems), problems).entries}
    for soak in "ab":
        for attack, defense in (("6 6 6 6", "1 2 1"), ("1", "6 6 6"), ("5", "1 1 1")):
            hit = ["--attack", attack, "--defense", defense, "--extra", "1", "--armor", "1"]
            found = fragkit("damage", *hit, "--house", f"armor.soak={soak}", "--json").json
            assert {step["rule"] for step in found["steps"]} <= known


def test_the_answer_is_given_in_the_language_asked_for(fragkit):
    told = fragkit(
        "damage", "--attack", "4 2 6", "--defense", "3 3", "--armor", "1", "--lang", "de"
    )
    assert told.out.startswith("2 Schaden: gefraggt\n")
    assert "1 Schaden bleibt für die Gesundheit" in told.out
    assert not re.search(r"\b(to|armor|point|takes)\b", re.sub(r"\[.*?\]", "", told.out))
