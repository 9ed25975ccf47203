"""`fragkit odds` and `fragkit damage` say what the engine makes of the same shot."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Literal

import pytest

from fragkit.model.card import Card
from fragkit.model.effects.modifiers import Armor, Stat
from fragkit.model.words import Dice
from fragkit.rules.commands import Shoot
from fragkit.rules.events import Fragged, Wounded
from fragkit.rules.houses import Houses
from tests.referee.fates import Walk
from tests.rules.stage import Stage, stand


@dataclass(frozen=True, slots=True)
class Shot:
    """What both are asked about."""

    accuracy: int
    range: int
    damage: int
    extra: int
    health: int
    armor: int
    soak: Literal["a", "b"]

    @staticmethod
    def any(random: Random) -> Shot:
        return Shot(
            accuracy=random.randint(1, 3),
            range=random.randint(1, 12),
            damage=random.randint(1, 5),
            extra=random.choice([0, 0, 1, 2]),
            health=random.randint(1, 3),
            armor=random.choice([0, 0, 1, 2]),
            soak=random.choice(["a", "b"]),
        )

    def stage(self) -> Stage:
        """Red aims at Green along a corridor, with cards that make the numbers."""
        width = self.range + 2
        wall = "+---" * width + "+"
        drawing = f"{wall}\n| R {'    ' * (self.range - 1)}  G   1 |\n{wall}"
        cards = [
            Card(
                id="cannon", name="Cannon", deck="weapon", damage=Dice(self.damage), ammo=3,
                extra=self.extra,
            ),
            Card(
                id="aim", name="Aim", deck="gadget", letter="W",
                effects=(Stat(value="accuracy", set=self.accuracy),),
            ),
            Card(
                id="bulk", name="Bulk", deck="gadget", letter="H",
                effects=(Stat(value="health", set=self.health),),
            ),
            Card(
                id="mail", name="Mail", deck="gadget", letter="A",
                effects=(Armor(value=max(self.armor, 1)),),
            ),
        ]  # fmt: skip
        worn = ["bulk", *(["mail"] if self.armor else [])]
        return stand(
            drawing, cards=cards, play={"Red": ["cannon", "aim"], "Green": worn},
            houses=Houses(armor_soak=self.soak),
        )  # fmt: skip


def odds_are_played(fragkit, shot: Shot, seed: int) -> None:
    told = fragkit(
        "odds", "--accuracy", str(shot.accuracy), "--range", str(shot.range),
        "--damage", f"{shot.damage}d", "--extra", str(shot.extra), "--health", str(shot.health),
        "--armor", str(shot.armor), "--house", f"armor.soak={shot.soak}", "--json",
    ).json  # fmt: skip
    table = shot.stage().table
    fate = Walk(table, Shoot("Red", "Green", "cannon"), "Green", Random(seed)).fate()
    assert told["exact"] == {
        "hit": str(fate.hit),
        "frag": str(fate.frag),
        "mean": str(sum(n * p for n, p in fate.damage.items())),
        "damage": {str(n): str(p) for n, p in fate.damage.items()},
    }


@pytest.mark.parametrize("seed", range(4))
def test_the_odds_of_any_shot_are_what_the_engine_does(fragkit, seed: int) -> None:
    odds_are_played(fragkit, Shot.any(Random(seed)), seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4, 60))
def test_the_odds_of_more_shots_are_too(fragkit, seed: int) -> None:
    odds_are_played(fragkit, Shot.any(Random(seed)), seed)


def test_the_damage_of_any_dice_is_what_the_engine_does(fragkit) -> None:
    random = Random(1)
    for _ in range(12):
        damage_is_played(fragkit, random)


@pytest.mark.slow
def test_the_damage_of_many_dice_is_too(fragkit) -> None:
    random = Random(2)
    for _ in range(300):
        damage_is_played(fragkit, random)


def damage_is_played(fragkit, random: Random) -> None:
    shot = Shot.any(random)
    attack = random.choices(range(1, 7), [1, 1, 1, 1, 2, 4], k=shot.damage)
    defense = random.choices(range(1, 7), [4, 2, 1, 1, 1, 1], k=shot.health + shot.armor)
    told = fragkit(
        "damage", "--attack", " ".join(map(str, attack)), "--defense", " ".join(map(str, defense)),
        "--extra", str(shot.extra), "--armor", str(shot.armor),
        "--house", f"armor.soak={shot.soak}", "--json",
    ).json  # fmt: skip
    near = Shot(3, 1, shot.damage, shot.extra, shot.health, shot.armor, shot.soak)
    stage = near.stage().shoot("Green", "cannon").roll(*attack).roll(*defense, by="Green")
    [wounded] = stage.heard(Wounded)
    assert (told["points"], told["health"], told["armor"]) == (
        wounded.points, wounded.health, wounded.armor,
    )  # fmt: skip
    assert told["fragged"] is bool(stage.heard(Fragged))
    assert told["armor_discarded"] is (bool(shot.armor) and not wounded.armor)
    assert [step["text"] for step in told["steps"]] == list(wounded.steps)
    assert told["notes"] == []
