"""`fragkit odds`: the contract and the text."""

from __future__ import annotations

import io
import json
import sys
import time

import pytest

from tests.pace import bar
from tests.rulemark import rule

SHOT = ["odds", "--accuracy", "2", "--range", "7", "--damage", "4d", "--health", "3"]


def changed(option: str, value: str) -> list[str]:
    args = list(SHOT)
    args[args.index(option) + 1] = value
    return args


def test_the_json_has_the_keys_of_the_contract(fragkit):
    found = fragkit(*SHOT, "--json").json
    assert set(found) == {"hit", "frag", "mean", "damage", "exact"}
    assert set(found["exact"]) == {"hit", "frag", "mean", "damage"}
    assert found["exact"]["hit"] == "7/12"
    assert found["hit"] == pytest.approx(7 / 12)
    assert found["damage"].keys() == found["exact"]["damage"].keys()
    assert sum(found["damage"].values()) == pytest.approx(1)


@rule("attack.hit")
def test_a_range_out_of_reach_is_an_answer(fragkit):
    ran = fragkit(*changed("--range", "13"), "--json")
    assert (ran.code, ran.json["hit"], ran.json["damage"]) == (0, 0.0, {"0": 1.0})
    assert ran.json["exact"] == {"hit": "0", "frag": "0", "mean": "0", "damage": {"0": "1"}}
    assert fragkit(*changed("--range", "13")).out.startswith("Out of range: 0% to hit\n")


@rule("ruling.armor.defense")
def test_armor_adds_defense_dice(fragkit):
    plain = fragkit(*changed("--health", "4"), "--json").json
    armored = fragkit(*SHOT, "--armor", "1", "--json").json
    assert armored == plain


@rule("ruling.armor.soak")
def test_a_house_option_changes_what_frags(fragkit):
    default = fragkit(*SHOT, "--armor", "1", "--json").json
    other = fragkit(*SHOT, "--armor", "1", "--house", "armor.soak=b", "--json").json
    assert default["damage"] == other["damage"]
    assert other["frag"] > default["frag"]


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("--accuracy", "0", "--accuracy is 0; it must be at least 1"),
        ("--range", "0", "--range is 0; it must be at least 1"),
        ("--health", "-1", "--health is -1; it must be at least 1"),
        ("--damage", "0d", "--damage is 0; it must be at least 1"),
        ("--damage", "5x", "--damage is `5x`; write a number of dice such as 4d"),
        ("--damage", "", "--damage is ``; write a number of dice such as 4d"),
        ("--damage", "200d", "--damage is 200; it must be at most 100"),
        ("--damage", "99999999d", "--damage is 99999999; it must be at most 100"),
        ("--accuracy", "101", "--accuracy is 101; it must be at most 100"),
    ],
)
def test_an_impossible_number_is_no_answer(fragkit, option, value, message):
    ran = fragkit(*changed(option, value))
    assert (ran.code, ran.err) == (2, f"fragkit: {message}\n")
    assert fragkit(*changed(option, value), "--json").json["error"]["message"] == message


def test_a_negative_extra_is_no_answer(fragkit):
    ran = fragkit(*SHOT, "--extra", "-1")
    assert (ran.code, ran.err) == (2, "fragkit: --extra is -1; it must be at least 0\n")


def test_words_for_numbers_are_no_answer(fragkit):
    assert fragkit(*changed("--accuracy", "two")).code == 2


def test_a_wrong_house_option_is_no_answer(fragkit):
    ran = fragkit(*SHOT, "--house", "armour.soak=b")
    assert ran.code == 2
    assert ran.err == "fragkit: `armour.soak` is not a house option; did you mean `armor.soak`?\n"


def test_the_largest_question_is_answered_at_once(fragkit):
    big = [x if x not in "237" else "100" for x in changed("--damage", "100d")]
    start = time.process_time()
    ran = fragkit(*big, "--armor", "100", "--extra", "100", "--json")
    assert ran.code == 0
    assert time.process_time() - start < bar(1.5)


