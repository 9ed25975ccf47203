"""The odds that are told before a shot are what the engine then does, cards included."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fragkit.referee.host import Host
from fragkit.referee.parsers import PARSERS
from fragkit.rules.commands import Shoot
from tests.referee.fates import Fate, Walk, at_a_table_of_its_own
from tests.referee.tables import say, sit

HERE = "Red A1 3 turn movement 6"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "friday.frag"


@dataclass(frozen=True, slots=True)
class Told:
    """What the referee has told of one shot."""

    shot: Shoot
    fates: dict[str, Fate]


def ask(host: Host, words: str) -> list[Told]:
    """`odds` and these words, as a web page would ask."""
    from fractions import Fraction

    answer = say(host, f"odds {words}")
    assert answer["type"] == "shown", answer["refusal"]
    speaker = host.run.request.player
    said = PARSERS["s"](words.split(), speaker, host.run.heard())
    assert isinstance(said, Shoot)

    def fate(figures: dict[str, Any]) -> Fate:
        exact = figures["exact"]
        damage = {int(n): Fraction(p) for n, p in exact["damage"].items()}
        assert sum(damage.values()) == 1
        assert Fraction(exact["mean"]) == sum(n * p for n, p in damage.items())
        assert figures["hit"] == float(Fraction(exact["hit"]))
        return Fate(Fraction(exact["hit"]), Fraction(exact["frag"]), damage)

    told = []
    for shot in answer["data"]["shots"]:
        fates = {name: fate(figures) for name, figures in shot["others"].items()}
        if shot["target"] in host.run.game.state.seats:
            fates[shot["target"]] = fate(shot)
        command = Shoot(speaker, said.target, shot["weapon"], said.ammo, said.mode)
        told.append(Told(command, fates))
    return told


def check(host: Host, words: str, *, thorough: bool = False, seed: int = 1) -> list[Told]:
    """Every shot that the answer speaks of is played over all dice."""
    told = ask(host, words)
    table = at_a_table_of_its_own(host.run.setup, host.run.table.state)
    for one in told:
        assert one.fates, "somebody is told about"
        for victim, promised in one.fates.items():
            happens = Walk(table, one.shot, victim, Random(seed), thorough).fate()
            assert promised == happens, f"{one.shot} for {victim}"
    return told


def test_a_vest_that_frags_the_shooter_keeps_his_damage_off(path):
    host = sit(path, "Red A1 1 turn movement 6", "Blue A2 1 hug-me-vest", "Green H6")
    [pistol] = check(host, "blue")
    assert (
        pistol.fates["Blue"].frag
        < check(
            sit(
                path.with_name("no vest"),
                "Red A1 1 turn movement 6",
                "Blue A2 1 light-armor",
                "Green H6",
            ),
            "blue",
        )[0]
        .fates["Blue"]
        .frag
    )
