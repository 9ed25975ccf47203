"""What would change nothing where it stands is refused; what looks so and is not, is played."""

from __future__ import annotations

import pytest

from tests.rules.fans.arena import made

REFUSED = {
    "a reroll that outlasts its card": (
        "special", "{reroll: hit, lasts: 2 turns}",
        "never-happens nobody can use this `reroll`: what outlasts its card is nobody's to use",
    ),
    "a reroll of a weapon, for longer than its attack": (
        "weapon", "{reroll: hit, lasts: turn}",
        "never-happens nobody can use this `reroll`: what outlasts the attack is nobody's to use",
    ),
    "a turned die that follows": (
        "ability", "{heal: 1, at: use, then: {adjust: hit, to: 6}}",
        "never-happens nobody can use this `adjust`: what follows from something else is nobody's to use",
    ),
    "a reroll that hangs on a die": (
        "ability", "{reroll: hit, at: use, chance: 4+}",
        "no-change `chance` changes nothing here: dice that lie are changed as soon as it is used",
    ),
    "a reroll for a time": (
        "ability", "{reroll: hit, at: use, lasts: turn}",
        "no-change `lasts` changes nothing here: dice that lie are changed at once",
    ),
    "a reroll with a time to use it": (
        "ability", "{reroll: hit, at: use, when: any-time}",
        "no-change `when` changes nothing here: it is used right after a roll anyway",
    ),
    "once a turn, and the turn is over": (
        "ability", "{skip: turn, at: use, per_turn: 1}",
        "no-change `per_turn` changes nothing here: it ends the own turn, so it comes once anyway",
    ),
    "others who come onto ground": (
        "ground", "{wound: 1, at: enter, whose: others}",
        "no-change `whose` changes nothing here: ground concerns whoever comes or goes",
    ),
    "a rule for others that each brings about": (
        "rule", "{cancel: attack, at: struck, on: others}",
        "no-change `on` changes nothing here: it says so itself",
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", REFUSED)
def test_what_changes_nothing_is_refused(case: str) -> None:
    place, effects, told = REFUSED[case]
    assert made(place, effects).told == (told,)


@pytest.mark.parametrize(
    ("place", "effects"),
    [
        ("trait", "{reroll: hit}"),
        ("ability", "{reroll: hit, at: use, cost: {health: 1}, per_turn: 1}"),
        ("weapon", "{reroll: hit, faces: 1-2}"),
        ("gadget", "{reroll: hit, at: turn-start, lasts: turn, must: true}"),
        ("ability", "{skip: turn, at: use, when: any-time, per_turn: 1}"),
        ("rule", "{table: {1-5: [], 6: {wound: 1}}, at: round-end, on: everyone}"),
        ("ground", "{wound: 1, at: turn-start, whose: others}"),
    ],
)
def test_what_changes_something_is_not(place: str, effects: str) -> None:
    assert made(place, effects).told == ()


@pytest.mark.parametrize("place", ["starting weapon", "stance", "rule", "ground"])
def test_whatever_lays_a_mine_brings_the_rules_of_mines(place: str) -> None:
    at = "hit" if place == "starting weapon" else "turn-start"
    game = made(place, f"{{place: mine, at: {at}}}").game()
    assert "mines" in [module.id for module in game.run.game.modules.all]


def test_a_stance_concerns_others_who_are_proof_against_something() -> None:
    """Everyone wears a ward; was a KeyError as soon as anybody rolled."""
    game = made("stance", "{stat: speed, add: 1, on: others}").game()
    game.do("end", "3 3 3", "end")
    assert game.due == "Blue rolls 5d: movement"
