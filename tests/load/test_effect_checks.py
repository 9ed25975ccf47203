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
            "5:28 two-changes `to` and `by` can't be combined",
        ),
        (
            "{stat: health, set: 3, add: 1, lasts: turn}",
            "5:30 two-changes `set` and `add` can't be combined",
        ),
        ("{attacks: 1}", "5:7 no-duration `attacks` on `x` has no duration"),
        ("{heal: 1, at: frag}", "5:7 no-duration `heal` on `x` has no duration"),
        (
            "{forbid: card, lasts: turn}",
            "5:7 forbid-card `forbid: card` and `card: ID` need each other",
        ),
        (
            "{table: {1-4: {heal: 1}, 4-5: {wound: 1}}}",
            "5:15 table-faces the table has no entry for 6",
        ),
        ("{table: {1-4: {heal: 1}, 4+: {wound: 1}}}", "5:15 table-faces the table lists 4 twice"),
        (
            "{table: {1+: {heal: 1, at: hit}}}",
            "5:34 stray-moment an effect inside another happens at once, so it can't have `at`",
        ),
    ],
)
def test_a_senseless_effect_is_told_at_its_place(effect: str, message: str, tmp_path: Path):
    assert message in told(SPECIAL.replace("{effect}", effect), tmp_path)


def test_what_a_trait_does_needs_its_moment(tmp_path: Path):
    assert told(FIGHTER.replace("{effect}", "{heal: 1}"), tmp_path) == [
        "5:16 no-moment `heal` on `x` has no moment"
    ]
    assert told(FIGHTER.replace("{effect}", "{heal: 1, at: frag}"), tmp_path) == []
    assert told(FIGHTER.replace("{effect}", "{stat: speed, add: 1}"), tmp_path) == []


def test_a_malfunction_happens_at_once(tmp_path: Path):
    assert told(WEAPON.replace("{effect}", "{wound: 1, at: miss}"), tmp_path) == [
        "6:31 stray-moment an effect inside another happens at once, so it can't have `at`"
    ]


def test_the_text_of_a_trait_is_checked_too(tmp_path: Path):
    source = (
        "- id: x\n  name: X\n  stats: 3/2/2\n  abilities:\n"
        "    - text: Heal {hael}.\n      effects: {heal: 1, at: frag}\n"
    )
    assert told(source, tmp_path) == [
        "5:18 unknown-placeholder this trait of `x` has no placeholder `{hael}`"
    ]


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        (
            "{attacks: 1, at: frag}",
            "6:7 no-duration `attacks` on `x` has a moment but no duration",
        ),
        (
            "{attacks: 1, chance: 4+}",
            "6:28 no-moment `attacks` on `x` is always in effect, so `chance` needs a moment",
        ),
        (
            "{stat: speed, add: 1, cost: {discard: 1}}",
            "6:35 no-moment `stat` on `x` is always in effect, so `cost` needs a moment",
        ),
    ],
)
def test_what_a_gadget_has_in_force_begins_with_it_or_says_when_and_how_long(
    effect: str, message: str, tmp_path: Path
):
    gadget = "- id: x\n  name: X\n  deck: gadget\n  letter: W\n  effects:\n    - {effect}\n"
    assert told(gadget.format(effect=effect), tmp_path) == [message]
    assert told(gadget.format(effect="{roll: hit, dice: 1, at: frag}"), tmp_path) == []
