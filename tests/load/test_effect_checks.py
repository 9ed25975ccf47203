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
    assert told(gadget.format(effect="{roll: hit, dice: 1, at: enter}"), tmp_path) == []


GADGET = "- id: x\n  name: X\n  deck: gadget\n  letter: W\n  effects:\n    - {effect}\n"
TRACK = (
    "- id: x\n  name: X\n  stats: 3/2/2\n  tracks:\n    - {id: rage, name: Rage, most: 3, full: {effect}}\n"
    "  abilities:\n    - effects: {track: rage, add: 1, at: hit}\n"
)


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("{wound: 1, on: attacker, at: hit}", "no-such-target at `hit` the attacker is the owner"),
        ("{wound: 1, on: target, at: struck}", "no-such-target at `struck` the target is the owner"),
        ("{jump: 2, on: attacker}", "no-such-target `jump` works outside attacks, and there is no attacker then"),
        ("{swap: places, on: others, at: hit}", "no-such-target `swap` needs one fighter, not several"),
        ("{extra-turn: 1, at: round-end}", "never-happens at `round-end` it is nobody's turn, so no turn can follow it"),
        ("{limit: hand, add: 1, at: hit, lasts: roll}", "no-change `limit` changes nothing in one roll"),
        ("{jump: 1, at: hit, lasts: attack}", "no-change `jump` changes nothing in one attack"),
        ("{draw: [any, healing], at: hit}", "no-change `draw` has no effect here: `any` means all of them"),
        ("{immune: [everything, acid]}", "no-change `immune` has no effect here: `everything` means all of them"),
        ("{discard: [gadget, not gadget], at: hit}", "no-change `discard` has no effect here: it names and excludes the same cards"),
        ("{reroll: first, dice: 2}", "no-change `dice` has no effect here: these rolls use only one die"),
        ("{discard: gadget, count: all, pick: random, at: hit}", "no-change `pick` has no effect here: all of them are discarded anyway"),
        ("{jump: foe-speed}", "never-holds at `play` there is no foe, so `foe-speed` can't be counted"),
        ("{attacks: sixes-to-hit, at: fire, lasts: turn}", "never-holds at `fire` no dice have been rolled yet, so `sixes-to-hit` can't be counted"),
        ("{move: 1, at: use, if: {own_turn: true}}", "no-change `own_turn` has no effect: it is always the owner's turn then"),
        ("{move: 1, at: turn-end, if: {own_turn: false}}", "never-holds it is always the owner's turn then, so `own_turn: false` is never true"),
        ("{move: 1, at: hit, if: {not: {not: {moved: true}}}}", "no-change two `not`s cancel each other out"),
        ("{move: 1, at: struck, if: {same_target: true}}", "never-holds at `struck` the owner does not attack, so `same_target` is never true"),
        ("{outcome: hit, at: hit}", "never-happens at `hit` the to-hit roll is already over"),
        ("{jump: 1, at: turn-end, lasts: turn}", "no-change `lasts: turn` ends at once at `turn-end`"),
        ("{jump: 1, if: {weapon: start}}", "never-holds `jump` works outside attacks, so `weapon` is never true"),
        ("{blast: 3d, radius: 1, shape: line, on: others, at: hit}", "no-change `shape` has no effect here: a line needs one target"),
    ],
)  # fmt: skip
def test_keys_that_make_no_sense_together_are_refused(effect: str, message: str, tmp_path: Path):
    found = told(GADGET.replace("{effect}", effect), tmp_path)
    assert message in [line.split(" ", 1)[1] for line in found]


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("{wound: 1, on: attacker}", "no-such-target at `play` there is no attack, so there is no attacker"),
        ("{cancel: attack}", "never-happens at `play` there is no attack to cancel"),
        ("{heal: 1, if: {foe_adjacent: true}}", "never-holds at `play` there is no foe, so `foe_adjacent` is never true"),
    ],
)  # fmt: skip
def test_a_track_may_fill_while_nobody_attacks(effect: str, message: str, tmp_path: Path):
    found = told(TRACK.replace("{effect}", effect), tmp_path)
    assert message in [line.split(" ", 1)[1] for line in found]


def test_a_stance_is_entered_on_your_turn_anyway(tmp_path: Path):
    stance = "{id: low, name: Low, if: {own_turn: true}, effects: {stat: speed, add: -1}}"
    fighter = f"- id: x\n  name: X\n  stats: 3/2/2\n  stances:\n    - {stance}\n"
    assert "own_turn" in " ".join(told(fighter, tmp_path))
