"""What a pack says for the whole table is checked where it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.content_check import check_content
from fragkit.load.packs.library import load_library
from tests.rules.kit import fan_pack

RULE = "rules: [{{name: R, effects: [{}]}}]\n"


@pytest.mark.parametrize(
    ("text", "code", "message"),
    [
        ("house: {frag: 5}\n", "unknown-option", "`frag` is not a house option"),
        ("house: {frags: 0}\n", "unknown-option", "`frags` can't be `0`"),
        ("house: {armor.soak: c}\n", "unknown-option", "`armor.soak` can't be `c`"),
        (
            "options: [{id: frags, about: x, values: [a, b], default: a}]\n",
            "duplicate-id", "there is already a house option `frags`",
        ),
        (
            "options: [{id: fog, about: x, values: [a, b], default: c}]\n",
            "unknown-option", "the default `c` is not one of the values",
        ),
        (
            "options: [{id: fog, about: x, values: [a], default: a}]\n",
            "no-change", "`fog` has only one value",
        ),
        (
            "options: [{id: fog, about: x, values: [a, b], default: a}]\n",
            "no-change", "`fog` has no effect: no condition in this pack asks for it",
        ),
        ("setup: {zone: attic}\n", "unknown-place", "no map of these packs has a zone `attic`"),
        ("replaces: weapon\n", "no-change", "replaces the deck `weapon` but has no cards for it"),
        ("replaces: weapons\n", "unknown-deck", "there is no deck `weapons`"),
        ("setup: {deal: {wepon: 1}}\n", "unknown-deck", "there is no deck `wepon`"),
        ("setup: {gear: [lite-armor]}\n", "unknown-id", "there is no card `lite-armor`"),
        ("setup: {gear: [yoink]}\n", "gear-not-in-play", "it is from the deck `special`"),
        ("frag: {earns: {gold: 1}}\n", "unknown-deck", "there is no deck `gold`"),
        ("variants: [hearst]\n", "unknown-variant", "there is no variant `hearst`"),
        (
            RULE.format("{stat: speed, add: 1, on: everyone}"),
            "counts-often", "`on: everyone` would apply it once per fighter",
        ),
        (RULE.format("{heal: 1}"), "no-moment", "`heal` on `R` has no moment"),
        (
            RULE.format("{heal: 1, at: turn-start, if: {house: {fog: on}}}"),
            "unknown-option", "`fog` is not a house option",
        ),
        (RULE.format("{score: 0, at: frag}"), "no-change", "this `score` changes nothing"),
        ("rules: [{name: Snacks, text: Share.}]\n", "yours-to-apply", "the rule `Snacks` has a text but no effects"),
    ],
)  # fmt: skip
def test_a_slip_is_told(tmp_path: Path, text: str, code: str, message: str) -> None:
    problems = Problems()
    load_library(problems, [Path(fan_pack(tmp_path, text))])
    found = [(d.code, str(d.message)) for d in problems.found]
    found = [one for one in found if code == "no-change" or "asks for" not in one[1]]
    assert [c for c, _ in found if c != "no-change" or code == c][:1] == [code], found
    assert any(message in text for _, text in found), found
    assert problems.found[0].span.line >= 4


# -- ground of a map's own -----------------------------------------------------------------------

MAP = """
id: lawn
name: Lawn
grid: |
  +---+---+---+
  | 1   &   2 |
  +---+---+---+
legend: {{"&": {}}}
"""


@pytest.mark.parametrize(
    ("said", "code", "message"),
    [
        ("{name: Grass}", "does-nothing", "the ground `Grass` does nothing"),
        ("{name: Grass, text: Keep off.}", "yours-to-apply", "the ground `Grass` has a text but no effects, so the referee can't apply it"),
        ("{effects: [{wound: 1, at: enter}]}", "missing-key", "`&` needs `name`"),
        ("{name: Grass, effects: [{wound: 1}]}", "no-moment", "`wound` on `Grass` has no moment"),
        (
            "{name: Grass, effects: [{wound: 1, at: setup}]}",
            "never-happens", "`at: setup` never happens on ground",
        ),
        (
            "{name: Grass, effects: [{push: 1, at: enter}]}",
            "no-such-target", "`push` needs an attack, and at `enter` there is none",
        ),
        ("{name: Grass, cost: 2, trait: tough}", "no-change", "ground has no sheet"),
        ("{name: Grass, cost: 0}", "out-of-range", "`cost` must be from 1 to 9, not 0"),
        ("{name: Grass, is: [watre], cost: 2}", "unknown-choice", "`is` can't be"),
        ("{name: Grass, effects: [{draw: gold, at: enter}]}", "selects-nothing", "no card matches `gold`"),
    ],
)  # fmt: skip
def test_a_slip_in_the_ground_is_told(tmp_path: Path, said: str, code: str, message: str) -> None:
    (tmp_path / "maps").mkdir()
    fan_pack(tmp_path)
    (tmp_path / "maps" / "lawn.yaml").write_text(MAP.format(said))
    problems = Problems()
    check_content([tmp_path], tmp_path, problems)
    found = [(d.code, str(d.message)) for d in problems.found]
    assert [c for c, _ in found] == [code], found
    assert message in found[0][1]
    assert problems.found[0].span.line == 8


# -- figures ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "code", "message"),
    [
        ("stats: free, role: boss", "illegal-stats", "a boss needs fixed stats"),
        ("stats: 0/2/2, role: boss", "illegal-stats", "a boss needs at least 1 Health and no stat above 30"),
        ("stats: 9/2/2, role: boss, points: 12", "no-change", "`points` has no effect: a boss may have any stats"),
        (
            "stats: 2/0/2, role: {kind: minion, turn: false, returns: true}",
            "never-happens", "`returns` has no effect: this fighter has no turns to return on",
        ),
        ("stats: 9/2/2", "illegal-stats", "Health is 9"),
        ("stats: 9/2/2, role: {kind: boss, most: 2}", "no-change", "`most` has no effect on a boss: it limits minions"),
        (
            "stats: 3/2/2, abilities: [{name: S, effects: [{summon: gost, at: use}]}]",
            "unknown-id", "there is no fighter `gost`",
        ),
        (
            "stats: 3/2/2, abilities: [{name: S, effects: [{summon: x, at: use}]}]",
            "no-such-target", "`x` is not a minion",
        ),
    ],
)  # fmt: skip
def test_a_slip_in_a_role_is_told(tmp_path: Path, said: str, code: str, message: str) -> None:
    problems = Problems()
    pack = fan_pack(tmp_path, fighters=f"- {{id: x, name: X, {said}}}\n")
    load_library(problems, [Path(pack)])
    found = [(d.code, str(d.message)) for d in problems.found]
    assert [c for c, _ in found] == [code], found
    assert message in found[0][1]


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("damage: 3d, shape: cross", "no-blast"),
        ("damage: 3d, core: 5d", "no-blast"),
        ("damage: 3d, radius: 0, shape: cross", "no-blast"),
        ("damage: 3d, scatter: 1d", "no-blast"),
        ("damage: 3d, spares: self", "no-blast"),
        ("damage: none, aim: nothing, bank: true, effects: [{draw: gadget}]", "aim-at-nothing"),
    ],
)
def test_what_is_about_a_blast_needs_one(tmp_path: Path, said: str, code: str) -> None:
    problems = Problems()
    card = f"- {{id: x, name: X, deck: weapon, ammo: 2, {said}}}\n"
    load_library(problems, [Path(fan_pack(tmp_path, cards=card))])
    assert [d.code for d in problems.found] == [code], problems.found
