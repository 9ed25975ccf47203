"""What can go wrong with tracks, stances and weapons on a sheet is told, each at its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from fragkit.diagnostics import Problems
from fragkit.load.packs.library import load_library

HEAD = "- id: bob\n  name: Bob\n  stats: 3/2/2\n"
RAGE = "  tracks: [{id: rage, name: Rage, most: 3}]\n"
USED = "  abilities: [{name: A, effects: {track: rage, add: 1, at: hit}}]\n"
FLY = "  stances: [{id: flying, name: Flying, effects: {jump: 1}}]\n"


def can(effect: str) -> str:
    return f"  abilities: [{{name: A, effects: {effect}}}]\n"


CASES = {
    "an unknown track": (RAGE + can("{track: raeg, add: 1, at: hit}"), "unknown-track there is no track `raeg`"),
    "a track of nobody's sheet": (can("{heal: 1, at: use, cost: {track: {rage: 1}}}"), "unknown-track there is no track"),
    "no change": (RAGE + can("{track: rage, at: hit}"), "no-change this `track` changes nothing"),
    "two changes": (RAGE + can("{track: rage, add: 1, set: 2, at: hit}"), "two-changes `set` and `add` can't be combined"),
    "set too high": (RAGE + can("{track: rage, set: 4, at: hit}"), "out-of-range `rage` has only 3 boxes"),
    "more than there is": (
        RAGE + can("{jump: 1, if: {count: {rage: 4+}}}"), "never-holds nobody can have 4 Rage: the track has only 3 boxes",
    ),
    "always so": (RAGE + can("{jump: 1, if: {count: {rage: 0-3}}}"), "no-change this is always true: Rage has only 3 boxes"),
    "a price that nobody has": (
        RAGE + can("{heal: 1, at: use, cost: {track: {rage: 5}}}"), "never-holds nobody can pay 5 Rage: the track has only 3 boxes",
    ),
    "start above the last box": (
        "  tracks: [{id: rage, name: Rage, most: 3, start: 4}]\n" + USED, "out-of-range `rage` starts at 4, but it has only 3 boxes",
    ),
    "a title out of reach": (
        "  tracks: [{id: rage, name: Rage, most: 3, titles: {4: King}}]\n" + USED, "out-of-range `rage` never reaches 4: it has only 3 boxes",
    ),
    "a word that is taken": ("  tracks: [{id: health, name: H, most: 3}]\n", "reserved-word `health` already means something else at the table"),
    "a track that nothing touches": (RAGE, "yours-to-apply no effect uses `rage`, so players must track it by hand"),
    "two of one id": (
        "  tracks: [{id: rage, name: A, most: 3}, {id: rage, name: B, most: 3}]\n" + USED, "duplicate-id the id `rage` is used twice",
    ),
    "a moment of its own in a full track": (
        "  tracks: [{id: rage, name: A, most: 3, full: {heal: 1, at: hit}}]\n" + USED, "stray-moment",
    ),
    "an unknown stance": (FLY + can("{jump: 1, if: {stance: fliyng}}"), "unknown-stance there is no stance `fliyng`"),
    "an unknown stance entered": (FLY + can("{enter: crouching, at: hit}"), "unknown-stance there is no stance `crouching`"),
    "a stance that changes nothing": ("  stances: [{id: idle, name: Idle}]\n", "does-nothing the stance `idle` does nothing"),
    "a stance of words": (
        "  stances: [{id: idle, name: Idle, text: You hum.}]\n", "yours-to-apply `idle` has a text but no effects, so the referee can't apply it",
    ),
    "a stance that nobody enters": (
        "  stances: [{id: odd, name: Odd, when: never, effects: {jump: 1}}]\n", "never-happens nothing lets a fighter enter `odd`",
    ),
    "a price for what nobody chooses": (
        "  stances: [{id: odd, name: Odd, when: never, cost: {movement: 1}, effects: {jump: 1}}]\n"
        + can("{enter: odd, at: hit}"), "no-change `cost` has no effect: nobody chooses to enter `odd`",
    ),
    "a stance for a roll": (
        "  stances: [{id: odd, name: Odd, lasts: roll, effects: {jump: 1}}]\n", "bad-value a stance can't last `roll`",
    ),
    "a foe where there is none": (
        "  stances: [{id: odd, name: Odd, if: {foe_armored: true}, effects: {jump: 1}}]\n",
        "never-holds when a fighter enters Odd there is no attack, so `foe_armored` is never true",
    ),
    "two weapons of one name": (
        "  weapon: [{name: Gun, damage: 1d, ammo: 1}, {name: gun, damage: 2d, ammo: 1}]\n",
        "duplicate-weapon `bob` has two weapons called `gun`",
    ),
    "none beside a weapon": (
        "  weapon: [none, {name: Gun, damage: 1d, ammo: 1}]\n", "no-change `none` can't be combined with weapons",
    ),
    "a burst without ammunition": (
        "  weapon: {name: Gun, damage: 1d, ammo: unlimited, burst: 3}\n", "burst-unlimited",
    ),
    "a weapon that asks for its target": (
        "  weapon: {name: Gun, damage: 1d, ammo: 1, if: {range: 2}}\n", "never-holds before Gun is fired there is no attack",
    ),
    "a weapon that does nothing": ("  weapon: {name: Gun, damage: none, ammo: 1}\n", "does-nothing a weapon without damage"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_mistake_on_a_sheet(case: str, tmp_path: Path) -> None:
    more, told = CASES[case]
    (tmp_path / "fighters").mkdir()
    (tmp_path / "pack.yaml").write_text("id: mine\nname: Mine\nversion: '1'\n")
    (tmp_path / "fighters" / "a.yaml").write_text(HEAD + more)
    problems = Problems()
    load_library(problems, [tmp_path], built_in=False)
    found = [f"{d.code} {d.message}" for d in problems.sorted()]
    assert [line for line in found if line.startswith(told)], found
