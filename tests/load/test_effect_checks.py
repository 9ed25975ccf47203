"""Effects that say nothing, two things, or not when and how long."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library

SPECIAL = "- id: x\n  name: X\n  deck: special\n  effects:\n    - {effect}\n"
FIGHTER = "- id: x\n  name: X\n  stats: 3/2/2\n  abilities:\n    - effects: {effect}\n"
WEAPON = "- id: x\n  name: X\n  deck: weapon\n  damage: 3d\n  ammo: 2\n  malfunction: {effect}\n"


def told(source: str, tmp_path: Path) -> list[str]:
    file = tmp_path / "loose.yaml"
    file.write_text(source, encoding="utf-8")
    problems = Problems()
    load_library(problems, loose=[file], built_in=True)
    return [f"{d.span.line}:{d.span.column} {d.code} {d.message}" for d in problems.sorted()]


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("{stat: speed, lasts: turn}", "5:7 no-change this `stat` changes nothing"),
        ("{move: 0}", "5:7 no-change this `move` changes nothing"),
        ("{adjust: hit, lasts: roll}", "5:7 no-change this `adjust` changes nothing"),
        (
            "{adjust: hit, to: 6, by: 1, lasts: roll}",
            "5:28 two-changes `to` and `by` exclude each other",
        ),
        (
            "{stat: health, set: 3, add: 1, lasts: turn}",
            "5:30 two-changes `set` and `add` exclude each other",
        ),
        ("{attacks: 1}", "5:7 no-duration `attacks` on `x` does not say how long"),
        ("{heal: 1, at: frag}", "5:7 no-duration `heal` on `x` does not say how long"),
        (
            "{forbid: card, lasts: turn}",
            "5:7 forbid-card `forbid: card` and `card: <id>` belong together",
        ),
        (
            "{table: {1-4: {heal: 1}, 4-5: {wound: 1}}}",
            "5:15 table-faces the table does not say what happens on 6",
        ),
        ("{table: {1-4: {heal: 1}, 4+: {wound: 1}}}", "5:15 table-faces the table names twice 4"),
        (
            "{table: {1+: {heal: 1, at: hit}}}",
            "5:34 stray-moment this happens at once and has no `at` of its own",
        ),
    ],
)
def test_a_senseless_effect_is_told_at_its_place(effect: str, message: str, tmp_path: Path):
    assert message in told(SPECIAL.replace("{effect}", effect), tmp_path)


def test_what_a_trait_does_needs_its_moment(tmp_path: Path):
    assert told(FIGHTER.replace("{effect}", "{heal: 1}"), tmp_path) == [
        "5:16 no-moment `heal` of `x` does not say when"
    ]
    assert told(FIGHTER.replace("{effect}", "{heal: 1, at: frag}"), tmp_path) == []
    assert told(FIGHTER.replace("{effect}", "{stat: speed, add: 1}"), tmp_path) == []


def test_a_malfunction_happens_at_once(tmp_path: Path):
    assert told(WEAPON.replace("{effect}", "{wound: 1, at: miss}"), tmp_path) == [
        "6:31 stray-moment this happens at once and has no `at` of its own"
    ]


def test_the_text_of_a_trait_is_checked_too(tmp_path: Path):
    source = (
        "- id: x\n  name: X\n  stats: 3/2/2\n  abilities:\n"
        "    - text: Heal {hael}.\n      effects: {heal: 1, at: frag}\n"
    )
    assert told(source, tmp_path) == [
        "5:18 unknown-placeholder `{hael}` stands for nothing on this trait of `x`"
    ]


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        (
            "{attacks: 1, at: frag}",
            "6:7 no-duration `attacks` on `x` begins at a moment and does not say how long it lasts",
        ),
        (
            "{attacks: 1, chance: 4+}",
            "6:28 no-moment `attacks` of `x` is always in force: `chance` needs a moment",
        ),
        (
            "{stat: speed, add: 1, cost: {discard: 1}}",
            "6:35 no-moment `stat` of `x` is always in force: `cost` needs a moment",
        ),
    ],
)
def test_what_a_gadget_has_in_force_begins_with_it_or_says_when_and_how_long(
    effect: str, message: str, tmp_path: Path
):
    gadget = "- id: x\n  name: X\n  deck: gadget\n  letter: W\n  effects:\n    - {effect}\n"
    assert told(gadget.format(effect=effect), tmp_path) == [message]
    assert told(gadget.format(effect="{roll: hit, dice: 1, at: frag}"), tmp_path) == []