def test_the_verdict_comes_first_and_40_columns_hold_it(fragkit, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    out = fragkit(*SHOT).out
    assert out.split("\n")[:4] == [
        "58.3% to hit, 2.1% to frag",
        "2d to hit at range 7; 4d damage against",
        "Health 3",
        "0.60 damage on average",
    ]
    assert max(map(len, out.split("\n"))) <= 40
    assert " 1 damage  36.9% ███" in out


def test_a_terminal_without_unicode_gets_plain_bars(monkeypatch):
    from fragkit.cli import run

    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", stream)
    assert run(SHOT) == 0
    stream.seek(0)
    assert " 1 damage  36.9% ###" in stream.read()


def test_a_certain_hit_is_100_and_a_rare_frag_is_not_0(fragkit):
    out = fragkit("odds", "--accuracy", "1", "--range", "1", "--damage", "1d", "--health", "6").out
    assert out.startswith("100% to hit, 0% to frag\n")
    out = fragkit("odds", "--accuracy", "1", "--range", "6", "--damage", "6d", "--health", "6").out
    assert out.startswith("16.7% to hit, <0.1% to frag\n")


def test_json_is_one_line_without_prose(fragkit):
    out = fragkit(*SHOT, "--json").out
    assert out.count("\n") == 1
    json.loads(out)


def test_the_answer_is_given_in_the_language_asked_for(fragkit):
    words = ["--accuracy", "2", "--range", "7", "--damage", "4d", "--health", "3"]
    told = fragkit("odds", *words, "--lang", "de").out.split("\n")
    assert told[0] == "58.3% Treffer, 2.1% Frag"
    assert told[1] == "2d Treffer auf Entfernung 7; 4d Schaden gegen Gesundheit 3"
    assert told[4].startswith(" 0 Schaden")
    assert (
        fragkit("odds", *words, "--lang", "de", "--json").out
        == fragkit("odds", *words, "--json").out
    )


# -- by name, in four words, with questions --------------------------------------------------------


def test_four_words_are_the_four_options(fragkit):
    assert fragkit("odds", "2", "7", "4d", "3", "--json").json == fragkit(*SHOT, "--json").json


def test_a_weapon_by_name_has_its_own_damage_and_extra_damage(fragkit):
    by_name = fragkit("odds", "boomstick", "--range", "7", "--health", "3")
    assert by_name.out.split("\n")[1] == (
        "Boomstick: 2d to hit at range 7; 4d damage against Health 3"
    )
    named = fragkit("odds", "boomstick", "--range", "7", "--health", "3", "--json").json
    assert named == fragkit(*SHOT, "--json").json
    assert fragkit("odds", "pulse", "rifle", "3", "6", "2").out.split("\n")[1] == (
        "Pulse Rifle: 3d to hit at range 6; 2d damage against Health 2"
    )
    assert fragkit("odds", "pistol", "2", "3", "2").code == 0


def test_a_weapon_that_does_not_reach_that_far_never_hits(fragkit):
    ran = fragkit("odds", "lumber-jackpot", "--range", "2", "--health", "3", "--json")
    assert (ran.code, ran.json["hit"]) == (0, 0.0)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "add --accuracy N, --range N, --damage DICE and --health N; for example: fragkit odds 2 8 4d 3"),
        (["boomstick"], "add --range N and --health N; for example: fragkit odds 2 8 4d 3"),
        (["2", "8", "4d"], "add --health N; for example: fragkit odds 2 8 4d 3"),
        (["2", "8", "4d", "3", "9"], "`9` is one number too many; for example: fragkit odds 2 8 4d 3"),
        (["2", "8x", "4d", "3"], "--range is `8x`; write a number"),
        (["boomstik"], "there is no weapon `boomstik`; did you mean `boomstick`?"),
        (["light-armor"], "`light-armor` is not a weapon"),
    ],
)  # fmt: skip
def test_everything_that_is_missing_is_named_at_once(fragkit, words, message):
    ran = fragkit("odds", *words)
    assert (ran.code, ran.err) == (2, f"fragkit: {message}\n")


def test_a_terminal_is_asked_for_what_is_missing(fragkit, monkeypatch):
    typed = iter(["many", "0", "7", "3"])
    asked = []
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda prompt: asked.append(prompt) or next(typed))
    ran = fragkit("odds", "boomstick")
    assert asked == ["Range in squares: "] * 3 + ["The target's Health: "]
    assert "✗ --range is `many`; write a number" in ran.out
    assert "2d to hit at range 7; 4d damage against Health 3" in ran.out
