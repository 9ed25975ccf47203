"""`fragkit odds` and `fragkit damage` say what the engine makes of the same shot."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Literal

import pytest

from fragkit.model.effects.modifiers import Armor, Stat
from fragkit.model.word_values import Dice
from fragkit.rules.commands import Shoot
from tests.full import sampled
from tests.referee.fates import Walk
from tests.rules.kit import Game, card, draw, fighter


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

    def game(self) -> Game:
        """Red aims at Blue along a corridor, with cards that make the numbers."""
        width = self.range + 2
        wall = "+---" * width + "+"
        drawing = f"{wall}\n| R {'    ' * (self.range - 1)}  B   1 |\n{wall}"
        cards = [
            card("cannon", "weapon", damage=Dice(self.damage), ammo=3, extra=self.extra),
            card("aim", "gadget", Stat(value="accuracy", set=self.accuracy), letter="W"),
            card("bulk", "gadget", Stat(value="health", set=self.health), letter="H"),
            card("mail", "gadget", Armor(value=max(self.armor, 1)), letter="A"),
        ]
        return draw(
            drawing, cards=cards, red=fighter(play="cannon aim"),
            blue=fighter(play="bulk mail" if self.armor else "bulk"), movement=12, dealt=True,
            house=f"armor.soak={self.soak}",
        )  # fmt: skip


def odds_are_played(fragkit, shot: Shot, seed: int) -> None:
    told = fragkit(
        "odds", "--accuracy", str(shot.accuracy), "--range", str(shot.range),
        "--damage", f"{shot.damage}d", "--extra", str(shot.extra), "--health", str(shot.health),
        "--armor", str(shot.armor), "--house", f"armor.soak={shot.soak}", "--json",
    ).json  # fmt: skip
    table = shot.game().run.table
    fate = Walk(table, Shoot("Red", "Blue", "cannon"), "Blue", Random(seed)).fate()
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
@pytest.mark.parametrize("seed", range(4, sampled(24, 60)))
def test_the_odds_of_more_shots_are_too(fragkit, seed: int) -> None:
    """20 shots in every run, 56 in full (`tests/full.py`)."""
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
    game = near.game().do(
        "s Blue cannon", *(" ".join(map(str, dice)) for dice in (attack, defense))
    )
    [wounded] = game.told("wounded")
    for fact in ("points", "health", "armor"):
        assert told[fact] == wounded[fact]
    assert told["fragged"] is bool(game.told("fragged"))
    assert told["armor_discarded"] is (bool(shot.armor) and not wounded["armor"])
    assert [step["text"] for step in told["steps"]] == wounded["steps"]
    assert told["notes"] == []
